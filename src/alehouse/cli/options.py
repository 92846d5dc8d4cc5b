"""Small things that several subcommands do with what they are given."""

from __future__ import annotations


def words(text: str) -> tuple[str, ...]:
    """The parts of a list with commas, in small letters."""
    return tuple(word.strip().lower() for word in text.split(",") if word.strip())


def counted(n: int, what: str) -> str:
    """`1 seat`, `4 seats`."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"

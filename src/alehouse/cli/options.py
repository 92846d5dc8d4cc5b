"""Small things that several subcommands do with what they are given."""

from __future__ import annotations

from ..engine.setting import SETTINGS, Setting
from ..errors import BadSetup


def words(text: str) -> tuple[str, ...]:
    """The parts of a list with commas, in small letters."""
    return tuple(word.strip().lower() for word in text.split(",") if word.strip())


def counted(n: int, what: str) -> str:
    """`1 seat`, `4 seats`."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def setting_of(variant: str) -> Setting:
    """A variant by its name. Raises BadSetup, which names those that exist."""
    if variant not in SETTINGS:
        raise BadSetup(f"there is no variant {variant!r}; choose among {', '.join(SETTINGS)}")
    return SETTINGS[variant]

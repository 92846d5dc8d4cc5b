"""Text that people type and others see."""

from __future__ import annotations


def seen(text: str) -> str:
    """The same on one line, without anything that cannot be seen or turns the direction of text."""
    return "".join(one if one.isprintable() else " " for one in text).strip()

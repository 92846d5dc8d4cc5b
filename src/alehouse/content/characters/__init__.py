"""The characters, one file each: a module here is a character by its `CHARACTER`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from alehouse.lang.cards import Character


def _load(module: str) -> Character:
    character = import_module(f"{__name__}.{module}").CHARACTER
    assert isinstance(character, Character)
    return character


LAST = 99
"""Where characters of no box come."""

CHARACTERS: tuple[Character, ...] = tuple(
    sorted((_load(module.name) for module in iter_modules(__path__)), key=lambda who: (who.box or LAST, who.id))
)
"""In the order of their boxes."""

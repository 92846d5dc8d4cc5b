"""How large things may be in a data pack. Whoever takes packs from strangers relies on these."""

from __future__ import annotations

import re
from typing import Final

FILE: Final = 256 * 1024
"""Bytes."""
LINE: Final = 4_000
"""Characters in a line of TOML; its parser takes time that grows with the square of a dotted key."""
DEPTH: Final = 24
"""Lists and tables within each other."""
PROBLEMS: Final = 100
"""Problems that are listed before reading stops."""

DESIGNS: Final = 80
"""Different cards of a character, side decks and boss cards included."""
COPIES: Final = 40
MODES: Final = 6
EFFECTS: Final = 40
"""Effects of one card or counter, those within others included."""
LIST: Final = 100
"""Entries of a list."""
COUNTERS: Final = 8
SIDE_DECKS: Final = 6
HOOKS: Final = 8

AMOUNT: Final = 20
"""No number of the board goes further."""
LEVEL: Final = 99
"""A counter reaches from -99 to 99."""

TITLE: Final = 80
TEXT: Final = 400
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ID_LENGTH: Final = 80
NAME_LENGTH: Final = 30
DIGITS: Final = 9
"""Of a number in JSON."""

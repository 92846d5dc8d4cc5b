"""Temperaments: small likes and dislikes, so that no two players at a table are quite the same.

A temperament changes what a bot takes for a good move by a little, never what it knows. It belongs to a seat at a
table, and comes from who sits there: the same table always has the same characters in both meanings of the word.
"""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from ..engine.view import View


@dataclass(frozen=True)
class Temper:
    name: str
    gold: float = 1.0
    """How much its own Gold counts, beside what it should."""
    fear: float = 1.0
    """How much it counts that it is close to passing out."""
    grudge: float = 1.0
    """How much it counts what happens to those who are about to hurt it, or did."""


EVEN = Temper("even")
GREEDY = Temper("greedy", gold=1.25)
CAUTIOUS = Temper("cautious", fear=1.2)
VENGEFUL = Temper("vengeful", grudge=1.3)
TEMPERS = (EVEN, GREEDY, CAUTIOUS, VENGEFUL)


def temper_of(view: View) -> Temper:
    """The temperament of whoever sees this view."""
    names = ",".join([seat.name for seat in view.seats])
    return TEMPERS[crc32(f"{names}:{view.seat}".encode()) % len(TEMPERS)]

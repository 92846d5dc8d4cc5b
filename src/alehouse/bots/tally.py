"""Who gains or loses how much, and how bad it is to have how little: the scales of the normal bot."""

from __future__ import annotations

from collections.abc import Container

FORTITUDE, ALCOHOL, GOLD = 0, 1, 2

OUT = 120.0
"""How bad it is for us to be out of the game."""
RID = 20.0
"""How good it is to be rid of an opponent."""
A_POINT = 1.5
"""How good it is that an opponent has a point of Fortitude less above the Alcohol Content."""


class Tally:
    """Who would gain or lose how much, and what is good or bad for us beside that."""

    __slots__ = ("bonus", "rows")

    def __init__(self) -> None:
        self.rows: dict[int, list[float]] = {}
        self.bonus = 0.0

    def add(self, seat: int, what: int, n: float) -> None:
        self.rows.setdefault(seat, [0.0, 0.0, 0.0])[what] += n

    def take(self, other: Tally, share: float = 1.0, only: Container[int] | None = None) -> None:
        """Add another tally, or a part of it; a share of -1 undoes it. `only` are the seats that count."""
        for seat, row in other.rows.items():
            if only is None or seat in only:
                for what, n in enumerate(row):
                    self.add(seat, what, n * share)
        if only is None:
            self.bonus += other.bonus * share


def pain(gap: float) -> float:
    """How bad it is to have so much Fortitude above one's Alcohol Content."""
    return OUT if gap <= 0 else 60 / (gap + 1)


def trouble(gap: float) -> float:
    """How well it suits us that an opponent has so much Fortitude above the Alcohol Content.

    Almost a straight line. Who is to be hit, and who may be left alone, is for `Worth.threats` to say.
    """
    return RID if gap <= 0 else 0.1 * pain(gap) - A_POINT * gap


def poverty(gold: float) -> float:
    return OUT if gold <= 0 else 20 / (gold + 1)

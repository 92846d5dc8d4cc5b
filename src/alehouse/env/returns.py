"""What a game is worth to those who played it."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.state import State


class Returns(NamedTuple):
    """For the winner, for those who win together (LOSE-09) or whose game was stopped, and for who lost."""

    win: float = 1.0
    tie: float = 0.0
    loss: float = -1.0


def value(s: State, seat: int, returns: Returns) -> float:
    """What a seat has got, once it is out or the game is over."""
    if not s.over:
        return returns.tie if s.alive >> seat & 1 else returns.loss
    if not s.winners >> seat & 1:
        return returns.loss
    return returns.win if s.winners & ~s.table.mates[seat] == 0 else returns.tie

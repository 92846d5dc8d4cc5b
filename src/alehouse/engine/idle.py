"""Plays that would do nothing: to gain what is at its end already, or to let somebody drink who has no Drink.

They are legal, and only somebody who wants to be rid of a card wants them. Of what answers something nothing is said,
unless it only pours; nor of whatever cannot be told at a glance.
"""

from __future__ import annotations

from typing import Final

from . import codes as c
from . import window
from .plan import project
from .pours import is_dry
from .state import TOP, Packet, RawMove, State

PLAIN: Final = (c.CHANGE, c.POUR)
"""What can come to nothing."""


def is_idle(s: State, seat: int, move: RawMove) -> bool:
    """Whether a card that the seat may play would change nothing if nobody answered it."""
    if move[0] != c.M_PLAY:
        return False
    design = s.table.program.designs[move[1]]
    mode = design.modes[move[2]]
    if mode.asks_first or design.front or design.rider or design.adds >= 0:
        return False
    for op in mode.ops:
        if op.code not in PLAIN or (mode.trigger != c.T_NONE and op.code != c.POUR):
            return False
    copy = s.copy()
    window.play(copy, seat, move, copy.stack[-1] if copy.stack else None, copy.ask == c.Q_BID)
    plan = project(copy, copy.stack[-1])
    return bool(plan) and all(is_void(copy, p) for p in plan)


def is_void(s: State, p: Packet) -> bool:
    code, _source, body, n, what, _flags = p
    side = s.table.sides[body]
    if code == c.POUR:
        return is_dry(s, p) and s.alcohol[side] == 0
    if code != c.CHANGE or what >= c.FIRST_METER:
        return False
    now = s.fortitude[side] if what == c.FORTITUDE else s.alcohol[side]
    return min(TOP, max(0, now + n)) == now

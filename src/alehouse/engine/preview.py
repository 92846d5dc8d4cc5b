"""What a play would do if nobody answered: its own effects, and those of what it changes."""

from __future__ import annotations

from . import codes as c
from . import resolve, window
from .legality import in_reach
from .outlook import dropouts
from .plan import project
from .state import RawMove, State
from .view import Effect, effect_of


def preview(state: State, seat: int, move: RawMove) -> tuple[Effect, ...]:
    s = state.copy()
    if move[0] != c.M_PLAY or all(card >> 4 != move[1] for card in in_reach(s, seat)):
        return ()
    below = s.stack[-1] if s.stack else None
    window.play(s, seat, move, below, s.ask == c.Q_BID)
    fallen = dropouts(s)
    top = s.stack[-1]
    own = [effect_of(s, p) for p in project(s, top)]
    if below is not None and below.kind < c.FIRST_FLOOR and top.step != c.S_BEFORE:
        resolve.apply(s, top, project(s, top))
        if not below.cancelled and below.kind != c.DRINK_FRAME and below.step <= c.S_COMMIT:
            own += [effect_of(s, p) for p in project(s, below)]
    return tuple([effect for effect in own if effect.verb != "edit"] + fallen)

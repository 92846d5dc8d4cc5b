"""What a play would do if nobody answered: its own effects, and those of what it changes."""

from __future__ import annotations

from . import codes as c
from . import resolve, window
from .legality import in_reach
from .outlook import carried_out
from .plan import project
from .state import RawMove, State
from .view import Effect, effect_of


def preview(state: State, seat: int, move: RawMove) -> tuple[Effect, ...]:
    s = state.copy()
    if move[0] != c.M_PLAY or all(card >> 4 != move[1] for card in in_reach(s, seat)):
        return ()
    below = s.stack[-1] if s.stack else None
    window.play(s, seat, move, below, s.ask == c.Q_BID)
    ahead = carried_out(s)
    top = s.stack[-1]
    own = [effect_of(s, p) for p in project(s, top)]
    if below is not None and below.kind < c.FIRST_FLOOR and below.step <= c.S_COMMIT and top.step != c.S_BEFORE:
        if below.kind != c.DRINK_FRAME:
            resolve.apply(s, top, project(s, top))
            if not below.cancelled:
                own += [effect_of(s, p) for p in project(s, below)]
        elif any(effect.verb == "edit" for effect in own):
            return changed(seat, carried_out(state), ahead)
    if own and all(effect.verb == "negate" for effect in own):  # what was answered happens after all
        return (*own, *changed(seat, carried_out(state), ahead))
    fallen = [effect for effect in ahead if effect.verb in ("out", "pass-out")]
    return tuple([effect for effect in own if effect.verb != "edit"] + fallen)


def changed(seat: int, before: tuple[Effect, ...], after: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What happens to whoever answers, and to those to whom something else would happen: who drinks as before is left
    out, and so is what somebody leaves behind."""

    def fate(effects: tuple[Effect, ...], of: int | None) -> list[tuple[str, int, str]]:
        return [(one.verb, one.n, one.what) for one in effects if one.seat == of]

    told = [one for one in after if one.seat == seat or fate(after, one.seat) != fate(before, one.seat)]
    return tuple([one for one in told if one.verb != "share"])

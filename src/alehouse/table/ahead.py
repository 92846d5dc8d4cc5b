"""What is to come of an open question: if nobody answers it, and if somebody answers with a certain move.

A look ahead plays the rest of the chain in a copy of the game. A table asks for it again and again, for every seat and
for the same moves, so each look is taken once and kept as long as the question is open.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from ..engine.state import RawMove
from ..engine.view import Effect, Outlook, Window
from ..game import Game
from ..moves import Move


class Ahead:
    """What everybody can foresee at one question."""

    def __init__(self, game: Game, window: Window | None) -> None:
        self._game = game
        self._window = window
        self._spares: dict[tuple[int, RawMove], bool] = {}

    @cached_property
    def outlook(self) -> Outlook | None:
        """What happens if nobody answers any more."""
        return self._game.outlook()

    @property
    def effects(self) -> Sequence[Effect]:
        return self.outlook.effects if self.outlook is not None else ()

    @cached_property
    def poured_for(self) -> frozenset[int]:
        """Seats for which Drinks will be ordered: that is not done to them yet, but touches them.

        Whoever orders says only then for whom; but where only one can get them, that is known before.
        """
        game = self._game
        found: set[int] = set()
        for one in self.effects:
            if one.verb == "order":
                by = one.source if one.seat is None else one.seat
                others = [seat for seat in game.alive if not any(seat in team and by in team for team in game.teams)]
                found |= set(others) if len(others) == 1 else set()
        return frozenset(found)

    def only_spares_others(self, seat: int, move: Move) -> bool:
        """A move on somebody else's Drink that, as far as can be foreseen, would do nothing or only make it milder."""
        if self._window is None or self._window.entry != "drink" or seat in self._window.touched:
            return False
        key = (seat, move.raw)
        found = self._spares.get(key)
        if found is None:
            found = self._spares[key] = self._makes_milder(seat, move)
        return found

    def _makes_milder(self, seat: int, move: Move) -> bool:
        game = self._game
        if self.outlook is not None and self.outlook.open:
            return False
        then = game.copy()
        for one in game.asked:
            then.push(move if one == seat else game.pass_move(), one)
        after = then.outlook()
        if after is not None and after.open:
            return False
        team = next(team for team in game.teams if seat in team)
        return is_milder(self.effects, after.effects if after else (), team)


def is_milder(before: Sequence[Effect], after: Sequence[Effect], team: Collection[int]) -> bool:
    """Whether nothing else happens than before, and nothing is gone but harm to those who are not of the team."""
    gone, new = list(before), []
    for one in after:
        gone.remove(one) if one in gone else new.append(one)
    harm = [one for one in gone if one.verb == "change" and one.seat not in team and harms(one)]
    return harm == gone and all(any(harms(one) and lessens(old, one) for old in harm) for one in new)


def harms(effect: Effect) -> bool:
    return effect.n > 0 if effect.what == "alcohol" else effect.what in ("fortitude", "gold") and effect.n < 0


def lessens(old: Effect, new: Effect) -> bool:
    """The same to the same seat, but less of it."""
    same = (old.verb, old.seat, old.what, old.source) == (new.verb, new.seat, new.what, new.source)
    return same and abs(new.n) < abs(old.n)

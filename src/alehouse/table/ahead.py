"""What is to come of an open question: if nobody answers it, and if somebody answers with a certain move.

A look ahead plays the rest of the chain in a copy of the game. A table asks for it again and again, for every seat and
for the same moves, so each look is taken once and kept as long as the question is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..engine.state import RawMove
from ..engine.view import Effect, EntryView, Outlook, Window
from ..game import Game
from ..moves import Move
from .weighing import FALLS, changed, fallen_of, is_milder, is_no_good, is_worse, matters


class Ahead:
    """What everybody can foresee at one question."""

    def __init__(self, game: Game, window: Window | None) -> None:
        self._game = game
        self._window = window
        self._after: dict[tuple[int, RawMove], Sequence[Effect] | None] = {}

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

    @cached_property
    def concerned(self) -> frozenset[int]:
        """Seats that the open window is about: those it touches, and in a Round all others in it, when somebody bids
        for the pot or is about to get it."""
        window = self._window
        if window is None:
            return frozenset()
        found = {*window.touched, *self.poured_for}
        if any(one.verb == "control" or (one.verb, one.what) == ("collect", "pot") for one in self.effects):
            round = self._game.view(None).round
            own = self._team(window.seat) if window.seat >= 0 else ()
            found |= set(round.inside if round is not None else ()) - set(own)
        return frozenset(found)

    @cached_property
    def comes_again(self) -> bool:
        """Between two bids: whether such a moment comes once more before the Round can be won, for a later bid."""
        round = self._game.view(None).round
        return round is not None and len({*round.inside} - {*round.passed, round.control}) > 1

    def only_spares_others(self, seat: int, move: Move) -> bool:
        """A move on somebody else's Drink that, as far as can be foreseen, would do nothing or only make it milder."""
        if self._window is None or self._window.entry != "drink" or seat in self._window.touched:
            return False
        after = self._foreseen(seat, move)
        return after is not None and is_milder(self.effects, after, self._team(seat))

    def is_between_others(self, seat: int) -> bool:
        """Whether the open window is on a card that is a matter of others: it does nothing to that seat, belongs to no
        Round that it is in, and is no card of its team, nor an answer to one."""
        window = self._window
        if window is None or window.entry != "card" or seat in self.concerned:
            return False
        game, team = self._game, self._team(seat)
        at: int | None = len(self._stack) - 1
        while at is not None:
            if self._stack[at].seat in team:
                return False
            at = self._stack[at].answers
        return sum(any(one in game.alive for one in others) for others in game.teams if seat not in others) > 1

    def matters(self, seat: int, move: Move) -> bool:
        """Whether a move would change anything that is of weight for its player; if that cannot be foreseen, it may."""
        after = self._foreseen(seat, move)
        game = self._game
        return after is None or matters(self.effects, after, self._team(seat), game.teams, game.seats)

    @cached_property
    def _stack(self) -> Sequence[EntryView]:
        return self._game.stack

    def fells(self, seat: int, move: Move) -> bool:
        """A move that, as far as can be foreseen, throws a rival out who would stay otherwise."""
        after = self._foreseen(seat, move)
        return after is not None and bool(fallen_of(after) - fallen_of(self.effects) - {*self._team(seat)})

    def only_spurns(self, seat: int, move: Move) -> bool:
        """A move that, as far as can be foreseen, would do nothing, only take from its own player what is good, or be
        of use to rivals alone."""
        after = self._foreseen(seat, move)
        if after is None:
            return False
        game, team = self._game, self._team(seat)
        return is_worse(self.effects, after, team) or is_no_good(
            self.effects, after, team, game.teams, game.seats, self._control
        )

    def does_nothing(self, seat: int, move: Move) -> bool:
        """A move that, as far as can be foreseen, would change nothing at all."""
        after = self._foreseen(seat, move) if move.kind != "pass" else None
        if after is None:
            return False
        gone, new = changed(self.effects, after)
        return all(one.verb == "stays" for one in (*gone, *new))

    @cached_property
    def _control(self) -> int | None:
        """Who would get the pot of the Round now."""
        round = self._game.view(None).round
        return round.control if round is not None else None

    def is_lost(self, seat: int) -> bool:
        """Whether that seat, or somebody of its team, drops out if nobody does anything."""
        team = self._team(seat)
        return any(one.verb in FALLS and one.seat in team for one in self.effects)

    def _team(self, seat: int) -> Sequence[int]:
        return next(team for team in self._game.teams if seat in team)

    def _foreseen(self, seat: int, move: Move) -> Sequence[Effect] | None:
        """What happens after that move of that seat, if all others pass; None if not all of it can be foreseen."""
        key = (seat, move.raw)
        if key not in self._after:
            self._after[key] = self._look(seat, move)
        return self._after[key]

    def _look(self, seat: int, move: Move) -> Sequence[Effect] | None:
        game = self._game
        if self.outlook is not None and self.outlook.open:
            return None
        then = game.copy()
        for one in game.asked:
            then.push(move if one == seat else game.pass_move(), one)
        after = then.outlook()
        if after is None:
            return ()
        return None if after.open else after.effects

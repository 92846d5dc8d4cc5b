"""Where stretches of an evening begin and end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from alehouse.engine import events
from alehouse.engine.state import Event

from .cards import open_cards, own_cards, told_cards
from .records import Fork, Mark
from .stage import Point, copied

if TYPE_CHECKING:
    from .evening import Evening

MOST = 2
"""So many stretches may overlap."""


class Forks:
    """The stretches of an evening that have begun and not ended."""

    def __init__(self, evening: Evening, finished: Callable[[Evening, Fork], None] | None) -> None:
        self.open: list[Fork] = []
        self._evening = evening
        self._finished = finished

    def see(self, told: list[Event]) -> None:
        """Note what the receivers come to know."""
        state = self._evening.state
        for fork in self.open:
            fork.seen |= open_cards(state) | own_cards(state, fork.receiver)
            fork.seen.update(told_cards(told, events.FIELDS, fork.receiver))
            if any(code == "refill" for _to, code, _args in told) and fork.room.match is not None:
                # Events that are laid aside for a Drink and shuffled back at once are shown in between.
                fork.seen.update(card >> 4 for card in fork.room.match.game._state.drink_deck)

    def tend(self, point: Point) -> None:
        """A question has opened: stretches may end here, and one may begin."""
        evening, plan = self._evening, self._evening.plan_of
        for fork in list(self.open):
            if plan.timed and not self._strict():
                self._end(fork)
                continue
            fork.questions += 1
            fork.mark = Mark(evening.now, point, len(evening.done), evening.got_by(fork.receiver))
            if fork.questions >= fork.length:
                self._end(fork)
        if self._finished is None or len(self.open) >= MOST or evening.rng.random() >= 3 / plan.stretch:
            return
        if self._strict() or not plan.timed:
            self.open.append(self._begin(point))

    def _strict(self) -> bool:
        """Two people at least are in the game: the clock must tell nothing. With one among bots, it may."""
        match = self._evening.match
        return self._evening.plan_of.timed and sum(match.chairs[seat].by_hand for seat in match.game.alive) > 1

    def _begin(self, point: Point) -> Fork:
        evening, plan = self._evening, self._evening.plan_of
        seats = [person.seat for person in evening.people[: plan.people]]
        receiver = None if evening.rng.random() < 0.25 else evening.rng.choice(seats)
        return Fork(
            room=copied(evening.room),
            receiver=receiver,
            point=point,
            now=evening.now,
            undos=evening.undos,
            windows=evening.windows,
            told=evening.told,
            base=evening.base,
            done=len(evening.done),
            got=evening.got_by(receiver),
            length=evening.rng.randint(plan.stretch // 2, plan.stretch * 2),
        )

    def finish(self) -> None:
        """All of them end where they were last marked."""
        for fork in list(self.open):
            self._end(fork)

    def _end(self, fork: Fork) -> None:
        self.open.remove(fork)
        if fork.mark is not None and self._finished is not None:
            self._finished(self._evening, fork)

"""A bot that looks ahead: it guesses by arithmetic what is worth a thought, and tries that out in worlds of its own.

It sees no more than any other bot: its worlds are dealt from what its view tells (`Game.from_view`). A move that is
forced, or clearly best at first sight, is made at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..engine.view import View
from ..moves import Move
from ..packs import in_play
from .budget import Budget, Watch
from .keep import discarded
from .normal import JUDGES, NormalBot
from .odds import PERCENT, Odds
from .search import Search, Tried, gain, lead
from .temper import temper_of

WORTH_A_THOUGHT = 8.0
"""Moves that look worse than the best by more per cent are not tried."""
MOST = 12
"""No more moves are tried."""
A_GLANCE = 0.3
"""The part of its time that it spends on a point between phases."""
A_CHANGE_OF_MIND = 0.005
"""A card is thrown away or kept against first sight if that makes winning so much more likely."""


class HardBot(NormalBot):
    name = "hard"

    def __init__(self, budget: Budget | None = None, cancelled: Callable[[], bool] | None = None) -> None:
        """`cancelled` is asked again and again while it thinks; once it says yes, the best so far is the answer."""
        self.budget = budget or Budget()
        self.cancelled = cancelled
        self.playouts = 0
        self.worlds = 0
        """How many it has looked at so far, for whoever measures; each is played out with several moves."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        kind = view.question.kind if view.question is not None else ""
        if kind == "discard":
            return self._discard(view, moves, rng)
        tried = at_first_sight(kind, view, moves)
        if len(tried) == 1 or view.facts is None:
            return moves[tried[0][0]]
        watch = self._watch(view)
        best = Search(view, in_play(), watch, rng).best([one for _, one in tried])
        self._note(watch)
        return next(moves[at] for at, one in tried if one is best)

    def _watch(self, view: View) -> Watch:
        return Watch(self.budget, self.cancelled, worth_of_time(view))

    def _note(self, watch: Watch) -> None:
        self.playouts += watch.playouts
        self.worlds += watch.worlds

    def _discard(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """One question a card: all of them are compared with what the bot would throw away out of habit."""
        usual = discarded(view)
        if view.facts is None:
            return moves[usual]
        ways = [usual, *[usual ^ 1 << at for at in range(len(view.hand))]]
        tried = [Tried(moves[way].raw, 0.0) for way in ways]
        watch = self._watch(view)
        Search(view, in_play(), watch, rng).each(tried)
        self._note(watch)
        mask = usual
        for at, one in enumerate(tried[1:]):
            if gain(one, tried[0]) > A_CHANGE_OF_MIND and lead(one, tried[0]) > 1:
                mask ^= 1 << at
        return moves[mask]


def worth_of_time(view: View) -> float:
    """Between phases there is seldom anything to decide, but it is asked most often: nobody should wait for it."""
    waits = view.question is not None and view.question.kind == "window" and bool(view.stack)
    return A_GLANCE if waits and view.stack[-1].kind == "free" else 1.0


def at_first_sight(kind: str, view: View, moves: Sequence[Move]) -> list[tuple[int, Tried]]:
    """The moves that are worth a thought with their places, the best at first sight before all others."""
    judge = JUDGES.get(kind)
    if judge is None:
        return [(at, Tried(move.raw, 0.0)) for at, move in enumerate(moves)]
    odds = Odds(view, temper_of(view))
    scored = sorted([(judge(move, odds), -at) for at, move in enumerate(moves)], reverse=True)
    best = scored[0][0]
    return [
        (-at, Tried(moves[-at].raw, (value - best) / PERCENT))
        for value, at in scored[:MOST]
        if value >= best - WORTH_A_THOUGHT
    ]

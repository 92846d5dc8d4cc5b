"""A bot for a first evening: it plays sensibly, but it overlooks things, and it lets those be who are down."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..engine.view import View
from ..moves import Move
from .keep import discarded
from .normal import JUDGES, WORTH_A_CARD, NormalBot, last_chance
from .tally import RID, Tally
from .temper import temper_of
from .worth import Worth

OVERLOOKS = 0.3
"""How often it does not see that it could answer."""
FORGETS = 0.1
"""How often it throws a card away, or keeps it, without a thought."""
WAVERS = 1.2
"""How far its guesses are off, as a standard deviation in the units of `Worth`."""
SPARES = 3.0
"""How bad it feels to hit whoever is closest to the floor."""


class Friendly(Worth):
    """Reckons like the normal bot, but takes no joy in another's end."""

    def of(self, tally: Tally) -> float:
        total = super().of(tally)
        weakest = self.weakest()
        for seat, (fortitude, alcohol, gold) in tally.rows.items():
            if seat in self.mates:
                continue
            if self.gap(seat) + fortitude - alcohol <= 0 < self.gap(seat):
                total -= RID * self.share
            elif seat == weakest and len(self.foes) > 1 and (fortitude < 0 or alcohol > 0 or gold < 0):
                total -= SPARES * self.share
        return total


class EasyBot(NormalBot):
    name = "easy"

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        kind = view.question.kind if view.question is not None else ""
        if kind == "discard":
            slips = sum([1 << at for at in range(len(view.hand)) if rng.random() < FORGETS])
            return moves[discarded(view) ^ slips]
        if kind == "window" and not last_chance(view) and rng.random() < OVERLOOKS:
            return moves[0]
        judge = JUDGES.get(kind)
        if judge is None:
            return moves[rng.randrange(len(moves))]
        worth = Friendly(view, temper_of(view))
        # It misjudges how good a play is. What is good for nothing it leaves alone: to heal with nothing to heal is no
        # slip, but a puzzle to whoever watches.
        nothing = -WORTH_A_CARD if kind == "window" else 0.0
        may_pass = any(move.kind == "pass" for move in moves)
        scored = []
        for at, move in enumerate(moves):
            value = judge(move, worth)
            sure = (may_pass and value <= nothing) or move.kind == "pass"
            scored.append((value if sure else value + rng.gauss(0, WAVERS), at))
        return moves[max(scored)[1]]

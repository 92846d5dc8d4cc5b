"""The arithmetic of the normal bot with chances of winning in place of pain: the first sight of the hard bot."""

from __future__ import annotations

from .standing import strength
from .tally import Tally
from .worth import Worth

PERCENT = 100.0
BONUS = 1.0
"""What is good beside numbers, in per cent."""


class Odds(Worth):
    """A change is worth so many per cent of winning, as the temperament sees it."""

    def of(self, tally: Tally) -> float:
        sums: dict[int, list[float]] = {}
        for seat, row in tally.rows.items():
            shared = sums.setdefault(self.side(seat), [0.0, 0.0, 0.0])
            for what, n in enumerate(row):
                shared[what] += n
        own = self.side(self.me)
        temper = self.temper
        now = then = ours_now = ours_then = spite = 0.0
        for side, s in self.sides.items():
            fear, greed = (temper.fear, temper.gold) if side == own else (1.0, 1.0)
            before = after = strength(s.fortitude, s.alcohol, s.gold, fear, greed)
            if side in sums:
                fortitude, alcohol, gold = sums[side]
                after = strength(s.fortitude + fortitude, s.alcohol + alcohol, s.gold + gold, fear, greed)
            now += before
            then += after
            if side == own:
                ours_now, ours_then = before, after
            elif side in self.resented:
                spite += (temper.grudge - 1) * (before - after)
        chance_now = ours_now / now if now > 0 else 0.0
        chance_then = ours_then / then if then > 0 else 0.0
        satisfied = spite / now * chance_now if now > 0 else 0.0
        return PERCENT * (chance_then - chance_now + satisfied) + BONUS * tally.bonus

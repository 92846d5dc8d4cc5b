"""Who will win? A guess from what lies on the table, for the ends of playouts and for the hard bot's own arithmetic.

Every side has a strength, and its chance is its share of all strengths. The numbers come from 1,000 games between
normal bots (two to six seats, all characters), fitted by `tools/fit_standing.py` so that the shares at the start of
each turn tell the winner as well as they can. They say: twice the Fortitude above the Alcohol Content makes a side
almost three times as strong, twice the Gold half as strong again, and good cards help a little.
"""

from __future__ import annotations

from math import exp, log

from ..engine.state import TOP, State
from ..packs.known import Known
from .habit import habits

PER_GAP = 1.47
PER_GOLD = 0.6
PER_KEEP = 0.024
USUAL_KEEP = 2.5
"""How gladly a card is kept of which nobody knows more than that it is there."""

BY_GAP = tuple([0.0] + [exp(PER_GAP * log(gap)) for gap in range(1, TOP + 1)])
BY_GOLD = tuple([0.0] + [exp(PER_GOLD * log(gold)) for gold in range(1, 100)])


def strength(fortitude: float, alcohol: float, gold: float, fear: float = 1.0, greed: float = 1.0) -> float:
    """Of a side, from its numbers alone; none if it is about to lose. The last two are for who counts differently."""
    gap = min(TOP, fortitude) - max(0.0, alcohol)
    if gap <= 0 or gold <= 0:
        return 0.0
    return exp(fear * PER_GAP * log(gap) + greed * PER_GOLD * log(gold))


class Standing:
    """The chances of all sides in a state, as one side sees them."""

    def __init__(self, content: Known, ours: int) -> None:
        """`ours`: the seats whose hands count, as a mask."""
        self._keep = habits(content).keep
        self._ours = ours

    def chances(self, s: State) -> list[float]:
        """Of each side; those that are out have none."""
        sides = s.table.sides
        shares = [0.0] * len(s.gold)
        if s.over:
            for seat in range(s.table.seats):
                if s.winners >> seat & 1:
                    shares[sides[seat]] = 1.0
        else:
            hands = [0.0] * len(s.gold)
            for seat in range(s.table.seats):
                if s.alive >> seat & 1:
                    side = sides[seat]
                    gap = s.fortitude[side] - s.alcohol[side]
                    shares[side] = BY_GAP[max(0, gap)] * BY_GOLD[max(0, min(99, s.gold[side]))]
                    hand = s.hands[seat]
                    if self._ours >> seat & 1:
                        keep = self._keep
                        for card in hand:
                            hands[side] += keep[card >> 4]
                    else:
                        hands[side] += USUAL_KEEP * len(hand)
            for side in range(len(shares)):
                shares[side] *= exp(PER_KEEP * hands[side])
        total = sum(shares)
        if total <= 0:  # everybody is about to lose
            return [1 / len(shares)] * len(shares)
        return [share / total for share in shares]

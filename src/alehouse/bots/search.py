"""Information-set Monte Carlo tree search: Cowling, Powley and Whitehouse (2012), "Information Set Monte Carlo Tree
Search", for one observer.

The seat does not know the world that it is in. So it deals itself worlds that fit what it knows, one after the other,
plays each of them on for a while, and looks who stands how well. All worlds share one tree, in which a node is what
happened as players could see it, so that the tree learns what is good whatever the others hold.

What this game asks for beyond the paper:
- Few playouts fit into the time of a move, and most of what happens in them is chance. So all moves that are still
  in question are tried in the same worlds with the same luck, and the worse half of them is given up again and again
  (sequential halving): moves are compared where luck is the same for all of them.
- Below that, a node first tries what its player would do out of habit, and other moves only as it is visited more
  often. Nobody is taken for a fool who has not been looked at yet.
- A choice of many parts (cards to discard, players to pick) is made part by part: `narrowed`.
- A playout ends after a few turns, and the chances of winning are guessed from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log, log2, sqrt
from random import Random

from ..engine import codes as c
from ..engine.answers import answer, moves
from ..engine.redeal import Dealer
from ..engine.state import RawMove, State
from ..engine.view import View
from ..packs.known import Known
from .budget import Watch
from .habit import Habits, habits
from .standing import Standing

TURNS = 1
"""A playout ends when so many turns have ended."""
TRUST = 4.0
"""What the bot thought at first counts as much as so many playouts."""
CURIOUS = 0.15
"""How much a node looks at moves that it knows little of; chances of winning seldom differ by more."""
WIDTH = 0.7
"""How fast a node widens: so many moves beside the first when it was visited once, twice as many after four visits."""
SURE = 16
"""So many worlds are enough to see that one move is clearly best."""
CLEARLY = 4.0
"""How many standard errors are clear."""


class Node:
    """A decision of somebody, or a part of one, as often as it came up."""

    __slots__ = ("kids", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Chances of winning of whoever has decided for this, added up."""
        self.kids: dict[object, Node] = {}


class Tried:
    """A move in question, with what came of it in each world."""

    __slots__ = ("first", "node", "raw", "values")

    def __init__(self, raw: RawMove, first: float) -> None:
        self.raw = raw
        self.first = first
        """What it is worth at first sight, compared with the best, as a chance."""
        self.node = Node()
        self.values: list[float] = []

    def mean(self, usual: float, trust: float) -> float:
        return (sum(self.values) + trust * (usual + self.first)) / (len(self.values) + trust)


class Search:
    """The thinking of one seat about one decision."""

    def __init__(self, view: View, content: Known, watch: Watch, rng: Random, turns: int = TURNS) -> None:
        assert view.seat is not None
        assert view.facts is not None
        self.me = view.seat
        self._watch = watch
        self._rng = rng
        self._habits: Habits = habits(content)
        self._dealer = Dealer(view.facts, content.program, everybody=False)
        own = view.seats[view.seat].side
        ours = sum([1 << s.seat for s in view.seats if s.side == own])
        self._standing = Standing(content, ours)
        self._side = own
        self._last = view.turn + turns

    def best(self, tried: list[Tried], trust: float = TRUST) -> Tried:
        """The best of the moves. The first is the best at first sight: it is taken if there is no time at all."""
        left = tried
        rounds = ceil(log2(len(tried)))
        done = 0
        while len(left) > 1:
            spent = self.one_world(left)
            while done < rounds and spent * rounds >= done + 1 and len(left) > 1:
                done += 1
                left = ranked(left, trust)[: (len(left) + 1) // 2]
            if spent >= 1 or clear(left, trust):
                break
        return ranked(left, trust)[0]

    def each(self, tried: list[Tried]) -> None:
        """Try every move in as many worlds as there is time for; the first is what the others are compared with."""
        while self.one_world(tried) < 1:
            pass

    def one_world(self, tried: Sequence[Tried]) -> float:
        """Deal a world and try each of the moves in it, with the same luck. Returns the part of the budget spent."""
        watch = self._watch
        luck = self._rng.random()
        world = self._dealer.deal(Random(luck))
        watch.worlds += 1
        values: list[float] = []
        spent = 0.0
        for one in tried:
            spent = watch.spent()
            if spent >= 1:
                return spent  # a world in which not every move was tried would be unfair
            values.append(self.playout(world.copy(), one, Random(luck)))
            watch.playouts += 1
        for one, value in zip(tried, values, strict=True):
            one.values.append(value)
        return watch.spent()

    def playout(self, s: State, one: Tried, rng: Random) -> float:
        """Make the move and play on; what the tree does not know yet is done out of habit."""
        node: Node | None = one.node
        path: list[tuple[Node, int]] = []
        answer(s, self.me, one.raw)
        while not s.over and s.turn < self._last:
            seat = (s.ask_mask & -s.ask_mask).bit_length() - 1
            usual = self._habits.move(s, seat, rng)
            if node is None:
                answer(s, seat, usual)
                continue
            node = seen(node, s, seat)
            move, node = self.descend(node, moves(s, seat), usual, s.table.sides[seat], path, rng)
            answer(s, seat, move)
        chances = self._standing.chances(s)
        for visited, side in path:
            visited.visits += 1
            visited.total += chances[side]
        return chances[self._side]

    def descend(
        self, node: Node, found: list[RawMove], usual: RawMove, side: int, path: list[tuple[Node, int]], rng: Random
    ) -> tuple[RawMove, Node | None]:
        """A move by what the tree knows, and where it leads; nowhere yet, if the tree has just grown by it."""
        while len(found) > 1:
            parts = narrowed(found)
            wanted = next(part for part, left in parts.items() if usual in left) if usual in found else None
            part = chosen(node, parts, wanted, rng)
            kid = node.kids.get(part)
            found = parts[part]
            if kid is None:
                kid = node.kids[part] = Node()
                path.append((kid, side))
                rest = usual if usual in found else found[int(rng.random() * len(found))]
                return rest, None
            path.append((kid, side))
            node = kid
        return found[0], node


def seen(node: Node, s: State, seat: int) -> Node:
    """The node for a question, which is the same whatever was drawn before it.

    Passes of others on the way to it are told apart, though nobody sees them: to forget them would need a key that
    says how far the turn has come, and without one the tree mixes up its phases.
    """
    top = s.stack[-1] if s.stack else None
    key = (seat, s.ask, -1, -1) if top is None else (seat, s.ask, top.design, top.seat)
    kid = node.kids.get(key)
    if kid is None:
        kid = node.kids[key] = Node()
    return kid


def chosen(node: Node, parts: dict[object, list[RawMove]], usual: object, rng: Random) -> object:
    """Habit first; then as many others as the visits allow; then what promises most."""
    known = [part for part in parts if part in node.kids]
    if usual is not None and not known:
        return usual
    visits = sum([node.kids[part].visits for part in known])
    if not known or (len(known) < len(parts) and len(known) < 1 + WIDTH * sqrt(visits)):
        fresh = [part for part in parts if part not in node.kids]
        return usual if usual in fresh else fresh[int(rng.random() * len(fresh))]
    more = CURIOUS * sqrt(log(visits + 1))

    def promise(part: object) -> float:
        kid = node.kids[part]
        return kid.total / max(1, kid.visits) + more / sqrt(max(1, kid.visits))

    return max(known, key=promise)


def narrowed(found: list[RawMove]) -> dict[object, list[RawMove]]:
    """Moves by the first part in which they differ: the card, its use, whom it picks, on which Drink, and numbers.

    Sets of cards or players are told apart one bit at a time.
    """
    first = found[0]
    for at in range(6):
        if all(move[at] == first[at] for move in found):
            continue
        bits = (at == 5 and first[0] == c.M_DISCARD) or (at == 3 and first[2] == 1 and first[0] == c.M_CHOOSE)
        out: dict[object, list[RawMove]] = {}
        if bits:
            differ = 0
            for move in found:
                differ |= move[at] ^ first[at]
            bit = differ & -differ
            for move in found:
                out.setdefault((at, bit, move[at] & bit), []).append(move)
        else:
            for move in found:
                out.setdefault((at, move[at]), []).append(move)
        return out
    return {first: found}


def ranked(tried: Sequence[Tried], trust: float) -> list[Tried]:
    """The moves from the best on. What all of them have in common is taken out of the first sight."""
    usual = sum([sum(one.values) for one in tried]) / max(1, sum([len(one.values) for one in tried]))
    return sorted(tried, key=lambda one: -one.mean(usual, trust))


def clear(tried: Sequence[Tried], trust: float) -> bool:
    """Whether the best is so far ahead in the worlds that all were tried in that more of them change nothing."""
    if len(tried) < 2 or len(tried[0].values) < SURE:
        return False
    best, second = ranked(tried, trust)[:2]
    return lead(best, second) > CLEARLY


def gaps_between(one: Tried, other: Tried) -> list[float]:
    """How much better one move did than the other, in each world in which both were tried."""
    return [a - b for a, b in zip(one.values, other.values, strict=False)]


def gain(one: Tried, other: Tried) -> float:
    """By how much one move did better than the other, on the whole."""
    gaps = gaps_between(one, other)
    return sum(gaps) / max(1, len(gaps))


def lead(one: Tried, other: Tried) -> float:
    """The same in standard errors."""
    gaps = gaps_between(one, other)
    n = len(gaps)
    if n < 2:
        return 0.0
    mean = sum(gaps) / n
    spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (n - 1))
    return mean / max(1e-9, spread / sqrt(n))

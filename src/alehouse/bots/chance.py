"""Bots that leave everything to chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..engine.view import View
from ..moves import Move


class RandomBot:
    """Any legal move, each as likely as any other."""

    name = "random"

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        return self.pick(moves, rng)

    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        return moves[rng.randrange(len(moves))]


class ReluctantBot:
    """Passes nine times out of ten where it can: games grow long, and deep rules are reached."""

    name = "reluctant"

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        return self.pick(moves, rng)

    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        first = moves[0]
        if first.kind == "pass" and rng.random() < 0.9:
            return first
        return moves[rng.randrange(len(moves))]

"""Random games: the quickest way to find a card that breaks a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ..game import Game
from ..moves import LegalMoves, Move

Policy = Callable[[LegalMoves, Random], Move]
CAP = 5_000


def anything(moves: LegalMoves, rng: Random) -> Move:
    """Any legal move, each as likely as the other."""
    return moves[int(rng.random() * len(moves))]


def reluctant(moves: LegalMoves, rng: Random) -> Move:
    """Mostly the first answer, which is to pass: hands fill up and deep rules are reached."""
    return moves[0] if rng.random() < 0.9 else anything(moves, rng)


def eager(moves: LegalMoves, rng: Random) -> Move:
    """Never passes when something else can be done."""
    n = len(moves)
    return moves[1 + int(rng.random() * (n - 1))] if n > 1 else moves[0]


POLICIES: tuple[Policy, ...] = (anything, reluctant, eager)


def play_on(game: Game, rng: Random, policy: Policy = anything, limit: int = CAP) -> Iterator[Game]:
    """Play the game on, yielding it before every decision."""
    for _ in range(limit):
        if game.is_over:
            return
        yield game
        game.push(policy(game.legal_moves, rng))
    if not game.is_over:
        raise AssertionError(f"the game does not end: {game!r}")


def random_playout(game: Game, seed: int, policy: Policy = anything) -> Game:
    """Play the game to its end with random moves."""
    for _ in play_on(game, Random(seed), policy):
        pass
    return game

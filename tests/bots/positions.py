"""Games in the middle, for tests of what bots and searches make of them."""

from __future__ import annotations

from random import Random

from alehouse import Game
from alehouse.testing.playout import Policy


def after(game: Game, decisions: int, policy: Policy, rng: Random) -> Game:
    """The game after so many decisions, or at its last one."""
    before = game.copy()
    for _ in range(decisions):
        seat = rng.choice(game.asked)
        before = game.copy()
        game.push(policy(game.legal_moves_of(seat), rng), seat)
        if game.is_over:
            return before
    return game

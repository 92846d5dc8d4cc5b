"""What must hold whenever a question is open, over tables of two to ten with low values and both ways of asking."""

from __future__ import annotations

from random import Random

import pytest

from alehouse import Game
from alehouse.engine import codes as c
from alehouse.engine.seats import drunk, present, purse
from alehouse.engine.state import State
from alehouse.game import program
from alehouse.testing.playout import CAP, POLICIES

PLAYABLE = [role.id for role in program().roles.values() if role.playable]
SIZES = (2, 2, 3, 3, 4, 5, 6, 8, 10)


def table(seed: int) -> tuple[Game, Random]:
    rng = Random(seed)
    characters = [rng.choice(PLAYABLE) for _ in range(rng.choice(SIZES))]
    low = {"fortitude": rng.randint(2, 9), "gold": rng.randint(1, 5)} if rng.random() < 0.7 else None
    drinks = rng.choice(["rdi1", "rdi2", ("rdi1", "rdi2")])
    game = Game(characters, seed=seed, rules=low, drinks=drinks, duplicates=True, ask_everybody=seed % 2 == 0)
    return game, rng


@pytest.mark.parametrize("seeds", [range(i, i + 10) for i in range(0, 150, 10)], ids=str)
def test_only_who_is_there_is_asked_and_nobody_lingers(seeds: range) -> None:
    for seed in seeds:
        game, rng = table(seed)
        policy = POLICIES[seed % len(POLICIES)]
        for _ in range(4 * CAP):
            if game.is_over:
                break
            check(game, game._state)
            seat = rng.choice([question.seat for question in game.questions])
            game.push(policy(game.legal_moves_of(seat), rng), seat)
        assert game.is_over


def check(game: Game, s: State) -> None:
    asked = [question.seat for question in game.questions]
    assert asked
    assert s.table.everybody or len(asked) == 1
    for seat in asked:
        assert present(s) >> seat & 1
        assert len(game.legal_moves_of(seat)) > 0
    entries = [frame for frame in s.stack if frame.kind < c.FIRST_FLOOR]
    top = s.stack[-1].kind if s.stack else -1
    if s.marked:
        assert entries or top == c.LAST_FRAME
    if s.round is None:
        assert s.pot == 0
    else:
        assert s.round.inside & ~s.alive == 0
        assert s.round.control < 0 or s.round.inside >> s.round.control & 1
    if not s.stack or (top == c.FREE_FRAME and not entries):
        for seat in range(s.table.seats):
            if s.alive >> seat & 1:
                assert not drunk(s, seat)
                assert s.round is not None or purse(s, seat) > 0

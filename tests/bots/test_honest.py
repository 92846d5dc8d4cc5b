"""No bot knows more than it may: deal everything anew that its seat cannot see, and its choice is the same."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.positions import after

from alehouse import Game
from alehouse.bots import BOTS, STAFF, bot, seated
from alehouse.packs import in_play
from alehouse.testing.playout import POLICIES

CALM = settings(derandomize=True, database=None, deadline=None, max_examples=25)
PLAYABLE = tuple(in_play().playable)
SAMPLED = 8
"""Playouts of a bot that searches: enough to change its mind by."""


def somewhere(seed: int, decisions: int, everybody: bool) -> Game:
    """A game in the middle, or at its last decision."""
    rng = Random(f"honest:{seed}")
    teams = seed % 3 == 2
    game = Game(
        rng.sample(PLAYABLE, 4 if teams else 2 + seed % 5),
        seed=seed,
        variant="two-headed-dragon" if teams else "individual",
        rules={"fortitude": 8, "gold": 3} if seed % 4 == 1 else None,
        ask_everybody=everybody,
    )
    return after(game, decisions, POLICIES[seed % len(POLICIES)], rng)


@pytest.mark.parametrize("name", sorted({**BOTS, **STAFF}))
@pytest.mark.parametrize("everybody", [False, True])
def test_a_choice_is_equal_when_everything_hidden_is_dealt_anew(name: str, everybody: bool) -> None:
    @CALM
    @given(st.integers(0, 5_000), st.integers(0, 160), st.integers(0, 99))
    def check(seed: int, decisions: int, chance: int) -> None:
        game = somewhere(seed, decisions, everybody)
        for seat in game.asked:
            other = game.redeal(seat, Random(chance))
            choices = [seated(bot(name, iterations=SAMPLED))(one, seat, Random(5)) for one in (game, other)]
            assert choices[0] == choices[1]

    check()


def test_the_deal_is_really_another_one() -> None:
    """The property would hold for nothing, if a re-deal changed nothing."""
    changed = 0
    for seed in range(20):
        game = somewhere(seed, 30, everybody=True)
        seat = game.to_move
        other = game.redeal(seat, Random(1))
        ours = {seat, *[mate for mate, _ in game.mates(seat)]}
        rivals = [one for one in range(len(game.seats)) if one not in ours]
        changed += any(game.hand(rival) != other.hand(rival) for rival in rivals)
    assert changed >= 19


def test_who_peeks_is_found_out() -> None:
    """A bot that could see the real game would fail the property above."""

    def cheat(game: Game, seat: int) -> str:
        return "".join(game.hand((seat + 1) % len(game.seats)))

    game = somewhere(4, 30, everybody=True)
    seat = game.to_move
    assert cheat(game, seat) != cheat(game.redeal(seat, Random(1)), seat)

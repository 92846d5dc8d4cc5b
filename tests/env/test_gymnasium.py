"""The environment for Gymnasium: its own check, unmodified, and opponents of all kinds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs pip install 'alehouse[rl]'")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from alehouse.bots import RandomBot, UnknownBot
from alehouse.env.policy import PolicyBot
from alehouse.env.single import AlehouseEnv
from alehouse.env.spaces import Observation
from alehouse.game import Game


@pytest.mark.parametrize("opponents", ["random", "normal"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_check_of_gymnasium(seats: int, opponents: str) -> None:
    env = gymnasium.make("alehouse.env.single:Alehouse-v0", seats=seats, opponents=opponents)
    check_env(env.unwrapped)


def chosen(seen: Observation, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def play(env: AlehouseEnv, seed: int) -> float:
    rng = Random(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        seen, reward, ended, stopped, _ = env.step(chosen(seen, rng))
        if ended or stopped:
            return reward


def test_the_learner_wins_or_loses() -> None:
    env = AlehouseEnv(3)
    got = [play(env, seed) for seed in range(30)]
    assert set(got) == {1.0, -1.0}
    assert play(env, 5) == got[5]


def test_the_seat_is_the_one_asked_for_and_else_varies() -> None:
    env = AlehouseEnv(4, seat=2)
    env.reset(seed=1)
    assert env.seat == env.sitting.seat == 2
    env = AlehouseEnv(4)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="no seat 4"):
        AlehouseEnv(4, seat=4)


def test_opponents_are_bots_and_policies_of_your_own() -> None:
    asked: list[int] = []

    def first(seen: Observation) -> int:
        asked.append(1)
        return int(np.flatnonzero(seen["action_mask"])[0])

    env = AlehouseEnv(4, opponents=[first, "normal", RandomBot()], seat=0)
    play(env, 1)
    assert asked
    with pytest.raises(UnknownBot):
        AlehouseEnv(4, opponents="nobody")


def test_an_illegal_action_is_a_loss_or_an_error() -> None:
    env = AlehouseEnv(3)
    env.reset(seed=1)
    _, reward, ended, stopped, info = env.step(97)
    assert (reward, ended, stopped, info) == (-1.0, True, False, {"illegal": True})
    env = AlehouseEnv(3, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not possible now"):
        env.step(97)
    with pytest.raises(ValueError, match="illegal is"):
        AlehouseEnv(3, illegal="shrug")


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = AlehouseEnv(3, opponents=lambda seen: int(np.flatnonzero(seen["action_mask"])[0]), max_steps=10)
    seen, _ = env.reset(seed=2)
    rng = Random(1)
    stopped = ended = False
    reward = 0.0
    while not stopped and not ended:
        seen, reward, ended, stopped, _ = env.step(chosen(seen, rng))
    assert stopped
    assert reward == 0.0


def test_masks_records_views_and_pictures() -> None:
    env = AlehouseEnv(3, render_mode="ansi")
    seen, _ = env.reset(seed=2)
    assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
    assert env.view().seat == env.seat
    text = env.render()
    assert text is not None
    assert all(card in text for card in env.view().hand)
    play(env, 3)
    assert Game.from_record(env.record()) is not None


# --- a policy at a table --------------------------------------------------------------------------


def test_a_policy_plays_wherever_bots_do() -> None:
    """It is shown by the bot what the environment would have shown it, and asked for the same steps."""
    shown: list[Any] = []

    def policy(seen: Observation, rng: Random) -> int:
        shown.append((seen["observation"].tobytes(), seen["action_mask"].tobytes()))
        return chosen(seen, rng)

    env = AlehouseEnv(4, opponents=PolicyBot(policy), seat=0)
    play(env, 1)
    by_bot, shown = shown, []
    rng = env_chance(1)
    env = AlehouseEnv(4, opponents=lambda seen: policy(seen, rng), seat=0)
    play(env, 1)
    assert by_bot == shown
    assert len(shown) > 50


def env_chance(seed: int) -> Random:
    """The chance that bots are given in the first game after reset(seed), once the seat is known."""
    env = AlehouseEnv(4, opponents=lambda seen: int(np.flatnonzero(seen["action_mask"])[0]), seat=0)
    env.reset(seed=seed)
    return Random(int(np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed))).integers(1 << 32)))

"""The environment for PettingZoo: its own tests, unmodified, and what they do not ask."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs pip install 'alehouse[rl]'")

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

from alehouse import BadSetup, Game
from alehouse.env import alehouse_v0


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_api(seats: int) -> None:
    with warnings.catch_warnings():
        # It warns of observations that are dictionaries, as all environments with masks have them.
        warnings.simplefilter("ignore", UserWarning)
        api_test(alehouse_v0.env(seats=seats), num_cycles=1000)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_seeds(seats: int) -> None:
    seed_test(lambda: alehouse_v0.env(seats=seats), num_cycles=500)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_benchmark_runs(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(alehouse_v0.env(seats=seats))
    assert "Finished performance benchmark" in capsys.readouterr().out


def play(env: alehouse_v0.raw_env, seed: int) -> dict[str, float]:
    """A random game; what every agent got in all."""
    rng = Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        done = terminated or truncated
        env.step(None if done else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_one_wins_and_the_others_lose(seats: int) -> None:
    env = alehouse_v0.env(seats=seats)
    for seed in range(5):
        got = play(env, seed)
        outcome = env.sitting.game.outcome
        assert outcome is not None
        assert not outcome.tie
        assert got == {f"player_{seat}": 1.0 if seat in outcome.winners else -1.0 for seat in range(seats)}


def test_teams_win_together() -> None:
    env = alehouse_v0.env(seats=4, variant="two-headed-dragon", returns=(2, 1, 0))
    got = play(env, 1)
    assert sorted(got.values()) == [0, 0, 2, 2]
    assert got["player_0"] == got["player_1"]


def test_who_is_out_is_done_at_once() -> None:
    env = alehouse_v0.env(seats=4)
    env.reset(seed=3)
    rng = Random(3)
    ended: list[str] = []
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            ended.append(agent)
            seat = env.possible_agents.index(agent)
            assert not env.sitting.alive >> seat & 1 or env.sitting.over
            assert reward == (1 if env.sitting.over and env.sitting.alive >> seat & 1 else -1)
            env.step(None)
        else:
            assert agent not in ended
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert len(ended) == 4


def test_the_mask_is_that_of_the_agent_whose_step_it_is() -> None:
    env = alehouse_v0.env(seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert np.flatnonzero(mask).tolist() == (env.sitting.legal if agent == env.agent_selection else [])


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = alehouse_v0.env(seats=3)
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    with pytest.raises(ValueError, match="not possible now"):
        env.step(97)
    assert np.array_equal(before, env.last()[0]["observation"])


def test_an_illegal_action_can_be_a_loss() -> None:
    env = alehouse_v0.env(seats=3, illegal="lose")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(97)
    assert all(env.terminations.values())
    assert env.rewards == {name: -1.0 if name == agent else 0 for name in env.possible_agents}


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = alehouse_v0.env(seats=3, max_steps=20, returns=(1, 0.5, -1))
    got = play(env, 2)
    assert env.sitting.steps_made == 20
    assert set(got.values()) == {0.5}


def test_games_can_be_replayed_and_drawn() -> None:
    env = alehouse_v0.env(seats=2, characters=["gog", "fiona"], render_mode="ansi")
    play(env, 4)
    again = Game.from_record(env.record())
    assert again.is_over
    text = env.render()
    assert text is not None
    assert "gog" in text
    assert "won by" in text
    env.reset(seed=5)
    held = env.view("player_0").hand
    text = env.render()
    assert text is not None
    assert not any(card in text for card in held)


def test_before_the_first_game_there_is_nothing() -> None:
    env = alehouse_v0.env(seats=3)
    with pytest.raises(AttributeError, match=r"after reset\(\)"):
        env.step(0)
    with pytest.raises(AttributeError, match="no 'nonsense'"):
        _ = env.nonsense


def test_after_the_last_step_there_is_nothing_to_step() -> None:
    env = alehouse_v0.env(seats=2)
    play(env, 1)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    "options", [{"seats": 1}, {"seats": 99}, {"characters": ["gog", "nobody"]}, {"drinks": "tea"}, {"variant": "chess"}]
)
def test_what_cannot_be_played_is_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        alehouse_v0.env(**options)
    with pytest.raises(ValueError, match="illegal is"):
        alehouse_v0.env(illegal="shrug")


def test_characters_are_those_asked_for_and_else_vary() -> None:
    env = alehouse_v0.env(characters=["gog", "fiona", "gog"])
    env.reset(seed=1)
    assert env.sitting.game.seats == ("gog", "fiona", "gog-2")
    env = alehouse_v0.env(seats=3)
    seen = set()
    for seed in range(4):
        env.reset(seed=seed)
        seen.add(env.sitting.game.seats)
    assert len(seen) == 4


def test_the_state_is_what_all_see() -> None:
    env = alehouse_v0.env(seats=3)
    env.reset(seed=1)
    whole = env.state().reshape(3, -1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert np.array_equal(whole[env.possible_agents.index(other)], env.observe(other)["observation"])

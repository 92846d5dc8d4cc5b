"""The training script of docs/research.md runs, repeats itself, and climbs in the direction that it means to."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("gymnasium", reason="needs pip install 'alehouse[rl]'")

import numpy as np

from alehouse.env.single import AlehouseEnv

SCRIPT = Path(__file__).parents[2] / "examples" / "train_numpy.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_numpy", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_numpy"] = module
    spec.loader.exec_module(module)
    return module


def test_equal_seeds_learn_the_same(script: ModuleType) -> None:
    weights, critic = np.zeros(script.TOTAL, np.float32), np.zeros(script.SITUATION, np.float32)
    one, two = (script.rollout((weights, critic, 2, 5)) for _ in range(2))
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    assert one[0].shape == weights.shape
    assert np.abs(one[0]).max() > 0


def test_a_step_grows_the_odds_of_what_was_chosen(script: ModuleType) -> None:
    """The change that is remembered is the slope of the logarithm of the odds, measured here."""
    env = AlehouseEnv(script.SEATS, opponents="random")
    chance = np.random.default_rng(1)
    weights = chance.normal(size=script.TOTAL) * 0.3
    seen, _ = env.reset(seed=4)
    steps = 0
    done = False
    while not done and steps < 25:
        action, step = script.choose(script.unpacked(weights), seen, chance)
        slope = np.concatenate(
            [
                np.outer(step.play, step.now).ravel(),
                np.outer(step.take, step.now).ravel(),
                np.outer(step.seat, step.naming).ravel(),
                np.outer(step.other, step.now).ravel(),
            ]
        )
        way = chance.normal(size=script.TOTAL)
        higher = log_odds(script, weights + 1e-4 * way, seen, action)
        lower = log_odds(script, weights - 1e-4 * way, seen, action)
        assert (higher - lower) / 2e-4 == pytest.approx(float(slope @ way), rel=1e-2, abs=1e-3)
        seen, _, ended, stopped, _ = env.step(action)
        done = ended or stopped
        steps += 1
    assert steps > 5


def log_odds(script: ModuleType, weights: np.ndarray, seen: object, action: int) -> float:
    """Of what is chosen, less what would be on average, the part of the action itself is 1 less its odds."""
    tables = script.unpacked(weights)
    now, cards, people, naming = script.look(seen["observation"])  # type: ignore[index]
    scores = tables["other"] @ now
    scores[script.PLAY : script.PLAY + script.SLOTS] = cards @ (tables["play"] @ now)
    scores[script.TAKE : script.TAKE + script.SLOTS] = cards @ (tables["take"] @ now)
    scores[script.SEAT : script.SEAT + script.SEATS] = people @ (tables["seat"] @ naming)
    legal = np.flatnonzero(seen["action_mask"])  # type: ignore[index]
    return float(scores[action] - np.log(np.exp(scores[legal] - scores[legal].max()).sum()) - scores[legal].max())


def test_the_interval_holds_the_rate(script: ModuleType) -> None:
    low, high = script.wilson(435, 1000)
    assert (round(low, 3), round(high, 3)) == (0.405, 0.466)

"""Learn to play with nothing but NumPy: a policy gradient against three players who leave everything to chance.

    python examples/train_numpy.py                  # learns for some minutes, then plays 1,000 other games
    python examples/train_numpy.py --save policy.npy
    python examples/train_numpy.py --load policy.npy --against normal

The policy is linear: every possible action gets a score, and is taken with the probability that its score gives it
(softmax). What makes it learn within minutes is that weights are shared: a card is scored by what it is, wherever
in the hand it is, and a player by what is known of that player, wherever that player sits. All of it comes out of
the observation by name; docs/research.md has the names.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from alehouse.env.actions import ACTIONS, SEAT, SLOTS, START
from alehouse.env.layout import layout
from alehouse.env.single import AlehouseEnv
from alehouse.env.spaces import Observation

Floats = NDArray[np.floating[Any]]

SEATS = 4
SHAPE = layout(SEATS)
ABOUT = {name: at for at, name in enumerate(SHAPE.parts["seats"].rows)}
POT = SHAPE.parts["table"].start + SHAPE.parts["table"].columns.index("pot")
ORDER = SHAPE.parts["asked"].start + SHAPE.parts["asked"].columns.index("order")
PLAY, TAKE = START["play"], START["take"]
LEARNING_RATE, DECAY = 0.03, 0.95

# --- what the policy looks at --------------------------------------------------------------------

SITUATION, CARD, PERSON, NAMING = 16, len(SHAPE.parts["hand"].columns) - 1, 9, 3
"""How many numbers describe the situation, a card, a player who could be named, and why one is named."""
TABLES = {"play": (CARD, SITUATION), "take": (CARD, SITUATION), "seat": (PERSON, NAMING), "other": (ACTIONS, SITUATION)}
"""The weights: what is chosen, times the situation in which it is."""


class Sight(NamedTuple):
    """What the policy makes of an observation."""

    now: Floats
    cards: Floats
    people: Floats
    naming: Floats


def look(observation: NDArray[np.int16]) -> Sight:
    seen = observation * SHAPE.scale
    seats = SHAPE.take(seen, "seats")
    fortitude, alcohol, gold = (seats[ABOUT[name]] for name in ("fortitude", "alcohol", "gold"))
    gap = fortitude - alcohol
    foes = seats[ABOUT["alive"], 1:] > 0
    due = seats[ABOUT["due_fortitude"]] - seats[ABOUT["due_alcohol"]]
    glass = seats[ABOUT["glass_fortitude"]] - seats[ABOUT["glass_alcohol"]]
    now = (
        1, gap[0], gold[0], gap[1:][foes].min(initial=1), gold[1:][foes].min(initial=1), foes.sum() / SEATS,
        due[0], due[1:].sum(), seats[ABOUT["due_gold"], 0], glass[0], glass[1:].sum(), seats[ABOUT["in_round"], 0],
        seats[ABOUT["round_control"], 0], seats[ABOUT["active"], 0], seen[POT], seats[ABOUT["hand"], 0],
    )  # fmt: skip
    rows = [np.ones(SEATS), fortitude, alcohol, gap, gold, seats[ABOUT["pile"]], seats[ABOUT["hand"]]]
    people = np.array([*rows, seats[ABOUT["in_round"]], np.arange(SEATS) == 0], np.float32).T
    cards = SHAPE.take(seen, "hand")[:, 1:]  # all but the number of the card
    return Sight(np.array(now, np.float32), cards, people, np.array((1, seen[ORDER], gap[0]), np.float32))


# --- the policy ----------------------------------------------------------------------------------


class Step(NamedTuple):
    """What is to be remembered of a step: what was chosen, less what would be chosen on average."""

    play: Floats
    take: Floats
    seat: Floats
    other: Floats
    now: Floats
    naming: Floats


def unpacked(weights: Floats) -> dict[str, Floats]:
    out, at = {}, 0
    for name, (rows, columns) in TABLES.items():
        out[name] = weights[at : at + rows * columns].reshape(rows, columns)
        at += rows * columns
    return out


TOTAL = sum(rows * columns for rows, columns in TABLES.values())


def choose(
    weights: dict[str, Floats], observation: Observation, chance: np.random.Generator, best: bool = False
) -> tuple[int, Step]:
    """An action, by its score; or always the one with the best."""
    now, cards, people, naming = look(observation["observation"])
    scores = weights["other"] @ now
    scores[PLAY : PLAY + SLOTS] = cards @ (weights["play"] @ now)
    scores[TAKE : TAKE + SLOTS] = cards @ (weights["take"] @ now)
    scores[SEAT : SEAT + SEATS] = people @ (weights["seat"] @ naming)
    scores[observation["action_mask"] == 0] = -np.inf
    odds = np.exp(scores - scores.max())
    odds /= odds.sum()
    action = int(odds.argmax()) if best else int(np.searchsorted(odds.cumsum(), chance.random() * 0.999999))
    more = -odds
    more[action] += 1
    play, take, seat = more[PLAY : PLAY + SLOTS], more[TAKE : TAKE + SLOTS], more[SEAT : SEAT + SEATS]
    other = more.copy()
    other[PLAY : PLAY + SLOTS] = other[TAKE : TAKE + SLOTS] = other[SEAT : SEAT + SEATS] = 0
    return action, Step(play @ cards, take @ cards, seat @ people, other, now, naming)


# --- learning ------------------------------------------------------------------------------------


def rollout(task: tuple[Floats, Floats, int, int]) -> tuple[Floats, Floats, float]:
    """Some games with these weights: which way to change them, the same for the critic, and the mean return."""
    packed, critic, games, seed = task
    weights = unpacked(packed)
    env = AlehouseEnv(SEATS, opponents="random")
    chance = np.random.default_rng(seed)
    change = {name: np.zeros(shape, np.float32) for name, shape in TABLES.items()}
    better, total = np.zeros_like(critic), 0.0
    for game in range(games):
        steps: list[Step] = []
        observation, _ = env.reset(seed=seed * 1_000 + game)
        done, reward = False, 0.0
        while not done:
            action, step = choose(weights, observation, chance)
            steps.append(step)
            observation, reward, ended, stopped, _ = env.step(action)
            done = ended or stopped
        total += reward
        play, take, seat, other, now, naming = (np.array(rows) for rows in zip(*steps, strict=True))
        value = np.append(now @ critic, reward)
        gain = value[1:] - value[:-1]  # how much better it looked after each step, as the critic sees it
        for at in range(len(gain) - 2, -1, -1):
            gain[at] += DECAY * gain[at + 1]
        gain = gain[:, None]
        change["play"] += (play * gain).T @ now
        change["take"] += (take * gain).T @ now
        change["seat"] += (seat * gain).T @ naming
        change["other"] += (other * gain).T @ now
        better += (reward - value[:-1]) @ now / len(steps)
    return np.concatenate([table.ravel() for table in change.values()]) / games, better / games, total / games


def train(games: int, seed: int, jobs: int, batch: int = 64) -> Floats:
    """Weights after so many games. Equal seeds give equal weights, on however many processors."""
    weights, critic = np.zeros(TOTAL, np.float32), np.zeros(SITUATION, np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)  # for Adam
    began = time.perf_counter()
    recent = 1 / SEATS
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for at in range(1, games // batch + 1):
            tasks = [(weights, critic, batch // 4, seed * 1_000_000 + at * 4 + part) for part in range(4)]
            found = pool.map(rollout, tasks, chunksize=1)
            change, better = (sum(part[which] for part in found) / len(found) for which in (0, 1))
            critic = critic + 0.2 * better
            mean, square = 0.9 * mean + 0.1 * change, 0.99 * square + 0.01 * change**2
            rate = LEARNING_RATE * (1 - (at - 1) * batch / games)
            weights = weights + rate * (mean / (1 - 0.9**at)) / (np.sqrt(square / (1 - 0.99**at)) + 1e-3)
            recent += 0.1 * ((sum(part[2] for part in found) / len(found) + 1) / 2 - recent)
            if at % 10 == 0:
                print(f"{at * batch:6} games, {time.perf_counter() - began:5.0f} s: wins {recent:.1%}", flush=True)
    return weights


# --- testing -------------------------------------------------------------------------------------


def play(task: tuple[Floats, str, int, int]) -> int:
    """How many of these games the policy wins, when it always takes its best action."""
    packed, against, games, seed = task
    weights = unpacked(packed)
    env = AlehouseEnv(SEATS, opponents=against)
    chance = np.random.default_rng(seed)
    won = 0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        done, reward = False, 0.0
        while not done:
            observation, reward, ended, stopped, _ = env.step(choose(weights, observation, chance, best=True)[0])
            done = ended or stopped
        won += reward > 0
    return won


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval that holds the true rate, 19 times out of 20."""
    z, rate = 1.96, won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6_400, help="games to learn from")
    parser.add_argument("--test", type=int, default=1_000, help="games to be tested in")
    parser.add_argument("--against", default="random", help="the bot that is played against in the test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--save", help="keep the weights in this file")
    parser.add_argument("--load", help="begin with the weights of this file, and do not learn")
    asked = parser.parse_args()
    weights = np.load(asked.load) if asked.load else train(asked.games, asked.seed, asked.jobs)
    if asked.save:
        np.save(asked.save, weights)
    each = max(1, asked.test // 10)
    tasks = [(weights, asked.against, each, 3_000_000_000 + part * each) for part in range(10)]
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        won = sum(pool.map(play, tasks, chunksize=1))
    low, high = wilson(won, each * 10)
    print(f"wins {won} of {each * 10} games against {asked.against}: {won / each / 10:.1%} ({low:.1%} to {high:.1%})")
    print(f"chance is {1 / SEATS:.0%}")


if __name__ == "__main__":
    main()

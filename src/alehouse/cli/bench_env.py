"""The speed of the environments beside those of others, in the same run.

All play random legal actions through their public interface, and look at the observation before every step. The
same games are played again and again, and of every step the fastest time counts; all environments take turns, game
by game. So whatever else the machine does hits all alike, and little.
"""

from __future__ import annotations

import contextlib
import io
import time
from collections.abc import Callable
from importlib.metadata import version
from itertools import pairwise
from random import Random
from typing import Any

from .bench import NoPeer

ROUNDS = 12
Play = Callable[[int], list[float]]
"""Plays the game of a seed, always the same one, and gives the times at which it began and made its steps."""


def bench_env(games: int, seats: int = 4) -> dict[str, Any]:
    """The keys of `--env --json`. So many games of ours, and as many of the others."""
    with contextlib.redirect_stdout(io.StringIO()):  # one of them prints when it is imported
        try:
            from pettingzoo.classic import hanabi_v5

            from ..env import alehouse_v0

            ours = alehouse_v0.env(seats=seats)
            players = {
                "alehouse": agents(ours),
                f"hanabi_v5 (PettingZoo {version('pettingzoo')})": agents(hanabi_v5.env()),
                f"gin rummy (RLCard {version('rlcard')})": gin_rummy(),
            }
        except ImportError as error:
            raise NoPeer(f"bench --env needs more: pip install 'alehouse[bench,rl]' ({error})") from None
    steps = dict.fromkeys(players, 0)
    seconds = dict.fromkeys(players, 0.0)
    for seed in range(games):
        for name, play in players.items():
            took = fastest(play, seed, ROUNDS)
            steps[name] += len(took) - 1  # to set up a game takes time, but is no step
            seconds[name] += sum(took)
    speed = {name: steps[name] / seconds[name] for name in players}
    moves = 0
    for seed in range(games):
        players["alehouse"](seed)
        moves += ours.unwrapped.sitting.moves_made
    own = speed.pop("alehouse")
    return {
        "steps_per_second": round(own),
        "moves_per_second": round(own * moves / steps["alehouse"]),
        "steps_per_game": round(steps["alehouse"] / games, 1),
        "seats": seats,
        "peers": {
            name: {"steps_per_second": round(peer), "ratio": round(own / peer, 2)} for name, peer in speed.items()
        },
    }


def fastest(play: Play, seed: int, rounds: int) -> list[float]:
    """How long everything in a game took, at best."""
    every = [[after - before for before, after in pairwise(play(seed))] for _ in range(rounds)]
    return [min(took) for took in zip(*every, strict=True)]


def agents(env: Any) -> Play:
    """An environment of PettingZoo in which agents take turns."""

    def play(seed: int) -> list[float]:
        chance = Random(seed).random
        clock = time.perf_counter
        times = [clock()]
        env.reset(seed=seed)
        times.append(clock())
        for _ in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0].tolist()
            env.step(legal[int(chance() * len(legal))])
            times.append(clock())
        return times

    return play


def gin_rummy() -> Play:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 0})

    def play(seed: int) -> list[float]:
        chance = Random(seed).random
        clock = time.perf_counter
        times = [clock()]
        env.seed(seed)
        state, _ = env.reset()
        times.append(clock())
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            times.append(clock())
        return times

    return play


def show(found: dict[str, Any]) -> None:
    """The results for people."""
    print(f"Alehouse, {found['seats']} seats: {found['steps_per_second']:,} steps a second, ", end="")
    print(f"{found['moves_per_second']:,} moves of the game, {found['steps_per_game']} steps a game")
    for name, peer in found["peers"].items():
        print(f"{name}: {peer['steps_per_second']:,} steps a second; we make {peer['ratio']} times as many")

"""How long the hard bot thinks, and how much it gets done meanwhile.

    python tools/bench_hard.py [--games 4] [--budget 0.3] [--jobs 2] [--json]

Each process plays games of one hard bot among three normal ones and notes how long every decision of the hard bot took
that left a choice. With two processes on two cores it is as busy as a server on which two of them think at once. Times
are told and never fail: they depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from alehouse import Game
from alehouse.bots import Budget, HardBot, NormalBot, seated
from alehouse.packs import in_play

SEATS = 4


def play(seed: int, budget: float) -> tuple[list[float], int, int]:
    """The seconds of each decision, and all worlds and playouts of a game."""
    rng = Random(f"hard:{seed}")
    game = Game(rng.sample(in_play().playable, SEATS), seed=seed, tell=False)
    hard = HardBot(Budget(budget))
    us = seed % SEATS
    players = [seated(hard if seat == us else NormalBot()) for seat in range(SEATS)]
    took: list[float] = []
    while (seat := game.to_move) >= 0:
        choice = seat == us and len(game.legal_moves_of(seat)) > 1
        begun = time.perf_counter()
        move = players[seat](game, seat, rng)
        if choice:
            took.append(time.perf_counter() - begun)
        game.push(move, seat)
    return took, hard.worlds, hard.playouts


def measure(games: int, budget: float, jobs: int) -> dict[str, Any]:
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(play, range(games), [budget] * games))
    times = sorted([one for took, _, _ in found for one in took])
    thought = [one for one in times if one > budget / 20]
    return {
        "games": games,
        "jobs": jobs,
        "budget": budget,
        "decisions": len(times),
        "of them thought about": len(thought),
        "median_s": round(times[len(times) // 2], 3),
        "p99_s": round(times[int(0.99 * len(times))], 3),
        "slowest_s": round(times[-1], 3),
        "worlds_per_second": round(sum([worlds for _, worlds, _ in found]) / sum(times)),
        "playouts_per_second": round(sum([playouts for _, _, playouts in found]) / sum(times)),
    }


def main() -> None:
    options = argparse.ArgumentParser(description="Measure how long the hard bot thinks.")
    options.add_argument("--games", type=int, default=4)
    options.add_argument("--budget", type=float, default=0.3)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--json", action="store_true")
    asked = options.parse_args()
    found = measure(asked.games, asked.budget, asked.jobs)
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")


if __name__ == "__main__":
    main()

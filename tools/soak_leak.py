"""Nothing leaked: whole evenings at tables of all kinds, every byte scanned, stretches played again with other cards.

    python tools/soak_leak.py --games 200 --seed 1

prints figures as JSON. It stops with `Leaked` if a message holds what its receiver cannot know, and with `Noticed` if
somebody is told something else, or at another time, when the others hold other cards and do other things in secret.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.leak.evening import Evening
from tools.leak.figures import Figures
from tools.leak.open_table import OpenTwin
from tools.leak.records import Fork, Plan
from tools.leak.twin import Twin

TEAMS = "two-headed-dragon"
LEAST = {
    "sent": 500, "named_cards": 3_000, "stretches": 2, "watched": 0.3, "messages": 100, "windows": 40, "plays": 8,
    "moved": 200, "other_seeds": 0.3, "able": 10, "acts": 30, "overtaken": 1, "holds": 0.1,
}  # fmt: skip
"""So much for each game, or the proof is worth nothing."""


def plan(at: int, seed: int) -> Plan:
    """The kinds of evening take turns: with delays and without, alone and in teams, with bots and without."""
    rng = Random(f"{seed}/{at}")
    kind = at % 8
    window = 0 if kind in (3, 7) else rng.choice([200, 700, 1_500, 3_000])
    variant = TEAMS if kind in (2, 5) else "individual"
    size = rng.choice([4, 6, 8]) if variant == TEAMS else 2 + (at // 8 + kind) % 7
    people = size if kind in (0, 2, 4, 3) else 1 if kind == 7 else rng.randint(2, max(2, size - 1))
    size = max(size, people + 1) if kind in (1, 5, 6, 7) else size
    size += size % 2 if variant == TEAMS else 0
    return Plan(
        seed=seed * 1_000 + at,
        people=people,
        bots=size - people,
        window=window,
        variant=variant,
        watchers=rng.choice([1, 1, 2]),
        eager=rng.choice([0.3, 0.5, 0.8]),
        stretch=rng.choice([20, 40, 60]),
    )


def run(games: int, seed: int) -> dict[str, Any]:
    """Play so many evenings. Raises Leaked or Noticed; returns figures."""
    figures = evenings([plan(at, seed) for at in range(games)])
    figures.check(LEAST)
    return figures.report()


def evenings(plans: Iterable[Plan]) -> Figures:
    figures = Figures()
    for one in plans:
        figures.add(evening(one))
    return figures


def evening(plan: Plan) -> Figures:
    """One evening with everything that is looked at in it."""
    figures = Figures(games=1)

    def finished(evening: Evening, fork: Fork) -> None:
        twin = (Twin if plan.timed else OpenTwin)(evening, fork, Random(f"twin/{plan.seed}/{fork.point}"))
        twin.run()
        twin.compare()
        figures.add(twin.figures)

    whole = Evening(plan, finished)
    whole.play()
    figures.moves = whole.match.moves_made
    figures.undone = whole.undos
    figures.sent = whole.scanner.messages
    figures.sent_bytes = whole.scanner.bytes
    figures.named_cards = whole.scanner.cards
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(run(given.games, given.seed), indent=2))


if __name__ == "__main__":
    main()

"""Who sits where in which game: the fixtures of a run.

A fixture is made from the seed and its number alone, so the results of a run depend neither on the number of workers
nor on where it was stopped and resumed.

Games come in deals. The games of one deal share their seed, and so their shuffles, and differ only in who sits where:
in a tournament the bots move round the table, in a measurement of balance the characters do. Each bot therefore plays
each hand of a deal, which takes most of the luck out of the comparison.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ..engine.setting import SETTINGS


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured. Everything but the number of games: more games can be added to a run later."""

    turns: str
    """What moves round the table within a deal: `bots` or `characters`."""
    bots: tuple[str, ...]
    """One a side, again from the first if there are more sides."""
    sizes: tuple[int, ...]
    """How many sit at a table, taking turns."""
    characters: tuple[str, ...]
    drinks: tuple[str, ...] = ("rdi1",)
    variant: str = "individual"
    seed: str = "1"
    packs: tuple[str, ...] = ()
    """Files. Each worker reads them itself, since a .py file may bring effects of its own."""
    iterations: int | None = None
    """How many worlds a bot that searches looks at, for each decision."""
    budget: float | None = None
    """Or for how many seconds; then the results are not the same every time."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    game: int
    deal: int
    rotation: int
    characters: tuple[str, ...]
    bots: tuple[str, ...]
    """By seat."""


def fixtures(plan: Plan) -> Iterator[Fixture]:
    """All games, without end."""
    deals = dict.fromkeys(plan.sizes, 0)
    deal = game = 0
    while True:
        seats = plan.sizes[deal % len(plan.sizes)]
        together = SETTINGS[plan.variant].team_size
        sitting = line_up(plan, seats, deals[seats])
        bots = tuple([plan.bots[side % len(plan.bots)] for side in range(seats // together) for _ in range(together)])
        for rotation in range(0, seats, together):
            yield Fixture(
                game,
                deal,
                rotation // together,
                turned(sitting, rotation if plan.turns == "characters" else 0),
                turned(bots, rotation if plan.turns == "bots" else 0),
            )
            game += 1
        deals[seats] += 1
        deal += 1


def line_up(plan: Plan, seats: int, deal: int) -> tuple[str, ...]:
    """The characters of a deal.

    In as many deals as there are characters, each sits once at every place: the deals step through one shuffled ring
    of the characters, and each seat looks at another point of it. Nobody sits twice at a table, unless there are more
    seats than characters.
    """
    ring = list(plan.characters)
    n = len(ring)
    lap, at = divmod(deal, n)
    rng = Random(f"{plan.seed}:{seats}:{lap}")
    rng.shuffle(ring)
    points: list[int] = []
    while len(points) < seats:
        points += rng.sample(range(n), min(n, seats - len(points)))
    return tuple([ring[(at + point) % n] for point in points])


def turned(row: tuple[str, ...], by: int) -> tuple[str, ...]:
    return row[by:] + row[:by]

"""Games played by random steps, for tests that want to look at every step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from alehouse.env.sitting import Sitting, Table

TABLES = {
    "two": Table(2),
    "four": Table(4),
    "six": Table(6),
    "ten": Table(10),
    "teams": Table(6, variant="two-headed-dragon"),
    "bar": Table(5, drinks=("rdi1", "rdi2", "rdi3")),
}


def walk(table: Table, seed: int, passing: float = 0.3) -> Iterator[Sitting]:
    """The game of a seed before every step. Somewhat reluctant players make hands and stacks grow."""
    rng = Random(seed)
    sitting = Sitting(table.deal(seed))
    while sitting.seat >= 0:
        yield sitting
        legal = sitting.legal
        sitting.take(legal[0] if rng.random() < passing else rng.choice(legal))

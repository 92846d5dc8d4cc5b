"""Tables for the tests in this folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from alehouse.testing import Scene, action_phase, given

from .crowd import Crowd
from .harness import Tab, Table

STAB = "play how-did-this-get-stuck-in-your-back on fiona"
"""What Ann does in `stab`: it touches Bob, who is Fiona, and nobody else."""


def stab(*, ann: Sequence[str] = (), bob: Sequence[str] = (), cat: Sequence[str] = (), fortitude: int = 20) -> Scene:
    """Ann (Gerki) is about to stab Bob (Fiona), while Cat (Zot) looks on; they hold these cards besides.

    `fortitude` is Bob's, of which the stab would take two.
    """
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?", *ann)
    scene.fiona.hand(*bob).set(fortitude=fortitude)
    scene.zot.hand(*cat)
    return scene


@pytest.fixture
def table() -> type[Table]:
    """`table(window=0, seed=7)` is a new, empty table."""
    return Table


@pytest.fixture
def crowd() -> type[Crowd]:
    """`crowd(table, rng, people=3, bots=1)` plays a game in every possible and impossible way."""
    return Crowd


@pytest.fixture
def stabbing() -> Callable[..., tuple[Table, Tab, Tab, Tab]]:
    """Ann has just stabbed Bob, and the window on it is open: `t, ann, bob, cat = stabbing(bob=[...], window=0)`."""

    def begin(
        ann: Sequence[str] = (),
        bob: Sequence[str] = (),
        cat: Sequence[str] = (),
        fortitude: int = 20,
        **settings: Any,
    ) -> tuple[Table, Tab, Tab, Tab]:
        t = Table(seats=3, **settings)
        one, two, three = t.plays("ann", "bob", "cat", scene=stab(ann=ann, bob=bob, cat=cat, fortitude=fortitude))
        one.answers(STAB)
        return t, one, two, three

    return begin

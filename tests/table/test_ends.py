"""What a table without delays lets one see of the end of a player: it happens once, and touches nobody else."""

from __future__ import annotations

from typing import Any

from alehouse.testing import drink_phase, given

from .test_pace import BEAT, END, never, until


def test_the_end_of_another_can_be_seen_as_long(table: Any) -> None:
    scene = given("fiona", "gerki", "zot", at=drink_phase("gerki"))
    scene.fiona.hand()
    scene.gerki.hand().pile("Wine").set(alcohol=19)
    scene.zot.hand()
    t = table(seats=3, beat=BEAT)
    t.bot = never
    t.plays("ann", bots=2, scene=scene)
    until(t, lambda: t.window == "last-chance")
    assert until(t, lambda: 1 not in t.game.alive) == END

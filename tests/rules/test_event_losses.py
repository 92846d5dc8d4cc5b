"""An Event is nobody's attack: a loss that it brings gives no reason to strike back."""

from __future__ import annotations

from alehouse.lang import ALL, FORTITUDE, Lose, event
from alehouse.testing import drink_phase, given, rule

BRAWL = event("A stool comes flying", do=Lose(1, FORTITUDE, ALL))
BACK = "My Goddess doesn't like that!"


@rule("DRINK-02", "TIME-07")
def test_nobody_strikes_back_at_whoever_turned_up_an_event() -> None:
    t = given("fiona", "deirdre", at=drink_phase("fiona"), cards=(BRAWL,))
    t.fiona.pile("A stool comes flying")
    t.deirdre.hand(BACK)
    t.fiona.drinks()
    t.nobody_answers()
    t.deirdre.has(fortitude=19)
    t.fiona.has(fortitude=19)
    t.deirdre.cannot_play(BACK)
    assert t.phase == "discard"

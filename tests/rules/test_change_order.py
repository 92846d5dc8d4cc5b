"""CHANGE: how changes add up in the order they were played (HOUSE-01), and Drinks that are handed on."""

from __future__ import annotations

import pytest

from alehouse.testing import SceneError, drink_phase, given, rule

SPIKE = "A little somethin' extra"
WATER = "Wine into Water"
COURAGE = "Nothing like a little belt of liquid courage!"
PASS_ON = "You look like you need this more than I do!"
TELEPORT = "A minor teleport, glass included"


# --- in the order they were played ----------------------------------------------------------------


@rule("HOUSE-01")
def test_alcohol_added_before_the_conversion_becomes_fortitude() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10).hand(COURAGE).pile("Wine")
    t.gerki.hand(SPIKE)
    t.fiona.drinks()
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    t.fiona.plays(COURAGE)
    t.nobody_answers()
    assert (t.drink_of("fiona").alcohol, t.drink_of("fiona").fortitude) == (0, 4)
    t.nobody_answers()
    t.fiona.has(alcohol=0, fortitude=14)


@rule("HOUSE-01")
def test_alcohol_added_after_the_conversion_stays_alcohol() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10).hand(COURAGE).pile("Wine")
    t.gerki.hand(SPIKE)
    t.fiona.drinks()
    t.fiona.plays(COURAGE)
    t.nobody_answers()
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    assert (t.drink_of("fiona").alcohol, t.drink_of("fiona").fortitude) == (2, 2)
    t.nobody_answers()
    t.fiona.has(alcohol=2, fortitude=12)


@rule("HOUSE-01")
def test_water_after_the_conversion_finds_nothing_to_take() -> None:
    t = given("fiona", "deirdre", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10).hand(COURAGE).pile("Wine")
    t.deirdre.hand(WATER)
    t.fiona.drinks()
    t.fiona.plays(COURAGE)
    t.nobody_answers()
    t.deirdre.plays(WATER)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=0, fortitude=12)


@rule("HOUSE-01")
def test_a_spike_played_in_answer_to_the_conversion_waits_for_the_drink() -> None:
    """It answers the Drink, not the card: it is played when the conversion has worked."""
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.hand(COURAGE).pile("Wine")
    t.gerki.hand(SPIKE)
    t.fiona.drinks()
    t.fiona.plays(COURAGE)
    t.gerki.cannot_play(SPIKE)


@rule("HOUSE-01")
def test_conversion_keeps_the_fortitude_that_the_drink_has_itself() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10).hand(COURAGE).pile("Wine with a Chaser", "Wizard's Brew")
    t.fiona.drinks()
    t.fiona.plays(COURAGE)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=0, fortitude=16)


@rule("HOUSE-01")
def test_watered_then_spiked() -> None:
    t = given("fiona", "deirdre", at=drink_phase("fiona"))
    t.fiona.pile("Light Ale")
    t.deirdre.hand(WATER, "Water into Wine")
    t.fiona.drinks()
    t.deirdre.plays(WATER)
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 0
    t.deirdre.plays("Water into Wine")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=2)


@rule("HOUSE-01")
def test_spiked_then_watered() -> None:
    t = given("fiona", "deirdre", at=drink_phase("fiona"))
    t.fiona.pile("Light Ale")
    t.deirdre.hand(WATER, "Water into Wine")
    t.fiona.drinks()
    t.deirdre.plays("Water into Wine")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 3
    t.deirdre.plays(WATER)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=1)


@rule("HOUSE-01")
def test_another_drink_instead_takes_earlier_changes_away_and_keeps_later_ones() -> None:
    t = given("fiona", "gerki", "eve", at=drink_phase("fiona"))
    t.fiona.pile("Wizard's Brew")
    t.gerki.hand(SPIKE, SPIKE)
    t.eve.hand("Are you quite sure you ordered that?")
    t.fiona.set(fortitude=10).drinks()
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    t.eve.plays("Are you quite sure you ordered that?")
    t.nobody_answers()
    assert (t.drink_of("fiona").alcohol, t.drink_of("fiona").fortitude) == (4, 0)
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=6, fortitude=10)


# --- handing on -----------------------------------------------------------------------------------


@rule("OPEN-31")
def test_a_drink_handed_on_may_be_handed_on_again() -> None:
    t = given("deirdre", "zot", "dimli", at=drink_phase("deirdre"))
    t.deirdre.hand(PASS_ON).pile("Elven Wine")
    t.zot.hand(TELEPORT)
    t.dimli.hand("Here, this one's for tall folk")
    t.deirdre.drinks()
    t.zot.cannot_play(TELEPORT, rule="NEG-05")
    t.deirdre.plays(PASS_ON, on="zot")
    t.nobody_answers()
    assert t.drink_of("zot").alcohol == 3
    t.zot.plays(TELEPORT, on="dimli")
    t.nobody_answers()
    t.zot.has(discarded=[TELEPORT])
    t.dimli.plays("Here, this one's for tall folk", on="deirdre")
    t.nobody_answers()
    assert t.drink_of("deirdre").alcohol == 3
    t.nobody_answers()
    t.deirdre.has(alcohol=3)
    t.zot.has(alcohol=0)
    t.dimli.has(alcohol=0)


@rule("OPEN-31")
def test_who_handed_a_drink_on_is_not_its_drinker_any_more() -> None:
    t = given("deirdre", "gerki", at=drink_phase("deirdre"))
    excuse = "Not now! These men are interested in my religion."
    t.deirdre.hand(PASS_ON, excuse).pile("Elven Wine")
    t.gerki.hand("Dump it on the floor")
    t.deirdre.drinks()
    t.deirdre.can_play(excuse)
    t.gerki.cannot_play("Dump it on the floor", rule="NEG-05")
    t.deirdre.plays(PASS_ON)
    t.nobody_answers()
    t.deirdre.cannot_play(excuse)
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=0)
    t.gerki.has(alcohol=0)
    assert t.drink_discards == ["Elven Wine"]


@rule("OPEN-36")
def test_nobody_hands_a_drink_to_themselves() -> None:
    t = given("deirdre", "gog", "fiona", at=drink_phase("deirdre"))
    t.deirdre.hand(PASS_ON).pile("Elven Wine")
    t.deirdre.drinks()
    with pytest.raises(SceneError):
        t.deirdre.plays(PASS_ON, on="deirdre")
    t.deirdre.plays(PASS_ON, on="fiona")


@rule("OPEN-31", "CHANGE-01")
def test_changes_travel_with_a_drink_that_is_handed_on() -> None:
    t = given("deirdre", "gerki", at=drink_phase("deirdre"))
    t.deirdre.hand(PASS_ON).pile("Elven Wine")
    t.gerki.hand(SPIKE)
    t.deirdre.drinks()
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    t.deirdre.plays(PASS_ON)
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=5)

"""SELF: Drinks that split themselves."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, drink_phase, given, rule

SPLIT = "Come, my friend, sit and drink with me!"


def _amounts(t: Scene) -> dict[str, int]:
    """Alcohol of the Drinks on the table, by drinker."""
    return {t.state.table.names[drink.drinker]: drink.alcohol for drink in t.drinks}


@rule("SELF-02")
def test_sharing_is_a_choice() -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.pile("Mead")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.is_asked("split").passes()
    t.fiona.has(alcohol=3)
    t.gog.has(alcohol=0)


@rule("SELF-01", "SPLIT-03")
def test_the_first_window_is_about_the_whole_drink() -> None:
    t = given("fiona", "gerki", "gog", at=drink_phase("fiona"))
    t.fiona.pile("Mead")
    t.gerki.hand("A little somethin' extra")
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    t.nobody_answers()
    assert _amounts(t) == {"fiona": 5}
    t.nobody_answers()
    t.fiona.splits_with("gog")
    assert _amounts(t) == {"fiona": 3, "gog": 3}


@rule("SELF-01")
def test_mead_ignored_in_the_first_window_is_shared_with_nobody() -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.hand("This is just the thing to get the rust off my armor!").pile("Mead")
    t.fiona.drinks()
    t.fiona.plays("This is just the thing to get the rust off my armor!")
    t.nobody_answers()
    t.nobody_answers()
    assert t.active == "gog", "no question about a partner, and the turn is over"
    t.fiona.has(alcohol=0)
    t.gog.has(alcohol=0)


@rule("SELF-03")
def test_a_part_may_be_ignored_in_the_second_window() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Mead")
    t.gerki.hand("Dump it on the floor")
    t.fiona.drinks()
    t.gerki.cannot_play("Dump it on the floor")
    t.nobody_answers()
    t.fiona.splits_with("gerki")
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.gerki.has(alcohol=0)


@rule("SELF-03")
def test_the_parts_are_not_offered_for_splitting_again() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Mead")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.splits_with("gerki")
    t.nobody_answers()
    assert t.active == "gerki"
    t.fiona.has(alcohol=2)
    t.gerki.has(alcohol=2)


@rule("SELF-02", "OPEN-34")
def test_whoever_was_handed_the_mead_chooses_the_partner() -> None:
    t = given("deirdre", "gog", "fiona", at=drink_phase("deirdre"))
    t.deirdre.hand("You look like you need this more than I do!").pile("Mead")
    t.deirdre.drinks()
    t.deirdre.plays("You look like you need this more than I do!", on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.is_not_asked()
    t.gog.is_asked("split").splits_with("deirdre")
    t.nobody_answers()
    t.deirdre.has(alcohol=2)
    t.gog.has(alcohol=2)
    t.fiona.has(alcohol=0)


@rule("SELF-04")
def test_mead_as_a_chaser_is_drunk_whole() -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.pile("Wine with a Chaser", "Mead")
    t.fiona.drinks()
    assert _amounts(t) == {"fiona": 5}
    t.nobody_answers()
    assert t.active == "gog"
    t.fiona.has(alcohol=5)


@rule("SELF-04")
@pytest.mark.parametrize("event", ["Round on the House!", "Drinking Contest!", "A Toast to Villainy!"])
def test_mead_from_an_event_is_drunk_whole(event: str) -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.pile(event)
    t.drink_deck("Mead", "Water")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=3)
    t.fiona.is_asked("window")


@rule("SELF-04", "SELF-02")
def test_mead_that_a_card_brings_out_may_be_shared() -> None:
    """Only Events keep it whole; a toast is an Action Card."""
    t = given("deirdre", "gog", at=action_phase("deirdre"))
    t.deirdre.hand("Let's toast the Goddess!")
    t.drink_deck("Water", "Mead")
    t.deirdre.plays("Let's toast the Goddess!")
    t.nobody_answers()
    t.nobody_answers()
    t.gog.is_asked("split").splits_with("deirdre")
    t.nobody_answers()
    t.deirdre.has(alcohol=2)
    t.gog.has(alcohol=2)


@rule("SPLIT-06")
@pytest.mark.parametrize("drink", ["Mead", "Rice Wine", "Sauvignon Blech"])
def test_no_card_splits_a_drink_that_splits_itself(drink: str) -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.hand(SPLIT).pile(drink)
    t.fiona.drinks()
    t.fiona.cannot_play(SPLIT, rule="SPLIT-06")


@rule("SELF-04", "SPLIT-06")
def test_no_card_splits_a_chain_that_holds_mead() -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.hand(SPLIT).pile("Wine with a Chaser", "Mead")
    t.fiona.drinks()
    t.fiona.cannot_play(SPLIT, rule="SPLIT-06")


@rule("SELF-02", "CHANGE-01")
def test_mead_that_became_another_drink_is_not_shared() -> None:
    """The new Drink has a single effect; the option went with the text of the old one."""
    t = given("fiona", "eve", at=drink_phase("fiona"))
    t.fiona.pile("Mead")
    t.eve.hand("Are you quite sure you ordered that?")
    t.fiona.drinks()
    t.eve.plays("Are you quite sure you ordered that?")
    t.nobody_answers()
    t.nobody_answers()
    assert t.active == "eve"
    t.fiona.has(alcohol=4)

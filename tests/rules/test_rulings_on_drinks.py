"""OPEN-28 to OPEN-38: forced Drinks, Drinks of races, Events turned up in somebody else's turn."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, given, rule

MORE = "We're at an inn, and you're not drinking. What's wrong with you?"
BOTTOMS_UP = "Bottoms up, or I tip the chair"
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
PASS_ON = "You look like you need this more than I do!"
SPLIT = "Come, my friend, sit and drink with me!"
COURAGE = "Nothing like a little belt of liquid courage!"

# --- made to drink --------------------------------------------------------------------------------


@rule("OPEN-28", "TURN-11")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_who_is_made_to_drink_with_an_empty_pile_sobers_up(before: int, after: int) -> None:
    t = given("gog", "fiona", "zot", at=discard_phase("gog"))
    t.fiona.hand(BOTTOMS_UP)
    t.zot.set(alcohol=before)
    t.fiona.plays(BOTTOMS_UP, on="zot")
    t.nobody_answers()
    t.zot.has(alcohol=after)
    assert t.phase == "discard"


@rule("OPEN-28", "OPEN-30")
def test_an_extra_drink_from_an_empty_pile_sobers_before_the_older_drink() -> None:
    """Down to 0 and up by 2; the other way round it would end at 1."""
    t = given("gog", "fiona", at=drink_phase("gog"))
    t.gog.pile("Wine")
    t.fiona.hand(MORE)
    t.gog.drinks()
    t.fiona.plays(MORE)
    t.nobody_answers()
    t.gog.has(alcohol=0)
    assert t.drink_of("gog").cards == ("wine",)
    t.nobody_answers()
    t.gog.has(alcohol=2)


@rule("OPEN-30")
def test_a_drink_forced_later_is_finished_earlier() -> None:
    t = given("gog", "fiona", at=drink_phase("gog"))
    t.gog.pile("Dragon Breath Ale", "Light Ale with a Chaser", "Wine", "Water")
    t.fiona.hand(MORE)
    t.gog.drinks()
    assert t.pending == ["drink"]
    t.fiona.plays(MORE)
    t.nobody_answers()
    assert t.drink_of("gog").alcohol == 3
    t.nobody_answers()
    t.gog.has(alcohol=3, pile=1)
    assert t.drink_of("gog").alcohol == 4, "the older Drink is still pending, and its window opens again"
    t.gog.is_asked("window")
    t.nobody_answers()
    t.gog.has(alcohol=7, pile=1)
    assert t.drink_discards == ["Light Ale with a Chaser", "Wine", "Dragon Breath Ale"]


@rule("OPEN-30")
def test_the_older_drink_can_still_be_ignored_after_the_newer_one() -> None:
    t = given("gerki", "fiona", at=drink_phase("gerki"))
    t.gerki.hand("Dump it on the floor").pile("Dragon Breath Ale", "Light Ale")
    t.fiona.hand(MORE)
    t.gerki.drinks()
    t.fiona.plays(MORE)
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=1)
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=1)


@rule("OPEN-30")
def test_extra_drinks_pile_up_and_are_settled_from_the_top() -> None:
    t = given("zot", "fiona", "gog", at=drink_phase("zot"))
    t.zot.pile("Dragon Breath Ale", "Light Ale", "Wine")
    t.fiona.hand(MORE)
    t.gog.hand("Gog say you drink MORE!")
    t.zot.drinks()
    t.fiona.plays(MORE)
    t.nobody_answers()
    t.gog.plays("Gog say you drink MORE!")
    t.nobody_answers()
    assert t.drink_of("zot").alcohol == 2
    t.nobody_answers()
    t.zot.has(alcohol=2)
    assert t.drink_of("zot").alcohol == 1
    t.nobody_answers()
    t.zot.has(alcohol=3)
    assert t.drink_of("zot").alcohol == 4
    t.nobody_answers()
    t.zot.has(alcohol=7)


@rule("OPEN-30")
def test_somebody_elses_forced_drink_goes_on_top_too() -> None:
    t = given("zot", "fiona", "gog", at=drink_phase("zot"))
    t.zot.pile("Wine")
    t.gog.pile("Light Ale")
    t.fiona.hand(BOTTOMS_UP)
    t.zot.drinks()
    t.fiona.plays(BOTTOMS_UP, on="gog")
    t.nobody_answers()
    assert t.drink_of("gog").alcohol == 1
    t.nobody_answers()
    t.gog.has(alcohol=1)
    t.zot.has(alcohol=0)
    t.nobody_answers()
    t.zot.has(alcohol=2)


# --- what a Drink carries along --------------------------------------------------------------------


@rule("OPEN-29")
def test_an_extra_drink_is_for_whoever_turned_the_first_one_up() -> None:
    """The Drink has been handed on, but it was turned up in the Drink Phase of Deirdre."""
    t = given("deirdre", "fiona", "gog", at=drink_phase("deirdre"))
    t.deirdre.hand(PASS_ON).pile("Wine", "Light Ale")
    t.fiona.hand(MORE)
    t.gog.pile("Water")
    t.deirdre.drinks()
    t.deirdre.plays(PASS_ON, on="gog")
    t.nobody_answers()
    assert (t.drinks[0].revealer, t.drinks[0].drinker) == (t.deirdre.seat, t.gog.seat)
    t.fiona.plays(MORE)
    t.nobody_answers()
    assert t.drink_of("deirdre").cards == ("light-ale",)
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=1)
    t.gog.has(alcohol=2, pile=1)


# --- Drinks that look at the drinker ----------------------------------------------------------------

RACES = [
    ("Orcish Rotgut", "serena", 2, 0),
    ("Orcish Rotgut", "gog", 0, -2),
    ("Orcish Rotgut", "phrenk", 0, -2),
    ("Troll Swill", "phrenk", 2, 0),
    ("Troll Swill", "serena", 1, -1),
    ("Ogre Brew", "gog", 3, 0),
    ("Ogre Brew", "phrenk", 2, -1),
    ('"Tomato Juice"', "vlazlo", 2, 0),
    ('"Tomato Juice"', "gog", 0, -2),
]


@rule("OPEN-29")
@pytest.mark.parametrize(("drink", "drinker", "alcohol", "fortitude"), RACES)
def test_what_a_drink_does_depends_on_who_drinks_it(drink: str, drinker: str, alcohol: int, fortitude: int) -> None:
    t = given(drinker, "fiona", at=drink_phase(drinker))
    player = getattr(t, drinker)
    player.pile(drink).drinks()
    assert (t.drink_of(drinker).alcohol, t.drink_of(drinker).fortitude) == (alcohol, fortitude)
    t.nobody_answers()
    player.has(alcohol=alcohol, fortitude=20 + fortitude)


@rule("OPEN-29", "OPEN-31")
@pytest.mark.parametrize(("drink", "drinker", "alcohol", "fortitude"), RACES)
def test_a_drink_handed_on_looks_at_its_new_drinker(drink: str, drinker: str, alcohol: int, fortitude: int) -> None:
    t = given("deirdre", drinker, at=drink_phase("deirdre"))
    t.deirdre.hand(PASS_ON).pile(drink)
    t.deirdre.drinks()
    t.deirdre.plays(PASS_ON)
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=0, fortitude=20)
    getattr(t, drinker).has(alcohol=alcohol, fortitude=20 + fortitude)


@rule("SPLIT-01", "SPLIT-04")
def test_each_part_of_a_drink_looks_at_its_own_drinker() -> None:
    t = given("serena", "fiona", at=drink_phase("serena"))
    t.serena.hand(SPLIT).pile("Orcish Rotgut")
    t.serena.drinks()
    t.serena.plays(SPLIT)
    t.nobody_answers()
    t.nobody_answers()
    t.serena.has(alcohol=1, fortitude=20)
    t.fiona.has(alcohol=0, fortitude=19)


@rule("SPLIT-01", "OPEN-33")
def test_each_copy_of_a_drink_looks_at_its_own_drinker() -> None:
    t = given("fiona", "gog", "phrenk", at=drink_phase("fiona"))
    t.fiona.pile("Round on the House!")
    t.drink_deck("Ogre Brew")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=2, fortitude=19)
    t.gog.has(alcohol=3, fortitude=20)
    t.phrenk.has(alcohol=2, fortitude=19)


@rule("HOUSE-01")
def test_only_what_the_drinker_would_take_is_turned_into_fortitude() -> None:
    t = given("gog", "fiona", at=drink_phase("gog"))
    t.gog.set(fortitude=10).hand(COURAGE).pile("Troll Swill")
    t.gog.drinks()
    t.gog.plays(COURAGE)
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(alcohol=0, fortitude=10)


# --- drinking together ----------------------------------------------------------------------------


@rule("OPEN-33")
def test_numbers_come_first_and_choices_follow_clockwise_from_the_active_player() -> None:
    """Zot turns the Event up, but it is the turn of Gog."""
    t = given("zot", "fiona", "gog", at=discard_phase("gog"))
    t.fiona.hand(BOTTOMS_UP)
    t.zot.pile("Round on the House!")
    t.drink_deck("Wizard's Wine")
    t.fiona.plays(BOTTOMS_UP, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    for player in (t.zot, t.fiona, t.gog):
        player.has(alcohol=2, hand=0)
    t.gog.is_asked("select").chooses(1)
    t.zot.is_asked("select").chooses(1)
    t.fiona.is_asked("select").chooses(1)
    for player in (t.zot, t.fiona, t.gog):
        player.has(alcohol=2, hand=1)


@rule("OPEN-35", "DRINK-05")
def test_who_ignored_the_event_has_no_copy_and_who_ignores_the_drink_has_an_empty_one() -> None:
    t = given("fiona", "amundyr", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Round on the House!")
    t.amundyr.hand("I... am... unstoppable!")
    t.gerki.hand("Dump it on the floor")
    t.drink_deck("Elven Wine")
    t.fiona.drinks()
    t.gerki.cannot_play("Dump it on the floor", rule="DRINK-02")
    t.amundyr.plays("I... am... unstoppable!")
    t.nobody_answers()
    t.nobody_answers()
    assert [drink.drinker for drink in t.drinks] == [t.fiona.seat, t.gerki.seat]
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    assert [drink.ignored for drink in t.drinks] == [False, True]
    t.nobody_answers()
    t.fiona.has(alcohol=3)
    t.amundyr.has(alcohol=0)
    t.gerki.has(alcohol=0)
    assert sorted(t.drink_discards) == ["Elven Wine", "Round on the House!"]


# --- Events in somebody else's turn ----------------------------------------------------------------


def _event_of_zot_in_the_turn_of_gog(event: str) -> Scene:
    t = given("zot", "fiona", "gog", at=action_phase("gog"))
    t.fiona.hand(BOTTOMS_UP)
    t.zot.pile(event)
    t.gog.hand("Gog pat friend on back").plays("Gog pat friend on back", on="fiona")
    t.fiona.plays(BOTTOMS_UP, on="zot")
    t.nobody_answers()
    return t


@rule("OPEN-37")
def test_a_contest_turned_up_in_another_turn_starts_with_the_active_player() -> None:
    t = _event_of_zot_in_the_turn_of_gog("Drinking Contest!")
    t.drink_deck("Light Ale", "Wine", "Elven Wine")
    t.nobody_answers()
    assert [(drink.revealer, drink.alcohol) for drink in t.drinks] == [(2, 1), (0, 2), (1, 3)]


@rule("OPEN-37")
def test_decisions_within_an_event_belong_to_who_turned_it_up() -> None:
    t = _event_of_zot_in_the_turn_of_gog("The Challenge!")
    t.drink_deck("Light Ale", "Wine")
    t.nobody_answers()
    t.gog.is_not_asked()
    t.zot.is_asked("may").accepts()
    assert [drink.drinker for drink in t.drinks] == [0, 0]
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(alcohol=3, gold=12)
    t.gog.has(gold=9)


@rule("OPEN-38")
def test_a_negated_event_is_replaced_only_because_the_card_says_so() -> None:
    """One more Drink, which the negating card demands; nothing else is turned up."""
    t = given("fiona", "wizgille", "gog", at=drink_phase("fiona"))
    t.fiona.set(alcohol=4).pile("Round on the House!", "Wine", "Dragon Breath Ale")
    t.wizgille.hand(DEJA_VU)
    deck = t.drink_deck_size
    t.fiona.drinks()
    t.wizgille.plays(DEJA_VU)
    t.nobody_answers()
    assert t.drink_of("fiona").cards == ("wine",)
    t.nobody_answers()
    t.fiona.has(alcohol=6, pile=1)
    t.gog.has(alcohol=0)
    assert t.active == "wizgille"
    assert t.drink_deck_size == deck


@rule("OPEN-38", "OPEN-28")
def test_the_demanded_replacement_sobers_once_when_the_pile_is_empty() -> None:
    t = given("fiona", "wizgille", at=drink_phase("fiona"))
    t.fiona.set(alcohol=4).pile("Round on the House!")
    t.wizgille.hand(DEJA_VU)
    t.fiona.drinks()
    t.wizgille.plays(DEJA_VU)
    t.nobody_answers()
    t.fiona.has(alcohol=3)
    assert t.active == "wizgille"
    assert len(t.events("sober")) == 1
    assert t.drink_discards == ["Round on the House!"]


@rule("OPEN-38")
def test_an_ignored_drink_brings_out_no_other_and_sobers_nobody() -> None:
    t = given("gerki", "gog", at=drink_phase("gerki"))
    t.gerki.set(alcohol=4).hand("Dump it on the floor").pile("Wine", "Dragon Breath Ale")
    t.gerki.drinks()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=4, pile=1)
    assert t.active == "gog"

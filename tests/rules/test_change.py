"""CHANGE: what counts as changing a Drink, and what stops it."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, drink_phase, example, given, order_phase, rule

WENCH = "The Wench thinks you should stop playing with the drinks."
SSSTOP = "Ssstop playing with the drinks!"
ORDERED = "You ordered it, you drink it!"
COUNTERS = (WENCH, SSSTOP, ORDERED)
NO = "I don't think so!"
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
SURE = "Are you sure?"

SPIKE = "A little somethin' extra"
WATER = "Wine into Water"
COURAGE = "Nothing like a little belt of liquid courage!"
PASS_ON = "You look like you need this more than I do!"
TELEPORT = "A minor teleport, glass included"
MINDBREAKER = "Now I'll show you why I'm called 'the Mindbreaker!'"


# --- every kind of change can be countered --------------------------------------------------------


def _countered(change: str, counter: str, drinker: str = "zot", on: str | None = None) -> None:
    """Zot holds `change`, Gog the counter; the Elven Wine of `drinker` stays what it was."""
    t = given("zot", "fiona", "gog", at=drink_phase(drinker))
    getattr(t, drinker).pile("Elven Wine")
    t.zot.hand(change)
    t.gog.hand(counter)
    getattr(t, drinker).drinks()
    t.gog.cannot_play(counter)
    t.zot.plays(change, on=on)
    t.gog.plays(counter)
    t.nobody_answers()
    assert [(drink.drinker, drink.alcohol) for drink in t.drinks] == [(t.seat(drinker), 3)]
    assert not t.drinks[0].ignored
    t.nobody_answers()
    for name in ("zot", "fiona", "gog"):
        getattr(t, name).has(alcohol=3 if name == drinker else 0, fortitude=20, gold=10)


@rule("CHANGE-01")
@pytest.mark.parametrize("counter", COUNTERS)
def test_ignoring_a_drink_can_be_countered(counter: str) -> None:
    _countered("Bad Pooky! Don't drink that!", counter)


@rule("CHANGE-01")
@pytest.mark.parametrize("counter", COUNTERS)
def test_handing_a_drink_on_can_be_countered(counter: str) -> None:
    _countered(TELEPORT, counter, on="fiona")


@rule("CHANGE-01")
@pytest.mark.parametrize("counter", COUNTERS)
def test_splitting_a_drink_can_be_countered(counter: str) -> None:
    _countered("Come, my friend, sit and drink with me!", counter, on="fiona")


@rule("CHANGE-01")
@pytest.mark.parametrize("counter", COUNTERS)
def test_raising_a_drink_can_be_countered(counter: str) -> None:
    _countered(SPIKE, counter, drinker="fiona")


@rule("CHANGE-01")
@pytest.mark.parametrize("counter", COUNTERS)
def test_lowering_a_drink_can_be_countered(counter: str) -> None:
    _countered(WATER, counter)


@rule("CHANGE-01")
@pytest.mark.parametrize("counter", COUNTERS)
def test_turning_alcohol_into_fortitude_can_be_countered(counter: str) -> None:
    _countered(COURAGE, counter)


@rule("CHANGE-01")
@pytest.mark.parametrize(
    ("change", "drinker"),
    [
        ("Are you quite sure you ordered that?", "fiona"),  # another Drink instead
        ("Zis drink is fang-tastic!", "zot"),  # halved with nobody
        ("Zis tankard is too big", "zot"),  # set to 1
        ("Loopy Straw", "zot"),  # an Item is a Sometimes Card too
        ("This spell livened up the late-night parties at the Collegium!", "fiona"),  # something added
        ("Enchanted Birchwood Bark", "fiona"),  # Mix-ins
        ("Pixie-Spun Candy Floss", "fiona"),
        ("I have a cup-bearer for this sort of thing!", "zot"),  # lowered, for Gold
        ("This is not in the Paladin's Code...", "zot"),  # Ignored, with a rider
        ("Pooky ate somebody's hat. I'll pay.", "zot"),  # Ignored, for Gold
        ("Hey! Where'd the little guy go?", "zot"),  # the second use of a card
        ("My spellbook is on fire again", "zot"),
    ],
)
def test_every_other_modification_can_be_countered(change: str, drinker: str) -> None:
    _countered(change, WENCH, drinker=drinker)


@rule("CHANGE-01", "SPLIT-01")
@example("RDI8-NOTE-GOLDSWAGGER")
def test_changing_the_alcohol_leaves_the_gold_of_the_drink() -> None:
    t = given("lucky", "gerki", at=drink_phase("lucky"))
    t.lucky.set(gold=5).pile("Goldswagger")
    t.gerki.hand(SPIKE)
    t.lucky.drinks()
    t.gerki.is_not_asked()
    t.lucky.is_asked("number").chooses(3)
    assert t.drink_of("lucky").alcohol == 3
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    assert t.drink_of("lucky").alcohol == 5
    t.nobody_answers()
    t.lucky.has(alcohol=5, gold=8)
    assert t.inn == -3


@rule("CHANGE-01")
@example("RDI8-NOTE-GOLDSWAGGER")
def test_watering_leaves_the_gold_too() -> None:
    t = given("lucky", "deirdre", at=drink_phase("lucky"))
    t.lucky.set(gold=5).pile("Goldswagger")
    t.deirdre.hand(WATER)
    t.lucky.drinks()
    t.lucky.chooses(4)
    t.deirdre.plays(WATER)
    t.nobody_answers()
    t.nobody_answers()
    t.lucky.has(alcohol=2, gold=9)


# --- what is no change ----------------------------------------------------------------------------


@rule("CHANGE-02")
@pytest.mark.parametrize("counter", COUNTERS)
def test_ordering_drinks_is_no_change(counter: str) -> None:
    t = given("fiona", "gog", at=order_phase("fiona"))
    t.fiona.hand("Two rounds for my sparring partners!")
    t.gog.hand(counter)
    t.fiona.plays("Two rounds for my sparring partners!")
    t.gog.cannot_play(counter, rule="CHANGE-02")
    t.nobody_answers()
    t.fiona.is_asked("order")


@rule("CHANGE-02")
@pytest.mark.parametrize("counter", COUNTERS)
def test_making_somebody_drink_more_is_no_change(counter: str) -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.hand(counter).pile("Wine", "Light Ale")
    t.gog.hand("Gog say you drink MORE!")
    t.fiona.drinks()
    t.gog.plays("Gog say you drink MORE!")
    t.fiona.cannot_play(counter, rule="CHANGE-02")
    t.nobody_answers()
    assert t.drink_of("fiona").cards == ("light-ale",)


@rule("CHANGE-02")
@pytest.mark.parametrize("counter", COUNTERS)
def test_raising_alcohol_content_without_a_drink_is_no_change(counter: str) -> None:
    t = given("gog", "daareka", at=action_phase("gog"))
    t.gog.hand("Gog pat friend on back", counter)
    t.daareka.hand(MINDBREAKER)
    t.gog.plays("Gog pat friend on back", on="daareka")
    t.nobody_answers()
    t.daareka.plays(MINDBREAKER)
    t.gog.cannot_play(counter, rule="CHANGE-02")
    t.nobody_answers()
    t.gog.has(alcohol=1, fortitude=19)


@rule("CHANGE-02")
def test_ignoring_a_card_with_the_first_use_is_no_change() -> None:
    t = given("eve", "gerki", at=action_phase("eve"))
    t.eve.hand("Is the room turning, or is it me?", WENCH)
    t.gerki.hand("Hey! Where'd the little guy go?")
    t.eve.plays("Is the room turning, or is it me?", on="gerki")
    t.gerki.plays("Hey! Where'd the little guy go?", mode=1)
    t.eve.cannot_play(WENCH, rule="CHANGE-02")


@rule("CHANGE-03")
@pytest.mark.parametrize("counter", COUNTERS)
def test_ignoring_an_event_is_no_change(counter: str) -> None:
    t = given("fiona", "amundyr", "gog", at=drink_phase("fiona"))
    t.fiona.pile("Round on the House!")
    t.amundyr.hand("I... am... unstoppable!")
    t.gog.hand(counter)
    t.fiona.drinks()
    t.amundyr.plays("I... am... unstoppable!")
    t.gog.cannot_play(counter, rule="CHANGE-02")


@rule("CHANGE-03")
@pytest.mark.parametrize("counter", COUNTERS)
def test_negating_an_event_is_no_change(counter: str) -> None:
    t = given("fiona", "wizgille", "gog", at=drink_phase("fiona"))
    t.fiona.pile("Round on the House!", "Wine")
    t.wizgille.hand(DEJA_VU)
    t.gog.hand(counter)
    t.fiona.drinks()
    t.wizgille.plays(DEJA_VU)
    t.gog.cannot_play(counter, rule="CHANGE-02")


@rule("CHANGE-03")
def test_cards_that_change_drinks_do_not_reach_an_event() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.hand(COURAGE, "This is just the thing to get the rust off my armor!").pile("Round on the House!")
    t.gerki.hand(SPIKE)
    t.fiona.drinks()
    t.fiona.cannot_play(COURAGE, rule="DRINK-02")
    t.fiona.cannot_play("This is just the thing to get the rust off my armor!", rule="DRINK-02")
    t.gerki.cannot_play(SPIKE, rule="DRINK-02")


# --- counters of this family ----------------------------------------------------------------------


def _counter_is_played(counter: str) -> Scene:
    """Gerki spikes the Drink of Fiona, and Gog counters that."""
    t = given("fiona", "gerki", "gog", "wizgille", "joran", at=drink_phase("fiona"))
    t.fiona.pile("Wine")
    t.gerki.hand(SPIKE, *COUNTERS, NO)
    t.gog.hand(counter)
    t.wizgille.hand(DEJA_VU)
    t.joran.hand(SURE)
    t.fiona.drinks()
    t.gerki.plays(SPIKE)
    t.gog.plays(counter)
    return t


@rule("CHANGE-04", "DIFF-11")
@pytest.mark.parametrize("counter", COUNTERS)
def test_no_counter_answers_another_one(counter: str) -> None:
    t = _counter_is_played(counter)
    for other in COUNTERS:
        t.gerki.cannot_play(other)


@rule("CHANGE-05")
@pytest.mark.parametrize("counter", [WENCH, SSSTOP])
def test_two_counters_can_be_answered_by_i_dont_think_so_alone(counter: str) -> None:
    t = _counter_is_played(counter)
    t.wizgille.cannot_play(DEJA_VU, rule="NEG-09")
    t.joran.cannot_play(SURE, rule="NEG-09")
    t.gerki.plays(NO)
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4, "the counter is gone and the spike works"


@rule("CHANGE-05")
@example("RDI8-NOTE-ORDERED")
def test_deja_vu_answers_you_ordered_it() -> None:
    t = _counter_is_played(ORDERED)
    t.wizgille.plays(DEJA_VU, mode=1)
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4


@rule("CHANGE-05")
@example("RDI8-NOTE-ORDERED")
def test_doubts_answer_you_ordered_it() -> None:
    t = _counter_is_played(ORDERED)
    t.gerki.can_play(NO)
    t.joran.plays(SURE)
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4


@rule("CHANGE-05")
@example("RDI8-NOTE-ORDERED")
def test_neither_answers_ssstop() -> None:
    t = _counter_is_played(SSSTOP)
    t.wizgille.cannot_play(DEJA_VU, rule="NEG-09")
    t.joran.cannot_play(SURE, rule="NEG-09")
    t.gerki.can_play(NO)


@rule("CHANGE-05")
def test_gog_says_it_in_his_own_words() -> None:
    t = given("fiona", "gerki", "gog", at=drink_phase("fiona"))
    t.fiona.hand(WENCH).pile("Wine")
    t.gerki.hand(SPIKE)
    t.gog.hand("Gog not having it!")
    t.fiona.drinks()
    t.gerki.plays(SPIKE)
    t.fiona.plays(WENCH)
    t.gog.plays("Gog not having it!")
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4


# --- effects on the drinker -----------------------------------------------------------------------


@rule("CHANGE-06")
def test_a_mood_lessens_what_is_taken_and_leaves_the_drink() -> None:
    t = given("kaylin", "gog", at=drink_phase("kaylin"))
    t.kaylin.front("Clumsy").pile("Elven Wine")
    t.gog.hand(*COUNTERS)
    t.kaylin.drinks()
    assert t.drink_of("kaylin").alcohol == 3
    for counter in COUNTERS:
        t.gog.cannot_play(counter)
    t.nobody_answers()
    t.kaylin.has(alcohol=2)


@rule("CHANGE-06")
def test_the_mood_does_not_travel_with_the_drink() -> None:
    t = given("kaylin", "gog", at=drink_phase("kaylin"))
    t.kaylin.front("Clumsy").hand(PASS_ON).pile("Elven Wine")
    t.kaylin.drinks()
    t.kaylin.plays(PASS_ON)
    t.nobody_answers()
    t.nobody_answers()
    t.kaylin.has(alcohol=0)
    t.gog.has(alcohol=3)


@rule("CHANGE-06")
def test_the_mood_works_on_a_part_after_the_halving() -> None:
    """Half of 3 is 2, and Kaylin takes 1; had the Drink been 2, both would take 1."""
    t = given("kaylin", "gog", at=drink_phase("kaylin"))
    t.kaylin.front("Clumsy").hand("Come, my friend, sit and drink with me!").pile("Elven Wine")
    t.kaylin.drinks()
    t.kaylin.plays("Come, my friend, sit and drink with me!")
    t.nobody_answers()
    t.nobody_answers()
    t.kaylin.has(alcohol=1)
    t.gog.has(alcohol=2)

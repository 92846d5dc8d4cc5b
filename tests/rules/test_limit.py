"""LIMIT: smallest and largest values, and what is done in part."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, action_phase, drink_phase, example, gambling, given, rule

PRAYER = "Prayer of Healing"
SAD_SONG = "And now I'm going to play something really sad"
CHUG = "I bet you can't chug this whole thing!"
TOAST = "Let's toast the Goddess!"
BARRELS = "Look out! Rolling barrels!"
REQUEST = "Requests cost extra"
BREAK_A_MIND = "I've been known to break a mind or two..."


# --- nothing more to gain or lose (LIMIT-1) ----------------------------------------------------------


def _healed_at_full_fortitude(patient: str) -> None:
    t = given("deirdre", patient, at=action_phase("deirdre"))
    t.deirdre.hand(PRAYER).set(gold=5)
    getattr(t, patient).set(fortitude=20, gold=5)
    t.deirdre.plays(PRAYER, on=patient)
    t.nobody_answers()
    getattr(t, patient).has(fortitude=20, gold=4)
    t.deirdre.has(gold=6)


def _sad_song_for_the_sober(listener: str) -> None:
    t = given("fleck", listener, "zot", at=action_phase("fleck"))
    t.fleck.hand(SAD_SONG).set(gold=5, alcohol=3)
    getattr(t, listener).set(alcohol=0, gold=5)
    t.zot.set(alcohol=2, gold=5)
    t.fleck.plays(SAD_SONG)
    t.nobody_answers()
    getattr(t, listener).has(alcohol=0, gold=4)
    t.zot.has(alcohol=1, gold=4)
    t.fleck.has(alcohol=2, gold=7)


@rule("LIMIT-01", "LIMIT-03")
@example("RDI4-LIMIT-1")
def test_remy_pays_for_a_healing_that_he_cannot_use() -> None:
    _healed_at_full_fortitude("remy")


@rule("LIMIT-01", "LIMIT-03")
@example("RDI5-LIMIT-1")
def test_zakhan_pays_for_a_healing_that_he_cannot_use() -> None:
    _healed_at_full_fortitude("zakhan")


@rule("LIMIT-01", "LIMIT-03")
@example("RDI13-LIMIT-1")
def test_gerki_pays_for_a_healing_that_he_cannot_use() -> None:
    _healed_at_full_fortitude("gerki")


@rule("LIMIT-01", "LIMIT-03")
@example("RDI8-LIMIT-1")
def test_nerodia_pays_for_a_song_that_cannot_sober_her() -> None:
    _sad_song_for_the_sober("nerodia")


@rule("LIMIT-01", "LIMIT-03")
@example("RDI6-LIMIT-1")
def test_vlazlo_pays_for_a_song_that_cannot_sober_him() -> None:
    _sad_song_for_the_sober("vlazlo")


# --- the four bounds ---------------------------------------------------------------------------------


@rule("LIMIT-01")
def test_fortitude_gains_stop_at_twenty() -> None:
    t = given("deirdre", "gog", at=action_phase("deirdre"))
    t.deirdre.hand(PRAYER)
    t.gog.set(fortitude=19)
    t.deirdre.plays(PRAYER, on="gog")
    t.nobody_answers()
    t.gog.has(fortitude=20)


@rule("LIMIT-01")
def test_fortitude_losses_stop_at_zero() -> None:
    t = given("gog", "fiona", "zot", at=action_phase("gog"))
    t.gog.hand("Gog show you nice ceiling")
    t.fiona.set(fortitude=2)
    t.gog.plays("Gog show you nice ceiling", on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=0)


@rule("LIMIT-01")
def test_alcohol_stops_at_twenty() -> None:
    t = given("fiona", "zot", "gog", at=drink_phase("fiona"))
    t.fiona.set(alcohol=18).pile("Dragon Breath Ale")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(alcohol=20)


@rule("LIMIT-01")
def test_alcohol_of_several_drinks_is_added_up_before_it_meets_its_bound() -> None:
    # We're Cutting You Off! and Wine together are 1, not 0 and then 2.
    t = given("deirdre", "torglesnarf", "fiona", at=action_phase("deirdre"))
    t.deirdre.hand(TOAST)
    t.torglesnarf.hand(CHUG)
    t.drink_deck("Water", "We're Cutting You Off!", "Wine")
    t.deirdre.plays(TOAST)
    t.nobody_answers()
    t.torglesnarf.plays(CHUG, on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=1)


# --- Gold --------------------------------------------------------------------------------------------


@rule("LIMIT-02", "LIMIT-03")
def test_a_stash_pays_what_it_holds_and_is_never_negative() -> None:
    t = given("fleck", "fiona", "zot", at=action_phase("fleck"))
    t.fleck.hand(REQUEST).set(gold=5)
    t.fiona.set(gold=1)
    t.fleck.plays(REQUEST, on="fiona")
    t.nobody_answers()
    t.fiona.has(gold=0)
    t.fleck.has(gold=6)


@rule("LIMIT-02")
def test_there_is_no_upper_bound_for_gold() -> None:
    t = given("fiona", "zot", at=gambling("fiona", control="fiona", turn="zot", pot=30))
    t.fiona.set(gold=90)
    t.nobody_answers()
    t.zot.passes()
    t.nobody_answers()
    t.fiona.has(gold=120)


@rule("LIMIT-02")
def test_the_inn_can_always_pay() -> None:
    t = given("fleck", "gog", at=action_phase("fleck"))
    t.fleck.hand(REQUEST).set(gold=5)
    t.gog.hand("Gog carry barrels, inn carry bill").set(gold=5)
    assert t.inn == 0
    t.fleck.plays(REQUEST, on="gog")
    t.gog.plays("Gog carry barrels, inn carry bill")
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(gold=5)
    t.fleck.has(gold=7)
    assert t.inn == -2


@rule("LIMIT-02", "OPEN-18")
def test_receivers_are_served_clockwise_from_the_active_player() -> None:
    # Torglesnarf hands two Drinks on and owes 2 Gold for each; Deirdre has the turn.
    t = given("gerki", "deirdre", "torglesnarf", "fiona", at=action_phase("deirdre"))
    t.deirdre.hand(TOAST, "You look like you need this more than I do!")
    t.torglesnarf.hand(CHUG, CHUG).set(gold=3)
    t.gerki.set(gold=5)
    t.fiona.set(gold=5)
    t.drink_deck("Wine", "Wine", "Wine", "Wine")
    t.deirdre.plays(TOAST)
    t.nobody_answers()
    t.torglesnarf.plays(CHUG, on="fiona")
    t.nobody_answers()
    t.deirdre.plays("You look like you need this more than I do!", on="torglesnarf")
    t.nobody_answers()
    t.torglesnarf.plays(CHUG, on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.torglesnarf.has(gold=0)
    t.fiona.has(gold=7)
    t.gerki.has(gold=6)


@rule("LIMIT-02", "OPEN-18")
def test_gold_that_comes_in_by_the_same_effect_cannot_be_spent_on_it() -> None:
    t = given("deirdre", "gerki", "torglesnarf", "fiona", at=action_phase("deirdre"))
    t.deirdre.hand(TOAST)
    t.gerki.hand(CHUG).set(gold=5)
    t.torglesnarf.hand(CHUG).set(gold=1)
    t.fiona.set(gold=5)
    t.drink_deck("Wine", "Wine", "Light Ale", "Wine")
    t.deirdre.plays(TOAST)
    t.nobody_answers()
    t.torglesnarf.plays(CHUG, on="fiona", drink_of="torglesnarf")
    t.nobody_answers()
    t.gerki.plays(CHUG, on="torglesnarf", drink_of="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(gold=3)
    t.torglesnarf.has(gold=2, alcohol=2)
    t.fiona.has(gold=6, alcohol=3)


@rule("LIMIT-02", "OPEN-22")
def test_paying_oneself_does_nothing() -> None:
    t = given("deirdre", "daareka", at=action_phase("deirdre"))
    t.deirdre.hand(PRAYER, "Put it on the temple's account").set(fortitude=10, gold=5)
    t.daareka.hand("My, what selfless adventurers you are!").set(fortitude=10, gold=5)
    t.deirdre.plays(PRAYER, on="daareka")
    t.daareka.plays("My, what selfless adventurers you are!", on="deirdre")
    t.nobody_answers()
    t.deirdre.cannot_play("Put it on the temple's account", rule="PLAY-01")
    t.nobody_answers()
    t.deirdre.has(fortitude=12, gold=5)
    t.daareka.has(fortitude=10, gold=5)
    assert t.events("pay") == []


@rule("LIMIT-02", "OPEN-22")
def test_a_drink_that_pays_its_own_drinker_pays_nobody() -> None:
    t = given("phyll", "fiona", at=drink_phase("phyll"))
    t.phyll.front("Organic Mindflower Nectar").set(gold=5).pile("Wine")
    t.phyll.drinks().plays("Organic Mindflower Nectar")
    t.nobody_answers()
    t.nobody_answers()
    t.phyll.has(alcohol=3, gold=5)
    assert t.events("pay") == []


# --- in part -----------------------------------------------------------------------------------------


@rule("LIMIT-03")
def test_a_loss_that_cannot_be_taken_leaves_the_rest_of_the_card() -> None:
    t = given("daareka", "gog", at=action_phase("daareka"))
    t.daareka.hand(BREAK_A_MIND)
    t.gog.set(fortitude=1).hand("I raise!")
    t.daareka.plays(BREAK_A_MIND, on="gog")
    t.nobody_answers()
    t.gog.has(fortitude=0, hand=0, discarded=["I raise!"])


@rule("LIMIT-03")
def test_without_cards_to_discard_the_loss_is_still_taken() -> None:
    t = given("daareka", "gog", at=action_phase("daareka"))
    t.daareka.hand(BREAK_A_MIND)
    t.daareka.plays(BREAK_A_MIND, on="gog")
    t.nobody_answers()
    t.gog.has(fortitude=18, hand=0)


@rule("LIMIT-03", "OPEN-07")
def test_a_card_does_what_is_left_when_its_reason_has_gone() -> None:
    # One Gold is in the pot; while Gerki reaches for it, Eve takes it.
    t = given("fiona", "gerki", "eve", at=gambling("fiona", control="fiona", turn="gerki", pot=1))
    t.gerki.hand("Grab a coin while no one's lookin'!").set(gold=5)
    t.eve.hand("One of these is surely mine").set(gold=5)
    t.gerki.plays("Grab a coin while no one's lookin'!")
    t.eve.plays("One of these is surely mine")
    t.nobody_answers()
    t.eve.has(gold=6)
    assert t.pot == 0
    t.nobody_answers()
    t.gerki.has(gold=5, discarded=["Grab a coin while no one's lookin'!"])
    assert t.pot == 0


# --- costs -------------------------------------------------------------------------------------------


def _third_heat(gold: int) -> Scene:
    """Lucky is caught and has to choose: 2 Alcohol, 2 Gold or 2 Fortitude."""
    t = given("lucky", "fiona", at=action_phase("lucky"))
    t.lucky.set(heat=2, gold=gold).hand(BARRELS)
    t.lucky.plays(BARRELS, on="fiona")
    t.nobody_answers()
    t.lucky.is_asked("option").has(heat=0)
    return t


@rule("LIMIT-03", "OPEN-19")
def test_an_option_that_costs_gold_must_be_affordable_in_full() -> None:
    t = _third_heat(gold=2)
    t.lucky.chooses(2)
    t.lucky.has(gold=0)

    t = _third_heat(gold=1)
    with pytest.raises(SceneError, match="cannot"):
        t.lucky.chooses(2)
    t.lucky.chooses(3)
    t.lucky.has(gold=1, fortitude=18)


@rule("LIMIT-03", "OPEN-19", "HOUSE-03")
def test_an_instruction_to_pay_takes_what_is_there() -> None:
    song = "The one about the goat, with stamping"
    t = given("fleck", "fiona", at=action_phase("fleck"))
    t.fleck.hand(song).set(gold=1)
    t.fleck.plays(song)
    t.nobody_answers()
    t.fleck.has(gold=0, alcohol=1)
    t.fiona.has(fortitude=19, alcohol=1)


@rule("LIMIT-03", "OPEN-19")
def test_nobody_shrinks_a_loss_with_gold_that_is_not_there() -> None:
    bets = "Place your bets! They're at it again!"
    t = given("samantha", "fiona", at=action_phase("samantha"))
    t.samantha.hand(bets).side_deck("brawler", "Captain Grolnar")
    t.fiona.set(gold=1)
    t.samantha.plays(bets)
    t.nobody_answers()
    t.samantha.chooses("fiona")
    t.nobody_answers()
    t.fiona.is_asked("number")
    with pytest.raises(SceneError, match="cannot"):
        t.fiona.chooses(2)
    t.fiona.chooses(1)
    t.nobody_answers()
    t.fiona.has(fortitude=19, gold=0)

"""PLAY: the moments at which Anytime and Sometimes Cards may leave the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, gambling, given, order_phase, rule

TIP = "Tip the Wench."
SEVEN = ("I raise!", "I raise!", "Winning Hand!", "Winning Hand!", *["Gambling? I'm in!"] * 3)


# --- Anytime Cards: the list of moments ------------------------------------------------------------


def _before_discarding() -> Scene:
    return given("fiona", "gerki", "zot", at=discard_phase("fiona"))


def _after_drawing() -> Scene:
    t = given("fiona", "gerki", "zot", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.all_pass()
    t.fiona.discards()
    assert t.phase == "action"
    return t


def _after_the_action() -> Scene:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.passes()
    assert t.phase == "order"
    return t


def _after_ordering() -> Scene:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.all_pass()
    t.fiona.orders("zot")
    return t


def _after_drinking() -> Scene:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.pile("Water").drinks()
    t.nobody_answers()
    assert (t.active, t.phase) == ("gerki", "discard")
    return t


def _on_an_action() -> Scene:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room").plays("Make some elbow room", on="zot")
    return t


def _on_a_sometimes_card() -> Scene:
    t = _on_an_action()
    t.zot.hand("The stars say no!").plays("The stars say no!")
    return t


def _on_an_anytime_card() -> Scene:
    t = _on_an_action()
    t.zot.hand("Levitation works on coins, too").plays("Levitation works on coins, too", on="fiona")
    return t


def _after_a_loss_of_fortitude() -> Scene:
    t = _on_an_action()
    t.nobody_answers()
    t.zot.has(fortitude=18)
    assert t.pending == ["make-some-elbow-room"]
    return t


def _on_a_drink() -> Scene:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.pile("Wine").drinks()
    assert t.pending == ["drink"]
    return t


def _on_an_event() -> Scene:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.pile("Round on the House!").drinks()
    assert t.pending == ["round-on-the-house"]
    return t


def _on_the_common_drink_of_an_event() -> Scene:
    t = _on_an_event()
    t.drink_deck("Wine")
    t.nobody_answers()
    assert len(t.drinks) == 3
    return t


def _on_the_price_of_a_drink_deck() -> Scene:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.drink_deck("Wine", only=True).drink_discard("Water")
    t.all_pass()
    t.fiona.orders("zot")
    assert t.pending == ["demand"]
    return t


def _before_a_bid() -> Scene:
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", pot=3))
    t.start()
    return t


def _on_a_bid() -> Scene:
    t = _before_a_bid()
    t.all_pass()
    t.gerki.hand("I raise!")
    t.gerki.plays("I raise!")
    return t


def _on_a_won_round() -> Scene:
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", passed=["gerki"], turn="zot", pot=3))
    t.all_pass()
    t.zot.passes()
    assert t.pending == ["won"]
    return t


def _in_the_last_chance() -> Scene:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.pile("Wine").set(fortitude=2).drinks()
    t.nobody_answers()
    assert t.pending == ["last-chance"]
    return t


MOMENTS: dict[str, Callable[[], Scene]] = {
    "before discarding": _before_discarding,
    "after drawing": _after_drawing,
    "after the Action": _after_the_action,
    "after ordering": _after_ordering,
    "after drinking": _after_drinking,
    "on an Action": _on_an_action,
    "on a Sometimes Card": _on_a_sometimes_card,
    "on an Anytime Card": _on_an_anytime_card,
    "after a loss of Fortitude": _after_a_loss_of_fortitude,
    "on a Drink": _on_a_drink,
    "on an Event": _on_an_event,
    "on the common Drink of an Event": _on_the_common_drink_of_an_event,
    "on the price of a Drink Deck": _on_the_price_of_a_drink_deck,
    "before a bid": _before_a_bid,
    "on a bid": _on_a_bid,
    "on a won Round": _on_a_won_round,
    "in the last chance": _in_the_last_chance,
}


@rule("PLAY-03", "PLAY-04", "OPEN-02")
@pytest.mark.parametrize("who", ["fiona", "gerki", "zot"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_anytime_card_cuts_in_everywhere(moment: str, who: str) -> None:
    t = MOMENTS[moment]()
    player = getattr(t, who)
    player.hand(TIP).is_asked("window").can_play(TIP)
    before, inn = len(t.pending), t.inn
    player.plays(TIP, on="gerki")
    assert t.pending[before:] == ["tip-the-wench"]
    t.nobody_answers()
    assert t.inn == inn + 1


@rule("PLAY-03", "TURN-03", "OPEN-02")
def test_an_anytime_card_is_shut_out_while_discarding() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(TIP)
    t.gerki.hand(TIP)
    t.all_pass()
    t.fiona.cannot_play(TIP, rule="TURN-03")
    t.gerki.cannot_play(TIP, rule="TURN-03")


@rule("PLAY-03", "OPEN-02", "CHASER-06")
def test_an_anytime_card_is_shut_out_of_a_chain_of_chasers() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Wine with a Chaser", "Light Ale with a Chaser", "Water")
    t.gerki.hand(TIP)
    t.fiona.drinks()
    assert t.drink_of("fiona").cards == ("wine-with-a-chaser", "light-ale-with-a-chaser", "water")
    assert len(t.events("open")) == 1
    t.gerki.can_play(TIP)


@rule("PLAY-03", "OPEN-02")
def test_an_anytime_card_does_not_come_between_the_parts_of_one_card() -> None:
    t = given("fleck", "gerki", at=action_phase("fleck"))
    t.fleck.hand("The one about the goat, with stamping")
    t.gerki.hand(TIP)
    t.fleck.plays("The one about the goat, with stamping")
    t.gerki.can_play(TIP).has(fortitude=20, alcohol=0)
    t.nobody_answers()
    t.gerki.has(fortitude=19, alcohol=1).can_play(TIP)
    t.fleck.has(alcohol=1, gold=7)


@rule("PLAY-03", "OPEN-02")
def test_an_anytime_card_waits_for_a_choice_that_is_being_made() -> None:
    t = given("fiona", "gerki", at=order_phase("fiona"))
    t.gerki.hand(TIP)
    t.fiona.hand(TIP)
    t.all_pass()
    t.fiona.is_asked("order").cannot_play(TIP, rule="TURN-09")
    t.gerki.is_not_asked().cannot_play(TIP)


# --- all phases, both sides of the main step -------------------------------------------------------


@rule("PLAY-04")
def test_a_sometimes_card_for_the_order_phase_comes_before_ordering() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.hand("Two rounds for my sparring partners!")
    t.fiona.plays("Two rounds for my sparring partners!")
    t.nobody_answers()
    t.fiona.orders("gerki").orders("zot")
    t.fiona.has(gold=9)
    t.all_pass()
    t.fiona.is_asked("order").orders("zot")
    t.gerki.has(pile=1)
    t.zot.has(pile=2)


@rule("PLAY-04", "HOUSE-02")
def test_a_sometimes_card_for_the_order_phase_comes_behind_ordering_as_well() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.hand("Two rounds for my sparring partners!").set(alcohol=1)
    t.all_pass()
    t.fiona.orders("zot")
    t.fiona.plays("Two rounds for my sparring partners!")
    t.nobody_answers()
    t.fiona.orders("gerki").orders("zot")
    t.zot.has(pile=2)
    t.fiona.has(alcohol=1)
    t.nobody_answers()
    t.fiona.has(alcohol=0)


@rule("PLAY-04", "PLAY-01")
def test_a_sometimes_card_for_the_order_phase_fits_neither_other_phases_nor_other_turns() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand("Two rounds for my sparring partners!")
    t.gerki.hand("Drinks for you two, on me. Honest.")
    t.fiona.cannot_play("Two rounds for my sparring partners!", rule="PLAY-01")
    t.gerki.cannot_play("Drinks for you two, on me. Honest.", rule="PLAY-01")
    t = given("fiona", "gerki", at=order_phase("fiona"))
    t.gerki.hand("Drinks for you two, on me. Honest.")
    t.gerki.cannot_play("Drinks for you two, on me. Honest.", rule="PLAY-01")


@rule("PLAY-04")
def test_a_sometimes_card_is_good_on_the_own_turn_and_on_that_of_another() -> None:
    for active, drinker in (("gerki", "gerki"), ("fiona", "gerki")):
        t = given("fiona", "gerki", at=order_phase(active))
        t.gerki.hand("Dump it on the floor").pile("Wine")
        other = t.fiona.hand("Bottoms up, or I tip the chair")
        other.plays("Bottoms up, or I tip the chair", on=drinker)
        t.nobody_answers()
        t.gerki.plays("Dump it on the floor")
        t.nobody_answers()
        t.nobody_answers()
        t.gerki.has(alcohol=0, pile=0)


@rule("PLAY-04", "HOUSE-02")
@pytest.mark.parametrize(
    ("moment", "after"),
    [
        (_before_discarding, "discard"),
        (_after_drawing, "action"),
        (_after_the_action, "order"),
        (_after_ordering, "window"),
        (_after_drinking, "discard"),
    ],
)
def test_between_two_main_steps_lies_one_window(moment: Callable[[], Scene], after: str) -> None:
    t = moment()
    t.start()
    t.fiona.hand("I raise!").pile("Water")
    t.gerki.hand("I raise!")
    assert t.pending == ["free"]
    t.nobody_answers()
    getattr(t, t.active).is_asked(after)
    assert t.pending == (["drink"] if after == "window" else [])

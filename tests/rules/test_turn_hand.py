"""TURN, Discard and Draw: filling up the hand, and decks that run out."""

from __future__ import annotations

import pytest

from alehouse.testing import discard_phase, drink_phase, example, given, order_phase, rule

SEVEN = ("I raise!", "I raise!", "Winning Hand!", "Winning Hand!", *["Gambling? I'm in!"] * 3)


# --- Discard and Draw ------------------------------------------------------------------------------


@rule("TURN-02", "OPEN-24")
def test_any_number_of_cards_is_discarded_and_the_hand_filled_up_to_seven() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.all_pass()
    t.fiona.discards("I raise!", "Winning Hand!", "Gambling? I'm in!")
    t.fiona.has(hand=7, deck=37, discarded=["I raise!", "Winning Hand!", "Gambling? I'm in!"])


@rule("TURN-02")
def test_zero_cards_may_be_discarded() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.all_pass()
    t.fiona.discards()
    t.fiona.has(hand=SEVEN, deck=40, discarded=[])


@rule("TURN-02")
def test_the_whole_hand_may_be_discarded() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.all_pass()
    t.fiona.discards(*SEVEN)
    t.fiona.has(hand=7, deck=33, discarded=SEVEN)


@rule("TURN-02", "OPEN-24")
@pytest.mark.parametrize("held", range(7))
def test_below_seven_the_refill_is_compulsory(held: int) -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN[:held])
    t.all_pass()
    if held:
        t.fiona.discards()
        t.all_pass()
    t.fiona.is_asked("action").has(hand=7, deck=40 - 7 + held)


@rule("TURN-02")
def test_discarding_comes_before_drawing() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand("I raise!").deck("Winning Hand!", *SEVEN)
    t.all_pass()
    t.fiona.has(hand=["I raise!"])
    t.fiona.discards("I raise!")
    t.fiona.has(hand=["Winning Hand!", *SEVEN[:6]])


@rule("TURN-05", "OPEN-23", "OPEN-24")
def test_more_than_seven_cards_may_be_kept_and_then_none_is_drawn() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN, "Tip the Wench.", "Make some elbow room")
    t.all_pass()
    t.fiona.discards()
    t.fiona.has(hand=9, deck=40)


@rule("TURN-05", "OPEN-24")
def test_discarding_down_to_eight_draws_nothing() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN, "Tip the Wench.", "Make some elbow room")
    t.all_pass()
    t.fiona.discards("Tip the Wench.")
    t.fiona.has(hand=8, deck=40, discarded=["Tip the Wench."])


@rule("TURN-05", "OPEN-24")
def test_with_exactly_seven_nothing_is_drawn() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.all_pass()
    t.fiona.discards()
    t.fiona.has(hand=7, deck=40)
    assert t.events("draw") == []


@rule("TURN-05", "OPEN-23")
def test_draws_outside_the_refill_lead_beyond_seven() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.fiona.pile("Gnomish Inspirational Ale")
    t.fiona.drinks()
    t.all_pass()
    t.fiona.has(alcohol=2, hand=9, discarded=[])


# --- nothing happens while a hand is refilled ------------------------------------------------------


def _around_the_refill(active: str, other: str, healing: str) -> None:
    """An Anytime Card before discarding, none while the hand changes, and again after the draw."""
    t = given(active, other, at=discard_phase(active))
    me, you = getattr(t, active), getattr(t, other)
    me.hand(healing, "Tip the Wench.", "I raise!").deck(*SEVEN, *SEVEN)
    you.hand("Tip the Wench.")
    me.set(fortitude=10)
    me.plays(healing)
    t.nobody_answers()
    me.has(fortitude=12, discarded=[healing])
    t.all_pass()
    me.is_asked("discard").cannot_play("Tip the Wench.", rule="TURN-03")
    you.is_not_asked().cannot_play("Tip the Wench.", rule="TURN-03")
    me.discards("I raise!")
    me.has(hand=7, discarded=[healing, "I raise!"])
    me.can_play("Tip the Wench.")
    you.can_play("Tip the Wench.")
    me.plays("Tip the Wench.", on=other)
    t.nobody_answers()
    you.has(gold=7)


@rule("TURN-03", "PLAY-04")
@example("RDI4-INLINE-ANYTIME")
def test_anytime_cards_before_discarding_and_after_drawing() -> None:
    _around_the_refill("fiona", "gerki", "Stitch it up and pass the mustard")


@rule("TURN-03", "PLAY-04")
@example("RDI5-INLINE-ANYTIME")
def test_anytime_cards_around_the_refill_of_deirdre() -> None:
    _around_the_refill("deirdre", "zot", "A quiet word with upstairs")


@rule("TURN-03", "PLAY-04")
@example("RDI6-INLINE-ANYTIME")
def test_anytime_cards_around_the_refill_of_fleck() -> None:
    _around_the_refill("fleck", "dimli", "A ballad about me always helps")


@rule("TURN-03", "PLAY-04")
@example("RDI8-INLINE-ANYTIME")
def test_anytime_cards_around_the_refill_of_gog() -> None:
    _around_the_refill("gog", "eve", "Whole roast pig for Gog")


@rule("TURN-03", "PLAY-04")
@example("RDI13-INLINE-ANYTIME")
def test_anytime_cards_around_the_refill_in_the_first_box() -> None:
    _around_the_refill("deirdre", "fiona", "A quiet word with upstairs")


@rule("TURN-03")
def test_an_anytime_card_may_not_be_slipped_in_between_discard_and_draw() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand("I raise!")
    t.all_pass()
    before = len(t.events("open"))
    t.fiona.discards("I raise!")
    codes = [event.code for event in t.game.told(None)]
    assert codes.index("draw") == codes.index("discard") + 1
    assert len(t.events("open")) == before + 1


# --- decks that run out ----------------------------------------------------------------------------


@rule("TURN-04")
def test_an_unfinished_draw_goes_on_from_the_shuffled_discards() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.deck("I raise!", "Tip the Wench.").discard_pile(*SEVEN)
    t.all_pass()
    t.fiona.is_asked("action").has(hand=7, deck=2, discarded=[])
    assert len(t.events("reshuffle")) == 1


@rule("TURN-04")
def test_the_discards_are_shuffled_the_moment_the_last_card_is_drawn() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.deck(*SEVEN).discard_pile("I raise!", "Tip the Wench.")
    t.all_pass()
    t.fiona.is_asked("action").has(hand=SEVEN, deck=2, discarded=[])


@rule("TURN-04")
def test_one_card_left_in_the_deck_is_no_reason_to_shuffle() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.deck(*SEVEN, "Tip the Wench.").discard_pile("I raise!")
    t.all_pass()
    t.fiona.is_asked("action").has(hand=SEVEN, deck=1, discarded=["I raise!"])


@rule("TURN-04", "TURN-02")
def test_cards_discarded_in_this_phase_are_shuffled_in_too() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN).deck("Tip the Wench.")
    t.all_pass()
    t.fiona.discards("I raise!", "I raise!")
    t.fiona.has(hand=7, deck=1, discarded=[])


@rule("TURN-04", "OPEN-25")
def test_with_deck_and_discards_empty_the_draw_just_ends() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.deck("I raise!", "Tip the Wench.").discard_pile("Winning Hand!")
    t.all_pass()
    t.fiona.is_asked("action").has(hand=3, deck=0, discarded=[])


@rule("TURN-04", "OPEN-27")
def test_a_drink_that_draws_uses_the_shuffled_discards() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.deck("I raise!").discard_pile("Tip the Wench.", "Tip the Wench.")
    t.fiona.pile("Gnomish Inspirational Ale")
    t.fiona.drinks()
    t.all_pass()
    t.fiona.has(hand=["I raise!", "Tip the Wench."], deck=1, discarded=[])


@rule("TURN-04", "OPEN-27")
def test_a_reveal_from_the_deck_uses_the_shuffled_discards() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.deck("I raise!").discard_pile("Tip the Wench.")
    t.fiona.pile("Wizard's Wine")
    t.fiona.drinks()
    t.all_pass()
    t.fiona.is_asked("select").chooses(2)
    t.fiona.has(hand=["Tip the Wench."], deck=0, discarded=["I raise!"])


@rule("OPEN-25", "TURN-07")
def test_a_card_being_carried_out_cannot_be_drawn_by_itself() -> None:
    t = given("sera", "gerki", at=order_phase("sera"))
    dart = "Hold still, it's a very small dart"
    t.sera.hand(dart).deck().discard_pile()
    t.sera.plays(dart, on="gerki")
    t.nobody_answers()
    t.gerki.has(alcohol=1)
    t.sera.has(hand=[], deck=0, discarded=[dart])


@rule("OPEN-25", "OPEN-27", "TURN-04")
def test_a_card_being_carried_out_is_not_shuffled_in() -> None:
    t = given("sera", "gerki", at=order_phase("sera"))
    dart = "Hold still, it's a very small dart"
    t.sera.hand(dart).deck().discard_pile("I raise!")
    t.sera.plays(dart, on="gerki")
    t.nobody_answers()
    t.sera.has(hand=["I raise!"], deck=0, discarded=[dart])

"""TURN: the four phases."""

from __future__ import annotations

import pytest

from alehouse.testing import (
    action_phase,
    discard_phase,
    drink_phase,
    example,
    gambling,
    given,
    order_phase,
    rule,
)

SEVEN = ("I raise!", "I raise!", "Winning Hand!", "Winning Hand!", *["Gambling? I'm in!"] * 3)


# --- the four phases -------------------------------------------------------------------------------


@rule("TURN-01", "TURN-12")
def test_the_phases_follow_one_another_and_then_the_neighbour_has_the_turn() -> None:
    t = given("fiona", "gerki", "zot", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.fiona.pile("Wine")
    t.all_pass()
    t.fiona.is_asked("discard")
    assert t.phase == "discard"
    t.fiona.discards()
    assert t.phase == "action"
    t.all_pass()
    t.fiona.is_asked("action")
    t.fiona.passes()
    assert t.phase == "order"
    t.all_pass()
    t.fiona.is_asked("order")
    t.fiona.has(alcohol=0, pile=1)
    t.fiona.orders("zot")
    t.nobody_answers()
    assert t.phase == "drink"
    assert t.drink_of("fiona").alcohol == 2
    t.nobody_answers()
    t.fiona.has(alcohol=2, pile=0)
    assert (t.active, t.phase) == ("gerki", "discard")


@rule("TURN-01")
def test_no_phase_can_be_moved_to_an_earlier_place() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN[:6], "Make some elbow room")
    t.fiona.cannot_play("Make some elbow room", rule="TURN-06")
    t.all_pass()
    t.fiona.is_asked("discard")
    t.fiona.discards()
    t.fiona.cannot_play("Make some elbow room", rule="TURN-06")
    t.all_pass()
    t.fiona.is_asked("action").can_play("Make some elbow room")


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


# --- Action ----------------------------------------------------------------------------------------


@rule("TURN-06")
def test_one_action_card_and_no_second_one() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room", "Make some elbow room")
    t.fiona.plays("Make some elbow room", on="gerki")
    t.fiona.cannot_play("Make some elbow room", rule="TURN-06")
    t.nobody_answers()
    t.fiona.cannot_play("Make some elbow room", rule="TURN-06")
    t.all_pass()
    t.fiona.is_asked("order").has(hand=1)
    t.gerki.has(fortitude=18)


@rule("TURN-06")
def test_a_whole_turn_has_one_action() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*["Make some elbow room"] * 7)
    t.all_pass()
    t.fiona.discards()
    t.all_pass()
    t.fiona.plays("Make some elbow room", on="gerki")
    t.all_pass()
    t.fiona.is_asked("order").orders("gerki")
    t.all_pass()
    assert t.active == "gerki"
    t.gerki.has(fortitude=18)
    t.fiona.has(hand=6)


@rule("TURN-06")
def test_the_action_may_be_left_out() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.fiona.passes()
    t.all_pass()
    t.fiona.is_asked("order").has(hand=["Make some elbow room"])
    t.gerki.has(fortitude=20)


@rule("TURN-06")
def test_no_action_card_on_the_turn_of_another() -> None:
    t = given("fiona", "gerki", at=discard_phase("fiona"))
    t.fiona.hand(*SEVEN)
    t.gerki.hand("Mind the caltrops")
    t.gerki.cannot_play("Mind the caltrops", rule="TURN-06")
    t.all_pass()
    t.fiona.discards()
    t.all_pass()
    t.fiona.is_asked("action")
    t.gerki.is_not_asked().cannot_play("Mind the caltrops")


@rule("TURN-07")
def test_an_action_is_announced_answered_carried_out_and_only_then_discarded() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.gerki.hand("Tip the Wench.")
    t.fiona.plays("Make some elbow room", on="zot")
    t.fiona.has(hand=[], discarded=[])
    assert t.pending == ["make-some-elbow-room"]
    assert t.events("play")[-1]["target"] == t.seat("zot")
    t.zot.has(fortitude=20)
    t.gerki.plays("Tip the Wench.", on="zot")
    t.nobody_answers()
    t.zot.has(gold=9, fortitude=20)
    t.fiona.has(discarded=[])
    t.nobody_answers()
    t.zot.has(fortitude=18)
    t.fiona.has(discarded=["Make some elbow room"])


@rule("TURN-07")
def test_the_target_is_named_with_the_card() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.fiona.is_asked("action")
    moves = [move for move in t.game.legal_moves_of(t.fiona.seat) if move.kind == "play"]
    assert sorted(move.targets for move in moves) == [(1,), (2,)]


@rule("TURN-07")
def test_a_card_goes_to_the_discard_pile_of_its_owner() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.gerki.hand("Mind the caltrops")
    t.state.hands[t.fiona.seat] = t.state.hands[t.gerki.seat]
    t.state.hands[t.gerki.seat] = ()
    t.fiona.hand()
    t.gerki.hand()
    t.fiona.plays("Mind the caltrops", on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=17)
    t.fiona.has(hand=[], discarded=[])
    t.gerki.has(hand=[], discarded=["Mind the caltrops"])


@rule("TURN-07")
def test_an_answered_card_still_ends_on_the_discard_pile() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.zot.hand("The stars say no!")
    t.fiona.plays("Make some elbow room", on="zot")
    t.zot.plays("The stars say no!")
    t.nobody_answers()
    t.zot.has(discarded=["The stars say no!"])
    t.fiona.has(discarded=[])
    t.nobody_answers()
    t.zot.has(fortitude=20)
    t.fiona.has(discarded=["Make some elbow room"])


@rule("TURN-08")
def test_the_turn_waits_for_a_round_and_then_goes_on_with_ordering() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!", "Make some elbow room")
    t.fiona.plays("Gambling? I'm in!")
    t.nobody_answers()
    assert (t.pot, t.control, t.phase) == (3, "fiona", "action")
    t.all_pass()
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    assert t.active == "fiona"
    t.fiona.is_not_asked()
    t.zot.is_asked("bid").passes()
    t.all_pass()
    t.fiona.is_asked("order").has(gold=12)
    assert t.in_round == ()
    t.fiona.cannot_play("Make some elbow room")


# --- Order a Drink ---------------------------------------------------------------------------------


@rule("TURN-09")
def test_the_uppermost_drink_goes_unread_and_free_of_charge_to_an_opponent_of_choice() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.drink_deck("Orcish Rotgut", "Water")
    t.zot.pile("Wine")
    t.all_pass()
    moves = [str(move) for move in t.game.legal_moves_of(t.fiona.seat)]
    assert moves == ["order gerki", "order zot"]
    size = t.drink_deck_size
    t.fiona.orders("zot")
    t.zot.has(pile=2)
    t.fiona.has(gold=10, pile=0)
    assert (t.inn, t.drink_deck_size) == (0, size - 1)
    assert t.events("order")[-1] == {"seat": 0, "target": 2}
    assert "orcish-rotgut" not in str([event.args for seat in (None, 0, 1, 2) for event in t.game.told(seat)])
    t.all_pass()
    t.gerki.is_asked("action").passes()
    t.all_pass()
    t.gerki.orders("fiona")
    t.all_pass()
    t.zot.is_asked("action").passes()
    t.all_pass()
    t.zot.orders("gerki")
    t.nobody_answers()
    assert t.drink_of("zot").cards == ("orcish-rotgut",)


@rule("TURN-09")
def test_ordering_cannot_be_left_out() -> None:
    t = given("fiona", "gerki", at=order_phase("fiona"))
    t.all_pass()
    t.fiona.is_asked("order")
    assert [str(move) for move in t.game.legal_moves_of(t.fiona.seat)] == ["order gerki"]


@rule("TURN-09")
def test_nobody_orders_for_a_player_who_is_out() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=1)
    t.fiona.hand("Tip the Wench.")
    t.fiona.plays("Tip the Wench.", on="gerki")
    t.all_pass()
    assert t.gerki.is_out
    assert [str(move) for move in t.game.legal_moves_of(t.fiona.seat)] == ["order zot"]


@rule("OPEN-57", "TURN-09")
def test_an_ordered_drink_is_no_effect_that_could_be_ignored() -> None:
    t = given("fiona", "zot", at=order_phase("fiona"))
    t.zot.hand("The stars say no!", "Bad Pooky! Don't drink that!")
    t.all_pass()
    t.fiona.orders("zot")
    t.zot.has(pile=1)
    t.zot.cannot_play("The stars say no!", rule="PLAY-01")
    t.zot.cannot_play("Bad Pooky! Don't drink that!", rule="PLAY-01")


@rule("OPEN-57")
def test_the_price_of_a_new_drink_deck_cannot_be_ignored() -> None:
    t = given("fiona", "zot", at=order_phase("fiona"))
    t.drink_deck("Wine", only=True).drink_discard("Water", "Water")
    t.zot.hand("The stars say no!")
    t.all_pass()
    t.fiona.orders("zot")
    assert t.pending == ["demand"]
    t.zot.cannot_play("The stars say no!", rule="PLAY-01")
    t.nobody_answers()
    t.zot.has(gold=7)
    t.fiona.has(gold=7)


# --- Drink -----------------------------------------------------------------------------------------


@rule("TURN-10")
def test_the_uppermost_card_of_the_own_pile_is_drunk_and_discarded() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Wine", "Dragon Breath Ale")
    t.gerki.pile("Water")
    t.fiona.drinks()
    assert t.drink_of("fiona").cards == ("wine",)
    t.fiona.has(alcohol=0, pile=1)
    assert t.drink_discards == []
    t.nobody_answers()
    t.fiona.has(alcohol=2, pile=1)
    t.gerki.has(pile=1)
    assert t.drink_discards == ["Wine"]
    assert t.active == "gerki"


@rule("TURN-10")
def test_the_newest_drink_lies_on_top() -> None:
    t = given("fiona", "gerki", at=order_phase("fiona"))
    t.drink_deck("Wine")
    t.gerki.pile("Water")
    t.all_pass()
    t.fiona.orders("gerki")
    t.all_pass()
    t.gerki.passes()
    t.all_pass()
    t.gerki.orders("fiona")
    t.nobody_answers()
    assert t.drink_of("gerki").cards == ("wine",)


@rule("TURN-10")
def test_a_window_lies_between_revealing_and_drinking() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Wine")
    t.gerki.hand("A little somethin' extra")
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4
    t.fiona.has(alcohol=0)
    t.nobody_answers()
    t.fiona.has(alcohol=4)


@rule("TURN-11")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 0), (0, 0)])
def test_whoever_has_no_pile_sobers_up(before: int, after: int) -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(alcohol=before)
    t.gerki.set(alcohol=3)
    t.fiona.drinks()
    t.fiona.has(alcohol=after, fortitude=20)
    t.gerki.has(alcohol=3)
    assert t.active == "gerki"


@rule("TURN-11")
def test_a_drink_is_drunk_without_sobering_up_as_well() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(alcohol=3).pile("Water")
    t.fiona.drinks()
    t.all_pass()
    t.fiona.has(alcohol=3, pile=0)


@rule("TURN-11", "OPEN-28")
def test_forced_drinking_without_a_pile_sobers_up_too() -> None:
    t = given("fiona", "gerki", at=action_phase("gerki"))
    t.fiona.hand("Bottoms up, or I tip the chair")
    t.gerki.set(alcohol=3)
    t.gerki.passes()
    t.fiona.plays("Bottoms up, or I tip the chair", on="gerki")
    t.nobody_answers()
    t.gerki.has(alcohol=2)


# --- the end of a turn -----------------------------------------------------------------------------


@rule("TURN-12")
@pytest.mark.parametrize(("now", "after"), [("fiona", "gerki"), ("gerki", "zot"), ("zot", "fiona")])
def test_the_turn_goes_to_the_left(now: str, after: str) -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase(now))
    getattr(t, now).drinks()
    assert (t.active, t.phase) == (after, "discard")


@rule("TURN-12", "OPEN-13")
def test_players_who_are_out_are_passed_over() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=1)
    t.fiona.hand("Tip the Wench.")
    t.fiona.plays("Tip the Wench.", on="gerki")
    t.all_pass()
    t.fiona.orders("zot")
    t.all_pass()
    assert t.active == "zot"
    assert [event["seat"] for event in t.events("turn")] == [t.zot.seat]


@rule("TURN-12", "OPEN-13")
def test_an_active_player_who_goes_out_in_the_action_phase_neither_orders_nor_drinks() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.set(fortitude=5, alcohol=4).pile("Holy Water").hand("Make some elbow room")
    t.zot.hand("No, Pooky! That's my friend!").pile("Water")
    t.fiona.plays("Make some elbow room", on="zot")
    t.nobody_answers()
    t.zot.plays("No, Pooky! That's my friend!")
    t.nobody_answers()
    t.fiona.has(fortitude=3, alcohol=4)
    t.nobody_answers()
    assert t.pending == ["make-some-elbow-room"]
    t.nobody_answers()
    assert t.pending == ["last-chance"]
    t.nobody_answers()
    assert t.fiona.is_out
    assert (t.active, t.phase) == ("gerki", "discard")
    assert t.events("order") == []
    assert t.drink_discards == ["Holy Water"]


@rule("TURN-12", "OPEN-13")
def test_an_active_player_who_goes_out_between_phases_ends_the_turn_on_the_spot() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.set(gold=1)
    t.zot.hand("Levitation works on coins, too")
    t.zot.plays("Levitation works on coins, too", on="fiona")
    t.nobody_answers()
    assert t.pending == ["free", "last-chance"]
    t.nobody_answers()
    assert t.fiona.is_out
    assert (t.active, t.phase) == ("gerki", "discard")
    t.all_pass()
    assert t.events("order") == []
    assert len(t.events("turn")) == 1
    t.gerki.is_asked("action")


# --- symbols ---------------------------------------------------------------------------------------


@rule("TURN-13")
@pytest.mark.parametrize(
    ("drink", "alcohol", "fortitude"),
    [
        ("Light Ale", 6, 15),
        ("Elven Wine", 8, 15),
        ("We're Cutting You Off!", 4, 15),
        ("Holy Water", 5, 17),
        ("Dirty Dishwater", 5, 14),
        ("Wizard's Brew", 7, 17),
        ("Troll Swill", 6, 14),
        ("Water", 5, 15),
    ],
)
def test_the_symbols_change_alcohol_and_fortitude_by_their_numbers(drink: str, alcohol: int, fortitude: int) -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(alcohol=5, fortitude=15).pile(drink)
    t.fiona.drinks()
    t.all_pass()
    t.fiona.has(alcohol=alcohol, fortitude=fortitude)


@rule("TURN-13")
def test_the_chaser_symbol_brings_the_next_card_along() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Light Ale with a Chaser", "Wine", "Dragon Breath Ale")
    t.fiona.drinks()
    assert t.drink_of("fiona").cards == ("light-ale-with-a-chaser", "wine")
    t.all_pass()
    t.fiona.has(alcohol=3, pile=1)


# --- passing is nobody's business ------------------------------------------------------------------


@rule("OPEN-04")
def test_a_pass_in_a_window_is_not_told() -> None:
    armed, unarmed = (given("fiona", "gerki", "zot", at=action_phase("fiona")) for _ in range(2))
    for t in (armed, unarmed):
        t.fiona.hand("Make some elbow room")
    armed.zot.hand("The stars say no!")
    unarmed.zot.hand("I raise!")
    for t in (armed, unarmed):
        t.fiona.plays("Make some elbow room", on="zot")
        t.all_pass()
    for seat in (None, 0, 1):
        assert armed.game.told(seat) == unarmed.game.told(seat)
    assert "pass-bid" not in [event.code for event in armed.game.told(None)]
    codes = [event.code for event in armed.game.told(None)]
    assert codes[:3] == ["play", "open", "close"]


@rule("OPEN-04")
def test_a_pass_in_a_round_is_public() -> None:
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", pot=3))
    t.all_pass()
    t.gerki.passes()
    assert t.events("pass-bid") == [{"seat": t.gerki.seat}]

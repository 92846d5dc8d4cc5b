"""TURN: the four phases, the action, and the end of a turn."""

from __future__ import annotations

import pytest

from alehouse.testing import action_phase, discard_phase, drink_phase, gambling, given, order_phase, rule

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

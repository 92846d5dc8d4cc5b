"""What the engine tells is exact: why a card has to wait, what has come of a change, and what Gold is owed for."""

from __future__ import annotations

import pytest

from alehouse import Game
from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, gambling, given, order_phase, rule
from alehouse.testing.playout import random_playout

TIP = "Tip the Wench."
RAISE = "I raise!"
START = "Gambling? I'm in!"
INN_PAYS = "The landlord still owes me for that bouncer job"
WHAT = ("fortitude", "alcohol")
SWORD = "You'll need a bigger sword than that"
ROUNDS = "Two rounds for my sparring partners!"


def why(t: Scene, name: str, title: str) -> str | None:
    t.start()
    card = next(id for id, said in t.game.content.titles.items() if said == title)
    reason = t.game.why_not(card, t.seat(name))
    return reason.key if reason is not None else None


# --- cards that have to wait ----------------------------------------------------------------------


@rule("PLAY-03", "OPEN-02")
def test_an_anytime_card_is_not_refused_as_if_it_answered_something() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand(TIP)
    t.gerki.hand(TIP)
    assert why(t, "fiona", TIP) == "after-action"
    assert why(t, "gerki", TIP) == "not-this-moment"
    t.fiona.passes().can_play(TIP)


@rule("PLAY-03", "OPEN-02")
def test_an_anytime_card_is_no_bid() -> None:
    t = given("fiona", "gerki", at=gambling("gerki", control="gerki"))
    t.fiona.hand(TIP, RAISE)
    t.all_pass()
    t.fiona.is_asked("bid")
    assert why(t, "fiona", TIP) == "after-bid"
    t.fiona.plays(RAISE).can_play(TIP)


def test_whoever_chooses_is_told_what_to_choose_first_and_the_others_that_somebody_chooses() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.hand(TIP)
    t.gerki.hand(TIP)
    t.all_pass()
    t.fiona.is_asked("order")
    assert why(t, "fiona", TIP) == "first-order"
    assert why(t, "gerki", TIP) == "still-choosing"


@rule("TURN-09")
def test_ordering_a_drink_makes_no_other_card_playable_and_says_what_each_waits_for() -> None:
    t = given("fiona", "gerki", at=order_phase("fiona"))
    t.fiona.hand("Make some elbow room", RAISE, START, "I don't think so!", TIP)
    t.all_pass()
    t.fiona.is_asked("order")
    assert why(t, "fiona", "Make some elbow room") == "one-action"
    assert why(t, "fiona", START) == "one-action"
    assert why(t, "fiona", RAISE) == "only-in-round"
    assert why(t, "fiona", "I don't think so!") == "only-answer"


@rule("TURN-06")
def test_a_second_action_is_one_too_many_and_one_in_the_turn_of_another_too_early() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand(TIP, "Make some elbow room", "Make some elbow room").plays("Make some elbow room")
    t.gerki.hand("Hide in shadows", START)
    assert why(t, "fiona", "Make some elbow room") == "one-action"
    assert why(t, "gerki", START) == "only-action-phase"


@rule("TURN-06")
def test_whoever_has_not_had_their_action_yet_is_not_told_that_it_is_gone() -> None:
    """An Anytime Card may come first: the Action waits until that is settled."""
    t = given("fiona", "gerki", "zot", at=discard_phase("fiona"))
    t.fiona.hand("Make some elbow room", START)
    t.zot.hand(TIP)
    t.all_pass()
    t.fiona.discards()
    t.zot.plays(TIP, on="gerki")
    assert why(t, "fiona", "Make some elbow room") == "before-action"
    assert why(t, "fiona", START) == "before-action"
    t.nobody_answers()
    t.all_pass()
    t.fiona.can_play("Make some elbow room")


def test_a_drink_that_lies_beneath_is_on_the_table_though_the_card_cannot_reach_it() -> None:
    dump = "Dump it on the floor"
    t = given("zot", "gerki", at=drink_phase("zot"))
    t.zot.pile("Light Ale")
    t.gerki.hand(dump)
    assert why(t, "gerki", dump) == "not-your-drink"
    t.zot.hand(TIP).plays(TIP, on="gerki")
    assert why(t, "gerki", dump) == "not-your-drink", "the Drink waits under the card"


@rule("TIME-10")
@pytest.mark.parametrize(
    "title",
    ["This is just the thing to get the rust off my armor!", "Come, my friend, sit and drink with me!"],
)
def test_a_drink_that_is_being_handed_to_somebody_comes_to_them(title: str) -> None:
    hand_on = "You look like you need this more than I do!"
    t = given("deirdre", "fiona", "zot", at=drink_phase("deirdre"))
    t.deirdre.pile("Dark Ale").hand(hand_on)
    t.fiona.hand(title)
    t.zot.hand(title)
    t.deirdre.plays(hand_on, on="fiona")
    assert why(t, "fiona", title) == "comes-to-you"
    assert why(t, "zot", title) == "not-your-drink", "it does not come to everybody"
    t.nobody_answers()
    t.fiona.can_play(title)


def test_a_drink_that_was_to_be_handed_on_stays_if_that_is_negated() -> None:
    hand_on, rust = (
        "You look like you need this more than I do!",
        "This is just the thing to get the rust off my armor!",
    )
    t = given("deirdre", "fiona", "zot", at=drink_phase("deirdre"))
    t.deirdre.pile("Dark Ale").hand(hand_on)
    t.fiona.hand(rust)
    t.zot.hand("I don't think so!")
    t.deirdre.plays(hand_on, on="fiona")
    t.zot.plays("I don't think so!")
    assert why(t, "fiona", rust) == "not-your-drink"


def test_a_card_for_gambling_waits_for_a_round_and_then_for_the_own_turn_in_it() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand(RAISE, START)
    assert why(t, "fiona", RAISE) == "only-in-round"
    t.fiona.plays(START)
    assert why(t, "fiona", RAISE) == "only-in-round", "the Round has not begun yet"
    t = given("fiona", "gerki", at=gambling("gerki", control="gerki"))
    t.fiona.hand(RAISE)
    t.fiona.is_asked("window")
    assert why(t, "fiona", RAISE) == "not-your-bid"


@rule("TIME-10")
def test_a_card_for_what_lies_beneath_says_so() -> None:
    t = given("fleck", "fiona", "gerki", at=action_phase("fleck"))
    t.fleck.hand(START, "Excuse me, a string has snapped")
    t.fiona.hand(INN_PAYS)
    t.fleck.plays(START)
    t.fiona.can_play(INN_PAYS)
    t.fleck.plays("Excuse me, a string has snapped")
    assert why(t, "fiona", INN_PAYS) == "not-yet"
    t.nobody_answers()
    t.fiona.can_play(INN_PAYS)


def test_a_card_for_a_loss_that_is_about_to_be_shared_with_us_waits_for_it() -> None:
    t = given("fiona", "eve", "zot", at=action_phase("fiona"))
    t.fiona.hand("So then I got the ogre in a headlock like this!", SWORD)
    t.eve.hand("Let's both feel how that feels")
    t.zot.hand(SWORD)
    t.fiona.plays("So then I got the ogre in a headlock like this!", on="eve")
    t.eve.plays("Let's both feel how that feels")
    assert why(t, "fiona", SWORD) == "not-yet"
    assert why(t, "zot", SWORD) == "not-affected", "it is not shared with everybody"
    t.nobody_answers()
    t.fiona.can_play(SWORD)


def test_a_card_for_nothing_that_is_pending_does_not_say_not_yet() -> None:
    t = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    t.fiona.hand(INN_PAYS)
    t.gerki.passes()
    assert why(t, "fiona", INN_PAYS) == "no-payment"


# --- numbers that have a least and a most ---------------------------------------------------------


@rule("LIMIT-01")
@pytest.mark.parametrize(("before", "gained"), [(20, 0), (19, 1), (10, 2)])
def test_a_gain_tells_what_has_come_of_it(before: int, gained: int) -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=before).hand("Nothing like a little belt of liquid courage!").pile("Wine").drinks()
    t.fiona.plays("Nothing like a little belt of liquid courage!")
    t.nobody_answers()
    ahead = t.game.outlook()
    assert ahead is not None
    verb = "change" if gained else "stays"
    told = [(one.verb, one.seat, one.n, one.what) for one in ahead.effects]
    assert told == [(verb, t.fiona.seat, gained or 2, "fortitude")]
    t.nobody_answers()
    assert t.events("change")[-1] == {
        "seat": t.fiona.seat,
        "what": "fortitude",
        "n": gained,
        "now": before + gained,
        "meant": 2,
    }


def test_every_change_is_what_has_come_of_it() -> None:
    """`n` is told of the number before and after, and never goes further than was meant."""
    for seed in range(6):
        game = Game(("fiona", "deirdre", "zot"), seed=seed)
        now = {(seat.seat, what): getattr(seat, what) for seat in game.view(None).seats for what in WHAT}
        random_playout(game, seed)
        for _to, code, args in game.tidings():
            if code == "change":
                key = args["seat"], args["what"]
                assert args["now"] == now[key] + args["n"]
                assert abs(args["n"]) <= abs(args["meant"])
                now[key] = args["now"]
            elif code == "sober":
                now[args["seat"], "alcohol"] = args["now"]


# --- who does it, and what it is owed for ---------------------------------------------------------


def test_more_drinks_are_ordered_by_somebody() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.hand(ROUNDS).plays(ROUNDS)
    ahead = t.game.outlook()
    assert ahead is not None
    assert ("order", t.fiona.seat, 2) in [(one.verb, one.seat, one.n) for one in ahead.effects]


def test_a_demand_says_what_it_is_for() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.drink_deck("Wine", only=True).drink_discard("Water", "Light Ale")
    t.nobody_answers()
    t.fiona.orders("gerki")
    (entry,) = t.game.view(None).stack
    assert (entry.kind, entry.why) == ("demand", "refill")
    assert {question.about for question in t.game.questions} == {"refill"}

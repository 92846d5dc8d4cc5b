"""GAMBLE, the course of a Round: antes, control, acting in order, and which card may follow which."""

from __future__ import annotations

import pytest

from alehouse.lang.cards import gambling as gambling_card
from alehouse.lang.effects import Ante, TakeControl
from alehouse.lang.words import IN_ROUND
from alehouse.testing import Scene, action_phase, example, gambling, given, rule

START = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
HOUSE_ROUND = (
    *("GAMBLE-01", "GAMBLE-02", "GAMBLE-04", "GAMBLE-05", "GAMBLE-06", "GAMBLE-07", "GAMBLE-08"),
    *("GAMBLE-11", "GAMBLE-12", "GAMBLE-13", "GAMBLE-14", "GAMBLE-15", "GAMBLE-16", "GAMBLE-17"),
)


# --- the example that every book tells -------------------------------------------------------------


def _whole_round(starter: str, leaver: str, cheater: str, raiser: str, leave: str, cheat: str) -> None:
    t = given(starter, leaver, cheater, raiser, at=action_phase(starter))
    one, two, three, four = (getattr(t, name).set(gold=10) for name in (starter, leaver, cheater, raiser))
    one.hand(START, WINNING_HAND, START)
    two.hand(leave, START, "The ace was always in my hat")
    three.hand(cheat, WINNING_HAND)
    four.hand(RAISE, RAISE)

    one.plays(START)
    two.plays(leave)
    t.nobody_answers()
    assert t.pot == 0
    t.nobody_answers()
    assert (t.pot, t.control, t.in_round) == (3, starter, (starter, cheater, raiser))
    two.has(gold=10)

    t.all_pass()
    two.cannot_play(START, rule="GAMBLE-16")
    two.cannot_play("The ace was always in my hat", rule="GAMBLE-16")
    three.is_asked("bid").passes()
    t.all_pass()
    four.is_asked("bid").plays(RAISE)
    t.nobody_answers()
    assert (t.pot, t.control) == (6, raiser)
    two.has(gold=10)

    t.all_pass()
    one.is_asked("bid").plays(WINNING_HAND)
    t.all_pass()
    assert t.control == starter
    three.is_asked("bid").cannot_play(WINNING_HAND, rule="GAMBLE-12")
    three.plays(cheat)
    t.all_pass()
    assert t.control == cheater
    four.is_asked("bid").can_play(RAISE).passes()
    t.all_pass()
    one.is_asked("bid").plays(START)
    t.all_pass()
    assert (t.control, t.pot) == (starter, 6)
    assert len(t.events("round")) == 1

    three.is_asked("bid").passes()
    t.all_pass()
    assert t.pot == 6
    four.is_asked("bid").passes()
    t.all_pass()
    assert (t.pot, t.in_round, t.inn) == (0, (), 0)
    for player, gold in ((one, 14), (two, 10), (three, 8), (four, 8)):
        player.has(gold=gold)
    assert t.phase == "order"
    one.is_asked("order")


@rule(*HOUSE_ROUND)
@example("RDI4-GAMBLE-1")
def test_a_whole_round_aboard_the_crimson_drake() -> None:
    _whole_round("remy", "bryn", "tara", "whitehawk", "I've got watch duty", "This time, let's use my deck")


@rule(*HOUSE_ROUND)
@example("RDI5-GAMBLE-1")
def test_a_whole_round_with_the_trickster() -> None:
    leave = "Go away. I'm arranging my daggers."
    _whole_round("joran", "sera", "lizwick", "zakhan", leave, "Oops... I lost my cards!")


@rule(*HOUSE_ROUND)
@example("RDI8-GAMBLE-1")
def test_a_whole_round_at_the_bookies() -> None:
    cheat = "These old hands don't hold the cards like they used to"
    _whole_round("phyll", "samantha", "lucky", "farai", "Not now, I'm setting the odds", cheat)


@rule(*HOUSE_ROUND)
@example("RDI6-GAMBLE-1")
def test_a_whole_round_among_villains() -> None:
    cheat = "Oh no! Look what happened to my cards"
    _whole_round("amundyr", "daareka", "vlazlo", "torglesnarf", "This game is too easy", cheat)


@rule(*HOUSE_ROUND)
@example("RDI13-GAMBLE-1")
def test_a_whole_round_of_the_first_box() -> None:
    leave = "I'm saving this money for the poor."
    _whole_round("zot", "deirdre", "gerki", "fiona", leave, "Oops... I dropped my cards...")


# --- the beginning ---------------------------------------------------------------------------------


@rule("GAMBLE-01", "GAMBLE-02", "GAMBLE-04")
@pytest.mark.parametrize("starter", [START, "Ante up or walk the plank!", "I don't just play the cards I'm dealt"])
def test_every_card_that_says_so_starts_a_round(starter: str) -> None:
    t = given("whitehawk", "lucky", at=action_phase("whitehawk"))
    t.whitehawk.hand(starter).set(gold=5)
    t.lucky.set(gold=5)
    t.whitehawk.plays(starter)
    t.nobody_answers()
    assert (t.pot, t.control, t.inn) == (2, "whitehawk", 0)
    t.whitehawk.has(gold=4)
    t.lucky.has(gold=4)


@rule("GAMBLE-01")
def test_an_action_that_does_not_say_so_starts_no_round() -> None:
    t = given("fleck", "gog", at=action_phase("fleck"))
    t.fleck.hand("The hat goes round")
    t.fleck.plays("The hat goes round")
    t.nobody_answers()
    assert (t.pot, t.in_round) == (0, ())
    t.gog.has(gold=7)


@rule("GAMBLE-02")
def test_the_turn_stands_still_while_a_round_is_on() -> None:
    t = given("zot", "gerki", at=action_phase("zot"))
    t.zot.hand(START, "That wand was not supposed to be loaded")
    t.zot.plays(START)
    t.all_pass()
    assert t.phase == "action"
    t.zot.is_not_asked().cannot_play("That wand was not supposed to be loaded")
    t.gerki.is_asked("bid")


@rule("GAMBLE-03")
def test_the_inn_pays_an_ante_because_it_is_a_loss_of_gold() -> None:
    t = given("zot", "deirdre", at=action_phase("zot"))
    t.zot.hand(START).set(gold=10)
    t.deirdre.hand("Put it on the temple's account").set(gold=10)
    t.zot.plays(START)
    t.deirdre.plays("Put it on the temple's account")
    t.nobody_answers()
    t.nobody_answers()
    assert (t.pot, t.inn) == (2, -1)
    t.zot.has(gold=9)
    t.deirdre.has(gold=10)


@rule("GAMBLE-26")
@pytest.mark.parametrize(
    ("owner", "card"),
    [
        ("farai", "Farnir's tranquility"),
        ("tara", "I may be blind, but I could still see that coming!"),
        ("amundyr", "I... am... unstoppable!"),
    ],
)
def test_cards_that_guard_gold_do_not_guard_against_a_round(owner: str, card: str) -> None:
    t = given("zot", owner, at=action_phase("zot"))
    t.zot.hand(START).set(gold=10)
    guarded = getattr(t, owner).hand(card).set(gold=10)
    t.zot.plays(START)
    guarded.cannot_play(card, rule="AFFECT-06")
    t.nobody_answers()
    assert t.in_round == ("zot", owner)
    guarded.has(gold=9)


@rule("GAMBLE-26")
def test_not_even_a_guard_against_every_card_stops_a_raise() -> None:
    t = given("zot", "fiona", "amundyr", at=gambling("zot", control="zot", pot=3))
    t.fiona.hand(RAISE)
    t.amundyr.hand("I... am... unstoppable!")
    t.all_pass()
    t.fiona.plays(RAISE)
    t.amundyr.cannot_play("I... am... unstoppable!", rule="AFFECT-06")
    t.nobody_answers()
    t.amundyr.has(gold=9)


@rule("GAMBLE-28")
def test_everybody_is_in_from_the_beginning_asked_or_not() -> None:
    t = given("gog", "eve", "dimli", "fleck", at=action_phase("dimli"))
    t.dimli.hand(START)
    t.dimli.plays(START)
    t.nobody_answers()
    assert t.in_round == ("gog", "eve", "dimli", "fleck")
    assert t.pot == 4


# --- acting ----------------------------------------------------------------------------------------


@rule("GAMBLE-05")
def test_acting_goes_clockwise_from_the_left_of_the_starter() -> None:
    t = given("gog", "eve", "dimli", "fleck", at=action_phase("dimli"))
    t.dimli.hand(START)
    t.dimli.plays(START)
    for name in ("fleck", "gog", "eve"):
        t.all_pass()
        for other in ("gog", "eve", "dimli", "fleck"):
            if other != name:
                getattr(t, other).is_not_asked()
        getattr(t, name).is_asked("bid").passes()
    t.all_pass()
    t.dimli.is_asked("order").has(gold=13)


@rule("GAMBLE-05")
def test_one_acts_with_one_card_of_the_two_kinds_and_with_no_other() -> None:
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="zot", pot=3))
    t.gerki.hand("Oops... I dropped my cards...", START, "Mind the caltrops", "Dump it on the floor")
    t.fiona.hand(RAISE)
    t.all_pass()
    t.gerki.cannot_play("Mind the caltrops", rule="TURN-06").cannot_play("Dump it on the floor")
    t.fiona.cannot_play(RAISE)
    t.gerki.can_play(START).plays("Oops... I dropped my cards...")
    t.all_pass()
    t.gerki.is_not_asked().cannot_play(START)
    t.fiona.is_asked("bid")


@rule("GAMBLE-06")
def test_a_gambling_or_cheating_card_moves_control_and_does_the_rest_of_its_text() -> None:
    t = given("zot", "sera", "fiona", at=gambling("zot", control="zot", pot=3))
    t.sera.hand("I should warn you. I'm pretty good at this game.").deck("Tip the Wench.", RAISE, START)
    t.fiona.hand(WINNING_HAND)
    t.all_pass()
    t.sera.plays("I should warn you. I'm pretty good at this game.")
    assert t.control == "zot"
    t.all_pass()
    assert t.control == "sera"
    t.sera.has(hand=["Tip the Wench.", RAISE])
    t.fiona.plays(WINNING_HAND)
    t.all_pass()
    assert t.control == "fiona"


@rule("GAMBLE-07")
def test_who_has_passed_may_play_when_the_turn_to_act_returns() -> None:
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="zot", pot=3))
    t.gerki.hand(START)
    t.fiona.hand(RAISE)
    t.all_pass()
    t.gerki.can_play(START).passes()
    t.all_pass()
    assert t.in_round == ("zot", "gerki", "fiona")
    t.fiona.plays(RAISE)
    t.all_pass()
    assert t.pot == 6
    t.zot.passes()
    t.all_pass()
    t.gerki.is_asked("bid").plays(START)
    t.all_pass()
    assert t.control == "gerki"


@rule("GAMBLE-08", "OPEN-45")
def test_passes_from_before_control_moved_do_not_end_the_round() -> None:
    t = given("zot", "gerki", "fiona", "gog", at=gambling("zot", control="zot", pot=4))
    t.fiona.hand(START)
    t.all_pass()
    t.gerki.passes()
    t.all_pass()
    t.fiona.plays(START)
    t.all_pass()
    for name in ("gog", "zot"):
        getattr(t, name).passes()
        t.all_pass()
        assert (t.control, t.pot) == ("fiona", 4)
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    assert t.pot == 0
    t.fiona.has(gold=14)


# --- what may follow what --------------------------------------------------------------------------


def _winning_hand_of_zot() -> Scene:
    return given("zot", "whitehawk", "gerki", at=gambling("zot", control="zot", pot=3, winning_hand=True))


@rule("GAMBLE-12")
def test_winning_hand_stops_every_ordinary_gambling_card() -> None:
    t = given("zot", "whitehawk", "gerki", at=gambling("gerki", control="gerki", pot=3))
    t.zot.hand(WINNING_HAND)
    t.whitehawk.hand(START, RAISE, WINNING_HAND, "Ante up or walk the plank!")
    t.all_pass()
    t.zot.plays(WINNING_HAND)
    t.all_pass()
    t.whitehawk.is_asked("bid")
    for title in (START, RAISE, WINNING_HAND, "Ante up or walk the plank!"):
        t.whitehawk.cannot_play(title, rule="GAMBLE-12")


@rule("GAMBLE-12", "GAMBLE-13")
def test_cheating_overtakes_winning_hand_and_frees_the_table() -> None:
    t = _winning_hand_of_zot()
    t.whitehawk.hand("The ace was always in my hat")
    t.gerki.hand(RAISE, WINNING_HAND, "Oops... I dropped my cards...")
    t.all_pass()
    t.whitehawk.plays("The ace was always in my hat")
    t.all_pass()
    assert t.control == "whitehawk"
    t.gerki.is_asked("bid").can_play(RAISE).can_play(WINNING_HAND).can_play("Oops... I dropped my cards...")


@rule("GAMBLE-13")
@example("RDI4-INLINE-WHEXC")
def test_a_gambling_card_may_say_that_it_beats_winning_hand() -> None:
    t = _winning_hand_of_zot()
    t.whitehawk.hand("That's a fine hand there, but this one's got you beat", RAISE)
    t.gerki.hand(RAISE)
    t.all_pass()
    t.whitehawk.cannot_play(RAISE, rule="GAMBLE-12")
    t.whitehawk.plays("That's a fine hand there, but this one's got you beat")
    t.all_pass()
    assert t.control == "whitehawk"
    t.gerki.is_asked("bid").can_play(RAISE)


@rule("GAMBLE-13")
@pytest.mark.parametrize("before", [START, RAISE, "The ace was always in my hat"])
def test_gambling_and_cheating_follow_everything_else(before: str) -> None:
    t = given("zot", "eve", "gerki", at=gambling("gerki", control="gerki", pot=3))
    t.zot.hand(before)
    t.eve.hand(START, RAISE, WINNING_HAND, "Look again. Those were always queens.")
    t.all_pass()
    t.zot.plays(before)
    t.all_pass()
    for title in (START, RAISE, WINNING_HAND, "Look again. Those were always queens."):
        t.eve.is_asked("bid").can_play(title)


@rule("GAMBLE-14")
@pytest.mark.parametrize("starter", [START, "Ante up or walk the plank!", "I don't just play the cards I'm dealt"])
def test_a_starter_inside_a_round_only_moves_control(starter: str) -> None:
    t = given("zot", "whitehawk", "gerki", at=gambling("zot", control="zot", pot=3))
    t.whitehawk.hand(starter)
    t.all_pass()
    t.whitehawk.plays(starter)
    t.all_pass()
    assert (t.control, t.pot) == ("whitehawk", 3)
    assert t.events("round") == []
    t.gerki.is_asked("bid").has(gold=10)


# --- raising ---------------------------------------------------------------------------------------


@rule("GAMBLE-15", "GAMBLE-16")
def test_a_raise_costs_those_who_are_still_in() -> None:
    t = given("zot", "gerki", "fiona", "gog", at=gambling("zot", control="zot", pot=4, left=("gog",)))
    t.gerki.hand(RAISE)
    t.gog.hand("Gog carry barrels, inn carry bill", "Numbers make Gog sleepy")
    t.all_pass()
    t.gerki.plays(RAISE)
    assert (t.pot, t.control) == (4, "zot")
    t.gog.cannot_play("Gog carry barrels, inn carry bill").cannot_play("Numbers make Gog sleepy")
    t.nobody_answers()
    assert (t.pot, t.control) == (7, "gerki")
    for name, gold in (("zot", 9), ("gerki", 9), ("fiona", 9), ("gog", 10)):
        getattr(t, name).has(gold=gold)


@rule("GAMBLE-15", "GAMBLE-22")
def test_who_cannot_ante_stays_in_the_round() -> None:
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="zot", pot=3))
    t.gerki.hand(RAISE)
    t.fiona.hand(START).set(gold=0)
    t.all_pass()
    t.gerki.plays(RAISE)
    t.nobody_answers()
    assert t.pot == 5
    t.all_pass()
    assert t.in_round == ("zot", "gerki", "fiona")
    t.fiona.is_asked("bid").can_play(START).has(gold=0)


@rule("OPEN-21")
def test_an_ante_of_two_with_one_gold_takes_the_one() -> None:
    double = gambling_card("Double the stakes", do=(Ante(2, IN_ROUND), TakeControl()))
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="zot", pot=3), cards=(double,))
    t.gerki.hand("Double the stakes")
    t.fiona.set(gold=1)
    t.all_pass()
    t.gerki.plays("Double the stakes")
    t.nobody_answers()
    assert (t.pot, t.control) == (8, "gerki")
    t.zot.has(gold=8)
    t.fiona.has(gold=0)
    t.all_pass()
    assert t.in_round == ("zot", "gerki", "fiona")
    t.fiona.is_asked("bid")

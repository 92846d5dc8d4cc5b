"""PLAY: when Sometimes and Anytime Cards may leave the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from alehouse.content import catalog
from alehouse.content.catalog import CatalogError
from alehouse.game import program
from alehouse.lang.cards import Pack
from alehouse.lang.effects import Gain
from alehouse.lang.words import ALCOHOL, DRINKER
from alehouse.testing import (
    Scene,
    action_phase,
    discard_phase,
    drink_phase,
    gambling,
    given,
    order_phase,
    rule,
)

TIP = "Tip the Wench."
SEVEN = ("I raise!", "I raise!", "Winning Hand!", "Winning Hand!", *["Gambling? I'm in!"] * 3)


# --- Sometimes Cards -------------------------------------------------------------------------------


@rule("PLAY-01")
def test_a_sometimes_card_waits_for_its_situation() -> None:
    t = given("fiona", "gerki", at=order_phase("gerki"))
    t.fiona.hand(
        "This is just the thing to get the rust off my armor!",
        "You'll need a bigger sword than that",
        "The landlord still owes me for that bouncer job",
        "Lesson two: the counterswing",
        "Two rounds for my sparring partners!",
        "I don't think so!",
    )
    for title in (
        "This is just the thing to get the rust off my armor!",
        "You'll need a bigger sword than that",
        "The landlord still owes me for that bouncer job",
        "Two rounds for my sparring partners!",
        "I don't think so!",
    ):
        t.fiona.cannot_play(title, rule="PLAY-01")
    t.fiona.cannot_play("Lesson two: the counterswing")
    t.all_pass()
    t.fiona.has(hand=6)


@rule("PLAY-01")
def test_a_sometimes_card_is_open_in_its_situation_and_in_no_other() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("gerki"))
    t.gerki.hand("Mind the caltrops")
    t.fiona.hand("You'll need a bigger sword than that", "Lesson two: the counterswing")
    t.zot.hand("Shield first, questions later")
    t.gerki.plays("Mind the caltrops", on="fiona")
    t.fiona.can_play("You'll need a bigger sword than that")
    t.fiona.cannot_play("Lesson two: the counterswing", rule="TIME-07")
    t.zot.cannot_play("Shield first, questions later", rule="AFFECT-01")
    t.nobody_answers()
    t.fiona.has(fortitude=17)
    t.fiona.cannot_play("You'll need a bigger sword than that", rule="TIME-07")
    t.fiona.can_play("Lesson two: the counterswing")


@rule("PLAY-01", "OPEN-07")
def test_the_situation_is_looked_at_when_the_card_is_played() -> None:
    """The Round is over before Gerki's hand is in the pot: his play stands, and finds nothing."""
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", pot=3))
    t.gerki.hand("Grab a coin while no one's lookin'!")
    t.fiona.hand("Oh, I guess the Wench thought that was her tip...")
    t.gerki.plays("Grab a coin while no one's lookin'!")
    t.fiona.plays("Oh, I guess the Wench thought that was her tip...")
    t.nobody_answers()
    assert (t.pot, t.in_round) == (0, ())
    assert t.pending[-1] == "grab-a-coin-while-no-ones-lookin"
    t.nobody_answers()
    t.gerki.has(gold=10, hand=[], discarded=["Grab a coin while no one's lookin'!"])


@rule("PLAY-02")
def test_two_copies_of_one_title_answer_the_same_drink() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Wine")
    t.gerki.hand("A little somethin' extra", "A little somethin' extra")
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4
    t.gerki.plays("A little somethin' extra")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 6
    t.all_pass()
    t.fiona.has(alcohol=6)


@rule("PLAY-02")
def test_every_one_of_several_answers_has_a_window() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.pile("Wine")
    t.gerki.hand("A little somethin' extra", "A little somethin' extra")
    t.zot.hand("The Wench thinks you should stop playing with the drinks.")
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    assert t.pending == ["drink", "a-little-somethin-extra"]
    t.zot.can_play("The Wench thinks you should stop playing with the drinks.")
    t.nobody_answers()
    assert t.pending == ["drink"]
    t.gerki.plays("A little somethin' extra")
    assert t.pending == ["drink", "a-little-somethin-extra"]
    t.zot.plays("The Wench thinks you should stop playing with the drinks.")
    t.all_pass()
    t.fiona.has(alcohol=4)


@rule("PLAY-02")
def test_two_copies_cannot_be_played_in_one_go() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Wine")
    t.gerki.hand("A little somethin' extra", "A little somethin' extra")
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    t.gerki.has(hand=["A little somethin' extra"])
    t.gerki.cannot_play("A little somethin' extra", rule="PLAY-01")


@rule("PLAY-02")
def test_different_cards_of_different_players_answer_the_same_drink() -> None:
    t = given("fiona", "gerki", "deirdre", at=drink_phase("fiona"))
    t.fiona.pile("Wine").hand("Nothing like a little belt of liquid courage!").set(fortitude=10)
    t.gerki.hand("A little somethin' extra")
    t.deirdre.hand("Wine into Water")
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    t.nobody_answers()
    t.deirdre.plays("Wine into Water")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 2
    t.fiona.plays("Nothing like a little belt of liquid courage!")
    t.all_pass()
    t.fiona.has(alcohol=0, fortitude=12)


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
    t.fiona.is_asked("order").cannot_play(TIP, rule="TIME-02")
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


# --- several printings -----------------------------------------------------------------------------


@rule("PLAY-05")
def test_no_title_has_two_records() -> None:
    titles = [design.title for design in program().designs]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


@rule("PLAY-05")
@pytest.mark.parametrize("title", ["Gambling? I'm in!", "I raise!", "Winning Hand!"])
def test_a_card_of_many_boxes_is_one_design_in_every_deck(title: str) -> None:
    known = program()
    index = next(design.index for design in known.designs if design.title == title)
    boxes = {one.box for one in catalog.pack().characters if index in known.roles[one.id].deck}
    assert boxes == {1, 2, 3, 4, 5, 6, 8}
    for role in known.roles.values():
        same = [other for other in role.deck if known.designs[other].title == title]
        assert set(same) == {index}, role.id


@rule("PLAY-05")
def test_a_drink_of_two_boxes_is_one_design() -> None:
    known = program()
    first, second = known.drink_decks["rdi1"], known.drink_decks["rdi2"]
    shared = set(first) & set(second)
    titles = {known.designs[index].title for index in shared}
    assert titles == {known.designs[i].title for i in first} & {known.designs[i].title for i in second}
    assert {"Light Ale", "Wine", "Orcish Rotgut", "Round on the House!", "Drinking Contest!"} <= titles


@rule("PLAY-05")
def test_an_old_text_beside_the_new_one_is_refused() -> None:
    """Two boxes cannot bring two texts of one card: the catalogue takes a single one."""
    pack = catalog.pack()
    old, new = pack.drink_decks
    wine = next(card for _, card in old.cards if card.title == "Wine")
    older = replace(wine, drink=(Gain(1, ALCOHOL, DRINKER),))
    cards = tuple((n, older if card == wine else card) for n, card in old.cards)
    with pytest.raises(CatalogError, match="belongs to another card"):
        catalog.validate(Pack(pack.characters, (replace(old, cards=cards), new), pack.loose))


# --- two types on one card -------------------------------------------------------------------------


@rule("PLAY-06")
def test_a_card_with_two_types_is_the_action_of_a_turn() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!")
    t.fiona.plays("Gambling? I'm in!")
    t.nobody_answers()
    assert (t.pot, t.control, t.in_round) == (2, "fiona", ("fiona", "gerki"))


@rule("PLAY-06")
def test_the_same_card_is_a_bid_in_a_round_and_asks_for_no_ante() -> None:
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", pot=3))
    t.gerki.hand("Gambling? I'm in!")
    t.all_pass()
    t.gerki.is_asked("bid").plays("Gambling? I'm in!")
    t.nobody_answers()
    assert (t.pot, t.control) == (3, "gerki")


@rule("PLAY-06")
def test_outside_of_a_round_only_the_action_is_left() -> None:
    t = given("fiona", "gerki", at=order_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!")
    t.fiona.cannot_play("Gambling? I'm in!")


@rule("PLAY-06")
@pytest.mark.parametrize("title", ["Gambling? I'm in!", "I raise!"])
def test_a_card_against_actions_finds_both_types_on_a_bid(title: str) -> None:
    """A plain Gambling Card is no Action; the card with two types is one, even as a bid."""
    t = given("fiona", "gerki", "torglesnarf", at=gambling("fiona", control="fiona", pot=3))
    t.gerki.hand(title)
    t.torglesnarf.hand("No!")
    t.all_pass()
    t.gerki.plays(title)
    if title == "I raise!":
        t.torglesnarf.cannot_play("No!", rule="PLAY-01")
        return
    t.torglesnarf.plays("No!")
    t.nobody_answers()
    t.nobody_answers()
    assert t.control == "fiona"
    t.gerki.has(hand=[], discarded=["Gambling? I'm in!"])


@rule("PLAY-06")
def test_a_card_against_actions_stops_the_start_of_a_round() -> None:
    t = given("fiona", "gerki", "torglesnarf", at=action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!")
    t.torglesnarf.hand("No!")
    t.fiona.plays("Gambling? I'm in!")
    t.torglesnarf.plays("No!")
    t.all_pass()
    assert (t.pot, t.in_round) == (0, ())
    t.fiona.is_asked("order").has(gold=10)


@rule("PLAY-06")
def test_a_card_that_asks_for_gambling_cards_finds_that_type_on_it_too() -> None:
    """Garik's blow is softened by discarding Gambling or Cheating Cards; other types are no help."""
    t = given("samantha", "gerki", at=action_phase("samantha"))
    t.samantha.hand("Place your bets! They're at it again!").side_deck("brawler", "Garik, Grizzled Shipmage")
    t.gerki.hand("Gambling? I'm in!", "Tip the Wench.")
    t.samantha.plays("Place your bets! They're at it again!")
    t.nobody_answers()
    t.samantha.is_asked("target").chooses("gerki")
    t.nobody_answers()
    t.gerki.is_asked("cards")
    answers = {str(move) for move in t.game.legal_moves_of(t.gerki.seat)}
    assert answers == {"discard nothing", "discard 1"}
    t.gerki.discards("Gambling? I'm in!")
    t.gerki.has(fortitude=19)

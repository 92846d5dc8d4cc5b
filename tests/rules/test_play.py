"""PLAY: Sometimes Cards and their situations, cards of several printings, cards of two types."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alehouse.content import catalog
from alehouse.content.catalog import CatalogError
from alehouse.game import program
from alehouse.lang.cards import Pack
from alehouse.lang.effects import Gain
from alehouse.lang.words import ALCOHOL, DRINKER
from alehouse.testing import action_phase, drink_phase, gambling, given, order_phase, rule

TO_THE_INN = "Oh, I guess the Wench thought that was her tip..."
STOP = "The Wench thinks you should stop playing with the drinks."
COURAGE = "Nothing like a little belt of liquid courage!"


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
    t.fiona.hand("You'll need a bigger sword than that", "Lesson two: the counterswing", "I don't think so!")
    t.zot.hand("Shield first, questions later")
    t.gerki.plays("Mind the caltrops", on="fiona")
    t.fiona.can_play("You'll need a bigger sword than that")
    t.fiona.cannot_play("Lesson two: the counterswing", rule="TIME-07")
    t.zot.cannot_play("Shield first, questions later", rule="AFFECT-01")
    t.nobody_answers()
    t.fiona.has(fortitude=17)
    t.fiona.cannot_play("You'll need a bigger sword than that", rule="TIME-07")
    t.fiona.cannot_play("I don't think so!", rule="PLAY-01")  # it never answers an Action
    t.fiona.can_play("Lesson two: the counterswing")


@rule("PLAY-01", "OPEN-07")
def test_the_situation_is_looked_at_when_the_card_is_played() -> None:
    """The Round is over before Gerki's hand is in the pot: his play stands, and finds nothing."""
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", pot=3))
    t.gerki.hand("Grab a coin while no one's lookin'!")
    t.fiona.hand(TO_THE_INN)
    t.gerki.plays("Grab a coin while no one's lookin'!")
    t.fiona.plays(TO_THE_INN)
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
    t.zot.hand(STOP)
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    assert t.pending == ["drink", "a-little-somethin-extra"]
    t.zot.can_play(STOP)
    t.nobody_answers()
    assert t.pending == ["drink"]
    t.gerki.plays("A little somethin' extra")
    assert t.pending == ["drink", "a-little-somethin-extra"]
    t.zot.plays(STOP)
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
    t.gerki.cannot_play("A little somethin' extra", rule="TIME-10")


@rule("PLAY-02")
def test_different_cards_of_different_players_answer_the_same_drink() -> None:
    t = given("fiona", "gerki", "deirdre", at=drink_phase("fiona"))
    t.fiona.pile("Wine").hand(COURAGE).set(fortitude=10)
    t.gerki.hand("A little somethin' extra")
    t.deirdre.hand("Wine into Water")
    t.fiona.drinks()
    t.gerki.plays("A little somethin' extra")
    t.nobody_answers()
    t.deirdre.plays("Wine into Water")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 2
    t.fiona.plays(COURAGE)
    t.all_pass()
    t.fiona.has(alcohol=0, fortitude=12)


# --- several printings -----------------------------------------------------------------------------


@rule("PLAY-05")
def test_no_title_has_two_records() -> None:
    titles = [design.title for design in program().designs]
    assert sorted({title for title in titles if titles.count(title) > 1}) == ["I don't think so!"]
    same = [design for design in program().designs if design.title == "I don't think so!"]
    assert {design.family for design in same} != {0}  # Serena's own is of the family, and harder to Negate


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
    old, *others = pack.drink_decks
    wine = next(card for _, card in old.cards if card.title == "Wine")
    older = replace(wine, drink=(Gain(1, ALCOHOL, DRINKER),))
    cards = tuple((n, older if card == wine else card) for n, card in old.cards)
    with pytest.raises(CatalogError, match="belongs to another card"):
        catalog.validate(Pack(pack.characters, (replace(old, cards=cards), *others), pack.loose))


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

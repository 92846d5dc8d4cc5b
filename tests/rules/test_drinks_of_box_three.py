"""Drinks and Drink Events that only the third box pours."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, drink_phase, given, rule

ALE = "Gnomish Inspirational Ale"
GROG = "Gambler's Grog"
PUNCH = "Pixie Punch"
PUNCH_CHASER = "Pixie Punch with a Chaser"
BRAWL = "Barroom Brawl!"
MONSTER = "Monster Attack!"
BILL = "The landlord still owes me for that bouncer job"
DUMP = "Dump it on the floor"
ELBOW = "Make some elbow room"
GIVE = "You look like you need this more than I do!"
STOP = "I... am... unstoppable!"


def turned_up(card: str, *seats: str) -> Scene:
    """The first seat is about to reveal it, with the Drink Deck of box 3 on the table."""
    t = given(*seats, at=drink_phase(seats[0]), drinks="rdi3")
    getattr(t, seats[0]).pile(card)
    return t


# --- Drinks ---------------------------------------------------------------------------------------


@rule("TURN-10", "TURN-13")
def test_the_gnomish_ale_inspires() -> None:
    t = turned_up(ALE, "fiona", "gog")
    t.fiona.deck("I raise!", "Winning Hand!", "Tip the Wench.")
    t.fiona.drinks()
    t.fiona.has(alcohol=0, hand=0)
    t.nobody_answers()
    t.fiona.has(alcohol=2, hand=["I raise!", "Winning Hand!"], deck=1)


@rule("TURN-10")
@pytest.mark.parametrize("wager", [0, 1, 2])
def test_the_grog_pays_for_what_its_drinker_dares(wager: int) -> None:
    t = turned_up(GROG, "fiona", "gog")
    t.fiona.drinks()
    t.gog.is_not_asked()
    t.fiona.is_asked("number").chooses(wager)
    t.fiona.has(alcohol=0, fortitude=20, gold=8)
    t.nobody_answers()
    t.fiona.has(alcohol=2, fortitude=20 - wager, gold=8 + wager)
    assert t.inn == -wager


def test_nobody_wagers_more_than_two_on_the_grog() -> None:
    t = turned_up(GROG, "fiona", "gog")
    t.fiona.drinks()
    with pytest.raises(SceneError, match="cannot"):
        t.fiona.chooses(3)


@rule("NEG-02")
def test_an_ignored_grog_pays_nothing() -> None:
    t = turned_up(GROG, "gerki", "gog")
    t.gerki.hand(DUMP).drinks()
    t.gerki.chooses(2)
    t.gerki.plays(DUMP)
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=0, fortitude=20, gold=8)


@rule("NEG-05", "OPEN-31")
def test_a_grog_is_handed_on_with_the_wager_that_was_named() -> None:
    t = turned_up(GROG, "deirdre", "gog")
    t.deirdre.hand(GIVE).drinks()
    t.deirdre.chooses(1)
    t.deirdre.plays(GIVE, on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=0, fortitude=20, gold=8)
    t.gog.has(alcohol=2, fortitude=19, gold=9)


@rule("ROUND-02", "ROUND-03")
def test_everybody_names_a_wager_for_the_own_copy_of_a_grog() -> None:
    t = turned_up("Round on the House!", "fiona", "gog", "zot")
    t.drink_deck(GROG)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.is_asked("number").chooses(0)
    t.gog.is_asked("number").chooses(2)
    t.zot.is_asked("number").chooses(1)
    t.nobody_answers()
    t.fiona.has(alcohol=2, fortitude=20, gold=10)
    t.gog.has(alcohol=2, fortitude=18, gold=12)
    t.zot.has(alcohol=2, fortitude=19, gold=11)


@rule("CONTEST-04")
def test_a_wager_makes_no_grog_stronger_in_a_contest() -> None:
    t = turned_up("Drinking Contest!", "fiona", "gog")
    t.drink_deck(GROG, "Elven Wine")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.chooses(2)
    assert [drink.alcohol for drink in t.drinks] == [2, 3]
    t.nobody_answers()
    assert t.events("contest-won") == [{"seat": 1}]


@rule("TURN-10", "TURN-13")
def test_the_punch_is_strong_and_sweet() -> None:
    t = turned_up(PUNCH, "fiona", "gog")
    t.fiona.set(fortitude=10).drinks()
    t.nobody_answers()
    t.fiona.has(alcohol=3, fortitude=11)


@rule("CHASER-01", "CHASER-02")
def test_the_punch_goes_down_with_a_chaser() -> None:
    t = turned_up(PUNCH_CHASER, "fiona", "gog")
    t.fiona.set(fortitude=10).pile(PUNCH_CHASER, PUNCH, "Wine")
    t.fiona.drinks()
    assert (t.drink_of("fiona").alcohol, t.drink_of("fiona").fortitude) == (6, 2)
    t.nobody_answers()
    t.fiona.has(alcohol=6, fortitude=12, pile=1)
    assert t.drink_discards == [PUNCH_CHASER, PUNCH]


# --- Events ---------------------------------------------------------------------------------------


@rule("DRINK-02", "DRINK-03")
def test_in_a_brawl_everybody_is_hit_and_actions_parry() -> None:
    t = turned_up(BRAWL, "fiona", "gog", "zot")
    t.fiona.hand(ELBOW, ELBOW, ELBOW)
    t.gog.hand("Gambling? I'm in!", "Tip the Wench.")
    t.fiona.drinks()
    assert t.pending == ["barroom-brawl"]
    t.nobody_answers()
    t.fiona.is_asked("cards").discards(ELBOW, ELBOW)
    t.gog.is_asked("cards").discards("Gambling? I'm in!")
    t.fiona.has(fortitude=20, hand=[ELBOW], discarded=[ELBOW, ELBOW])
    t.gog.has(fortitude=19, hand=["Tip the Wench."])
    t.zot.has(fortitude=18)
    assert t.drink_discards == [BRAWL]
    assert t.active == "gog"


def test_no_other_card_parries_in_a_brawl_and_none_parries_twice() -> None:
    t = turned_up(BRAWL, "fiona", "gog")
    t.fiona.hand(ELBOW, ELBOW, ELBOW, "Tip the Wench.")
    t.fiona.drinks()
    t.nobody_answers()
    for held in (["Tip the Wench."], [ELBOW, ELBOW, ELBOW]):
        with pytest.raises(SceneError, match="cannot"):
            t.fiona.discards(*held)
    t.fiona.discards()
    t.fiona.has(fortitude=18, hand=4)
    t.gog.has(fortitude=18)


@rule("NEG-08", "DRINK-04")
def test_a_brawl_is_ignored_before_it_begins() -> None:
    t = turned_up(BRAWL, "amundyr", "fiona")
    t.amundyr.hand(STOP).drinks()
    t.amundyr.plays(STOP, mode=2)
    t.nobody_answers()
    t.nobody_answers()
    t.amundyr.has(fortitude=20)
    t.fiona.has(fortitude=18)


@rule("DRINK-02", "DRINK-03")
def test_gold_keeps_the_monsters_off() -> None:
    t = turned_up(MONSTER, "fiona", "gog", "zot")
    t.zot.set(gold=0)
    t.fiona.drinks()
    assert t.pending == ["monster-attack"]
    t.nobody_answers()
    t.gog.is_not_asked()
    t.fiona.is_asked("number").chooses(3)
    t.nobody_answers()
    t.fiona.has(gold=7)
    t.gog.is_asked("number").chooses(1)
    t.nobody_answers()
    t.fiona.has(fortitude=20, gold=7)
    t.gog.has(fortitude=18, gold=9)
    assert t.inn == 4
    # Who has no Gold is not asked, and is as good as out when the Event is done.
    t.zot.has(fortitude=17)
    assert t.pending == ["last-chance"]


def test_who_keeps_the_gold_bleeds_for_it() -> None:
    t = turned_up(MONSTER, "fiona", "gog", "zot")
    t.gog.set(gold=2)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.chooses(0)
    with pytest.raises(SceneError, match="cannot"):
        t.gog.chooses(3)
    t.gog.chooses(0)
    t.zot.chooses(0)
    for player in (t.fiona, t.gog, t.zot):
        player.has(fortitude=17)
    assert t.inn == 0


@rule("DRINK-04")
def test_the_inn_may_pay_off_the_monsters_for_somebody() -> None:
    t = turned_up(MONSTER, "fiona", "amundyr")
    t.fiona.hand(BILL)
    t.amundyr.hand(STOP)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.chooses(3)
    assert t.pending == ["monster-attack", "demand"]
    t.amundyr.cannot_play(STOP, rule="DRINK-04")
    t.fiona.plays(BILL)
    t.nobody_answers()
    t.nobody_answers()
    t.amundyr.chooses(0)
    t.fiona.has(fortitude=20, gold=8)
    t.amundyr.has(fortitude=17, gold=8)


@rule("TIME-07")
def test_nobody_strikes_back_for_monsters() -> None:
    t = turned_up(MONSTER, "fiona", "deirdre")
    t.deirdre.hand("My Goddess doesn't like that!")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.chooses(0)
    t.deirdre.chooses(0)
    t.deirdre.has(fortitude=17)
    t.deirdre.cannot_play("My Goddess doesn't like that!")
    assert t.active == "deirdre"

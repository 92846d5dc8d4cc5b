"""Designs that several decks hold under titles of their own: one scene a design, played with every card of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from alehouse.content import catalog, common
from alehouse.lang import Card, Character
from alehouse.lang.words import ACTION_SOMETIMES_ANYTIME, BOOK
from alehouse.testing import Scene, action_phase, drink_phase, gambling, given, order_phase
from alehouse.testing.player import Player

PLAYABLE = [character for character in catalog.pack().characters if character.playable]
HIT, FEE = "Make some elbow room", "Requests cost extra"
DIZZY, CHEAT, START = "Is the room turning, or is it me?", "Oops... I dropped my cards...", "Gambling? I'm in!"
STRONGER = "Water into Wine"


def others(who: str) -> tuple[str, str]:
    """Two others for the table: left of `who`, and right of `who`."""
    rest = [name for name in ("fiona", "zot", "gerki") if name != who]
    return rest[0], rest[1]


def seats(t: Scene, who: str) -> tuple[Player, Player, Player]:
    one, two = others(who)
    return getattr(t, who), getattr(t, one), getattr(t, two)


def my_turn(who: str, title: str) -> Scene:
    t = given(who, *others(who), at=action_phase(who))
    seats(t, who)[0].hand(title)
    return t


def their_action(who: str, title: str, action: str, on: str | None) -> Scene:
    """The left neighbour has played an Action Card, and `who` holds the card in question."""
    one, two = others(who)
    t = given(who, one, two, at=action_phase(one))
    me, left, _ = seats(t, who)
    me.hand(title)
    left.hand(action)
    left.plays(action, on=on)
    return t


def my_drink(who: str, title: str, *pile: str) -> Scene:
    """`who` has turned up a Drink."""
    t = given(who, *others(who), at=drink_phase(who))
    me, _, _ = seats(t, who)
    me.hand(title).pile(*pile)
    me.drinks()
    return t


def their_drink(who: str, title: str, *pile: str) -> Scene:
    one, two = others(who)
    t = given(who, one, two, at=drink_phase(one))
    me, left, _ = seats(t, who)
    me.hand(title)
    left.pile(*pile)
    left.drinks()
    return t


def my_bid(who: str, title: str) -> Scene:
    """A Round of three with a pot of 6; the right neighbour has control with a Winning Hand."""
    one, two = others(who)
    t = given(who, one, two, at=gambling(one, control=two, turn=who, pot=6, winning_hand=True))
    seats(t, who)[0].hand(title)
    t.all_pass()
    return t


# --- the cards that every deck holds -----------------------------------------------------------------


def start_gambling(who: str, title: str) -> None:
    t = my_turn(who, title)
    seats(t, who)[0].plays(title)
    t.nobody_answers()
    assert (t.pot, t.control) == (3, who)
    for player in seats(t, who):
        player.has(gold=9)


def raise_the_stakes(who: str, title: str) -> None:
    one, two = others(who)
    t = given(who, one, two, at=gambling(one, control=two, turn=who, pot=3))
    me, _, _ = seats(t, who)
    me.hand(title)
    t.all_pass()
    me.is_asked("bid").plays(title)
    t.nobody_answers()
    assert (t.pot, t.control) == (6, who)
    for player in seats(t, who):
        player.has(gold=9)


def winning_hand(who: str, title: str) -> None:
    one, two = others(who)
    t = given(who, one, two, at=gambling(one, control=two, turn=who, pot=3))
    me, left, _ = seats(t, who)
    me.hand(title)
    left.hand(START, CHEAT)
    t.all_pass()
    me.plays(title)
    t.all_pass()
    assert t.control == who
    left.is_asked("bid").cannot_play(START, rule="GAMBLE-12").can_play(CHEAT)


def pot_to_inn(who: str, title: str) -> None:
    one, two = others(who)
    t = given(who, one, two, at=gambling(one, control=two, turn=one, pot=6))
    me, _, _ = seats(t, who)
    me.hand(title).plays(title)
    t.nobody_answers()
    assert (t.pot, t.inn, t.control) == (0, 0, None)  # the scene took the 6 from the Inn
    me.has(gold=10)


def negate_sometimes(who: str, title: str) -> None:
    t = their_action(who, title, HIT, others(who)[1])
    me, _, right = seats(t, who)
    right.hand("That one bounced off my halo").plays("That one bounced off my halo")
    me.plays(title)
    t.all_pass()
    right.has(fortitude=18)


def stop_drink_change(who: str, title: str) -> None:
    t = my_drink(who, title, "Wine")
    me, left, _ = seats(t, who)
    left.hand(STRONGER).plays(STRONGER)
    me.plays(title)
    t.nobody_answers()
    assert t.drink_of(who).alcohol == 2
    t.all_pass()
    me.has(alcohol=2)


def tip(who: str, title: str) -> None:
    t = my_turn(who, title)
    me, left, _ = seats(t, who)
    left.hand(HIT)
    me.passes()
    me.plays(title, on=left.name)
    t.nobody_answers()
    left.has(gold=9)
    assert t.inn == 1


# --- Gold and Gambling -------------------------------------------------------------------------------


def order_two(who: str, title: str) -> None:
    t = given(who, *others(who), at=order_phase(who))
    me, left, right = seats(t, who)
    me.hand(title).plays(title)
    t.nobody_answers()
    me.has(gold=9).orders(left.name).orders(right.name)
    left.has(pile=1)
    right.has(pile=1)
    assert t.inn == 1


def inn_pays(who: str, title: str) -> None:
    t = their_action(who, title, FEE, who)
    me, left, _ = seats(t, who)
    me.plays(title)
    t.nobody_answers()
    t.nobody_answers()
    me.has(gold=10)
    left.has(gold=12)
    assert t.inn == -2


def leave(who: str, title: str) -> None:
    t = their_action(who, title, START, None)
    me, left, _ = seats(t, who)
    me.plays(title)
    t.nobody_answers()
    t.nobody_answers()
    me.has(gold=10)
    left.has(gold=9)
    assert t.pot == 2
    assert who not in t.in_round


def leave_or_ignore_drink(who: str, title: str) -> None:
    leave(who, title)
    ignore_drink(who, title)


def cheat(who: str, title: str) -> None:
    t = my_bid(who, title)
    me, _, _ = seats(t, who)
    me.is_asked("bid").plays(title)
    t.nobody_answers()
    assert (t.control, t.pot) == (who, 6)


def cheat_and_eject(who: str, title: str) -> None:
    t = my_bid(who, title)
    me, left, right = seats(t, who)
    me.plays(title, on=right.name)
    t.nobody_answers()
    assert (t.control, t.pot) == (who, 6)
    assert set(t.in_round) == {who, left.name}


def anti_cheat(who: str, title: str) -> None:
    one, two = others(who)
    t = given(who, one, two, at=gambling(who, control=two, turn=one, pot=6))
    me, left, right = seats(t, who)
    me.hand(title)
    left.hand(CHEAT)
    t.all_pass()
    left.plays(CHEAT)
    me.plays(title)
    t.all_pass()
    me.has(gold=16)
    left.has(gold=10)
    right.has(gold=10)
    assert (t.pot, t.control) == (0, None)


def pot_coin(who: str, title: str) -> None:
    one, two = others(who)
    t = given(who, one, two, at=gambling(one, control=two, turn=one, pot=6))
    me, _, _ = seats(t, who)
    me.hand(title).plays(title)
    t.nobody_answers()
    me.has(gold=11)
    assert (t.pot, t.control) == (5, two)


def take_gold(who: str, title: str) -> None:
    t = their_action(who, title, HIT, others(who)[1])
    me, left, _ = seats(t, who)
    me.plays(title, on=left.name)
    t.nobody_answers()
    me.has(gold=11)
    left.has(gold=9)


def collect(who: str, title: str) -> None:
    t = my_turn(who, title)
    me, left, right = seats(t, who)
    right.set(gold=1)
    me.plays(title)
    t.nobody_answers()
    me.has(gold=12)
    left.has(gold=9)
    right.has(gold=0)


# --- Fortitude ---------------------------------------------------------------------------------------


def hit(n: int, who: str, title: str) -> None:
    t = my_turn(who, title)
    me, left, right = seats(t, who)
    me.is_asked("action")
    assert {move.targets for move in t.game.legal_moves if move.card} == {(left.seat,), (right.seat,)}
    me.plays(title, on=right.name)
    t.nobody_answers()
    right.has(fortitude=20 - n)
    left.has(fortitude=20)
    me.has(fortitude=20)


def hit_all(who: str, title: str) -> None:
    t = my_turn(who, title)
    me, left, right = seats(t, who)
    me.plays(title)
    t.nobody_answers()
    me.has(fortitude=20)
    left.has(fortitude=19)
    right.has(fortitude=19)


def hit_back(who: str, title: str) -> None:
    t = their_action(who, title, HIT, who)
    me, left, right = seats(t, who)
    me.cannot_play(title, rule="TIME-07")
    t.nobody_answers()
    me.has(fortitude=18).plays(title)
    t.nobody_answers()
    left.has(fortitude=18)
    right.has(fortitude=20)


def heal(who: str, title: str) -> None:
    t = their_action(who, title, HIT, others(who)[1])
    me, _, _ = seats(t, who)
    me.set(fortitude=15).plays(title)
    t.nobody_answers()
    me.has(fortitude=17)


def ignores(attack: str, who: str, title: str) -> None:
    t = their_action(who, title, attack, who)
    me, _, _ = seats(t, who)
    me.plays(title)
    t.nobody_answers()
    t.nobody_answers()
    me.has(fortitude=20, alcohol=0, gold=10)


def ignore_fortitude(who: str, title: str) -> None:
    ignores(HIT, who, title)
    t = their_action(who, title, FEE, who)
    seats(t, who)[0].cannot_play(title, rule="AFFECT-01")


def ignore_fortitude_or_alcohol(who: str, title: str) -> None:
    ignores(DIZZY, who, title)
    ignore_fortitude(who, title)


def ignore_all(who: str, title: str) -> None:
    ignores(HIT, who, title)
    ignores(DIZZY, who, title)
    ignores(FEE, who, title)


# --- Drinks ------------------------------------------------------------------------------------------


def ignore_drink(who: str, title: str) -> None:
    t = my_drink(who, title, "Dragon Breath Ale", "Wine")
    me, _, _ = seats(t, who)
    me.plays(title)
    t.all_pass()
    me.has(alcohol=0, pile=1)


def pass_drink(who: str, title: str) -> None:
    t = my_drink(who, title, "Dragon Breath Ale")
    me, left, right = seats(t, who)
    me.plays(title, on=right.name)
    t.all_pass()
    me.has(alcohol=0)
    left.has(alcohol=0)
    right.has(alcohol=4)


def split_drink(who: str, title: str) -> None:
    t = my_drink(who, title, "Elven Wine")
    me, left, right = seats(t, who)
    me.plays(title, on=left.name)
    t.all_pass()
    me.has(alcohol=2)
    left.has(alcohol=2)
    right.has(alcohol=0)


def add_alcohol(who: str, title: str) -> None:
    t = their_drink(who, title, "Light Ale")
    me, left, _ = seats(t, who)
    me.plays(title)
    t.nobody_answers()
    assert t.drink_of(left.name).alcohol == 3
    t.all_pass()
    left.has(alcohol=3)


def alcohol_to_fortitude(who: str, title: str) -> None:
    t = my_drink(who, title, "Elven Wine")
    me, _, _ = seats(t, who)
    me.set(fortitude=10).plays(title)
    t.all_pass()
    me.has(alcohol=0, fortitude=13)


def extra_drink(who: str, title: str) -> None:
    t = their_drink(who, title, "Light Ale", "Elven Wine", "Water")
    me, left, _ = seats(t, who)
    me.plays(title)
    t.all_pass()
    left.has(alcohol=4, pile=1)


def drink_now(who: str, title: str) -> None:
    t = their_action(who, title, HIT, others(who)[1])
    me, left, right = seats(t, who)
    left.pile("Elven Wine", "Water")
    right.pile("Dragon Breath Ale")
    me.plays(title, on=left.name)
    t.nobody_answers()
    t.nobody_answers()
    left.has(alcohol=3, pile=1)
    right.has(alcohol=0, pile=1)


def toast(who: str, title: str) -> None:
    t = my_turn(who, title)
    me, left, right = seats(t, who)
    me.pile("Dragon Breath Ale")
    t.drink_deck("Light Ale", "Wine", "Elven Wine")
    me.plays(title)
    t.all_pass()
    me.has(alcohol=1, pile=1)
    left.has(alcohol=2)
    right.has(alcohol=3)


# --- the table -----------------------------------------------------------------------------------------

Play = Callable[[str, str], None]
DESIGNS: tuple[tuple[Card, Play], ...] = (
    (common.START_GAMBLING, start_gambling),
    (common.RAISE, raise_the_stakes),
    (common.WINNING_HAND, winning_hand),
    (common.POT_TO_INN, pot_to_inn),
    (common.NEGATE_SOMETIMES, negate_sometimes),
    (common.STOP_DRINK_CHANGE, stop_drink_change),
    (common.TIP, tip),
    (common.order_two(""), order_two),
    (common.inn_pays(""), inn_pays),
    (common.leave(""), leave),
    (common.leave_or_ignore_drink(""), leave_or_ignore_drink),
    (common.cheat(""), cheat),
    (common.cheat_and_eject(""), cheat_and_eject),
    (common.anti_cheat(""), anti_cheat),
    (common.pot_coin(""), pot_coin),
    (common.take_gold(""), take_gold),
    (common.collect(""), collect),
    *((common.hit("", n), partial(hit, n)) for n in (1, 2, 3, 4)),
    (common.hit_all(""), hit_all),
    (common.hit_back(""), hit_back),
    (common.heal(""), heal),
    (common.ignore_fortitude(""), ignore_fortitude),
    (common.ignore_fortitude("", ACTION_SOMETIMES_ANYTIME), ignore_fortitude),
    (common.ignore_fortitude_or_alcohol(""), ignore_fortitude_or_alcohol),
    (common.ignore_all(""), ignore_all),
    (common.ignore_drink(""), ignore_drink),
    (common.pass_drink(""), pass_drink),
    (common.split_drink(""), split_drink),
    (common.add_alcohol(""), add_alcohol),
    (common.alcohol_to_fortitude(""), alcohol_to_fortitude),
    (common.extra_drink(""), extra_drink),
    (common.drink_now(""), drink_now),
    (common.toast(""), toast),
)


def bare(card: Card) -> Card:
    return replace(card, id="", title="", origin=BOOK)


def scene_of(card: Card) -> Play | None:
    return next((play for design, play in DESIGNS if bare(design) == bare(card)), None)


SHARED = [
    pytest.param(who.id, card.title, play, id=f"{who.id}-{card.id}")
    for who in PLAYABLE
    for _, card in who.deck
    if (play := scene_of(card)) is not None
]


@pytest.mark.parametrize(("who", "title", "play"), SHARED)
def test_a_card_of_a_shared_design_does_what_its_design_says(who: str, title: str, play: Play) -> None:
    play(who, title)


@pytest.mark.parametrize("who", PLAYABLE, ids=lambda who: who.id)
def test_every_other_card_has_a_scene_in_the_file_of_its_character(who: Character) -> None:
    scenes = (Path(__file__).parent / f"test_{who.id}.py").read_text("utf-8")
    own = [card.title for _, card in who.deck if scene_of(card) is None]
    assert [title for title in own if title not in scenes] == []

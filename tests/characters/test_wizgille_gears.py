"""The Gears of Wizgille, one by one, and how she is absent while she fixes something."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, gambling, given, rule

DART = "How silly! I don't know why I had my dart launcher armed!"
DRINK_MAKER = "The drink-maker is in a generous mood"
SLEEVE = "My sleeve deals faster than I can think"
COFFEE_ENGINE = "First a trip through the coffee engine"
GRABBER = "The coin grabber shouldn't reach that far"

STEAM = "Mind the steam, you two"
LOOSE = "Sorry, a gear came loose."
FIX_IT = "I need to fix that right now"
SCREW = "So that's where that screw went!"
KICK = "It kicks harder than on the drawing"
PEDALS = "Pedalling keeps me sober"
COIN = "Somebody's coin was jammed in the works"
SPRING = "That was the expensive spring"
SMOKE = "A little smoke means it's warming up"
COOLANT = "The coolant is mostly gin"
MAGNET = "The magnet has found your purse"
PIPE = "Oh! Drinks come out of this pipe"
SMALLER = "There's a smaller gear behind it"
RIVETS = "Riveted on both sides"

CHEW, GOGGLES = "Gog chewing. Gog not notice.", "My goggles go all the way round"
NIGHTMARE, TRICK = "Your worst nightmare, now with sound", "Watch this hand, not that one"
START, NO, TIP = "Gambling? I'm in!", "No!", "Tip the Wench."


def tinkering(device: str, *gears: str, on: str | None = None) -> Scene:
    """Wizgille has used a Device as her Action, and these are the next Gears."""
    t = given("wizgille", "gog", "eve", at=action_phase("wizgille"))
    t.wizgille.set(fortitude=15, alcohol=4).side_deck("gear", *gears).hand(device).plays(device, on=on)
    return t


def gears_used(t: Scene) -> list[str]:
    """The discard pile of the Gears, in the order in which they got there."""
    used = t.state.zones[2 * t.zone("gear") + 1][t.wizgille.seat]
    return [t.state.table.program.designs[card >> 4].title for card in used]


def test_steam_burns_two_others() -> None:
    t = tinkering(DART, STEAM, on="gog")
    assert [str(move) for move in t.game.legal_moves] == ["choose gog,eve"]
    t.wizgille.chooses(["gog", "eve"])
    t.nobody_answers()
    t.gog.has(fortitude=17)
    t.eve.has(fortitude=19)
    t.wizgille.has(fortitude=15)


@pytest.mark.parametrize(
    ("gear", "fortitude", "alcohol", "gold", "hand"),
    [
        (SCREW, 15, 4, 10, 1),
        (KICK, 14, 4, 10, 0),
        (PEDALS, 15, 3, 10, 0),
        (COIN, 15, 4, 11, 0),
        (SPRING, 15, 4, 9, 0),
        (SMOKE, 14, 4, 10, 0),
        (RIVETS, 16, 4, 10, 0),
    ],
)
def test_what_a_gear_does_to_its_owner(gear: str, fortitude: int, alcohol: int, gold: int, hand: int) -> None:
    t = tinkering(DART, gear, on="gog")
    t.nobody_answers()
    t.wizgille.has(fortitude=fortitude, alcohol=alcohol, gold=gold, hand=hand)
    t.gog.has(fortitude=17 if gear == SMOKE else 18, gold=10)
    t.eve.has(fortitude=19 if gear == SMOKE else 20, gold=10)
    assert t.inn == 10 - gold


def test_the_coolant_is_for_somebody_else() -> None:
    t = tinkering(DART, COOLANT, on="gog")
    t.wizgille.chooses("eve")
    t.nobody_answers()
    t.eve.has(alcohol=1, fortitude=20)
    t.gog.has(alcohol=0, fortitude=18)


def test_the_magnet_takes_a_coin_from_one_player() -> None:
    t = tinkering(DART, MAGNET, on="gog")
    t.wizgille.chooses("eve")
    t.nobody_answers()
    t.eve.has(gold=9)
    t.wizgille.has(gold=11)


def test_the_pipe_is_an_order_beside_the_one_of_the_turn() -> None:
    t = tinkering(DART, PIPE, on="gog")
    t.nobody_answers()
    t.wizgille.orders("eve")
    t.eve.has(pile=1)
    t.all_pass()
    t.wizgille.is_asked("order")


@rule("WIZ-03")
def test_behind_the_smaller_gear_there_is_another_one() -> None:
    t = tinkering(DART, SMALLER, LOOSE, KICK, on="gog")
    t.gog.is_not_asked()
    t.wizgille.is_asked("target").chooses("eve")
    t.nobody_answers()
    t.wizgille.has(fortitude=16)
    t.gog.has(fortitude=18)
    t.eve.has(fortitude=19)
    t.nobody_answers()
    assert gears_used(t) == [SMALLER, LOOSE]


def test_what_is_riveted_can_be_neither_negated_nor_ignored() -> None:
    t = tinkering(DART, RIVETS, on="gog")
    t.gog.hand(CHEW, NO).cannot_play(CHEW).cannot_play(NO)
    t.nobody_answers()
    t.gog.has(fortitude=18)


@rule("WIZ-10", "ABS-01", "ABS-07")
def test_what_must_be_fixed_right_now_ends_her_turn_but_not_the_shot() -> None:
    t = tinkering(DART, FIX_IT, on="gog")
    t.wizgille.pile("Dragon Breath Ale")
    t.nobody_answers()
    assert t.game.view(None).seats[0].absent
    t.nobody_answers()
    t.gog.has(fortitude=18, pile=0)
    t.eve.has(pile=0)
    t.wizgille.has(pile=1, alcohol=4)
    assert t.active == "gog"
    assert not t.game.view(None).seats[0].absent


def test_steam_burns_the_only_other_player_when_there_are_just_two() -> None:
    t = given("wizgille", "gog", at=action_phase("wizgille"))
    t.wizgille.side_deck("gear", STEAM).hand(DART).plays(DART, on="gog")
    t.wizgille.chooses(["gog"])
    t.nobody_answers()
    t.gog.has(fortitude=17)


# --- absent ----------------------------------------------------------------------------------------------


def repairing(*hand: str) -> Scene:
    """At the start of Eve's turn Wizgille has grabbed 1 Gold of Gog's, and is absent for the rest of the turn."""
    t = given("eve", "wizgille", "gog", at=discard_phase("eve"))
    t.eve.deck("Tip the Wench.", *[START] * 6)
    t.wizgille.side_deck("gear", FIX_IT).hand(GRABBER, *hand).plays(GRABBER, on="gog")
    t.nobody_answers()
    t.wizgille.has(gold=11, fortitude=20)
    return t


def acted(action: str, on: str | None = None, *hand: str) -> Scene:
    """Eve goes on with her turn and plays this Action."""
    t = repairing(*hand)
    t.eve.hand(action)
    t.all_pass()
    t.eve.discards()
    t.all_pass()
    t.eve.is_asked("action").plays(action, on=on)
    return t


@rule("ABS-02")
def test_who_repairs_plays_nothing_in_the_turn_of_another() -> None:
    t = acted(NIGHTMARE, "gog", TIP, GOGGLES)
    t.wizgille.is_not_asked().cannot_play(TIP, rule="ABS-02").cannot_play(GOGGLES, rule="ABS-02")


@rule("ABS-03", "ABS-04")
def test_who_repairs_can_be_picked_and_feels_nothing() -> None:
    t = acted(NIGHTMARE, "wizgille")
    t.eve.hand(TRICK).plays(TRICK, on="wizgille")
    t.all_pass()
    t.wizgille.has(fortitude=20, gold=11)
    t.eve.has(gold=10)


@rule("ABS-03")
def test_who_repairs_is_not_in_the_round() -> None:
    t = acted(START)
    t.all_pass()
    assert (t.pot, t.in_round) == (2, ("eve", "gog"))
    t.wizgille.has(gold=11)


@rule("ABS-03", "ABS-04")
def test_who_repairs_gets_orders_but_does_not_drink() -> None:
    t = acted(START)
    t.all_pass()
    t.gog.passes()
    t.all_pass()
    t.wizgille.pile("Light Ale")
    t.eve.pile("Round on the House!").is_asked("order").orders("wizgille")
    t.wizgille.has(pile=2)
    t.drink_deck("Elven Wine")
    t.all_pass()
    t.eve.has(alcohol=3)
    t.gog.has(alcohol=3)
    t.wizgille.has(alcohol=0)


@rule("ABS-05")
def test_a_bite_that_cannot_be_ignored_is_only_softened_by_absence() -> None:
    t = acted("My bite is worse than my bark", "wizgille")
    t.all_pass()
    t.wizgille.has(fortitude=18)


@rule("ABS-07", "WIZ-10")
def test_with_the_next_turn_she_is_back() -> None:
    t = acted(NIGHTMARE, "gog", TIP)
    t.all_pass()
    t.eve.orders("gog")
    t.all_pass()
    assert t.active == "wizgille"
    t.wizgille.is_asked("discard").discards()
    t.wizgille.can_play(TIP)


@rule("ABS-01", "ABS-03")
def test_a_drink_that_she_stops_to_fix_is_ignored() -> None:
    t = given("wizgille", "gog", "eve", at=drink_phase("wizgille"))
    t.wizgille.set(fortitude=10).side_deck("gear", FIX_IT).hand(COFFEE_ENGINE).pile("Elven Wine")
    t.wizgille.drinks().plays(COFFEE_ENGINE)
    t.all_pass()
    t.wizgille.has(fortitude=10, alcohol=0, pile=0)
    assert t.active == "gog"


@rule("ABS-01", "WIZ-02")
def test_the_drink_maker_serves_before_it_is_fixed() -> None:
    t = tinkering(DRINK_MAKER, FIX_IT)
    t.nobody_answers()
    t.wizgille.orders("gog").orders("eve")
    t.gog.has(pile=1)
    t.eve.has(pile=1)
    assert t.active == "gog"


@rule("ABS-02", "ABS-03")
def test_who_cheats_with_a_broken_sleeve_is_out_of_the_round_and_controls_nothing() -> None:
    t = given("wizgille", "gog", "eve", at=gambling("eve", control="gog", turn="wizgille", pot=6))
    t.wizgille.side_deck("gear", FIX_IT).hand(SLEEVE)
    t.all_pass()
    t.wizgille.plays(SLEEVE)
    t.nobody_answers()
    assert (t.control, t.in_round) == (None, ("gog", "eve"))
    t.all_pass()
    t.gog.is_asked("bid")


@rule("ABS-06")
def test_who_repairs_still_pays_for_a_new_drink_deck() -> None:
    t = acted(NIGHTMARE, "gog")
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    t.all_pass()
    t.eve.orders("gog")
    t.all_pass()
    t.wizgille.has(gold=10)
    t.eve.has(gold=9)

"""TURN, Order a Drink and Drink: Drinks that are ordered and drunk, and their symbols."""

from __future__ import annotations

import pytest

from alehouse.testing import action_phase, drink_phase, given, order_phase, rule

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
def test_a_view_tells_whether_the_drink_of_the_turn_is_ordered() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.all_pass()
    assert not t.game.view(None).ordered
    t.fiona.orders("gerki")
    view = t.game.view(None)
    assert (view.phase, view.ordered) == ("order", True)
    t.all_pass()
    view = t.game.view(None)
    assert (view.active, view.ordered) == (t.gerki.seat, False)


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

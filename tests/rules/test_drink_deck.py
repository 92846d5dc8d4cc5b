"""DRINK and ORDER: the Drink Deck and its end, and Drinks ordered on top."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, drink_phase, given, order_phase, rule

DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
HOUSE = "Round on the House!"
UNSTOPPABLE = "I... am... unstoppable!"


def last_card_ordered(*seats: str, discards: tuple[str, ...] = ("Water", "Light Ale")) -> Scene:
    """The first seat is about to order; one card is left in the Drink Deck."""
    t = given(*seats, at=order_phase(seats[0]))
    return t.drink_deck("Wine", only=True).drink_discard(*discards)


def order_last_card(t: Scene, target: str) -> Scene:
    t.nobody_answers()
    getattr(t, t.active).orders(target)
    assert t.pending == ["demand"]
    return t


# --- the Drink Deck runs out ----------------------------------------------------------------------


@rule("DRINK-01", "OPEN-20")
def test_the_last_card_refills_the_deck_at_once_and_everybody_owes_one_gold() -> None:
    t = last_card_ordered("fiona", "zot", "gerki")
    t.gerki.pile("Elven Wine")
    order_last_card(t, "zot")
    assert t.drink_deck_size == 2
    assert t.drink_discards == []
    t.fiona.has(gold=10)
    t.nobody_answers()
    for player in (t.fiona, t.zot, t.gerki):
        player.has(gold=9)
    assert t.inn == 3
    t.zot.has(pile=1)
    t.gerki.has(pile=1)


@rule("DRINK-01", "LOSE-01")
def test_the_last_coin_spent_on_a_new_deck_ends_the_game_for_its_owner() -> None:
    t = last_card_ordered("fiona", "zot", "gerki")
    t.gerki.set(gold=1)
    order_last_card(t, "zot")
    t.nobody_answers()
    assert t.pending[-1] == "last-chance"
    t.nobody_answers()
    assert t.gerki.is_out


@rule("DRINK-01", "OPEN-20")
def test_the_inn_can_pay_for_its_own_deck() -> None:
    t = last_card_ordered("fiona", "zot", "gerki")
    t.fiona.hand("The landlord still owes me for that bouncer job")
    order_last_card(t, "zot")
    t.fiona.plays("The landlord still owes me for that bouncer job")
    t.nobody_answers()
    assert t.pending == ["demand"]
    t.nobody_answers()
    t.fiona.has(gold=10)
    t.zot.has(gold=9)
    t.gerki.has(gold=9)
    assert t.inn == 2


@rule("DRINK-01", "OPEN-20")
def test_an_illusionary_coin_pays_for_the_deck() -> None:
    t = last_card_ordered("fiona", "eve")
    t.eve.hand("Illusionary coin")
    order_last_card(t, "eve")
    t.eve.plays("Illusionary coin")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(gold=7)
    t.eve.has(gold=8)
    assert t.inn == 1


@rule("DRINK-01", "OPEN-20")
def test_the_band_drinks_free_when_a_new_deck_is_due_and_at_no_other_payment() -> None:
    t = last_card_ordered("fiona", "fleck", "zot")
    t.fleck.hand("The band drinks free, it's tradition")
    t.zot.hand("Levitation works on coins, too")
    t.zot.plays("Levitation works on coins, too", on="fleck")
    t.fleck.cannot_play("The band drinks free, it's tradition")
    t.nobody_answers()
    t.fleck.has(gold=9)
    order_last_card(t, "zot")
    t.fleck.plays("The band drinks free, it's tradition", mode=2)
    t.nobody_answers()
    t.nobody_answers()
    t.fleck.has(gold=9)
    t.fiona.has(gold=9)
    t.zot.has(gold=10)


@rule("DRINK-01", "OPEN-20")
def test_the_payment_is_no_card_and_can_be_neither_negated_nor_ignored() -> None:
    t = last_card_ordered("fiona", "zot", "amundyr", "wizgille")
    t.fiona.hand("I don't think so!")
    t.zot.hand("The stars say no!")
    t.amundyr.hand(UNSTOPPABLE)
    t.wizgille.hand(DEJA_VU)
    order_last_card(t, "zot")
    t.fiona.cannot_play("I don't think so!")
    t.zot.cannot_play("The stars say no!")
    t.amundyr.cannot_play(UNSTOPPABLE)
    t.wizgille.cannot_play(DEJA_VU)


@rule("DRINK-01", "OPEN-20", "CHASER-05", "CHASER-06")
def test_the_payment_waits_until_the_reveal_is_complete() -> None:
    t = given("fiona", "zot", at=drink_phase("fiona"))
    t.fiona.pile(HOUSE).hand("Tip the Wench.")
    t.drink_deck("Light Ale with a Chaser", only=True).drink_discard("Wine", "Wine")
    t.fiona.drinks()
    t.nobody_answers()
    assert t.pending[-1] == "demand"
    assert [pour.alcohol for pour in t.drinks] == [3, 3]
    assert t.drink_deck_size == 1
    t.nobody_answers()
    t.fiona.has(gold=7, alcohol=0)
    t.zot.has(gold=7, alcohol=0)
    t.nobody_answers()
    t.fiona.has(alcohol=3)


@rule("DRINK-01", "OPEN-20")
def test_a_deck_that_runs_out_again_at_once_costs_everybody_again() -> None:
    t = given("fiona", "zot", at=drink_phase("fiona"))
    t.fiona.pile(HOUSE)
    t.drink_deck("Light Ale with a Chaser", only=True).drink_discard("Wine")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert [pour.alcohol for pour in t.drinks] == [3, 3]
    t.fiona.has(gold=6)
    t.zot.has(gold=6)
    assert t.inn == 4
    assert t.drink_deck_size == 0
    t.nobody_answers()
    # The Drinks just drunk become the deck, and nobody pays for that.
    assert t.drink_deck_size == 2
    assert "demand" not in t.pending
    t.fiona.has(gold=6, alcohol=3)


@rule("OPEN-20", "DRINK-01")
def test_without_discards_nothing_can_be_ordered_and_the_next_discards_are_the_deck() -> None:
    t = last_card_ordered("deirdre", "zot", discards=())
    t.deirdre.hand("Two more for the choir!").pile("Light Ale")
    t.deirdre.plays("Two more for the choir!")
    t.nobody_answers()
    t.deirdre.has(gold=7).orders("zot")
    assert t.drink_deck_size == 0
    assert t.pending[-1] == "demand"
    t.nobody_answers()
    t.deirdre.has(gold=6)
    t.zot.has(gold=7, pile=1)
    assert t.phase == "order"
    t.nobody_answers()
    t.nobody_answers()
    assert t.phase == "drink"
    assert t.drink_of("deirdre").alcohol == 1
    t.nobody_answers()
    t.deirdre.has(alcohol=1, gold=6)
    t.zot.has(gold=7, pile=1)
    assert t.drink_deck_size == 1
    assert t.drink_discards == []
    assert "demand" not in t.pending


@rule("OPEN-20")
def test_when_no_card_is_left_the_rest_of_the_table_turns_up_nothing() -> None:
    t = given("fiona", "zot", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Drinking Contest!")
    t.drink_deck("Light Ale", "Wine", only=True)
    t.fiona.drinks()
    t.nobody_answers()
    assert t.pending[-1] == "demand"
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [0, 1]
    t.nobody_answers()
    assert t.events("contest-won") == [{"seat": 1}]
    t.nobody_answers()
    t.zot.has(gold=11)
    t.gerki.has(gold=8, alcohol=0)


# --- ordering -------------------------------------------------------------------------------------


@rule("ORDER-01")
def test_extra_drinks_may_all_go_to_one_opponent() -> None:
    t = given("deirdre", "zot", "gerki", at=order_phase("deirdre"))
    t.deirdre.hand("Two more for the choir!")
    t.deirdre.plays("Two more for the choir!")
    t.nobody_answers()
    t.deirdre.has(gold=9).is_asked("order")
    t.deirdre.orders("zot").orders("zot")
    t.nobody_answers()
    t.deirdre.is_asked("order").orders("zot")
    t.zot.has(pile=3)
    t.gerki.has(pile=0)
    # Everybody sees who gets them, nobody sees what they are.
    assert t.events("order") == [{"seat": 0, "target": 1}] * 3
    assert t.events("reveal") == []


@rule("ORDER-01")
def test_extra_drinks_may_be_spread_but_not_kept() -> None:
    t = given("fleck", "zot", "gerki", at=order_phase("fleck"))
    t.fleck.hand("The band drinks free, it's tradition")
    t.fleck.plays("The band drinks free, it's tradition", mode=1)
    t.nobody_answers()
    with pytest.raises(SceneError, match="cannot"):
        t.fleck.orders("fleck")
    t.fleck.orders("zot").orders("gerki")
    t.fleck.has(gold=10, pile=0)
    t.zot.has(pile=1)
    t.gerki.has(pile=1)


@rule("ORDER-01")
def test_extra_drinks_are_ordered_in_ones_own_order_phase_only() -> None:
    t = given("deirdre", "fiona", at=drink_phase("deirdre"))
    t.deirdre.hand("Two more for the choir!").pile("Wine")
    t.fiona.hand("Two rounds for my sparring partners!")
    t.deirdre.drinks()
    t.deirdre.cannot_play("Two more for the choir!", rule="PLAY-01")
    t = given("deirdre", "fiona", at=order_phase("deirdre"))
    t.fiona.hand("Two rounds for my sparring partners!")
    t.fiona.cannot_play("Two rounds for my sparring partners!", rule="PLAY-01")


@rule("ORDER-01", "HOUSE-03", "OPEN-19")
def test_extra_drinks_are_ordered_even_when_their_price_cannot_be_paid() -> None:
    t = given("deirdre", "zot", "gerki", at=order_phase("deirdre"))
    t.deirdre.set(gold=0).hand("Two more for the choir!")
    t.deirdre.plays("Two more for the choir!")
    t.nobody_answers()
    t.deirdre.has(gold=0).is_asked("order")
    t.deirdre.orders("zot").orders("gerki")
    t.zot.has(pile=1)
    t.gerki.has(pile=1)
    assert t.inn == 0

"""DRINK and ORDER: the Drink Deck and its end, Drink Events, and Drinks ordered on top."""

from __future__ import annotations

import pytest

from alehouse.engine import codes as c
from alehouse.testing import Scene, SceneError, drink_phase, example, given, order_phase, rule

AMBROSIA = "Fine Ambrosia, Nectar of the Gods"
CHALLENGE = "The Challenge!"
DARE = "The Wench Dares You..."
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
HOUSE = "Round on the House!"
UNSTOPPABLE = "I... am... unstoppable!"


def turned_up(event: str, *seats: str, deck: tuple[str, ...] = ()) -> Scene:
    """The first seat is about to turn up the Event; the Drink Deck is stacked from the top."""
    t = given(*seats, at=drink_phase(seats[0]))
    getattr(t, seats[0]).pile(event)
    return t.drink_deck(*deck)


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


# --- Events ---------------------------------------------------------------------------------------


@rule("DRINK-02")
def test_ambrosia_is_no_drink_and_cards_about_drinks_have_no_hold_on_it() -> None:
    t = turned_up(AMBROSIA, "fiona", "deirdre")
    t.fiona.set(fortitude=10).hand(
        "This is just the thing to get the rust off my armor!",
        "Come, my friend, sit and drink with me!",
        "Nothing like a little belt of liquid courage!",
    )
    t.deirdre.hand("Water into Wine")
    t.fiona.drinks()
    t.fiona.cannot_play("This is just the thing to get the rust off my armor!", rule="DRINK-02")
    t.fiona.cannot_play("Come, my friend, sit and drink with me!", rule="DRINK-02")
    t.fiona.cannot_play("Nothing like a little belt of liquid courage!", rule="DRINK-02")
    t.deirdre.cannot_play("Water into Wine", rule="DRINK-02")
    t.nobody_answers()
    t.fiona.has(alcohol=1, fortitude=14, gold=6)
    t.deirdre.has(alcohol=0, fortitude=20, gold=8)
    assert t.inn == 2
    assert t.drink_discards == [AMBROSIA]


@rule("DRINK-02", "NEG-08")
def test_a_card_that_names_events_does_work_on_ambrosia() -> None:
    t = turned_up(AMBROSIA, "amundyr", "fiona")
    t.amundyr.set(fortitude=10).hand(UNSTOPPABLE)
    t.amundyr.drinks()
    t.amundyr.plays(UNSTOPPABLE, mode=2)
    t.nobody_answers()
    t.nobody_answers()
    t.amundyr.has(alcohol=0, fortitude=10, gold=8)


@rule("DRINK-02", "CHASER-03")
def test_ambrosia_as_a_chaser_does_nothing() -> None:
    t = given("fiona", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10).pile("Wine with a Chaser", AMBROSIA)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(alcohol=2, fortitude=10, gold=8, pile=0)


@rule("DRINK-03", "LIMIT-03")
def test_the_bill_for_ambrosia_can_go_to_the_inn_or_stay_unpaid_in_part() -> None:
    t = turned_up(AMBROSIA, "fiona", "zot")
    t.fiona.set(fortitude=10, gold=3).hand("The landlord still owes me for that bouncer job")
    t.fiona.drinks()
    t.fiona.plays("The landlord still owes me for that bouncer job")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=1, fortitude=14, gold=3)

    t = turned_up(AMBROSIA, "fiona", "zot")
    t.fiona.set(fortitude=10, gold=1)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(alcohol=1, fortitude=14, gold=0)
    assert t.inn == 1


@rule("DRINK-03", "TIME-01")
def test_an_event_waits_for_answers_before_it_begins() -> None:
    t = turned_up(HOUSE, "fiona", "zot", deck=("Wine",))
    t.zot.hand("Tip the Wench.")
    before = t.drink_deck_size
    t.fiona.drinks()
    assert t.pending == ["round-on-the-house"]
    t.zot.plays("Tip the Wench.", on="fiona")
    t.nobody_answers()
    t.fiona.has(gold=7)
    assert t.pending == ["round-on-the-house"]
    assert t.drink_deck_size == before
    t.nobody_answers()
    assert t.drink_deck_size == before - 1


@rule("DRINK-03", "NEG-01", "OPEN-38")
def test_a_negated_event_does_nothing_and_only_the_negating_card_brings_another() -> None:
    t = turned_up(HOUSE, "fiona", "wizgille", "zot", deck=("Dragon Breath Ale",))
    t.fiona.pile(HOUSE, "Wine", "Elven Wine")
    t.wizgille.hand(DEJA_VU)
    t.fiona.drinks()
    t.wizgille.plays(DEJA_VU, mode=2)
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 2
    t.nobody_answers()
    t.fiona.has(alcohol=2, pile=1)
    t.zot.has(alcohol=0)
    assert sorted(t.drink_discards) == [HOUSE, "Wine"]
    assert t.active == "wizgille"


@rule("DRINK-04", "DIFF-02")
def test_an_event_under_way_can_no_longer_be_negated_or_ignored() -> None:
    t = turned_up("Drinking Contest!", "fiona", "wizgille", "amundyr", deck=("Light Ale", "Wine", "Elven Wine"))
    t.wizgille.hand(DEJA_VU)
    t.amundyr.hand(UNSTOPPABLE)
    t.fiona.drinks()
    t.wizgille.can_play(DEJA_VU)
    t.amundyr.can_play(UNSTOPPABLE)
    t.nobody_answers()
    t.wizgille.cannot_play(DEJA_VU, rule="DRINK-04")
    with pytest.raises(SceneError, match="may not play"):
        t.amundyr.plays(UNSTOPPABLE, mode=2)
    t.nobody_answers()
    assert t.pending == ["drinking-contest", "demand"]
    t.wizgille.cannot_play(DEJA_VU, rule="DRINK-04")
    t.amundyr.cannot_play(UNSTOPPABLE, rule="DRINK-04")
    t.nobody_answers()
    t.wizgille.has(gold=9)
    t.amundyr.has(gold=12)


@rule("DRINK-04")
@example("RDI8-NOTE-MUSHROOM")
def test_between_the_two_parts_of_mushroom_tea_it_is_too_late_to_ignore_it() -> None:
    t = turned_up("Mushroom Tea", "amundyr", "fiona")
    t.amundyr.set(fortitude=10, alcohol=3).hand(UNSTOPPABLE)
    t.amundyr.drinks()
    t.amundyr.can_play(UNSTOPPABLE)
    t.nobody_answers()
    # Nobody was asked anything between the good part and the bad one.
    t.amundyr.has(fortitude=13, alcohol=5, hand=[UNSTOPPABLE])
    assert t.active == "fiona"

    # With a last chance in between, there is a window, and the card is refused in it.
    t = turned_up("Mushroom Tea", "amundyr", "fiona", "zot")
    t.amundyr.set(fortitude=5, alcohol=9).hand(UNSTOPPABLE)
    t.amundyr.drinks()
    t.nobody_answers()
    assert t.pending == ["mushroom-tea", "last-chance"]
    t.amundyr.has(fortitude=8, alcohol=9).cannot_play(UNSTOPPABLE, rule="DRINK-04")


# --- The Wench Dares You... -----------------------------------------------------------------------


@rule("DRINK-03", "DRINK-04", "DRINK-05")
@example("RDI8-NOTE-DARES1")
def test_a_dare_is_ignored_before_it_begins_and_its_drinks_afterwards() -> None:
    # The revealer Ignores it: no Drink is turned up.
    t = turned_up(DARE, "amundyr", "farai", "lucky", deck=("Light Ale", "Elven Wine"))
    t.amundyr.hand(UNSTOPPABLE)
    before = t.drink_deck_size
    t.amundyr.drinks()
    t.amundyr.plays(UNSTOPPABLE, mode=2)
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_deck_size == before
    for player in (t.amundyr, t.farai, t.lucky):
        player.has(alcohol=0)

    # Somebody else Ignores it, and drinks neither.
    t = turned_up(DARE, "farai", "amundyr", "lucky", deck=("Light Ale", "Elven Wine"))
    t.amundyr.hand(UNSTOPPABLE)
    t.farai.drinks()
    t.amundyr.plays(UNSTOPPABLE, mode=2)
    t.nobody_answers()
    t.nobody_answers()
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(0, 1), (2, 3)]
    t.nobody_answers()
    t.farai.has(alcohol=1)
    t.amundyr.has(alcohol=0)
    t.lucky.has(alcohol=3)

    # With the Drinks on the table, a Drink can be Ignored and the Event cannot.
    t = turned_up(DARE, "lucky", "farai", "amundyr", deck=("Light Ale", "Elven Wine"))
    t.farai.hand("This one's a little weak")
    t.amundyr.hand(UNSTOPPABLE)
    t.lucky.drinks()
    t.farai.cannot_play("This one's a little weak", rule="DRINK-02")
    t.nobody_answers()
    with pytest.raises(SceneError, match="may not play"):
        t.amundyr.plays(UNSTOPPABLE, mode=2)
    t.farai.plays("This one's a little weak")
    t.nobody_answers()
    t.nobody_answers()
    t.lucky.has(alcohol=1)
    t.farai.has(alcohol=0)
    t.amundyr.has(alcohol=3)


@rule("CONTEST-13")
@example("RDI8-NOTE-DARES2")
@pytest.mark.parametrize("deck", [("Pot of Tea", "Water"), ("Water", "Pot of Tea")])
def test_a_dare_goes_by_the_printed_value_where_tea_is_weaker_than_water(deck: tuple[str, str]) -> None:
    t = turned_up(DARE, "farai", "lucky", "phyll", deck=deck)
    for player in (t.farai, t.lucky, t.phyll):
        player.set(alcohol=5)
    t.farai.drinks()
    t.nobody_answers()
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(0, -1), (1, 0), (2, 0)]
    t.nobody_answers()
    t.farai.has(alcohol=4)
    t.lucky.has(alcohol=5)
    t.phyll.has(alcohol=5)


@rule("OPEN-37", "DRINK-05")
def test_decisions_in_an_event_belong_to_whoever_turned_it_up() -> None:
    t = given("fiona", "zot", "gerki", at=order_phase("fiona"))
    t.zot.hand("Your elbow is under my spell")
    t.gerki.pile(DARE)
    t.drink_deck("Dirty Dishwater", "Holy Water")
    for player in (t.fiona, t.zot, t.gerki):
        player.set(fortitude=10)
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.is_not_asked()
    t.gerki.is_asked("option").chooses(2)
    t.nobody_answers()
    t.gerki.has(fortitude=12)
    t.fiona.has(fortitude=9)
    t.zot.has(fortitude=9)


# --- The Challenge! -------------------------------------------------------------------------------


@rule("DRINK-05")
def test_who_accepts_the_challenge_drinks_twice_and_is_paid_by_the_others() -> None:
    deck = ("Wine with a Chaser", "Light Ale", HOUSE, "Elven Wine")
    t = turned_up(CHALLENGE, "fiona", "zot", "gerki", deck=deck)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.is_asked("may").accepts()
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(0, 3), (0, 3)]
    t.fiona.has(gold=10)
    t.nobody_answers()
    t.fiona.has(alcohol=6, gold=10)
    assert t.pending == ["the-challenge", "demand"]
    t.nobody_answers()
    t.fiona.has(gold=12)
    t.zot.has(gold=9, alcohol=0)
    t.gerki.has(gold=9, alcohol=0)


def test_who_declines_the_challenge_neither_drinks_nor_earns() -> None:
    t = turned_up(CHALLENGE, "fiona", "zot", deck=("Wine", "Wine"))
    before = t.drink_deck_size
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.declines()
    t.fiona.has(alcohol=0, gold=8)
    t.zot.has(gold=8)
    assert t.drink_deck_size == before
    assert t.active == "zot"


@rule("DRINK-05")
def test_the_two_drinks_of_the_challenge_are_ignored_one_by_one_and_still_earn_gold() -> None:
    t = turned_up(CHALLENGE, "fiona", "zot", deck=("Wine", "Elven Wine"))
    card = "This is just the thing to get the rust off my armor!"
    t.fiona.hand(card)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.accepts()
    t.fiona.can_play(card)
    second = [raw for raw in t.legal(t.fiona.seat) if raw[0] == c.M_PLAY and raw[4] == 1]
    t.push(t.fiona.seat, second[0])
    t.nobody_answers()
    t.nobody_answers()
    assert [pour.ignored for pour in t.drinks] == [False, True]
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.nobody_answers()
    t.fiona.has(gold=9)
    t.zot.has(gold=7)


@rule("OPEN-10")
def test_who_passes_out_over_the_challenge_earns_nothing() -> None:
    t = turned_up(CHALLENGE, "fiona", "zot", "gerki", deck=("Wine", "Elven Wine"))
    t.fiona.set(alcohol=15)
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.accepts()
    t.nobody_answers()
    assert t.pending == ["the-challenge", "last-chance"]
    t.nobody_answers()
    assert t.fiona.is_out
    # 10 Gold: 5 to the Inn, 2 to each other player, 1 left over.
    t.zot.has(gold=12)
    t.gerki.has(gold=12)


@rule("OPEN-10")
def test_a_last_chance_in_the_challenge_saves_the_gold_too() -> None:
    t = turned_up(CHALLENGE, "fiona", "zot", deck=("Wine", "Elven Wine"))
    t.fiona.set(fortitude=18, alcohol=13).hand("Stitch it up and pass the mustard")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.accepts()
    t.nobody_answers()
    t.fiona.plays("Stitch it up and pass the mustard")
    t.nobody_answers()
    assert t.pending == ["the-challenge", "demand"]
    t.nobody_answers()
    t.fiona.has(fortitude=20, alcohol=18, gold=9)


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

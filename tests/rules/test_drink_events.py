"""DRINK: Drink Events, among them The Wench Dares You... and The Challenge!"""

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

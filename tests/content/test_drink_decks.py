"""The Drink Decks, card by card, as the boxes hold them."""

from __future__ import annotations

import pytest

from alehouse.content.catalog import pack
from alehouse.lang.cards import Card, CardKind, drink, event
from alehouse.lang.effects import Contest, Draw, Drink, Gain, If, Is, Lose, May, Pay, Relief, Then, X
from alehouse.lang.words import (
    ACTION,
    ALCOHOL,
    ALL,
    DRINK_DECK,
    DRINKER,
    FORTITUDE,
    GOLD,
    HOUSE,
    INN,
    OGRE,
    ORC,
    OTHERS,
    TROLL,
    UNSPLITTABLE,
    YOU,
    Kind,
)

DRINK_DECKS = {deck.id: deck for deck in pack().drink_decks}


def strong(title: str, n: int, chaser: bool = False) -> Card:
    return drink(title, Gain(n, ALCOHOL, DRINKER), chaser=chaser)


def for_kind(title: str, kind: Kind, n: int, *otherwise: Gain | Lose) -> Card:
    return drink(title, If(Is(kind), (Gain(n, ALCOHOL, DRINKER),), otherwise))


# Copies in box 1, box 2 and box 3, and the card.
POURED: list[tuple[int, int, int, Card]] = [
    (3, 2, 1, strong("Light Ale", 1)),
    (2, 1, 1, strong("Light Ale with a Chaser", 1, chaser=True)),
    (3, 2, 1, strong("Dark Ale", 1)),
    (1, 1, 1, strong("Dark Ale with a Chaser", 1, chaser=True)),
    (3, 2, 1, strong("Wine", 2)),
    (1, 1, 1, strong("Wine with a Chaser", 2, chaser=True)),
    (2, 2, 1, strong("Elven Wine", 3)),
    (1, 1, 1, strong("Elven Wine with a Chaser", 3, chaser=True)),
    (3, 1, 1, strong("Dragon Breath Ale", 4)),
    (0, 2, 1, strong("Dwarven Firewater", 4)),
    (1, 1, 1, drink("Dirty Dishwater", Lose(1, FORTITUDE, DRINKER))),
    (1, 1, 1, drink("Holy Water", Gain(2, FORTITUDE, DRINKER))),
    (1, 1, 1, drink("Water")),
    (1, 1, 1, drink("We're Cutting You Off!", Lose(1, ALCOHOL, DRINKER))),
    (1, 1, 1, drink("Wizard's Brew", Gain(2, ALCOHOL, DRINKER), Gain(2, FORTITUDE, DRINKER))),
    (1, 1, 1, for_kind("Orcish Rotgut", ORC, 2, Lose(2, FORTITUDE, DRINKER))),
    (1, 1, 1, for_kind("Troll Swill", TROLL, 2, Gain(1, ALCOHOL, DRINKER), Lose(1, FORTITUDE, DRINKER))),
    (0, 1, 1, for_kind("Ogre Brew", OGRE, 3, Gain(2, ALCOHOL, DRINKER), Lose(1, FORTITUDE, DRINKER))),
    (0, 1, 1, drink("Mead", Gain(3, ALCOHOL, DRINKER), splits_itself=True, shield=UNSPLITTABLE)),
    (
        0,
        0,
        1,
        drink(
            "Gambler's Grog",
            Gain(2, ALCOHOL, DRINKER),
            Gain(X(0, 2), GOLD, DRINKER),
            Lose(X(0, 2), FORTITUDE, DRINKER),
            shield=UNSPLITTABLE,
            origin=HOUSE,
        ),
    ),
    (0, 0, 1, drink("Gnomish Inspirational Ale", Gain(2, ALCOHOL, DRINKER), Draw(2, DRINKER))),
    (0, 0, 1, drink("Pixie Punch", Gain(3, ALCOHOL, DRINKER), Gain(1, FORTITUDE, DRINKER), origin=HOUSE)),
    (
        0,
        0,
        1,
        drink(
            "Pixie Punch with a Chaser",
            Gain(3, ALCOHOL, DRINKER),
            Gain(1, FORTITUDE, DRINKER),
            chaser=True,
            origin=HOUSE,
        ),
    ),
    (
        0,
        1,
        1,
        event(
            "Fine Ambrosia, Nectar of the Gods",
            do=(Gain(1, ALCOHOL, YOU), Gain(4, FORTITUDE, YOU), Pay(2, YOU, INN)),
        ),
    ),
    (2, 2, 1, event("Round on the House!", do=Drink(ALL, DRINK_DECK, copies=True))),
    (2, 2, 2, event("Drinking Contest!", do=Contest())),
    (0, 1, 1, event("The Challenge!", do=May((Drink(YOU, DRINK_DECK, n=2), Then((Pay(1, OTHERS, YOU),)))))),
    (0, 0, 1, event("Barroom Brawl!", do=Lose(2, FORTITUDE, ALL, Relief(ACTION)), origin=HOUSE)),
    (0, 0, 1, event("Monster Attack!", do=Lose(3, FORTITUDE, ALL, Relief(INN)), origin=HOUSE)),
]


@pytest.mark.parametrize(("deck", "box"), [("rdi1", 0), ("rdi2", 1), ("rdi3", 2)])
def test_a_drink_deck_holds_its_cards(deck: str, box: int) -> None:
    wanted = {row[3]: row[:3][box] for row in POURED if row[:3][box]}
    assert {card: n for n, card in DRINK_DECKS[deck].cards} == wanted
    assert DRINK_DECKS[deck].size == 30


@pytest.mark.parametrize(("deck", "drinks", "chasers"), [("rdi1", 26, 5), ("rdi2", 24, 4), ("rdi3", 23, 5)])
def test_a_drink_deck_has_the_shape_of_its_box(deck: str, drinks: int, chasers: int) -> None:
    """All the others are Drink Events."""
    listed = DRINK_DECKS[deck].cards
    assert sum(n for n, card in listed if card.kind is CardKind.DRINK) == drinks
    assert sum(n for n, card in listed if card.kind is CardKind.EVENT) == 30 - drinks
    assert sum(n for n, card in listed if card.chaser) == chasers


def test_no_card_of_a_drink_deck_lies_about_loose() -> None:
    poured = {card.id for deck in DRINK_DECKS.values() for _, card in deck.cards}
    assert not poured & {card.id for card in pack().loose}

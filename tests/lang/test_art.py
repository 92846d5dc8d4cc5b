"""A word for what a card is about: of every card there is, and of cards that nobody has seen yet."""

from __future__ import annotations

import pytest

from alehouse.lang import Card, CardKind, anytime, drink
from alehouse.lang import effects as e
from alehouse.lang.art import TOPICS, drink_numbers, topic
from alehouse.lang.words import ALCOHOL, FORTITUDE, GOLD, INN, OTHERS, TARGET, YOU
from alehouse.packs import known


def card(title: str) -> Card:
    return next(one for one in known().cards.values() if one.title == title)


@pytest.mark.parametrize(
    ("title", "word"),
    [
        ("I don't think so!", "negate"),
        ("Cards on the table, or teeth on the table", "take-pot"),
        ("Hide in shadows", "ignore"),
        ("Are you done now?", "reduce"),
        ("Water into Wine", "pour"),
        ("Gambling? I'm in!", "gamble-start"),
        ("I raise!", "gamble-control"),
        ("Tip the Wench.", "lose-gold"),
        ("Two more for the choir!", "order"),
        ("Duck! Both of you!", "hurt-some"),
        ("Make some elbow room", "hurt-one"),
        ("Loyal", "item"),
        ("Water", "drink-soft"),
        ("Light Ale", "drink-light"),
        ("Dragon Breath Ale", "drink-strong"),
        ("Orcish Rotgut", "drink-odd"),
        ("Drinking Contest!", "contest"),
    ],
)
def test_the_word_of_a_card(title: str, word: str) -> None:
    assert topic(card(title)) == word


def test_every_card_has_a_word_and_almost_every_word_a_card() -> None:
    words = {topic(one) for one in known().cards.values()}
    assert words <= set(TOPICS)
    assert len(words) > 30
    unknown = [one.title for one in known().cards.values() if topic(one) == "other"]
    assert len(unknown) <= 2, unknown


def test_a_card_that_nobody_has_seen_has_one_too() -> None:
    assert topic(anytime("Catch!", do=e.Lose(1, FORTITUDE, OTHERS))) == "hurt-all"
    assert topic(anytime("A coin behind the ear", do=(e.Pay(1, YOU, INN), e.Gain(3, GOLD, YOU)))) == "gain-gold"
    assert topic(drink("Thunder", e.Gain(9, ALCOHOL, TARGET))) == "drink-strong"


def test_numbers_of_drinks() -> None:
    assert drink_numbers(card("Wizard's Brew")) == (2, 2)
    assert drink_numbers(card("Dirty Dishwater")) == (0, -1)
    assert drink_numbers(card("Water")) == (0, 0)
    assert drink_numbers(card("Goldswagger")) == (None, 0)
    assert drink_numbers(card("Gambler's Grog")) == (2, None)
    assert drink_numbers(card("Orcish Rotgut")) == (None, None)
    assert drink_numbers(card("Hide in shadows")) == (None, None)
    drinks = [one for one in known().cards.values() if one.kind is CardKind.DRINK]
    assert sum(None not in drink_numbers(one) for one in drinks) > len(drinks) / 2

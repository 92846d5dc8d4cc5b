"""The text of the cards that Alehouse ships."""

import re
from collections import defaultdict
from dataclasses import replace

import pytest

from alehouse.content import catalog
from alehouse.lang.cards import Card, CardKind
from alehouse.lang.words import BOOK
from alehouse.speech import (
    SpeechError,
    adds_text,
    card_text,
    counter_text,
    languages,
    option_texts,
    phase_text,
    type_text,
)

CARDS = catalog.cards(catalog.pack())


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_every_card_has_a_text(card: Card) -> None:
    text = card_text(card)
    assert text
    for line in text.split("\n"):
        assert line == "-OR-" or re.fullmatch(r"[A-Z].*([^ .]\.|[.!?]”)", line), line
        assert not re.search(r"[{}$\u2068\u2069]|  | [.,:;]", line), line
        assert not re.search(r"\b(who|list|amount|stat|type|counter|deck|family|shield)-[a-z]", line), line
    assert re.fullmatch(r"([A-Z][a-z]+ (and )?)+Card|Drink( Event)?", type_text(card))


def test_only_equal_cards_share_a_text() -> None:
    shared: defaultdict[tuple[str, str], list[Card]] = defaultdict(list)
    for card in CARDS.values():
        # From which deck an Action Card comes is no part of its text.
        kind = CardKind.CHARACTER if card.types else card.kind
        plain = replace(card, id="", title="", kind=kind, family="", origin=BOOK)
        shared[type_text(card), card_text(card)].append(plain)
    assert len(shared) > 60
    for cards in shared.values():
        assert all(card == cards[0] for card in cards), card_text(cards[0])


@pytest.mark.parametrize("language", languages())
def test_a_card_that_another_becomes_part_of_says_so_in_a_line_of_its_own(language: str) -> None:
    """There stands what was turned over, once it has been."""
    for card in CARDS.values():
        line = adds_text(card, language)
        assert bool(line) == (card.adds is not None)
        assert not line or card_text(card, language).split("\n").count(line) == 1


@pytest.mark.parametrize("language", languages())
def test_whom_a_card_is_for_is_not_left_to_the_reader(language: str) -> None:
    """While somebody else's card is on the table, others read it: the choice is not theirs."""
    texts = [card_text(card, language) for card in CARDS.values()]
    assert not [text for text in texts if "your choice" in text or "ваш выбор" in text]


TEXTS = {
    "make-some-elbow-room": "Another player loses 2 Fortitude.",
    "i-raise": "Each player in the Round antes 1 Gold. Take control of the Round.",
    "winning-hand": ("Take control of the Round. While you keep it, only a Cheating Card can take it from you."),
    "i-dont-think-so": (
        "When someone plays a Sometimes Card: negate it.\nOnly “I don't think so!” can affect this card."
    ),
    "gambling-im-in": (
        "As an Action Card: start a Round of Gambling, for which everybody antes 1 Gold.\n"
        "-OR-\n"
        "As a Gambling Card: take control of the Round."
    ),
    "come-my-friend-sit-and-drink-with-me": "When you are about to drink: split the Drink with another player.",
    "my-goddess-doesnt-like-that": ("After another player has made you lose Fortitude: that player loses 2 Fortitude."),
    "prayer-of-healing": "Another player gains 2 Fortitude and pays you 1 Gold.",
    "troll-swill": (
        "If the drinker is a Troll, they gain 2 Alcohol Content; "
        "otherwise, they gain 1 Alcohol Content and lose 1 Fortitude."
    ),
    "wine-with-a-chaser": (
        "The drinker gains 2 Alcohol Content.\nChaser: drink the next Drink from the same place along with this one."
    ),
    "water": "No effect at all.",
    "wizards-brew": "The drinker gains 2 Alcohol Content and 2 Fortitude.",
    "fine-ambrosia-nectar-of-the-gods": (
        "Whoever reveals this gains 1 Alcohol Content and 4 Fortitude and pays the Inn 2 Gold."
    ),
    "mushroom-tea": "Whoever reveals this gains 3 Fortitude. After that, that player gains 2 Alcohol Content.",
    "the-challenge": (
        "Whoever reveals this may drink 2 Drinks from the Drink Deck. "
        "If they do, each other player pays them 1 Gold afterwards."
    ),
    "the-wench-dares-you": (
        "Whoever reveals this turns up two Drinks from the Drink Deck and drinks the weaker one. "
        "Each other player drinks a copy of the stronger one."
    ),
    "drinking-contest": (
        "Everybody reveals and drinks a Drink from the Drink Deck. "
        "Whoever revealed the one with the most Alcohol Content takes 1 Gold from each other player."
    ),
    "round-on-the-house": "Reveal a Drink from the Drink Deck. Everybody drinks a copy of it.",
    "hide-in-shadows": (
        "When someone plays an Action or Sometimes Card and it affects your Fortitude or Alcohol Content: ignore it."
    ),
    "im-not-eve-shes-over-there": (
        "When another player is about to make you lose Fortitude: "
        "a third player takes that loss of Fortitude instead of you.\n"
        "-OR-\n"
        "When someone plays an Action, Sometimes or Anytime Card and it affects your Fortitude, "
        "if only 2 players are left in the game: ignore it."
    ),
    "lets-both-feel-how-that-feels": (
        "When another player is about to make you lose Fortitude: you and that player each lose half of it, "
        "rounded up. This loss can no longer be ignored or reduced."
    ),
    "are-you-quite-sure-you-ordered-that": (
        "When another player is about to drink: the Drink and its Chasers lose their text; "
        "instead, the drinker gains 4 Alcohol Content."
    ),
    "illusionary-coin": ("When you are about to lose Gold: your payment counts as made, but no Gold changes hands."),
    "two-more-for-the-choir": (
        "In your Order Phase: pay the Inn 1 Gold. Order 2 more Drinks, for the same player or different ones."
    ),
    "water-into-wine": "When anybody is about to drink: raise the Alcohol Content of one Drink by 2.",
    "im-sure-you-did-something-to-deserve-this": (
        "Another player loses Fortitude according to your Piety: "
        "4 at Piety 1, 3 at 2 or 3, 2 at 4 to 6, 1 at 7 or 8.\n"
        "At the very end, even if this card was ignored: lose 1 Piety."
    ),
    "gog-not-having-it": (
        "When someone plays a Sometimes Card: negate it.\n"
        "Only “I don't think so!” can affect this card.\n"
        "This card counts as “I don't think so!”"
    ),
}


@pytest.mark.parametrize(("card", "text"), TEXTS.items())
def test_cards_that_everybody_should_be_able_to_read(card: str, text: str) -> None:
    assert card_text(CARDS[card]) == text


def test_types_phases_and_counters_have_names() -> None:
    assert type_text(CARDS["gambling-im-in"]) == "Action and Gambling Card"
    assert type_text(CARDS["water"]) == "Drink"
    assert type_text(CARDS["drinking-contest"]) == "Drink Event"
    assert phase_text("order") == "Order Phase"
    assert counter_text("piety") == "Piety"
    assert counter_text("moonlight") == "Moonlight"


def test_a_card_without_a_choice_has_no_options() -> None:
    assert option_texts(CARDS["water"]) == ()


def test_an_unknown_language_is_refused_with_a_hint() -> None:
    assert "en" in languages()
    for language in ("xx", "../en", ""):
        with pytest.raises(SpeechError, match=r"there are: .*en"):
            card_text(CARDS["water"], language)

"""What a pack may not do although every word of it is known: take ids, confuse the engine, or never end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..content import catalog
from ..engine.freeze import freeze
from ..lang import text
from ..lang.cards import Card, Character, Pack
from . import limits
from .combine import clashes
from .context import misplaced
from .problems import quoted
from .sense import endless

Finding = tuple[str, str]
"""The id of a card, or "" for the character, and what is wrong."""


def findings(character: Character) -> Iterator[Finding]:
    """Everything that is wrong with a character that is well written."""
    cards = list(all_cards(character))
    shipped = catalog.cards(catalog.pack())
    for id, n in Counter(card.id for card in cards).items():
        if n > 1:
            yield id, f"the id {quoted(id)} is listed {n} times; list a card once, with its number"
    broken = False
    for card in cards:
        other = shipped.get(card.id)
        if other == card:
            continue
        for message in wrong_card(card, other):
            broken = True
            yield card.id, message
    for id, message in dict.fromkeys(misplaced(character)):
        broken = True
        yield id, message
    try:
        list(text.role(character))
    except Exception as error:
        yield "", f"what it does without cards cannot be said in words: {reason(error)}"
    for name, message in endless(character):
        yield "", f"the side deck {quoted(name)}: {message}"
    clash = list(clashes([*catalog.pack().characters, character]))
    for message in clash:
        yield "", message
    if not broken and not clash:
        yield from refused(character)


def all_cards(character: Character) -> Iterator[Card]:
    """Cards of the deck, of boss play and of side decks, as they are listed."""
    for _, card in (*character.deck, *character.boss):
        yield card
    for _, listed in character.side_decks:
        for _, card in listed:
            yield card


def wrong_card(card: Card, other: Card | None) -> Iterator[str]:
    if other is not None:
        yield f"the id {quoted(card.id)} belongs to another card of Alehouse; give this one an id of its own"
    if not limits.ID.fullmatch(card.id):
        yield f"{quoted(card.id)} is no id: small letters and digits, joined by hyphens"
    try:
        list(text.messages(card))
    except Exception as error:  # a text is made of every word there is; whatever fails, the author must know the card
        yield f"it cannot be said in words: {reason(error)}"
    try:
        freeze(Pack(characters=(), drink_decks=(), loose=(card,)))
    except Exception as error:  # UnknownWord in words; a combination that nobody has thought of can be anything
        yield f"the engine refuses it: {reason(error)}"


def refused(character: Character) -> Iterator[Finding]:
    """What only shows when everything is put together."""
    shipped = catalog.pack()
    whole = Pack((*shipped.characters, character), shipped.drink_decks, shipped.loose)
    try:
        catalog.validate(whole)
        freeze(whole)
    except Exception as error:
        yield "", f"the engine refuses it: {reason(error)}"


def reason(error: Exception) -> str:
    """An error in one line."""
    said = " ".join(str(error).split())[:200]
    name = type(error).__name__
    return said if name in ("UnknownWord", "CatalogError") and said else f"{name}: {said}"

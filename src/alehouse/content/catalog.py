"""The catalogue: every character and Drink Deck in one pack, checked, and named by a hash."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256

from alehouse.lang.cards import Card, CardKind, Pack
from alehouse.lang.codec import encode

from .characters import CHARACTERS
from .drinks import DECKS, LOOSE

CHARACTER_DECK, DRINK_DECK = 40, 30
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class CatalogError(ValueError):
    """The pack cannot be played: the message names the card or deck and what is wrong with it."""


@cache
def pack() -> Pack:
    """Everything that Alehouse ships, valid."""
    whole = Pack(characters=CHARACTERS, drink_decks=DECKS, loose=LOOSE)
    validate(whole)
    return whole


def cards(pack: Pack) -> dict[str, Card]:
    """Each card of the pack once, by id, in the order of the pack."""
    return {card.id: card for _, card in _places(pack)}


def content_hash(pack: Pack) -> str:
    """The same for equal packs on every machine and Python version; a record pins it."""
    canonical = json.dumps(encode(pack), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(canonical.encode("ascii")).hexdigest()


def validate(pack: Pack) -> None:
    """Raise `CatalogError` at the first thing that is wrong."""
    _check_ids("character", [character.id for character in pack.characters])
    _check_ids("Drink Deck", [deck.id for deck in pack.drink_decks])
    for character in pack.characters:
        _check_size(character.id, character.size, CHARACTER_DECK, character.playable)
    for deck in pack.drink_decks:
        _check_size(deck.id, deck.size, DRINK_DECK, deck.playable)
    seen: dict[str, tuple[str, Card]] = {}
    for where, card in _places(pack):
        _check_card(where, card)
        there, other = seen.setdefault(card.id, (where, card))
        if card != other:
            raise CatalogError(f"{where}: the id {card.id!r} belongs to another card of {there}")


def _places(pack: Pack) -> Iterator[tuple[str, Card]]:
    """Every card with the name of the deck that holds it."""
    for character in pack.characters:
        for _, card in character.deck:
            yield character.id, card
        for _, card in character.boss:
            yield f"{character.id} (boss)", card
        for side, side_cards in character.side_decks:
            for _, card in side_cards:
                yield f"{character.id} ({side.name})", card
    for deck in pack.drink_decks:
        for _, card in deck.cards:
            yield deck.id, card
    for card in pack.loose:
        yield "loose", card


def _check_ids(what: str, ids: list[str]) -> None:
    for key in ids:
        if not _ID.fullmatch(key):
            raise CatalogError(f"{what}: {key!r} is no id: lower case words joined by hyphens")
        if ids.count(key) > 1:
            raise CatalogError(f"{what}: the id {key!r} is used twice")


def _check_size(where: str, size: int, wanted: int, playable: bool) -> None:
    if playable and size != wanted:
        raise CatalogError(f"{where}: {size} cards, but a playable deck has {wanted}")


def _check_card(where: str, card: Card) -> None:
    if not card.title.strip():
        raise CatalogError(f"{where}: the card {card.id!r} has no title")
    if not _ID.fullmatch(card.id):
        raise CatalogError(f"{where}: {card.id!r} is no id: lower case words joined by hyphens")
    # A Drink may do nothing and still be a Drink: Water.
    does_something = bool(card.modes or card.passives or card.hooks or card.fails) or card.kind is CardKind.DRINK
    if not does_something or not all(mode.do for mode in card.modes):
        raise CatalogError(f"{where}: the card {card.title!r} has no effects")

"""A catalogue in which every single card has an id of its own, and what a seat may know of such cards.

Two copies of a card are one and the same to the engine, so a message that names one could name either. With an id
for each of them, a hidden card can be told from its copy in the discard pile, and what a message names has exactly
one place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from alehouse.content import catalog
from alehouse.engine.state import Event, State
from alehouse.lang.cards import Card, Pack
from alehouse.packs import Known

CARD = re.compile(rb"[a-z0-9]+-[a-z][0-9]+-[0-9]+")
"""What the ids of this catalogue look like, and nothing else that a table sends."""

Deck = tuple[tuple[int, Card], ...]


@cache
def tagged() -> Known:
    """Everything that Alehouse ships and that can be played, each card with an id of its own."""
    shipped = catalog.pack()
    characters = []
    for one in shipped.characters:
        if not one.playable:
            continue
        sides = tuple(
            (side, _apart(f"{one.id}-{'stuvw'[at]}", cards)) for at, (side, cards) in enumerate(one.side_decks)
        )
        characters.append(replace(one, deck=_apart(f"{one.id}-c", one.deck), side_decks=sides, boss=()))
    drinks = tuple(replace(deck, cards=_apart(f"{deck.id}-d", deck.cards)) for deck in shipped.drink_decks)
    return Known(Pack(tuple(characters), drinks, shipped.loose))


def _apart(name: str, deck: Deck) -> Deck:
    """The same cards, one by one."""
    return tuple((1, replace(card, id=f"{name}{at}-{copy}")) for at, (n, card) in enumerate(deck) for copy in range(n))


def named(data: bytes) -> set[str]:
    """The cards that a message names, in whatever field."""
    return {found.decode() for found in CARD.findall(data)}


# --- what may be known -------------------------------------------------------------------------------


def open_cards(s: State) -> set[int]:
    """Designs that lie open for everybody."""
    found: set[int] = set()
    for rows in (s.discards, s.fronts, *s.zones[1::2]):
        for row in rows:
            found.update(card >> 4 for card in row)
    found.update(card >> 4 for card in s.drink_discard)
    for f in s.stack:
        if f.design >= 0:
            found.add(f.design)
        found.update(card >> 4 for card in f.cards)
        found.update(card >> 4 for card, _picked in f.joined)
        for pour in f.pours:
            found.update(pour[2])
    return found


def own_cards(s: State, seat: int | None) -> set[int]:
    """Designs that a seat sees besides: its hand and those of its mates."""
    if seat is None:
        return set()
    return {card >> 4 for other in range(s.table.seats) if s.table.mates[seat] >> other & 1 for card in s.hands[other]}


CARD_FIELDS = {"card", "cards", "others"}


def told_cards(told: Iterable[Event], fields: dict[str, tuple[str, ...]], seat: int | None) -> Iterator[int]:
    """Designs that events name, of those that the seat is told."""
    for to, code, args in told:
        if to not in (-1, seat):
            continue
        for name, value in zip(fields[code], args, strict=True):
            if name in CARD_FIELDS:
                if isinstance(value, int):
                    if value >= 0:
                        yield value
                elif isinstance(value, tuple):
                    yield from value

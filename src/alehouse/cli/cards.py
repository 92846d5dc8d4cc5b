"""`alehouse cards`: every card of every deck, with text made from its data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from .. import lang
from ..errors import BadSetup
from ..packs import Known, known, playing
from ..speech import card_text, card_title, character_mechanic, character_name, character_title, role_text

BETWEEN = re.compile(r"(?<= )-(OR|ИЛИ)-(?= )")
"""What stands between two ways to use a card."""
LOOSE = "loose"
"""The deck of Drinks that belong to no complete Drink Deck yet."""


def rows(only: str | None = None, content: Known | None = None, language: str = "en") -> list[dict[str, Any]]:
    """One row a card and deck, in the order of the catalogue.

    `only` is a character, a Drink Deck or a side deck; if nobody says it and there are packs, their characters are
    meant.
    """
    content = content or known()
    wanted = [only.strip().lower()] if only is not None else content.added
    with playing(content):
        every = list(every_row(content.pack, language))
    found = [row for row in every if not wanted or any(name in wanted for name in deck_names(row))]
    if not found:
        names = [role.id for role in content.pack.characters] + [deck.id for deck in content.pack.drink_decks]
        raise BadSetup(f"there is no deck {only!r}; choose among {', '.join(names)}")
    return found


def deck_names(row: dict[str, Any]) -> tuple[str | None, ...]:
    """What the deck of a row may be called: `phrenk`, `phrenk: potion`, `potion`."""
    return row["character"], row["deck"], row["deck"].partition(": ")[2] or None


def every_row(pack: lang.Pack, language: str = "en") -> Iterator[dict[str, Any]]:
    for role in pack.characters:
        for n, card in role.deck:
            yield row(card, n, role.id, role.id, role.playable, language)
        for n, card in role.boss:
            yield row(card, n, role.id, f"{role.id}: boss", role.playable, language)
        for side, cards in role.side_decks:
            for n, card in cards:
                yield row(card, n, role.id, f"{role.id}: {side.name}", role.playable, language)
    for deck in pack.drink_decks:
        for n, card in deck.cards:
            yield row(card, n, None, deck.id, deck.playable, language)
    for card in pack.loose:
        yield row(card, 1, None, LOOSE, False, language)


def row(
    card: lang.Card, copies: int, character: str | None, deck: str, playable: bool, language: str = "en"
) -> dict[str, Any]:
    return {
        "id": card.id,
        "title": card_title(card.id, language),
        "character": character,
        "deck": deck,
        "type": kind(card),
        "copies": copies,
        "origin": card.origin.value,
        "price": card.price,
        "text": card_text(card, language),
        "playable": playable,
    }


def about(role: lang.Character, language: str = "en") -> list[str]:
    """Who a character is, and what it does without a card."""
    name = " ".join(part for part in (character_name(role.id, language), character_title(role.id, language)) if part)
    mechanic = character_mechanic(role.id, language)
    lines = [f"{name}. {mechanic}" if mechanic else f"{name}."]
    return [*lines, *(line for line in role_text(role, language).split("\n") if line)]


def kind(card: lang.Card) -> str:
    """`action`, `sometimes`, `action/gambling`, `drink`, `event`, ..."""
    types = [str(one.name).lower() for one in lang.Type if one in card.types]
    return "/".join(types) or card.kind.value


def paragraphs(text: str) -> str:
    """One paragraph for each way to use the card, "-OR-" on a line of its own between them."""
    return BETWEEN.sub(r"\n\g<0>\n", text.replace("\n", " ")).replace(" \n", "\n").replace("\n ", "\n")


def show(found: list[dict[str, Any]], console: Console, content: Known | None = None, language: str = "en") -> None:
    """A table for each deck; cards whose effect is of our own design are marked."""
    content = content or known()
    roles = {role.id: role for role in content.pack.characters}
    for deck in dict.fromkeys(row["deck"] for row in found):
        if deck in roles:
            with playing(content):
                console.print("\n".join(about(roles[deck], language)))
        inside = [row for row in found if row["deck"] == deck]
        size = sum(row["copies"] for row in inside)
        unfinished = "" if inside[0]["playable"] else ", not playable yet"
        table = Table(title=f"{deck}: {size} cards{unfinished}", title_justify="left", box=None, pad_edge=False)
        table.add_column("", justify="right")
        table.add_column("card", ratio=2, style="bold")
        table.add_column("type")
        table.add_column("text", ratio=4)
        for row in inside:
            house = " (house)" if row["origin"] == lang.Origin.HOUSE.value else ""
            table.add_row(str(row["copies"]), row["title"] + house, row["type"], paragraphs(row["text"]))
        console.print(table)
        console.print()

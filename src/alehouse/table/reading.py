"""How much there is to read of what lies on the table: the words of a card, or of every Drink that was revealed."""

from __future__ import annotations

from collections.abc import Iterable

from ..game import Game
from ..packs import playing
from ..speech.cards import card_text


def words_on(game: Game) -> int:
    """How many words the topmost pending thing has, in English, whatever language people read it in."""
    stack = game.stack
    if not stack:
        return 0
    entry = stack[-1]
    cards = [card for card in (entry.card, *entry.added) if card is not None]
    # Copies of one Drink are read once; of equal Drinks that several have revealed, each is looked at.
    for _revealer, chain in dict.fromkeys((pour.revealer, pour.cards) for pour in entry.drinks):
        cards.extend(chain)
    return words_of(game, cards)


def words_turned(game: Game) -> int:
    """How many of them are of cards that were turned over and have become part of it."""
    return words_of(game, game.stack[-1].added) if game.stack else 0


def words_of(game: Game, cards: Iterable[str]) -> int:
    with playing(game.content):
        return sum(len(card_text(game.cards[card]).split()) for card in cards)

"""How much there is to read of what lies on the table: the words of a card, or of every Drink that was revealed."""

from __future__ import annotations

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
    with playing(game.content):
        return sum(len(card_text(game.cards[card]).split()) for card in cards)

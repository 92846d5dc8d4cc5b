"""The Drink Decks, a file for each box, and the Drinks of boxes whose deck is not complete."""

from alehouse.lang.cards import Card, DrinkDeck

from . import box1, box2, box3, later

DECKS: tuple[DrinkDeck, ...] = (box1.DECK, box2.DECK, box3.DECK)
LOOSE: tuple[Card, ...] = later.LOOSE

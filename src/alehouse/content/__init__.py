"""The cards, as data: what decks share, the characters, the Drink Decks, and the catalogue of them all."""

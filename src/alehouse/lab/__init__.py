"""Many games, measured: tournaments of bots, the balance of characters, the worth of a card.

Only the modules that keep and draw results need more than Python: `pip install 'alehouse[lab]'`.
"""

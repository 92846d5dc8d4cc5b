"""Alehouse: an open, unofficial implementation of the card game The Red Dragon Inn.

import alehouse
game = alehouse.Game(["deirdre", "gerki", "zot"], seed=7)
while not game.is_over:
    game.push(game.legal_moves[0])
print(game.outcome)
"""

from .engine.view import Decision, Effect, View
from .errors import AlehouseError, BadRecord, BadSetup, BadText, IllegalMove, StaleDecision
from .game import Game
from .moves import LegalMoves, Move
from .packs import PackError, load_pack
from .results import Lost, Outcome, Reason, Told

__version__ = "0.1.0"

__all__ = [
    "AlehouseError",
    "BadRecord",
    "BadSetup",
    "BadText",
    "Decision",
    "Effect",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Lost",
    "Move",
    "Outcome",
    "PackError",
    "Reason",
    "StaleDecision",
    "Told",
    "View",
    "__version__",
    "load_pack",
]

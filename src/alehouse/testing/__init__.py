"""Tools for tests, shipped with the game: scenes, the ledger of rules, checks for new characters."""

from .check import CheckFailed, Report, check_character
from .ledger import example, rule
from .moments import action_phase, discard_phase, drink_phase, gambling, order_phase
from .player import SceneError
from .playout import random_playout
from .scene import Scene, given

__all__ = [
    "CheckFailed",
    "Report",
    "Scene",
    "SceneError",
    "action_phase",
    "check_character",
    "discard_phase",
    "drink_phase",
    "example",
    "gambling",
    "given",
    "order_phase",
    "random_playout",
    "rule",
]

"""Tools for tests, shipped with the game: scenes, the ledger of rules, checks for new characters."""

from .ledger import example, rule
from .scene import (
    Scene,
    SceneError,
    action_phase,
    discard_phase,
    drink_phase,
    gambling,
    given,
    order_phase,
)

__all__ = [
    "Scene",
    "SceneError",
    "action_phase",
    "discard_phase",
    "drink_phase",
    "example",
    "gambling",
    "given",
    "order_phase",
    "rule",
]

"""Players that see a View and the legal moves, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from .bot import Bot, Thinks, UnknownBot, seated
from .budget import SECONDS, Budget
from .chance import RandomBot, ReluctantBot
from .easy import EasyBot
from .hard import HardBot
from .normal import NormalBot
from .tutor import TutorBot

BOTS: dict[str, Callable[[], Bot]] = {
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "random": RandomBot,
    "reluctant": ReluctantBot,
}
STAFF: dict[str, Callable[[], Bot]] = {TutorBot.name: TutorBot}
"""Bots that belong to the house: nobody can invite them to a table."""


def bot(name: str, *, iterations: int | None = None, budget: float | None = None) -> Bot:
    """A new bot of that name. Raises UnknownBot, which names those that exist.

    budget: the seconds it may think about one decision. iterations: so many playouts instead, whatever they take;
    the same game is then played again by the same chance. Bots that do not search need neither.
    """
    made = BOTS.get(name) or STAFF.get(name)
    if made is None:
        raise UnknownBot(f"there is no bot {name!r}; choose among {', '.join(BOTS)}")
    player = made()
    if isinstance(player, Thinks) and (iterations is not None or budget is not None):
        player.budget = Budget(SECONDS if budget is None else budget, iterations)
    return player


__all__ = [
    "BOTS",
    "SECONDS",
    "STAFF",
    "Bot",
    "Budget",
    "EasyBot",
    "HardBot",
    "NormalBot",
    "RandomBot",
    "ReluctantBot",
    "Thinks",
    "TutorBot",
    "UnknownBot",
    "bot",
    "seated",
]

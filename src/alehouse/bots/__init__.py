"""Players that see a View and the legal moves, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from .bot import Bot, UnknownBot, seated
from .chance import RandomBot, ReluctantBot
from .normal import NormalBot
from .tutor import TutorBot

BOTS: dict[str, Callable[[], Bot]] = {
    "normal": NormalBot,
    "random": RandomBot,
    "reluctant": ReluctantBot,
}
STAFF: dict[str, Callable[[], Bot]] = {TutorBot.name: TutorBot}
"""Bots that belong to the house: nobody can invite them to a table."""


def bot(name: str) -> Bot:
    """A new bot of that name. Raises UnknownBot, which names those that exist."""
    made = BOTS.get(name) or STAFF.get(name)
    if made is None:
        raise UnknownBot(f"there is no bot {name!r}; choose among {', '.join(BOTS)}")
    return made()


__all__ = ["BOTS", "STAFF", "Bot", "NormalBot", "RandomBot", "ReluctantBot", "TutorBot", "UnknownBot", "bot", "seated"]

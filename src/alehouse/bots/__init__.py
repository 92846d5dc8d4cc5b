"""Players that see a View and the legal moves, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from .bot import Bot, UnknownBot, seated
from .chance import RandomBot, ReluctantBot
from .normal import NormalBot

BOTS: dict[str, Callable[[], Bot]] = {
    "normal": NormalBot,
    "random": RandomBot,
    "reluctant": ReluctantBot,
}


def bot(name: str) -> Bot:
    """A new bot of that name. Raises UnknownBot, which names those that exist."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; choose among {', '.join(BOTS)}")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "NormalBot", "RandomBot", "ReluctantBot", "UnknownBot", "bot", "seated"]

"""What a bot is, and the one place where a bot meets a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, runtime_checkable

from ..engine.view import View
from ..errors import AlehouseError
from ..game import Game
from ..moves import Move


class UnknownBot(AlehouseError):
    """There is no bot of that name."""


class Bot(Protocol):
    """A player. It sees what its seat may know and the legal moves, and nothing else."""

    name: str

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """One of the moves. All chance must come from `rng`, so that a game can be played again."""
        ...


@runtime_checkable
class Blind(Protocol):
    """A bot that does not even look: it is not shown a view, which saves most of the time."""

    def pick(self, moves: Sequence[Move], rng: Random) -> Move: ...


def seated(bot: Bot) -> Callable[[Game, int, Random], Move]:
    """The bot as a player who answers for a seat of a game."""
    if isinstance(bot, Blind):
        pick = bot.pick
        return lambda game, seat, rng: pick(game.legal_moves_of(seat), rng)
    choose = bot.choose
    return lambda game, seat, rng: choose(game.view(seat), game.legal_moves_of(seat), rng)

"""What a bot is, and the one place where a bot meets a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, runtime_checkable

from ..engine.view import Decision, View
from ..errors import AlehouseError
from ..game import Game
from ..moves import Move
from ..packs import playing
from .budget import Budget


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


@runtime_checkable
class Brisk(Protocol):
    """A bot that answers some questions without looking at the table, which saves time there."""

    def at_once(self, question: Decision, moves: Sequence[Move]) -> Move | None:
        """Its answer, or None if it wants a view first."""


@runtime_checkable
class Thinks(Protocol):
    """A bot that thinks as long as it may: it deals worlds from the facts of its view, and tries moves in them."""

    budget: Budget
    cancelled: Callable[[], bool] | None
    """Asked while it thinks; once it says yes, the best move so far is the answer."""


def seated(bot: Bot) -> Callable[[Game, int, Random], Move]:
    """The bot as a player who answers for a seat of a game."""
    if isinstance(bot, Blind):
        pick = bot.pick
        return lambda game, seat, rng: pick(game.legal_moves_of(seat), rng)
    choose = bot.choose
    at_once = bot.at_once if isinstance(bot, Brisk) else None
    facts = isinstance(bot, Thinks)

    def answer(game: Game, seat: int, rng: Random) -> Move:
        moves = game.legal_moves_of(seat)
        if at_once is not None:
            for question in game.questions:
                move = at_once(question, moves) if question.seat == seat else None
                if move is not None:
                    return move
        if not game.content.added:
            return choose(game.view(seat, facts), moves, rng)
        with playing(game.content):  # it may read the cards of packs too
            return choose(game.view(seat, facts), moves, rng)

    return answer

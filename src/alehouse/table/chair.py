"""A chair: who answers for a seat, and how that person wants to be asked."""

from __future__ import annotations

from ..engine.view import Window
from ..game import Game
from ..lang.cards import NO_TYPE
from ..lang.effects import Negate
from ..lang.words import Type
from ..moves import LegalMoves, Move


class Chair:
    """One seat of a game that is being played."""

    __slots__ = (
        "answer", "away", "bank", "bot", "conceded", "given", "gone", "held", "here", "holding", "level", "muted",
        "person", "seat", "standing",
    )  # fmt: skip

    def __init__(self, seat: int, person: bool, bot: str, bank: int) -> None:
        self.seat = seat
        self.person = person
        self.bot = bot
        """The bot that sits here, or that plays on while the person is away."""
        self.here = False
        self.gone = 0
        """When the person was last seen, by the table's clock."""
        self.away = False
        self.conceded = False
        self.bank = bank
        self.level = "smart"
        self.muted: set[str] = set()
        self.standing: str | None = None
        self.answer: str | None = None
        """What was answered to the open window."""
        self.given = False
        """The table has answered for this person, as the person has told it to."""
        self.holding = False
        self.held = 0
        """Since when the window is held."""

    @property
    def by_hand(self) -> bool:
        """A person decides here, and not a bot."""
        return self.person and not self.away and not self.conceded

    def wants_to_be_asked(self, game: Game, window: Window, moves: LegalMoves) -> bool:
        """Whether a table without delays waits for this person. Being hit, or about to lose, always asks."""
        always = self.seat in window.touched or self.level == "full"
        if not always and (window.entry == "free" or self.level != "smart" or window.card in self.muted):
            return False
        if always or len(moves) <= 1:
            return len(moves) > 1
        # What can be played at any time need not be asked for at every time, and hardly anybody negates their own card.
        own = window.entry == "card" and window.seat == self.seat
        return any(not at_any_time(game, move) and not (own and negates(game, move)) for move in moves)


def at_any_time(game: Game, move: Move) -> bool:
    """A move that any other window allows as well: an Anytime Card, a Potion Token, an offer; to pass is one too."""
    if move.kind != "play" or move.card is None:
        return True
    card = game.cards[move.card]
    used = card.modes[move.mode].used_as
    return (card.types if used == NO_TYPE else used) == Type.ANYTIME


def negates(game: Game, move: Move) -> bool:
    return move.card is not None and any(isinstance(do, Negate) for do in game.cards[move.card].modes[move.mode].do)

"""A chair: who answers for a seat, and how that person wants to be asked."""

from __future__ import annotations

from ..engine.codes import S_AFTER
from ..engine.view import Window
from ..game import Game
from ..lang.cards import NO_TYPE
from ..lang.effects import Negate
from ..lang.words import Type
from ..moves import LegalMoves, Move
from .ahead import Ahead


class Chair:
    """One seat of a game that is being played."""

    __slots__ = (
        "answer", "away", "bank", "bot", "conceded", "conceded_at", "given", "gone", "held", "here", "holding", "level",
        "muted", "person", "seat", "standing",
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
        self.conceded_at = 0
        """The last update before that."""
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

    def wants_to_be_asked(self, game: Game, window: Window, moves: LegalMoves, ahead: Ahead) -> bool:
        """Whether a table without delays waits for this person. Who can do something about a hit is always asked."""
        if len(moves) <= 1:
            return False
        if self.level == "full":
            return True
        if self.seat in window.touched:
            return self._has_an_answer(game, window, moves, ahead)
        if window.entry == "free":  # what can be played only at such a point of the own turn is asked for there
            here = [move for move in moves if not at_any_time(game, move)]
            mine = self.level != "until-my-turn" and is_turn_of(game, self.seat)
            # In a Round that is before the last bid, and not before each.
            soon = mine and bool(here) and not ahead.comes_again
            if soon and any(not ahead.only_spurns(self.seat, move) for move in here):
                return True
            # Nobody need order a Drink for whoever can be thrown out, or drink before that.
            first = mine and self.level == "smart" and game.phase == "order"
            first = first and not game.view(None, facts=False).ordered
            return first and any(ahead.fells(self.seat, move) for move in moves)
        if window.card in self.muted:
            return False
        if self.level != "smart" and (self.level != "touching" or self.seat not in ahead.poured_for):
            return False
        # What can be played at any time need not be asked for at every time, and hardly anybody negates their own card.
        own = window.entry == "card" and window.seat == self.seat
        here = [move for move in moves if not at_any_time(game, move) and not (own and negates(game, move))]
        if here and ahead.is_between_others(self.seat):
            return any(ahead.matters(self.seat, move) for move in here)
        return any(
            not ahead.only_spurns(self.seat, move) for move in here if not ahead.only_spares_others(self.seat, move)
        )

    def _has_an_answer(self, game: Game, window: Window, moves: LegalMoves, ahead: Ahead) -> bool:
        """Whether this person can do something about a hit, or something for it not to be the last one.

        What can be played at any time does nothing about the hit itself. It is asked for if all is lost without, but
        not after the hit, since then comes the last chance; and when the own turn ends with a Drink, so that every
        round has a moment for it.
        """
        if any(not at_any_time(game, move) and not ahead.only_spurns(self.seat, move) for move in moves):
            return True
        own = window.entry == "drink" and window.seat == self.seat and is_turn_of(game, self.seat)
        if window.step >= S_AFTER or not (own or ahead.is_lost(self.seat)):
            return False
        return any(move.kind != "pass" and not ahead.only_spurns(self.seat, move) for move in moves)


def is_turn_of(game: Game, seat: int) -> bool:
    """Whether this seat, or somebody of its team, has the turn."""
    return any(seat in team and game.active in team for team in game.teams)


def at_any_time(game: Game, move: Move) -> bool:
    """A move that any other window allows as well: an Anytime Card, a Potion Token, an offer; to pass is one too.

    An Anytime Card that says what it answers is none.
    """
    if move.kind != "play" or move.card is None:
        return True
    card = game.cards[move.card]
    mode = card.modes[move.mode]
    return mode.trigger is None and (card.types if mode.used_as == NO_TYPE else mode.used_as) == Type.ANYTIME


def negates(game: Game, move: Move) -> bool:
    return move.card is not None and any(isinstance(do, Negate) for do in game.cards[move.card].modes[move.mode].do)

"""The open question of a match: since when, who is waited for, and what bots have said to it."""

from __future__ import annotations

from ..game import Game
from ..moves import LegalMoves, Move
from .chair import Chair
from .windows import Chain


class Asked:
    """It is replaced by a new one with each question of the game; only the chain of windows goes on."""

    __slots__ = (
        "_chain", "_moves", "decision", "opened", "ready", "returned", "sent", "taken_back",
        "waits_for", "waits_not", "window",
    )  # fmt: skip

    def __init__(self, game: Game | None = None, opened: int = 0, chain: Chain | None = None) -> None:
        self.decision = game.decision_id if game is not None else -1
        self.window = game.window if game is not None else None
        """The window that it is, if it is one."""
        self._moves: dict[int, LegalMoves] = {}
        self.opened = opened
        """When it was put, by the table's clock."""
        self.waits_for: set[int] = set()
        """The people whom a window without a delay waits for."""
        self.waits_not = False
        """A window that reopens right after another one closes at once."""
        self.ready: dict[int, Move] = {}
        """What bots have answered."""
        self.sent: set[int] = set()
        """Bots that are thinking, or have answered."""
        self.returned: set[int] = set()
        """People who have come back while it was open; their time begins anew, but once only."""
        self.taken_back: set[int] = set()
        """People who have taken an answer back."""
        self._chain = chain or Chain()

    def next(self, game: Game, at: int) -> Asked:
        """The question that is open now."""
        return Asked(game, at, self._chain)

    def open(self) -> None:
        if self.window is not None:
            self.waits_not = self._chain.open(self.window)

    def close(self, played: bool) -> None:
        self._chain.close(played)

    def moves(self, seat: int, game: Game) -> LegalMoves:
        """The legal answers of a seat, looked up once."""
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = game.legal_moves_of(seat)
        return found

    def note(self, chair: Chair, game: Game) -> None:
        """Look again whether an open window waits for this person."""
        self.waits_for.discard(chair.seat)
        if self.window is not None and chair.by_hand and chair.seat in game.asked:
            if chair.wants_to_be_asked(game, self.window, self.moves(chair.seat, game)):
                self.waits_for.add(chair.seat)

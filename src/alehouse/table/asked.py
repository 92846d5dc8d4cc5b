"""The open question of a match: since when, who is waited for, and what bots have said to it."""

from __future__ import annotations

from collections.abc import Collection

from ..game import Game
from ..moves import LegalMoves, Move
from .ahead import Ahead
from .chair import Chair
from .reading import words_on, words_turned
from .windows import NEWS, Chain, Passed, look_at


class Asked:
    """It is replaced by a new one with each question of the game; only the chain of windows goes on."""

    __slots__ = (
        "_ahead", "_chain", "_concerned", "_fresh", "_look", "_lookers", "_moves", "_words", "decision", "full",
        "opened", "ready", "returned", "sent", "taken_back", "told", "waits_for", "waits_not", "window",
    )  # fmt: skip

    def __init__(
        self, game: Game | None = None, opened: int = 0, chain: Chain | None = None, told: int | None = None
    ) -> None:
        self.decision = game.decision_id if game is not None else -1
        self.window = game.window if game is not None else None
        """The window that it is, if it is one."""
        self._moves: dict[int, LegalMoves] = {}
        self._ahead: Ahead | None = None
        self.opened = opened
        """When it was put, by the table's clock."""
        self.waits_for: set[int] = set()
        """The people whom a window without a delay waits for."""
        self.waits_not = False
        """A window that reopens right after another one closes at once."""
        self._fresh = False
        """It is the first window on what it is on."""
        self._words: int | None = None
        self._concerned: frozenset[int] | None = None
        self._look: float | None = None
        self._lookers: Collection[int] = ()
        """Those for whom a window stays open for a while, to be seen."""
        self.full = False
        """Somebody who is asked has full control."""
        self.ready: dict[int, Move] = {}
        """What bots have answered."""
        self.sent: set[int] = set()
        """Bots that are thinking, or have answered."""
        self.returned: set[int] = set()
        """People who have come back while it was open; their time begins anew, but once only."""
        self.taken_back: set[int] = set()
        """People who have taken an answer back."""
        self.told = told
        """How many events had been told when the last window opened; None: nobody knows."""
        self._chain = chain or Chain()

    def next(self, game: Game, at: int) -> Asked:
        """The question that is open now."""
        return Asked(game, at, self._chain, self.told)

    def open(self, game: Game, people: Collection[int]) -> None:
        """It has just been put; where no clock runs, these are the seats for which people decide."""
        if self.window is not None:
            acts = game.acts_since(self.told) if self.told is not None else []
            self.told = game.told_count
            self.waits_not = self._chain.open(self.window, game.phase, any(code in NEWS for code, _seat in acts))
            self._fresh = self._chain.fresh
            self._lookers = people if self._fresh else ()

    def look(self, game: Game) -> float:
        """So many beats a window without a clock stays open, so that it can be seen; reckoned once."""
        if self._look is None:
            self._look = 0.0
            if self.window is not None and self._lookers:
                touched = {*self.window.touched, *self.ahead(game).poured_for}
                self._look = look_at(self.window, touched, self._lookers, self.words(game), words_turned(game))
        return self._look

    def words(self, game: Game) -> int:
        """How much there is to read of something new; nothing of what has been on the table before. Reckoned once."""
        if self._words is None:
            self._words = words_on(game) if self._fresh else 0
        return self._words

    def concerned(self, game: Game) -> frozenset[int]:
        """Seats that have the longer time of a window with a delay; reckoned once."""
        if self._concerned is None:
            self._concerned = self.ahead(game).concerned
        return self._concerned

    def close(self, played: bool) -> None:
        self._chain.close(played)

    def moves(self, seat: int, game: Game) -> LegalMoves:
        """The legal answers of a seat, looked up once."""
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = game.legal_moves_of(seat)
        return found

    def ahead(self, game: Game) -> Ahead:
        """What is to come of it, looked up once."""
        if self._ahead is None:
            self._ahead = Ahead(game, self.window)
        return self._ahead

    def note(self, chair: Chair, game: Game) -> None:
        """Look again whether an open window waits for this person."""
        self.waits_for.discard(chair.seat)
        if self.window is not None and chair.by_hand and chair.seat in game.asked:
            self.full = self.full or chair.level == "full"
            moves = self.moves(chair.seat, game)
            if chair.wants_to_be_asked(game, self.window, moves, self.ahead(game)):
                if chair.level == "full" or not self._is_settled(chair.seat, game):
                    self.waits_for.add(chair.seat)

    def waits(self, seat: int, game: Game) -> bool:
        """Whether that seat is to be asked, as its person wishes to be; all that is no window asks."""
        return self.window is None or self.decision != game.decision_id or seat in self.waits_for

    def is_again(self, seat: int) -> bool:
        """Whether that seat has passed by hand on what the window is on."""
        return self.window is not None and self.window.entry != "free" and self._chain.passed(seat) is not None

    def note_pass(self, seat: int, game: Game) -> None:
        """Somebody passes by hand."""
        self._chain.note_pass(seat, self._now(seat, game))

    def _is_settled(self, seat: int, game: Game) -> bool:
        """Whether that seat has passed on this before, and nothing has changed since. A last chance is always given."""
        passed = self._chain.passed(seat)
        if passed is None or (self.window is not None and self.window.entry == "last-chance"):
            return False
        return passed.settles(self._now(seat, game))

    def _now(self, seat: int, game: Game) -> Passed:
        team = next(team for team in game.teams if seat in team)
        return Passed(team, self.ahead(game).effects, [str(move) for move in self.moves(seat, game)])

"""A game with the company around it: who decides, what is asked, and how much time everybody has.

Here is what can be read of a match; nothing of it goes on by itself (that is `course.py`), and nobody does anything
(that is `match.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.view import Window
from ..game import Game
from ..moves import LegalMoves
from ..protocol import Delays
from .asked import Asked
from .chair import Chair
from .journal import Journal
from .past import Past
from .stopwatch import Stopwatch
from .windows import closing_time

DECISIONS = 100_000
"""No game has so many questions, so that an answer can never be for a question of another game."""


class Company:
    """The chairs around one game, its open question and its clocks."""

    def __init__(self, id: str, number: int, game: Game, chairs: Sequence[Chair], delays: Delays, beat: int) -> None:
        self.id = id
        self.number = number
        self.game = game
        self.chairs = tuple(chairs)
        self.delays = delays
        self.beat = beat
        self.paused = False
        """Nothing goes on by itself: the only person here wants to look, or is being told something."""
        self.journal = Journal(id, self.chairs)
        self.past = Past()
        self.watch = Stopwatch()
        self.ended: str | None = None
        self.winners: tuple[int, ...] = ()
        self.moves_made = 0
        self.hand_moves = 0
        """Moves that people have made and everybody has seen."""
        self.shift = (number - 1) * DECISIONS
        """Added to the game's own numbers of questions, which begin again with each game and after an undo."""
        self.wake: int | None = None
        """When to `tick`, by the table's own clock, if nothing happens before."""
        # What an input has changed, until the room has told it.
        self.changed: set[int] = set()
        """Seats whose private knowledge has changed."""
        self.clock_changed = False
        self.wishes_changed = False
        """Somebody wants to be asked in another way."""
        self.seats_changed = False
        """Somebody is away, back, or has given up."""
        self.asked = Asked()
        self._waits: tuple[int, ...] = ()
        """The open question and whom it was put to, as last told."""
        self._rest = 0
        """No bot does anything before then."""

    @property
    def window(self) -> Window | None:
        """The window that is open, if one is."""
        return self.asked.window if self.asked.decision == self.game.decision_id else self.game.window

    @property
    def decision(self) -> int:
        """The number of the open question, as people and bots know it."""
        return self.game.decision_id + self.shift

    def moves_of(self, seat: int) -> LegalMoves:
        """The legal answers of a seat to the open question."""
        if self.asked.decision == self.game.decision_id:
            return self.asked.moves(seat, self.game)
        return self.game.legal_moves_of(seat)

    # -- who is there ----------------------------------------------------------------------------------

    def is_timed(self) -> bool:
        """Whether windows close by the clock, because how fast somebody answers could tell other people something."""
        return self.delays.window > 0 and sum(self.chairs[seat].by_hand for seat in self.game.alive) > 1

    def is_alone(self) -> bool:
        """Only one person decides by hand: nobody else is kept waiting if the table rests."""
        return sum(chair.by_hand for chair in self.chairs) == 1

    def is_unhurried(self) -> bool:
        """One person among bots has no clock. Whoever is only away may come back, and counts as company."""
        return sum(chair.person and not chair.conceded for chair in self.chairs) == 1

    def is_deserted(self) -> bool:
        """The only person who plays among bots is gone, and nobody else is there: the game waits as it was left."""
        return self.is_unhurried() and not any(chair.here for chair in self.chairs)

    def stands(self) -> bool:
        """Nothing goes on by itself: the table rests, or nobody is there."""
        return self.paused or (self.delays.stops and not self.watch.runs)

    def others(self, seat: int) -> list[int]:
        """The people whose consent is needed to take something back."""
        return [chair.seat for chair in self.chairs if chair.by_hand and chair.seat != seat]

    # -- whom and what a window waits for --------------------------------------------------------------

    def waited(self) -> list[Chair]:
        """The people whom an open window without a delay waits for."""
        if self.window is None or self.is_timed():
            return []
        people = [self.chairs[seat] for seat in self.game.asked if self.chairs[seat].by_hand]
        return [one for one in people if one.answer is None and (one.seat in self.asked.waits_for or one.holding)]

    @property
    def look_until(self) -> int:
        """A window without a delay stays open until then, unless a person plays something or all have answered."""
        people = [self.chairs[seat] for seat in self.game.asked if self.chairs[seat].by_hand]
        done = bool(people) and all(chair.answer is not None and not chair.given for chair in people)
        if done or any(chair.answer not in (None, "pass") for chair in people):
            return self.asked.opened
        return self.asked.opened + (round(self.asked.look(self.game) * self.beat) if self.beat else 0)

    def closing_times(self, window: Window) -> tuple[int, int]:
        """When a window with a delay closes for those it does not concern, and for those it does."""
        asked = self.asked
        return closing_time(window, asked.full, asked.opened, self.delays, asked.waits_not, asked.words(self.game))

    def _in_timed_window(self) -> bool:
        return self.window is not None and self.is_timed()

    # -- time to think ---------------------------------------------------------------------------------

    def bank_of(self, seat: int, now: int) -> int:
        """What is left of that person's bank now, with what the open question has used of it."""
        chair = self.chairs[seat]
        decides = seat in self.game.asked and chair.by_hand and chair.answer is None
        if self.ended is not None or not decides or self.asked.decision != self.game.decision_id:
            return chair.bank
        if self.window is not None and not self.is_timed() and chair not in self.waited():
            return chair.bank
        return self._bank_at(chair, self.watch.read(now))

    def _bank_at(self, chair: Chair, at: int) -> int:
        """What is left of the bank if that person decides then."""
        window = self.window
        if window is None or not self.is_timed():
            if self.is_unhurried():
                return chair.bank
            start = self.asked.opened + self.delays.move
        elif chair.holding:
            end, long = self.closing_times(window)
            start = max(chair.held, long if chair.seat in self.asked.concerned(self.game) else end)
        else:
            return chair.bank
        return max(0, chair.bank - max(0, at - start))

    def _charge(self, chair: Chair, at: int) -> None:
        """Time over the time of a move comes from the bank."""
        chair.bank = self._bank_at(chair, at)

    def _charge_holding(self, chair: Chair, at: int) -> None:
        if chair.holding and self._in_timed_window():
            chair.bank = self._bank_at(chair, at)

    # -- what could be taken back ----------------------------------------------------------------------

    def undo_of(self, seat: int) -> str | None:
        """`free` if the last move of that seat can be taken back at once, `ask` if everybody must agree."""
        before = self.past.last_of(seat)
        if before is None or self.ended is not None or self.chairs[seat].conceded:
            return None
        return "free" if not self.others(seat) or self.past.is_free(before, seat, self.game) else "ask"

    def last_move_of(self, seat: int) -> str:
        """The move that `undo` would take back."""
        before = self.past.last_of(seat)
        return before.move if before is not None else ""

    def turns_since_move_of(self, seat: int) -> int:
        """How many turns have begun since that move."""
        before = self.past.last_of(seat)
        acts = self.game.acts_since(before.game.told_count) if before is not None else []
        return sum(code == "turn" for code, _seat in acts)

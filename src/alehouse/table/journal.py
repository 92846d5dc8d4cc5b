"""The journal of a match: what has happened goes into rows, and from the rows into numbered updates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..game import Game
from ..protocol import TakenBack
from .chair import Chair
from .log import Entry, Log, Pushed
from .past import in_public
from .rows import LogRow

REMEMBERED = 256

Tiding = tuple[int | None, str, dict[str, Any]]
"""To whom it is told (None: to all), the code, and its parameters."""


class Back(NamedTuple):
    """The game has gone back to where it stood before a move."""

    seat: int
    to: int
    """The last update before it that still counts."""
    move: str

    def told_to(self, seat: int | None) -> TakenBack:
        return TakenBack(self.seat, self.to, self.move if seat == self.seat else in_public(self.move))


class Telling:
    """What a row of the log told: one update, for everybody."""

    __slots__ = ("at", "back", "seq", "start", "tidings")

    def __init__(self, seq: int, at: int, tidings: list[Tiding], back: Back | None, start: int) -> None:
        self.seq = seq
        self.at = at
        self.tidings = tidings
        self.back = back
        """The game went back to an earlier point: everybody needs it whole."""
        self.start = start
        """How many events had been told before."""


class Step(NamedTuple):
    """An update that still counts."""

    seq: int
    at: int
    told: int
    """How many events had been told by then."""
    back: Back | None


class Journal:
    """Rows and tellings, as one input after another leaves them behind."""

    def __init__(self, id: str, chairs: Sequence[Chair]) -> None:
        self.log = Log(id)
        self.rows: list[LogRow] = []
        """Rows that nobody has taken to the store yet."""
        self.tellings: list[Telling] = []
        """Updates that nobody has sent yet."""
        self.cause: Entry | None = None
        """The request that leads to the next moves."""
        self.request: tuple[str, str] | None = None
        """Whose request is being carried out, and its id; the first row that it leads to keeps it."""
        self.accepted: dict[tuple[str, str], None] = {}
        """The newest requests that are in the log: whose, and their ids."""
        self.seq = 0
        self.base = 0
        """The update at which everybody was last given the whole game."""
        self.told_at_base = 0
        """How many events had been told at that update."""
        self.marks: list[tuple[int, int]] = []
        """For each update since then: how many events had been told by then, and when."""
        self.story: list[Step] = []
        """All updates from the beginning, without those that were taken back."""
        self.alone: dict[int, int] = {}
        """Places of passes that nobody was asked for, because there was one move only: their player hears that.

        2: only a Cheating Card would have done; 1: any that takes control."""
        self.stood_in: set[int] = set()
        """Places of what a bot has done for a person: everybody hears that."""
        self._told = 0
        self._pushed: list[Pushed] = []
        self._chairs = chairs
        self._banks = tuple([chair.bank for chair in chairs])

    def push(self, seat: int, move: str, by: str) -> None:
        """The rules have taken a move."""
        self._pushed.append((seat, move, by))

    def accept(self, guest: str, rid: str) -> None:
        """Remember a request whose effect is in the log, so that a retry has no second one."""
        self.accepted[guest, rid] = None
        if len(self.accepted) > REMEMBERED:
            del self.accepted[next(iter(self.accepted))]

    def flush(self, at: int, game: Game) -> None:
        """Moves that were made become a row."""
        if self._pushed:
            cause, self.cause = self.cause, None
            entry = Entry(kind="push") if cause is None else msgspec.structs.replace(cause, kind="push", move="")
            self.write(at, entry, game)

    def mark(self, game: Game) -> tuple[int, int]:
        """A point at which the row can still be split."""
        return len(self._pushed), game.told_count

    def split(self, at: int, game: Game, mark: tuple[int, int]) -> None:
        """What came before that point becomes a row of its own."""
        moves, told = mark
        later, self._pushed = self._pushed[moves:], self._pushed[:moves]
        cause, self.cause = self.cause, None
        if self._pushed:
            self._add(at, Entry(kind="push"), game.tidings(self._told)[: told - self._told], told)
        self._pushed, self.cause = later, cause

    def write(self, at: int, entry: Entry, game: Game) -> None:
        """Add a row. Moves that were made before it come first, as a row of their own."""
        if entry.kind != "push":
            self.flush(at, game)
        tidings = [] if entry.kind == "undo" else game.tidings(self._told)
        self._add(at, entry, tidings, game.told_count)

    def _add(self, at: int, entry: Entry, tidings: list[Tiding], told: int) -> None:
        start, self._told = self._told, told
        if tidings or entry.kind == "undo":
            self.seq += 1
            back = self._mark(at, entry, self._told)
            self.tellings.append(Telling(self.seq, at, tidings, back, start))
        banks = tuple([chair.bank for chair in self._chairs])
        changed = () if banks == self._banks else banks
        self._banks = banks
        guest, rid = self.request or ("", "")
        if self.request is not None:
            self.accept(guest, rid)
            self.request = None
        entry = msgspec.structs.replace(
            entry, seq=self.seq, told=told, moves=tuple(self._pushed), banks=changed, rid=rid, guest=guest
        )
        self._pushed.clear()
        self.rows.append(self.log.row(at, entry, tidings))

    def _mark(self, at: int, entry: Entry, told: int) -> Back | None:
        back = None
        if entry.kind == "undo":
            self.base = self.seq
            self.told_at_base = told
            self.marks.clear()
            self.alone = {place: why for place, why in self.alone.items() if place < told}
            self.stood_in = {place for place in self.stood_in if place < told}
            while self.story and self.story[-1].told > told:
                self.story.pop()
            back = Back(entry.seat, self.story[-1].seq if self.story else 0, entry.move)
        else:
            self.marks.append((told, at))
        self.story.append(Step(self.seq, at, told, back))
        return back

    def with_bots(self, tidings: list[Tiding], start: int) -> list[Tiding]:
        """What was told from that place on; what a bot has done for a person says so."""
        if not self.stood_in:
            return tidings
        return [
            (to, code, {**args, "bot": 1} if start + at in self.stood_in else args)
            for at, (to, code, args) in enumerate(tidings)
        ]

    def follow(self, row: LogRow, entry: Entry) -> None:
        """A row from the store, as if it had just been written."""
        self.log.n, self.log.hash = row.n, row.hash
        if entry.rid:
            self.accept(entry.guest, entry.rid)
        if entry.seq > self.seq:
            self.seq = entry.seq
            self._mark(row.at, entry, entry.told)
        self._told = entry.told
        if entry.banks:
            self._banks = entry.banks

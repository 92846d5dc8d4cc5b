"""One room with a clock of its own and connections that remember every byte, with the time of it.

A stage does nothing by itself: acts are put into its queue, each with its time, and time passes only from one thing
to the next. Bots answer at once. A stage can be copied in the middle of a game; the copy goes its own way.
"""

from __future__ import annotations

import heapq
import io
import pickle
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from types import BuiltinMethodType, FunctionType, MethodType
from typing import Any

from alehouse.engine.state import Event, RawMove, State, Table
from alehouse.engine.view import View
from alehouse.game import Game
from alehouse.moves import LegalMoves
from alehouse.packs import Known
from alehouse.protocol import Hello, Request, Settings
from alehouse.table.limits import Limits
from alehouse.table.lobby import Lobby
from alehouse.table.match import Match
from alehouse.table.room import Room

from .cards import tagged

BEGIN = 1_000_000

Point = tuple[int, int, int]
"""A question of a game: how often the game was put back, how many windows had opened, and the decision's id."""


class Wire:
    """A connection: who it belongs to, and everything that was sent over it."""

    def __init__(self, id: str, guest: str, name: str) -> None:
        self.id = id
        self.guest = guest
        self.name = name
        self.got: list[tuple[int, bytes]] = []
        self.closed = False

    def send(self, data: bytes) -> None:
        raise AssertionError("a room sends nothing by itself")

    def close(self, code: str, **params: Any) -> None:
        self.closed = True


@dataclass(frozen=True)
class Act:
    """Something that comes in over a wire."""

    at: int
    wire: str
    request: Request | None
    """None: the connection is closed. A Hello opens it."""


@dataclass(frozen=True)
class BotAnswer:
    """What a bot has thought of, when it has thought."""

    at: int
    seat: int
    decision: int
    move: RawMove


@dataclass(order=True)
class _Due:
    at: int
    order: int
    act: Act | BotAnswer = field(compare=False)


class Stage(ABC):
    """A room, the wires that lead to it, and what is still to be done."""

    def __init__(self, room: Room, wires: Iterable[Wire], now: int = BEGIN) -> None:
        self.room = room
        self.wires = {wire.id: wire for wire in wires}
        self.now = now
        self.undos = 0
        self.windows = 0
        """So many windows have opened, by what was told."""
        self.told = 0
        self.question: Point | None = None
        self.base = 0
        self._queue: list[_Due] = []
        self._order = 0

    # -- what the two kinds of stage do of their own -----------------------------------------------

    @abstractmethod
    def asked(self, point: Point) -> None:
        """A question is open that was not open before. No bot has been asked yet."""

    @abstractmethod
    def bot_move(self, seat: int, point: Point) -> RawMove:
        """What a bot answers."""

    def bot_thinks(self, seat: int, point: Point) -> int:
        """For so many milliseconds."""
        return 0

    def replied(self, act: Act, reply: bytes) -> None:
        """An act was done. What follows from it has not been looked at yet."""
        return

    def heard(self, told: list[Event]) -> None:
        """Something was told, to anybody."""
        return

    def sent(self, wire: Wire, data: bytes) -> None:
        """A message goes out."""
        wire.got.append((self.now, data))

    # -- the game ------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.room.match is not None and self.room.lobby.status == "playing"

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def state(self) -> State:
        return self.match.game._state

    def point(self) -> Point | None:
        if not self.playing or self.match.game.is_over:
            return None
        return (self.undos, self.windows, self.match.decision)

    # -- time ----------------------------------------------------------------------------------------

    def plan(self, act: Act | BotAnswer) -> None:
        self._order += 1
        heapq.heappush(self._queue, _Due(act.at, self._order, act))

    def due(self) -> int | None:
        """When the next thing happens."""
        wake = self.room.wake(self.now)
        times = [time for time in (wake, self._queue[0].at if self._queue else None) if time is not None]
        return max(self.now, min(times)) if times else None

    def step(self) -> None:
        """The next thing that is due: acts go before the clock."""
        due = self.due()
        assert due is not None, f"the table stalls: {self.room.match}"
        self.now = due
        if self._queue and self._queue[0].at <= due:
            act = heapq.heappop(self._queue).act
            if isinstance(act, Act):
                self.perform(act)
            else:
                self.room.bot_answers(act.seat, act.decision, act.move, due)
                self.settle()
        else:
            self.room.tick(due)
            self.settle()

    def perform(self, act: Act) -> None:
        wire = self.wires[act.wire]
        request = act.request
        if request is None:
            self.room.leave(wire, self.now)
        elif isinstance(request, Hello):
            self.room.arrive(wire, request, self.now)
        else:
            self.room.hear(wire, request, self.now)
        self.replied(act, next((data for to, data in reversed(self.room.outbox) if to is wire), b""))
        self.settle()

    def settle(self) -> None:
        """Send what is to be sent, and let bots answer, until only people or time can go on."""
        self.flush()
        while True:
            self.watch()
            waiting = self.match.bots_to_ask() if self.playing else []
            point = self.question
            if not waiting or point is None:
                return
            for seat, decision in waiting:
                if self.point() != point:
                    break  # another bot of the team was faster
                move, time = self.bot_move(seat, point), self.bot_thinks(seat, point)
                if time:
                    self.plan(BotAnswer(self.now + time, seat, decision, move))
                    continue
                self.room.bot_answers(seat, decision, move, self.now)
                self.flush()

    def flush(self) -> None:
        self.room.rows.clear()
        outbox, self.room.outbox = self.room.outbox, []
        for wire, data in outbox:
            assert isinstance(wire, Wire)
            self.sent(wire, data)
        closing, self.room.closing = self.room.closing, []
        for wire, code in closing:
            wire.close(code)

    def watch(self) -> None:
        """Notice what was told, and whether another question is open."""
        if self.room.match is None:
            return
        log = self.state.log or []
        journal = self.match.journal
        if journal.base != self.base:  # a move was taken back
            self.base = journal.base
            self.undos += 1
            self.told = journal.told_at_base
            self.windows = sum(code == "open" for _to, code, _args in log[: self.told])
        told = log[self.told :]
        self.told = len(log)
        if told:
            self.windows += sum(code == "open" for _to, code, _args in told)
            self.heard(told)
        point = self.point()
        if point != self.question:
            self.question = point
            if point is not None:
                self.asked(point)


def new_room(settings: Settings, owner: str, rng: Random, password: str = "") -> Room:
    known = tagged()
    lobby = Lobby(id=f"room{rng.randrange(10**6)}", owner=owner, settings=settings, password=password)
    lobby.configure(settings, known)
    return Room(lobby, known, Limits(chat_rate=5.0), rng.randbytes)


class _Copier(pickle.Pickler):
    """Writes a room down; what cannot or need not be written down is left out and noted by number."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.apart: list[Any] = []
        self._numbers: dict[int, int] = {}
        self._states: dict[int, State] = {}

    def persistent_id(self, obj: Any) -> int | None:
        if not isinstance(obj, _APART):
            return None
        number = self._numbers.get(id(obj))
        if number is None:
            number = self._numbers[id(obj)] = len(self.apart)
            self.apart.append(self._copy(obj))
        return number

    def _state(self, state: State) -> State:
        return self._states.setdefault(id(state), state.copy())

    def _copy(self, obj: Any) -> Any:
        if isinstance(obj, Game):
            game = obj.copy()
            game._state = self._state(obj._state)
            return game
        if isinstance(obj, State):
            return self._state(obj)
        if isinstance(obj, LegalMoves):
            return LegalMoves(self._state(obj._state), obj._seat)
        if isinstance(obj, Wire):
            return Wire(obj.id, obj.guest, obj.name)
        return obj  # it never changes


_APART = (Game, State, LegalMoves, Wire, Known, Limits, Table, View, FunctionType, MethodType, BuiltinMethodType)


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, apart: list[Any]) -> None:
        super().__init__(file)
        self._apart = apart

    def persistent_load(self, pid: Any) -> Any:
        return self._apart[pid]


def copied(room: Room) -> Room:
    """The room as it is, to go its own way. Games are copied by their own means; what never changes is shared."""
    file = io.BytesIO()
    copier = _Copier(file)
    copier.dump(room)
    file.seek(0)
    new = _Reader(file, copier.apart).load()
    assert isinstance(new, Room)
    return new

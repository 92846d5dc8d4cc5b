"""A table as a client knows it: everything that was told, put together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Self

from .. import protocol
from ..protocol import (
    Clock,
    Ended,
    Event,
    Hello,
    Private,
    Public,
    Reply,
    RoomChanged,
    RoomInfo,
    Said,
    Standstill,
    State,
    Ticking,
    Update,
    Welcome,
    You,
    Yours,
)
from .asking import Asking
from .line import Answer, Dial, Done, Line, Pauses
from .problems import Gap

EVENTS = 500
"""So many events are kept."""
PARTS = 64
"""So many updates wait at most to be put together; most clients of a load test never look."""


class Table(Asking):
    """Made by `Client.join`. It stays up to date by itself, through breaks of the connection too."""

    room: RoomInfo
    you: You

    def __init__(
        self, dial: Dial, pauses: Pauses, password: str = "", *, patient: bool = False, ids: str | None = None
    ) -> None:
        super().__init__(ids)
        self.game: int | None = None
        """The number of the game that `view` and `seq` are about."""
        self.seq = 0
        """The number of the newest update."""
        self.at = 0
        """Milliseconds since the game began, as of that update."""
        self.private: Private | None = None
        self.clock: Clock | None = None
        self.ended: Ended | None = None
        """How that game ended."""
        self.standstill: str | None = None
        self.events: deque[Event] = deque(maxlen=EVENTS)
        self.said: deque[Said] = deque(maxlen=EVENTS)
        self.gaps: list[Gap] = []
        """Updates that were missing or came twice. There must be none."""
        self.on_reply: Callable[[Reply], None] | None = None
        """Called for every reply, when it is already part of the table; cheaper than waiting for `changed`."""
        self.on_connection: Callable[[bool], None] | None = None
        """Called with False when the line breaks, and with True when it is back."""
        self._view: Public | None = None
        self._parts: list[Public] = []
        self._ticked = 0.0
        self._password = password
        self._waiters: list[asyncio.Future[None]] = []
        self._listeners: list[deque[Reply]] = []
        self.line = Line(dial, self, pauses, patient=patient)

    # -- what is known --------------------------------------------------------------------------

    @property
    def view(self) -> Public | None:
        """The game as everybody sees it; None before the first one."""
        if self._parts and self._view is not None:
            for part in self._parts:
                self._view = protocol.join(self._view, part)
            self._parts.clear()
        return self._view

    @property
    def question(self) -> protocol.Question | None:
        """What this seat is asked and has not answered."""
        mine = self.private
        return mine.question if mine is not None and mine.answered is None else None

    @property
    def left(self) -> int | None:
        """Milliseconds that are left of the clock's time now."""
        if self.clock is None or self.clock.left is None:
            return None
        return max(0, self.clock.left - int(1000 * (asyncio.get_running_loop().time() - self._ticked)))

    @property
    def gone(self) -> Exception | None:
        """Why the table cannot be reached any more."""
        return self.line.gone

    # -- waiting --------------------------------------------------------------------------------

    async def changed(self) -> None:
        """Wait for the next message. Raises Gone if there will be none."""
        if self.line.gone is not None:
            raise self.line.gone
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        await waiter

    async def until(self, met: Callable[[Table], bool]) -> None:
        """Wait until something is so."""
        while not met(self):
            await self.changed()

    async def __aiter__(self) -> AsyncIterator[Reply]:
        """Every message from now on. Ends when the table is closed, and raises why it was lost otherwise."""
        found: deque[Reply] = deque()
        self._listeners.append(found)
        try:
            while True:
                while found:
                    yield found.popleft()
                if self._closed:
                    return
                await self.changed()
        finally:
            self._listeners.remove(found)

    # -- asking ---------------------------------------------------------------------------------

    async def ask(self, request: protocol.Request) -> Answer:
        return await self.line.ask(request)

    def post(self, request: protocol.Request, done: Done) -> None:
        """Send a request without waiting for its answer, which `done` gets."""
        self.line.post(request, done)

    # -- coming and going -----------------------------------------------------------------------

    async def open(self) -> Self:
        """Connect. Raises Gone, or what is wrong with the connection."""
        self.line.start()
        await self.until(lambda table: hasattr(table, "room"))
        return self

    _closed = False

    async def close(self) -> None:
        """Close the connection; the seat is kept."""
        self._closed = True
        await self.line.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- listening: called by the line ----------------------------------------------------------

    def greeting(self) -> Hello:
        since = None if self.game is None else self.seq
        return Hello(id=self.next_id(), version=protocol.VERSION, password=self._password, game=self.game, since=since)

    def hear(self, reply: Reply) -> None:
        take = TAKES.get(type(reply))
        if take is not None:
            take(self, reply)
        if self.on_reply is not None:
            self.on_reply(reply)
        for found in self._listeners:
            found.append(reply)
        if self._waiters:
            waiters, self._waiters = self._waiters, []
            for waiter in waiters:
                if not waiter.done():
                    waiter.set_result(None)

    def connected(self, now: bool) -> None:
        if self.on_connection is not None:
            self.on_connection(now)

    def gave_up(self, why: Exception) -> None:
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                if self._closed:
                    waiter.set_result(None)
                else:
                    waiter.set_exception(why)
        if self.on_connection is not None:
            self.on_connection(False)

    # -- what each message means ----------------------------------------------------------------

    def _room(self, reply: Welcome | RoomChanged) -> None:
        self.room = reply.room
        self.you = reply.you
        if reply.you.seat is None:
            self.private = None

    def _state(self, reply: State) -> None:
        if reply.game == self.game and reply.seq < self.seq:
            self.gaps.append(Gap(reply.game, self.seq, reply.seq))
        if reply.game != self.game:
            self.ended = None
        self.game, self.seq, self.at = reply.game, reply.seq, reply.at
        self._view = reply.table
        self._parts.clear()
        self.private = reply.you
        self._tick(reply.clock)

    def _update(self, reply: Update) -> None:
        if reply.game != self.game or reply.seq != self.seq + 1:
            self.gaps.append(Gap(reply.game, self.seq + 1, reply.seq))
            if reply.game != self.game or reply.seq > self.seq:
                self.line.cut()  # what is missing is told when we come back
            return
        self.seq, self.at = reply.seq, reply.at
        self.events.extend(reply.events)
        self._parts.append(reply.table)
        if len(self._parts) >= PARTS:
            _ = self.view
        if reply.you is not None:
            self.private = reply.you
        self._tick(reply.clock)

    def _yours(self, reply: Yours) -> None:
        if reply.game == self.game:
            self.private = reply.you

    def _ticking(self, reply: Ticking) -> None:
        if reply.game == self.game:
            self._tick(reply.clock)

    def _tick(self, clock: Clock) -> None:
        self.clock = clock
        self._ticked = asyncio.get_running_loop().time()

    def _ended(self, reply: Ended) -> None:
        self.ended = reply

    def _stands_still(self, reply: Standstill) -> None:
        self.standstill = reply.code

    def _said(self, reply: Said) -> None:
        self.said.append(reply)


TAKES: dict[type, Callable[..., None]] = {
    Welcome: Table._room,
    RoomChanged: Table._room,
    State: Table._state,
    Update: Table._update,
    Yours: Table._yours,
    Ticking: Table._ticking,
    Ended: Table._ended,
    Standstill: Table._stands_still,
    Said: Table._said,
}

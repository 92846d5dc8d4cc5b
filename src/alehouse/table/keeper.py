"""The keeper of a room: the one task that changes it.

Inputs wait in a queue. The keeper takes all that wait, lets the room do them, stores what that led to, and only then
sends what the room has to say. Bots think elsewhere; their answers come back as inputs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from ..engine.state import RawMove
from ..protocol import Hello, Request, RoomInfo
from .clock import Cancelled
from .infos import with_turn
from .room import Connection, Room
from .worker import BotQuestion

if TYPE_CHECKING:
    from .house import House

log = structlog.get_logger(__name__)

Input = Callable[[int], None]


class Keeper:
    """Owns one room."""

    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self.quiet_since = house.clock.now()
        """When the last connection was closed."""
        self._house = house
        self._inputs: deque[Input] = deque()
        self._bell = asyncio.Event()
        self._timer: Cancelled | None = None
        self._timer_at: int | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._made = room.match.moves_made if room.match is not None else 0
        self._closed = False
        self._task = asyncio.create_task(self._run(), name=f"room {room.lobby.id}")

    @property
    def info(self) -> RoomInfo:
        """The room for those who ask from outside."""
        return with_turn(self.room.info(), self.room.match)

    # -- what comes in --------------------------------------------------------------------------

    def arrive(self, connection: Connection, hello: Hello) -> None:
        self.put(lambda now: self.room.arrive(connection, hello, now))

    def hear(self, connection: Connection, request: Request) -> None:
        self.put(lambda now: self.room.hear(connection, request, now))

    def leave(self, connection: Connection) -> None:
        self.put(lambda now: self.room.leave(connection, now))

    def put(self, input: Input) -> None:
        self._inputs.append(input)
        self._bell.set()

    @property
    def busy(self) -> bool:
        """Somebody is here, or something is still to be done."""
        return bool(self.room.connections or self._inputs or self._thinking)

    async def close(self) -> None:
        """Store what is done, and end. Inputs that wait are done before."""
        self._closed = True
        self._bell.set()
        await self._task
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking:
            task.cancel()

    # -- the task -------------------------------------------------------------------------------

    async def _run(self) -> None:
        while not self._closed or self._inputs:
            await self._bell.wait()
            self._bell.clear()
            self._work()
            if not await self._send():
                return
            self._ask_bots()
            self._set_timer()

    def _work(self) -> None:
        """Everything that waits. A fault of ours stops this room, and no other."""
        room, now = self.room, self._house.clock.now()
        try:
            while self._inputs:
                self._inputs.popleft()(now)
            due = room.wake(now)
            if due is not None and due <= now:
                room.tick(now)
        except Exception:
            log.exception("room frozen", room=room.lobby.id, row=room.match.journal.log.n if room.match else 0)
            self._house.frozen += 1
            room.freeze("frozen", now)

    async def _send(self) -> bool:
        """Store, then say. False if that is impossible: then nothing was said, and the store is right."""
        room = self.room
        rows, room.rows = room.rows, []
        outbox, room.outbox = room.outbox, []
        closing, room.closing = room.closing, []
        if rows:
            try:
                await self._house.store.write(rows)
            except Exception:
                log.exception("room not stored", room=room.lobby.id)
                self._house.lose(self)
                return False
        for connection, message in outbox:
            connection.send(message)
        for connection, code in closing:
            connection.close(code)
        if not room.connections:
            self.quiet_since = self._house.clock.now()
        if room.match is not None and room.match.moves_made != self._made:
            self._house.moves += room.match.moves_made - min(self._made, room.match.moves_made)
            self._made = room.match.moves_made
        if room.finished is not None:
            self._house.game_over(room.finished)
            room.finished = None
        return True

    def _ask_bots(self) -> None:
        room = self.room
        match = room.match
        if match is None or room.standstill or room.lobby.status != "playing":
            return
        for seat, decision in match.bots_to_ask():
            moves = match.moves_of(seat)
            if len(moves) == 1:
                self._heard_from_bot(seat, decision, moves[0].raw)
                continue
            question = BotQuestion.of(match.game, seat, match.bot_seed(seat, decision))
            task = asyncio.create_task(self._ask_bot(match.chairs[seat].bot, seat, decision, question))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def _ask_bot(self, bot: str, seat: int, decision: int, question: BotQuestion) -> None:
        move = await self._house.workers.choose(bot, question)
        self._heard_from_bot(seat, decision, move)

    def _heard_from_bot(self, seat: int, decision: int, move: RawMove) -> None:
        self.put(lambda now: self.room.bot_answers(seat, decision, move, now))

    def _set_timer(self) -> None:
        due = self.room.wake(self._house.clock.now())
        if due == self._timer_at and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_at = due
        if due is not None:
            self._timer = self._house.clock.call_at(due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._bell.set()

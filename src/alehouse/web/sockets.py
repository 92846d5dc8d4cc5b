"""Sockets: one connection of one person to one room."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from starlette.types import Receive, Scope, Send

from ..protocol import VERSION, BadMessage, Bye, Hello, Refused, Request, read_request, write
from ..table.limits import Limits
from ..table.refusal import Refusal
from .bucket import Bucket
from .config import Config
from .doors import Door
from .guests import Guests
from .metrics import Metrics

if TYPE_CHECKING:
    from ..table.house import House

GOING_AWAY, NO_TEXT, POLICY, TOO_BIG, FAULT = 1001, 1003, 1008, 1009, 1011
CLOSE_CODES = {"closing": GOING_AWAY, "text-only": NO_TEXT, "too-big": TOO_BIG, "server-error": FAULT}
"""The number that a socket is closed with; all others break a rule of the house."""
PATIENCE = 100
"""Whoever says so much in a row that is refused unread, too fast or unreadable, has to go."""

log = structlog.get_logger(__name__)


class Socket:
    """What a room sees of a connection (`alehouse.table.house.Connection`): it can be sent to, and closed.

    Messages wait in a bounded outbox, and one task sends them in their order.
    """

    __slots__ = ("_bound", "_farewell", "_metrics", "_outbox", "_send", "_sending", "_wake", "code", "guest", "name",
                 "sender")  # fmt: skip

    def __init__(self, send: Send, bound: int, farewell: float, metrics: Metrics) -> None:
        self.guest = ""
        self.name = ""
        self.code = ""
        """Why we have closed it, if we have."""
        self._send = send
        self._bound = bound
        self._farewell = farewell
        self._metrics = metrics
        self._outbox: deque[bytes] = deque()
        self._sending = False
        self._wake: asyncio.Future[None] | None = None
        self.sender = asyncio.create_task(self._drain())

    def send(self, data: bytes) -> None:
        """Never blocks. A reader that takes nothing for too long is closed, and can come back."""
        if self.code:
            return
        # Much that is said at one moment is no fault of the reader: only what waits while a message is stuck is.
        if len(self._outbox) >= (self._bound if self._sending else 8 * self._bound):
            self._outbox.clear()
            self.close("too-slow")
            return
        self._metrics.said(data)
        self._outbox.append(data)
        self._stir()

    def refuse(self, id: str | None, code: str, **params: Any) -> None:
        self.send(write(Refused(id=id, code=code, params=params)))

    def close(self, code: str, **params: Any) -> None:
        """Says `bye` after everything that waits, then closes; whoever does not even take that is cut off."""
        if self.code:
            return
        self._outbox.append(write(Bye(code=code, params=params)))
        self.code = code
        self._metrics.closings[code] += 1
        self._stir()
        asyncio.get_running_loop().call_later(self._farewell, self.sender.cancel)

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _drain(self) -> None:
        """Send what comes into the outbox, until the socket is closed."""
        loop = asyncio.get_running_loop()
        send, outbox = self._send, self._outbox
        while True:
            while outbox:
                text = outbox.popleft().decode()
                self._sending = True
                await send({"type": "websocket.send", "text": text})
                self._sending = False
            if self.code:
                await send({"type": "websocket.close", "code": CLOSE_CODES.get(self.code, POLICY)})
                return
            self._wake = loop.create_future()
            await self._wake


class Ear:
    """Reads messages, and lets through what a room has to hear."""

    __slots__ = ("_bucket", "_in_vain", "_limits", "_metrics", "_receive", "_socket")

    def __init__(self, socket: Socket, receive: Receive, limits: Limits, metrics: Metrics) -> None:
        self._socket = socket
        self._receive = receive
        self._limits = limits
        self._bucket = Bucket(limits.burst, monotonic())
        self._metrics = metrics
        self._in_vain = 0

    async def next(self) -> Request | None:
        """The next request; None if the connection has ended, or has been closed for what came."""
        limits = self._limits
        while not self._socket.code:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return None
            self._metrics.received += 1
            text = message.get("text")
            if text is None:
                self._socket.close("text-only")
                return None
            if longer_than(limits.frame, text):
                self._socket.close("too-big", limit=limits.frame)
                return None
            wait = self._bucket.take(limits.rate, limits.burst, monotonic())
            try:
                request = read_request(text)
            except BadMessage as bad:
                self._complain(bad.id, bad.code, **bad.params)
                continue
            if not wait:
                self._in_vain = 0
                return request
            self._complain(request.id, "too-fast", wait=wait)
        return None

    def _complain(self, id: str | None, code: str, **params: Any) -> None:
        self._socket.refuse(id, code, **params)
        self._in_vain += 1
        if self._in_vain >= PATIENCE:
            self._socket.close(code, **params)

    async def hello(self) -> Hello | None:
        """The first message, if it is what it should be."""
        request = await self.next()
        if request is None:
            return None
        if not isinstance(request, Hello):
            self._socket.refuse(request.id, "hello-first")
            self._socket.close("hello-first")
            return None
        if request.version != VERSION:
            self._socket.refuse(request.id, "other-protocol", server=VERSION)
            self._socket.close("other-protocol", server=VERSION)
            return None
        return request


def longer_than(limit: int, text: str) -> bool:
    return len(text) > limit or (not text.isascii() and len(text.encode()) > limit)


class Sockets:
    """The endpoint /ws/{room}, as a plain ASGI app: nothing stands between a message and its room."""

    def __init__(self, house: House, guests: Guests, door: Door, config: Config, metrics: Metrics) -> None:
        self._house = house
        self._guests = guests
        self._door = door
        self._limits = config.limits
        self._hello = config.door.hello
        self._farewell = config.door.farewell
        self._metrics = metrics
        self._open: dict[Socket, asyncio.Task[Any]] = {}
        self._of_guest: Counter[str] = Counter()
        self._closed = False

    async def close(self) -> None:
        """Tell everybody that the house closes, and wait until they have gone."""
        self._closed = True
        for socket in self._open:
            socket.close("closing")
        if self._open:
            await asyncio.wait(list(self._open.values()), timeout=2 * self._farewell)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._door.check_origin(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        task = asyncio.current_task()
        assert task is not None
        socket = Socket(send, self._limits.outbox, self._farewell, self._metrics)

        def hang_up(sender: asyncio.Task[None]) -> None:
            # When nothing can be said any more, there is nothing to listen to either.
            if not sender.cancelled():
                sender.exception()  # the other end has gone
            task.cancel()

        socket.sender.add_done_callback(hang_up)
        self._open[socket] = task
        self._metrics.sockets += 1
        self._metrics.opened += 1
        room = str(scope["path_params"]["room"])
        try:
            await self._welcome(socket, scope, room, receive)
            if socket.code:
                with suppress(OSError):  # the other end has gone before our last words
                    await socket.sender
        except asyncio.CancelledError:
            if not socket.sender.done():
                raise
            task.uncancel()
        except Exception as error:
            log.error("socket-failed", room=room, exc_info=error)
            socket.close("server-error")
            with suppress(Exception, asyncio.CancelledError):
                await socket.sender
        finally:
            socket.sender.cancel()
            self._metrics.sockets -= 1
            del self._open[socket]

    async def _welcome(self, socket: Socket, scope: Scope, room: str, receive: Receive) -> None:
        guest = await self._guests.find(scope)
        if self._closed:
            socket.close("closing")
            return
        if guest is None:
            socket.close("no-guest")
            return
        if self._of_guest[guest.id] >= self._limits.sockets_per_guest:
            socket.close("too-many-sockets", limit=self._limits.sockets_per_guest)
            return
        socket.guest, socket.name = guest.id, guest.name
        self._of_guest[guest.id] += 1
        try:
            await self._attend(socket, room, Ear(socket, receive, self._limits, self._metrics))
        finally:
            self._of_guest[guest.id] -= 1
            if not self._of_guest[guest.id]:
                del self._of_guest[guest.id]

    async def _attend(self, socket: Socket, room: str, ear: Ear) -> None:
        """From `hello` to the end of the connection, from either side."""
        try:
            async with asyncio.timeout(self._hello):
                hello = await ear.hello()
        except TimeoutError:
            socket.close("hello-first")
            return
        if hello is None:
            return
        try:
            keeper = await self._house.room(room)
        except Refusal as refusal:
            socket.refuse(hello.id, refusal.code, **refusal.params)
            socket.close(refusal.code, **refusal.params)
            return
        keeper.arrive(socket, hello)
        try:
            while (request := await ear.next()) is not None:
                if isinstance(request, Hello):
                    socket.refuse(request.id, "bad-message", problem="hello is said once, at the beginning")
                else:
                    keeper.hear(socket, request)
        finally:
            keeper.leave(socket)

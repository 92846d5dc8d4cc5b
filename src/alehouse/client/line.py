"""One socket to one table, opened anew whenever it breaks; what was asked and not answered is asked again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ..protocol import Ahead, Bye, Hello, Ok, Pong, Reason, Refused, Reply, Request, Say, Welcome, read_reply, write
from . import problems

Answer = Ok | Refused | Pong | Reason | Ahead
ANSWERS: Final = frozenset({Ok, Refused, Pong, Reason, Ahead})
"""Replies to one request, which they name."""
LAST_WORDS: Final = frozenset(
    {
        "other-protocol", "no-room", "wrong-password", "kicked", "left", "room-locked", "room-full", "no-guest",
        "bad-origin", "bad-host",
    }
)  # fmt: skip
"""After these, the same connection again would only be refused again."""

TRIES: Final = 20
"""So often a request is made again that came too fast after others."""

Dial = Callable[[], Awaitable[ClientConnection]]
Pauses = Callable[[], Iterable[float]]
"""Makes the seconds to wait before each new try; at their end we give up."""
Done = Callable[[Answer | Exception], None]


def backoff(least: float = 0.1, most: float = 2.0, rng: Random | None = None) -> Iterator[float]:
    """Longer and longer pauses, for ever. Chance keeps thousands of clients from coming back at one moment."""
    rng = rng or Random()
    pause = least
    while True:
        yield pause * rng.uniform(0.5, 1.5)
        pause = min(most, 2 * pause)


class Ears(Protocol):
    """Who listens to a line."""

    def greeting(self) -> Hello: ...
    def hear(self, reply: Reply) -> None: ...
    def connected(self, now: bool) -> None: ...
    def gave_up(self, why: Exception) -> None: ...


class Line:
    """Everything happens in one task. Nothing is made per message but the message itself: a load test has thousands."""

    def __init__(self, dial: Dial, ears: Ears, pauses: Pauses, *, patient: bool = False) -> None:
        """patient: try again also if even the first connection cannot be had."""
        self._dial = dial
        self._ears = ears
        self._pauses = pauses
        self._patient = patient
        self._socket: ClientConnection | None = None
        self._open = False
        """The server has said welcome on this socket."""
        self._greeted = False
        """It has said welcome at least once."""
        self._waiting: dict[str, tuple[bytes, Done]] = {}
        self._outbox: deque[bytes] = deque()
        self._hearing = False
        self._hello = ""
        self._last_words: Exception | None = None
        self._task: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None
        self.gone: Exception | None = None
        self.tap: Callable[[bytes], None] | None = None
        """Called with every message as it came, for those who check what a server tells."""
        self.breaks = 0
        """How often the line was cut and mended."""

    # -- asking ---------------------------------------------------------------------------------

    def post(self, request: Request, done: Done) -> None:
        """Send a request, now or as soon as there is a connection; `done` gets its answer. Never waits."""
        if self.gone is not None:
            done(self.gone)
            return
        data = write(request)
        self._waiting[request.id] = (data, done)
        if self._open:
            self._outbox.append(data)
            if not self._hearing and (self._sender is None or self._sender.done()):
                self._sender = asyncio.ensure_future(self._send())

    async def ask(self, request: Request) -> Answer:
        """The answer to a request. Raises Refused, or Gone if there will be none."""
        tries = 1 if isinstance(request, Say) else TRIES  # talk has a limit of its own, which remembers
        while True:
            answer = await self._ask_once(request)
            if not isinstance(answer, Refused):
                return answer
            tries -= 1
            if answer.code != "too-fast" or not tries:
                raise problems.Refused(answer.code, answer.params)
            await asyncio.sleep(answer.params.get("wait", 100) / 1000)

    async def _ask_once(self, request: Request) -> Answer:
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def done(answer: Answer | Exception) -> None:
            if not answered.done():
                if isinstance(answer, Exception):
                    answered.set_exception(answer)
                else:
                    answered.set_result(answer)

        self.post(request, done)
        return await answered

    async def _send(self) -> None:
        """What is not sent because the line breaks is sent on the next one: it still waits for its answer."""
        socket = self._socket
        with suppress(ConnectionClosed):
            while self._outbox and socket is not None and socket is self._socket:
                await socket.send(self._outbox.popleft(), text=True)

    # -- keeping the line -----------------------------------------------------------------------

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._keep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._end(problems.Gone("left"))

    def cut(self) -> None:
        """Break the connection, and come back as after any break."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _keep(self) -> None:
        pauses = iter(self._pauses())
        while True:
            try:
                why = await self._talk()
            except (OSError, WebSocketException) as error:  # TimeoutError is an OSError
                why = error
            except msgspec.DecodeError as error:
                why = self._last_words = problems.Gone("bad-message", {"problem": f"the server: {error}"})
            except Exception as error:  # a fault of whoever listens is no reason to try again
                return self._end(error)
            last = self._last_words or refusal(why)
            pauses = iter(self._pauses()) if self._open else pauses
            self._open = False
            self._socket = None
            self._outbox.clear()
            if last is not None or not (self._greeted or self._patient):
                return self._end(last or why)
            pause = next(pauses, None)
            if pause is None:
                return self._end(why)
            if self._greeted:
                self.breaks += 1
                self._ears.connected(False)
            await asyncio.sleep(pause)

    async def _talk(self) -> Exception:
        """From the greeting to the break, which is returned or raised."""
        socket = await self._dial()
        try:
            self._socket = socket
            greeting = self._ears.greeting()
            self._hello = greeting.id
            await socket.send(write(greeting), text=True)
            recv, take, outbox = socket.recv, self._take, self._outbox
            while self._last_words is None:
                data = await recv(decode=False)
                if self.tap is not None:
                    self.tap(data)
                take(read_reply(data))
                while outbox:
                    await socket.send(outbox.popleft(), text=True)
            return self._last_words
        finally:
            with suppress(OSError, WebSocketException):
                await socket.close()

    def _take(self, reply: Reply) -> None:
        kind = type(reply)
        self._hearing = True
        try:
            if kind in ANSWERS:
                assert isinstance(reply, Answer)
                self._answered(reply)
            elif kind is Bye:
                assert isinstance(reply, Bye)
                self._said_bye(reply)
            self._ears.hear(reply)
            if kind is Welcome:
                self._welcomed()
        finally:
            self._hearing = False

    def _answered(self, reply: Answer) -> None:
        if reply.id == self._hello and isinstance(reply, Refused):
            self._said_bye(reply)
        waiting = self._waiting.pop(reply.id, None) if reply.id is not None else None
        if waiting is not None:
            waiting[1](reply)

    def _said_bye(self, reply: Bye | Refused) -> None:
        if reply.code in LAST_WORDS or not (self._greeted or self._patient):
            self._last_words = problems.Gone(reply.code, reply.params)

    def _welcomed(self) -> None:
        self._open = self._greeted = True
        self._outbox.extend(data for data, _ in self._waiting.values())
        self._ears.connected(True)

    def _end(self, why: Exception) -> None:
        if self.gone is None:
            self.gone = why
            waiting, self._waiting = self._waiting, {}
            for _, done in waiting.values():
                done(why)
            self._ears.gave_up(why)


def refusal(why: Exception) -> Exception | None:
    """A handshake that was refused for good; None where it is worth trying again."""
    if not isinstance(why, InvalidStatus) or why.response.status_code >= 500:
        return None
    status = why.response.status_code
    if status in (408, 425, 429):
        return None
    code, params = refused_with(bytes(why.response.body or b""))
    return problems.Gone(code or ("no-room" if status == 404 else "bad-origin"), params)


def refused_with(body: bytes) -> tuple[str, dict[str, Any]]:
    """The code and parameters in the body of an HTTP error of ours; an empty code if it is another's."""
    try:
        found = msgspec.json.decode(body, type=HttpError)
    except (msgspec.DecodeError, UnicodeError):
        return "", {}
    return found.code, found.params


class HttpError(msgspec.Struct):
    code: str
    params: dict[str, Any] = {}

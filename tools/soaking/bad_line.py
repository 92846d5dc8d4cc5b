"""A bad line on loopback: a proxy between people and a server, which does to connections what networks do.

It delays, cuts in the middle of a frame, and goes half-open: it forwards nothing more, and closes nothing. It cuts
the near end while the far end lives, so that a person comes back while the server still talks to the old connection;
and it delivers what was on its way then late, when the same has already been said again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

from msgspec import Struct

CHUNK = 65_536
LONGEST_DELAY = 0.02
REQUEST = 20
"""Bytes; what is longer is no mere ping."""


class Fault(Struct, frozen=True):
    """What befalls a connection, and when."""

    kind: str = "none"
    """`none`, `cut`, `swallow` (nothing goes either way any more), `deaf` (nothing comes back), `mute` (nothing gets
    there) or `late` (the near end is cut, and what was on its way arrives when others have been here)."""
    after: int = 0
    """Bytes from the server until then."""
    delay: float = 0.0
    """Seconds that each piece takes at most."""


Choose = Callable[[], Fault]
KINDS = ("cut", "swallow", "deaf", "mute", "late")


def chance(rng: Random, most: int = 60_000) -> Choose:
    """Every connection gets a fault sooner or later, some even while they are made; and half of them are slow."""

    kinds: list[str] = []

    def choose() -> Fault:
        if not kinds:
            kinds.extend(rng.sample(KINDS, len(KINDS)))
        delay = rng.choice((0.0, LONGEST_DELAY * rng.random()))
        after = rng.randint(0, 500) if rng.random() < 0.1 else rng.randint(2_000, most)
        return Fault(kinds.pop(), after, delay)

    return choose


class Connection:
    """One person's connection: the near end is the person's, the far end the server's."""

    def __init__(self, line: BadLine, near: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        self.line = line
        self.fault = Fault()
        self.near = near
        self.far: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.deaf = False
        """What the server says is thrown away."""
        self.mute = False
        """What the person says is thrown away ..."""
        self.kept: list[bytes] | None = None
        """... or kept for later."""
        self.struck = False
        self.near_open = True
        self._heard = 0
        self._rng = Random(line.rng.random())

    async def run(self, port: int) -> None:
        try:
            first = await self.near[0].read(CHUNK)
            self.far = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            self.near[1].transport.abort()
            return
        if first.startswith(b"GET /ws/") and not self.line.calm:
            self.fault = self.line.choose()
        self.far[1].write(first)
        down = asyncio.ensure_future(self._down())
        up = asyncio.ensure_future(self._up())
        try:
            await asyncio.wait([down, up])
        finally:
            down.cancel()
            up.cancel()
            self.abort_near()
            self.abort_far()

    async def _down(self) -> None:
        """From the server to the person."""
        assert self.far is not None
        with suppress(OSError):
            while data := await self.far[0].read(CHUNK):
                await self._dawdle()
                before = self._heard
                self._heard += len(data)
                if self.fault.kind != "none" and not self.struck and self._heard > self.fault.after:
                    part = max(0, self.fault.after - before)  # in the middle of a frame, as chance has it
                    self._say(data[:part])
                    self.strike(self.fault.kind)
                    data = data[part:]
                if not self.deaf:
                    self._say(data)
        self.abort_near()

    def _say(self, data: bytes) -> None:
        if data and self.near_open:
            self.near[1].write(data)

    async def _up(self) -> None:
        """From the person to the server."""
        assert self.far is not None
        with suppress(OSError):
            while data := await self.near[0].read(CHUNK):
                await self._dawdle()
                if self.kept is not None:
                    self.kept.append(data)
                    if len(data) > REQUEST:
                        self.abort_near()
                elif not self.mute:
                    self.far[1].write(data)
        self.near_open = False
        if not self.struck or self.fault.kind == "cut":
            self.abort_far()
        else:
            await self.line.until_the_far_end_goes(self)

    async def _dawdle(self) -> None:
        if self.fault.delay:
            await asyncio.sleep(self.fault.delay * self._rng.random())

    # -- what may befall it ---------------------------------------------------------------------

    def strike(self, kind: str) -> None:
        self.struck = True
        self.line.counts[kind] += 1
        match kind:
            case "cut":
                self.abort_near()
                self.abort_far()
            case "swallow":
                self.deaf = self.mute = True
            case "deaf":
                self.deaf = True
            case "mute":
                self.mute = True
            case "late":
                self.deaf = True
                self.kept = []

    def deliver(self) -> None:
        """What was kept arrives after all."""
        kept, self.kept = self.kept, None
        if kept and self.far is not None:
            self.line.counts["delivered late"] += 1
            with suppress(OSError):
                self.far[1].write(b"".join(kept))

    def abort_near(self) -> None:
        self.near_open = False
        self.near[1].transport.abort()

    def abort_far(self) -> None:
        if self.far is not None:
            self.far[1].transport.abort()


class BadLine:
    """`async with BadLine(port, rng) as line`: people connect to `line.port`."""

    def __init__(self, server_port: int, rng: Random, choose: Choose = Fault) -> None:
        self.server_port = server_port
        self.rng = rng
        self.choose = choose
        self.calm = True
        """While it is calm, nothing happens to new connections; and nothing ever happens to plain HTTP."""
        self.counts: Counter[str] = Counter()
        self.connections: list[Connection] = []
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._news = asyncio.Event()

    async def __aenter__(self) -> BadLine:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        connection = Connection(self, (reader, writer))
        self.connections.append(connection)
        self.counts["connections"] += 1
        self._news.set()
        self._news = asyncio.Event()
        try:
            await connection.run(self.server_port)
        except asyncio.CancelledError:
            pass  # asyncio's own handler would complain
        finally:
            self.connections.remove(connection)
            self._tasks.discard(task)

    async def until_the_far_end_goes(self, connection: Connection) -> None:
        """The person has gone, and the server does not know. It learns of it when others have come and gone."""
        for _ in range(self.rng.randint(1, 4)):
            await self._news.wait()
        connection.deliver()
        for _ in range(self.rng.randint(1, 8)):
            await self._news.wait()
        connection.abort_far()

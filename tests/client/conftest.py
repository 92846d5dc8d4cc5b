"""A server of which a test holds the strings: it says what the test says, and cuts when the test cuts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.web.conftest import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from alehouse.client import Table
from alehouse.client.line import Pauses
from alehouse.protocol import (
    Hello,
    Ok,
    PersonInfo,
    Request,
    RoomInfo,
    SeatInfo,
    Settings,
    Welcome,
    You,
    read_request,
    write,
)

Kind = TypeVar("Kind")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Peer:
    """The server's end of one connection."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def hears(self, kind: type[Kind]) -> Kind:
        request: Request = read_request(await self.socket.recv(decode=False))
        assert isinstance(request, kind), request
        return request

    async def says(self, *replies: Any) -> None:
        for reply in replies:
            await self.socket.send(write(reply), text=True)

    async def welcomes(self, room: RoomInfo, seat: int | None = 0) -> Hello:
        hello = await self.hears(Hello)
        await self.says(Welcome(id=hello.id, version=1, you=You(who=1, name="Ann", seat=seat), room=room))
        return hello

    async def grants(self, kind: type[Kind]) -> Kind:
        request = await self.hears(kind)
        await self.says(Ok(id=request.id))  # type: ignore[attr-defined]
        return request

    def cut(self) -> None:
        """As a broken line does it: nobody says goodbye."""
        self.socket.transport.abort()

    async def close(self) -> None:
        await self.socket.close()


class Puppet:
    def __init__(self) -> None:
        self.peers: asyncio.Queue[Peer] = asyncio.Queue()
        self.port = 0
        self.tables: list[Table] = []

    async def serve(self, socket: ServerConnection) -> None:
        peer = Peer(socket)
        self.peers.put_nowait(peer)
        await socket.wait_closed()

    async def dial(self) -> ClientConnection:
        return await connect(f"ws://127.0.0.1:{self.port}/ws/inn", compression=None, proxy=None, close_timeout=0.1)

    def table(self, pauses: Callable[[], Iterable[float]] = lambda: repeat(0.0), **how: Any) -> Table:
        made: Pauses = pauses
        table = Table(self.dial, made, ids="t", **how)
        self.tables.append(table)
        return table

    async def joined(self, room: RoomInfo, seat: int | None = 0) -> tuple[Table, Peer]:
        """A table that has been welcomed, and the server's end of it."""
        table = self.table()
        opening = asyncio.ensure_future(table.open())
        peer = await self.peers.get()
        await peer.welcomes(room, seat)
        await opening
        return table, peer


@pytest.fixture
async def puppet() -> AsyncIterator[Puppet]:
    puppet = Puppet()
    async with serve(puppet.serve, "127.0.0.1", 0, compression=None, close_timeout=0.1) as server:
        puppet.port = server.sockets[0].getsockname()[1]
        yield puppet
        for table in puppet.tables:
            await table.close()


@pytest.fixture
def room() -> RoomInfo:
    seats = (SeatInfo(seat=0, kind="person", who=1, name="Ann", here=True), SeatInfo(seat=1, kind="bot", bot="normal"))
    return RoomInfo(
        id="inn",
        status="open",
        host=1,
        locked=False,
        password=False,
        settings=Settings(seats=2),
        seats=seats,
        people=(PersonInfo(who=1, name="Ann", here=True),),
        watchers=0,
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    one = Server.start(tmp_path_factory.mktemp("house"), seed=131)
    yield one
    one.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Any]:
    """A server that a test may kill: `mortal()` starts it, or another one in its place."""
    running: list[Any] = []

    def start() -> Any:
        running.append(Server.start(tmp_path / "house", port=running[0].port if running else 0))
        return running[-1]

    yield start
    if running:
        running[-1].kill()

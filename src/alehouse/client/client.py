"""A guest at a server: who we are there, and the tables that we sit at."""

from __future__ import annotations

import ssl
from functools import lru_cache
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ..protocol import RoomInfo, Settings
from .address import Address, read_address
from .kept import Kept
from .line import Pauses, backoff, refused_with
from .problems import BadAddress, NoServer, Refused
from .table import Table

LONGEST = 4 * 2**20
"""No message of a server is longer, in bytes."""


class Timing(Struct, frozen=True, kw_only=True):
    """How patient a client is, in seconds."""

    open: float = 10.0
    """For a connection to be made, and for an answer over HTTP."""
    ping: float | None = 20.0
    """How often the other end must show that it is there; None: never, which thousands of sockets are cheaper for."""
    pong: float | None = 20.0
    close: float = 2.0


class Opened(Struct):
    room: str


class Listed(Struct):
    rooms: list[RoomInfo]


class Health(Struct):
    """What a server is."""

    status: str
    version: str
    protocol: int
    content: str
    """The hash of its cards."""


class Client:
    """`async with await Client.connect("http://127.0.0.1:8000", name="Ann") as me: ...`"""

    def __init__(self, address: Address, name: str, pauses: Pauses, timing: Timing) -> None:
        self.address = address
        self.name = name
        self.tables: list[Table] = []
        self._pauses = pauses
        self._timing = timing
        self._http = httpx.AsyncClient(
            base_url=address.origin,
            headers={"Origin": address.origin},
            timeout=timing.open,
            trust_env=not address.local,
            verify=trust() if address.secure else False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    @classmethod
    async def connect(
        cls,
        url: str,
        name: str = "",
        *,
        kept: Kept | None = None,
        pauses: Pauses = backoff,
        timing: Timing = Timing(),  # noqa: B008  (a frozen value)
    ) -> Self:
        """Become a guest of the server at `url`, which may also be a link to one of its tables.

        kept: a file with who we were, so that we find our seats again; without it we are somebody new.
        Raises NoServer, BadAddress, Refused.
        """
        address = read_address(url)
        guests = kept.read() if kept is not None else None
        name = name or (guests.last if guests is not None else "")
        self = cls(address, name, pauses, timing)
        if guests is not None:
            self._http.cookies.update(guests.cookies.get(name, {}))
        try:
            await self.http("POST", "/api/guest", {"name": name})
        except BaseException:
            await self.close()
            raise
        if kept is not None:
            kept.write(name, self.cookies)
        return self

    @property
    def cookies(self) -> dict[str, str]:
        return {cookie.name: cookie.value or "" for cookie in self._http.cookies.jar}

    async def http(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of an answer over HTTP. Raises Refused or NoServer."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            answer = await self._http.request(method, path, content=content, headers=headers)
        except httpx.TransportError as error:
            raise NoServer(self.address.origin, str(error) or type(error).__name__) from None
        if answer.is_success:
            return answer.content
        code, params = refused_with(answer.content)
        if not code:
            raise NoServer(self.address.origin, f"it is no Alehouse: HTTP {answer.status_code}")
        raise Refused(code, params)

    async def health(self) -> Health:
        return msgspec.json.decode(await self.http("GET", "/health"), type=Health)

    # -- tables ---------------------------------------------------------------------------------

    async def open(self, settings: Settings | None = None, password: str = "") -> str:
        """Open a table, and give its name, which `join` takes."""
        body = {"settings": settings or Settings(), "password": password}
        return msgspec.json.decode(await self.http("POST", "/api/rooms", body), type=Opened).room

    async def rooms(self) -> list[RoomInfo]:
        """The tables that anybody may find."""
        return msgspec.json.decode(await self.http("GET", "/api/rooms"), type=Listed).rooms

    async def join(self, table: str, password: str = "", *, patient: bool = False, ids: str | None = None) -> Table:
        """Go to a table, by its link or name, and see it as it is now. Raises Gone, NoServer or BadAddress.

        patient: try again also if even the first connection breaks.
        """
        room = table
        if "/" in table:
            address = read_address(table)
            if address.room is None or address.origin != self.address.origin:
                raise BadAddress(f"“{table}” is no link to a table of {self.address.origin}")
            room = address.room
        found = Table(lambda: self._dial(room), self._pauses, password, patient=patient, ids=ids)
        self.tables.append(found)
        try:
            return await found.open()
        except OSError as error:
            await self._drop(found)
            raise NoServer(self.address.origin, error.strerror or str(error) or type(error).__name__) from None
        except BaseException:
            await self._drop(found)
            raise

    async def _drop(self, table: Table) -> None:
        await table.close()
        self.tables.remove(table)

    async def _dial(self, room: str) -> ClientConnection:
        address, timing = self.address, self._timing
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return await connect(
            address.socket(room),
            origin=Origin(address.origin),
            additional_headers={"Cookie": cookie},
            compression=None,
            proxy=None if address.local else True,
            open_timeout=timing.open,
            ping_interval=timing.ping,
            ping_timeout=timing.pong,
            close_timeout=timing.close,
            max_size=LONGEST,
            ssl=trust() if address.secure else None,
        )

    # -- going ----------------------------------------------------------------------------------

    async def close(self) -> None:
        for table in self.tables:
            await table.close()
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


@lru_cache(maxsize=1)
def trust() -> ssl.SSLContext:
    """The authorities of this machine; read once, since it takes as long as a hundred requests."""
    return ssl.create_default_context()

"""Running a house: the port first, then the store, the bots and the tables; and everything back again at the end."""

from __future__ import annotations

import errno
import http.client
import json
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from ..errors import AlehouseError
from .app import App
from .config import BadConfig, Config
from .lines import HttpLine, SocketLine

BACKLOG = 2048
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class PortTaken(AlehouseError):
    """Somebody else listens there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises PortTaken, or BadConfig for an address that this machine does not have."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise BadConfig(f"--host {host}: there is no such address; 127.0.0.1 is this machine alone") from None
    family, kind, protocol, _, place = found[0]
    opened = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows would share the port otherwise
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(place)
        opened.listen(BACKLOG)
        opened.setblocking(False)
    except OSError as error:
        opened.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(taken(host, port)) from None
        if error.errno == errno.EACCES:
            raise BadConfig(f"port {port} is kept for the system; choose one from 1024 up with --port") from None
        raise BadConfig(f"--host {host}: {error.strerror}; 127.0.0.1 is this machine alone") from None
    return opened


def taken(host: str, port: int) -> str:
    """What to say, and to do, when the port is taken."""
    url = address(host, port)
    if answers_as_alehouse(url):
        return f"Alehouse already runs at {url}: open that, or choose another port with --port {port + 1}"
    return f"port {port} of {host} is taken by another program; choose another with --port {port + 1}"


def answers_as_alehouse(url: str) -> bool:
    line = http.client.HTTPConnection(url.removeprefix("http://"), timeout=1.0)
    with suppress(OSError, ValueError, http.client.HTTPException):
        line.request("GET", "/health")
        return "protocol" in json.loads(line.getresponse().read(10_000))
    line.close()
    return False


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens on that host."""
    name = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


class Server(uvicorn.Server):
    """uvicorn, which tells us when it listens, and lets us say good-bye before it closes connections."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], farewell: Callable[[], Awaitable[None]]):
        super().__init__(config)
        self._opened = opened
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._farewell()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal asks us to close, and then is done with: closing is what was wanted, and no failure."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def make_server(
    app: App, config: Config, opened: Callable[[], None], farewell: Callable[[], Awaitable[None]]
) -> Server:
    settings = uvicorn.Config(
        app,
        http=HttpLine,
        ws=SocketLine,
        # One message too long is told so; what is much longer is not even read.
        ws_max_size=4 * config.limits.frame,
        # It would save a kilobyte a message, and take 50 microseconds and, for each connection, 300 KB of memory.
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        interface="asgi3",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        # Behind a proxy on this machine, its word on who asks is taken.
        proxy_headers=config.public_url is not None,
        timeout_graceful_shutdown=3,
    )
    return Server(settings, opened, farewell)

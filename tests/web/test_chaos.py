"""Bad lines: delays, cuts in the middle of a frame, half-open sockets, and the same said twice or late."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tools.soak_chaos import run
from tools.soaking.bad_line import KINDS, BadLine, Fault


def test_games_over_bad_lines() -> None:
    """All of them are played to their ends, and nobody misses anything."""
    report = run(3, 2, most=200_000)
    assert report["faults"] == []
    assert report["games"] == 3
    assert all(report["line"][kind] for kind in KINDS)


# --- the bad line itself ----------------------------------------------------------------------------------


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Echo:
    """A server that says everything back, and remembers what it heard."""

    def __init__(self) -> None:
        self.heard = b""
        self.gone = asyncio.Event()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(1000):
                self.heard += data
                writer.write(data)
        except ConnectionError:
            pass
        self.gone.set()
        writer.transport.abort()


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["none", "cut", "swallow", "deaf", "mute", "late"])
async def test_what_a_bad_line_does(kind: str) -> None:
    echo = Echo()
    async with asyncio.timeout(60), await asyncio.start_server(echo.talk, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with BadLine(port, Random(1), lambda: Fault(kind, 20)) as line:
            line.calm = False
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"GET /ws/ a first line of thirty")  # 31 bytes, of which 20 come back before it happens
            got = await reader.readexactly(31 if kind in ("none", "mute") else 20)
            assert got == b"GET /ws/ a first line of thirty"[: len(got)]
            writer.write(b"a second line that is long enough")
            if kind == "none":
                assert await reader.readexactly(33) == b"a second line that is long enough"
            elif kind in ("cut", "late"):
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await reader.readexactly(1)
            if kind == "late":
                assert not echo.gone.is_set()
                while b"second" not in echo.heard:  # until enough others have come
                    _, other = await asyncio.open_connection("127.0.0.1", line.port)
                    other.write(b"GET / HTTP")
                    other.close()
                    await other.wait_closed()
            elif kind in ("swallow", "mute"):
                assert not echo.gone.is_set()
                assert b"second" not in echo.heard
            elif kind == "cut":
                await echo.gone.wait()
            writer.close()
            if kind == "none":
                await echo.gone.wait()

"""`alehouse serve` as a process: how it starts, how it refuses to, and how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from alehouse.cli import app
from alehouse.web.server import listen, make_server

if TYPE_CHECKING:
    from tests.web.conftest import Inside, Server

pytestmark = pytest.mark.anyio


def failing(*options: str, data: Path) -> subprocess.CompletedProcess[str]:
    """A server that should not start."""
    command = [sys.executable, "-c", "from alehouse.cli import app; app()", "serve", "--data", str(data), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_it_prints_the_address_and_is_there(server: Server) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", server.url)
    assert httpx.get(f"{server.url}/health").json()["status"] == "open"


def test_the_key_is_for_nobody_else(server: Server) -> None:
    assert stat.S_IMODE((server.data / "secret.key").stat().st_mode) == 0o600


def test_a_second_one_is_told_that_the_first_is_there(server: Server, tmp_path: Path) -> None:
    ended = failing("--port", str(server.port), data=tmp_path)
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == (
        f"alehouse: Alehouse already runs at {server.url}: open that, or choose another port "
        f"with --port {server.port + 1}\n"
    )
    assert list(tmp_path.iterdir()) == []  # nothing else was started


def test_a_port_that_another_program_has(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ended = failing("--port", str(port), data=tmp_path)
    assert ended.returncode == 1
    assert f"port {port} of 127.0.0.1 is taken by another program; choose another with --port" in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--public-url", "ale"], "--public-url 'ale' is no address"),
        (["--host", "nowhere.invalid"], "--host nowhere.invalid: there is no such address"),
        (["--limit", "beer=3"], "there is no limit 'beer'"),
        (["--unsafe-seed", "1", "--public-url", "https://ale.example.org"], "--unsafe-seed is for tests"),
        (["--port", "70000"], "Invalid value"),
        (["--workers", "0"], "Invalid value"),
        (["--pack", "nothing.toml"], "there is no such file"),
        (["--db", "mysql://a/b"], "does not know databases of the kind 'mysql'"),
        (["--db", "/nowhere/at/all.db"], "there is no folder /nowhere/at"),
    ],
)
def test_what_it_cannot_do_is_said_in_one_line(
    tmp_path: Path, options: list[str], said: str, capfd: pytest.CaptureFixture[str], logs_put_back: None
) -> None:
    """Within this process: nothing of it has begun then, and a process of its own takes seconds to come up."""
    with pytest.raises(SystemExit) as ended:
        app(["serve", "--data", str(tmp_path), "--port", "0", *options])
    out, err = capfd.readouterr()
    assert ended.value.code == 2
    assert said in err
    assert err.startswith("alehouse: ")
    assert err.count("\n") == 1
    assert out == ""


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = failing("--port", "0", data=tmp_path / "file" / "data")
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "--data" in ended.stderr


def test_one_house_keeps_its_tables_to_itself(server: Server) -> None:
    ended = failing("--port", "0", data=server.data)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1


async def until_closed(line: ClientConnection) -> AsyncIterator[str | bytes]:
    """Everything that is said before the other end closes, whatever for."""
    with suppress(ConnectionClosed):
        while True:
            yield await line.recv()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_it_cleanly(server_type: type[Server], tmp_path: Path, number: signal.Signals) -> None:
    one = server_type.start(tmp_path)
    browser = one.guest("Ann")
    room = browser.post("/api/rooms", json={}).json()["room"]
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    async with connect(one.socket(room), additional_headers={"cookie": cookie}) as line:
        await line.send(json.dumps({"type": "hello", "id": "1", "version": 1}))
        assert json.loads(await line.recv())["type"] == "welcome"
        one.process.send_signal(number)
        heard = [json.loads(message) async for message in until_closed(line)]
        assert heard[-1] == {"type": "bye", "code": "closing"}
        assert line.close_code == 1001
    assert await asyncio.to_thread(one.stop) == 0
    assert "Traceback" not in one.log()
    assert one.log() == ""


def test_whoever_comes_back_is_known(server_type: type[Server], tmp_path: Path) -> None:
    first = server_type.start(tmp_path)
    browser = first.guest("Ann")
    room = browser.post("/api/rooms", json={}).json()["room"]
    first.kill()
    second = server_type.start(tmp_path, port=first.port)
    assert browser.get("/api/guest").json() == {"name": "Ann"}
    assert browser.get(f"/api/rooms/{room}").json()["seats"][0]["name"] == "Ann"
    assert second.stop() == 0


def test_a_house_without_tables_has_drained_at_once(tmp_path: Path) -> None:
    ended = failing("--port", "0", "--drain", data=tmp_path)
    assert ended.returncode == 0
    assert "finishes the tables" in ended.stdout
    assert "Traceback" not in ended.stderr


def test_a_public_address_is_said_and_asked_for(server_type: type[Server], tmp_path: Path) -> None:
    one = server_type.start(tmp_path, "--public-url", "https://ale.example.org")
    assert one.url == "https://ale.example.org"
    here = re.search(r"http://127[^ ,]+", one.process.stdout.readline())
    assert here is not None
    headers = {"origin": "https://ale.example.org"}
    answer = httpx.post(f"{here[0]}/api/guest", json={"name": "Ann"}, headers=headers)
    assert "Secure" in answer.headers["set-cookie"]
    assert httpx.post(f"{here[0]}/api/guest", json={"name": "Ann"}, headers={"origin": here[0]}).status_code == 403
    assert one.stop() == 0


def raw(server: Server, data: bytes) -> bytes:
    """What comes back for these bytes, until the server closes or has answered once."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        got = b""
        while piece := line.recv(65536):
            got += piece
        return got


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20 + b"\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"GET /ws/a HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET /ws/a HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n\xff\xff\xff\xff",
    ],
)
def test_broken_requests_are_answered_politely(server: Server, data: bytes) -> None:
    answer = raw(server, data)
    assert b" 500 " not in answer.split(b"\r\n")[0]
    assert httpx.get(f"{server.url}/health").status_code == 200
    assert "Traceback" not in server.log()


def test_endless_headers_are_cut_off(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(b"y" * 100_000_000)
    assert httpx.get(f"{server.url}/health").status_code == 200


async def test_a_trickle_of_headers_is_cut_off(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.web.lines.HEAD_SECONDS", 0.05)
    opened = asyncio.Event()
    with listen("127.0.0.1", 0) as listener:
        server = make_server(inside.app, inside.config, opened.set, inside.app.close)
        serving = asyncio.create_task(server.serve([listener]))
        await opened.wait()
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(b"GET / HT")
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
        server.should_exit = True
        await serving


def test_an_endless_body_is_refused(server: Server) -> None:
    def pieces() -> object:
        for _ in range(1_000):
            yield b" " * 1_000

    answer = httpx.post(f"{server.url}/api/guest", content=pieces(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


@pytest.fixture
def server_type(server: Server) -> type[Server]:
    return type(server)


def test_the_log_has_no_secrets(server: Server) -> None:
    """Last, when everything above has been said to this server."""
    log = server.log()
    assert (server.data / "secret.key").read_text().strip() not in log
    assert "alehouse-" not in log  # no cookie
    assert os.linesep.join(line for line in log.splitlines() if '"level": "error"' in line) == ""

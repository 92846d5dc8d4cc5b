"""Bad input over HTTP: no answer is a fault of ours, none tells what nobody may know, and no line is held for ever.

As on the socket, everything hits one server, beside whose other guests play on undisturbed (`tools/soak_fuzz.py`).
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from tools.soak_fuzz import API, Siege

EXAMPLES = 12
SEED = 8
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE")
REACHED = ("http 200", "http 400", "http 403", "http 404", "http 405", "api 200", "api 201", "api 400", "api 404")
POST = b"POST /api/guest HTTP/1.1\r\nHost: HERE\r\nContent-Type: application/json\r\n"
PATIENCE = 30.0
"""Seconds until a line counts as held for ever; a few are what it takes."""


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    limits = ("body_seconds=0.5", "guest_burst=100000")
    with closing(Siege(tmp_path_factory.mktemp("siege"), SEED, limits)) as one:
        yield one


@pytest.mark.parametrize("name", ["http", "requests over http"])
def test_bad_requests_do_no_harm(siege: Siege, name: str) -> None:
    assert siege.storm(name, EXAMPLES) == ""


def test_the_api_is_as_it_describes_itself(siege: Siege) -> None:
    """Schemathesis, about rooms and games that exist and others that do not."""
    assert siege.storm(API, 2) == ""
    assert siege.counts["operations"] >= 18


def test_every_method_is_answered_at_every_address(siege: Siege) -> None:
    with httpx.Client(base_url=siege.ground.server.url, timeout=PATIENCE) as browser:
        paths: dict[str, Any] = browser.get("/api/openapi.json").json()["paths"]
        for path, described in paths.items():
            for method in METHODS:
                answer = browser.request(method, re.sub(r"{\w+}", "nothing", path))
                assert answer.status_code < 500, (method, path)
                if method.lower() not in described and not (method == "HEAD" and "get" in described):
                    assert answer.status_code == 405, (method, path)
                    assert method == "HEAD" or answer.json()["code"] == "not-allowed"
                    assert set(described) <= {one.strip().lower() for one in answer.headers["allow"].split(",")}


@pytest.mark.parametrize(
    "path",
    [
        b"/static/../secret.key", b"/static/..%2fsecret.key", b"/static/%2e%2e/secret.key", b"/static/....//secret.key",
        b"/static//etc/passwd", b"/static/%2fetc%2fpasswd", b"/static/..%5csecret.key", b"/static/index.html%00.key",
        b"/static/..%c0%afsecret.key", b"/static/%252e%252e/secret.key", b"/../secret.key",
        b"/static/../../../../etc/passwd",
    ],
)  # fmt: skip
def test_only_the_files_of_the_page_are_given(siege: Siege, path: bytes) -> None:
    got = talk(siege, b"GET " + path + b" HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n")
    assert re.match(rb"HTTP/1\.1 40[04] ", got)
    key = (siege.ground.server.data / "secret.key").read_bytes().strip()
    assert key not in got
    assert b"root:" not in got


def test_a_body_that_never_comes_does_not_hold_the_line(siege: Siege) -> None:
    """Where nobody needs the body, the answer is given at once, and one byte more must not keep the line open."""
    heads = (
        b"POST /api/guest HTTP/1.1\r\nHost: HERE\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: HERE\r\nContent-Length: 100000\r\n\r\n",
        b"POST /nowhere HTTP/1.1\r\nHost: HERE\r\nTransfer-Encoding: chunked\r\n\r\n400\r\n",
        POST + b'Content-Length: 50\r\n\r\n{"name"',
    )
    lines = [dial(siege) for _ in heads]
    for line, head in zip(lines, heads, strict=True):
        say(siege, line, head)
    starts = [line.recv(12) for line in lines]
    for line in lines:
        line.sendall(b"x")
    assert starts == [b"HTTP/1.1 415", b"HTTP/1.1 200", b"HTTP/1.1 404", b"HTTP/1.1 408"]
    ends = [rest(line) for line in lines]
    assert None not in ends
    assert b'{"code":"too-slow","params":{}}' in (ends[-1] or b"")


def test_a_huge_body_is_not_read(siege: Siege) -> None:
    before = siege.ground.server.memory()
    with dial(siege) as line:
        try:
            say(siege, line, POST + b"Content-Length: 30000000\r\n\r\n")
            for _ in range(30):
                line.sendall(b" " * 1_000_000)
        except ConnectionError:
            pass  # it has heard enough
        assert line.recv(13) == b"HTTP/1.1 413 "
    assert siege.ground.server.memory() - before < 10


def test_in_the_end_everything_is_as_it_was(siege: Siege) -> None:
    siege.remember()
    assert siege.storm("http", EXAMPLES) == ""
    assert siege.judge() == []
    assert [name for name in REACHED if not siege.counts[name]] == []


# --- a line of our own -------------------------------------------------------------------------------


def dial(siege: Siege) -> socket.socket:
    return socket.create_connection(("127.0.0.1", siege.ground.server.port), timeout=PATIENCE)


def say(siege: Siege, line: socket.socket, data: bytes) -> None:
    line.sendall(data.replace(b"HERE", f"127.0.0.1:{siege.ground.server.port}".encode()))


def rest(line: socket.socket) -> bytes | None:
    """Everything until the other end closes; None if it never does."""
    got = b""
    with line:
        try:
            while piece := line.recv(65_536):
                got += piece
        except ConnectionError:
            pass
        except TimeoutError:
            return None
    return got


def talk(siege: Siege, data: bytes) -> bytes:
    line = dial(siege)
    say(siege, line, data)
    got = rest(line)
    assert got is not None
    return got

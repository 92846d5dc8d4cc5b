"""Requests over HTTP that no browser would make, byte by byte."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st

from alehouse.protocol import CODES

from .wire import Silence, Wire

METHODS = (
    b"GET", b"GET", b"POST", b"POST", b"HEAD", b"PUT", b"DELETE", b"PATCH", b"OPTIONS", b"TRACE", b"CONNECT", b"FOO",
    b"get", b"", b"G E T", b"\xff\xfe", b"PRI", b"A" * 200,
)  # fmt: skip
TARGETS = (
    b"/", b"/health", b"/metrics", b"/api/guest", b"/api/rooms", b"/api/device", b"/api/device/claim", b"/api/games",
    b"/api/cards", b"/api/rooms/nothing", b"/api/games/x/film?seat=99", b"/api/games/x/film?seat=1&seat=2",
    b"/api/games/%00/record", b"/t/%ff", b"/static/../../secret.key", b"/static/..%2f..%2fsecret.key",
    b"/static/%2e%2e/%2e%2e/etc/passwd", b"/static//etc/passwd", b"/static/..%5c..%5csecret.key",
    b"/static/%00index.html", b"/static/./index.html", b"/static/", b"/static", b"/../secret.key", b"/ws/x",
    b"//evil.example.org/", b"http://evil.example.org/", b"http://127.0.0.1/health", b"*", b"", b"/\x00",
    b"/\xf0\x9f\x8d\xba", b"/%", b"/%zz", b"/?" + b"a=b&" * 2_000, b"/" + b"a" * 70_000, b"/a b c", b"/#x", b"?",
    b"health", b"/api/rooms/" + b"x" * 3_000, b"/api/cards?x=" + b"%ff" * 500, b"/api/openapi.json", b"/API/guest",
    b"/api/guest/",
)  # fmt: skip
VERSIONS = (
    b"HTTP/1.1",
    b"HTTP/1.1",
    b"HTTP/1.1",
    b"HTTP/1.0",
    b"HTTP/0.9",
    b"HTTP/2.0",
    b"HTTP/9.9",
    b"HTTX/1.1",
    b"",
    b"HTTP/1.1 x",
)
TYPES = (
    b"application/json", b"application/json; charset=utf-16", b"text/plain", b"application/x-www-form-urlencoded", b"",
    b"\xff", b"multipart/form-data; boundary=x", b"application/json, text/plain",
)  # fmt: skip
BODIES = (
    b'{"name": "Fuzz"}', b'{"name": ""}', b'{"name": "\\u202e\\u0000"}', b'{"name": "' + b"x" * 200 + b'"}',
    b'{"name": 1}', b"{", b"", b"null", b"[" * 9_000, b"\xff\xfe", b"\x00" * 50, b'{"settings": {"seats": 99}}',
    b'{"settings": {"drinks": []}, "password": 1}', b'{"code": "AAAAAAAA"}', b'{"name": "a", "name": "b"}',
    b'{"settings": {"window": 1e400}}', b"name=Fuzz", b"9" * 5_000, b'{"name": "\\ud800"}', b" " * 20_000,
    b"x" * 200_000,
)  # fmt: skip
LENGTHS = (
    b"0",
    b"5",
    b"100000",
    b"99999999999999999999",
    b"-1",
    b"x",
    b"0x10",
    b"5, 5",
    b"+5",
    b" ",
    b"5\x00",
    b"\xb2",
)
CHUNKS = (
    b"5\r\nhello\r\n0\r\n\r\n", b"5\r\nhel", b"ffffffffffffffff\r\nx", b"-5\r\nhello\r\n", b"zz\r\nhello\r\n",
    b"5;ext=\"\r\nhello\r\n0\r\n\r\n", b"0\r\n\r\n", b"1\r\n{\r\n" * 500 + b"0\r\n\r\n", b"5\r\nhelloXX0\r\n\r\n",
    b"\r\n", b"4000\r\n" + b"x" * 0x4000 + b"\r\n0\r\nTrailer: y\r\n\r\n",
)  # fmt: skip
HOSTS = (
    b"127.0.0.1:PORT", b"127.0.0.1:PORT", b"127.0.0.1:PORT", b"localhost", b"evil.example.org", b"", b"\xff",
    b"127.0.0.1:PORT, x", b"[::1]:PORT", b"[", b"127.0.0.1:99999999", b"a b",
)  # fmt: skip
EXTRAS = (
    b"Origin: http://evil.example.org", b"Origin: null", b"Origin: http://127.0.0.1:PORT", b"Cookie: alehouse=1; ;;=",
    b"Cookie: " + b"a=b; " * 900, b"Expect: 100-continue", b"Connection: close", b"Connection: upgrade\r\nUpgrade: h2c",
    b"Connection: upgrade\r\nUpgrade: websocket", b"Range: bytes=0-99999999999", b"If-None-Match: *",
    b'If-None-Match: "', b"X-Forwarded-For: 1.2.3.4", b"X-Forwarded-Host: evil.example.org", b"Forwarded: for=x",
    b"Accept: \xff", b"X: " + b"y" * 30_000, b"X: y\x00z", b" folded: x", b": nameless", b"No colon at all",
    b"X\xff: y", b"Content-Encoding: gzip", b"Transfer-Encoding: gzip, chunked", b"Accept-Encoding: gzip;q=1e9",
    b"HTTP2-Settings: AAAA", b"TE: trailers", b"\r\n".join(b"X-%d: y" % n for n in range(1_500)),
    b"Host: twice.example.org",
)  # fmt: skip

STATUSES = frozenset({200, 201, 304, 400, 401, 403, 404, 405, 408, 409, 413, 415, 429})
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3}) ")


@dataclass(frozen=True)
class Call:
    """Bytes that may be a request, in pieces; `end` is `read`, `cut` or `shut`."""

    pieces: tuple[bytes, ...]
    end: str = "shut"

    @property
    def messages(self) -> int:
        return 1


@st.composite
def calls(draw: st.DrawFn) -> Call:
    one = st.sampled_from
    line = b" ".join((draw(one(METHODS)), draw(one(TARGETS)), draw(one(VERSIONS))))
    headers = [b"Host: " + draw(one(HOSTS))] if draw(st.integers(0, 9)) else []
    body = b""
    match draw(one(("none", "body", "body", "lie", "chunks", "both"))):
        case "body":
            body = draw(one(BODIES) | st.binary(max_size=60))
            headers += [b"Content-Type: " + draw(one(TYPES)), b"Content-Length: %d" % len(body)]
        case "lie":
            body = draw(one(BODIES))[:2_000]
            headers += [b"Content-Type: application/json", b"Content-Length: " + draw(one(LENGTHS))]
        case "chunks":
            body = draw(one(CHUNKS))
            headers += [b"Content-Type: application/json", b"Transfer-Encoding: chunked"]
        case "both":
            body = draw(one(CHUNKS))
            headers += [b"Content-Length: 5", b"Transfer-Encoding: chunked", b"Content-Type: application/json"]
    headers += draw(st.lists(one(EXTRAS), max_size=3))
    data = line + b"\r\n" + b"".join(header + b"\r\n" for header in headers) + b"\r\n" + body
    if draw(st.integers(0, 4)) == 0:
        data *= draw(st.integers(2, 5))
    if draw(st.integers(0, 4)) == 0:
        data = data[: draw(st.integers(0, len(data)))]
    cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=3)))
    pieces = tuple([data[start:stop] for start, stop in zip([0, *cuts], [*cuts, len(data)], strict=True)])
    return Call(pieces, draw(one(("shut", "shut", "cut"))))


def noise() -> st.SearchStrategy[Call]:
    """No HTTP at all."""
    said = st.binary(min_size=1, max_size=200) | st.sampled_from(
        (
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(32),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"\r\n" * 500,
            b"\n\n\n",
            b"\x00" * 9_000,
        )
    )
    return st.builds(lambda data, end: Call((data,), end), said, st.sampled_from(("shut", "cut")))


def plain_calls() -> st.SearchStrategy[Call]:
    """Requests in good form, with the wrong method, type, body, page, name or address; each gets an answer."""
    one = st.sampled_from
    target = one([target for target in TARGETS if target.startswith(b"/") and is_plain(target)])
    extra = one([header for header in EXTRAS if is_plain(header) and not header.startswith((b"Host", b"Transfer"))])
    return st.builds(
        plain_call,
        one(("GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE")),
        target | one((b"/api/guest", b"/api/rooms", b"/api/device", b"/api/device/claim")),
        one([host for host in HOSTS if is_plain(host)]),
        one(TYPES[:4] + TYPES[6:]) | st.just(b"application/json"),
        one(BODIES) | st.none() | st.binary(max_size=60),
        st.lists(extra, max_size=2),
        one(("read", "read", "read", "cut")),
    )


def is_plain(part: bytes) -> bool:
    """Whether the parser of HTTP has nothing against it."""
    wild = any(byte < 32 or byte > 126 for byte in part.replace(b"\r\n", b""))
    shape = part.startswith((b" ", b":", b"No colon", b"Connection: upgrade")) or b"#" in part
    return not wild and not shape and len(part) < 7_000 and b"/a b" not in part


def plain_call(
    method: str, target: bytes, host: bytes, kind: bytes, body: bytes | None, extras: list[bytes], end: str
) -> Call:
    head = [method.encode() + b" " + target + b" HTTP/1.1", b"Host: " + host, *extras]
    if body is not None:
        head += [b"Content-Type: " + kind, b"Content-Length: %d" % len(body)]
    return Call((b"\r\n".join(head) + b"\r\n\r\n" + (body or b""),), end)


class CallRun:
    """A call on its way."""

    def __init__(self, call: Call, port: int, notice: Callable[[], None]) -> None:
        self.call = call
        self.wire = Wire(notice)
        self.faults: list[str] = []
        self.statuses: list[int] = []
        self._port = b"%d" % port
        self._is_head = call.pieces[0].startswith(b"HEAD ")
        """Its answer has a length, and no body."""

    async def run(self, port: int) -> None:
        wire = self.wire
        try:
            await wire.open(port)
            for piece in self.call.pieces:
                if not await wire.say(piece.replace(b"PORT", self._port)):
                    break
            if self.call.end == "shut":
                wire.shut()
                await wire.until(lambda: False)
            elif self.call.end == "read":
                await wire.until(lambda: bool(wire.head) if self._is_head else wire.answered)
        except Silence as silence:
            self.faults.append(f"no answer, and not closed: {silence}")
        finally:
            if self.call.end == "cut":
                wire.cut()
            await wire.close()
        answer = wire.head + wire.body
        self.statuses = [int(status) for status in _STATUS.findall(answer)]
        if any(status >= 500 for status in self.statuses) or b"Traceback" in answer:
            self.faults.append(f"answered {answer[:400]!r}")
        if wire.head and not self.statuses:
            self.faults.append(f"no HTTP: {wire.head[:100]!r}")
        if self.call.end == "read":
            self._judge_answer()

    def _judge_answer(self) -> None:
        """Every answer of ours has safe headers, and every refusal a code that can be looked up."""
        wire = self.wire
        if wire.status not in STATUSES:
            self.faults.append(f"answered {wire.status} {wire.head[:300]!r}")
        elif wire.status != 400 and b"x-content-type-options: nosniff" not in wire.head:
            self.faults.append(f"no safe headers: {wire.head[:300]!r}")
        elif wire.status > 400 and not self._is_head:
            try:
                code = json.loads(wire.body)["code"]
            except (ValueError, KeyError, TypeError):
                code = None
            if code not in CODES:
                self.faults.append(f"refused without a code: {wire.body[:300]!r}")

    @property
    def texts(self) -> list[bytes]:
        return [self.wire.head, self.wire.body]

"""Strategies for the handshake: who asks, from where, under which name, for what, and in which form."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from hypothesis import strategies as st
from itsdangerous import TimestampSigner

GOOD_COOKIES: Final = ("own", "other", "among-others")
BAD_COOKIES: Final = (
    "none",
    "forged",
    "foreign",
    "expired",
    "unknown",
    "empty",
    "garbage",
    "huge",
    "twice",
    "other-name",
)
GOOD_ORIGINS: Final = ("missing", "right", "shouted")
BAD_ORIGINS: Final = ("wrong", "null", "twice", "https", "empty", "garbage", "longer")
GOOD_HOSTS: Final = ("right", "localhost")
BAD_HOSTS: Final = ("wrong", "missing", "twice", "empty", "garbage", "rebound")
GOOD_FORMS: Final = ("plain", "slowly", "eager", "subprotocol", "extension", "query")
BAD_FORMS: Final = (
    "no-key", "short-key", "two-keys", "old-version", "no-version", "no-upgrade", "no-connection", "post", "http-1.0",
    "many-headers", "long-header", "with-body", "bad-header",
)  # fmt: skip
KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
LIFE: Final = 400 * 86_400


@dataclass(frozen=True)
class Knock:
    path: str = "{room}"
    """{room} is the attacker's, {locked} the bystanders'."""
    cookie: str = "own"
    origin: str = "missing"
    host: str = "right"
    form: str = "plain"

    @property
    def may_open(self) -> bool:
        """Whether a socket may be opened, if only to say why it is closed again."""
        return self.origin in GOOD_ORIGINS and self.host in GOOD_HOSTS and self.form in GOOD_FORMS

    @property
    def must_open(self) -> bool:
        return self.may_open and self.path in ("{room}", "{locked}")

    @property
    def comes_in(self) -> bool:
        return self.must_open and self.path == "{room}" and self.cookie in GOOD_COOKIES


PATHS: Final = (
    "{room}", "{room}", "{locked}", "nothing", "{room}/", "{room}/x", "..", "../health", "%00", "%2e%2e%2f",
    "%F0%9F%8D%BA", "%ff", "a" * 300, "A%0d%0aX:y", "?room={room}", "{room}?a=b", "%", "~", "'", "{room}%20",
)  # fmt: skip


def knocks() -> st.SearchStrategy[Knock]:
    """One or two things wrong, most often."""
    one = st.sampled_from
    wrong = st.one_of(
        st.builds(Knock, path=one(PATHS)),
        st.builds(Knock, cookie=one(BAD_COOKIES)),
        st.builds(Knock, origin=one(BAD_ORIGINS)),
        st.builds(Knock, host=one(BAD_HOSTS)),
        st.builds(Knock, form=one(BAD_FORMS)),
    )
    anything = st.builds(
        Knock,
        path=one(PATHS),
        cookie=one(GOOD_COOKIES + BAD_COOKIES),
        origin=one(GOOD_ORIGINS + BAD_ORIGINS),
        host=one(GOOD_HOSTS + BAD_HOSTS),
        form=one(GOOD_FORMS + BAD_FORMS),
    )
    right = st.builds(
        Knock,
        path=one(("{room}", "{locked}")),
        cookie=one(GOOD_COOKIES),
        origin=one(GOOD_ORIGINS),
        host=one(GOOD_HOSTS),
        form=one(GOOD_FORMS),
    )
    return wrong | wrong | right | anything


class Wallet(Protocol):
    """Where to knock, and with whose cookies (`name=value`)."""

    port: int
    own: str
    other: str
    forger: Forger
    locked: str

    @property
    def room(self) -> str: ...


class Forger:
    """Makes cookies that were never given, some of them with the server's own key."""

    def __init__(self, data: Path, cookie: str) -> None:
        self.name = cookie.partition("=")[0]
        self._key = bytes.fromhex((data / "secret.key").read_text().strip())

    def cookie(self, kind: str, own: str, other: str) -> list[bytes]:
        """The values of all `Cookie` headers."""
        name, _, value = own.partition("=")
        guest = value.split(".")[0]
        made = {
            "own": [own],
            "other": [other],
            "among-others": [f"a=b; {own}; c=d; alehouse=1"],
            "none": [],
            "forged": [f"{name}={value[:-2]}{'A' if value[-2] != 'A' else 'B'}{value[-1]}"],
            "foreign": [f"{name}={self._signed(guest, secrets.token_bytes(32))}"],
            "expired": [f"{name}={self._signed(guest, self._key, LIFE + 86_400)}"],
            "unknown": [f"{name}={self._signed('A' * 22, self._key)}"],
            "empty": [f"{name}="],
            "garbage": [f"{name}=\xff\xfe.\x80.;;=;={name}"],
            "huge": [f"{name}=" + "A" * 7_000],
            "twice": [own, own],
            "other-name": [f"x{own}"],
        }
        return [one.encode("latin-1") for one in made[kind]]

    @staticmethod
    def _signed(guest: str, key: bytes, age: int = 0) -> str:
        class Then(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(time.time()) - age

        return Then(key, salt="alehouse.guest", digest_method=hashlib.sha256).sign(guest).decode()


def handshake(knock: Knock, wallet: Wallet) -> bytes:
    """The bytes of the request."""
    here = f"127.0.0.1:{wallet.port}".encode()
    hosts = {
        "right": [here], "localhost": [b"localhost:%d" % wallet.port], "wrong": [b"evil.example.org"], "missing": [],
        "twice": [here, here], "empty": [b""], "garbage": [b"\xff<>@:x"], "rebound": [b"127.0.0.1.evil.example.org"],
    }[knock.host]  # fmt: skip
    host = hosts[0] if hosts else here
    origins = {
        "missing": [], "right": [b"http://" + host], "shouted": [b"HTTP://" + host.upper()], "wrong": [b"http://evil.example.org"],
        "null": [b"null"], "twice": [b"http://" + host] * 2, "https": [b"https://" + host], "empty": [b""],
        "garbage": [b"\xff\xfe"], "longer": [b"http://" + host + b".evil.example.org"],
    }[knock.origin]  # fmt: skip
    headers = [(b"Host", value) for value in hosts]
    headers += [(b"Origin", value) for value in origins]
    headers += [(b"Cookie", value) for value in wallet.forger.cookie(knock.cookie, wallet.own, wallet.other)]
    headers += [(b"Upgrade", b"websocket"), (b"Connection", b"Upgrade")]
    headers += [(b"Sec-WebSocket-Version", b"13"), (b"Sec-WebSocket-Key", KEY.encode())]
    path = "/ws/" + knock.path.format(room=wallet.room, locked=wallet.locked)
    return formed(knock.form, path.encode(), headers)


def formed(form: str, path: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    """The request in that form."""
    method, version, body = b"GET", b"HTTP/1.1", b""
    gone = {
        "no-key": b"Sec-WebSocket-Key",
        "no-version": b"Sec-WebSocket-Version",
        "no-upgrade": b"Upgrade",
        "no-connection": b"Connection",
    }
    headers = [(name, value) for name, value in headers if name != gone.get(form)]
    match form:
        case "short-key":
            headers = [(name, b"AAAA" if name == b"Sec-WebSocket-Key" else value) for name, value in headers]
        case "two-keys":
            headers.append((b"Sec-WebSocket-Key", KEY.encode()))
        case "old-version":
            headers = [(name, b"8" if name == b"Sec-WebSocket-Version" else value) for name, value in headers]
        case "post":
            method = b"POST"
        case "http-1.0":
            version = b"HTTP/1.0"
        case "many-headers":
            headers += [(b"X-%d" % n, b"y") for n in range(400)]
        case "long-header":
            headers.append((b"X-Long", b"y" * 20_000))
        case "with-body":
            headers.append((b"Content-Length", b"5"))
            body = b"hello"
        case "bad-header":
            headers.append((b"X-\xff", b"\xff\x00"))
        case "subprotocol":
            headers.append((b"Sec-WebSocket-Protocol", b"chat, alehouse"))
        case "extension":
            headers.append((b"Sec-WebSocket-Extensions", b"permessage-deflate; client_max_window_bits"))
        case "query":
            path += b"?since=1&x=%ff"
    head = b"".join([name + b": " + value + b"\r\n" for name, value in headers])
    return method + b" " + path + b" " + version + b"\r\n" + head + b"\r\n" + body

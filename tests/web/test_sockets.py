"""Sockets: what a connection must do to be let in, and what gets it closed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alehouse.table.limits import Limits
from alehouse.web.sockets import PATIENCE

if TYPE_CHECKING:
    from tests.web.conftest import Server

pytestmark = pytest.mark.anyio
HELLO = {"type": "hello", "id": "h", "version": 1}
FRAME = Limits().frame


@pytest.fixture(scope="module")
def narrow(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    limits = [text for limit in ("hello=0.2", "sockets_per_guest=2", "rate=0.001") for text in ("--limit", limit)]
    one = type(server).start(tmp_path_factory.mktemp("narrow"), *limits)
    yield one
    one.stop()


class Person:
    """Somebody with a cookie and a room."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self.browser = server.guest(name)
        self.cookie = "; ".join(f"{key}={value}" for key, value in self.browser.cookies.items())

    def room(self, **body: Any) -> str:
        return str(self.browser.post("/api/rooms", json=body).json()["room"])

    def line(self, room: str, **headers: str) -> connect:
        given = {"cookie": self.cookie, **headers}
        return connect(self.server.socket(room), additional_headers=given, compression=None, max_size=None)

    @asynccontextmanager
    async def inside(self, room: str) -> AsyncIterator[ClientConnection]:
        """After the welcome."""
        async with self.line(room) as line:
            await say(line, HELLO)
            assert (await hear(line))["type"] == "welcome"
            yield line


async def say(line: ClientConnection, message: dict[str, Any]) -> None:
    await line.send(json.dumps(message))


async def hear(line: ClientConnection, kind: str | None = None) -> dict[str, Any]:
    while True:
        message = json.loads(await line.recv())
        if kind is None or message["type"] == kind:
            return dict(message)


async def rest(line: ClientConnection) -> list[dict[str, Any]]:
    """Everything that is said before the other end closes."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await line.recv()))
    return heard


async def ended(line: ClientConnection) -> tuple[str, int | None]:
    """The last words of a connection, and the number that it was closed with."""
    bye = (await rest(line))[-1]
    assert bye["type"] == "bye"
    return bye["code"], line.close_code


# --- coming in ------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example.org", "null", "https://{host}", ""])
async def test_another_page_is_turned_away_at_the_door(server: Server, origin: str) -> None:
    ann = Person(server)
    with pytest.raises(InvalidStatus) as refused:
        async with ann.line(ann.room(), origin=origin.format(host=server.host)):
            pass
    response = refused.value.response
    assert response.status_code == 403
    assert json.loads(response.body or b"")["code"] == "bad-origin"
    assert response.headers["x-content-type-options"] == "nosniff"


async def test_a_foreign_name_is_turned_away_at_the_door(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with Person(server).line("any", host="evil.example.org", origin="http://evil.example.org"):
            pass
    assert refused.value.response.status_code == 403


async def test_our_own_page_comes_in(server: Server) -> None:
    ann = Person(server)
    async with ann.line(ann.room(), origin=server.url) as line:
        await say(line, HELLO)
        welcome = await hear(line)
        assert (welcome["type"], welcome["id"], welcome["you"]["name"]) == ("welcome", "h", "Ann")
        assert ann.browser.cookies.jar is not None
        assert ann.cookie.partition("=")[2].split(".")[0] not in json.dumps(welcome)


@pytest.mark.parametrize("cookie", ["", "alehouse=forged", "{name}=AAAA.BBBB.CCCC"])
async def test_nobody_comes_in_without_a_cookie_of_ours(server: Server, cookie: str) -> None:
    ann = Person(server)
    given = cookie.format(name=ann.cookie.partition("=")[0])
    async with connect(server.socket(ann.room()), additional_headers={"cookie": given}) as line:
        assert await ended(line) == ("no-guest", 1008)


async def test_a_connection_begins_with_hello(server: Server) -> None:
    ann = Person(server)
    async with ann.line(ann.room()) as line:
        await say(line, {"type": "ping", "id": "1"})
        refused, bye = await rest(line)
        assert refused == {"type": "refused", "id": "1", "code": "hello-first"}
        assert bye == {"type": "bye", "code": "hello-first"}


async def test_hello_has_to_come_soon(narrow: Server) -> None:
    ann = Person(narrow)
    async with ann.line(ann.room()) as line:
        assert await ended(line) == ("hello-first", 1008)


async def test_another_version_is_told_ours(server: Server) -> None:
    ann = Person(server)
    async with ann.line(ann.room()) as line:
        await say(line, {**HELLO, "version": 99})
        refused, bye = await rest(line)
        assert (refused["id"], refused["code"], refused["params"]) == ("h", "other-protocol", {"server": 1})
        assert bye["params"] == {"server": 1}


@pytest.mark.parametrize("room", ["nothing", "a" * 300, "%00", "%F0%9F%8D%BA"])
async def test_a_room_that_is_not_there(server: Server, room: str) -> None:
    async with Person(server).line(room) as line:
        await say(line, HELLO)
        refused, bye = await rest(line)
        assert (refused["id"], refused["code"], bye["code"]) == ("h", "no-room", "no-room")


async def test_a_wrong_password(server: Server) -> None:
    room = Person(server).room(settings={"privacy": "password"}, password="hops")
    bob = Person(server, "Bob")
    async with bob.line(room) as line:
        await say(line, {**HELLO, "password": "malt"})
        assert await ended(line) == ("wrong-password", 1008)
    async with bob.line(room) as line:
        await say(line, {**HELLO, "password": "hops"})
        assert (await hear(line))["type"] == "welcome"


async def test_a_guest_has_so_many_connections(narrow: Server) -> None:
    ann = Person(narrow)
    room = ann.room()
    async with ann.inside(room), ann.inside(room) as second:
        async with ann.line(room) as third:
            assert await ended(third) == ("too-many-sockets", 1008)
        await second.close()
        await gone(narrow, 1)
        async with ann.inside(room):
            pass


async def gone(server: Server, left: int) -> None:
    """Wait until the server has so many sockets."""
    async with httpx.AsyncClient(base_url=server.url) as browser:
        while f"alehouse_sockets {float(left)}" not in (await browser.get("/metrics")).text.splitlines():
            pass


# --- inside ---------------------------------------------------------------------------------------


async def test_two_tabs_of_one_person(server: Server) -> None:
    ann = Person(server)
    room = ann.room()
    async with ann.inside(room) as first, ann.inside(room) as second:
        await say(first, {"type": "lock", "id": "1"})
        assert (await hear(first, "ok"))["id"] == "1"
        assert (await hear(second, "room"))["room"]["locked"] is True
        await second.close()
        await say(first, {"type": "ping", "id": "2"})
        assert (await hear(first, "pong"))["id"] == "2"


async def test_hello_is_said_once(server: Server) -> None:
    ann = Person(server)
    async with ann.inside(ann.room()) as line:
        await say(line, {**HELLO, "id": "again"})
        refused = await hear(line, "refused")
        assert (refused["id"], refused["code"]) == ("again", "bad-message")
        await say(line, {"type": "ping", "id": "1"})
        assert (await hear(line, "pong"))["id"] == "1"


RUBBISH = [
    ("", "bad-json", None),
    ("{", "bad-json", None),
    ("[]", "bad-json", None),
    ("null", "bad-json", None),
    ("{}", "unknown-type", None),
    ('{"type": "fly", "id": "1"}', "unknown-type", "1"),
    ('{"type": 7, "id": "1"}', "unknown-type", "1"),
    ('{"type": "sit", "id": "1", "seat": 99}', "bad-message", "1"),
    ('{"type": "sit", "id": 1}', "bad-message", None),
    ('{"type": "sit"}', "bad-message", None),
    ('{"type": "ping", "id": "1", "more": 1}', "bad-message", "1"),
    ('{"type": "ping", "id": "' + "a" * 41 + '"}', "bad-message", None),
    ("[" * 10_000, "bad-json", None),
    ('{"type":' * 1_000, "bad-json", None),
    ('{"type": "ping", "id": "\\ud800"}', "bad-json", None),
]


async def test_rubbish_is_refused_and_the_rest_is_heard(server: Server) -> None:
    ann = Person(server)
    async with ann.inside(ann.room()) as line:
        for text, code, id in RUBBISH:
            await line.send(text)
            refused = await hear(line, "refused")
            assert (refused["code"], refused["id"]) == (code, id), text
        await say(line, {"type": "ping", "id": "still"})
        assert (await hear(line, "pong"))["id"] == "still"


async def test_nothing_but_rubbish_is_closed(server: Server) -> None:
    ann = Person(server)
    async with ann.inside(ann.room()) as line:
        for _ in range(PATIENCE):
            await line.send("{")
        heard = await rest(line)
        assert [one["type"] for one in heard] == ["refused"] * PATIENCE + ["bye"]


async def test_too_fast_is_refused_by_name_and_then_closed(narrow: Server) -> None:
    ann = Person(narrow)
    burst = Limits().burst
    async with ann.inside(ann.room()) as line:
        for number in range(burst + PATIENCE):
            await say(line, {"type": "ping", "id": str(number)})
        heard = await rest(line)
    # The hello has taken one token. What is refused at the door overtakes what the room still works on.
    taken = [one["id"] for one in heard if one["type"] == "pong"]
    assert taken == [str(number) for number in range(burst - 1)][: len(taken)]
    late = [one for one in heard if one["type"] == "refused"]
    assert [one["id"] for one in late] == [str(number) for number in range(burst - 1, burst - 1 + PATIENCE)]
    assert all(one["code"] == "too-fast" and one["params"]["wait"] > 0 for one in late)
    assert (heard[-1]["type"], heard[-1]["code"]) == ("bye", "too-fast")


async def test_only_text_is_read(server: Server) -> None:
    ann = Person(server)
    async with ann.inside(ann.room()) as line:
        await line.send(b'{"type": "ping", "id": "1"}')
        assert await ended(line) == ("text-only", 1003)


async def test_a_long_message_is_told_so(server: Server) -> None:
    ann = Person(server)
    room = ann.room()
    fits = '{"type": "ping", "id": "1"}'.ljust(FRAME)
    async with ann.inside(room) as line:
        await line.send(fits)
        assert (await hear(line, "pong"))["id"] == "1"
        await line.send(fits + " ")
        bye = (await rest(line))[-1]
        assert (bye["code"], bye["params"], line.close_code) == ("too-big", {"limit": FRAME}, 1009)
    async with ann.inside(room) as line:
        await line.send("é" * (FRAME // 2 + 1))
        assert await ended(line) == ("too-big", 1009)


async def test_a_huge_message_is_not_even_read(server: Server) -> None:
    ann = Person(server)
    async with ann.inside(ann.room()) as line:
        with suppress(ConnectionClosed):
            await line.send(" " * 10_000_000)
        await rest(line)
        assert line.close_code == 1009


async def test_pieces_of_a_message_are_put_together(server: Server) -> None:
    ann = Person(server)
    async with ann.inside(ann.room()) as line:
        await line.send(["{", '"type": "ping"', ', "id": "1"}'])
        assert (await hear(line, "pong"))["id"] == "1"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x82\x00\x00\x00\x00\xff\xff", 1007),  # no UTF-8
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # no such kind of frame
        (b"\x81\x02{}", 1002),  # not masked
        (b"\x80\x80\x00\x00\x00\x00", 1002),  # goes on, but nothing has begun
        (b"\x89\xfe\x00\x7e" + b"\x00" * 130, 1002),  # a ping that is too long
        (b"\xf1\x80\x00\x00\x00\x00", 1002),  # bits that mean nothing
        (b"\x88\x81\x00\x00\x00\x00a", 1002),  # half a number at the end
    ],
)
async def test_broken_frames_close_the_line_and_nothing_else(server: Server, frame: bytes, code: int) -> None:
    ann = Person(server)
    room = ann.room()
    async with ann.inside(room) as other, ann.inside(room) as line:
        line.transport.write(frame)
        await rest(line)
        assert line.close_code == code
        await say(other, {"type": "ping", "id": "1"})
        assert (await hear(other, "pong"))["id"] == "1"
    assert "Traceback" not in server.log()


async def test_nonsense_after_the_end_is_not_our_fault(server: Server) -> None:
    ann = Person(server)
    async with ann.inside(ann.room()) as line:
        line.transport.write(b"\x88\x80\x00\x00\x00\x00" + b"\x81\x82\x00\x00\x00\x00\xff\xff")
        await rest(line)
    assert server.log() == ""


async def test_a_line_that_is_cut_leaves_nothing_behind(server: Server) -> None:
    ann = Person(server)
    room = ann.room()
    async with ann.inside(room) as line:
        line.transport.write(b"\x81\xfe\x01\x00half a fr")
        line.transport.abort()
    await gone(server, 0)
    assert "Traceback" not in server.log()

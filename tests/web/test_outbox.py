"""The outbox of a socket: in order, bounded, and never in anybody's way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.types import Message

from alehouse.protocol import Bye, Ok, read_reply, write
from alehouse.web.metrics import Metrics
from alehouse.web.sockets import CLOSE_CODES, Socket

pytestmark = pytest.mark.anyio


class Stuck:
    """The other end of a socket, which takes messages only when it is let."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.took: list[Message] = []
        self.tried = asyncio.Event()

    async def __call__(self, message: Message) -> None:
        self.tried.set()
        await self.open.wait()
        self.took.append(message)

    @property
    def said(self) -> list[Any]:
        return [read_reply(one["text"]) for one in self.took if one["type"] == "websocket.send"]


async def test_messages_keep_their_order() -> None:
    end = Stuck()
    end.open.set()
    socket = Socket(end, 10, 5.0, Metrics())
    for number in range(50):  # more at once than may wait for a slow reader
        socket.send(write(Ok(id=str(number))))
    socket.close("kicked")
    socket.send(write(Ok(id="too late")))
    socket.close("closing")
    await socket.sender
    assert end.said == [*(Ok(id=str(number)) for number in range(50)), Bye(code="kicked")]
    assert end.took[-1] == {"type": "websocket.close", "code": 1008}


async def test_a_slow_reader_is_closed() -> None:
    end = Stuck()
    metrics = Metrics()
    socket = Socket(end, 10, 5.0, metrics)
    socket.send(write(Ok(id="first")))
    await end.tried.wait()
    for number in range(11):
        socket.send(write(Ok(id=str(number))))
    assert socket.code == "too-slow"
    end.open.set()
    await socket.sender
    assert end.said == [Ok(id="first"), Bye(code="too-slow")]
    assert metrics.closings == {"too-slow": 1}


async def test_a_reader_that_takes_nothing_is_cut_off() -> None:
    end = Stuck()
    socket = Socket(end, 10, 0.0, Metrics())
    socket.send(write(Ok(id="first")))
    await end.tried.wait()
    socket.close("closing")
    with pytest.raises(asyncio.CancelledError):
        await socket.sender
    assert end.took == []


async def test_refusals_are_counted_by_their_codes() -> None:
    end = Stuck()
    end.open.set()
    metrics = Metrics()
    socket = Socket(end, 10, 5.0, metrics)
    socket.refuse("1", "stale", now=7)
    socket.refuse(None, "bad-json")
    socket.refuse("2", "no such code")
    assert metrics.refusals == {"stale": 1, "bad-json": 1, "other": 1}
    socket.close("closing")
    await socket.sender
    assert end.took[-1]["code"] == CLOSE_CODES["closing"]

"""A server with a seed deals the same cards again, so that what a browser shows can be tested."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from tests.web.conftest import Server

pytestmark = pytest.mark.anyio


async def deals(server: Server, games: int) -> list[Any]:
    """Who plays whom, and what Ann holds, in each of several games."""
    found: list[Any] = []
    browser = server.guest("Ann")
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    for _ in range(games):
        room = browser.post("/api/rooms", json={"settings": {"seats": 3}}).json()["room"]
        async with connect(server.socket(room), additional_headers={"cookie": cookie}) as line:
            asked: list[dict[str, Any]] = [
                {"type": "hello", "version": 1}, *[{"type": "add-bot", "bot": "normal"}] * 2, {"type": "start"},
            ]  # fmt: skip
            for number, request in enumerate(asked):
                await line.send(json.dumps({"id": str(number), **request}))
            while (message := json.loads(await line.recv()))["type"] != "state":
                assert message["type"] != "refused", message
            seats = [seat["character"] for seat in message["table"]["seats"]]
            found.append((seats, message["table"]["active"], message["you"]["hand"]))
    return found


async def test_the_same_seed_deals_the_same_games(server: Server, tmp_path: Path) -> None:
    start = type(server).start
    first, second, third = [start(tmp_path / name, seed=seed) for name, seed in (("a", 7), ("b", 7), ("c", 8))]
    one, two = await deals(first, 2), await deals(second, 2)
    assert one == two
    assert one[0] != one[1]
    assert await deals(third, 1) != one[:1]
    assert await deals(first, 2) == one, "another guest, after others: the same as if they were alone"
    assert "unsafe-seed" in first.log()
    for running in (first, second, third):
        running.stop()
    again = start(tmp_path / "a", seed=7)
    assert (await deals(again, 1))[0] not in one, "a game that the store has already is not dealt again"
    again.stop()

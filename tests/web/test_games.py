"""Games over HTTP: nothing before the end, everything after it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

import alehouse

if TYPE_CHECKING:
    from tests.web.conftest import Server

pytestmark = pytest.mark.anyio


async def test_a_game_is_shown_when_it_has_ended(server: Server) -> None:
    browser = server.guest("Ann")
    settings = {"seats": 2, "window": 0, "beat": 0, "privacy": "listed"}
    room = browser.post("/api/rooms", json={"settings": settings}).json()["room"]
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    async with connect(server.socket(room), additional_headers={"cookie": cookie}) as line:

        async def until(kind: str) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(await line.recv())
                assert message["type"] != "refused", message
                if message["type"] == kind:
                    return message

        for request in ({"type": "hello", "version": 1}, {"type": "add-bot", "bot": "random"}, {"type": "start"}):
            await line.send(json.dumps({"id": request["type"], **request}))
        await until("state")
        game = browser.get(f"/api/rooms/{room}").json()["game"]
        assert game["seed"] is None
        assert game["turn"] == 1
        for path in ("", "/record", "/film", "/film?seat=0"):
            answer = browser.get(f"/api/games/{game['id']}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
        assert browser.get("/api/games").json() == {"games": [], "mine": []}
        await line.send(json.dumps({"type": "concede", "id": "concede"}))
        ended = await until("ended")
    assert ended["id"] == game["id"]
    found = browser.get("/api/games").json()
    assert found["games"] == found["mine"]
    (listed,) = found["games"]
    assert listed.pop("seat") == 0
    assert {**listed, "seat": None} == browser.get(f"/api/games/{game['id']}").json()
    others = server.guest("Bob").get("/api/games").json()
    assert others == {"games": [{**listed, "seat": None}], "mine": []}
    assert listed["names"][0] == "Ann"
    assert listed["winners"] == ended["winners"]
    assert listed["conceded"] == [0]
    assert listed["began"] <= listed["ended"]

    record = browser.get(f"/api/games/{game['id']}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert alehouse.Game.from_record(record.text).commitment == game["commitment"]
    films = {seat: browser.get(f"/api/games/{game['id']}/film?seat={seat}").json() for seat in ("0", "1", "open")}
    assert hands(films["0"]) == {"0"}
    assert hands(films["1"]) == {"1"}
    assert hands(films["open"]) == {"0", "1"}
    assert browser.get(f"/api/games/{game['id']}/film?seat=2").json()["code"] == "no-such-seat"


def hands(film: dict[str, Any]) -> set[str]:
    """The seats whose hands a film shows."""
    return {seat for frame in film["frames"] for seat in frame.get("hands", {})}

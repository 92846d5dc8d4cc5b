"""Lessons over HTTP: one address that opens the room, deals and begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alehouse.table.limits import Limits

if TYPE_CHECKING:
    from tests.web.conftest import Inside

pytestmark = pytest.mark.anyio


async def test_a_lesson_begins_at_once(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        answer = await browser.post("/api/lessons", json={"lesson": "first"})
        assert answer.status_code == 201
        room = answer.json()["room"]
        assert answer.json()["link"].endswith(f"/t/{room}")
        await inside.house.keepers[room].close()  # what waits is done before
        info = (await browser.get(f"/api/rooms/{room}")).json()
        assert (info["lesson"], info["status"]) == ("first", "playing")
        assert [seat["character"] for seat in info["seats"]] == ["fiona", "gerki", "deirdre"]
        assert info["seats"][0]["name"] == "Ann"


async def test_whoever_begins_again_stays_in_the_same_room(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        rooms = {
            (await browser.post("/api/lessons", json={})).json()["room"] for _ in range(Limits().rooms_per_guest + 1)
        }
        assert len(rooms) == 1
        assert (await browser.get("/api/rooms")).json() == {"rooms": []}
    async with inside.guest("Bob") as browser:
        assert (await browser.post("/api/lessons", json={})).json()["room"] not in rooms


@pytest.mark.parametrize("body", [{"lesson": "second"}, {"lesson": 1}, {"seats": 3}])
async def test_there_is_no_other_lesson(inside: Inside, body: dict[str, object]) -> None:
    async with inside.guest("Ann") as browser:
        answer = await browser.post("/api/lessons", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_a_lesson_needs_a_guest_and_a_house_that_stays(inside: Inside) -> None:
    async with inside.browser() as browser:
        assert (await browser.post("/api/lessons", json={})).json()["code"] == "no-guest"
    inside.house.drain = True
    async with inside.guest("Ann") as browser:
        assert (await browser.post("/api/lessons", json={})).json()["code"] == "draining"

"""The JSON API, over a real house and a real store."""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

import pytest
import segno

from alehouse import __version__
from alehouse.bots import BOTS
from alehouse.packs import known
from alehouse.protocol import EMOTES, PHRASES, VERSION, Settings
from alehouse.table.limits import Limits

if TYPE_CHECKING:
    from tests.web.conftest import Inside

pytestmark = pytest.mark.anyio


async def test_health(inside: Inside) -> None:
    async with inside.browser() as browser:
        said = (await browser.get("/health")).json()
        assert said == {
            "status": "open",
            "version": __version__,
            "protocol": VERSION,
            "content": known().program.hash,
        }
        await inside.app.close()
        closing = await browser.get("/health")
        assert (closing.status_code, closing.json()["status"]) == (200, "closing")
    async with inside.again(drain=True).browser() as browser:
        assert (await browser.get("/health")).json()["status"] == "draining"


async def test_a_room_is_opened_and_found(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        made = await browser.post("/api/rooms", json={"settings": {"title": "Ale", "privacy": "listed"}})
        assert made.status_code == 201
        room = made.json()["room"]
        assert made.json()["link"] == f"http://127.0.0.1:8000/t/{room}"
        info = (await browser.get(f"/api/rooms/{room}")).json()
        assert info["settings"]["title"] == "Ale"
        assert info["seats"][0]["name"] == "Ann"
        assert [one["id"] for one in (await browser.get("/api/rooms")).json()["rooms"]] == [room]


async def test_a_link_has_the_public_address(inside: Inside) -> None:
    outside = inside.again(public_url="https://ale.example.org")
    async with outside.browser("https://ale.example.org") as browser:
        await browser.post("/api/guest", json={"name": "Ann"})
        made = (await browser.post("/api/rooms", json={})).json()
        assert made["link"] == f"https://ale.example.org/t/{made['room']}"


async def test_a_link_is_a_picture_for_cameras(inside: Inside) -> None:
    """What a camera reads is compared module by module with the code of the link; there is nobody without a room."""
    outside = inside.again(public_url="https://ale.example.org")
    async with outside.browser("https://ale.example.org") as browser:
        await browser.post("/api/guest", json={"name": "Ann"})
        made = (await browser.post("/api/rooms", json={})).json()
        answer = await browser.get(f"/api/rooms/{made['room']}/qr.svg")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", answer.text)}
        code = segno.make(made["link"], error="m", micro=False)
        assert dark == {(x, y) for y, row in enumerate(code.matrix_iter(border=2)) for x, on in enumerate(row) if on}
        again = await browser.get(str(answer.url), headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        lost = await browser.get("/api/rooms/nobody/qr.svg")
        assert (lost.status_code, lost.json()["code"]) == (404, "no-room")


async def test_rooms_by_link_are_not_listed_and_passwords_hide_people(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        await browser.post("/api/rooms", json={"settings": {"privacy": "link"}})
        hidden = {"settings": {"privacy": "password"}, "password": "hops"}
        room = (await browser.post("/api/rooms", json=hidden)).json()["room"]
        assert (await browser.get("/api/rooms")).json() == {"rooms": []}
        answer = await browser.get(f"/api/rooms/{room}")
        assert answer.json()["password"] is True
        assert "Ann" not in answer.text
        assert "hops" not in answer.text


async def test_no_secret_of_a_guest_is_ever_shown(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        cookie = "".join(str(one.value) for one in browser.cookies.jar)
        room = (await browser.post("/api/rooms", json={"settings": {"privacy": "listed"}})).json()["room"]
        guest = cookie.split(".")[0]
        for path in ("/api/guest", "/api/rooms", f"/api/rooms/{room}", "/metrics", "/api/openapi.json"):
            assert guest not in (await browser.get(path)).text


REFUSED: list[tuple[Any, int, str]] = [
    ({"settings": {"seats": 11}}, 400, "bad-message"),
    ({"settings": {"seats": "4"}}, 400, "bad-message"),
    ({"settings": {"clock": "sundial"}}, 400, "bad-message"),
    ({"nothing": 1}, 400, "bad-message"),
    ([], 400, "bad-message"),
    (None, 415, "bad-type"),
    ({"password": "a" * 61}, 400, "bad-message"),
    ({"settings": {"variant": "chess"}}, 409, "bad-settings"),
    ({"settings": {"drinks": ["milk"]}}, 409, "bad-settings"),
    ({"settings": {"privacy": "password"}}, 409, "bad-settings"),
]


@pytest.mark.parametrize(("body", "status", "code"), REFUSED)
async def test_bad_rooms(inside: Inside, body: object, status: int, code: str) -> None:
    async with inside.guest("Ann") as browser:
        answer = await browser.post("/api/rooms", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("content", "kind", "status", "code"),
    [
        (b"", "application/json", 400, "bad-json"),
        (b"{", "application/json", 400, "bad-json"),
        (b"\xff", "application/json", 400, "bad-json"),
        (b"[" * 5000, "application/json", 400, "bad-json"),
        (b"[" * 5000 + b"]" * 5000, "application/json", 400, "bad-json"),
        (b'{"name": "\\ud800"}', "application/json", 400, "bad-json"),
        (b'{"name": "Ann"}', "text/plain", 415, "bad-type"),
        (b'{"name": "Ann"}', "application/x-www-form-urlencoded", 415, "bad-type"),
        (b'{"name": "Ann"}', "", 415, "bad-type"),
        (b'{"name": "' + b"a" * 20_000 + b'"}', "application/json", 413, "too-big"),
        (b'{"name": "' + b"a" * 200 + b'"}', "application/json", 400, "bad-message"),
        (b'{"name": "\\u202eAnn"}', "application/json", 409, "bad-name"),
        (b'{"name": "Ann"}', "application/json; charset=utf-8", 200, ""),
        (b'{"name": "Ann"}', "Application/JSON", 200, ""),
    ],
)
async def test_bad_bodies(inside: Inside, content: bytes, kind: str, status: int, code: str) -> None:
    async with inside.browser() as browser:
        answer = await browser.post("/api/guest", content=content, headers={"content-type": kind})
        assert answer.status_code == status
        assert status == 200 or answer.json()["code"] == code


async def test_a_room_needs_a_guest(inside: Inside) -> None:
    async with inside.browser() as browser:
        answer = await browser.post("/api/rooms", json={})
        assert (answer.status_code, answer.json()) == (401, {"code": "no-guest", "params": {}})


async def test_a_guest_has_so_many_rooms(inside: Inside) -> None:
    limit = Limits().rooms_per_guest
    async with inside.guest("Ann") as browser:
        answers = [await browser.post("/api/rooms", json={}) for _ in range(limit + 1)]
        assert [one.status_code for one in answers] == [201] * limit + [429]
        assert answers[-1].json() == {"code": "too-many-rooms", "params": {"limit": limit}}


async def test_a_game_against_bots_that_was_left_makes_place_for_a_new_room(inside: Inside) -> None:
    limit = Limits().rooms_per_guest
    async with inside.guest("Ann") as browser:
        left = (await browser.post("/api/lessons", json={"lesson": "first"})).json()["room"]
        answers = [await browser.post("/api/rooms", json={}) for _ in range(limit + 1)]
        assert [one.status_code for one in answers] == [201] * limit + [429]
        room = inside.house.keepers[left].room
        while room.lobby.status == "playing":
            await asyncio.sleep(0)
        assert room.lobby.status == "over"


async def test_a_house_that_drains_opens_no_rooms(inside: Inside) -> None:
    inside.house.drain = True
    async with inside.guest("Ann") as browser:
        answer = await browser.post("/api/rooms", json={})
        assert (answer.status_code, answer.json()["code"]) == (409, "draining")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/rooms/nothing", "no-room"),
        ("/api/rooms/%00", "no-room"),
        ("/api/rooms/" + "a" * 500, "no-room"),
        ("/api/rooms/a'b", "no-room"),
        ("/api/games/nothing", "no-such-game"),
        ("/api/games/nothing/record", "no-such-game"),
        ("/api/games/nothing/film", "no-such-game"),
        ("/api/games/%F0%9F%8D%BA/film?seat=0", "no-such-game"),
        ("/api/rooms/", "not-found"),
        ("/api", "not-found"),
    ],
)
async def test_what_does_not_exist(inside: Inside, path: str, code: str) -> None:
    async with inside.browser() as browser:
        answer = await browser.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)


@pytest.mark.parametrize("seat", ["10", "-1", "", "Open", "0&seat=1", "1e0", "%00"])
async def test_a_film_is_seen_from_a_seat_or_openly(inside: Inside, seat: str) -> None:
    async with inside.browser() as browser:
        answer = await browser.get(f"/api/games/nothing/film?seat={seat}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_what_there_is(inside: Inside) -> None:
    async with inside.browser() as browser:
        bots = (await browser.get("/api/bots")).json()["bots"]
        assert [one["name"] for one in bots] == list(BOTS)
        phrases = (await browser.get("/api/phrases")).json()
        assert (tuple(phrases["emotes"]), tuple(phrases["phrases"])) == (EMOTES, PHRASES)
        characters = {one["id"]: one for one in (await browser.get("/api/characters")).json()["characters"]}
        assert set(known().playable) == {id for id, one in characters.items() if one["playable"]}
        assert characters["gerki"]["name"] == "Gerki"
        assert [characters[id]["plain"] for id in ("gerki", "serena", "phrenk")] == [True, False, False]
        cards = (await browser.get("/api/cards")).json()
        assert cards["content"] == known().program.hash
        assert {one["id"] for one in cards["cards"]} == set(known().cards)
        elbow = next(one for one in cards["cards"] if one["id"] == "make-some-elbow-room")
        assert elbow["type"] == "action"
        assert elbow["owner"] in characters
        assert "Fortitude" in elbow["text"]
        choices = (await browser.get("/api/choices")).json()
        assert {"individual", "two-headed-dragon"} == {one["id"] for one in choices["variants"]}
        assert Settings().drinks[0] in {one["id"] for one in choices["drinks"]}
        assert Settings().clock in {one["id"] for one in choices["clocks"]}


async def test_head_is_get_without_a_body(inside: Inside) -> None:
    async with inside.browser() as browser:
        assert (await browser.head("/health")).status_code == 200
        assert (await browser.head("/api/cards")).headers["etag"]


async def test_metrics_count_and_tell_nothing(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        await browser.post("/api/rooms", json={"settings": {"title": "Cellar"}})
        await browser.get("/api/nothing")
        answer = await browser.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        lines = answer.text.splitlines()
        assert "alehouse_rooms 1.0" in lines
        assert "alehouse_sockets 0.0" in lines
        assert 'alehouse_http_answers_total{status="404"} 1.0' in lines
        assert "Ann" not in answer.text
        assert "Cellar" not in answer.text


async def test_metrics_are_for_this_machine_alone(inside: Inside) -> None:
    """A player who could watch the counters would see that somebody answers, or that a bot has a choice."""
    async with inside.browser() as browser:
        for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"):
            assert (await browser.get("/metrics", headers={name: "127.0.0.1"})).status_code == 404
    async with inside.browser(address="192.168.0.7") as browser:
        answer = await browser.get("/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_the_document_describes_every_address(inside: Inside) -> None:
    async with inside.browser() as browser:
        document = (await browser.get("/api/openapi.json")).json()
        assert document["openapi"] == "3.1.0"
        served = {(one.path, one.method.lower()) for one in inside.app.api.endpoints()}
        assert served == {(path, method) for path, item in document["paths"].items() for method in item}
        refs = {ref for ref in json.dumps(document).split('"') if ref.startswith("#/components/schemas/")}
        assert {ref.rpartition("/")[2] for ref in refs} <= set(document["components"]["schemas"])
        for path, item in document["paths"].items():
            for method in item:
                codes = item[method]["responses"]
                assert "403" in codes, (path, method)


async def test_a_store_that_fails_is_no_traceback(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        await inside.store.close()
        answers = [await browser.post("/api/rooms", json={}), await browser.get("/api/games")]
        assert {one.status_code for one in answers} == {500}
        assert {one.text for one in answers} == {'{"code":"server-error","params":{}}'}


@pytest.mark.parametrize("path", ["/nowhere", "/t/BAD!/x", "/about/us"])
async def test_a_person_who_is_lost_gets_the_page(inside: Inside, path: str) -> None:
    async with inside.browser() as browser:
        answer = await browser.get(path, headers={"accept": "text/html,*/*"})
        assert answer.status_code == 404
        assert answer.text == (await browser.get("/")).text


async def test_a_program_that_is_lost_gets_a_refusal(inside: Inside) -> None:
    async with inside.browser() as browser:
        for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
            answer = await browser.get(path, headers={"accept": accept})
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

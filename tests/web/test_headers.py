"""What stands around every answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from alehouse.protocol import CODES
from alehouse.table.refusal import Refusal
from alehouse.web.config import BadConfig, Config, is_loopback, limits_from, origin_of
from alehouse.web.doors import Door
from alehouse.web.refusals import STATUS

if TYPE_CHECKING:
    from tests.web.conftest import Inside, Server

pytestmark = pytest.mark.anyio
SOURCES = Path(__file__).parents[2] / "src/alehouse/web"


async def test_every_answer_is_safe(inside: Inside) -> None:
    async with inside.browser() as browser:
        for path in ("/health", "/api/rooms", "/nothing", "/api/rooms/nothing", "/metrics", "/"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "strict-transport-security" not in headers
            assert "server" not in headers


async def test_https_is_kept(inside: Inside) -> None:
    outside = inside.again(public_url="https://ale.example.org")
    async with outside.browser() as browser:
        answer = await browser.post("/api/guest", json={"name": "Ann"}, headers={"origin": "https://ale.example.org"})
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert "wss://ale.example.org" in answer.headers["content-security-policy"]
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-alehouse-")
        assert "Secure" in cookie


async def test_nothing_of_the_api_is_kept_by_caches_unless_it_is_meant_to_be(inside: Inside) -> None:
    async with inside.browser() as browser:
        assert (await browser.get("/api/rooms")).headers["cache-control"] == "no-store"
        cards = await browser.get("/api/cards")
        assert cards.headers["cache-control"] == "no-cache"
        tag = cards.headers["etag"]
        assert re.fullmatch(r'"[0-9a-f]{32}"', tag)
        again = await browser.get("/api/cards", headers={"if-none-match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)


async def test_what_is_not_there_is_said_in_json(inside: Inside) -> None:
    async with inside.browser() as browser:
        missing = await browser.get("/api/nothing")
        assert (missing.status_code, missing.json()) == (404, {"code": "not-found", "params": {}})
        wrong = await browser.delete("/api/guest")
        assert (wrong.status_code, wrong.json()["code"]) == (405, "not-allowed")
        assert set(wrong.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


async def test_a_fault_of_ours_says_nothing_about_itself(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(guest: str) -> None:
        raise RuntimeError("the seed is 7")

    async with inside.guest("Ann") as browser:
        monkeypatch.setattr(inside.house, "listed", broken)
        answer = await browser.get("/api/rooms")
        assert (answer.status_code, answer.json()) == (500, {"code": "server-error", "params": {}})


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("127.0.0.1:8000", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("[::1]:8000", True),
        ("127.0.0.2", True),
        ("evil.example.org", False),
        ("localhost.evil.example.org", False),
        ("127.0.0.1.evil.example.org", False),
        ("192.168.0.7:8000", False),
        ("127.0.0.1@evil.example.org", False),
        ("", False),
        ("a b", False),
    ],
)
async def test_a_server_for_this_machine_is_asked_under_its_own_name(inside: Inside, host: str, fine: bool) -> None:
    async with inside.browser() as browser:
        answer = await browser.get("/health", headers={"host": host})
        assert answer.status_code == (200 if fine else 403)
        assert fine or answer.json()["code"] == "bad-host"


async def test_a_server_for_others_may_have_any_name(inside: Inside) -> None:
    async with inside.again(host="0.0.0.0").browser() as browser:
        assert (await browser.get("/health", headers={"host": "ale.local:8000"})).status_code == 200


ORIGINS = [
    ("http://127.0.0.1:8000", True),
    ("HTTP://127.0.0.1:8000", True),
    (None, True),
    ("https://127.0.0.1:8000", False),
    ("http://127.0.0.1:8001", False),
    ("http://localhost:8000", False),
    ("http://evil.example.org", False),
    ("null", False),
    ("", False),
]


@pytest.mark.parametrize(("origin", "fine"), ORIGINS)
async def test_only_our_own_page_may_post(inside: Inside, origin: str | None, fine: bool) -> None:
    headers = {} if origin is None else {"origin": origin}
    async with inside.browser() as browser:
        answer = await browser.post("/api/guest", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == (200 if fine else 403)
        assert fine or (answer.json()["code"] == "bad-origin" and "set-cookie" not in answer.headers)


def test_two_origins_are_none() -> None:
    door = Door(Config(data=Path()))
    twice = [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"origin", b"http://evil.example.org")]
    door.check_origin({"headers": twice[:2]})
    with pytest.raises(Refusal, match="bad-origin"):
        door.check_origin({"headers": twice})


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://ale.example.org", "https://ale.example.org"),
        ("https://Ale.example.org:443/", "https://ale.example.org"),
        ("http://ale.example.org:8080", "http://ale.example.org:8080"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_a_public_address(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    "url",
    ["", "ale.example.org", "ftp://a", "https://", "https://a/ale", "https://u:p@a", "https://a:x", "https://a?b"],
)
def test_what_is_no_public_address(url: str) -> None:
    with pytest.raises(BadConfig, match="--public-url"):
        origin_of(url)


def test_loopback() -> None:
    assert all(map(is_loopback, ("localhost", "127.0.0.1", "::1", "[::1]", "a.localhost", "127.9.9.9")))
    assert not any(map(is_loopback, ("0.0.0.0", "192.168.0.1", "::", "example.org", "")))


def test_limits_can_be_changed() -> None:
    limits, door = limits_from(["rate=200", "hello=0.5", "burst=7"])
    assert (limits.rate, limits.burst, door.hello) == (200.0, 7, 0.5)
    for wrong in ("rate", "rate=", "rate=-1", "burst=1.5", "rate=nan", "nothing=1", "burst=3000000000"):
        with pytest.raises(BadConfig):
            limits_from([wrong])


def test_every_code_is_explained() -> None:
    """Whatever this room refuses with is in the list of codes."""
    said = re.compile(r'(?:Refusal\(|close\(|refuse\([^,]+, |_complain\([^,]+, )"([a-z-]+)"')
    used = {code for file in SOURCES.glob("*.py") for code in said.findall(file.read_text())}
    assert {"bad-origin", "too-slow", "hello-first", "no-guest"} <= used
    assert (used | STATUS.keys()) - CODES.keys() == set()


async def test_pages_and_files(inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    for name in ("index.html", "style.css", "assets/page-1a2b.js", ".hidden", "assets/.hidden"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    monkeypatch.setattr("alehouse.web.files.STATIC", folder)
    async with inside.again().browser() as browser:
        page = await browser.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        for path in (
            "/t/abc", "/tables", "/replays", "/watch/abc", "/learn", "/characters", "/characters/gerki", "/rules",
            "/rules/GAMBLE-05", "/about", "/design", "/static/index.html",
        ):  # fmt: skip
            assert (await browser.get(path)).text == "index.html"
        assert (await browser.get("/about/us")).status_code == 404
        assert (await browser.get("/", headers={"if-none-match": page.headers["etag"]})).status_code == 304
        assert (await browser.get("/static/style.css")).headers["content-type"] == "text/css; charset=utf-8"
        script = await browser.get("/static/assets/page-1a2b.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert (await browser.get("/static/.hidden")).status_code == 404
        assert (await browser.get("/static/assets/.hidden")).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static//etc/passwd",
        "/static/%00",
        "/static/",
        "/static/nothing.js",
        "/static/" + "a" * 3000,
        "/../pyproject.toml",
    ],
)
async def test_nothing_outside_the_folder_can_be_had(server: Server, path: str) -> None:
    line = httpx.Client(base_url=server.url)
    request = line.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    assert line.send(request).status_code == 404

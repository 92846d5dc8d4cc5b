"""Big answers are packed for those who can unpack them, and for nobody else."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from alehouse.web.files import Files
from alehouse.web.packed import LEAST, packed_for, takes_gzip

if TYPE_CHECKING:
    from tests.web.conftest import Inside

pytestmark = pytest.mark.anyio

PLAIN = {"accept-encoding": "identity"}
GZIP = {"accept-encoding": "gzip"}


@pytest.mark.parametrize("path", ["/api/cards", "/api/openapi.json", "/api/characters"])
async def test_what_is_kept_has_two_forms_with_a_tag_each(inside: Inside, path: str) -> None:
    async with inside.browser() as browser:
        plain, small = await browser.get(path, headers=PLAIN), await browser.get(path, headers=GZIP)
        assert plain.content == small.content
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"
        assert plain.headers["etag"] != small.headers["etag"]
        for one, headers in ((plain, PLAIN), (small, GZIP)):
            kept = await browser.get(path, headers={**headers, "if-none-match": one.headers["etag"]})
            assert (kept.status_code, kept.headers["vary"]) == (304, "Accept-Encoding")


async def test_what_is_said_once_is_packed_if_it_is_long(inside: Inside) -> None:
    async with inside.guest("Ann") as browser:
        short = await browser.get("/api/rooms", headers=GZIP)
        assert "content-encoding" not in short.headers
        for _ in range(3):
            await browser.post("/api/rooms", json={"settings": {"privacy": "listed"}})
        long = await browser.get("/api/rooms", headers=GZIP)
        assert long.headers["content-encoding"] == "gzip"
        assert long.json() == (await browser.get("/api/rooms", headers=PLAIN)).json()


@pytest.mark.parametrize("size", [LEAST - 1, LEAST, 200_000])
async def test_short_answers_stay_as_they_are(size: int) -> None:
    given = Response(b"a" * size, media_type="text/plain")
    response = await packed_for(Headers(GZIP), given)
    assert (response.headers.get("content-encoding") == "gzip") is (size >= LEAST)
    if size >= LEAST:
        assert gzip.decompress(bytes(response.body)) == given.body


@pytest.mark.parametrize(
    ("said", "takes"),
    [
        ("gzip", True), ("br, gzip;q=0.5", True), ("*", True), ("GZIP", True), ("deflate,gzip", True),
        ("", False), ("br", False), ("gzip;q=0", False), ("gzip; q=0.0", False), ("identity", False), ("xgzip", False),
    ],
)  # fmt: skip
async def test_who_can_unpack(said: str, takes: bool) -> None:
    assert takes_gzip(Headers({"accept-encoding": said})) is takes


async def test_files_that_are_dense_stay_as_they_are(tmp_path: Path) -> None:
    expected = {"index.html": True, "a.png": False, "a.woff2": False, "a.svg": True}
    for name in expected:
        (tmp_path / name).write_bytes(b"x" * 5000)
    files = Files(tmp_path)
    request = Request({"type": "http", "headers": [(b"accept-encoding", b"gzip")]})
    assert {name: "content-encoding" in files.give(request, name).headers for name in expected} == expected

"""The files of the page, read once: what is not among them cannot be asked for, whatever the path says."""

from __future__ import annotations

import os
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePosixPath

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ..table.refusal import Refusal
from .packed import packed, takes_gzip

STATIC = Path(os.environ.get("ALEHOUSE_PAGE") or Path(__file__).with_name("static"))
"""The page, once it has been built; those who work on it may build it elsewhere, and several at once ..."""
PLAIN = Path(__file__).with_name("plain")
"""... and the plain table, which needs no building and stands in for it until then."""
INDEX = "index.html"
FOREVER = "assets/"
"""The page's builder puts a hash into the names of these files, so they never change."""
TYPES = {
    # Not every system knows them, or knows them right, and browsers believe us.
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class Tagged(Struct, frozen=True):
    """An answer that is made once and given often, plain and packed, each with a strong ETag of its own."""

    plain: Response
    small: Response | None


def tagged(body: bytes, media_type: str, cache: str = "no-cache") -> Tagged:
    plain = Response(body, media_type=media_type)
    plain.headers["etag"] = tag_of(body)
    plain.headers["cache-control"] = cache
    small = packed(plain)
    if small is not None:
        plain.headers["vary"] = small.headers["vary"]
        small.headers["etag"] = tag_of(bytes(small.body))
    return Tagged(plain, small)


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


def fresh(request: Request, found: Tagged) -> Response:
    """The answer, or 304 if the asker has it."""
    response = found.small if found.small is not None and takes_gzip(request.headers) else found.plain
    has = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if response.headers["etag"] not in has and "*" not in has:
        return response
    kept = {name: response.headers[name] for name in ("etag", "cache-control", "vary") if name in response.headers}
    return Response(status_code=304, headers=kept)


def type_of(name: str) -> str:
    return TYPES.get(PurePosixPath(name).suffix.lower()) or guess_type(name)[0] or "application/octet-stream"


class Files:
    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or (STATIC if (STATIC / INDEX).is_file() else PLAIN)
        self._found: dict[str, Tagged] = {}
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            if file.is_file() and not any(part.startswith(".") for part in name.split("/")):
                cache = f"public, max-age={31_536_000}, immutable" if name.startswith(FOREVER) else "no-cache"
                self._found[name] = tagged(file.read_bytes(), type_of(name), cache)

    def give(self, request: Request, name: str) -> Response:
        found = self._found.get(name)
        if found is None:
            raise Refusal("not-found")
        return fresh(request, found)

    async def index(self, request: Request) -> Response:
        """The page, which looks at its own address to see what to show."""
        return self.give(request, INDEX)

    def lost(self, request: Request) -> Response:
        """The page for an address that does not exist."""
        found = self._found[INDEX]
        response = found.small if found.small is not None and takes_gzip(request.headers) else found.plain
        kept = {name: response.headers[name] for name in ("content-encoding", "vary") if name in response.headers}
        return Response(response.body, status_code=404, media_type=response.media_type, headers=kept)

    async def file(self, request: Request) -> Response:
        return self.give(request, str(request.path_params["path"]))

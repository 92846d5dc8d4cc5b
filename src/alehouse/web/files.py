"""The files of the page, read once: what is not among them cannot be asked for, whatever the path says."""

from __future__ import annotations

from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

from ..table.refusal import Refusal

STATIC = Path(__file__).with_name("static")
"""The page, once it has been built ..."""
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


def tagged(body: bytes, media_type: str, cache: str = "no-cache") -> Response:
    """An answer with a strong ETag."""
    response = Response(body, media_type=media_type)
    response.headers["etag"] = f'"{sha256(body).hexdigest()[:32]}"'
    response.headers["cache-control"] = cache
    return response


def fresh(request: Request, response: Response) -> Response:
    """The answer, or 304 if the asker has it."""
    has = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if response.headers["etag"] not in has and "*" not in has:
        return response
    kept = {name: response.headers[name] for name in ("etag", "cache-control")}
    return Response(status_code=304, headers=kept)


def type_of(name: str) -> str:
    return TYPES.get(PurePosixPath(name).suffix.lower()) or guess_type(name)[0] or "application/octet-stream"


class Files:
    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or (STATIC if (STATIC / INDEX).is_file() else PLAIN)
        self._found: dict[str, Response] = {}
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

    async def file(self, request: Request) -> Response:
        return self.give(request, str(request.path_params["path"]))

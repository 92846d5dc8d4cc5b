"""Answers made smaller for those who can unpack them. What never changes is packed once, when it is made."""

from __future__ import annotations

import asyncio
import gzip
import re

from starlette.datastructures import Headers
from starlette.responses import Response

LEAST = 1024
"""Bytes that are worth the trouble."""
QUICK, BEST = 4, 9
"""How hard to press: an answer of the moment, and one that is given again and again."""
LONG = 32_768
"""Bytes that take so long to pack that no table shall wait for it."""

_GZIP = re.compile(r"(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q\s*=\s*(?P<q>[0-9.]+)\s*)?(?=,|$)", re.IGNORECASE)
_DENSE = ("image/png", "image/webp", "audio/", "font/")
"""What is packed already."""


def takes_gzip(headers: Headers) -> bool:
    found = _GZIP.search(headers.get("accept-encoding", ""))
    return found is not None and (found["q"] is None or found["q"].strip("0.") != "")


def packed(response: Response, level: int = BEST) -> Response | None:
    """The same answer in gzip; None if that would not make it smaller."""
    body = bytes(response.body)
    if len(body) < LEAST or (response.media_type or "").startswith(_DENSE):
        return None
    small = gzip.compress(body, level, mtime=0)
    if len(small) > 0.9 * len(body):
        return None
    out = Response(small, response.status_code, media_type=response.media_type)
    for name, value in response.headers.items():
        if name not in ("content-length", "content-type"):
            out.headers[name] = value
    out.headers["content-encoding"] = "gzip"
    out.headers["vary"] = "Accept-Encoding"
    return out


async def packed_for(headers: Headers, response: Response) -> Response:
    """An answer of the moment, packed if it is worth it and the asker can unpack it."""
    if "content-encoding" in response.headers or len(response.body) < LEAST:
        return response
    response.headers["vary"] = "Accept-Encoding"
    if not takes_gzip(headers):
        return response
    if len(response.body) < LONG:
        return packed(response, QUICK) or response
    return await asyncio.to_thread(packed, response, QUICK) or response

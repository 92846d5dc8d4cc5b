"""What an address of the API takes and gives, in one place: the router and the OpenAPI document both read it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ..protocol import write
from ..table.refusal import Refusal
from .config import DoorLimits
from .doors import header

T = TypeVar("T")

JSON, TEXT, SVG = "application/json", "text/plain; charset=utf-8", "image/svg+xml"
BODY = ("bad-type", "bad-json", "bad-message", "too-big", "too-slow")
"""What a request with a body may be refused for."""


class Query(Struct, frozen=True, kw_only=True):
    """A parameter after the question mark."""

    name: str
    values: tuple[str, ...]
    default: str
    said: str
    strict: bool = True
    """If not, a value that we do not know is the default."""

    def read(self, request: Request) -> str:
        given = request.query_params.getlist(self.name)
        value = given[0] if given else self.default
        if not self.strict:
            return value if value in self.values else self.default
        if len(given) > 1 or value not in self.values:
            raise Refusal("bad-message", problem=f"`{self.name}` is one of {', '.join(self.values)}")
        return value


class Endpoint(Struct, frozen=True, kw_only=True):
    method: str
    path: str
    said: str
    """What it is for, in one sentence."""
    run: Callable[[Request], Awaitable[Response]]
    answer: Any
    """The type of what it gives; `str` for text."""
    text: str = TEXT
    """What kind of text, if it gives any."""
    status: int = 200
    body: type[Struct] | None = None
    query: tuple[Query, ...] = ()
    refusals: tuple[str, ...] = ()
    guest: bool = False
    """Only somebody with a cookie may ask."""
    cached: bool = False
    """It has a strong ETag, and answers 304 to whoever has it."""
    cookie: bool = False
    """It sets the cookie."""

    def codes(self) -> tuple[str, ...]:
        """Everything that it may refuse with."""
        found = ["bad-host"]
        if self.method == "POST":
            found.append("bad-origin")
        if self.body is not None:
            found += BODY
        if any(one.strict for one in self.query):
            found.append("bad-message")
        if self.guest:
            found.append("no-guest")
        return tuple(dict.fromkeys((*found, *self.refusals)))


def answer(body: Any, status: int = 200) -> Response:
    return Response(write(body), status, media_type=JSON)


async def read_body(request: Request, kind: type[T], limits: DoorLimits) -> T:
    """The body of a request. Raises Refusal."""
    media = (header(request.scope, b"content-type") or "").split(";")[0].strip().lower()
    if media != JSON:
        raise Refusal("bad-type")
    data = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limits.body:
                    raise Refusal("too-big", limit=limits.body)
    except TimeoutError:
        raise Refusal("too-slow") from None
    except ClientDisconnect:
        raise Refusal("bad-json") from None
    try:
        return msgspec.convert(whole_numbers(msgspec.json.decode(bytes(data))), kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", problem=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad-json") from None


def whole_numbers(value: Any) -> Any:
    """The same with 4 for 4.0: to JSON, and to JSON Schema, they are one number."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole_numbers(one) for one in value]
    if isinstance(value, dict):
        return {name: whole_numbers(one) for name, one in value.items()}
    return value

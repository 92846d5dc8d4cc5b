"""Refusals over HTTP: `{"code": ..., "params": {...}}` with a status that proxies and programs understand."""

from __future__ import annotations

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.responses import Response

from ..protocol import write
from ..table.refusal import Refusal
from .bodies import Error

REFUSED = HTTPStatus.CONFLICT
"""The request is well made, and the house says no; the code says why."""
STATUS = {
    "bad-json": HTTPStatus.BAD_REQUEST,
    "bad-message": HTTPStatus.BAD_REQUEST,
    "no-guest": HTTPStatus.UNAUTHORIZED,
    "bad-host": HTTPStatus.FORBIDDEN,
    "bad-origin": HTTPStatus.FORBIDDEN,
    "wrong-password": HTTPStatus.FORBIDDEN,
    "no-room": HTTPStatus.NOT_FOUND,
    "no-such-game": HTTPStatus.NOT_FOUND,
    "no-such-seat": HTTPStatus.NOT_FOUND,
    "bad-code": HTTPStatus.NOT_FOUND,
    "not-found": HTTPStatus.NOT_FOUND,
    "not-allowed": HTTPStatus.METHOD_NOT_ALLOWED,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "too-big": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "bad-type": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-rooms": HTTPStatus.TOO_MANY_REQUESTS,
    "server-error": HTTPStatus.INTERNAL_SERVER_ERROR,
}


def status_of(code: str) -> int:
    return int(STATUS.get(code, REFUSED))


def refused(refusal: Refusal) -> Response:
    body = write(Error(code=refusal.code, params=refusal.params))
    response = Response(body, status_of(refusal.code), media_type="application/json")
    if "wait" in refusal.params:
        response.headers["retry-after"] = str(-(-int(refusal.params["wait"]) // 1000))
    return response


def not_served(error: HTTPException) -> Response:
    """What the router itself refuses."""
    code = "not-allowed" if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED else "not-found"
    response = refused(Refusal(code))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response

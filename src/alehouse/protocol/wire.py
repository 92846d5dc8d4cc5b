"""Messages to bytes and back."""

from __future__ import annotations

from typing import Any

import msgspec

from .replies import Reply
from .requests import Request

_ENCODER = msgspec.json.Encoder()
_REQUESTS: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_REPLIES: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class BadMessage(Exception):
    """A message that cannot be read: the code of the refusal, its parameters, and the request id if there is one."""

    def __init__(self, code: str, id: str | None = None, **params: Any) -> None:
        self.code = code
        self.id = id
        self.params = params
        super().__init__(code)


def write(message: Any) -> bytes:
    return _ENCODER.encode(message)


def read_reply(data: bytes | str) -> Reply:
    return _REPLIES.decode(data)


def read_request(data: bytes | str) -> Request:
    """A request. Raises BadMessage."""
    try:
        return _REQUESTS.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise problem_with(data, str(error)) from None


def problem_with(data: bytes | str, message: str) -> BadMessage:
    """What is wrong with a message, and which request it was if that can still be read."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return BadMessage("bad-json")
    if not isinstance(found, dict):
        return BadMessage("bad-json")
    id = found.get("id")
    kept = id if isinstance(id, str) and 1 <= len(id) <= 40 else None
    tags = {kind.__struct_config__.tag for kind in Request.__args__}
    kind = found.get("type")
    if not isinstance(kind, str) or kind not in tags:
        return BadMessage("unknown-type", kept)
    return BadMessage("bad-message", kept, problem=message)

"""What can go wrong between a client and a server, each with a sentence for whoever sits there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..errors import AlehouseError
from ..protocol import CODES


def meaning(code: str, params: Mapping[str, Any]) -> str:
    """A refusal in words: the parameters stand where their names were."""

    def value(found: re.Match[str]) -> str:
        said = params.get(found[1], found[1])
        return ", ".join(str(one) for one in said) if isinstance(said, list) else str(said)

    return re.sub(r"`([a-z]+)`", value, CODES.get(code, code))


class Refused(AlehouseError):
    """The server has not done what was asked; nothing has changed."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None) -> None:
        self.code = code
        self.params = dict(params or {})
        super().__init__(meaning(code, self.params))


class Gone(AlehouseError):
    """The table cannot be reached any more, and trying again is of no use."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None) -> None:
        self.code = code
        self.params = dict(params or {})
        super().__init__(meaning(code, self.params))


class NoServer(AlehouseError):
    """Nobody answers at that address."""

    def __init__(self, origin: str, why: str) -> None:
        self.why = why
        super().__init__(f"no server answers at {origin} ({why}); start one with: alehouse serve")


class BadAddress(AlehouseError):
    """A text that is no link to a server or a table."""


class Gap(AlehouseError):
    """An update that does not follow the one before it: something was lost, or came twice."""

    def __init__(self, game: int, expected: int, got: int) -> None:
        self.game = game
        self.expected = expected
        self.got = got
        super().__init__(f"game {game}: update {expected} should have come, but {got} came")

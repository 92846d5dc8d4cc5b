"""What the table does not do, as a code with parameters (`alehouse.protocol.CODES`)."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """A request that is refused. Nothing has changed."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(code)

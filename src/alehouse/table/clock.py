"""Where the time comes from. Tests bring their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Cancelled(Protocol):
    """A call that can still be called off."""

    def cancel(self) -> None: ...


class TableClock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970; never goes back."""
        ...

    def call_at(self, when: int, function: Callable[[], None]) -> Cancelled:
        """Call this when it is so late."""
        ...


class SystemClock:
    """The machine's clock, which goes on evenly even if somebody sets it."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int((time.monotonic() + self._offset) * 1000)

    def call_at(self, when: int, function: Callable[[], None]) -> Cancelled:
        # A timer may ring a little early; a millisecond more saves a second round.
        return asyncio.get_running_loop().call_later(max(0, when - self.now() + 1) / 1000, function)

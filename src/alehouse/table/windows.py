"""How long a response window stays open. Only public facts and what people do by hand may decide that.

With a delay D, a window closes when every person has answered by hand, or after D, whatever anybody holds; those
whom it touches have longer. A point between phases closes at once, unless somebody has asked for full control.
When windows reopen one after another with nothing played between them, only the first of them waits, apart from
those whom it touches.

Without a delay (an open table among friends, or one person among bots) the table waits for whoever has something to
answer and has not yielded, and for nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.view import Window
from ..protocol import Delays
from .chair import Chair

Key = tuple[str, int, str | None, int]


class Chain:
    """Which windows have been open, so that a reopening can be told from an opening."""

    __slots__ = ("_deepest", "_quiet", "_seen", "reopened")

    def __init__(self) -> None:
        self._seen: dict[int, Key] = {}
        self._deepest = 0
        self._quiet = False
        self.reopened = False

    def open(self, window: Window) -> bool:
        """A window opens. True if it need not wait, because one has just reopened and closed quietly."""
        key = (window.entry, window.seat, window.card, window.step)
        quiet = self._quiet
        self.reopened = self._deepest > window.depth and self._seen.get(window.depth) == key
        self._seen = {depth: kept for depth, kept in self._seen.items() if depth < window.depth}
        self._seen[window.depth] = key
        self._deepest = window.depth
        return self.reopened and quiet

    def close(self, played: bool) -> None:
        self._quiet = self.reopened and not played


def closing_time(
    window: Window, people: Sequence[Chair], opened: int, delays: Delays, waits_not: bool
) -> tuple[int, int]:
    """With a delay: when a window closes for those it does not touch, and for those it does. Public facts only."""
    if window.entry == "free":
        end = opened + delays.window if any(chair.level == "full" for chair in people) else opened
        return end, end
    end = opened if waits_not else opened + delays.window
    return end, max(end, opened + delays.touched)


def held_until(chair: Chair, end: int) -> int:
    """A person who holds a window draws on the bank, but not before it would have closed."""
    return max(end, chair.held) + chair.bank if chair.holding else end

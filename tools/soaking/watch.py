"""Progress, and an end to whatever makes none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 90.0
"""Seconds without any event after which nothing is expected to happen any more."""
WORD = 20.0
"""Seconds after which those who work say that they still do."""

Say = Callable[[str], None]


def silent(text: str) -> None:
    """For tests, which have nobody to tell how far they are."""


def aloud(text: str) -> None:
    print(text, flush=True)


class Stuck(Exception):
    """Nothing has happened for too long. The text says where everything stands."""


class Pulse:
    """Counts whatever happens, so that a standstill can be told from slowness."""

    def __init__(self) -> None:
        self.beats = 0

    def __call__(self, what: str = "") -> None:
        self.beats += 1


async def unless_stuck(
    work: Awaitable[T], pulse: Pulse, standing: Callable[[], str], patience: float = PATIENCE, say: Say = silent
) -> T:
    """What the work gives. Raises Stuck if the pulse stands still, however long the work may take otherwise."""
    task = asyncio.ensure_future(work)
    beats = pulse.beats
    since = spoke = time.monotonic()
    try:
        while not task.done():
            await asyncio.wait([task], timeout=1.0)
            if pulse.beats != beats:
                beats, since = pulse.beats, time.monotonic()
                if since - spoke > WORD:
                    spoke = since
                    say(f"    ... {beats} events so far")
            elif time.monotonic() - since > patience and not task.done():
                raise Stuck(f"nothing has happened for {patience:.0f} seconds:\n{standing()}")
        return task.result()
    finally:
        task.cancel()
        await asyncio.wait([task])


def seen(things: Iterable[object]) -> Callable[[], str]:
    """Says how each of these things stands."""
    return lambda: "\n".join(str(thing) for thing in things)

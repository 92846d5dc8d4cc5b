"""What the host of a virtual machine takes away from it: a processor that is lent to somebody else draws nothing.

Linux tells it in /proc/stat, in hundredths of a second; elsewhere nothing is known, and nothing counts as taken.
"""

from __future__ import annotations

import bisect
import os
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

STAT = Path("/proc/stat")
STEP = 0.02
"""Seconds between two looks."""
TICK_MS = 1000 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 10.0
BEFORE_MS = 50.0
"""What was taken so long before still keeps others waiting: a frame that is not ready lets the next one wait."""
STOLEN = 8
"""Its place among the numbers of a processor: user, nice, system, idle, iowait, irq, softirq, steal."""


def ticks() -> int:
    """So much has been taken from all processors together, since the machine was started."""
    try:
        with STAT.open() as stat:
            words = stat.readline().split()
    except OSError:
        return 0
    return int(words[STOLEN]) if len(words) > STOLEN else 0


class Watch:
    """Looks at the clock and at what was taken, from beginning to end."""

    def __init__(self) -> None:
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._look, name="stolen", daemon=True)
        self._first = ticks()
        self._begun = time.time() * 1000
        self._ended = self._begun
        self.taken: list[float] = []
        """When it was seen that something had been taken since the last look; milliseconds since 1970."""

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._done.set()
        self._thread.join()
        self._ended = time.time() * 1000

    def _look(self) -> None:
        last = self._first
        while not self._done.wait(STEP):
            now = ticks()
            if now != last:
                self.taken.append(time.time() * 1000)
            last = now

    def share(self) -> float:
        """The part of all processors' time that was taken, from 0 to 1."""
        whole = (self._ended - self._begun) * (os.cpu_count() or 1)
        return (ticks() - self._first) * TICK_MS / whole if whole else 0.0

    def took(self, start: float, end: float) -> bool:
        """Was anything taken between these moments, or right before? It is seen once it is a tick, at the next look."""
        at = bisect.bisect_left(self.taken, start - BEFORE_MS)
        return at < len(self.taken) and self.taken[at] <= end + STEP * 1000 + TICK_MS

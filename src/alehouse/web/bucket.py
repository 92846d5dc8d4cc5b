"""How often somebody may do something: token buckets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic

REMEMBERED = 10_000
"""So many addresses or guests are remembered at once; whoever was quiet longest is forgotten first."""


class Bucket:
    """A bucket of `burst` tokens that fills with `rate` tokens a second."""

    __slots__ = ("at", "tokens")

    def __init__(self, burst: float, now: float) -> None:
        self.tokens = burst
        self.at = now

    def take(self, rate: float, burst: float, now: float) -> int:
        """Take a token: 0, or the milliseconds until there is one."""
        tokens = min(burst, self.tokens + (now - self.at) * rate)
        self.at = now
        if tokens >= 1.0:
            self.tokens = tokens - 1.0
            return 0
        self.tokens = tokens
        return max(1, ceil((1.0 - tokens) / rate * 1000))


class Buckets:
    """A bucket for everybody, by a key."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> int:
        """Take a token of that key: 0, or the milliseconds until there is one."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.burst, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(self.rate, self.burst, now)

"""The clock of one game: it stands still while nobody is there."""

from __future__ import annotations


class Stopwatch:
    """Reads milliseconds since the game began. `now` is always given from outside."""

    __slots__ = ("elapsed", "since")

    def __init__(self, elapsed: int = 0) -> None:
        self.elapsed = elapsed
        self.since: int | None = None

    @property
    def runs(self) -> bool:
        return self.since is not None

    def read(self, now: int) -> int:
        return self.elapsed if self.since is None else self.elapsed + max(0, now - self.since)

    def run(self, now: int) -> None:
        if self.since is None:
            self.since = now

    def halt(self, now: int) -> None:
        self.elapsed = self.read(now)
        self.since = None

"""How long a bot may think about one decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

SECONDS = 0.3


@dataclass(frozen=True)
class Budget:
    """Seconds, or a number of playouts; with playouts the same question always gets the same answer."""

    seconds: float = SECONDS
    iterations: int | None = None


class Watch:
    """Runs while a bot thinks about one decision."""

    __slots__ = ("_begun", "_budget", "_cancelled", "_part", "playouts", "worlds")

    def __init__(self, budget: Budget, cancelled: Callable[[], bool] | None = None, part: float = 1.0) -> None:
        """`part`: how much of the budget this decision is worth."""
        self._budget = budget
        self._part = part
        self._cancelled = cancelled
        self._begun = perf_counter()
        self.playouts = 0
        self.worlds = 0

    def spent(self) -> float:
        """The part of the budget that is gone: 1 or more means to stop."""
        if self._cancelled is not None and self._cancelled():
            return 1.0
        if self._budget.iterations is not None:
            return self.playouts / max(1.0, self._part * self._budget.iterations)
        return (perf_counter() - self._begun) / max(1e-6, self._part * self._budget.seconds)

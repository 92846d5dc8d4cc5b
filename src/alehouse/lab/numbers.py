"""The few sums of statistics that the lab needs."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""95 of 100 such intervals hold the true value."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of wins. Unlike the usual one it is right near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def difference(wins: float, games: int, others: float, more: int) -> tuple[float, float, float]:
    """How much larger the first share is than the second, and Newcombe's interval of that."""
    if not games or not more:
        return 0.0, -1.0, 1.0
    first, second = wins / games, others / more
    low1, high1 = wilson(wins, games)
    low2, high2 = wilson(others, more)
    gap = first - second
    low = gap - sqrt((first - low1) ** 2 + (high2 - second) ** 2)
    high = gap + sqrt((high1 - first) ** 2 + (second - low2) ** 2)
    return gap, low, high

"""The statistics, against values worked out elsewhere."""

from __future__ import annotations

import pytest

from alehouse.lab.numbers import difference, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # the first example of Newcombe's paper of 1998 on single proportions
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_wilson_of_nothing_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_difference() -> None:
    """Newcombe's paper on differences: 56 of 70 and 48 of 80, without continuity correction."""
    assert difference(56, 70, 48, 80) == pytest.approx((0.2, 0.0524, 0.3339), abs=6e-5)
    assert difference(48, 80, 56, 70) == pytest.approx((-0.2, -0.3339, -0.0524), abs=6e-5)


def test_difference_to_nothing_says_nothing() -> None:
    assert difference(1, 2, 0, 0) == (0.0, -1.0, 1.0)

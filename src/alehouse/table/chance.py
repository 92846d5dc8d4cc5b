"""Chance that can be had again, for tests: whoever knows the seed knows every card."""

from __future__ import annotations

from hashlib import shake_256

CALLS = 3
"""A room that deals asks for chance so often: who plays whom, the seed of the game, and its id."""


class Foreseeable:
    """Bytes in place of `secrets.token_bytes`: those of the n-th game come from the seed and n."""

    def __init__(self, seed: int, games: int) -> None:
        self._seed = seed
        self._calls = CALLS * games
        """Games that the store has already are not dealt again."""

    def __call__(self, n: int) -> bytes:
        self._calls += 1
        return shake_256(f"alehouse/{self._seed}/{self._calls}".encode()).digest(n)

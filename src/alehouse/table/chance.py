"""Chance that can be had again, for tests: whoever knows the seed knows every card."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import shake_256

Entropy = Callable[[int], bytes]
"""So many bytes of chance."""

CALLS = 3
"""A room that deals asks for chance so often: who plays whom, the seed of the game, and its id."""


class Foreseeable:
    """Bytes in place of `secrets.token_bytes`: those of a guest's n-th game come from the seed and n.

    Each guest has a count of their own: whoever comes to a server that others play at gets the cards that they would
    get there alone.
    """

    def __init__(self, seed: int, games: int) -> None:
        self._seed = seed
        self._games = games
        """Games that the store has already are not dealt again."""
        self._calls: dict[str, int] = {}

    def of(self, guest: str) -> Entropy:
        """The chance of all rooms that the guest opens."""

        def draw(n: int) -> bytes:
            calls = self._calls[guest] = self._calls.get(guest, CALLS * self._games) + 1
            return shake_256(f"alehouse/{self._seed}/{calls}".encode()).digest(n)

        return draw

"""How a table is set: alone or in teams, with how many cards, Drinks and tokens. Variants are values of this."""

from __future__ import annotations

from typing import Final


class Setting:
    """The numbers that a variant changes. The engine asks for them and never for the variant."""

    __slots__ = ("gold", "hand_size", "id", "orders", "seats", "team_size", "tokens")

    def __init__(
        self, key: str, seats: tuple[int, ...], team_size: int, hand_size: int, orders: int, tokens: int, gold: int
    ) -> None:
        self.id: str = key
        self.seats: tuple[int, ...] = seats
        """The numbers of players that it can be played with."""
        self.team_size: int = team_size
        self.hand_size: int = hand_size
        self.orders: int = orders
        """Drinks that a side orders in its turn."""
        self.tokens: int = tokens
        self.gold: int = gold
        """Gold that a side starts with; 0 leaves it to SETUP-04."""


INDIVIDUAL: Final = Setting("individual", (2, 3, 4, 5, 6, 7, 8, 9, 10), 1, 7, 1, 0, 0)
TWO_HEADED_DRAGON: Final = Setting("two-headed-dragon", (4, 6, 8), 2, 7, 2, 2, 10)
SETTINGS: Final[dict[str, Setting]] = {setting.id: setting for setting in (INDIVIDUAL, TWO_HEADED_DRAGON)}

"""What a game tells about itself: how it ended, why a move is refused, what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Lost:
    seat: int
    turn: int
    cause: str
    """`drink` or `gold`."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: one winner, the members of a team, or several sides that tie (LOSE-09)."""

    winners: tuple[int, ...]
    names: tuple[str, ...]
    turns: int
    lost: tuple[Lost, ...]
    sides: int = 1
    """How many sides have won."""

    @property
    def tie(self) -> bool:
        return self.sides > 1


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused."""

    key: str
    rule: str

    def __str__(self) -> str:
        return f"{self.key} ({self.rule})"


@dataclass(frozen=True, slots=True)
class Told:
    """An event as it is told: a code with named parameters."""

    at: int
    code: str
    args: dict[str, Any]
    private: bool

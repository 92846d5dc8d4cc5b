"""How much was compared. A proof that has compared little has proved little."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class Figures:
    """Counts of one stretch, or of many, and of the evenings that they belong to."""

    games: int = 0
    moves: int = 0
    """Moves that the rules took, over all games."""
    undone: int = 0
    """How often a move was taken back."""
    sent: int = 0
    """Messages to everybody, each scanned."""
    sent_bytes: int = 0
    named_cards: int = 0
    """Cards that these messages named, each one that its receiver could see."""

    stretches: int = 0
    watched: int = 0
    """Stretches as those saw them who watch."""
    messages: int = 0
    """Messages that had to be the same at both tables."""
    windows: int = 0
    plays: int = 0
    """Windows into which somebody played."""
    moved: int = 0
    """Cards that lay elsewhere at the other table."""
    other_seeds: int = 0
    """Stretches in which the seed was another one too."""
    able: int = 0
    """Windows that somebody could answer at one table and not at the other."""
    acts: int = 0
    """Secret acts that were done at one table only, or at another time."""
    overtaken: int = 0
    """Of these, plays that nobody saw because another went first."""
    holds: int = 0
    """Windows that somebody else held."""
    seconds: int = 0
    """Of table time, in which the times had to be the same."""
    kinds: dict[str, int] = field(default_factory=dict)
    """Messages by type."""

    def add(self, other: Figures) -> None:
        for name in self.__dataclass_fields__:
            if name != "kinds":
                setattr(self, name, getattr(self, name) + getattr(other, name))
        for kind, n in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + n

    def report(self) -> dict[str, Any]:
        return asdict(self)

    def check(self, least: dict[str, float]) -> None:
        """Raise AssertionError unless there is so much of everything for each game."""
        for name, wanted in least.items():
            found = getattr(self, name)
            assert found >= wanted * self.games, f"only {found} {name} in {self.games} games: this proves little"

"""Games for the properties: every character, alone and in teams, shy and eager players, low starting values."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from alehouse import Game
from alehouse.game import program
from alehouse.testing.playout import POLICIES, Policy

PLAYABLE = tuple(role.id for role in program().roles.values() if role.playable)
DRINKS = ("rdi1", "rdi2", "rdi3")


@dataclass(frozen=True)
class Recipe:
    """A reproducible random game. Every third is played in teams."""

    seed: int

    @property
    def rng(self) -> Random:
        return Random(self.seed)

    @property
    def policy(self) -> Policy:
        return POLICIES[self.seed // 3 % len(POLICIES)]

    def game(self, *, ask_everybody: bool = False, tell: bool = True) -> Game:
        rng = self.rng
        teams = self.seed % 3 == 2
        seats = 4 + self.seed // 3 % 3 * 2 if teams else 2 + self.seed % 7
        characters = rng.sample(PLAYABLE, seats)
        low = {"fortitude": rng.randint(3, 9), "gold": rng.randint(1, 4)} if self.seed % 4 == 1 else None
        return Game(
            characters,
            seed=self.seed,
            rules=low,
            drinks=DRINKS[:2] if self.seed % 5 == 2 else DRINKS[self.seed % 3],
            variant="two-headed-dragon" if teams else "individual",
            ask_everybody=ask_everybody,
            tell=tell,
        )


@pytest.fixture(scope="session")
def recipe() -> type[Recipe]:
    return Recipe

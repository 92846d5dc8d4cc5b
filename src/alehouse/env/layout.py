"""Where everything stands in an observation: named slices of one array of whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.view import ENTRIES, PHASES, QUESTIONS
from .actions import SIZE, SLOTS, STAGES
from .features import FIELDS

ENTRIES_SHOWN = 3
"""So many of the entries that are pending are in an observation, from the top."""
COUNTERS = 8

TABLE = (
    "turn", "drink_deck", "drink_discard", "bar", "pot", "inn", "round", "only_cheating", "pending", "players",
)  # fmt: skip
ENTRY = ("step", "use", "glasses")
SIDED = ("fortitude", "alcohol", "gold", "tokens")
"""Columns that belong to sides, and not to seats."""
SIZES = ("hand", "deck", "pile", "discard")
FLAGS = ("alive", "passed_out", "absent", "mate", "active", "in_round", "round_passed", "round_control", "round_turn")
SHOWN = tuple([f"entry_{at}_{what}" for at in range(ENTRIES_SHOWN) for what in ("by", "target")])
DUE = ("due_fortitude", "due_alcohol", "due_gold", "glass_alcohol", "glass_fortitude")
LYING = (
    "character", "front", "less_fortitude", "less_alcohol", "hits_harder", "strikes_back",
    *(f"counter_{at}" for at in range(COUNTERS)), "side_hidden", "side_open",
)  # fmt: skip
SEAT = (*SIDED, *SIZES, *FLAGS, *SHOWN, *DUE, *LYING)
"""What everybody may know about a seat."""

SCALES = {
    "turn": 50, "drink_deck": 30, "drink_discard": 30, "bar": 60, "pot": 10, "inn": 50, "pending": 5, "players": 10,
    "step": 8, "use": 2, "glasses": 4, "character": 30, "fortitude": 20, "alcohol": 20, "gold": 10, "tokens": 3,
    "hand": 7, "deck": 40, "pile": 5, "discard": 40, "front": 3, "side_hidden": 10, "side_open": 10,
    "due_fortitude": 5, "due_alcohol": 5, "due_gold": 5, "glass_alcohol": 5, "glass_fortitude": 5, "less_fortitude": 2,
    "less_alcohol": 2, "hits_harder": 2, "strikes_back": 2, "price": 3, "draws": 3, "number": 500,
    **{f"counter_{at}": 8 for at in range(COUNTERS)},
    **{f"{whom}_{stat}": 3 for whom in ("own", "target", "others") for stat in ("fortitude", "alcohol", "gold")},
}  # fmt: skip
"""What is about as large as each number gets; a number that is not here is 0 or 1, or nearly so."""


@dataclass(frozen=True, slots=True)
class Part:
    """A named slice of the observation: a table with named rows and columns, row by row."""

    name: str
    start: int
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    meaning: str

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.rows), len(self.columns)

    @property
    def stop(self) -> int:
        return self.start + len(self.rows) * len(self.columns)


class Layout:
    """The parts for so many seats: `layout(4).take(observation, "seats")` is one of them as a table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.parts: dict[str, Part] = {}
        self.size = 0
        slots = numbered("slot", SLOTS)
        entries = numbered("entry", ENTRIES_SHOWN)
        people = numbered("seat", seats)
        self._add("table", ("table",), TABLE, "the table as a whole")
        self._add("entries", entries, ENTRY, "what is pending, the topmost entry first")
        self._add("seats", SEAT, people, "the players, a column for each: ourselves first, then clockwise")
        self._add("phase", ("phase",), PHASES, "1 for the phase of the turn")
        self._add("asked", ("asked",), QUESTIONS[1:], "1 for the question that we are asked, if we are")
        self._add("kinds", entries, ENTRIES, "1 for what each entry is that is pending")
        self._add("reach", ("reach",), slots, "where the card of each slot lies: 1 hand, 2 before us, 3 before a mate")
        self._add("hand", slots, FIELDS, "the cards within reach, slot by slot, as the actions count them")
        self._add("pending", entries, FIELDS, "the cards of what is pending")
        self._add("stage", ("stage",), (*STAGES, "page"), "how far the answer is that is being given in steps")
        self._add("taken", ("taken",), slots, "1 for the slots that the answer has named")
        self._add("people", ("people",), people, "1 for the players that it has named")
        self._add("drinks", ("drinks",), numbered("drink", SIZE["drink"]), "1 for the Drinks that it has named")
        self.scale: NDArray[np.float32] = np.ones(self.size, np.float32)
        """Factors that bring all numbers near to -1 .. 1."""
        for part in self.parts.values():
            named = [[SCALES.get(row, SCALES.get(column, 1)) for column in part.columns] for row in part.rows]
            self.scale[part.start : part.stop] = 1 / np.array(named, np.float32).ravel()
        self.scale.flags.writeable = False

    def _add(self, name: str, rows: tuple[str, ...], columns: tuple[str, ...], meaning: str) -> None:
        self.parts[name] = part = Part(name, self.size, rows, columns, meaning)
        self.size = part.stop

    def __getitem__(self, name: str) -> slice:
        part = self.parts[name]
        return slice(part.start, part.stop)

    def take(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """A part of an observation, or of a batch of them, as a table; not a copy."""
        part = self.parts[name]
        return observation[..., part.start : part.stop].reshape(*observation.shape[:-1], *part.shape)


def numbered(name: str, n: int) -> tuple[str, ...]:
    return tuple([f"{name}_{at}" for at in range(n)])


@lru_cache(maxsize=16)
def layout(seats: int) -> Layout:
    """The layout of an environment with so many seats."""
    return Layout(seats)

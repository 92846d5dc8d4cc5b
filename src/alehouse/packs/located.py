"""Values that know their line: what the readers of JSON and TOML give to the decoder."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass


@dataclass(slots=True)
class Node:
    """A table, a list or a single value."""

    line: int
    value: object = None
    table: dict[str, Node] | None = None
    items: list[Node] | None = None

    @property
    def what(self) -> str:
        """What it is, in words."""
        if self.table is not None:
            return "a table"
        if self.items is not None:
            return "a list"
        if self.value is None:
            return "nothing"
        if isinstance(self.value, bool):
            return "true" if self.value else "false"
        if isinstance(self.value, str):
            return "a text"
        if isinstance(self.value, int):
            return "a number"
        return "a fraction" if isinstance(self.value, float) else "a date or time"


class Lines:
    """From places in a text to the numbers of lines."""

    def __init__(self, text: str) -> None:
        self._ends = [at for at, letter in enumerate(text) if letter == "\n"]

    def at(self, place: int) -> int:
        return bisect_left(self._ends, place) + 1

"""What is wrong with a pack: each problem with its file and line, and all of them in one error."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ..errors import AlehouseError

SHOWN = 40
"""A longer text of the pack is cut where it is quoted."""


@dataclass(frozen=True, slots=True)
class Problem:
    path: str
    line: int
    """From 1; 0 is the file as a whole."""
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" if self.line else f"{self.path}: {self.message}"


class PackError(AlehouseError):
    """A pack that cannot be used; `problems` is everything that was found."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class Unreadable(Exception):
    """The file is no text, no JSON or no TOML from this line on, so nothing more can be found."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message
        super().__init__(message)


def quoted(text: str) -> str:
    """A text of the pack within a message: short, and with nothing in it that a terminal would obey."""
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}...")


def guess(word: str, known: Iterable[str]) -> str:
    """`; did you mean X?` if a known word is close, else nothing."""
    by_lower = {name.lower(): name for name in known}
    near = get_close_matches(word[:SHOWN].lower(), by_lower, n=1, cutoff=0.6)
    return f"; did you mean {by_lower[near[0]]}?" if near else ""

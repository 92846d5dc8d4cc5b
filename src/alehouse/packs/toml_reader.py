"""TOML with the line of every value: tomllib reads the values, a locator finds where they stand."""

from __future__ import annotations

import re
import tomllib

from . import limits
from .located import Lines, Node
from .problems import Unreadable

_AT = re.compile(r" \(at (?:line (?P<line>\d+), column \d+|end of document)\)$")
_BLANK = re.compile(r"(?:[ \t\n]+|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_REST = re.compile(r"[^,\]}\n#]*")
_STRINGS = (
    re.compile(r'"""(?:\\[\s\S]|[^\\])*?"""(?:"{0,2})'),
    re.compile(r"'''[\s\S]*?'''(?:'{0,2})"),
    re.compile(r'"(?:\\.|[^"\\\n])*"'),
    re.compile(r"'[^'\n]*'"),
)


def read(text: str) -> Node:
    """The table of a text. Raises Unreadable."""
    text = text.replace("\r\n", "\n")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > limits.LINE:
            raise Unreadable(number, f"the line is longer than {limits.LINE} characters")
    too_deep = f"lists and tables are nested deeper than {limits.DEPTH}"
    try:
        values = tomllib.loads(text)
    except RecursionError:
        raise Unreadable(0, too_deep) from None
    except ValueError as error:  # TOMLDecodeError, or a number or date that Python cannot hold
        found = _AT.search(str(error))
        line_number = int(found["line"]) if found and found["line"] else text.count("\n") + 1 if found else 0
        raise Unreadable(line_number, f"this is no TOML: {_AT.sub('', str(error))[:200]}") from None
    if depth(values) > limits.DEPTH:
        raise Unreadable(0, too_deep)
    return joined(values, places(text), 1)


def depth(value: object) -> int:
    """How deep lists and tables are nested; without recursion, since that is the question."""
    deepest = 0
    waiting = [(value, 0)]
    while waiting:
        one, level = waiting.pop()
        deepest = max(deepest, level)
        if isinstance(one, dict):
            waiting.extend((part, level + 1) for part in one.values())
        elif isinstance(one, list):
            waiting.extend((part, level + 1) for part in one)
    return deepest


class Place:
    """Where a value stands, and where what is in it stands."""

    __slots__ = ("items", "line", "table")

    def __init__(self, line: int) -> None:
        self.line = line
        self.table: dict[str, Place] = {}
        self.items: list[Place] = []


def joined(value: object, place: Place | None, line: int) -> Node:
    """Values with their places; where a place is unknown, the line of what is around it stands for it."""
    line = place.line if place is not None else line
    if isinstance(value, dict):
        known = place.table if place is not None else {}
        return Node(line, table={key: joined(part, known.get(key), line) for key, part in value.items()})
    if isinstance(value, list):
        spots: list[Place | None] = [*place.items] if place is not None else []
        spots += [None] * (len(value) - len(spots))
        return Node(line, items=[joined(part, spot, line) for part, spot in zip(value, spots, strict=False)])
    return Node(line, value)


def places(text: str) -> Place:
    """The places of everything in a text that tomllib has read."""
    locator = _Locator(text)
    locator.run()
    return locator.root


class _Lost(Exception):
    """The locator does not understand a text that tomllib does: lines are then less exact, nothing else."""


class _Locator:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines = Lines(text)
        self.root = Place(1)

    def run(self) -> None:
        here = self.root
        try:
            while self.skip(_BLANK) < len(self.text):
                line = self.lines.at(self.at)
                if self.take("[["):
                    here = self.grown(self.key(), line)
                    self.skip(_SPACE)
                    self.must("]]")
                elif self.take("["):
                    here = self.found(self.root, self.key(), line)
                    here.line = line
                    self.skip(_SPACE)
                    self.must("]")
                else:
                    self.pair(here)
        except _Lost:
            return

    def skip(self, what: re.Pattern[str]) -> int:
        found = what.match(self.text, self.at)
        self.at = found.end() if found is not None else self.at
        return self.at

    def take(self, mark: str) -> bool:
        there = self.text.startswith(mark, self.at)
        self.at += len(mark) if there else 0
        return there

    def must(self, mark: str) -> None:
        if not self.take(mark):
            raise _Lost

    def match(self, *patterns: re.Pattern[str]) -> str:
        for pattern in patterns:
            found = pattern.match(self.text, self.at)
            if found is not None and found[0]:
                self.at = found.end()
                return found[0]
        raise _Lost

    def key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self.skip(_SPACE)
            part = self.match(_BARE, *_STRINGS[2:])
            parts.append(str(tomllib.loads(f"key = {part}")["key"]) if part[0] in "\"'" else part)
            self.skip(_SPACE)
            if not self.take("."):
                return parts

    def found(self, place: Place, keys: list[str], line: int) -> Place:
        """Down the keys; of a list of tables the last one is meant."""
        for key in keys:
            if place.items:
                place = place.items[-1]
            place = place.table.setdefault(key, Place(line))
        return place.items[-1] if place.items else place

    def grown(self, keys: list[str], line: int) -> Place:
        """One more table of a list."""
        above = self.found(self.root, keys[:-1], line)
        new = Place(line)
        above.table.setdefault(keys[-1], Place(line)).items.append(new)
        return new

    def pair(self, table: Place) -> None:
        self.skip(_SPACE)
        line = self.lines.at(self.at)
        place = self.found(table, self.key(), line)
        self.must("=")
        self.skip(_SPACE)
        self.value(place)

    def value(self, place: Place) -> None:
        if self.take("["):
            self.skip(_BLANK)
            while not self.take("]"):
                item = Place(self.lines.at(self.at))
                place.items.append(item)
                self.value(item)
                self.skip(_BLANK)
                self.take(",")
                self.skip(_BLANK)
        elif self.take("{"):
            self.skip(_BLANK)
            while not self.take("}"):
                self.pair(place)
                self.skip(_BLANK)
                self.take(",")
                self.skip(_BLANK)
        elif self.text[self.at : self.at + 1] in ('"', "'"):
            self.match(*_STRINGS)
        else:
            self.match(_REST)

"""JSON with the line of every value. The one of the standard library forgets lines and double keys."""

from __future__ import annotations

import json
import re
from typing import NoReturn

from . import limits
from .located import Lines, Node
from .problems import Unreadable, quoted

_SPACE = re.compile(r"[ \t\n\r]*")
_STRING = re.compile(r'"(?:[^"\\\x00-\x1f]|\\.)*"')
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?P<fraction>\.[0-9]+)?(?P<power>[eE][+-]?[0-9]+)?")
_WORDS = {"true": True, "false": False, "null": None}


def read(text: str) -> tuple[Node, list[tuple[int, str]]]:
    """The value of a text, and what is wrong without hiding the rest: (line, message). Raises Unreadable."""
    reader = _Reader(text)
    node = reader.value(0)
    reader.skip()
    if reader.at < len(text):
        reader.fail("something follows after the end of the pack")
    return node, reader.wrong


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines = Lines(text)
        self.wrong: list[tuple[int, str]] = []

    def fail(self, message: str) -> NoReturn:
        raise Unreadable(self.lines.at(self.at), message)

    def skip(self) -> str:
        """Go to what comes next, and look at it; "" is the end."""
        found = _SPACE.match(self.text, self.at)
        assert found is not None, "it matches anything"
        self.at = found.end()
        return self.text[self.at : self.at + 1]

    def value(self, depth: int) -> Node:
        if depth > limits.DEPTH:
            self.fail(f"lists and tables are nested deeper than {limits.DEPTH}")
        first = self.skip()
        line = self.lines.at(self.at)
        if first == "{":
            return Node(line, table=self.table(depth))
        if first == "[":
            return Node(line, items=self.items(depth))
        if first == '"':
            return Node(line, self.string())
        number = _NUMBER.match(self.text, self.at)
        if number is not None:
            return Node(line, self.number(number))
        for word, value in _WORDS.items():
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return Node(line, value)
        return self.fail(f"a value is missing before {quoted(first)}" if first else "the file ends too early")

    def number(self, found: re.Match[str]) -> int | float:
        self.at = found.end()
        if len(found[0]) > limits.DIGITS:
            self.at = found.start()
            self.fail(f"the number {quoted(found[0])} is too long")
        return float(found[0]) if found["fraction"] or found["power"] else int(found[0])

    def string(self) -> str:
        found = _STRING.match(self.text, self.at)
        if found is None:
            self.fail('a text does not end on its line; close it with "')
        try:
            text = json.loads(found[0])
        except ValueError:
            self.fail(f"a \\ in {quoted(found[0])} stands before something that needs none")
        self.at = found.end()
        return str(text)

    def table(self, depth: int) -> dict[str, Node]:
        table: dict[str, Node] = {}
        self.at += 1
        if self.skip() == "}":
            self.at += 1
            return table
        while True:
            if self.skip() != '"':
                self.fail('a key is missing; keys stand between "')
            line = self.lines.at(self.at)
            key = self.string()
            if self.skip() != ":":
                self.fail(f"a colon is missing after {quoted(key)}")
            self.at += 1
            node = self.value(depth + 1)
            if key in table:
                self.wrong.append((line, f"the key {quoted(key)} is given twice, first in line {table[key].line}"))
            else:
                node.line = line
                table[key] = node
            if self.more("}"):
                return table

    def items(self, depth: int) -> list[Node]:
        items: list[Node] = []
        self.at += 1
        if self.skip() == "]":
            self.at += 1
            return items
        while True:
            items.append(self.value(depth + 1))
            if self.more("]"):
                return items

    def more(self, end: str) -> bool:
        """Past a comma or the end; whether it was the end."""
        found = self.skip()
        if found not in (",", end) or not found:
            self.fail(f"a comma or {end} is missing" + (f" before {quoted(found)}" if found else ""))
        self.at += 1
        return found == end

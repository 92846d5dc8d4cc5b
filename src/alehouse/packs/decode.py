"""From located values to the vocabulary. The type of a field says what may stand there; all problems are kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import fields
from enum import Enum, Flag
from types import NoneType
from typing import Any, Final, get_args, get_origin

from ..lang.effects import Counter, Effect, SideDeck
from . import limits
from . import vocabulary as v
from .located import Node
from .problems import Problem, guess, quoted
from .sense import nonsense

BAD: Final[Any] = object()
"""In place of a value that could not be read; what is wrong with it is among the problems."""
EFFECTS: Final = frozenset(v.members(Effect))
LONG: Final = {"title": limits.TITLE, "name": limits.NAME_LENGTH, "mechanic": limits.TEXT}
"""Texts for people; every other text is an id."""
MAY_BE_EMPTY: Final = frozenset({"then", "otherwise"})
"""Of two branches one may do nothing; every other list of effects says something."""
BREAKS: Final = "\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}"
FEW: Final = 12
"""So many words are listed if none of them is close to what was written."""
JOINERS: Final = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"


class TooMany(Exception):
    """More problems than anybody reads."""


class Decoder:
    def __init__(self, path: str) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.label = ""
        """The part of the pack that is being read, such as `[[deck]] 'Moon bite'`."""
        self.effects = 0
        """How many were read since somebody set it to 0."""
        self.counters: dict[str, Counter] = {}
        self.side_decks: dict[str, SideDeck] = {}
        self.later: set[str] = set()
        """Names of counters and side decks that stand further down."""
        self.broken: set[str] = set()
        """Those of which something is wrong; who speaks of them does nothing wrong."""

    def wrong(self, line: int, where: str, message: str) -> Any:
        said = ": ".join(part for part in (self.label, where, message) if part)
        self.problems.append(Problem(self.path, line, said))
        if len(self.problems) >= limits.PROBLEMS:
            raise TooMany
        return BAD

    # -- any value ------------------------------------------------------------------------------

    def value(self, node: Node, hint: object, where: str, span: tuple[int, int] = (0, limits.AMOUNT)) -> Any:
        """The value that the hint asks for, or BAD."""
        if get_origin(hint) is tuple:
            return self.several(node, hint, where, span)
        kinds = v.members(hint)
        if node.table is not None:
            return self.record(node, node.table, hint, where)
        flags = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Flag)]
        if node.items is not None and flags:
            return self.sum(node.items, flags[0], where)
        value = node.value
        if value is None and node.items is None and NoneType in kinds:
            return None
        if isinstance(value, bool):
            return value if bool in kinds else self.unfit(node, hint, where)
        if isinstance(value, int) and int in kinds:
            low, high = span
            if low <= value <= high:
                return value
            return self.wrong(node.line, where, f"{value} is not within {low} to {high}")
        if isinstance(value, str):
            return self.word(node, value, hint, where)
        return self.unfit(node, hint, where)

    def unfit(self, node: Node, hint: object, where: str) -> Any:
        return self.wrong(node.line, where, f"{v.called(hint)} is wanted here, not {node.what}")

    def several(self, node: Node, hint: object, where: str, span: tuple[int, int]) -> Any:
        """A tuple: a list, or a single value that stands for a list of one."""
        inside = get_args(hint)
        if len(inside) != 2 or inside[1] is not Ellipsis:
            return self.fixed(node, inside, where, span)
        items = [node] if node.items is None else node.items
        if len(items) > limits.LIST:
            return self.wrong(node.line, where, f"{len(items)} entries; a list has at most {limits.LIST}")
        if not items and EFFECTS & set(v.members(inside[0])) and where.rpartition(".")[2] not in MAY_BE_EMPTY:
            return self.wrong(node.line, where, "the list is empty; say at least one effect")
        alone = node.items is None
        found = [
            self.value(item, inside[0], where if alone else f"{where}[{at}]", span) for at, item in enumerate(items)
        ]
        return BAD if any(one is BAD for one in found) else tuple(found)

    def fixed(self, node: Node, inside: tuple[object, ...], where: str, span: tuple[int, int]) -> Any:
        if node.items is None or len(node.items) != len(inside):
            wanted = " and ".join(v.called(part) for part in inside)
            return self.wrong(node.line, where, f"a list of {wanted} is wanted here")
        found = [
            self.value(item, part, f"{where}[{at}]", span)
            for at, (item, part) in enumerate(zip(node.items, inside, strict=True))
        ]
        return BAD if any(one is BAD for one in found) else tuple(found)

    # -- words ----------------------------------------------------------------------------------

    def sum(self, items: list[Node], flag: type[Flag], where: str) -> Any:
        """Several flags as a list."""
        total: Any = flag(0)
        for at, item in enumerate(items):
            one = self.value(item, flag, f"{where}[{at}]")
            total = BAD if BAD in (one, total) else total | one
        return total

    def word(self, node: Node, text: str, hint: object, where: str) -> Any:
        """A text: a word of an enum, a counter or side deck, a record that needs no more than its name, or a text."""
        kinds = v.members(hint)
        referred = self.referred(text, kinds)
        if referred is not None:
            return referred
        for kind in kinds:
            if isinstance(kind, type) and issubclass(kind, Enum):
                found = spelled(text, kind)
                if found is not None:
                    return found
            elif isinstance(kind, type) and v.is_record(kind) and kind.__name__ == text:
                if v.bare(kind):
                    return self.made(kind, {}, node.line, where)
                return self.wrong(node.line, where, f'{text} needs more: {{ is = "{text}", ... }}')
        if NoneType in kinds and text.lower() == "none":  # TOML has no word for it
            return None
        if str in kinds:
            return self.text(node, text, where)
        if kinds == (int,) or kinds == (bool,):
            return self.unfit(node, hint, where)
        return self.unknown(node.line, text, kinds, hint, where)

    def referred(self, text: str, kinds: tuple[object, ...]) -> Counter | SideDeck | None:
        kind, colon, name = text.rpartition(":")
        if Counter in kinds and (not colon or kind == "counter") and name in self.counters:
            return self.counters[name]
        if SideDeck in kinds and (not colon or kind == "side_deck") and name in self.side_decks:
            return self.side_decks[name]
        return None

    def unknown(self, line: int, text: str, kinds: tuple[object, ...], hint: object, where: str) -> Any:
        known: list[str] = []
        for kind in kinds:
            if isinstance(kind, type) and issubclass(kind, Enum):
                known += v.names(kind)
            elif v.is_record(kind) and kind not in (Counter, SideDeck):
                known.append(kind.__name__)  # type: ignore[attr-defined]
        known += self.counters if Counter in kinds else ()
        known += self.side_decks if SideDeck in kinds else ()
        name = text.rpartition(":")[2]
        if name in self.broken and (Counter in kinds or SideDeck in kinds):
            return BAD
        if name in self.later and (Counter in kinds or SideDeck in kinds):
            said = "stands further down, or is this one: nothing can set itself off"
            return self.wrong(line, where, f"{quoted(name)} {said}")
        if text in {code.__name__ for code in v.CODE}:
            return self.wrong(line, where, f"{text} is code of its own; only a .py pack may have that")
        named = " or ".join(noun for noun in v.nouns(hint) if noun != "counter" or self.counters)
        if int in kinds:
            return self.wrong(line, where, f"{quoted(text)} is no {named}; a number stands without quotes")
        hint_to = guess(text, known) or (f"; there are {', '.join(known)}" if len(known) <= FEW else "")
        return self.wrong(line, where, f"there is no {named} {quoted(text)}{hint_to}")

    def text(self, node: Node, text: str, where: str) -> Any:
        """A text for people, or an id, by the name of its field."""
        key = where.rpartition(".")[2]
        if key in LONG:
            text = " ".join(text.split()) if key == "mechanic" else text
            if len(text) > LONG[key]:
                return self.wrong(node.line, where, f"{len(text)} characters; {LONG[key]} are enough")
            if not text.strip() or text != text.strip():
                return self.wrong(node.line, where, "it is empty, or begins or ends with a space")
            for letter in text:
                if letter in BREAKS or (unicodedata.category(letter)[0] == "C" and letter not in JOINERS):
                    return self.wrong(node.line, where, f"the character U+{ord(letter):04X} cannot be shown")
            return text
        if len(text) > limits.ID_LENGTH or not limits.ID.fullmatch(text):
            return self.wrong(node.line, where, f"{quoted(text)} is no id: small letters and digits, joined by hyphens")
        return text

    # -- records --------------------------------------------------------------------------------

    def record(self, node: Node, table: dict[str, Node], hint: object, where: str) -> Any:
        kinds = v.members(hint)
        known: dict[str, type[Any]] = {
            kind.__name__: kind
            for kind in kinds
            if isinstance(kind, type) and v.is_record(kind) and kind not in (Counter, SideDeck)
        }
        named = table.get("is")
        if named is None and len(known) == 1:
            (record,) = known.values()
        elif not known:
            return self.wrong(node.line, where, f"{v.called(hint)} is wanted here, by its name, not a table")
        elif named is None:
            return self.wrong(node.line, where, f'say which {" or ".join(v.nouns(hint))} it is: is = "..."')
        elif not isinstance(named.value, str) or named.value not in known:
            if not isinstance(named.value, str):
                return self.wrong(named.line, f"{where}.is", f"the name of a word is wanted here, not {named.what}")
            return self.unknown(named.line, named.value, tuple(known.values()), hint, where)
        else:
            record = known[named.value]
        parts = self.filled(record, node, where, also=("is",))
        return parts if parts is BAD else self.made(record, parts, node.line, where)

    def filled(
        self, record: type[Any], node: Node, where: str, also: Iterable[str] = (), without: Iterable[str] = ()
    ) -> Any:
        """The fields of a record from a table, as a dict; `also` are keys that somebody else reads."""
        assert node.table is not None
        types = v.hints(record)
        dot = f"{where}." if where else ""
        allowed = [field for field in fields(record) if field.name not in without]
        ok = self.only(node, [field.name for field in allowed], where, also)
        parts: dict[str, Any] = {}
        for field in allowed:
            part = node.table.get(field.name)
            if part is not None:
                got = self.value(part, types[field.name], f"{dot}{field.name}", span_of(record, field.name))
                ok &= got is not BAD
                parts[field.name] = got
        missing = [field.name for field in allowed if v.needed(field) and field.name not in parts]
        if missing:
            self.wrong(node.line, where, f"{record.__name__} needs {' and '.join(missing)}")
            return BAD
        return parts if ok else BAD

    def only(self, node: Node, known: Iterable[str], where: str, also: Iterable[str] = ()) -> bool:
        """Refuse keys that nobody knows."""
        assert node.table is not None
        names = [*known, *also]
        strange = [key for key in node.table if key not in names]
        for key in strange:
            self.wrong(node.table[key].line, where, f"nothing is called {quoted(key)} here{guess(key, names)}")
        return not strange

    def made(self, record: type[Any], parts: dict[str, Any], line: int, where: str) -> Any:
        value = record(**parts)
        self.effects += record in EFFECTS
        ok = True
        for message in nonsense(value):
            ok = self.wrong(line, where, message) is not BAD
        return value if ok else BAD


def spelled(text: str, word: type[Enum]) -> Enum | None:
    """A word by its name, in any case; flags may be joined by |."""
    known = v.names(word)
    total: Any = None
    for part in text.split("|") if issubclass(word, Flag) else [text]:
        one: Any = known.get(part.strip().upper().replace("-", "_").replace(" ", "_"))
        if one is None:
            return None
        total = one if total is None else total | one
    found: Enum | None = total
    return found


def span_of(record: type[Any], field: str) -> tuple[int, int]:
    """Between which numbers a field may be."""
    if record is Counter:
        return (0 if field == "supply" else -limits.LEVEL, limits.LEVEL)
    if record.__name__ == "Level":
        return (-limits.LEVEL, limits.LEVEL)
    return (-limits.AMOUNT if field == "less" else 0, limits.AMOUNT)

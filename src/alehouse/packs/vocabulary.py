"""The words of `alehouse.lang` as data packs may use them, read off its classes: a new word needs no line here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum, Flag
from functools import cache
from inspect import Parameter, isfunction, signature
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ..lang import cards, effects, words
from ..lang.cards import Card, Mode
from ..lang.effects import Own

PLAIN: dict[object, str] = {
    int: "number",
    str: "text",
    bool: "true or false",
    effects.Counter: "counter",
    effects.SideDeck: "side deck",
}
CODE = (Own,)
"""Words that name code; data may not."""
TABLED = {"drink", "event"}
"""Constructors of cards that belong to the table and not to a character."""
TABLES = (cards.Card, cards.Character, cards.DrinkDeck, cards.Pack)
"""Records that have tables of their own in a pack, or none."""
BY_CONSTRUCTOR = frozenset({"id", "title", "kind", "types", "modes"})
"""Fields of a card that its type, its title and its modes give."""


def members(hint: object) -> tuple[object, ...]:
    """The kinds that a field may be, without those that only code may use."""
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return tuple(kind for kind in kinds if kind not in CODE)


def is_record(kind: object) -> bool:
    return isinstance(kind, type) and is_dataclass(kind)


def is_word(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def hints(record: Any) -> dict[str, Any]:
    """The types of the fields of a record."""
    return _hints(record)


@cache
def _hints(record: Any) -> dict[str, Any]:
    found = get_type_hints(record)
    if record is Mode and found["when"] == tuple[object, ...]:
        found["when"] = tuple[effects.Condition, ...]
    return found


def needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


@cache
def bare(record: Any) -> bool:
    """Whether the name of the record alone says everything: `Negate`, `Another`."""
    return not any(needed(field) for field in fields(record))


@cache
def names(word: type[Enum]) -> dict[str, Enum]:
    """The names of an enum's words, with those that `lang.words` gives to them and to sums of them."""
    known = dict(word.__members__)
    for name, value in vars(words).items():
        if isinstance(value, word) and name.isupper():
            known.setdefault(name, value)
    return known


@cache
def unions() -> dict[frozenset[object], str]:
    """What the unions of the vocabulary are called: Effect, Trigger, Pick, Amount, Condition."""
    found = {name: value for name, value in vars(effects).items() if get_origin(value) in (Union, UnionType)}
    return {frozenset(members(value)): name.lower() for name, value in found.items()}


def called(hint: object) -> str:
    """What is wanted, in words: `an effect`, `a Stat or a counter`, `a number`."""
    return " or ".join(article(noun) + noun for noun in nouns(hint))


def nouns(hint: object) -> list[str]:
    kinds = [kind for kind in members(hint) if kind is not NoneType]
    whole = unions().get(frozenset(kinds))
    return [whole] if whole else list(dict.fromkeys(_called(kind) for kind in kinds))


def article(noun: str) -> str:
    return "" if noun == PLAIN[bool] else "an " if noun[0].lower() in "aeio" else "a "


def _called(kind: object) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if get_origin(kind) is tuple:
        return "list"
    return kind.__name__ if isinstance(kind, type) else str(kind)


# --- cards ------------------------------------------------------------------------------------------


@cache
def card_types() -> dict[str, Callable[..., Card]]:
    """The types of cards, each with the constructor of `lang.cards` that makes it."""
    found: dict[str, Callable[..., Card]] = {}
    for name, thing in vars(cards).items():
        if not isfunction(thing) or name.startswith("_") or name in TABLED or thing.__module__ != cards.__name__:
            continue
        if get_type_hints(thing).get("return") is Card and "title" in signature(thing).parameters:
            found[name.replace("_", "-")] = thing
    return found


@cache
def parts_of(constructor: Callable[..., Card]) -> tuple[str, ...]:
    """What the constructor wants beside the title and the other fields of a card: do and pick, modes, ..."""
    kinds = (Parameter.KEYWORD_ONLY, Parameter.VAR_POSITIONAL)
    return tuple(name for name, part in signature(constructor).parameters.items() if part.kind in kinds)


@cache
def card_fields() -> dict[str, Any]:
    """Fields that every card table may have, by name."""
    return {name: hint for name, hint in hints(Card).items() if name not in BY_CONSTRUCTOR}


# --- for people -------------------------------------------------------------------------------------


@cache
def records() -> dict[str, type[Any]]:
    """Every record that a data pack may write, in the order of the vocabulary."""
    found = {**vars(effects), **vars(cards)}
    return {
        name: thing
        for name, thing in found.items()
        if is_record(thing) and thing not in CODE and thing.__module__ in (effects.__name__, cards.__name__)
    }


def kinds() -> dict[str, list[type[Any]]]:
    """The records by what they are for: effects, triggers, picks, amounts, conditions, and the rest."""
    every = list(records().values())
    found = {f"{name}s": [record for record in every if record in group] for group, name in unions().items()}
    grouped = {record for group in found.values() for record in group}
    found["others"] = [record for record in every if record not in grouped and record not in TABLES]
    return found


def described(record: type[Any]) -> list[str]:
    """A record in a few lines: what it means, and its fields."""
    doc = (record.__doc__ or "").strip()
    lines = [record.__name__ + ("" if not doc or doc.startswith(f"{record.__name__}(") else f": {doc.splitlines()[0]}")]
    for field in fields(record):
        default = "" if needed(field) else f", else {written(field.default)}"
        lines.append(f"  {field.name}: {shape(hints(record)[field.name])}{default}")
    return lines


def shape(hint: object) -> str:
    """What a field takes: the words that may stand there, or what kind of thing it is."""
    if get_origin(hint) is tuple:
        inside = [part for part in get_args(hint) if part is not Ellipsis]
        return " and ".join(shape(part) for part in inside) + (", one or a list" if len(inside) == 1 else "")
    kinds = [kind for kind in members(hint) if kind is not NoneType]
    if frozenset(kinds) in unions():
        return called(hint)
    parts = [
        ("any of " if issubclass(kind, Flag) else "") + " ".join(kind.__members__)
        if isinstance(kind, type) and issubclass(kind, Enum)
        else called(kind)
        for kind in kinds
    ]
    return ", or ".join(parts)


def written(value: object) -> str:
    """A default as a pack would write it."""
    if isinstance(value, Flag):
        return "|".join(str(part.name) for part in value) or "none"
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None or value == () or value == "" else str(value)

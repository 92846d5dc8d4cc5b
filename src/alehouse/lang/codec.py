"""Values of the vocabulary as JSON and back, exactly.

A record is an object with its class under "is", a word is {"word": "Stat.FORTITUDE"}, flags are joined by "|"
({"word": "Type.ACTION|GAMBLING"}, no flag {"word": "Type."}), a tuple is a list. New words need no line here.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum, Flag
from types import ModuleType
from typing import Any, TypeAlias

from . import cards, effects, words

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None


class CodecError(ValueError):
    """Not a value of the vocabulary."""


def _classes(*modules: ModuleType) -> dict[str, type[Any]]:
    """The records and words that the modules define."""
    found: dict[str, type[Any]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if not isinstance(thing, type) or thing.__module__ != module.__name__:
                continue
            if is_dataclass(thing) or issubclass(thing, Enum):
                if name in found:
                    raise TypeError(f"two classes of the vocabulary are called {name}")
                found[name] = thing
    return found


_CLASSES = _classes(words, effects, cards)


def encode(value: object) -> Json:
    """The JSON of a value; every field is written, defaults too."""
    if isinstance(value, Enum):
        return {"word": f"{_known(value)}.{_names(value)}"}
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [encode(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        record: dict[str, Json] = {"is": _known(value)}
        record.update((field.name, encode(getattr(value, field.name))) for field in fields(value))
        return record
    raise CodecError(f"{value!r} is no value of the vocabulary")


def decode(data: Json) -> Any:
    """The value of that JSON; a field that is missing has its default."""
    if isinstance(data, list):
        return tuple(decode(part) for part in data)
    if not isinstance(data, dict):
        return data
    if "word" in data:
        return _word(data)
    name = data.get("is")
    found = _CLASSES.get(name) if isinstance(name, str) else None
    if found is None or issubclass(found, Enum):
        raise CodecError(f"{name!r} is no record of the vocabulary")
    try:
        return found(**{key: decode(part) for key, part in data.items() if key != "is"})
    except TypeError as error:
        raise CodecError(f"{name}: {error}") from error


def _known(value: object) -> str:
    name = type(value).__name__
    if _CLASSES.get(name) is not type(value):
        raise CodecError(f"{name} is no class of the vocabulary")
    return name


def _names(word: Enum) -> str:
    if isinstance(word, Flag):
        return "|".join(str(part.name) for part in word)
    return word.name


def _word(data: dict[str, Json]) -> Enum:
    kind, _, names = str(data["word"]).partition(".")
    found = _CLASSES.get(kind)
    if len(data) != 1 or found is None or not issubclass(found, Enum):
        raise CodecError(f"{data!r} is no word of the vocabulary")
    try:
        if not issubclass(found, Flag):
            return found[names]
        word = found(0)
        for name in names.split("|") if names else ():
            word |= found[name]
        return word
    except KeyError as error:
        raise CodecError(f"{data['word']!r} is no word of the vocabulary") from error

"""Catalogues: the messages of one language, and how they become text."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from alehouse.errors import AlehouseError
from alehouse.lang.message import Message, say

TOPICS = ("names", "cards", "reasons", "events", "talk", "asked")
"""What every language has to say, a file each."""
TITLES = "titles"
"""Names of cards and characters; a language without this file, or without a message in it, uses those of the data."""
OPEN = ("amount-counter", "counter", "deck", "family", "limit", "own", "side", "variant")
"""Where new characters bring new names: an unknown one is said by the message `-other` of its kind."""

_TWICE = re.compile(r"([.!?…]”)\.")
"""A title in quotes that ends with its own mark: a full stop behind it would be another one."""
_DOUBLE = re.compile(r"(?P<mark>[.!?…]”?)\.$|(?P<question>\?[”»]?)\?$")


class SpeechError(AlehouseError):
    """A catalogue cannot say something: it lacks a message or an argument."""


def capital(text: object) -> str:
    """CAP in a catalogue: the first letter as at the start of a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


def end(text: object) -> str:
    """STOP in a catalogue: a sentence that a title ends with its own mark needs no other one."""
    return _DOUBLE.sub(r"\g<mark>\g<question>", str(text))


def clause(text: object, *, keep: str = "") -> str:
    """CLAUSE in a catalogue: a whole sentence as a part of another one.

    `keep` is a pattern of what keeps its capital at the start: names of the game, as that language writes them.
    """
    said = str(text).strip().removesuffix(".")
    return said if keep and re.match(rf"({keep})\b", said) else said[:1].lower() + said[1:]


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        folder = files(__package__).joinpath(language)
        if not language.isalpha() or not folder.is_dir():
            raise SpeechError(f"no catalogue for {language!r}; there are: {', '.join(languages())}")
        self.language = language
        functions: dict[str, Any] = {"CAP": capital, "STOP": end, "CLAUSE": clause}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for topic in TOPICS:
            self._bundle.add_resource(FluentResource(folder.joinpath(f"{topic}.ftl").read_text("utf-8")))
        titles = folder.joinpath(f"{TITLES}.ftl")
        named = FluentResource(titles.read_text("utf-8") if titles.is_file() else "")
        self._bundle.add_resource(named)
        self._named = frozenset(entry.id.name for entry in named.body if isinstance(entry, ast.Message))

    def say(self, message: Message) -> str:
        """The text of a message and of the messages inside it."""
        return self._spoken(message)[0]

    def attribute(self, id: str, name: str) -> str | None:
        """An attribute that takes no arguments; None if the catalogue does not have it."""
        pattern = self._bundle.get_message(id).attributes.get(name) if self._bundle.has_message(id) else None
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern is not None else None

    def name(self, id: str) -> str | None:
        """A name of a card or a character; None if the language has none of its own for it."""
        return self.say(say(id)) if id in self._named else None

    def _spoken(self, message: Message) -> tuple[str, dict[str, str]]:
        """The text of a message, and its attributes: other forms of it, for sentences that it stands in.

        The attribute `gen` of the message that stands for `$deck` is `$deck-gen` to the message around it. So a
        language has the cases that it needs, and no other one has to know of them.
        """
        id = self._known(message)
        found = self._bundle.get_message(id)
        if found.value is None:
            raise SpeechError(f"the message {id!r} has no text")
        args: dict[str, str | int] = {}
        for name, value in message.args:
            if isinstance(value, Message):
                args[name], forms = self._spoken(value)
                args |= {f"{name}-{form}": text for form, text in forms.items()}
            else:
                args[name] = value
        text, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            raise SpeechError(f"the message {id!r} cannot be said: {errors[0]}")
        forms = {}
        for form, pattern in found.attributes.items():
            other, missing = self._bundle.format_pattern(pattern, args)
            if not missing:  # a list has the forms that all its parts have
                forms[form] = str(other)
        return _TWICE.sub(r"\1", str(text)), forms

    def _known(self, message: Message) -> str:
        if self._bundle.has_message(message.id):
            return message.id
        for kind in OPEN:
            if message.id.startswith(f"{kind}-"):
                return f"{kind}-other"
        raise SpeechError(f"the catalogue {self.language!r} has no message {message.id!r}")


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(entry.name for entry in files(__package__).iterdir() if entry.joinpath("names.ftl").is_file())


@cache
def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of a language, loaded once."""
    return Catalogue(language)

"""Catalogues: the messages of one language, and how they become text."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from alehouse.errors import AlehouseError
from alehouse.lang.message import Argument, Message

TOPICS = ("names", "cards", "reasons", "events", "talk")
OPEN = ("amount-counter", "counter", "deck", "family", "limit", "own", "side", "variant")
"""Where new characters bring new names: an unknown one is said by the message `-other` of its kind."""

_DOUBLE = re.compile(r"(?P<mark>[.!?]”?)\.$|(?P<question>\?”?)\?$")


_NAME = re.compile(r"(Fortitude|Alcohol Content|Gold|Drinks|Chasers|[A-Z][a-z]+ (and [A-Z][a-z]+ )?Cards?)\b")


class SpeechError(AlehouseError):
    """A catalogue cannot say something: it lacks a message or an argument."""


def capital(text: object) -> str:
    """CAP in a catalogue: the first letter as at the start of a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


def end(text: object) -> str:
    """STOP in a catalogue: a sentence that a title ends with its own mark needs no other one."""
    return _DOUBLE.sub(r"\g<mark>\g<question>", str(text))


def clause(text: object) -> str:
    """CLAUSE in a catalogue: a whole sentence as a part of another one; a name of the game keeps its capital."""
    said = str(text).strip().removesuffix(".")
    return said if _NAME.match(said) else said[:1].lower() + said[1:]


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

    def say(self, message: Message) -> str:
        """The text of a message and of the messages inside it."""
        id = self._known(message)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise SpeechError(f"the message {id!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(arg) for name, arg in message.args})
        if errors:
            raise SpeechError(f"the message {id!r} cannot be said: {errors[0]}")
        return str(text)

    def _plain(self, argument: Argument) -> str | int:
        return self.say(argument) if isinstance(argument, Message) else argument

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

"""The text of cards, made from their data: what a card says is what the engine does."""

from __future__ import annotations

from functools import lru_cache

from alehouse.lang import Card, Phase, Stat, text
from alehouse.lang.message import say

from .catalogue import catalogue


@lru_cache(maxsize=4096)
def card_text(card: Card, language: str = "en") -> str:
    """What the card does, a line for each paragraph; "-OR-" stands between two ways to use it."""
    words = catalogue(language)
    return "\n".join(words.say(say("told", text=message)) for message in text.messages(card))


def type_text(card: Card, language: str = "en") -> str:
    """What the card is: "Sometimes Card", "Action and Gambling Card", "Drink"."""
    return catalogue(language).say(text.types(card))


def option_texts(card: Card, language: str = "en") -> tuple[str, ...]:
    """What each option of the card's choice does; empty if the card has no choice."""
    words = catalogue(language)
    return tuple(words.say(say("told", text=message)) for message in text.options(card))


def phase_text(phase: Phase | str, language: str = "en") -> str:
    """The name of a phase of the turn; a view gives it as a string."""
    return catalogue(language).say(say(f"phase-{Phase(phase).value}"))


def stat_text(stat: Stat | str, language: str = "en") -> str:
    """The name of one of the three numbers that every player has."""
    return catalogue(language).say(say(f"stat-{Stat(stat).value}"))


def counter_text(name: str, language: str = "en") -> str:
    """The name of a counter of a character."""
    return catalogue(language).say(say(f"counter-{name}", name=name))

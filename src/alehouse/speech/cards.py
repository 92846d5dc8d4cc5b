"""The text of cards, made from their data: what a card says is what the engine does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from alehouse.lang import Card, Character, Phase, Stat, text
from alehouse.lang.message import Message, say
from alehouse.packs import in_play

from .catalogue import catalogue
from .verbs import with_verbs


@lru_cache(maxsize=4096)
def card_text(card: Card, language: str = "en") -> str:
    """What the card does, a line for each paragraph; "-OR-" stands between two ways to use it."""
    return "\n".join(_told(text.messages(card), language))


def role_text(character: Character, language: str = "en") -> str:
    """What the character does without a card, a line each; empty for most."""
    return "\n".join(_told(text.role(character), language))


def type_text(card: Card, language: str = "en") -> str:
    """What the card is: "Sometimes Card", "Action and Gambling Card", "Drink"; a card without a type, "Gear Card"."""
    return catalogue(language).say(text.types(card, in_play().side_decks.get(card.id)))


def adds_text(card: Card, language: str = "en") -> str:
    """The line about the card of a side deck that becomes part of this one as it is played; empty if none does."""
    return "".join(_told(text.adds(card), language))


def option_texts(card: Card, language: str = "en") -> tuple[str, ...]:
    """What each option of the card's choice does; empty if the card has no choice."""
    return tuple(_told(text.options(card), language))


def _told(messages: Iterable[Message], language: str) -> Iterator[str]:
    words = catalogue(language)
    return (words.say(say("told", text=with_verbs(message))) for message in messages)


def phase_text(phase: Phase | str, language: str = "en") -> str:
    """The name of a phase of the turn; a view gives it as a string."""
    return catalogue(language).say(say(f"phase-{Phase(phase).value}"))


def stat_text(stat: Stat | str, language: str = "en") -> str:
    """The name of one of the three numbers that every player has."""
    return catalogue(language).say(say(f"stat-{Stat(stat).value}"))


def counter_text(name: str, language: str = "en") -> str:
    """The name of a counter of a character."""
    return catalogue(language).say(say(f"counter-{name}", name=name))


def deck_text(name: str, language: str = "en") -> str:
    """The name of a side deck or pile of a character."""
    return catalogue(language).say(say(f"deck-{name}", name=name))


def variant_text(name: str, language: str = "en") -> str:
    """The name of a variant of the game."""
    return catalogue(language).say(say(f"variant-{name}", name=name))

"""The text of cards, made from their data: what a card says is what the engine does."""

from __future__ import annotations

from functools import lru_cache

from alehouse.lang import Card, Character, Phase, Stat, text
from alehouse.lang.message import say
from alehouse.packs import in_play

from .catalogue import catalogue


@lru_cache(maxsize=4096)
def card_text(card: Card, language: str = "en") -> str:
    """What the card does, a line for each paragraph; "-OR-" stands between two ways to use it."""
    words = catalogue(language)
    return "\n".join(words.say(say("told", text=message)) for message in text.messages(card))


def role_text(character: Character, language: str = "en") -> str:
    """What the character does without a card, a line each; empty for most."""
    words = catalogue(language)
    return "\n".join(words.say(say("told", text=message)) for message in text.role(character))


def type_text(card: Card, language: str = "en") -> str:
    """What the card is: "Sometimes Card", "Action and Gambling Card", "Drink"; a card without a type, "Gear Card"."""
    return catalogue(language).say(text.types(card, in_play().side_decks.get(card.id)))


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


def deck_text(name: str, language: str = "en") -> str:
    """The name of a side deck or pile of a character."""
    return catalogue(language).say(say(f"deck-{name}", name=name))


def variant_text(name: str, language: str = "en") -> str:
    """The name of a variant of the game."""
    return catalogue(language).say(say(f"variant-{name}", name=name))

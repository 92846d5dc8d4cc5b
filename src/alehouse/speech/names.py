"""How seats and cards are called in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from alehouse.engine import codes as c
from alehouse.engine.view import View
from alehouse.lang import Character
from alehouse.lang.message import Message, all_of, say
from alehouse.packs import Known, in_play, playing

from .catalogue import catalogue

_SECOND = re.compile(r"(?P<role>.+)-(?P<n>\d+)")


class Seated(Protocol):
    """A game as far as it is spoken about: a `Game`, or one that is seen through a client."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def content(self) -> Known: ...
    def view(self, seat: int | None) -> View: ...


def seat_name(seat: str, language: str = "en") -> str:
    """The name of a seat of a game: "Gerki" for `gerki`, "Gerki 2" for a second one."""
    roles = in_play().program.roles
    if seat in roles:
        return character_name(seat, language)
    again = _SECOND.fullmatch(seat)
    if again is None or again["role"] not in roles:
        return seat
    return catalogue(language).say(
        say("seat-again", name=character_name(again["role"], language), n=int(again["n"])),
    )


def seat_names(game: Seated, language: str = "en") -> tuple[str, ...]:
    """The names of the seats of a game, in their order."""
    with playing(game.content):
        return tuple(seat_name(seat, language) for seat in game.seats)


def team_name(names: Sequence[str], language: str = "en") -> str:
    """A team, by the names of its members: "the team of Gerki and Zot"; one player alone is no team."""
    if len(names) == 1:
        return names[0]
    return catalogue(language).say(say("team", seats=several(names)))


def card_titles(language: str = "en") -> Mapping[str, str]:
    """The title of every card of the game, or else of every card that Alehouse knows, by its id."""
    return _titles(in_play(), language)


@lru_cache(maxsize=64)
def _titles(content: Known, language: str) -> Mapping[str, str]:
    """Titles in that language; a card without one, such as that of a pack, keeps the title of its data."""
    words = catalogue(language)
    return {id: words.name(f"title-{id}") or title for id, title in content.titles.items()}


def card_title(card: str, language: str = "en") -> str:
    """The title of one card."""
    return card_titles(language)[card]


def character_name(role: str, language: str = "en") -> str:
    """The name of a character: "Gerki"."""
    return catalogue(language).name(f"character-{role}") or in_play().program.roles[role].name


def character_title(role: str, language: str = "en") -> str:
    """What a character is called besides: "the Sneak"."""
    said = catalogue(language).attribute(f"character-{role}", "title")
    return said if said is not None else _character(role).title


def character_mechanic(role: str, language: str = "en") -> str:
    """What is special about a character, in two sentences."""
    said = catalogue(language).attribute(f"character-{role}", "mechanic")
    return said if said is not None else _character(role).mechanic


def _character(role: str) -> Character:
    return next(character for character in in_play().pack.characters if character.id == role)


def drink_deck_name(deck: str, language: str = "en") -> str:
    """The name of a Drink Deck: "The Red Dragon Inn"."""
    data = next(known.name for known in in_play().pack.drink_decks if known.id == deck)
    return catalogue(language).name(f"drink-deck-{deck}") or data


def card_kind(card: str | None) -> str:
    """What a card is in a sentence: a `drink`, an `event` or, from the deck of a character, a `card`."""
    known = in_play().program
    index = known.by_id.get(card) if card is not None else None
    kind = known.designs[index].kind if index is not None else -1
    return "drink" if kind == c.DRINK_CARD else "event" if kind == c.EVENT_CARD else "card"


def title(card: str | None, titles: Mapping[str, str]) -> Message:
    """A title within a sentence, which is quoted."""
    return say("title", text=titles.get(card, card) if card is not None else "")


def several(texts: Iterable[str]) -> Message:
    """A list of names or places."""
    parts = [say("plain", text=text) for text in texts]
    return all_of(parts) if parts else say("nobody")


class Cast:
    """Who sits where, as somebody at the table says it: the own seat is "you"."""

    __slots__ = ("names", "teams", "you")

    def __init__(self, names: Sequence[str], teams: Sequence[str] = (), you: int | None = None) -> None:
        self.names = names
        self.teams = teams or names
        self.you = you

    def seat(self, number: int | None) -> str | Message:
        """A seat by its number; -1 and None are nobody."""
        if number is None or number < 0:
            return say("nobody")
        return say("you") if number == self.you else self.names[number]

    def who(self, *seats: int | None) -> str:
        """For the form of the verb: `you` if the own seat is among them."""
        return "you" if self.you is not None and self.you in seats else "other"

    def several(self, seats: Iterable[int]) -> Message:
        """All of them, whoever is spoken to before the others."""
        parts = [
            say("you") if at == self.you else say("plain", text=self.names[at])
            for at in sorted(seats, key=lambda at: at != self.you)
        ]
        return all_of(parts) if parts else say("nobody")

    def team(self, seat: int) -> str | Message:
        """All the team of a seat; one player alone is no team."""
        return self.seat(seat) if self.teams[seat] == self.names[seat] else self.teams[seat]

"""The catalogue and packs as one: what a game with packs is played with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

from ..content import catalog
from ..errors import BadSetup
from ..lang.cards import Character, Pack
from ..lang.effects import Counter, SideDeck

Packs = Iterable[Pack | Character]


def combined(packs: Packs) -> Pack:
    """Everything that Alehouse ships, and these. In which order packs are named makes no difference."""
    shipped = catalog.pack()
    own = sorted(characters_of(packs), key=lambda character: character.id)
    if not own:
        return shipped
    problems = list(clashes([*shipped.characters, *own]))
    if problems:
        raise BadSetup(problems[0])
    whole = Pack((*shipped.characters, *own), shipped.drink_decks, shipped.loose)
    try:
        catalog.validate(whole)
    except catalog.CatalogError as error:
        raise BadSetup(f"the pack cannot be used: {error}") from None
    return whole


def characters_of(packs: Packs) -> list[Character]:
    """The characters of packs, each once. A character stands for a pack of its own."""
    found: list[Character] = []
    for pack in packs:
        if isinstance(pack, Pack):
            found += pack.characters
        elif isinstance(pack, Character):
            found.append(pack)
        else:
            raise BadSetup(f"{pack!r} is no pack; alehouse.load_pack makes one from a file")
    return list({id(character): character for character in found}.values())


def clashes(characters: Iterable[Character]) -> Iterator[str]:
    """Names that two characters use for different things. The engine knows counters and side decks by name."""
    ids: dict[str, Character] = {}
    parts: dict[tuple[str, str], tuple[Character, Counter | SideDeck]] = {}
    for character in characters:
        if character.id in ids:
            yield f"{character.name}: there is another character of the id {character.id!r}"
            continue
        ids[character.id] = character
        for part in parts_of(character):
            kind = "counter" if isinstance(part, Counter) else "side deck"
            owner, first = parts.setdefault((kind, part.name), (character, part))
            if first != part:
                said = f"two different things of {owner.name}" if owner is character else f"something of {owner.name}"
                yield f"{character.name}: the {kind} {part.name!r} is {said} already; choose another name"


def parts_of(value: object) -> list[Counter | SideDeck]:
    """Every counter and side deck that a value speaks of, each once."""
    found: dict[Counter | SideDeck, None] = {}
    seen: set[int] = set()
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Counter | SideDeck):
            found[one] = None
        if isinstance(one, tuple):
            waiting.extend(one)
        elif is_dataclass(one) and not isinstance(one, (type, Enum)) and id(one) not in seen:
            seen.add(id(one))
            waiting.extend(getattr(one, field.name) for field in fields(one))
    return list(found)

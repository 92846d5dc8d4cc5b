"""The engine knows rules, never cards: a new character is a new file in content/, and nothing else."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

import pytest

from alehouse import lang
from alehouse.content import catalog

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "alehouse"
ENGINE = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.glob("engine/**/*.py"))
EVERY_FILE = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
OUTSIDE = {"build", ".venv"}
"""Folders of files that nobody wrote here."""
WRITTEN = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("src", "tests", "tools")
    for path in (ROOT / folder).rglob("*.py")
    if OUTSIDE.isdisjoint(path.relative_to(ROOT).parts)
)
LONGEST = 500
HEADER = 15
ENGLISH = {"lucky"}
"""Names that are words of the language too; the engine may use them as such."""
TERMS: set[str] = set()
"""Titles that the rules themselves use as a term (GAMBLE-12). What it does is a word: TakeControl(beaten_by=...)."""
PLAYABLE = [character for character in catalog.pack().characters if character.playable]


def names() -> Iterator[str]:
    """What the engine must not say: characters, and titles and ids of cards of more than one word."""
    pack = catalog.pack()
    for character in pack.characters:
        yield from {character.id, character.name.lower()} - ENGLISH
    for card in catalog.cards(pack).values():
        for name in (card.id, card.title.lower()):
            if len(re.findall(r"\w+", name)) > 1 and name not in TERMS:
                yield name


FORBIDDEN = re.compile(r"(?<![\w-])(?:" + "|".join(re.escape(name) for name in sorted(set(names()))) + r")(?![\w-])")


def said(text: str) -> list[str]:
    """Forbidden names in a text, also where an identifier joins the words of an id by underscores."""
    lower = text.lower()
    return sorted({*FORBIDDEN.findall(lower), *FORBIDDEN.findall(lower.replace("_", "-"))})


@pytest.mark.parametrize("module", ENGINE)
def test_the_engine_names_no_card_and_no_character(module: str) -> None:
    # A character that sits twice is explained by example.
    text = (SOURCE / module).read_text("utf-8").replace("is `gerki` and `gerki-2`", "")
    assert said(text) == []


def test_the_search_for_names_would_find_them() -> None:
    assert said("if role == 'gerki':") == ["gerki"]
    assert said("def make_some_elbow_room(s):") == ["make-some-elbow-room"]
    assert said('title == "Make some elbow room"') == ["make some elbow room"]
    assert said("# what Eve does") == ["eve"]
    assert said("everybody is lucky, eventually; even a potion; never a drink") == []


# --- files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", WRITTEN)
def test_a_file_is_short_or_says_why_it_is_not(file: str) -> None:
    lines = (ROOT / file).read_text("utf-8").splitlines()
    if len(lines) > LONGEST:
        reason = f"more than {LONGEST} lines"
        assert reason in " ".join(lines[:HEADER]).lower(), f"{len(lines)} lines; begin with '{reason}, because ...'"


def test_no_file_is_called_by_what_it_does_not_say() -> None:
    empty = re.compile(r"(^|_)(utils?|helpers?|managers?|misc|stuff)(_|$)")
    assert [module for module in EVERY_FILE if empty.search(Path(module).stem)] == []


# --- the vocabulary --------------------------------------------------------------------------------------


def words(value: object) -> Iterator[str]:
    """The words of the vocabulary that a value is made of: classes of effects, triggers, picks, conditions."""
    if isinstance(value, tuple):
        for part in value:
            yield from words(part)
    elif is_dataclass(value) and not isinstance(value, Enum):
        if type(value).__module__ == lang.effects.__name__:
            yield type(value).__name__
        for part in fields(value):
            yield from words(getattr(value, part.name))


def users(characters: Iterable[lang.Character]) -> dict[str, set[str]]:
    """Who uses each word: these characters, and the Drinks."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    pack = catalog.pack()
    for character in characters:
        for word in words(character):
            found[word].add(character.id)
    for card in (*pack.loose, *(card for deck in pack.drink_decks for _, card in deck.cards)):
        for word in words(card):
            found[word].add("drinks")
    return found


def test_few_cards_need_a_word_of_their_own() -> None:
    """Under 5 % of the cards of the playable decks use a word that no other character and no Drink uses."""
    own = {word for word, who in users(catalog.pack().characters).items() if len(who) == 1}
    total = sum(character.size for character in PLAYABLE)
    special = [
        (n, character.id, card.title, sorted(set(words(card)) & own))
        for character in PLAYABLE
        for n, card in character.deck
        if set(words(card)) & own
    ]
    cards = sum(n for n, *_ in special)
    print(f"{cards} of {total} cards use a word of their own ({100 * cards / total:.1f} %):")
    for n, who, title, alone in special:
        print(f"  {n} x {who}: {title} ({', '.join(alone)})")
    assert cards < 0.05 * total


def test_the_eight_decks_hold_few_designs() -> None:
    """320 cards, and not much more than fifty different texts: titles apart, decks are made of the same few."""
    designs = {
        repr((card.types, card.modes, card.family, card.answered_only_by, card.shield))
        for character in PLAYABLE
        if character.box <= 2
        for _, card in character.deck
    }
    print(f"{sum(character.size for character in PLAYABLE)} cards, {len(designs)} designs")
    assert len(designs) <= 60


def test_every_word_is_used() -> None:
    """A word that no card uses is a guess about cards to come."""
    known = {
        name
        for name, thing in vars(lang.effects).items()
        if isinstance(thing, type) and is_dataclass(thing) and thing.__module__ == lang.effects.__name__
    }
    assert known - set(users(catalog.pack().characters)) <= {"Own"}  # for characters of one's own

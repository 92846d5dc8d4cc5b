"""All languages say the same: the same messages, with the same arguments, in the catalogue and on the page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alehouse import speech
from alehouse.content import catalog
from alehouse.engine import reasons
from alehouse.lang.message import say
from alehouse.speech import SpeechError
from alehouse.speech.catalogue import TOPICS, capital, catalogue, clause, end

FOLDER = Path(speech.__file__).parent
OTHERS = [language for language in speech.languages() if language != "en"]
PAGE = sorted(path.stem for path in (FOLDER / "en" / "page").glob("*.ftl"))

GRAMMAR = {"form", "verb", "who", "whom", "all", "you", "such", "count", "least", "first"}
"""What only says in which form a word stands: a language uses what it needs of it."""
OWN_WAY = {
    "adjust-plus": {"n", "what", "amount"},
    "adjust-minus": {"n", "what", "amount"},
    "adjust-to": {"n", "what", "amount"},
    "table-first": {"counter"},
    "door-count": {"n"},
}
"""Messages that may differ in more than that: Russian counts where English puts a number beside a word."""


class Used(Visitor):
    """The arguments and the other messages that a message uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text("utf-8"))


def messages(*files: Path) -> dict[str, ast.Message]:
    """Every message of some files; junk and doubles are refused."""
    found: dict[str, ast.Message] = {}
    for file in files:
        for entry in parsed(file).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def catalogue_of(language: str) -> dict[str, ast.Message]:
    return messages(*(FOLDER / language / f"{topic}.ftl" for topic in TOPICS))


def page_of(language: str) -> dict[str, ast.Message]:
    """The messages of the page, and those of the catalogue that they may quote."""
    return messages(*sorted((FOLDER / language / "page").glob("*.ftl")))


def arguments(id: str, known: dict[str, ast.Message]) -> set[str]:
    """What a message and those that it quotes are told."""
    used, todo, seen = Used(), {id}, set[str]()
    while todo:
        for one in todo & known.keys():
            used.visit(known[one])
        seen |= todo
        todo = used.messages - seen
    return used.arguments


def differences(one: dict[str, ast.Message], other: dict[str, ast.Message]) -> dict[str, set[str]]:
    found = {}
    for id in one.keys() & other.keys():
        differ = (arguments(id, one) ^ arguments(id, other)) - GRAMMAR - OWN_WAY.get(id, set())
        if differ:
            found[id] = differ
    return found


def test_there_are_two_languages_at_least() -> None:
    assert {"en", "ru"} <= set(speech.languages())


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_topic_has_the_same_messages(language: str, topic: str) -> None:
    english = messages(FOLDER / "en" / f"{topic}.ftl")
    theirs = messages(FOLDER / language / f"{topic}.ftl")
    assert english.keys() == theirs.keys()
    assert list(english) == list(theirs), "in the same order, so that files can be read side by side"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_of_the_catalogue_uses_the_same_arguments(language: str) -> None:
    assert differences(catalogue_of("en"), catalogue_of(language)) == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_has_the_same_files_and_messages(language: str) -> None:
    assert sorted(path.stem for path in (FOLDER / language / "page").glob("*.ftl")) == PAGE
    for area in PAGE:
        english = messages(FOLDER / "en" / "page" / f"{area}.ftl")
        theirs = messages(FOLDER / language / "page" / f"{area}.ftl")
        assert english.keys() == theirs.keys(), area


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_of_the_page_uses_the_same_arguments(language: str) -> None:
    english, theirs = page_of("en"), page_of(language)
    assert differences(english, theirs) == {}
    for id in english.keys() & theirs.keys():
        names = [{attribute.id.name for attribute in known[id].attributes} for known in (english, theirs)]
        assert names[0] == names[1], f"the attributes of {id}"


@pytest.mark.parametrize("language", speech.languages())
def test_the_page_says_nothing_that_the_catalogue_says(language: str) -> None:
    assert not catalogue_of(language).keys() & page_of(language).keys()


# --- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", speech.languages())
@pytest.mark.parametrize("key", [key for key, _ in reasons.KEYS.values()])
def test_every_reason_is_short_too(key: str, language: str) -> None:
    short = speech.reason_short(key, language)
    assert 0 < len(short) <= 30
    assert short[-1] not in ".!?"


@pytest.mark.parametrize("language", speech.languages())
def test_short_reasons_differ(language: str) -> None:
    assert len({speech.reason_short(key, language) for key, _ in reasons.KEYS.values()}) == len(reasons.KEYS)


def test_an_unknown_reason_is_refused() -> None:
    with pytest.raises(SpeechError, match="no short reason 'moonlight'"):
        speech.reason_short("moonlight")


# --- forms and functions --------------------------------------------------------------------------


def test_an_attribute_is_a_form_for_the_message_around_it() -> None:
    """English needs none and has none; Russian has the cases that its sentences ask for."""
    flip = say("role-deck-sold", deck=say("deck-potion", name="potion"))
    assert catalogue("en").say(flip).startswith("You may sell cards of your Potion deck")
    assert catalogue("ru").say(flip).startswith("Карты своей колоды Зелий")


def test_a_list_has_the_forms_of_its_parts() -> None:
    both = say("list-or", first=say("stat-fortitude"), last=say("stat-gold"))
    assert catalogue("ru").say(say("that-affects", what=both)) == "влияет на вашу Стойкость или Золото"
    assert catalogue("ru").say(say("that-affects", what=say("stat-gold"))) == "влияет на ваше Золото"
    with pytest.raises(SpeechError, match="cannot be said"):
        catalogue("ru").say(say("that-affects", what=say("kind-drink")))


def test_functions_suit_every_language() -> None:
    assert capital("напиток") == "Напиток"
    assert clause("Стойкость растёт.", keep="Стойкость") == "Стойкость растёт"
    assert clause("Каждый пьёт.", keep="Стойкость") == "каждый пьёт"
    assert end("Зот открывает «Вызов!».") == "Зот открывает «Вызов!»."
    assert end("Zot plays “I raise!”.") == "Zot plays “I raise!”"
    assert end("ответите на «Кто там?»?") == "ответите на «Кто там?»"
    assert end("Ну вот….") == "Ну вот…"


# --- names ----------------------------------------------------------------------------------------


def test_every_card_and_character_has_a_russian_name() -> None:
    pack = catalog.pack()
    names = messages(FOLDER / "ru" / "titles.ftl")
    cards = {f"title-{id}" for id in catalog.cards(pack)}
    decks = {f"drink-deck-{deck.id}" for deck in pack.drink_decks}
    people = {f"character-{role.id}" for role in pack.characters}
    assert names.keys() == cards | decks | people
    for id in people:
        assert {attribute.id.name for attribute in names[id].attributes} == {"title", "mechanic"}

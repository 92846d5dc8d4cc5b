"""The rules as pages: complete, in every language, and without a reference that leads nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alehouse.rulebook import LANGUAGES, Page, Rule, rules
from alehouse.rulebook.documents import BULLET, LINK, RULING, folder
from alehouse.rulebook.pages import filled
from alehouse.speech import card_titles, stat_text

OTHERS = [language for language in LANGUAGES if language != "en"]
EXAMPLES = "examples.md"
RULINGS = "rulings.md"
DOCUMENTS = sorted(path.name for path in (folder() / "rules").glob("*.md") if path.name != EXAMPLES)


def rule(id: str, language: str = "en") -> Rule:
    return next(one for page in rules(language) for one in page.rules if one.id == id)


def page(id: str, language: str = "en") -> Page:
    return next(one for one in rules(language) if one.id == id)


# --- what is on a page -------------------------------------------------------------------------------


def test_pages_stand_in_the_order_of_the_index() -> None:
    ids = [one.id for one in rules()]
    assert ids[:4] == ["overview", "words", "setup", "turn"]
    assert ids[-2:] == ["two-headed-dragon", "rulings"]
    assert {f"{id}.md" for id in ids if id not in ("words", "rulings")} == set(DOCUMENTS) - {"README.md"}


def test_every_rule_of_the_documents_is_there_once() -> None:
    marked = [id for name in DOCUMENTS for id, _ in BULLET.findall((folder() / "rules" / name).read_text("utf-8"))]
    shown = [one.id for page in rules() if page.id != "rulings" for one in page.rules]
    assert sorted(shown) == sorted(marked)
    assert len(marked) == len(set(marked))


def test_a_rule_is_plain_text() -> None:
    assert rule("TURN-06").text == (
        "The Action Phase allows one Action Card and no second one; no other phase, and nobody else's turn, allows any."
        " The player may also leave the chance unused."
    )


def test_a_ruling_at_the_end_becomes_a_reference() -> None:
    found = rule("CONTEST-11")
    assert found.text.endswith("Turning its Alcohol into Fortitude keeps the score too.")
    assert found.see == ("DIFF-05", "OPEN-40")


def test_ids_in_the_text_are_references_too() -> None:
    found = rule("TURN-04")
    assert "(OPEN-27)" in found.text
    assert found.see == ("OPEN-27", "OPEN-25")


def test_a_link_to_a_chapter_says_its_title() -> None:
    found = rule("TURN-08")
    assert found.text.endswith("(“Round of Gambling”).")
    assert found.see == ("gamble",)
    assert page("two-headed-dragon").intro.endswith("The rules of “Teams” apply.")


def test_the_id_of_a_worked_example_is_no_reference() -> None:
    assert rule("HOUSE-19").see == ("TEAM-19", "TEAM-26", "DIFF-22")


def test_rulings_and_words_have_pages() -> None:
    assert rule("OPEN-02").text.startswith("“At any time” needs a closed list.")
    assert page("rulings").intro.startswith("The rulebooks of the boxes differ")
    assert page("words").intro.splitlines()[0] == "active player: whoever has the turn. Turn order is clockwise."


# --- in every language -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_text_and_every_page_a_title(language: str) -> None:
    for one in rules(language):
        assert one.title
        assert one.intro
        assert not re.search(r"[*`#\[\]|]|\.md", f"{one.title} {one.intro}"), one.id
        for said in one.rules:
            assert said.text.endswith((".", ".)")), said
            assert not re.search(r"[*`#\[\]|]|\.md|  ", said.text), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reference_leads_nowhere(language: str) -> None:
    known = {one.id for one in rules(language)} | {said.id for one in rules(language) for said in one.rules}
    assert [(said.id, id) for one in rules(language) for said in one.rules for id in said.see if id not in known] == []


@pytest.mark.parametrize("language", OTHERS)
def test_pages_and_rules_are_the_same(language: str) -> None:
    assert [one.id for one in rules(language)] == [one.id for one in rules()]
    for one, english in zip(rules(language), rules(), strict=True):
        assert [said.id for said in one.rules] == [said.id for said in english.rules]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", [*DOCUMENTS, RULINGS])
def test_a_translation_has_the_same_ids_and_links(language: str, name: str) -> None:
    home, there = folder() if name == RULINGS else folder() / "rules", folder() / "rules" / language
    mark = RULING if name == RULINGS else BULLET
    english = mark.findall((home / name).read_text("utf-8"))
    said = mark.findall((there / name).read_text("utf-8"))
    assert [id for id, _ in said] == [id for id, _ in english]
    for (id, text), (_, same) in zip(said, english, strict=True):
        assert sorted(targets(text, there / name)) == sorted(targets(same, home / name)), id
        assert sorted(references(text)) == sorted(references(same)), id


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    assert {one.language for one in rules(language)} == {language}
    assert {said.language for one in rules(language) for said in one.rules} == {language}


@pytest.mark.parametrize("name", [*DOCUMENTS, RULINGS])
def test_russian_has_latin_letters_in_ids_and_links_only(name: str) -> None:
    text = (folder() / "rules" / "ru" / name).read_text("utf-8")
    chapters = {said.id.partition("-")[0] for one in rules() for said in one.rules}
    shown = LINK.sub(lambda link: "" if re.fullmatch(r"[a-z-]+\.md", link[1]) else link[1], text)
    plain = re.sub(r"(?<![\w-])[A-Z0-9]+(?:-[A-Z]+)*-\d+\b", "", shown)
    assert set(re.findall(r"[A-Za-z]+", plain)) <= chapters | {"X"}


@pytest.mark.parametrize("name", [*DOCUMENTS, RULINGS])
def test_russian_is_set_as_russian(name: str) -> None:
    text = (folder() / "rules" / "ru" / name).read_text("utf-8")
    assert not re.search(r"[“”‘’\"]|\w - \w| --|\s[,.;:!?]", text)
    assert max(map(len, text.splitlines())) <= 120 or name == "README.md"


def test_russian_calls_cards_as_they_are_called_at_the_table() -> None:
    english, russian = card_titles("en"), card_titles("ru")
    seen = 0
    for page, other in zip(rules("en"), rules("ru"), strict=True):
        for rule, same in zip(page.rules, other.rules, strict=True):
            for title in {title for title in english.values() if f"“{title}”" in rule.text}:
                names = {russian[id] for id, name in english.items() if name == title}
                assert any(f"«{name}»" in same.text for name in names), (rule.id, names)
                seen += 1
    assert seen >= 15


@pytest.mark.parametrize("stat", ["fortitude", "alcohol", "gold"])
def test_russian_calls_numbers_as_they_are_called_at_the_table(stat: str) -> None:
    name, stem = stat_text(stat), stat_text(stat, "ru")[:-1]
    told = [
        (rule.id, stem.lower() in same.text.lower())
        for page, other in zip(rules("en"), rules("ru"), strict=True)
        for rule, same in zip(page.rules, other.rules, strict=True)
        if name in rule.text
    ]
    assert len(told) > 10
    assert [id for id, found in told if not found] == []


def references(text: str) -> list[str]:
    return re.findall(r"(?<![\w-])[A-Z]+-\d+\b", text)


def targets(text: str, document: Path) -> list[str]:
    """What the links of a rule lead to; it must be there."""
    found = []
    for _, target in LINK.findall(text):
        file, _, anchor = target.partition("#")
        path = (document.parent / (file or document.name)).resolve()
        assert path.is_file(), target
        found.append(f"{path.name}#{anchor}")
    return found


# --- what is missing ---------------------------------------------------------------------------------


def test_what_has_no_translation_stays_english() -> None:
    english = Page("a", "Title", "Intro", (Rule("A-01", "One.", (), "en"), Rule("A-02", "Two.", (), "en")), "en")
    said = Page("a", "Заголовок", "Введение", (Rule("A-02", "Два.", (), "ru"),), "ru")
    whole = filled(said, english)
    assert (whole.title, whole.intro) == ("Заголовок", "Введение")
    assert [(one.id, one.text, one.language) for one in whole.rules] == [("A-01", "One.", "en"), ("A-02", "Два.", "ru")]


def test_an_unknown_language_is_english() -> None:
    assert rules("tlh") == rules("en")
    assert rules("../en") == rules("en")

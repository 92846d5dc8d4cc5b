"""Much lies in the middle: rows of cards, glasses, and what is no card at all. Each says what it is, and is whole."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tools.page.people import PHONE, WIDE, Look

if TYPE_CHECKING:
    from tests.browser.conftest import People

CLIPPED = """() => [...document.querySelectorAll('[data-stack] .card')].filter((card) => {
    const title = card.querySelector('h3 span');
    const foot = card.querySelector('footer');
    return title.scrollHeight > title.clientHeight + 2 || (foot && !foot.offsetHeight);
}).map((card) => card.dataset.face)"""


def test_four_cards_in_a_row_are_whole(people: People) -> None:
    """With title, type and sign: where no arrows fit between them, they take that room."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/row")
    expect(page.locator("[data-stack] .card")).to_have_count(4)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => document.querySelectorAll('[data-stack] [data-fit]').length === 4")
    assert page.evaluate(CLIPPED) == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["drinks", "answer", "drinks", "split"]), ("ru", ["пьёт", "отвечаете", "пьёт", "делите"])],
)
def test_what_is_done_agrees_with_who_does_it(people: People, language: str, told: list[str]) -> None:
    """Also where a row leaves no room for arrows, and the verb stands beneath the name."""
    (person,) = people(1, WIDE, language=language)
    page = person.goto("/design#table/row")
    expect(page.locator("[data-stack] .by i")).to_have_text(told)


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_whoever_has_turned_up_an_event_is_still_seen_in_the_contest(people: People, look: Look) -> None:
    """It counts nothing, and whoever has it pays the winner all the same."""
    (person,) = people(1, look)
    page = person.goto("/design#table/turned")
    expect(page.locator("[data-contest] li")).to_have_count(4)
    own = page.locator("[data-contest] [data-without]")
    expect(own).to_have_text(re.compile(r"^\s*You.*0\s*$"))
    expect(own.locator(".score")).to_be_visible()


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("paid", "Gerki has won the contest and is paid"),
        ("won", "Gerki is about to collect the pot"),
        ("chance", "Only a card that is played now can help"),
    ],
)
def test_what_is_no_card_shows_whom_it_is_about(people: People, table: str, words: str) -> None:
    """A large card with one small sign looked like a picture that is missing."""
    (person,) = people(1, WIDE)
    page = person.goto(f"/design#table/{table}")
    note = page.locator("[data-stack] .note")
    expect(note).to_contain_text(words)
    sign, card = note.locator("img.sign").bounding_box(), note.bounding_box()
    assert sign
    assert card
    assert sign["width"] > card["width"] / 3


def test_a_glass_in_a_line_says_what_answers_make_of_it(people: People) -> None:
    """The mat beside it says so too: "+2" there and "+4" here would be one of them out of date."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/halved")
    expect(page.locator("[data-contest] li.own .alc")).to_have_text(re.compile(r"\+2\s→ \+4$"))
    expect(page.locator("[data-contest] li:not(.own) .alc")).to_have_text("+2")

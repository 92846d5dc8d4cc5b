"""A card that is turned over and becomes part of another one is seen with it, and one knows before that it will be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.pages import become, sit_at, told_by
from tools.page.autopilot import Autopilot
from tools.page.people import PHONE, WIDE, Look
from tools.page.views import shown, waits

from alehouse.client import Table
from alehouse.protocol import Question

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

FIREWORKS = "the-fireworks-go-up-usually"
PEDALS = "“Pedalling keeps me sober”: Lose 1 Alcohol Content."
WILL = "As you play this, turn over the top card of your Gear deck and add its effects."
EVERYBODY = {FIREWORKS, "it-was-built-to-attract-mice-honestly"}
"""They turn over a card, and it need not be said whom they hit."""


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_only_shown_says_what_was_turned_over(people: People, look: Look) -> None:
    (person,) = people(1, look)
    page = person.goto("/design#table/shown-joined")
    stack = page.locator("[data-stack]")
    expect(stack).to_contain_text(PEDALS)
    expect(stack).not_to_contain_text(WILL)  # it has been


def test_both_have_their_names_in_a_line_of_a_phone(people: People) -> None:
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/joined")
    line = page.locator("[data-lines] .entry").last
    expect(line).to_contain_text("First a trip through the coffee engine + A little smoke means it's warming up")


def with_part(table: Table, question: Question) -> bool:
    """Wizgille, who is ourselves, has played a card with another one in it."""
    return waits(question) and bool(shown(table).stack[-1].added)


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_was_turned_over_is_part_of_the_card(
    people: People, autopilot: Autopilot, server: Server, look: Look
) -> None:
    """In the middle or in the question, looked at closely, and for those who listen."""
    room = autopilot.find(with_part, ("wizgille", None, None))
    assert autopilot.table is not None
    part = shown(autopilot.table).stack[-1].added[0]
    cards: list[dict[str, Any]] = told_by(server, "/api/cards")["cards"]
    card = next(one for one in cards if one["id"] == part)
    said = f"“{card['title']}”: {card['text'].splitlines()[0]}"
    (person,) = people(1, look)
    become(person, autopilot)
    page = sit_at(person, room)
    place = page.locator("[data-prompt] [data-read]" if look == PHONE else "[data-stack] [data-face]").last
    expect(place).to_contain_text(said)
    expect(page.locator("[data-text-table] > ol").first).to_contain_text(said)
    place.click()
    expect(page.locator("dialog[open] [data-text]")).to_contain_text(said)


def aims_part(table: Table, question: Question) -> bool:
    return question.kind == "target" and question.about in shown(table).stack[-1].added


def test_whom_it_hits_is_asked_with_its_own_words(people: People, autopilot: Autopilot, server: Server) -> None:
    room = autopilot.find(aims_part, ("wizgille", None, None))
    assert autopilot.table is not None
    part = shown(autopilot.table).stack[-1].added[0]
    cards: list[dict[str, Any]] = told_by(server, "/api/cards")["cards"]
    card = next(one for one in cards if one["id"] == part)
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    expect(page.locator("#prompt-title")).to_contain_text(card["title"])
    expect(page.locator("[data-prompt] [data-read]")).to_contain_text(card["text"])
    expect(page.locator("[data-seat-choice]").last).to_be_in_viewport(ratio=1)


def can_turn_over(table: Table, question: Question) -> bool:
    return question.kind == "action" and any(move.card in EVERYBODY for move in question.moves)


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_one_knows_that_a_card_will_be_turned_over(people: People, autopilot: Autopilot, look: Look) -> None:
    room = autopilot.find(can_turn_over, ("wizgille", None, None))
    assert autopilot.table is not None
    assert autopilot.table.private is not None
    question = autopilot.table.private.question
    assert question is not None
    move = next(move for move in question.moves if move.card in EVERYBODY)
    (person,) = people(1, look)
    become(person, autopilot)
    page = sit_at(person, room)
    page.locator(f"[data-hand] [data-card={move.card}]").first.click()
    expect(page.locator("[data-preview] .ahead" if look == PHONE else "[data-prompt] .ahead")).to_contain_text(
        "Plus whatever the top card of your Gear deck does"
    )

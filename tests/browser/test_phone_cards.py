"""Cards on a phone: the hand below a finger, the sheet on which one is played, and piles that are looked through."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import answered, become, by_click, by_touch, my_question, never, play_now, sit_at, standing
from tests.browser.test_phone import swipe
from tools.page.autopilot import Autopilot
from tools.page.people import PHONE, SMALL, WIDE, Look
from tools.page.views import shown

from alehouse.client import Table
from alehouse.protocol import Question

if TYPE_CHECKING:
    from tests.browser.conftest import People

UP = range(0, 71, 10)
"""CSS pixels of a stroke upwards that is meant."""


def one_thrown_away(table: Table, question: Question) -> bool:
    """The left neighbour's discard is one card."""
    return len(shown(table).seats[1].discard) == 1


def test_a_pile_of_one_card_shows_all_of_it(people: People, autopilot: Autopilot) -> None:
    room = autopilot.find(one_thrown_away, ("fiona", "gerki"))
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    page.locator(".opps [data-seat='1']").tap()
    card = page.locator("dialog[open] ol [data-face]")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE.width


def playable(page: Page) -> Locator:
    """The first card that we may play, in a question of our own or about what others do."""
    cards = page.locator("[data-hand] [data-card][data-playable=yes]")
    while my_question(page).question not in ("action", "window") or not cards.count():
        by_touch(page, never)
    return cards.first


def test_a_stroke_upwards_over_a_card_shows_its_sheet(people: People) -> None:
    """Its tab has an arrow. To the side the row scrolls, and a card that has to wait is none to be played."""
    (person,) = people(1, PHONE)
    page = play_now(person)
    card = playable(page)
    decision = standing(page).decision
    sheet = page.locator("[data-preview]")
    box = card.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    swipe(page, [(x, y - up) for up in UP[:4]])  # too little
    swipe(page, [(x - 2 * up, y - up) for up in UP])  # rather to the side
    swipe(page, [(x, y + up) for up in UP])
    expect(sheet).to_have_count(0)
    page.locator("[data-hand]").evaluate("(row) => row.scrollTo({ left: 0, behavior: 'instant' })")
    box = card.bounding_box()
    assert box
    x = box["x"] + box["width"] / 2
    swipe(page, [(x, y - up) for up in UP])
    expect(sheet.locator(f'[data-face="{card.get_attribute("data-card")}"]')).to_be_visible()
    assert standing(page).decision == decision, "it was played"
    expect(page.locator("dialog[open]")).to_have_count(0)


COVERED = """(card) => {
    const tag = card.querySelector("[data-new]").getBoundingClientRect();
    return [...card.querySelectorAll("h3, .tab")].filter((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return [...words.getClientRects()].some((line) => line.width &&
            line.left < tag.right && line.right > tag.left && line.top < tag.bottom && line.bottom > tag.top);
    }).map((one) => one.textContent);
}"""
"""Words of a card over which its mark lies."""


@pytest.mark.parametrize("look", [PHONE, WIDE], ids=["phone", "wide"])
def test_what_was_just_drawn_is_marked_until_the_next_answer(people: People, look: Look) -> None:
    """Also where little of a card is seen; and a first hand is no news."""
    (person,) = people(1, look)
    page = play_now(person)
    new = page.locator("[data-hand] [data-new]")
    while my_question(page).question != "discard":
        by_click(page, never)
    expect(new).to_have_count(0)
    cards = page.locator("[data-hand] [data-card]")
    cards.nth(0).click()
    cards.nth(1).click()
    decision = standing(page).decision
    page.locator("[data-prompt] [data-confirm]").click()
    answered(page, decision)
    missing = 7 - (cards.count() - new.count())
    expect(new).to_have_count(missing)
    assert missing >= 2
    for card in cards.all()[-missing:]:
        expect(card.locator("[data-new]")).to_be_attached()
        expect(card.locator(".sr")).to_have_text(re.compile(r"^New\. "))
        assert card.evaluate(COVERED) == []
    by_click(page, never)
    expect(new).to_have_count(0)


HIT = "so-then-i-got-the-ogre-in-a-headlock-like-this"
"""Another player loses Fortitude."""


def hits_one_of_three(table: Table, question: Question) -> bool:
    return sum(move.card == HIT for move in question.moves) == 3


def chooses_whom(page: Page) -> Locator:
    """The sheet of a card that hits one of several, where nobody is chosen yet."""
    page.locator(f"[data-hand] [data-card={HIT}]").first.tap()
    sheet = page.locator("[data-preview]")
    expect(sheet.locator("[data-seat-choice]")).to_have_count(3)
    return sheet


def tops(what: Locator) -> list[float]:
    found: list[float] = what.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    return found


@pytest.mark.parametrize("look", [PHONE, SMALL], ids=["390", "360"])
def test_whom_one_chooses_stays_under_the_finger(people: People, autopilot: Autopilot, look: Look) -> None:
    """What would happen comes with the first tap, and the second one must not hit somebody else."""
    room = autopilot.find(hits_one_of_three, ("fiona", None, None, None))
    (person,) = people(1, look, language="ru")  # its words are longer
    become(person, autopilot)
    page = sit_at(person, room)
    sheet = chooses_whom(page)
    choices = sheet.locator("[data-seat-choice]")
    for choice in choices.all():
        expect(choice.locator("small")).to_have_text(re.compile(r"запас \d+"))  # which decides whom to hit
        expect(choice).to_be_in_viewport(ratio=1)
    before = tops(choices)
    choices.last.tap()
    expect(sheet.locator(".ahead li")).to_be_visible()
    assert tops(choices) == pytest.approx(before, abs=1)
    expect(sheet.locator("#sheet-title")).to_be_in_viewport(ratio=1)
    expect(sheet.locator("[data-confirm]")).to_be_in_viewport(ratio=1)


def test_whoever_is_seen_behind_a_sheet_can_be_chosen_there(people: People, autopilot: Autopilot) -> None:
    """As for a Drink, which is ordered by a tap on a mat; a tap on nobody closes the sheet."""
    room = autopilot.find(hits_one_of_three, ("fiona", None, None, None))
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    decision = standing(page).decision
    sheet = chooses_whom(page)
    page.touchscreen.tap(PHONE.width / 2, 24)
    expect(sheet).to_have_count(0)
    chooses_whom(page)
    box = page.locator(".opps [data-seat='2']").bounding_box()
    assert box

    def tap_the_mat() -> None:
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    tap_the_mat()
    expect(sheet.locator("[data-seat-choice].chosen")).to_have_attribute("data-seat-choice", "2")
    expect(sheet.locator("[data-confirm]")).to_be_visible()
    assert standing(page).decision == decision
    tap_the_mat()
    expect(sheet).to_have_count(0)
    answered(page, decision)

"""A phone held upright, and fingers: nothing is wider than the screen, and the first tap shows what the second does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import by_touch, my_question, play_now
from tools.page.people import PHONE

if TYPE_CHECKING:
    from tests.browser.conftest import People

ANSWERS = 12
FINGER = 44
"""CSS pixels: no main button is lower."""
MAIN = "[data-prompt] .btn, [data-prompt] .choice, [data-preview] .btn, [data-preview] .choice, [data-play-now], .go"
ADDRESSES = "/ /tables /replays /learn /characters /characters/fiona /rules /about /design"


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways, and every main button is as high as a finger."""
    width = page.evaluate("innerWidth")
    assert width == PHONE.width
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, f"{page.url} is {wide} wide"
    for button in page.locator(MAIN).all():
        if button.is_visible() and (box := button.bounding_box()):
            assert box["height"] >= FINGER, f"{button.inner_text()!r} is {box['height']} high"
            assert box["x"] >= 0, f"{button.inner_text()!r} begins outside"
            assert box["x"] + box["width"] <= width, f"{button.inner_text()!r} ends outside"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_view_is_wider_than_the_screen(people: People, language: str) -> None:
    (person,) = people(1, PHONE, language=language)
    for place in ADDRESSES.split():
        page = person.goto(place)
        page.wait_for_selector("[data-view]")
        page.wait_for_load_state("networkidle")
        fits(page)


def test_a_tap_shows_and_the_next_one_plays(people: People) -> None:
    (person,) = people(1, PHONE)
    page = play_now(person)
    previews = 0
    for _ in range(ANSWERS):
        now = my_question(page)
        if now.over:
            break
        fits(page)
        cards = page.locator("[data-hand] [data-card][data-playable=yes]")
        if now.question in ("action", "window") and cards.count():
            previews += 1
            card = cards.first.get_attribute("data-card")
            cards.first.tap()
            sheet = page.locator("[data-preview]")
            expect(sheet).to_be_visible()
            expect(sheet.locator(f'[data-face="{card}"]')).to_be_visible()
            expect(page.locator("[data-view=table]")).to_have_attribute("data-decision", now.decision)
            fits(page)
            sheet.locator("[data-back]").tap()
            expect(sheet).to_have_count(0)
        by_touch(page)
    assert previews >= 2, "no card could be looked at before it is played"


def test_the_log_is_a_drawer(people: People) -> None:
    (person,) = people(1, PHONE)
    page = play_now(person)
    expect(page.get_by_role("log")).not_to_be_in_viewport()
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log")).to_be_in_viewport()
    fits(page)
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("log")).not_to_be_in_viewport()

"""What those find who hear the page, or drive it by keys: words that are read out, and the focus where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import answered, by_click, my_question, never, open_door, play_now, settled
from tools.page.people import PHONE, WIDE, Look

if TYPE_CHECKING:
    from tests.browser.conftest import People

READ_OUT = """(selector) => {
    const region = document.querySelector(selector);
    window.readOut = [];
    window.changed = [];
    new MutationObserver((records) => {
        for (const record of records) {
            if (record.target === region) window.readOut.push(...[...record.addedNodes].map((one) => one.textContent));
            else if (!region.lastElementChild.contains(record.target)) window.changed.push(record.target.textContent);
        }
    }).observe(region, { childList: true, characterData: true, subtree: true });
    return region.closest("[inert], [aria-hidden=true]") === null && region.ariaLive;
}"""
"""From now on note the news that a region reads out. It stands there already: what comes with its words is not read."""


def focused(page: Page, selector: str) -> None:
    expect(page.locator(f"{selector}:focus")).to_have_count(1)


@pytest.mark.parametrize("look", [PHONE, WIDE], ids=["phone", "wide"])
def test_questions_are_read_out_and_what_happens_where_no_log_is_in_sight(people: People, look: Look) -> None:
    (person,) = people(1, look)
    page = play_now(person)
    my_question(page)
    assert page.evaluate(READ_OUT, "[data-heard]") == "polite"
    question = page.locator("[data-heard] p").last
    for _ in range(4):
        by_click(page, never)
        my_question(page)
        expect(question).to_have_text(page.locator("#prompt-title").inner_text().strip())
    news = " ".join(page.evaluate("window.readOut"))
    assert bool(news.strip()) == look.phone, news
    # It is new when it comes: what is read at once, and exchanged afterwards, was read for nothing.
    assert page.evaluate("window.changed") == []
    # Each is said by one voice.
    assert page.locator("#prompt-title").get_attribute("aria-live") is None
    expect(page.locator("[role=log] .now")).to_have_attribute("aria-live", "off")


def test_the_drawer_of_the_log_takes_the_keys_and_gives_them_back(people: People) -> None:
    (person,) = people(1, width=1000, height=800)
    page = play_now(person)
    now = my_question(page)
    log = page.locator("section.log")
    page.keyboard.press("l")
    focused(page, "[role=log]")
    page.keyboard.press("Escape")
    expect(log).to_have_attribute("inert", "")
    focused(page, "[data-prompt]")
    # It has closed the log, and nothing else.
    expect(page.locator("[data-view=table]")).to_have_attribute("data-paused", "no")
    assert my_question(page).decision == now.decision
    page.get_by_role("button", name="Log").click()
    focused(page, "[role=log]")
    page.get_by_role("button", name="Close").click()
    focused(page, "[data-prompt]")


def test_a_sheet_gives_the_focus_back_to_its_card(people: People) -> None:
    (person,) = people(1, PHONE)
    page = play_now(person)
    while my_question(page).question != "discard":
        by_click(page, never)
    decision = my_question(page).decision
    page.locator("[data-prompt] [data-confirm]").click()
    answered(page, decision)
    while not page.locator("[data-hand] .playable").count():
        by_click(page, never)
        my_question(page)
    card = page.locator("[data-hand] .playable button").first
    card.tap()
    sheet = page.locator("[data-preview]")
    focused(page, "[data-preview]")
    # Whoever is seen above it can be chosen: it does not say that there is nothing else.
    expect(sheet).not_to_have_attribute("aria-modal", "true")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    focused(page, "[data-hand] .playable button")


def test_a_link_leads_to_the_title_of_what_it_shows(people: People) -> None:
    (person,) = people(1)
    page = open_door(person)
    page.get_by_role("link", name="See them all").click()
    page.wait_for_selector("[data-view=characters]")
    focused(page, "main h1")
    page.locator("main a[href='/characters/fiona']").first.click()
    expect(page.locator("main h1")).to_have_text("Fiona")
    focused(page, "main h1")
    # Also where the title is there only after what has to be fetched.
    page.get_by_role("link", name="Rules", exact=True).first.click()
    page.wait_for_selector("[data-view=rules]")
    focused(page, "main h1")


def test_a_page_that_is_opened_begins_at_its_top(people: People) -> None:
    (person,) = people(1)
    page = person.goto("/characters")
    expect(page.locator("main h1")).to_be_visible()
    settled(page)
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Tab")
    focused(page, "header a")

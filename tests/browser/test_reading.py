"""Whoever reads misses nothing: the table waits, a look back changes nothing, Space means what the question says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.pages import TABLE, answered, by_click, my_question, never, open_door, play_now, standing
from tests.browser.test_prompt import a_look
from tools.page.people import PHONE, WIDE, Look, Person

TALK = "[data-talk]"
AT_END = """() => {
    const log = document.querySelector("[role=log]");
    return log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
}"""
LONG = "log => log.scrollHeight > 2 * log.clientHeight"


def until_discard(page: Page, long: bool = False) -> str:
    while (now := my_question(page)).question != "discard" or (long and not page.get_by_role("log").evaluate(LONG)):
        assert not now.over
        by_click(page, never)
    return now.decision


def test_a_card_that_is_read_stops_the_look(people: People) -> None:
    (person,) = people(1, pace="calm")
    page = play_now(person)
    decision = a_look(page)
    page.keyboard.press("i")
    expect(page.locator("dialog[open] [data-face]")).to_be_visible()
    expect(page.locator(f"{TABLE}[data-paused=yes]")).to_be_attached()
    expect(page.locator("[data-prompt] .going")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(f"{TABLE}[data-paused=no]")).to_be_attached()
    assert standing(page).decision == decision, "what was shown has gone while a card was read"
    expect(page.locator("[data-prompt] .going")).to_have_count(1)


def test_a_look_back_changes_nothing(person: Person) -> None:
    page = play_now(person)
    decision = until_discard(page, long=True)
    log = page.get_by_role("log")
    for card in page.locator("[data-hand] [data-card]").all()[:2]:
        card.click()
    chosen = page.locator("[data-hand] [aria-pressed=true]")
    expect(chosen).to_have_count(2)
    hand = page.locator("[data-hand]").bounding_box()
    talk = page.locator(TALK).bounding_box()
    log.evaluate("log => log.scrollTop = 0")
    page.locator("[role=log] .look").first.click()
    expect(page.locator(f"{TABLE}[data-looking=yes]")).to_be_attached()
    assert page.locator("[data-hand]").bounding_box() == hand
    assert page.locator(TALK).bounding_box() == talk
    page.locator("[data-now]").click()
    expect(chosen).to_have_count(2)
    page.wait_for_function(AT_END)
    page.locator("[data-prompt] [data-confirm]").click()
    answered(page, decision)
    my_question(page)
    page.wait_for_function(AT_END)


def test_space_is_for_the_question_unless_the_keys_have_gone_elsewhere(person: Person) -> None:
    page = play_now(person)
    decision = until_discard(page)
    emblem = page.locator(".opps button.emblem").first
    emblem.click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Space")
    answered(page, decision)
    expect(page.locator("dialog[open]")).to_have_count(0)

    decision = until_discard(page)
    page.keyboard.press("Tab")
    emblem.focus()
    page.keyboard.press("Space")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(emblem).to_be_focused()
    assert standing(page).decision == decision


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_before_a_first_game_one_is_told_who_one_is(people: People, look: Look) -> None:
    (person,) = people(1, look, pace="normal")
    page = open_door(person)
    page.click("[data-play-now]")
    expect(page.locator("[data-meeting]")).to_be_visible()
    expect(page.locator(f"{TABLE}[data-paused=yes]")).to_be_attached()
    page.click("[data-meeting-begin]")
    expect(page.locator(f"{TABLE}[data-paused=no]")).to_be_attached()
    page.goto(f"{person.url}/")
    page.click("[data-play-now]")
    page.wait_for_selector(f"{TABLE}[data-paused=no]")
    my_question(page)
    expect(page.locator("[data-meeting]")).to_have_count(0)

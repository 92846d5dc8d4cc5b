"""The log: what was taken back is struck, and whoever opens a later game of a room hears all of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.pages import TABLE, become, by_click, by_touch, my_question, never, play_now, sit_at, standing
from tools.page.autopilot import Autopilot
from tools.page.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import People
    from tests.web.conftest import Server

BACK = re.compile(
    r"You take (?!the last move).+ back, and all that came of it\.|You take back that all cards were kept"
)
WHICH = re.compile(r"(Take back|Go back \d+ turns?): (?!my last move)[\w“]")


def lines(page: Page) -> list[str]:
    page.wait_for_selector("[role=log] li")
    return page.locator("[role=log] li:not(.now)").all_inner_texts()


def test_what_was_taken_back_is_struck_and_after_a_reload_gone(people: People) -> None:
    (ann,) = people(1)
    page = play_now(ann)
    while not page.locator("[data-undo=free]").count():
        by_click(page)
    before = standing(page)
    expect(page.locator("[data-undo=free]")).to_contain_text(WHICH)  # and not only that something can be
    expect(page.locator("[data-undo=free]")).to_have_attribute("title", re.compile("since is undone"))
    turns = "Go back" in page.locator("[data-undo=free]").inner_text()
    page.locator("[data-undo=free]").click()
    if turns:
        page.locator("dialog[open] [data-sure]").click()
    expect(page.locator("[role=log]")).to_contain_text(BACK)
    expect(page.locator("[role=log] li.undone").first).to_contain_text("Taken back:")
    expect(page.locator("[data-log] [data-hint]")).to_be_visible()
    assert standing(page).decision != before.decision
    kept = [line for line in lines(page) if "Taken back:" not in line]
    page.reload()
    my_question(page)
    expect(page.locator("[role=log]")).to_contain_text(BACK)
    assert page.locator("[role=log] li.undone").count() == 0
    # What was before a reload cannot be looked at, and nobody is told that it can.
    assert bool(page.locator("[role=log] .look").count()) == bool(page.locator("[data-log] [data-hint]").count())
    assert lines(page) == kept


def test_the_log_is_one_stop_for_tab_and_arrows_walk_through_it(people: People, axe: Callable[[Page], None]) -> None:
    (ann,) = people(1)
    page = play_now(ann)
    looks = page.locator("[role=log] .look")
    while looks.count() < 5:
        by_click(page, never)
        my_question(page)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    axe(page)
    steps = page.locator("[role=log] button")
    page.keyboard.press("ArrowUp")  # from the log itself to what was told last
    expect(steps.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(steps.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    expect(steps.first).to_be_focused()
    page.keyboard.press("End")
    expect(steps.last).to_be_focused()
    looks.last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{TABLE}[data-looking=yes]")).to_be_attached()
    expect(looks.last).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-now]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f"{TABLE}[data-looking=no]")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(f"{TABLE}[data-looking=yes]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(f"{TABLE}[data-looking=no]")).to_be_attached()
    looks.last.focus()
    page.keyboard.press("Tab")
    assert page.locator("[role=log] :focus").count() == 0, "every line is a stop"
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("log")).to_be_focused()


def test_a_rematch_opened_on_another_device_has_its_whole_log(own_server: Server, people: People) -> None:
    with Autopilot(own_server.url) as pilot:
        room = pilot.open((None, None))
        pilot.start()
        pilot.play_out(always=True)
        pilot.start()
        assert pilot.play(lambda table, question: table.view is not None and (table.view.turn or 0) >= 3)
        (again,) = people(1)
        become(again, pilot)
        page = sit_at(again, room)
        # Of a long log the end is drawn; what was before is a press away.
        page.wait_for_selector("[role=log] li.turn")
        while (earlier := page.locator("[role=log] .more button")).count():
            earlier.click()
        expect(page.locator("[role=log] li.turn").first).to_contain_text("turn 1")
        assert page.locator(TABLE).get_attribute("data-over") == "no"
        assert page.locator("[role=log] li").count() > 5


def test_whoever_has_read_what_was_before_is_led_back_to_the_newest_line(people: People) -> None:
    (person,) = people(1, width=1200, height=650)
    page = play_now(person)
    log = page.locator("[role=log]")
    newest = page.locator("[data-newest]")
    while not log.evaluate("(log) => log.scrollHeight > 2 * log.clientHeight"):
        by_click(page, never)
        my_question(page)
    expect(newest).to_have_count(0)
    log.evaluate("(log) => (log.scrollTop = 0)")
    newest.click()
    expect(newest).to_have_count(0)
    expect(page.locator("[role=log]:focus")).to_have_count(1)
    expect(log.locator(".now")).to_be_in_viewport()


NEWS = """() => {
    window.told = [];
    new MutationObserver(() => {
        const news = document.querySelector(".line h2") && document.querySelector("[data-news]");
        if (news) window.told.push(news.textContent.trim());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""From now on note what is told of us while others decide."""


def test_on_a_phone_what_came_of_our_drink_is_told_while_others_go_on(people: People) -> None:
    (person,) = people(1, PHONE)
    page = play_now(person)
    page.evaluate(NEWS)
    while not (told := page.evaluate("window.told")):
        assert not by_touch(page, never).over
    assert told[0].startswith("You ")

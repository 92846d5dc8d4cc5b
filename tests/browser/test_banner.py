"""What is told in passing, in the middle of the table: it goes with the pace, a key ends it, and it delays nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, expect
from tests.browser.pages import ASKED, COUNTS, TABLE, by_click, my_question, never, table_for
from tools.page.people import WIDE, Person

if TYPE_CHECKING:
    from tests.browser.conftest import People

OURS = ".banner.mine"
HELD = """
window.held = [];
window.banners = 0;
const [begin, end] = [window.setTimeout, window.clearTimeout];
window.setTimeout = (what, after = 0, ...rest) =>
    after < 300 ? begin(what, after, ...rest) : -window.held.push({ what, after: Math.round(after) });
window.clearTimeout = (id) => (id < 0 ? delete window.held[-id - 1] : end(id));
addEventListener("DOMContentLoaded", () =>
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        window.banners += added.filter((one) => one instanceof Element && one.matches(".banner")).length;
    }).observe(document.body, { childList: true, subtree: true }));
"""
"""Time stands still for whatever lasts longer than one drawing: a banner stays until we say that its time is over."""
STAYS = "() => window.held.filter(Boolean).map((one) => one.after)"
TIME_IS_OVER = "() => { for (const one of window.held.splice(0)) one?.what(); }"


def pass_on(page: Page) -> None:
    """Answer, and come to the next question."""
    by_click(page, never)
    assert not my_question(page).over


def until_our_turn(page: Page) -> None:
    banner = page.locator(OURS)
    while not banner.count():
        pass_on(page)


def at_pace(page: Page, pace: str) -> None:
    """Come to the table anew, with another pace for what is told; the table itself goes on as before."""
    page.evaluate(
        "(pace) => { localStorage.alehouse = JSON.stringify({ ...JSON.parse(localStorage.alehouse), pace }) }", pace
    )
    page.reload()
    page.wait_for_selector(TABLE)
    my_question(page)


def turns_begun(person: Person, heard: Any, since: int) -> int:
    """How often the table has told us of our own turn since then."""
    told = [event for one in heard(person)[since:] for event in one.get("events", ())]
    return sum(event["code"] == "turn" and event["args"]["seat"] == 0 for event in told)


def test_a_banner_goes_with_the_pace_and_delays_nothing(people: People, messages: Any) -> None:
    (person,) = people(1, WIDE, still=False, pace="normal")
    person.for_good.add_init_script(HELD)
    page = person.goto(f"/t/{table_for(person, 'Ann', seats=2, clock='days', window=0)}")
    page.locator("[data-seat='1'] [data-add-bot]").click()
    page.locator("[data-bot=easy]").click()
    page.locator("[data-start]:enabled").click()
    my_question(page)

    # We are asked while it is there, a press counts at once, and is an answer.
    until_our_turn(page)
    assert 1500 in page.evaluate(STAYS)
    expect(page.locator(ASKED)).to_have_count(1)
    page.wait_for_function(COUNTS, arg=TABLE)
    expect(page.locator(OURS)).to_have_count(1)
    before = my_question(page).decision
    page.keyboard.press("Space")
    page.wait_for_function(
        "([root, before]) => document.querySelector(root).dataset.decision !== before", arg=[TABLE, before]
    )
    expect(page.locator(OURS)).to_have_count(0)

    # A key that means nothing ends it, and answers nothing.
    my_question(page)
    until_our_turn(page)
    before = my_question(page).decision
    page.keyboard.press("Shift")
    expect(page.locator(OURS)).to_have_count(0)
    assert my_question(page).decision == before

    # It is as quick as the table, and goes by itself.
    at_pace(page, "fast")
    until_our_turn(page)
    assert 750 in page.evaluate(STAYS)
    assert 1500 not in page.evaluate(STAYS)
    page.evaluate(TIME_IS_OVER)
    expect(page.locator(OURS)).to_have_count(0)

    # At once there is none, and nothing waits for one.
    at_pace(page, "at-once")
    since = len(messages(person))
    while turns_begun(person, messages, since) < 2:
        pass_on(page)
    assert page.evaluate("window.banners") == 0

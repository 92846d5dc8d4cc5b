"""Why a card cannot be played is said at a desk too: to whoever points at it, and to whoever comes to it by keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import by_click, my_question, never, play_now
from tests.browser.test_rules_view import lit

if TYPE_CHECKING:
    from tools.page.people import Person

LOCKED = "[data-hand] .slot.off [data-card]"
WHY = "[data-why-not]"
RULE = re.compile(r"^See the rule \(([A-Z]+-\d+)\)$")


def opened(page: Page, link: Locator, how: str) -> None:
    """The link says its rule, and leads to it, beside the table."""
    expect(link).to_have_text(RULE)
    named = RULE.match(link.inner_text())
    assert named
    with page.context.expect_page() as found:
        if how == "click":
            link.click()
        else:
            link.press("Enter")
    rules = found.value
    rules.wait_for_selector("main[data-view=rules]")
    lit(rules, named[1])
    rules.close()


def test_by_mouse_and_by_keys_a_reason_comes_and_its_link_leads_to_the_rule(person: Person) -> None:
    page = play_now(person)
    locked, why = page.locator(LOCKED), page.locator(WHY)
    while not locked.count():
        assert not my_question(page).over
        by_click(page, never)
    decision = my_question(page).decision
    titles = locked.locator("h3").all_inner_texts()

    card = locked.last
    card.hover()
    expect(why).to_have_count(1)
    expect(why.locator("strong")).to_have_text(f"Not now: {titles[-1]}")
    expect(why.locator("p").first).not_to_be_empty()
    # The way of the mouse from the card to the link: what is said stays there.
    box = why.locator("a").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    opened(page, why.locator("a"), "click")
    page.mouse.move(700, 10)
    expect(why).to_have_count(0)

    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(f"{LOCKED}:focus").count():
            break
    focused = page.locator(f"{LOCKED}:focus")
    expect(focused).to_have_count(1)
    expect(why.locator("strong")).to_have_text(f"Not now: {focused.locator('h3').inner_text()}")
    said = why.locator("p").first.inner_text()
    # The same is on the card looked at closely, where the keys get to the link.
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(said)
    opened(page, dialog.locator("a[href^='/rules/']"), "keys")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(focused).to_have_count(1)
    assert my_question(page).decision == decision, "whoever asks why has not answered"

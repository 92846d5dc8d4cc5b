"""The log: what was taken back is struck, and whoever opens a later game of a room hears all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.pages import TABLE, by_click, my_question, play_now, sit_at, standing
from tools.page.autopilot import Autopilot

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

BACK = "You take the last move back."


def lines(page: Page) -> list[str]:
    page.wait_for_selector("[role=log] li")
    return page.locator("[role=log] li:not(.now)").all_inner_texts()


def test_what_was_taken_back_is_struck_and_after_a_reload_gone(people: People) -> None:
    (ann,) = people(1)
    page = play_now(ann)
    while not page.locator("[data-undo=free]").count():
        by_click(page)
    before = standing(page)
    expect(page.locator("[data-undo=free]")).to_contain_text("Take my last move back")  # and nobody else's
    page.locator("[data-undo=free]").click()
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


def test_a_rematch_opened_on_another_device_has_its_whole_log(own_server: Server, people: People) -> None:
    with Autopilot(own_server.url) as pilot:
        room = pilot.open((None, None))
        pilot.start()
        pilot.play_out()
        pilot.start()
        assert pilot.play(lambda table, question: table.view is not None and (table.view.turn or 0) >= 3)
        (again,) = people(1)
        cookies = pilot.cookies.items()
        again.context.add_cookies([{"name": name, "value": value, "url": again.url} for name, value in cookies])
        page = sit_at(again, room)
        # Of a long log the end is drawn; what was before is a press away.
        page.wait_for_selector("[role=log] li.turn")
        while (earlier := page.locator("[role=log] .more button")).count():
            earlier.click()
        expect(page.locator("[role=log] li.turn").first).to_contain_text("turn 1")
        assert page.locator(TABLE).get_attribute("data-over") == "no"
        assert page.locator("[role=log] li").count() > 5

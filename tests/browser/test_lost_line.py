"""A line that breaks far away: nobody closes it, it only falls silent. The page notices, says so, and loses nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.pages import answered, my_question, play_now, standing

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tools.page.people import Person

KEPT = re.compile("What you have chosen is kept")


class Cable:
    """All that a page and its server say to each other goes through here, unless it is cut."""

    def __init__(self, person: Person) -> None:
        self.cut = False
        self.swallowed: list[str] = []
        person.for_good.route_web_socket(re.compile("/ws/"), self._join)

    def _join(self, page: WebSocketRoute) -> None:
        if self.cut:
            return  # it opens, and nobody is there
        server = page.connect_to_server()

        def to_server(data: str | bytes) -> None:
            if self.cut:
                self.swallowed.append(str(data))
            else:
                server.send(data)

        def to_page(data: str | bytes) -> None:
            if not self.cut:
                page.send(data)

        page.on_message(to_server)
        server.on_message(to_page)


def test_a_press_on_a_silent_line_is_kept_and_counts_when_the_line_is_back(person: Person) -> None:
    cable = Cable(person)
    page = play_now(person)
    now = my_question(page)
    lost = page.locator("[data-line-lost]")
    cable.cut = True
    page.locator("[data-confirm]:enabled, [data-pass]").first.click()
    expect(lost).to_have_text(KEPT)
    assert any('"answer"' in one for one in cable.swallowed)
    assert standing(page).decision == now.decision
    cable.cut = False
    expect(lost).to_have_count(0, timeout=30_000)
    assert answered(page, now.decision).decision != now.decision


def test_whoever_presses_nothing_is_told_as_well(people: People) -> None:
    (person,) = people(language="ru")
    cable = Cable(person)
    page = play_now(person)
    my_question(page)
    lost = page.locator("[data-line-lost]")
    cable.cut = True
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(lost).to_have_text(re.compile("Связь прервалась"))
    cable.cut = False
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(lost).to_have_count(0)

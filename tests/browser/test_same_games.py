"""What a test meets is the same every time: alone, in its file, and on a machine that has much else to do."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from tests.browser.pages import play_now
from tools.page.autopilot import Autopilot
from tools.page.views import discard, waits

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

    from alehouse.client import Table
    from alehouse.protocol import Question

AT_ONCE = 4


def first(table: Table, question: Question) -> bool:
    """The very first window that waits for us: nothing may have gone by unseen."""
    return waits(question)


def test_a_moment_is_found_again(server: Server) -> None:
    """By several who look for it at the same time, and by one who comes later."""

    def find(_: int) -> Any:
        with Autopilot(server.url) as pilot:
            found = []
            for moment in (first, discard):
                pilot.find(moment, (None,) * 3)
                assert pilot.table is not None
                assert pilot.table.private is not None
                question = pilot.table.private.question
                assert question is not None
                found += [pilot.table.view, pilot.table.private.hand, question.decision, question.moves]
            return found

    with ThreadPoolExecutor(AT_ONCE) as pool:
        one, *others = pool.map(find, range(AT_ONCE))
    assert all(other == one for other in [*others, find(0)])


def test_whoever_comes_is_dealt_the_same(people: People) -> None:
    hands = []
    for person in people(2):
        cards = play_now(person).locator("[data-hand] [data-card]")
        hands.append(cards.evaluate_all("all => all.map((one) => one.dataset.card)"))
    assert hands[0]
    assert hands[0] == hands[1]

"""The ring of the lesson lies around what the innkeeper speaks of, and around nothing more."""

from __future__ import annotations

import pytest
from tests.browser.conftest import People
from tests.browser.test_lesson import CARDS, begin
from tools.page.people import SMALL, WIDE, Look

WIDER = 48
"""CSS pixels: no ring is further from what it is around, with the tab that sticks out of a card."""
RINGED = """([what, wider]) => {
    const marks = [...document.querySelectorAll("[data-coach-mark]")].map((one) => one.getBoundingClientRect());
    return what.every((selector) => {
        const box = document.querySelector(selector).getBoundingClientRect();
        return marks.some((mark) => [
            box.left - mark.left, box.top - mark.top, mark.right - box.right, mark.bottom - box.bottom,
        ].every((apart) => apart >= 0 && apart <= wider));
    });
}"""


@pytest.mark.parametrize("look", [WIDE, SMALL], ids=["wide", "phone"])
def test_a_ring_lies_around_what_is_to_be_pressed(people: People, look: Look) -> None:
    (person,) = people(1, look)
    pupil = begin(person)
    page = person.page
    pupil.obeys_until("discard")
    cards = [f"[data-hand] [data-card='{card}']" for card in CARDS["discard"]]
    if not look.phone:  # there, one of them may lie beyond the edge of the hand
        page.wait_for_function(RINGED, arg=[cards, WIDER])
    for card in cards:
        pupil.presses(card)
    page.wait_for_function(RINGED, arg=[["[data-prompt] [data-confirm]"], WIDER])

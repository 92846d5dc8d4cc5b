"""The page for those who draw: every card, no more of them drawn than somebody looks at, and the parts of a mat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.pages import told_by
from tools.page.people import PHONE, WIDE, Look

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

FITTED = "() => [...document.querySelectorAll('[data-deck] [data-text]')].every((one) => one.closest('[data-fit]'))"
CUT = """() => [...document.querySelectorAll("[data-deck] [data-text]")]
    .filter((text) => text.scrollHeight > text.clientHeight + 1 && text.closest("[data-fit]").dataset.fit !== "6")
    .map((text) => text.textContent)"""
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


SHADE = """(mat) => {
    mat.classList.add("faint");
    return [...mat.children].filter((part) => !part.matches(".flags")).map((part) => getComputedStyle(part).opacity);
}"""


@pytest.mark.parametrize(("look", "language"), [(WIDE, "ru"), (PHONE, "en")], ids=["wide", "phone"])
def test_every_card_can_be_looked_at(people: People, server: Server, look: Look, language: str) -> None:
    (person,) = people(1, look, language=language)
    page = person.goto("/design")
    decks = page.locator("details[data-deck]")
    expect(decks.first).to_be_visible()
    expect(decks.locator("[data-face]")).to_have_count(0)
    found: Counter[str] = Counter()
    for at in range(decks.count()):
        decks.nth(at).locator("summary").click()
        faces = decks.nth(at).locator("[data-face]")
        expect(faces.first).to_be_visible()
        page.wait_for_function(FITTED)
        assert page.evaluate(CUT) == []
        assert not page.evaluate(WIDER)
        found.update(faces.evaluate_all("all => all.map(one => one.dataset.face)"))
        expect(decks.locator("[data-face]")).to_have_count(faces.count())  # those of the others are gone
    cards = told_by(server, "/api/cards?language=en")["cards"]
    assert found == Counter(card["id"] for card in cards)


def test_the_shade_of_a_mat_lies_over_all_its_parts(people: People) -> None:
    """Also over those that are parts of their own in the code, which no scoped rule of style reaches."""
    (person,) = people(1, WIDE)
    page = person.goto("/design")
    opacities = page.locator(".mat:has(.extras):not(.compact)").first.evaluate(SHADE)
    assert len(opacities) > 4
    assert {*opacities} == {"0.82"}

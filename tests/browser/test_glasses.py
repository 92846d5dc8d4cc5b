"""Everybody's glasses in one place: whole, with names, and under nothing, however little room there is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.pages import settled
from tests.browser.test_layout import COVERED, CUT
from tools.page.people import PHONE, WIDE, Look

if TYPE_CHECKING:
    from tests.browser.conftest import People


@pytest.mark.parametrize("name", ["contest", "contest-ten", "house"])
def test_on_a_phone_every_glass_of_a_contest_has_a_name(people: People, name: str) -> None:
    """The leading one is named beside the heading, and a tap names any other one, a Chaser and all."""
    (person,) = people(1, PHONE)
    page = person.goto(f"/design#table/{name}")
    told = page.locator("[data-contest] [data-glass]")
    expect(told).to_have_text("You: Elven Wine" if name == "house" else "Gerki: Dragon Breath Ale")
    if name == "contest":
        page.locator("[data-contest] li").first.tap()
        expect(told).to_have_text("You: Dark Ale with a Chaser + Light Ale")
    for glass in page.locator("[data-contest] li button").all():
        box = glass.bounding_box()
        assert box, "it cannot be tapped"
        assert min(box["width"], box["height"]) >= 24
    assert page.evaluate(COVERED) <= 0
    # Beside the longest title of a card it has still room, and no more lines than that.
    page.locator("[data-contest] h2").evaluate("one => (one.textContent = 'Free samples! Nobody reads the label!')")
    box = told.bounding_box()
    assert box, "it is not drawn"
    assert box["width"] >= PHONE.width / 3
    assert box["height"] <= 32


@pytest.mark.parametrize("name", ["contest", "contest-ten", "house"])
def test_no_glass_lies_under_what_is_in_front_however_high_the_phone_is(people: People, name: str) -> None:
    (person,) = people(1, PHONE)
    page = person.goto(f"/design#table/{name}")
    told = page.locator("[data-contest] [data-glass]")
    for height in range(740, 860, 8):
        page.set_viewport_size({"width": PHONE.width, "height": height})
        settled(page)
        # The longest that is told; where it has one line, it takes no second one.
        told.evaluate("one => (one.lastChild.textContent = 'Phrenk: Wine with a Chaser and Elven Wine')")
        assert page.evaluate(COVERED) <= 0, height


@pytest.mark.parametrize("name", ["house", "shown-house"])
def test_what_answers_everybodys_glasses_is_whole_on_a_small_laptop(people: People, name: str) -> None:
    (person,) = people(1, replace(WIDE, width=1366, height=657))
    page = person.goto(f"/design#table/{name}")
    expect(page.locator("[data-contest]")).to_be_visible()
    expect(page.locator("[data-stack] .chain, [data-lines]")).to_have_count(int(name == "shown-house"))
    assert page.evaluate(CUT) <= 1


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_drink_that_is_ignored_says_so_in_a_line_of_glasses(people: People, look: Look) -> None:
    (person,) = people(1, look)
    page = person.goto("/design#table/shown-house")
    glasses = page.locator("[data-contest] li")
    for at, ignored in enumerate((False, False, True, True)):  # one will be, and one is
        glass = glasses.nth(at)
        expect(glass).to_contain_text("+4")
        expect(glass.get_by_text("Ignored")).to_have_count(int(ignored))
        struck = glass.locator(".alc").evaluate("one => getComputedStyle(one).textDecorationLine")
        assert (struck == "line-through") == ignored, at

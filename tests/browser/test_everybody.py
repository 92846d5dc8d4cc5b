"""axe-core has nothing to complain about on any view, in any state: both themes, both languages, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import SECONDS
from tests.browser.pages import TABLE, Standing, by_click, my_question, never, play_now, settled
from tools.page.autopilot import Autopilot
from tools.page.people import PHONE, WIDE, Look, Person, come
from tools.page.views import VIEWS, View, show

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

Axe = Callable[[Page], None]
SAME = {"table-together"}
"""A Drinking Contest shows the same, and is found as rarely."""


ALL = [view for view in VIEWS if view.name not in SAME]


@pytest.fixture(scope="module")
def pilot(server: Server) -> Iterator[Autopilot]:
    with Autopilot(server.url) as one:
        yield one


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server, pilot: Autopilot) -> Iterator[Callable[[Look], Person]]:
    """One browser for each look, with the seat of the autopilot."""
    there: dict[Look, Person] = {}

    def visit(look: Look) -> Person:
        if look not in there:
            there[look] = come(browser, server.url, look, pilot.cookies)
            there[look].page.set_default_timeout(SECONDS * 1000)
            there[look].context.add_init_script("localStorage.clear()")  # what one test sets is not the next one's
        return there[look]

    yield visit
    faults = [fault for one in there.values() for fault in one.faults]
    for one in there.values():
        one.context.close()
    assert not faults, faults


LOOKS = (
    WIDE,
    replace(WIDE, theme="morning", language="ru"),
    replace(PHONE, theme="morning", language="ru"),
)
"""Both themes, languages and widths. Colours are the same at every width, so that two looks are enough for axe."""
TWO = (WIDE, LOOKS[-1])


@pytest.mark.parametrize("view", ALL, ids=[view.name for view in ALL])
def test_axe_finds_nothing(visitor: Callable[[Look], Person], pilot: Autopilot, axe: Axe, view: View) -> None:
    place: Any = view.at if isinstance(view.at, str) else view.at(pilot)
    for look in LOOKS if view.only else TWO:
        if view.only not in (None, look.width):
            continue
        person = visitor(look)
        if view.complains:
            person.forgive(view.complains)
        page = person.goto(place)
        show(page, view, pilot.seq if view.ready.startswith(TABLE) else None)
        axe(page)


def discarding(now: Standing) -> bool:
    """Whoever discards draws."""
    return now.question == "discard"


@pytest.mark.parametrize("look", TWO, ids=lambda look: f"{look.width}-{look.language}")
def test_axe_finds_nothing_in_what_comes_only_while_one_plays(people: People, axe: Axe, look: Look) -> None:
    """An earlier moment can be looked at once something has happened; a card is new once it was drawn."""
    (person,) = people(1, look)
    page = play_now(person)
    new = page.locator("[data-new]")
    while not (my_question(page).question == "action" and new.count()):
        by_click(page, discarding)
    axe(page)
    if look.phone:
        page.keyboard.press("l")
        expect(page.locator(".drawer.open")).to_be_visible()
        axe(page)
    page.locator("[role=log] .look").first.click()
    expect(page.locator(f"{TABLE}[data-looking=yes]")).to_be_attached()
    expect(new).to_have_count(0)  # nothing is new there
    axe(page)
    page.locator("[data-now]").click()
    expect(page.locator(f"{TABLE}[data-looking=no]")).to_be_attached()

    while not page.locator("[data-yields]:visible").count():
        by_click(page, never)
        assert not my_question(page).over
    page.locator("[data-yields]").click()
    expect(page.locator(".yields .way").first).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator(".yields .way")).to_have_count(0)

    page.locator(".menu > button").click()
    page.locator("[data-concede]").click()
    expect(page.locator("dialog[open] [data-sure]")).to_be_visible()
    axe(page)


CUT = """() => [...document.querySelectorAll("main [data-text]")]
    .filter((text) => text.scrollHeight > text.clientHeight + 1 && text.closest("[data-fit]").dataset.fit !== "6")
    .map((text) => text.textContent)"""
FOLDED = "() => [...document.querySelectorAll('[data-stack] [data-fit=\"6\"] h3')].map((title) => title.textContent)"
CROSSED = """() => {
    const svg = document.querySelector("svg.wires");
    if (!svg) return [];
    const words = document.querySelectorAll("[data-stack] .by > span, .prompt > *, [data-outcome]");
    const boxes = [...words].map((element) => element.getBoundingClientRect());
    const { left, top } = svg.getBoundingClientRect();
    const inside = (x, y) => boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    return [...svg.querySelectorAll("path.played, path.hit")].filter((path) => {
        const places = Array.from({ length: Math.ceil(path.getTotalLength() / 4) }, (_, at) => at * 4);
        return places.map((at) => path.getPointAtLength(at)).some(({ x, y }) => inside(x + left, y + top));
    }).map((path) => path.getAttribute("class") + " " + path.getAttribute("d"));
}"""
SAMPLES = "a[href^='/design#table/']"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width}-{look.language}")
def test_every_sample_table_can_be_read(visitor: Callable[[Look], Person], look: Look, axe: Axe) -> None:
    """No text of a card is cut off unsaid, no line runs through words or behind the question, nothing sticks out.

    And axe finds nothing: on every other one at a wide screen, and on the rest on a phone.
    """
    page = visitor(look).goto("/design")
    page.wait_for_selector(SAMPLES)
    for at, href in enumerate([link.get_attribute("href") for link in page.query_selector_all(SAMPLES)]):
        assert href
        page.evaluate(f"location.hash = '{href.partition('#')[2]}'")
        page.wait_for_selector(f"main[data-sample='{href.rpartition('/')[2]}']")
        page.wait_for_function(
            "() => [...document.querySelectorAll('main [data-text]')].every((text) => text.closest('[data-fit]'))"
        )
        page.evaluate("() => document.fonts.ready")
        settled(page)
        assert page.evaluate(CUT) == [], href
        assert page.evaluate(CROSSED) == [], href
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), href
        if look == WIDE:
            assert page.evaluate(FOLDED) == [], href
        if look == TWO[at % 2]:
            axe(page)


def test_a_click_on_a_player_shows_that_player(visitor: Callable[[Look], Person]) -> None:
    page = visitor(WIDE).goto("/design#table/elbow")
    page.locator("main [data-seat='2'] h2").click()
    page.wait_for_selector("dialog[open] [data-seat='2']")


def test_the_end_says_how_it_came(visitor: Callable[[Look], Person]) -> None:
    page = visitor(WIDE).goto("/design#table/lost")
    said = page.locator("[data-over-panel]").inner_text()
    assert "You passed out in turn 29" in said
    assert "“Dark Ale with a Chaser” and “Light Ale”" in said
    assert "Gerki wins" in said


def test_a_shared_victory_says_why_nobody_is_upright(visitor: Callable[[Look], Person]) -> None:
    page = visitor(WIDE).goto("/design#table/tied")
    said = page.locator("[data-over-panel]").inner_text()
    assert "You passed out in turn 37" in said
    assert "Both dropped out at the same moment" in said
    page = visitor(WIDE).goto("/design#table/lost")
    expect(page.locator("[data-over-panel] [data-tied]")).to_have_count(0)

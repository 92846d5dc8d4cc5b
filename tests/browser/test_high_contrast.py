"""Where the system gives the colours (Windows' high contrast), lines say what light and shadow say elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tools.page.people import WIDE
from tools.page.views import settings

if TYPE_CHECKING:
    from tests.browser.conftest import People

OUTLINES = """all => all.map(one => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return `${outlineStyle} ${outlineWidth}`;
})"""
BORDERS = """all => all.map(one => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
    return `${borderTopStyle} ${borderTopWidth}`;
})"""


def contrast(people: People, place: str, there: str) -> Page:
    (person,) = people(1, WIDE)
    person.for_good.pages[0].emulate_media(forced_colors="active")
    page = person.goto(place)
    page.wait_for_selector(there)
    return page


def test_what_can_be_done_with_a_card_is_told_by_its_edge(people: People) -> None:
    page = contrast(people, "/design", ".states .card")
    resting, playable, chosen, off, negated = page.locator(".states .card").evaluate_all(OUTLINES)
    assert len({resting, playable, chosen, off}) == 4, "two look the same"
    assert [one.split()[0] for one in (resting, playable, chosen, off, negated)] == [
        "solid", "solid", "double", "dashed", "dashed",
    ]  # fmt: skip
    filters = page.locator(".states .card.off").evaluate_all("all => all.map(one => getComputedStyle(one).filter)")
    assert filters == ["none"], "a veil over its text"


def test_at_a_table_they_differ_too(people: People) -> None:
    page = contrast(people, "/design#table/elbow", ".card.playable")
    playable = page.locator(".card.playable").evaluate_all(OUTLINES)
    locked = page.locator(".card.off").evaluate_all(OUTLINES)
    assert {*playable} == {"solid 4px"}
    assert {*locked} == {"dashed 2px"}


def test_buttons_tell_what_they_are(people: People) -> None:
    page = contrast(people, "/design", ".btn:disabled")
    kinds = (".btn.brass:not(:disabled)", ".btn.quiet", ".btn.line", ".btn:disabled")
    edges = [page.locator(kind).first.evaluate_all(BORDERS)[0] for kind in kinds]
    assert len({*edges}) == 4, edges
    assert all(not edge.startswith("none") for edge in edges)
    page.keyboard.press("Tab")
    assert page.locator(":focus-visible").evaluate_all(OUTLINES) == ["solid 3px"]
    page = contrast(people, "/characters/fiona", "[data-card]")
    pressed, *others = page.locator(".types button").evaluate_all(BORDERS)
    assert pressed not in others


def test_a_target_and_its_numbers_stay_told_apart(people: People) -> None:
    page = contrast(people, "/design", ".mat.is-target")
    before = "all => all.map(one => getComputedStyle(one, '::before').borderTopStyle)"
    assert {*page.locator(".mat.is-target").evaluate_all(before)} == {"double"}
    assert {*page.locator(".mat:not(.is-target)").evaluate_all(before)} == {"none"}
    # The markers keep their colours, and the numbers on them theirs.
    colour = "all => [...new Set(all.map(one => getComputedStyle(one).color))]"
    (on_shield,) = page.locator(".mark.shield b").evaluate_all(colour)
    (on_drop,) = page.locator(".mark.drop b").evaluate_all(colour)
    assert on_shield == "rgb(255, 255, 255)"
    assert on_drop == "rgb(29, 50, 63)"
    ale = "all => all.map(one => getComputedStyle(one).backgroundImage)"
    assert "none" not in page.locator(".bed > .ale").evaluate_all(ale), "what fills the bar is not drawn"


def test_a_switch_that_is_on_looks_otherwise(people: People) -> None:
    page = contrast(people, "/tables", "[data-view=tables]")
    settings(page)
    assert "none" not in page.locator("dialog[open]").evaluate_all(OUTLINES)[0]
    switch = page.locator("dialog[open] input[type=checkbox]").first
    switch.click()
    expect(switch).to_be_checked()
    colours = "(one) => [getComputedStyle(one, '::after'), getComputedStyle(one)].map((style) => style.backgroundColor)"
    knob, under = switch.evaluate(colours)
    assert knob != under, "it is hollow, as when it is off"

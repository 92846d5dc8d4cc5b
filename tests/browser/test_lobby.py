"""The lobby: nothing moves from beneath a finger, and what people say is not missed."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.pages import table_for
from tools.page.people import PHONE, WIDE

if TYPE_CHECKING:
    from tests.browser.conftest import People

WORDS = "Is anybody hungry?"


def boxes(all_of: Locator) -> list[dict[str, float]]:
    return all_of.evaluate_all(  # type: ignore[no-any-return]
        """(all) => all.map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return { left, top, width, height };
        })"""
    )


def test_seats_stay_where_they_are_when_a_bot_sits_down(people: People) -> None:
    for look in (people(1), people(1, PHONE)):
        (ann,) = look
        page = ann.goto(f"/t/{table_for(ann, 'Ann', seats=4)}")
        seats = page.locator("[data-view=lobby] [data-seat]")
        expect(page.locator("[data-seat='0'][data-kind=person]")).to_be_visible()
        # Whoever sits would move.
        expect(page.locator("[data-seat='1'] [data-sit]")).to_have_text("Move here")
        before = boxes(seats)
        page.locator("[data-seat='1'] [data-add-bot]").click()
        page.locator("[data-bot=easy]").click()
        expect(page.locator("[data-seat='1'][data-kind=bot]")).to_be_visible()
        assert boxes(seats) == before


@pytest.mark.parametrize("count", [2, 5])
def test_on_a_phone_seats_stand_two_by_two(people: People, count: int) -> None:
    (ann,) = people(1, PHONE)
    page = ann.goto(f"/t/{table_for(ann, 'Ann', seats=count)}")
    seats = page.locator("[data-view=lobby] [data-seat]")
    expect(seats).to_have_count(count)
    found = boxes(seats)
    assert len({box["left"] for box in found}) == 2
    for left, right in zip(found[::2], found[1::2], strict=False):
        assert (left["top"], left["width"]) == (right["top"], right["width"])
        assert left["left"] < right["left"]


def test_on_a_small_laptop_every_seat_lies_above_the_bar_that_begins(people: People) -> None:
    for height in (768, 657):
        (ann,) = people(1, replace(WIDE, width=1366, height=height))
        page = ann.goto(f"/t/{table_for(ann, 'Ann', seats=3)}")
        expect(page.locator("[data-seat='2'] [data-add-bot]")).to_be_visible()
        button = boxes(page.locator("[data-seat='2'] [data-add-bot]"))[0]
        assert button["top"] + button["height"] < boxes(page.locator(".begin"))[0]["top"]


def test_whoever_opens_a_table_on_a_phone_sees_its_link_and_can_change_the_name(people: People) -> None:
    (ann,) = people(1, PHONE)
    page = ann.goto(f"/t/{table_for(ann, 'Ann', seats=4)}")
    expect(page.locator("[data-copy]")).to_be_in_viewport(ratio=1)
    first, link = boxes(page.locator("[data-seat='0']"))[0], boxes(page.locator("[data-link]"))[0]
    assert link["top"] < first["top"]
    # Its picture has come, and can be seen by a camera.
    page.wait_for_function("() => document.querySelector('[data-qr]').naturalWidth > 0")
    assert min(boxes(page.locator("[data-qr]"))[0][side] for side in ("width", "height")) >= 100

    # What is typed becomes the name; it is not added to the old one.
    page.locator("[data-rename]").tap()
    page.locator("dialog[open] input").tap()
    page.keyboard.type("Bea")
    expect(page.locator("dialog[open] input")).to_have_value("Bea")


def test_a_link_that_only_this_computer_can_open_says_so(people: People) -> None:
    (person,) = people(1, PHONE)
    page = person.goto(f"/t/{table_for(person, 'Ann')}")
    expect(page.locator("[data-link]")).to_have_value(re.compile("^http://127"))
    expect(page.locator("[data-only-here]")).to_contain_text("--host 0.0.0.0")


def test_what_is_said_is_seen_and_can_be_answered(people: People) -> None:
    (ann,), (bo,) = people(1), people(1, PHONE)
    room = table_for(ann, "Ann", seats=4)
    one = ann.goto(f"/t/{room}")
    other = bo.goto(f"/t/{room}")
    other.get_by_role("textbox").fill("Bo")
    other.get_by_role("button", name="Come in").click()
    expect(one.locator("[data-seat='1'][data-kind=person]")).to_be_visible()

    # The field opens where it can be seen.
    one.locator("[data-talk]").click()
    expect(one.locator(".talk input")).to_be_in_viewport(ratio=1)
    one.locator(".talk input").fill(WORDS)
    one.keyboard.press("Enter")

    # On a phone the talk is far below: a line says what was said, and leads there.
    expect(other.locator("[data-heard]")).to_contain_text(f"Ann: {WORDS}")
    other.locator("[data-heard]").tap()
    expect(other.locator("li", has_text=WORDS)).to_be_in_viewport()
    expect(other.locator("[data-heard]")).to_have_count(0)
    other.locator("[data-talk]").tap()
    field = other.locator(".talk input")
    expect(field).to_be_in_viewport(ratio=1)
    foot = other.locator("[data-start], .wait").locator("xpath=ancestor::section[1]").bounding_box()
    place = field.bounding_box()
    assert foot is not None
    assert place is not None
    assert place["y"] + place["height"] <= foot["y"], "nothing that sticks to the foot lies over it"
    assert one.locator("[data-heard]").count() == 0, "one's own words are no news"

    # At the table the talk lies in a drawer, whose key says that there is something new in it.
    one.locator("[data-start]").click()
    key = other.locator(".drawer-key")
    expect(key).to_have_accessible_name("Log and talk")
    one.locator("[data-talk]").click()
    expect(one.locator(".talk input")).to_be_focused()  # else these were keys of the game
    one.keyboard.type(WORDS)
    one.keyboard.press("Enter")
    expect(other.locator("[data-overheard]")).to_contain_text(f"Ann: {WORDS}")
    expect(key).to_have_accessible_name("Log and talk: 1 new")
    expect(other.locator("[data-unread]")).to_be_in_viewport(ratio=1)
    key.tap()
    expect(other.locator(".log li", has_text=WORDS).last).to_be_in_viewport()
    expect(other.locator("[data-unread]")).to_have_count(0)
    other.locator("[data-talk]").tap()
    field.fill("No.")
    field.press("Enter")
    other.locator(".log .close").tap()
    expect(one.locator(".log li", has_text="No.")).to_be_visible()
    expect(key).to_have_accessible_name("Log and talk")

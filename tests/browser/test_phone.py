"""A phone held upright, and fingers: nothing is wider than the screen, and the first tap shows what the second does."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import (
    ASKED_OR_OVER,
    TABLE,
    answered,
    become,
    by_touch,
    my_question,
    never,
    open_door,
    play_now,
    settled,
    sit_at,
    standing,
)
from tools.page.autopilot import Autopilot
from tools.page.people import PHONE, SMALL, Look
from tools.page.views import waits

from alehouse.client import Table
from alehouse.protocol import Question

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

ANSWERS = 12
FINGER = 44
"""CSS pixels: no main button is lower."""
LINK = 32
"""And nothing else that is pressed."""
MAIN = "[data-prompt] .btn, [data-prompt] .choice, [data-preview] .btn, [data-preview] .choice, [data-play-now], .go"
SIDEWAYS = (replace(PHONE, width=844, height=390), replace(PHONE, width=740, height=360, language="ru"))
PULLED = 120
"""CSS pixels: so far a sheet is pulled that is meant to go."""
ADDRESSES = "/ /tables /replays /learn /characters /characters/fiona /rules /about /design"

TO_END = """(row, end) => {
    row.scrollTo({ left: end ? row.scrollWidth : 0, behavior: "instant" });
    return row.scrollLeft;
}"""
HIDDEN = """(row, at) => {
    const card = (row.querySelector(".playable [data-card]") ?? row.querySelector("[data-playable=yes]"))
        .getBoundingClientRect();
    const left = card.left - row.getBoundingClientRect().left + row.scrollLeft;
    const from = Math.min(at, row.scrollWidth - row.clientWidth);
    return left < from || left + card.width > from + row.clientWidth;
}"""
"""Whether the first card that can be played would lie outside of the row, or partly, if that had stayed there."""


def swipe(page: Page, places: Iterable[tuple[float, float]]) -> None:
    """A finger comes down at the first place, moves over all others and leaves."""
    touch = page.context.new_cdp_session(page)
    for at, (x, y) in enumerate(places):
        kind = "touchMove" if at else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def pull(page: Page, what: Locator, far: int = PULLED) -> None:
    """By a finger, downwards from the upper edge of it."""
    expect(what).to_be_in_viewport()
    box = what.bounding_box()
    assert box is not None
    swipe(page, [(box["x"] + box["width"] / 3, box["y"] + 16 + down) for down in range(0, far + 1, 10)])


BESIDE = """() => {
    const box = (what) => document.querySelector(what)?.getBoundingClientRect();
    const flags = box(".you .flags") ?? box(".you");
    const covered = [...document.querySelectorAll(".opps .mat")].filter(
        (one) => one.getBoundingClientRect().bottom > flags.top
    ).map((one) => one.innerText);
    // What somebody says may hang there at any time, and no further to the right.
    const said = box(".bar .place[role=status]");
    return said && said.right > box("[data-prompt]").left ? [...covered, "the question"] : covered;
}"""
"""What lies under our own flags, or under what somebody says."""


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways, and every main button is as high as a finger."""
    width = page.evaluate("innerWidth")
    assert width == PHONE.width
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, f"{page.url} is {wide} wide"
    for button in page.locator(MAIN).all():
        if button.is_visible() and (box := button.bounding_box()):
            assert box["height"] >= FINGER, f"{button.inner_text()!r} is {box['height']} high"
            assert box["x"] >= 0, f"{button.inner_text()!r} begins outside"
            assert box["x"] + box["width"] <= width, f"{button.inner_text()!r} ends outside"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_view_is_wider_than_the_screen(people: People, language: str) -> None:
    (person,) = people(1, PHONE, language=language)
    for place in ADDRESSES.split():
        page = person.goto(place)
        page.wait_for_selector("[data-view]")
        page.wait_for_load_state("networkidle")
        fits(page)


def test_help_tells_of_keys_where_there_are_some(people: People) -> None:
    (person,) = people(1, PHONE)
    page = person.goto("/about")
    page.get_by_role("button", name="Help", exact=True).click()
    expect(page.get_by_role("dialog", name="Help", exact=True)).to_be_visible()
    expect(page.locator("dialog kbd")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    expect(page.locator("dialog kbd").first).to_be_visible()


def test_one_of_a_few_is_as_wide_as_a_finger_and_none_stands_alone(people: People) -> None:
    """Sizes of text, and numbers of seats; and nothing is offered that only a mouse can do."""
    (person,) = people(1, PHONE)
    page = open_door(person)
    page.locator("[data-open-table]").tap()
    few(page, 9, 5)
    page.keyboard.press("Escape")
    page.locator(".menu > button").first.tap()
    page.locator("[data-settings]").tap()
    few(page, 6, 3)
    expect(page.locator("dialog[open] label.switch")).to_have_count(3)  # and not to play with one click


def few(page: Page, count: int, columns: int) -> None:
    labels = page.locator(f"dialog[open] .row:has(> :nth-child({count})) > label")
    expect(labels).to_have_count(count)
    boxes = [box for label in labels.all() if (box := label.bounding_box())]
    assert all(box["width"] >= 40 and box["height"] >= LINK for box in boxes)
    assert sum(box["y"] == boxes[0]["y"] for box in boxes) == columns
    fits(page)


AT_ONCE = """async () => {
    document.querySelector("dialog[open] .x").click();
    for (let n = 0; n < 20; n++) await null;  // all that happens before the browser tells that the sheet is closed
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
}"""


def test_a_sheet_that_is_opened_again_at_once_stays_open(people: People) -> None:
    """The browser says a while later that it has closed one, on a busy machine much later."""
    (person,) = people(1, PHONE)
    page = person.goto("/about")
    page.get_by_role("button", name="Help", exact=True).click()
    expect(page.get_by_role("dialog", name="Help", exact=True)).to_be_visible()
    page.evaluate(AT_ONCE)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.get_by_role("dialog", name="Help and keys").is_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_tap_shows_and_the_next_one_plays(people: People) -> None:
    (person,) = people(1, PHONE)
    page = play_now(person)
    previews = 0
    for _ in range(ANSWERS):
        now = my_question(page)
        if now.over:
            break
        fits(page)
        cards = page.locator("[data-hand] [data-card][data-playable=yes]")
        if now.question in ("action", "window") and cards.count():
            previews += 1
            card = cards.first.get_attribute("data-card")
            cards.first.tap()
            sheet = page.locator("[data-preview]")
            expect(sheet).to_be_visible()
            expect(sheet.locator(f'[data-face="{card}"]')).to_be_visible()
            expect(page.locator("[data-view=table]")).to_have_attribute("data-decision", now.decision)
            fits(page)
            sheet.locator("[data-back]").tap()
            expect(sheet).to_have_count(0)
        by_touch(page)
    assert previews >= 2, "no card could be looked at before it is played"


def test_what_can_be_played_comes_into_sight(own_server: Server, people: People) -> None:
    """The hand is a row that scrolls: wherever it stands, the first card that can be played is seen.

    We look until it would have been out of sight twice, had the row stayed where we left it. How soon that is depends
    on the deal: so it is the first one of a server.
    """
    (person,) = people(1, replace(PHONE, width=320))
    page = play_now(person)
    row = page.locator("[data-hand]")
    cards = row.locator("[data-card][data-playable=yes]")
    hidden, at = 0, 0
    while hidden < 2:
        now = my_question(page)
        assert not now.over, f"hidden {hidden} times"
        if now.question in ("action", "window") and cards.count():
            hidden += row.evaluate(HIDDEN, at)
            expect(cards.first).to_be_in_viewport(ratio=0.95)
        at = row.evaluate(TO_END, hidden % 2 == 1)
        by_touch(page, never)


def test_in_a_look_what_fits_comes_into_sight(own_server: Server, people: People) -> None:
    """The table says that a card fits, though it does not wait for it."""
    (person,) = people(1, replace(PHONE, width=320), pace="normal")
    page = open_door(person)
    page.click("[data-play-now]")
    page.click("[data-meeting-begin]")
    row = page.locator("[data-hand]")
    fitting = row.locator(".slot.playable [data-card]")
    look = f"{TABLE}[data-lit=no][data-answered='']:has([data-prompt] [data-pass]):has([data-hand] .slot.playable)"
    hidden, at = 0, 0
    while not hidden:
        page.wait_for_selector(f"{look}, {ASKED_OR_OVER}")
        now = standing(page)
        assert not now.over
        if page.locator(look).count():
            settled(page)
            unseen = row.evaluate(f"(row) => ({HIDDEN})(row, row.scrollLeft)")
            if page.locator(look).count() and standing(page).decision == now.decision:  # else it is a question by now
                assert not unseen, fitting.first.get_attribute("data-card")
                hidden += row.evaluate(HIDDEN, at)
            at = row.evaluate(TO_END, True)
            page.locator("[data-prompt] [data-pass]").tap()
            answered(page, now.decision)
        else:
            at = row.evaluate(TO_END, True)
            by_touch(page, never)


def test_what_cannot_be_played_can_be_tapped_and_told_apart(people: People) -> None:
    """A locked card shows its sign and its picture, and a tap says why it has to wait."""
    (person,) = people(1, PHONE)
    page = play_now(person)
    locked = page.locator("[data-hand] .slot.off [data-card]")
    for _ in range(ANSWERS):
        now = my_question(page)
        if now.over or locked.count():
            break
        by_touch(page, never)
    assert locked.count(), "every card could be played"
    for card in locked.all():
        slot = card.locator("xpath=..")
        seen = slot.evaluate("one => one.clientWidth")
        assert seen >= FINGER, f"{seen} pixels of a card are seen"
        ends = card.locator(".glyph, .art").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().right - one.closest('li').getBoundingClientRect().left)"
        )
        assert max(ends) <= seen, "a sign or the picture is cut"
    locked.first.locator("xpath=..").tap()  # its middle: the card itself is wider than what is seen of it
    expect(page.locator("[data-why-not]")).to_be_visible()
    expect(page.locator("[data-why-not] a")).to_have_text(re.compile(r"^See the rule \([A-Z]+-\d+\)$"))
    link = page.locator("[data-why-not] a").bounding_box()
    assert link
    assert link["height"] >= LINK


def test_a_hand_that_is_pulled_beyond_its_ends_stays(people: People) -> None:
    """Chromium goes back a page otherwise; and a finger that pulls holds no card to look at it."""
    (person,) = people(1, PHONE)
    page = play_now(person)
    gone: list[str] = []
    page.on("framenavigated", lambda frame: gone.append(frame.url))
    row = page.locator("[data-hand]")
    box = row.bounding_box()
    assert box is not None
    for end, xs in ((False, range(40, 360, 20)), (True, range(350, 30, -20))):
        row.evaluate(TO_END, end)
        for _ in range(2):
            swipe(page, [(x, box["y"] + box["height"] / 2) for x in xs])
    by_touch(page)
    assert gone == []
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("look", SIDEWAYS, ids=["844", "740"])
def test_on_its_side_all_that_counts_is_in_sight(people: People, look: Look) -> None:
    """Our numbers, the question and what answers it, without scrolling; and no keys, which a finger has not."""
    (person,) = people(1, look)
    page = play_now(person)
    played = 0
    for _ in range(ANSWERS):
        now = my_question(page)
        if now.over or played == 3:
            break
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        expect(page.locator("[data-prompt] h2")).to_be_in_viewport(ratio=0.95)
        expect(page.locator("[data-prompt] :is(.acts .btn, .choice)").first).to_be_in_viewport(ratio=0.95)
        expect(page.locator(".you")).to_be_in_viewport(ratio=0.95)
        expect(page.locator("[data-hand]")).to_be_in_viewport(ratio=0.95)
        expect(page.locator("kbd:visible")).to_have_count(0)
        assert page.evaluate(BESIDE) == []
        cards = page.locator("[data-hand] [data-card][data-playable=yes]")
        if now.question in ("action", "window") and cards.count():
            played += 1
            expect(cards.first.locator("[data-tab]")).to_be_in_viewport(ratio=0.95)
        by_touch(page)
    assert played, "no card could be played"


def locked_beside(table: Table, question: Question) -> bool:
    """We are asked for an answer, and hold something that is none."""
    hand = table.private.hand if table.private is not None else ()
    return waits(question) and any(card not in {move.card for move in question.moves} for card in hand)


def test_a_tap_that_ends_an_explanation_does_what_it_hits(people: People, autopilot: Autopilot) -> None:
    """But it does not pass: an answer to a window stands."""
    room = autopilot.find(locked_beside, (None,) * 3)
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    why = page.locator("[data-why-not]")
    locked = page.locator("[data-hand] .slot:has([data-playable=no])").last

    def explain() -> None:
        page.locator("[data-hand]").evaluate(TO_END, True)
        locked.tap()
        expect(why).to_be_visible()

    my_question(page)
    explain()
    expect(why.locator(".text")).not_to_be_empty()  # the strip of a locked card does not say what it does
    why.locator("p").first.tap()
    expect(why).to_have_count(0)
    explain()
    page.locator("[data-prompt] [data-pass]").tap(position={"x": 8, "y": 4})
    expect(why).to_have_count(0)
    expect(page.locator("[data-view=table]")).to_have_attribute("data-answered", "")
    assert not [frame for frame in person.frames if frame.way == "sent" and '"answer"' in frame.text]
    explain()
    page.locator(".drawer-key").tap()
    expect(why).to_have_count(0)
    expect(page.locator(".drawer")).to_have_class(re.compile(r"\bopen\b"))
    page.locator(".drawer .close").tap()
    page.locator(".opps .mat").first.tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    key = page.locator(".drawer-key").bounding_box()
    assert key is not None
    page.touchscreen.tap(key["x"] + 20, key["y"] + 20)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".drawer")).to_have_class(re.compile(r"\bopen\b"))


def test_a_sheet_goes_when_it_is_pulled_down(people: People) -> None:
    """The log, a dialog and the preview of a card: all of them, and only from where nothing scrolls back."""
    (person,) = people(1, PHONE)
    page = play_now(person)
    log = page.locator(".drawer")
    page.locator(".drawer-key").tap()
    expect(log).to_have_css("transform", "none")  # it has come
    pull(page, log, 40)
    expect(log).to_have_css("translate", "none")  # too little: it is back in its place
    pull(page, log)
    expect(log).not_to_be_in_viewport()

    page.locator(".menu > button").first.tap()
    page.locator("[data-settings]").tap()
    sheet = page.locator("dialog[open]")
    body = sheet.locator(".body")
    assert body.evaluate("one => one.scrollHeight > one.clientHeight + 100"), "nothing to scroll"
    body.evaluate("one => one.scrollTo(0, 100)")
    pull(page, body)
    expect(sheet).to_have_css("translate", "none")  # it was scrolled
    body.evaluate("one => one.scrollTo(0, 0)")
    pull(page, sheet)
    expect(sheet).to_have_count(0)

    cards = page.locator("[data-hand] [data-card][data-playable=yes]")
    while my_question(page).question not in ("action", "window") or not cards.count():
        by_touch(page, never)
    decision = standing(page).decision
    cards.first.tap()
    pull(page, page.locator("[data-preview]"))
    expect(page.locator("[data-preview]")).to_have_count(0)
    assert standing(page).decision == decision, "it was played"


def test_at_the_end_nothing_covers_what_can_be_pressed(people: People) -> None:
    (person,) = people(1, SMALL, language="ru")
    page = person.goto("/design#table/lost")
    buttons = page.locator("[data-over-panel] .actions .btn")
    expect(buttons).to_have_count(2)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=0.95)
        button.click(trial=True)  # fails if something lies over it
    # Whoever has heard the lesson to its end is not sent to it once more.
    page.evaluate("() => localStorage.setItem('alehouse-learned', '\"a\"')")
    page.reload()
    expect(buttons).to_have_count(1)


def test_where_there_is_room_no_title_is_cut(people: People) -> None:
    """A chain in lines of words: with the table empty below it, a long title takes a second line."""
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/shown-chain")
    entry = page.locator("[data-lines] .entry span").last
    expect(entry).to_be_visible()
    entry.locator("b").evaluate("one => (one.textContent = 'Two rounds for my sparring partners, and for me')")
    assert entry.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_all_bars_stand_at_one_height(people: People) -> None:
    """Also beside somebody whose own name stands there too."""
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/elbow")
    expect(page.locator("[data-person]").first).to_have_text("Marta")
    tops = page.locator(".opps .track").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 1


def test_the_log_is_a_drawer(people: People) -> None:
    (person,) = people(1, PHONE)
    page = play_now(person)
    expect(page.get_by_role("log")).not_to_be_in_viewport()
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log")).to_be_in_viewport()
    fits(page)
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("log")).not_to_be_in_viewport()

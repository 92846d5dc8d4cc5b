"""On a phone held upright, a question as tall as any: it never grows over the others, and what answers it is in sight.

How tall it is depends on cards, on what has just happened and on what others want. So all of that is put on top of what
the server says, at moments of real games: the longest text of all cards, news, a window that can be held, a last pass
that is warned of, a wish to take something back, a pause.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect
from tests.browser.pages import become, by_touch, my_question, play_now, settled, sit_at
from tests.browser.test_phone_questions import last_pass, some_bid
from tools.page.autopilot import Autopilot, Moment
from tools.page.people import PHONE, Person
from tools.page.views import discard, order, together, window

if TYPE_CHECKING:
    from tests.browser.conftest import People

ANSWERS = 12
SIZES = ((360, 640), (390, 664), (390, 844))
AT_ONCE = 5000
"""Milliseconds for what needs nothing but to be scrolled to."""
LINE = 28
RING = 5
"""CSS pixels around the question that are its frame."""
Change = Callable[[dict[str, Any]], None]


def own_undo(message: dict[str, Any]) -> None:
    """Our last move can be taken back."""
    if you := message.get("you"):
        if "hand" in you:
            you.update(undo="ask", undo_move="pass", undo_turns=1)


def others_wish(message: dict[str, Any]) -> None:
    """Somebody else wants theirs back."""
    if room := message.get("room"):
        room["undo"] = {"number": 1, "seat": 1, "yes": [], "move": "pass"}


def hurry(message: dict[str, Any]) -> None:
    """A window closes by itself, unless it is held."""
    if (clock := message.get("clock")) and clock["kind"] in ("window", "none", "move"):
        clock.update(left=600_000, whole=600_000)


def pause(message: dict[str, Any]) -> None:
    if (room := message.get("room")) and room["game"]:
        room["game"]["paused"] = True


BURDENS: dict[str, tuple[Change, ...]] = {
    "own": (own_undo, hurry),
    "asked": (others_wish, hurry),
    "paused": (own_undo, hurry, pause),
}
NEWS = [
    {"code": "resolve", "args": {"entry": "card", "seat": 0, "card": "tip-the-wench"}},
    {"code": "change", "args": {"seat": 1, "what": "fortitude", "n": -2, "meant": -3, "now": 3}},
    {"code": "change", "args": {"seat": 2, "what": "alcohol", "n": 1, "meant": 2, "now": 9}},
]
"""What came of our card: less than was meant, twice, for such sentences are long."""


def burden(person: Person, changes: list[Change]) -> Callable[[], None]:
    """From now on the page is told more than there is; gives what tells it news besides, once a table is drawn.

    What the changes are may change.
    """

    def longer(route: Route) -> None:
        told = route.fetch().json()
        longest = max((card["text"] for card in told["cards"]), key=len)
        for card in told["cards"]:
            card["text"] = longest
        route.fulfill(json=told)

    def rewrite(page_side: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            for change in changes:
                change(message)
            if "seq" in message:
                last.update({key: message[key] for key in ("game", "seq", "at")}, socket=page_side)
            page_side.send(json.dumps(message))

        page_side.connect_to_server().on_message(hear)

    def tell() -> None:
        told = {key: last[key] for key in ("game", "seq", "at")}
        nothing = {"kind": "none", "decision": -1}
        last["socket"].send(json.dumps({"type": "update", **told, "events": NEWS, "table": {}, "clock": nothing}))

    last: dict[str, Any] = {}
    person.context.route("**/api/cards?*", longer)
    person.for_good.route_web_socket("**/ws/**", rewrite)
    return tell


COVERED = """(ring) => {
    const question = document.querySelector("[data-prompt]").getBoundingClientRect();
    const inside = (one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= question.top - 1 && bottom <= question.bottom + 1 && bottom <= innerHeight;
    };
    const inFront = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const others = [...document.querySelectorAll(".opps .mat")].filter(
        (one) => one.getBoundingClientRect().bottom > question.top - ring
    );
    const own = [...document.querySelectorAll("[data-prompt] :is(h2, .acts .btn)")].filter(
        (one) => !inside(one) || !inFront(one)
    );
    const choices = [...document.querySelectorAll("[data-prompt] .choice")].slice(0, 2).filter((one) => !inFront(one));
    return [...others, ...own, ...choices].map((one) => one.innerText);
}"""
"""Whoever the question lies over; and what of its heading, its buttons and its first choices cannot be seen, or hit."""


def nothing_is_covered(page: Page) -> None:
    page.evaluate("() => scrollTo(0, 0)")
    assert page.evaluate(COVERED, RING) == [], page.viewport_size


READABLE = """(least) => {
    const said = document.querySelector("[data-prompt] .said");
    said.scrollTo(0, said.scrollHeight);
    const box = said.getBoundingClientRect();
    const all = [...said.querySelectorAll(":scope > :not(.top)")].filter((one) => one.offsetHeight > 1);
    const ends = Math.max(...all.map((one) => one.getBoundingClientRect().bottom));
    const room = box.height - said.querySelector(".top").offsetHeight;
    said.scrollTo(0, 0);
    return ends <= box.bottom + 1 && room >= Math.min(least, ...all.map((one) => one.offsetHeight));
}"""
"""What may be read ends where one can scroll to, and below the heading is room for a line and more of it."""


def reaches(what: Locator) -> None:
    """It may have to be scrolled to, but then a finger hits it."""
    what.click(trial=True, timeout=AT_ONCE)


@pytest.mark.parametrize("moment", [window, together, last_pass, some_bid, discard, order])
def test_the_tallest_question_hides_nobody(people: People, autopilot: Autopilot, moment: Moment) -> None:
    room = autopilot.find(moment, (None,) * 3)
    (person,) = people(1, PHONE, language="ru")  # its words are longer
    become(person, autopilot)
    changes: list[Change] = []
    tell = burden(person, changes)
    for name in ("own", "asked", "paused"):
        changes[:] = BURDENS[name]
        page = sit_at(person, room)
        my_question(page)
        tell()
        expect(page.locator("[data-prompt] [data-news]")).to_be_attached()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            nothing_is_covered(page)
            assert page.evaluate(READABLE, LINE), page.viewport_size
            reaches(page.locator("[data-prompt] .foot button").last)
            if name == "paused":
                reaches(page.locator("[data-prompt] [data-go-on]"))
            page.locator("[data-prompt]").evaluate("(one) => one.scrollTo(0, 0)")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_question_of_a_game_hides_anybody(people: People, language: str) -> None:
    width, height = SIZES[0]
    (person,) = people(1, replace(PHONE, width=width, height=height), language=language)
    page = play_now(person)
    for _ in range(ANSWERS):
        if my_question(page).over:
            break
        nothing_is_covered(page)
        by_touch(page)

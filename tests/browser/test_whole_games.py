"""A person against three bots, from the front door to the end of the game: by clicks alone, and by keys alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, expect
from tests.browser.pages import TABLE, Standing, by_click, by_keys, choose, my_question, open_door
from tools.page.people import Person

if TYPE_CHECKING:
    from tests.web.conftest import Server

USED = """
window.used = { mouse: 0, keys: 0 };
for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, (event) => (used.mouse += event.isTrusted ? 1 : 0), { capture: true });
// Browsers say that a mouse has moved, too, when the page has moved under it.
const moved = (event) => event.isTrusted && (event.movementX || event.movementY);
addEventListener("mousemove", (event) => (used.mouse += moved(event) ? 1 : 0), { capture: true });
addEventListener("keydown", (event) => (used.keys += event.isTrusted ? 1 : 0), { capture: true });
"""
"""Counts what a person has used since the page was loaded. (Enter on a button makes a click, but no pointer event.)"""
PHASES = {"discard", "action", "window", "order"}
"""What everybody is asked in nearly every game."""


def half(now: Standing) -> bool:
    """Play in one's own turn, and in every other window, so that both answers and passes occur."""
    return now.question != "window" or int(now.decision) % 2 == 0


def read_since(page: Page) -> int:
    """How many numbers of ours the question says to have changed since our last turn; each is what our mat shows."""
    line = page.locator("[data-since]")
    if not line.count():
        return 0
    track = (page.locator(".you .track[role=img]").first.get_attribute("aria-label") or "").split()
    changes = re.findall(r"(Fortitude|Content)\s(\d+)\s→\s(\d+)", line.inner_text())
    for what, old, new in changes:
        assert old != new
        assert track[track.index(what) + 1] == f"{new},"
    return len(changes)


def play(page: Page, how: Callable[[Page, Callable[[Standing], bool]], Standing]) -> Counter[str]:
    """To the end of the game; gives what we were asked, and how often."""
    asked: Counter[str] = Counter()
    while not (now := my_question(page)).over:
        asked[now.question] += 1
        asked["since"] += read_since(page) if now.question == "discard" else 0
        how(page, half)
    return asked


def told(page: Page, address: str) -> Any:
    """What the server says there, asked as whoever sits in this browser."""
    return page.evaluate("(address) => fetch(address).then((answer) => answer.json())", address)


def check_the_end(page: Page, asked: Counter[str]) -> None:
    """The panel names who has won, the log tells every turn, and nothing is asked any more."""
    assert set(asked) >= PHASES, asked
    (game,) = told(page, "/api/games")["mine"]
    names = {one["id"]: one["name"] for one in told(page, "/api/characters")["characters"]}
    panel = page.locator("[data-over-panel]")
    if game["winners"] == [game["seat"]]:
        expect(panel.locator("h2")).to_have_text("You win!")
    else:
        expect(panel.locator("h2")).to_contain_text("You")  # how we have lost it
        for seat in game["winners"]:
            expect(panel).to_contain_text(names[game["characters"][seat]])
    while (earlier := page.locator("[data-log] .more button")).count():
        earlier.press("Enter")
    turns = page.locator("[data-log] .turn i").all_inner_texts()
    assert [int(re.sub(r"\D", "", text)) for text in turns] == list(range(1, game["turns"] + 1))
    log = page.locator("[role=log]").inner_text()
    for word in ("order", "drink", "play", "Round of Gambling", "the game"):
        assert word in log, f"the log never says {word!r}"
    expect(page.locator("[data-prompt]:not([data-kind=none])")).to_have_count(0)
    expect(page).to_have_title(re.compile("over"))


def test_by_clicks_alone(own_server: Server, person: Person) -> None:
    person.for_good.add_init_script(USED)
    page = open_door(person)
    page.locator("[data-open-table]").click()
    page.locator("dialog summary").click()
    page.get_by_label("Pace of the bots").select_option("At once")
    page.locator("[data-make-room]").click()
    page.wait_for_selector("[data-view=lobby]")
    page.locator("[data-add-bot]").first.click()
    choose(page, "Bots on all 3 free seats")
    page.locator("[data-bot=random]").click()
    page.locator("[data-start]:enabled").click()
    page.wait_for_selector(TABLE)
    asked = play(page, by_click)
    assert asked.pop("since") > 0, "nothing has changed between two turns of ours"
    assert page.evaluate("used.keys") == 0
    check_the_end(page, asked)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until that is where the keyboard is."""
    page.wait_for_selector(selector, state="attached")
    for _ in range(120):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def look_around(page: Page) -> None:
    """What the keyboard opens besides the question, in an Action Phase: help, log, the table as text, a card."""
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Take the last move back")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    text = page.get_by_role("table").locator("xpath=..")
    page.keyboard.press("t")
    expect(text).to_have_class(re.compile("shown"))
    page.keyboard.press("t")
    expect(text).not_to_have_class(re.compile("shown"))
    tab_to(page, "[data-hand] [data-card]")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").locator("[data-face]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Good evening")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Good evening")
    page.keyboard.press("Shift+Tab")  # out of the field: there digits and Space are letters


def use_the_window(page: Page) -> None:
    """In a window: no clock runs that could be held, and we want to be asked more often; that answers nothing."""
    asked = my_question(page).decision
    expect(page.locator("[data-hold]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-release]")).to_have_count(0)
    line = page.get_by_role("button", name="Ask me:")
    expect(line).to_contain_text("When it matters")
    page.keyboard.press("y")
    expect(line).to_contain_text("Always")
    line.press("Enter")
    ways = page.get_by_role("group", name="Ask me:")
    expect(ways.locator("[aria-pressed=true]")).to_contain_text("Whenever I could play any card")
    line.press("Enter")
    expect(ways).to_be_hidden()
    assert my_question(page).decision == asked
    page.locator("[data-prompt]").focus()  # on the line itself Space and Enter fold and unfold


def test_by_keys_alone(own_server: Server, person: Person) -> None:
    person.for_good.add_init_script(USED)
    page = open_door(person)
    tab_to(page, "[data-open-table]")
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] summary")
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] select:has(option[value='1200'])")
    page.keyboard.press("Home")
    expect(page.get_by_label("Pace of the bots")).to_have_value("0")
    tab_to(page, "[data-make-room]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-view=lobby] [data-add-bot]")
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] input[type=checkbox]")
    page.keyboard.press("Space")
    tab_to(page, "[data-bot=random]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-start]:enabled")
    page.keyboard.press("Enter")
    page.wait_for_selector(TABLE)

    asked: Counter[str] = Counter()
    tried: dict[str, Callable[[Page], None]] = {"action": look_around, "window": use_the_window}
    while not (now := my_question(page)).over:
        asked[now.question] += 1
        if trial := tried.pop(now.question, None):
            trial(page)
        by_keys(page, half)
    assert not tried
    assert page.evaluate("used") == {"mouse": 0, "keys": page.evaluate("used.keys")}
    check_the_end(page, asked)

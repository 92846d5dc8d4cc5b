"""What people do on the page, as verbs. Nothing here waits for time: always for what the page shows.

The root of the table says in its attributes how things stand: which question is open (data-decision), whether we are
asked (data-asked), what kind of question it is (data-question), what has to be said next (data-need), whether it is
enough for a move (data-ready), whether our answer is on its way (data-answering), whether the question deserves our
attention (data-lit), from when on a press is not taken for one that was meant for the question before
(data-counts-from), and whether the game is over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import Page, expect
from tools.page.people import Person

if TYPE_CHECKING:
    from tests.web.conftest import Server
    from tools.page.autopilot import Autopilot

PATIENCE = 60
"""Seconds that anything may take on a busy machine."""
expect.set_options(timeout=PATIENCE * 1000)
TABLE = "[data-view=table]"
ASKED = f"{TABLE}[data-asked=yes][data-answered=''][data-lit=yes]:not([data-answering=yes])"
ASKED_OR_OVER = f"{ASKED}, {TABLE}[data-over=yes]"
SEAT = f"{TABLE} :is([data-pick], [data-seat-choice]):visible"
COUNTS = "(root) => performance.now() >= Number(document.querySelector(root).dataset.countsFrom)"
STEPS = 12
"""No answer needs so many: a card, a way, Drinks, players, and the word to go."""


def told_by(server: Server, path: str) -> Any:
    """What the server's API answers there."""
    return httpx.get(f"{server.url}{path}", timeout=PATIENCE).raise_for_status().json()


def film_of(server: Server, game: str) -> Any:
    """A finished game with all hands open."""
    return told_by(server, f"/api/games/{game}/film?seat=open")


@dataclass(frozen=True)
class Standing:
    """How things stand at the table, as the page shows them."""

    decision: str
    asked: bool
    question: str
    need: str
    ready: bool
    answering: bool
    seq: int
    over: bool


def standing(page: Page) -> Standing:
    told = page.locator(TABLE).evaluate("(root) => ({ ...root.dataset })")
    return Standing(
        decision=told.get("decision", ""),
        asked=told.get("asked") == "yes" and not told.get("answered"),
        question=told.get("question", ""),
        need=told.get("need", "nothing"),
        ready=told.get("ready") == "yes",
        answering=told.get("answering") == "yes",
        seq=int(told.get("seq") or 0),
        over=told.get("over") == "yes",
    )


# -- arriving -----------------------------------------------------------------------------------


def open_door(person: Person) -> Page:
    page = person.goto("/")
    page.wait_for_selector("[data-view=door]")
    return page


def play_now(person: Person) -> Page:
    """From the front door to the first question of a game against bots."""
    page = open_door(person)
    first: bool = page.evaluate("localStorage.getItem('alehouse-been') === null")
    page.click("[data-play-now]")
    if first:  # who one is, is said before anybody plays
        page.click("[data-meeting-begin]")
    my_question(page)
    return page


def become(person: Person, pilot: Autopilot) -> None:
    """The same guest as the autopilot, in a browser."""
    cookies = pilot.cookies.items()
    person.context.add_cookies([{"name": name, "value": value, "url": person.url} for name, value in cookies])


def sit_at(person: Person, room: str) -> Page:
    """At a table that is being played, as whoever the browser's cookie says."""
    page = person.goto(f"/t/{room}")
    page.wait_for_selector(TABLE)
    return page


def table_for(person: Person, name: str, **settings: object) -> str:
    """A new table with settings that no dialog offers; gives its room, where somebody of that name is the host.

    Nothing is shown there for a while, unless a `beat` is set.
    """
    page = open_door(person)
    post = """async ([name, settings]) => {
        const post = (to, what) => fetch(to, {
            method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what),
        }).then((answer) => answer.json());
        await post("/api/guest", { name });
        return (await post("/api/rooms", { settings })).room;
    }"""
    room: str = page.evaluate(post, [name, {"beat": 0, **settings}])
    return room


def choose(page: Page, words: str) -> None:
    """One of a few, in a dialog: the label is what people press."""
    page.locator("dialog[open] label").filter(has=page.get_by_text(words, exact=True)).click()


# -- questions ----------------------------------------------------------------------------------


def my_question(page: Page) -> Standing:
    """Wait until we are asked something, or the game is over. As long as others play on, we have patience."""
    page.wait_for_selector(TABLE)
    while not page.locator(ASKED_OR_OVER).count():
        page.wait_for_function(
            """([wanted, root, seq]) =>
                document.querySelector(wanted) || Number(document.querySelector(root)?.dataset.seq) !== seq""",
            arg=[ASKED_OR_OVER, TABLE, standing(page).seq],
        )
    return standing(page)


def caught_up(page: Page, seq: int) -> None:
    """Wait until the page shows the table as of an update, or later."""
    page.wait_for_function(
        "([root, seq]) => Number(document.querySelector(root)?.dataset.seq ?? -1) >= seq", arg=[TABLE, seq]
    )


def answered(page: Page, decision: str) -> Standing:
    """Wait until the table has gone on from a question: to another, to somebody else, or to the end."""
    page.wait_for_function(
        """([root, decision]) => {
            const told = document.querySelector(root)?.dataset;
            if (!told || told.answering === "yes") return false;
            return told.over === "yes" || told.asked === "no" || told.answered || told.decision !== decision;
        }""",
        arg=[TABLE, decision],
    )
    return standing(page)


# -- answers ------------------------------------------------------------------------------------


def brave(now: Standing) -> bool:
    """Play cards in one's own turn, and let what others do happen."""
    return now.question != "window"


def always(now: Standing) -> bool:
    return True


def never(now: Standing) -> bool:
    return False


Step = Callable[[Page, Standing, int], None]


def answer(page: Page, step: Step) -> Standing:
    """Answer the open question step by step, and wait until the table has gone on."""
    begun = my_question(page)
    page.wait_for_function(COUNTS, arg=TABLE)
    for count in range(STEPS):
        now = standing(page)
        if now.over or not now.asked or now.decision != begun.decision or now.answering:
            return answered(page, begun.decision)
        step(page, now, count)
    raise AssertionError(f"no answer after {STEPS} steps: {begun} is now {standing(page)}")


def by_click(page: Page, plays: Callable[[Standing], bool] = brave, card: str = "") -> Standing:
    """Answer with the mouse: that card, or the first thing that is offered, or a pass if we do not play."""
    wanted = f'[data-card="{card}"]' if card else "[data-card]"

    def step(page: Page, now: Standing, count: int) -> None:
        if now.question == "discard" and count == 0 and plays(now):
            page.locator("[data-hand] [data-card]").first.click()
        elif now.ready and (confirm := page.locator("[data-confirm]:visible")).count():
            confirm.first.click()
        elif now.need in ("kind", "mode", "glasses"):
            page.locator("[data-choice]:visible").first.click()
        elif now.need == "seats":
            page.locator(SEAT).nth(count % 2).click()
        elif now.question == "order" and now.ready:  # there is but one to order for
            page.locator(SEAT).first.click()
        elif now.need == "choice":
            page.locator("[data-move]:visible").first.click()
        elif (cards := page.locator(f"{wanted}[data-playable=yes]:visible")).count() and plays(now):
            cards.first.click()
        else:
            assert not card, f"{card} cannot be played: {now}"
            page.locator("[data-pass]:visible").first.click()

    return answer(page, step)


def by_touch(page: Page, plays: Callable[[Standing], bool] = brave) -> Standing:
    """Answer on a phone: the first tap on a card shows what it does on a sheet, and what is tapped there plays it."""

    def step(page: Page, now: Standing, count: int) -> None:
        sheet = page.locator("[data-preview]:visible")
        within = sheet if sheet.count() else page.locator("body")
        if now.question == "discard" and count == 0 and plays(now):
            page.locator("[data-hand] [data-card]").first.tap()
        elif now.ready and (confirm := within.locator("[data-confirm]:visible")).count():
            confirm.first.tap()
        elif now.need in ("kind", "mode", "glasses"):
            within.locator("[data-choice]:visible").first.tap()
        elif now.need == "seats":
            (sheet.locator("[data-seat-choice]") if sheet.count() else page.locator(SEAT)).first.tap()
        elif now.question == "order" and now.ready:
            page.locator(SEAT).first.tap()
        elif now.need == "choice":
            page.locator("[data-move]:visible").first.tap()
        elif (cards := page.locator("[data-card][data-playable=yes]:visible")).count() and plays(now):
            cards.first.tap()
        else:
            assert sheet.count() == 0, "the sheet stands in the way of a pass"
            page.locator("[data-pass]:visible").first.tap()

    return answer(page, step)


def by_keys(page: Page, plays: Callable[[Standing], bool] = brave) -> Standing:
    """Answer with the keyboard alone: digits choose, Enter plays, Space passes or keeps all cards."""

    def step(page: Page, now: Standing, count: int) -> None:
        can_play = page.locator("[data-card][data-playable=yes]").count() > 0
        if now.question == "discard" and count == 0 and plays(now):
            page.keyboard.press("1")
        elif now.ready:
            page.keyboard.press("Enter")
        elif now.need == "card" and not (can_play and plays(now)):
            page.keyboard.press("Space")
        else:
            page.keyboard.press("1")

    return answer(page, step)


def play_to_the_end(page: Page, how: Callable[[Page], Standing]) -> int:
    """Answer every question until the game is over, and give how many there were."""
    count = 0
    while not my_question(page).over:
        how(page)
        count += 1
    return count


# -- secrets ------------------------------------------------------------------------------------


def settled(page: Page) -> None:
    """Until what has changed is laid out, and so is what was measured then."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def whole_page(page: Page) -> str:
    """Everything that is in the document, whether it is shown or not."""
    return page.content()

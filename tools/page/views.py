"""Every view that `make screenshots` pictures. To add one, add a line to VIEWS.

A view is a place (`at`: an address, or something done at a table that gives one), what must be there before it is
worth a picture (`ready`), what somebody does then (`do`), such as opening a dialog, and what comes of that (`then`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import structs
from playwright.sync_api import Page

from alehouse.client import Table
from alehouse.protocol import Question, Settings

from .autopilot import QUICK, Autopilot, Moment

CASUAL = Settings(clock="casual", window=0, beat=0)
"""With the clock of most tables, so that pictures show it, and no delay but for us."""
LISTED = structs.replace(QUICK, privacy="listed")
TABLE = "[data-view=table]"
Place = Callable[[Autopilot], str]
COMPLETE = """
() => !document.querySelector(".art:not(:has(img))") && [...document.images].every((one) => one.complete)
"""


@dataclass(frozen=True)
class View:
    name: str
    at: str | Place
    ready: str
    """A selector."""
    do: Callable[[Page], None] | None = None
    then: str | None = None
    """A selector of what is there only after that: else a picture could be of the moment before."""
    whole: bool = False
    """The whole length of the page, and not only what fits on the screen."""
    only: int | None = None
    """The one width at which there is such a thing."""
    complains: str = ""
    """What the console says there, as it should."""

    def __post_init__(self) -> None:
        if (self.do is None) != (self.then is None):
            raise ValueError(f"{self.name}: whoever does something waits for what comes of it")


def show(page: Page, view: View, seq: int | None = None) -> None:
    """At the address of a view: wait until everything is there, also of the table as of `seq`, and do what is done."""
    page.wait_for_selector(view.ready, state="attached")
    if seq is not None:
        page.wait_for_function(f"() => Number(document.querySelector('{TABLE}').dataset.seq) >= {seq}")
    fetched(page)
    if view.do is not None and view.then is not None:
        if page.locator(view.then).count():
            raise AssertionError(f"{view.name}: {view.then} was there before anything was done")
        view.do(page)
        page.wait_for_selector(view.then)
        page.wait_for_function(COMPLETE)


def fetched(page: Page) -> None:
    """Wait until names, texts and pictures of what is shown are there; a table fetches more in its own time."""
    if page.locator(TABLE).count():
        page.wait_for_function(COMPLETE)
    else:
        page.wait_for_load_state("networkidle")


# -- moments at a table ---------------------------------------------------------------------------


def shown(table: Table) -> Any:
    """The whole table, of which every field is set once a game is on."""
    assert table.view is not None
    return table.view


def links(table: Table) -> int:
    """How long the chain is that people see."""
    return sum(entry.kind in ("card", "drink", "event", "demand") for entry in shown(table).stack)


def action(table: Table, question: Question) -> bool:
    return question.kind == "action" and shown(table).turn >= 3 and len(question.moves) > 4


def discard(table: Table, question: Question) -> bool:
    return question.kind == "discard" and shown(table).turn >= 3


def window(table: Table, question: Question) -> bool:
    return waits(question) and question.touched and links(table) == 1


def chain(length: int) -> Moment:
    return lambda table, question: waits(question) and links(table) == length


def bid(table: Table, question: Question) -> bool:
    return question.kind == "bid" and shown(table).pot >= 4


def together(table: Table, question: Question) -> bool:
    """Everybody drinks at once: a Round on the House."""
    several = any(len(entry.drinks) > 2 for entry in shown(table).stack)
    return waits(question) and several and not contest(table, question)


def contest(table: Table, question: Question) -> bool:
    races = any("contest" in pour.flags for entry in shown(table).stack for pour in entry.drinks)
    return waits(question) and races


def waits(question: Question) -> bool:
    """Whether the table waits for us there: where we could only pass, it goes on by itself."""
    return question.kind == "window" and question.waits and len(question.moves) > 1


def order(table: Table, question: Question) -> bool:
    return question.kind == "order"


def somebody_out(table: Table, question: Question) -> bool:
    return question.kind == "action" and not all(seat.alive for seat in shown(table).seats)


def found(moment: Moment, seats: int = 4) -> Place:
    return lambda pilot: f"/t/{pilot.find(moment, (None,) * seats, CASUAL)}"


def lobby(pilot: Autopilot) -> str:
    return f"/t/{pilot.open(settings=CASUAL)}"


def listed(pilot: Autopilot) -> str:
    """Where open tables are found: one that plays, and one that waits for players."""
    pilot.open(settings=LISTED)
    pilot.start()
    pilot.open(settings=LISTED)
    return "/tables"


def replays(pilot: Autopilot) -> str:
    over(pilot, LISTED)
    return "/replays"


def over(pilot: Autopilot, settings: Settings = QUICK) -> str:
    room = pilot.open(settings=settings)
    pilot.start()
    pilot.play_out()
    return f"/t/{room}"


def replay(pilot: Autopilot) -> str:
    """Of the game at our table, if it is over."""
    if pilot.table is None or pilot.table.view is None or not pilot.table.view.over:
        over(pilot)
    return f"/watch/{pilot.game}"


def replay_of_a_seat(pilot: Autopilot) -> str:
    """With a query, since whoever comes from the same address with another end only would not load the page."""
    return f"{replay(pilot)}?seat#40-0"


def locked(pilot: Autopilot) -> str:
    return f"/t/{pilot.host.open(settings=structs.replace(QUICK, privacy='password'), password='mead')}"


def watched(pilot: Autopilot) -> str:
    return f"/t/{pilot.host.find(window, (None,) * 4, CASUAL)}?watch"


# -- what people do there -------------------------------------------------------------------------


def click(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def tap(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.tap()


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


def menu(page: Page) -> None:
    page.locator(".menu > button").first.click()


def settings(page: Page) -> None:
    menu(page)
    page.locator("[data-settings]").click()


def leave(page: Page) -> None:
    menu(page)
    page.locator("[data-leave]").click()


def add_bot(page: Page) -> None:
    """All pictures are of one lobby: the first of them makes room."""
    if not page.locator("[data-add-bot]").count():
        page.locator("[data-remove]").first.click()
    page.locator("[data-add-bot]").first.click()


def look_closely(page: Page) -> None:
    page.locator("[data-hand] [data-card]").first.focus()
    page.keyboard.press("i")


def why_not(page: Page) -> None:
    page.locator("[data-hand] [data-card][data-playable=no]").first.hover()


def get_lost(page: Page) -> None:
    """To an address that the page does not know, as a link of ours that was mistyped would lead."""
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")


PLAYABLE = "[data-card][data-playable=yes]"
DECK = "[data-deck=fiona] .cards li"
MENU = ".menu > .list:not([hidden])"
SETTINGS = "dialog[open] input[type=radio]"
HELP = "dialog[open] [data-signs]"
PICKED = "dialog[open] [data-character=fiona]"
LOCKED = "[data-hand] .slot.off"
CHOSEN = "[data-card][aria-pressed=true]"

VIEWS = (
    View("door", "/", "[data-view=door] [data-play-now]"),
    View("door-menu", "/", "[data-view=door]", menu, MENU),
    View("door-settings", "/", "[data-view=door]", settings, SETTINGS),
    View("door-help", "/", "[data-view=door]", key("?"), "dialog[open]"),
    View("lost", "/", "[data-view=door]", get_lost, "[data-view=lost]"),
    View("tables-none", "/tables", "[data-view=tables]"),
    View("replays-none", "/replays", "[data-view=replays]"),
    View("table-missing", "/t/nowhere", "[data-view=gone]"),
    View("replay-missing", "/watch/nothing", "[data-view=replay] h1", complains="404"),
    View("password", locked, "[data-view=password]"),
    View("tables", listed, "[data-view=tables] li h3"),
    View("replays", replays, "[data-view=replays] li a[href^='/watch/']"),
    View("learn", "/learn", "[data-view=learn]"),
    View("characters", "/characters", "[data-view=characters] a", whole=True),
    View("deck", "/characters/fiona", "[data-view=character] [data-card]", whole=True),
    View("drinks", "/characters/drinks", "[data-view=drinks] [data-card]"),
    View("rules", "/rules", "[data-view=rules]"),
    View("rule", "/rules/CHASER-07", "[data-view=rules]"),
    View("about", "/about", "[data-view=about]", whole=True),
    View("design", "/design", "[data-view=design]", whole=True),
    View("design-cards", "/design", "[data-view=design]", click("[data-deck=fiona] summary"), DECK, whole=True),
    View("lobby", lobby, "[data-view=lobby]", whole=True),
    View("lobby-settings", lobby, "[data-view=lobby]", click("[data-change-settings]"), "dialog[open] form"),
    View("lobby-bots", lobby, "[data-view=lobby]", add_bot, "dialog[open] [data-bot]"),
    View("lobby-characters", lobby, "[data-view=lobby]", click("[data-seat='0'] [data-pick]"), PICKED),
    View("open-table", "/", "[data-view=door]", click("[data-open-table]"), "dialog[open] [data-make-room]"),
    View("table-action", found(action), TABLE),
    View("table-chosen", found(action), TABLE, click(PLAYABLE), CHOSEN, only=1440),
    View("table-preview", found(action), TABLE, tap(PLAYABLE), "[data-preview]", only=390),
    View("table-window", found(window), TABLE),
    View("table-chain-2", found(chain(2)), TABLE),
    View("table-chain-3", found(chain(3)), TABLE),
    View("table-discard", found(discard), TABLE),
    View("table-order", found(order), TABLE),
    View("table-gambling", found(bid), TABLE),
    View("table-together", found(together), TABLE),
    View("table-contest", found(contest), TABLE),
    View("table-lost", found(somebody_out), TABLE),
    View("table-6-seats", found(action, 6), TABLE),
    View("table-10-seats", found(action, 10), TABLE),
    View("table-help", found(action), TABLE, key("?"), HELP),
    View("table-log", found(action), TABLE, key("l"), ".drawer.open [role=log]", only=390),
    View("table-text", found(action), TABLE, key("t"), "[data-text-table].shown"),
    View("table-settings", found(action), TABLE, settings, SETTINGS),
    View("table-zoom", found(action), TABLE, look_closely, "dialog[open] [data-face]"),
    View("table-talk", found(action), TABLE, key("c"), ".talk input", only=1440),
    View("table-why-not", found(window), TABLE, why_not, "[data-why-not]", only=1440),
    View("table-why-not-tapped", found(window), TABLE, tap(LOCKED), "[data-why-not]", only=390),
    View("table-mat", found(action), TABLE, click(".opps .mat > button"), "dialog[open] [data-seat]"),
    View("table-yields", found(window), TABLE, click("[data-yields]"), ".yields .way", only=390),
    View("table-leave", found(action), TABLE, leave, "dialog[open] [data-sure]"),
    View("table-watched", watched, ".top.watching [data-stack]"),
    View("table-over", over, f"{TABLE}[data-over=yes]"),
    View("replay", replay, "[data-view=replay][data-frames]"),
    View("replay-seat", replay_of_a_seat, "[data-view=replay][data-open=no]"),
    View("meeting", "/", "[data-view=door]", click("[data-play-now]"), "dialog[open] [data-meeting]"),
)

"""Every view that `make screenshots` pictures. To add one, add a line to VIEWS.

A view is a place (`at`: an address, or something done at a table that gives one), what must be there before it is
worth a picture (`ready`), and what somebody does then (`do`), such as opening a dialog.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from alehouse.client import Table
from alehouse.protocol import Question, Settings

from .autopilot import Autopilot, Moment

CASUAL = Settings(clock="casual", window=0, beat=0)
"""With the clock of most tables, so that pictures show it, and no delay but for us."""
TABLE = "[data-view=table]"
Place = Callable[[Autopilot], str]


@dataclass(frozen=True)
class View:
    name: str
    at: str | Place
    ready: str
    """A selector."""
    do: Callable[[Page], None] | None = None
    whole: bool = False
    """The whole length of the page, and not only what fits on the screen."""
    only: int | None = None
    """The one width at which there is such a thing."""


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
    return question.kind == "window" and question.touched and links(table) == 1 and len(question.moves) > 1


def chain(length: int) -> Moment:
    return lambda table, question: question.kind == "window" and links(table) == length and len(question.moves) > 1


def bid(table: Table, question: Question) -> bool:
    return question.kind == "bid" and shown(table).pot >= 4


def together(table: Table, question: Question) -> bool:
    """Everybody drinks at once: a Round on the House."""
    return any(len(entry.drinks) > 2 for entry in shown(table).stack) and not contest(table, question)


def contest(table: Table, question: Question) -> bool:
    return any("contest" in pour.flags for entry in shown(table).stack for pour in entry.drinks)


def order(table: Table, question: Question) -> bool:
    return question.kind == "order"


def somebody_out(table: Table, question: Question) -> bool:
    return question.kind == "action" and not all(seat.alive for seat in shown(table).seats)


def found(moment: Moment, seats: int = 4) -> Place:
    return lambda pilot: f"/t/{pilot.find(moment, (None,) * seats, CASUAL)}"


def lobby(pilot: Autopilot) -> str:
    return f"/t/{pilot.open(settings=CASUAL)}"


def over(pilot: Autopilot) -> str:
    room = pilot.open()
    pilot.start()
    pilot.play_out()
    return f"/t/{room}"


def replay(pilot: Autopilot) -> str:
    over(pilot)
    return f"/watch/{pilot.game}"


# -- what people do there -------------------------------------------------------------------------


def click(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


PLAYABLE = "[data-card][data-playable=yes]"

VIEWS = (
    View("door", "/", "[data-view=door] [data-play-now]"),
    View("tables", "/tables", "[data-view=tables]"),
    View("replays", "/replays", "[data-view=replays]"),
    View("learn", "/learn", "[data-view=learn]"),
    View("characters", "/characters", "[data-view=characters] a", whole=True),
    View("deck", "/characters/fiona", "[data-view=character] [data-card]", whole=True),
    View("rules", "/rules", "[data-view=rules]"),
    View("rule", "/rules/CHASER-07", "[data-view=rules]"),
    View("about", "/about", "[data-view=about]", whole=True),
    View("design", "/design", "[data-view=design]", whole=True),
    View("lobby", lobby, "[data-view=lobby]", whole=True),
    View("lobby-settings", lobby, "[data-view=lobby]", click("[data-change-settings]")),
    View("open-table", "/", "[data-view=door]", click("[data-open-table]")),
    View("table-action", found(action), TABLE),
    View("table-chosen", found(action), TABLE, click(PLAYABLE), only=1440),
    View("table-preview", found(action), TABLE, lambda page: page.locator(PLAYABLE).first.tap(), only=390),
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
    View("table-help", found(action), TABLE, key("?")),
    View("table-log", found(action), TABLE, key("l"), only=390),
    View("table-text", found(action), TABLE, key("t")),
    View("table-over", over, f"{TABLE}[data-over=yes]"),
    View("replay", replay, "[data-view=replay][data-frames]"),
)

"""Whoever watches sees no hand: not on the page, not in the document, and not in what the server sends them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.browser.pages import TABLE, caught_up, film_of, told_by, whole_page
from tools.page.autopilot import Autopilot

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import People
    from tests.web.conftest import Server
    from tools.page.people import Person

    from alehouse.client import Table
    from alehouse.protocol import Question

LOOKS = 6
"""So many turns are looked at closely, in the document itself."""


def cards_in(told: str, known: set[str]) -> set[str]:
    """The cards that are named in some JSON or HTML."""
    return {card for card in known if f'"{card}"' in told}


def test_a_watcher_sees_no_hand_in_a_whole_game(
    server: Server, people: People, messages: Callable[[Person], list[dict[str, Any]]]
) -> None:
    with Autopilot(server.url) as pilot:
        (watcher,) = people()
        known = {card["id"]: card["title"] for card in told_by(server, "/api/cards")["cards"]}
        room = pilot.open(("fiona", "gerki", "deirdre", "zot"))
        page = watcher.goto(f"/t/{room}?watch")
        page.get_by_role("textbox").fill("Nosy")
        page.get_by_role("button", name="Come in").click()
        page.wait_for_selector("[data-view=lobby]")
        pilot.start()
        page.wait_for_selector(TABLE)

        hidden = 0
        looked: set[int] = set()

        def next_turn(table: Table, question: Question) -> bool:
            assert table.view is not None
            turn = table.view.turn or 0
            return question.kind == "action" and turn not in looked and len(looked) < LOOKS

        while pilot.play(next_turn):
            assert pilot.table is not None
            assert pilot.table.view is not None
            assert pilot.table.private is not None
            looked.add(pilot.table.view.turn or 0)
            caught_up(page, pilot.seq)
            hand = set(pilot.table.private.hand)
            # A card that everybody has seen may be named; one that nobody has seen must not be, in any way.
            secret = hand - cards_in(watcher.received(), set(known))
            hidden += len(secret)
            assert not cards_in(whole_page(page), secret)
            text = page.locator("body").inner_text()
            for card in secret:
                assert known[card] not in text
            expect(page.locator("[data-hand]")).to_have_count(0)
            expect(page.locator("[data-playable]")).to_have_count(0)
        assert len(looked) >= 3
        assert hidden > 0, "every card of the hand was public: this has shown nothing"
        expect(page.locator(f"{TABLE}[data-over=yes]")).to_be_attached()
        film = film_of(server, pilot.game)

    # Every frame of the socket, of the whole game: nothing of ours, and nothing told to a seat alone.
    heard = messages(watcher)
    updates = [one for one in heard if one["type"] in ("state", "update")]
    assert len(updates) > 50
    assert all(one.get("you") is None for one in updates)
    assert not [one for one in heard if one["type"] == "yours"]
    events = [event for one in heard for event in one.get("events", [])]
    assert {"play", "draw"} <= {event["code"] for event in events}
    assert not [event for event in events if event["code"] in ("drew", "gave", "selected") or event.get("private")]

    # At no time had they heard of a card that only hands had held until then.
    frames = iter(film["frames"])
    frame = next(frames)
    public: set[str] = set()
    held: dict[str, list[str]] = {}
    checked = 0
    for update in updates:
        while frame is not None and frame["at"] <= update["at"]:
            held.update(frame.get("hands", {}))
            told = [event for event in frame.get("events", ()) if not event.get("private")]
            public |= cards_in(json.dumps([frame.get("table"), told]), set(known))
            frame = next(frames, None)
        only_held = {card for cards in held.values() for card in cards} - public
        checked += len(only_held)
        assert not cards_in(json.dumps(update), only_held), f"update {update['seq']} tells of a hand"
    assert checked > 100

"""What a page keeps: its question through a refresh, its table through a restart of the server, its settings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SEED
from tests.browser.pages import (
    TABLE,
    answered,
    become,
    by_click,
    caught_up,
    my_question,
    never,
    open_door,
    play_now,
    standing,
    table_for,
)
from tools.page.autopilot import Autopilot
from tools.page.people import Person
from tools.page.views import window

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import People
    from tests.web.conftest import Server

    from alehouse.client import Table
    from alehouse.protocol import Question


def told(page: Page) -> list[str]:
    """What the log says, without the question that is open."""
    page.wait_for_selector("[role=log] li")
    return page.locator("[role=log] li:not(.now)").all_inner_texts()


def shown(page: Page) -> dict[str, Any]:
    """Everything that has to be the same after a refresh."""
    now = standing(page)
    return {
        "decision": now.decision,
        "question": now.question,
        "seq": now.seq,
        "heading": page.locator("#prompt-title").inner_text(),
        "hand": page.locator("[data-hand] [data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)"),
        "playable": page.locator("[data-playable=yes]").count(),
        "stack": page.locator("[data-stack]").evaluate_all("(all) => all.map((one) => one.dataset.stack)"),
        "log": told(page),
    }


def back(server: Server) -> Server:
    """The same server, started again."""
    return type(server).start(server.data, port=server.port, seed=SEED)


def late_window(table: Table, question: Question) -> bool:
    """There is something to answer, and much to remember."""
    return table.view is not None and (table.view.turn or 0) >= 4 and window(table, question)


def test_a_refresh_in_the_middle_of_a_window(person: Person, autopilot: Autopilot) -> None:
    become(person, autopilot)
    room = autopilot.open()
    page = person.goto(f"/t/{room}")
    page.wait_for_selector("[data-view=lobby]")
    autopilot.start()
    page.wait_for_selector(TABLE)
    assert autopilot.play(late_window), "there is no such window in this game"
    caught_up(page, autopilot.seq)
    assert my_question(page).question == "window"
    before = shown(page)
    assert before["playable"]
    assert len(before["log"]) > 20
    page.reload()
    caught_up(page, before["seq"])
    my_question(page)
    assert shown(page) == before
    # The window was not lost: it is still ours to answer.
    page.locator("[data-pass]").click()
    assert answered(page, before["decision"]).decision != before["decision"]


def test_a_refresh_after_the_answer(people: People) -> None:
    """Two people, and a window that waits for both: one has passed, comes back, and takes it back."""
    one, other = people(2)
    room = table_for(one, "Ann", seats=2, window=60_000)
    first, second = one.goto(f"/t/{room}"), other.goto(f"/t/{room}")
    second.get_by_role("textbox").fill("Bo")
    second.get_by_role("button", name="Come in").click()
    first.locator("[data-start]:enabled").click()
    # Whoever begins plays on until everybody is asked whether they answer.
    open_question = f"{TABLE}[data-asked=yes][data-answered='']"
    first.wait_for_selector(f"{TABLE}[data-phase]", state="attached")
    beginner = first if first.locator(TABLE).get_attribute("data-asked") == "yes" else second
    while beginner.wait_for_selector(open_question, state="attached") and standing(beginner).question != "window":
        by_click(beginner)
    asked = f"{open_question}[data-question=window]"
    for page in (first, second):
        page.wait_for_selector(asked, state="attached")
    decision = standing(first).decision
    passed = f"{TABLE}[data-asked=no][data-answered=pass]"
    first.locator("[data-pass]").click()
    first.wait_for_selector(passed, state="attached")
    expect(first).not_to_have_title(re.compile("●"))
    first.reload()
    first.wait_for_selector(passed, state="attached")
    expect(first.locator("#prompt-title")).to_have_text("You pass.")
    first.locator("[data-release]").click()
    first.wait_for_selector(f"{asked}[data-decision='{decision}']", state="attached")
    first.locator("[data-pass]").click()
    second.locator("[data-pass]").click()
    for page in (first, second):
        page.wait_for_selector(f"{TABLE}:not([data-decision='{decision}'])", state="attached")


def test_a_server_that_restarts(
    own_server: Server, person: Person, messages: Callable[[Person], list[dict[str, Any]]]
) -> None:
    """The page says so, comes back by itself, and has nothing twice."""
    page = play_now(person)
    by_click(page)
    my_question(page)
    before = shown(page)
    page.wait_for_load_state("networkidle")  # but for the socket, nothing is on its way that would break off
    person.forgive("WebSocket connection")
    person.forgive("ERR_CONNECTION_REFUSED")
    person.forgive("socket error")
    own_server.stop()
    line = page.get_by_role("status").filter(has_text=re.compile("Nothing is lost|broken"))
    expect(line).to_have_count(1)
    assert standing(page).decision == before["decision"], "the table stays on the screen"
    again = back(own_server)
    try:
        expect(line).to_have_count(0, timeout=30_000)
        assert shown(page) == before
        by_click(page)
        caught_up(page, before["seq"] + 1)
        numbers = [one["seq"] for one in messages(person) if one["type"] == "update"]
        assert numbers == sorted(set(numbers)), "an update came twice"
        log = told(page)
        assert log[: len(before["log"])] == before["log"]
    finally:
        again.stop()


def test_the_tab_says_when_it_is_our_turn(person: Person) -> None:
    """And that we are asked for an answer: which of the two comes first is up to the deal."""
    page = play_now(person)
    while (now := my_question(page)).question != "discard":
        assert not now.over
        expect(page).to_have_title(re.compile("● Your (answer|turn)"))
        by_click(page, never)
    expect(page).to_have_title(re.compile("● Your turn"))
    page.goto(person.url + "/rules")
    expect(page).not_to_have_title(re.compile("Your"))


@pytest.mark.parametrize("place", ["/", "/rules"])
def test_theme_and_language_are_kept(person: Person, place: str) -> None:
    page = open_door(person)
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "evening")
    page.get_by_role("button", name="morning").click()
    expect(html).to_have_attribute("data-theme", "morning")
    page.get_by_role("button", name="Русский").click()
    expect(html).to_have_attribute("lang", "ru")
    expect(page.locator("[data-play-now]")).to_contain_text(re.compile("[а-я]"))
    person.goto(place)
    expect(html).to_have_attribute("lang", "ru")
    expect(html).to_have_attribute("data-theme", "morning")
    expect(page.locator("h1")).to_be_visible()


def test_less_patience_than_a_dead_server(own_server: Server, person: Person) -> None:
    """The door of a server that has gone says so, and works again once it is back."""
    page = open_door(person)
    page.wait_for_load_state("networkidle")  # nothing is on its way that would break off
    person.forgive("ERR_CONNECTION_REFUSED")
    own_server.stop()
    page.locator("[data-play-now]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    again = back(own_server)
    try:
        page.locator("[data-play-now]:enabled").click()
        page.click("[data-meeting-begin]")
        my_question(page)
    finally:
        again.stop()


def test_the_door_says_which_game_goes_on(person: Person) -> None:
    """By whom we play there, and how far it has come; and a lesson that was left never stands before a game."""
    play_now(person)
    page = open_door(person)
    back = page.locator("[data-continue]")
    expect(back).to_have_text(re.compile(r"Continue your game\s+Fiona, turn \d+"))
    page.goto(f"{person.url}/learn")
    page.locator("[data-begin]").click()
    page.wait_for_selector(TABLE)
    page = open_door(person)
    expect(back.nth(0)).to_contain_text("Fiona")
    expect(back.nth(1)).to_have_text("Continue the lesson")

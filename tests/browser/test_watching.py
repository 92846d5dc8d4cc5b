"""The net under all browser tests: whatever goes wrong on a page is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import Page
from tools.page.people import WIDE, Frame, Person

if TYPE_CHECKING:
    from tests.browser.conftest import People, Windows
    from tests.web.conftest import Server


BARE = "/health"
"""An address with the policy of all others, and no script that could have a say."""


@pytest.mark.parametrize(
    ("script", "event", "said"),
    [
        ("console.error('no ale')", "console", "console error: no ale"),
        ("console.warn('little ale')", "console", "console warning: little ale"),
        ("setTimeout(() => { throw new Error('spilt') })", "pageerror", "page error: Error: spilt"),
        ("void Promise.reject(new Error('dropped'))", "pageerror", "page error: Error: dropped"),
        ("void fetch('/nothing')", "console", "404"),
        ("document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/' }))", "console", "img-src"),
        ("document.body.setAttribute('style', 'color: red')", "console", "style-src"),
        (
            "document.head.append(Object.assign(document.createElement('script'), { text: '1' }))",
            "console",
            "script-src",
        ),
    ],
)
def test_what_a_page_complains_about_is_noticed(
    person: Person, script: str, event: Literal["console", "pageerror"], said: str
) -> None:
    page = person.goto(BARE)
    with page.expect_event(event):
        page.evaluate(f"() => {{ {script} }}")
    assert [fault for fault in person.faults if said in fault], person.faults
    person.forgive("")  # all of it was asked for


def test_a_call_to_another_place_is_noticed(person: Person) -> None:
    page = person.page
    page.goto("about:blank")
    with page.expect_event("requestfailed"):
        page.evaluate("() => void fetch('http://127.0.0.1:9/').catch(() => 0)")
    assert "request to another place: http://127.0.0.1:9/" in person.faults
    assert any(fault.startswith("request failed: GET http://127.0.0.1:9/") for fault in person.faults)
    person.forgive("127.0.0.1:9")
    assert [fault for fault in person.faults if "ERR_" not in fault] == []
    person.forgive("")


def test_axe_runs_in_spite_of_the_policy_and_says_where(person: Person, axe: Callable[[Page], None]) -> None:
    page = person.goto(BARE)
    page.evaluate("() => { document.body.innerHTML = '<main><h1>Ale</h1><button></button></main>' }")
    with pytest.raises(AssertionError, match=r"button-name \(critical\).*\n +button\n"):
        axe(page)


def test_people_do_not_share_a_browser(people: People) -> None:
    one, other = people(2)
    for person, name in ((one, "Ann"), (other, "Bo")):
        person.goto(BARE)
        person.page.evaluate(
            """(name) => fetch("/api/guest", {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }),
            }).then((answer) => answer.json())""",
            name,
        )
    who = "() => fetch('/api/guest').then((answer) => answer.json()).then((guest) => guest.name)"
    assert [person.page.evaluate(who) for person in (one, other)] == ["Ann", "Bo"]


def test_every_frame_of_a_socket_is_kept(person: Person) -> None:
    page = person.goto(BARE)
    greeting = '{"type":"hello","id":"1","version":1}'
    page.evaluate(
        """(greeting) => new Promise((heard) => {
            const socket = new WebSocket(`ws://${location.host}/ws/nowhere`);
            socket.onopen = () => socket.send(greeting);
            socket.onmessage = heard;
        }).then(() => undefined)""",
        greeting,
    )
    assert person.frames == [Frame("sent", greeting), Frame("received", '{"type":"bye","code":"no-guest"}')]


PACE = "at-once"


def test_whoever_gets_a_window_finds_nothing_of_whoever_had_it(windows: Windows, server: Server) -> None:
    first = windows.give(server.url, WIDE, PACE)
    page = first.goto("/")
    page.wait_for_function("() => localStorage.getItem('alehouse') !== null")
    page.evaluate("() => { localStorage.mine = '1'; sessionStorage.mine = '1' }")
    first.context.add_cookies([{"name": "mine", "value": "1", "url": server.url}])
    first.goto(BARE)  # where nothing is still loading when the line is cut
    page.route("**/health", lambda route: route.abort())
    first.context.route("**/api/bots", lambda route: route.abort())
    first.context.set_offline(True)
    first.context.new_page()
    windows.take(first, PACE)

    second = windows.give(server.url, replace(WIDE, width=800), PACE)
    assert second.page is page
    assert page.viewport_size == {"width": 800, "height": WIDE.height}
    assert second.context.pages == [page]
    assert second.context.cookies() == []
    assert second.goto("/api/bots").evaluate("() => [localStorage.mine, sessionStorage.mine]") == [None, None]
    page.evaluate("() => console.error('spilt')")
    page.goto(server.url + BARE)
    assert (first.faults, len(second.faults)) == ([], 1)
    windows.take(second, PACE)


def test_nobody_gets_a_window_that_was_changed_for_good(windows: Windows, server: Server) -> None:
    first = windows.give(server.url, WIDE, PACE)
    first.for_good.add_init_script("window.mine = 1")
    windows.take(first, PACE)
    assert first.page.is_closed()
    second = windows.give(server.url, WIDE, PACE)
    assert second.goto(BARE).evaluate("() => window.mine ?? null") is None
    windows.take(second, PACE)

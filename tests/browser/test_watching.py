"""The net under all browser tests: whatever goes wrong on a page is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import Page
from tools.page.people import Frame, Person

if TYPE_CHECKING:
    from tests.browser.conftest import People


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

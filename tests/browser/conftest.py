"""A real Chromium at a real server, and people in it whose pages must run without a single complaint.

Whoever comes by `person` or `people` is watched: an error or warning in the console, an exception, a failed request,
something that the content security policy forbids, or a request to another place fails the test when it ends.
"""

from __future__ import annotations

import inspect
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.web.conftest import Server
from tools.page import PAGE
from tools.page.autopilot import Autopilot
from tools.page.people import WIDE, Look, Person, come, open_browser

SEED = 5
NO_LIMITS = ("rooms_per_guest=1000", "sockets_per_guest=100", "guest_rate=10000", "guest_burst=10000")
"""All our people come from one address, and often."""
AT_ONCE = """
try {
    const kept = JSON.parse(localStorage.getItem("alehouse") ?? "{}");
    if (!kept.pace) localStorage.setItem("alehouse", JSON.stringify({ ...kept, pace: "at-once" }));
} catch {}  // a page without a server has nothing to keep
"""
"""Nobody here looks at cards for a while, unless a test is about that: `people(1, pace="normal")`."""
SECONDS = 60
"""So long a page may take to show something. Far more than it needs, since machines that test may be slow."""
People = Callable[..., list[Person]]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: Playwright's loop must not run on while other files use loops of their own."""
    with open_browser() as one:
        yield one


class Windows:
    """Those of people who have left are given to others: a new one takes twice as long to show its first page."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[str, str, Look], list[Person]] = defaultdict(list)

    def give(self, url: str, look: Look, pace: str) -> Person:
        kind = (url, pace, replace(look, width=0, height=0))
        if not self._free[kind]:
            new = come(self._browser, url, look)
            new.context.add_init_script(AT_ONCE.replace("at-once", pace))
            new.page.set_default_timeout(SECONDS * 1000)
            return new
        left = self._free[kind].pop()
        left.page.set_viewport_size({"width": look.width, "height": look.height})
        person = Person(left.context, left.page, url, look)
        person.watch()
        return person

    def take(self, person: Person, pace: str) -> None:
        if person.single or person.page.is_closed():
            person.context.close()
            return
        person.leave()
        self._free[person.url, pace, replace(person.look, width=0, height=0)].append(person)


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


def serve(folder: Any, *options: str) -> Server:
    limits = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    return Server.start(folder, *limits, *options, seed=SEED)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`alehouse serve` on a database of its own, where the same things happen every time."""
    one = serve(tmp_path_factory.mktemp("house"))
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same for one test alone: its games are the first ones, or it may be stopped."""
    one = serve(tmp_path_factory.mktemp("house"))
    yield one
    one.stop()


@pytest.fixture
def people(request: pytest.FixtureRequest, windows: Windows) -> Iterator[People]:
    """`people(2)`, `people(1, PHONE)`, `people(1, language="ru", theme="morning")`: each with a window of their own.

    Their tables play at once, or at the pace that is named.

    They are at `own_server` if the test uses that one, and else at `server`, or wherever `url` says.
    """
    there: list[tuple[Person, str]] = []

    def come_in(
        count: int = 1, look: Look = WIDE, *, url: str = "", pace: str = "at-once", **changes: Any
    ) -> list[Person]:
        own = "own_server" in inspect.signature(request.function).parameters
        where = url or request.getfixturevalue("own_server" if own else "server").url
        new = [windows.give(where, replace(look, **changes), pace) for _ in range(count)]
        for one in new:
            one.single = own or bool(url)  # nobody goes to that server again
        there.extend((one, pace) for one in new)
        return new

    yield come_in
    faults = [fault for one, _ in there for fault in one.faults]
    for one, pace in there:
        windows.take(one, pace)
    if faults:
        pytest.fail("the page complained:\n  " + "\n  ".join(faults), pytrace=False)


@pytest.fixture
def person(people: People) -> Person:
    """Somebody at a wide screen, in the evening, in English."""
    return people()[0]


@pytest.fixture
def autopilot(server: Server) -> Iterator[Autopilot]:
    """Somebody who plays by themselves up to a moment that we want to see."""
    with Autopilot(server.url) as one:
        yield one


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], None]:
    """`axe(page)` fails if axe-core finds anything on the page as it is now."""
    source = (PAGE / "node_modules/axe-core/axe.min.js").read_text("utf-8")

    def check(page: Page) -> None:
        page.evaluate(source + "; undefined")
        found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
        assert not found, "axe-core complains about " + page.url + "\n" + "\n".join(map(told, found))

    return check


def told(violation: dict[str, Any]) -> str:
    """One rule that is broken, and where."""
    lines = [f"- {violation['id']} ({violation['impact']}): {violation['help']}"]
    for node in violation["nodes"][:8]:
        lines.append(f"    {' '.join(map(str, node['target']))}")
        lines.append(f"        {node['html'][:160]}")
        lines += [f"        {line.strip()}" for line in (node.get("failureSummary") or "").splitlines()[1:4]]
    if len(violation["nodes"]) > 8:
        lines.append(f"    and {len(violation['nodes']) - 8} more")
    return "\n".join(lines)


@pytest.fixture
def messages() -> Callable[[Person], list[dict[str, Any]]]:
    """`messages(person)`: what their sockets were told, read."""
    return lambda person: [json.loads(frame.text) for frame in person.frames if frame.way == "received"]

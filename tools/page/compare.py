"""Compare built pages by the work that one recorded game gives them.

    ALEHOUSE_PAGE=/tmp/before make page     # and then, with the change:
    ALEHOUSE_PAGE=/tmp/after make page
    python -m tools.page.compare /tmp/before /tmp/after [--rounds 3] [--phone]

Two live games differ by their pace, and two hours of a machine by more than two pages do. Here the messages of one game
are recorded at a real server and told again to each page by a socket of our own, at a fixed pace and in turns, while
Chromium traces what it does. What counts is the processor time of the page's main thread, by kind of work, and that of
rastering. It depends on how fast the machine is in that minute, so only figures of one run are to be compared.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import structs
from playwright.sync_api import Browser

from .aside import children, family, stand_aside
from .autopilot import QUICK, Autopilot
from .bench import ANSWER, FIRST_LOOK, SEED, TABLE, UNHURRIED, part
from .people import PHONE, WIDE, Frame, Look, come, open_browser

MESSAGES = 150
"""So many are told: some of the beginning of the game, and several Rounds."""
PACE = 60
"""Milliseconds between two of them, and up to a frame more, so that they come at all moments of a frame."""
PATIENCE = 60_000
CATEGORIES = ["devtools.timeline", "blink.user_timing", "cc"]
KINDS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "ParseHTML": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "layers",
    "ProxyMain::BeginMainFrame": "layers",
}
"""What Chromium calls it, and what it is to us."""
OTHER = "other"
COLUMNS = ("script", "style", "layout", "paint", "layers", OTHER)
RASTER = "RasterTask"
DRAWN = "answer-drawn"
TOLD = "told"
SOCKET = """(game) => {
    let at = 0;
    let socket;
    const sleep = (time) => new Promise((done) => setTimeout(done, time));
    class Told extends EventTarget {
        readyState = 0;
        constructor() {
            super();
            socket = this;
            setTimeout(() => { this.readyState = 1; this.onopen?.({}); });
        }
        send(text) {
            const { type, id } = JSON.parse(text);
            if (type === "hello") { window.greeted = true; return; }
            const reply = game.replies.find((one) => one.at >= at && one.type === type);
            if (reply) setTimeout(() => this.hear(JSON.stringify({ ...JSON.parse(reply.text), id })), 3);
        }
        hear(data) { this.onmessage?.({ data }); }
        close() { this.readyState = 3; }
    }
    window.WebSocket = Told;
    window.tell = async (from, to, pace) => {
        for (at = from; at < to; at++) {
            await sleep(pace);
            await sleep(Math.random() * 17);
            performance.mark("told");
            socket.hear(game.messages[at]);
        }
        await sleep(400);
    };
}"""


@dataclass(frozen=True)
class Recording:
    messages: list[str]
    replies: list[dict[str, Any]]
    """What was answered to a request: its type, the text, and after which message."""

    @property
    def begun(self) -> int:
        """The message with which the game begins."""
        return next(at for at, text in enumerate(self.messages) if json.loads(text)["type"] == "state")

    @property
    def shown(self) -> int:
        """The message after the one that says of the room that the game is on: then the table is there."""
        texts = enumerate(self.messages[self.begun :], self.begun)
        return next(at for at, text in texts if json.loads(text)["type"] == "room") + 1


@dataclass(frozen=True)
class Work:
    """Milliseconds of processor time that drawings took."""

    kinds: dict[str, float]
    drawings: list[float]
    raster: float
    messages: int


def recorded(frames: Sequence[Frame]) -> Recording:
    """What a page was told, without what it asked for."""
    asked: dict[str, str] = {}
    messages: list[str] = []
    replies: list[dict[str, Any]] = []
    for frame in frames:
        message = json.loads(frame.text)
        if frame.way == "sent":
            asked[message["id"]] = message["type"]
        elif asked.get(message.get("id") or "", "hello") != "hello":
            replies.append({"at": len(messages) - 1, "type": asked[message["id"]], "text": frame.text})
        else:
            messages.append(frame.text)
    return Recording(messages, replies)


def work(events: Sequence[dict[str, Any]]) -> Work:
    """What the main thread did from a message until it was drawn, by a trace: each kind without what it called."""
    marks = [one for one in events if one["name"] == TOLD and one["cat"].startswith("blink.user_timing")]
    thread = (marks[0]["pid"], marks[0]["tid"])
    done = sorted(
        (one for one in events if one["ph"] == "X" and (one["pid"], one["tid"]) == thread),
        key=lambda one: (one["ts"], -one.get("dur", 0)),
    )
    alone = [float(one.get("tdur", 0)) for one in done]
    within: list[int] = []
    for at, one in enumerate(done):
        while within and done[within[-1]]["ts"] + done[within[-1]].get("dur", 0) <= one["ts"]:
            within.pop()
        if within:
            alone[within[-1]] -= one.get("tdur", 0)
        within.append(at)
    begins = sorted(one["ts"] for one in events if one["name"] == DRAWN and one["ph"] == "b")
    ends = sorted(one["ts"] for one in events if one["name"] == DRAWN and one["ph"] == "e")
    times = [one["ts"] for one in done]
    kinds: dict[str, float] = defaultdict(float)
    drawings = []
    for begin, end in zip(begins, ends, strict=True):
        places = range(bisect_left(times, begin), bisect_left(times, end))
        for at in places:
            kinds[KINDS.get(done[at]["name"], OTHER)] += alone[at] / 1000
        drawings.append(sum(alone[at] for at in places) / 1000)
    raster = sum(one.get("tdur", 0) for one in events if one["name"] == RASTER and one["ph"] == "X") / 1000
    return Work(dict(kinds), drawings, raster, len(marks))


@contextmanager
def served(page: Path, data: Path) -> Iterator[str]:
    """The address of a server with that page. A process of its own: what a page is made of is read once."""
    arguments = [sys.executable, "-m", "alehouse", "serve", "--port", "0", "--data", str(data)]
    arguments += ["--unsafe-seed", str(SEED), "--limit", "guest_burst=1000"]
    env = {**os.environ, "ALEHOUSE_PAGE": str(page.resolve())}
    process = subprocess.Popen(arguments, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"https?://[^\s/]+", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line!r}")
        stand_aside(*family(process.pid))
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def record(browser: Browser, url: str, look: Look) -> Recording:
    with Autopilot(url, pause=ANSWER) as pilot:
        room = pilot.open(settings=structs.replace(QUICK, beat=UNHURRIED))
        person = come(browser, url, look, pilot.cookies)
        person.page.set_default_timeout(PATIENCE)
        page = person.goto(f"/t/{room}")
        page.wait_for_selector("[data-view=lobby]")
        pilot.start()
        pilot.play_out()
        page.wait_for_selector(f"{TABLE}[data-over=yes]")
        person.context.close()
    return recorded(person.frames)


def tell(browser: Browser, url: str, look: Look, game: Recording) -> Work:
    """Tell the game to a page, and see what it has to do for it."""
    end = min(len(game.messages), game.begun + MESSAGES)
    with tempfile.NamedTemporaryFile(suffix=".json") as trace, Autopilot(url) as pilot:
        person = come(browser, url, look, pilot.cookies, watched=False)
        told = json.dumps({"messages": game.messages[:end], "replies": game.replies})
        person.context.add_init_script(f"({SOCKET})({told})")
        page = person.goto(f"/t/{pilot.open()}")
        page.wait_for_function("() => window.greeted")
        page.evaluate(f"tell(0, {game.begun}, {PACE})")
        page.wait_for_selector("[data-view=lobby]")
        page.evaluate(f"tell({game.begun}, {game.shown}, {PACE})")
        # The first drawing of the table is not what is compared.
        page.wait_for_selector(TABLE)
        page.wait_for_timeout(FIRST_LOOK)
        browser.start_tracing(page=page, path=trace.name, categories=CATEGORIES)
        page.evaluate(f"tell({game.shown}, {end}, {PACE})")
        browser.stop_tracing()
        person.context.close()
        return work(json.loads(Path(trace.name).read_text())["traceEvents"])


def told_of(works: Sequence[Work]) -> list[float]:
    """Per message, by kind, all of it and rastering; and of a drawing p95 and p99."""
    messages = sum(one.messages for one in works)
    kinds = [sum(one.kinds.get(kind, 0) for one in works) / messages for kind in COLUMNS]
    drawings = [time for one in works for time in one.drawings]
    raster = sum(one.raster for one in works) / messages
    return [*kinds, sum(kinds), raster, part(drawings, 0.95), part(drawings, 0.99)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.page.compare", description="Compare built pages.")
    parser.add_argument("pages", nargs="+", type=Path, help="folders, each with a built page")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--phone", action="store_true", help="at 390 px instead of 1440")
    wishes = parser.parse_args()
    for page in wishes.pages:
        if not (page / "index.html").is_file():
            parser.error(f"{page} holds no built page: ALEHOUSE_PAGE={page} make page builds one there")
    look = PHONE if wishes.phone else WIDE
    found: dict[Path, list[Work]] = {page: [] for page in wishes.pages}
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        stand_aside(os.getpid(), *children(os.getpid()))
        with served(wishes.pages[0], Path(folder, "record")) as url:
            game = record(browser, url, look)
        for turn in range(wishes.rounds):
            for at, page in enumerate(found):
                with served(page, Path(folder, f"{turn}-{at}")) as url:
                    found[page].append(tell(browser, url, look, game))
    print("ms of processor time a message, and of drawings p95 and p99\n")
    print("| page | " + " | ".join((*COLUMNS, "all", "raster", "p95", "p99")) + " |\n|---|" + 10 * "---:|")
    for page, works in found.items():
        print(f"| {page} | " + " | ".join(f"{value:.1f}" for value in told_of(works)) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())

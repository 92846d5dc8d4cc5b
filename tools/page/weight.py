"""How much a browser has to load: the bundle, which has a budget, and everything that comes beside it.

The bundle is code, which has to be read and run before anything is there: JavaScript and styles. Words, lists, letters,
drawings and what the server answers are data: they are loaded when somebody needs them, and only measured.
"""

from __future__ import annotations

import gzip
from collections import Counter
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page

from . import STATIC
from .autopilot import Autopilot
from .people import come

BUDGET = 200 * 1024
"""Bytes of all JavaScript and all styles, gzipped: of every view, and not only of those that somebody sees."""
BUTTON = "[data-view=door] [data-play-now]"
BESIDE = {
    "words, English": "assets/words-en-*.txt",
    "words, Russian": "assets/words-ru-*.txt",
    "which picture is on which card (pictures.json)": "assets/art-*/pictures.json",
    "licences, at About": "assets/licences-*.json",
    "samples, at the design page": "assets/samples-*.json",
}
"""Files beside the code that are gzipped too, by what is in them."""
KINDS = {
    ".js": "JavaScript and styles",
    ".css": "JavaScript and styles",
    ".txt": "words and lists",
    ".json": "words and lists",
    ".woff2": "letters",
    ".svg": "drawings",
    ".webp": "drawings",
}
ALL_OF_THEM = "performance.setResourceTimingBufferSize(5000)"
"""A browser remembers 250, and a game shows more pictures than that."""
LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map(one => [one.name, one.encodedBodySize])"""
STILL = 1500
"""Milliseconds in which nothing comes: then all pictures of a game are there, which are fetched with pauses between."""


def packed(data: bytes) -> int:
    """As the server sends what never changes."""
    return len(gzip.compress(data, 9, mtime=0))


def sizes() -> dict[str, int]:
    """Gzipped bytes of each script and style sheet of the built page."""
    files = [path for path in sorted(STATIC.rglob("*")) if path.suffix in (".js", ".css")]
    return {str(path.relative_to(STATIC)): packed(path.read_bytes()) for path in files}


def largest(count: int = 8) -> list[str]:
    """Lines about the largest files of the bundle, for those who have to make it smaller."""
    found = sorted(sizes().items(), key=lambda one: -one[1])[:count]
    return [f"{size / 1024:6.1f} KB  {name}" for name, size in found]


def beside() -> dict[str, int]:
    """Gzipped bytes of each file that is loaded beside the bundle, by what is in it."""
    return {what: sum(packed(path.read_bytes()) for path in STATIC.glob(at)) for what, at in BESIDE.items()}


def kind(address: str) -> str:
    """What a browser has loaded from there."""
    path = urlsplit(address).path
    if path.startswith("/api/"):
        return "answers of the server"
    return KINDS.get(path[path.rfind(".") :] if "." in path else "", "the page itself")


def by_kind(loaded: dict[str, int]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for address, size in loaded.items():
        found[kind(address)] += size
    return dict(found.most_common())


def first_game(browser: Browser, url: str) -> dict[str, int]:
    """Packed bytes of everything, by address, that somebody new loads at the door and in one whole game, in English.

    What the socket says is not among it.
    """
    found: dict[str, int] = {}
    with Autopilot(url) as pilot:
        room = pilot.open()
        for at, cookies, ready in (("/", None, BUTTON), (f"/t/{room}", pilot.cookies, "[data-view=lobby]")):
            person = come(browser, url, cookies=cookies)
            person.context.add_init_script(ALL_OF_THEM)
            page = person.goto(at)
            page.wait_for_selector(ready)
            if cookies:
                pilot.start()
                page.wait_for_selector("[data-view=table]")
                pilot.play_out()
                page.wait_for_selector("[data-view=table][data-over=yes]")
            found |= all_that_came(page)
            person.context.close()
    return found


def all_that_came(page: Page) -> dict[str, int]:
    last: dict[str, int] = {}
    while len(now := dict[str, int](page.evaluate(LOADED))) > len(last):
        last = now
        page.wait_for_timeout(STILL)
    # The first visit to a table and to the door are one and the same file.
    return {address if kind(address) != "the page itself" else "/": size for address, size in now.items()}

"""People in browsers: each has a window of their own size, language and theme, and keeps an eye on what goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    WebSocket,
    sync_playwright,
)

from . import browser as chromium

OURSELVES = ("data", "blob", "about")
GIVEN_UP = "net::ERR_ABORTED"
"""What Chromium says of a request whose page was left before the answer came."""
QUIET = "/health"
"""A page without any script of ours."""
TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
    console.error(`content security policy: ${event.violatedDirective} forbids ${event.blockedURI} (${event.sample})`));
"""


@dataclass(frozen=True)
class Look:
    """How somebody sees the page."""

    width: int = 1440
    height: int = 900
    phone: bool = False
    language: Literal["en", "ru"] = "en"
    theme: Literal["evening", "morning"] = "evening"
    still: bool = True
    """Less motion is asked for, so that nothing is on its way when somebody looks."""
    scale: float = 1


WIDE = Look()
PHONE = Look(width=390, height=844, phone=True, scale=2)
SMALL = Look(width=360, height=640, phone=True, scale=2)
"""The smallest phone that everything is made for."""


@dataclass(frozen=True)
class Frame:
    """One message of a socket."""

    way: Literal["sent", "received"]
    text: str


@dataclass
class Person:
    context: BrowserContext
    page: Page
    url: str
    look: Look
    frames: list[Frame] = field(default_factory=list)
    """Every message of every socket of the page, in order."""
    troubles: list[str] = field(default_factory=list)
    """Everything that must not happen: see `Person.watch`."""
    forgiven: list[str] = field(default_factory=list)
    single: bool = False
    """Nobody else gets their window."""

    @property
    def for_good(self) -> BrowserContext:
        """To do what cannot be taken back, such as scripts before every page: nobody else gets this window then."""
        self.single = True
        return self.context

    def watch(self) -> None:
        """From now on note errors and warnings, failed requests, forbidden things and calls to other places."""
        for event, heard in self._watchers().items():
            self.page.on(event, heard)

    def leave(self) -> None:
        """Their window can be somebody else's: nothing is drawn in it, and nothing is left of them."""
        for event, heard in self._watchers().items():
            self.page.remove_listener(event, heard)
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self.page.unroute_all()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.goto(QUIET)
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()

    def forgive(self, words: str) -> None:
        """Troubles with these words are part of the test, such as a line that breaks with a server that is ended."""
        self.forgiven.append(words)

    @property
    def faults(self) -> list[str]:
        return [one for one in self.troubles if not any(words in one for words in self.forgiven)]

    def received(self) -> str:
        """Everything that the page's sockets have told it."""
        return "\n".join(frame.text for frame in self.frames if frame.way == "received")

    def goto(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def _watchers(self) -> dict[Any, Callable[..., None]]:
        return {
            "console": self._console,
            "pageerror": self._error,
            "request": self._request,
            "requestfailed": self._failed,
            "websocket": self._socket,
        }

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            where = message.location
            place = f"{where.get('url', '')}:{where.get('lineNumber', '')}"
            self.troubles.append(f"console {message.type}: {message.text} ({place})")

    def _error(self, error: Error) -> None:
        self.troubles.append(f"page error: {error.stack or error.message}")

    def _request(self, request: Request) -> None:
        self._at_home(request.url)

    def _failed(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.troubles.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _at_home(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in OURSELVES and parts.netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"request to another place: {url}")

    def _socket(self, socket: WebSocket) -> None:
        self._at_home(socket.url)
        socket.on("framesent", lambda data: self.frames.append(Frame("sent", text_of(data))))
        socket.on("framereceived", lambda data: self.frames.append(Frame("received", text_of(data))))
        socket.on("socketerror", lambda error: self.troubles.append(f"socket error: {error}"))


def text_of(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode("utf-8", "replace")


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Raises NoBrowser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.ARGS)
        yield browser
        browser.close()


def come(
    browser: Browser, url: str, look: Look = WIDE, cookies: dict[str, str] | None = None, watched: bool = True
) -> Person:
    """Somebody new at that server, or somebody whom its cookies name. Their page shows nothing yet.

    To watch somebody takes time, in which whatever is measured waits: then nobody is `watched`.
    """
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        device_scale_factor=look.scale,
        is_mobile=look.phone,
        has_touch=look.phone,
        locale={"en": "en-GB", "ru": "ru-RU"}[look.language],
        timezone_id="Europe/Berlin",
        color_scheme="dark" if look.theme == "evening" else "light",
        reduced_motion="reduce" if look.still else "no-preference",
    )
    if cookies:
        context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
    context.add_init_script(TELL_VIOLATIONS)
    person = Person(context, context.new_page(), url, look)
    if watched:
        person.watch()
    return person

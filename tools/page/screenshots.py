"""Picture every view: at 1440 and 390 px, in the evening and in the morning, in English and in Russian.

    python -m tools.page.screenshots [--only door,table-chain-2] [--width 390] [--theme morning] [--language ru]

Writes build/screenshots/VIEW-WIDTH-THEME-LANGUAGE.png and an index.html beside them. The games are real ones at a real
server, with fixed seeds, so that a view shows the same thing every time. What cannot be reached is told at the end.
"""

from __future__ import annotations

import argparse
import html
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Error
from tests.web.conftest import Server

from . import ROOT
from .autopilot import Autopilot, NoSuchMoment
from .people import PHONE, WIDE, Person, come, open_browser
from .views import TABLE, VIEWS, View, show

FOLDER = ROOT / "build/screenshots"
SEED = 3
SECONDS = 30
CHOICES: dict[str, tuple[Any, ...]] = {"width": (1440, 390), "theme": ("evening", "morning"), "language": ("en", "ru")}
LIMITS = ("rooms_per_guest=100000", "sockets_per_guest=1000", "guest_burst=1000")
DRAWN = "async () => { await document.fonts.ready; await new Promise(requestAnimationFrame); }"
INDEX = """<!doctype html><meta charset="utf-8"><title>Alehouse: every view</title>
<style>
body {{ font: 16px sans-serif; margin: 24px; background: #777; }}
div {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }}
img {{ height: 420px; max-width: 720px; object-fit: cover; object-position: top; }}
</style>
{}
"""


def name_of(view: View, person: Person) -> str:
    look = person.look
    return f"{view.name}-{look.width}-{look.theme}-{look.language}.png"


def picture(view: View, people: list[Person], pilot: Autopilot) -> list[str]:
    """Give what did not work."""
    people = [one for one in people if view.only in (None, one.look.width)]
    if not people:
        return []
    try:
        path = view.at if isinstance(view.at, str) else view.at(pilot)
    except NoSuchMoment as missing:
        return [f"{view.name}: {missing}"]
    failed = []
    seq = pilot.seq if view.ready.startswith(TABLE) else None
    for person in people:
        try:
            if person.page.url.startswith("http"):
                person.page.evaluate("localStorage.clear()")  # what one view has set is not the next one's
            person.forgiven = [view.complains] if view.complains else []
            person.goto(path)
            show(person.page, view, seq)
            person.page.evaluate(DRAWN)
        except (Error, AssertionError) as error:
            failed.append(f"{name_of(view, person)}: {str(error).splitlines()[0]}")
        person.page.screenshot(path=FOLDER / name_of(view, person), full_page=view.whole, animations="disabled")
        failed += [f"{name_of(view, person)}: {fault}" for fault in person.faults]
        person.troubles.clear()
    if seq is not None and pilot.seq != seq:
        failed.append(f"{view.name}: the table has gone on meanwhile, so pictures show something else")
    return failed


def write_index() -> None:
    parts = []
    for view in VIEWS:
        images = "".join(f'<a href="{path.name}"><img src="{path.name}" alt="{path.stem}"></a>' for path in of(view))
        parts.append(f"<h2>{html.escape(view.name)}</h2><div>{images}</div>")
    (FOLDER / "index.html").write_text(INDEX.format("\n".join(parts)), "utf-8")


def of(view: View) -> list[Path]:
    """The pictures of a view. A name may begin like another's, so a width must follow."""
    widths = sorted(CHOICES["width"], reverse=True)
    return [path for width in widths for path in sorted(FOLDER.glob(f"{view.name}-{width}-*.png"))]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make screenshots ARGS=...")
    parser.add_argument("--only", help="names of views, with commas between them")
    for option, choices in CHOICES.items():
        parser.add_argument(f"--{option}", type=type(choices[0]), choices=choices)
    chosen = parser.parse_args()
    views = [view for view in VIEWS if chosen.only is None or view.name in chosen.only.split(",")]
    if not views:
        parser.error("there is no such view; the names are " + ", ".join(view.name for view in VIEWS))
    width, theme, language = ([getattr(chosen, name)] if getattr(chosen, name) else CHOICES[name] for name in CHOICES)
    looks = [
        replace(WIDE if pixels == WIDE.width else PHONE, theme=colours, language=words)
        for pixels in width for colours in theme for words in language
    ]  # fmt: skip
    FOLDER.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = Server.start(Path(folder), *(word for limit in LIMITS for word in ("--limit", limit)), seed=SEED)
        try:
            with Autopilot(server.url) as pilot:
                people = [come(browser, server.url, look, pilot.cookies) for look in looks]
                for one in people:
                    one.page.set_default_timeout(SECONDS * 1000)
                for view in views:
                    print(view.name, flush=True)
                    failed += picture(view, people, pilot)
                for one in people:
                    one.context.close()
        finally:
            server.stop()
    write_index()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures: {FOLDER.relative_to(ROOT)}/index.html")
    for line in failed:
        print(f"  {line}", file=sys.stderr)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())

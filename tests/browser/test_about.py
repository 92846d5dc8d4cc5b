"""The page says whose work is in it, and under which terms."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tools.page import PAGE, STATIC

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tools.page.people import Person

    from .conftest import People

ICONS = "@iconify-json/game-icons"
TOLD = """
all => all.map(one => ({
    name: one.querySelector("summary b").innerText,
    head: one.querySelector("summary").innerText,
    text: [...one.querySelectorAll("pre")].map(pre => pre.innerText).join(""),
    notes: [...one.querySelectorAll("p")].map(p => p.innerText).join(" "),
    links: [...one.querySelectorAll("a")].map(a => a.href),
}))
"""


def told(page: Page) -> dict[str, dict[str, Any]]:
    """What the page says of each package, once all of it is open."""
    every = page.locator("details")
    expect(every.first).to_be_visible()
    every.evaluate_all("all => all.forEach(one => (one.open = true))")
    return {one["name"]: one for one in every.evaluate_all(TOLD)}


def test_everything_that_is_built_in_is_listed_with_its_terms(person: Person) -> None:
    """That the list of the build leaves nobody out is for page/test/licences.test.ts to see."""
    (file,) = STATIC.glob("assets/licences-*.json")
    listed = {one["name"]: one for one in json.loads(file.read_text("utf-8"))}
    ours = {*json.loads((PAGE / "package.json").read_text("utf-8"))["dependencies"], "svelte", ICONS}
    assert ours <= listed.keys()
    shown = told(person.goto("/about"))
    assert shown.keys() == listed.keys()
    for name, one in shown.items():
        assert listed[name]["version"] in one["head"]
        assert listed[name]["licence"] in one["head"]
        if name != ICONS:
            assert len(one["text"].strip()) > 500, f"{name} shows no licence"
    assert "Permission is hereby granted" in shown["svelte"]["text"]
    assert "END OF TERMS AND CONDITIONS" in shown["@fluent/bundle"]["text"]
    assert "Mozilla" in shown["@fluent/bundle"]["notes"]


@pytest.mark.parametrize(("language", "changed"), [("en", "changed"), ("ru", "изменены")])
def test_the_icons_are_shown_with_what_their_licence_asks_for(people: People, language: str, changed: str) -> None:
    (person,) = people(1, language=language)
    icons = told(person.goto("/about"))[ICONS]
    info = json.loads((PAGE / "node_modules" / ICONS / "info.json").read_text("utf-8"))
    assert info["author"]["name"] in icons["notes"]
    assert re.search(rf"\b{changed}\b", icons["notes"])
    assert icons["links"] == [
        "https://creativecommons.org/licenses/by/3.0/", info["license"]["url"], info["author"]["url"]
    ]  # fmt: skip


def test_what_is_open_can_be_read_by_everybody(person: Person, axe: Callable[[Page], None]) -> None:
    page = person.goto("/about")
    told(page)
    axe(page)

"""The page says whose work is in it, and under which terms."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tools.page import PAGE

if TYPE_CHECKING:
    from tools.page.people import Person


def test_every_package_that_is_built_in_is_listed_with_its_licence(person: Person) -> None:
    page = person.goto("/about")
    built_in = [*json.loads((PAGE / "package.json").read_text("utf-8"))["dependencies"], "svelte"]
    for name in built_in:
        line = page.locator("details").filter(has_text=name).first
        expect(line.locator("summary")).to_contain_text(name)
    svelte = page.locator("details").filter(has=page.locator("summary b", has_text="svelte"))
    svelte.locator("summary").click()
    expect(svelte.locator("pre")).to_contain_text("Permission is hereby granted")

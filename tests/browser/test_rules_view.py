"""The rules to read: chapters, a search, and an address for every rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tools.page.people import PHONE, WIDE, Look, Person

if TYPE_CHECKING:
    from tests.browser.conftest import People

LOOKS = [
    pytest.param(look, theme, language, id=f"{look.width}-{theme}-{language}")
    for look in (WIDE, PHONE)
    for theme, language in (("evening", "en"), ("morning", "ru"))
]


def open_rules(person: Person, address: str = "/rules") -> Page:
    person.goto(address)
    expect(person.page.locator("main[data-view=rules] h1")).to_be_visible()
    expect(person.page.get_by_role("status")).to_have_count(1)  # the rules are there, and no longer on their way
    return person.page


def lit(page: Page, id: str) -> None:
    """That rule alone is lit, in view, and where the keyboard is."""
    expect(page.locator("article[aria-current=true]")).to_have_count(1)
    rule = page.locator(f"article[id={id}]")
    expect(rule).to_have_attribute("aria-current", "true")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()


def test_an_address_lights_its_rule(person: Person) -> None:
    page = open_rules(person, "/rules/GAMBLE-15")
    lit(page, "GAMBLE-15")
    expect(page.locator("h1")).to_have_text("Round of Gambling")
    page.locator("article[id=GAMBLE-15]").get_by_role("link", name="OPEN-21").click()
    lit(page, "OPEN-21")
    page.go_back()
    lit(page, "GAMBLE-15")


def test_by_keyboard_from_a_search_to_a_rule(person: Person) -> None:
    page = open_rules(person)
    page.keyboard.press("/")
    page.keyboard.type("whole chain single")
    expect(page.get_by_role("status")).to_have_text("1 rule found")
    expect(page.locator("mark")).to_have_count(3)
    page.keyboard.press("Enter")
    lit(page, "CHASER-07")
    expect(page.get_by_role("searchbox")).to_have_value("")
    # From the rule itself, the same search leads back to it, though the address stays.
    page.keyboard.press("/")
    page.keyboard.type("chaser-7")
    page.keyboard.press("Enter")
    lit(page, "CHASER-07")


def test_a_search_can_be_emptied(person: Person) -> None:
    page = open_rules(person)
    box = page.get_by_role("searchbox")
    box.fill("nothing has these words")
    expect(page.get_by_text("No rule has all of these words.")).to_be_visible()
    box.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    box.fill("ante")
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("button", name="Empty the search").click()
    expect(page.locator("mark")).to_have_count(0)
    expect(box).to_be_focused()


def test_whoever_knows_no_rule_yet_reads_how_the_game_goes(person: Person) -> None:
    page = open_rules(person)
    short = page.locator("[data-overview]")
    expect(short.get_by_role("heading")).to_have_text("How the game goes")
    expect(short).to_be_in_viewport()
    for title in ("Losing and winning", "Turn", "Round of Gambling"):
        page.goto(f"{person.url}/rules")
        short.get_by_role("link", name=title, exact=True).click()
        expect(page.locator("h1")).to_have_text(title)


def test_a_rule_that_is_not_there(person: Person) -> None:
    page = open_rules(person, "/rules/GAMBLE-99")
    expect(page.get_by_role("alert")).to_contain_text("GAMBLE-99")
    page.locator("main nav").get_by_role("link", name="Chasers").click()
    expect(page.locator("h1")).to_have_text("Chasers")
    expect(page.locator("h1")).to_be_focused()


@pytest.mark.parametrize(("look", "theme", "language"), LOOKS)
def test_everybody_can_read_them(
    people: People, axe: Callable[[Page], None], look: Look, theme: str, language: str
) -> None:
    (person,) = people(1, look, theme=theme, language=language)
    for address in ("/rules", "/rules/teams", "/rules/LOSE-08"):
        page = open_rules(person, address)
        expect(page.locator("main nav").first).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
        axe(page)
    page.get_by_role("searchbox").fill("lose-0")
    expect(page.locator("article[id=LOSE-01]")).to_be_visible()
    axe(page)

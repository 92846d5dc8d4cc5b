"""Everything in Russian: no word of another language is left on any view, and the language changes without a reload."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import by_click, choose, my_question, open_door, play_now
from tools.page.people import Person

if TYPE_CHECKING:
    from tests.browser.conftest import People

ALLOWED = re.compile(
    r"Alehouse|The Red Dragon Inn|SlugFest Games|English|\bEN\b|\bRU\b|--host"  # names
    r"|\b[A-Z]{3,}-[A-Z0-9-]*\d+\b|\b(OPEN|HOUSE|DIFF)\b"  # rules and rulings
    r"|\b(Esc|Enter|Tab|Home|End|Shift)\b|\b[A-Z]\b"  # what is printed on keys
    r"|https?://\S+|\b(MIT|SVG|QR)\b"
)
ADDRESSES = "/ /tables /replays /learn /characters /characters/fiona /rules /rules/GAMBLE-15"
LATIN = re.compile(r"[A-Za-z]{2,}")
SEEN = """
() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        if (nodeValue.trim() && !parentElement.closest("script, style, noscript, [lang=en]")) found.push(nodeValue);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
        for (const element of document.querySelectorAll(`[${name}]:not([lang=en])`))
            found.push(element.getAttribute(name));
    return [document.title, ...found];
}
"""


def foreign(page: Page, *names: str) -> list[str]:
    """Whatever a person could read or hear that has a Latin word in it, but for names that they gave themselves."""
    texts = page.evaluate(SEEN)
    left = []
    for text in texts:
        bare = ALLOWED.sub("", text)
        for name in names:
            bare = bare.replace(name, "")
        if LATIN.search(bare):
            left.append(text.strip())
    return left


@pytest.fixture
def reader(people: People) -> Person:
    return people(1, language="ru")[0]


@pytest.mark.parametrize("place", ADDRESSES.split())
def test_views(reader: Person, place: str) -> None:
    page = reader.goto(place)
    page.wait_for_selector("[data-view]")
    page.wait_for_load_state("networkidle")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("h1").first).to_contain_text(re.compile("[А-Яа-яA]"))
    assert foreign(page) == []


def test_the_lobby_and_its_dialogs(reader: Person) -> None:
    page = open_door(reader)
    page.locator("[data-open-table]").click()
    page.locator("dialog summary").click()
    assert foreign(page) == []
    page.locator("[data-make-room]").click()
    page.wait_for_selector("[data-view=lobby]")
    room = page.url.rpartition("/")[2]
    assert foreign(page, room) == []
    page.locator("[data-add-bot]").first.click()
    expect(page.locator("[data-bot]").first).to_be_visible()
    assert foreign(page, room) == []
    page.locator("[data-bot=normal]").click()
    page.locator("[data-seat='0'] [data-pick]").click()
    expect(page.locator("dialog [data-character=fiona]")).to_be_visible()
    assert foreign(page, room) == []


def test_the_table(reader: Person) -> None:
    """Prompt, cards, log and what happens, over a few turns."""
    page = play_now(reader)
    for _ in range(16):
        if my_question(page).over:
            break
        assert foreign(page) == []
        by_click(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile("[а-я]{4}"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert foreign(page) == []


def test_the_language_changes_at_the_table(person: Person) -> None:
    page = play_now(person)
    title = page.locator("#prompt-title")
    expect(title).to_contain_text(re.compile("[A-Za-z]{3}"))
    hand = "[data-hand] [data-card]"
    before = page.locator(hand).evaluate_all("(all) => all.map((one) => one.dataset.card)")
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-settings]").click()
    choose(page, "Русский")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(title).to_contain_text(re.compile("[а-я]{3}"))
    # Titles and names come from the server, after the words of the page.
    expect(page.locator(f"{hand} h3").first).to_contain_text(re.compile("[а-я]{3}"))
    expect(page).to_have_title(re.compile("[а-я]{3}"))  # in a later frame, with the log and the table as text
    assert foreign(page) == []
    assert page.evaluate("window.stayed"), "the page was loaded anew"
    assert page.locator(hand).evaluate_all("(all) => all.map((one) => one.dataset.card)") == before
    hellos = [frame for frame in person.frames if frame.way == "sent" and '"hello"' in frame.text]
    assert len(hellos) == 1, "the line was not kept"
    by_click(page)

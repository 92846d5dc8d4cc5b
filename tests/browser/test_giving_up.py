"""Giving up: what the page says before and after it, to whoever did it and to all others, and in the list of games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import TABLE, by_click, choose, my_question, never, open_door, play_now
from tools.page.people import Person

if TYPE_CHECKING:
    from tests.browser.conftest import People

PANEL = "[data-over-panel]"


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name=re.compile("Menu|Меню")).click()
    page.locator(f"[data-{item}]").click()


def two_and_a_bot(host: Person, guest: Person) -> tuple[Page, Page]:
    one = open_door(host)
    one.locator("[data-open-table]").click()
    choose(one, "3")
    one.locator("dialog summary").click()
    one.get_by_label("Time to answer a card").select_option("0")
    one.locator("[data-make-room]").click()
    other = guest.page
    other.goto(one.locator("[data-view=lobby] [data-link]").input_value())
    other.get_by_role("textbox").fill("Bo")
    other.get_by_role("button", name="Come in").click()
    expect(one.locator("[data-seat='1']")).to_contain_text("Bo")
    one.locator("[data-seat='2'] [data-add-bot]").click()
    one.locator("dialog [data-bot]").first.click()
    one.locator("[data-start]:enabled").click()
    for page in (one, other):
        page.wait_for_selector(TABLE)
    return one, other


def test_the_only_person_gives_up(person: Person) -> None:
    page = play_now(person)
    room = page.url

    # To stay is the larger button; whoever takes it has given up nothing.
    menu(page, "concede")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading")).to_have_text("Give up, and end the game?")
    expect(dialog.locator("[data-then=ends]")).to_contain_text("nobody wins")
    expect(dialog.locator(".btn.brass")).to_have_text("Play on")
    dialog.locator("[data-stay]").click()
    expect(page.locator(f"{TABLE}[data-over=no]")).to_be_attached()

    menu(page, "concede")
    dialog.locator("[data-sure]").click()
    for _ in range(2):
        panel = page.locator(PANEL)
        expect(panel.get_by_role("heading")).to_have_text(re.compile(r"^You gave up in turn \d+$"))
        expect(panel).to_contain_text("No other person was left to play on")
        expect(panel.get_by_text("was still in the game")).to_have_count(3)
        expect(page).to_have_title(re.compile("The game is over"))
        expect(page.locator("[data-hand]")).to_have_count(0)
        expect(page.get_by_text("Your turn")).to_have_count(0)
        expect(page.locator("[role=log]")).to_contain_text("You give up.")
        page.reload()  # and the same after that
    page.goto(room)

    # The film ends in the same way.
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-view=replay][data-frames]")
    expect(page.locator(PANEL)).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(PANEL)).to_contain_text("You gave up in turn")
    expect(page.locator(".now")).to_contain_text("You give up.")

    page.goto(f"{person.url}/replays")
    row = page.locator("[data-view=replays] li").first
    expect(row).to_contain_text("Given up: nobody won")
    expect(row).to_contain_text("You gave up")
    expect(row).not_to_contain_text("lost")
    expect(row).not_to_contain_text("others")

    # Nobody else has to agree: the next game begins at once.
    page.goto(room)
    page.locator("[data-again]").click()
    expect(page.locator(f"{TABLE}[data-over=no]")).to_be_attached()
    my_question(page)


def test_one_of_two_people_gives_up(people: People) -> None:
    host, guest = two_and_a_bot(*people(2))
    menu(guest, "concede")
    expect(guest.locator("dialog[open] [data-then=on]")).to_contain_text("a bot plays your character")
    guest.locator("dialog[open] [data-sure]").click()

    # Whoever gave up is told so, is asked nothing, and has no turn any more.
    expect(guest.locator("[data-lost]")).to_contain_text("You gave up.")
    expect(guest.locator("[data-lost]")).to_contain_text("A bot plays on for you.")
    expect(guest.locator("[role=log]")).to_contain_text("gives up.")
    guest.get_by_role("button", name="Menu").click()
    expect(guest.locator("[data-leave]")).to_be_visible()
    expect(guest.locator("[data-concede]")).to_have_count(0)
    guest.locator("[data-leave]").click()
    expect(guest.locator("[data-then=gave-up]")).not_to_contain_text("come back")
    guest.locator("[data-stay]").click()

    # The others see it on the mat and in the log.
    mat = host.locator("[data-seat='1']").filter(has_text="Bo")
    expect(mat.first).to_contain_text("gave up")
    expect(host.locator("[role=log]")).to_contain_text("gives up.")

    # A bot takes the turns of whoever gave up: to them they are turns of that character.
    for _ in range(6):
        by_click(host, never)
        expect(guest.get_by_text("Your turn")).to_have_count(0)
        expect(guest.locator(f"{TABLE}[data-asked=yes]")).to_have_count(0)

    # The last person gives up as well: that ends it for everybody, and the bot has won.
    menu(host, "concede")
    expect(host.locator("dialog[open] [data-then=won]")).to_contain_text("is left then, and wins.")
    host.locator("dialog[open] [data-sure]").click()
    for page in (host, guest):
        expect(page.locator(PANEL).get_by_role("heading")).to_have_text(re.compile(r"^You gave up in turn \d+$"))
        expect(page.locator(PANEL).locator("[data-again]")).to_be_visible()

    # Whoever is brought to the lobby is told by whom, and sees it from its top.
    guest.evaluate("document.body.style.minHeight = '300vh'; scrollTo(0, 400)")
    host.locator("[data-again]").click()
    expect(guest.locator("[data-wants-again]")).to_have_text(re.compile(r" wants another game\.$"))
    assert guest.evaluate("scrollY") == 0
    expect(host.locator("[data-view=lobby]")).to_be_visible()
    expect(host.locator("[data-wants-again]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_alone_the_table_can_be_changed_before_the_next_game(people: People, language: str) -> None:
    """Other bots, or another character: the table is as before it began, and everybody still sits there."""
    (person,) = people(1, language=language)
    page = play_now(person)
    menu(page, "concede")
    page.locator("dialog[open] [data-sure]").click()
    buttons = page.locator(f"{PANEL} .actions .btn")
    expect(buttons).to_have_count(5)
    page.evaluate("() => document.fonts.ready")  # other letters are wider
    lines = {buttons.nth(at).evaluate("(button) => button.offsetTop") for at in range(5)}
    assert len(lines) == 1, "all that can be pressed stands in one line"
    page.locator("[data-change]").click()
    expect(page.locator("[data-view=lobby][data-status=open]")).to_be_visible()
    expect(page.locator("[data-view=lobby] [data-seat]")).to_have_count(4)
    expect(page.locator("[data-start]:enabled")).to_be_visible()

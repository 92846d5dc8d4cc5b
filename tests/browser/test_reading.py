"""Whoever reads misses nothing: the table waits, a look back changes nothing, Space means what the question says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import People
from tests.browser.pages import TABLE, answered, by_click, my_question, never, open_door, play_now, standing
from tests.browser.test_prompt import PLAYABLE, a_look, until_a_card_can_be_played
from tools.page.people import PHONE, WIDE, Look, Person

TALK = "[data-talk]"
AT_END = """() => {
    const log = document.querySelector("[role=log]");
    return log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
}"""
LONG = "log => log.scrollHeight > 2 * log.clientHeight"


def until_discard(page: Page, long: bool = False) -> str:
    while (now := my_question(page)).question != "discard" or (long and not page.get_by_role("log").evaluate(LONG)):
        assert not now.over
        by_click(page, never)
    return now.decision


def test_a_card_that_is_read_stops_the_look(people: People) -> None:
    (person,) = people(1, pace="calm")
    page = play_now(person)
    decision = a_look(page)
    page.keyboard.press("i")
    expect(page.locator("dialog[open] [data-face]")).to_be_visible()
    expect(page.locator(f"{TABLE}[data-paused=yes]")).to_be_attached()
    expect(page.locator("[data-prompt] .going")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(f"{TABLE}[data-paused=no]")).to_be_attached()
    assert standing(page).decision == decision, "what was shown has gone while a card was read"
    expect(page.locator("[data-prompt] .going")).to_have_count(1)


def test_a_look_back_changes_nothing(person: Person) -> None:
    page = play_now(person)
    decision = until_discard(page, long=True)
    log = page.get_by_role("log")
    for card in page.locator("[data-hand] [data-card]").all()[:2]:
        card.click()
    chosen = page.locator("[data-hand] [aria-pressed=true]")
    expect(chosen).to_have_count(2)
    hand = page.locator("[data-hand]").bounding_box()
    talk = page.locator(TALK).bounding_box()
    log.evaluate("log => log.scrollTop = 0")
    page.locator("[role=log] .look").first.click()
    expect(page.locator(f"{TABLE}[data-looking=yes]")).to_be_attached()
    assert page.locator("[data-hand]").bounding_box() == hand
    assert page.locator(TALK).bounding_box() == talk
    page.locator("[data-now]").click()
    expect(chosen).to_have_count(2)
    page.wait_for_function(AT_END)
    page.locator("[data-prompt] [data-confirm]").click()
    answered(page, decision)
    my_question(page)
    page.wait_for_function(AT_END)


def test_space_is_for_the_question_unless_the_keys_have_gone_elsewhere(person: Person) -> None:
    page = play_now(person)
    decision = until_discard(page)
    emblem = page.locator(".opps button.emblem").first
    emblem.click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Space")
    answered(page, decision)
    expect(page.locator("dialog[open]")).to_have_count(0)

    decision = until_discard(page)
    page.keyboard.press("Tab")
    emblem.focus()
    page.keyboard.press("Space")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(emblem).to_be_focused()
    assert standing(page).decision == decision


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_before_a_first_game_one_is_told_who_one_is(people: People, look: Look) -> None:
    (person,) = people(1, look, pace="normal")
    page = open_door(person)
    page.click("[data-play-now]")
    expect(page.locator("[data-meeting]")).to_be_visible()
    goal = page.locator("[data-goal]")  # and what it is all about, beside the bar that decides it
    expect(goal.get_by_role("img", name="Fortitude 20, Alcohol Content 0")).to_be_visible()
    for told in ("When they meet, you are out", "No Gold left", "The last one at the table wins"):
        expect(goal).to_contain_text(told)
    expect(page.locator(f"{TABLE}[data-paused=yes]")).to_be_attached()
    page.click("[data-meeting-begin]")
    expect(page.locator(f"{TABLE}[data-paused=no]")).to_be_attached()
    page.goto(f"{person.url}/")
    page.click("[data-play-now]")
    page.wait_for_selector(f"{TABLE}[data-paused=no]")
    my_question(page)
    expect(page.locator("[data-meeting]")).to_have_count(0)


CUT = """(size) => {
    const slots = [...document.querySelectorAll(".slot:not(.mini)")];
    for (const slot of slots) slot.style.setProperty("--cw", `${size / 16}rem`);
    const beyond = (slot) => {
        const [band, words] = [".band", "h3 span"].map((one) => slot.querySelector(one).getBoundingClientRect());
        return words.bottom > band.top + band.height * 34 / 42 + 4;
    };
    const cut = (words) => words.scrollHeight > words.clientHeight + 2;
    return slots.filter((slot) => beyond(slot) || cut(slot.querySelector("h3 span")))
        .map((slot) => slot.querySelector("h3").textContent);
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_where_a_card_is_read_its_title_is_whole(people: People, language: str) -> None:
    """In a wide hand, on the sheet of a phone, in a chain and looked at closely; and the band reaches as far."""
    (person,) = people(1, WIDE, language=language)
    for deck in ("deirdre", "serena"):
        page = person.goto(f"/characters/{deck}")
        page.wait_for_selector("[data-view=character] [data-face]")
        page.evaluate("() => document.fonts.ready")
        for size in (144, 156, 184, 280):
            assert page.evaluate(CUT, size) == [], (deck, size)


def test_numbers_of_a_mat_explain_themselves(people: People) -> None:
    """To whoever points at them; of a seat in a Round, the mat itself says how it stands."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/elbow")
    mat = page.locator(".mat[data-seat='1']")
    expect(mat.locator("> .gold")).to_have_attribute("title", re.compile("Gold"))
    expect(mat.locator("> .track")).to_have_attribute("title", re.compile("Fortitude.*Alcohol", re.DOTALL))
    for pile in mat.locator(".counts > li").all():
        assert pile.get_attribute("title") or pile.locator("[title]").count(), pile.inner_text()
    for pile in page.locator(".you .piles > li").all():
        assert pile.get_attribute("title") or pile.locator("[title]").count(), pile.inner_text()
    page = person.goto("/design#table/gambling")
    expect(page.locator(".mat[data-seat='1']")).to_have_attribute("title", re.compile("in control"))


def test_a_card_that_has_done_its_work_is_said_to_be_done(people: People) -> None:
    """And not what happens "if nobody answers": nothing more does. But an answer may still come."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/done")
    expect(page.locator("[data-outcome]")).to_have_text("The card has done its work. It can still be answered.")


def test_a_number_that_cannot_change_is_said_to_stay(people: People) -> None:
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/orders")
    expect(page.locator("[data-outcome] li").last).to_have_text(re.compile("Zot\\s+Fortitude stays at 20"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_has_no_gold_left_in_a_round_is_said_to_be_in_until_it_ends(people: People, language: str) -> None:
    """Whoever has left it is out after it; and there is room for all of it beside what they do in the Round."""
    (person,) = people(1, WIDE, language=language)
    page = person.goto("/design#table/gambling-broke")
    expect(page.locator(".mat")).to_have_count(4)
    said = {
        "en": ("In until the Round ends", "Out after the Round"),
        "ru": ("В игре до конца раунда", "Выбывает после раунда"),
    }
    flags = page.locator(".mat .flags .flag:last-child > span")
    assert sorted(set(flags.all_inner_texts())) == sorted(said[language])
    for flag in flags.all():
        assert flag.evaluate("(flag) => flag.scrollWidth <= flag.clientWidth")


def test_the_key_i_looks_at_the_card_that_is_chosen_or_pointed_at(person: Person) -> None:
    page = play_now(person)
    cards = page.locator("[data-hand] [data-card]")

    def looks_at(card: Locator) -> None:
        page.keyboard.press("i")
        face = page.locator("dialog[open] [data-face]")
        expect(face).to_have_attribute("data-face", card.get_attribute("data-card") or "")
        page.keyboard.press("Escape")
        expect(face).to_have_count(0)

    until_discard(page)
    cards.nth(3).hover()
    looks_at(cards.nth(3))
    cards.nth(2).click()
    page.mouse.move(1, 1)
    looks_at(cards.nth(2))
    until_a_card_can_be_played(page)
    playable = page.locator(PLAYABLE)
    page.keyboard.press("1")
    playable.last.hover()
    looks_at(playable.first)
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    playable.last.focus()
    looks_at(playable.last)


def test_esc_folds_what_can_be_said(person: Person) -> None:
    page = play_now(person)
    decision = until_discard(page)
    page.keyboard.press("c")
    expect(page.get_by_role("textbox")).to_be_focused()
    for leave in (page.get_by_role("textbox"), page.locator(".talk .all button").last):
        leave.focus()
        page.keyboard.press("Escape")
        expect(page.locator(TALK)).to_have_attribute("aria-expanded", "false")
        expect(page.locator("[data-prompt]")).to_be_focused()
        page.locator(TALK).click()
    assert standing(page).decision == decision

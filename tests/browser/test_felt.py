"""A Round of Gambling on the felt: who stands how, who wins it, and that nothing moves while cards come and go."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tools.page.people import PHONE, WIDE, Look

if TYPE_CHECKING:
    from tests.browser.conftest import People

TALL = replace(PHONE, width=412, height=915)
ROUND = """() => [...document.querySelectorAll(
    '[data-round] :is(h2, .sum, .stop), .mat[data-seat], .mid > .prompt'
)].map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; })"""
BESIDE = """() => document.querySelector('[data-round]').getBoundingClientRect().bottom
    - document.querySelector('.zone').getBoundingClientRect().bottom"""


def test_the_rail_of_a_round_says_who_has_answered(people: People) -> None:
    """From whoever is in control, in turn; each has a small badge, but for those whose turn is yet to come."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/gambling")
    stops = page.locator("[data-round] .rail .stop")
    told = (("Zot", "in control"), ("Gerki", "passed"), ("Deirdre", "left"), ("You", "to act"))
    expect(stops).to_have_text([re.compile(rf"^\s*{name}\s*{how}\s*$") for name, how in told])
    badges = stops.locator(".tok i svg")
    expect(badges).to_have_count(4)
    assert len(set(badges.evaluate_all("all => all.map(one => one.innerHTML)"))) == 4, "two look the same"
    page = person.goto("/design#table/gambling-ten")
    expect(stops.filter(has_text="yet to act")).to_have_count(6)
    expect(stops.filter(has_text="yet to act").locator("i")).to_have_count(0)


@pytest.mark.parametrize("look", [WIDE, replace(WIDE, width=1366, height=657), TALL], ids=["wide", "low", "phone"])
def test_a_round_says_how_it_is_won(people: People, look: Look) -> None:
    (person,) = people(1, look)
    page = person.goto("/design#table/gambling")
    won = page.get_by_text("If all the others pass, Zot takes the pot.")
    expect(won).to_have_count(1)
    expect(won).to_be_in_viewport(ratio=1)


def test_the_rail_of_a_round_that_is_won_says_who_wins(people: People) -> None:
    """Zot was in control, and a card has given the win to Gerki: nothing says any more what would beat Zot."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/won")
    told = (("Zot", "beaten"), ("Gerki", "wins"), ("Deirdre", "left"), ("You", "beaten"))
    stops = page.locator("[data-round] .rail .stop")
    expect(stops).to_have_text([re.compile(rf"^\s*{name}\s*{how}\s*$") for name, how in told])
    expect(page.locator("[data-round]")).not_to_contain_text("Cheating")
    expect(page.locator(".mat[data-seat='2']")).to_contain_text("Wins the Round")
    expect(page.locator(".mat[data-seat='1']")).not_to_contain_text("In control")


@pytest.mark.parametrize("look", [WIDE, replace(WIDE, width=1366, height=657)], ids=["wide", "low"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_round_stays_where_it_is_while_cards_come_and_go(people: People, look: Look, language: str) -> None:
    (person,) = people(1, look, language=language)
    person.goto("/design")
    seen = []
    for name in ("gambling", "bid", "gambling"):
        person.page.evaluate(f"location.hash = 'table/{name}'")
        person.page.wait_for_selector(f"main[data-sample='{name}']")
        expect(person.page.locator("[data-stack]")).to_have_count(int(name == "bid"))
        person.page.evaluate("() => document.fonts.ready")
        seen.append(person.page.evaluate(ROUND))
    before, during, after = seen
    assert len(before) == 2 + 4 + 4 + 1, "the pot, those in the Round, the players, and the question"
    assert before == during == after
    assert person.page.evaluate(BESIDE) <= 1, "it is cut off"


def test_in_a_round_a_mat_tells_how_its_player_stands(people: People) -> None:
    """And not what gambling is: that is said of the pot."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/gambling")
    for seat, words in enumerate(["Fiona: to act", "Zot: in control", "Gerki: passed", "Deirdre: left"]):
        expect(page.locator(f".mat[data-seat='{seat}']")).to_have_attribute("title", words)
    expect(page.locator("[data-round] .sum")).to_have_attribute("title", re.compile("takes the pot"))

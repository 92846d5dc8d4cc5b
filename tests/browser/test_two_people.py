"""Two people in two browsers: a card, an Ignore of it, a Negate of the Ignore, and a whole Round of Gambling.

The seed is one of few with which Fiona begins and both hold what this takes. If the cards of a deck change, another
has to be found: `python -m tests.browser.deals` looks for one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.deals import FIONA, GERKI, HIT, SEED
from tests.browser.pages import ASKED, TABLE, always, answered, by_click, choose, never, open_door, standing
from tests.web.conftest import Server
from tools.page.people import Person

if TYPE_CHECKING:
    from tests.browser.conftest import People

NO = "i-dont-think-so"
PATIENCE = 60
"""Seconds in which somebody is asked something, on the slowest machine."""


@pytest.fixture
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server.start(tmp_path_factory.mktemp("house"), seed=SEED)
    yield one
    one.stop()


@dataclass(frozen=True)
class Two:
    fiona: Page
    gerki: Page

    @property
    def both(self) -> tuple[Page, Page]:
        return self.fiona, self.gerki

    def asked(self) -> Page:
        """Whoever has to say something; the table itself does not tell who that is."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            for page in self.both:
                if page.locator(ASKED).count():
                    return page
        raise AssertionError(f"nobody is asked: {[standing(page) for page in self.both]}")

    def until(self, who: Page, question: str, card: str) -> None:
        """Let everything happen, and play nothing, until somebody is asked and could play that card."""
        wanted = f'[data-question={question}] [data-card="{card}"][data-playable=yes]'
        while not ((page := self.asked()) is who and page.locator(f"{ASKED}{wanted}").count()):
            by_click(page, never)

    def caught_up(self) -> None:
        """Both pages show the same table."""
        last = max(standing(page).seq for page in self.both)
        for page in self.both:
            expect(page.locator(f'{TABLE}[data-seq="{last}"]')).to_be_attached()


def sit_down(fiona: Person, gerki: Person, *, window: str = "0") -> Two:
    """One opens a table, and the other comes by its link. Cards are answered in so many milliseconds; 0 is no limit."""
    one = open_door(fiona)
    one.locator("[data-open-table]").click()
    choose(one, "2")
    one.locator("dialog summary").click()
    one.get_by_label("Time to answer a card").select_option(window)
    one.locator("[data-make-room]").click()
    link = one.locator("[data-view=lobby] [data-link]").input_value()
    other = gerki.page
    other.goto(link)
    other.get_by_role("textbox").fill("Bo")
    other.get_by_role("button", name="Come in").click()
    other.locator("[data-seat='1'] [data-pick]").click()
    other.locator("dialog [data-character=gerki]").click()
    expect(one.locator("[data-seat='1']")).to_contain_text("Gerki")
    expect(one.locator("[data-seat='0']")).to_contain_text("Fiona")
    one.locator("[data-start]:enabled").click()
    for page in (one, other):
        page.wait_for_selector(TABLE)
    return Two(one, other)


def row(page: Page, name: str) -> list[str]:
    """Fortitude, Alcohol, what is left, and Gold, as the table says it in text."""
    cells = page.locator("section table tbody tr").filter(has_text=name).locator("td").all_inner_texts()
    return cells[:4]


def reads(page: Page, heading: str, hint: str, button: str) -> None:
    """What the prompt asks, how it can be answered, and with what word one does not."""
    prompt = page.locator("[data-prompt]")
    expect(prompt.locator("h2")).to_have_text(heading)
    expect(prompt.locator(".hint").first).to_have_text(hint)
    expect(prompt.locator("[data-pass]")).to_have_text(re.compile(rf"^\s*{button}\s+Space\s*$"))


def tab(page: Page, card: str) -> Locator:
    """What a card would do."""
    return page.locator(f"[data-hand] [data-card={card}] [data-tab] .verb").first


def ticks(page: Page) -> list[str]:
    """Drawings beside what would take control: a Cheating Card, a Gambling Card."""
    found: list[str] = page.locator("[data-prompt] .beats li").evaluate_all(
        "(all) => all.map((one) => one.querySelector('svg').innerHTML)"
    )
    return found


def pot(page: Page) -> str:
    return " ".join(page.locator("[data-round] .sum").inner_text().split())


def test_what_belongs_to_a_card_goes_with_it_and_what_was_said_stays(seeded: Server, people: People) -> None:
    two = sit_down(*people(2, url=seeded.url), window="2000")
    two.until(two.fiona, "action", HIT)
    two.fiona.get_by_role("button", name="Cheers!").first.click()
    by_click(two.fiona, always, HIT)
    lines, stack = two.gerki.locator(".wires path"), two.gerki.locator("[data-stack]")
    expect(lines.first).to_be_attached()
    expect(stack).to_have_count(0)  # time goes by: also while all has happened, and it may still be answered
    expect(lines).to_have_count(0)
    log = two.gerki.get_by_role("log")
    expect(log.locator("li.said")).to_have_count(1)
    before = log.locator("li:not(.now)").all_inner_texts()
    two.gerki.reload()
    expect(log.locator("li.said")).to_contain_text("Cheers!")
    assert log.locator("li:not(.now)").all_inner_texts() == before


def test_who_was_overtaken_is_told_so(seeded: Server, people: People) -> None:
    """Both answer the same card. One answer is played; the other card is back in the hand, and its player hears why."""
    two = sit_down(*people(2, url=seeded.url))
    two.until(two.fiona, "action", HIT)
    by_click(two.fiona, always, HIT)
    two.until(two.gerki, "window", "hide-in-shadows")
    two.gerki.keyboard.press("y")  # asked for everything, also for what one has played oneself
    by_click(two.gerki, always, "hide-in-shadows")
    for page in two.both:
        page.locator(f"{ASKED}[data-question=window] [data-card={NO}][data-playable=yes]").wait_for()
    for page in (two.gerki, two.fiona):
        expect(page.locator("[data-overtaken]")).to_have_count(0)
        by_click(page, always, NO)
    told = two.gerki.locator("[data-overtaken]")
    expect(told).to_contain_text(
        " answers as well, and comes first in turn order: you keep “I don't think so!” in your hand."
    )
    expect(two.gerki.locator(f"[data-hand] [data-card={NO}]")).to_have_count(1)
    expect(two.fiona.locator("[data-overtaken]")).to_have_count(0)
    assert two.asked() is two.gerki
    by_click(two.gerki, never)
    expect(told).to_have_count(0)  # said until the next answer


def test_a_negate_of_an_ignore_and_a_round_of_gambling(seeded: Server, people: People) -> None:
    two = sit_down(*people(2, url=seeded.url))
    fiona, gerki = two.both

    # -- Fiona hits, Gerki Ignores it, and Fiona Negates that ---------------------------------------
    two.until(fiona, "action", HIT)
    for page, hand in ((fiona, FIONA), (gerki, GERKI)):
        held = page.locator("[data-hand] [data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
        assert sorted(held) == sorted(hand), "the deal has changed: see tests/browser/deals.py"
    reads(fiona, "Your Action", "You may play one of 2 cards.", "No Action")
    expect(tab(fiona, HIT)).to_have_text("Play")
    by_click(fiona, always, HIT)
    for page in two.both:
        expect(page.locator("[data-stack='1']")).to_be_visible()
        expect(page.locator("[data-outcome]")).to_contain_text("18")
    two.until(gerki, "window", "hide-in-shadows")
    reads(gerki, "Fiona hits you with “Make some elbow room”. Answer?", "You may play one of 2 cards.", "Pass")
    expect(tab(gerki, "hide-in-shadows")).to_have_text("Ignore it")
    by_click(gerki, always, "hide-in-shadows")
    for page in two.both:
        expect(page.locator("[data-stack='2']")).to_be_visible()
        expect(page.locator("[data-outcome]")).to_contain_text("Nothing happens")
    two.until(fiona, "window", "i-dont-think-so")
    reads(fiona, "Gerki plays “Hide in shadows”. Answer?", "You may play one card.", "Pass")
    expect(tab(fiona, NO)).to_have_text("Negate it")
    by_click(fiona, always, "i-dont-think-so")
    for page in two.both:
        links = page.locator("[data-stack='3'] .link")
        expect(links).to_have_count(3)
        faces = links.locator("[data-face]").evaluate_all("(all) => all.map((one) => one.dataset.face)")
        assert faces == [HIT, "hide-in-shadows", "i-dont-think-so"]
        expect(links.nth(0).locator(".stamp")).to_have_count(0)
        expect(links.nth(1).locator(".stamp")).to_have_text("Will be negated")
        expect(links.nth(2).locator(".stamp")).to_have_count(0)
        expect(page.locator("[data-outcome]")).to_contain_text("18")
        assert row(page, "Gerki")[0] == "20", "it has not happened yet"

    # -- on to Gerki's turn --------------------------------------------------------------------------
    two.until(gerki, "action", "gambling-im-in")
    two.caught_up()
    for page in two.both:
        assert row(page, "Gerki")[0] == "18"
        assert row(page, "Fiona")[0] == "20"
        log = page.locator("[role=log]")
        expect(log).to_contain_text("Hide in shadows")
        expect(log).to_contain_text("negated")
    gold = {name: int(row(fiona, name)[3]) for name in ("Fiona", "Gerki")}

    # -- the Round: begun, antes, a raise, a cheat, a pass, and the pot -------------------------------
    by_click(gerki, always, "gambling-im-in")
    two.until(fiona, "bid", "i-raise")
    two.caught_up()
    for page in two.both:
        assert pot(page) == "2 Gold"
        expect(page.locator("[data-round] .ctl")).to_have_count(1)
    expect(gerki.locator("[data-round] .ctl")).to_contain_text("You")
    expect(fiona.locator("[data-round] .ctl")).to_contain_text("Gerki")
    reads(fiona, "Beat Gerki, or pass?", "You may play one of 3 cards.", "Pass")
    expect(tab(fiona, "i-raise")).to_have_text("Take control")
    expect(fiona.locator(".beats li")).to_contain_text(["You hold none", "You hold 3"])
    none, some = ticks(fiona)
    assert none != some
    by_click(fiona, always, "i-raise")
    two.until(gerki, "bid", "oops-i-dropped-my-cards")
    two.caught_up()
    expect(gerki.locator(".beats li")).to_contain_text(["You hold one", "You hold none"])
    assert ticks(gerki) == [some, none]
    for page in two.both:
        assert pot(page) == "4 Gold"
    expect(fiona.locator("[data-round] .ctl")).to_contain_text("You")
    by_click(gerki, always, "oops-i-dropped-my-cards")
    while not (fiona.locator(f"{ASKED}[data-question=bid]").count()):
        by_click(two.asked(), never)
    expect(fiona.locator("[data-round] .ctl")).to_contain_text("Gerki")
    expect(fiona.locator("[data-prompt]")).to_contain_text("Yours is the last pass")
    by_click(fiona, never)
    while gerki.locator("[data-round]").count() or fiona.locator("[data-round]").count():
        by_click(two.asked(), never)
    two.caught_up()
    for page in two.both:
        assert row(page, "Fiona")[3] == str(gold["Fiona"] - 2)
        assert row(page, "Gerki")[3] == str(gold["Gerki"] + 2)
        expect(page.locator("[role=log]")).to_contain_text("4 Gold")


def test_a_clock_can_be_held(seeded: Server, people: People) -> None:
    """Where a clock runs, one may say that one thinks; the others learn that somebody does."""
    two = sit_down(*people(2, url=seeded.url), window="20000")
    fiona, gerki = two.both
    hit = fiona.locator(f'{ASKED}[data-question=action] [data-card="{HIT}"][data-playable=yes]')
    while not hit.count():
        for page in two.both:
            now = standing(page)
            if now.asked and now.question == "window":  # everybody is asked, whatever they hold
                page.locator("[data-pass]").click()
                answered(page, now.decision)
            elif now.asked and not hit.count():
                by_click(page, never)
    by_click(fiona, always, HIT)
    gerki.wait_for_selector(f"{ASKED}[data-question=window]", state="attached")
    assert gerki.get_by_role("timer").count() == 1
    gerki.locator("[data-hold]").click()
    expect(gerki.locator("[data-release]")).to_be_visible()
    expect(gerki.locator("[data-prompt]")).to_contain_text("The table waits for you")
    expect(gerki.get_by_role("timer")).to_have_count(1)  # after the window's time, what is left of the reserve
    expect(fiona.locator("[data-held]")).to_have_text("Somebody thinks …")
    expect(fiona.get_by_role("timer")).to_have_count(0)
    # Also on a small phone: what goes on has a line of its own.
    fiona.set_viewport_size({"width": 360, "height": 640})
    expect(fiona.locator("[data-layout=phone]")).to_be_visible()
    title, panel = (fiona.locator(one).bounding_box() for one in ("#prompt-title", "[data-prompt]"))
    assert title
    assert panel
    assert title["width"] > panel["width"] * 0.8
    gerki.reload()
    expect(gerki.locator("[data-release]")).to_be_visible()
    gerki.keyboard.press("Escape")
    expect(gerki.locator("[data-hold]")).to_be_visible()
    expect(fiona.locator("[data-held]")).to_have_count(0)
    expect(gerki.get_by_role("timer")).to_have_count(1)
    by_click(gerki, never)

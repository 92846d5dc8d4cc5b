"""Questions on a phone: one sees of whom they are and what they are about, and no tap answers by mistake."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.pages import (
    COUNTS,
    TABLE,
    answered,
    become,
    by_touch,
    my_question,
    never,
    play_now,
    sit_at,
    standing,
)
from tools.page.autopilot import Autopilot, Moment
from tools.page.people import PHONE, SMALL, WIDE, Look
from tools.page.views import discard, shown, window

from alehouse.client import Table
from alehouse.protocol import Question

if TYPE_CHECKING:
    from tests.browser.conftest import People

TIP = "tip-the-wench"
"""Somebody pays the Inn."""


def stays_above(others: Locator, question: Locator) -> None:
    """A question may lie over the felt, but over nobody."""
    asked = question.bounding_box()
    assert asked
    assert others.count()
    for other in others.all():
        box = other.bounding_box()
        assert box
        assert box["y"] + box["height"] <= asked["y"], "somebody is covered"


def itself_too(table: Table, question: Question) -> bool:
    """A card that could hit anybody, also whoever plays it."""
    hit = {move.targets[0] for move in question.moves if move.card == TIP and len(move.targets) == 1}
    return question.kind == "window" and 0 in hit and len(hit) > 1


def test_nobody_hits_oneself_by_one_tap(people: People, autopilot: Autopilot) -> None:
    room = autopilot.find(itself_too, ("fiona", None, None))
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    page.locator(f"[data-hand] [data-card={TIP}]").first.tap()
    expect(page.locator("#sheet-title")).to_have_text("On whom?")
    choices = page.locator("[data-preview] [data-seat-choice]")
    expect(choices.last).to_have_text(re.compile(r"You\b.*\d+"))
    decision = standing(page).decision
    choices.last.tap()
    expect(page.locator("[data-preview] [data-confirm]")).to_be_visible()
    expect(choices).to_have_count(3)  # one may still change one's mind
    assert standing(page).decision == decision
    assert not standing(page).answering
    page.locator("[data-preview] [data-confirm]").tap()
    answered(page, decision)


def offered(table: Table, question: Question) -> bool:
    return question.kind == "offer"


def test_what_is_for_sale_says_what_it_does(people: People, autopilot: Autopilot) -> None:
    """It lies on the mat of whoever sells it, where a phone shows no text."""
    room = autopilot.find(offered, ("fiona", "phrenk"))
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    page.set_viewport_size({"width": SMALL.width, "height": SMALL.height})
    for answer in page.locator("[data-prompt] .choice").all():
        expect(answer).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    read = page.locator("[data-prompt] [data-read]")
    expect(read).to_be_in_viewport(ratio=1)
    said = read.inner_text().strip()
    assert said
    read.tap()
    expect(page.locator("dialog[open] [data-text]")).to_have_text(said)


def last_pass(table: Table, question: Question) -> bool:
    """Whoever passes now ends the Round."""
    round_ = table.view.round if table.view is not None else None
    if question.kind != "bid" or not round_ or round_.control is None:
        return False
    return {*round_.inside} <= {0, round_.control, *round_.passed}


def some_bid(table: Table, question: Question) -> bool:
    return question.kind == "bid" and not last_pass(table, question)


@pytest.mark.parametrize("moment", [some_bid, last_pass])
def test_a_bid_says_what_it_is_for_and_hides_nobody(people: People, autopilot: Autopilot, moment: Moment) -> None:
    """The pot may lie beneath the question of a small phone; the others do not."""
    room = autopilot.find(moment, (None,) * 3)
    (person,) = people(1, SMALL, language="ru")
    become(person, autopilot)
    page = sit_at(person, room)
    prompt = page.locator("[data-prompt][data-kind=bid]")
    expect(prompt).to_contain_text(re.compile(r"Ваш пас последний" if moment is last_pass else r"В банке \d+\sзолот"))
    stays_above(page.locator(".opps .track"), prompt)


def some_use(table: Table, question: Question) -> bool:
    """Before the order of our own turn, one card could do something, and another would change nothing."""
    view = shown(table)
    between = question.kind == "window" and view.active == 0 and view.phase == "order" and not view.ordered
    cards = {move.card: not move.idle for move in question.moves if move.card}
    return between and view.stack[-1].kind == "free" and sum(cards.values()) == 1 < len(cards)


def test_a_card_without_effect_is_not_counted_among_those_that_may_be_played(
    people: People, autopilot: Autopilot
) -> None:
    room = autopilot.find(some_use, (None,) * 3)
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    expect(page.locator("[data-prompt] .hint")).to_have_text("You may play one card.")
    expect(page.locator("[data-pass]")).to_have_text(re.compile("No card, order now"))
    assert page.locator("[data-hand] [data-playable=yes]").count() > 1


def my_end(table: Table, question: Question) -> bool:
    """Whoever passes now is out of the game."""
    ahead = shown(table).ahead
    out = ahead and any(one.seat == 0 and one.verb in ("out", "pass-out") for one in ahead.effects)
    return bool(out) and window(table, question)


def test_a_pass_that_is_the_end_looks_like_no_other(people: People, autopilot: Autopilot) -> None:
    """And not by its colour alone."""
    room = autopilot.find(my_end, (None,) * 3)
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    stake = page.locator("[data-prompt] [data-stake]")
    expect(stake).to_contain_text("you are out of the game")
    expect(stake.locator("svg")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("[data-prompt] [data-doomed] svg")).to_be_in_viewport(ratio=1)


def test_an_answer_hides_no_track(people: People, autopilot: Autopilot) -> None:
    """Who has how much left is what an answer depends on."""
    room = autopilot.find(window, (None,) * 3)
    (person,) = people(1, SMALL, language="ru")
    become(person, autopilot)
    page = sit_at(person, room)
    stays_above(page.locator(".opps .track"), page.locator("[data-prompt][data-kind=window]"))


def test_a_discard_hides_nobody(people: People, autopilot: Autopilot) -> None:
    room = autopilot.find(discard, (None,) * 3)
    (person,) = people(1, SMALL, language="ru")
    become(person, autopilot)
    page = sit_at(person, room)
    stays_above(page.locator(".opps .mat"), page.locator("[data-prompt][data-kind=discard]"))


def turns_ago(table: Table, question: Question) -> bool:
    """Our last move lies so far back that others have had turns since."""
    return table.private is not None and table.private.undo == "free" and table.private.undo_turns > 0


@pytest.mark.parametrize("look", [PHONE, WIDE], ids=["phone", "wide"])
def test_going_back_whole_turns_takes_a_second_press(people: People, autopilot: Autopilot, look: Look) -> None:
    """On a phone the button does not name the move, but its name for screen readers does, and so does the question."""
    room = autopilot.find(turns_ago, (None,) * 3)
    (person,) = people(1, look)
    become(person, autopilot)
    page = sit_at(person, room)
    back = page.locator("[data-prompt] [data-undo]")
    whole = re.compile(r"^Go back \d+\sturns?: \S+")
    expect(back.locator("span")).to_have_text(re.compile(r"turns?$") if look.phone else whole)
    expect(page.get_by_role("button", name=whole)).to_have_count(1)
    seen = standing(page)
    back.click()
    sure = page.locator("dialog[open]")
    expect(sure.locator("h2")).to_have_text(re.compile(r"^Go back \d+\sturns?\?$"))
    expect(sure.locator("[data-then]")).to_contain_text(whole)
    sure.locator("[data-stay]").click()
    expect(sure).to_have_count(0)
    assert standing(page) == seen
    back.click()
    sure.locator("[data-sure]").click()
    expect(sure).to_have_count(0)
    answered(page, seen.decision)


def test_a_card_that_waits_for_its_moment_has_a_mark(people: People) -> None:
    """Whoever has asked to be reminded sees that; else every locked card looks the same."""
    (person,) = people(1, PHONE)
    page = play_now(person)
    cards = page.locator("[data-hand] [data-card]")
    locked = page.locator("[data-hand] [data-card][data-playable=no]:has(.anytime)")
    while not ((now := my_question(page)).question == "action" and locked.count()):
        assert not now.over
        if now.question == "discard":
            page.wait_for_function(COUNTS, arg=TABLE)
            for card in page.locator("[data-hand] [data-card]:not(:has(.anytime))").all():
                card.tap()
        by_touch(page, never)
    marked = cards.filter(has=page.locator("[data-wished] svg"))
    expect(marked).to_have_count(0)
    wanted = locked.first.get_attribute("data-card")
    locked.first.locator("xpath=..").tap()
    page.locator("[data-wish]").tap()
    expect(marked.first).to_have_attribute("data-card", wanted or "")
    expect(marked.first).to_contain_text("You will be reminded")
    page.locator("[data-prompt] [data-pass]").tap()
    answered(page, now.decision)
    assert my_question(page).question == "window"
    expect(marked).to_have_count(0)  # its moment has come


LONG = "When someone plays an Action or Sometimes Card and it affects your Fortitude or Alcohol Content: ignore it."
APART = """(long) => {
    const [title, read, stake] = ["h2", "[data-read] span", "[data-stake]"].map((what) =>
        document.querySelector(`[data-prompt] ${what}`));
    title.textContent = read.textContent = long;
    const [above, within, below] = [title, read, stake].map((one) => one.getBoundingClientRect());
    return [within.top - above.bottom, below.top - within.bottom];
}"""


def test_a_long_question_and_a_long_quotation_do_not_touch(people: People, autopilot: Autopilot) -> None:
    room = autopilot.find(window, (None,) * 3)
    (person,) = people(1, PHONE)
    become(person, autopilot)
    page = sit_at(person, room)
    expect(page.locator("[data-prompt] [data-stake]")).to_be_visible()
    assert min(page.evaluate(APART, LONG)) >= 5

"""The first lesson, as somebody plays it who reads nothing but the innkeeper's bubbles and does what they say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.conftest import People
from tests.browser.pages import TABLE, my_question, open_door, settled, standing, told_by
from tools.page.people import PHONE, Person

if TYPE_CHECKING:
    from tests.web.conftest import Server

Axe = Callable[[Page], None]
STEPS = (
    *("welcome", "track", "gold", "discard", "colours", "action", "order", "drink", "drunk"),
    *("shield", "ignored", "others"),
    *("discard-again", "action-again", "negate", "negated", "order-again", "chaser"),
    *("chaser-drunk", "events", "round", "bid", "cheat", "won"),
    *("anytime", "win", "help", "question", "end"),
)
CARDS = {
    "discard": ("two-rounds-for-my-sparring-partners", "arm-wrestling-losers-pay"),
    "action": ("make-some-elbow-room",),
    "shield": ("youll-need-a-bigger-sword-than-that",),
    "action-again": ("it-will-hurt-more-if-you-do-it-like-this",),
    "negate": ("i-dont-think-so",),
    "bid": ("winning-hand",),
    "cheat": ("cards-on-the-table-or-teeth-on-the-table",),
}
SEATS = {"action": 1, "order": 2, "action-again": 2, "order-again": 1}
BUBBLE = "[data-coach-step]"
IN_THE_WAY = """() => {
    const bubble = document.querySelector("[data-coach-step]")?.getBoundingClientRect();
    if (!bubble?.width) return [];
    const over = (one) => {
        const box = one.getBoundingClientRect();
        const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
        const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
        return box.width > 0 && wide > 1 && high > 1;
    };
    const sheet = document.querySelector("[data-preview]");
    const kept = "[data-coach-mark], " + (sheet ? "[data-preview]" : "[data-prompt]")
        + ", [data-seat='0']:not([data-view]):not([data-layout]) .gold, .bar .tools button, .drawer-key";
    return [...document.querySelectorAll(kept)].filter(over).map((one) => one.outerHTML.slice(0, 120));
}"""
"""What the bubble covers of what is needed: what it points at, the question, one's own Gold, settings and log."""


HIDDEN = """(what) => {
    const bubble = document.querySelector("[data-coach-step]").getBoundingClientRect();
    return Math.max(0, ...[...document.querySelectorAll(what)].map((one) => {
        const box = one.getBoundingClientRect();
        const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
        const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
        return Math.round(100 * Math.max(0, wide) * Math.max(0, high) / (box.width * box.height));
    }));
}"""
"""How much of what is most covered by the bubble lies under it, in percent."""
UNDER_A_WORD = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const words = boxes("[data-coach-mark] b");
    return boxes("[data-hand] kbd, .flag").filter((one) => words.some((word) =>
        one.left < word.right && word.left < one.right && one.top < word.bottom && word.top < one.bottom)).length;
}"""
"""How many keys of cards, and flags of players, lie under a word that the innkeeper has put there."""


class Pupil:
    """Somebody in a lesson, who hears each step once and does what it asks for."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.heard: list[str] = []

    @property
    def now(self) -> tuple[str, str]:
        """Which step is being told, and how far we are with it; nothing if nobody speaks."""
        told = self.page.evaluate(f'() => ({{ ...document.querySelector("{BUBBLE}")?.dataset }})')
        return told.get("coachStep", ""), told.get("coachStage", "")

    def hears(self, step: str) -> None:
        expect(self.page.locator(f"[data-coach-step={step}]")).to_be_visible()

    def goes_on(self, before: tuple[str, str]) -> None:
        """Wait until something else is said."""
        self.page.wait_for_function(
            """([step, stage]) => {
                const told = document.querySelector("[data-coach-step]")?.dataset;
                return told && (told.coachStep !== step || told.coachStage !== stage);
            }""",
            arg=list(before),
        )

    def sees_everything(self, step: str) -> None:
        """Wait until the bubble stands where it hides nothing that is needed."""
        try:
            self.page.wait_for_function(f"() => ({IN_THE_WAY})().length === 0")
        except TimeoutError as error:
            raise AssertionError(f"at {step} the bubble covers {self.page.evaluate(IN_THE_WAY)}") from error

    def sees(self, what: str, hidden: int = 0, why: str = "") -> None:
        """Wait until the bubble covers no more of any of these than so many percent."""
        try:
            self.page.wait_for_function(f"([what, most]) => ({HIDDEN})(what) <= most", arg=[what, hidden])
        except TimeoutError as error:
            covered = self.page.evaluate(HIDDEN, what)
            raise AssertionError(f"at {self.now} the bubble covers {covered} % of {what} {why}") from error

    def presses(self, selector: str) -> None:
        place = self.page.locator(f"{selector}:visible").first
        if self.person.look.phone:
            place.tap()
        else:
            place.click()

    def does(self, step: str, stage: str) -> None:
        sheet = "[data-preview] " if self.page.locator("[data-preview]").count() else ""
        if stage == "press":
            self.presses(f"{sheet or '[data-prompt] '}[data-confirm]")
        elif stage == "seat" or step in ("order", "order-again"):
            seat = SEATS[step]
            choice = f"{sheet}[data-seat-choice='{seat}']"
            self.presses(choice if self.page.locator(choice).count() else f"[data-pick='{seat}']")
        elif step in CARDS:
            for card in CARDS[step]:
                self.presses(f"[data-hand] [data-card='{card}']")
        elif step == "discard-again":
            self.presses("[data-prompt] [data-confirm]")
        else:
            assert step == "chaser", f"nobody says what to do at {step}"
            self.presses("[data-prompt] [data-pass]")

    def obeys(self) -> str:
        """Do what the bubble says, once; gives the step that it was."""
        step, stage = self.now
        if step and not step.startswith("any-"):
            self.sees_everything(step)
            if step not in self.heard:
                self.heard.append(step)
            if not self.page.locator("[data-coach-next]").count():
                self.does(step, stage)
            elif len(self.heard) % 2 and not self.person.look.phone:
                self.page.keyboard.press("n")
            else:
                self.presses("[data-coach-next]")
        self.goes_on((step, stage))
        return step

    def obeys_until(self, step: str) -> None:
        while self.now[0] != step:
            self.obeys()
        self.hears(step)


def begin(person: Person) -> Pupil:
    """On a first visit the lesson is the first thing that is offered."""
    page = open_door(person)
    page.locator("[data-first-game]").click()
    pupil = Pupil(person)
    pupil.hears("welcome")
    return pupil


def test_the_whole_lesson_by_clicks(people: People, axe: Axe) -> None:
    person = people()[0]
    page = person.page
    pupil = begin(person)

    # Only what is asked for can be done: another card, or nothing at all, is not.
    pupil.obeys_until("discard")
    axe(page)
    page.keyboard.press("Space")
    # Two cards have no order; and where there is one, it is no digit: those are keys, which can be seen.
    expect(page.locator("[data-coach-mark]")).to_have_count(2)
    words = page.locator("[data-coach-mark] b")
    expect(words).to_have_count(0)
    expect(page.locator(BUBBLE)).to_have_attribute("data-coach-nudged", "yes")
    pupil.obeys_until("action")
    before = standing(page).decision
    page.locator("[data-card=it-will-hurt-more-if-you-do-it-like-this]").click()
    expect(page.locator(BUBBLE)).to_have_attribute("data-coach-nudged", "yes")
    assert standing(page).decision == before
    page.keyboard.press("1")  # whoever plays by keys sees which card has which
    expect(page.locator("[data-hand] kbd").first).to_be_visible()
    expect(words).to_have_text(["First", "Then"])
    assert page.evaluate(UNDER_A_WORD) == 0
    pupil.sees(".log", 2, "beside it the table is bare")
    # A wrong press is forgotten once the right one is made.
    pupil.obeys()
    expect(page.locator(BUBBLE)).to_have_attribute("data-coach-nudged", "no")
    page.locator("[data-pick='2']").click()  # it should be on the other one
    assert pupil.now == ("action", "seat")
    assert standing(page).decision == before

    # A lesson has its own pace, which has a name, and nobody is invited to it.
    page.locator(".bar .tools [aria-expanded]").click()
    expect(page.locator("label:has([type=radio]:checked)")).to_have_count(1)
    expect(page.locator("[data-invite]")).to_have_count(0)
    page.keyboard.press("Escape")

    # A move that is taken back: the innkeeper asks for it again.
    pupil.obeys_until("order")
    page.locator("[data-undo]").click()
    pupil.hears("action")
    assert standing(page).question == "action"

    # The table waits while something is explained, and neither that nor the place in the lesson is lost with the page.
    pupil.obeys_until("drunk")
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "yes")
    seen = standing(page).seq
    page.reload()
    pupil.hears("drunk")
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "yes")
    assert standing(page).seq == seen
    pupil.obeys_until("negate")
    page.reload()
    pupil.hears("negate")

    pupil.obeys_until("chaser")
    pupil.sees(".log", why="beside it the table is bare")
    pupil.obeys_until("end")
    pupil.heard.append("end")
    assert pupil.heard == list(STEPS)
    axe(page)

    # Whoever stays plays as they like, and may still go to a real game.
    page.locator("[data-coach-play-on]").click()
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.locator("[data-prompt] [data-confirm]").click()
    my_question(page)
    page.locator("[data-coach-recall]").click()
    pupil.goes_on(("", ""))

    # They are no longer new here.
    open_door(person)
    expect(page.locator("[data-first-game]")).to_have_count(0)


def test_the_innkeeper_who_was_sent_away_stands_before_nobody(people: People) -> None:
    """On a phone he waits in the bar: over no player and no menu."""
    person = people(1, PHONE)[0]
    page = person.page
    begin(person)
    page.locator(BUBBLE).get_by_role("button", name="Play on without me").tap()
    recall = page.get_by_role("button", name="Ask the innkeeper")
    box, bar = recall.bounding_box(), page.locator(".top > .bar").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    whose = page.locator(".ribbon").bounding_box()
    assert whose
    assert box["x"] + box["width"] <= whose["x"]
    recall.tap()
    expect(page.locator(BUBBLE)).to_be_visible()


def test_looking_back_in_a_lesson_on_a_phone(people: People) -> None:
    """Nobody speaks of what cannot be seen: the innkeeper waits behind the log and the past."""
    person = people(1, PHONE)[0]
    page = person.page
    pupil = begin(person)
    pupil.obeys_until("colours")
    # Cards of more than one colour can be seen.
    kinds = "[...document.querySelectorAll('[data-hand] [data-card]')].filter((one) => {"
    kinds += "const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })"
    page.wait_for_function(f"() => new Set({kinds}.map((one) => one.dataset.playable)).size === 2")
    pupil.obeys_until("action")
    expect(page.locator("[data-coach-mark]")).to_have_count(1)  # the sheet of the card asks for the player
    pupil.obeys_until("drunk")
    page.locator(".drawer-key").tap()
    expect(page.locator(BUBBLE)).to_have_count(0)
    line = page.locator("[role=log] li:has(.look)").first
    box = line.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    line.locator(".look").tap()
    expect(page.locator(".drawer-key")).to_have_attribute("aria-expanded", "false")
    expect(page.locator(TABLE)).to_have_attribute("data-looking", "yes")
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "yes")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.locator(".past [data-now]").tap()
    pupil.hears("drunk")

    # While nothing is explained, the table waits as well: the lesson never goes on unseen.
    pupil.obeys_until("shield")
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "no")
    page.locator(".drawer-key").tap()
    page.locator("[role=log] .look").first.tap()
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "yes")
    page.locator(".past [data-now]").tap()
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "no")
    pupil.hears("shield")


def test_from_the_lesson_to_a_real_game_on_a_phone(people: People, server: Server) -> None:
    person = people(1, PHONE, theme="morning")[0]
    page = person.page
    pupil = begin(person)
    pupil.obeys_until("colours")
    # The button stands beside the last words.
    words, button = (page.locator(one).bounding_box() for one in (f"{BUBBLE} .words", "[data-coach-next]"))
    assert words
    assert button
    assert button["y"] < words["y"] + words["height"]
    pupil.obeys_until("shield")
    pupil.sees(".mat", why="the question names the card, but nothing else says how the others are")
    # A card of ours fits, and it is the one that is asked for: to pass is not what stands out.
    pupil.obeys_until("negate")
    expect(page.locator("[data-prompt] [data-pass]")).to_have_class(re.compile(r"\bline\b"))
    pupil.sees("[data-lines]", why="what is to be answered cannot be read")
    pupil.sees(".mat", 15, "the others cannot be seen")
    pupil.obeys_until("chaser")
    pupil.sees(".mat")
    pupil.obeys_until("bid")
    pupil.sees_everything("bid")
    pupil.sees(".mat", 25, "the others cannot be seen")
    pupil.sees("[data-round]", 10)
    pupil.obeys_until("cheat")
    pupil.sees(".mat", why="beside the card there is room, over those that are locked")
    pupil.obeys_until("anytime")
    # A finger that slips goes back no whole turns, and the bubble does not fly: it has its presses where it stands.
    expect(page.locator("[data-prompt] [data-undo]")).to_have_count(0)
    assert "top" not in page.locator(BUBBLE).evaluate("(one) => getComputedStyle(one).transitionProperty")
    pupil.obeys_until("end")
    pupil.sees("[data-hand] [data-card], .mat, [data-prompt]")
    lesson = page.url
    other = page.context.new_page()
    with other.expect_response(lambda answer: "/api/rooms/" in answer.url):
        other.goto(f"{person.url}/")
    settled(other)
    # Its game goes on, but there is nothing left of it to be continued as a lesson.
    expect(other.locator("[data-continue]")).to_have_count(0)
    other.close()
    # Whoever has gone to the lesson is new to the game, though a game may have come to its end here before.
    page.evaluate("localStorage.setItem('alehouse-finished', 'true')")
    page.locator("[data-coach-real-game]").tap()
    page.wait_for_url(lambda url: url != lesson)

    # First it is said who one is, and nobody plays before that; and nobody brings along more than cards.
    expect(page.locator("[data-meeting-begin]")).to_be_focused()  # and not the cross
    expect(page.locator("dialog[open] h2")).to_contain_text("Fiona")
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "yes")
    plain = {one["id"] for one in told_by(server, "/api/characters")["characters"] if one["plain"]}
    sent = [json.loads(frame.text) for frame in person.frames if frame.way == "sent"]
    bots = {one["character"] for one in sent if one["type"] == "add-bot"}
    assert len(bots) == 3
    assert bots <= plain
    page.locator("[data-meeting-begin]").tap()
    expect(page.locator(TABLE)).to_have_attribute("data-paused", "no")
    my_question(page)
    expect(page.locator(BUBBLE)).to_have_count(0)


def test_nothing_is_cut_or_touched_in_russian_on_a_phone(people: People) -> None:
    """Russian words are longer: the frame around the bar leaves them alone, and what can be taken back is short."""
    person = people(1, PHONE, language="ru")[0]
    page = person.page
    pupil = begin(person)
    pupil.obeys_until("track")
    pupil.sees_everything("track")
    frame, words = page.locator("[data-coach-mark]").bounding_box(), page.locator(".strip .room").bounding_box()
    assert frame
    assert words
    assert frame["x"] + frame["width"] + 3 <= words["x"]
    pupil.obeys_until("end")
    taken_back = page.locator("[data-prompt] [data-undo] span")
    expect(taken_back).to_have_text(re.compile(r"^Назад на \d+\sхода$"))
    expect(page.get_by_role("button", name="Карты на стол, или на столе будут зубы")).to_be_visible()
    assert taken_back.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")

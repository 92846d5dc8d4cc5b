"""A finished game, watched again: step by step, from one seat or with all hands open, by a link, and as a record."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import become, film_of, my_question, settled
from tests.web.conftest import COMMAND
from tools.page.autopilot import Autopilot
from tools.page.people import PHONE, WIDE, Look, Person

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

REPLAY = "[data-view=replay]"


def told(frame: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = frame.get("events", [])
    return found


def codes(frame: dict[str, Any]) -> list[str]:
    return [event["code"] for event in told(frame)]


@dataclass(frozen=True)
class Played:
    id: str
    film: dict[str, Any]
    """With all hands open."""
    pilot: Autopilot
    """Whoever has played it, at seat 0."""

    def hands(self, frame: int) -> dict[str, list[str]]:
        """Who holds what after that frame."""
        held: dict[str, list[str]] = {}
        for one in self.film["frames"][: frame + 1]:
            held.update(one.get("hands") or {})
        return held

    def active(self, frame: int) -> int:
        """Who is to act after that frame: in a Round whose turn it is there, and else whose turn it is."""
        table = self.table(frame)
        found: int = (table.get("round") or {}).get("turn", table["active"])
        return found

    def table(self, frame: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for one in self.film["frames"][: frame + 1]:
            found |= one["table"] or {}
        return found

    def first(self, code: str) -> int:
        """The first frame in which that happens."""
        return next(at for at, one in enumerate(self.film["frames"]) if code in codes(one))


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[Played]:
    """A game of four that bots have played."""
    with Autopilot(server.url) as pilot:
        pilot.open(("fiona", "gerki", "deirdre", "zot"))
        pilot.start()
        pilot.play_out(always=True)
        yield Played(pilot.game, film_of(server, pilot.game), pilot)


def watch(person: Person, played: Played, moment: str = "") -> Page:
    page = person.goto(f"/watch/{played.id}{moment}")
    page.wait_for_selector(f"{REPLAY}[data-frames]")
    return page


def at(page: Page, frame: int) -> None:
    expect(page.locator(REPLAY)).to_have_attribute("data-frame", str(frame))


def cards(page: Page) -> list[str]:
    """What lies open in hands."""
    found: list[str] = page.locator("[data-hands] [data-card]").evaluate_all("(all) => all.map((o) => o.dataset.card)")
    return found


def test_steps_and_timeline(person: Person, played: Played) -> None:
    page = watch(person, played)
    last = len(played.film["frames"]) - 1
    at(page, 0)
    expect(page.locator("[data-step=replay-back]")).to_be_disabled()
    expect(page.locator("[data-step=replay-first]")).to_be_disabled()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("To the turn before or after")
    expect(page.locator("dialog[open] [data-signs] li")).to_have_count(10)
    page.keyboard.press("Escape")
    page.locator("[data-step=replay-forward]").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.locator("[data-step=replay-back]").click()
    at(page, 1)
    page.locator("[data-step=replay-turn-forward]").click()
    expect(page.locator("[data-log] .turn").last).to_be_visible()
    page.locator("[data-timeline]").fill("40")
    at(page, 40)
    told = page.locator("[role=log] li").last  # only the last lines of a long log are drawn
    then = told.inner_text()
    page.locator("[data-step=replay-last]").click()
    at(page, last)
    expect(told).not_to_have_text(then)
    expect(page.locator("[data-step=replay-last]")).to_be_disabled()
    assert cards(page), "open hands are gone at the end"
    winner = played.film["winners"][0]
    expect(page.locator("[data-over-panel] h2")).to_contain_text(played.film["names"][winner].capitalize())
    page.locator("[data-over-panel] [data-from-start]").click()
    at(page, 0)
    expect(page.locator("[data-over-panel]")).to_have_count(0)
    page.keyboard.press("End")
    page.locator("[data-over-panel] [data-play-now]").click()
    page.click("[data-meeting-begin]")
    my_question(page)


def test_it_plays_by_itself_and_stops_at_the_end(person: Person, played: Played) -> None:
    last = len(played.film["frames"]) - 1
    page = watch(person, played, f"#{last - 2}")
    at(page, last - 2)
    page.locator("[data-playing=no]").click()
    at(page, last)
    expect(page.locator("[data-playing=no]")).to_be_visible()


def test_a_jump_to_whoever_was_lost(person: Person, played: Played) -> None:
    page = watch(person, played)
    jump = page.locator("[data-jump]")
    expect(jump.locator("option").first).to_have_text("Jump to…")
    told_at = played.first("out")
    out = next(event["args"]["seat"] for event in told(played.film["frames"][told_at]) if event["code"] == "out")
    frame = blow(played, told_at)
    name = played.film["names"][out].capitalize()
    wanted = jump.locator("option").filter(has_text=re.compile(rf"^To {name} dropping out \(turn \d+\)$"))
    mark = page.locator(".marks .out").first
    expect(mark).to_have_attribute("title", wanted.first.inner_text())  # the timeline says the same
    expect(page.locator("[data-back]")).to_have_attribute("href", "/replays")
    jump.select_option(wanted.first.inner_text())
    at(page, frame)
    # What they had before they were out has hit them here; nobody plays on yet.
    for _ in range(told_at - frame):
        expect(page.locator("[data-stack]")).to_contain_text(name)
        page.locator("[data-step=replay-forward]").click()
    at(page, told_at)
    expect(page.locator(f".mat[data-seat='{out}']")).to_have_class(re.compile("is-out"))
    # What has just been told is in sight, at the foot of the log.
    newest = page.locator("[role=log] li").last
    expect(newest).to_contain_text(page.locator(".now li").last.inner_text())
    expect(newest).to_be_in_viewport(ratio=0.9)
    expect(jump).to_have_value("")  # so that the same place can be chosen again
    jump.select_option("To the end of the game")
    at(page, len(played.film["frames"]) - 1)
    expect(newest).to_be_in_viewport(ratio=0.9)


def blow(played: Played, out: int) -> int:
    """Where the last chance of whoever drops out then has begun; that moment itself if there was none."""
    while [entry["kind"] for entry in played.table(out - 1)["stack"]].count("last-chance"):
        out -= 1
    return out


def test_whoever_it_is_about_is_in_sight_on_a_phone(people: People, played: Played) -> None:
    """A row of four is longer than the screen: it shows whose turn it is, and who drops out."""
    (person,) = people(1, PHONE)
    page = watch(person, played)
    marks = [mark for mark in page.locator("[data-jump] option").all_inner_texts() if "dropping out" in mark]
    assert marks
    for mark in marks:
        page.locator("[data-jump]").select_option(mark)
        name = mark.removeprefix("To ").partition(" dropping")[0]
        expect(page.locator(".opps .mat", has_text=name)).to_be_in_viewport(ratio=1)
        while not page.locator(".opps .mat.is-out", has_text=name).count():
            page.locator("[data-step=replay-forward]").click()
        expect(page.locator(".opps .mat", has_text=name)).to_be_in_viewport(ratio=1)
    looked = 0
    for frame, one in enumerate(played.film["frames"]):
        if "turn" in codes(one) and "out" not in codes(one):
            page.locator("[data-timeline]").fill(str(frame))
            if not page.locator(".opps [data-targeted=yes]").count():
                expect(page.locator(f".opps [data-seat='{played.active(frame)}']")).to_be_in_viewport(ratio=1)
                looked += 1
    assert looked


def test_the_table_stays_in_sight_where_many_things_are_told(people: People, played: Played) -> None:
    (person,) = people(1, width=1024, height=768)
    page = watch(person, played, f"#{played.first('out')}")
    expect(page.locator("section.now li").first).to_be_attached()
    settled(page)
    assert page.evaluate("scrollY") == 0


def test_the_caption_of_a_phone_shows_whole_lines(people: People, played: Played) -> None:
    (person,) = people(1, PHONE)
    page = watch(person, played, f"#{played.first('out')}")
    # Among many of them is who drops out.
    said = page.locator("section.now li").filter(has_text=re.compile("out of the game|thrown out"))
    expect(said.first).to_be_in_viewport(ratio=0.9)
    rest = page.locator("section.now").evaluate(
        "(now) => (now.clientHeight - parseFloat(getComputedStyle(now).paddingTop))"
        " % parseFloat(getComputedStyle(now.querySelector('li')).lineHeight)"
    )
    assert rest < 1


def test_the_menu_of_a_table_says_whether_there_is_sound(people: People, played: Played) -> None:
    (person,) = people(1, PHONE)  # where it is in the menu
    page = watch(person, played)
    page.locator(".bar .tools [aria-expanded]").click()
    page.get_by_role("button", name="Sound is off").click()
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()


def test_to_leave_and_to_step_back_have_signs_of_their_own(person: Person, played: Played) -> None:
    page = watch(person, played)
    signs = [page.locator(f"{one} svg").inner_html() for one in ("[data-back]", "[data-step=replay-back]")]
    assert signs[0] != signs[1]


def test_one_seat_sees_its_own_hand_alone(person: Person, played: Played) -> None:
    """Not in the page, and not in what the page has fetched: whoever looks for it finds nothing."""
    page = watch(person, played, "#30")
    with page.expect_response(lambda answer: "/film?seat=1" in answer.url) as fetched:
        page.locator("[data-seen-by]").select_option("1")
    expect(page.locator(REPLAY)).to_have_attribute("data-open", "no")
    expect(page.locator("[data-hands] section")).to_have_count(1)
    film = fetched.value.json()
    assert {seat for frame in film["frames"] for seat in frame.get("hands") or {}} == {"1"}
    drew = [event["args"] for frame in film["frames"] for event in told(frame) if event["code"] == "drew"]
    drawn = {card for args in drew for card in args["cards"]}
    held_once = {card for frame in played.film["frames"] for card in frame.get("hands", {}).get("1", ())}
    assert drawn <= held_once, "somebody else's cards were named as they were drawn"
    for step in (30, 60, 90):
        page.locator("[data-timeline]").fill(str(step))
        at(page, step)
        held = played.hands(step)
        assert sorted(cards(page)) == sorted(held["1"])
        public = json.dumps([frame.get("table") for frame in film["frames"][: step + 1]])
        said = json.dumps([told(frame) for frame in film["frames"][: step + 1]])
        whole = page.content()
        for seat in ("0", "2", "3"):
            for card in set(held[seat]) - set(held["1"]):
                if f'"{card}"' not in public + said:
                    assert f'"{card}"' not in whole, f"{card} of seat {seat} is in the page at step {step}"


SAID = """() => [...document.querySelectorAll(
    'main > .bar, .mat, .strip, section.now, [role=log], [data-outcome], .text th'
)].map((one) => one.textContent + ' ' + one.ariaLabel).join(' ')"""
US = {"en": r"\byou(r|rs)?\b", "ru": r"\b(вы|вас|вам|ваш\w*)\b"}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_whoever_watches_somebody_reads_of_all_by_name(
    people: People, played: Played, look: Look, language: str
) -> None:
    (person,) = people(1, look, language=language)
    page = watch(person, played, "#0-0")
    steps = [at for at, one in enumerate(played.film["frames"]) if {"drew", "change", "round"} & set(codes(one))]
    for step in [*steps[:12], *steps[-3:]]:
        page.locator("[data-timeline]").fill(str(step))
        at(page, step)
        said = re.sub("[“«].*?[”»]", "", page.evaluate(SAID))  # but for cards
        assert (found := re.search(rf".*{US[language]}.*", said, re.IGNORECASE)) is None, f"{step}: {found}"


def test_whoever_has_played_it_reads_you_from_wherever_they_look(people: People, played: Played) -> None:
    own = played.film["frames"]
    drew = next(at for at, one in enumerate(own) if at and played.active(at) == 0 and "drew" in codes(one))
    (person,) = people(1)
    become(person, played.pilot)
    page = watch(person, played, f"#{drew}-0")
    name = played.film["names"][0].capitalize()
    for seat in ("0", "2", "open"):
        page.locator("[data-seen-by]").select_option(seat)
        expect(page.locator(REPLAY)).to_have_attribute("data-open", "yes" if seat == "open" else "no")
        expect(page.locator(".mat[data-seat='0']")).to_have_attribute("aria-label", f"You, {name}")
        expect(page.locator(".mat[data-seat='0'] .by")).to_contain_text("You")
        expect(page.locator(".mat[data-seat='2'] .by")).not_to_contain_text("You")
        expect(page.locator("section.now")).to_contain_text("You d")
        expect(page.locator("section.now")).not_to_contain_text(name)
        expect(page.locator("main > .bar")).to_contain_text("Your turn")


def test_all_hands_open(person: Person, played: Played) -> None:
    page = watch(person, played, "#30")
    expect(page.locator("[data-hands] section")).to_have_count(4)
    assert sorted(cards(page)) == sorted(card for hand in played.hands(30).values() for card in hand)


LYING = """() => [...document.querySelectorAll('[data-hands] ul')].map((hand) => [...hand.children].map(
    (one) => [one.querySelector('[data-card]')?.dataset.card ?? '', Math.round(one.getBoundingClientRect().left)]
))"""


def test_cards_stay_where_they_lie_from_step_to_step(person: Person, played: Played) -> None:
    """Whatever leaves a hand lets its place empty; what comes takes an empty one."""
    page = watch(person, played, "#0")
    gaps = 0
    for frame in range(1, 40):
        before = page.evaluate(LYING)
        page.keyboard.press("ArrowRight")
        at(page, frame)
        for old, new in zip(before, page.evaluate(LYING), strict=True):
            held = [card for card, _ in new]
            gaps += held.count("")
            for (card, left), (now, then) in zip(old, new, strict=False):
                assert left == then, f"a place has moved in step {frame}"
                gone = [one for one, _ in old].count(card) > held.count(card)
                assert now == card or not card or gone, f"{card} has moved in step {frame}"
    assert gaps, "nothing has left a hand"


def test_a_link_to_a_moment(people: People, played: Played) -> None:
    one, other = people(2)
    page = watch(one, played, "#12")
    page.locator("[data-seen-by]").select_option("2")
    page.locator("[data-step=replay-forward]").click()
    at(page, 13)
    page.locator("[data-link]").click()
    link = page.url
    assert link.endswith("#13-2")
    there = other.page
    there.goto(link)
    at(there, 13)
    expect(there.locator(REPLAY)).to_have_attribute("data-open", "no")
    expect(there.locator("[data-seen-by]")).to_have_value("2")
    assert sorted(cards(there)) == sorted(played.hands(13)["2"])
    # They lie there as they do for whoever has watched from the beginning.
    page.locator("[data-step=replay-first]").click()
    for step in range(1, 31):
        page.keyboard.press("ArrowRight")
        at(page, step)
    there.goto(page.url)
    at(there, 30)
    assert there.evaluate(LYING) == page.evaluate(LYING)
    # Another one, in the film that is open: only the end of the address changes.
    there.evaluate("location.hash = '#31-1'")
    at(there, 31)
    expect(there.locator("[data-seen-by]")).to_have_value("1")
    there.go_back()
    at(there, 30)
    expect(there.locator("[data-seen-by]")).to_have_value("2")
    there.evaluate("location.hash = ''")
    at(there, 0)
    expect(there.locator(REPLAY)).to_have_attribute("data-open", "yes")


def test_the_record_can_be_had_and_proved(person: Person, played: Played, tmp_path: Path) -> None:
    page = watch(person, played)
    with page.expect_download() as coming:
        page.locator("a[download]").click()
    file = tmp_path / "record"
    coming.value.save_as(file)
    proof = subprocess.run([*COMMAND, "replay", str(file), "--verify"], capture_output=True, text=True)
    assert proof.returncode == 0, proof.stdout + proof.stderr


def test_every_hand_lies_above_the_timeline(person: Person, played: Played) -> None:
    """Four hands and the middle share what a usual window has, also while everybody drinks."""
    page = watch(person, played)
    crowds = [at for at, one in enumerate(played.film["frames"]) if drinks(one) > 1]
    for step in [0, 30, len(played.film["frames"]) // 2, *crowds[:6]]:
        page.locator("[data-timeline]").fill(str(step))
        at(page, step)
        settled(page)
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0, step
        cut = page.evaluate(
            "() => { const zone = document.querySelector('.zone'); return zone.scrollHeight - zone.clientHeight; }"
        )
        assert cut <= 1, step


def drinks(frame: dict[str, Any]) -> int:
    """How many drink at once after that frame."""
    stack = (frame.get("table") or {}).get("stack") or []
    return max((len(entry["drinks"]) for entry in stack), default=0)


CUT = """() => {
    const box = (one) => document.querySelector(one)?.getBoundingClientRect();
    const flags = box('.you .flags'), face = box('.zone [data-face]');
    const covers = flags?.height && flags.top < box('section.now').bottom;
    return [covers && 'flags', face && face.left - 1 < box('.zone').left && 'card'].filter(Boolean);
}"""
"""What lies over the caption, and what has lost an edge."""


def test_on_a_phone_nothing_lies_over_the_caption_and_no_card_is_cut(people: People, played: Played) -> None:
    (person,) = people(1, replace(PHONE, height=890))
    page = watch(person, played, "#0-0")
    seen = {".you .flags": 0, ".zone [data-face]": 0}
    for step in range(60, 90):
        page.locator("[data-timeline]").fill(str(step))
        at(page, step)
        assert page.evaluate(CUT) == [], step
        for what in seen:
            seen[what] += page.locator(what).count()
    assert all(seen.values()), seen


PHONES = [(360, 640), (390, 844), (844, 390), (740, 360)]
PARTS = ".bar", ".opps", "section.now", ".you", ".hands", ".controls"
OVER = """(parts) => {
    const boxes = parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect()]);
    const shown = boxes.filter(([, box]) => box?.height);
    const apart = ([, a], [, b]) =>
        a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    return shown.flatMap((one, at) => shown.slice(at + 1).filter((other) => !apart(one, other))
        .map((other) => one[0] + ' and ' + other[0]));
}"""
"""Which parts lie over each other."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_on_a_phone_everything_is_in_sight(
    people: People, played: Played, width: int, height: int, language: str
) -> None:
    """Table, hands, timeline and what can be pressed, upright and on its side, and no part lies over another."""
    (person,) = people(1, replace(PHONE, width=width, height=height), language=language)
    last, first = len(played.film["frames"]) - 1, played.first("play")
    page = watch(person, played, f"#{last // 2}")
    for seat in ("1", "open"):
        page.locator("[data-seen-by]").select_option(seat)
        expect(page.locator("[data-hands] section")).to_have_count(4 if seat == "open" else 1)
        for step in (0, last // 2, first):
            page.locator("[data-timeline]").fill(str(step))
            at(page, step)
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, step
            assert page.evaluate(OVER, PARTS) == [], step
    for control in page.locator(".controls :is(button, select, a, .at)").all():
        expect(control).to_be_in_viewport(ratio=1)
    # All hands lie in one row, which shows whoever is to act.
    shown = page.locator("[data-hands] section").nth(played.active(first))
    expect(shown.locator("> h3")).to_be_in_viewport(ratio=1)
    if width > height:
        expect(shown.locator(".card").first).to_be_in_viewport(ratio=0.99)  # whole, and not its upper half
    page.locator("[data-timeline]").fill(str(last))
    button = page.locator("[data-over-panel] [data-play-now]")
    expect(button).to_be_in_viewport(ratio=1)
    button.click(trial=True)  # fails if something lies over it
    # What was held at the end lies below it, and a part of it is in sight.
    assert sorted(cards(page)) == sorted(card for hand in played.hands(last).values() for card in hand)
    expect(page.locator("[data-hands] section > h3").nth(played.active(last))).to_be_in_viewport()
    page.locator("[data-hands] [data-card]").first.scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_timeline_stays_as_wide_as_it_is(person: Person, played: Played) -> None:
    page = watch(person, played)
    before = page.locator("[data-timeline]").bounding_box()
    page.locator("[data-link]").click()
    expect(page.locator("[data-link]")).to_have_attribute("title", "Link copied")
    assert page.locator("[data-timeline]").bounding_box() == before


def test_a_game_that_is_not_there(person: Person) -> None:
    person.forgive("404")
    page = person.goto("/watch/nothing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

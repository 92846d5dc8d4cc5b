"""Whatever lies on the table is seen whole: no words cut off, nothing under the question, no button out of sight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import become, by_click, by_touch, my_question, never, play_now, settled, table_for
from tools.page.autopilot import Autopilot
from tools.page.people import PHONE, WIDE, Look, Person

from alehouse.client import Table
from alehouse.protocol import Question

if TYPE_CHECKING:
    from tests.browser.conftest import People

SAMPLES = "a[href^='/design#table/']"
ANSWERS = 12
CUT = "() => { const zone = document.querySelector('.zone'); return zone.scrollHeight - zone.clientHeight; }"
COVERED = """() => {
    const last = document.querySelector('.zone').lastElementChild;
    const edge = document.querySelector('.top > .front').firstElementChild.getBoundingClientRect().top;
    return last ? last.getBoundingClientRect().bottom - edge : 0;
}"""
BELOW = "document.documentElement.scrollHeight - innerHeight"
SHORT = """() => [...document.querySelectorAll('[data-contest] h2, [data-lines] .entry:only-child span')]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
OUTSIDE = """() => [...document.querySelectorAll('.mat [data-aside] > *, .mat .ghost, .mat .mark')].filter((one) => {
    const [inner, mat] = [one, one.closest('.mat')].map((element) => element.getBoundingClientRect());
    // What stands beside a bar has no width at all where it has no room.
    const shown = inner.width > 0 && one.parentElement.clientWidth > 0;
    return shown && (inner.left < mat.left - 1 || inner.right > mat.right + 1);
}).map((one) => one.className + ' ' + one.textContent)"""
SHORTENED = """() => [...document.querySelectorAll('.mat .flags .flag span, .mat [data-also] span')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.classList.contains('sr') && one.clientWidth > 0)
    .map((one) => one.textContent)"""

BANNERS = """
window.banners = [];
const seen = new WeakSet();
const measure = (banner) => {
    if (!banner.isConnected) return;
    const box = banner.getBoundingClientRect();
    const kept = ".opps .mat, :has(> [data-prompt]), [data-outcome], .line";
    const under = [...document.querySelectorAll(kept)].filter((one) => {
        const other = one.getBoundingClientRect();
        return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
    });
    const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    banners.push({ words: banner.innerText, inside, under: under.map((one) => one.innerText) });
};
new MutationObserver(() => {
    const banner = document.querySelector(".banner");
    if (!banner || seen.has(banner)) return;
    seen.add(banner);
    requestAnimationFrame(() => measure(banner));
}).observe(document, { childList: true, subtree: true });
"""
"""A banner goes as it has come: where it lies, and what is under it, is noted as soon as it is drawn."""


def tables(page: Page) -> Iterator[str]:
    """Every sample table, one after the other."""
    page.wait_for_selector(SAMPLES)
    for href in [link.get_attribute("href") for link in page.query_selector_all(SAMPLES)]:
        assert href
        name = href.rpartition("/")[2]
        page.evaluate(f"location.hash = 'table/{name}'")
        page.wait_for_selector(f"main[data-sample='{name}']")
        page.evaluate("() => document.fonts.ready")
        settled(page)
        if page.locator("[data-over-panel]").count() == 0:
            yield name


@pytest.mark.parametrize(
    ("look", "language"),
    [(WIDE, "ru"), (replace(WIDE, width=1280, height=720), "en"), (replace(WIDE, width=1200, height=800), "en")],
    ids=["wide", "low", "narrow"],
)
def test_the_middle_shows_all_it_has(people: People, look: Look, language: str) -> None:
    (person,) = people(1, look, language=language)
    page = person.goto("/design")
    for name in tables(page):
        assert page.evaluate(BELOW) <= 0, name
        assert page.evaluate(CUT) <= 1, name
        assert page.evaluate(OUTSIDE) == [], name


def test_on_a_phone_the_flag_of_whoever_has_left_the_round_is_whole(people: People) -> None:
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/gambling")
    expect(page.locator(".opps .mat .flag").first).to_be_visible()
    assert page.evaluate(SHORTENED) == []


def test_on_a_phone_nothing_lies_under_the_question(people: People) -> None:
    (person,) = people(1, PHONE, language="ru")  # its words are longer
    page = person.goto("/design")
    for name in tables(page):
        if name != "watching":
            assert page.evaluate(COVERED) <= 0, name
            assert page.evaluate(SHORT) == [], name
        assert page.evaluate(OUTSIDE) == [], name
        assert [text for text in page.evaluate(SHORTENED) if "…" in text or "," in text] == [], name


def test_what_is_only_shown_says_what_it_does(people: People) -> None:
    """No question repeats the text of the card: then the table has it."""
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/shown")
    expect(page.locator("[data-stack] [data-told]")).to_contain_text("Everybody reveals and drinks a Drink")
    page = person.goto("/design#table/elbow")
    expect(page.locator("[data-stack]")).to_have_count(1)
    expect(page.locator("[data-told]")).to_have_count(0)


def test_an_answer_that_is_only_shown_says_what_it_does(people: People) -> None:
    """Also on top of another card, and on everybody's glasses, whose Drinks have their names then."""
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/shown-chain")
    told = page.locator("[data-stack] [data-told]")
    expect(told).to_contain_text("You pay 1 Gold")  # "pays you" is what it says to whoever plays it
    page = person.goto("/design#table/shown-house")
    expect(told).to_contain_text(re.compile("’s card says: .*ignore the Drink"))
    expect(page.locator("[data-contest] .title").first).to_be_visible()
    assert page.evaluate(COVERED) <= 0


def test_the_arrow_to_us_begins_at_the_card_that_hits_us(people: People) -> None:
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/shown-chain")
    page.wait_for_selector(".wires .hit")
    begins = page.locator(".wires .hit").evaluate(
        "one => one.getPointAtLength(0).x + one.ownerSVGElement.getBoundingClientRect().left"
    )
    card = page.locator("[data-wire-link='1'] [data-face]").bounding_box()
    assert card, "it is not drawn"
    assert card["x"] < begins < card["x"] + card["width"]


def test_a_tile_says_which_person_it_is(people: People) -> None:
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/elbow")
    expect(page.locator(".mat[data-seat='1'] [data-person]")).to_have_text("Marta")
    expect(page.locator(".mat[data-seat='2'] [data-person]")).to_have_count(0)  # a bot


def test_an_event_that_came_as_a_chaser_stands_beside_the_drink(people: People) -> None:
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/chaser")
    expect(page.locator("[data-outcome]")).to_contain_text("The next card was the Event “Round on the House!”")
    expect(page.locator("[data-outcome]")).to_contain_text("what is left behind")


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_inn_says_what_it_has_taken_in(people: People, look: Look) -> None:
    """Less what it has paid, so that every payment is seen; what that means is said where one points, or presses."""
    (person,) = people(1, look)
    for table, gold in (("elbow", 43), ("order", "−2")):
        page = person.goto(f"/design#table/{table}")
        page.wait_for_selector(f"main[data-sample={table}]")
        commons = page.get_by_role("group", name="The middle of the table")
        inn = commons.locator("> *").first
        expect(inn).to_contain_text("The Inn")
        expect(inn.locator(".n, b")).to_have_text(str(gold))
        if look == WIDE:
            expect(inn).to_contain_text("Gold paid in")
            expect(inn).to_have_attribute("title", re.compile("never runs out"))
        else:
            expect(inn.get_by_text("never runs out")).to_be_attached()
            expect(commons.get_by_title("never runs out")).to_be_visible()
            for press in (inn.tap, lambda inn=inn: inn.dispatch_event("contextmenu")):  # what a long press is told as
                press()
                expect(page.locator("dialog[open]")).to_contain_text("never runs out")
                page.keyboard.press("Escape")
                expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    ("table", "fallen"),
    [
        ("over", ["Gerki passed out in turn 31", "Deirdre passed out in turn 20", "Zot passed out in turn 12"]),
        ("lost", ["Zot passed out", "Deirdre ran out of Gold in turn 12"]),  # of Zot nothing was told
    ],
)
def test_the_fallen_are_listed_from_the_last_to_the_first(people: People, table: str, fallen: list[str]) -> None:
    """However much each had left to drink: whoever sat longest comes first."""
    (person,) = people(1, WIDE)
    page = person.goto(f"/design#table/{table}")
    expect(page.locator("[data-over-panel] li")).to_have_text(fallen)


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_left_is_said_also_when_it_is_little(people: People, look: Look) -> None:
    (person,) = people(1, look)
    page = person.goto("/design#table/elbow")
    mat = page.locator(".mat[data-seat='3']")  # 9 of 11
    expect(mat).to_contain_text("2 left")
    if look == WIDE:
        expect(mat.locator("[data-gap]")).to_be_hidden()
        box, bar = mat.locator("[data-aside]").bounding_box(), mat.locator(".bed").bounding_box()
        assert box, "it is not drawn"
        assert box["width"] > 20
        assert bar
        assert box["y"] + box["height"] <= bar["y"], "on the blue it would say what is gone"


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_whoever_is_out_has_nothing_left_that_is_worth_telling(people: People, look: Look) -> None:
    (person,) = people(1, look)
    page = person.goto("/design#table/lost")
    expect(page.locator(".mat[data-seat='2']")).to_contain_text("4 left")
    for seat in (0, 1, 3):
        expect(page.locator(f"[data-seat='{seat}']").first).not_to_contain_text(" left")


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_banner_lies_over_nobody_and_over_no_question(people: People, look: Look) -> None:
    """However long that is: the whole place where it stands stays free."""
    (person,) = people(1, replace(look, still=False), pace="normal")  # else there are no banners
    person.for_good.add_init_script(BANNERS)
    page = person.goto(f"/t/{table_for(person, 'Ann', seats=2)}")  # where bots do not wait for anybody to look
    page.locator("[data-seat='1'] [data-add-bot]").click()
    page.locator("[data-bot=easy]").click()
    page.locator("[data-start]:enabled").click()
    while not page.evaluate("banners.length"):
        assert not my_question(page).over
        by_click(page, never)
    shown = page.evaluate("banners")
    assert shown[-1]["words"] == "Your turn"
    for banner in shown:
        assert banner["inside"], banner
        assert banner["under"] == [], banner


def test_what_is_to_be_pressed_stays_in_sight(people: People) -> None:
    """However much the question has to say, in a window that is too low for all of it."""
    (person,) = people(1, replace(WIDE, height=600))
    page = play_now(person)
    chosen = 0
    for _ in range(ANSWERS):
        now = my_question(page)
        cards = page.locator("[data-hand] [data-card][data-playable=yes]")
        if now.over or chosen == 2:
            break
        if now.question in ("action", "window") and cards.count():
            chosen += 1
            cards.first.click()
            expect(page.locator("[data-back]")).to_be_in_viewport(ratio=0.9)
            for button in page.locator("[data-prompt] [data-confirm]").all():
                expect(button).to_be_in_viewport(ratio=0.9)
            page.locator("[data-back]").click()
        by_click(page)
    assert chosen, "no card could be chosen"


def test_the_tab_of_a_chosen_card_is_seen_whole(people: People) -> None:
    (person,) = people(1, PHONE)
    page = play_now(person)
    for _ in range(ANSWERS):
        if my_question(page).question == "discard":
            break
        by_touch(page)
    hand = page.locator("[data-hand]")
    hand.locator("[data-card]").first.tap()
    tab = hand.locator("[data-tab]").first.bounding_box()
    row = hand.bounding_box()
    assert tab, "there is no tab"
    assert row, "there is no hand"
    assert tab["y"] >= row["y"] + 2, "its edge is cut off"  # the line around it is 2 px


LAPTOP = replace(WIDE, width=1366, height=657)
"""What a browser leaves of the smallest laptops."""


def test_on_a_small_laptop_nothing_has_to_be_scrolled(people: People) -> None:
    (person,) = people(1, LAPTOP)
    page = person.goto("/design")
    for name in tables(page):
        assert page.evaluate(BELOW) <= 0, name


RAMPAGE = "oh-no-not-again-pookys-on-a-drunken-rampage"
"""It hits all others."""


def rampage(table: Table, question: Question) -> bool:
    return question.kind == "action" and any(move.card == RAMPAGE for move in question.moves)


def test_on_a_small_laptop_the_preview_of_a_card_that_hits_many_fits(people: People, autopilot: Autopilot) -> None:
    room = autopilot.find(rampage, ("zot", *(None,) * 5))
    for language, look in (("en", LAPTOP), ("ru", LAPTOP), ("ru", replace(WIDE, width=1280, height=720))):
        (person,) = people(1, look, language=language)
        become(person, autopilot)
        page = person.goto(f"/t/{room}")
        page.locator(f"[data-hand] [data-card={RAMPAGE}]").first.click()
        prompt = page.locator("[data-prompt]")
        expect(prompt.locator(".ahead li").first).to_be_visible()
        assert prompt.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 0, (language, look)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_can_be_said_fits_into_the_log(people: People, language: str) -> None:
    (person,) = people(1, replace(WIDE, width=1366, height=768), language=language)
    page = play_now(person)
    page.keyboard.press("c")
    talk = page.locator(".talk .all")
    expect(page.locator(".talk input")).to_be_focused()
    assert talk.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    # What was told last stays in sight above it.
    expect(page.locator("[data-log] li").last).to_be_in_viewport(ratio=0.9)
    list_, last = page.locator("[data-log] .lines").bounding_box(), page.locator("[data-log] li").last.bounding_box()
    assert list_, "there is no log"
    assert last, "nothing is told"
    assert last["y"] + last["height"] <= list_["y"] + list_["height"] + 1
    assert list_["height"] >= page.locator(".tale").evaluate("(panel) => panel.clientHeight") / 3


def test_a_picture_lies_under_no_number(people: People) -> None:
    (person,) = people(1, WIDE)
    page = person.goto("/characters/drinks")
    page.wait_for_selector("[data-face=dirty-dishwater]")
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.card.counted:is(.some, .long)')].filter((card) =>
            card.querySelector('.art').getBoundingClientRect().right
            > card.querySelector('.num').getBoundingClientRect().left + 1
        ).map((card) => card.dataset.face)"""
    )
    assert covered == []


EDGES = [
    (599, 400), (600, 400), (700, 310), (800, 310), (719, 800), (720, 800), (1000, 800),
    (1199, 479), (1199, 480), (1200, 479),
]  # fmt: skip
DIFFER = """() => {
    const [top, brand, track] = ["main.top", ".brand", ".you .track"].map((one) => document.querySelector(one));
    const styled = getComputedStyle(brand).display === "none" ? "phone" : "no phone";
    const lies = getComputedStyle(track).order === "1" ? "lying" : "upright";
    const laid = [top.dataset.layout === "phone" ? "phone" : "no phone", top.matches(".lying") ? "lying" : "upright"];
    return [styled, lies].join() === laid.join() ? "" : `${styled}, ${lies}; laid out as ${laid}`;
}"""
"""What style sheets take the window for, if it is not what the table is laid out for."""


@pytest.mark.parametrize("text", [100, 150])
def test_styles_and_layout_agree_what_a_phone_is(people: People, text: int) -> None:
    """At every edge, and with large text, which needs more room."""
    (person,) = people(1, PHONE)
    page = play_now(person)
    page.evaluate("(text) => localStorage.setItem('alehouse', JSON.stringify({ textSize: text }))", text)
    page.reload()
    my_question(page)
    for width, height in EDGES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(wide) => innerWidth === wide", arg=width)
        settled(page)
        assert page.evaluate(DIFFER) == "", (width, height)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_title_stays_on_its_band(people: People, language: str) -> None:
    """Light words on parchment cannot be read. The edge of a band swings between 33 and 42 of its 42 parts."""
    (person,) = people(1, WIDE, language=language)
    page = person.goto("/design")
    page.wait_for_selector(SAMPLES)
    page.evaluate("() => document.fonts.ready")
    beyond = page.evaluate(
        """() => [...document.querySelectorAll('.slot:not(.mini) > .card')].filter((card) => {
            const band = card.querySelector('.band').getBoundingClientRect();
            const words = document.createRange();
            words.selectNodeContents(card.querySelector('h3 span'));
            const clamped = card.querySelector('h3 span').getBoundingClientRect();
            const bottom = Math.min(words.getBoundingClientRect().bottom, clamped.bottom);
            return bottom > band.top + band.height * 34 / 42 + 3;
        }).map((card) => card.dataset.face + ' ' + card.offsetWidth)"""
    )
    assert beyond == []
    over = page.evaluate(
        """() => [...document.querySelectorAll('.slot.mini:not(.roomy) > .card')].filter((card) => {
            const band = card.querySelector('.band').getBoundingClientRect();
            const clamped = card.querySelector('h3 span').getBoundingClientRect();
            return clamped.bottom > band.top + band.height * 33 / 42 + 2;
        }).map((card) => card.dataset.face + ' ' + card.offsetWidth)"""
    )
    assert over == []
    near = page.evaluate(
        """() => [...document.querySelectorAll('.slot:not(.mini) > .card')].filter((card) => {
            const words = document.createRange();
            words.selectNodeContents(card.querySelector('h3 span'));
            const room = card.getBoundingClientRect().right - words.getBoundingClientRect().right;
            return card.offsetWidth > 140 && room < card.offsetWidth / 20;
        }).map((card) => card.dataset.face + ' ' + card.offsetWidth)"""
    )
    assert near == [], "too near to the edge"


def test_every_card_of_a_drink_says_how_much_it_is(people: People) -> None:
    """The Chaser too: where there is room for cards on its foot, and else in the line that names them."""
    (person,) = people(1, WIDE)
    page = person.goto("/design#table/drink")
    expect(page.locator(".glass .chaser")).to_contain_text(re.compile(r"Elven Wine\s*\+3"))
    (person,) = people(1, PHONE)
    page = person.goto("/design#table/drink")
    expect(page.locator("[data-stack]")).to_contain_text("Dark Ale with a Chaser + Elven Wine")


NUMBERS = """() => [...document.querySelectorAll(".sizes .mat .track .track")].flatMap((track) => {
    const sides = (which) => {
        const words = document.createRange();
        words.selectNodeContents(track.querySelector(`.mark.${which} b`));
        const { left, right, bottom } = words.getBoundingClientRect();
        return { left, right, bottom, n: Number(words.toString()) };
    };
    const [shield, drop] = [sides("shield"), sides("drop")];
    return Math.abs(shield.n - drop.n) > 2 ? [] : [[drop.n, shield.n, Math.round(shield.left - drop.right)]];
})"""


def test_numbers_of_markers_that_are_near_stand_side_by_side(people: People) -> None:
    """On tiles and on mats: one above the other, they read like one number."""
    (person,) = people(1, WIDE)
    page = person.goto("/design")
    page.wait_for_selector(SAMPLES)
    page.evaluate("() => document.fonts.ready")
    near = page.evaluate(NUMBERS)
    assert {(drop, shield) for drop, shield, _ in near} >= {(12, 13), (15, 16), (11, 13)}
    assert [one for one in near if one[2] < 0] == []


FETCHED = """(names) => {
    const all = performance.getEntriesByType("resource").map(({ name }) => name.split("/pictures/")[1]);
    return names.every((name) => all.includes(`${name}.webp`));
}"""


def test_pictures_of_cards_are_there_before_the_cards(person: Person) -> None:
    """To read one takes the browser a while, and new cards would wait for all. Also those that every deck has."""
    page = play_now(person)
    my_question(page)
    page.wait_for_function(FETCHED, arg=["dice", "coins", "ale", "troll"])

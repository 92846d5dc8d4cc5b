"""What the prompt does: a card is shown before it is played, and everything on the table can be seen in peace."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from tests.browser.pages import (
    ASKED_OR_OVER,
    TABLE,
    answered,
    by_click,
    my_question,
    never,
    play_now,
    standing,
    table_for,
)
from tools.page.people import Person

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

PLAYABLE = "[data-hand] [data-card][data-playable=yes]"
STOPS = 20
"""So often Tab has to be pressed at most, to come from the question to a card."""
LOOK = f"{TABLE}[data-clock=look][data-asked=yes][data-answered='']:has([data-happening=yes] [data-pass])"


def until_a_card_can_be_played(page: Page, count: int = 1) -> str:
    """Throw cards away, and pass, until it is our Action and so many fit; gives the question's number."""
    while not ((now := my_question(page)).question == "action" and page.locator(PLAYABLE).count() >= count):
        assert not now.over
        if now.question == "discard":
            for card in page.locator("[data-hand] [data-card]").all():
                card.click()
        by_click(page, never)
    return now.decision


def first_that_is_ready(page: Page) -> str:
    """The key of a card that needs no further word, tried out and taken back."""
    for digit in map(str, range(1, page.locator(PLAYABLE).count())):
        page.keyboard.press(digit)
        ready = standing(page).ready
        page.keyboard.press("Escape")
        if ready:
            return digit
    raise AssertionError("every card has to be aimed at somebody")


def test_the_first_click_shows_and_the_second_plays(person: Person) -> None:
    page = play_now(person)
    decision = until_a_card_can_be_played(page)
    prompt = page.locator("[data-prompt]")
    card = page.locator(PLAYABLE).first
    title = card.locator("[data-face] h3").inner_text()
    expect(page.locator("[data-hand] kbd")).to_have_count(0)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(prompt.locator("h2")).to_have_text(title)
    assert page.locator("[data-prompt] [data-confirm]").count() == int(standing(page).ready), (
        "a button that does nothing"
    )
    assert standing(page).decision == decision
    prompt.locator("[data-back]").click()
    expect(prompt.locator("h2")).to_have_text("Your Action")
    page.keyboard.press("1")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card.locator("kbd")).to_have_text("1")  # whoever uses keys sees them
    page.keyboard.press("Space")  # nothing passes while a card is chosen
    now = standing(page)
    assert now.asked
    assert now.decision == decision
    if now.need == "seats":
        page.locator("[data-pick]").first.click()
    else:
        card.click()
    answered(page, decision)


def test_whoever_is_looked_at_shows_what_choosing_them_would_do(own_server: Server, person: Person) -> None:
    page = play_now(person)
    decision = until_a_card_can_be_played(page, 2)
    for card in page.locator(PLAYABLE).all():
        card.click()
        if standing(page).need == "seats":
            break
        page.keyboard.press("Escape")
    seat = page.locator("[data-pick]").nth(1)
    mat = page.locator(f".mat[data-seat='{seat.get_attribute('data-pick')}']")
    ahead = page.locator("[data-prompt] .ahead li")
    expect(ahead).to_have_count(0)
    seat.hover()
    expect(ahead.first).to_be_visible()
    expect(mat.locator(".flag")).to_have_count(2)
    page.locator("[data-prompt] h2").hover()
    expect(mat.locator(".flag")).to_have_count(1)
    seat.focus()
    expect(mat.locator(".flag")).to_have_count(2)
    page.keyboard.press("2")
    expect(page.locator("[data-prompt] [data-confirm]")).to_be_visible()
    expect(mat).to_contain_text("Chosen")
    expect(page.locator("[data-prompt] .hint")).to_contain_text(mat.locator("h2").inner_text())
    expect(page.locator(".mat", has_text="Choose: key")).not_to_have_count(0)
    assert standing(page).decision == decision, "a key shows it first"
    page.keyboard.press("2")
    answered(page, decision)


def test_enter_plays_what_a_key_has_chosen(own_server: Server, person: Person) -> None:
    """A card that was pressed and dragged off, or that Tab has come to, must not keep the keys for itself.

    The first deal of a server has a card that needs no further word.
    """
    page = play_now(person)
    cards = page.locator(PLAYABLE)
    chosen = page.locator("[data-hand] [aria-pressed=true]")
    decision = until_a_card_can_be_played(page, 2)
    last = cards.last
    last.hover()
    page.mouse.down()
    page.mouse.move(5, 5)
    page.mouse.up()
    page.keyboard.press("Enter")
    expect(chosen).to_have_count(0)
    digit = first_that_is_ready(page)
    # From the question on: the cards come soon after it.
    page.locator("[data-prompt] [data-pass]").focus()
    for _ in range(STOPS):
        if last.evaluate("(card) => card === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(last).to_be_focused()
    page.keyboard.press(digit)
    expect(chosen).to_have_count(1)
    title = chosen.locator("[data-face] h3").inner_text()
    assert title != last.locator("[data-face] h3").inner_text()
    page.keyboard.press("Enter")
    answered(page, decision)
    expect(page.get_by_role("log")).to_contain_text(title)


def a_look(page: Page) -> str:
    """Let everything happen until something lies on the table that we can only look at; gives its question."""
    while not page.locator(LOOK).count():
        page.wait_for_selector(f"{LOOK}, {ASKED_OR_OVER}", state="attached")
        if page.locator(ASKED_OR_OVER).count():
            by_click(page, never)
    return standing(page).decision


def test_everything_can_be_seen_at_ones_own_pace(people: People) -> None:
    (person,) = people(1, pace="calm")
    page = play_now(person)
    prompt = page.locator("[data-prompt]")

    decision = a_look(page)
    face = page.locator("[data-stack] [data-face]").last
    expect(prompt.locator("h2")).to_contain_text(face.locator("h3").inner_text())
    expect(prompt.locator("[data-pass]")).to_contain_text("Go on")
    page.keyboard.press("Space")
    answered(page, decision)

    a_look(page)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(f"{TABLE}[data-paused=yes]")).to_be_attached()
    expect(prompt.locator("h2")).to_contain_text("Paused")
    prompt.get_by_role("button", name="Go on").click()
    expect(page.locator(f"{TABLE}[data-paused=no]")).to_be_attached()

    menu.click()
    page.locator("label").filter(has=page.get_by_text("At once", exact=True)).click()
    page.wait_for_function("JSON.parse(localStorage.alehouse).pace === 'at-once'")
    while not my_question(page).over and standing(page).question != "discard":
        by_click(page, never)
    sent = [json.loads(frame.text) for frame in person.frames if frame.way == "sent"]
    paces = [{k: one.get(k) for k in ("beat", "paused")} for one in sent if one["type"] == "pace"]
    assert paces[0] == {"beat": None, "paused": True}
    assert paces[-1] == {"beat": 0, "paused": None}


def test_nothing_goes_on_behind_the_help(people: People) -> None:
    """Alone among bots the table rests while somebody reads what the signs mean, and goes on after that."""
    (person,) = people(1, pace="normal")
    page = play_now(person)
    before = len(person.frames)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] [data-signs] li")).to_have_count(10)
    expect(page.locator(f"{TABLE}[data-paused=yes]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(f"{TABLE}[data-paused=no]")).to_be_attached()
    sent = [json.loads(frame.text) for frame in person.frames[before:] if frame.way == "sent"]
    assert [one["paused"] for one in sent if one["type"] == "pace"] == [True, False]


def test_whoever_reads_is_not_told_that_it_is_paused(people: People) -> None:
    """The table rests by itself while somebody reads, and goes on by itself: nothing is to be pressed for that.

    What somebody has paused stays so, and says it.
    """
    (person,) = people(1, pace="normal")
    page = play_now(person)
    prompt = page.locator("[data-prompt]")
    for by_hand in (False, True):
        if by_hand:
            page.get_by_role("button", name="Menu").click()
            page.locator("[data-rest]").click()
            expect(prompt.locator("[data-go-on]")).to_be_visible()
            expect(prompt).to_contain_text("Paused")
        page.keyboard.press("?")
        expect(page.locator("dialog[open]")).to_be_visible()
        expect(page.locator(f"{TABLE}[data-paused=yes]")).to_be_attached()
        expect(prompt.locator("[data-go-on]")).to_have_count(0)
        expect(prompt).not_to_contain_text("Paused")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(f"{TABLE}[data-paused={'yes' if by_hand else 'no'}]")).to_be_attached()
    expect(prompt).to_contain_text("Paused")


def test_one_thing_at_a_time_can_be_taken_back(people: People) -> None:
    """First the answer to the window that is open, and after that the move before it: never both at once."""
    ann, bo = people(2)
    room = table_for(ann, "Ann", seats=2, window=60_000)
    first, second = ann.goto(f"/t/{room}"), bo.goto(f"/t/{room}")
    second.get_by_role("textbox").fill("Bo")
    second.get_by_role("button", name="Come in").click()
    first.locator("[data-start]:enabled").click()
    first.wait_for_selector(f"{TABLE}[data-phase]", state="attached")
    page = first if first.locator(TABLE).get_attribute("data-asked") == "yes" else second
    asked = f"{TABLE}[data-asked=yes][data-answered='']"
    while page.wait_for_selector(asked, state="attached") and standing(page).question != "window":
        by_click(page)
    back = page.locator("[data-prompt] :is([data-undo], [data-release])")
    expect(back).to_have_count(1)
    expect(back).to_have_attribute("data-undo", "ask")  # the card that was played
    page.locator("[data-pass]").click()
    page.wait_for_selector(f"{TABLE}[data-answered=pass]", state="attached")
    expect(page.locator("[data-prompt] [data-release]")).to_be_visible()
    expect(back).to_have_count(1)
    back.click()
    expect(page.locator("[data-prompt] [data-undo]")).to_be_visible()
    expect(back).to_have_count(1)


def test_a_card_for_any_time_is_asked_for_once_it_can_be_played(person: Person) -> None:
    """In the Action Phase such a card waits; its lock says for what, and the table asks if one wants it to."""
    page = play_now(person)
    why = page.locator("[data-why]", has_text="Not yet. Want a reminder?")
    locked = page.locator("[data-hand] [data-card]").filter(has=why)
    anytime = page.locator("[data-hand] [data-card][data-playable=no]:has(.anytime)")
    while not ((now := my_question(page)).question == "action" and anytime.count()):
        assert not now.over
        if now.question == "discard":
            for card in page.locator("[data-hand] [data-card]:not(:has(.anytime))").all():
                card.click()
        by_click(page, never)
    expect(locked).not_to_have_count(0)  # the reasons come after the question
    card = locked.first
    wanted = card.get_attribute("data-card")
    card.press("Enter")  # looked at closely, as a finger does that holds the card
    expect(page.locator("dialog[open] [data-wish]")).to_be_visible()
    page.keyboard.press("Escape")
    card.click()  # and from there to what is said about it, which stays
    page.locator("[data-wish]").click()
    expect(page.locator(f"[data-card='{wanted}'] [data-why]").first).to_have_text("You will be reminded")
    page.locator("[data-prompt] [data-pass]").click()
    answered(page, now.decision)
    assert my_question(page).question == "window"
    expect(page.locator(f"[data-card='{wanted}'][data-playable=yes]").first).to_be_visible()
    # As it was chosen, though more is asked now.
    expect(page.locator("[data-yields]")).to_contain_text("When it matters")
    decision = standing(page).decision
    page.locator("[data-prompt] [data-pass]").click()
    answered(page, decision)
    my_question(page)
    sent = [json.loads(frame.text) for frame in person.frames if frame.way == "sent"]
    assert [one["level"] for one in sent if one["type"] == "yield"] == ["full", "smart"]


def test_how_often_one_is_asked_opens_without_moving_anything(person: Person) -> None:
    """And by keys alone; Esc closes it, and does not make the table wait."""
    page = play_now(person)
    while (now := my_question(page)).question != "window":
        assert not now.over
        by_click(page, never)
    places = """() => [...document.querySelectorAll("[data-prompt], [data-prompt] > *")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height, one.scrollTop];
    })"""
    before = page.evaluate(places)
    page.locator("[data-yields]").focus()
    page.keyboard.press("Enter")
    ways = page.get_by_role("group", name="Ask me:").get_by_role("button")
    expect(ways.first).to_be_in_viewport(ratio=1)
    expect(ways.last).to_be_in_viewport(ratio=1)
    assert page.evaluate(places) == before
    page.keyboard.press("Tab")
    expect(ways.first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-yields]")).to_contain_text("Always")
    page.keyboard.press("Escape")
    expect(ways.first).to_be_hidden()
    expect(page.locator("[data-yields]")).to_be_focused()
    assert not [one for one in person.frames if one.way == "sent" and '"hold"' in one.text]


def test_the_first_game_is_against_characters_that_bring_along_nothing_but_cards(person: Person) -> None:
    page = play_now(person)
    expect(page.locator(".opps [data-seat] h2")).to_have_count(3)
    expect(page.locator("[data-extra]")).to_have_count(0)


ANSWER_AND_LOOK = """async () => {
    document.querySelector("[data-prompt] [data-confirm]").click();
    document.querySelector(".opps button.emblem").click();
    for (let n = 0; n < 9; n++) await null;  // the page draws, and no answer can have come yet
    return document.querySelector("dialog[open]") !== null;
}"""


def test_a_new_question_is_not_hidden_by_somebodys_cards(person: Person) -> None:
    page = play_now(person)
    while (now := my_question(page)).question != "discard":
        assert not now.over
        by_click(page, never)
    decision = now.decision
    assert page.evaluate(ANSWER_AND_LOOK)
    answered(page, decision)
    my_question(page)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_with_large_text_question_and_hand_are_in_sight(people: People) -> None:
    (person,) = people(1)
    page = play_now(person)
    page.evaluate("localStorage.setItem('alehouse', JSON.stringify({ textSize: 200, pace: 'at-once' }))")
    page.reload()
    my_question(page)
    # An order is answered by choosing somebody, and a row that scrolls shows the first card that can be played.
    expect(page.locator("[data-prompt] :is(.btn, .choice)").first).to_be_in_viewport(ratio=1)
    cards = page.locator(PLAYABLE) if page.locator(PLAYABLE).count() else page.locator("[data-hand] [data-card]")
    expect(cards.first).to_be_in_viewport(ratio=1)

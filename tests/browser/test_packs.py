"""A character out of somebody's file, which the server was given: seen in the gallery, chosen, and played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import serve
from tests.browser.pages import brave, by_click, my_question, open_door, table_for, told_by
from tests.packs.test_examples import MIRELA

if TYPE_CHECKING:
    from tests.browser.conftest import People
    from tests.web.conftest import Server

CARD = "Sit, or be bitten!"


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = serve(tmp_path_factory.mktemp("house"), "--pack", str(MIRELA))
    yield one
    one.stop()


def test_a_fans_character_is_in_the_gallery_and_can_be_played(house: Server, people: People) -> None:
    (person,) = people(1, url=house.url)
    page = open_door(person)
    page.get_by_role("link", name="See them all").click()
    tile = page.locator("[data-view=characters] li").filter(has_text="Mirela")
    expect(tile).to_contain_text("the Moonstruck")
    expect(tile).to_contain_text("Playable")
    expect(tile).to_contain_text("From a pack of this server")
    expect(page.locator("[data-view=characters] li").filter(has_text="Fiona")).to_have_count(1)
    tile.get_by_role("link").click()
    expect(page.locator("[data-view=character] h1")).to_have_text("Mirela")
    expect(page.locator("[data-view=character] [data-card]").filter(has_text=CARD)).to_be_visible()
    page.get_by_role("link", name="← ").click()
    tile.get_by_role("link").click()

    # She is played, with her cards and her moon.
    page.locator("[data-view=character] [data-play-now]").click()
    page.locator("[data-meeting-begin]").click()
    for _ in range(4):
        assert not my_question(page).over
        by_click(page, brave)
    expect(page.locator(".you h2")).to_have_text("Mirela")
    page.locator(".you .emblem").click()
    expect(page.locator("dialog[open]")).to_contain_text("let the moon rise")
    page.keyboard.press("Escape")
    known = {card["title"] for card in told_by(house, "/api/cards")["cards"] if card["owner"] == "mirela"}
    held = page.locator("[data-hand] [data-card] h3").all_inner_texts()
    assert CARD in known
    assert set(held) & known

    # And she can be chosen at a table, as anybody else.
    page = person.goto(f"/t/{table_for(person, 'Ann', seats=2)}")
    mine = page.locator("[data-seat='0']")
    mine.locator("[data-pick]").click()
    page.locator("dialog[open] [data-character=mirela]").click()
    expect(mine).to_contain_text("Mirela")

"""Text of cards, characters and choices in the language that is asked for, and what a page needs to draw a card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from alehouse.lang.art import TOPICS

if TYPE_CHECKING:
    from tests.web.conftest import Inside

pytestmark = pytest.mark.anyio

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
TEXTS = ("/api/cards", "/api/characters", "/api/choices")


@pytest.mark.parametrize("path", TEXTS)
async def test_each_language_has_its_own_text_and_tag(inside: Inside, path: str) -> None:
    async with inside.browser() as browser:
        english, russian = await browser.get(path), await browser.get(path, params={"language": "ru"})
        assert not CYRILLIC.search(english.text)
        assert CYRILLIC.search(russian.text)
        tag = russian.headers["etag"]
        assert tag != english.headers["etag"]
        again = await browser.get(path, params={"language": "ru"}, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert (await browser.get(path, headers={"if-none-match": tag})).status_code == 200


@pytest.mark.parametrize("language", ["en", "tlh", "", "../ru", "RU"])
@pytest.mark.parametrize("path", TEXTS)
async def test_a_language_that_nobody_speaks_is_english(inside: Inside, path: str, language: str) -> None:
    async with inside.browser() as browser:
        english = await browser.get(path)
        assert (await browser.get(path, params={"language": language})).content == english.content


async def cards(inside: Inside, language: str = "en") -> dict[str, dict[str, Any]]:
    async with inside.browser() as browser:
        found = (await browser.get("/api/cards", params={"language": language})).json()["cards"]
        return {one["id"]: one for one in found}


async def test_a_card_says_what_a_page_needs_to_draw_it(inside: Inside) -> None:
    found = await cards(inside)
    elbow = found["make-some-elbow-room"]
    assert (elbow["types"], elbow["kind"], elbow["type_text"]) == (["action"], "character", "Action Card")
    assert (elbow["alcohol"], elbow["fortitude"], elbow["chaser"]) == (None, None, False)
    assert elbow["modes"] == [elbow["text"]]
    assert elbow["art"] == "hurt-one"
    gambling = found["gambling-im-in"]
    assert gambling["types"] == ["action", "gambling"]
    assert len(gambling["modes"]) == 2
    assert gambling["text"] == "\n-OR-\n".join(gambling["modes"])
    brew = found["light-ale-with-a-chaser"]
    assert (brew["types"], brew["kind"], brew["type_text"]) == ([], "drink", "Drink")
    assert (brew["alcohol"], brew["fortitude"], brew["chaser"], brew["modes"]) == (1, 0, True, [])
    assert {one["art"] for one in found.values()} <= set(TOPICS)


async def test_the_ways_of_a_card_are_the_same_in_every_language(inside: Inside) -> None:
    english, russian = await cards(inside), await cards(inside, "ru")
    ways = [{id: len(one["modes"]) for id, one in found.items()} for found in (english, russian)]
    assert ways[0] == ways[1]
    for found in (english, russian):
        for one in found.values():
            assert all(way and way in one["text"] for way in one["modes"])
            assert not any("OR" in way or "ИЛИ" in way for way in one["modes"])

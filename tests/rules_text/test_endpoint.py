"""GET /api/rules, asked of a real server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.web.conftest import Server

from alehouse.rulebook import rules


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Server.start(tmp_path_factory.mktemp("house"))
    with httpx.Client(base_url=server.url) as client:
        yield client
    server.stop()


def pages(browser: httpx.Client, address: str) -> list[dict[str, Any]]:
    answer = browser.get(address)
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["pages"]
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_in_a_language(browser: httpx.Client, language: str) -> None:
    found = pages(browser, f"/api/rules?language={language}")
    assert [one["id"] for one in found] == [one.id for one in rules(language)]
    turn = next(one for one in found if one["id"] == "turn")
    same = next(one for one in rules(language) if one.id == "turn")
    assert (turn["title"], turn["intro"], turn["language"]) == (same.title, same.intro, language)
    assert turn["rules"][1] == {
        "id": "TURN-02", "text": same.rules[1].text, "see": ["OPEN-24"], "language": language,
    }  # fmt: skip


@pytest.mark.parametrize("query", ["", "?language=tlh", "?language=", "?language=../ru", "?language=tlh&language=ru"])
def test_what_we_do_not_speak_is_english(browser: httpx.Client, query: str) -> None:
    assert pages(browser, f"/api/rules{query}") == pages(browser, "/api/rules?language=en")


def test_each_language_is_cached_by_itself(browser: httpx.Client) -> None:
    tags = {language: browser.get(f"/api/rules?language={language}").headers["etag"] for language in ("en", "ru")}
    assert tags["en"] != tags["ru"]
    for language, other in (("en", "ru"), ("ru", "en")):
        address = f"/api/rules?language={language}"
        assert browser.get(address, headers={"if-none-match": tags[language]}).status_code == 304
        assert browser.get(address, headers={"if-none-match": tags[other]}).status_code == 200

"""Which questions of a server's table are put to somebody at a terminal."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from alehouse.cli.joined import Joined
from alehouse.packs import known
from alehouse.protocol import MoveInfo, Question

PASS, PLAY = MoveInfo("pass", "pass"), MoveInfo("play hide-in-shadows", "play", "hide-in-shadows")


def at_table(question: Question | None, *, yields: str = "smart", ask_all: bool = False) -> Joined:
    """Somebody at a table where this is asked, which remembers how often it is to ask."""
    mine = SimpleNamespace(yields=yields)

    async def wish(level: str) -> None:
        mine.yields = level

    table: Any = SimpleNamespace(
        room=SimpleNamespace(status="playing"), question=question, game=1, private=mine, yields=wish
    )
    face: Any = None
    joined = Joined(table, "", face, known(), watch=False, ask_all=ask_all, typing=True)
    joined._remote = table
    return joined


def window(*moves: MoveInfo, waits: bool) -> Question:
    return Question(decision=7, kind="window", about=None, moves=moves, touched=True, waits=waits)


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (None, False),
        (window(PASS, PLAY, waits=True), True),
        (window(PASS, PLAY, waits=False), False),
        (window(PASS, waits=True), False),
        (Question(decision=7, kind="discard", about=None, moves=()), True),
        (Question(decision=7, kind="bid", about=None, moves=(PASS,), waits=False), True),
    ],
)
def test_only_what_the_table_waits_for_is_asked_and_once(question: Question | None, asked: bool) -> None:
    joined = at_table(question)
    assert [joined.newly_asked(), joined.newly_asked()] == [asked, False]


@pytest.mark.parametrize(
    ("ask_all", "level", "then"),
    [(True, "smart", "full"), (True, "until-my-turn", "until-my-turn"), (False, "smart", "smart")],
)
def test_whoever_wants_every_question_has_a_table_that_waits(ask_all: bool, level: str, then: str) -> None:
    joined = at_table(None, yields=level, ask_all=ask_all)
    asyncio.run(joined.wish_for_all())
    assert joined.table.private is not None
    assert joined.table.private.yields == then

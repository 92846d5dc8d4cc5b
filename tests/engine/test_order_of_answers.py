"""Answers are hidden: neither the order of asking nor who is asked at all changes a game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from alehouse import Game
from alehouse.engine import codes as c
from alehouse.engine.answers import answer, moves
from alehouse.engine.codec import dump
from alehouse.engine.state import PASS, RawMove, State

SEEDS = range(30)


def opinion(s: State, seat: int, options: list[RawMove]) -> RawMove:
    """A fixed policy that depends only on what lies on the table and in the hand."""
    facts = (seat, s.turn, s.hands[seat], tuple(s.fortitude), tuple(s.alcohol), tuple(s.gold), len(s.stack), s.pot)
    drunk = s.alcohol[s.table.sides[seat]]
    number = int.from_bytes(json.dumps(facts).encode()[-9:], "big") + sum(s.hands[seat]) + 7 * drunk
    if s.ask == c.Q_WINDOW and number % 3 == 0:
        return PASS
    return options[number % len(options)]


def play(game: Game, order: int) -> State:
    s = game._state
    for _ in range(20_000):
        if s.over:
            return s
        seats = [seat for seat in range(s.table.seats) if s.ask_mask >> seat & 1]
        hidden = s.ask in (c.Q_WINDOW, c.Q_DISCARD)  # other questions to a team belong to who answers first
        seat = seats[0] if order == 0 or not hidden else seats[-1] if order == 1 else seats[s.decision % len(seats)]
        answer(s, seat, opinion(s, seat, moves(s, seat)))
    raise AssertionError("the game does not end")


def end_of(s: State) -> dict[str, Any]:
    data = dump(s)
    for name in ("log", "everybody", "stack"):
        del data[name]
    del data["numbers"]["decision"]
    return data


@pytest.mark.parametrize("seed", SEEDS)
def test_answers_may_come_in_any_order(recipe: Any, seed: int) -> None:
    ends = [end_of(play(recipe(seed).game(ask_everybody=True), order)) for order in range(3)]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_asking_only_who_can_matter_changes_nothing(recipe: Any, seed: int) -> None:
    everybody = play(recipe(seed).game(ask_everybody=True), 0)
    few = play(recipe(seed).game(tell=False), 0)
    assert end_of(everybody) == end_of(few)

"""Who sits where: fair, and the same whatever else is done."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from alehouse.lab.fixtures import Plan, fixtures

TWELVE = tuple(f"c{n}" for n in range(12))


def plan(**changes: object) -> Plan:
    return Plan(**({"turns": "bots", "bots": ("a", "b", "b", "b"), "sizes": (4,), "characters": TWELVE} | changes))  # type: ignore[arg-type]


def test_bots_take_turns_on_the_seats_of_a_deal() -> None:
    deal = list(islice(fixtures(plan()), 4))
    assert {fixture.deal for fixture in deal} == {0}
    assert {fixture.characters for fixture in deal} == {deal[0].characters}
    assert [fixture.bots.index("a") for fixture in deal] == [0, 3, 2, 1]


def test_characters_take_turns_on_the_seats_of_a_deal() -> None:
    deal = list(islice(fixtures(plan(turns="characters", bots=("a",))), 4))
    first = deal[0].characters
    assert [fixture.characters for fixture in deal] == [first[at:] + first[:at] for at in range(4)]
    assert {fixture.bots for fixture in deal} == {("a",) * 4}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 10])
def test_everybody_sits_equally_often_at_every_place(seats: int) -> None:
    """After as many deals as there are characters: no luck is left in who sat how often."""
    rounds = islice(fixtures(plan(sizes=(seats,))), 12 * seats)
    sat = Counter((character, seat) for fixture in rounds for seat, character in enumerate(fixture.characters))
    assert set(sat.values()) == {seats}
    assert len(sat) == 12 * seats


def test_nobody_sits_twice_where_there_are_enough() -> None:
    for fixture in islice(fixtures(plan()), 200):
        assert len(set(fixture.characters)) == 4
    few = next(fixtures(plan(characters=("x", "y", "z"), sizes=(5,))))
    assert Counter(few.characters).most_common(1)[0][1] == 2


def test_sizes_take_turns() -> None:
    games = list(islice(fixtures(plan(sizes=(2, 3))), 10))
    assert [len(fixture.characters) for fixture in games] == [2, 2, 3, 3, 3, 2, 2, 3, 3, 3]
    assert [fixture.game for fixture in games] == list(range(10))


def test_teams_move_together() -> None:
    deal = list(islice(fixtures(plan(variant="two-headed-dragon", sizes=(6,), bots=("a", "b", "c"))), 3))
    assert deal[0].bots == ("a", "a", "b", "b", "c", "c")
    assert deal[1].bots == ("b", "b", "c", "c", "a", "a")
    assert {fixture.deal for fixture in deal} == {0}


def test_another_seed_deals_otherwise() -> None:
    same = [list(islice(fixtures(plan()), 50)) for _ in range(2)]
    assert same[0] == same[1]
    assert same[0] != list(islice(fixtures(plan(seed="2")), 50))

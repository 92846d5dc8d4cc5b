"""Events are told in names: what is sent and kept must mean the same when the engine and the cards have changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from alehouse import Game
from alehouse.engine import codes as c
from alehouse.engine import events
from alehouse.engine.losing import BY_DRINK, BY_GOLD
from alehouse.game import program
from alehouse.testing.playout import play_on

SEEDS = range(60)
NUMBERS = {"seat", "target", "n", "now", "meant", "mode", "drink", "drinker", "bid", "turn"}
"""Parameters that are numbers: seats, places in a list, and how much of something."""
LISTS = {"seats": int, "targets": int, "cards": str, "others": str}
NAMES = {
    **events.WORDS,
    "meter": tuple(meter.name for meter in program().meters),
    "zone": tuple(zone.name for zone in program().zones),
    "card": (None, *program().by_id),
}

Event = tuple[str, dict[str, Any]]


@pytest.fixture(scope="module")
def games(recipe: Any) -> list[Game]:
    played = []
    for seed in SEEDS:
        game: Game = recipe(seed).game()
        for _ in play_on(game, recipe(seed).rng, recipe(seed).policy):
            pass
        played.append(game)
    return played


def told(games: list[Game]) -> Iterator[tuple[Game, Event]]:
    for game in games:
        for _to, code, args in game.tidings():
            yield game, (code, args)


def test_every_character_sits_in_these_games_and_some_are_played_in_teams(games: list[Game]) -> None:
    playable = {role.id for role in program().roles.values() if role.playable}
    assert {seat for game in games for seat in game.seats} == playable
    assert {game.variant for game in games} == {"individual", "two-headed-dragon"}


def test_no_event_has_a_number_where_a_name_is_meant(games: list[Game]) -> None:
    for game, (code, args) in told(games):
        assert tuple(name for name in args if name != "targets") == events.TOLD[code]
        for name, value in args.items():
            assert fits(game, code, name, value), (code, name, value)


def fits(game: Game, code: str, name: str, value: object) -> bool:
    """Whether a parameter is what its description says."""
    if name in NAMES:
        return value in NAMES[name]
    if name == "to":
        return value in range(len(game.seats)) or (code == "pay" and value in ("pot", "inn"))
    if name in LISTS and code != "start":
        return isinstance(value, list) and all(type(one) is LISTS[name] for one in value)
    return (name in NUMBERS or code == "start") and type(value) is int


def test_every_kind_of_name_comes_up_in_these_games(games: list[Game]) -> None:
    seen: defaultdict[str, set[Any]] = defaultdict(set)
    for _game, (_code, args) in told(games):
        for name in (*NAMES, "to"):
            if name in args:
                seen[name].add(args[name])
    for name in ("moment", "what", "place", "means", "why"):
        # Gold that changes hands is told as `pay`, `take` and the like.
        assert seen[name] == set(NAMES[name]) - ({"gold"} if name == "what" else set()), name
    assert {"pot", "inn", 0, 1, 2} <= seen["to"]
    assert seen["meter"]
    assert {"potion", "wulfric"} <= seen["zone"]
    assert len(seen["edit"]) > 8
    assert "other" not in seen["edit"]


def test_names_are_those_of_the_numbers_that_the_engine_keeps(games: list[Game]) -> None:
    table = program()
    for game in games:
        log: list[Any] = list(game._state.log or ())
        for (_, code, raw), (_, _, args) in zip(log, game.tidings(), strict=True):
            if code == "meter":
                assert args["meter"] == table.meters[raw[1]].name
            elif code == "flip":
                assert args["zone"] == table.zones[raw[1]].name
            elif code == "pay":
                # The flag of an ante is not told: only antes go to the pot.
                assert (args["to"] == "pot") == bool(raw[3] & c.F_ANTE)


SAMPLES: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("open", (c.DRINK_FRAME, 1, -1, c.S_OPEN), {"entry": "drink", "seat": 1, "card": None, "moment": "before"}),
    ("close", (c.LAST_FRAME, -1, -1, c.S_AFTER), {"entry": "last-chance", "seat": -1, "card": None, "moment": "after"}),
    ("change", (0, c.FORTITUDE, -2, 7, -2), {"seat": 0, "what": "fortitude", "n": -2, "now": 7, "meant": -2}),
    ("change", (0, c.ALCOHOL, 1, 20, 2), {"seat": 0, "what": "alcohol", "n": 1, "now": 20, "meant": 2}),
    ("pay", (0, 1, 2, 0), {"seat": 0, "n": 1, "to": 2, "means": "own"}),
    ("pay", (0, 1, c.POT, c.F_ANTE), {"seat": 0, "n": 1, "to": "pot", "means": "own"}),
    ("pay", (0, 0, c.POT, c.F_ANTE), {"seat": 0, "n": 0, "to": "pot", "means": "none"}),
    ("pay", (0, 1, c.POT, c.F_ANTE | c.F_INN), {"seat": 0, "n": 1, "to": "pot", "means": "inn"}),
    ("pay", (0, 0, c.INN, c.F_INN), {"seat": 0, "n": 0, "to": "inn", "means": "inn"}),
    ("take", (0, 3, c.INN), {"seat": 0, "n": 3, "place": "inn"}),
    ("take", (0, 3, c.POT), {"seat": 0, "n": 3, "place": "pot"}),
    ("out", (2, BY_DRINK, 5), {"seat": 2, "why": "drink", "n": 5}),
    ("out", (2, BY_GOLD, 0), {"seat": 2, "why": "gold", "n": 0}),
    ("out", (2, BY_DRINK), {"seat": 2, "why": "drink"}),  # in a game that was saved before it told how much
    ("put", (0, 2, 1, 0), {"seat": 0, "n": 2, "to": 1, "zone": program().zones[0].name}),
    ("meter", (1, 0, 4), {"seat": 1, "meter": program().meters[0].name, "now": 4}),
    ("target", (0, -2 - 0b101), {"seat": 0, "targets": [0, 2], "target": -1}),
    ("over", (0b110,), {"seats": [1, 2]}),
    ("start", (3, 1), {"seats": 3, "seat": 1}),
]


@pytest.mark.parametrize(("code", "raw", "args"), SAMPLES)
def test_an_event_in_names(code: str, raw: tuple[Any, ...], args: dict[str, Any]) -> None:
    table = Game(["gerki", "zot", "fiona"], seed=1)._state.table
    assert events.named(table, code, raw) == args


def test_an_edit_without_a_word_of_its_own_is_told_as_another() -> None:
    table = Game(["gerki", "zot"], seed=1)._state.table
    for edit, word in [*events.EDITS.items(), (c.E_SPENT, "other"), (0, "other")]:
        assert events.named(table, "edit", (edit, 0, 1, -1, -1, -1))["edit"] == word


def test_every_parameter_is_described() -> None:
    told = {name for names in events.TOLD.values() for name in names}
    assert set(events.PARAMETERS) == told | {"targets"}
    assert set(events.WORDS) < told

"""`alehouse lab`, as it is typed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from alehouse.cli import app
from alehouse.cli import lab as command

FOUR = ("--characters", "fiona,gerki,deirdre,zot", "--jobs", "1")


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["lab", *words])
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def loads(*words: str) -> Any:
    return json.loads(run(*words, "--json"))


def test_tournament() -> None:
    told = loads("tournament", "--bots", "normal,random,random,random", "--games", "40", "--seed", "1", *FOUR)
    assert told["games"] == told["finished"] == 40
    assert set(told["bots"]) == {"normal", "random"}
    normal, random = told["bots"]["normal"], told["bots"]["random"]
    assert (normal["games"], random["games"]) == (40, 120)
    assert normal["low"] < normal["win_rate"] < normal["high"]
    assert normal["win_rate"] > random["high"]
    assert normal["wins"] + random["wins"] == pytest.approx(40)


def test_balance_and_its_report(tmp_path: Path) -> None:
    words = ("balance", "--bots", "random", "--games", "16", "--report", str(tmp_path / "balance"), *FOUR)
    said = run(*words)
    assert said.startswith("16 games in ")
    for name in ("fiona", "gerki", "deirdre", "zot", "95 % interval", "25.0%"):
        assert name in said
    assert (tmp_path / "balance/report.html").read_text().startswith("<!doctype html>")
    assert "16 games of them kept from before" in run(*words)
    told = loads(*words)
    assert told["games_per_second"] is None
    assert {row["games"] for row in told["characters"].values()} == {16}


def test_seats_may_differ() -> None:
    told = loads("balance", "--bots", "random", "--games", "10", "--seats", "2-3", *FOUR)
    assert told["finished"] == 10
    assert sum(row["games"] for row in told["characters"].values()) == 2 * 2 * 2 + 3 * 3 * 2


def test_teams() -> None:
    told = loads("tournament", "--bots", "reluctant,random", "--variant", "two-headed-dragon", "--games", "4", *FOUR)
    assert told["bots"]["random"]["games"] == 8
    assert told["bots"]["random"]["chance"] == 0.5
    assert told["bots"]["random"]["wins"] + told["bots"]["reluctant"]["wins"] == 8


def test_a_card() -> None:
    told = loads("card", "make-some-elbow-room", "--bots", "random", "--games", "40", "--jobs", "1")
    row = told["characters"]["fiona"]
    assert row["opening_games"] <= row["drawn_games"] <= row["games"]
    said = run("card", "i-raise", "--bots", "random", "--games", "40", "--jobs", "1")
    assert "in the first hand" in said
    assert "Gerki" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("tournament", "--bots", "champion"), "there is no bot 'champion'; choose among"),
        (("tournament", "--bots", ","), "name at least one bot, such as --bots normal"),
        (("balance", "--characters", "gandalf"), "'gandalf' cannot be played; choose among"),
        (("balance", "--characters", ","), "name at least one character"),
        (("balance", "--seats", "many"), "say a number, a list such as 3,5 or a range such as 2-6"),
        (("balance", "--seats", "11"), "is played by 2, 3, 4"),
        (("balance", "--variant", "chess"), "there is no variant 'chess'"),
        (("balance", "--drinks", "tea"), "tea"),
        (("balance", "--engine", "steam"), "there is no engine 'steam'; choose among pool, ray"),
        (("tournament", "--iterations", "5", "--budget", "1"), "say either --iterations or --budget"),
        (("card", "make-some-elbow-rom"), "did you mean make-some-elbow-room"),
        (("card", "zzzzzzz"), "no deck has a card 'zzzzzzz'"),
    ],
)
def test_mistakes(words: tuple[str, ...], says: str) -> None:
    said = run(*words, code=2)
    assert said.startswith("alehouse: ")
    assert says in said
    assert said.count("\n") == 1


def test_without_its_libraries_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert run("balance", code=2) == "alehouse: the lab needs polars: pip install 'alehouse[lab]'\n"

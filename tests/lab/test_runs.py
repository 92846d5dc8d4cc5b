"""Runs: the same whoever plays them, stopped and resumed without loss."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import polars as pl
import pytest

from alehouse.errors import BadSetup
from alehouse.lab import games, tables
from alehouse.lab.fixtures import Fixture, Plan, fixtures
from alehouse.lab.folder import Folder, OtherRun, Results
from alehouse.lab.run import Run, Stopped

FOUR = ("fiona", "gerki", "deirdre", "zot")
PLAN = Plan("characters", ("random",), (4,), FOUR, seed="7")
GAMES = 50


def play(plan: Plan = PLAN, n: int = GAMES, jobs: int = 1, engine: str = "pool", folder: Path | None = None) -> Results:
    return Run(plan, n, folder).play(jobs, engine, lambda n: None)


@pytest.fixture(scope="module")
def whole() -> Results:
    return play()


@pytest.mark.parametrize(("jobs", "engine"), [(2, "pool"), (2, "ray")])
def test_the_number_of_workers_cannot_be_seen(jobs: int, engine: str, whole: Results) -> None:
    assert play(jobs=jobs, engine=engine).equals(whole)


def test_the_order_in_which_parts_come_cannot_be_seen() -> None:
    """A tenth, a fifth and three tenths are not the same sum in every order, unless they are counted in whole parts."""

    def won(share: float) -> Results:
        row = [1.0] * len(games.COUNTS) + [share] * len(games.WON)
        return Results.of(games.Part(cards={("fiona", "make-some-elbow-room"): row}))

    parts = [won(share) for share in (1 / 10, 1 / 5, 3 / 10)]
    whole = Results.together(parts)
    assert whole.cards["drawn_won"].to_list() == [0.6]
    for order in permutations(parts):
        assert Results.together(order).equals(whole)
        first, *rest = order
        assert Results.together([first, Results.together(rest)]).equals(whole), "resumed"


def test_the_rows_fit_together(whole: Results) -> None:
    assert whole.games["game"].to_list() == list(range(GAMES))
    assert set(whole.games["ended"]) == {"played"}
    assert len(whole.seats) == 4 * GAMES
    by_game = whole.seats.group_by("game").agg(pl.col("won").sum(), pl.col("place").sum())
    assert by_game["won"].to_list() == pytest.approx([1.0] * GAMES)
    assert by_game["place"].to_list() == pytest.approx([10.0] * GAMES)
    losers = whole.seats.filter(pl.col("cause") != "won")
    assert set(losers["cause"]) == {"drink", "gold"}
    assert losers.filter(pl.col("cause") == "gold")["gold"].max() == 0
    passed_out = losers.filter(pl.col("cause") == "drink")
    assert (passed_out["alcohol"] >= passed_out["fortitude"]).all()
    assert (whole.seats["answers"] <= whole.seats["cards"]).all()
    decided = whole.seats.group_by("game").agg(pl.col("decisions").sum()).sort("game")
    assert decided["decisions"].to_list() == whole.games["decisions"].to_list()


def test_cards_are_counted_where_they_are_held(whole: Results) -> None:
    cards = whole.cards
    assert set(cards["character"]) == set(FOUR)
    assert (cards["opening"] <= cards["drawn"]).all()
    assert (cards["played"] <= cards["drawn"]).all()
    assert (cards["answered"] <= cards["played"]).all()
    assert (cards["negated"] <= cards["played"]).all()
    assert cards["plays"].sum() <= whole.seats["cards"].sum()
    each = cards.group_by("character").agg(pl.col("seats").first(), pl.col("seats_won").first()).sort("character")
    rates = tables.rates(tables.finished(whole), "character")
    assert each["seats"].to_list() == rates["games"].to_list()
    assert each["seats_won"].to_list() == pytest.approx(rates["wins"].to_list())


def test_a_stopped_run_goes_on_where_it_stopped(tmp_path: Path, whole: Results) -> None:
    steps = 0

    def stop_after_one(_n: int) -> None:
        nonlocal steps
        steps += 1
        if steps == 2:
            raise KeyboardInterrupt

    with pytest.raises(Stopped, match="stopped after 40 of 50 games; the same command goes on from there"):
        Run(PLAN, GAMES, tmp_path / "run").play(1, "pool", stop_after_one)
    again = Run(PLAN, GAMES, tmp_path / "run")
    assert (again.had, len(again.missing)) == (40, 10)
    assert again.play(1, "pool", lambda n: None).equals(whole)
    assert Run(PLAN, GAMES, tmp_path / "run").missing == []
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == [
        "cards.parquet", "games.parquet", "plan.json", "seats.parquet",
    ]  # fmt: skip


def test_more_games_can_be_added(tmp_path: Path, whole: Results) -> None:
    play(n=20, folder=tmp_path / "run")
    assert play(folder=tmp_path / "run").equals(whole)
    assert Folder(tmp_path / "run", PLAN).load().equals(whole)


def test_a_run_killed_while_it_is_put_together_loses_nothing(tmp_path: Path, whole: Results) -> None:
    """Parts and the whole are there: no game counts twice."""
    folder = Folder(tmp_path / "run", PLAN)
    folder.keep(whole)
    for kind, table in whole.tables():
        table.write_parquet(tmp_path / "run" / f"{kind}.parquet")
    assert folder.load().equals(whole)
    assert play(folder=tmp_path / "run").equals(whole)
    assert not (tmp_path / "run/parts").exists()


def test_a_half_written_part_is_played_again(tmp_path: Path, whole: Results) -> None:
    folder = Folder(tmp_path / "run", PLAN)
    folder.keep(play(n=20))
    (tmp_path / "run/parts/0-games.parquet").unlink()
    assert play(folder=tmp_path / "run").equals(whole)


def test_a_folder_of_something_else_is_not_touched(tmp_path: Path) -> None:
    play(n=4, folder=tmp_path / "run")
    other = Plan("characters", ("random",), (4,), FOUR, seed="8")
    with pytest.raises(OtherRun, match="holds another run \\(seed 7\\)"):
        Run(other, 4, tmp_path / "run")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/thesis.txt").write_text("years of work")
    with pytest.raises(OtherRun, match="is not empty"):
        Run(PLAN, 4, tmp_path / "mine")
    with pytest.raises(OtherRun, match="is a file"):
        Run(PLAN, 4, tmp_path / "mine/thesis.txt")
    (tmp_path / "run/plan.json").write_text("{")
    with pytest.raises(OtherRun, match="cannot be read"):
        Run(PLAN, 4, tmp_path / "run")


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(BadSetup):
        Run(Plan("bots", ("random",), (4,), FOUR, drinks=("tea",)), 4)


def test_a_game_that_breaks_is_noted_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.new_game

    def sometimes(plan: Plan, fixture: Fixture) -> object:
        if fixture.game == 3:
            raise RuntimeError("out of ale")
        return real(plan, fixture)

    monkeypatch.setattr(games, "new_game", sometimes)
    run = Run(PLAN, 8)
    results = run.play(1, "pool", lambda n: None)
    assert results.games.filter(pl.col("ended") == "broken")["game"].to_list() == [3]
    assert "out of ale" in run.trouble
    assert len(tables.finished(results)) == 28


def test_a_deal_is_the_same_for_all_its_games() -> None:
    """Common random numbers: what differs between the games of a deal is who plays them."""
    plan = Plan("bots", ("random", "reluctant", "reluctant", "reluctant"), (4,), FOUR)
    first, second = (games.new_game(plan, fixture) for fixture, _ in zip(fixtures(plan), range(2), strict=False))
    assert [first.hand(seat) for seat in range(4)] == [second.hand(seat) for seat in range(4)]


def test_plan_can_be_read_back(tmp_path: Path) -> None:
    play(n=4, folder=tmp_path / "run")
    assert json.loads((tmp_path / "run/plan.json").read_text())["seed"] == "7"

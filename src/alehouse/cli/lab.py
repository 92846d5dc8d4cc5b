"""`alehouse lab`: tournaments, balance, and the worth of a card."""

from __future__ import annotations

import json as jsons
import os
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import AlehouseError, BadSetup
from ..packs import known
from . import pack as packing
from .one_line import complain
from .options import counted, setting_of, words

if TYPE_CHECKING:
    import polars as pl

    from ..lab.fixtures import Plan
    from ..lab.folder import Results
    from ..lab.run import Run

app = typer.Typer(help="Measure bots, characters and cards over many games.")

Games = Annotated[int, typer.Option(help="How many games.", min=1)]
Seed = Annotated[str, typer.Option(help="The same seed plays the same games.")]
Seats = Annotated[str | None, typer.Option(help="Seats at a table: 4, a list 3,5 or a range 2-6.")]
Jobs = Annotated[int | None, typer.Option(help="Processes to use. \\[default: one a core]", min=1, max=256)]
Engine = Annotated[str, typer.Option(help="pool: processes here; ray: a Ray cluster (RAY_ADDRESS, or a local one).")]
Characters = Annotated[str | None, typer.Option(help="Who may sit there, joined by commas. \\[default: all]")]
Drinks = Annotated[str, typer.Option(help="Drink Decks, joined by commas.")]
Variant = Annotated[str, typer.Option(help="individual, or two-headed-dragon for teams of two.")]
Iterations = Annotated[int | None, typer.Option(help="Worlds that a searching bot looks at for a decision.", min=1)]
Budget = Annotated[float | None, typer.Option(help="Or seconds for a decision.", min=0.001, max=60)]
Report = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep results and report there; a stopped run goes on from there."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help="A file with a character of its own.")]


class NoLab(AlehouseError):
    """What the lab needs is not installed."""


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def tournament(
    bots: Annotated[str, typer.Option(help="One a seat, joined by commas.")] = "normal,random,random,random",
    games: Games = 400,
    seats: Seats = None,
    characters: Characters = None,
    drinks: Drinks = "rdi1",
    variant: Variant = "individual",
    seed: Seed = "1",
    iterations: Iterations = None,
    budget: Budget = None,
    jobs: Jobs = None,
    engine: Engine = "pool",
    report: Report = None,
    json: Json = False,
    pack: Packs = None,
) -> None:
    """Let bots play each other. In each deal they take turns on the same seats and cards."""
    names = words(bots)
    together = setting_of(variant).team_size
    sizes = sizes_of(seats or str(max(2, len(names)) * together), variant)
    plan = make_plan("bots", names, sizes, characters, drinks, variant, seed, pack, iterations, budget)
    finish(plan, games, jobs, engine, report, json, rates_json, show_rates)


@app.command()
def balance(
    games: Games = 10_000,
    bots: Annotated[str, typer.Option(help="Who plays the characters; several take turns.")] = "normal",
    seats: Seats = None,
    characters: Characters = None,
    drinks: Drinks = "rdi1",
    variant: Variant = "individual",
    seed: Seed = "1",
    iterations: Iterations = None,
    budget: Budget = None,
    jobs: Jobs = None,
    engine: Engine = "pool",
    report: Report = None,
    json: Json = False,
    pack: Packs = None,
) -> None:
    """Measure how strong the characters are. In each deal they take turns on the same seats."""
    sizes = sizes_of(seats or "4", variant)
    plan = make_plan("characters", words(bots), sizes, characters, drinks, variant, seed, pack, iterations, budget)
    finish(plan, games, jobs, engine, report, json, rates_json, show_rates)


@app.command()
def card(
    id: Annotated[str, typer.Argument(metavar="ID", help="The id of a card, as alehouse cards lists it.")],
    games: Games = 1_000,
    bots: Annotated[str, typer.Option(help="Who plays; several take turns.")] = "normal",
    seats: Seats = None,
    seed: Seed = "1",
    jobs: Jobs = None,
    engine: Engine = "pool",
    report: Report = None,
    json: Json = False,
    pack: Packs = None,
) -> None:
    """Say what a card is worth: in the first hand, drawn, played, and when it is answered."""
    files = packing.named(pack)
    holders = holders_of(id, files)
    plan = make_plan("characters", words(bots), sizes_of(seats or "4", "individual"), None, "rdi1", "individual", seed,
                     pack, None, None)  # fmt: skip
    finish(
        plan, games, jobs, engine, report, json,
        lambda run, results, seconds: card_json(id, holders, results),
        lambda run, results, seconds: show_card(id, holders, files, results),
    )  # fmt: skip


# --- what is typed -------------------------------------------------------------------------------


def sizes_of(text: str, variant: str) -> tuple[int, ...]:
    """`4`, `3,5` or `2-6`: the numbers of seats that the variant can be played with."""
    setting = setting_of(variant)
    low, dash, high = text.partition("-")
    parts = (
        [str(n) for n in range(int(low), int(high) + 1)] if dash and low.isdigit() and high.isdigit() else words(text)
    )
    if not parts or not all(part.isdigit() for part in parts):
        raise BadSetup(f"--seats {text}: say a number, a list such as 3,5 or a range such as 2-6")
    fitting = tuple(int(part) for part in parts if int(part) in setting.seats)
    if not fitting or (not dash and len(fitting) < len(parts)):
        fit = ", ".join(map(str, setting.seats))
        raise BadSetup(f"--seats {text}: {setting.id} is played by {fit} players")
    return fitting


def make_plan(
    turns: str,
    bots: tuple[str, ...],
    sizes: tuple[int, ...],
    characters: str | None,
    drinks: str,
    variant: str,
    seed: str,
    pack: list[Path] | None,
    iterations: int | None,
    budget: float | None,
) -> Plan:
    """Raises BadSetup with what to type instead."""
    needed()
    from ..lab.fixtures import Plan

    files = packing.named(pack)
    playable = tuple(known(*packing.packs(files)).playable)
    pool = words(characters) if characters is not None else playable
    for name in pool:
        if name not in playable:
            raise BadSetup(f"{name!r} cannot be played; choose among {', '.join(playable)}")
    if not pool:
        raise BadSetup(f"name at least one character, such as --characters {','.join(playable[:2])}")
    if not bots:
        raise BadSetup("name at least one bot, such as --bots normal")
    if iterations is not None and budget is not None:
        raise BadSetup("say either --iterations or --budget")
    return Plan(turns, bots, sizes, pool, words(drinks), variant, seed, files, iterations, budget)


def needed() -> None:
    for name in ("polars", "altair", "vl_convert"):
        if find_spec(name) is None:
            raise NoLab(f"the lab needs {name}: pip install 'alehouse[lab]'")


def holders_of(id: str, files: tuple[str, ...]) -> list[str]:
    """The characters whose deck has the card. Raises BadSetup with cards that are alike."""
    from difflib import get_close_matches

    roles = [role for role in known(*packing.packs(files)).pack.characters if role.playable]
    holders = [role.id for role in roles if any(card.id == id for _, card in role.deck)]
    if not holders:
        ids = {card.id for role in roles for _, card in role.deck}
        near = get_close_matches(id, ids, 3, 0.5)
        raise BadSetup(f"no deck has a card {id!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
    return holders


# --- playing -------------------------------------------------------------------------------------

Say = Callable[["Run", "Results", float], Any]


def finish(
    plan: Plan, games: int, jobs: int | None, engine: str, report: Path | None, json: bool, tell: Say, show: Say
) -> None:
    """Play, then tell the results in the way that was asked for."""
    from ..lab.engines import ENGINES
    from ..lab.run import Run

    if engine not in ENGINES:
        raise BadSetup(f"there is no engine {engine!r}; choose among {', '.join(ENGINES)}")
    run = Run(plan, games, report)
    began = time.perf_counter()
    results = with_bar(run, jobs or os.cpu_count() or 1, engine)
    seconds = time.perf_counter() - began
    if report is not None:
        from ..lab.report import write_report

        write_report(report / "report.html", plan, results, titles_of(plan.packs))
    if json:
        print(jsons.dumps(tell(run, results, seconds), indent=2, ensure_ascii=False))
    else:
        show(run, results, seconds)
        if report is not None:
            print(f"report: {report / 'report.html'}")
    if run.trouble:
        complain(run.trouble)
        raise typer.Exit(1)


def with_bar(run: Run, jobs: int, engine: str) -> Results:
    """With a bar and the time left, on a terminal."""
    if not sys.stderr.isatty():
        return run.play(jobs, engine, lambda n: None)
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("games"), BarColumn(), MofNCompleteColumn(),
        TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn(elapsed_when_finished=True),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=run.had + len(run.missing), completed=run.had)
        return run.play(jobs, engine, lambda n: progress.advance(task, n))


def titles_of(files: tuple[str, ...]) -> dict[str, str]:
    content = known(*packing.packs(files))
    return content.titles | {role.id: role.name for role in content.pack.characters}


# --- telling -------------------------------------------------------------------------------------


def common_json(run: Run, results: Results, seconds: float) -> dict[str, Any]:
    ended = dict(results.games.group_by("ended").len().iter_rows())
    played = len(run.missing)
    return {
        "games": len(results.games),
        "finished": ended.get("played", 0),
        "truncated": ended.get("truncated", 0),
        "broken": ended.get("broken", 0),
        "seconds": round(seconds, 2),
        "games_per_second": round(played / seconds, 2) if played else None,
    }


def rates_of(run: Run, results: Results) -> tuple[str, pl.DataFrame]:
    """What the run compares, and its win rates: bots in a tournament, characters for balance."""
    from ..lab import tables

    name = run.plan.turns.removesuffix("s")
    return name, tables.rates(tables.finished(results), name)


def rates_json(run: Run, results: Results, seconds: float) -> dict[str, Any]:
    from ..lab import tables

    name, found = rates_of(run, results)
    more = {run.plan.turns: tables.by_name(found, name, ("win_rate", "low", "high", "games", "wins", "chance"))}
    return common_json(run, results, seconds) | more


def card_json(id: str, holders: list[str], results: Results) -> dict[str, Any]:
    from ..lab import tables

    rows = {row["character"]: row for row in tables.worths(results).iter_rows(named=True) if row["card"] == id}
    named = {
        name: {key: tables.rounded(value) for key, value in rows[name].items()} for name in holders if name in rows
    }
    return {"card": id, "characters": named}


def head(run: Run, results: Results, seconds: float) -> None:
    told = common_json(run, results, seconds)
    speed = f" ({told['games_per_second']:.1f} a second)" if told["games_per_second"] else ""
    before = f", {counted(run.had, 'game')} of them kept from before" if run.had else ""
    print(f"{counted(told['games'], 'game')} in {seconds:.1f} s{speed}{before}: ", end="")
    print(f"{told['finished']} finished, {told['truncated']} given up, {told['broken']} broken.")


def show_rates(run: Run, results: Results, seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    head(run, results, seconds)
    name, found = rates_of(run, results)
    table = Table(name, "games", "wins", "95 % interval", "chance")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in found.sort("win_rate", descending=True).iter_rows(named=True):
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(row[name], f"{row['games']}", f"{row['win_rate']:.1%}", interval, f"{row['chance']:.1%}")
    Console(highlight=False).print(table)


WORTH = (
    ("opening", "in the first hand", "hands without it"),
    ("drawn", "drawn", "never drawn"),
    ("played", "played", "drawn and kept"),
    ("answering", "played as an answer", "played otherwise"),
    ("answered", "played, and answered", "let through"),
    ("negated", "played, and negated", "not negated"),
)
MEANING = (
    "Chance alone decides the first hand: that gain is the card's own. The others also tell who was ahead anyway,"
    " and who lived long enough to draw it."
)


def show_card(id: str, holders: list[str], files: tuple[str, ...], results: Results) -> None:
    """Decks that share the card are counted together; --json tells them apart."""
    from rich.console import Console
    from rich.table import Table

    from ..lab import tables

    titles = titles_of(files)
    row = tables.worth_together(results, id)
    decks = ", ".join(titles[name] for name in holders)
    print(f"{titles[id]} ({id}), in the deck of {decks}")
    if row is None:
        print("Nobody with that deck has sat in a game that came to its end.")
        return
    print(
        f"{counted(row['games'], 'seat')}, of which {row['base_rate']:.1%} won; played {row['plays']} times, ", end=""
    )
    print(f"answered {row['answers']} times, negated {row['negations']} times.")
    table = Table("when it was", "seats", "won", "gain", "95 % interval", "beside")
    for column in table.columns[:-1]:
        column.no_wrap = True
    for key, what, beside in WORTH:
        n, rate, gain = row[f"{key}_games"], row[f"{key}_rate"], row[f"{key}_gain"]
        won = f"{rate:.1%}" if n else ""
        if gain is None:
            table.add_row(what, str(n), won, "", "too few to say", beside)
        else:
            interval = f"{row[f'{key}_low']:+.1%} to {row[f'{key}_high']:+.1%}"
            table.add_row(what, str(n), won, f"{gain:+.1%}", interval, beside)
    console = Console(highlight=False)
    console.print(table)
    console.print(MEANING)

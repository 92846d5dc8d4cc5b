"""A report: one HTML file with plots and tables, which needs nothing else and nobody's server."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

import polars as pl
import vl_convert

from .. import __version__
from . import charts, tables
from .fixtures import Plan
from .folder import Results, write

STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #f6efe0; color: #2a2018; font: 17px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2.2rem; line-height: 1.1; margin: 0 0 .5rem; }
h2 { margin: 2.5rem 0 .25rem; border-bottom: 2px solid #b8741a; }
p.lead { color: #57402a; margin: .25rem 0 1rem; }
.plot { overflow-x: auto; padding: .5rem; background: #fffaf0; border: 1px solid #e0d2b6; border-radius: 8px; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0; }
dl div { background: #fffaf0; border: 1px solid #e0d2b6; border-radius: 8px; padding: .5rem .75rem; }
dt { font-size: .85rem; color: #57402a; } dd { margin: 0; font-size: 1.4rem; }
table { border-collapse: collapse; width: 100%; background: #fffaf0; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #e0d2b6; }
th:first-child, td:first-child { text-align: left; }
.rows { overflow-x: auto; }
@media (max-width: 30rem) { th, td { padding: .25rem .3rem; font-size: .9rem; } }
footer { margin-top: 3rem; font-size: .9rem; color: #57402a; }
"""

DRAW = """const plots = PLOTS;
for (const [at, spec] of plots.entries())
  await window.embed(`#plot-${at}`, spec, { actions: false, renderer: "svg" });
document.body.dataset.drawn = "yes";
"""


class Page:
    """Sections, one after another, and the plots that they show."""

    def __init__(self) -> None:
        self._body: list[str] = []
        self._plots: list[dict[str, Any]] = []

    def section(self, title: str, lead: str) -> None:
        self._body.append(f'<h2>{escape(title)}</h2><p class="lead">{escape(lead)}</p>')

    def plot(self, chart: charts.Plot) -> None:
        spec = chart.to_dict()
        spec["config"] = charts.theme()
        self._body.append(f'<div class="plot"><div id="plot-{len(self._plots)}"></div></div>')
        self._plots.append(spec)

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        cells = "".join(f"<th>{escape(name)}</th>" for name in head)
        lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        whole = f"<table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>"
        self._body.append(f'<div class="rows" tabindex="0">{whole}</div>')

    def facts(self, facts: list[tuple[str, str]]) -> None:
        cells = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
        self._body.append(f"<dl>{cells}</dl>")

    def html(self, title: str, lead: str) -> str:
        draws = DRAW.replace("PLOTS", json.dumps(self._plots))
        scripts = "".join(map(script, (vl_convert.javascript_bundle("window.embed = vegaEmbed;"), draws)))
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
            f'<p class="lead">{escape(lead)}</p>{"".join(self._body)}'
            f"<footer>Made by Alehouse {__version__}, an unofficial implementation of The Red Dragon Inn.</footer>"
            f"</main>{scripts}</body></html>"
        )


def script(code: str) -> str:
    # Inside a script this would end it; inside its texts the other means the same.
    whole = code.replace("</script", "<\\/script")
    return f'<script type="module">{whole}</script>'


def write_report(file: Path, plan: Plan, results: Results, titles: dict[str, str]) -> None:
    """`titles`: the names of characters and cards, by their ids."""
    seats = tables.finished(results).with_columns(pl.col("character").replace(titles).alias("name"))
    page = Page()
    page.facts(facts_of(plan, results))
    if plan.turns == "bots":
        add_bots(page, seats)
    add_characters(page, seats)
    add_table(page, results, seats)
    add_cards(page, results, titles)
    what = "A tournament of bots" if plan.turns == "bots" else "The balance of the characters"
    bots = ", ".join(plan.bots)
    lead = f"{len(results.games):,} games, seed {plan.seed}, bots: {bots}, Drink Decks: {', '.join(plan.drinks)}."
    write(file, page.html(what, lead).encode())


def facts_of(plan: Plan, results: Results) -> list[tuple[str, str]]:
    ended = dict(results.games.group_by("ended").agg(pl.len()).iter_rows())
    played = results.games.filter(pl.col("ended") == "played")
    turns = played["turns"].median()
    return [
        ("games to the end", f"{ended.get('played', 0):,}"),
        ("given up", f"{ended.get('truncated', 0):,}"),
        ("broken", f"{ended.get('broken', 0):,}"),
        ("seats", ", ".join(map(str, plan.sizes))),
        ("characters", str(len(plan.characters))),
        ("turns, in the middle", f"{turns:.0f}" if isinstance(turns, int | float) else "none"),
    ]


def chance_of(found: pl.DataFrame) -> float | None:
    """What chance alone would give, if that is the same for all."""
    chances = found["chance"].unique().to_list()
    return float(chances[0]) if len(chances) == 1 else None


def add_bots(page: Page, seats: pl.DataFrame) -> None:
    page.section("Bots", "How often each bot won, of the games in which it held a seat. Dashed: chance.")
    add_rates(page, tables.rates(seats, "bot"), "bot", "bot")


def add_rates(page: Page, found: pl.DataFrame, by: str, title: str) -> None:
    """Win rates as a plot and as numbers."""
    page.plot(charts.win_rates(found, by, title, chance_of(found)))
    rows = found.sort("win_rate", descending=True).iter_rows(named=True)
    shares = ("win_rate", "low", "high")
    page.table(
        [title, "games", "wins", "from", "to"],
        [[row[by], f"{row['games']:,}", *[f"{row[key]:.1%}" for key in shares]] for row in rows],
    )


def add_characters(page: Page, seats: pl.DataFrame) -> None:
    found = tables.rates(seats, "name").sort("win_rate", descending=True)
    order = found["name"].to_list()
    page.section("Characters", "How often each character won, of the games in which it sat. Dashed: chance.")
    add_rates(page, found, "name", "character")
    page.section(
        "Who outlasts whom",
        "Of the games in which both sat: in how many the row was still there when the column was out. Warm: the row.",
    )
    page.plot(charts.matrix(tables.matchups(seats.with_columns(pl.col("name").alias("character"))), order))
    page.section("How it ended", "What became of each character: the last one standing, passed out, or out of Gold.")
    page.plot(charts.endings(tables.causes(seats, "name"), "name", order))


def add_table(page: Page, results: Results, seats: pl.DataFrame) -> None:
    page.section("Seats", "Does it help to begin? The first is who had the first turn.")
    page.plot(charts.seat_effect(tables.rates(seats, "seats", "order")))
    page.section("Length", "How many turns a game lasts, of everybody together.")
    page.plot(charts.lengths(results.games.filter(pl.col("ended") == "played")))


def add_cards(page: Page, results: Results, titles: dict[str, str]) -> None:
    found = tables.decisive(results)
    page.section(
        "Most decisive cards",
        "Who played the card won so much more often than who drew it and did not. Cards that are played when one is"
        " ahead anyway stand high here too; the gain in the first hand, in the tooltip, is free of that.",
    )
    if found.is_empty():
        page.table(["too few games to say"], [])
        return
    named = found.with_columns(pl.col("card").replace(titles).alias("title"), pl.col("character").replace(titles))
    page.plot(charts.cards(named))

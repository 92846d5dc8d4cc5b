"""What the results say, as tables: win rates with their intervals, who outlasts whom, why games are lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import polars as pl

from .folder import Results
from .numbers import difference, wilson

ENOUGH = 30
"""A card that was played or left in the hand in fewer games than this says nothing."""


def finished(results: Results) -> pl.DataFrame:
    """The seats of the games that came to an end by the rules."""
    played = results.games.filter(pl.col("ended") == "played")
    return results.seats.join(played.select("game"), on="game", how="semi")


def rates(seats: pl.DataFrame, *by: str) -> pl.DataFrame:
    """The share of wins with its interval, and what chance alone would give.

    A victory that several share counts as a part of one for each side, so that the wins of a game add up to one side.
    """
    found = (
        seats.with_columns((pl.col("side").max().over("game") + 1).alias("sides"))
        .group_by(*by)
        .agg(
            pl.len().alias("games"),
            pl.col("won").sum().alias("wins"),
            (1 / pl.col("sides")).mean().alias("chance"),
        )
        .sort(*by)
    )
    bounds = [wilson(wins, games) for wins, games in found.select("wins", "games").iter_rows()]
    return found.with_columns(
        (pl.col("wins") / pl.col("games")).alias("win_rate"),
        pl.Series("low", [low for low, _ in bounds], pl.Float64),
        pl.Series("high", [high for _, high in bounds], pl.Float64),
    )


def matchups(seats: pl.DataFrame) -> pl.DataFrame:
    """Of the games in which both sat, on different sides: in how many the character outlasted the other one."""
    mine = seats.select("game", "character", "place", "side")
    pairs = mine.join(mine, on="game", suffix="_other").filter(pl.col("side") != pl.col("side_other"))
    ahead = (pl.col("place") < pl.col("place_other")).cast(pl.Float64) + (
        pl.col("place") == pl.col("place_other")
    ).cast(pl.Float64) / 2
    return (
        pairs.group_by("character", pl.col("character_other").alias("other"))
        .agg(pl.len().alias("games"), ahead.mean().alias("outlasts"))
        .filter(pl.col("character") != pl.col("other"))
        .sort("character", "other")
    )


def causes(seats: pl.DataFrame, *by: str) -> pl.DataFrame:
    """How often each way to end was met."""
    counted = seats.group_by(*by, "cause").agg(pl.len().alias("n"))
    return counted.with_columns((pl.col("n") / pl.col("n").sum().over(*by)).alias("share")).sort(*by, "cause")


def worths(results: Results) -> pl.DataFrame:
    """Each card of each character: win rates when it was met, and what that is more than without it.

    `opening`: it was in the first hand. Chance alone decides that, so the gain is the card's. `drawn` and `played` also
    depend on how long the game was and how it went: they tell which cards go with winning, and not that they win.
    """
    rows = [worth(row) for row in results.cards.iter_rows(named=True)]
    return pl.DataFrame(rows, infer_schema_length=None).sort("character", "card") if rows else pl.DataFrame()


def worth_together(results: Results, card: str) -> dict[str, Any] | None:
    """The same for one card, over all decks that have it."""
    rows = results.cards.filter(pl.col("card") == card)
    return worth(rows.sum().row(0, named=True)) if len(rows) else None


def worth(row: dict[str, Any]) -> dict[str, Any]:
    seats, won = int(row["seats"]), row["seats_won"]
    drawn, drawn_won = int(row["drawn"]), row["drawn_won"]
    played, played_won = int(row["played"]), row["played_won"]
    out: dict[str, Any] = {"character": row["character"], "card": row["card"], "games": seats}
    out["base_rate"] = won / seats if seats else None
    for name in ("opening", "drawn"):
        n, wins = int(row[name]), row[f"{name}_won"]
        out |= compared(name, n, wins, seats - n, won - wins)
    out |= compared("played", played, played_won, drawn - played, drawn_won - played_won)
    for name in ("answering", "answered", "negated"):
        n, wins = int(row[name]), row[f"{name}_won"]
        out |= compared(name, n, wins, played - n, played_won - wins)
    out["plays"], out["answers"], out["negations"] = int(row["plays"]), int(row["answers"]), int(row["negations"])
    return out


def compared(name: str, n: int, wins: float, more: int, others: float) -> dict[str, Any]:
    """The rate with it, and the gain over the games without it; no gain where there are too few games."""
    gain, low, high = difference(wins, n, others, more)
    tells = min(n, more) >= ENOUGH
    return {
        f"{name}_games": n,
        f"{name}_rate": wins / n if n else None,
        f"{name}_gain": gain if tells else None,
        f"{name}_low": low if tells else None,
        f"{name}_high": high if tells else None,
    }


def decisive(results: Results, most: int = 30) -> pl.DataFrame:
    """The cards with the largest gain when they were played instead of kept."""
    found = worths(results)
    if found.is_empty():
        return found
    return found.filter(pl.col("played_gain").is_not_null()).sort("played_gain", descending=True).head(most)


def by_name(table: pl.DataFrame, name: str, columns: Iterable[str]) -> dict[str, dict[str, Any]]:
    """A table as JSON has it."""
    return {row[name]: {column: rounded(row[column]) for column in columns} for row in table.iter_rows(named=True)}


def rounded(value: Any) -> Any:
    return round(value, 4) if isinstance(value, float) else value

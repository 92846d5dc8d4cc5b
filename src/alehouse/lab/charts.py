"""The plots of a report. Each is a chart of altair; how it looks is decided here once for all."""

from __future__ import annotations

from typing import Any

import altair as alt
import polars as pl

Plot = alt.TopLevelMixin
"""A chart of any kind."""

ALE, WINE, WATER, INK = "#b8741a", "#8c2f39", "#3f6f8f", "#2a2018"
CAUSES = {"won": "won", "drink": "passed out", "gold": "out of Gold", "none": "game given up"}
WIDTH = 640
TITLES = 400
"""Room for the titles of cards, each with its character; a longer one is cut."""
PERCENT = ".0%"


def theme() -> dict[str, Any]:
    """For all charts of a page."""
    font = "Georgia, 'Times New Roman', serif"
    return {
        "background": "transparent",
        "font": font,
        "axis": {
            "labelFontSize": 13,
            "titleFontSize": 13,
            "labelColor": INK,
            "titleColor": INK,
            "gridColor": "#e5d9c3",
        },
        "legend": {"labelFontSize": 13, "titleFontSize": 13, "labelColor": INK, "titleColor": INK},
        "view": {"stroke": None},
    }


def win_rates(rates: pl.DataFrame, by: str, title: str, chance: float | None) -> Plot:
    """Points with their intervals, the best on top, and a line for what chance would give."""
    rows = alt.Y(f"{by}:N", sort=alt.EncodingSortField("win_rate", order="descending"), title=title)
    base = alt.Chart(rates).properties(width=WIDTH, height=alt.Step(24))
    tip = [
        alt.Tooltip(f"{by}:N", title=title),
        alt.Tooltip("games:Q", format=","),
        alt.Tooltip("win_rate:Q", format=".1%", title="wins"),
        alt.Tooltip("low:Q", format=".1%"),
        alt.Tooltip("high:Q", format=".1%"),
    ]
    axis = alt.X("low:Q", title="share of games won, with its 95 % interval", axis=alt.Axis(format=PERCENT))
    layers = [
        base.mark_rule(strokeWidth=3, color=ALE, opacity=0.7).encode(axis, alt.X2("high:Q"), rows, tooltip=tip),
        base.mark_point(filled=True, size=90, color=WINE, opacity=1).encode(alt.X("win_rate:Q"), rows, tooltip=tip),
        base.mark_text(align="left", dx=9, dy=-8, color=INK, fontSize=12).encode(
            alt.X("win_rate:Q"), rows, alt.Text("win_rate:Q", format=".1%")
        ),
    ]
    if chance is not None:
        line = alt.Chart(pl.DataFrame({"chance": [chance]}))
        layers.append(line.mark_rule(strokeDash=[5, 4], color=INK).encode(alt.X("chance:Q")))
    return alt.layer(*layers)


def matrix(found: pl.DataFrame, order: list[str]) -> Plot:
    """Who outlasts whom: warm where the row does, cool where the column does, with the number."""
    far = max(0.05, float((found["outlasts"] - 0.5).abs().max() or 0.0))  # type: ignore[arg-type]
    base = alt.Chart(found).encode(
        alt.X("other:N", sort=order, title="outlasts", axis=alt.Axis(orient="top", labelAngle=-40)),
        alt.Y("character:N", sort=order, title=None),
        tooltip=[
            "character:N",
            alt.Tooltip("other:N", title="outlasts"),
            alt.Tooltip("outlasts:Q", format=".1%", title="in"),
            alt.Tooltip("games:Q", format=","),
        ],
    )
    scale = alt.Scale(domain=[0.5 - far, 0.5, 0.5 + far], range=["#7fa6bf", "#fbf6ea", "#d08a80"])
    cells = base.mark_rect().encode(alt.Color("outlasts:Q", scale=scale, title=None, legend=alt.Legend(format=PERCENT)))
    words = base.mark_text(fontSize=12, color=INK).encode(alt.Text("outlasts:Q", format=PERCENT))
    return alt.layer(cells, words).properties(width=alt.Step(46), height=alt.Step(30))


def seat_effect(rates: pl.DataFrame) -> Plot:
    """Does it help to begin? By the place in turn order, for each number of seats."""
    named = rates.with_columns((pl.col("order") + 1).alias("place"), pl.format("{} seats", "seats").alias("table"))
    base = alt.Chart(named).encode(
        alt.X("place:O", title="place in the order of the first turn", axis=alt.Axis(labelAngle=0)),
        alt.Color("table:N", title=None),
    )
    bars = base.mark_rule(strokeWidth=3, opacity=0.5).encode(
        alt.Y("low:Q", title="share of games won", axis=alt.Axis(format=PERCENT), scale=alt.Scale(zero=True)),
        alt.Y2("high:Q"),
    )
    line = base.mark_line(point=alt.OverlayMarkDef(filled=True, size=80)).encode(
        alt.Y("win_rate:Q"),
        tooltip=["table:N", "place:O", alt.Tooltip("win_rate:Q", format=".1%"), alt.Tooltip("games:Q", format=",")],
    )
    return alt.layer(line, bars).properties(width=WIDTH, height=240)


def lengths(games: pl.DataFrame) -> Plot:
    """How long the games are, in turns."""
    step = max(1, round(max(games["turns"], default=1) / 40))
    binned = games.with_columns((pl.col("turns") // step * step).alias("from"))
    counted = binned.group_by("from", "seats").agg(pl.len().alias("games")).sort("from", "seats")
    counted = counted.with_columns((pl.col("from") + step).alias("to"), pl.format("{} seats", "seats").alias("table"))
    chart: Plot = (
        alt.Chart(counted)
        .mark_bar(opacity=0.85)
        .encode(
            alt.X("from:Q", title="turns", bin=alt.BinParams(binned=True, step=step)),
            alt.X2("to:Q"),
            alt.Y("games:Q", title="games", stack=True),
            alt.Color("table:N", title=None),
            tooltip=[alt.Tooltip("from:Q", title="turns from"), alt.Tooltip("to:Q"), "table:N", "games:Q"],
        )
        .properties(width=WIDTH, height=240)
    )
    return chart


def endings(found: pl.DataFrame, by: str, order: list[str]) -> Plot:
    """How it ended for each: won, passed out, out of Gold."""
    at = dict(zip(CAUSES, range(len(CAUSES)), strict=True))
    named = found.with_columns(
        pl.col("cause").replace_strict(CAUSES).alias("how"), pl.col("cause").replace_strict(at).alias("at")
    )
    chart: Plot = (
        alt.Chart(named)
        .mark_bar()
        .encode(
            alt.X("share:Q", title="share of games", axis=alt.Axis(format=PERCENT), stack="normalize"),
            alt.Y(f"{by}:N", sort=order, title=None),
            alt.Color(
                "how:N",
                title=None,
                scale=alt.Scale(domain=list(CAUSES.values()), range=[ALE, WINE, WATER, "#bbb1a0"]),
            ),
            alt.Order("at:Q"),
            tooltip=[f"{by}:N", alt.Tooltip("how:N", title="it"), alt.Tooltip("share:Q", format=".1%"), "n:Q"],
        )
        .properties(width=WIDTH, height=alt.Step(24))
    )
    return chart


def cards(found: pl.DataFrame) -> Plot:
    """Cards by how much more often they who played them won than they who held and did not play them."""
    named = found.with_columns(pl.format("{} ({})", "title", "character").alias("name"))
    rows = alt.Y(
        "name:N",
        sort=alt.EncodingSortField("played_gain", order="descending"),
        title=None,
        axis=alt.Axis(labelLimit=TITLES),
    )
    tip = [
        alt.Tooltip("name:N", title="card"),
        alt.Tooltip("played_games:Q", format=",", title="games in which it was played"),
        alt.Tooltip("played_rate:Q", format=".1%", title="won of these"),
        alt.Tooltip("played_gain:Q", format="+.1%", title="more than when kept"),
        alt.Tooltip("opening_gain:Q", format="+.1%", title="gain in the first hand"),
    ]
    base = alt.Chart(named).properties(width=WIDTH - 120, height=alt.Step(20))
    axis = alt.X("played_low:Q", title="wins when played, minus wins when drawn and kept", axis=alt.Axis(format="+.0%"))
    bars = base.mark_rule(strokeWidth=3, color=ALE, opacity=0.7).encode(
        axis, alt.X2("played_high:Q"), rows, tooltip=tip
    )
    dots = base.mark_point(filled=True, size=80, color=WINE, opacity=1).encode(
        alt.X("played_gain:Q"), rows, tooltip=tip
    )
    return alt.layer(bars, dots)

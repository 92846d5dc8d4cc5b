"""The folder of a run: its plan and its results, as Parquet files.

While a run goes on, the part of each block is a file of its own under `parts/`; in the end all parts become three
tables: `games.parquet` (one row a game), `seats.parquet` (one a seat) and `cards.parquet` (one a card of a character).
A part is written under another name and then renamed, so a file that is there is whole: a run can be stopped at any
time, and the same command goes on with the games that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import polars as pl

from ..errors import AlehouseError
from .fixtures import Plan
from .games import COLUMNS, Part

GAMES = {
    "game": pl.Int32, "deal": pl.Int32, "rotation": pl.Int16, "seats": pl.Int16, "ended": pl.String,
    "turns": pl.Int32, "decisions": pl.Int32,
}  # fmt: skip
SEATS = {
    "game": pl.Int32, "deal": pl.Int32, "seat": pl.Int16, "order": pl.Int16, "seats": pl.Int16, "side": pl.Int16,
    "character": pl.String, "bot": pl.String, "won": pl.Float64, "place": pl.Float64, "cause": pl.String,
    "turn": pl.Int32, "gold": pl.Int32, "fortitude": pl.Int32, "alcohol": pl.Int32, "drinks": pl.Int32,
    "cards": pl.Int32, "answers": pl.Int32, "decisions": pl.Int32,
}  # fmt: skip
CARDS = {"character": pl.String, "card": pl.String} | dict.fromkeys(COLUMNS, pl.Float64)
KINDS = ("games", "seats", "cards")
SHARE = 2520
"""A shared victory is one part of up to ten: counted in so many parts of one, sums are whole numbers, and the order of
adding up makes no difference."""


class OtherRun(AlehouseError):
    """The folder holds the results of something else."""


class Results:
    """Three tables."""

    def __init__(self, games: pl.DataFrame, seats: pl.DataFrame, cards: pl.DataFrame) -> None:
        self.games = games
        self.seats = seats
        self.cards = cards

    @classmethod
    def of(cls, part: Part) -> Results:
        cards = [[*key, *row] for key, row in part.cards.items()]
        return cls(
            pl.DataFrame(part.games, GAMES),
            pl.DataFrame(part.seats, SEATS),
            pl.DataFrame(cards, CARDS, orient="row"),
        )

    @classmethod
    def together(cls, parts: Iterable[Results]) -> Results:
        """In one order, whatever order the parts came in."""
        rows = list(parts) or [cls.of(Part())]
        counted = pl.all().exclude("character", "card")
        shares = pl.concat([one.cards for one in rows]).with_columns((counted * SHARE).round())
        cards = shares.group_by("character", "card").sum().with_columns(counted / SHARE)
        return cls(
            pl.concat([one.games for one in rows]).sort("game"),
            pl.concat([one.seats for one in rows]).sort("game", "seat"),
            cards.sort("character", "card"),
        )

    def tables(self) -> tuple[tuple[str, pl.DataFrame], ...]:
        return tuple(zip(KINDS, (self.games, self.seats, self.cards), strict=True))

    def equals(self, other: Results) -> bool:
        return all(mine.equals(theirs) for (_, mine), (_, theirs) in zip(self.tables(), other.tables(), strict=True))


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.parts = path / "parts"
        self._check(plan)

    def _check(self, plan: Plan) -> None:
        file = self.path / "plan.json"
        told: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
        if self.path.exists() and not self.path.is_dir():
            raise OtherRun(f"{self.path} is a file; name a folder for the results")
        if file.exists():
            try:
                before = json.loads(file.read_text("utf-8"))
            except ValueError:
                raise OtherRun(f"{file} cannot be read; name another folder") from None
            other = [key for key in told if before.get(key) != told[key]]
            if other:
                was = ", ".join(f"{key} {shown(before.get(key))}" for key in other)
                raise OtherRun(f"{self.path} holds another run ({was}); name another folder, or remove that one")
        elif self.path.exists() and any(self.path.iterdir()):
            raise OtherRun(f"{self.path} is not empty and holds no run; name a new folder")
        self.path.mkdir(parents=True, exist_ok=True)
        write(file, json.dumps(told, indent=2).encode())

    def keep(self, part: Results) -> None:
        """Keep the part of a block."""
        self.parts.mkdir(exist_ok=True)
        save(self.parts, f"{min(part.games['game'])}-", part)

    def load(self) -> Results:
        """Everything that is there."""
        found = [read(self.path, "")] if (self.path / "games.parquet").exists() else [Results.of(Part())]
        have = set(found[0].games["game"])
        for file in sorted(self.parts.glob("*-games.parquet")):
            part = read(self.parts, file.name.removesuffix("games.parquet"))
            if have.isdisjoint(part.games["game"]):  # else it has been put together already
                have.update(part.games["game"])
                found.append(part)
        return Results.together(found)

    def reopen(self) -> None:
        """More games are wanted: what was put together becomes a part again."""
        if (self.path / "games.parquet").exists():
            self.keep(self.load())
            for kind in KINDS:  # the games first: without them the others do not count
                (self.path / f"{kind}.parquet").unlink()

    def finish(self, results: Results) -> None:
        """Put everything together. Stopped in the middle of this, the parts are still there."""
        save(self.path, "", results)
        for file in self.parts.iterdir() if self.parts.exists() else ():
            file.unlink()
        if self.parts.exists():
            self.parts.rmdir()


def save(folder: Path, prefix: str, results: Results) -> None:
    for kind, table in reversed(results.tables()):  # the games come last: they say that the others are whole
        store(folder / f"{prefix}{kind}.parquet", table)


def read(folder: Path, prefix: str) -> Results:
    return Results(*[pl.read_parquet(folder / f"{prefix}{kind}.parquet") for kind in KINDS])


def store(file: Path, table: pl.DataFrame) -> None:
    draft = file.with_suffix(".draft")
    table.write_parquet(draft)
    draft.replace(file)


def write(file: Path, data: bytes) -> None:
    draft = file.with_suffix(".draft")
    draft.write_bytes(data)
    draft.replace(file)


def shown(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)

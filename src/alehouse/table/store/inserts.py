"""How rows become statements: as few as possible, because after each the writing thread waits for the others.

Python lets go of its lock while SQLite works, and a busy server takes its time to give it back. A group of log rows
is therefore one statement with many rows, never one statement a row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite

from ..rows import LogRow, Row
from .schema import TABLES

MOST = 64
"""Rows in one statement. Old libraries take no more than 999 values."""

Statement = tuple[str, Sequence[Any]]


class Inserts:
    """The statements of one kind of database, made once."""

    def __init__(self, dialect: Dialect) -> None:
        self._parts = {kind: parts(text(table, kind, dialect)) for kind, table in TABLES.items()}
        self._texts: dict[tuple[type[Struct], int], str] = {}

    def of(self, rows: Iterable[Row]) -> list[Statement]:
        """Statements that store these rows. Of two rows with one key the later counts; log rows must be new."""
        kinds: dict[type[Struct], list[tuple[Any, ...]]] = {}
        for row in rows:
            kinds.setdefault(type(row), []).append(astuple(row))
        out: list[Statement] = []
        for kind in TABLES:
            values = kinds.pop(kind, None)
            if values is None:
                continue
            if kind is not LogRow and len(values) > 1:
                values = list({one[0]: one for one in values}.values())
            for at in range(0, len(values), MOST):
                some = values[at : at + MOST]
                out.append((self._text(kind, len(some)), list(chain.from_iterable(some))))
        if kinds:
            raise TypeError(f"{next(iter(kinds)).__name__} is no row of the store")
        return out

    def _text(self, kind: type[Struct], count: int) -> str:
        known = self._texts.get((kind, count))
        if known is None:
            head, values, tail = self._parts[kind]
            known = self._texts[kind, count] = head + ", ".join([values] * count) + tail
        return known


def text(table: Table, kind: type[Struct], dialect: Dialect) -> str:
    """The statement for one row; rows other than those of the log replace what was there."""
    fields = kind.__struct_fields__
    insert = (postgresql if dialect.name == "postgresql" else sqlite).insert(table)
    if kind is not LogRow:
        insert = insert.on_conflict_do_update(
            index_elements=[fields[0]], set_={field: insert.excluded[field] for field in fields[1:]}
        )
    return str(insert.compile(dialect=dialect, column_keys=list(fields)))


def parts(text: str) -> tuple[str, str, str]:
    """What stands before the values of a row, the values, and what stands behind."""
    found = re.fullmatch(r"(.* VALUES )(\([^()]*\))(.*)", text, re.DOTALL)
    assert found is not None, text
    return found[1], found[2], found[3]

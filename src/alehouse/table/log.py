"""The log of a game: every accepted input with the clock's reading, each row chained to the one before by its hash.

A row is JSON with a `kind`:
    answer   a seat has answered the open window; hidden until the window closes
    release  a seat has taken that answer back, or stopped holding
    hold     a seat keeps the window open
    push     moves that the rules have taken: the one that was made, and those that the table gave for others
    away     a bot plays on for a seat, or (on: false) its owner has come back
    concede  a seat has given up
    pace     the beat from now on; and (on: true) the table rests until somebody does something
    undo     the game stands again as it stood after row `to`, before that `move`
    end      the game is over
Playing the rows again gives the same game; no time and no chance is needed for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from .rows import LogRow

Pushed = tuple[int, str, str]
"""Seat, move, and who made it: `hand`, `bot`, `clock` (time was up), `table` (nothing to decide) or `standing`."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a row holds in `body`."""

    kind: str
    seq: int = 0
    """The number of the last update after it."""
    told: int = 0
    """How many events of the game had been told after it."""
    seat: int = -1
    decision: int = -1
    move: str = ""
    rid: str = ""
    """The id of the request, so that a retry after a crash has no second effect."""
    guest: str = ""
    """A digest of the guest who sent it, for the same reason."""
    moves: tuple[Pushed, ...] = ()
    on: bool = True
    beat: int = -1
    """Milliseconds between two things that bots do, from now on."""
    to: int = -1
    shift: int = 0
    """So much is added to the numbers of questions from now on: after an undo they come again in the game itself."""
    how: str = ""
    winners: tuple[int, ...] = ()
    banks: tuple[int, ...] = ()
    """Thinking time left, seat by seat, if it has changed."""


_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(Entry).decode


def link(before: str, at: int, body: bytes, told: bytes) -> str:
    mark = sha256(f"{before}\n{at}\n".encode())
    mark.update(body)
    mark.update(b"\n")
    mark.update(told)
    return mark.hexdigest()[:32]


class Log:
    """The end of a log: how many rows there are, and the hash of the last one."""

    __slots__ = ("game", "hash", "n")

    def __init__(self, game: str, n: int = 0, hash: str = "") -> None:
        self.game = game
        self.n = n
        self.hash = hash

    def row(self, at: int, entry: Entry, told: list[Any]) -> LogRow:
        """The next row."""
        body = _ENCODE(entry)
        events = _ENCODE(told) if told else b"[]"
        self.n += 1
        self.hash = link(self.hash, at, body, events)
        return LogRow(game=self.game, n=self.n, at=at, body=body, told=events, hash=self.hash)


def read_entry(row: LogRow) -> Entry:
    return _DECODE(row.body)


def first_broken(rows: Iterable[LogRow], n: int = 0, hash: str = "") -> int | None:
    """The number of the first row that is missing or was changed; None if the chain holds."""
    for row in rows:
        n += 1
        hash = link(hash, row.at, row.body, row.told)
        if row.n != n or row.hash != hash:
            return n
    return None

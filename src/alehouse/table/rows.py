"""What is kept of rooms, games and guests, as the store takes it and gives it back."""

from __future__ import annotations

from msgspec import Struct


class RoomRow(Struct, frozen=True, kw_only=True):
    """A room, written anew whenever something in it changes."""

    id: str
    status: str
    """`open`, `playing`, `over` or `frozen`."""
    listed: bool
    owner: str
    """The guest who opened it."""
    touched: int
    """When something last happened, in milliseconds since 1970."""
    body: bytes
    """The rest, as `alehouse.table` writes it."""


class GameRow(Struct, frozen=True, kw_only=True):
    """A game, written when it begins and again when it ends."""

    id: str
    room: str
    number: int
    rules: int
    content: str
    """The rules version and the content hash that it began with; only they may continue it."""
    header: bytes
    """Everything that makes the game, the seed too."""
    began: int
    ended: int | None = None
    how: str | None = None
    """`played`, `conceded` or `abandoned`."""
    summary: bytes = b""
    """What a list of finished games shows."""


class LogRow(Struct, frozen=True, kw_only=True):
    """One accepted input with everything that followed from it at once. Rows of a game are chained by their hashes."""

    game: str
    n: int
    """From 1, without gaps."""
    at: int
    """The reading of the table's clock, in milliseconds since the game began."""
    body: bytes
    """What was accepted, from whom, for which question, and the answers that the table gave for others."""
    told: bytes
    """The events that it led to, with whom each was told to."""
    hash: str
    """Of the hash before it, `at`, `body` and `told`."""


class SnapshotRow(Struct, frozen=True, kw_only=True):
    """The whole table after row n, so that loading need not play everything again. The newest one is kept."""

    game: str
    n: int
    body: bytes


class FilmRow(Struct, frozen=True, kw_only=True):
    """A finished game to watch, whatever becomes of the rules."""

    game: str
    body: bytes


class PlayedRow(Struct, frozen=True, kw_only=True):
    """Somebody sits in a game that begins: how guests find their games again."""

    id: str
    """Of the game and the seat."""
    game: str
    seat: int
    guest: str


class GuestRow(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    seen: int


class CodeRow(Struct, frozen=True, kw_only=True):
    """A short code that brings a guest to another device, once."""

    digest: str
    guest: str
    expires: int


Row = RoomRow | GameRow | PlayedRow | LogRow | SnapshotRow | FilmRow | GuestRow | CodeRow

"""The tables, one for each kind of row in `alehouse.table.rows`. A change here needs a migration beside it."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table
from sqlalchemy.sql import expression

from ..rows import CodeRow, FilmRow, GameRow, GuestRow, LogRow, PlayedRow, RoomRow, SnapshotRow

metadata = MetaData()

room = Table(
    "room",
    metadata,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("owner", String, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("room_status", "status"),
    Index("room_listed", "listed"),
)

guest = Table(
    "guest",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

code = Table(
    "code",
    metadata,
    Column("digest", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", String, primary_key=True),
    Column("room", String, nullable=False),  # no foreign key: a finished game outlives its room
    Column("number", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("how", String),
    Column("summary", LargeBinary, nullable=False),
    # The room was listed when it was forgotten. In no row: the store keeps it for itself.
    Column("public", Boolean, nullable=False, server_default=expression.false()),
    Index("game_room", "room"),
    Index("game_ended", "ended"),
)

played = Table(
    "played",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, ForeignKey("game.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String, nullable=False),
    Index("played_guest", "guest"),
)

log = Table(
    "log",
    metadata,
    Column("game", String, ForeignKey("game.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("hash", String, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("game", String, ForeignKey("game.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

film = Table(
    "film",
    metadata,
    Column("game", String, ForeignKey("game.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

TABLES: dict[type[Struct], Table] = {
    RoomRow: room,
    GuestRow: guest,
    CodeRow: code,
    GameRow: game,
    PlayedRow: played,
    LogRow: log,
    SnapshotRow: snapshot,
    FilmRow: film,
}
"""In this order rows may be written: what is referred to comes first."""

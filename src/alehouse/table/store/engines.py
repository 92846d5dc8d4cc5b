"""Connections to a database, set up so that what is committed survives a power cut."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import NoSuchModuleError
from sqlalchemy.pool import NullPool

from .errors import StoreError
from .place import Place

PATIENCE = 10.0
"""Seconds to wait for another program that holds the database."""

PRAGMAS = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA journal_size_limit = 67108864",
    "PRAGMA wal_autocheckpoint = 4000",  # four times as many pages as usual: while it copies them, tables wait
)


def engine_of(place: Place, *, writing: bool, patience: float = PATIENCE) -> Engine:
    """An engine without a pool: whoever connects keeps the connection."""
    if place.file is None:
        try:
            return create_engine(place.url, poolclass=NullPool, paramstyle="format")
        except (ImportError, NoSuchModuleError) as error:
            raise StoreError(
                f"no driver for {place.name} ({error}); install one beside Alehouse, or leave --db out to use SQLite"
            ) from None
    # Statements are long when many rows go in at once, and each number of rows has its own.
    options = {"timeout": patience, "check_same_thread": False, "cached_statements": 256}
    engine = create_engine(place.url, poolclass=NullPool, connect_args=options)
    event.listen(engine, "connect", set_up)
    if writing:
        event.listen(engine, "begin", begin_at_once)
    return engine


def set_up(driver: Any, _: object) -> None:
    # Python would begin transactions at moments of its own choosing.
    driver.isolation_level = None
    for pragma in PRAGMAS:
        driver.execute(pragma).close()


def begin_at_once(connection: Connection) -> None:
    """A transaction that takes the right to write later, when somebody else has written, would fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def connect(engine: Engine, place: Place) -> Connection:
    """A connection to a database that is there; SQLite would make a new one where the file is gone."""
    if place.file is not None and not place.file.exists():
        raise StoreError(f"{place.file} is gone; put it back, or start again")
    return engine.connect()

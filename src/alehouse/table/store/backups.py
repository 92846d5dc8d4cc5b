"""Copies of a database of SQLite, made while a server plays on, and brought back when none does."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from .engines import PATIENCE
from .errors import StoreError, explained
from .lock import guard, servers
from .migrate import VERSIONS, is_newer
from .place import Place, place_of
from .schema import metadata

KEPT = ".before-restore"
NO_BACKUP = "is no backup of Alehouse"


class Copied(NamedTuple):
    """What a copy holds."""

    rooms: int
    games: int
    unfinished: int
    bytes: int


def back_up(url: str | None, target: Path) -> Copied:
    """Copy the database as it is at one moment into a new file. Raises StoreError."""
    source = file_of(place_of(url))
    if not source.is_file() or not source.stat().st_size:
        raise StoreError(f"there is no database {source} to back up; name the one you mean with --db")
    if target.exists():
        raise StoreError(f"{target} is there already; name a new file")
    if not target.parent.is_dir():
        raise StoreError(f"there is no folder {target.parent}; make it, or name another file")
    with fresh(target.with_name(target.name + ".part")) as part:
        copy(source, part, "rw")  # not "ro", which leaves files beside a database that nobody uses
        found = verified(part, str(source))
        os.replace(part, target)
    settle(target.parent)
    return found


def restore(url: str | None, source: Path, *, force: bool = False) -> tuple[Copied, Path | None]:
    """Put a backup in the place of the database; says what it holds, and where the old database is kept.

    Raises StoreError, and then nothing has changed. force: also if there are rooms or games in the old database.
    """
    place = place_of(url)
    file = file_of(place)
    if not source.is_file():
        raise StoreError(f"there is no file {source}; name the backup that alehouse backup made")
    if not file.parent.is_dir():
        raise StoreError(f"there is no folder {file.parent}; make it, or name another file with --db")
    if file.exists() and source.samefile(file):
        raise StoreError(f"{source} is the database itself; name a backup of it")
    with guard(place):
        playing = servers(place)
        if playing:
            raise StoreError(f"a server ({playing[0]}) plays the tables of {file}; stop it first")
        with fresh(file.with_name(file.name + ".restoring")) as part:
            copy(source, part, "ro")
            found = verified(part, str(source))
            if not force and holds_something(file):
                raise StoreError(f"{file} has rooms or games in it; --force replaces it, and keeps it beside as {KEPT}")
            kept = put_aside(file)
            os.replace(part, file)
        settle(file.parent)
    return found, kept


def file_of(place: Place) -> Path:
    if place.file is None:
        raise StoreError(f"{place.name} is no file of SQLite; use the tools of that database to back it up")
    return place.file


@contextmanager
def fresh(path: Path) -> Iterator[Path]:
    """A new file that nobody else may read, and that is gone in the end unless it has got another name."""
    try:
        path.unlink(missing_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            yield path
        finally:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{path} cannot be written ({error.strerror})") from None


def opened(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None)


def copy(source: Path, target: Path, mode: str) -> None:
    """SQLite's own way: one moment of the source, whatever is written to it meanwhile."""
    try:
        with closing(opened(source, mode)) as here, closing(opened(target, "rw")) as there:
            here.backup(there)
            # A single file, without a second one beside it that belongs to it.
            there.execute("PRAGMA journal_mode = DELETE").close()
    except sqlite3.Error as error:
        raise explained(error, str(source)) from error
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def verified(copy: Path, name: str) -> Copied:
    """What a copy holds, after every page of it was looked at. Raises StoreError with the name of what was copied."""
    try:
        with closing(opened(copy, "ro")) as database:
            wrong = [row[0] for row in database.execute("PRAGMA integrity_check(1)") if row[0] != "ok"]
            if wrong:
                raise StoreError(f"{name} is damaged ({' '.join(wrong[0].split())}); use another backup")
            tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {VERSIONS, *metadata.tables} <= tables:
                raise StoreError(f"{name} {NO_BACKUP}: it has not the tables that a backup has")
            versions = [row[0] for row in database.execute(f"SELECT version_num FROM {VERSIONS}")]
            if len(versions) != 1:
                raise StoreError(f"{name} {NO_BACKUP}: it does not say of which revision it is")
            is_newer(versions[0], name)
            if database.execute("PRAGMA foreign_key_check").fetchone():
                raise StoreError(f"{name} is damaged (rows of games that it has not); use another backup")
            rooms, games, unfinished = database.execute(
                "SELECT (SELECT count(*) FROM room), count(*), count(*) - count(ended) FROM game"
            ).fetchone()
    except sqlite3.Error as error:
        raise explained(error, name) from error
    return Copied(rooms, games, unfinished, copy.stat().st_size)


def holds_something(file: Path) -> bool:
    """Whether anybody could miss this file: it has rows, or is something that we cannot read."""
    if not file.exists() or not file.stat().st_size:
        return False
    try:
        with closing(opened(file, "rw")) as database:
            tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return any(
                table not in metadata.tables or database.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone()
                for table in tables
                if table != VERSIONS
            )
    except sqlite3.Error:
        return True


def put_aside(file: Path) -> Path | None:
    """Give a database another name, with everything that belongs to it."""
    if not file.exists():
        return None
    try:
        with closing(opened(file, "rw")) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
    except sqlite3.Error:
        pass  # it is damaged; then its parts are kept as they are
    kept = file.with_name(file.name + KEPT)
    number = 1
    while kept.exists():
        number += 1
        kept = file.with_name(f"{file.name}{KEPT}-{number}")
    # The log first: SQLite would play it into a new database of the same name.
    for ending in ("-wal", "-shm", ""):
        part = file.with_name(file.name + ending)
        if part.exists():
            os.replace(part, kept.with_name(kept.name + ending))
    return kept


def settle(folder: Path) -> None:
    """Make new names survive a power cut, where a folder can be told so."""
    if hasattr(os, "O_DIRECTORY"):
        opened_folder = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened_folder)
        finally:
            os.close(opened_folder)

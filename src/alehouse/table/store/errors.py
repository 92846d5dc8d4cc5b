"""What can go wrong with a database, each with a message that says what to do."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError

from ...errors import AlehouseError


class StoreError(AlehouseError):
    """The database cannot be used. What failed is not stored; a later attempt may succeed."""


class RowRefused(StoreError):
    """Rows that contradict what is stored, such as a log row that is there already. They will never be taken."""


REASONS = {
    sqlite3.SQLITE_NOTADB: "is not a database of Alehouse; name another file with --db",
    sqlite3.SQLITE_CORRUPT: "is damaged; bring a backup back with: alehouse restore FILE --force",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened; does its folder exist, and may you read and write there?",
    sqlite3.SQLITE_READONLY: "may not be written; give yourself the right to write to it and to its folder",
    sqlite3.SQLITE_PERM: "may not be used; give yourself the right to read and write it",
    sqlite3.SQLITE_FULL: "cannot grow, because the disk is full; make room on it, there is no need to start again",
    sqlite3.SQLITE_BUSY: "is held by another program; end whatever works on it, or wait, and try again",
    sqlite3.SQLITE_LOCKED: "is held by another program; end whatever works on it, or wait, and try again",
    sqlite3.SQLITE_IOERR: "cannot be read or written; look after the disk that it is on",
}


def explained(error: BaseException, name: str) -> StoreError:
    """What a driver, or SQLAlchemy, says about the database of that name, in words that help."""
    if isinstance(error, StoreError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = getattr(cause, "sqlite_errorcode", None)
    said = " ".join(str(cause).split())
    new: StoreError
    if code is not None and code & 0xFF in REASONS:
        new = StoreError(f"{name} {REASONS[code & 0xFF]} ({said})")
    elif is_about_rows(cause):
        new = RowRefused(f"{name} does not take these rows: {said or type(cause).__name__}")
    else:
        new = StoreError(f"{name} fails: {said or type(cause).__name__}")
    new.__cause__ = cause
    return new


def is_about_rows(error: BaseException) -> bool:
    """Whether other rows may fare better. Drivers of all databases name their errors alike."""
    if isinstance(error, TypeError | ValueError | OverflowError | AttributeError):  # no rows at all, or odd values
        return True
    kinds = {kind.__name__ for kind in type(error).__mro__}
    return bool(kinds & {"IntegrityError", "DataError", "InterfaceError", "ProgrammingError"})

"""Which database is meant, and what must be there before it can be opened."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_dir
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from .errors import StoreError

FILE = "alehouse.db"


class Place(NamedTuple):
    url: URL
    file: Path | None
    """The file of SQLite; None for a database on a server."""

    @property
    def name(self) -> str:
        """What messages call it; they never show a password."""
        return str(self.file) if self.file else self.url.render_as_string(hide_password=True)


def data_folder() -> Path:
    """The user's folder for Alehouse, made with mode 700 if it is missing: nobody else may look into the hands."""
    folder = Path(user_data_dir("alehouse"))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the folder {folder} ({error.strerror}); name a file with --db") from None
    return folder


def place_of(url: str | None) -> Place:
    """The database of a URL, of a plain path, or the usual one."""
    if url is None:
        return sqlite_file(data_folder() / FILE)
    if "://" not in url:
        return sqlite_file(Path(url)) if url.strip() else complain("the database has an empty name")
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return complain("this is no URL of a database")
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        return Place(parsed, None)
    if backend != "sqlite":
        return complain(f"Alehouse does not know databases of the kind {backend!r}")
    path = parsed.database
    if not path or path == ":memory:" or path.startswith("file:") or parsed.query:
        return complain("Alehouse keeps its tables in a plain file")
    return sqlite_file(Path(path))


def complain(what: str) -> Place:
    raise StoreError(f"{what}; write it as --db tables.db or --db sqlite:////var/lib/alehouse/tables.db")


def sqlite_file(path: Path) -> Place:
    try:
        file = path.resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise StoreError(f"{path} is no path of a file ({error})") from None
    return Place(URL.create("sqlite", database=str(file)), file)


def make_room(place: Place) -> None:
    """Make the file, for nobody else to read, where there is none. Folders are made only where we chose them."""
    file = place.file
    if file is None:
        return
    try:
        if file.is_dir():
            raise StoreError(f"{file} is a folder; name a file in it, such as {file / FILE}")
        if not file.parent.is_dir():
            raise StoreError(f"there is no folder {file.parent}; make it, or name another file with --db")
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) else error
        raise StoreError(f"{file} cannot be opened ({said}); name another file with --db") from None

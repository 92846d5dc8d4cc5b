"""Making the tables, and bringing those of an older Alehouse up to date.

A revision is called GENERATION.STEP. Steps only add what an older Alehouse can do without, so that an old server may
finish its games (`--drain`) in a file that a newer one has already opened. Whatever breaks older servers begins a new
generation, and they refuse the file.
"""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text

from .engines import PATIENCE, connect, engine_of
from .errors import StoreError, explained
from .lock import guard
from .place import Place, make_room

HEAD = "1.2"
"""The newest revision in migrations/versions."""
VERSIONS = "alembic_version"
FOLDER = Path(__file__).with_name("migrations")

_one_at_a_time = Lock()
"""Alembic keeps what it works on in a module."""


def prepare(place: Place, patience: float = PATIENCE) -> None:
    """Make sure that the database is there and has our tables. Raises StoreError."""
    make_room(place)
    engine = engine_of(place, writing=True, patience=patience)
    try:
        # SQLite settles its way of working with a new file outside any transaction.
        with guard(place), connect(engine, place) as connection, connection.begin():
            bring_up_to_date(connection, place)
    except Exception as error:
        raise explained(error, place.name) from error


def bring_up_to_date(connection: Connection, place: Place) -> None:
    revision = revision_of(connection)
    if revision is None and inspect(connection).get_table_names():
        raise StoreError(f"{place.name} is a database of some other program; name another file with --db")
    if revision != HEAD and not is_newer(revision, place.name):
        upgrade(connection)


def revision_of(connection: Connection) -> str | None:
    """The revision of the tables that are there; None if ours are not."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return None if found is None else str(found)


def is_newer(revision: str | None, name: str) -> bool:
    """Whether a newer Alehouse has added to these tables. Raises StoreError if it did more than that."""
    if revision is None or revision in known_revisions():
        return False
    generation, _, step = revision.partition(".")
    own_generation, _, own_step = HEAD.partition(".")
    if generation == own_generation and step.isdecimal() and int(step) > int(own_step):
        return True
    raise StoreError(
        f"{name} was made by a newer Alehouse (its tables are of revision {revision}, this one knows {HEAD}); "
        "use that Alehouse, or another file with --db"
    )


def known_revisions() -> set[str]:
    """Those that have a file; the file of 1.1 is r1_1.py."""
    return {path.stem.removeprefix("r").replace("_", ".") for path in FOLDER.glob("versions/r*.py")}


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of the connection."""
    # It takes a while to load, and is needed once.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    with _one_at_a_time:
        command.upgrade(config, "head")

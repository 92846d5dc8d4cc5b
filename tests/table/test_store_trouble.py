"""Databases of other versions, that cannot be used, or that have a server already: all is said in plain words."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from alehouse.table.rows import GameRow, LogRow, RoomRow
from alehouse.table.store import RowRefused, Store, StoreError, lock
from alehouse.table.store.engines import connect, engine_of
from alehouse.table.store.errors import explained
from alehouse.table.store.migrate import FOLDER, HEAD, known_revisions
from alehouse.table.store.place import place_of
from alehouse.table.store.schema import metadata

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@asynccontextmanager
async def opened(file: Path, patience: float = 10.0) -> AsyncIterator[Store]:
    store = await Store.open(str(file), patience=patience)
    try:
        yield store
    finally:
        await store.close()


ROOM = RoomRow(id="r1", status="open", listed=False, owner="g", touched=5, body=b"{}")


def game(id: str = "a", **changes: Any) -> GameRow:
    fields = {"id": id, "room": "r1", "number": 1, "rules": 1, "content": "c", "header": b"h", "began": 7}
    return GameRow(**{**fields, **changes})


def line(n: int, game: str = "a") -> LogRow:
    return LogRow(game=game, n=n, at=n * 10, body=b"body %d" % n, told=b"told", hash=f"hash {n}")


# -- migrations ------------------------------------------------------------------------------------


async def test_migrations_lead_to_the_tables_of_the_schema(file: Path) -> None:
    async with opened(file):
        pass
    place = place_of(str(file))
    with connect(engine_of(place, writing=False), place) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_revisions_are_named_after_their_files() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [HEAD]
    assert {revision.revision for revision in script.walk_revisions()} == known_revisions()


async def test_opening_again_changes_nothing(file: Path) -> None:
    async with opened(file) as store:
        await store.write([ROOM, game(), line(1)])
    before = dump(file)
    for _ in range(2):
        async with opened(file) as store:
            assert await store.log("a") == [line(1)]
    assert dump(file) == before


async def test_two_may_make_the_tables_at_once(file: Path) -> None:
    stores = await asyncio.gather(*[Store.open(str(file)) for _ in range(4)])
    await asyncio.gather(*[store.write([game(str(number))]) for number, store in enumerate(stores)])
    assert len(await stores[0].unfinished()) == 4
    for store in stores:
        await store.close()


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


def stamp(file: Path, revision: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (revision,))


@pytest.mark.parametrize("revision", ["2.1", "ae1027a6acf", "1.x", "1.0", "0.9"])
async def test_a_database_of_a_newer_alehouse_is_refused(file: Path, revision: str) -> None:
    async with opened(file) as store:
        await store.write([ROOM])
    stamp(file, revision)
    before = dump(file)
    with pytest.raises(StoreError, match=r"newer Alehouse .* use that Alehouse"):
        await Store.open(str(file))
    assert dump(file) == before


async def test_an_old_server_may_finish_in_a_database_with_additions(file: Path) -> None:
    async with opened(file) as store:
        await store.write([game()])
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("ALTER TABLE game ADD COLUMN colour VARCHAR")
        database.execute("CREATE TABLE parrot (id VARCHAR PRIMARY KEY)")
    stamp(file, "1.7")
    async with opened(file) as store:
        await store.write([line(1), game(ended=3)])
        assert await store.game("a") == game(ended=3)
    assert "1.7" in "".join(dump(file))


async def test_the_tables_of_an_older_alehouse_are_added_to(file: Path) -> None:
    async with opened(file) as store:
        await store.write([ROOM, game(), line(1)])
    new = dump(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DROP TABLE played")
    stamp(file, "1.1")
    async with opened(file) as store:
        assert await store.log("a") == [line(1)]
        assert await store.played_by("ann", 1) == []
    assert sorted(dump(file)) == sorted(new)


# -- trouble ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("{}/no/such/folder/x.db", "there is no folder"),
        ("sqlite:///{}/no/x.db", "there is no folder"),
        ("{}", "is a folder; name a file in it"),
        ("{}/text", "is not a database of Alehouse"),
        ("{}/other.db", "is a database of some other program"),
        ("sqlite://", "in a plain file"),
        ("sqlite:///:memory:", "in a plain file"),
        ("sqlite:///file:x?mode=ro&uri=true", "in a plain file"),
        ("mysql://me:secret@host/db", "does not know databases of the kind 'mysql'"),
        ("postgresql+nodriver://me:secret@localhost/db", "no driver for postgresql"),
        ("://", "this is no URL"),
        ("", "empty name"),
        ("x\0y", "is no path|cannot be opened"),
    ],
)
async def test_bad_places_are_explained(tmp_path: Path, url: str, said: str) -> None:
    (tmp_path / "text").write_text("this is a letter, and no database\n" * 100)
    with closing(sqlite3.connect(tmp_path / "other.db")) as database, database:
        database.execute("CREATE TABLE recipe (id)")
    with pytest.raises(StoreError, match=said) as caught:
        await Store.open(url.format(tmp_path))
    assert "secret" not in str(caught.value)
    assert (tmp_path / "text").read_text().startswith("this is a letter")


async def test_a_damaged_file_is_explained(file: Path) -> None:
    async with opened(file) as store:
        await store.write([game(), *[line(n) for n in range(1, 300)]])
    with file.open("r+b") as bytes:
        bytes.seek(4096)
        bytes.write(os.urandom(1) * (file.stat().st_size - 4096))
    with pytest.raises(StoreError, match="is damaged; bring a backup back with: alehouse restore"):
        await Store.open(str(file))


async def test_a_file_that_may_not_be_written_is_explained(file: Path) -> None:
    async with opened(file):
        pass
    with (
        closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database,
        pytest.raises(sqlite3.Error) as caught,
    ):
        database.execute("DELETE FROM room")
    assert "may not be written; give yourself the right" in str(explained(caught.value, "x"))


async def test_a_database_that_another_program_holds(file: Path) -> None:
    async with opened(file, patience=0.01) as store:
        await store.write([game()])
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            futures = [store.write([line(n)]) for n in range(1, 4)]
            await asyncio.wait(futures)
            for future in futures:
                error = future.exception()
                assert isinstance(error, StoreError)
                assert not isinstance(error, RowRefused)
                assert "is held by another program" in str(error)
            with pytest.raises(StoreError, match="is held by another program"):
                await store.take_code("d", 1)
            other.execute("ROLLBACK")
        await store.write([line(1)])
        assert await store.log("a") == [line(1)]


async def test_a_file_that_is_gone_is_not_made_anew(file: Path) -> None:
    async with opened(file) as store:
        file.rename(file.with_name("elsewhere"))
        with pytest.raises(StoreError, match="is gone; put it back"):
            await store.write([game()])
        assert not file.exists()
        file.with_name("elsewhere").rename(file)
        await store.write([game()])


FULL = """
import asyncio, resource, sys
from alehouse.table.rows import FilmRow, GameRow
from alehouse.table.store import RowRefused, Store, StoreError

async def main():
    store = await Store.open(sys.argv[1])
    await store.write([GameRow(id="a", room="r", number=1, rules=1, content="c", header=b"", began=1)])
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, most))
    for _ in range(2):
        try:
            await store.write([FilmRow(game="a", body=b"x" * (4 << 20))])
        except StoreError as error:
            assert not isinstance(error, RowRefused)
            print(error)
    assert await store.film("a") is None
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await store.write([FilmRow(game="a", body=b"y")])
    print((await store.film("a")).body)
    await store.close()

asyncio.run(main())
"""


def test_a_full_disk_fails_the_writing_and_not_the_store(file: Path) -> None:
    done = subprocess.run([sys.executable, "-c", FULL, str(file)], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    first, second, last = done.stdout.splitlines()
    assert first == second
    assert str(file) in first
    assert "disk" in first
    assert last == "b'y'"


# -- locks -----------------------------------------------------------------------------------------


def test_one_server_of_a_version_has_a_database(file: Path) -> None:
    with lock(str(file), 1, "c"):
        with pytest.raises(
            StoreError, match=rf"\(process {os.getpid()}\) already plays .* use that one or stop it, or .* --data"
        ):
            lock(f"sqlite:///{file}", 1, "c")
        lock(str(file), 2, "c").release()
        lock(str(file), 1, "d").release()
        lock(str(file.with_name("other.db")), 1, "c").release()
    lock(str(file), 1, "c").release()


def test_a_lock_is_for_the_file_and_not_for_its_name(file: Path) -> None:
    file.touch()
    link = file.with_name("link.db")
    link.symlink_to(file)
    with lock(str(file), 1, "c"), pytest.raises(StoreError, match="already plays"):
        lock(str(link), 1, "c")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_child_does_not_keep_the_lock(file: Path) -> None:
    own = lock(str(file), 1, "c")
    from_child, to_parent = os.pipe()
    from_parent, to_child = os.pipe()
    child = os.fork()
    if not child:
        os.close(to_child)
        os.write(to_parent, b"!")
        os.read(from_parent, 1)  # until the parent is done
        os._exit(0)
    os.read(from_child, 1)
    with pytest.raises(StoreError, match="already plays"):
        lock(str(file), 1, "c")
    assert own._file is not None
    os.close(own._file)  # as if the parent had ended
    own._file = None
    lock(str(file), 1, "c").release()
    for pipe in (from_child, to_parent, from_parent, to_child):
        os.close(pipe)
    os.waitpid(child, 0)


def test_a_lock_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no folder"):
        lock(str(tmp_path / "no" / "x.db"), 1, "c")

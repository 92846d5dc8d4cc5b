"""`alehouse backup` and `alehouse restore`, with real files and a real server process in the way."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alehouse.cli import app
from alehouse.table.rows import GameRow, GuestRow, LogRow, RoomRow
from alehouse.table.store import Store, StoreError, lock
from alehouse.table.store.backups import back_up
from alehouse.table.store.backups import restore as bring_back

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    """A good one, with two games."""
    source, target = tmp_path / "elsewhere.db", tmp_path / "backup.db"
    await fill(source, "a", "b")
    back_up(str(source), target)
    return target


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def game(id: str) -> GameRow:
    return GameRow(id=id, room="r", number=1, rules=1, content="c", header=b"h", began=1)


def line(n: int, game: str) -> LogRow:
    return LogRow(game=game, n=n, at=n, body=b"b" * 100, told=b"t" * 100, hash=str(n))


async def fill(file: Path, *games: str) -> None:
    store = await Store.open(str(file))
    room = RoomRow(id="r", status="playing", listed=False, owner="g", touched=1, body=b"")
    await store.write([room, *[game(id) for id in games], *[line(n, id) for id in games for n in range(1, 101)]])
    await store.close()


async def games(file: Path) -> list[str]:
    store = await Store.open(str(file))
    found = [row.id for row in await store.unfinished()]
    await store.close()
    return found


# -- backup ----------------------------------------------------------------------------------------


async def test_a_backup_is_one_moment_of_a_server_that_plays_on(file: Path, tmp_path: Path) -> None:
    store = await Store.open(str(file))
    await store.write([game(str(number)) for number in range(8)])
    acknowledged = dict.fromkeys(map(str, range(8)), 0)
    playing = True
    moved = asyncio.Event()

    async def play(id: str) -> None:
        while playing:
            # Two rows of one call: no moment lies between them.
            n = acknowledged[id]
            await store.write([line(n + 1, id), line(n + 2, id)])
            acknowledged[id] = n + 2
            moved.set()

    players = [asyncio.create_task(play(id)) for id in acknowledged]
    for number in range(3):
        while min(acknowledged.values()) < 20 * (number + 1):
            moved.clear()
            await moved.wait()
        before = dict(acknowledged)
        target = tmp_path / f"backup-{number}"
        await asyncio.to_thread(back_up, str(file), target)
        with closing(sqlite3.connect(target)) as database:
            for id, last in before.items():
                found = [row[0] for row in database.execute("SELECT n FROM log WHERE game = ? ORDER BY n", (id,))]
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= last
                assert len(found) % 2 == 0
    playing = False
    await asyncio.gather(*players)
    await store.close()
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("backup") and "." in path.name]


async def test_the_command_says_what_is_in_it_and_what_is_not(file: Path, tmp_path: Path) -> None:
    await fill(file, "a", "b")
    target = tmp_path / "copy"
    said = run("backup", "--db", f"sqlite:///{file}", str(target))
    assert f"{target}: 1 room and 2 games (2 unfinished), 0." in said
    assert "The key that signs cookies is not in it" in said
    assert "let nobody read it" in said
    assert target.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "tables.db", "tables.db.lock"]


async def test_a_backup_overwrites_nothing(file: Path, tmp_path: Path) -> None:
    await fill(file, "a")
    target = tmp_path / "letter"
    target.write_text("Dear Fiona")
    assert "is there already; name a new file" in run("backup", "--db", str(file), str(target), code=2)
    assert target.read_text() == "Dear Fiona"
    assert "there is no folder" in run("backup", "--db", str(file), str(tmp_path / "no" / "copy"), code=2)


def test_there_must_be_something_to_back_up(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy"
    assert "there is no database" in run("backup", "--db", str(file), str(target), code=2)
    file.write_text("no database at all, but long enough to be looked at\n" * 100)
    assert "is not a database" in run("backup", "--db", str(file), str(target), code=2)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.db"]
    assert "use the tools of that database" in run("backup", "--db", "postgresql://me@host/x", str(target), code=2)


# -- restore ---------------------------------------------------------------------------------------


async def test_a_backup_comes_back(file: Path, backup: Path) -> None:
    said = run("restore", "--db", str(file), str(backup))
    assert said.startswith("Restored 1 room and 2 games (2 unfinished), 0.")
    assert "before" not in said
    assert await games(file) == ["a", "b"]
    assert file.stat().st_mode & 0o777 == 0o600
    store = await Store.open(str(file))
    assert await store.log("b") == [line(n, "b") for n in range(1, 101)]
    await store.write([line(101, "b")])
    await store.close()


async def test_a_database_in_use_is_kept_and_only_replaced_by_force(file: Path, backup: Path) -> None:
    await fill(file, "mine")
    said = run("restore", "--db", str(file), str(backup), code=2)
    assert "has rooms or games in it; --force replaces it" in said
    assert await games(file) == ["mine"]
    said = run("restore", "--db", str(file), "--force", str(backup))
    assert f"What was there before is kept as {file}.before-restore." in said
    assert await games(file) == ["a", "b"]
    assert await games(Path(f"{file}.before-restore")) == ["mine"]
    # A second time, the first is still there.
    assert ".before-restore-2." in run("restore", "--db", str(file), "--force", str(backup))
    assert await games(Path(f"{file}.before-restore")) == ["mine"]
    assert await games(Path(f"{file}.before-restore-2")) == ["a", "b"]


async def test_an_empty_database_needs_no_force(file: Path, backup: Path) -> None:
    await (await Store.open(str(file))).close()
    run("restore", "--db", str(file), str(backup))
    assert await games(file) == ["a", "b"]


async def test_one_guest_is_something(file: Path, backup: Path) -> None:
    store = await Store.open(str(file))
    await store.write([GuestRow(id="g", name="Fiona", seen=1)])
    await store.close()
    with pytest.raises(StoreError, match="--force"):
        bring_back(str(file), backup)


SERVER = """
import asyncio, sys
from alehouse.table.rows import GameRow
from alehouse.table.store import Store, lock

async def main():
    own = lock(sys.argv[1], 1, "c")
    store = await Store.open(sys.argv[1])
    await store.write([GameRow(id="late", room="r", number=1, rules=1, content="c", header=b"", began=1)])
    print("ready", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@contextmanager
def server(file: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has stored one game, holds its lock, and is killed in the end."""
    with subprocess.Popen([sys.executable, "-c", SERVER, str(file)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            yield process
        finally:
            process.send_signal(signal.SIGKILL)


async def test_nothing_is_restored_while_a_server_plays(file: Path, backup: Path, tmp_path: Path) -> None:
    with server(file) as process:
        for force in ([], ["--force"]):
            said = run("restore", "--db", str(file), *force, str(backup), code=2)
            assert f"a server (process {process.pid}) plays the tables of {file}; stop it first" in said
        copy = tmp_path / "of-the-living"
        run("backup", "--db", str(file), str(copy))
        assert await games(copy) == ["late"]
    # The killed server has left a log beside its file, which goes with it and not into the new one.
    assert Path(f"{file}-wal").exists()
    run("restore", "--db", str(file), "--force", str(backup))
    assert await games(file) == ["a", "b"]
    assert await games(Path(f"{file}.before-restore")) == ["late"]


async def test_a_damaged_database_is_kept_as_it_is(file: Path, backup: Path) -> None:
    file.write_bytes(b"\x07" * 10_000)
    Path(f"{file}-wal").write_bytes(b"\x08" * 100)
    with pytest.raises(StoreError, match="--force"):
        bring_back(str(file), backup)
    found, kept = bring_back(str(file), backup, force=True)
    assert found.games == 2
    assert kept is not None
    assert kept.read_bytes() == b"\x07" * 10_000
    assert await games(file) == ["a", "b"]


def break_pages(file: Path) -> None:
    with file.open("r+b") as bytes:
        bytes.seek(8192)
        bytes.write(b"\x55" * (file.stat().st_size - 8192))


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda file: file.unlink(), "there is no file"),
        (lambda file: file.write_text("Dear Fiona, " * 1000), "is not a database"),
        (lambda file: file.write_bytes(b""), "is no backup of Alehouse"),
        (break_pages, "is damaged"),
        (lambda file: os.truncate(file, file.stat().st_size // 2), "is damaged"),
        (lambda file: change(file, "DROP TABLE film"), "is no backup of Alehouse"),
        (lambda file: change(file, "DELETE FROM alembic_version"), "is no backup of Alehouse"),
        (lambda file: change(file, "UPDATE alembic_version SET version_num = '2.1'"), "newer Alehouse"),
        (lambda file: change(file, "DELETE FROM game WHERE id = 'a'"), "is damaged"),
    ],
)
async def test_a_bad_backup_changes_nothing(file: Path, backup: Path, damage: object, said: str) -> None:
    await fill(file, "mine")
    assert callable(damage)
    damage(backup)
    names = sorted(path.name for path in file.parent.iterdir())
    assert said in run("restore", "--db", str(file), "--force", str(backup), code=2)
    assert await games(file) == ["mine"]
    assert sorted(path.name for path in file.parent.iterdir()) == names


async def test_a_database_is_no_backup_of_itself(file: Path, backup: Path) -> None:
    await fill(file, "mine")
    assert "is the database itself" in run("restore", "--db", str(file), "--force", str(file), code=2)
    assert "there is no folder" in run("restore", "--db", str(file / "x" / "y.db"), str(backup), code=2)


async def test_a_server_that_starts_waits_for_the_end_of_a_restore(file: Path, backup: Path) -> None:
    """Both take the guard; here only that it is given back, whatever happened."""
    backup.write_text("spoilt " * 1000)
    with pytest.raises(StoreError):
        bring_back(str(file), backup)
    lock(str(file), 1, "c").release()

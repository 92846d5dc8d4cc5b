"""The store over real files: nothing acknowledged is lost, nothing is taken in part, and every trouble is explained."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from alehouse.table.rows import CodeRow, FilmRow, GameRow, GuestRow, LogRow, PlayedRow, RoomRow, SnapshotRow
from alehouse.table.store import RowRefused, Store, StoreError, data_folder, lock
from alehouse.table.store.engines import engine_of
from alehouse.table.store.inserts import Inserts
from alehouse.table.store.place import place_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    async with opened(file) as store:
        yield store


@asynccontextmanager
async def opened(file: Path, patience: float = 10.0) -> AsyncIterator[Store]:
    store = await Store.open(str(file), patience=patience)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def held_up(store: Store) -> Iterator[None]:
    """What is written in here waits, and is one group afterwards."""
    busy, go_on = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        busy.set()
        go_on.wait()

    store._writer.do(hold)
    assert busy.wait(60)
    try:
        yield
    finally:
        go_on.set()


def room(id: str = "r1", **changes: Any) -> RoomRow:
    return RoomRow(
        **{"id": id, "status": "open", "listed": False, "owner": "g", "touched": 5, "body": b"{}", **changes}
    )


def game(id: str = "a", **changes: Any) -> GameRow:
    fields = {"id": id, "room": "r1", "number": 1, "rules": 1, "content": "c", "header": b"\x00h", "began": 7}
    return GameRow(**{**fields, **changes})


def line(n: int, game: str = "a") -> LogRow:
    return LogRow(game=game, n=n, at=n * 10, body=b"body %d" % n, told=b"\xff\x00", hash=f"hash {n}")


def done(future: asyncio.Future[None]) -> bool:
    return future.done() and future.exception() is None


# -- writing and reading ---------------------------------------------------------------------------


async def test_every_kind_of_row_comes_back_as_it_went(store: Store) -> None:
    snapshot = SnapshotRow(game="a", n=3, body=b"s")
    film, guest = FilmRow(game="a", body=b"\x00" * 3_000_000), GuestRow(id="g", name="Zoë 🍺", seen=1 << 50)
    # Whatever the order, what is referred to is there first.
    await store.write([film, snapshot, line(1), room(listed=True), guest, game()])
    assert await store.room("r1") == room(listed=True)
    assert await store.game("a") == game()
    assert await store.log("a") == [line(1)]
    assert await store.snapshot("a") == snapshot
    assert await store.film("a") == film
    assert await store.guest("g") == guest
    for nothing in (store.room, store.game, store.snapshot, store.film, store.guest):
        assert await nothing("nobody") is None
    assert await store.log("nobody") == []


async def test_rows_replace_those_with_the_same_key(store: Store) -> None:
    await store.write([room(), game(), SnapshotRow(game="a", n=1, body=b"1")])
    # Also twice in one group: the last one counts.
    end = game(ended=9, how="played", summary=b"s")
    await store.write([room(status="playing"), game(number=2), SnapshotRow(game="a", n=2, body=b"2"), room(), end])
    assert await store.room("r1") == room()
    assert await store.game("a") == end
    assert await store.snapshot("a") == SnapshotRow(game="a", n=2, body=b"2")


async def test_the_log_is_read_in_order_from_any_row(store: Store) -> None:
    await store.write([game(), game("b"), *[line(n) for n in range(1, 201)], line(1, "b")])
    assert [row.n for row in await store.log("a")] == list(range(1, 201))
    assert await store.log("a", after=198) == [line(199), line(200)]
    assert await store.log("a", after=200) == []


async def test_everything_that_waits_is_one_statement_a_kind() -> None:
    inserts = Inserts(engine_of(place_of("x.db"), writing=True).dialect)
    assert [len(values) for _, values in inserts.of([line(n) for n in range(130)])] == [64 * 6, 64 * 6, 2 * 6]
    texts = [text.split()[2] for text, _ in inserts.of([line(1), line(2), game(), room(), room(), game("b")])]
    assert texts == ["room", "game", "log"]
    assert inserts.of([room(touched=1), room(touched=2)])[0][1][4] == 2
    assert inserts.of([]) == []


async def test_a_group_is_committed_together(store: Store) -> None:
    await store.write([game()])
    said: list[str] = []

    def overhear(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.set_trace_callback(said.append)

    await store._writer.do(overhear)
    said.clear()
    with held_up(store):
        futures = [store.write([line(n)]) for n in range(1, 51)]
    await futures[0]
    assert all(done(future) for future in futures)  # told in one go
    assert [text[:15] for text in said if not text.startswith(("BEGIN", "COMMIT"))] == ["INSERT INTO log"]
    said.clear()
    with held_up(store):
        futures = [store.write([line(n), room(touched=n)]) for n in range(51, 61)]
    await futures[0]
    assert [text.split("(")[0].strip() for text in said][2:] == [
        "BEGIN IMMEDIATE",
        "INSERT INTO room",
        "INSERT INTO log",
        "COMMIT",
    ]


async def test_nothing_to_write_is_no_trouble(store: Store) -> None:
    await store.write([])


async def test_reading_does_not_wait_for_writing(store: Store) -> None:
    await store.write([room()])
    with held_up(store):
        later = store.write([room(touched=6)])
        assert await store.room("r1") == room()
        assert not later.done()
    await later
    assert await store.room("r1") == room(touched=6)


# -- what is refused -------------------------------------------------------------------------------


async def test_one_bad_call_does_not_harm_its_group(store: Store) -> None:
    await store.write([game(), line(1)])
    with held_up(store):
        futures = [store.write([line(n)]) for n in (2, 3, 3, 4, 1, 5)]
        mixed = store.write([line(6), line(2), line(7)])
        lost = store.write([line(1, "no such game")])
        last = store.write([line(6)])
    await asyncio.wait([*futures, mixed, lost, last])
    assert [done(future) for future in futures] == [True, True, False, True, False, True]
    assert done(last)
    for failed in (futures[2], futures[4], mixed, lost):
        assert isinstance(failed.exception(), RowRefused)
    assert [row.n for row in await store.log("a")] == [1, 2, 3, 4, 5, 6]


async def test_rows_of_one_call_are_stored_together_or_not_at_all(store: Store) -> None:
    await store.write([game(), line(1)])
    with pytest.raises(RowRefused, match="UNIQUE"):
        await store.write([room(), line(2), line(1), GuestRow(id="g", name="x", seen=1)])
    assert await store.room("r1") is None
    assert await store.guest("g") is None
    assert await store.log("a") == [line(1)]


async def test_rubbish_fails_alone_and_the_thread_lives(store: Store) -> None:
    rubbish: Any = [
        [object()],
        [room(body=object())],
        [room(touched=1 << 70)],
        [room(owner=None)],
        [room("\ud800")],
        [None],
        7,
    ]
    with held_up(store):
        first = store.write([game()])
        futures = [store.write(rows) for rows in rubbish]
        last = store.write([line(1)])
    await asyncio.wait([first, *futures, last])
    assert done(first)
    assert done(last)
    assert [isinstance(future.exception(), StoreError) for future in futures] == [True] * len(rubbish)
    with pytest.raises(StoreError):
        await store._writer.do(lambda _: 1 // 0)
    await store.write([line(2)])
    assert len(await store.log("a")) == 2


async def test_who_stops_waiting_harms_nobody(store: Store) -> None:
    with held_up(store):
        gone = store.write([game()])
        gone.cancel()
        stays = store.write([line(1)])
    await stays
    assert await store.game("a") == game()


# -- codes, and what is forgotten ------------------------------------------------------------------


async def test_a_code_works_once(store: Store) -> None:
    await store.write([CodeRow(digest="d", guest="g", expires=100)])
    tries = await asyncio.gather(*[store.take_code("d", 99) for _ in range(5)])
    assert sorted(map(str, tries)) == ["None"] * 4 + ["g"]
    assert await store.take_code("d", 99) is None
    assert await store.take_code("unknown", 99) is None


async def test_a_code_expires(store: Store) -> None:
    await store.write([CodeRow(digest="d", guest="g", expires=100)])
    assert await store.take_code("d", 100) is None
    assert await store.take_code("d", 1) is None


async def test_old_rooms_and_codes_are_forgotten_and_games_stay(store: Store) -> None:
    states = ("open", "over", "playing", "frozen")
    await store.write([room(status, status=status, touched=10, listed=True) for status in states])
    await store.write([room("new", touched=20), room("private", touched=10)])
    await store.write([game("1", room="over", ended=1), game("2", room="private", ended=2), line(1, "1")])
    await store.write([CodeRow(digest="old", guest="g", expires=10), CodeRow(digest="new", guest="g", expires=20)])
    assert await store.forget(20, 20) == ["open", "over", "private"]
    assert [row.id for row in await store.rooms(("open", "over", "playing", "frozen"))] == ["frozen", "new", "playing"]
    assert await store.take_code("old", 5) is None
    assert await store.take_code("new", 5) == "g"
    assert await store.log("1") == [line(1, "1")]
    assert await store.game("2") is not None
    # The room was listed, and so its games stay in the list; written anew, too.
    assert [row.id for row in await store.finished(10)] == ["1"]
    await store.write([game("1", room="over", ended=1, summary=b"new")])
    assert [row.summary for row in await store.finished(10)] == [b"new"]
    assert await store.forget(20, 20) == []


async def test_lists_of_rooms_and_games(store: Store) -> None:
    await store.write([room("x", listed=True, touched=1), room("y", listed=True, touched=2), room("z", status="over")])
    assert [row.id for row in await store.listed()] == ["y", "x"]
    assert [row.id for row in await store.rooms(("over",))] == ["z"]
    assert await store.rooms(()) == []
    await store.write([game(str(n), room="xyz"[n % 3], number=n, ended=n or None) for n in range(6)])
    await store.write([game("other", room="x", rules=2, ended=9, number=9), FilmRow(game="3", body=b"")])
    assert [row.id for row in await store.games_of("x")] == ["0", "3", "other"]
    assert [row.id for row in await store.unfinished()] == ["0"]
    assert [row.id for row in await store.finished(3)] == ["other", "4", "3"]
    assert [row.id for row in await store.without_film(1, "c", 3)] == ["1", "2", "4"]
    assert [row.id for row in await store.without_film(2, "c", 3)] == ["other"]


async def test_guests_find_the_games_that_they_have_played(store: Store) -> None:
    sat = [("0", 0, "ann"), ("1", 0, "ann"), ("1", 1, "bob"), ("2", 3, "ann"), ("4", 1, "ann")]
    rows = [PlayedRow(id=f"{game}/{seat}", game=game, seat=seat, guest=guest) for game, seat, guest in sat]
    await store.write([*rows, *[game(str(n), ended=n or None) for n in range(6)]])
    assert [(row.id, seat) for row, seat in await store.played_by("ann", 9)] == [("4", 1), ("2", 3), ("1", 0)]
    assert await store.played_by("bob", 9) == [(game("1", ended=1), 1)]
    assert [row.id for row, _ in await store.played_by("ann", 2)] == ["4", "2"]
    assert await store.played_by("nobody", 9) == []
    assert await store.count_games() == 6


# -- what lasts ------------------------------------------------------------------------------------

WRITER = """
import asyncio, sys
from alehouse.table.rows import GameRow, LogRow
from alehouse.table.store import Store, lock

async def play(store, game):
    await store.write([GameRow(id=game, room="r", number=1, rules=1, content="c", header=b"", began=1)])
    for n in range(1, 1_000_000):
        await store.write([LogRow(game=game, n=n, at=n, body=b"b" * 200, told=b"t" * 600, hash="h")])
        print(game, n, flush=True)

async def main():
    own = lock(sys.argv[1], 1, "c")
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*[play(store, str(number)) for number in range(8)])

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(file: Path) -> None:
    acknowledged: dict[str, int] = {}
    for kill_after in (40, 333):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = [process.stdout.readline() for _ in range(kill_after)]
            process.send_signal(signal.SIGKILL)
            said += process.stdout.readlines()
        acknowledged.clear()
        for words in (text.split() for text in said if text.endswith("\n")):
            acknowledged[words[0]] = int(words[1])
        assert acknowledged
        lock(str(file), 1, "c").release()
        async with opened(file) as store:
            for id, last in acknowledged.items():
                rows = await store.log(id)
                assert [row.n for row in rows] == list(range(1, len(rows) + 1))
                # At most the row that was on its way is there beyond those.
                assert last <= len(rows) <= last + 1
        for path in file.parent.glob("tables.db*"):
            path.unlink()


async def test_closing_writes_what_waits(file: Path) -> None:
    store = await Store.open(str(file))
    with held_up(store):
        futures = [store.write([game()]), *[store.write([line(n)]) for n in range(1, 30)]]
        closing = asyncio.ensure_future(store.close())
    await closing
    assert all(done(future) for future in futures)
    await store.close()
    for late in (store.write([line(30)]), store.log("a")):
        with pytest.raises(StoreError, match="closed"):
            await late
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("store-")]
    async with opened(file) as store:
        assert len(await store.log("a")) == 29


async def test_a_file_is_set_up_for_power_cuts_and_for_no_other_eyes(store: Store, file: Path) -> None:
    def asked(connection: Any) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store._writer.do(asked) == ["wal", 2, 1, 10_000]
    assert await store._reader.do(asked) == ["wal", 2, 1, 10_000]
    await store.write([game()])
    assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
    assert store.file == file


async def test_without_a_url_there_is_a_file_in_a_folder_of_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "home" / "alehouse"
    monkeypatch.setattr("alehouse.table.store.place.user_data_dir", lambda _: str(folder))
    store = await Store.open(None)
    await store.close()
    assert folder.stat().st_mode & 0o777 == 0o700
    assert data_folder() == folder
    assert store.file == folder / "alehouse.db"

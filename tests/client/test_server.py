"""The client at a real server: whole games, seats that are kept, and a server that dies under play."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from contextlib import AsyncExitStack
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alehouse.client import (
    BadAddress,
    Client,
    Gone,
    Kept,
    NoServer,
    Player,
    Refused,
    Table,
    bots_player,
    by_bot,
    random_player,
    read_address,
)
from alehouse.protocol import Ended, Question, Settings, read_reply

pytestmark = pytest.mark.anyio

Server = Any  # the fixture in conftest.py
OPEN = Settings(seats=4, window=0, beat=0)
TEAMS = "two-headed-dragon"


async def seated(stack: AsyncExitStack, url: str, settings: Settings, people: int, bots: int = 0) -> list[Table]:
    """A table with so many people and bots; the first one is the host."""
    guests = [
        await stack.enter_async_context(await Client.connect(url, f"Guest {n}", pauses=lambda: repeat(0.05)))
        for n in range(people)
    ]
    room = await guests[0].open(settings)
    tables = [await guest.join(room) for guest in guests]
    for table in tables:
        await table.sit()
    for _ in range(bots):
        await tables[0].add_bot("normal")
    return tables


async def played(tables: list[Table], players: list[Player]) -> list[Ended]:
    playing = asyncio.gather(*(player.play() for player in players))
    await tables[0].start()
    return await asyncio.wait_for(playing, 120)


@pytest.mark.parametrize(
    ("people", "bots", "variant"),
    [(2, 0, "individual"), (1, 3, "individual"), (4, 0, TEAMS), (8, 0, "individual")],
)
async def test_whole_games_over_the_protocol(server: Server, people: int, bots: int, variant: str) -> None:
    settings = Settings(seats=max(2, people + bots), window=0, beat=0, variant=variant, drinks=("rdi1", "rdi2"))
    async with AsyncExitStack() as stack:
        tables = await seated(stack, server.url, settings, people, bots)
        makers = [bots_player, lambda table, seed: random_player(table, seed)]
        players = [makers[n % 2](table, seed=n) for n, table in enumerate(tables)]  # type: ignore[operator]
        ends = await played(tables, players)
        assert len({(end.id, end.winners, end.seed) for end in ends}) == 1
        assert ends[0].how == "played"
        assert ends[0].winners
        for table, player in zip(tables, players, strict=True):
            await table.until(lambda table: table.room.status == "over")
            assert table.gaps == []
            assert table.view is not None
            assert table.view.over
            assert table.view.winners == ends[0].winners
            assert player.moves > 0
            assert table.line.breaks == 0


async def test_a_second_game_at_the_same_table(server: Server) -> None:
    async with AsyncExitStack() as stack:
        tables = await seated(stack, server.url, Settings(seats=2, window=0, beat=0), 2)
        players = [bots_player(table, seed=n) for n, table in enumerate(tables)]
        heard: list[Any] = []
        data: list[bytes] = []
        tables[0].on_reply, tables[0].line.tap = heard.append, data.append
        first = await played(tables, players)
        assert [read_reply(one) for one in data] == heard
        await tables[1].rematch()
        await tables[0].until(lambda table: table.room.status == "open")
        second = await played(tables, players)
        assert (first[0].game, second[0].game) == (1, 2)
        assert all(table.gaps == [] for table in tables)


async def test_who_watches_sees_the_game_and_no_hand(server: Server) -> None:
    async with AsyncExitStack() as stack:
        tables = await seated(stack, server.url, Settings(seats=2, window=0, beat=0), 2)
        watcher = await stack.enter_async_context(await Client.connect(server.url, "Wat"))
        seen = await watcher.join(tables[0].room.id)
        await played(tables, [bots_player(table) for table in tables])
        await seen.until(lambda table: table.ended is not None)
        assert seen.private is None
        assert seen.question is None
        assert seen.view == tables[0].view
        assert seen.gaps == []
        assert any(event.code == "over" for event in seen.events)
        assert not any(event.private for event in seen.events)
        with pytest.raises(Refused) as caught:
            await seen.concede()
        assert caught.value.code in ("no-seat", "no-game")


class Slow:
    """Plays like a bot, and lets a test see how far the game is."""

    def __init__(self, name: str, seed: int) -> None:
        self.choose = by_bot(name, Random(seed))
        self.chosen = 0

    def __call__(self, table: Table, question: Question) -> str | None:
        self.chosen += 1
        return self.choose(table, question)


async def test_a_server_that_is_killed_under_play_loses_nothing(mortal: Any) -> None:
    server = mortal()
    async with AsyncExitStack() as stack:
        tables = await seated(stack, server.url, Settings(seats=3, window=0, beat=0), 2, 1)
        choosers = [Slow("normal", n) for n in range(2)]
        players = [Player(table, choose) for table, choose in zip(tables, choosers, strict=True)]
        playing = asyncio.gather(*(player.play() for player in players))
        await tables[0].start()
        for moves in (8, 25):
            while sum(choose.chosen for choose in choosers) < moves and not playing.done():
                await tables[0].changed()
            server.kill()
            server = await asyncio.to_thread(mortal)
        ends = await asyncio.wait_for(playing, 120)
        assert ends[0] == ends[1]
        assert all(table.gaps == [] for table in tables)
        assert tables[0].line.breaks >= 1


async def test_talk_and_questions_about_the_rules(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann, bob = await seated(stack, server.url, Settings(seats=2, window=0, beat=0), 2)
        await ann.pick("gerki")  # whose first question is what to discard
        await bob.pick("zot")
        await ann.say("good evening")
        await bob.until(lambda table: len(table.said) == 1)
        assert bob.said[0].text == "good evening"
        with pytest.raises(Refused) as caught:
            await bob.start()
        assert caught.value.code == "not-host"
        await ann.start()
        await ann.until(lambda table: table.private is not None)
        assert ann.private is not None
        reason = await ann.why(card=ann.private.hand[0])
        assert reason.key
        assert reason.rule
        asked, other = (ann, bob) if ann.question is not None else (bob, ann)
        assert asked.question is not None
        with pytest.raises(Refused) as caught:
            await other.answer("pass", asked.question.decision)
        assert caught.value.code in ("not-asked", "illegal", "bad-move")
        with pytest.raises(Refused) as caught:
            await asked.answer("dance")
        assert caught.value.code == "bad-move"
        with pytest.raises(Refused) as caught:
            await asked.answer("discard nothing", asked.question.decision + 1)
        assert caught.value.code == "stale"
        await asked.answer("discard nothing")


# --- coming in -----------------------------------------------------------------------------------------


async def test_a_seat_survives_a_restart_of_the_program(server: Server, tmp_path: Path) -> None:
    kept = Kept(read_address(server.url), tmp_path / "config")
    async with await Client.connect(server.url, "Ann", kept=kept) as me:
        room = await me.open(OPEN)
        table = await me.join(room)
        await table.sit(2, "gerki")
        who = table.you.who
    async with await Client.connect(server.url, "Bob", kept=kept) as other:
        assert (await other.join(room)).you.seat is None
    async with await Client.connect(me.address.link(room), "Ann", kept=kept) as me:
        assert me.address.room == room
        table = await me.join(me.address.link(room))
        assert (table.you.who, table.you.seat) == (who, 2)
    async with await Client.connect(server.url, kept=kept) as me:
        assert me.name == "Ann"
        assert (await me.join(room)).you.seat == 2


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files")
def test_the_file_with_the_cookie_is_private(tmp_path: Path) -> None:
    kept = Kept(read_address("http://127.0.0.1:8000"), tmp_path / "config")
    assert kept.read().last == ""
    before = os.umask(0)
    try:
        kept.write("Ann", {"a": "b"})
        kept.write("Bob", {"c": "d"})
    finally:
        os.umask(before)
    assert stat.S_IMODE(kept.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.path.parent.stat().st_mode) == 0o700
    assert kept.read().last == "Bob"
    assert kept.read().cookies == {"Ann": {"a": "b"}, "Bob": {"c": "d"}}
    assert list(kept.path.parent.iterdir()) == [kept.path]
    kept.path.write_text("{broken")
    assert kept.read().cookies == {}
    assert Kept(read_address("http://127.0.0.1:8001"), tmp_path / "config").path != kept.path


async def test_what_keeps_somebody_out_is_said(server: Server) -> None:
    async with await Client.connect(server.url, "Ann") as ann, await Client.connect(server.url, "Bob") as bob:
        with pytest.raises(Gone, match="there is no such room") as caught:
            await ann.join("nowhere-at-all")
        assert caught.value.code == "no-room"
        room = await ann.open(Settings(privacy="password"), "friend")
        with pytest.raises(Gone) as caught:
            await bob.join(room, "mellon")
        assert caught.value.code == "wrong-password"
        table = await bob.join(room, "friend")
        host = await ann.join(room)
        await host.until(lambda table: len(table.room.people) == 2)
        await host.kick(table.you.who)
        with pytest.raises(Gone) as caught:
            await table.until(lambda _: False)
        assert caught.value.code == "kicked"
        with pytest.raises(BadAddress):
            await bob.join("http://elsewhere.example/t/room")
        with pytest.raises(Refused) as refused:
            await ann.open(Settings(variant="chess"))
        assert refused.value.code == "bad-settings"
    with pytest.raises(Refused) as refused:
        await Client.connect(server.url, "\u202e")
    assert refused.value.code == "bad-name"


async def test_tables_that_anybody_may_find(server: Server) -> None:
    async with await Client.connect(server.url, "Ann") as ann:
        room = await ann.open(Settings(privacy="listed", title="Ann's inn"))
        assert room in [found.id for found in await ann.rooms()]
        health = await ann.health()
        assert health.status == "open"


async def test_no_server_is_one_sentence() -> None:
    with pytest.raises(NoServer, match=r"no server answers at http://127.0.0.1:1 .*start one with: alehouse serve"):
        await Client.connect("127.0.0.1:1", "Ann")


async def test_another_kind_of_server_is_no_alehouse() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        with pytest.raises(NoServer, match="it is no Alehouse: HTTP 404"):
            await Client.connect(f"http://127.0.0.1:{port}", "Ann")


@pytest.mark.parametrize(
    ("text", "origin", "room"),
    [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000", None),
        ("127.0.0.1:8000/t/abc-1", "http://127.0.0.1:8000", "abc-1"),
        (" https://Ale.example.org/t/abc/?x=1#y ", "https://ale.example.org", "abc"),
        ("ws://localhost:9/", "http://localhost:9", None),
    ],
)
def test_links_are_read(text: str, origin: str, room: str | None) -> None:
    address = read_address(text)
    assert (address.origin, address.room) == (origin, room)
    assert address.link("x") == f"{origin}/t/x"
    assert address.socket("x").startswith("wss://" if address.secure else "ws://")
    assert address.local == ("example" not in text.lower())


@pytest.mark.parametrize(
    "text", ["", "ftp://x/t/y", "http://", "http://a b/", "http://x/watch/1", "http://x/t/a%20b", "http://x:99999"]
)
def test_what_is_no_link_is_said(text: str) -> None:
    with pytest.raises(BadAddress, match="“"):
        read_address(text)

"""Nothing is lost: the server gets SIGKILL under play and is started again, and everybody goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import repeat
from random import Random

import pytest
from tools.soak_kills import run
from tools.soaking.bad_line import BadLine
from tools.soaking.proof import Stored, stored
from tools.soaking.server import ServerProcess
from tools.soaking.whims import careless
from tools.soaking.witness import Witness

from alehouse import protocol
from alehouse.client import Client, Player, Table, Timing
from alehouse.client.player import ignore
from alehouse.protocol import Ended, Ok, Settings, State, Ticking, Update

PATIENCE = 120
TIMING = Timing(open=60.0, ping=None, close=0.1)
OPEN = Settings(seats=2, window=0, beat=0)


def test_killed_again_and_again() -> None:
    """The long form is `make soak`."""
    report = run(4, 1)
    assert report["faults"] == []
    assert report["kills"] == 4
    assert report["acknowledged"] > 100


# --- what was done, and could not be said ----------------------------------------------------------------


class House:
    """A server, with two people who play over lines of their own, and one who watches over a good line."""

    def __init__(self, server: ServerProcess, lines: list[BadLine], witnesses: list[Witness]) -> None:
        self.server = server
        self.lines = lines
        self.ann, self.bob, self.watcher = witnesses

    def players(self) -> list[Player]:
        return [Player(one.table, careless(Random(n))) for n, one in enumerate((self.ann, self.bob))]

    async def restart(self) -> None:
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    def deafen(self, number: int) -> None:
        """Nothing that the server says reaches this person any more."""
        for connection in self.lines[number].connections:
            connection.deaf = True

    def cut(self, number: int) -> None:
        for connection in list(self.lines[number].connections):
            connection.strike("cut")

    async def log(self, game: str) -> Stored:
        return (await stored(self.server.database, [game]))[game]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """It is killed by every test, and started again."""
    one = ServerProcess(tmp_path_factory.mktemp("house"))
    one.start()
    yield one
    code = one.stop()
    assert (code, one.log(), one.left_behind()) == (0, "", [])


@asynccontextmanager
async def house(server: ServerProcess, settings: Settings = OPEN) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(BadLine(server.port, Random(n))) for n in (1, 2)]
        clients = [
            await stack.enter_async_context(await Client.connect(url, name, pauses=lambda: repeat(0.02), timing=TIMING))
            for name, url in (("Ann", lines[0].url), ("Bob", lines[1].url), ("Wat", server.url))
        ]
        room = await clients[0].open(settings)
        tables = [await client.join(room, ids=client.name) for client in clients]
        await tables[1].sit()
        yield House(server, lines, [Witness(table.you.name, table) for table in tables])


async def heard(witness: Witness, kind: type) -> None:
    """Wait for a reply of that kind."""
    async for reply in witness.table:
        if isinstance(reply, kind):
            return


async def any_of(witnesses: Sequence[Witness], met: Callable[[Table], bool]) -> Witness:
    """Wait until something is so for one of them."""
    waiting = [asyncio.ensure_future(one.table.until(met)) for one in witnesses]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    return next(one for one in witnesses if met(one.table))


async def replied(witness: Witness, id: str) -> object:
    await witness.table.until(lambda table: id in witness.replies)
    return witness.replies[id]


@pytest.mark.anyio
async def test_the_last_move_is_done_once_though_nobody_said_so(server: ServerProcess) -> None:
    """From some point on, no answer is acknowledged: the line is deaf. At the end of the game the server is killed."""
    async with asyncio.timeout(PATIENCE), house(server) as here:
        deaf: set[int] = set()
        ended = asyncio.Event()

        def says(number: int) -> None:
            if here.watcher.table.seq > 20:
                deaf.add(number)
                here.deafen(number)

        here.ann.notice = lambda what: says(0) if what == "sent" else None
        here.bob.notice = lambda what: says(1) if what == "sent" else None
        before = here.watcher.table.hear

        def hear(reply: protocol.Reply) -> None:
            before(reply)
            if isinstance(reply, Ended):
                ended.set()
            elif isinstance(reply, Update | Ticking) and not ended.is_set() and here.watcher.table.view is not None:
                if here.watcher.table.view.over is not True:
                    for number in deaf:
                        here.cut(number)  # they come back, and ask again
                    deaf.clear()

        here.watcher.table.hear = hear  # type: ignore[method-assign]
        playing = [asyncio.ensure_future(player.play()) for player in here.players()]
        await here.ann.table.start()
        await ended.wait()
        assert deaf
        await here.restart()
        first, second = await asyncio.gather(*playing)
        assert first == second
        for witness in (here.ann, here.bob):
            await witness.table.until(lambda _, one=witness: not one.unanswered)  # type: ignore[misc]
        assert [*here.ann.faults, *here.bob.faults, *here.watcher.faults] == []
        kept = await here.log(first.id)
        assert kept.faults() == []
        for witness in (here.ann, here.bob):
            for id, request in witness.sent.items():
                if isinstance(request, protocol.Answer):
                    done = len(kept.by_request.get(id, ()))
                    assert (done == 1) == isinstance(witness.replies[id], Ok), (request, witness.replies[id])
                    assert done <= 1


async def until_one_can_take_back(here: House, how: str) -> tuple[Witness, Witness]:
    """Play until a move could be taken back, and no further. The one whose move it is, and the other."""

    def can(table: Table) -> bool:
        return table.private is not None and table.private.undo == how

    def choose(table: Table, question: protocol.Question) -> str | None:
        stop = can(here.ann.table) or can(here.bob.table)
        return None if stop else careless(Random(question.decision))(table, question)

    both = (here.ann, here.bob)
    while True:
        playing = [asyncio.ensure_future(Player(one.table, choose).play()) for one in both]
        if here.ann.table.room.status != "playing":
            await here.ann.table.start()
        await any_of(both, lambda table: can(table) or table.room.status == "over")
        for task in playing:
            task.cancel()
        for one in both:
            await one.table.until(lambda _, one=one: not one.unanswered)  # type: ignore[misc]
        # An answer that was on its way when the other moved may have changed everything.
        found = [one for one in both if can(one.table)]
        if found and here.watcher.table.room.status == "playing":
            return found[0], next(one for one in both if one is not found[0])


@pytest.mark.anyio
@pytest.mark.parametrize("how", ["free", "ask"])
async def test_a_move_is_taken_back_once_though_nobody_said_so(server: ServerProcess, how: str) -> None:
    # With a delay, a window stays open after a play: nothing was revealed yet, and taking back is free.
    settings = Settings(seats=2, window=60_000 if how == "free" else 0, beat=0)
    async with asyncio.timeout(PATIENCE), house(server, settings) as here:
        mover, other = await until_one_can_take_back(here, how)
        last = mover
        request: protocol.Undo | protocol.Consent = protocol.Undo(id="last")
        if how == "ask":
            await mover.table.undo()
            await other.table.until(lambda table: table.room.undo is not None)
            assert other.table.room.undo is not None
            last = other
            request = protocol.Consent(id="last", undo=other.table.room.undo.number, yes=True)
        here.deafen(0 if last is here.ann else 1)
        back = asyncio.ensure_future(heard(here.watcher, State))
        await asyncio.sleep(0)  # so that it listens
        last.table.post(request, ignore)
        await back
        await here.restart()
        assert isinstance(await replied(last, "last"), Ok)
        assert here.watcher.table.room.game is not None
        kept = await here.log(here.watcher.table.room.game.id)
        assert [entry.kind for entry in kept.entries].count("undo") == 1
        for one in (here.ann, here.bob):
            await one.table.until(lambda table: table.seq == here.watcher.table.seq)
        assert [*here.ann.faults, *here.bob.faults, *here.watcher.faults] == []


@pytest.mark.anyio
async def test_what_never_arrived_is_done_once_when_it_is_said_again(server: ServerProcess) -> None:
    async with asyncio.timeout(PATIENCE), house(server) as here:
        await here.ann.table.start()
        asked = await any_of((here.ann, here.bob), lambda table: table.question is not None)
        number = 0 if asked is here.ann else 1
        for connection in here.lines[number].connections:
            connection.strike("mute")
        question = asked.table.question
        assert question is not None
        move = careless(Random(1))(asked.table, question)
        asked.table.post(protocol.Answer(id="lost", decision=question.decision, move=move), ignore)
        await here.restart()
        assert isinstance(await replied(asked, "lost"), Ok)
        assert here.watcher.table.room.game is not None
        kept = await here.log(here.watcher.table.room.game.id)
        assert len(kept.by_request["lost"]) == 1


@pytest.mark.anyio
async def test_what_was_granted_in_the_room_is_kept(server: ServerProcess) -> None:
    async with asyncio.timeout(PATIENCE), house(server, Settings(seats=4, window=0, beat=0)) as here:
        ann, bob = here.ann.table, here.bob.table
        await ann.configure(Settings(seats=5, window=0, beat=0, title="The long night", privacy="listed"))
        await ann.pick("gerki")
        await bob.sit(3, "deirdre")
        await ann.add_bot("normal", 1, "zot")
        await ann.lock()
        await ann.mute(here.watcher.table.you.who)
        await ann.hand_over(bob.you.who)
        await here.watcher.table.until(lambda table: table.room.host == bob.you.who)
        before = ann.room
        await here.restart()
        for table in (ann, bob, here.watcher.table):
            await table.until(lambda table: table.line.breaks > 0 and all(one.here for one in table.room.people))
            assert table.room == before
        await bob.start()
        await ann.until(lambda table: table.private is not None)
        await ann.yields("full")
        await ann.standing("play some card on deirdre")
        await here.restart()
        await ann.until(lambda table: table.line.breaks > 0 and table.private is not None)
        assert ann.private is not None
        assert ann.private.yields == "full"
        assert ann.private.standing == "play some card on deirdre"

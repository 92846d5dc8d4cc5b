"""Bots in worker processes: the same moves as in this process, and no harm from what goes wrong there."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from alehouse import Game, load_pack
from alehouse.bots import bot, seated
from alehouse.engine.setting import SETTINGS
from alehouse.engine.state import PASS, RawMove
from alehouse.table import workers as module
from alehouse.table.worker import decode_question, encode_question
from alehouse.table.workers import BotQuestion, WorkerFailed, Workers, fallback, pause_after

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
FOUR = ("fiona", "gerki", "zot", "deirdre")
LONG = 60.0
"""Seconds that are never meant to pass."""
BOTH = [("asyncio", {"use_uvloop": False}), ("asyncio", {"use_uvloop": True})]
"""The server runs on uvloop where there is one."""

PACK = """\
from alehouse.bots import BOTS
from alehouse.content.common import basics, hit
from alehouse.lang import Character
import misbehaving

BOTS.update(misbehaving.BOTS)
CHARACTER = Character(
    id="bouncer", name="Bouncer", title="the Firm", box=0, deck=(*basics(), (26, hit("Out you go", 2)))
)
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def bad(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that misbehaves, here and in every worker."""
    monkeypatch.syspath_prepend(str(HERE))
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    return importlib.import_module("misbehaving")


@pytest.fixture
def pack(bad: ModuleType, tmp_path: Path) -> str:
    """A pack with a character, and with the bots that misbehave; those are known in workers only."""
    path = tmp_path / "bouncer.py"
    path.write_text(PACK, "utf-8")
    return str(path)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """No pauses between starts; the quick deaths before each start instead."""
    asked: list[int] = []

    def pause(deaths: int) -> float:
        asked.append(deaths)
        return 0.0

    monkeypatch.setattr(module, "pause_after", pause)
    return asked


@asynccontextmanager
async def working(count: int = 1, **options: Any) -> AsyncIterator[Workers]:
    workers = Workers(count, **{"seconds": LONG, **options})
    try:
        await workers.start()
        yield workers
    finally:
        await workers.close()


def processes(workers: Workers) -> list[int]:
    """The numbers of all processes that are at work."""
    return [child.process.pid for lane in (workers._bots, workers._calls) for child in lane._working]


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def first_question(kind: str, seed: int = 1, **options: Any) -> tuple[Game, int]:
    """A game with an open question of that kind that leaves a choice, and the seat that is asked."""
    game = Game(FOUR, seed=seed, ask_everybody=True, **options)
    rng = Random(seed)
    while not game.is_over:
        seat = game.to_move
        moves = game.legal_moves_of(seat)
        if game.questions[0].kind == kind and len(moves) > 1:
            return game, seat
        game.push(moves[rng.randrange(len(moves))], seat)
    raise AssertionError(f"no question of the kind {kind}")


def here(name: str, game: Game, seat: int, seed: bytes) -> RawMove:
    """What the bot plays when it is asked in this process."""
    return seated(bot(name))(game, seat, Random(seed)).raw


# --- the same moves ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("anyio_backend", "variant"), list(zip(BOTH, SETTINGS, strict=True)))
async def test_whole_games_are_the_same_as_without_workers(variant: str) -> None:
    line_up = ("normal", "random", "reluctant", "normal")
    game = Game(FOUR, seed=5, ask_everybody=True, variant=variant, tell=False)
    kinds = set()
    async with working() as workers:
        while not game.is_over:
            seat = game.to_move
            moves = game.legal_moves_of(seat)
            raw = moves[0].raw
            if len(moves) > 1:
                seed = f"{game.questions[0].id}:{seat}".encode()
                kinds.add(game.questions[0].kind)
                raw = await workers.choose(line_up[seat], BotQuestion.of(game, seat, seed))
                assert raw == here(line_up[seat], game, seat, seed)
            game.push(next(move for move in moves if move.raw == raw), seat)
        assert workers.answered > 100
        assert (workers.failed, workers.late, workers.died) == (0, 0, 0)
    assert {"window", "action", "discard", "order"} <= kinds


async def test_characters_of_packs_are_played_too(pack: str) -> None:
    game = Game(("bouncer", "gerki", "zot"), seed=3, ask_everybody=True, packs=[load_pack(pack)])
    async with working(packs=[pack]) as workers:
        while not game.is_over:
            seat = game.to_move
            moves = game.legal_moves_of(seat)
            raw = moves[0].raw
            if len(moves) > 1:
                raw = await workers.choose("normal", BotQuestion.of(game, seat, b"pack"))
                assert raw == here("normal", game, seat, b"pack")
            game.push(next(move for move in moves if move.raw == raw), seat)
        assert (workers.failed, workers.late, workers.died) == (0, 0, 0)


async def test_many_questions_at_once_get_each_its_own_answer() -> None:
    game, seat = first_question("discard")
    seeds = [bytes([n]) for n in range(60)]
    async with working(2) as workers:
        asked = [workers.choose("random", BotQuestion.of(game, seat, seed)) for seed in seeds]
        assert await asyncio.gather(*asked) == [here("random", game, seat, seed) for seed in seeds]


async def test_the_more_wait_the_less_each_may_think(pack: str) -> None:
    """A bot of the pack answers with the part of the usual time that it was given, in sixteenths."""
    game, seat = first_question("discard")
    question = BotQuestion.of(game, seat, b"")
    async with working(1, packs=[pack]) as workers:
        asked = [asyncio.create_task(workers.choose("punctual", question)) for _ in range(4)]
        given = [move[5] for move in await asyncio.gather(*asked)]
        assert given == [4, 5, 8, 16], "a quarter, a third, a half, and all of it"


def test_a_question_arrives_as_it_was_sent() -> None:
    game = Game(FOUR, seed=8, ask_everybody=True, variant="two-headed-dragon")
    rng = Random(8)
    while not game.is_over:
        seat = game.to_move
        moves = game.legal_moves_of(seat)
        question = BotQuestion.of(game, seat, b"\0\xff")
        assert decode_question(encode_question(question)) == question
        assert [question.at(place) for place in range(question.count)] == [move.raw for move in moves]
        game.push(moves[rng.randrange(len(moves))], seat)


def test_discards_are_not_listed() -> None:
    """A hand of seven has 128 sets of cards to throw away, and a larger hand many more."""
    game, seat = first_question("discard")
    question = BotQuestion.of(game, seat, b"")
    assert question.moves is None
    assert question.count == 2 ** len(question.view.hand)


# --- bots that misbehave -----------------------------------------------------------------------------


async def test_a_bot_that_fails_costs_its_own_move_only(pack: str) -> None:
    game, seat = first_question("action")
    question = BotQuestion.of(game, seat, b"1")
    async with working(packs=[pack]) as workers:
        before = processes(workers)
        for count, name in enumerate(("fail", "listen", "cheat", "mute", "nobody"), 1):
            assert await workers.choose(name, question) == PASS, name
            assert await workers.choose("normal", question) == here("normal", game, seat, b"1")
            assert (workers.answered, workers.failed, workers.late, workers.died) == (count, count, 0, 0), name
        assert processes(workers) == before


async def test_a_bot_that_ends_its_process_costs_its_own_move_only(pack: str, unhurried: list[int]) -> None:
    game, seat = first_question("action")
    question = BotQuestion.of(game, seat, b"1")
    names = ["leave", "leave_politely", "babble", "answer_nonsense", "answer_too_much"]
    if sys.platform == "linux":
        names.append("eat")  # only there is memory limited
    async with working(packs=[pack], megabytes=256) as workers:
        for count, name in enumerate(names, 1):
            (before,) = processes(workers)
            assert await workers.choose(name, question) == PASS, name
            assert await workers.choose("normal", question) == here("normal", game, seat, b"1")
            assert (workers.answered, workers.failed, workers.late, workers.died) == (count, 0, 0, count), name
            assert not is_there(before)


async def test_a_bot_that_hangs_is_stopped(pack: str) -> None:
    game, seat = first_question("action")
    question = BotQuestion.of(game, seat, b"1")
    async with working(packs=[pack], seconds=2) as workers:
        (before,) = processes(workers)
        slow, quick = await asyncio.gather(workers.choose("hang", question), workers.choose("normal", question))
        assert (slow, quick) == (PASS, here("normal", game, seat, b"1"))
        assert (workers.answered, workers.late, workers.died) == (1, 1, 0)
        assert not is_there(before)


async def test_what_a_bot_prints_does_not_disturb(pack: str, capfd: pytest.CaptureFixture[str]) -> None:
    game, seat = first_question("action")
    question = BotQuestion.of(game, seat, b"1")
    async with working(packs=[pack]) as workers:
        assert await workers.choose("speak", question) == game.legal_moves_of(seat)[-1].raw
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err == "a word from a bot\nand another\n"


def test_without_an_answer_a_seat_passes_or_takes_the_first_move() -> None:
    for kind in ("window", "action", "order", "discard"):
        game, seat = first_question(kind)
        first = game.legal_moves_of(seat)[0].raw
        move = fallback(BotQuestion.of(game, seat, b""))
        assert move == (PASS if kind in ("window", "action") else first)
        assert kind != "discard" or str(game.legal_moves_of(seat)[move[5]]) == "discard nothing"


async def test_a_question_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has started a process here."""
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    game, seat = first_question("action")
    workers = Workers(seconds=0.01)
    assert await workers.choose("normal", BotQuestion.of(game, seat, b"")) == PASS
    assert workers.late == 1
    await workers.close()


# --- other work --------------------------------------------------------------------------------------


async def test_functions_are_called_in_another_process(bad: ModuleType, pack: str) -> None:
    async with working(packs=[pack]) as workers:
        assert await workers.call(bad.twice, 21, seconds=LONG) == 42
        assert await workers.call(os.getpid, seconds=LONG) in processes(workers)
        assert await workers.call(os.nice, 0, seconds=LONG) > os.nice(0)
        assert await workers.call(bad.added, seconds=LONG) == ("bouncer",)
        assert len(await workers.call(bad.large, 1 << 20, seconds=LONG)) == 1 << 20
        assert (workers.answered, workers.died) == (5, 0)


async def test_a_call_that_fails_says_where_and_not_with_what(bad: ModuleType) -> None:
    async with working() as workers:
        with pytest.raises(WorkerFailed, match=r"^ValueError in misbehaving.py, line \d+$") as caught:
            await workers.call(bad.fail, seconds=LONG)
        assert "the hand is dump-it-on-the-floor" in caught.value.detail
        with pytest.raises(WorkerFailed, match=r"Error in worker\.py"):
            await workers.call(bad.closure, seconds=LONG)  # its result cannot be sent back
        with pytest.raises(WorkerFailed, match="cannot be sent to a worker"):
            await workers.call(lambda: 1, seconds=LONG)
        assert workers.failed == 2
        with pytest.raises(WorkerFailed, match="has ended"):
            await workers.call(bad.leave, seconds=LONG)
        with pytest.raises(WorkerFailed, match=r"no answer after 0\.2 seconds"):
            await workers.call(bad.hang, seconds=0.2)
        assert (workers.died, workers.late) == (1, 1)
        assert await workers.call(bad.twice, 4, seconds=LONG) == 8


async def test_whoever_asks_hears_of_it_and_the_next_is_served_though_nothing_can_be_noted(
    bad: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*args: object, **words: object) -> None:
        raise ValueError("I/O operation on closed file.")

    monkeypatch.setattr(module, "log", SimpleNamespace(warning=closed, error=closed))
    async with working() as workers:
        async with asyncio.timeout(LONG):
            with pytest.raises(WorkerFailed, match="has ended"):
                await workers.call(bad.leave, seconds=LONG)
            assert await workers.call(bad.twice, 4, seconds=LONG) == 8


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
async def test_no_bot_waits_for_a_long_call_and_a_cancelled_call_confuses_nobody(
    bad: ModuleType, tmp_path: Path
) -> None:
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    game, seat = first_question("action")
    async with working() as workers:
        slow = asyncio.create_task(workers.call(bad.read, pipe, seconds=LONG))
        question = BotQuestion.of(game, seat, b"1")
        assert await workers.choose("normal", question) == here("normal", game, seat, b"1")
        assert not slow.done()
        with await asyncio.to_thread(open, pipe, "w") as writer:  # it opens when somebody reads
            slow.cancel()
            writer.write("nobody wants this any more")
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await workers.call(bad.twice, 3, seconds=LONG) == 6


# --- starting ----------------------------------------------------------------------------------------


def test_a_crash_loop_slows_down() -> None:
    assert [pause_after(deaths) for deaths in range(9)] == [0, 0, 0.25, 0.5, 1, 2, 4, 5, 5]


async def test_quick_deaths_in_a_row_are_counted(
    bad: ModuleType, unhurried: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUICK", LONG)
    workers = Workers()
    for _ in range(2):
        with pytest.raises(WorkerFailed):
            await workers.call(bad.leave, seconds=LONG)
    assert await workers.call(bad.twice, 1, seconds=LONG) == 2  # by one that lives
    assert unhurried == [0, 1, 2]
    monkeypatch.setattr(module, "QUICK", 0.0)
    with pytest.raises(WorkerFailed):
        await workers.call(bad.leave, seconds=LONG)
    assert await workers.call(bad.twice, 1, seconds=LONG) == 2
    assert unhurried == [0, 1, 2, 0]
    await workers.close()


async def test_what_cannot_be_started_is_said(tmp_path: Path) -> None:
    path = str(tmp_path / "lost.toml")
    workers = Workers(packs=[path])
    with pytest.raises(WorkerFailed, match=r"lost\.toml: there is no such file"):
        await workers.start()
    assert processes(workers) == []
    workers = Workers(packs=[path])
    with pytest.raises(WorkerFailed, match=r"lost\.toml: there is no such file"):
        await workers.call(os.getpid, seconds=LONG)
    await workers.close()


async def test_a_bot_passes_when_no_process_can_be_started_any_more(pack: str, unhurried: list[int]) -> None:
    game, seat = first_question("action")
    question = BotQuestion.of(game, seat, b"1")
    async with working(packs=[pack]) as workers:
        Path(pack).unlink()
        assert await workers.choose("leave", question) == PASS
        assert await workers.choose("normal", question) == PASS
        assert (workers.answered, workers.late) == (0, 0)
        Path(pack).write_text(PACK, "utf-8")


async def test_a_process_that_was_killed_while_idle_is_replaced() -> None:
    game, seat = first_question("action")
    async with working() as workers:
        (child,) = workers._bots._working
        child.process.kill()
        await child.process.wait()
        question = BotQuestion.of(game, seat, b"1")
        assert await workers.choose("normal", question) == here("normal", game, seat, b"1")
        assert (workers.answered, workers.died) == (1, 1)


# --- ending ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("anyio_backend", BOTH)
async def test_closing_leaves_nobody_behind(bad: ModuleType, pack: str) -> None:
    game, seat = first_question("action")
    question = BotQuestion.of(game, seat, b"1")
    async with working(packs=[pack]) as workers:
        await workers.call(bad.twice, 1, seconds=LONG)
        there = processes(workers)
        assert len(there) == 2
        jobs: list[asyncio.Task[Any]] = [asyncio.create_task(workers.choose("hang", question)) for _ in range(5)]
        jobs.append(asyncio.create_task(workers.call(bad.hang, seconds=LONG)))
        await asyncio.wait(jobs, timeout=0)  # all of them are on their way now
    assert not any(is_there(process) for process in there)
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in done)
    await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await workers.choose("normal", question)
    with pytest.raises(asyncio.CancelledError):
        await workers.call(bad.twice, 1, seconds=LONG)
    assert processes(workers) == []


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("anyio_backend", BOTH)
async def test_closing_in_the_middle_of_a_start() -> None:
    def children() -> set[str]:
        return {number for path in Path("/proc/self/task").glob("*/children") for number in path.read_text().split()}

    before = children()
    workers = Workers(2)
    starting = asyncio.create_task(workers.start())
    await asyncio.wait([starting], timeout=0)
    await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert children() <= before


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
async def test_workers_ignore_signals_that_are_meant_for_the_table() -> None:
    game, seat = first_question("action")
    question = BotQuestion.of(game, seat, b"1")
    async with working() as workers:
        (process,) = processes(workers)
        os.kill(process, signal.SIGINT)
        os.kill(process, signal.SIGTERM)
        assert await workers.choose("normal", question) == here("normal", game, seat, b"1")
        assert processes(workers) == [process]


TABLE = """\
import asyncio, signal, sys
from alehouse.table.workers import Workers
import misbehaving

# Whoever runs the tests in the background of a shell has SIGINT ignored, and so had we.
signal.signal(signal.SIGINT, signal.default_int_handler)

async def main():
    workers = Workers(seconds=60)
    await workers.start()
    print("ready", flush=True)
    if "busy" in sys.argv:
        await workers.call(misbehaving.hang_aloud, seconds=1)
    await asyncio.Event().wait()

try:
    asyncio.run(main())
except KeyboardInterrupt:
    print("bye", flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize(("how", "busy"), [("SIGINT", "idle"), ("SIGKILL", "idle"), ("SIGKILL", "busy")])
def test_workers_end_with_their_table(bad: ModuleType, how: str, busy: str) -> None:
    """Both pipes end when every process that holds them has ended, workers too; and nobody has a traceback."""
    with subprocess.Popen(
        [sys.executable, "-c", TABLE, busy],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as table:
        assert table.stdout is not None
        assert table.stderr is not None
        assert table.stdout.readline() == "ready\n"
        assert busy == "idle" or table.stderr.readline() == "hanging\n"
        os.killpg(table.pid, signal.Signals[how])
        assert table.communicate(timeout=LONG) == ("bye\n" if how == "SIGINT" else "", "")

"""A house from its first socket to its last word: opened in order, closed in the reverse."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from socket import socket
from time import monotonic

import structlog
from msgspec import Struct

from ..game import RULES_VERSION
from ..packs import Known
from ..table.chance import Foreseeable
from ..table.house import House
from ..table.limits import Limits
from ..table.rows import Row
from ..table.store import Store, lock
from ..table.store.place import FILE
from ..table.workers import Workers
from .app import make_app
from .config import BadConfig, Config, DoorLimits, origin_of
from .logs import configure_logs
from .metrics import Histogram
from .server import Server, address, listen, make_server

FILES = 65_536
"""Open files, and so sockets, that we ask the system for."""

log = structlog.get_logger(__name__)

WORKER_COUNTS = ("answered", "failed", "late", "died")


class Plan(Struct, frozen=True, kw_only=True):
    """What `alehouse serve` was asked to do."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str | None = None
    data: Path
    public_url: str | None = None
    drain: bool = False
    workers: int = 1
    packs: tuple[str, ...] = ()
    """The files that `content` was read from, which bots read for themselves."""
    content: Known
    open_browser: bool = False
    limits: Limits = Limits()
    door: DoorLimits = DoorLimits()
    unsafe_seed: int | None = None
    """For tests: everybody who knows it knows all cards."""

    @property
    def database(self) -> str:
        return self.db or str(self.data / FILE)


class TimedStore(Store):
    """A store that notes how long its writing takes."""

    times: Histogram

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        began = monotonic()
        promise = super().write(rows)
        promise.add_done_callback(lambda _: self.times.observe(monotonic() - began))
        return promise


SWITCH = 0.0005
"""Seconds that one thread may go on while another waits: the store's, which has few instructions to do."""


def be_steady() -> None:
    """No long pauses: cards are never garbage, tables seldom, and the thread that stores must not wait for its turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(SWITCH)


def serve(plan: Plan, say: Callable[[str], None]) -> None:
    """Serve until a signal comes. Raises PortTaken, BadConfig or another AlehouseError, before anybody was let in."""
    public = origin_of(plan.public_url) if plan.public_url is not None else None
    if plan.unsafe_seed is not None and public is not None:
        raise BadConfig("--unsafe-seed is for tests on this machine: whoever knows the seed knows all cards")
    with ExitStack() as at_the_end:
        listener = at_the_end.enter_context(listen(plan.host, plan.port))
        configure_logs()
        make_folder(plan.data)
        at_the_end.enter_context(lock(plan.database, RULES_VERSION, plan.content.program.hash))
        allow_many_files()
        config = Config(
            data=plan.data,
            host=plan.host,
            public_url=public,
            drain=plan.drain,
            limits=plan.limits,
            door=plan.door,
            content=plan.content,
        )
        be_steady()
        runner = at_the_end.enter_context(asyncio.Runner(loop_factory=quick_loop()))
        runner.run(keep_house(plan, config, listener, say))


async def keep_house(plan: Plan, config: Config, listener: socket, say: Callable[[str], None]) -> None:
    async with AsyncExitStack() as at_the_end:
        store = await TimedStore.open(plan.database)
        assert isinstance(store, TimedStore)
        store.times = Histogram("alehouse_store_write_seconds", "From handing rows over until they are safe.")
        at_the_end.push_async_callback(store.close)
        workers = Workers(plan.workers, packs=plan.packs)
        at_the_end.push_async_callback(workers.close)
        await workers.start()
        seeded: Foreseeable | None = None
        if plan.unsafe_seed is not None:
            log.warning("unsafe-seed", said="all cards can be foreseen; for tests only")
            seeded = Foreseeable(plan.unsafe_seed, await store.count_games())
        house = House(store, workers, limits=plan.limits, drain=plan.drain, content=config.content, seeded=seeded)
        at_the_end.push_async_callback(house.close)
        await house.open()
        app = make_app(house, store, config)
        app.metrics.histograms.append(store.times)
        app.metrics.add("worker_jobs_", lambda: worker_counts(workers), only_grow=WORKER_COUNTS)
        server = make_server(app, config, lambda: announce(plan, config, listener, house, say), app.close)
        leaving = asyncio.create_task(leave_when_idle(house, server)) if plan.drain else None
        await server.serve(sockets=[listener])
        if leaving is not None:
            leaving.cancel()
    say("Alehouse is closed; everything is stored.")


def worker_counts(workers: Workers) -> dict[str, int | float]:
    return {name: getattr(workers, name) for name in WORKER_COUNTS}


def announce(plan: Plan, config: Config, listener: socket, house: House, say: Callable[[str], None]) -> None:
    """Say where the house is, now that it is open."""
    here = address(plan.host, listener.getsockname()[1])
    say(f"Alehouse is open at {config.public_url or here} (Ctrl-C closes it)")
    if config.public_url is not None:
        say(f"It listens on {here}, where a proxy should send what comes to {config.public_url}")
    rooms = sorted({game.room for game in house.unfinished_elsewhere})
    if rooms:
        say(
            f"Unfinished tables that began with other rules or cards are kept: {', '.join(rooms)}. "
            "The version of Alehouse that they began with can finish them: alehouse serve --drain"
        )
    if plan.drain:
        say("It finishes the tables that it has, opens no new ones, and then closes by itself.")
    if plan.open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, here)


async def leave_when_idle(house: House, server: Server) -> None:
    await house.idle.wait()
    server.should_exit = True


def make_folder(data: Path) -> None:
    """Nobody else needs to look into the folder with the key and the games."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadConfig(f"--data {data}: {error.strerror}; name a folder that can be written to") from None


def allow_many_files() -> None:
    """Every socket is an open file, and many systems allow only 1,024 unless asked."""
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it exists."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop

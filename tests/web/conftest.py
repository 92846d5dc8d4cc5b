"""A real server process, and the app alone with a real house and a real store."""

from __future__ import annotations

import logging
import os
import re
import signal
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from tests.web.forks import Forked, fork

from alehouse.table.house import House
from alehouse.table.store import Store
from alehouse.table.workers import Workers
from alehouse.web import Config, make_app
from alehouse.web.app import App

START_SECONDS = 60
"""A server that has said nothing for so long says nothing any more; a slow machine needs a few of them."""


COMMAND = (sys.executable, "-c", "from alehouse.cli import app; app()")


class Server:
    """`alehouse serve` in a process of its own, on a free port."""

    def __init__(self, process: Forked, url: str, data: Path) -> None:
        self.process = process
        self.url = url
        self.data = data

    @classmethod
    def start(
        cls, data: Path, *options: str, port: int = 0, cwd: Path | None = None, seed: int | None = None
    ) -> Server:
        """Returns when the server has said its address. With a seed, the same people get the same cards."""
        data.mkdir(parents=True, exist_ok=True)
        if seed is not None:
            options = (*options, "--unsafe-seed", str(seed))
        with (data / "server.log").open("a") as log:
            arguments = ("serve", "--port", str(port), "--data", str(data), *options)
            process = fork(arguments, log.fileno(), cwd, os.environ)
        alarm = threading.Timer(START_SECONDS, process.kill)
        alarm.start()
        line = process.stdout.readline()
        alarm.cancel()
        found = re.search(r"https?://[^ ]+", line)
        if found is None:
            process.kill()
            process.wait()
            raise RuntimeError(f"the server did not start: {line!r} {(data / 'server.log').read_text()}")
        return cls(process, found[0], data)

    @property
    def host(self) -> str:
        """Host and port, as a socket address needs them."""
        return self.url.partition("://")[2]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def socket(self, room: str) -> str:
        return f"ws://{self.host}/ws/{room}"

    def log(self) -> str:
        """What it has said on stderr."""
        return (self.data / "server.log").read_text()

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Ask it to end, and give its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(START_SECONDS)
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        """End it without a warning."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def guest(self, name: str) -> httpx.Client:
        """A browser of somebody with that name."""
        client = httpx.Client(base_url=self.url)
        client.post("/api/guest", json={"name": name}).raise_for_status()
        return client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server.start(tmp_path_factory.mktemp("house"))
    yield one
    one.stop()


@pytest.fixture
def logs_put_back() -> Iterator[None]:
    """For whoever configures logs within this process: what they write to is gone when the test has ended."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    yield
    structlog.reset_defaults()
    root.handlers, root.level = before, level


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Inside:
    """The app without a network: a real house over a real store."""

    def __init__(self, app: App, house: House, store: Store, config: Config) -> None:
        self.app = app
        self.house = house
        self.store = store
        self.config = config

    def browser(
        self, base_url: str = "http://127.0.0.1:8000", *, address: str = "127.0.0.1", **more: Any
    ) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(address, 50000))
        return httpx.AsyncClient(transport=transport, base_url=base_url, **more)

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator[httpx.AsyncClient]:
        """A browser of somebody with that name."""
        async with self.browser() as browser:
            (await browser.post("/api/guest", json={"name": name})).raise_for_status()
            yield browser

    def again(self, **changes: Any) -> Inside:
        """The same house behind another door."""
        config = msgspec.structs.replace(self.config, **changes)
        return Inside(make_app(self.house, self.store, config), self.house, self.store, config)


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Inside]:
    store = await Store.open(f"sqlite:///{tmp_path}/alehouse.db")
    house = House(store, Workers())  # nobody needs a bot here, so none is started
    await house.open()
    config = Config(data=tmp_path)
    yield Inside(make_app(house, store, config), house, store, config)
    await house.close()
    await store.close()

"""The server as a process: what it says, holds and counts, and what nobody may hear of it."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

import httpx
import msgspec
from tools.soaking.server import ServerProcess

from alehouse.protocol import Ended, Reply, RoomChanged, Welcome
from alehouse.table.dealt import Header
from alehouse.table.store import Store

SLACK = 40.0
"""Megabytes that a server may have more than before: what was freed is not always given back."""
ROOM = 1.0
"""Megabytes of a room with a game, which stays in memory while its people may come back."""
FILES = 4
"""Open files that may be more than before: the store opens some when it needs them."""
DRAIN = 40.0
"""Seconds after which the last socket must be gone; the slowest, which does not say good-bye, has 10."""

_HEX = re.compile(rb"[0-9a-f]{32,}")
_SAMPLE = re.compile(r"^(\w+)(?:\{([^}]*)\})? (\S+)$", re.MULTILINE)


class WatchedServer(ServerProcess):
    """A server whose memory and files can be looked at."""

    @property
    def pid(self) -> int:
        return self._running().pid

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def files(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    async def numbers(self) -> dict[str, float]:
        """The metrics: a name, with its labels if it has any, and a value."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as browser:
            answer = await browser.get("/metrics")
        answer.raise_for_status()
        return {
            f"{name}{{{labels}}}" if labels else name: float(value)
            for name, labels, value in _SAMPLE.findall(answer.text)
        }

    async def drained(self, sockets: int, files: int) -> list[str]:
        """Wait until nothing is open any more but so many sockets, and files."""
        end = monotonic() + DRAIN
        while monotonic() < end:
            numbers = await self.numbers()
            if numbers["alehouse_sockets"] == sockets and self.files() <= files + FILES:
                return []
            await asyncio.sleep(0.05)
        return [f"{numbers['alehouse_sockets']:.0f} sockets of {sockets}, {self.files()} files of {files} are open"]

    def said(self) -> list[str]:
        """Anything in the log: what strangers send wrong is nothing to tell the host about."""
        log = self.log().strip()
        return [f"the server said: {log[-3000:]}"] if log else []


def check_numbers(numbers: dict[str, float]) -> list[str]:
    found = [f"{name}: {value}" for name, value in numbers.items() if 'status="5' in name]
    found += [f"{name}: {numbers[name]}" for name in BAD if numbers.get(name)]
    return found + [f"{name}: {value}" for name, value in numbers.items() if 'code="server-error"' in name]


BAD = ("alehouse_rooms_frozen_total", "alehouse_worker_jobs_failed_total", "alehouse_worker_jobs_died_total")


class Secrets:
    """What was heard by strangers, boiled down to what could be a secret."""

    def __init__(self) -> None:
        self.heard: set[bytes] = set()
        self._known: re.Pattern[bytes] | None = None
        self._names: set[str] = set()

    def know(self, secrets: Iterable[str]) -> None:
        """Words that must not occur in any answer."""
        self._names |= set(secrets)
        self._known = re.compile(b"|".join(re.escape(name.encode()) for name in sorted(self._names)))

    def scan(self, texts: Iterable[bytes], replies: Iterable[Reply] = ()) -> list[str]:
        """Faults at once; what only the store knows to be a secret is compared at the end."""
        told = {seed.encode() for reply in replies if (seed := told_seed(reply)) is not None}
        found: list[str] = []
        for text in texts:
            if self._known is not None and (hit := self._known.search(text)):
                found.append(f"a secret was told: {hit[0]!r} in {text[:300]!r}")
            self.heard |= set(_HEX.findall(text)) - told
        return found

    async def compare(self, data: Path, database: Path) -> list[str]:
        """With the key, the seeds of all games, and the ids of all guests."""
        store = await Store.open(str(database))
        try:
            rooms = await store.rooms(("open", "playing", "over", "frozen"))
            games = [game for room in rooms for game in await store.games_of(room.id)]
        finally:
            await store.close()
        secrets = {msgspec.json.decode(game.header, type=Header).seed for game in games}
        secrets.add((data / "secret.key").read_text().strip())
        for room in rooms:
            password = msgspec.json.decode(room.body)["password"]
            secrets |= {part for part in password.split("$") if len(part) >= 32}
        return [f"a secret was told: {one}" for one in secrets if any(one.encode() in word for word in self.heard)]


def told_seed(reply: Reply) -> str | None:
    """The seed of a game that is over, which everybody may know."""
    if isinstance(reply, Ended):
        return reply.seed
    if isinstance(reply, (Welcome, RoomChanged)):
        game = reply.room.game
        return game.seed if game is not None and game.ended is not None else None
    return None

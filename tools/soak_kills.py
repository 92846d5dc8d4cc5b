"""Nothing is lost: `python -m tools.soak_kills [COUNT [SEED]]`.

Several tables are played at one server, which gets SIGKILL again and again: right after it has acknowledged a move,
between a move and its acknowledgement, while people come back to it, while it starts. Each time it is started again
on the same data, and everybody goes on with the same cookies. In the end, whatever anybody was told or promised is
compared with what is stored.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tools.soaking.company import Company, Plan
from tools.soaking.proof import check_company, check_downloads, stored
from tools.soaking.server import ServerProcess
from tools.soaking.watch import Pulse, Say, aloud, seen, silent, unless_stuck

TABLES = 5
MOMENTS = ("ack", "ack", "sent", "sent", "sent", "update", "update", "welcome", "began", "ended", "start", "start")
"""When to kill: at which event; `start`: while the server starts."""
RARE = frozenset({"welcome", "began", "ended"})
MOST_EVENTS = 40
"""Of the events that come often, so many are waited for at most."""
LONGEST_WAIT = 400
"""So many acknowledgements are waited for at most, whatever else was planned."""
A_LITTLE = 0.006
"""Seconds after an event; about as long as a move needs from its sender to the store."""
GENTLY = 0.1
STARTING = 1.5
"""Seconds; the server reads its cards, its database and its key in the meantime."""


def plans() -> Iterator[Plan]:
    while True:
        yield Plan(people=2, watchers=1, every=25)
        yield Plan(people=3, bots=1, every=25, twice=0.05)
        yield Plan(people=4, every=25, variant="two-headed-dragon")
        yield Plan(people=3, bots=1, tabs=1, every=25, window=10, beat=2)
        yield Plan(people=6, watchers=1, every=25)


class Killer:
    """Waits for a moment, strikes, and starts the server again."""

    def __init__(self, server: ServerProcess, count: int, rng: Random, pulse: Pulse, say: Say) -> None:
        self.server = server
        self.count = count
        self.kills = 0
        self.moments: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()
        """How servers ended that were asked to."""
        self._rng = rng
        self._pulse = pulse
        self._say = say
        self._moment = ""
        self._events = 0
        self._patience = 0
        self._starting = False
        """Whether the next server is killed while it starts."""
        self._gently = False
        """Whether it is only asked to end: no kill, and no loss either."""
        self._waits = False
        self._struck = asyncio.Event()

    @property
    def is_done(self) -> bool:
        return self.kills >= self.count

    def notice(self, what: str) -> None:
        """Something has happened at one of the tables."""
        self._pulse()
        if not self._waits:
            return
        self._patience -= what == "ack"
        self._events -= what == self._moment
        if self._events <= 0 or self._patience <= 0:
            self._waits = False
            self._moment = what
            wait = self._rng.choice((0.0, self._rng.random() * A_LITTLE))
            if wait:
                asyncio.get_running_loop().call_later(wait, self._strike)
            else:
                self._strike()

    def _strike(self) -> None:
        if not self._gently:
            self.server.strike()
        self._struck.set()

    def _next(self) -> None:
        rng = self._rng
        self._struck.clear()
        self._moment = rng.choice(MOMENTS)
        self._starting = self._moment == "start"
        if self._starting:
            self._moment = "sent"
        self._events = rng.randint(1, 6 if self._moment in RARE else MOST_EVENTS)
        self._patience = rng.randint(MOST_EVENTS, LONGEST_WAIT)
        self._gently = rng.random() < GENTLY
        self._waits = not self.is_done

    async def run(self) -> None:
        """Until all kills are done."""
        while not self.is_done:
            self._next()
            await self._struck.wait()
            if self._gently:
                self.moments["asked to stop"] += 1
                self.codes[await asyncio.to_thread(self.server.stop)] += 1
            else:
                await asyncio.to_thread(self.server.bury)
                self._count(self._moment)
            while self._starting and not self.is_done:
                self.server.begin()
                await asyncio.sleep(self._rng.random() * STARTING)
                await asyncio.to_thread(self.server.kill)
                self._count("start")
                self._starting = self._rng.random() < 0.2
            await asyncio.to_thread(self.server.start)

    def _count(self, moment: str) -> None:
        self.kills += 1
        self.moments[moment] += 1
        self._pulse()
        self._say(f"kills: {self.kills} of {self.count} ({moment})")


class Evening:
    """Tables that go on and on until the killer is done."""

    def __init__(self, server: ServerProcess, count: int, rng: Random, say: Say) -> None:
        self.server = server
        self.pulse = Pulse()
        self.rng = rng
        self.say = say
        self.killer = Killer(server, count, Random(rng.random()), self.pulse, say)
        self.companies: list[Company] = []
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()

    async def run(self) -> None:
        """The tables are made in peace; whatever comes then happens under fire."""
        kinds = plans()
        for n in range(min(TABLES, 2 + self.killer.count // 8)):
            rng = Random(self.rng.random())
            company = Company(self.server.url, next(kinds), rng, name=f"table {n}", notice=self.killer.notice)
            self.companies.append(company)
            await company.gather()
        work = asyncio.gather(self.killer.run(), *[self._table(company) for company in self.companies])
        await unless_stuck(work, self.pulse, seen([*self.companies, self.killer.moments]), say=self.say)
        for company in self.companies:
            for info in company.played:
                self.faults += [f"{company.name}: {fault}" for fault in await check_downloads(company.http, info)]
                self.say(f"kills: {company.name}, game {info.number}: the record and the films were looked at")
            await company.close()

    async def _table(self, company: Company) -> None:
        while True:
            await company.play()
            self.say(f"kills: {company.name} has played game {len(company.played)}")
            if self.killer.is_done:
                return
            await company.again()

    async def judge(self) -> None:
        games = await stored(self.server.database, [info.id for one in self.companies for info in one.played])
        self.counts["games"] = len(games)
        for company in self.companies:
            self.faults += check_company(company, games, self.counts)
            self.counts["lines mended or tried"] += company.total(lambda witness: witness.table.line.breaks)
            for witness in company.witnesses:
                self.counts.update(witness.counts)
                if not witness.table.line.breaks:
                    self.faults.append(f"{witness.name} has not even noticed")
        left = self.server.left_behind()
        if left:
            self.faults.append(f"worker processes have outlived their servers: {left}")
        bad = [line for line in self.server.log().splitlines() if "Traceback" in line or '"level": "error"' in line]
        if bad:
            self.faults.append(f"the server has said: {bad[:5]}")


async def evening(count: int, seed: int, folder: Path, say: Say) -> dict[str, Any]:
    server = ServerProcess(folder)
    await asyncio.to_thread(server.start)
    try:
        played = Evening(server, count, Random(seed), say)
        await played.run()
        code = await asyncio.to_thread(server.stop)
    finally:
        server.close()
    await played.judge()
    killer = played.killer
    if code or killer.codes.keys() - {0}:
        played.faults.append(f"servers that were asked to end have ended with {[code, *killer.codes]}")
    return {"kills": killer.kills, "moments": dict(killer.moments), **played.counts, "faults": played.faults}


def run(count: int, seed: int, say: Say = silent) -> dict[str, Any]:
    """So many kills. `faults` must be empty."""
    with TemporaryDirectory(prefix="alehouse-kills-") as folder:
        return asyncio.run(evening(count, seed, Path(folder), say))


if __name__ == "__main__":
    count, seed = [*map(int, sys.argv[1:]), *(200, 1)[len(sys.argv) - 1 :]]
    report = run(count, seed, aloud)
    print(json.dumps(report, indent=2))
    sys.exit(bool(report["faults"]))

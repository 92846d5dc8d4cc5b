"""Whole games over bad lines: `python -m tools.soak_chaos [COUNT [SEED]]`.

Everybody comes through a proxy that delays, cuts, swallows and delivers late, and says many things twice. All games
must be played to their ends, and nobody may miss an update, hear one twice, or make a move twice.
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

from tools.soaking.bad_line import BadLine, chance
from tools.soaking.company import Company, Plan
from tools.soaking.proof import check_company, check_downloads, stored
from tools.soaking.server import ServerProcess
from tools.soaking.watch import Pulse, Say, aloud, seen, silent, unless_stuck

from alehouse.client import Timing

AT_ONCE = 3
TIMING = Timing(open=10.0, ping=0.1, pong=0.5, close=0.1)
"""Whoever is on a bad line looks often whether it is still there."""


def plans(rng: Random) -> Iterator[Plan]:
    while True:
        yield Plan(people=2, watchers=1, twice=0.1)
        yield Plan(people=3, bots=1, tabs=1, twice=0.05)
        yield Plan(people=4, twice=0.05, variant="two-headed-dragon")
        yield Plan(people=rng.randint(2, 5), bots=rng.randint(0, 2), tabs=2, watchers=1, window=10)


class Chaos:
    def __init__(self, server: ServerProcess, line: BadLine, count: int, rng: Random, say: Say) -> None:
        self.server = server
        self.line = line
        self.count = count
        self.rng = rng
        self.say = say
        self.pulse = Pulse()
        self.begun = 0
        self.done = 0
        self.companies: list[Company] = []
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self._plans = plans(Random(rng.random()))

    async def run(self) -> None:
        self.line.calm = False
        tables = [self._table() for _ in range(min(AT_ONCE, self.count))]
        await unless_stuck(asyncio.gather(*tables), self.pulse, seen(self.companies), say=self.say)
        self.line.calm = True

    async def _table(self) -> None:
        while self.begun < self.count:
            name = f"table {self.begun}"
            self.begun += 1
            rng = Random(self.rng.random())
            company = Company(
                self.line.url, next(self._plans), rng, name=name, notice=self.pulse, timing=TIMING, pauses=(0.01, 0.1)
            )
            self.companies.append(company)
            await company.gather()
            await company.play()
            self.faults += await check_downloads(company.http, company.played[-1], films=False)
            await company.close()
            self.done += 1
            self.say(f"chaos: {self.done} of {self.count} games, {dict(self.line.counts)}")

    async def judge(self) -> None:
        games = await stored(self.server.database, [info.id for one in self.companies for info in one.played])
        for company in self.companies:
            self.faults += check_company(company, games, self.counts)
            self.counts["breaks"] += company.total(lambda witness: witness.table.line.breaks)
            for witness in company.witnesses:
                self.counts.update(witness.counts)


async def chaos(count: int, seed: int, folder: Path, say: Say, most: int) -> dict[str, Any]:
    rng = Random(seed)
    server = ServerProcess(folder)
    await asyncio.to_thread(server.start)
    try:
        async with BadLine(server.port, rng, chance(Random(rng.random()), most)) as line:
            played = Chaos(server, line, count, rng, say)
            await played.run()
        code = await asyncio.to_thread(server.stop)
    finally:
        server.close()
    await played.judge()
    if code or server.log().strip():
        played.faults.append(f"the server ended with {code} and said: {server.log()[-2000:]}")
    return {"games": played.done, "line": dict(line.counts), **played.counts, "faults": played.faults}


def run(count: int, seed: int, say: Say = silent, most: int = 60_000) -> dict[str, Any]:
    """So many whole games. `faults` must be empty. No connection lasts longer than `most` bytes."""
    with TemporaryDirectory(prefix="alehouse-chaos-") as folder:
        return asyncio.run(chaos(count, seed, Path(folder), say, most))


if __name__ == "__main__":
    count, seed = [*map(int, sys.argv[1:]), *(50, 1)[len(sys.argv) - 1 :]]
    report = run(count, seed, aloud)
    print(json.dumps(report, indent=2))
    sys.exit(bool(report["faults"]))

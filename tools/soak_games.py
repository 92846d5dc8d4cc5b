"""Whole games over real sockets by clients that only know the protocol: `python -m tools.soak_games [COUNT [SEED]]`.

One server process, several tables at once, of every size and kind. After each game its record and films are fetched
over HTTP and proved; in the end every update that anybody heard is compared with the log.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tools.soaking.company import Company, Plan
from tools.soaking.proof import check_company, check_downloads, check_film_told, film_of, stored
from tools.soaking.server import ServerProcess
from tools.soaking.watch import Pulse, Say, aloud, seen, silent, unless_stuck

from alehouse.client import NoServer

AT_ONCE = 4
TEAMS = "two-headed-dragon"


def plans(rng: Random) -> Iterator[Plan]:
    """Tables of every size, one after another."""
    while True:
        yield Plan(people=2, watchers=1, every=0)
        yield Plan(people=4, drinks=("rdi1", "rdi2"))
        yield Plan(people=4, variant=TEAMS)
        yield Plan(people=1, bots=3, watchers=1)
        yield Plan(people=8, watchers=1, every=0)
        yield Plan(people=3, bots=2, tabs=1)
        yield Plan(people=rng.randint(2, 4), bots=rng.randint(0, 2), window=15, beat=2)
        yield Plan(people=2, bots=6)


class Evening:
    """Tables at one server, until enough games were played."""

    def __init__(self, server: ServerProcess, count: int, rng: Random, say: Say) -> None:
        self.server = server
        self.count = count
        self.rng = rng
        self.say = say
        self.pulse = Pulse()
        self.begun = 0
        self.done = 0
        self.companies: list[Company] = []
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.films: dict[str, Any] = {}
        self._plans = plans(Random(rng.random()))

    async def run(self) -> None:
        tables = [self._table() for _ in range(min(AT_ONCE, self.count))]
        await unless_stuck(asyncio.gather(*tables), self.pulse, seen(self.companies), say=self.say)

    async def _table(self) -> None:
        """One table after another; at some of them, a second game."""
        while self.begun < self.count:
            number = self.begun
            self.begun += 1
            company = Company(
                self.server.url, next(self._plans), Random(self.rng.random()), name=f"table {number}", notice=self.pulse
            )
            self.companies.append(company)
            await company.gather()
            await self._game(company)
            if self.begun < self.count and self.rng.random() < 0.25:
                self.begun += 1
                await company.again()
                await self._game(company)
            await company.close()

    async def _game(self, company: Company) -> None:
        await company.play()
        info = company.played[-1]
        self.faults += [f"{company.name}: {fault}" for fault in await check_downloads(company.http, info)]
        if company.plan.every == 0:
            self.films[info.id] = await film_of(company.http, info.id, "0")
        self.done += 1
        self.pulse()
        self.say(f"games: {self.done} of {self.count}, {len(self.faults) + len(company.faults)} faults")

    async def judge(self) -> None:
        games = await stored(self.server.database, [info.id for one in self.companies for info in one.played])
        for company in self.companies:
            self.faults += check_company(company, games, self.counts)
            for witness in company.witnesses:
                self.counts.update(witness.counts)
                if witness.table.line.breaks:
                    self.faults.append(f"{witness.name}: the line broke {witness.table.line.breaks} times for nothing")
            seats = company.plan.people + company.plan.bots
            self.counts[f"games of {seats} seats"] += len(company.played)
        for id, film in self.films.items():
            self.faults += check_film_told(film, games[id])


async def told_by(server: ServerProcess, soak: Coroutine[Any, Any, None]) -> None:
    """If the soak finds no server any more, say what that server says about it."""
    try:
        await soak
    except NoServer as lost:
        how = "has ended" if server.ended() else "still runs"
        lost.add_note(f"the server {how}, and said: {server.log()[-2000:] or 'nothing'}")
        raise


async def evening(count: int, seed: int, folder: Path, say: Say) -> dict[str, Any]:
    server = ServerProcess(folder)
    await asyncio.to_thread(server.start)
    try:
        played = Evening(server, count, Random(seed), say)
        await told_by(server, played.run())
        code = await asyncio.to_thread(server.stop)
    finally:
        server.close()
    await played.judge()
    if code or server.log().strip():
        played.faults.append(f"the server ended with {code} and said: {server.log()[-2000:]}")
    return {"games": played.done, **played.counts, "faults": played.faults}


def run(count: int, seed: int, say: Say = silent) -> dict[str, Any]:
    """So many whole games. `faults` must be empty."""
    with TemporaryDirectory(prefix="alehouse-games-") as folder:
        return asyncio.run(evening(count, seed, Path(folder), say))


if __name__ == "__main__":
    count, seed = [*map(int, sys.argv[1:]), *(200, 1)[len(sys.argv) - 1 :]]
    report = run(count, seed, aloud)
    print(json.dumps(report, indent=2))
    sys.exit(bool(report["faults"]))

"""The table that must not notice anything: people play one game after another in a room of their own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
from tools.soaking.company import Company, Plan
from tools.soaking.proof import Stored, check_company, check_downloads, stored
from tools.soaking.watch import Pulse
from tools.soaking.whims import careless
from tools.soaking.witness import Witness

from alehouse.client import Refused, Table
from alehouse.client.player import LATE
from alehouse.packs import known
from alehouse.protocol import State
from alehouse.table.dealt import taken_up
from alehouse.table.telling import Teller

PROMPT = 500
"""So many messages of attackers may be answered at most between an answer of ours and its acknowledgement."""


class Bystanders:
    """`elsewhere` counts what is answered to attackers: promptness is told by that, and not by a clock."""

    def __init__(self, url: str, rng: Random, pulse: Pulse, elsewhere: Callable[[], int]) -> None:
        self.company = Company(url, Plan(people=3, watchers=1, every=0), rng, name="bystanders", notice=pulse)
        self.moves = 0
        self.longest = 0
        """The most that was answered elsewhere while one of us waited for an acknowledgement."""
        self.faults: list[str] = []
        self._rng = rng
        self._elsewhere = elsewhere
        self._turns = asyncio.Semaphore(0)
        self._task: asyncio.Task[None] | None = None
        self._busy = 0

    @property
    def room(self) -> str:
        return self.company.room

    @property
    def sockets(self) -> int:
        return len(self.company.witnesses)

    async def gather(self) -> None:
        await self.company.gather()
        hidden = msgspec.structs.replace(self.company.plan.settings, privacy="link")
        await self.company.host.configure(hidden)
        await self.company.host.lock()  # whoever knows the link must not come in either
        self._task = asyncio.ensure_future(self._play())

    def go_on(self, moves: int = 1) -> None:
        """So many answers more may be given; nobody stands still while others are attacked."""
        for _ in range(moves):
            self._turns.release()

    async def _play(self) -> None:
        company = self.company
        seats = [(player.table, careless(Random(self._rng.random()))) for player in company.players]
        while True:
            number = len(company.played) + 1
            await company.host.start()
            playing = [asyncio.ensure_future(self._answer(table, choose, number)) for table, choose in seats]
            try:
                await asyncio.gather(*playing)
            finally:
                for task in playing:
                    task.cancel()
            await company.all_know_the_end(number)
            info = company.witnesses[0].infos[number]
            company.played.append(info)
            self.faults += await check_downloads(company.http, info, films=False)
            await company.again()

    async def _answer(self, table: Table, choose: Callable[..., str], number: int) -> None:
        """Everything that one seat is asked in that game."""

        def over() -> bool:
            game = table.room.game
            return game is not None and game.number == number and game.ended is not None

        while True:
            await table.until(lambda _: table.question is not None or over())
            if over():
                return
            await self._turns.acquire()
            question = table.question
            if question is None:
                self._turns.release()
                continue
            before = self._elsewhere()
            self._busy += 1
            try:
                await table.answer(choose(table, question), question.decision)
            except Refused as refused:
                if refused.code not in LATE:
                    raise
            finally:
                self._busy -= 1
            self.longest = max(self.longest, self._elsewhere() - before)
            self.moves += 1

    def check(self) -> list[str]:
        """What is wrong by now."""
        found = [*self.faults, *self.company.faults]
        if self._task is not None and self._task.done() and not self._task.cancelled():
            found.append(f"the bystanders have stopped: {self._task.exception()!r}")
        for witness in self.company.witnesses:
            if witness.table.line.breaks or witness.table.gone:
                found.append(f"{witness.name}: the line broke, {witness.table.gone!r}")
            people = witness.table.room.people
            if len(people) != len(self.company.witnesses) or witness.table.said:
                found.append(f"{witness.name}: strangers are here, or talk: {people} {list(witness.table.said)}")
        if self.longest > PROMPT:
            found.append(f"an answer waited while {self.longest} messages of attackers were answered")
        return found

    async def rest(self) -> None:
        """Make no further move, and hear of all that were made."""
        while not self._turns.locked():
            await self._turns.acquire()
        while self._busy:
            await self.company.host.ping()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        for witness in self.company.witnesses:
            await witness.table.ping()

    async def close(self) -> None:
        await self.company.close()

    # -- afterwards, when the server has ended --------------------------------------------------

    async def judge(self, database: Path) -> list[str]:
        """What everybody heard is what was stored, and playing our own moves again gives what we see."""
        company = self.company
        last = company.witnesses[0].table.room.game
        ids = {info.id for info in company.played} | ({last.id} if last is not None else set())
        games = await stored(database, ids)
        unfinished = last is not None and all(info.id != last.id for info in company.played)
        if last is not None and unfinished:
            company.played.append(last)
        found = check_company(company, games, Counter())
        for info in company.played:
            for witness in company.witnesses:
                found += check_replay(witness, info.number, games[info.id])
        return [fault for fault in found if not (unfinished and "the log has no end" in fault)]


def check_replay(witness: Witness, number: int, kept: Stored) -> list[str]:
    """The log played again, against what somebody sees."""
    match = taken_up(kept.game, kept.rows, None, known())
    state = msgspec.json.decode(Teller(match).state(witness.seat, 0), type=State)
    heard = witness.games[number]
    found: list[str] = []
    if state.table != heard.view:
        found.append(f"{witness.name}: the log played again gives another game than was told")
    if state.you is not None and (heard.private is None or state.you.hand != heard.private.hand):
        found.append(f"{witness.name}: the log played again gives another hand")
    return found

"""A company: people, bots and watchers around one table of a server, who play whole games over the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from random import Random

from msgspec import Struct

from alehouse.client import Client, Player, Table, Timing
from alehouse.client.line import backoff
from alehouse.protocol import Ended, GameInfo, Settings

from .whims import EVERY, Whimsical
from .witness import Notice, Witness

PATIENT = Timing(open=60.0, ping=None)


class Plan(Struct, frozen=True, kw_only=True):
    """Who comes, and how they play."""

    people: int
    bots: int = 0
    watchers: int = 0
    tabs: int = 0
    """Second windows: so many of the people have their seat open twice."""
    variant: str = "individual"
    window: int = 0
    beat: int = 0
    drinks: tuple[str, ...] = ("rdi1",)
    every: int = EVERY
    """So many answers lie between two whims; 0: nobody has any."""
    twice: float = 0.0
    """How likely a request is sent twice."""

    @property
    def settings(self) -> Settings:
        return Settings(
            seats=self.people + self.bots,
            variant=self.variant,
            window=self.window,
            beat=self.beat,
            drinks=self.drinks,
            privacy="listed",
        )


class Company:
    """`gather` first; then `play` and `again` in turn."""

    def __init__(
        self,
        url: str,
        plan: Plan,
        rng: Random,
        *,
        name: str = "",
        notice: Notice = lambda what: None,
        timing: Timing = PATIENT,
        pauses: tuple[float, float] = (0.05, 0.5),
    ) -> None:
        self.url = url
        self.plan = plan
        self.name = name
        self.room = ""
        self.players: list[Player] = []
        self.witnesses: list[Witness] = []
        self.played: list[GameInfo] = []
        """Games that were played to their end, as they were announced when they began."""
        self._clients: list[Client] = []
        self._watching: list[Witness] = []
        self._rng = rng
        self._notice = notice
        self._timing = timing
        self._pauses = pauses
        self._stack = AsyncExitStack()

    # -- coming and going -----------------------------------------------------------------------

    async def gather(self) -> None:
        plan = self.plan
        for n in range(plan.people):
            await self._come(f"Guest {n + 1}")
        self.room = await self._clients[0].open(plan.settings)
        for n, client in enumerate(self._clients):
            table = await self._join(client, f"p{n}")
            await table.sit()
            self._seat(table, f"{self.name}/{n + 1}")
        for n, client in enumerate(self._clients[: plan.tabs]):
            self._seat(await self._join(client, f"t{n}"), f"{self.name}/{n + 1} again")
        for _ in range(plan.bots):
            await self.host.add_bot("normal")
        for n in range(plan.watchers):
            await self._watch(f"w{n}")

    async def _watch(self, id: str) -> None:
        client = await self._come("Watcher")
        witness = Witness(f"{self.name}/{id}", await self._join(client, id), self._notice)
        self._watching.append(witness)
        self.witnesses.append(witness)

    async def _come(self, name: str) -> Client:
        client = await Client.connect(self.url, name, pauses=self._pause, timing=self._timing)
        await self._stack.enter_async_context(client)
        self._clients.append(client)
        return client

    def _pause(self) -> Iterable[float]:
        return backoff(*self._pauses, Random(self._rng.random()))

    async def _join(self, client: Client, id: str) -> Table:
        return await client.join(self.room, patient=True, ids=id)

    def _seat(self, table: Table, name: str) -> None:
        plan, rng = self.plan, Random(self._rng.random())
        witness = Witness(name, table, self._notice)
        witness.twice = lambda: rng.random() < plan.twice
        self.witnesses.append(witness)
        self.players.append(Player(table, Whimsical(witness, rng, plan.every)))

    async def close(self) -> None:
        await self._stack.aclose()

    @property
    def host(self) -> Table:
        return self.players[0].table

    @property
    def http(self) -> Client:
        """Somebody who can fetch things."""
        return self._clients[0]

    @property
    def faults(self) -> list[str]:
        found = [fault for witness in self.witnesses for fault in witness.faults]
        return found + [f"{one.name}: {gap}" for one in self.witnesses for gap in one.table.gaps]

    def total(self, count: Callable[[Witness], int]) -> int:
        return sum(count(witness) for witness in self.witnesses)

    def __str__(self) -> str:
        head = f"company {self.name}, room {self.room}, played {len(self.played)}:"
        return "\n".join([head, *map(str, self.witnesses)])

    # -- playing --------------------------------------------------------------------------------

    async def play(self) -> Ended:
        """A whole game, until everybody has heard its end."""
        number = len(self.played) + 1
        playing = [asyncio.ensure_future(player.play()) for player in self.players]
        try:
            await self.host.start()
            ends = await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
        await self.all_know_the_end(number)
        if len({(end.id, end.game, end.how, end.winners, end.seed) for end in ends}) != 1:
            self.witnesses[0].blame(f"not everybody has heard of the same end: {ends}")
        self.played.append(self.witnesses[0].infos[number])
        return ends[0]

    async def all_know_the_end(self, number: int) -> None:
        """Wait until nobody has anything more to hear of this game."""

        def knows(table: Table) -> bool:
            view = table.view
            return table.room.status == "over" and table.game == number and view is not None and view.over is True

        for witness in self.witnesses:
            await witness.table.until(knows)
            while witness.unanswered:
                await witness.table.changed()

    async def again(self) -> None:
        """Lay the table for another game."""
        seat = self._rng.choice(self.players).table
        await seat.rematch()
        for player in self.players:
            await player.table.until(lambda table: table.room.status == "open")

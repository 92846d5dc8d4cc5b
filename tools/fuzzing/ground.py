"""The ground on which all this happens: one server, its bystanders, the rooms of the attackers, and the judge."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, TypeVar

from tools.soaking.company import PATIENT
from tools.soaking.watch import Pulse, unless_stuck

from alehouse.client import Client, Gone
from alehouse.protocol import Bye, Refused

from .arena import OWNED, Arena, Attacker, Guest
from .attacks import Attack, Run
from .bystanders import Bystanders
from .judge import ROOM, SLACK, Secrets, WatchedServer, check_numbers
from .knocks import Forger
from .raw_http import Call, CallRun

T = TypeVar("T")
ROLES = ("partner", "victim", "watching", "stranger")


@dataclass(frozen=True)
class Mob:
    """Attacks at one moment on one room."""

    attacks: tuple[Attack, ...]
    lobby: bool = False

    @property
    def is_powerless(self) -> bool:
        """Nobody among them has a seat, so the game must stand where it stood."""
        return not self.lobby and all(attack.role != "victim" for attack in self.attacks)


@dataclass(frozen=True)
class Calls:
    """Requests over HTTP at one moment."""

    calls: tuple[Call, ...]


class Background:
    """An event loop in a thread of its own, so that Hypothesis, which waits for nothing, can use it."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="ground", daemon=True)
        self._thread.start()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Ground:
    def __init__(self, folder: Path, seed: int, limits: Sequence[str] = ()) -> None:
        """limits: changes of the server's own, as `alehouse serve --limit` takes them."""
        self.server = WatchedServer(folder, limits=limits)
        self.secrets = Secrets()
        self.counts: Counter[str] = Counter()
        self.pulse = Pulse()
        self.answered = 0
        self.arenas: dict[bool, Arena] = {}
        self.rooms = 0
        """Rooms that attackers were given so far."""
        self._old_arenas: list[Arena] = []
        self._guests: dict[str, Guest] = {}
        self._names = count(1)
        self._rng = Random(seed)
        self.bystanders: Bystanders
        self.forger: Forger
        self._before = (0.0, 0, 0)

    # -- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        await asyncio.to_thread(self.server.start)
        self.bystanders = Bystanders(self.server.url, Random(self._rng.random()), self.pulse, lambda: self.answered)
        await self.bystanders.gather()
        self.bystanders.go_on(30)
        cookies = [client.cookies for client in self.bystanders.company._clients]
        self.secrets.know(value.split(".")[0] for one in cookies for value in one.values())
        self.secrets.know([self.bystanders.room])
        for role in ROLES:
            await self._guest(role)
        self.forger = Forger(self.server.data, self._guests["victim"].cookie)

    async def _guest(self, role: str) -> Guest:
        guest = self._guests.get(role)
        if guest is None or guest.rooms >= OWNED:
            client = await Client.connect(self.server.url, f"{role} {next(self._names)}", timing=PATIENT)
            guest = self._guests[role] = Guest(client)
            self.secrets.know([guest.secret])
        return guest

    async def arena(self, lobby: bool) -> Arena:
        found = self.arenas.get(lobby)
        if found is None or found.spent:
            if found is not None:
                await found.close()
                self._old_arenas.append(found)
            guests = {role: await self._guest(role) for role in ROLES}
            found = self.arenas[lobby] = Arena(guests, lobby, Random(self._rng.random()))
            await found.open()
            self.rooms += 1
        return found

    async def known_ids(self) -> tuple[str, dict[str, list[str]]]:
        """A cookie, and ids that exist: of a room, of a game that has ended, and of one that is being played."""
        arena = await self.arena(lobby=False)
        ended = await arena.give_up()
        await arena.mend()
        played = arena.tables["partner"].room.game
        games = [ended, *([played.id] if played is not None else [])]
        return (await self._guest("caller")).cookie.partition("=")[2], {"room": [arena.room], "game": games}

    async def settle(self) -> list[str]:
        """Everything that attackers had open is closed."""
        for arena in self.arenas.values():
            await arena.close()
            self._old_arenas.append(arena)
        self.arenas.clear()
        return await self.server.drained(self.bystanders.sockets, self._before[1] or self.server.files())

    async def remember(self) -> None:
        """Note what the server holds now, to compare it with in the end."""
        await self.settle()
        self._before = (self.server.memory(), self.server.files(), self.rooms)

    async def judge(self) -> list[str]:
        """What is wrong in the end. The server is ended, too."""
        found = await self.settle()
        numbers = await self.server.numbers()
        found += check_numbers(numbers)
        memory, files, rooms = self._before
        grown = self.server.memory() - memory
        self.counts |= {"memory before, MB": int(memory), "memory after, MB": int(memory + grown)}
        self.counts |= {"files before": files, "files after": self.server.files(), "rooms": self.rooms}
        if memory and grown > SLACK + ROOM * (self.rooms - rooms):
            found.append(
                f"the server had {memory:.0f} MB, and has {memory + grown:.0f} MB after {self.rooms - rooms} rooms"
            )
        await self.bystanders.rest()
        found += self.bystanders.check()
        await self.bystanders.close()
        for guest in self._guests.values():
            await guest.client.close()
        code = await asyncio.to_thread(self.server.stop)
        found += [f"the server ended with {code}"] if code else []
        found += self.server.said()
        found += await self.bystanders.judge(self.server.database)
        found += await self.secrets.compare(self.server.data, self.server.database)
        self.counts |= {
            "moves of bystanders": self.bystanders.moves,
            "games of bystanders": len(self.bystanders.company.played),
        }
        self.counts |= {"longest wait of bystanders, messages": self.bystanders.longest}
        return found

    def close(self) -> None:
        self.server.close()

    # -- attacks --------------------------------------------------------------------------------

    def _heard(self) -> None:
        self.answered += 1
        self.pulse()

    async def stand(self, what: Mob | Calls) -> list[str]:
        """Let it happen, and say what was wrong with what happened."""
        work = self._stand_mob(what) if isinstance(what, Mob) else self._stand_calls(what)
        found = await unless_stuck(work, self.pulse, lambda: f"{what}\n{self.bystanders.company}", 120.0)
        self.bystanders.go_on()
        self.pulse()
        found += self.bystanders.check()
        found += self.server.said()
        return found

    async def _stand_mob(self, mob: Mob) -> list[str]:
        arena = await self.arena(mob.lobby)
        await arena.move()
        before = await arena.heard()
        where = (self.server.port, self.bystanders.room, self.forger)
        runs = [Run(attack, Attacker(arena, attack.role, *where), self._heard) for attack in mob.attacks]
        await asyncio.gather(*(run.run() for run in runs))
        found: list[str] = []
        for run in runs:
            found += run.faults
            found += self.secrets.scan([run.wire.head, run.wire.body, *run.wire.texts], run.replies)
            self._count(run)
        if mob.is_powerless:
            after = await arena.heard()
            if after != before:
                found.append(f"whoever has no seat has moved the game from {before} to {after}")
        try:
            await arena.mend()
        except Gone as gone:
            arena.spent = True
            if not mob.lobby:
                found.append(f"the room is lost: {gone}")
        found += arena.faults
        arena.spent = arena.spent or bool(found)
        return found

    async def _stand_calls(self, calls: Calls) -> list[str]:
        runs = [CallRun(call, self.server.port, self._heard) for call in calls.calls]
        await asyncio.gather(*(run.run(self.server.port) for run in runs))
        found: list[str] = []
        for run in runs:
            found += run.faults
            found += self.secrets.scan(run.texts)
            self.counts["messages"] += run.call.messages
            for status in run.statuses:
                self.counts[f"http {status}"] += 1
        return found

    def _count(self, run: Run) -> None:
        self.counts["messages"] += run.attack.messages
        self.counts["messages of floods besides"] += run.attack.flood
        self.counts["connections"] += 1
        self.counts[f"knock {run.wire.status}"] += 1
        if run.wire.closed is not None:
            self.counts[f"closed {run.wire.closed}"] += 1
        for reply in run.replies:
            if isinstance(reply, Refused):
                self.counts[f"refused {reply.code}"] += 1
            elif isinstance(reply, Bye):
                self.counts[f"bye {reply.code}"] += 1
            else:
                self.counts[f"told {type(reply).__name__.lower()}"] += 1

"""The rooms in which attacks happen, with people in them who go on playing as if nothing were."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from random import Random
from typing import Any

from tools.soaking.whims import careless
from tools.soaking.witness import Witness

from alehouse.client import Client, Gone, Refused, Table
from alehouse.protocol import Settings, write

from .knocks import Forger
from .steps import Sign

OWNED = 8
"""So many rooms one guest opens before another takes over; a server allows ten."""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.rooms = 0
        ((name, value),) = client.cookies.items()
        self.cookie = f"{name}={value}"

    @property
    def secret(self) -> str:
        return self.cookie.partition("=")[2].split(".")[0]


class Arena:
    """A room with a partner and a victim, whose cookie the attackers have too, and somebody who watches.

    In a game, the partner is the host, so that attackers cannot end the room. In a lobby, they are the host.
    """

    def __init__(self, guests: dict[str, Guest], lobby: bool, rng: Random) -> None:
        self.guests = guests
        self.lobby = lobby
        self.room = ""
        self.tables: dict[str, Table] = {}
        self.witnesses: dict[str, list[Witness]] = {role: [] for role in guests}
        self.spent = False
        """Nobody can be brought back into it."""
        self._choose = careless(rng)
        self._rng = rng
        self._numbers = count(1)

    @property
    def host(self) -> str:
        return "victim" if self.lobby else "partner"

    async def open(self) -> None:
        owner = self.guests[self.host]
        owner.rooms += 1
        self.room = await owner.client.open(Settings(seats=2 if not self.lobby else 4, window=0, beat=0))
        for role in (self.host, "victim", "partner", "watching"):
            if role not in self.tables:
                await self._join(role)
        for role in ("victim", "partner"):
            await self.tables[role].sit()
        await self.mend()

    async def _join(self, role: str) -> None:
        ids = f"{role[0]}{len(self.witnesses[role])}"
        table = await self.guests[role].client.join(self.room, ids=ids)
        self.tables[role] = table
        self.witnesses[role].append(Witness(f"{self.room}/{role}", table))

    async def close(self) -> None:
        for table in self.tables.values():
            await table.close()
        for guest in self.guests.values():
            guest.client.tables[:] = [one for one in guest.client.tables if one not in self.tables.values()]

    # -- going on as if nothing were ------------------------------------------------------------

    async def mend(self) -> None:
        """Bring everybody back whom the last attack sent away; in a game, deal again if it has ended."""
        for role, table in list(self.tables.items()):
            try:
                await table.ping()
            except Gone:
                try:
                    await self._join(role)
                except Gone:
                    self.spent = True
                    return
        if self.lobby:
            await self._try(self.tables["partner"].sit)
            return
        host, victim = self.tables["partner"], self.tables["victim"]
        if host.room.status == "over":
            await self._try(host.rematch)
        if host.room.status == "open":
            for table in (host, victim):
                await self._try(table.sit)
            await self._try(host.start)
        await host.ping()
        undo = host.room.undo
        if undo is not None and undo.seat != host.you.seat:
            await self._try(lambda: host.consent(undo.number, self._rng.random() < 0.5))
        if any(chair.away and chair.seat == victim.you.seat for chair in host.room.seats):
            await self._try(victim.come_back)
        await victim.ping()
        self.spent = host.room.status != "playing"

    async def _try(self, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except Refused:  # it is so already, or cannot be any more; whether the room is good is seen from the room
            pass
        except Gone:
            self.spent = True

    async def move(self) -> None:
        """The partner answers what is asked, if anything is; what the victim is asked is mostly left to attackers."""
        for role in ("partner", "victim"):
            table = self.tables[role]
            question = table.question
            if question is not None and table.room.status == "playing":
                if role == "partner" or self._rng.random() < 0.3:
                    await self._try(partial(table.answer, self._choose(table, question), question.decision))
                return

    async def give_up(self) -> str:
        """End the game; its id."""
        table = self.tables["partner"]
        await self.tables["victim"].concede()
        await table.until(lambda _: table.room.status == "over")
        assert table.room.game is not None
        return table.room.game.id

    async def heard(self) -> tuple[int | None, int]:
        """Where the game stands, when everything that was said in the room so far has been done."""
        table = self.tables["partner"]
        await table.ping()
        return table.game, table.seq

    @property
    def faults(self) -> list[str]:
        everybody = [one for witnesses in self.witnesses.values() for one in witnesses]
        found = [fault for one in everybody for fault in one.faults]
        found += [f"{one.name}: {gap}" for one in everybody for gap in one.table.gaps]
        return found + [f"{one.name}: {one.table.standstill}" for one in everybody if one.table.standstill]

    # -- for attackers --------------------------------------------------------------------------

    def new_id(self) -> str:
        return f"z{next(self._numbers)}"

    def captured(self) -> list[bytes]:
        """Everything that partner and victim have said in this room."""
        told = [one for role in ("partner", "victim") for one in self.witnesses[role]]
        return [write(request) for one in told for request in one.sent.values()]


class Attacker:
    """What an attacker in some role has and knows."""

    def __init__(self, arena: Arena, role: str, port: int, locked: str, forger: Forger) -> None:
        self.arena = arena
        self.role = role
        self.port = port
        self.locked = locked
        self.forger = forger
        self.own = arena.guests[role].cookie
        self.other = arena.guests["stranger" if role != "stranger" else "watching"].cookie

    @property
    def room(self) -> str:
        return self.arena.room

    def said_before(self, n: int) -> bytes:
        said = self.arena.captured()
        return said[-1 - n % len(said)] if said else b'{"type":"ping","id":"1"}'

    def meaning(self, sign: Sign) -> Any:
        victim, partner = self.arena.tables["victim"], self.arena.tables["partner"]
        n = sign.n
        match sign.name:
            case "id":
                return self.arena.new_id()
            case "now":
                return max(0, (victim.clock.decision if victim.clock is not None else 0) + n)
            case "game":
                return max(0, (victim.game or 0) + n)
            case "seq":
                return max(0, victim.seq + n)
            case "undo":
                return max(0, (victim.room.undo.number if victim.room.undo is not None else 0) + n)
            case "legal":
                return a_move(victim, n)
            case "theirs":
                return a_move(partner, n)
            case "bent":
                return bent(a_move(victim, n), n)
            case "card":
                return a_card(victim, n)
            case "their-card":
                return a_card(partner, n)
        raise KeyError(sign.name)


def a_move(table: Table, n: int) -> str:
    question = table.question
    if question is None or not question.moves:
        return "discard nothing" if question is not None else "pass"
    return question.moves[n % len(question.moves)].text


def a_card(table: Table, n: int) -> str:
    hand = table.private.hand if table.private is not None else ()
    return hand[n % len(hand)] if hand else "nothing"


def bent(move: str, n: int) -> str:
    """A legal move with something wrong in it."""
    ways = (
        move + " now",
        move.upper(),
        move[:-1],
        move.replace(" ", "  "),
        f"{move} -> gerki",
        move + "\x00",
        " " + move,
        move * 3,
    )
    return ways[n % len(ways)]

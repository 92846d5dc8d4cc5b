"""The house: all rooms of a server, those in memory and those that only the store has."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import msgspec
import structlog

from ..game import RULES_VERSION
from ..packs import Known, known
from ..protocol import RoomInfo, Settings
from .chance import Foreseeable
from .clock import SystemClock, TableClock
from .dealt import Header, is_of_this_version
from .film import Film, film_of, make_film
from .keeper import Keeper
from .lesson import LESSONS, settings_of, teach
from .limits import Limits
from .lobby import Lobby
from .refusal import Refusal
from .room import Room, hashed, room_from_store
from .rows import FilmRow, GameRow, RoomRow
from .store import Store
from .workers import WorkerFailed, Workers

log = structlog.get_logger(__name__)

SWEEP = 600_000
"""How often the house looks for rooms that nobody comes back to."""
HOUR = 3_600_000
FILM_SECONDS = 60.0


class House:
    """Opens rooms, finds them, and puts them away."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        *,
        clock: TableClock | None = None,
        limits: Limits | None = None,
        drain: bool = False,
        content: Known | None = None,
        seeded: Foreseeable | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock or SystemClock()
        self.limits = limits or Limits()
        self.drain = drain
        self.content = content or known()
        self.seeded = seeded
        """Chance that tests can have again; None: nobody can."""
        self.keepers: dict[str, Keeper] = {}
        self.unfinished_elsewhere: list[GameRow] = []
        """Tables that another version of the rules or cards must finish."""
        self.idle = asyncio.Event()
        """Draining: no table is left to finish."""
        self.moves = 0
        self.frozen = 0
        self._owned: dict[str, str] = {}
        """Rooms, and the guests who opened them."""
        self._lessons: dict[tuple[str, str], str] = {}
        """The room in which a guest has a lesson, by guest and lesson."""
        self._loading: dict[str, asyncio.Future[Keeper]] = {}
        self._unfinished: set[str] = set()
        self._films: asyncio.Queue[str] = asyncio.Queue()
        self._filming: set[str] = set()
        """Games whose film is still to be made."""
        self._tasks: list[asyncio.Task[None]] = []

    # -- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        """Look at what the store has. Rooms themselves are taken up when somebody comes."""
        for row in await self.store.rooms(("open", "playing", "over")):
            self._owned[row.id] = row.owner
            lesson = msgspec.json.decode(row.body, type=Lobby).lesson
            if lesson is not None:
                self._lessons[row.owner, lesson] = row.id
        for game in await self.store.unfinished():
            if not is_of_this_version(game, self.content):
                self.unfinished_elsewhere.append(game)
                continue
            self._unfinished.add(game.id)
            if not msgspec.json.decode(game.header, type=Header).delays.stops:
                await self.room(game.room)  # its clocks run, whoever is there
        for game in await self.store.without_film(RULES_VERSION, self.content.program.hash, 1000):
            self._ask_for_film(game.id)
        self._look_if_idle()
        self._tasks = [asyncio.create_task(self._make_films()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Store everything, and end."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        for keeper in list(self.keepers.values()):
            await keeper.close()
        self.keepers.clear()

    def _look_if_idle(self) -> None:
        if self.drain and not self._unfinished and not self._filming:
            self.idle.set()

    # -- rooms ----------------------------------------------------------------------------------

    async def create(self, guest: str, name: str, settings: Settings, password: str = "") -> str:
        """Open a room. Raises Refusal."""
        if self.drain:
            raise Refusal("draining")
        if sum(owner == guest for owner in self._owned.values()) >= self.limits.rooms_per_guest:
            await self._let_go(guest)
        if len(self._owned) >= self.limits.rooms:
            raise Refusal("house-full")
        if settings.privacy == "password" and not password:
            raise Refusal("bad-settings", problem="password")
        id = "".join(secrets.choice(LETTERS) for _ in range(12))
        lobby = Lobby(id=id, owner=guest, settings=settings)
        lobby.configure(settings, self.content)
        if password:
            lobby.password = hashed(password, secrets.token_hex(8))
        person = lobby.enter(guest, name, self.limits.people_per_room)
        person.gone = self.clock.now()
        lobby.sit(person, 0, None, self.content)
        room = self._room(lobby)
        room.save(self.clock.now())
        rows, room.rows = room.rows, []
        self._owned[id] = guest
        await self.store.write(rows)
        self.keepers[id] = Keeper(room, self)
        return id

    async def _let_go(self, guest: str) -> None:
        """Somebody has as many rooms as a guest may have: the oldest game that nobody else misses no longer counts.

        One that was being played against bots alone is given up. Raises Refusal if there is none.
        """
        mine = [row for row in await self.store.rooms(("playing", "over")) if self._owned.get(row.id) == guest]
        for row in sorted(mine, key=lambda row: (row.status == "playing", row.touched)):
            keeper = await self.room(row.id)
            others = any(one.guest != guest and not one.kicked for one in keeper.room.lobby.people)
            if keeper.busy or others or keeper.room.standstill:
                continue
            keeper.put(keeper.room.abandon)
            self._owned.pop(row.id)
            return
        raise Refusal("too-many-rooms", limit=self.limits.rooms_per_guest)

    async def teach(self, guest: str, name: str, lesson: str) -> str:
        """Begin a lesson; who comes again gets it in the same room, from the beginning. Raises Refusal."""
        if self.drain:
            raise Refusal("draining")
        id = self._lessons.get((guest, lesson))
        if id is None or not await self._is_usable(id):
            id = await self.create(guest, name, settings_of(LESSONS[lesson]))
            self._lessons[guest, lesson] = id
        room = self.keepers[id].room
        self.keepers[id].put(lambda now: teach(room, LESSONS[lesson], guest, name, now))
        return id

    async def _is_usable(self, id: str) -> bool:
        try:
            return not (await self.room(id)).room.standstill
        except Refusal:
            return False

    def _room(self, lobby: Lobby) -> Room:
        entropy = secrets.token_bytes if self.seeded is None else self.seeded.of(lobby.owner)
        return Room(lobby, self.content, self.limits, entropy, lambda: self.drain)

    async def room(self, id: str) -> Keeper:
        """A room, from memory or from the store. Raises Refusal."""
        keeper = self.keepers.get(id)
        if keeper is not None and (keeper.room.standstill != "other-version" or keeper.busy):
            return keeper  # a table that another server may have finished meanwhile is looked up again
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Keeper:
        row = await self.store.room(id)
        if row is None:
            raise Refusal("no-room")
        room = await self._from_store(row)
        keeper = self.keepers[id] = Keeper(room, self)
        return keeper

    async def _from_store(self, row: RoomRow) -> Room:
        """A room as the store has it. One that cannot be taken up is frozen, and kept."""
        room = self._room(msgspec.json.decode(row.body, type=Lobby))
        id = room.lobby.game
        game = await self.store.game(id) if id is not None else None
        rows = await self.store.log(game.id) if game is not None else []
        snapshot = await self.store.snapshot(game.id) if game is not None else None
        try:
            room_from_store(room, game, rows, snapshot, self.clock.now())
        except Exception:
            log.exception("room cannot be taken up", room=row.id)
            room.freeze("frozen", self.clock.now())
            self.frozen += 1
        return room

    async def listed(self) -> list[RoomInfo]:
        """Rooms that anybody may find."""
        out: list[RoomInfo] = []
        for row in await self.store.listed():
            keeper = self.keepers.get(row.id)
            if keeper is not None:
                out.append(keeper.info)
            else:
                out.append(self._room(msgspec.json.decode(row.body, type=Lobby)).info())
        return [info for info in out if info.settings.privacy == "listed"]

    def lose(self, keeper: Keeper) -> None:
        """A room could not be stored: everybody must come again, and then find what was stored."""
        self.keepers.pop(keeper.room.lobby.id, None)
        for connection in list(keeper.room.connections):
            connection.close("server-error")

    # -- games ----------------------------------------------------------------------------------

    def game_over(self, id: str) -> None:
        self._unfinished.discard(id)
        self._ask_for_film(id)

    def _ask_for_film(self, id: str) -> None:
        self._filming.add(id)
        self._films.put_nowait(id)

    async def _finished(self, id: str) -> GameRow:
        game = await self.store.game(id)
        if game is None or game.ended is None:
            raise Refusal("no-such-game")
        return game

    async def film(self, id: str) -> Film:
        """A finished game to watch. Raises Refusal."""
        game = await self._finished(id)
        kept = await self.store.film(id)
        if kept is None:
            if not is_of_this_version(game, self.content):
                raise Refusal("other-version")
            await self._make_film(game)
            kept = await self.store.film(id)
        if kept is None:
            raise Refusal("no-such-game")
        return await asyncio.to_thread(film_of, kept.body)  # tables must not wait for it

    async def record(self, id: str) -> str:
        """The record of a finished game, which `alehouse replay --verify` proves. Raises Refusal."""
        return (await self.film(id)).record

    async def _make_films(self) -> None:
        while True:
            id = await self._films.get()
            game = await self.store.game(id)
            if game is not None and await self.store.film(id) is None:
                try:
                    await self._make_film(game)
                except WorkerFailed as error:
                    log.error("no film", game=id, problem=str(error))
            self._filming.discard(id)
            self._look_if_idle()

    async def _make_film(self, game: GameRow) -> None:
        rows = await self.store.log(game.id)
        body = await self.workers.call(make_film, game, rows, seconds=FILM_SECONDS)
        await self.store.write([FilmRow(game=game.id, body=body)])

    # -- putting away ---------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            done = asyncio.Event()
            self.clock.call_at(self.clock.now() + SWEEP, done.set)
            await done.wait()
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep failed")

    async def sweep(self) -> None:
        """Give up games that nobody comes back to, forget rooms, and take quiet ones out of the memory."""
        now = self.clock.now()
        limits = self.limits
        for row in await self.store.rooms(("playing",)):
            keeper = self.keepers.get(row.id)
            if row.touched < now - limits.game_days * 24 * HOUR and (keeper is None or not keeper.busy):
                keeper = await self.room(row.id)
                if not keeper.room.standstill:
                    keeper.put(keeper.room.abandon)
        for id, keeper in list(self.keepers.items()):
            if not keeper.busy and now - keeper.quiet_since > limits.idle_minutes * 60_000:
                if keeper.room.wake(now) is None:
                    del self.keepers[id]
                    await keeper.close()
        for id in await self.store.forget(now - limits.lobby_hours * HOUR, now):
            self._owned.pop(id, None)

    def numbers(self) -> dict[str, int | float]:
        """For the metrics."""
        rooms = [keeper.room for keeper in self.keepers.values()]
        return {
            "rooms": len(self._owned),
            "rooms_in_memory": len(rooms),
            "games_playing": sum(room.lobby.status == "playing" for room in rooms),
            "connections": sum(len(room.connections) for room in rooms),
            "moves": self.moves,
            "rooms_frozen": self.frozen,
        }


LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

"""The JSON API: guests, rooms, finished games, and what there is to play with."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import __version__
from ..protocol import VERSION, PersonInfo, RoomInfo, write
from ..table.film import Shown
from ..table.film import shown as shown_film
from ..table.refusal import Refusal
from . import bodies, catalogue
from .config import Config
from .doors import Door, address, is_direct
from .endpoints import JSON, TEXT, Endpoint, Query, answer, read_body
from .files import fresh, tagged
from .guests import Guests
from .metrics import Metrics

if TYPE_CHECKING:
    from ..table.house import House
    from ..table.rows import GameRow
    from ..table.store import Store

RECENT = 50
"""So many finished games are listed."""
OPEN = "open"
SEAT = Query(
    name="seat",
    values=(OPEN, *(str(seat) for seat in range(10))),
    default=OPEN,
    said="What that seat was told; `open` shows all hands.",
)
Run = Callable[[Request], Awaitable[Response]]

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Api:
    def __init__(
        self, house: House, store: Store, guests: Guests, door: Door, config: Config, metrics: Metrics
    ) -> None:
        self._house = house
        self._store = store
        self._guests = guests
        self._door = door
        self._config = config
        self._metrics = metrics
        self.closing = False
        content = config.content
        self._cards = cache(lambda: tagged(write(catalogue.cards(content)), JSON))
        self._characters = cache(lambda: tagged(write(catalogue.characters(content)), JSON))
        self._choices = cache(lambda: tagged(write(catalogue.choices(content)), JSON))

    # -- guests ---------------------------------------------------------------------------------

    async def who(self, request: Request) -> Response:
        row = await self._guests.greet(request.scope)
        response = answer(bodies.GuestInfo(name=row.name if row else None))
        if row is not None:
            response.headers["set-cookie"] = self._guests.set_cookie(row.id)
        return response

    async def name(self, request: Request) -> Response:
        body = await read_body(request, bodies.NewName, self._config.door)
        row = await self._guests.name(request.scope, body.name, address(request.scope))
        response = answer(bodies.GuestInfo(name=row.name))
        response.headers["set-cookie"] = self._guests.set_cookie(row.id)
        return response

    async def code(self, request: Request) -> Response:
        guest = await self._guests.required(request.scope)
        code, expires = await self._guests.new_code(guest.id)
        return answer(bodies.DeviceCode(code=code, expires=expires))

    async def claim(self, request: Request) -> Response:
        body = await read_body(request, bodies.Claim, self._config.door)
        row = await self._guests.claim(body.code, address(request.scope))
        response = answer(bodies.GuestInfo(name=row.name))
        response.headers["set-cookie"] = self._guests.set_cookie(row.id)
        return response

    # -- rooms ----------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        guest = await self._guests.required(request.scope)
        body = await read_body(request, bodies.NewRoom, self._config.door)
        room = await self._house.create(guest.id, guest.name, body.settings, body.password)
        return answer(bodies.RoomMade(room=room, link=f"{self._door.origin(request.scope)}/t/{room}"), 201)

    async def rooms(self, request: Request) -> Response:
        return answer(bodies.RoomList(rooms=tuple([shown(info) for info in await self._house.listed()])))

    async def room(self, request: Request) -> Response:
        keeper = await self._house.room(id_in(request, "no-room"))
        return answer(shown(keeper.info))

    # -- finished games -------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        rows = await self._store.finished(RECENT)
        return answer(bodies.GameList(games=tuple([summary(row) for row in rows])))

    async def game(self, request: Request) -> Response:
        row = await self._store.game(id_in(request, "no-such-game"))
        if row is None or row.ended is None:
            raise Refusal("no-such-game")
        return answer(summary(row))

    async def record(self, request: Request) -> Response:
        text = await self._house.record(id_in(request, "no-such-game"))
        response = Response(text, media_type=TEXT)
        response.headers["content-disposition"] = 'attachment; filename="alehouse.txt"'
        return response

    async def film(self, request: Request) -> Response:
        seat = SEAT.read(request)
        film = await self._house.film(id_in(request, "no-such-game"))
        if seat != OPEN and int(seat) >= len(film.characters):
            raise Refusal("no-such-seat")
        # A long game takes a while, and tables must not wait for it.
        return await asyncio.to_thread(lambda: answer(shown_film(film, None if seat == OPEN else int(seat))))

    # -- what there is --------------------------------------------------------------------------

    async def bots(self, request: Request) -> Response:
        return answer(catalogue.bots())

    async def phrases(self, request: Request) -> Response:
        return answer(catalogue.phrases())

    async def cards(self, request: Request) -> Response:
        return fresh(request, self._cards())

    async def characters(self, request: Request) -> Response:
        return fresh(request, self._characters())

    async def choices(self, request: Request) -> Response:
        return fresh(request, self._choices())

    async def health(self, request: Request) -> Response:
        status = "closing" if self.closing else "draining" if self._config.drain else "open"
        hash = self._config.content.program.hash
        return answer(bodies.Health(status=status, version=__version__, protocol=VERSION, content=hash))

    async def metrics(self, request: Request) -> Response:
        """Only for this machine: at a small server, a player could see in them that somebody has an answer."""
        if not is_direct(request.scope):
            raise Refusal("not-found")
        return Response(self._metrics.text(), media_type=TEXT)

    def endpoints(self) -> tuple[Endpoint, ...]:
        """Every address of the API."""
        return (
            get("/api/guest", "Who am I?", self.who, bodies.GuestInfo, cookie=True),
            post("/api/guest", "Come in under a name, or change it.", self.name, bodies.NewName, bodies.GuestInfo,
                 refusals=("bad-name", "too-fast"), cookie=True),
            post("/api/device", "A code that brings me to another device, once.", self.code, None, bodies.DeviceCode,
                 refusals=("too-fast",), guest=True),
            post("/api/device/claim", "Be the guest whose code this is.", self.claim, bodies.Claim, bodies.GuestInfo,
                 refusals=("bad-code", "too-fast"), cookie=True),
            get("/api/rooms", "Rooms that everybody may find.", self.rooms, bodies.RoomList),
            post("/api/rooms", "Open a room.", self.create, bodies.NewRoom, bodies.RoomMade, status=201, guest=True,
                 refusals=("bad-settings", "bad-seats", "too-many-rooms", "house-full", "draining")),
            get("/api/rooms/{room}", "A room, before one goes in.", self.room, RoomInfo,
                refusals=("no-room", "other-version", "frozen")),
            get("/api/games", "Games that have ended in rooms that everybody may find.", self.games, bodies.GameList),
            get("/api/games/{game}", "How a game ended.", self.game, bodies.GameEnd, refusals=("no-such-game",)),
            get("/api/games/{game}/record", "The record of a game, for `alehouse replay --verify`.", self.record, str,
                refusals=("no-such-game", "other-version")),
            get("/api/games/{game}/film", "A game to watch.", self.film, Shown, query=(SEAT,),
                refusals=("no-such-game", "no-such-seat", "other-version")),
            get("/api/bots", "Bots that can sit at a table.", self.bots, bodies.BotList),
            get("/api/characters", "Everybody who can be played.", self.characters, bodies.CharacterList, cached=True),
            get("/api/cards", "Every card of every deck.", self.cards, bodies.CardList, cached=True),
            get("/api/choices", "What the settings of a room can be.", self.choices, bodies.Choices, cached=True),
            get("/api/phrases", "What can be said with one click.", self.phrases, bodies.PhraseList),
            get("/health", "How the server is.", self.health, bodies.Health),
            get("/metrics", "Numbers for Prometheus, on the server's own machine.", self.metrics, str,
                refusals=("not-found",)),
        )  # fmt: skip

    def guarded(self, endpoint: Endpoint) -> Run:
        """A POST may come from our own page, or from no page at all."""
        if endpoint.method != "POST":
            return endpoint.run

        async def run(request: Request) -> Response:
            self._door.check_origin(request.scope)
            return await endpoint.run(request)

        return run


def get(
    path: str,
    said: str,
    run: Run,
    gives: object,
    *,
    refusals: tuple[str, ...] = (),
    query: tuple[Query, ...] = (),
    cached: bool = False,
    cookie: bool = False,
) -> Endpoint:
    return Endpoint(
        method="GET", path=path, said=said, run=run, answer=gives, refusals=refusals, query=query, cached=cached,
        cookie=cookie,
    )  # fmt: skip


def post(
    path: str,
    said: str,
    run: Run,
    takes: type[msgspec.Struct] | None,
    gives: object,
    *,
    status: int = 200,
    refusals: tuple[str, ...] = (),
    guest: bool = False,
    cookie: bool = False,
) -> Endpoint:
    return Endpoint(
        method="POST", path=path, said=said, run=run, body=takes, answer=gives, status=status, refusals=refusals,
        guest=guest, cookie=cookie,
    )  # fmt: skip


def id_in(request: Request, code: str) -> str:
    """The id in an address, if it can be one."""
    (id,) = request.path_params.values()
    if not _ID.fullmatch(id):
        raise Refusal(code)
    return str(id)


def summary(row: GameRow) -> bodies.GameEnd:
    """A finished game as the table has summed it up, with its times."""
    told = msgspec.json.decode(row.summary)
    return msgspec.convert({**told, "began": row.began, "ended": row.ended}, bodies.GameEnd)


def shown(info: RoomInfo) -> RoomInfo:
    """A room to those outside: who is behind a password is nobody's business."""
    if not info.password:
        return info
    seats = tuple([msgspec.structs.replace(seat, name="") for seat in info.seats])
    people = tuple([PersonInfo(who=person.who, name="", here=person.here) for person in info.people])
    return msgspec.structs.replace(info, seats=seats, people=people)

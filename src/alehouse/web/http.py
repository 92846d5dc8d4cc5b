"""The JSON API: guests, rooms, finished games, and what there is to play with."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import __version__
from ..protocol import VERSION, PersonInfo, RoomInfo, write
from ..rulebook import LANGUAGES
from ..table.film import Shown
from ..table.film import shown as shown_film
from ..table.refusal import Refusal
from . import bodies, catalogue, qr
from .config import Config
from .doors import Door, address, is_direct
from .endpoints import JSON, SVG, TEXT, Endpoint, Query, answer, read_body
from .files import Tagged, fresh, tagged
from .guests import Guests
from .metrics import Metrics
from .packed import packed_for

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
LANGUAGE = Query(
    name="language",
    values=LANGUAGES,
    default=LANGUAGES[0],
    said="The language of the text; one that we do not speak gives English.",
    strict=False,
)
Run = Callable[[Request], Awaitable[Response]]

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Texts:
    """An answer in each language, made when somebody asks for it. All cards take a second: no table shall wait."""

    def __init__(self, make: Callable[[str], Any]) -> None:
        self._make = make
        self._made: dict[str, asyncio.Task[Tagged]] = {}

    async def of(self, language: str) -> Tagged:
        found = self._made.get(language)
        if found is None or (found.done() and found.exception() is not None):
            found = asyncio.create_task(asyncio.to_thread(self._tagged, language))
            self._made[language] = found
        return await asyncio.shield(found)

    def _tagged(self, language: str) -> Tagged:
        return tagged(write(self._make(language)), JSON)


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
        self._cards = Texts(lambda language: catalogue.cards(content, language))
        self._characters = Texts(lambda language: catalogue.characters(content, language))
        self._choices = Texts(lambda language: catalogue.choices(content, language))
        self._rules = Texts(catalogue.rules)

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

    async def teach(self, request: Request) -> Response:
        guest = await self._guests.required(request.scope)
        body = await read_body(request, bodies.NewLesson, self._config.door)
        room = await self._house.teach(guest.id, guest.name, body.lesson)
        return answer(bodies.RoomMade(room=room, link=f"{self._door.origin(request.scope)}/t/{room}"), 201)

    async def rooms(self, request: Request) -> Response:
        return answer(bodies.RoomList(rooms=tuple([shown(info) for info in await self._house.listed()])))

    async def room(self, request: Request) -> Response:
        keeper = await self._house.room(id_in(request, "no-room"))
        return answer(shown(keeper.info))

    async def qr_code(self, request: Request) -> Response:
        room = id_in(request, "no-room")
        await self._house.room(room)
        link = f"{self._door.origin(request.scope)}/t/{room}"
        return fresh(request, tagged(qr.picture(link).encode(), SVG))

    # -- finished games -------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        guest = await self._guests.find(request.scope)
        mine = await self._store.played_by(guest.id, RECENT) if guest is not None else []
        seats = {row.id: seat for row, seat in mine}
        rows = await self._store.finished(RECENT)
        return answer(
            bodies.GameList(
                games=tuple([summary(row, seats.get(row.id)) for row in rows]),
                mine=tuple([summary(row, seat) for row, seat in mine]),
            )
        )

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
        return fresh(request, await self._cards.of(LANGUAGE.read(request)))

    async def characters(self, request: Request) -> Response:
        return fresh(request, await self._characters.of(LANGUAGE.read(request)))

    async def choices(self, request: Request) -> Response:
        return fresh(request, await self._choices.of(LANGUAGE.read(request)))

    async def rules(self, request: Request) -> Response:
        return fresh(request, await self._rules.of(LANGUAGE.read(request)))

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
            post("/api/lessons", "Begin a lesson, or begin it again.", self.teach, bodies.NewLesson, bodies.RoomMade,
                 status=201, guest=True, refusals=("too-many-rooms", "house-full", "draining")),
            get("/api/rooms/{room}", "A room, before one goes in.", self.room, RoomInfo,
                refusals=("no-room", "other-version", "frozen")),
            get("/api/rooms/{room}/qr.svg", "The link to a room as a picture for cameras.", self.qr_code, str, text=SVG,
                refusals=("no-room", "other-version", "frozen"), cached=True),
            get("/api/games", "Games that have ended: in rooms that everybody may find, and my own.", self.games,
                bodies.GameList),
            get("/api/games/{game}", "How a game ended.", self.game, bodies.GameEnd, refusals=("no-such-game",)),
            get("/api/games/{game}/record", "The record of a game, for `alehouse replay --verify`.", self.record, str,
                refusals=("no-such-game", "other-version")),
            get("/api/games/{game}/film", "A game to watch.", self.film, Shown, query=(SEAT,),
                refusals=("no-such-game", "no-such-seat", "other-version")),
            get("/api/bots", "Bots that can sit at a table.", self.bots, bodies.BotList),
            get("/api/characters", "Everybody who can be played.", self.characters, bodies.CharacterList,
                query=(LANGUAGE,), cached=True),
            get("/api/cards", "Every card of every deck.", self.cards, bodies.CardList, query=(LANGUAGE,), cached=True),
            get("/api/choices", "What the settings of a room can be.", self.choices, bodies.Choices, query=(LANGUAGE,),
                cached=True),
            get("/api/rules", "Our rules and rulings, page by page.", self.rules, bodies.RuleBook, query=(LANGUAGE,),
                cached=True),
            get("/api/phrases", "What can be said with one click.", self.phrases, bodies.PhraseList),
            get("/health", "How the server is.", self.health, bodies.Health),
            get("/metrics", "Numbers for Prometheus, on the server's own machine.", self.metrics, str,
                refusals=("not-found",)),
        )  # fmt: skip

    def guarded(self, endpoint: Endpoint) -> Run:
        """A POST may come from our own page, or from no page at all."""

        async def run(request: Request) -> Response:
            if endpoint.method == "POST":
                self._door.check_origin(request.scope)
            return await packed_for(request.headers, await endpoint.run(request))

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
    text: str = TEXT,
) -> Endpoint:
    return Endpoint(
        method="GET", path=path, said=said, run=run, answer=gives, refusals=refusals, query=query, cached=cached,
        cookie=cookie, text=text,
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


def summary(row: GameRow, seat: int | None = None) -> bodies.GameEnd:
    """A finished game as the table has summed it up, with its times, and where the asker sat."""
    told = msgspec.json.decode(row.summary)
    return msgspec.convert({**told, "began": row.began, "ended": row.ended, "seat": seat}, bodies.GameEnd)


def shown(info: RoomInfo) -> RoomInfo:
    """A room to those outside: who is behind a password is nobody's business."""
    if not info.password:
        return info
    seats = tuple([msgspec.structs.replace(seat, name="") for seat in info.seats])
    people = tuple([PersonInfo(who=person.who, name="", here=person.here) for person in info.people])
    return msgspec.structs.replace(info, seats=seats, people=people)

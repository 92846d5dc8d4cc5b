"""Brings a table to where it is worth looking at: a seat played by one of our bots, up to a question of a given kind.

The seat belongs to the person in the browser too, whose cookie it uses, so that their page shows every step and is
asked the question at which the autopilot stops.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

from msgspec import structs

from alehouse.client import Client, Player, Table, by_bot
from alehouse.protocol import Question, Settings

QUICK = Settings(clock="days", window=0, beat=0)
"""Nothing waits but for us, and for us it waits as long as we look."""
PATIENCE = 300
"""Seconds without the end of a step, such as a whole game: then something is broken."""
GAMES = 60
"""So many games are played in search of a moment."""

T = TypeVar("T")
Moment = Callable[[Table, Question], bool]


class NoSuchMoment(Exception):
    """It did not come up in any game."""


class Autopilot:
    def __init__(self, url: str, name: str = "Ann", seed: int = 1, pause: float = 0) -> None:
        self.url = url
        self.name = name
        self.seed = seed
        self.pause = pause
        """Seconds before it answers anything, as a person would."""
        self.table: Table | None = None
        self.room = ""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="autopilot", daemon=True)
        self._client: Client | None = None
        self._playing: asyncio.Task[Any] | None = None
        self._host: Autopilot | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        self._client = self._wait(Client.connect(self.url, self.name))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._host is not None:
            self._host.__exit__(None, None, None)
        if self._client is not None:
            self._wait(self._client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def cookies(self) -> dict[str, str]:
        """Who we are; a browser with them is the same person."""
        assert self._client is not None
        return self._client.cookies

    @property
    def host(self) -> Autopilot:
        """Somebody else: at their tables we are only guests, and have no seat."""
        if self._host is None:
            self._host = Autopilot(self.url, "Bo", self.seed)
            self._host.__enter__()
        return self._host

    # -- what it can do -------------------------------------------------------------------------

    def open(
        self, characters: tuple[str | None, ...] = (None,) * 4, settings: Settings = QUICK, password: str = ""
    ) -> str:
        """Open a table with bots, ourselves in the first seat, and give its name. The game has not begun."""
        return self._wait(self._open(characters, settings, password))

    def start(self) -> None:
        assert self.table is not None
        self._wait(self.table.start())

    def pace(self, beat: int) -> None:
        """How fast bots play from now on."""
        assert self.table is not None
        self._wait(self.table.pace(beat))

    def play(self, moment: Moment) -> bool:
        """Play until we are asked something that `moment` likes; False if the game ends before."""
        return self._wait(self._play(moment))

    def play_out(self, always: bool = False) -> None:
        """Play to the end; `always` asked, at a server with a seed, it is the same game every time."""
        self._wait(self._play(lambda table, question: False, always))

    def find(self, moment: Moment, characters: tuple[str | None, ...] = (None,) * 4, settings: Settings = QUICK) -> str:
        """The name of a room where that moment is now. Raises NoSuchMoment.

        At a server with a seed it is the same moment of the same game every time, whatever else is played there.
        """
        for _ in range(GAMES):
            room = self.open(characters, settings)
            self.start()
            if self._wait(self._play(moment, always=True)):
                return room
        raise NoSuchMoment(f"not in {GAMES} games")

    @property
    def game(self) -> str:
        """The id of the game at our table, for those who want to see it again."""
        assert self.table is not None
        assert self.table.room.game is not None
        return self.table.room.game.id

    @property
    def seq(self) -> int:
        """How far the table has come."""
        assert self.table is not None
        return self.table.seq

    # -- how ------------------------------------------------------------------------------------

    def _wait(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    async def _open(self, characters: tuple[str | None, ...], settings: Settings, password: str = "") -> str:
        assert self._client is not None
        await self._leave()
        self.room = await self._client.open(structs.replace(settings, seats=len(characters)), password)
        self.table = table = await self._client.join(self.room)
        await table.sit(0, characters[0])
        for seat, character in enumerate(characters[1:], 1):
            await table.add_bot("normal", seat, character)
        return self.room

    async def _leave(self) -> None:
        if self.table is not None:
            await self.table.close()

    async def _play(self, moment: Moment, always: bool = False) -> bool:
        """Up to that moment; `always` asked, also in a window that hardly concerns us, and for which no table waits."""
        assert self.table is not None
        found = asyncio.Event()
        wishes: list[asyncio.Future[None]] = []
        rng = Random()
        bots = by_bot("normal", rng)

        def choose(table: Table, question: Question) -> str | None:
            # To be asked always can be said once the table waits for us: before that, which windows are closed already
            # would depend on the machine. The question is put again then.
            if always and table.private is not None and table.private.yields != "full":
                if question.waits and not wishes:
                    wishes.append(asyncio.ensure_future(table.yields("full")))
                return None
            # Once found it is left alone, though the question is put again, or another one comes with it.
            if found.is_set() or moment(table, question):
                found.set()
                return None
            time.sleep(self.pause)  # this thread is only ours, and has nothing else to do
            # A question may be put twice, and is answered alike then.
            rng.seed(f"{self.seed}/{table.game}/{question.decision}")
            return bots(table, question)

        playing = asyncio.ensure_future(Player(self.table, choose).play())
        looking = asyncio.ensure_future(found.wait())
        await asyncio.wait((playing, looking), return_when=asyncio.FIRST_COMPLETED)
        looking.cancel()
        await asyncio.gather(*wishes)
        if found.is_set():
            playing.cancel()
            return True
        await playing  # raises what went wrong, if anything did
        return False

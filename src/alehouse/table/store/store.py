"""The store: what the table writes and reads, without ever making its event loop wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from ..rows import FilmRow, GameRow, GuestRow, LogRow, RoomRow, Row, SnapshotRow
from . import queries
from .clerk import Clerk
from .engines import PATIENCE, engine_of
from .migrate import prepare
from .place import Place, place_of


class Store:
    """A database that is open. All of it belongs to the event loop that opened it.

    One thread writes and one reads, each with a connection of its own. Reading shows what was written before, once
    the future of that writing is done.
    """

    def __init__(self, place: Place, writer: Clerk, reader: Clerk) -> None:
        self._place = place
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, url: str | None, *, patience: float = PATIENCE) -> Self:
        """Open a database, make it if it is not there, and bring its tables up to date. Raises StoreError.

        url: a URL of SQLAlchemy or the path of a file; None is a file in the user's data folder.
        patience: seconds to wait while another program holds the database.
        """
        place = place_of(url)
        await asyncio.to_thread(prepare, place, patience)
        writer = Clerk(engine_of(place, writing=True, patience=patience), place, "store-writer")
        reader = Clerk(engine_of(place, writing=False, patience=patience), place, "store-reader")
        return cls(place, writer, reader)

    @property
    def file(self) -> Path | None:
        """The file of the database, if it is one."""
        return self._place.file

    async def close(self) -> None:
        """Write what waits, then end the threads."""
        await self._writer.stop()
        await self._reader.stop()

    # -- writing --------------------------------------------------------------------------------

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store rows, together or not at all. The future is done when they would survive a power cut.

        It fails with RowRefused if a log row is there already or belongs to no game, and with another StoreError if
        the database cannot be written now; either way none of these rows is stored. Rows other than those of the log
        replace what has the same key. A future that is cancelled does not take the rows back.
        """
        return self._writer.write(rows)

    async def take_code(self, digest: str, now: int) -> str | None:
        """The guest of a code that has not expired. It works once."""
        return await self._writer.do(queries.take_code(digest, now))

    async def forget(self, rooms_before: int, codes_before: int) -> list[str]:
        """Delete rooms in which nobody plays and which nobody has touched since, and codes that have expired.

        Returns the rooms. Their games stay.
        """
        return await self._writer.do(queries.forget(rooms_before, codes_before))

    # -- reading --------------------------------------------------------------------------------

    async def room(self, id: str) -> RoomRow | None:
        return await self._reader.do(queries.by_key(RoomRow, id))

    async def rooms(self, statuses: Sequence[str]) -> list[RoomRow]:
        return await self._reader.do(queries.rooms(statuses))

    async def listed(self) -> list[RoomRow]:
        """Rooms that anybody may find, the one that was touched last first."""
        return await self._reader.do(queries.listed_rooms())

    async def game(self, id: str) -> GameRow | None:
        return await self._reader.do(queries.by_key(GameRow, id))

    async def games_of(self, room: str) -> list[GameRow]:
        return await self._reader.do(queries.games_of(room))

    async def unfinished(self) -> list[GameRow]:
        """Games of any version that have no end, the oldest first."""
        return await self._reader.do(queries.unfinished_games())

    async def finished(self, limit: int) -> list[GameRow]:
        """Games of listed rooms, the newest first; also of rooms that have been forgotten since."""
        return await self._reader.do(queries.finished_games(limit))

    async def played_by(self, guest: str, limit: int) -> list[tuple[GameRow, int]]:
        """Finished games of a guest, the newest first, each with the guest's seat."""
        return await self._reader.do(queries.games_played_by(guest, limit))

    async def count_games(self) -> int:
        """So many games have begun."""
        return await self._reader.do(queries.count_games)

    async def without_film(self, rules: int, content: str, limit: int) -> list[GameRow]:
        """Finished games of that version that cannot be watched yet, the oldest first."""
        return await self._reader.do(queries.games_without_film(rules, content, limit))

    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        """The rows of a game behind row `after`, in order."""
        return await self._reader.do(queries.log_of(game, after))

    async def snapshot(self, game: str) -> SnapshotRow | None:
        return await self._reader.do(queries.by_key(SnapshotRow, game))

    async def film(self, game: str) -> FilmRow | None:
        return await self._reader.do(queries.by_key(FilmRow, game))

    async def guest(self, id: str) -> GuestRow | None:
        return await self._reader.do(queries.by_key(GuestRow, id))

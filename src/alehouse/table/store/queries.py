"""What the store can be asked, each in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, func, or_, select, update

from ..rows import GameRow, LogRow, RoomRow
from .schema import TABLES, code, film, game, log, played, room

R = TypeVar("R", bound=Struct)
Query = Callable[[Connection], list[R]]

FORGETTABLE = ("open", "over")
"""Rooms in which nobody plays."""


def columns_of(kind: type[Struct]) -> Select[Any]:
    table = TABLES[kind]
    return select(*[table.c[field] for field in kind.__struct_fields__])


def all_of(kind: type[R], wanted: Select[Any]) -> Query[R]:
    fields = kind.__struct_fields__

    def ask(connection: Connection) -> list[R]:
        return [kind(**dict(zip(fields, row, strict=True))) for row in connection.execute(wanted).fetchall()]

    return ask


def by_key(kind: type[R], key: str) -> Callable[[Connection], R | None]:
    """The row of that kind with that key."""
    field = TABLES[kind].c[kind.__struct_fields__[0]]
    ask = all_of(kind, columns_of(kind).where(field == key))
    return lambda connection: next(iter(ask(connection)), None)


def rooms(statuses: Sequence[str]) -> Query[RoomRow]:
    return all_of(RoomRow, columns_of(RoomRow).where(room.c.status.in_(statuses)).order_by(room.c.id))


def listed_rooms() -> Query[RoomRow]:
    newest_first = columns_of(RoomRow).where(room.c.listed).order_by(room.c.touched.desc(), room.c.id)
    return all_of(RoomRow, newest_first)


def games_of(id: str) -> Query[GameRow]:
    return all_of(GameRow, columns_of(GameRow).where(game.c.room == id).order_by(game.c.number, game.c.id))


def unfinished_games() -> Query[GameRow]:
    return all_of(GameRow, columns_of(GameRow).where(game.c.ended.is_(None)).order_by(game.c.began, game.c.id))


def finished_games(limit: int) -> Query[GameRow]:
    """Games of rooms that are listed, or were when they were forgotten."""
    newest_first = (
        columns_of(GameRow)
        .outerjoin_from(game, room, room.c.id == game.c.room)
        .where(game.c.ended.is_not(None), or_(game.c.public, room.c.listed))
        .order_by(game.c.ended.desc(), game.c.id)
        .limit(limit)
    )
    return all_of(GameRow, newest_first)


def games_played_by(guest: str, limit: int) -> Callable[[Connection], list[tuple[GameRow, int]]]:
    """Finished games of a guest, the newest first, each with the guest's seat."""
    newest_first = (
        columns_of(GameRow)
        .add_columns(played.c.seat)
        .join_from(game, played, played.c.game == game.c.id)
        .where(game.c.ended.is_not(None), played.c.guest == guest)
        .order_by(game.c.ended.desc(), game.c.id)
        .limit(limit)
    )
    fields = GameRow.__struct_fields__

    def ask(connection: Connection) -> list[tuple[GameRow, int]]:
        found = connection.execute(newest_first).fetchall()
        return [(GameRow(**dict(zip(fields, row[:-1], strict=True))), int(row[-1])) for row in found]

    return ask


def count_games(connection: Connection) -> int:
    return int(connection.scalar(select(func.count()).select_from(game)) or 0)


def games_without_film(rules: int, content: str, limit: int) -> Query[GameRow]:
    """Finished games of that version, the oldest first."""
    has_film = select(film.c.game).where(film.c.game == game.c.id).exists()
    oldest_first = (
        columns_of(GameRow)
        .where(game.c.ended.is_not(None), game.c.rules == rules, game.c.content == content, ~has_film)
        .order_by(game.c.ended, game.c.id)
        .limit(limit)
    )
    return all_of(GameRow, oldest_first)


def log_of(id: str, after: int) -> Query[LogRow]:
    return all_of(LogRow, columns_of(LogRow).where(log.c.game == id, log.c.n > after).order_by(log.c.n))


def take_code(digest: str, now: int) -> Callable[[Connection], str | None]:
    """The guest of a code, which is then gone, whether it was still good or not."""

    def take(connection: Connection) -> str | None:
        found = connection.execute(select(code.c.guest, code.c.expires).where(code.c.digest == digest)).first()
        gone = connection.execute(delete(code).where(code.c.digest == digest))
        if found is None or gone.rowcount != 1 or found.expires <= now:
            return None
        return str(found.guest)

    return take


def forget(rooms_before: int, codes_before: int) -> Callable[[Connection], list[str]]:
    """Delete old rooms and codes. Games of a listed room stay in the list of finished games."""
    old = (room.c.status.in_(FORGETTABLE)) & (room.c.touched < rooms_before)

    def clean(connection: Connection) -> list[str]:
        connection.execute(delete(code).where(code.c.expires < codes_before))
        gone = list(connection.scalars(select(room.c.id).where(old).order_by(room.c.id)))
        if gone:
            known = select(room.c.id).where(old, room.c.listed)
            connection.execute(update(game).where(game.c.room.in_(known)).values(public=True))
            connection.execute(delete(room).where(old))
        return gone

    return clean

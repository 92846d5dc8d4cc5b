"""A room and its game as everybody in the room may know them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..protocol import GameInfo, RoomInfo, UndoInfo
from .lobby import Lobby, Person
from .match import Match


def room_info(
    lobby: Lobby,
    match: Match | None,
    people: Sequence[Person],
    undo: tuple[UndoInfo | None, UndoInfo | None],
    standstill: str,
) -> RoomInfo:
    """`people` are those who are here, once for each connection; `undo` is the wish that is open, and one refused."""
    here = [person.who for person in people]
    seats = lobby.seat_infos(here)
    game = None
    if match is not None and lobby.status != "open":
        game = game_info(match)
        seats = [
            msgspec.structs.replace(
                info,
                character=game.characters[chair.seat],
                bot=info.bot or (chair.bot if chair.away or chair.conceded else None),
                away=chair.away or chair.conceded,
                conceded=chair.conceded,
                conceded_at=chair.conceded_at if chair.conceded else None,
            )
            for info, chair in zip(seats, match.chairs, strict=True)
        ]
    return RoomInfo(
        id=lobby.id,
        status="kept" if standstill == "other-version" else lobby.status,
        host=lobby.host,
        locked=lobby.locked,
        password=lobby.settings.privacy == "password" and bool(lobby.password),
        settings=lobby.settings,
        seats=tuple(seats),
        people=tuple(lobby.person_infos(here)),
        watchers=len(set(here) - {seat.who for seat in lobby.seats}),
        watchable=lobby.status == "playing" and lobby.settings.watching and not lobby.locked and not standstill,
        game=game,
        undo=undo[0],
        refused=undo[1],
        lesson=lobby.lesson,
    )


def game_info(match: Match) -> GameInfo:
    game = match.game
    return GameInfo(
        id=match.id,
        number=match.number,
        characters=tuple([seat.character for seat in game.view(None).seats]),
        names=game.seats,
        variant=game.variant,
        teams=game.teams,
        drinks=game.drinks,
        commitment=game.commitment,
        seed=game.seed if match.ended else None,
        winners=match.winners,
        ended=match.ended,
        beat=match.beat,
        paused=match.paused,
    )


def with_turn(info: RoomInfo, match: Match | None) -> RoomInfo:
    """For those who ask from outside: nobody tells them updates, so they are told how far the game has come."""
    if info.game is None or match is None:
        return info
    game = msgspec.structs.replace(info.game, turn=match.game.view(None).turn)
    return msgspec.structs.replace(info, game=game)

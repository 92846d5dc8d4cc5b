"""What the table says."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..engine.view import Effect
from .parts import Clock, Event, Private, Public, RoomInfo, TakenBack, You


class Message(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    pass


class Ok(Message, frozen=True, tag="ok"):
    """The request was carried out, and what it changed is stored."""

    id: str


class Refused(Message, frozen=True, tag="refused"):
    """The request was not carried out, and nothing has changed."""

    id: str | None
    """None if the message was too broken to have one."""
    code: str
    params: dict[str, Any] = {}


class Pong(Message, frozen=True, tag="pong"):
    id: str


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `why`; both are None if the move is legal."""

    id: str
    key: str | None
    rule: str | None


class CardReason(Struct, frozen=True, kw_only=True):
    """Why a card cannot be played now."""

    card: str
    key: str
    rule: str


class Reasons(Message, frozen=True, tag="reasons"):
    """The answer to `why-hand`: a card that is not in it can be played."""

    id: str
    cards: tuple[CardReason, ...]


class Ahead(Message, frozen=True, tag="ahead"):
    """The answer to `preview`."""

    id: str
    effects: tuple[Effect, ...]


class Said(Message, frozen=True, tag="said"):
    """Somebody says something. Text is as it was typed: whoever shows it must escape it."""

    who: int
    name: str
    seat: int | None = None
    emote: str | None = None
    phrase: str | None = None
    text: str | None = None
    seq: int = -1
    """The last update of this game that came before it; -1 if it was said before the game."""
    at: int = 0
    """When, in milliseconds of the server's clock. No two things are said in a room at the same time: whoever has it
    already knows it by this."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`. If a game is on, a `state` or the missed `update`s follow."""

    id: str
    version: int
    you: You
    room: RoomInfo
    said: tuple[Said, ...] = ()
    """The last 50 things that were said in this room, but for those of people who are muted. A restart forgets them."""


class RoomChanged(Message, frozen=True, tag="room"):
    """The whole room, after something in it has changed."""

    room: RoomInfo
    you: You


class State(Message, frozen=True, tag="state"):
    """The whole game as this seat may know it: at the beginning, on arrival, and after a move was taken back."""

    game: int
    seq: int
    at: int
    """Milliseconds since the game began; it stands still while clocks do."""
    table: Public
    clock: Clock
    you: Private | None = None
    back: TakenBack | None = None
    """Set if it is sent because a move was taken back."""


class Update(Message, frozen=True, tag="update"):
    """What has happened since the update before it. Everybody gets every number of `seq`, each once and in order."""

    game: int
    seq: int
    at: int
    events: tuple[Event, ...]
    table: Public
    """Only what has changed."""
    clock: Clock
    you: Private | None = None
    back: TakenBack | None = None
    """Of a story from the beginning: here a move was taken back, and is not told."""


class Yours(Message, frozen=True, tag="yours"):
    """What this seat alone knows has changed: an answer was kept, a yield was set. To all tabs of the seat."""

    game: int
    you: Private


class Ticking(Message, frozen=True, tag="clock"):
    """The clock alone has changed: a window is held, or clocks stand still."""

    game: int
    clock: Clock


class Standstill(Message, frozen=True, tag="standstill"):
    """The room cannot go on: `frozen` or `other-version`. It is kept."""

    code: str


class Ended(Message, frozen=True, tag="ended"):
    """The game is over. From now on its replay and record can be had, and the seed proves the shuffles."""

    game: int
    id: str
    how: str
    winners: tuple[int, ...]
    seed: str


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the connection, and says why."""

    code: str
    params: dict[str, Any] = {}


Reply = (
    Ok | Refused | Pong | Reason | Reasons | Ahead | Welcome | RoomChanged | State | Update | Yours | Ticking
    | Standstill | Ended | Said | Bye
)  # fmt: skip

"""What messages are made of: the room, the game as everybody sees it, and what one seat alone knows."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ..engine.view import EntryView, Outlook, RoundView, SeatView
from .settings import Settings


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A chair in the room. Its character's numbers are in `Public.seats`."""

    seat: int
    kind: str
    """`empty`, `person` or `bot`."""
    who: int | None = None
    """The number of the person, in this room only."""
    name: str = ""
    bot: str | None = None
    """The bot that sits here, or that plays on for the person."""
    character: str | None = None
    """None: dealt by chance when the game begins."""
    here: bool = False
    """The person has a connection."""
    away: bool = False
    """A bot plays on until the person returns."""
    conceded: bool = False
    """The person has given up, and a bot plays on to the end."""
    conceded_at: int | None = None
    """The last update before the person gave up: no update tells it."""


class PersonInfo(Struct, frozen=True, kw_only=True):
    who: int
    name: str
    here: bool = False
    muted: bool = False


class UndoInfo(Struct, frozen=True, kw_only=True):
    """Somebody asks to take a move back, and needs everybody's consent."""

    number: int
    seat: int
    yes: tuple[int, ...]
    """Seats that agree so far."""
    move: str = ""
    """The move that would be taken back, as far as everybody may know it."""
    no: int | None = None
    """The seat that has refused; the wish is over then."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """The game that is played, or was played last."""

    id: str
    """For links to its replay and record."""
    number: int
    characters: tuple[str, ...]
    names: tuple[str, ...]
    """What moves call the seats: character ids, `gerki-2` for a second Gerki."""
    variant: str
    teams: tuple[tuple[int, ...], ...]
    drinks: tuple[str, ...]
    commitment: str
    """A hash of the seed, published before the first card is dealt."""
    seed: str | None = None
    """The seed, after the end."""
    winners: tuple[int, ...] = ()
    ended: str | None = None
    """`played`, `conceded` or `abandoned`; None while it is played."""
    beat: int = 0
    """Milliseconds between two things that bots do; a request `pace` sets it."""
    paused: bool = False
    """Nothing goes on by itself until the person who plays against bots does something."""
    turn: int = 0
    """The number of the turn, from 1, for those who ask with `GET`. In messages it is 0: there, updates tell it."""


class RoomInfo(Struct, frozen=True, kw_only=True):
    id: str
    status: str
    """`open` (people choose seats), `playing`, `over`, `kept` (another version continues it) or `frozen`."""
    host: int | None
    locked: bool
    password: bool
    settings: Settings
    seats: tuple[SeatInfo, ...]
    people: tuple[PersonInfo, ...]
    watchers: int
    watchable: bool = False
    """Somebody without a seat may come in and watch the game that is played."""
    game: GameInfo | None = None
    undo: UndoInfo | None = None
    refused: UndoInfo | None = None
    """The last wish to take a move back, if somebody has refused it and nobody has moved since."""
    lesson: str | None = None
    """The lesson that is taught here, against bots that help; None: a table like any other."""
    again: int | None = None
    """Who has asked for another game, before it begins."""


class You(Struct, frozen=True, kw_only=True):
    """Who this connection is in the room."""

    who: int
    name: str
    seat: int | None = None


class Event(Struct, frozen=True, gc=False):
    """Something that happened: a code with named parameters."""

    code: str
    args: dict[str, Any]
    """Of what a bot has done for a person who is away or has given up, `bot` is 1. Of a pass in a Round for which this
    seat was not asked, as it had no card for it, `alone` is 1, or 2 if only a Cheating Card would have done."""
    private: bool = False
    """Told to this seat alone."""


class TakenBack(Struct, frozen=True):
    """A move was taken back: whatever came after the update `to` has not happened."""

    seat: int
    """Whose move it was."""
    to: int
    """The last update before it that still counts; 0 is the beginning."""
    move: str = ""
    """The move itself, as far as that seat may know it: of what others chose or discarded, only that they did. Empty in
    games from before that was kept."""


class Public(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game as everybody sees it. In an update, only what has changed is set; of `seats`, those that changed."""

    variant: str | UnsetType = UNSET
    seats: tuple[SeatView, ...] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    active: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    step: int | UnsetType = UNSET
    ordered: bool | UnsetType = UNSET
    drink_deck: int | UnsetType = UNSET
    drink_discard: tuple[str, ...] | UnsetType = UNSET
    bar: int | UnsetType = UNSET
    pot: int | UnsetType = UNSET
    inn: int | UnsetType = UNSET
    round: RoundView | UnsetType | None = UNSET
    stack: tuple[EntryView, ...] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    ahead: Outlook | UnsetType | None = UNSET
    """None: nothing is pending that would do anything."""


def join(old: Public, new: Public) -> Public:
    """The game after an update: what is set in `new` replaces what was in `old`."""
    fields = {name: value for name in old.__struct_fields__ if (value := getattr(new, name)) is not UNSET}
    if new.seats is not UNSET and old.seats is not UNSET:
        changed = {seat.seat: seat for seat in new.seats}
        fields["seats"] = tuple([changed.get(seat.seat, seat) for seat in old.seats])
    return Public(**{name: getattr(old, name) for name in old.__struct_fields__} | fields)


class MoveInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal move: its text, which is what an `answer` says, and the same taken apart."""

    text: str
    kind: str
    card: str | None = None
    mode: int = 0
    targets: tuple[int, ...] = ()
    number: int = 0
    idle: bool = False
    """As far as can be foreseen it would do nothing now: to recover what is full, or to let somebody drink who has no
    Drink. Of an answer in a window it is said only where the table waits for that (`waits`)."""


class Question(Struct, frozen=True, kw_only=True):
    """What this seat is asked."""

    decision: int
    """An answer names it, so that a late one does no harm."""
    kind: str
    """`window`, `discard`, `action`, `order`, `bid` ..."""
    about: str | None
    """The card, Drink or Event that it is about."""
    moves: tuple[MoveInfo, ...]
    """The legal answers. Of `discard`, none is listed: any set of cards of the hand, by their places from 1."""
    touched: bool = False
    """In a window: it is about something that is about to happen to this seat."""
    again: bool = False
    """This seat has passed by hand on the very same thing before, and it is still open."""
    waits: bool = True
    """This seat is to be asked, as it wishes to be. If not, a table without a delay does not wait for it: the question
    may be gone at any moment, and to do nothing is to pass."""


class Clock(Struct, frozen=True, kw_only=True):
    """What the table waits for, as everybody may know it."""

    decision: int
    kind: str
    """`window`: nobody may know who is awaited. `look`: nobody is, and everybody may see for a while what has come onto
    the table. `move`: those in `awaited` decide. `none`: nothing runs."""
    awaited: tuple[int, ...] = ()
    left: int | None = None
    """Milliseconds until the window or the look closes, or until the bank of the awaited runs; None: no limit shown."""
    whole: int | None = None
    """What `left` was when the time began to run, so that a clock shows how much of it is gone; None like `left`."""
    held: bool = False
    """Somebody thinks; the window stays open past its time."""


class Private(Struct, frozen=True, kw_only=True):
    """What one seat alone knows."""

    seat: int
    hand: tuple[str, ...]
    mates: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The hands of the teammates: seat and cards."""
    question: Question | None = None
    answered: str | None = None
    """The answer that this seat has given to the open window; it can be taken back while the window is open."""
    bank: int = 0
    """Milliseconds of thinking time left at this moment. It runs while this seat is awaited and `clock.left` is over,
    and while it holds a window that would have closed."""
    holding: bool = False
    """This seat keeps the window open."""
    yields: str = "smart"
    muted_cards: tuple[str, ...] = ()
    standing: str | None = None
    """The move that the table makes for this seat as soon as it is legal."""
    undo: str | None = None
    """`free` if the last move can be taken back at once, `ask` if everybody must agree."""
    undo_move: str = ""
    """The move that would be taken back, so that a page can say which one it is; empty if there is none."""
    undo_turns: int = 0
    """So many turns have begun since then."""

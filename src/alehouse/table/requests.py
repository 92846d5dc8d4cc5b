"""What a room does with each kind of request. A function returns the reply, or None for a plain `ok`."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ..engine.setting import SETTINGS
from ..engine.view import Effect
from ..errors import BadText
from ..protocol import UndoInfo, write
from ..protocol import requests as ask
from ..protocol.replies import Ahead, CardReason, Reason, Reasons
from .lobby import Person, Seat
from .past import in_public
from .refusal import Refusal

if TYPE_CHECKING:
    from .room import Room

LEAST = 2
NOTHING = (Effect("nothing", None, 0, "", None),)
"""What a play would do that is known to do nothing."""


def digest(person: Person) -> str:
    """Whose request it was, without the secret itself."""
    return digest_of(person.guest)


@lru_cache(maxsize=4096)
def digest_of(guest: str) -> str:
    return sha256(guest.encode()).hexdigest()[:12]


# --- before and after a game -----------------------------------------------------------------------


def sit(room: Room, person: Person, request: ask.Sit, now: int) -> None:
    room.check_no_game()
    open_table(room)
    room.lobby.sit(person, request.seat, request.character, room.known)
    changed(room, now)


def stand(room: Room, person: Person, request: ask.Stand, now: int) -> None:
    room.check_no_game()
    open_table(room)
    seat = room.lobby.seat_of(person)
    if seat is None:
        raise Refusal("no-seat")
    room.lobby.seats[seat] = Seat()
    changed(room, now)


def pick(room: Room, person: Person, request: ask.Pick, now: int) -> None:
    room.check_no_game()
    open_table(room)
    own = room.lobby.seat_of(person)
    number = own if request.seat is None else request.seat
    if number is None:
        raise Refusal("no-seat")
    seat = room.lobby.seat(number)
    if number != own:
        room.check_host(person, now)
        if seat.kind != "bot":
            raise Refusal("seat-taken")
    room.lobby.check_character(request.character, room.known, number)
    seat.pick = request.character
    changed(room, now)


def add_bot(room: Room, person: Person, request: ask.AddBot, now: int) -> None:
    room.check_host(person, now)
    room.check_no_game()
    open_table(room)
    room.lobby.add_bot(request.bot, request.seat, request.character, room.known)
    changed(room, now)


def remove(room: Room, person: Person, request: ask.Remove, now: int) -> None:
    room.check_host(person, now)
    room.check_no_game()
    open_table(room)
    if room.lobby.seat(request.seat).kind != "bot":
        raise Refusal("no-such-bot", bots=[])
    room.lobby.seats[request.seat] = Seat()
    changed(room, now)


def configure(room: Room, person: Person, request: ask.Configure, now: int) -> None:
    from .room import hashed

    room.check_host(person, now)
    room.check_no_game()
    open_table(room)
    if request.settings.privacy == "password" and not (request.password or room.lobby.password):
        raise Refusal("bad-settings", problem="password")
    room.lobby.configure(request.settings, room.known)
    if request.password:
        room.lobby.password = hashed(request.password, secrets.token_hex(8))
    changed(room, now)


def start(room: Room, person: Person, request: ask.Start, now: int) -> None:
    room.check_host(person, now)
    room.check_no_game()
    if room.drains():
        raise Refusal("draining")
    open_table(room)
    taken = [seat for seat in room.lobby.seats if seat.kind != "empty"]
    fitting = SETTINGS[room.lobby.settings.variant].seats
    if len(taken) < LEAST or (fitting and len(taken) not in fitting):
        raise Refusal("bad-seats", seats=sorted(fitting) or list(range(LEAST, 11)))
    if not any(seat.kind == "person" for seat in taken):
        raise Refusal("no-seat")
    room.start(now)


def rematch(room: Room, person: Person, request: ask.Rematch, now: int) -> None:
    """The table is laid again, with the same people and bots on their chairs."""
    if room.lobby.seat_of(person) is None:
        raise Refusal("no-seat")
    room.check_no_game()
    if room.lobby.status == "over":
        room.again = person.who
    open_table(room)
    changed(room, now)


def open_table(room: Room) -> None:
    if room.lobby.status == "over":
        room.lobby.status = "open"
        room.lobby.lay()


def changed(room: Room, now: int) -> None:
    room.dirty = True
    room.save(now)


# --- the host --------------------------------------------------------------------------------------


def lock(room: Room, person: Person, request: ask.Lock, now: int) -> None:
    room.check_host(person, now)
    room.lobby.locked = request.on
    changed(room, now)


def kick(room: Room, person: Person, request: ask.Kick, now: int) -> None:
    """Send somebody away for good. In a game, a bot plays on."""
    room.check_host(person, now)
    other = room.lobby.person(request.who)
    if other is person:
        raise Refusal("not-yourself")
    other.kicked = True
    vacate(room, other, now)
    room.send_away(other, "kicked", now)
    changed(room, now)


def vacate(room: Room, person: Person, now: int, may_wait: bool = False) -> None:
    """The seat is free, or in a game a bot's, unless nobody is there who would have to wait for its person."""
    seat = room.lobby.seat_of(person)
    if seat is None:
        return
    if room.lobby.status == "playing" and room.match is not None:
        person.left = True
        room.match.leave(seat, now)
        if not (may_wait and room.match.is_deserted()):
            room.match.go_away(seat, now)
    else:
        room.lobby.seats[seat] = Seat()


def mute(room: Room, person: Person, request: ask.Mute, now: int) -> None:
    room.check_host(person, now)
    room.lobby.person(request.who).muted = request.on
    changed(room, now)


def hand_over(room: Room, person: Person, request: ask.HandOver, now: int) -> None:
    room.check_host(person, now)
    room.lobby.host = room.lobby.person(request.who).who
    changed(room, now)


def leave(room: Room, person: Person, request: ask.Leave, now: int) -> None:
    vacate(room, person, now, may_wait=True)
    if room.lobby.host == person.who:
        room.lobby.pass_host_on([who for who in room.here() if who != person.who])
    room.send_away(person, "left", now)
    changed(room, now)


def say(room: Room, person: Person, request: ask.Say, now: int) -> None:
    message = room.talk.said(person, room.lobby.seat_of(person), request, room.lobby.settings, now)
    room.tell_all(write(room.talk.keep(message, room.lobby, room.match)))


# --- the game --------------------------------------------------------------------------------------


def answer(room: Room, person: Person, request: ask.Answer, now: int) -> None:
    room.playing().answer(room.chair_of(person), request.decision, request.move, now)


def hold(room: Room, person: Person, request: ask.Hold, now: int) -> None:
    room.playing().hold(room.chair_of(person), request.decision, now)


def release(room: Room, person: Person, request: ask.Release, now: int) -> None:
    room.playing().release(room.chair_of(person), request.decision, now)


def yields(room: Room, person: Person, request: ask.Yield, now: int) -> None:
    if request.card is not None and request.card not in room.known.cards:
        raise Refusal("bad-message", problem="there is no such card")
    room.playing().set_yield(room.chair_of(person), request.level, request.card, request.on, now)
    room.save(now)


def pace(room: Room, person: Person, request: ask.Pace, now: int) -> None:
    """A person alone among bots sets the pace; where others play, the host does, and nobody can make them wait."""
    match = room.playing()
    seat = room.chair_of(person)
    if match.others(seat):
        if request.paused:
            raise Refusal("not-alone")
        room.check_host(person, now)
    match.set_pace(seat, request.beat, request.paused, now)
    if request.beat is not None and room.lobby.host == person.who:
        room.lobby.settings = replace(room.lobby.settings, beat=request.beat)  # for the next game too
    changed(room, now)


def standing(room: Room, person: Person, request: ask.Standing, now: int) -> None:
    room.playing().stand(room.chair_of(person), request.move, now)
    room.save(now)


def why(room: Room, person: Person, request: ask.Why, now: int) -> Reason:
    game = room.playing().game
    seat = room.chair_of(person)
    if (request.card is None) == (request.move is None):
        raise Refusal("bad-message", problem="ask about a card or about a move")
    try:
        found = game.why_not(request.card or game.move(request.move or "", seat), seat)
    except BadText as error:
        raise Refusal("bad-move", problem=str(error)) from None
    return Reason(id=request.id, key=found.key if found else None, rule=found.rule if found else None)


def why_hand(room: Room, person: Person, request: ask.WhyHand, now: int) -> Reasons:
    found = room.playing().game.why_hand(room.chair_of(person))
    cards = [CardReason(card=card, key=reason.key, rule=reason.rule) for card, reason in found.items()]
    return Reasons(id=request.id, cards=tuple(cards))


def preview(room: Room, person: Person, request: ask.Preview, now: int) -> Ahead:
    game = room.playing().game
    seat = room.chair_of(person)
    try:
        move = game.move(request.move, seat)
    except BadText as error:
        raise Refusal("bad-move", problem=str(error)) from None
    if move not in game.legal_moves_of(seat):
        found = game.why_not(move, seat)
        raise Refusal("illegal", reason=found.key if found else "bad-choice", rule=found.rule if found else "TURN-07")
    return Ahead(id=request.id, effects=NOTHING if game.is_idle(move, seat) else game.preview(move, seat))


def undo(room: Room, person: Person, request: ask.Undo, now: int) -> None:
    match = room.playing()
    seat = room.chair_of(person)
    if room.undo is not None:
        raise Refusal("undo-open")
    how = match.undo_of(seat)
    if how is None:
        raise Refusal("no-undo")
    if how == "free":
        match.undo(seat, now)
        return
    room.ask_for_undo(UndoInfo(number=room.undo_asked + 1, seat=seat, yes=(), move=in_public(match.last_move_of(seat))))


def consent(room: Room, person: Person, request: ask.Consent, now: int) -> None:
    seat = room.chair_of(person)
    asked = room.undo
    if asked is None or asked.number != request.undo or (request.yes and seat == asked.seat):
        raise Refusal("no-such-undo")
    if not request.yes:
        room.ask_for_undo(None, refused=replace(asked, no=seat) if seat != asked.seat else None)
        return
    room.ask_for_undo(replace(asked, yes=tuple(sorted({*asked.yes, seat}))))
    room.undo_if_agreed(now)


def concede(room: Room, person: Person, request: ask.Concede, now: int) -> None:
    room.playing().concede(room.chair_of(person), now)


def come_back(room: Room, person: Person, request: ask.Return, now: int) -> None:
    room.playing().come_back(room.chair_of(person), now)


def hello(room: Room, person: Person, request: ask.Hello, now: int) -> None:
    raise Refusal("bad-message", problem="hello is said once")


REQUESTS: dict[type, Callable[[Room, Person, Any, int], Any]] = {
    ask.Sit: sit,
    ask.Stand: stand,
    ask.Pick: pick,
    ask.AddBot: add_bot,
    ask.Remove: remove,
    ask.Configure: configure,
    ask.Start: start,
    ask.Rematch: rematch,
    ask.Lock: lock,
    ask.Kick: kick,
    ask.Mute: mute,
    ask.HandOver: hand_over,
    ask.Leave: leave,
    ask.Say: say,
    ask.Answer: answer,
    ask.Hold: hold,
    ask.Release: release,
    ask.Yield: yields,
    ask.Pace: pace,
    ask.Standing: standing,
    ask.Why: why,
    ask.WhyHand: why_hand,
    ask.Preview: preview,
    ask.Undo: undo,
    ask.Consent: consent,
    ask.Concede: concede,
    ask.Return: come_back,
    ask.Hello: hello,
}

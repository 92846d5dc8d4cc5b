"""A room: people, chairs and the game between them, as one value that only its keeper changes.

Like `Match`, a room neither waits nor sends: each input comes with the time, and leaves behind rows to store and
messages to send once they are stored. So nothing is said that could be lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import scrypt, sha256
from typing import Any, Protocol

import msgspec
from msgspec import Raw

from ..game import RULES_VERSION
from ..packs import Known
from ..protocol import VERSION, Ended, Hello, Ok, Refused, Request, RoomInfo, Standstill, UndoInfo, Welcome, You, write
from ..protocol.replies import Pong
from ..protocol.requests import Ping
from .dealt import Header, header_of, is_of_this_version, match_of, taken_up
from .infos import room_info
from .lesson import Lesson, send_tutors_home
from .limits import Limits
from .lobby import Lobby, Person
from .match import Match
from .refusal import Refusal
from .requests import REQUESTS, digest
from .rows import GameRow, LogRow, PlayedRow, RoomRow, Row, SnapshotRow
from .snapshot import SNAPSHOT_EVERY, snapshot_of
from .talk import Talk
from .telling import Teller

REPLIES_KEPT = 64


class Connection(Protocol):
    """One socket of one person."""

    guest: str
    name: str

    def send(self, data: bytes) -> None:
        """Queue one message; never waits."""

    def close(self, code: str, **params: Any) -> None:
        """Say `bye` with this code, then close."""


class _RoomChanged(msgspec.Struct, frozen=True, tag_field="type", tag="room"):
    room: Raw
    you: You


class Room:
    """One room."""

    def __init__(
        self,
        lobby: Lobby,
        known: Known,
        limits: Limits,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        drains: Callable[[], bool] = lambda: False,
    ) -> None:
        self.lobby = lobby
        self.drains = drains
        """Whether no new game may begin here."""
        self.known = known
        self.limits = limits
        self.match: Match | None = None
        self.began = 0
        self.rows: list[Row] = []
        self.outbox: list[tuple[Connection, bytes]] = []
        self.closing: list[tuple[Connection, str]] = []
        """Connections to close after everything was sent."""
        self.connections: dict[Connection, Person] = {}
        self.undo: UndoInfo | None = None
        self.refused: UndoInfo | None = None
        self.again: int | None = None
        """Who has asked for another game, until it begins."""
        self.finished: str | None = None
        """A game that has just ended."""
        self.standstill = ""
        """Why the room cannot go on: `frozen` or `other-version`."""
        self.entropy = entropy
        self._teller: Teller | None = None
        self.talk = Talk(limits)
        self._replies: dict[tuple[str, str], bytes] = {}
        self.dirty = False
        """Something in the room that everybody sees has changed."""
        self._request = ""
        """The request that is being carried out."""
        self.undo_asked = 0
        """So many times somebody has asked to take a move back."""
        self._undo_made_at = 0
        self._snapshot_at = 0
        self._game_row: GameRow

    # -- inputs ---------------------------------------------------------------------------------

    def arrive(self, connection: Connection, hello: Hello, now: int) -> None:
        """Somebody opens a connection."""
        try:
            if not self._password_fits(connection.guest, hello.password):
                raise Refusal("wrong-password")
            person = self.lobby.enter(connection.guest, connection.name, self.limits.people_per_room)
        except Refusal as refusal:
            self.outbox.append((connection, refused(hello.id, refusal)))
            self.closing.append((connection, refusal.code))
            return
        person.gone = 0
        self.connections[connection] = person
        seat = self.lobby.seat_of(person)
        self.dirty = True
        if self.match is not None and seat is not None and self.lobby.status != "open":
            self.match.arrive(seat, now)
        self.publish(now, but=connection)
        you = You(who=person.who, name=person.name, seat=seat)
        said = self.talk.kept(self.lobby, self.match)
        welcome = Welcome(id=hello.id, version=VERSION, you=you, room=self.info(), said=said)
        self.outbox.append((connection, write(welcome)))
        if self.standstill:
            self.outbox.append((connection, write(Standstill(code=self.standstill))))
        elif self._teller is not None and self.lobby.status != "open":
            self._bring_up_to_date(connection, self._teller, seat, hello, now)
        self.save(now)

    def _bring_up_to_date(
        self, connection: Connection, teller: Teller, seat: int | None, hello: Hello, now: int
    ) -> None:
        """The updates that were missed, or the whole game."""
        missed = None
        if hello.since is not None and hello.game in (None, teller.match.number):
            missed = teller.since(seat, hello.since, now)
        for message in missed if missed is not None else [teller.state(seat, now)]:
            self.outbox.append((connection, message))

    def _password_fits(self, guest: str, password: str) -> bool:
        kept = self.lobby.password
        known = self.lobby.of_guest(guest)
        if self.lobby.settings.privacy != "password" or not kept or (known is not None and not known.kicked):
            return True
        salt = kept.partition("$")[0]
        return secrets.compare_digest(hashed(password, salt), kept)

    def leave(self, connection: Connection, now: int) -> None:
        """A connection is gone."""
        person = self.connections.pop(connection, None)
        if person is None or person in self.connections.values():
            return
        person.gone = now
        self.dirty = True
        seat = self.lobby.seat_of(person)
        if self.match is not None and seat is not None and self.lobby.status == "playing":
            self.match.leave(seat, now)
        self.publish(now)
        self.save(now)

    def hear(self, connection: Connection, request: Request, now: int) -> None:
        """Somebody asks for something."""
        person = self.connections.get(connection)
        if person is None:
            return
        if isinstance(request, Ping):
            self.outbox.append((connection, write(Pong(id=request.id))))
            return
        key = (person.guest, request.id)
        if key in self._replies:
            self.outbox.append((connection, self._replies[key]))
            return
        before = (self.lobby.status, self.lobby.seats[:])
        whose = (digest(person), request.id)
        try:
            if self.standstill:
                raise Refusal(self.standstill)
            reply = write(Ok(id=request.id)) if self._was_done(whose) else self._do(person, request, now)
        except Refusal as refusal:
            self.lobby.status, self.lobby.seats = before  # a table that was laid again for nothing
            reply = refused(request.id, refusal)
        self.publish(now)
        self.outbox.append((connection, reply))
        self._replies[key] = reply
        if len(self._replies) > REPLIES_KEPT * max(1, len(self.lobby.people)):
            del self._replies[next(iter(self._replies))]

    def bot_answers(self, seat: int, decision: int, raw: Any, now: int) -> None:
        if self.match is not None and self.lobby.status == "playing":
            self.match.bot_answers(seat, decision, raw, now)
            self.publish(now)

    def tick(self, now: int) -> None:
        """Time has passed."""
        if self.match is not None and self.lobby.status == "playing":
            self.match.tick(now)
            self.publish(now)

    def wake(self, now: int) -> int | None:
        """When to tick, if nothing happens before."""
        match = self.match
        if match is None or match.wake is None or self.lobby.status != "playing" or self.standstill:
            return None
        return now + max(0, match.wake - match.watch.read(now))

    def abandon(self, now: int) -> None:
        """Nobody has come back for too long."""
        if self.match is not None and self.lobby.status == "playing":
            self.match.end("abandoned", (), now)
            self.publish(now)

    def freeze(self, code: str, now: int) -> None:
        """The room cannot go on. What was not stored yet is forgotten; the rest is kept as it is."""
        self.standstill = code
        self.rows.clear()
        self.outbox.clear()
        if code == "frozen":
            self.lobby.status = "frozen"
            self.save(now)
        for connection in self.connections:
            self.outbox.append((connection, write(Standstill(code=code))))

    def _was_done(self, whose: tuple[str, str]) -> bool:
        """Whether this request was carried out before the server was last started; then only the reply was lost."""
        return "/".join(whose) in self.lobby.done or (self.match is not None and whose in self.match.journal.accepted)

    def _do(self, person: Person, request: Request, now: int) -> bytes:
        """Carry a request out. Raises Refusal."""
        self._mark((digest(person), request.id))
        try:
            reply = REQUESTS[type(request)](self, person, request, now)
            return write(Ok(id=request.id)) if reply is None else write(reply)
        finally:
            self._mark(None)

    def _mark(self, whose: tuple[str, str] | None) -> None:
        """What is stored from now on comes from this request."""
        self._request = "/".join(whose) if whose is not None else ""
        if self.match is not None:
            self.match.journal.request = whose

    # -- what requests need -----------------------------------------------------------------------

    def check_host(self, person: Person, now: int) -> None:
        before = self.lobby.host
        self.lobby.check_host(person, before in self.here(), now)
        self.dirty = self.dirty or self.lobby.host != before

    def playing(self) -> Match:
        """The game that is being played. Raises Refusal if there is none."""
        if self.match is None or self.lobby.status != "playing":
            raise Refusal("no-game")
        return self.match

    def check_no_game(self) -> None:
        if self.lobby.status == "playing":
            raise Refusal("game-on")

    def chair_of(self, person: Person) -> int:
        """The seat of somebody in the game that is being played."""
        self.playing()
        seat = self.lobby.seat_of(person)
        if seat is None:
            raise Refusal("no-seat")
        return seat

    def here(self) -> list[int]:
        """Who has a connection."""
        return [person.who for person in self.connections.values()]

    def ask_for_undo(self, undo: UndoInfo | None, refused: UndoInfo | None = None) -> None:
        """Somebody asks to take a move back, or nobody does any more, maybe since it was refused."""
        self.undo, self.refused = undo, refused
        self.undo_asked = undo.number if undo is not None else self.undo_asked
        self._undo_made_at = self.match.hand_moves if self.match is not None else 0
        self.dirty = True

    def undo_if_agreed(self, now: int) -> None:
        """Take the move back that somebody asks for, once all whose consent is needed have agreed."""
        if self.undo is not None and self.match is not None and self.lobby.status == "playing":
            asked = self.undo
            if set(asked.yes) >= set(self.match.others(asked.seat)):
                self.ask_for_undo(None)
                self.match.undo(asked.seat, now)

    def tell_all(self, message: bytes, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                self.outbox.append((connection, message))

    def send_away(self, person: Person, code: str, now: int) -> None:
        """Close every connection of somebody."""
        for connection, other in list(self.connections.items()):
            if other is person:
                del self.connections[connection]
                self.closing.append((connection, code))
        person.gone = now

    def start(self, now: int, lesson: Lesson | None = None) -> None:
        """Deal, and begin."""
        lobby = self.lobby
        lobby.seats = [seat for seat in lobby.seats if seat.kind != "empty"]
        if lesson is None:
            send_tutors_home(lobby)
        header = header_of(lobby, self.known, self.entropy, lesson)
        # For tests, chance is the same in the rooms of different guests; no two games are.
        id = sha256(self.entropy(9) + lobby.id.encode()).hexdigest()[:18]
        match = match_of(id, lobby.number + 1, header, self.known)
        match.show_first()
        for chair, seat in zip(match.chairs, lobby.seats, strict=True):
            chair.level, chair.muted, chair.standing = seat.level, set(seat.muted), None
        lobby.number += 1
        lobby.status, lobby.game = "playing", id
        self.began, self.undo, self.refused, self.again = now, None, None, None
        self._snapshot_at = 0
        self.take_up(match)
        row = GameRow(
            id=id,
            room=lobby.id,
            number=lobby.number,
            rules=RULES_VERSION,
            content=self.known.program.hash,
            header=msgspec.json.encode(header),
            began=now,
        )
        self.rows.append(row)
        guests = {person.who: person.guest for person in lobby.people}
        for number, seat in enumerate(lobby.seats):
            if seat.who is not None:
                self.rows.append(PlayedRow(id=f"{id}/{number}", game=id, seat=number, guest=guests[seat.who]))
        self._game_row = row
        self.dirty = True
        self.save(now)
        for person in [one for one in self.connections.values() if lobby.seat_of(one) is None]:
            if not lobby.settings.watching:
                self.send_away(person, "room-locked", now)
        for seat_number, seat in enumerate(lobby.seats):
            if seat.who in self.here():
                match.arrive(seat_number, now)
        if not match.delays.stops:
            match.watch.run(now)
            match.tick(now)
        teller = self._teller = Teller(match)
        for connection, person in self.connections.items():
            # The game as it stands; what has led there is told in the updates that follow at once.
            self.outbox.append((connection, teller.state(lobby.seat_of(person), now, seq=0)))
        match.changed.clear()
        match.clock_changed = False

    def take_up(self, match: Match, row: GameRow | None = None) -> None:
        """Make this the game of the room, new or from the store."""
        self.match = match
        self._teller = Teller(match)
        if row is not None:
            self._game_row = row
            self.began = row.began
            for chair, seat in zip(match.chairs, self.lobby.seats, strict=True):
                chair.level, chair.muted, chair.standing = seat.level, set(seat.muted), seat.standing
            match.use_standing_answers()
            if not match.delays.stops and match.ended is None:
                match.watch.elapsed, match.watch.since = 0, row.began  # time goes on, whoever is there
            self._snapshot_at = match.journal.log.n

    # -- what others see --------------------------------------------------------------------------

    def info(self) -> RoomInfo:
        """The room as everybody in it may know it."""
        people, undo = list(self.connections.values()), (self.undo, self.refused)
        return msgspec.structs.replace(
            room_info(self.lobby, self.match, people, undo, self.standstill), again=self.again
        )

    def publish(self, now: int, but: Connection | None = None) -> None:
        """Put what has happened into messages: the game first, then the room."""
        match, teller = self.match, self._teller
        if match is not None and teller is not None and self.lobby.status == "playing":
            self.undo_if_agreed(now)
            self._publish_game(match, teller, now, but)
        if self.dirty:
            self.dirty = False
            room = Raw(write(self.info()))
            for connection, person in self.connections.items():
                if connection is not but:
                    you = You(who=person.who, name=person.name, seat=self.lobby.seat_of(person))
                    self.outbox.append((connection, write(_RoomChanged(room, you))))

    def _publish_game(self, match: Match, teller: Teller, now: int, but: Connection | None) -> None:
        self.rows += match.journal.rows
        match.journal.rows = []
        if match.wishes_changed:
            match.wishes_changed = False
            self.save(now)
        if match.journal.log.n - self._snapshot_at >= SNAPSHOT_EVERY:
            self._snapshot_at = match.journal.log.n
            self.rows.append(snapshot_of(match))
        if (self.undo or self.refused) is not None and match.hand_moves != self._undo_made_at:
            self.undo = self.refused = None
            self.dirty = True
        seats = {connection: self.lobby.seat_of(person) for connection, person in self.connections.items()}
        audience = {seat for connection, seat in seats.items() if connection is not but}
        for messages in teller.updates(audience, now):
            for connection, seat in seats.items():
                if connection is not but:
                    self.outbox.append((connection, messages[seat]))
        changed, match.changed = match.changed, set()
        for connection, seat in seats.items():
            if seat is not None and seat in changed and connection is not but:
                self.outbox.append((connection, teller.yours(seat, now)))
        if match.clock_changed:
            match.clock_changed = False
            for connection, seat in seats.items():
                if connection is not but:
                    self.outbox.append((connection, teller.ticking(seat, now)))
        self.dirty = self.dirty or match.seats_changed
        match.seats_changed = False
        if match.ended is not None:
            self._finish(match, now, but)

    def _finish(self, match: Match, now: int, but: Connection | None) -> None:
        """The game is over: its seed is told, and its record can be had."""
        self.lobby.status = "over"
        self.finished = match.id
        self.undo = self.refused = None
        how = match.ended or ""
        header = msgspec.json.decode(self._game_row.header, type=Header)
        summary = msgspec.json.encode(
            {
                "id": match.id,
                "characters": header.characters,
                "names": [player.name for player in header.players],
                "bots": [not player.person for player in header.players],
                "variant": header.variant,
                "winners": match.winners,
                "how": how,
                "conceded": [chair.seat for chair in match.chairs if chair.conceded],
                "turns": match.game.view(None).turn,
            }
        )
        self.rows.append(msgspec.structs.replace(self._game_row, ended=now, how=how, summary=summary))
        message = Ended(game=match.number, id=match.id, how=how, winners=match.winners, seed=match.game.seed)
        self.tell_all(write(message), but)
        self.dirty = True
        self.save(now)

    # -- keeping ----------------------------------------------------------------------------------

    def save(self, now: int) -> None:
        """Store the room as it is now, with the next rows. A server that cannot continue a game leaves it alone."""
        if self.standstill == "other-version":
            return
        lobby = self.lobby
        match = self.match
        if self._request:
            lobby.note(self._request)
        if match is not None and lobby.status == "playing":
            for chair, seat in zip(match.chairs, lobby.seats, strict=True):
                seat.level, seat.muted, seat.standing = chair.level, sorted(chair.muted), chair.standing
        self.rows = [row for row in self.rows if not isinstance(row, RoomRow)]
        self.rows.append(
            RoomRow(
                id=lobby.id,
                status=lobby.status,
                listed=lobby.settings.privacy == "listed" and lobby.status != "frozen",
                owner=lobby.owner,
                touched=now,
                body=msgspec.json.encode(lobby),
            )
        )


def room_from_store(
    room: Room, game: GameRow | None, rows: Sequence[LogRow], snapshot: SnapshotRow | None, now: int
) -> None:
    """Bring a room whose lobby comes from the store to where it stood, with nobody there."""
    lobby = room.lobby
    for person in lobby.people:
        person.gone = person.gone or now
    if lobby.status == "frozen":
        room.standstill = "frozen"
    elif lobby.game is not None and lobby.status != "open":
        if game is not None and is_of_this_version(game, room.known):
            match = taken_up(game, rows, snapshot, room.known)
            match.ended = match.ended or game.how
            room.take_up(match, game)
        elif lobby.status == "playing":
            room.standstill = "other-version"
        else:
            lobby.status = "open"
            lobby.lay()


def refused(id: str, refusal: Refusal) -> bytes:
    return write(Refused(id=id, code=refusal.code, params=refusal.params))


def hashed(password: str, salt: str) -> str:
    """A password as it is kept."""
    digest = scrypt(password.encode(), salt=salt.encode(), n=2**12, r=8, p=1, dklen=32)
    return f"{salt}${digest.hex()}"

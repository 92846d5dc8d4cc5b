"""What no message may hold: cards that its receiver cannot see, and secrets of the server and of other people."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from alehouse.engine import events
from alehouse.protocol import Hello, Request, write
from alehouse.table.course import PLAYS
from alehouse.table.requests import digest

from .cards import named, open_cards, own_cards, tagged, told_cards

if TYPE_CHECKING:
    from .crowd import Person
    from .evening import Evening
    from .stage import Wire

HEX = re.compile(rb"[0-9a-f]{12,}")
"""Seeds, digests, hashes, guests: everything that is secret looks like this; so do the few public marks of a game."""
RID = re.compile(rb"rid:([a-z0-9]+):")


class Leaked(AssertionError):
    """A message holds what its receiver may not know."""


def _taken_back(data: bytes) -> tuple[bytes, bytes]:
    """What a message says of a move that was taken back, and the rest of it."""
    if b'"back":' not in data:
        return b"", data
    message = msgspec.json.decode(data)
    back = message.pop("back", None)
    return msgspec.json.encode(back), msgspec.json.encode(message)


class Scanner:
    """Looks through every message of an evening before it is sent."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._words: dict[str, set[str]] = {}
        """Cards that a person has named of their own accord."""
        self._told = 0
        """So much had been told when messages were last sent."""
        self._base = 0
        self._played: tuple[str, set[str]] = "", set()
        """The game, and the cards that were played in it before everybody's eyes, whatever was taken back since."""
        self._catching_up: set[str] = set()
        """Wires over which is told again what was missed."""
        self._open: set[int] | None = None
        self.messages = 0
        self.bytes = 0
        self.cards = 0
        self.hidden = 0
        """Cards that were hidden from the receiver when a message was sent, over all messages."""

    def hear(self, wire: str, person: Person, request: Request | None) -> None:
        if request is not None:
            self._words.setdefault(person.name, set()).update(named(write(request)))
        if isinstance(request, Hello):
            self._catching_up.add(wire)

    def renew(self) -> None:
        """Messages have been sent; the table goes on."""
        self._open = None
        self._catching_up.clear()
        if self._evening.room.match is not None:
            self._note_plays()
            self._told = self._evening.match.game.told_count
            self._base = self._evening.match.journal.base

    def _note_plays(self) -> None:
        match, designs = self._evening.match, tagged().program.designs
        if self._played[0] != match.id:
            self._played = match.id, set()
        plays = [one for one in self._evening.state.log or [] if one[1] in PLAYS]
        self._played[1].update(designs[at].id for at in told_cards(plays, events.FIELDS, None))

    def look(self, wire: Wire, person: Person, data: bytes) -> None:
        """Raise Leaked if something is in there that does not belong there."""
        evening = self._evening
        self.messages += 1
        self.bytes += len(data)
        for found in RID.finditer(data):
            if found[1].decode() != person.name:
                raise Leaked(f"{wire.id} gets the request of {found[1].decode()}: {data[:300]!r}")
        allowed = self._public_marks()
        for found in HEX.finditer(data):
            if found[0] not in allowed:
                raise Leaked(f"{wire.id} gets the secret {found[0].decode()} ({self._whose(found[0])}): {data[:300]!r}")
        if named(data):
            known = self._known(wire, person)
            back, rest = _taken_back(data)
            # A card that all have seen may be named as what was taken back, and nowhere else: it is hidden again.
            for part, seen in ((rest, known), (back, known | self._played[1])):
                cards = named(part)
                self.cards += len(cards)
                for card in cards - seen:
                    raise Leaked(f"{wire.id} cannot know of {card} at {evening.now}: {data[:2000]!r}")

    def _public_marks(self) -> set[bytes]:
        match = self._evening.room.match
        if match is None:
            return set()
        marks = {match.id.encode(), match.game.commitment.encode()}
        if match.ended is not None:
            marks.add(match.game.seed.encode())
        return marks

    def _whose(self, secret: bytes) -> str:
        """What a secret is, for whoever has to mend it."""
        evening = self._evening
        match = evening.room.match
        text = secret.decode()
        if match is not None and text in match.game.seed:
            return "the seed"
        for person in evening.room.lobby.people:
            if text in (person.guest.removeprefix("guest"), digest(person), sha256(person.guest.encode()).hexdigest()):
                return f"the guest {person.name}"
        if text in evening.room.lobby.password:
            return "the password"
        if match is not None and text in match.journal.log.hash:
            return "the log"
        return "unknown"

    def _known(self, wire: Wire, person: Person) -> set[str]:
        """Every card that this person may hear of now."""
        state = self._evening.state
        if self._open is None:
            self._open = open_cards(state)
        log = state.log or []
        since = 0 if wire.id in self._catching_up else self._told
        if self._evening.match.journal.base != self._base:  # a move was taken back
            since = min(since, self._evening.match.journal.told_at_base)
        own = own_cards(state, person.seat)
        fresh = told_cards(log[since:], events.FIELDS, person.seat)
        designs = tagged().program.designs
        self.hidden += len(designs) - len(self._open) - len(own)
        seen = {designs[at].id for at in (*self._open, *own, *fresh)}
        return seen | self._words.get(person.name, set())

"""The people and chairs of a room, before and after games, and who may do what."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from ..bots import BOTS
from ..engine.setting import SETTINGS
from ..packs import Known
from ..protocol import PersonInfo, SeatInfo, Settings
from .refusal import Refusal
from .texts import seen

HOST_GRACE = 60_000
"""When the host is gone for so long, whoever sits here may act as the host."""


KICKED_KEPT = 50
DONE_KEPT = 64


class Person(Struct, kw_only=True):
    """Somebody who has been in the room. The guest id is a secret between server and browser."""

    who: int
    guest: str
    name: str
    muted: bool = False
    kicked: bool = False
    left: bool = False
    """Has gone for good, though the chair was needed for a bot to play on."""
    gone: int = 0
    """When the last connection was closed."""


class Seat(Struct, kw_only=True):
    kind: str = "empty"
    who: int | None = None
    bot: str | None = None
    pick: str | None = None
    """The character that was chosen; None: dealt by chance."""
    level: str = "smart"
    muted: list[str] = []
    standing: str | None = None


class Lobby(Struct, kw_only=True):
    """What a room keeps besides its game. This whole value is what the store keeps."""

    id: str
    owner: str
    settings: Settings
    password: str = ""
    """A salted hash, or nothing."""
    host: int | None = None
    locked: bool = False
    people: list[Person] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    status: str = "open"
    game: str | None = None
    number: int = 0
    lesson: str | None = None
    """The lesson that is taught here; None: a table like any other."""
    done: list[str] = field(default_factory=list)
    """The newest requests that changed the room: a retry, even after a restart, has no second effect."""

    def note(self, request: str) -> None:
        """Remember that a request was carried out."""
        if request not in self.done:
            self.done = [*self.done[1 - DONE_KEPT :], request]

    # -- people ---------------------------------------------------------------------------------

    def person(self, who: int | None) -> Person:
        for person in self.people:
            if person.who == who and not person.kicked:
                return person
        raise Refusal("no-such-person")

    def of_guest(self, guest: str) -> Person | None:
        for person in self.people:
            if person.guest == guest:
                return person
        return None

    def enter(self, guest: str, name: str, most: int) -> Person:
        """Somebody comes in, for the first time or again."""
        person = self.of_guest(guest)
        if person is not None:
            if person.kicked:
                raise Refusal("kicked")
            if self.status != "open" and not self.settings.watching and self.seat_of(person) is None:
                raise Refusal("room-locked")
            person.name = name
            person.left = False
            return person
        if self.locked or (self.status != "open" and not self.settings.watching):
            raise Refusal("room-locked")
        if len(self.people) >= most:
            self._forget_strangers()
            if sum(not one.kicked for one in self.people) >= most:
                raise Refusal("room-full")
        person = Person(who=max([one.who for one in self.people], default=0) + 1, guest=guest, name=name)
        self.people.append(person)
        if self.host is None:
            self.host = person.who
        return person

    def _forget_strangers(self) -> None:
        """People without a seat who have gone make room for others."""
        seated = {seat.who for seat in self.seats} | {self.host}
        kicked = [one for one in self.people if one.kicked][-KICKED_KEPT:]
        self.people = [one for one in self.people if one.who in seated or one in kicked or not (one.gone or one.kicked)]

    def seat_of(self, person: Person) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.who == person.who:
                return number
        return None

    def check_host(self, person: Person, host_is_here: bool, now: int) -> None:
        """Only the host may go on; if the host has been gone for a while, somebody who sits here becomes it."""
        if person.who == self.host:
            return
        host = next((one for one in self.people if one.who == self.host), None)
        gone = host is None or host.kicked or (not host_is_here and now - host.gone > HOST_GRACE)
        if not gone or self.seat_of(person) is None:
            raise Refusal("not-host")
        self.host = person.who

    def pass_host_on(self, here: Sequence[int]) -> None:
        """The host has left for good: somebody who sits here takes over, better one who is here.

        In a game a chair is kept, the host's too, so those who only watch come after everybody who may return to one.
        """
        kicked = {one.who for one in self.people if one.kicked}
        seated = [seat.who for seat in self.seats if seat.who is not None and seat.who not in kicked]
        others = [who for who in seated if who != self.host]
        present = [who for who in others if who in here]
        watching = [who for who in here if who != self.host]
        rest = [*others, *seated, *watching] if self.status == "playing" else [*watching, *others]
        self.host = next(iter([*present, *rest]), None)

    # -- seats ----------------------------------------------------------------------------------

    def lay(self) -> None:
        """As many chairs as the settings say; those who do not fit any more, or were sent away, stand."""
        gone = {one.who for one in self.people if one.kicked or one.left}
        self.seats = [Seat() if seat.who in gone else seat for seat in self.seats]
        taken = [seat for seat in self.seats if seat.kind != "empty"]
        wanted = self.settings.seats
        if len(self.seats) > wanted:
            self.seats = taken[:wanted] if len(taken) >= wanted else self.seats
            while len(self.seats) > wanted:
                self.seats.remove(next(seat for seat in reversed(self.seats) if seat.kind == "empty"))
        while len(self.seats) < wanted:
            self.seats.append(Seat())

    def free_seat(self, wanted: int | None) -> int:
        if wanted is not None:
            self.seat(wanted)
            if self.seats[wanted].kind != "empty":
                raise Refusal("seat-taken")
            return wanted
        for number, seat in enumerate(self.seats):
            if seat.kind == "empty":
                return number
        raise Refusal("table-full")

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("no-such-seat")
        return self.seats[number]

    def check_character(self, character: str | None, known: Known, *but: int | None) -> None:
        if character is None:
            return
        if character not in known.playable:
            raise Refusal("no-such-character", characters=known.playable)
        taken = [seat.pick for number, seat in enumerate(self.seats) if number not in but]
        if character in taken and not self.settings.duplicates:
            raise Refusal("character-taken")

    def sit(self, person: Person, wanted: int | None, character: str | None, known: Known) -> None:
        old = self.seat_of(person)
        if old is not None and wanted in (None, old):
            number = old
        else:
            number = self.free_seat(wanted)
        self.check_character(character, known, number, old)
        if old is not None and old != number:
            self.seats[number] = self.seats[old]
            self.seats[old] = Seat()
        elif old is None:
            self.seats[number] = Seat(kind="person", who=person.who)
        if character is not None:
            self.seats[number].pick = character

    def add_bot(self, bot: str, wanted: int | None, character: str | None, known: Known) -> None:
        if bot not in BOTS:
            raise Refusal("no-such-bot", bots=list(BOTS))
        number = self.free_seat(wanted)
        self.check_character(character, known)
        self.seats[number] = Seat(kind="bot", bot=bot, pick=character)

    def configure(self, settings: Settings, known: Known) -> None:
        """Take new settings, or say what is wrong with them."""
        setting = SETTINGS.get(settings.variant)
        if setting is None:
            raise Refusal("bad-settings", problem="variant", choose=list(SETTINGS))
        decks = list(known.program.drink_decks)
        if any(deck not in decks for deck in settings.drinks) or len(set(settings.drinks)) < len(settings.drinks):
            raise Refusal("bad-settings", problem="drinks", choose=decks)
        taken = sum(seat.kind != "empty" for seat in self.seats)
        if settings.seats < taken:
            raise Refusal("bad-settings", problem="seats", least=taken)
        self.settings = replace(settings, title=seen(settings.title))
        picks = [seat.pick for seat in self.seats if seat.pick]
        if not settings.duplicates and len(set(picks)) < len(picks):
            for seat in self.seats[1:]:
                seat.pick = None
        self.lay()

    def seat_infos(self, here: Sequence[int]) -> list[SeatInfo]:
        names = {person.who: person.name for person in self.people}
        return [
            SeatInfo(
                seat=number,
                kind=seat.kind,
                who=seat.who,
                name=names.get(seat.who, "") if seat.who is not None else seat.bot or "",
                bot=seat.bot,
                character=seat.pick,
                here=seat.who in here,
            )
            for number, seat in enumerate(self.seats)
        ]

    def person_infos(self, here: Sequence[int]) -> list[PersonInfo]:
        seated = {seat.who for seat in self.seats}
        return [
            PersonInfo(who=one.who, name=one.name, here=one.who in here, muted=one.muted)
            for one in self.people
            if not one.kicked and (one.who in here or one.who in seated)
        ]

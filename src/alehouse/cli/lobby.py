"""The room at the terminal: who is there, what has changed, and the words that change it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ..bots import BOTS
from ..client import Table
from ..errors import BadText
from ..packs import in_play
from ..protocol import EMOTES, PHRASES, RoomInfo, Said, SeatInfo, Settings, You
from ..speech import seat_name
from .options import counted
from .picture import joined
from .typed import number_of, slug

HELP = """\
sit, sit 2, sit 2 gerki: take a seat, with a character if you like
pick gerki, pick any: choose your character; pick gerki 3: that of a bot
stand: give the seat up
bot, bot random, bot normal gog: add a bot; remove 3: send it away
start: begin the game; after it, rematch: open the table again
set seats 3, set clock fast, set drinks rdi1,rdi2: change the settings
    (title, seats, variant, drinks, duplicates, clock, window, beat,
    privacy, chat, watching); set password WORD
lock, unlock: let nobody else in, or do
kick NAME, mute NAME, unmute NAME, host NAME: send somebody away,
    silence somebody, make somebody the host
say TEXT; emote cheers; phrase well-played: talk
room: the room again
leave: go for good; quit: go, and keep the seat"""

Word = Callable[[str], Awaitable[None]]
PRIVACY = {"link": "whoever has the link may come", "listed": "anybody may come", "password": "with a password"}


def plain(text: str) -> str:
    """What others have typed, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


# --- how it looks ----------------------------------------------------------------------------------


def room_lines(room: RoomInfo, you: You, link: str) -> list[str]:
    settings = room.settings
    title = f"{plain(settings.title)} · {link}" if settings.title else link
    clock = settings.clock if settings.window is None else f"{settings.clock}, windows {settings.window / 1000:g} s"
    what = [settings.variant, f"Drinks {'+'.join(settings.drinks)}", f"clock {clock}", PRIVACY[settings.privacy]]
    what += ["a character may sit twice"] if settings.duplicates else []
    what += ["no free text"] if not settings.chat else []
    what += ["locked"] if room.locked else []
    lines = [title, " · ".join(what), *(seat_line(seat, room, you) for seat in room.seats)]
    seated = {seat.who for seat in room.seats}
    watching = [plain(one.name) for one in room.people if one.here and one.who not in seated]
    lines += [f"Without a seat: {joined(watching)}"] if watching else []
    return [*lines, next_step(room, you)]


def seat_line(seat: SeatInfo, room: RoomInfo, you: You) -> str:
    if seat.kind == "empty":
        return f"{seat.seat + 1:>2} empty"
    notes = ["bot"] if seat.kind == "bot" else []
    notes += ["you"] if seat.who is not None and seat.who == you.who else []
    notes += ["host"] if seat.who is not None and seat.who == room.host else []
    notes += ["not here"] if seat.kind == "person" and not seat.here else []
    who = plain(seat.name or seat.bot or "") + (f" ({', '.join(notes)})" if notes else "")
    return f"{seat.seat + 1:>2} {who}: {seat_name(seat.character) if seat.character else 'any character'}"


def next_step(room: RoomInfo, you: You) -> str:
    """What this person would do next."""
    if room.status == "over":
        return "The game is over. rematch opens the table again, quit leaves, help says what else there is."
    if you.seat is None:
        return "Type sit to take a seat, or help."
    if room.host == you.who:
        return "Type bot to add a bot, pick NAME to choose your character, start to begin, or help."
    host = next((plain(one.name) for one in room.people if one.who == room.host), "the host")
    return f"Type pick NAME to choose your character, or help. {host} starts the game."


# --- what has changed ------------------------------------------------------------------------------


def news(old: RoomInfo, new: RoomInfo, you: You) -> list[str]:
    """What others have done to the room, in sentences."""
    was = {one.who: one for one in old.people}
    out: list[str] = []
    for one in new.people:
        before = was.pop(one.who, None)
        if one.who != you.who and one.here != (before is not None and before.here):
            out.append(f"{plain(one.name)} {'comes in' if one.here else 'is gone'}.")
        if before is not None and one.muted != before.muted:
            out.append(f"{plain(one.name)} {'is muted' if one.muted else 'may talk again'}.")
    out += [f"{plain(one.name)} is gone." for one in was.values() if one.here]
    if old.status == new.status:
        out += [line for pair in zip(old.seats, new.seats, strict=False) for line in seat_news(*pair, new.status)]
    if new.host != old.host and new.host is not None:
        out += [f"{plain(one.name)} is the host now." for one in new.people if one.who == new.host]
    if new.locked != old.locked:
        out.append("The table is locked: nobody else may come in." if new.locked else "The table is open again.")
    if new.settings != old.settings:
        out.append(f"The settings have changed: {changed_settings(old.settings, new.settings)}.")
    if new.undo is not None and (old.undo is None or old.undo.number != new.undo.number):
        name = next(plain(seat.name) for seat in new.seats if seat.seat == new.undo.seat)
        mine = new.undo.seat == you.seat
        out.append("You ask the others." if mine else f"{name} asks to take a move back: type agree or refuse.")
    elif old.undo is not None and new.undo is None:
        out.append("The question about taking a move back is closed.")
    return out


def seat_news(old: SeatInfo, new: SeatInfo, status: str) -> list[str]:
    name, number = plain(new.name or new.bot or ""), new.seat + 1
    if (old.kind, old.who) != (new.kind, new.who):
        if new.kind == "empty":
            return [f"Seat {number} is free."]
        return [f"{name}{' (bot)' if new.kind == 'bot' else ''} sits down on seat {number}."]
    if new.character != old.character and status == "open":
        return [f"{name} takes {seat_name(new.character) if new.character else 'any character'}."]
    if new.conceded != old.conceded:
        return [f"{name} gives up; a bot plays on."]
    if new.away != old.away:
        return [f"A bot plays on for {name}." if new.away else f"{name} is back at the table."]
    return []


def changed_settings(old: Settings, new: Settings) -> str:
    def shown(value: Any) -> str:
        return "+".join(value) if isinstance(value, tuple) else plain(str(value))

    names = [name for name in Settings.__struct_fields__ if getattr(old, name) != getattr(new, name)]
    return ", ".join(f"{name} {shown(getattr(new, name))}" for name in names)


def said_text(said: Said) -> str:
    name = plain(said.name)
    if said.emote is not None:
        return f"{name}: *{plain(said.emote)}*"
    if said.phrase is not None:
        words = plain(said.phrase).replace("-", " ")
        return f"{name}: {words[:1].upper()}{words[1:]}."
    return f"{name}: {plain(said.text or '')}"


# --- the words -------------------------------------------------------------------------------------


class RoomWords:
    """Words that are about the room and not about a move. Raises BadText, or Refused by the server."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def words(self) -> dict[str, Word]:
        return {
            "sit": self._sit,
            "stand": lambda _: self._table.stand(),
            "pick": self._pick,
            "bot": self._bot,
            "remove": lambda text: self._table.remove(self._seat(text)),
            "start": lambda _: self._table.start(),
            "rematch": lambda _: self._table.rematch(),
            "set": self._set,
            "lock": lambda _: self._table.lock(True),
            "unlock": lambda _: self._table.lock(False),
        }

    def talk(self) -> dict[str, Word]:
        """What may be typed before, in and after a game."""
        return {
            "kick": lambda name: self._table.kick(self._who(name)),
            "mute": lambda name: self._table.mute(self._who(name)),
            "unmute": lambda name: self._table.mute(self._who(name), False),
            "host": lambda name: self._table.hand_over(self._who(name)),
            "say": self._say,
            "emote": lambda text: self._table.say(emote=one_of(text, EMOTES, "emote")),
            "phrase": lambda text: self._table.say(phrase=one_of(text, PHRASES, "phrase")),
            "leave": lambda _: self._table.leave(),
        }

    async def _sit(self, text: str) -> None:
        seat, character = self._seat_and_name(text)
        await self._table.sit(seat, character)

    async def _pick(self, text: str) -> None:
        seat, character = self._seat_and_name(text)
        if character is None and slug(text.partition(" ")[0]) not in ("any", "nobody"):
            raise BadText("pick whom? Say a name, such as pick gerki, or pick any")
        await self._table.pick(character, seat)

    async def _bot(self, text: str) -> None:
        words = [slug(word) for word in text.split()]
        kind = next((word for word in words if word in BOTS), "normal")
        seat, character = self._seat_and_name(" ".join(word for word in words if word not in BOTS))
        await self._table.add_bot(kind, seat, character)

    async def _say(self, text: str) -> None:
        if not text:
            raise BadText("say what? Type it after the word, as in say hello")
        await self._table.say(text)

    async def _set(self, text: str) -> None:
        name, _, value = text.partition(" ")
        value = value.strip()
        if name == "password":
            await self._table.configure(
                msgspec.structs.replace(self._table.room.settings, privacy="password"), password=value
            )
            return
        if name not in Settings.__struct_fields__ or not value:
            raise BadText(f"set what? Say one of {', '.join(Settings.__struct_fields__)}, and then its value")
        given: Any = value.split(",") if name == "drinks" else None if value == "default" else value
        yes_no = {"yes": "true", "on": "true", "no": "false", "off": "false"}
        changed = {**msgspec.structs.asdict(self._table.room.settings), name: yes_no.get(given, given) if value else ""}
        try:
            settings = msgspec.convert(changed, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise BadText(f"{name} cannot be {value!r}: {error}") from None
        await self._table.configure(settings)

    # -- whom and where -------------------------------------------------------------------------

    def _seat_and_name(self, text: str) -> tuple[int | None, str | None]:
        """`2 gerki`, `gerki 2`, `gerki`, `2` or nothing."""
        seat: int | None = None
        character: str | None = None
        for word in text.split():
            if number_of(word) is not None:
                seat = self._seat(word)
            elif slug(word) not in ("any", "nobody"):
                character = character_of(word)
        return seat, character

    def _seat(self, text: str) -> int:
        number = number_of(text)
        count = len(self._table.room.seats)
        if number is None or not 1 <= number <= count:
            raise BadText(f"there is no seat “{text}”; this table has {counted(count, 'seat')}, numbered from 1")
        return number - 1

    def _who(self, text: str) -> int:
        people = self._table.room.people
        fitting = [one for one in people if text and plain(one.name).lower() == text.lower()]
        fitting = fitting or [one for one in people if text and plain(one.name).lower().startswith(text.lower())]
        if len(fitting) != 1:
            raise BadText(f"who is “{text}”? There are {', '.join(plain(one.name) for one in people)}")
        return fitting[0].who


def character_of(text: str) -> str:
    """A character by its id, or the only one that begins like that."""
    playable = in_play().playable
    wanted = slug(text)
    fitting = [id for id in playable if id == wanted] or [id for id in playable if id.startswith(wanted)]
    if len(fitting) != 1:
        raise BadText(f"“{text}” is no character; choose among {', '.join(fitting or playable)}")
    return fitting[0]


def one_of(text: str, words: tuple[str, ...], what: str) -> str:
    fitting = [word for word in words if slug(text) and word.startswith(slug(text))]
    if len(fitting) != 1:
        raise BadText(f"{what} which? There are {', '.join(words)}")
    return fitting[0]

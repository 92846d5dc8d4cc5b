"""Lessons: games with a fixed deal against tutors, for people who have never played.

A lesson is a game like any other, by the same rules and with a record that proves itself; only its seed was chosen so
that what is to be learnt comes up by itself (`tools/lesson_deal.py` looks for such a seed). What a coach says to it is
the page's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ..bots.tutor import PUPIL, TutorBot
from ..engine.chance import seed_of
from ..protocol import Delays, Settings
from .lobby import Lobby, Person, Seat

if TYPE_CHECKING:
    from .room import Room

YEAR = 365 * 86_400_000
AFTER = "normal"
"""The bot that takes a tutor's chair in the game after the lesson."""


def seed_number(number: int) -> str:
    """One of the seeds among which the deal of a lesson is looked for."""
    return seed_of(f"alehouse lesson {number}").hex()


class Lesson(Struct, frozen=True, kw_only=True):
    id: str
    characters: tuple[str, ...]
    """By seats; the pupil's is the first."""
    seed: str
    drinks: tuple[str, ...] = ("rdi1",)
    pupil: int = PUPIL
    bot: str = TutorBot.name
    beat: int = 800
    """Slower than elsewhere: everything is new. While the page explains something it stops the table altogether."""
    delays: Delays = Delays(window=0, touched=0, move=YEAR, bank=0, grace=60_000, stops=True)
    """Nobody is hurried: the table waits for the pupil."""


FIRST = Lesson(id="first", characters=("fiona", "gerki", "deirdre"), seed=seed_number(450_724))
LESSONS = {lesson.id: lesson for lesson in (FIRST,)}


def settings_of(lesson: Lesson) -> Settings:
    """A lesson is nobody else's business."""
    return Settings(
        seats=len(lesson.characters), drinks=lesson.drinks, beat=lesson.beat, window=0, chat=False, watching=False
    )


def teach(room: Room, lesson: Lesson, guest: str, name: str, now: int) -> None:
    """Begin a lesson, from its first card; one that is still on is given up."""
    if room.standstill or has_just_begun(room, lesson):
        return
    room.abandon(now)
    lay_lesson(room.lobby, lesson, room.lobby.enter(guest, name, room.limits.people_per_room))
    room.start(now, lesson)
    room.publish(now)


def has_just_begun(room: Room, lesson: Lesson) -> bool:
    """Whether nothing has been decided in it yet: then there is nothing to begin again."""
    if room.match is None or room.lobby.status != "playing" or room.lobby.lesson != lesson.id:
        return False
    table = room.match.game.view(None)
    return table.turn == 1 and table.phase == "discard"


def lay_lesson(lobby: Lobby, lesson: Lesson, pupil: Person) -> None:
    """Everybody on the chair that the lesson has for them."""
    lobby.status = "open"
    lobby.lesson = lesson.id
    lobby.host = pupil.who
    lobby.settings = settings_of(lesson)
    lobby.seats = [Seat(kind="bot", bot=lesson.bot, pick=character) for character in lesson.characters]
    lobby.seats[lesson.pupil] = Seat(kind="person", who=pupil.who, pick=lesson.characters[lesson.pupil])


def send_tutors_home(lobby: Lobby) -> None:
    """The next game at this table is a real one: bots that play to win take the tutors' chairs."""
    lobby.lesson = None
    for seat in lobby.seats:
        if seat.bot == TutorBot.name:
            seat.bot = AFTER

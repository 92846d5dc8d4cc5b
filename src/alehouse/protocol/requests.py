"""What a person, or a program in a person's place, may say to the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .settings import Beat, Settings

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
CardId = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Small = Annotated[int, Meta(ge=0, le=2**31)]
YieldLevel = Literal["full", "smart", "touching", "until-my-turn"]


class Message(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    id: Id
    """Chosen by the sender; the reply names it. The same id again has no second effect, and gets the same reply."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a connection."""

    version: Small
    password: Annotated[str, Meta(max_length=60)] = ""
    game: Small | None = None
    """The number of the game that was seen before a break; null: the game that is on ..."""
    since: Small | None = None
    """... and the sequence number of the last update that was seen of it; 0 asks for its whole story."""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


class Sit(Message, frozen=True, tag="sit"):
    seat: SeatNumber | None = None
    """None: the first empty one."""
    character: Name | None = None


class Stand(Message, frozen=True, tag="stand"):
    """Give the seat up, before or after a game."""


class Pick(Message, frozen=True, tag="pick"):
    """Choose a character; the host may choose for bots."""

    character: Name | None = None
    """None: dealt by chance."""
    seat: SeatNumber | None = None


class AddBot(Message, frozen=True, tag="add-bot"):
    bot: Name
    seat: SeatNumber | None = None
    character: Name | None = None


class Remove(Message, frozen=True, tag="remove"):
    """Send a bot away."""

    seat: SeatNumber


class Configure(Message, frozen=True, tag="configure"):
    settings: Settings
    password: Annotated[str, Meta(max_length=60)] | None = None
    """A new password; None leaves the old one."""


class Lock(Message, frozen=True, tag="lock"):
    on: bool = True


class Kick(Message, frozen=True, tag="kick"):
    who: Small


class Mute(Message, frozen=True, tag="mute"):
    who: Small
    on: bool = True


class HandOver(Message, frozen=True, tag="hand-over"):
    """Make somebody else the host."""

    who: Small


class Start(Message, frozen=True, tag="start"):
    """Begin the game; empty seats are left out."""


class Rematch(Message, frozen=True, tag="rematch"):
    """After a game: open the table again with the same people and bots."""


class Leave(Message, frozen=True, tag="leave"):
    """Go for good: before a game the seat is empty, in a game a bot plays on."""


class Answer(Message, frozen=True, tag="answer"):
    decision: Small
    move: Text


class Release(Message, frozen=True, tag="release"):
    """Take back an answer to a window that is still open, or stop holding it."""

    decision: Small


class Hold(Message, frozen=True, tag="hold"):
    """Keep a window open past its time; this draws on the bank."""

    decision: Small


class Yield(Message, frozen=True, tag="yield"):
    """How often this seat wants to be asked."""

    level: YieldLevel | None = None
    card: CardId | None = None
    """Don't ask again about this card ..."""
    on: bool = True
    """... or do."""


class Pace(Message, frozen=True, tag="pace"):
    """How fast bots play, and whether the table rests until somebody does something by hand."""

    beat: Beat | None = None
    """None leaves it as it is."""
    paused: bool | None = None


class Standing(Message, frozen=True, tag="standing"):
    """A move to make as soon as it is legal in a window; None forgets it."""

    move: Text | None = None


class Why(Message, frozen=True, tag="why"):
    """Why can this card not be played, or this move not be made?"""

    card: CardId | None = None
    move: Text | None = None


class WhyHand(Message, frozen=True, tag="why-hand"):
    """Which cards that you have in hand or in front of you cannot be played now, and why?"""


class Preview(Message, frozen=True, tag="preview"):
    """What would this move do if nobody answered?"""

    move: Text


class Undo(Message, frozen=True, tag="undo"):
    """Take the last move back; if that is not free, everybody else is asked."""


class Consent(Message, frozen=True, tag="consent"):
    undo: Small
    yes: bool


class Concede(Message, frozen=True, tag="concede"):
    """Give this game up: a bot plays on."""


class Return(Message, frozen=True, tag="return"):
    """Take the seat back from the bot that plays on."""


class Say(Message, frozen=True, tag="say"):
    """One of the three."""

    emote: Name | None = None
    phrase: Name | None = None
    text: Text | None = None


Request = (
    Hello | Ping | Sit | Stand | Pick | AddBot | Remove | Configure | Lock | Kick | Mute | HandOver | Start | Rematch
    | Leave | Answer | Release | Hold | Yield | Pace | Standing | Why | WhyHand | Preview | Undo | Consent | Concede
    | Return | Say
)  # fmt: skip

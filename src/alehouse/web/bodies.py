"""What travels over HTTP: the bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ..protocol import RoomInfo, Settings


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is sent to us: a word that we do not know is a mistake of somebody."""


class Answer(Struct, frozen=True, kw_only=True):
    """What we send."""


class Error(Answer, frozen=True):
    code: str
    """One of `alehouse.protocol.CODES`."""
    params: dict[str, Any] = field(default_factory=dict)


# --- guests ---------------------------------------------------------------------------------------


class NewName(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    """1 to 24 characters that can be seen; spaces around them do not count."""


class GuestInfo(Answer, frozen=True):
    name: str | None
    """None: nobody yet. Say a name with POST."""


class DeviceCode(Answer, frozen=True):
    code: str
    """Good once, for ten minutes, on another device."""
    expires: int
    """Milliseconds since 1970."""


class Claim(Body, frozen=True):
    code: Annotated[str, Meta(min_length=8, max_length=20)]


# --- rooms ----------------------------------------------------------------------------------------


class NewRoom(Body, frozen=True):
    settings: Settings = Settings()
    password: Annotated[str, Meta(max_length=60)] = ""


class RoomMade(Answer, frozen=True):
    room: str
    link: str
    """For those who shall come."""


class RoomList(Answer, frozen=True):
    rooms: tuple[RoomInfo, ...]


# --- finished games -------------------------------------------------------------------------------


class GameEnd(Answer, frozen=True):
    """A game that is over, as a list shows it."""

    id: str
    characters: tuple[str, ...]
    """By seats, as everything here."""
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    variant: str
    winners: tuple[int, ...]
    how: str
    """`played`, `conceded` or `abandoned`."""
    turns: int
    began: int
    """Milliseconds since 1970."""
    ended: int


class GameList(Answer, frozen=True):
    games: tuple[GameEnd, ...]


# --- what there is --------------------------------------------------------------------------------


class BotInfo(Answer, frozen=True):
    name: str


class BotList(Answer, frozen=True):
    bots: tuple[BotInfo, ...]


class CharacterInfo(Answer, frozen=True):
    id: str
    name: str
    title: str
    box: int
    playable: bool
    mechanic: str
    """Who that is, in two sentences."""
    text: str
    """What the character does without a card; empty for most."""
    pack: bool
    """The character comes from a pack of this server's host."""


class CharacterList(Answer, frozen=True):
    characters: tuple[CharacterInfo, ...]


class CardInfo(Answer, frozen=True):
    id: str
    title: str
    type: str
    """`action`, `sometimes`, `action/gambling`, `drink`, `event` ..."""
    text: str
    """A line for each paragraph; `-OR-` stands between two ways to use the card."""
    options: tuple[str, ...]
    """What each option of the card's choice does; empty if it has none."""
    origin: str
    """`book`, or `house` if the effect is of our own design."""
    owner: str | None
    """The character whose card it is; None for Drinks and Events."""
    deck: str
    """The character, Drink Deck or side deck that it lies in; `loose` if none holds it yet."""
    copies: int
    price: int | None


class CardList(Answer, frozen=True):
    content: str
    """The hash of all cards, which records name too."""
    cards: tuple[CardInfo, ...]


class VariantInfo(Answer, frozen=True):
    id: str
    name: str
    seats: tuple[int, ...]
    team_size: int


class DrinkDeckInfo(Answer, frozen=True):
    id: str
    name: str
    playable: bool


class ClockInfo(Answer, frozen=True):
    """Milliseconds."""

    id: str
    window: int
    touched: int
    move: int
    bank: int
    grace: int


class Choices(Answer, frozen=True):
    """What the settings of a room can be."""

    variants: tuple[VariantInfo, ...]
    drinks: tuple[DrinkDeckInfo, ...]
    clocks: tuple[ClockInfo, ...]


class PhraseList(Answer, frozen=True):
    emotes: tuple[str, ...]
    phrases: tuple[str, ...]


class Health(Answer, frozen=True):
    status: str
    """`open`, `draining` (it finishes its tables and opens no new ones) or `closing`."""
    version: str
    protocol: int
    content: str

"""What travels over HTTP: the bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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


class NewLesson(Body, frozen=True):
    lesson: Literal["first"] = "first"


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
    seat: int | None = None
    """Where whoever asks for the list has sat."""
    conceded: tuple[int, ...] = ()
    """Who has given up; not known of games before that was kept."""


class GameList(Answer, frozen=True):
    """The newest first."""

    games: tuple[GameEnd, ...]
    """Of rooms that everybody may find."""
    mine: tuple[GameEnd, ...]
    """Those in which whoever asks has played, of all rooms."""


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
    plain: bool
    """There is nothing but a deck: no side deck, no counter, nothing that happens without a card."""


class CharacterList(Answer, frozen=True):
    characters: tuple[CharacterInfo, ...]


class CardInfo(Answer, frozen=True):
    id: str
    title: str
    type: str
    """`action`, `sometimes`, `action/gambling`, `drink`, `event` ..."""
    types: tuple[str, ...]
    """Of `action`, `sometimes`, `anytime`, `gambling` and `cheating`, those that it is; none for Drinks and Events."""
    type_text: str
    """What it is, in words."""
    kind: str
    """`character`, `drink`, `event`, or `side` for a card of a side deck."""
    text: str
    """A line for each paragraph; `-OR-` stands between two ways to use the card."""
    modes: tuple[str, ...]
    """The text of each way to use the card; of a card that nobody plays, none. The rest is in `text` alone."""
    alcohol: int | None
    """What a Drink gives; null if that depends on something, and for other cards ..."""
    fortitude: int | None
    """... and the same of Fortitude; a loss is below 0."""
    chaser: bool
    """Of a Drink: the next one is drunk with it."""
    art: str
    """What the card is about, in one word, for whoever looks for a picture: `negate`, `hurt-one`, `drink-strong` ..."""
    arts: tuple[str, ...]
    """The same for each way to use the card; empty if there are not several."""
    options: tuple[str, ...]
    """What each option of the card's choice does; empty if it has none."""
    adds: str | None
    """The side deck of which a card becomes part of this one as it is played ..."""
    adds_text: str
    """... and the line of `text` that says so; empty if none does."""
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


class RuleInfo(Answer, frozen=True):
    id: str
    text: str
    """A line for each paragraph; ids of other rules stand in it as words."""
    see: tuple[str, ...]
    """Rules, rulings and pages that it refers to, by their ids."""
    language: str
    """The language of the text: English where there is no other yet."""


class RulePage(Answer, frozen=True):
    id: str
    title: str
    intro: str
    """A line for each paragraph."""
    rules: tuple[RuleInfo, ...]
    language: str


class RuleBook(Answer, frozen=True):
    pages: tuple[RulePage, ...]


class PhraseList(Answer, frozen=True):
    emotes: tuple[str, ...]
    phrases: tuple[str, ...]


class Health(Answer, frozen=True):
    status: str
    """`open`, `draining` (it finishes its tables and opens no new ones) or `closing`."""
    version: str
    protocol: int
    content: str

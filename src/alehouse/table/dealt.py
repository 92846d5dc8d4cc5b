"""How a game of a room begins, and how it is taken up again from the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from ..errors import BadSetup
from ..game import RULES_VERSION, Game
from ..packs import Known
from ..protocol import CLOCKS, Delays
from .chair import Chair
from .lesson import Lesson
from .lobby import Lobby
from .match import Match
from .recall import recall
from .refusal import Refusal
from .rows import GameRow, LogRow, SnapshotRow
from .snapshot import snapshot_in

STAND_IN = "normal"
"""The bot that plays on for a person who is away."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat at a seat when the game began."""

    person: bool
    name: str
    bot: str


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that makes a game. It holds the seed, so it stays on the server until the game is over."""

    characters: tuple[str, ...]
    players: tuple[Player, ...]
    seed: str
    drinks: tuple[str, ...]
    variant: str
    delays: Delays
    beat: int
    packs: tuple[str, ...] = ()


def header_of(lobby: Lobby, known: Known, entropy: Callable[[int], bytes], lesson: Lesson | None = None) -> Header:
    """Who plays whom, with which seed. Whoever has not chosen is dealt a character. Raises Refusal."""
    settings = lobby.settings
    names = {person.who: person.name for person in lobby.people}
    left = [one for one in known.playable if one not in {seat.pick for seat in lobby.seats}]
    Random(entropy(16)).shuffle(left)
    characters: list[str] = []
    for seat in lobby.seats:
        if seat.pick is None and not left:
            if not settings.duplicates:
                raise Refusal("bad-seats", seats=[len(known.playable)])
            left = list(known.playable)
        characters.append(seat.pick or left.pop())
    delays = CLOCKS[settings.clock]
    if settings.window is not None:
        delays = msgspec.structs.replace(delays, window=settings.window, touched=2 * settings.window)
    players = [
        Player(
            person=seat.kind == "person",
            name=names.get(seat.who, "") if seat.who is not None else seat.bot or "",
            bot=seat.bot or STAND_IN,
        )
        for seat in lobby.seats
    ]
    return Header(
        characters=tuple(characters),
        players=tuple(players),
        seed=entropy(32).hex() if lesson is None else lesson.seed,
        drinks=settings.drinks,
        variant=settings.variant,
        delays=delays if lesson is None else lesson.delays,
        beat=settings.beat,
        packs=known.added,
    )


def game_of(header: Header, known: Known) -> Game:
    """The game at its beginning. Raises BadSetup."""
    return Game(
        header.characters,
        seed=bytes.fromhex(header.seed),
        drinks=header.drinks,
        variant=header.variant,
        duplicates=True,
        ask_everybody=True,
        packs=known,
    )


def match_of(id: str, number: int, header: Header, known: Known) -> Match:
    chairs = [Chair(seat, player.person, player.bot, header.delays.bank) for seat, player in enumerate(header.players)]
    try:
        game = game_of(header, known)
    except BadSetup as error:
        raise Refusal("bad-settings", problem=str(error)) from None
    return Match(id, number, game, chairs, header.delays, header.beat)


def is_of_this_version(row: GameRow, known: Known) -> bool:
    """Whether this server's rules and cards are those that the game began with."""
    return row.rules == RULES_VERSION and row.content == known.program.hash


def taken_up(row: GameRow, rows: Sequence[LogRow], snapshot: SnapshotRow | None, known: Known) -> Match:
    """A game from the store, as it stood after its last row."""
    header = msgspec.json.decode(row.header, type=Header)
    match = match_of(row.id, row.number, header, known)
    recall(match, rows, snapshot_in(snapshot, known))
    return match

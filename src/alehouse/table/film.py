"""Films: finished games to watch, made once, so that no later change of the rules can touch them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from ..packs import in_play
from ..protocol import Event, Public
from .dealt import Header, match_of
from .journal import Tiding
from .log import read_entry
from .match import Match
from .past import in_public
from .recall import follow
from .rows import GameRow, LogRow
from .telling import changes, public_of


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What happened at one moment, and what it changed."""

    n: int
    """The row of the log."""
    at: int
    events: tuple[tuple[int | None, str, dict[str, Any]], ...] = ()
    """Each with the seat that it was told to; None: to all."""
    table: Public = Public()
    hands: dict[int, tuple[str, ...]] = {}
    """Hands that changed, by seat."""
    back: bool = False
    """A move was taken back: `table` and `hands` are whole."""
    to: int = -1
    """Then what came after the row `to` has not happened; -1 in films from before that was kept."""
    by: int = -1
    """Whose move was taken back."""
    move: str = ""
    """And which one."""
    gave_up: int = -1
    """Who gave up at that moment; nobody in films from before that was kept."""


class Film(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    characters: tuple[str, ...]
    names: tuple[str, ...]
    """What moves call the seats."""
    players: tuple[str, ...]
    """Who sat there."""
    variant: str
    teams: tuple[tuple[int, ...], ...]
    commitment: str
    seed: str
    how: str
    winners: tuple[int, ...]
    record: str
    frames: tuple[Frame, ...]


class ShownFrame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    n: int
    at: int
    events: tuple[Event, ...] = ()
    table: Public = Public()
    hands: dict[int, tuple[str, ...]] = {}
    back: bool = False
    to: int = -1
    by: int = -1
    move: str = ""
    gave_up: int = -1


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A film from one place: a seat, or with all hands open."""

    id: str
    seat: int | None
    characters: tuple[str, ...]
    names: tuple[str, ...]
    players: tuple[str, ...]
    variant: str
    teams: tuple[tuple[int, ...], ...]
    commitment: str
    seed: str
    how: str
    winners: tuple[int, ...]
    frames: tuple[ShownFrame, ...]


def make_film(row: GameRow, rows: Sequence[LogRow]) -> bytes:
    """Play a finished game again and keep what was to be seen. Runs in a worker."""
    header = msgspec.json.decode(row.header, type=Header)
    match = match_of(row.id, row.number, header, in_play())
    seats = range(len(header.players))
    shown = public_of(match.game)
    hands = {seat: match.game.hand(seat) for seat in seats}
    frames = [Frame(n=0, at=0, table=shown, hands=dict(hands), events=tuple(match.game.tidings(0)))]
    told = match.game.told_count
    undone = {entry.to for entry in map(read_entry, rows) if entry.kind == "undo"}
    copies = {0: match.game.copy()}
    for log_row in rows:
        entry = read_entry(log_row)
        back = entry.kind == "undo"
        if back:
            match.game = copies[entry.to].copy()
            told = match.game.told_count
        follow(match, entry, skip=False)
        match.journal.follow(log_row, entry)
        if log_row.n in undone:
            copies[log_row.n] = match.game.copy()
        gave_up = entry.kind == "concede"
        left = entry.kind == "end" and entry.how == "abandoned"
        if not (entry.moves or back or gave_up or left):
            continue
        new = public_of(match.game)
        held = {seat: match.game.hand(seat) for seat in seats}
        frames.append(
            Frame(
                n=log_row.n,
                at=log_row.at,
                events=tuple(told_since(match, told)),
                table=new if back else changes(shown, new),
                hands=held if back else {seat: held[seat] for seat in seats if held[seat] != hands[seat]},
                back=back,
                to=entry.to if back else -1,
                by=entry.seat if back else -1,
                move=entry.move if back else "",
                gave_up=entry.seat if gave_up else -1,
            )
        )
        shown, hands, told = new, held, match.game.told_count
    summary = msgspec.json.decode(row.summary)
    film = Film(
        id=row.id,
        characters=header.characters,
        names=match.game.seats,
        players=tuple([player.name for player in header.players]),
        variant=header.variant,
        teams=match.game.teams,
        commitment=match.game.commitment,
        seed=header.seed,
        how=row.how or "",
        winners=tuple(summary["winners"]),
        record=match.game.record(),
        frames=tuple(frames),
    )
    return zlib.compress(msgspec.json.encode(film), 6)


def told_since(match: Match, told: int) -> list[Tiding]:
    """Everything told since then, with what the table knows of it."""
    journal = match.journal
    return [
        (to, code, {**args, "alone": journal.alone[told + at]} if told + at in journal.alone else args)
        for at, (to, code, args) in enumerate(journal.with_bots(match.game.tidings(told), told))
    ]


def film_of(body: bytes) -> Film:
    return msgspec.json.decode(zlib.decompress(body), type=Film)


def shown(film: Film, seat: int | None) -> Shown:
    """The film as that seat saw it; None: with all hands open."""
    frames = [
        ShownFrame(
            n=frame.n,
            at=frame.at,
            events=tuple(
                [
                    Event(code, heard_by(seat, args), to is not None)
                    for to, code, args in frame.events
                    if to is None or seat is None or to == seat
                ]
            ),
            table=frame.table,
            hands={who: cards for who, cards in frame.hands.items() if seat is None or who in hands_seen(film, seat)},
            back=frame.back,
            to=frame.to,
            by=frame.by,
            move=frame.move if seat in (None, frame.by) else in_public(frame.move),
            gave_up=frame.gave_up,
        )
        for frame in film.frames
    ]
    fields = {name: getattr(film, name) for name in Shown.__struct_fields__ if name not in ("frames", "seat")}
    return Shown(**fields, seat=seat, frames=tuple(frames))


def heard_by(seat: int | None, args: dict[str, Any]) -> dict[str, Any]:
    """That a pass was made without a question, only the one who passed hears."""
    if "alone" in args and args["seat"] != seat:
        return {name: value for name, value in args.items() if name != "alone"}
    return args


def hands_seen(film: Film, seat: int) -> tuple[int, ...]:
    """Mates play with open hands among themselves."""
    return next((team for team in film.teams if seat in team), (seat,))

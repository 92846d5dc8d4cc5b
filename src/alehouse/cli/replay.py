"""`alehouse replay`: a record, told as sentences or proved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import lang
from ..errors import BadRecord, BadSetup
from ..game import Game
from ..record import FORMAT, state_hash
from ..speech import Teller, seat_names, variant_text
from .picture import joined
from .typed import slug

QUIET = ("open", "close")
NO_RECORD = "this is not a record of a game of Alehouse"


def load(path: Path, packs: Sequence[lang.Pack] = ()) -> Game:
    """The game of a record. Raises BadRecord with the first bad line."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(NO_RECORD, 1) from None
    if text.strip() and f'"{FORMAT}"' not in text.partition("\n")[0]:
        raise BadRecord(NO_RECORD, 1)
    return Game.from_record(text, packs)


def sentences(game: Game, seat: str | None) -> list[str]:
    """The game as that seat was told it, or as everybody was."""
    name = slug(seat) if seat is not None else None
    if name is not None and name not in game.seats:
        raise BadSetup(f"nobody in this game is called {seat!r}; there are {', '.join(game.seats)}")
    at = game.seats.index(name) if name is not None else None
    teller = Teller(game)
    return [*teams(game), *(teller.event(event) for event in game.told(at) if event.code not in QUIET)]


def teams(game: Game) -> list[str]:
    """A line about who plays with whom, where anybody does."""
    if len(game.teams) == len(game.seats):
        return []
    names = seat_names(game)
    sides = [joined(names[seat] for seat in team) for team in game.teams]
    return [f"{variant_text(game.variant)}: {' / '.join(sides)}."]


def proof(game: Game) -> str:
    """One line for a record that replays move by move to the state that it names."""
    outcome = game.outcome
    end = f"won by {' and '.join(outcome.names)} in turn {outcome.turns}" if outcome else "unfinished"
    return f"verified: {len(game.history())} moves, {end}, state {state_hash(game)}"

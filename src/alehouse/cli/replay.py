"""`alehouse replay`: a record, told as sentences or proved."""

from __future__ import annotations

from pathlib import Path

from ..errors import BadRecord, BadSetup
from ..game import Game
from ..record import FORMAT, state_hash
from ..speech import Teller
from .typed import slug

QUIET = ("open", "close")
NO_RECORD = "this is not a record of a game of Alehouse"


def load(path: Path) -> Game:
    """The game of a record. Raises BadRecord with the first bad line."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(NO_RECORD, 1) from None
    if text.strip() and f'"{FORMAT}"' not in text.partition("\n")[0]:
        raise BadRecord(NO_RECORD, 1)
    return Game.from_record(text)


def sentences(game: Game, seat: str | None) -> list[str]:
    """The game as that seat was told it, or as everybody was."""
    name = slug(seat) if seat is not None else None
    if name is not None and name not in game.seats:
        raise BadSetup(f"nobody in this game is called {seat!r}; there are {', '.join(game.seats)}")
    teller = Teller(game)
    at = game.seats.index(name) if name is not None else None
    return [teller.event(event) for event in game.told(at) if event.code not in QUIET]


def proof(game: Game) -> str:
    """One line for a record that replays move by move to the state that it names."""
    outcome = game.outcome
    end = f"won by {' and '.join(outcome.names)} in turn {outcome.turns}" if outcome else "unfinished"
    return f"verified: {len(game.history())} moves, {end}, state {state_hash(game)}"

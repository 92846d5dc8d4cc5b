"""`alehouse play`: set a game up, seat one person and some bots, and keep the record."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random

from ..bots import bot
from ..content import catalog
from ..errors import BadSetup
from ..game import Game
from ..speech import seat_names
from .faces import face
from .options import counted, words
from .session import Left, Session, ending

ME = 0


def play(
    seats: int | None,
    me: str | None,
    opponents: str | None,
    bots: str,
    drinks: str,
    seed: str | None,
    save: Path | None,
    plain: bool,
    ask_all: bool,
) -> None:
    seed = seed if seed is not None else str(secrets.randbelow(10**9))
    chance = Random(f"play:{seed}")
    characters = line_up(seats, me, words(opponents) if opponents is not None else None, chance)
    game = Game(characters, seed=seed, drinks=words(drinks), duplicates=True)
    kinds = words(bots)
    if not kinds:
        raise BadSetup("name at least one bot, such as --bots normal")
    others = {seat: bot(kinds[(seat - 1) % len(kinds)]) for seat in range(1, len(characters))}
    if save is not None:
        # Better to hear now that the file cannot be written than after the game.
        start_record(game, save)
    shown = face(plain)
    session = Session(game, ME, others, chance, shown, ask_all)
    names = seat_names(game)
    shown.say(f"You are {names[ME]}, against {', '.join(names[1:])}. Seed {seed}. Type help at any time.")
    try:
        session.play()
    except (Left, EOFError, KeyboardInterrupt) as why:
        end = "" if isinstance(why, Left) else "\n"
        shown.say(f"{end}You leave the table in turn {game.view(None).turn}. {kept(game, save, seed)}")
        return
    shown.say("\n".join(["", *ending(game, ME)]))
    shown.say(kept(game, save, seed))


def kept(game: Game, save: Path | None, seed: str) -> str:
    """Where the record is, or how to get one."""
    if save is None:
        return f"Seed {seed} deals the same cards again; --save FILE keeps a record."
    save.write_text(game.record(), "utf-8")
    return f"The record is in {save}: alehouse replay {save}"


def start_record(game: Game, save: Path) -> None:
    """A new file; what somebody has kept is never lost."""
    try:
        with save.open("x", encoding="utf-8") as file:
            file.write(game.record())
    except FileExistsError:
        raise BadSetup(f"{save} exists already; choose another name for --save, or delete it first") from None


def line_up(seats: int | None, me: str | None, opponents: tuple[str, ...] | None, chance: Random) -> list[str]:
    """The characters, the person's first. What is not said is left to chance."""
    playable = [role.id for role in catalog.pack().characters if role.playable]
    me = me.strip().lower() if me is not None else None
    if opponents is not None and seats is not None and seats != len(opponents) + 1:
        said = f"{counted(seats, 'seat')}, but {counted(len(opponents), 'opponent')} and you"
        raise BadSetup(f"{said}; leave --seats out")
    for name in (*([me] if me is not None else []), *(opponents or ())):
        if name not in playable:
            raise BadSetup(f"{name!r} cannot be played; choose among {', '.join(playable)}")
    if me is None:
        me = chance.choice([name for name in playable if name not in (opponents or ())] or playable)
    if opponents is not None:
        return [me, *opponents]
    count = 4 if seats is None else seats
    if not 2 <= count <= 10:
        raise BadSetup(f"{counted(count, 'seat')}: a game has 2 to 10")
    others = [name for name in playable if name != me]
    chance.shuffle(others)
    return [me, *(others * 2)[: count - 1]]

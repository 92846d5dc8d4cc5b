"""`alehouse play`: set a game up, seat one person and some bots, and keep the record."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random

from ..bots import bot
from ..errors import BadSetup
from ..game import Game
from ..packs import Known, known, playing
from ..speech import seat_names
from .commands import Left
from .faces import face
from .options import counted, setting_of, words
from .pack import packs
from .picture import joined
from .session import Session, ending

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
    files: tuple[str, ...] = (),
    variant: str = "individual",
    mate: str | None = None,
) -> None:
    seed = seed if seed is not None else str(secrets.randbelow(10**9))
    chance = Random(f"play:{seed}")
    against = words(opponents) if opponents is not None else None
    teams = setting_of(variant).team_size > 1
    characters = line_up(seats, me, against, chance, known(*packs(files)), mate, teams)
    game = Game(characters, seed=seed, drinks=words(drinks), variant=variant, duplicates=True, packs=packs(files))
    kinds = words(bots)
    if not kinds:
        raise BadSetup("name at least one bot, such as --bots normal")
    others = {seat: bot(kinds[(seat - 1) % len(kinds)]) for seat in range(1, len(characters))}
    if save is not None:
        # Better to hear now that the file cannot be written than after the game.
        start_record(game, save)
    shown = face(plain)
    session = Session(game, ME, others, chance, shown, ask_all)
    shown.say(f"{introduction(game)} Seed {seed}. Type help at any time.")
    try:
        with playing(game.content):
            session.play()
    except (Left, EOFError, KeyboardInterrupt) as why:
        end = "" if isinstance(why, Left) else "\n"
        shown.say(f"{end}You leave the table in turn {game.view(None).turn}. {kept(game, save, seed, files)}")
        return
    shown.say("\n".join(["", *ending(game, ME)]))
    shown.say(kept(game, save, seed, files))


def introduction(game: Game) -> str:
    """Who plays with you, and who against you."""
    names = seat_names(game)
    mates = [names[seat] for seat in game.teams[0] if seat != ME]
    others = [joined(names[seat] for seat in team) for team in game.teams[1:]]
    with_whom = f", with {joined(mates)}" if mates else ""
    return f"You are {names[ME]}{with_whom}, against {(' / ' if mates else ', ').join(others)}."


def kept(game: Game, save: Path | None, seed: str, files: tuple[str, ...] = ()) -> str:
    """Where the record is, or how to get one."""
    if save is None:
        return f"Seed {seed} deals the same cards again; --save FILE keeps a record."
    save.write_text(game.record(), "utf-8")
    return f"The record is in {save}: alehouse replay {' --pack '.join([str(save), *files])}"


def start_record(game: Game, save: Path) -> None:
    """A new file; what somebody has kept is never lost."""
    try:
        with save.open("x", encoding="utf-8") as file:
            file.write(game.record())
    except FileExistsError:
        raise BadSetup(f"{save} exists already; choose another name for --save, or delete it first") from None


def line_up(
    seats: int | None,
    me: str | None,
    opponents: tuple[str, ...] | None,
    chance: Random,
    content: Known | None = None,
    mate: str | None = None,
    teams: bool = False,
) -> list[str]:
    """The characters, the person's first, then a teammate's where there are teams.

    What is not said is left to chance; who brings a pack plays it.
    """
    content = content or known()
    playable = content.playable
    me, mate = (name.strip().lower() if name is not None else None for name in (me, mate))
    if mate is not None and not teams:
        raise BadSetup("--mate is for teams; say --variant two-headed-dragon with it")
    own = 2 if teams else 1
    if opponents is not None and seats is not None and seats != len(opponents) + own:
        us = "two of you" if teams else "you"
        said = f"{counted(seats, 'seat')}, but {counted(len(opponents), 'opponent')} and {us}"
        raise BadSetup(f"{said}; leave --seats out")
    named = (*(name for name in (me, mate) if name is not None), *(opponents or ()))
    for name in named:
        if name not in playable:
            raise BadSetup(f"{name!r} cannot be played; choose among {', '.join(playable)}")
    if me is None:
        me = next((name for name in playable if name in content.added and name not in named), None)
    if me is None:
        me = chance.choice([name for name in playable if name not in named] or playable)
    free = [name for name in playable if name not in (me, *named)]
    if teams and mate is None:
        mate = chance.choice(free or playable)
        free = [name for name in free if name != mate]
    ours = [me] if mate is None else [me, mate]
    if opponents is not None:
        return [*ours, *opponents]
    count = 4 if seats is None else seats
    if not 2 <= count <= 10:
        raise BadSetup(f"{counted(count, 'seat')}: a game has 2 to 10")
    chance.shuffle(free)
    return [*ours, *(free * 2)[: count - own]]

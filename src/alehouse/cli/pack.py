"""Packs on the command line: `--pack FILE`, `alehouse pack check` and `alehouse pack words`."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from .. import lang
from ..errors import BadSetup
from ..packs import Known, PackError, known, vocabulary
from ..packs.checks import all_cards
from ..packs.load import Loaded, load
from ..packs.problems import guess
from .options import counted

Found = tuple[bool, list[str]]
"""Whether all is well, and what is to be said."""


def named(files: Sequence[Path] | None) -> tuple[str, ...]:
    return tuple(str(file) for file in files or ())


def content(files: tuple[str, ...]) -> Known:
    """The catalogue with the packs of these files. Raises BadSetup with the first thing that is wrong."""
    return known(*packs(files))


def packs(files: tuple[str, ...]) -> tuple[lang.Pack, ...]:
    return tuple(one(file) for file in files)


def one(file: str) -> lang.Pack:
    try:
        return load(file).pack
    except PackError as error:
        first, *others = error.problems
        more = f" (and {len(others)} more: alehouse pack check {file} lists them)" if others else ""
        raise BadSetup(f"{first}{more}") from None


# --- alehouse pack check --------------------------------------------------------------------------


def check(file: str, games: int, seed: int, seconds: int) -> Found:
    """Everything that is wrong with a pack, or the report of its games.

    It happens in another process: a pack may send the engine, or a .py file itself, round in circles.
    """
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    child = context.Process(target=answer, args=(file, games, seed, there), daemon=True)
    child.start()
    there.close()
    try:
        if not here.poll(seconds):
            return False, [
                f"{file}: no end after {counted(seconds, 'second')}: does something set itself off for ever?"
            ]
        found: Found = here.recv()
    except EOFError:
        child.join()
        return False, [f"{file}: the check broke off with code {child.exitcode}"]
    else:
        return found
    finally:
        child.kill()
        child.join()
        here.close()


def answer(file: str, games: int, seed: int, to: Connection) -> None:
    """The other process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    to.send(examined(file, games, seed))
    to.close()


def examined(file: str, games: int, seed: int) -> Found:
    # The tools for tests take their time to load, and only this command needs them.
    from ..testing.check import CheckFailed, check_character

    try:
        loaded = load(file)
    except PackError as error:
        return False, [str(problem) for problem in error.problems]
    fine: list[str] = []
    wrong: list[str] = []
    for character in loaded.pack.characters:
        try:
            fine.append(f"{file}: {check_character(character, games=games, seed=seed)}")
        except CheckFailed as error:
            wrong += [located(file, message, character, loaded) for message in error.wrong]
        except Exception as error:  # a fault that the engine does not expect; the author must hear of it in words
            wrong.append(f"{file}: {character.name}: a game breaks off: {type(error).__name__}: {error}")
    return (False, wrong) if wrong else (True, fine)


def located(file: str, message: str, character: lang.Character, loaded: Loaded) -> str:
    """A finding with the line of the card that it is about."""
    for card in all_cards(character):
        line = loaded.lines.get(card.id)
        if line and message.startswith(repr(card.title)):
            return f"{file}:{line}: {message}"
    return f"{file}: {message}"


# --- alehouse pack words --------------------------------------------------------------------------


def words(name: str | None) -> list[str]:
    """The vocabulary of data packs: all names, or everything about one."""
    records = vocabulary.records()
    if name is None:
        kinds = {kind: sorted(record.__name__ for record in kinds) for kind, kinds in vocabulary.kinds().items()}
        lines = [f"{kind}: {', '.join(names)}" for kind, names in kinds.items()]
        lines.append(f"types of cards: {', '.join(vocabulary.card_types())}")
        return [*lines, "Say one, as in alehouse pack words Lose, to see what belongs to it."]
    by_lower = {key.lower(): record for key, record in records.items()}
    if name.lower() not in by_lower:
        raise BadSetup(f"there is no word {name!r}{guess(name, records)}")
    return vocabulary.described(by_lower[name.lower()])

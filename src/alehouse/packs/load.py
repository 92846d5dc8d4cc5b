"""From a file to a pack."""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from ..lang.cards import Character, Pack
from . import json_reader, limits, python_file, toml_reader
from .character import CharacterReader
from .checks import all_cards, findings
from .problems import PackError, Problem, Unreadable

DATA = (".toml", ".json")
CODE = ".py"


@dataclass(frozen=True, slots=True)
class Loaded:
    """A pack, and the lines of its file on which its cards begin, by their ids."""

    pack: Pack
    lines: dict[str, int]


def load_pack(path: str | PathLike[str]) -> Pack:
    """The pack of a file: .toml and .json are data and do nothing but describe cards; a .py file is run.

    Raises PackError with everything that is wrong.
    """
    return load(path).pack


def read_pack(data: bytes, name: str) -> Pack:
    """A data pack that came as bytes, from anybody; `name` ends in .toml or .json. Never runs code."""
    return read(data, name).pack


def load(path: str | PathLike[str]) -> Loaded:
    file = Path(path)
    shown = str(file)
    suffix = file.suffix.lower()
    if file.is_dir():
        raise PackError([Problem(shown, 0, "this is a folder; name the file of a pack")])
    if suffix not in (*DATA, CODE):
        raise PackError([Problem(shown, 0, "a pack is a .toml, .json or .py file")])
    if not file.is_file():
        raise PackError([Problem(shown, 0, "there is no such file")])
    try:
        with file.open("rb") as opened:
            data = opened.read(limits.FILE + 1)
    except OSError as error:
        raise PackError([Problem(shown, 0, f"it cannot be read: {error.strerror}")]) from None
    if suffix != CODE:
        return read(data, shown)
    text = decoded(data, shown)
    return proved(python_file.run(file, text), shown, {}, text)


def read(data: bytes, name: str) -> Loaded:
    suffix = Path(name).suffix.lower()
    if suffix not in DATA:
        raise PackError([Problem(name, 0, "a data pack is a .toml or .json file")])
    text = decoded(data, name)
    wrong: list[tuple[int, str]] = []
    try:
        if suffix == ".json":
            root, wrong = json_reader.read(text)
        else:
            root = toml_reader.read(text)
    except Unreadable as error:
        raise PackError([Problem(name, error.line, error.message)]) from None
    reader = CharacterReader(name, root, suffix == ".toml")
    reader.run()
    problems = [*(Problem(name, line, said) for line, said in wrong[: limits.PROBLEMS]), *reader.problems]
    if problems or reader.character is None:
        raise PackError(sorted(problems, key=lambda problem: problem.line))
    return proved((reader.character,), name, reader.lines)


def decoded(data: bytes, name: str) -> str:
    """The text of a file, if it is one."""
    if len(data) > limits.FILE:
        raise PackError([Problem(name, 0, f"it is larger than {limits.FILE // 1024} KiB")])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise PackError([Problem(name, line, "this is no text in UTF-8")]) from None
    if "\0" in text:
        raise PackError([Problem(name, text.count("\n", 0, text.index("\0")) + 1, "a NUL byte: this is no text")])
    return text


def proved(characters: tuple[Character, ...], name: str, lines: dict[str, int], source: str = "") -> Loaded:
    """A pack whose characters the engine takes, and whose names are free."""
    problems: list[Problem] = []
    for character in characters:
        titles = {card.id: card.title for card in all_cards(character)}
        for id, message in findings(character):
            line = lines.get(id) or line_of(titles.get(id, ""), source)
            said = f"{titles[id]!r}: {message}" if id in titles else message
            problems.append(Problem(name, line, said))
    if problems:
        raise PackError(sorted(dict.fromkeys(problems), key=lambda problem: problem.line))
    return Loaded(Pack(characters=characters, drink_decks=()), lines)


def line_of(title: str, source: str) -> int:
    """Where a Python source says the title of a card first."""
    at = source.find(title) if title else -1
    return source.count("\n", 0, at) + 1 if at >= 0 else 0

"""docs/write-a-character.md, done from the page itself: its files are written, and its commands run, as it says.

A block of code begins with a comment that names its file; a file may have several parts. In a block of the console, a
line with `$` is run by the shell, and what follows is what it must print; `...` stands for any lines.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from alehouse import load_pack
from alehouse.lang import Character, OnFlip, Own, Passive
from alehouse.lang.own import EFFECTS
from alehouse.testing import check_character

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "write-a-character.md"
TEXT = PAGE.read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"# (\w+\.\w+)(?:, part (\d+) of (\d+))?\n")
CONSOLE = [text for kind, text in BLOCKS if kind == "console"]

UNSTABLE = re.compile(
    r"\d+\.\d+ ?s\b"  # how long it took
    r"|\d+ a second"
    r"|\d+\.\d %"  # what came of games, which other characters and better bots change
    r"|\d+ games, \d+ of them won"
)


def files() -> dict[str, str]:
    """The files of the page, their parts put together."""
    parts: dict[str, list[str]] = {}
    wanted: dict[str, int] = {}
    for kind, text in BLOCKS:
        if kind == "console":
            continue
        named = NAMED.match(text)
        assert named is not None, f"a block of {kind} belongs to no file: {text[:60]!r}"
        name, part, of = named.groups()
        parts.setdefault(name, []).append(text)
        assert len(parts[name]) == int(part or 1), f"{name}: part {part} is out of order"
        wanted[name] = int(of or 1)
    assert {name: len(texts) for name, texts in parts.items()} == wanted
    return {name: "\n\n".join(texts) for name, texts in parts.items()}


def commands(block: str) -> list[tuple[str, str]]:
    """The commands of a block of the console, each with what the page shows of its output."""
    found = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    assert sum(1 + shown.count("\n") for _, shown in found) == block.count("\n"), block
    return found


@cache
def run(command: str, folder: Path) -> tuple[int, str]:
    """Run a command as it stands on the page. Nobody is at the keyboard."""
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "ALEHOUSE_"))}
    env |= {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}", "COLUMNS": "80", "PYTHONUTF8": "1"}
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout


def lines_of(text: str) -> list[str]:
    return [UNSTABLE.sub("#", line.rstrip()) for line in text.rstrip("\n").split("\n")]


def fits(shown: list[str], said: list[str]) -> bool:
    """Whether the output is what the page shows; a line `...` stands for any lines, or none."""
    if not shown:
        return not said
    if shown[0] == "...":
        return any(fits(shown[1:], said[at:]) for at in range(len(said) + 1))
    return bool(said) and shown[0] == said[0] and fits(shown[1:], said[1:])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a reader who has done everything the page says."""
    here = tmp_path_factory.mktemp("reader")
    for name, text in files().items():
        (here / name).write_text(text, "utf-8")
    before = dict(EFFECTS)
    yield here
    EFFECTS.clear()
    EFFECTS.update(before)


@pytest.mark.parametrize("block", CONSOLE, ids=lambda block: block.splitlines()[0].removeprefix("$ ")[:40])
def test_the_commands_print_what_the_page_shows(folder: Path, block: str) -> None:
    for command, shown in commands(block):
        code, said = run(command, folder)
        assert fits(lines_of(shown) if shown else [], lines_of(said) if said else []), f"$ {command}\n{said}"
        assert code == int(command.endswith("check wrong.py")), f"$ {command}\n{said}"


def test_the_page_runs_what_a_reader_needs() -> None:
    said = "".join(CONSOLE)
    for command in ("pack check", "play --pack", "cards mizzle", "pytest", "simulate --pack"):
        assert f"{command} " in said


def test_mizzle_is_as_odd_as_the_page_says(folder: Path) -> None:
    (mizzle,) = load_pack(folder / "mizzle.py").characters
    assert mizzle.size == 40
    assert [counter.name for counter in mizzle.counters] == ["pressure"]
    ((weather, sky),) = mizzle.side_decks
    assert (weather.on_flip, sum(n for n, _ in sky)) == (OnFlip.REPLACE, 6)
    assert any(isinstance(one, Passive) for _, card in sky for one in card.passives)
    assert any(isinstance(one, Own) for _, card in mizzle.deck for mode in card.modes for one in mode.do)
    house = sum(n for n, card in mizzle.deck if card.origin.name == "HOUSE")
    assert (house, {card.origin.name for _, card in sky}) == (26, {"HOUSE"})


@pytest.mark.parametrize("name", ["mizzle.py", "fizzle.toml"])
def test_they_can_be_played(folder: Path, name: str) -> None:
    """The page runs the check too; here it is asked with other games than those of the page."""
    (character,) = load_pack(folder / name).characters
    assert isinstance(character, Character)
    assert check_character(character, games=10, seed=5_000).cards == 40


def test_mizzle_is_as_fair_as_the_page_says(folder: Path) -> None:
    (claimed,) = re.findall(r"Mizzle won \*\*(\d+) %\*\*", TEXT)
    (command,) = (command for block in CONSOLE for command, _ in commands(block) if " simulate " in command)
    _, said = run(command, folder)
    (won,) = re.findall(r"mizzle (\d+\.\d) % of 100\b", said)
    assert 10 <= int(claimed) <= 45
    assert 10 <= float(won) <= 45
    assert abs(float(won) - int(claimed)) <= 14  # three times the error of a hundred games


def test_the_files_are_in_the_house_style(folder: Path) -> None:
    config = f"--config '{ROOT / 'pyproject.toml'}'"
    for command in (f"ruff check {config} --no-cache .", f"ruff format --check {config} --no-cache ."):
        code, said = run(f"rm -f wrong.py && {command}", folder)
        assert code == 0, said


def test_sending_her_in_takes_two_files(folder: Path, tmp_path: Path) -> None:
    """Her file among the characters and her scenes without the pack: the last section, in a copy of Alehouse."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    scenes = (folder / "test_mizzle.py").read_text("utf-8")
    for old, new in (
        ("from alehouse import load_pack\n", ""),
        ('PACK = load_pack("mizzle.py")\n', ""),
        (", pack=PACK", ""),
        ("PACK.characters[0]", '"mizzle"'),
    ):
        assert old in scenes
        scenes = scenes.replace(old, new)
    assert "PACK" not in scenes
    tests = tmp_path / "tests" / "characters"
    tests.mkdir(parents=True)
    (tests / "test_mizzle.py").write_text(scenes, "utf-8")
    shutil.copy(folder / "mizzle.py", tmp_path / "src" / "alehouse" / "content" / "characters")
    shutil.copy(ROOT / "tests" / "characters" / "test_shared_designs.py", tests)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\npythonpath = src\n", "utf-8")
    code, said = run("pytest -q -k mizzle -p no:cacheprovider", tmp_path)
    assert code == 0, said
    assert int(re.findall(r"(\d+) passed", said)[0]) > 15


def test_what_the_page_names_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", TEXT):
        assert (PAGE.parent / target).exists(), target
    headings = {re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-") for line in TEXT.splitlines()}
    for anchor in re.findall(r"\]\(#([^)]+)\)", TEXT):
        assert anchor in headings, anchor
    for word in OnFlip:
        assert f"| `{word.name}` |" in TEXT

"""Whoever plays installs a part of what the tests were run with: the same packages, and none that is missing."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def pins(name: str) -> dict[str, list[str]]:
    """What stands in a requirements file: of each package its version and hashes."""
    text = re.sub(r"^\s*#.*\n", "", (ROOT / "requirements" / name).read_text("utf-8"), flags=re.M)
    lines = [line.replace("\\\n", " ").split() for line in re.split(r"\n(?=\S)", text.strip())]
    return {words[0].partition("==")[0]: words for words in lines}


def wanted() -> set[str]:
    """What the package and its installation ask for by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = project["project"]["dependencies"] + project["dependency-groups"]["build"]
    names = [re.match(r"[\w.-]+", one) for one in asked]
    return {re.sub(r"[-_.]+", "-", name[0]).lower() for name in names if name}


def test_what_is_played_with_was_tested() -> None:
    tested, played = pins("dev.txt"), pins("play.txt")
    assert {name: tested.get(name) for name in played} == played
    assert wanted() <= set(played)


def test_whoever_plays_waits_for_nothing_else() -> None:
    assert not {"pytest", "playwright", "numpy", "polars", "ray", "open-spiel"} & set(pins("play.txt"))

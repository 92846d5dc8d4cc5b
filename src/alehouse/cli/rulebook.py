"""Our rules and rulings, looked up by id in the documents that come along."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from ..errors import AlehouseError

BULLET = re.compile(r"- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\*\* (.*(?:\n  .*)*)")
RULING = re.compile(r"### ([A-Z]+-\d+)\n+((?:(?!#).*\n?)*)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


class NoRule(AlehouseError):
    """There is no rule of that id."""


def folder() -> Path:
    """docs/ of the installed package, or of the source tree that it lies in."""
    for place in Path(__file__).parents[1:5]:
        if (place / "docs" / "rulings.md").is_file() and (place / "docs" / "rules").is_dir():
            return place / "docs"
    raise NoRule("the rules are not installed with this copy; read docs/rules in the source")


@cache
def rules() -> dict[str, str]:
    """Every rule, ruling and worked example by its id, in the order of the documents."""
    found: dict[str, str] = {}
    for path in sorted((folder() / "rules").glob("*.md")):
        found.update(BULLET.findall(path.read_text("utf-8")))
    found.update(RULING.findall((folder() / "rulings.md").read_text("utf-8")))
    return {key: plain(text) for key, text in found.items()}


def plain(text: str) -> str:
    """Markdown as a person would read it aloud."""
    joined = " ".join(text.split())
    return LINK.sub(r"\1", joined).replace("**", "").replace("`", "")


def chapters() -> list[str]:
    """The first words of ids, worked examples apart: CHASER, GAMBLE, OPEN, ..."""
    return sorted({key.partition("-")[0] for key in rules() if key.count("-") == 1})


def look_up(asked: str) -> list[tuple[str, str]]:
    """The rule of an id, or all rules of a chapter. Raises NoRule with what might be meant."""
    key = asked.strip().upper()
    known = rules()
    if key not in known:
        key = re.sub(r"-(\d)$", r"-0\1", key)
    if key in known:
        return [(key, known[key])]
    chapter = [(id, text) for id, text in known.items() if id.startswith(f"{key}-") and id.count("-") == 1]
    if chapter and "-" not in key:
        return chapter
    near = get_close_matches(key, known, n=3, cutoff=0.6)
    hint = f"do you mean {', '.join(near)}?" if near else f"chapters are {', '.join(chapters())}"
    raise NoRule(f"there is no rule “{asked}”; {hint}")

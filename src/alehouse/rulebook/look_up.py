"""Rules, rulings and worked examples by their ids, as a terminal shows them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from .documents import BULLET, LINK, RULING, NoRule, bare, folder


@cache
def entries() -> dict[str, str]:
    """Every rule, ruling and worked example by its id, in the order of the documents."""
    found: dict[str, str] = {}
    for path in sorted((folder() / "rules").glob("*.md")):
        found.update(BULLET.findall(path.read_text("utf-8")))
    found.update(RULING.findall((folder() / "rulings.md").read_text("utf-8")))
    return {key: bare(LINK.sub(r"\1", text)) for key, text in found.items()}


def chapters() -> list[str]:
    """The first words of ids, worked examples apart: CHASER, GAMBLE, OPEN, ..."""
    return sorted({key.partition("-")[0] for key in entries() if key.count("-") == 1})


def look_up(asked: str) -> list[tuple[str, str]]:
    """The rule of an id, or all rules of a chapter. Raises NoRule with what might be meant."""
    key = asked.strip().upper()
    known = entries()
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

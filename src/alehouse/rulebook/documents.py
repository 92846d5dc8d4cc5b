"""Where the documents lie, and how a rule is marked in them."""

from __future__ import annotations

import re
from pathlib import Path

from ..errors import AlehouseError

BULLET = re.compile(r"- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\*\* (.*(?:\n  .*)*)")
RULING = re.compile(r"### ([A-Z]+-\d+)\n+((?:(?!#).*\n?)*)")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")


class NoRule(AlehouseError):
    """There is no rule of that id."""


def folder() -> Path:
    """docs/ of the installed package, or of the source tree that it lies in."""
    for place in Path(__file__).parents[1:5]:
        if (place / "docs" / "rulings.md").is_file() and (place / "docs" / "rules").is_dir():
            return place / "docs"
    raise NoRule("the rules are not installed with this copy; read docs/rules in the source")


def bare(text: str) -> str:
    """Markdown without its marks, on one line."""
    return " ".join(text.split()).replace("*", "").replace("`", "")

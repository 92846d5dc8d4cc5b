"""What all tests share."""

from collections.abc import Sequence

import pytest

pytest_plugins = ["alehouse.testing.plugin", "pytester"]

LONG = ("browser", "web", "lab", "env", "bots", "table", "cli", "test_write_a_character.py", "client", "packs")
"""What takes longest: folders, and one file. They go first: workers that end with short files end together."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: place(item.path.parts))


def place(parts: Sequence[str]) -> int:
    folder = parts[parts.index("tests") + 1] if "tests" in parts[:-1] else ""
    return LONG.index(folder) if folder in LONG else len(LONG)

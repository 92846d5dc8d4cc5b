"""The README plays a game, and what it shows in Python runs."""

import re
from pathlib import Path
from typing import Any

README = Path(__file__).parents[2] / "README.md"
BLOCKS = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_the_first_ten_lines_play_a_game(capsys: Any) -> None:
    first = BLOCKS.findall("\n".join(README.read_text("utf-8").splitlines()[:10]) + "\n")
    assert len(first) == 1
    room: dict[str, Any] = {}
    exec(first[0], room)
    assert room["game"].is_over
    assert room["game"].outcome.names[0] in capsys.readouterr().out


def test_every_block_runs() -> None:
    room: dict[str, Any] = {}
    for block in BLOCKS.findall(README.read_text("utf-8")):
        exec(block, room)
    assert f"# {room['reason']}\n" in README.read_text("utf-8")
    assert room["game"].is_over


def test_it_says_early_that_it_is_unofficial() -> None:
    top = " ".join(README.read_text("utf-8").splitlines()[:3])
    assert "unofficial" in top
    assert "not affiliated with SlugFest Games" in top

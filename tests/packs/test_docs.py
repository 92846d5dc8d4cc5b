"""docs/packs.md: every pack on the page loads, every command runs, and its tables say what the code says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alehouse.cli import app
from alehouse.lang.own import EFFECTS
from alehouse.packs import PackError, limits, load_pack, read_pack, vocabulary
from alehouse.packs.character import OF_DRINKS

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
SKELETON = '[character]\nname = "Sketch"\ntitle = "of a Page"\nplayable = false\n'


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


WHOLE = [text for text in blocks("toml") if "[character]" in text]
PARTS = [text for text in blocks("toml") if "[character]" not in text]
PYTHON = next(text for text in blocks("python") if "CHARACTER =" in text)


def test_whole_packs_load() -> None:
    assert len(WHOLE) == 1
    for text in WHOLE:
        assert read_pack(text.encode(), "luna.toml").characters[0].size == 40
    (data,) = blocks("json")
    assert read_pack(data.encode(), "tom.json").characters[0].id == "old-tom"


@pytest.mark.parametrize("text", PARTS)
def test_parts_of_packs_load(text: str) -> None:
    assert read_pack((SKELETON + text).encode(), "sketch.toml").characters


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The packs of the page as files; effects that they register are forgotten afterwards."""
    (tmp_path / "luna.toml").write_text(WHOLE[0], "utf-8")
    (tmp_path / "bell.py").write_text(PYTHON, "utf-8")
    monkeypatch.chdir(tmp_path)
    before = dict(EFFECTS)
    yield tmp_path
    EFFECTS.clear()
    EFFECTS.update(before)


@pytest.mark.parametrize("line", [line[2:] for line in blocks("console")[0].splitlines()])
def test_commands_run(folder: Path, line: str) -> None:
    done = CliRunner().invoke(app, line.split()[1:], input="")
    assert done.exit_code == 0, done.output


def test_the_message_on_the_page_is_the_one_that_is_said(folder: Path) -> None:
    wrong = WHOLE[0].replace("FORTITUDE", "FORTITUD", 1)
    (folder / "luna.toml").write_text(wrong, "utf-8")
    with pytest.raises(PackError) as caught:
        load_pack("luna.toml")
    assert str(caught.value) == blocks("text")[0].strip()


def test_python_on_the_page_runs(folder: Path) -> None:
    (example,) = (text for text in blocks("python") if text != PYTHON)
    exec(example, {})
    assert load_pack("bell.py").characters[0].id == "bellringer"


def test_every_type_and_field_of_cards_is_on_the_page() -> None:
    for name in (*vocabulary.card_types(), *(set(vocabulary.card_fields()) - OF_DRINKS)):
        assert f"`{name}`" in PAGE, name


def test_the_limits_on_the_page_are_those_of_the_code() -> None:
    rows = PAGE[PAGE.index("| | at most |") :].partition("\n\n")[0]
    assert [int(n) for n in re.findall(r"-?\d+", rows)] == [
        *(limits.FILE // 1024, limits.DEPTH, limits.DESIGNS, limits.COPIES, limits.MODES, limits.EFFECTS),
        *(limits.HOOKS, limits.COUNTERS, limits.SIDE_DECKS, 0, limits.AMOUNT, -limits.LEVEL, limits.LEVEL),
        *(limits.TITLE, limits.TEXT, limits.ID_LENGTH),
    ]

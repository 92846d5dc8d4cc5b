"""Every mistake is named with its line, its place and what was meant; all of them at once."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import alehouse
from alehouse import AlehouseError, PackError
from alehouse.packs import Problem, read_pack

MISTAKES = Path(__file__).parent / "mistakes"
HEAD = """\
[character]
name = "Luna"
title = "the Moonstruck"
basics = true

[[counter]]
name = "moon"
high = 3

[[side_deck]]
name = "wolf"
cards = [{ title = "A wolf", type = "side-action", do = "Dare" }]

[[deck]]
title = "Moon bite"
type = "action"
copies = 26
"""
FIRST = HEAD.count("\n") + 1
"""The line of what a test adds to the first card of the deck."""


def blocks(name: str) -> list[str]:
    return (MISTAKES / name).read_text("utf-8").strip().split("\n\n")


def problems(text: str, name: str = "luna.toml") -> list[str]:
    with pytest.raises(PackError) as caught:
        read_pack(text.encode(), name)
    return [str(problem) for problem in caught.value.problems]


def test_the_skeleton_of_these_tests_is_a_good_pack() -> None:
    assert read_pack(f'{HEAD}do = "Contest"\n'.encode(), "luna.toml").characters[0].size == 40


@pytest.mark.parametrize("mistake", blocks("in_cards.txt"))
def test_what_is_wrong_with_a_card(mistake: str) -> None:
    """The lines of a card, then the one problem that they make."""
    line, said = mistake.split("\n=> ")
    at = FIRST + line.count("\n")
    found = problems(f"{HEAD}{line}\n")
    assert any(one in (f"luna.toml:{n}: [[deck]] 'Moon bite': {said}" for n in (FIRST, at)) for one in found), found
    assert len(found) == 1


@pytest.mark.parametrize("mistake", blocks("elsewhere.txt"))
def test_what_is_wrong_with_the_rest(mistake: str) -> None:
    """A part of the pack, what is written instead, and the line and beginning of a problem that this makes."""
    change, _, said = mistake.partition("\n=> ")
    old, _, new = change.partition("\n->")
    new = new.removeprefix(" ")
    line, _, said = said.partition(": ")
    text = f'{HEAD}do = "Contest"\n'
    assert old in text
    found = problems(text.replace(old, new, 1))
    mark = f"luna.toml:{line}: " if int(line) else "luna.toml: "
    assert any(one.startswith(mark + said) for one in found), found


def test_json_speaks_of_tables_without_brackets() -> None:
    head = '{"character": {"name": "Luna",\n "title": "x"},\n'
    card = '"deck": [\n{"title": "Bite", "type": "action",\n"do": "Drow"}]}'
    said = "luna.json:5: deck 'Bite': do: there is no effect 'Drow'; did you mean Draw?"
    assert problems(head + card, "luna.json") == [said]
    assert problems(head + '"deck": {}}', "luna.json")[0] == "luna.json:3: deck: a list of tables is wanted here"
    assert problems("[]", "luna.json") == ["luna.json:1: a pack is a table, not a list"]


def test_all_mistakes_are_found_at_once_in_the_order_of_the_file() -> None:
    text = HEAD.replace("high = 3", "high = 3\nlow = 'x'").replace('"Luna"', '""')
    text += 'do = [\n  "Draw",\n  { is = "Draw", n = 99 },\n]\n[[deck]]\ntitle = "More"\ntype = "anytim"\n'
    found = problems(text)
    assert [one.split(" ")[0] for one in found] == [f"luna.toml:{n}:" for n in (2, 2, 9, 20, 21, 25)]


def test_who_speaks_of_a_counter_that_is_wrong_does_nothing_wrong() -> None:
    text = HEAD.replace("high = 3", "high = 'x'") + 'do = { is = "Gain", n = 1, what = "moon" }\n'
    assert problems(text) == ["luna.toml:8: [[counter]] 'moon': high: a number is wanted here, not a text"]


def test_after_a_hundred_problems_reading_stops() -> None:
    text = HEAD + "do = [" + "\n7," * 90 + "]\n" + '[[deck]]\ntitle = "x"\ntype = "action"\ndo = [' + "7," * 90 + "]\n"
    found = problems(text)
    assert len(found) == 100
    assert "luna.toml: more than 100 problems; mend these first" in found


def test_the_engine_has_the_last_word() -> None:
    bad = '{ is = "Pay", n = 1, who = "YOU", to = "INN" }, { is = "Lose", n = 1, what = "GOLD", who = "ALL" }'
    assert problems(f"{HEAD}do = [{bad}]\n") == [
        "luna.toml:14: 'Moon bite': the engine refuses it: Gold is not lost into nowhere: use Pay"
    ]


def test_a_target_needs_a_pick() -> None:
    said = "TARGET means nobody here; it needs a card that picks somebody: say pick, or another who"
    for line in ('do = { is = "Discard", n = 1 }', 'do = "Contest"\nrider = { is = "Discard", n = 1 }'):
        assert problems(f"{HEAD}{line}\n") == [f"luna.toml:14: 'Moon bite': {said}"]


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("luna.txt", b"", ": a pack is a .toml, .json or .py file"),
        ("luna", b"", ": a pack is a .toml, .json or .py file"),
        ("luna.toml", b"a = 1\n# \xff\xfe", ":2: this is no text in UTF-8"),
        ("luna.json", b'{\n\n"a": "\0"}', ":3: a NUL byte: this is no text"),
        ("luna.toml", b"#" * (256 * 1024 + 1), ": it is larger than 256 KiB"),
        ("luna.json", b"\x7fELF\x02\x01\x01\x00\x00", ":1: a NUL byte: this is no text"),
        ("luna.json", b"GIF89a", ":1: a value is missing before 'G'"),
        ("luna.toml", b"", ": [character]: the table with name and title of the character is missing"),
    ],
)
def test_files_that_are_no_packs(tmp_path: Path, name: str, data: bytes, said: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(PackError) as caught:
        alehouse.load_pack(path)
    assert str(caught.value) == f"{path}{said}"


def test_missing_files_and_folders(tmp_path: Path) -> None:
    folder = tmp_path / "luna.toml"
    folder.mkdir()
    for path, said in (
        (tmp_path / "no.toml", "there is no such file"),
        (folder, "this is a folder; name the file of a pack"),
    ):
        with pytest.raises(PackError) as caught:
            alehouse.load_pack(str(path))
        assert caught.value.problems == (Problem(str(path), 0, said),)


def test_a_byte_order_mark_is_no_mistake() -> None:
    assert read_pack(b"\xef\xbb\xbf" + f'{HEAD}do = "Contest"\n'.encode(), "luna.toml").characters


def test_the_error_is_one_of_ours_and_can_be_sent_to_another_process() -> None:
    error = PackError([Problem("a.toml", 3, "x"), Problem("a.toml", 0, "y")])
    assert isinstance(error, AlehouseError)
    assert str(pickle.loads(pickle.dumps(error))) == str(error) == "a.toml:3: x\na.toml: y"

"""JSON and TOML with lines: the same values as the standard library, and every one of them where it stands."""

from __future__ import annotations

import json
import tomllib
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alehouse.packs import json_reader, toml_reader
from alehouse.packs.located import Node
from alehouse.packs.problems import Unreadable

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-99999, 99999) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


def plain(node: Node) -> Any:
    if node.table is not None:
        return {key: plain(part) for key, part in node.table.items()}
    if node.items is not None:
        return [plain(part) for part in node.items]
    return node.value


def lines(node: Node) -> Any:
    """The tree of line numbers, with that of a table or list in front."""
    if node.table is not None:
        return (node.line, {key: lines(part) for key, part in node.table.items()})
    if node.items is not None:
        return (node.line, [lines(part) for part in node.items])
    return node.line


# --- JSON ------------------------------------------------------------------------------------------


@settings(derandomize=True, max_examples=200, deadline=None)
@given(VALUES, st.sampled_from([None, 0, 2]), st.booleans())
def test_json_is_read_as_the_standard_library_reads_it(value: Any, indent: int | None, ascii_only: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    node, wrong = json_reader.read(text)
    assert plain(node) == value
    assert wrong == []


def test_json_values_know_their_lines() -> None:
    text = '{\n "a": [1,\n  2, {"b":\n "x"}],\n\n "c": true}'
    node, _ = json_reader.read(text)
    assert lines(node) == (1, {"a": (2, [2, 3, (3, {"b": 3})]), "c": 6})


def test_json_keys_that_are_given_twice_are_found_and_reading_goes_on() -> None:
    node, wrong = json_reader.read('{"a": 1,\n "a": 2,\n "b": {"c": 1, "c": 1}}')
    assert plain(node) == {"a": 1, "b": {"c": 1}}
    assert wrong == [
        (2, "the key 'a' is given twice, first in line 1"),
        (3, "the key 'c' is given twice, first in line 3"),
    ]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the file ends too early"),
        ('{\n"a": ', 2, "the file ends too early"),
        ('{\n"a" 1}', 2, "a colon is missing after 'a'"),
        ('{"a": 1\n "b": 2}', 2, "a comma or } is missing"),
        ("[1,\n2", 2, "a comma or ] is missing"),
        ("[1,\n]", 2, "a value is missing before ']'"),
        ("{\n\n1: 2}", 3, "a key is missing"),
        ('["a\n"]', 1, "a text does not end on its line"),
        ('["\\x"]', 1, "stands before something that needs none"),
        ("[\n1] 2", 2, "something follows after the end"),
        ("[" + "9" * 400 + "]", 1, "is too long"),
        ("[1e999999999]", 1, "is too long"),
        ("[NaN]", 1, "a value is missing before 'N'"),
        ("[nul]", 1, "a value is missing before 'n'"),
        ("\n" + "[" * 100_000, 2, "nested deeper than 24"),
        ("\n" + '{"a":' * 40_000, 2, "nested deeper than 24"),
    ],
)
def test_json_that_is_none(text: str, line: int, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        json_reader.read(text)
    assert message in caught.value.message
    assert caught.value.line == line


# --- TOML ------------------------------------------------------------------------------------------

TOML = '''
# a comment with [brackets] and "quotes"
title = "a # that is no comment"   # and one that is
"odd \\u0041" = 1
literal = 'C:\\path'
long = """
first
\\"""second"""""
longer = \'\'\'
[not a table]
\'\'\'
list = [
    1, [2, 3],   # inner
    "four",

    { five = 5, "six" = [6, 7] },
    1979-05-27 07:32:00,
]
dotted.key.here = true

[table]
a = 1

[table.inner]
b = { c = { d = 1 }, e = [] }

[[many]]
n = 1
    [[many.parts]]
    p = 1
    [[many.parts]]
    p = 2
[[many]]
n = 2
[many.about]
q = 3
'''


def test_toml_values_know_their_lines() -> None:
    node = toml_reader.read(TOML)
    assert lines(node) == (
        1,
        {
            "title": 3,
            "odd A": 4,
            "literal": 5,
            "long": 6,
            "longer": 9,
            "list": (12, [13, (13, [13, 13]), 14, (16, {"five": 16, "six": (16, [16, 16])}), 17]),
            "dotted": (19, {"key": (19, {"here": 19})}),
            "table": (21, {"a": 22, "inner": (24, {"b": (25, {"c": (25, {"d": 25}), "e": (25, [])})})}),
            "many": (
                27,
                [
                    (27, {"n": 28, "parts": (29, [(29, {"p": 30}), (31, {"p": 32})])}),
                    (33, {"n": 34, "about": (35, {"q": 36})}),
                ],
            ),
        },
    )
    assert plain(node) == tomllib.loads(TOML)


def test_toml_with_carriage_returns_has_the_same_lines() -> None:
    assert lines(toml_reader.read(TOML.replace("\n", "\r\n"))) == lines(toml_reader.read(TOML))


KEYS = st.sampled_from(["a", "b-c", "d_1", '"e f"', "'g.h'", '"\\u0041"'])
SCALARS = st.sampled_from(["1", "-7", "true", '"x # y"', "'[z]'", '"""m\n"n""""', "'''o\n\n'''", "1.5", "1979-05-27"])
BLANKS = st.sampled_from(["", " ", "\n", " # ], }\n", "\n\n  "])


def arrays(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    items = st.lists(st.tuples(BLANKS, inner, BLANKS), max_size=4)
    return items.map(lambda parts: f"[{','.join(f'{a}{b}{c}' for a, b, c in parts)}]")


def tables(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pairs = st.dictionaries(KEYS, inner.filter(lambda text: "\n" not in text), max_size=3)
    return pairs.map(lambda parts: "{ " + ", ".join(f"{key} = {value}" for key, value in parts.items()) + " }")


TOML_VALUES = st.recursive(SCALARS, lambda inner: arrays(inner) | tables(inner), max_leaves=8)
BODIES = st.dictionaries(KEYS, TOML_VALUES, max_size=4)
PARTS = st.lists(st.tuples(st.sampled_from(["[[x]]", "[[x.y]]", "[t{}]", "[x.z{}]"]), BODIES), max_size=4)


@settings(derandomize=True, max_examples=300, deadline=None)
@given(BODIES, PARTS)
def test_the_locator_finds_its_way_through_any_toml(first: dict[str, str], parts: list[tuple[str, Any]]) -> None:
    """Each value is looked up again: on its line stands its key, or what a list holds there."""
    text = "".join(f"{key} = {value}\n" for key, value in first.items())
    for at, (head, body) in enumerate([("[[x]]", {}), *parts]):
        text += head.format(at) + " # head\n" + "".join(f"  {key} = {value}\n" for key, value in body.items())
    try:
        expected = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    node = toml_reader.read(text)
    assert plain(node) == expected
    rows = text.split("\n")
    found = toml_reader.places(text)
    assert shape_of(found, expected), text
    for key, part in (node.table or {}).items():
        assert key in rows[part.line - 1] or key in ("A", "e f", "g.h"), text


def shape_of(place: toml_reader.Place, value: Any) -> bool:
    """Whether the places are built like the value."""
    if isinstance(value, dict):
        fits = all(key in place.table and shape_of(place.table[key], part) for key, part in value.items())
        return fits and set(place.table) == set(value)
    if isinstance(value, list):
        return len(place.items) == len(value) and all(map(shape_of, place.items, value))
    return not place.items and not place.table


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a = 1\nb\n", 2, "this is no TOML"),
        ("a = 1\n\na = 2\n", 3, "this is no TOML: Cannot overwrite a value"),
        ('a = "x\n', 1, "this is no TOML"),
        ("a = [1,\n", 2, "this is no TOML"),
        ("a = 1979-13-45\n", 0, "this is no TOML"),
        (f"a = 1\nb = {'9' * 5000}\n", 2, "longer than 4000 characters"),
        (f"{'a.' * 1990}b = 1\n", 0, "nested deeper than 24"),
        ("a = " + "[" * 3000 + "\n", 0, "nested deeper than 24"),
        ("a = " + "[\n" * 60_000, 0, "nested deeper than 24"),
    ],
)
def test_toml_that_is_none(text: str, line: int, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        toml_reader.read(text)
    assert message in caught.value.message
    assert caught.value.line in (line, line or 1)


def test_dates_are_values_that_nobody_wants() -> None:
    node = toml_reader.read("a = 1979-05-27\nb = 1.5\nc = 2\nd = []\ne = {}\nf = true\ng = 'x'")
    assert node.table is not None
    assert node.table["a"].value == date(1979, 5, 27)
    words = ["a date or time", "a fraction", "a number", "a list", "a table", "true", "a text"]
    assert [part.what for part in node.table.values()] == words

"""Packs from people who mean no good: each ends in a PackError, quickly, and nothing of it is ever run."""

from __future__ import annotations

import ast
import json
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import alehouse
from alehouse.content import catalog
from alehouse.game import Game
from alehouse.packs import PackError, limits, read_pack
from alehouse.packs.combine import clashes
from alehouse.packs.context import misplaced
from alehouse.testing import random_playout

EXAMPLES = Path(__file__).parent / "examples"
TOML = (EXAMPLES / "mirela.toml").read_bytes()
JSON = (EXAMPLES / "barnaby.json").read_bytes()
SECONDS = 5


def card(**more: Any) -> dict[str, Any]:
    return {"title": "A bomb", "type": "action", "copies": 26, "do": "Contest", **more}


def pack(**more: Any) -> dict[str, Any]:
    about = {"name": "Villain", "title": "the Wicked", "basics": True}
    return {"character": about, "deck": [card()], **more}


def refused(data: bytes | dict[str, Any], name: str = "villain.json") -> str:
    began = time.perf_counter()
    with pytest.raises(PackError) as caught:
        read_pack(data if isinstance(data, bytes) else json.dumps(data).encode(), name)
    assert time.perf_counter() - began < SECONDS
    assert len(str(caught.value)) < 40_000
    return str(caught.value)


def test_the_skeleton_is_a_good_pack() -> None:
    assert read_pack(json.dumps(pack()).encode(), "villain.json").characters


# --- size ------------------------------------------------------------------------------------------


def nested(depth: int) -> Any:
    value: Any = "Contest"
    for _ in range(depth):
        value = {"is": "Then", "do": [value]}
    return value


@pytest.mark.parametrize("depth", [20, 100, 400])
def test_deep_effects(depth: int) -> None:
    assert "nested deeper than 24" in refused(pack(deck=[card(do=nested(depth))]))


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 200_000,
        b'{"a":' * 50_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"character":' * 10_000 + b"1" + b"}" * 10_000,
        b'"' + b"\\" * 200_000,
        b'"' + b"x" * 200_000 + b'"',
        b"-" * 200_000,
        b"9" * 200_000,
        b" " * 200_000,
        b"\n" * 200_000,
        b'{"a": "\\ud800"}',
    ],
    ids=repr,
)
def test_bombs_in_json(data: bytes) -> None:
    refused(data)


@pytest.mark.parametrize(
    "data",
    [
        b"a = " + b"[" * 200_000,
        b"a = " + b"[\n" * 100_000,
        b"a = " + b"[" * 1900 + b"]" * 1900,
        b"a." * 100_000 + b"a = 1",
        b"[" + b"a." * 1000 + b"a]\n",
        b"".join(b"[%s]\n" % b".".join([b"a%d" % n] * 900) for n in range(60)),
        b"".join(b"[[a.b%d]]\n" % n for n in range(15_000)),
        b"".join(b"a%d = 1\n" % n for n in range(20_000)),
        b"a = {" + b"b = {" * 1000 + b"}" * 1000 + b"}",
        b'a = """' + b"\\\n" * 100_000 + b'"""',
        b"a = '''" + b"'" * 100_000,
        b"a = 0x" + b"f" * 3000,
        b"a = " + b"9" * 3999,
        b"a = 1e999999999",
        b"a = 9999-99-99",
        b"#" * 250_000,
        b"\n" * 250_000,
        b"\r" * 1000,
    ],
    ids=lambda data: repr(data[:30]),
)
def test_bombs_in_toml(data: bytes) -> None:
    refused(data, "villain.toml")


def test_many_of_everything() -> None:
    many = [card(title=f"Bomb {n}", copies=1) for n in range(1000)]
    assert "1000 of them; 80 are the most" in refused(pack(deck=many))
    assert "101 entries; a list has at most 100" in refused(pack(deck=[card(do=["Contest"] * 101)]))
    assert "41 effects; a card has at most 40" in refused(pack(deck=[card(do=["Contest"] * 41)]))
    split = {"is": "Choose", "by": "YOU", "options": [["Contest"] * 20, ["Contest"] * 20]}
    assert "41 effects; a card has at most 40" in refused(pack(deck=[card(do=split)]))
    use = {"trigger": "Won", "do": "TakePot"}
    wide = {"title": "A bomb", "type": "sometimes", "copies": 26, "modes": [use] * 7}
    assert "7 modes; a card has 1 to 6" in refused(pack(deck=[wide]))
    assert "9 of them; 8 are the most" in refused(pack(counter=[{"name": f"c{n}"} for n in range(9)]))
    level = [1, ["Contest"] * 41]
    assert "41 effects; a counter has at most 40" in refused(pack(counter=[{"name": "c", "at": [level]}]))
    hook = {"at": "TURN_END", "do": "Contest"}
    about = {"name": "Villain", "title": "x", "basics": True, "hooks": [hook] * 9}
    assert "at most 8 hooks" in refused(pack(character=about))
    about = {"name": "Villain", "title": "x", "basics": True, "mechanic": "x" * 401}
    assert "401 characters; 400 are enough" in refused(pack(character=about))
    deck = {"name": "side", "cards": [card(title=f"S {n}", type="side-action") for n in range(81)]}
    assert "82 different cards; a character has at most 80" in refused(pack(side_deck=[deck]))


@pytest.mark.parametrize("n", [10**6, -(10**6), 21, -1])
def test_huge_numbers(n: int) -> None:
    pay = {"is": "Pay", "n": n, "who": "YOU", "to": "INN"}
    drink = {"is": "Drink", "who": "ALL", "n": n}
    for more in ({"do": pay}, {"do": drink}, {"copies": n * 3}, {"do": "Contest", "price": n}):
        assert " is not within " in refused(pack(deck=[card(**more)]))
    assert " is not within " in refused(pack(counter=[{"name": "c", "high": abs(n) * 100}]))
    assert "is too long" in refused(pack(deck=[card(copies=10**12)]))


# --- ids and texts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "id",
    ["../../etc/passwd", "a/b", "a\\b", "A", "a b", "", "-a", "a-", "a--b", "a.b", "é", "a\n", "x" * 81, "{a}", "a:b"],
)
def test_ids_with_other_parts(id: str) -> None:
    assert "is no id" in refused(pack(deck=[card(id=id)]))
    assert "is no id" in refused(pack(deck=[card(family=id)]))
    about = {"name": "Villain", "title": "x", "basics": True, "id": id}
    assert "id: " in refused(pack(character=about))
    named = refused(pack(counter=[{"name": id}]))
    assert "a name is made of" in named or "too long" in named or "counter" in named


@pytest.mark.parametrize(
    "letter", ["\x1b[2J", "\x07", "\x7f", "\u202e", "\u2028", "\x85", "\ue000", "\U000e0041", "\ud800", "\ufeff"]
)
def test_titles_that_would_do_something_to_a_terminal(letter: str) -> None:
    said = refused(pack(deck=[card(title=f"A {letter} bomb")]))
    assert "cannot be shown" in said
    assert letter not in said


def test_what_is_quoted_from_a_pack_is_short_and_harmless() -> None:
    evil = "\x1b]0;evil\x07" * 1000
    for text in (
        pack(**{evil: 1}),
        pack(deck=[card(**{evil: 1})]),
        pack(deck=[card(do=evil)]),
        pack(deck=[card(type=evil)]),
    ):
        said = refused(text)
        assert "\x1b" not in said
        assert all(len(line) < 400 for line in said.splitlines())


# --- code ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Card.__class__",
        "__import__",
        "os.system",
        "Own",
        "Card",
        "Character",
        "Enum",
        "Effect",
        "object",
        "lose",
        "dataclass",
    ],
)
def test_words_that_are_no_effects(name: str) -> None:
    for do in (name, {"is": name}, {"is": name, "name": "x"}):
        said = refused(pack(deck=[card(do=do)]))
        assert "there is no effect" in said or "only a .py pack may have that" in said


def test_own_effects_hide_nowhere() -> None:
    own = {"is": "Own", "name": "moonlight"}
    rich = {"is": "If", "condition": "StillIn", "then": own}
    for more in ({"do": own}, {"do": rich}, {"rider": own}, {"do": {"is": "Then", "do": [own]}}):
        assert "only a .py pack may have that" in refused(pack(deck=[card(**more)]))
    assert "only a .py pack may have that" in refused(pack(counter=[{"name": "c", "at": [[1, own]]}]))


@pytest.mark.parametrize("key", ["__class__", "__init__", "modes.0", "kind", "types", "used_as", "home ", "is"])
def test_keys_that_nobody_may_set(key: str) -> None:
    assert f"nothing is called {key!r} here" in refused(pack(deck=[card(**{key: "x"})]))


def test_only_the_reader_of_python_files_can_run_anything() -> None:
    able = {"exec", "eval", "compile", "__import__", "importlib", "runpy", "pickle", "subprocess"}
    for path in sorted(Path(alehouse.packs.__file__).parent.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        said = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        said |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
        assert said & able == ({"exec", "compile"} if path.stem == "python_file" else set()), path


# --- what never ends -------------------------------------------------------------------------------


def test_a_counter_cannot_set_itself_off() -> None:
    gain = {"is": "Gain", "n": 1, "what": "b"}
    own = {"name": "b", "high": 1, "resets": True, "at": [[1, gain]]}
    assert "nothing can set itself off" in refused(pack(counter=[own]))
    assert "nothing can set itself off" in refused(pack(counter=[{"name": "a", "under": gain}, own]))
    lose = {"is": "Lose", "n": 1, "what": "a", "who": "YOU"}
    chain = [{"name": "a", "high": 1}, {"name": "b", "high": 1, "resets": True, "at": [[1, lose]]}]
    assert read_pack(json.dumps(pack(counter=chain)).encode(), "chain.json").characters


def test_a_deck_of_failures_is_never_turned() -> None:
    fails = card(
        title="Nothing",
        type="standing",
        copies=3,
        fails=True,
        passives={"is": "Passive", "what": "FORTITUDE", "less": 1},
    )
    del fails["do"]
    deck = {"name": "blanks", "cards": [fails]}
    assert "every card of it fails, so that turning never ends" in refused(pack(side_deck=[deck]))


def test_a_wheel_that_turns_itself_comes_to_an_end() -> None:
    """The cards of a side deck turn the next one and a counter that turns one: games go on all the same."""
    spin = {"is": "Gain", "n": 1, "what": "spin"}
    turn = {"is": "Flip", "deck": "wheel"}
    deck = {
        "name": "wheel",
        "on_flip": "ENTRY",
        "cards": [card(title="Turn", type="side-action", copies=5, do=[spin, turn])],
    }
    counter = {"name": "spin", "high": 1, "resets": True, "at": [[1, turn]]}
    data = json.dumps(pack(side_deck=[deck], counter=[counter], deck=[card(do=[spin, turn])]))
    made = read_pack(data.encode(), "wheel.json")
    for seed in range(3):
        assert random_playout(Game(["villain", "zot", "gerki"], seed=seed, packs=[made]), seed).is_over


# --- anything at all -------------------------------------------------------------------------------


def survives(data: bytes, name: str) -> None:
    """It is a pack, or it is refused with at least one problem; nothing else ever happens."""
    try:
        made = read_pack(data, name)
    except PackError as error:
        problems = error.problems
    else:
        assert made.characters
        return
    assert problems
    assert all(problem.path == name and problem.line >= 0 and problem.message for problem in problems)


LETTERS = st.sampled_from(
    [b"[", b"]", b"{", b"}", b'"', b"'", b"=", b",", b"\n", b".", b"0", b"-", b"#", b"\\", b"\x00", b"\xff"]
)


@st.composite
def mutations(draw: st.DrawFn, data: bytes) -> bytes:
    """A pack with some bytes, lines or words changed, removed, doubled or exchanged."""
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        end = min(len(data), at + draw(st.integers(0, 40)))
        to = draw(st.integers(0, len(data)))
        how = draw(st.sampled_from(["cut", "put", "copy", "words"]))
        if how == "cut":
            data = data[:at] + data[end:]
        elif how == "put":
            data = data[:at] + draw(LETTERS | st.binary(max_size=4)) + data[at:]
        elif how == "copy":
            data = data[:to] + data[at:end] + data[to:]
        else:
            words = data.split(b'"')
            one, other = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
            words[one], words[other] = words[other], words[one]
            data = b'"'.join(words)
    return data


@settings(derandomize=True, max_examples=250, deadline=None)
@given(mutations(TOML))
def test_a_toml_pack_with_slips_is_read_or_refused(data: bytes) -> None:
    survives(data, "slip.toml")


@settings(derandomize=True, max_examples=250, deadline=None)
@given(mutations(JSON))
def test_a_json_pack_with_slips_is_read_or_refused(data: bytes) -> None:
    survives(data, "slip.json")


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything in a JSON value."""
    keys = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in keys for place in places(part, (*path, key)))]


WHOLE = json.loads(JSON)
PLACES = places(WHOLE)[1:]
RECORDS = sorted(alehouse.packs.vocabulary.records())
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-200, 200),
    st.floats(allow_nan=False, allow_infinity=False, width=16),
    st.text(max_size=5),
    st.sampled_from([*RECORDS, "cork", "YOU", "TARGET", "FORTITUDE", "GOLD", "INN", "ACTION|GAMBLING", "none"]),
    st.just([]),
    st.just({}),
    st.sampled_from(PLACES).map(lambda path: at_place(path)),
    st.sampled_from(RECORDS).map(lambda name: {"is": name, "n": 1, "what": "GOLD", "who": "YOU"}),
)


def at_place(path: tuple[Any, ...]) -> Any:
    value = WHOLE
    for key in path:
        value = value[key]
    return value


@settings(derandomize=True, max_examples=400, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(PLACES), ODD, st.sampled_from(["set", "drop", "add"])), min_size=1, max_size=3)
)
def test_a_pack_with_odd_values_is_read_or_refused(changes: list[tuple[tuple[Any, ...], Any, str]]) -> None:
    whole = json.loads(JSON)
    for path, value, how in changes:
        try:
            holder = whole
            for key in path[:-1]:
                holder = holder[key]
            if how == "drop":
                del holder[path[-1]]
            elif how == "add" and isinstance(holder, list):
                holder.insert(path[-1], deepcopy(value))
            else:
                holder[path[-1]] = deepcopy(value)
        except (KeyError, IndexError, TypeError):
            continue  # another change has taken the place away
    survives(json.dumps(whole).encode(), "odd.json")


# --- the content that ships obeys the same rules ---------------------------------------------------


def test_no_shipped_card_would_be_refused() -> None:
    shipped = catalog.pack()
    assert list(clashes(shipped.characters)) == []
    assert [found for character in shipped.characters for found in misplaced(character)] == []
    assert all(limits.ID.fullmatch(id) and len(id) <= limits.ID_LENGTH for id in catalog.cards(shipped))

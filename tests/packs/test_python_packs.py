"""A .py pack is code: it runs because the operator names it, and a fault in it is said with its line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import alehouse
from alehouse import Game, PackError
from alehouse.lang.own import EFFECTS
from alehouse.testing import random_playout

GOOD = """\
from collections.abc import Iterable

from alehouse.content.common import basics, hit
from alehouse.lang import ALCOHOL, Another, Character, Own, action
from alehouse.lang.own import Look, Toll, effect


@effect("test-pack-sobering", text="Each player with more than {n} Gold loses 1 Alcohol Content.")
def sobering(table: Look, n: int) -> Iterable[Toll]:
    return [Toll(seat, -1, ALCOHOL) for seat in table.seats if table.gold(seat) > n]


BELL = action("Last orders, ladies and gentlemen", do=Own("test-pack-sobering", 5))

CHARACTER = Character(
    id="bellringer",
    name="Bellringer",
    title="the Loud",
    box=0,
    deck=(*basics(), (6, BELL), (20, hit("The clapper swings both ways", 2))),
)
"""


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Each test has its own file of the pack, and the effects that it registers are forgotten afterwards."""
    before = dict(EFFECTS)
    yield
    EFFECTS.clear()
    EFFECTS.update(before)


def write(folder: Path, text: str, name: str = "pack.py") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def problem(path: Path) -> str:
    with pytest.raises(PackError) as caught:
        alehouse.load_pack(path)
    return str(caught.value).replace(str(path), path.name)


def test_a_python_pack_may_bring_effects_of_its_own(tmp_path: Path) -> None:
    pack = alehouse.load_pack(write(tmp_path, GOOD))
    assert [character.id for character in pack.characters] == ["bellringer"]
    for seed in range(3):
        assert random_playout(Game(["bellringer", "zot", "eve"], seed=seed, packs=[pack]), seed).is_over


def test_a_python_pack_may_be_loaded_again_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    first = alehouse.load_pack(path)
    assert alehouse.load_pack(path) == first
    assert sorted(tmp_path.iterdir()) == [path]
    assert "pack" not in sys.modules


def test_an_effect_belongs_to_the_pack_that_registered_it(tmp_path: Path) -> None:
    alehouse.load_pack(write(tmp_path, GOOD))
    other = write(tmp_path, GOOD.replace("bellringer", "other").replace("Bellringer", "Other"), "other.py")
    assert problem(other).startswith("other.py:8: ValueError: the effect 'test-pack-sobering' belongs to ")


def test_a_python_pack_may_export_several_characters(tmp_path: Path) -> None:
    twice = GOOD.replace("CHARACTER =", "FIRST =") + (
        '\nfrom dataclasses import replace\nCHARACTERS = [FIRST, replace(FIRST, id="ringer", name="Ringer")]\n'
    )
    pack = alehouse.load_pack(write(tmp_path, twice))
    assert [character.id for character in pack.characters] == ["bellringer", "ringer"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def (", "pack.py:1: this is no Python: invalid syntax"),
        ("\n\nx = Lose(1)\n", "pack.py:3: NameError: name 'Lose' is not defined"),
        ("def f():\n    return 1 / 0\n\nf()\n", "pack.py:2: ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit(3)\n", "pack.py:2: SystemExit: 3"),
        (
            "from alehouse.lang import Loose\n",
            "pack.py:1: ImportError: cannot import name 'Loose' from 'alehouse.lang'",
        ),
        ("x = 1\n", "pack.py: a .py pack exports CHARACTER, or CHARACTERS if there are several"),
        ("CHARACTER = CHARACTERS = ()\n", "pack.py: a .py pack exports CHARACTER, or CHARACTERS if there are several"),
        ("CHARACTER = 3\n", "pack.py: '3' is no alehouse.lang.Character"),
        ("CHARACTERS = []\n", "pack.py: CHARACTERS is empty"),
    ],
)
def test_faults_of_a_python_pack_are_said_with_their_line(tmp_path: Path, text: str, said: str) -> None:
    assert problem(write(tmp_path, text)).startswith(said)


def test_what_the_engine_refuses_is_found_by_the_title_of_the_card(tmp_path: Path) -> None:
    wrong = GOOD.replace('do=Own("test-pack-sobering", 5)', "do=Lose(1, GOLD, ALL)")
    wrong = wrong.replace("Own, action", "ALL, GOLD, Lose, action")
    assert problem(write(tmp_path, wrong)) == (
        "pack.py:13: 'Last orders, ladies and gentlemen': the engine refuses it: Gold is not lost into nowhere: use Pay"
    )


def test_lists_are_refused_with_a_hint(tmp_path: Path) -> None:
    wrong = GOOD.replace("deck=(*basics()", "deck=[*basics()").replace("2))),", "2))],")
    assert problem(write(tmp_path, wrong)) == "pack.py: Bellringer: a part of it can be changed; use tuples, not lists"


def test_a_python_pack_obeys_the_same_rules_about_names(tmp_path: Path) -> None:
    said = problem(write(tmp_path, GOOD.replace('"bellringer"', '"gerki"')))
    assert "there is another character of the id 'gerki'" in said
    said = problem(write(tmp_path, GOOD.replace("The clapper swings both ways", "Mind the caltrops")))
    assert "belongs to another card of Alehouse" in said

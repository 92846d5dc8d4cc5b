"""Observations: equal to what the view says, and free of everything that the view does not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="needs pip install 'alehouse[rl]'")

import numpy as np
from tests.env.walks import TABLES, walk

from alehouse import Game
from alehouse.engine.view import QUESTIONS
from alehouse.env import tables
from alehouse.env.actions import AT_CARDS, AT_START, SIZE, SLOTS, Steps
from alehouse.env.features import FIELDS, card_rows
from alehouse.env.glance import Glance
from alehouse.env.layout import SCALES, SEAT, layout
from alehouse.env.seen import observed
from alehouse.env.sitting import Sitting
from alehouse.game import program
from alehouse.testing import gambling, given


@pytest.mark.parametrize("name", TABLES)
def test_a_glance_sees_what_the_view_says(name: str) -> None:
    rng = Random(name)
    looked = 0
    for seed in range(2):
        glance = None
        for sitting in walk(TABLES[name], seed):
            glance = glance or Glance(sitting._state)
            if rng.random() < 0.5:
                continue
            other = rng.randrange(TABLES[name].seats)
            for seat in {sitting.seat, other}:
                steps = sitting.steps if seat == sitting.seat else None
                assert_same(glance(seat, steps), observed(sitting.game.view(seat), steps), TABLES[name].seats)
                looked += 1
    assert looked > 50


def assert_same(one: np.ndarray, two: np.ndarray, seats: int) -> None:
    if not np.array_equal(one, two):
        differ = [
            f"{part.name} {part.rows[at // len(part.columns)]} {part.columns[at % len(part.columns)]}"
            for part in layout(seats).parts.values()
            for at in range(part.stop - part.start)
            if one[part.start + at] != two[part.start + at]
        ]
        raise AssertionError(f"these differ: {', '.join(differ[:8])}")


def test_a_glance_after_the_end_shows_the_end() -> None:
    sitting = Sitting(TABLES["four"].deal(3))
    glance = Glance(sitting._state)
    rng = Random(3)
    while sitting.seat >= 0:
        glance(sitting.seat, sitting.steps)
        sitting.take(rng.choice(sitting.legal))
    for seat in range(4):
        assert_same(glance(seat, None), observed(sitting.game.view(seat)), 4)


def test_a_glance_sees_a_round_that_everybody_has_left() -> None:
    t = given("fiona", "dimli", at=gambling("fiona", control="dimli"))
    t.all_pass()
    t.fiona.hand("I raise!", "Go away! I'm polishing my arsenal.")
    t.dimli.hand("That gold stays in the beard")
    t.fiona.plays("I raise!")
    for leaver, card in ((t.dimli, "That gold stays in the beard"), (t.fiona, "Go away! I'm polishing my arsenal.")):
        leaver.plays(card)
        t.fiona.passes()
        t.dimli.passes()
    assert (t.in_round, t.game.view(None).round is None) == ((), False)
    for seat in range(2):
        assert_same(Glance(t.state)(seat, None), observed(t.game.view(seat)), 2)


@pytest.mark.parametrize("name", ["two", "four", "six", "teams"])
def test_nothing_hidden_is_in_an_observation(name: str) -> None:
    """Whatever a seat cannot see may be dealt anew, and its observation and actions stay the same."""
    rng = Random(name)
    looked = 0
    for seed in range(4):
        for sitting in walk(TABLES[name], seed):
            if rng.random() < 0.85:
                continue
            seat = sitting.seat
            other = sitting.game.redeal(seat, rng)
            steps = Steps(program(), TABLES[name].seats)
            steps.ask(other._state, seat)
            if sitting.steps.stage == AT_START:
                assert steps.legal == sitting.legal
            assert_same(
                Glance(other._state)(seat, sitting.steps), Glance(sitting._state)(seat, sitting.steps), len(other.seats)
            )
            looked += 1
    assert looked > 20


def test_somebody_who_is_not_asked_sees_no_hidden_card_either() -> None:
    rng = Random(8)
    looked = 0
    for sitting in walk(TABLES["four"], 11):
        seat = (sitting.seat + 1) % 4
        other = sitting.game.redeal(seat, rng)
        if other.view(seat, False) == sitting.game.view(seat, False):  # else a hand was dealt that is asked first
            assert_same(Glance(other._state)(seat, None), Glance(sitting._state)(seat, None), 4)
            looked += 1
    assert looked > 20


def test_a_glance_at_an_empty_hand() -> None:
    game = Game(["deirdre", "gerki", "zot"], seed=1, tell=False)
    game._state.hands[1] = ()
    assert_same(Glance(game._state)(1, None), observed(game.view(1)), 3)


# --- what the numbers are -------------------------------------------------------------------------


def test_the_numbers_stand_where_their_names_say() -> None:
    game = Game(["deirdre", "gerki", "zot", "fiona"], seed=1, first="zot", rules={"gold": 7})
    shape = layout(4)
    seen = observed(game.view(2), Steps(program(), 4))
    about = {row: shape.take(seen, "seats")[at].tolist() for at, row in enumerate(shape.parts["seats"].rows)}
    roles = list(program().roles)
    assert about["character"] == [roles.index(name) + 1 for name in ("zot", "fiona", "deirdre", "gerki")]
    assert about["fortitude"] == [20] * 4
    assert about["gold"][0] == game.view(2).seats[2].gold
    assert about["active"] == [1, 0, 0, 0]
    asked = dict(zip(shape.parts["asked"].columns, shape.take(seen, "asked")[0].tolist(), strict=True))
    assert asked == {question: int(question == "discard") for question in QUESTIONS[1:]}
    numbers = shape.take(seen, "hand")[:, FIELDS.index("number")].tolist()
    held = [program().by_id[key] + 1 for key in game.hand(2)]
    assert numbers == held + [0] * (SLOTS - len(held))


def test_an_answer_in_steps_is_seen() -> None:
    sitting = next(sitting for sitting in walk(TABLES["four"], 2) if sitting.steps.stage == AT_CARDS)
    sitting.take(sitting.legal[2])
    shape = layout(4)
    seen = observed(sitting.game.view(sitting.seat), sitting.steps)
    assert shape.take(seen, "taken")[0].tolist() == [0, 1] + [0] * (SLOTS - 2)
    assert shape.take(seen, "stage")[0].tolist() == [0, 1, 0, 0, 0, 0, 0, 0]


def test_a_card_is_told_by_its_effects() -> None:
    design = next(design for design in program().designs if design.id == "gambling-im-in")
    row = dict(zip(FIELDS, card_rows(program())[design.index + 1], strict=True))
    assert row["number"] == design.index + 1
    assert row["gambling"] == 1
    assert row["controls"] == 1
    drinks = [card_rows(program())[index + 1] for index in program().drink_decks["rdi1"]]
    assert {row[FIELDS.index("drink")] + row[FIELDS.index("event")] for row in drinks} == {1}


def test_scaled_numbers_stay_small() -> None:
    shape = layout(4)
    for sitting in walk(TABLES["four"], 6):
        seen = Glance(sitting._state)(sitting.seat, sitting.steps) * shape.scale
        assert np.abs(seen).max() <= 5


def test_only_names_of_the_layout_have_a_scale() -> None:
    names = {name for part in layout(4).parts.values() for name in (*part.rows, *part.columns)}
    assert set(SCALES) <= names


def test_the_layout_has_no_holes() -> None:
    shape = layout(6)
    at = 0
    for part in shape.parts.values():
        assert part.start == at
        assert shape[part.name] == slice(part.start, part.stop)
        at = part.stop
    assert at == shape.size
    assert shape.parts["drinks"].shape == (1, SIZE["drink"])


def test_the_documents_have_these_tables() -> None:
    """If not, `python -m alehouse.env.tables` prints what belongs there."""
    text = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert f"{layout(tables.SEATS).size:,} numbers for four seats" in text
    for table in (tables.action_table(), tables.layout_table(), tables.seat_table()):
        assert table in text
    assert tables.card_list() in " ".join(text.split())


def test_the_documents_tell_about_everything_of_a_seat() -> None:
    assert tuple(name for names, _ in tables.ABOUT_SEATS for name in names) == SEAT

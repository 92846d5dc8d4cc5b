"""The action table, and answers in steps: every move has exactly one way, and nothing else has one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.env.walks import TABLES, walk

from alehouse.engine import codes as c
from alehouse.engine.answers import moves
from alehouse.engine.state import PASS, RawMove, State
from alehouse.env import actions as a
from alehouse.env.sitting import Sitting, Table
from alehouse.game import program

LISTED = 1 << 11
"""Sets of cards are walked through only where there are at most so many."""


def every_way(steps: a.Steps) -> Iterator[tuple[tuple[int, ...], RawMove]]:
    """All sequences of actions that lead to a move, with that move."""
    if steps.move is not None:
        yield (), steps.move
        return
    assert steps.legal, "an answer that cannot go on"
    assert steps.legal == sorted(set(steps.legal))
    for action in steps.legal:
        new = steps.copy()
        new.take(action)
        for way, move in every_way(new):
            yield (action, *way), move


def asked_alone(s: State, seat: int) -> list[RawMove]:
    """The legal moves, as the engine lists them."""
    if s.ask == c.Q_DISCARD:
        return [(c.M_DISCARD, -1, 0, -1, 0, mask) for mask in range(1 << len(s.hands[seat]))]
    return moves(s, seat)


@pytest.mark.parametrize("name", TABLES)
def test_the_steps_lead_to_every_legal_move_once(name: str) -> None:
    rng = Random(name)
    walked = 0
    for seed in range(3):
        for sitting in walk(TABLES[name], seed):
            s = sitting._state
            if sitting.steps.stage not in (a.AT_START, a.AT_CARDS) or sitting.steps.taken or rng.random() < 0.7:
                continue
            listed = asked_alone(s, sitting.seat)
            if len(listed) <= LISTED:
                found = [move for _, move in every_way(sitting.steps)]
                assert sorted(found) == sorted(listed)
                walked += 1
    assert walked > 20


def test_no_step_is_asked_that_leaves_no_choice() -> None:
    for sitting in walk(TABLES["four"], 5):
        assert len(sitting.legal) > 1


def test_a_move_that_is_not_possible_is_refused_in_words() -> None:
    sitting = next(walk(TABLES["four"], 1))
    wrong = next(action for action in range(a.ACTIONS) if action not in sitting.legal)
    with pytest.raises(ValueError, match=f"action {wrong} is not possible now; these are: (pass|done), "):
        sitting.take(wrong)


# --- the table ------------------------------------------------------------------------------------


def test_the_table_stays_as_it_is() -> None:
    """Trained policies depend on it: change it only with a new version of the environments."""
    assert a.ACTIONS == 100
    starts = {"pass": 0, "done": 1, "more": 2, "play": 3, "take": 19, "offer": 35, "seat": 51, "drink": 61}
    assert starts | {"use": 77, "choose": 81, "token": 97} == a.START


def test_every_action_has_a_name_of_its_own() -> None:
    names = [a.action_name(action) for action in range(a.ACTIONS)]
    assert len(set(names)) == a.ACTIONS
    assert names[0] == "pass"
    assert names[54] == "seat 3"
    with pytest.raises(ValueError, match="no action 100"):
        a.action_name(100)


# --- pages ----------------------------------------------------------------------------------------


def steps_for(seats: int) -> a.Steps:
    return a.Steps(program(), seats)


def test_more_turns_the_page_of_a_large_hand() -> None:
    steps = steps_for(4)
    steps.ask_cards(0, (1 << 20) - 1, 0, 20)
    assert steps.legal == [a.DONE, a.MORE, *range(a.TAKE, a.TAKE + a.SLOTS)]
    steps.take(a.TAKE + 3)
    steps.take(a.MORE)
    assert steps.page == 1
    assert steps.legal == [*range(a.TAKE, a.TAKE + 4)]  # who is done need not turn the page
    steps.take(a.TAKE + 2)
    steps.take(a.DONE)
    assert steps.move == (c.M_DISCARD, -1, 0, -1, 0, 1 << 3 | 1 << 18)


def test_more_turns_the_page_of_large_numbers() -> None:
    steps = steps_for(4)
    steps.ask_moves(0, [(c.M_CHOOSE, -1, 0, -1, 0, n) for n in range(20)], [])
    assert steps.legal == [a.MORE, *range(a.CHOOSE, a.CHOOSE + 16)]
    steps.take(a.MORE)
    assert steps.legal == [*range(a.CHOOSE, a.CHOOSE + 4)]
    steps.take(a.CHOOSE + 1)
    assert steps.move == (c.M_CHOOSE, -1, 0, -1, 0, 17)


def test_a_card_in_the_seventeenth_slot_can_be_played() -> None:
    designs = [design.index for design in program().designs if design.types & c.ACTION][:18]
    steps = steps_for(4)
    steps.ask_moves(0, [PASS, *[(c.M_PLAY, design, 0, -1, 0, 0) for design in designs]], designs)
    assert steps.legal == [a.PASS_ACTION, a.MORE, *range(a.PLAY, a.PLAY + a.SLOTS)]
    steps.take(a.MORE)
    assert steps.legal == [a.PLAY, a.PLAY + 1]
    steps.take(a.PLAY + 1)
    assert steps.move == (c.M_PLAY, designs[17], 0, -1, 0, 0)


def test_large_sets_have_one_way_each() -> None:
    steps = steps_for(4)
    steps.ask_cards(0, 0b110 << 15 | 0b111, 0, 3)
    ways = [move[5] for _, move in every_way(steps)]
    assert len(ways) == len(set(ways)) == 1 + 5 + 10 + 10


def test_cards_that_must_go_are_counted() -> None:
    """Two of three: whoever keeps the first has no choice any more."""
    steps = steps_for(4)
    steps.ask_cards(0, 0b111, 2, 2)
    assert steps.legal == [a.TAKE, a.TAKE + 1]
    steps.take(a.TAKE + 1)
    assert steps.move == (c.M_DISCARD, -1, 0, -1, 0, 0b110)


def test_seats_are_counted_from_the_player() -> None:
    steps = steps_for(4)
    steps.ask_moves(3, [(c.M_ORDER, -1, 0, other, 0, 0) for other in (0, 1, 2)], [])
    assert steps.legal == [a.SEAT + 1, a.SEAT + 2, a.SEAT + 3]
    steps.take(a.SEAT + 1)
    assert steps.move == (c.M_ORDER, -1, 0, 0, 0, 0)


def test_a_copy_goes_its_own_way() -> None:
    sitting = Sitting(Table(4).deal(1))
    other = sitting.copy()
    other.take(other.legal[-1])
    assert sitting.steps.taken == 0
    assert sitting.steps_made == 0

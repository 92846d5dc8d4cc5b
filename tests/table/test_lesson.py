"""Lessons: a real game that is dealt so that everything comes up, against tutors that help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from tools.lesson_deal import POINTS, points, suggestion
from tools.lesson_recording import PLACE, made

from alehouse import protocol as say
from alehouse.bots import BOTS, STAFF
from alehouse.bots.tutor import LEAVE, PUPIL, WISHES, left
from alehouse.game import Game
from alehouse.packs import known
from alehouse.table.lesson import FIRST, teach
from alehouse.table.worker import choose

from .harness import Tab, Table

QUESTIONS = 20
"""So often the pupil is asked at most before everything has been taught."""
OVER = 7


class School(Table):
    """A table at which the lesson has begun, and the one who learns."""

    def __init__(self) -> None:
        super().__init__(seats=len(FIRST.characters))
        self.bot = lambda question: choose(FIRST.bot, question)
        teach(self.room, FIRST, "secret-of-ann", "ann", self.now)
        self.settle()
        self.ann = self.enters("ann")

    @property
    def turn(self) -> int:
        return int(self.game.view(None).turn)

    def asked(self, most: int) -> Iterator[Tab]:
        """Ann, each time she is asked. Whoever is not asked waits for the tutors, but not for ever."""
        for _ in range(most):
            while not self.over and (self.ann.private.question is None or self.ann.clock.kind == "look"):
                due = self.room.wake(self.now)
                assert due is not None, f"nobody goes on after {self.game}"
                self.wake_at(due)
            if self.over:
                return
            yield self.ann


def obedient(school: School) -> str:
    moves = school.match.moves_of(PUPIL)
    return str(suggestion(school.game.view(PUPIL), moves))


def whimsical(rng: Random) -> Callable[[School], str]:
    """Anything legal; passes more often than chance would."""

    def choose_one(school: School) -> str:
        moves = school.match.moves_of(PUPIL)
        return str(moves[0] if rng.random() < 0.3 else moves[rng.randrange(len(moves))])

    return choose_one


def test_a_lesson_waits_for_its_pupil() -> None:
    school = School()
    for ann in school.asked(3):
        ann.answers(obedient(school))
    seen = school.ann.private.question, school.ann.public
    school.ann.does(say.Leave)
    school.pass_time(3_600_000)
    ann = school.ann.returns()
    assert not ann.room.seats[PUPIL].away
    assert (ann.private.question, ann.public) == seen


def test_whoever_does_what_is_suggested_learns_everything_in_order() -> None:
    school = School()
    questions = 0
    for ann in school.asked(QUESTIONS):
        if school.turn >= OVER:
            break
        questions += 1
        ann.answers(obedient(school))
    assert points(school.game, PUPIL) == list(POINTS)
    assert questions < QUESTIONS
    assert left(school.game.view(None), PUPIL) > LEAVE


def test_the_deal_of_a_lesson_is_always_the_same_and_its_record_proves_itself() -> None:
    records = []
    for _ in range(2):
        school = School()
        for ann in school.asked(QUESTIONS):
            ann.answers(obedient(school))
        records.append(school.game.record())
        assert Game.from_record(records[-1]) == school.game
    assert records[0] == records[1]


def test_one_who_has_learnt_everything_can_play_to_the_end_and_win() -> None:
    school = School()
    for ann in school.asked(1000):
        moves = school.match.moves_of(PUPIL)
        hits = [move for move in moves if move.kind == "play" and move.targets and PUPIL not in move.targets]
        answer = hits[0] if school.turn >= OVER and hits else suggestion(school.game.view(PUPIL), moves)
        ann.answers(str(answer))
    assert school.over
    assert school.match.winners == (PUPIL,)


@pytest.mark.parametrize("seed", range(50))
def test_whatever_the_pupil_does_the_lesson_goes_on(seed: int) -> None:
    school = School()
    act = whimsical(Random(seed))
    for ann in school.asked(150):
        ann.answers(act(school))
    assert school.over or school.turn > OVER
    for row in school.log:
        assert b'"clock"' not in row.body, "somebody was waited for too long"


@pytest.mark.parametrize("seed", range(5))
def test_tutors_do_not_hit_somebody_who_is_down(seed: int) -> None:
    school = School()
    school.game._state.fortitude[PUPIL] = LEAVE // 2  # and whatever heals the pupil does not help enough
    ordered = []
    act = whimsical(Random(seed))
    for ann in school.asked(25):
        if len(school.game.alive) < len(FIRST.characters):
            break  # then there is nobody else to order a Drink for
        for _to, code, args in school.game.tidings():
            assert not (code == "play" and args["seat"] != PUPIL and args["target"] == PUPIL)
            if code == "order" and args["seat"] != PUPIL:
                ordered.append(args["target"])
        ann.answers(act(school))
    assert ordered
    assert PUPIL not in ordered


def test_nobody_is_hurried_and_nobody_else_looks_on() -> None:
    school = School()
    school.pass_time(60 * 60_000)
    assert school.ann.private.question is not None
    assert not school.match.chairs[PUPIL].away
    assert school.ann.clock.left is None
    assert school.ann.room.lesson == "first"
    stranger = Tab(school, "bob")
    school.arrives(stranger)
    assert stranger.closed == "room-locked"


def test_who_begins_again_begins_with_the_first_card() -> None:
    school = School()
    for ann in school.asked(4):
        ann.answers(obedient(school))
    first = school.match
    teach(school.room, FIRST, "secret-of-ann", "ann", school.now)
    school.settle()
    assert first.ended == "abandoned"
    assert school.match is not first
    assert (school.match.game.seed, school.turn) == (FIRST.seed, 1)
    assert [len(school.game.hand(seat)) for seat in range(3)] == [7, 7, 7]
    assert school.ann.private.question is not None
    assert school.ann.room.status == "playing"


def test_a_lesson_that_has_just_begun_is_not_begun_again() -> None:
    school = School()
    first = school.match
    teach(school.room, FIRST, "secret-of-ann", "ann", school.now)
    assert school.match is first
    assert len(school.games) == 1


def test_a_lesson_survives_a_restart() -> None:
    school = School()
    for ann in school.asked(3):
        ann.answers(obedient(school))
    before = school.game.record()
    school.restarts()
    assert school.game.record() == before
    ann = school.enters("ann")
    assert ann.room.lesson == "first"
    assert school.match.delays == FIRST.delays


def test_the_game_after_a_lesson_is_a_real_one() -> None:
    school = School()
    school.ann.does(say.Concede)
    assert school.over
    school.ann.does(say.Rematch)
    school.ann.does(say.Start)
    assert school.ann.room.lesson is None
    assert [chair.bot for chair in school.match.chairs[1:]] == ["normal", "normal"]
    assert school.game.seed != FIRST.seed


def test_tutors_are_not_for_hire(table: type[Table]) -> None:
    assert FIRST.bot in STAFF
    assert FIRST.bot not in BOTS
    ann = table().enters("ann")
    assert ann.cannot(say.AddBot, bot=FIRST.bot) == "no-such-bot"


def test_a_script_names_cards_that_its_seats_have() -> None:
    for wish in WISHES:
        deck = {
            card.id
            for role in known().pack.characters
            if role.id == FIRST.characters[wish.seat]
            for _, card in role.deck
        }
        assert set(wish.cards) <= deck, wish


def test_the_page_is_tested_with_this_lesson() -> None:
    assert made() == PLACE.read_text("utf-8"), "run: python -m tools.lesson_recording"

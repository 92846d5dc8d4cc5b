"""The bot that searches: in time, any time, again by the same chance, and better than arithmetic alone."""

from __future__ import annotations

from random import Random

import pytest

from alehouse import Game
from alehouse.bots import Budget, HardBot, bot, budget, seated
from alehouse.bots.bot import Thinks
from alehouse.bots.budget import Watch
from alehouse.bots.search import Tried, narrowed, ranked
from alehouse.bots.standing import Standing, strength
from alehouse.engine import codes as c
from alehouse.engine.state import RawMove
from alehouse.packs import in_play
from alehouse.table.worker import BotQuestion, Choices, decode_question, encode_question, table_of
from alehouse.testing import Scene, action_phase, drink_phase, given, order_phase

SEATS = ("gerki", "zot", "fiona", "eve")
ELBOW = "Make some elbow room"


def hard_move(scene: Scene, name: str, playouts: int = 60) -> str:
    seat = scene.seat(name)
    return str(seated(bot("hard", iterations=playouts))(scene.game, seat, Random(1)))


# --- budgets ---------------------------------------------------------------------------------------


class Clock:
    """Time that passes when somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def asked_for_an_action() -> tuple[Game, int]:
    """A decision with several moves that look much the same."""
    t = given(*SEATS, at=action_phase("gerki"))
    t.gerki.hand(ELBOW, "Gambling? I'm in!", "How did this get stuck in your back?")
    t.start()
    return t.game, t.seat("gerki")


def test_it_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = asked_for_an_action()
    monkeypatch.setattr(budget, "perf_counter", Clock(0.01))
    player = HardBot(Budget(seconds=0.3))
    seated(player)(game, seat, Random(1))
    assert 5 < player.playouts <= 30, "each look at the clock took a hundredth of a second"


def test_it_stops_when_it_is_told_to() -> None:
    game, seat = asked_for_an_action()
    looks: list[int] = []

    def cancelled() -> bool:
        looks.append(1)
        return len(looks) > 10

    player = HardBot(Budget(seconds=3600), cancelled)
    move = seated(player)(game, seat, Random(1))
    assert move in list(game.legal_moves_of(seat))
    assert 0 < player.playouts <= 10


def test_without_any_time_it_does_what_looks_best() -> None:
    game, seat = asked_for_an_action()
    player = HardBot(Budget(seconds=3600), lambda: True)
    move = seated(player)(game, seat, Random(1))
    assert player.playouts == 0
    assert move.kind == "play"


def test_playouts_are_counted() -> None:
    game, seat = asked_for_an_action()
    player = HardBot(Budget(iterations=40))
    seated(player)(game, seat, Random(1))
    assert 20 <= player.playouts <= 40
    watch = Watch(Budget(iterations=4))
    watch.playouts = 2
    assert watch.spent() == 0.5


def test_what_is_forced_needs_no_thought() -> None:
    t = given("gerki", "fiona", at=order_phase("gerki"))
    t.all_pass()
    moves = t.game.legal_moves_of(0)
    assert [str(move) for move in moves] == ["order fiona"]
    player = HardBot(Budget(iterations=40))
    assert player.choose(t.game.view(0), moves, Random(1)) == moves[0]
    assert player.playouts == 0


def test_what_is_clear_needs_little_thought() -> None:
    """Nobody would rather do anything else than not be out."""
    t = given("gerki", "fiona", "zot", at=drink_phase("gerki"))
    t.gerki.hand("Dump it on the floor").pile("Dragon Breath Ale").set(fortitude=20, alcohol=17)
    t.gerki.drinks()
    player = HardBot(Budget(iterations=10_000))
    assert str(seated(player)(t.game, 0, Random(1))) == "play dump-it-on-the-floor drink 1"
    assert player.playouts < 100


def test_a_budget_can_be_given_by_name() -> None:
    for name, thinks in (("hard", True), ("normal", False), ("easy", False)):
        assert isinstance(bot(name), Thinks) == thinks
    player = bot("hard", iterations=7, budget=0.1)
    assert isinstance(player, HardBot)
    assert player.budget == Budget(0.1, 7)
    assert bot("hard", budget=2.0).budget == Budget(2.0)  # type: ignore[attr-defined]


def test_a_view_without_facts_is_answered_by_arithmetic() -> None:
    """As a client has it, which knows the view from the wire only."""
    game, seat = asked_for_an_action()
    player = HardBot(Budget(iterations=40))
    move = player.choose(game.view(seat, facts=False), game.legal_moves_of(seat), Random(1))
    assert player.playouts == 0
    assert move.kind == "play"


# --- the parts of a choice -------------------------------------------------------------------------


def test_a_choice_is_made_part_by_part() -> None:
    discards: list[RawMove] = [(c.M_DISCARD, -1, 0, -1, 0, mask) for mask in range(8)]
    left = discards
    asked = 0
    while len(left) > 1:
        parts = narrowed(left)
        assert len(parts) == 2
        assert sum(len(part) for part in parts.values()) == len(left)
        left = list(parts.values())[-1]
        asked += 1
    assert asked == 3


def test_cards_come_before_their_targets() -> None:
    plays: list[RawMove] = [(c.M_PLAY, card, 0, target, 0, 0) for card in (3, 9) for target in (1, 2, 3)]
    parts = narrowed([(c.M_PASS, -1, 0, -1, 0, 0), *plays])
    assert [len(part) for part in parts.values()] == [1, 6]
    cards = narrowed(plays)
    assert [len(part) for part in cards.values()] == [3, 3]
    assert [len(part) for part in narrowed(next(iter(cards.values()))).values()] == [1, 1, 1]


def test_first_sight_counts_until_there_is_more_to_go_by() -> None:
    good, better = Tried((c.M_PASS, -1, 0, -1, 0, 0), 0.0), Tried((c.M_PASS, -1, 0, -1, 0, 1), -0.1)
    assert ranked([better, good], 4.0)[0] is good
    good.values += [0.2]
    better.values += [0.21]
    assert ranked([better, good], 4.0)[0] is good
    good.values += [0.2] * 40
    better.values += [0.3] * 40
    assert ranked([better, good], 4.0)[0] is better


# --- who stands how well ---------------------------------------------------------------------------


def test_chances_add_up_and_follow_the_numbers() -> None:
    t = given(*SEATS, at=action_phase("gerki"))
    t.gerki.set(fortitude=15, alcohol=3)
    t.zot.set(fortitude=15, alcohol=3, gold=2)
    t.fiona.set(fortitude=8, alcohol=6)
    t.eve.set(fortitude=20, alcohol=0)
    t.start()
    chances = Standing(in_play(), ours=1).chances(t.state)
    assert sum(chances) == pytest.approx(1)
    assert chances[3] > chances[0] > chances[1] > chances[2]
    assert strength(5, 5, 9) == strength(9, 2, 0) == 0


# --- what it does ----------------------------------------------------------------------------------


def test_it_ends_a_game_when_it_can() -> None:
    t = given("fiona", "zot", at=action_phase("fiona"))
    t.fiona.hand(ELBOW, "Gambling? I'm in!")
    t.zot.set(fortitude=5, alcohol=3)
    t.start()
    assert hard_move(t, "fiona") == "play make-some-elbow-room on zot"


def test_it_ignores_a_drink_that_would_floor_it() -> None:
    t = given("gerki", "fiona", at=drink_phase("gerki"))
    t.gerki.hand("Dump it on the floor").pile("Dragon Breath Ale").set(fortitude=10, alcohol=7)
    t.gerki.drinks()
    assert hard_move(t, "gerki") == "play dump-it-on-the-floor drink 1"


def test_it_hits_whoever_is_far_ahead() -> None:
    """Whoever hits only those who are down leaves the game to the strongest."""
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand(ELBOW).set(fortitude=14, alcohol=6)
    t.gerki.set(fortitude=20, alcohol=1, gold=14)
    t.zot.set(fortitude=11, alcohol=6, gold=3)
    t.start()
    assert hard_move(t, "fiona", playouts=120) == "play make-some-elbow-room on gerki"


def test_it_thinks_in_another_process_as_it_does_here() -> None:
    """A table asks it with a question that holds all it may know."""
    game = Game(SEATS, seed=3, ask_everybody=True)
    rng, thought = Random(4), 0
    for _ in range(60):
        seat = game.to_move
        if len(game.legal_moves_of(seat)) > 1:
            question = decode_question(encode_question(BotQuestion.of(game, seat, b"1")))
            table = table_of(question.roles, question.drinks, question.variant)
            here, there = HardBot(Budget(iterations=8)), HardBot(Budget(iterations=8))
            move = here.choose(game.view(seat), game.legal_moves_of(seat), Random(1))
            assert there.choose(question.view, Choices(question, table), Random(1)) == move
            assert here.playouts == there.playouts
            thought += here.playouts
        game.push(rng.choice(list(game.legal_moves_of(seat))), seat)
    assert thought > 50

"""The bot for a first evening, and the temperaments of all bots."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from alehouse import Game
from alehouse.bots import bot, seated
from alehouse.bots.tally import FORTITUDE, GOLD, Tally
from alehouse.bots.temper import CAUTIOUS, EVEN, GREEDY, TEMPERS, VENGEFUL, temper_of
from alehouse.bots.worth import Worth
from alehouse.packs import in_play
from alehouse.testing import Scene, action_phase, given

CHARACTERS = tuple(in_play().playable)
ELBOW = "Make some elbow room"


def share_of(name: str, other: str, games: int) -> float:
    """How many games of four one bot wins against three of another; a quarter by chance."""
    wins = 0.0
    for seed in range(games):
        line_up = [other] * 4
        line_up[seed % 4] = name
        rng, players = Random(f"easy:{seed}"), [seated(bot(one)) for one in line_up]
        game = Game(Random(seed).sample(CHARACTERS, 4), seed=seed, tell=False)
        while not game.is_over:
            seat = game.to_move
            game.push(players[seat](game, seat, rng), seat)
        assert game.outcome is not None
        wins += (seed % 4 in game.outcome.winners) / len(game.outcome.winners)
    return wins / games


def test_easy_is_better_than_chance_and_worse_than_normal() -> None:
    assert share_of("easy", "random", 80) > 0.4
    assert share_of("normal", "easy", 80) > 0.33


def moves_of(scene: Scene, name: str, times: int, player: str = "easy") -> Counter[str]:
    seat = scene.seat(name)
    return Counter(str(seated(bot(player))(scene.game, seat, Random(n))) for n in range(times))


def test_easy_overlooks_an_answer_now_and_then() -> None:
    t = given("fiona", "deirdre", at=action_phase("fiona"))
    t.fiona.hand(ELBOW)
    t.deirdre.hand("Stop being silly!").set(fortitude=9, alcohol=5)
    t.fiona.plays(ELBOW, on="deirdre")
    found = moves_of(t, "deirdre", 60)
    assert found["pass"] > 10
    assert found["play stop-being-silly"] > 10


def test_easy_spares_whoever_is_down() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand(ELBOW)
    t.zot.set(fortitude=5, alcohol=3)
    t.start()
    found = moves_of(t, "fiona", 60)
    assert found["play make-some-elbow-room on gerki"] > found["play make-some-elbow-room on zot"]


SHIELD = "You'll need a bigger sword than that"
KNIFE = "How did this get stuck in your back?"
HEAL = "A quiet word with upstairs"
TIP = "Tip the Wench."


def test_easy_heals_only_where_something_hurts() -> None:
    def healed(**numbers: int) -> int:
        t = given("fiona", "deirdre", "zot", at=action_phase("fiona"))
        t.fiona.hand(ELBOW)
        t.deirdre.hand(HEAL).set(**numbers)
        t.fiona.plays(ELBOW, on="zot")
        return moves_of(t, "deirdre", 60)["play a-quiet-word-with-upstairs"]

    assert healed(fortitude=20) == 0
    assert healed(fortitude=9, alcohol=7) > 20


def test_easy_never_makes_itself_pay_for_nothing() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand(ELBOW).set(gold=3)
    t.gerki.hand(TIP)
    t.zot.set(fortitude=9, alcohol=6)
    t.fiona.plays(ELBOW, on="zot")
    found = moves_of(t, "gerki", 100)
    assert "play tip-the-wench on gerki" not in found
    assert found["play tip-the-wench on fiona"] > 0


WATCH = "Watch this hand, not that one"
REFLECTION = "That was only my reflection"
NO = "I don't think so!"


@pytest.mark.parametrize("player", ["easy", "normal"])
@pytest.mark.parametrize("gold", [2, 10])
def test_nobody_ignores_a_card_of_their_own_that_does_them_good(player: str, gold: int) -> None:
    t = given("fiona", "fleck", "eve", "gog", at=action_phase("fiona"))
    t.fiona.hand(ELBOW)
    t.eve.hand(WATCH, REFLECTION).set(gold=gold)
    t.fiona.plays(ELBOW, on="fleck")
    t.eve.plays(WATCH, on="gog")
    asked_again(t, "eve")
    assert "play that-was-only-my-reflection" in map(str, t.game.legal_moves), "by the rules she could"
    assert moves_of(t, "eve", 60, player) == {"pass": 60}


@pytest.mark.parametrize("player", ["easy", "normal"])
def test_nobody_negates_an_answer_of_their_own(player: str) -> None:
    t = given("fiona", "gerki", "gog", at=action_phase("gerki"))
    t.gerki.hand(KNIFE)
    t.fiona.hand(SHIELD, NO)
    t.gerki.plays(KNIFE, on="fiona")
    t.fiona.plays(SHIELD)
    asked_again(t, "fiona")
    assert "play i-dont-think-so" in map(str, t.game.legal_moves), "by the rules she could"
    assert moves_of(t, "fiona", 60, player) == {"pass": 60}


def asked_again(scene: Scene, name: str) -> None:
    """Everybody before them passes."""
    while scene.game.to_move != scene.seat(name):
        scene.game.push_text("pass")


# --- temperaments ----------------------------------------------------------------------------------


def test_a_temperament_belongs_to_a_seat_at_a_table() -> None:
    found: set[str] = set()
    for n in range(12):
        t = given(*Random(n).sample(CHARACTERS, 4), at=action_phase(Random(n).sample(CHARACTERS, 4)[0]))
        t.start()
        tempers = [temper_of(t.game.view(seat)).name for seat in range(4)]
        assert tempers == [temper_of(t.game.view(seat)).name for seat in range(4)]
        found |= set(tempers)
    assert found == {temper.name for temper in TEMPERS}


def test_temperaments_weigh_things_differently_but_not_much() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("gerki"))
    t.gerki.hand(ELBOW)
    t.fiona.set(fortitude=9, alcohol=5, gold=3)
    t.gerki.plays(ELBOW, on="fiona")
    view = t.game.view(0)

    def of(temper: object, seat: int, what: int, n: int) -> float:
        tally = Tally()
        tally.add(seat, what, n)
        return Worth(view, temper).of(tally)  # type: ignore[arg-type]

    assert 1.1 < of(GREEDY, 0, GOLD, -2) / of(EVEN, 0, GOLD, -2) < 1.5
    assert 1.1 < of(CAUTIOUS, 0, FORTITUDE, -2) / of(EVEN, 0, FORTITUDE, -2) < 1.5
    assert 1.1 < of(VENGEFUL, 1, FORTITUDE, -2) / of(EVEN, 1, FORTITUDE, -2) < 1.5
    assert of(VENGEFUL, 2, FORTITUDE, -2) == of(EVEN, 2, FORTITUDE, -2), "zot has done nothing"

"""Plays that would do nothing: what is said to do nothing does nothing, and what does something is never said so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alehouse import Game
from alehouse.moves import Move
from alehouse.packs import known
from alehouse.testing import Scene, action_phase, drink_phase, given

COURAGE = "A quiet word with upstairs"
"""Deirdre gains two Fortitude, whenever she likes."""
DRINK = "Bottoms up, or I tip the chair"
"""Another player drinks from the own Pile, whenever Fiona likes."""
MORE = "We're at an inn, and you're not drinking. What's wrong with you?"
"""Another player, who is about to drink, drinks one more from the own Pile."""
SHOVE = "Make some elbow room!"
HIDE = "Hide in shadows"


def idle(t: Scene, name: str) -> dict[str, bool]:
    """What that player may play now, and whether it would do nothing."""
    t.start()
    seat = t.game.seats.index(name)
    moves = t.game.legal_moves_of(seat)
    return {str(move): t.game.is_idle(move, seat) for move in moves if move.kind == "play"}


@pytest.mark.parametrize(("fortitude", "nothing"), [(20, True), (19, False), (1, False)])
def test_to_recover_at_full_would_do_nothing(fortitude: int, nothing: bool) -> None:
    t = given("fiona", "deirdre", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Dark Ale")
    t.deirdre.hand(COURAGE).set(fortitude=fortitude)
    assert idle(t, "deirdre") == {"play a-quiet-word-with-upstairs": nothing}


@pytest.mark.parametrize(
    ("pile", "alcohol", "nothing"), [([], 0, True), ([], 1, False), (["Water"], 0, False), (["Dark Ale"], 3, False)]
)
def test_to_let_somebody_drink_who_has_no_drink_would_do_nothing(pile: list[str], alcohol: int, nothing: bool) -> None:
    """Who has had something sobers up instead."""
    t = given("deirdre", "fiona", "gerki", at=drink_phase("deirdre"))
    t.deirdre.pile("Dark Ale", "Dark Ale")
    t.fiona.hand(DRINK)
    t.gerki.pile(*pile).set(alcohol=alcohol)
    found = idle(t, "fiona")
    assert found["play bottoms-up-or-i-tip-the-chair on gerki"] is nothing
    assert not found["play bottoms-up-or-i-tip-the-chair on deirdre"]


@pytest.mark.parametrize(
    ("pile", "alcohol", "nothing"), [([], 0, True), ([], 1, False), (["Water"], 0, False), (["Dark Ale"], 3, False)]
)
def test_one_more_drink_for_who_has_no_other_would_do_nothing(pile: list[str], alcohol: int, nothing: bool) -> None:
    """It counts before the Drink that it answers: who has had nothing before has nothing to sober up from."""
    t = given("fiona", "zot", "gerki", at=drink_phase("zot"))
    t.zot.pile("Wine", *pile).set(alcohol=alcohol)
    t.fiona.hand(MORE)
    (found,) = idle(t, "fiona").values()
    assert found is nothing


def test_what_harms_somebody_does_something() -> None:
    t = given("fiona", "deirdre", "gerki", at=action_phase("fiona"))
    t.fiona.hand(SHOVE)
    assert set(idle(t, "fiona").values()) == {False}


def test_of_what_answers_something_nothing_is_said() -> None:
    t = given("fiona", "deirdre", "gerki", at=action_phase("gerki"))
    t.gerki.hand("How did this get stuck in your back?").plays("How did this get stuck in your back?", on="fiona")
    t.fiona.hand(HIDE)
    assert idle(t, "fiona") == {"play hide-in-shadows": False}


def table(game: Game) -> list[Any]:
    """All numbers at the table; where the cards of players lie is another matter."""
    view = game.view(None)
    seats = [
        (one.fortitude, one.alcohol, one.gold, one.pile, one.counters, one.alive, one.absent, one.tokens)
        for one in view.seats
    ]
    return [seats, view.round, view.pot, view.inn, view.drink_deck, view.bar, view.active, view.phase, view.step]


def answered(game: Game, seat: int, move: Move) -> None:
    """That seat answers the window with that move, and nobody else does."""
    for one in game.asked:
        game.push(move if one == seat else game.pass_move(), one)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_to_do_nothing_does_nothing(seed: int) -> None:
    """Whenever it is said of a card in a window, the card is played, nobody answers, and all is as before."""
    rng = Random(seed)
    game = Game(rng.sample(sorted(known().playable), 4), seed=seed, ask_everybody=True)
    for _ in range(400):
        window = game.window
        if game.is_over:
            break
        if window is None:
            game.push(rng.choice(game.legal_moves))
            continue
        plays = [(seat, move) for seat in game.asked for move in game.legal_moves_of(seat) if move.kind == "play"]
        for seat, move in plays:
            if game.is_idle(move, seat):
                then = game.copy()
                answered(then, seat, move)
                while then.window is not None and then.window.depth > window.depth:
                    answered(then, seat, then.pass_move())
                assert table(then) == table(game), str(move)
        answered(game, *(rng.choice(plays) if plays and rng.random() < 0.5 else (0, game.pass_move())))

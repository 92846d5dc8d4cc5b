"""The voice of a game in play."""

from random import Random

import pytest

from alehouse import Game, IllegalMove, speech
from alehouse.content import catalog
from alehouse.speech import Teller


def test_names_of_seats() -> None:
    game = Game(["gerki", "zot", "gerki"], seed=1, duplicates=True)
    assert speech.seat_names(game) == ("Gerki", "Zot", "Gerki 2")
    assert speech.seat_name("a stranger") == "a stranger"


def test_a_played_card_is_told_with_names() -> None:
    game = Game(["gerki", "zot"], seed=4, first="gerki")
    teller = Teller(game)
    while game.decision is not None and game.decision.kind != "action":
        game.push(game.legal_moves[0])
    assert game.decision is not None
    assert teller.question(game.decision) == "Gerki: which Action Card do you play?"
    play = next(move for move in game.legal_moves if move.targets)
    since = len(game.told(None))
    game.push(play)
    title = speech.card_titles()[play.card or ""]
    told = [teller.event(event) for event in game.told(None)[since:]]
    assert any(line.startswith("Gerki plays ") and title in line and line.endswith(" on Zot.") for line in told)


def test_a_refused_move_is_explained() -> None:
    game = Game(["gerki", "zot"], seed=4, first="gerki")
    teller = Teller(game)
    while game.decision is not None and game.decision.kind != "action":
        game.push(game.legal_moves[0])
    why = game.why_not("water")
    assert why is not None
    assert teller.reason(why) == "You do not have that card: choose one from your hand or from in front of you."
    move = game.move("order zot")
    with pytest.raises(IllegalMove) as refused:
        game.push(move)
    assert teller.reason(refused.value) == "That is not one of the choices: take one from the list."


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_can_be_told(seed: int) -> None:
    rng = Random(seed)
    roles = [character.id for character in catalog.pack().characters]
    variant = "two-headed-dragon" if seed % 3 == 0 else "individual"
    asked = seed % 2 == 0
    seats = rng.sample(roles, 4)
    game = Game(seats, seed=seed, drinks=["rdi1", "rdi2"], unfinished=True, ask_everybody=asked, variant=variant)
    teller = Teller(game)
    for _ in range(1500):
        decision = game.decision
        if decision is None:
            break
        moves = game.legal_moves
        move = moves[rng.randrange(len(moves))]
        assert teller.question(decision)
        assert teller.move(move, decision)
        game.push(move)
    for seat in (None, 0, 3):
        for event in game.told(seat):
            text = teller.event(event)
            assert text
            assert "  " not in text

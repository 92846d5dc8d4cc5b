"""The game for OpenSpiel: its own random simulation, and what a state means."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs pip install 'alehouse[openspiel]'")

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from alehouse.env import spiel


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_random_simulation(players: int) -> None:
    game = pyspiel.load_game(f"python_alehouse(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_the_random_simulation_with_states_as_text() -> None:
    game = pyspiel.load_game("python_alehouse(players=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def dealt(game: Any, *outcomes: int) -> Any:
    state = game.new_initial_state()
    for outcome in outcomes:
        assert state.is_chance_node()
        state.apply_action(outcome)
    return state


def test_returns_are_those_of_the_outcome() -> None:
    game = pyspiel.load_game("python_alehouse(players=3)")
    state = dealt(game, 0, 0, 7)
    rng = Random(7)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1, -1, 1]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert "won by" in str(state)


def test_chance_deals_a_million_games() -> None:
    game = pyspiel.load_game("python_alehouse(players=4)")
    one, two = dealt(game, 1, 2, 3), dealt(game, 1, 2, 4)
    assert one.sitting.game.seed != two.sitting.game.seed
    assert dealt(game, 1, 2, 3).sitting.game == one.sitting.game
    assert sum(odds for _, odds in game.new_initial_state().chance_outcomes()) == pytest.approx(1)
    assert game.max_chance_outcomes() ** spiel.CHANCES == 1_000_000


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game("python_alehouse(players=4)")
    state = dealt(game, 1, 2, 3)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert clone.history() != state.history()
    assert clone.sitting.steps_made == 1
    assert state.sitting.steps_made == 0


def test_parameters_name_characters_and_drinks() -> None:
    game = pyspiel.load_game("python_alehouse(characters=gog+fiona+zot,drinks=rdi1+rdi2)")
    assert game.num_players() == 3
    state = dealt(game, 1, 2, 3)
    assert state.sitting.game.seats == ("gog", "fiona", "zot")
    assert state.sitting.game.drinks == ("rdi1", "rdi2")


def test_observations_are_scaled_and_named() -> None:
    game = pyspiel.load_game("python_alehouse(players=4)")
    look = make_observation(game)
    state = game.new_initial_state()
    look.set_from(state, 0)
    assert not look.tensor.any()
    state = dealt(game, 1, 2, 3)
    player = state.current_player()
    look.set_from(state, player)
    assert look.dict["seats"].shape[1] == 4
    assert look.dict["seats"][0].tolist() == [1.0] * 4
    assert np.abs(look.tensor).max() < 5
    text = look.string_from(state, player)
    assert all(card in text for card in state.sitting.game.hand(player))
    assert not any(card in look.string_from(state, (player + 1) % 4) for card in rare(state.sitting.game, player))
    with pytest.raises(ValueError, match="recall"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))


def rare(game: Any, seat: int) -> set[str]:
    """Cards that only this seat holds."""
    return set(game.hand(seat)) - {card for other in range(4) if other != seat for card in game.hand(other)}

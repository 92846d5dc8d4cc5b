"""Alehouse for OpenSpiel, as a Python game.

from alehouse.env import spiel
game = pyspiel.load_game("python_alehouse(players=4)")

Chance acts three times, at the beginning: together its outcomes are the seed, which decides the characters, the
decks and everything that is shuffled later. So a history is a whole game, and there are a million deals.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from .actions import ACTIONS, action_name
from .glance import Glance
from .layout import layout
from .returns import Returns, value
from .shown import shown
from .sitting import MAX_STEPS, Sitting, Table

CHANCES = 3
OUTCOMES = 100
DEFAULTS = {"players": 4, "characters": "", "drinks": "rdi1", "variant": "individual"}
"""`characters` and `drinks` are names joined by `+`; without characters, every deal draws some."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_alehouse",
    long_name="Alehouse",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class AlehouseGame(pyspiel.Game):  # type: ignore[misc]
    """A table of two to ten seats; the winner gets 1, everybody else -1, those who win together 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**DEFAULTS, **(params or {})}
        named = [name for name in str(asked["characters"]).split("+") if name]
        self.table = Table(
            int(asked["players"]), named or None, str(asked["drinks"]).split("+"), variant=str(asked["variant"])
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_STEPS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> AlehouseState:
        return AlehouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AlehouseObserver:
        return AlehouseObserver(self.table.seats, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCES


class AlehouseState(pyspiel.State):  # type: ignore[misc]
    """A game in steps, once chance has dealt it."""

    def __init__(self, game: AlehouseGame) -> None:
        super().__init__(game)
        self._table = game.table
        self._chances: list[int] = []
        self.sitting: Sitting | None = None

    def current_player(self) -> int:
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.sitting.seat

    def _legal_actions(self, player: int) -> list[int]:
        sitting = self.sitting
        return sitting.legal if sitting is not None and player == sitting.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.sitting is not None:
            self.sitting.take(action)
            return
        self._chances.append(action)
        if len(self._chances) == CHANCES:
            seed = 0
            for outcome in self._chances:
                seed = seed * OUTCOMES + outcome
            self.sitting = Sitting(self._table.deal(seed))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else action_name(action)

    def is_terminal(self) -> bool:
        return self.sitting is not None and (self.sitting.seat < 0 or self.sitting.steps_made >= MAX_STEPS)

    def returns(self) -> list[float]:
        sitting = self.sitting
        if sitting is None or not self.is_terminal():
            return [0.0] * self._table.seats
        return [value(sitting.game._state, seat, Returns()) for seat in range(self._table.seats)]

    def __str__(self) -> str:
        if self.sitting is None:
            return f"dealing {self._chances}"
        return shown(self.sitting.game.view(None))


class AlehouseObserver:
    """Observations as floating numbers near to -1 .. 1, and as text."""

    def __init__(self, seats: int, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"the observer has no parameters, such as {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("observations show the table of now; they do not recall everything before")
        self._shape = layout(seats)
        self.tensor: NDArray[np.float32] = np.zeros(self._shape.size, np.float32)
        self.dict = {
            name: self.tensor[part.start : part.stop].reshape(part.shape) for name, part in self._shape.parts.items()
        }

    def set_from(self, state: AlehouseState, player: int) -> None:
        sitting = state.sitting
        self.tensor.fill(0)
        if sitting is not None:
            look = Glance(sitting.game._state)
            seen = look(player, sitting.steps if player == sitting.seat else None)
            np.multiply(seen, self._shape.scale, out=self.tensor)

    def string_from(self, state: AlehouseState, player: int) -> str:
        sitting = state.sitting
        return "dealing" if sitting is None else shown(sitting.game.view(player))


pyspiel.register_game(GAME_TYPE, AlehouseGame)

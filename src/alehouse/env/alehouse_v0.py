"""Alehouse for PettingZoo: every seat is an agent, and they take turns (AEC).

from alehouse.env import alehouse_v0
env = alehouse_v0.env(seats=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    dead = termination or truncation
    env.step(None if dead else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..engine.view import View
from ..lang.cards import Character, Pack
from ..packs.known import Known
from .glance import Glance
from .returns import Returns, value
from .shown import shown
from .sitting import MAX_STEPS, Sitting, Table
from .spaces import Observation, action_space, mask_of, observation_space


def env(**options: Any) -> raw_env:
    """The environment, with the options of `raw_env`.

    It is not wrapped, as others are: it checks by itself that actions are possible and that there was a reset, and a
    step takes a quarter less time.
    """
    return raw_env(**options)


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The environment itself. Agents are `player_0` and so on, in the order of the seats."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "alehouse_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        seats: int = 4,
        characters: Sequence[str] | None = None,
        drinks: str | Sequence[str] = "rdi1",
        variant: str = "individual",
        returns: tuple[float, float, float] = Returns(),
        illegal: str = "raise",
        max_steps: int = MAX_STEPS,
        packs: Sequence[Pack | Character] | Known = (),
        render_mode: str | None = None,
    ) -> None:
        """
        characters: who sits where; without, every game draws as many as there are seats.
        returns: what winning, winning together and losing are worth; who is out gets it at once.
        illegal: an action that is not possible raises an error ("raise"), or ends the game for everybody and is a
        loss for who tried it ("lose").
        max_steps: a game that takes longer is truncated, as a tie among those who are left.
        """
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is 'raise' or 'lose', not {illegal!r}")
        self._table = Table(seats, characters, drinks, variant, packs)
        self._returns = Returns(*returns)
        self._illegal = illegal
        self._max_steps = max_steps
        self._chance = Random()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.seats)]
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(self._table.seats) for agent in self.possible_agents}
        self._actions = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def __getattr__(self, name: str) -> Any:
        if name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "sitting"):
            raise AttributeError(f"{name} is there after reset(), and not before")
        raise AttributeError(f"an environment of Alehouse has no {name!r}")

    # -- playing --------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed begins a new row of games; without one, the row goes on."""
        if seed is not None:
            self._chance = Random(seed)
        self.sitting = Sitting(self._table.deal(self._chance.getrandbits(32)))
        self._look = Glance(self.sitting.game._state)
        self._alive = self.sitting.alive
        self._paid = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.sitting.seat]

    def step(self, action: Any) -> None:
        """One step of the agent that is selected; None from one that is out."""
        agent = self.agent_selection
        if not self.agents:
            raise ValueError("everybody is out: reset() begins a new game")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting = self.sitting
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if self._illegal == "lose" and action not in sitting.legal:
            self._stop({agent: self._returns.loss})
            return
        sitting.take(action)
        seat = sitting.seat
        if seat < 0 or sitting.alive != self._alive:
            self._settle()
        elif sitting.steps_made >= self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self._pay(dict.fromkeys(self.agents, self._returns.tie))
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _settle(self) -> None:
        """Somebody is out, or the game is over: those agents are done and get their return."""
        sitting = self.sitting
        s = sitting.game._state
        over = sitting.seat < 0
        gone = [agent for agent in self.agents if over or not s.alive >> self._number[agent] & 1]
        gone = [agent for agent in gone if not self.terminations[agent]]
        for agent in gone:
            self.terminations[agent] = True
        self._alive = sitting.alive
        self._pay({agent: value(s, self._number[agent], self._returns) for agent in gone})
        if not over:
            self.agent_selection = self.possible_agents[sitting.seat]
        self._deads_step_first()

    def _stop(self, rewards: dict[str, float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._pay(rewards)
        self._deads_step_first()

    def _pay(self, rewards: dict[str, float]) -> None:
        self.rewards.update(rewards)
        self._paid = True
        self._accumulate_rewards()

    # -- looking --------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and the actions that it can take; all zero if it is not asked."""
        seat = self._number[agent]
        sitting = self.sitting
        if seat != sitting.seat:
            return {"observation": self._look(seat, None), "action_mask": mask_of([])}
        return {"observation": self._look(seat, sitting.steps), "action_mask": mask_of(sitting.steps.legal)}

    def view(self, agent: str) -> View:
        """The view that the observation is made of, for features of your own."""
        return self.sitting.game.view(self._number[agent])

    def record(self) -> str:
        """The game so far as a record, which `alehouse replay` shows."""
        return self.sitting.game.record()

    def render(self) -> str | None:
        return shown(self.sitting.game.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def state(self) -> NDArray[Any]:
        """What all agents see together, seat by seat: for learning with a critic that sees everything."""
        return np.concatenate([self._look(seat, None) for seat in range(self._table.seats)])

"""Alehouse for Gymnasium: one seat learns, bots or policies of your own play the others.

import gymnasium
env = gymnasium.make("alehouse.env.single:Alehouse-v0", seats=4, opponents="normal")
observation, info = env.reset(seed=1)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..bots import Bot, bot, seated
from ..engine.view import View
from ..lang.cards import Character, Pack
from ..packs.known import Known
from .glance import Glance
from .returns import Returns, value
from .shown import shown
from .sitting import MAX_STEPS, Sitting, Table
from .spaces import Observation, action_space, mask_of, observation_space

Policy = Callable[[Observation], int]
"""Whatever makes an action of an observation."""
Opponent = str | Bot | Policy


class AlehouseEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table. The episode ends when that seat is out or has won."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        seats: int = 4,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        characters: Sequence[str] | None = None,
        drinks: str | Sequence[str] = "rdi1",
        variant: str = "individual",
        returns: tuple[float, float, float] = Returns(),
        illegal: str = "lose",
        max_steps: int = MAX_STEPS,
        packs: Sequence[Pack | Character] | Known = (),
        render_mode: str | None = None,
    ) -> None:
        """
        opponents: the name of a bot, a Bot, or a policy from observations to actions; several take turns.
        seat: where the learner sits; without, every game draws a seat.
        illegal: an action that is not possible is a loss and ends the game ("lose"), or raises an error ("raise").
        Everything else is as in `alehouse_v0.raw_env`.
        """
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is 'raise' or 'lose', not {illegal!r}")
        several = opponents if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
        self._others = [answering(bot(one) if isinstance(one, str) else one) for one in several]
        self._table = Table(seats, characters, drinks, variant, packs)
        if seat is not None and not 0 <= seat < self._table.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self._table.seats - 1}")
        self._place = seat
        self._returns = Returns(*returns)
        self._illegal = illegal
        self._max_steps = max_steps
        self.render_mode = render_mode
        self.observation_space = observation_space(self._table.seats)  # type: ignore[assignment]
        self.action_space = action_space()
        self.seat = seat or 0
        """Where the learner sits in this game."""

    # -- playing --------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, at the first step of the learner."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 32))
            self._chance = Random(number)
            self.seat = self._chance.randrange(self._table.seats) if self._place is None else self._place
            self.sitting = Sitting(self._table.deal(number))
            self._look = Glance(self.sitting.game._state)
            self._let_others_play()
            if self.sitting.seat == self.seat:  # nobody loses before a first step, but who knows what packs do
                return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        sitting = self.sitting
        if self._illegal == "lose" and action not in sitting.legal:
            return self._observation(), self._returns.loss, True, False, {"illegal": True}
        sitting.take(int(action))
        self._let_others_play()
        s = sitting.game._state
        done = s.over or not s.alive >> self.seat & 1
        stopped = not done and sitting.steps_made >= self._max_steps
        reward = value(s, self.seat, self._returns) if done or stopped else 0.0
        return self._observation(), reward, done, stopped, {}

    def _let_others_play(self) -> None:
        sitting = self.sitting
        s = sitting.game._state
        others = self._others
        while sitting.seat >= 0 and sitting.seat != self.seat and s.alive >> self.seat & 1:
            others[(sitting.seat - self.seat - 1) % self._table.seats % len(others)](self, sitting, self._chance)

    # -- looking --------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """What a seat sees; the mask is that of the step that is due."""
        sitting = self.sitting
        if seat != sitting.seat:
            return {"observation": self._look(seat, None), "action_mask": mask_of([])}
        return {"observation": self._look(seat, sitting.steps), "action_mask": mask_of(sitting.legal)}

    def _observation(self) -> Observation:
        return self.observe(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, where libraries look for it."""
        return self._observation()["action_mask"].astype(np.bool_)

    def view(self) -> View:
        """The view that the observation is made of, for features of your own."""
        return self.sitting.game.view(self.seat)

    def record(self) -> str:
        """The game so far as a record, which `alehouse replay` shows."""
        return self.sitting.game.record()

    def render(self) -> str | None:
        return shown(self.view()) if self.render_mode == "ansi" else None


def answering(opponent: Bot | Policy) -> Callable[[AlehouseEnv, Sitting, Random], None]:
    """The opponent as somebody who takes the next step, or the whole answer, of the seat that is asked."""
    if not hasattr(opponent, "choose"):
        policy = opponent
        return lambda env, sitting, _rng: sitting.take(policy(env.observe(sitting.seat)))
    choose = seated(cast(Bot, opponent))
    return lambda _env, sitting, rng: sitting.answer(choose(sitting.game, sitting.seat, rng).raw)


gymnasium.register("Alehouse-v0", entry_point="alehouse.env.single:AlehouseEnv")

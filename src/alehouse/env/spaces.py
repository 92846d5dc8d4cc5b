"""The spaces of actions and observations, alike in all environments."""

from __future__ import annotations

from typing import TypedDict

import gymnasium
import numpy as np
from numpy.typing import NDArray

from .actions import ACTIONS
from .layout import layout


class Observation(TypedDict):
    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def action_space() -> gymnasium.spaces.Discrete:
    return gymnasium.spaces.Discrete(ACTIONS)


def observation_space(seats: int) -> gymnasium.spaces.Dict:
    """Numbers and a mask. The bounds are those of the type: almost all numbers stay far below."""
    limits = np.iinfo(np.int16)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(limits.min, limits.max, (layout(seats).size,), np.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def mask_of(legal: list[int]) -> NDArray[np.int8]:
    """1 for each action that is possible."""
    out = bytearray(ACTIONS)
    for action in legal:
        out[action] = 1
    return np.frombuffer(out, np.int8)

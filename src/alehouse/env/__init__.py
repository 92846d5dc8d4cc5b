"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel. docs/research.md explains them.

from alehouse.env import alehouse_v0           # PettingZoo: alehouse_v0.env(seats=4)
gymnasium.make("alehouse.env.single:Alehouse-v0", seats=4, opponents="random")
from alehouse.env import spiel                 # OpenSpiel: pyspiel.load_game("python_alehouse(players=4)")

They need `pip install 'alehouse[rl]'` or `'alehouse[openspiel]'`; nothing else in Alehouse does.
"""

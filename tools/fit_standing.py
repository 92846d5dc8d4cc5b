"""Fit the numbers of `alehouse.bots.standing`: which side wins, told from what lies on the table.

    python tools/fit_standing.py [GAMES]

Normal bots play games of two to six seats with all characters. At the start of every turn each side in the game has
a strength, the exponential of a weighted sum of what is noted about it, and its chance is its share of all strengths.
The weights are those under which the winners were least surprising (a conditional logit, by gradient descent); every
fifth game is kept out of a first fit, to tell how well such numbers foretell games that they do not know.
"""

from __future__ import annotations

import sys
from math import log
from random import Random

import numpy as np
from numpy.typing import NDArray

from alehouse import Game
from alehouse.bots import bot, seated
from alehouse.bots.habit import habits
from alehouse.packs import in_play, known

NOTES = ("log of the gap", "log of the Gold", "keep of the hand")
MOST = 6
STEPS, PACE, DRAG, SHRINK = 600, 0.3, 0.9, 1e-4

Array = NDArray[np.float64]


def noted(seed: int) -> list[tuple[Array, Array, Array]]:
    """One game: for each turn what is noted about the seats, which seats are in the game, and who won in the end."""
    rng = Random(f"standing:{seed}")
    roles = rng.sample(in_play().playable, rng.choice((2, 3, 4, 4, 4, 4, 5, MOST)))
    game = Game(roles, seed=seed, tell=False)
    players = [seated(bot("normal")) for _ in roles]
    keep = habits(known()).keep
    turns: list[tuple[Array, Array]] = []
    while not game.is_over:
        s = game._state  # the researcher sees all hands; the bots that play do not
        if s.turn > len(turns):
            notes, alive = np.zeros((MOST, len(NOTES))), np.zeros(MOST)
            for seat in range(len(roles)):
                if s.alive >> seat & 1:
                    gap, gold = s.fortitude[seat] - s.alcohol[seat], s.gold[seat]
                    hand = sum([keep[card >> 4] for card in s.hands[seat]])
                    notes[seat] = log(max(gap, 0.5)), log(max(gold, 0.5)), hand
                    alive[seat] = 1
            turns.append((notes, alive))
        seat = game.to_move
        game.push(players[seat](game, seat, rng), seat)
    outcome = game.outcome
    won = np.zeros(MOST)
    won[list(outcome.winners) if outcome is not None else []] = 1
    return [(notes, alive, won * alive / (won * alive).sum()) for notes, alive in turns if (won * alive).any()]


def chances(weights: Array, notes: Array, alive: Array) -> Array:
    strength = np.where(alive > 0, notes @ weights, -np.inf)
    share = np.exp(strength - strength.max(axis=1, keepdims=True))
    return np.asarray(share / share.sum(axis=1, keepdims=True))


def surprise(told: Array, won: Array) -> float:
    return float(-(won * np.log(np.maximum(told, 1e-9))).sum(axis=1).mean())


def fit(notes: Array, alive: Array, won: Array) -> Array:
    weights = np.zeros(notes.shape[2])
    speed = np.zeros_like(weights)
    for _ in range(STEPS):
        wrong = chances(weights, notes, alive) - won
        slope = np.einsum("ts,tsn->n", wrong, notes) / len(won) + SHRINK * weights
        speed = DRAG * speed - PACE * slope
        weights = weights + speed
    return weights


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    told = [(seed, *turn) for seed in range(games) for turn in noted(seed)]
    notes, alive, won = (np.array([turn[at] for turn in told]) for at in (1, 2, 3))
    there = alive[..., None] > 0
    spread = np.std(notes, axis=(0, 1), where=there)
    notes = np.where(there, (notes - np.mean(notes, axis=(0, 1), where=there)) / spread, 0)
    unknown = np.array([turn[0] % 5 == 0 for turn in told])
    weights = fit(notes[~unknown], alive[~unknown], won[~unknown])
    blind = surprise(chances(np.zeros_like(weights), notes, alive)[unknown], won[unknown])
    seen = surprise(chances(weights, notes, alive)[unknown], won[unknown])
    print(f"{len(told)} turns of {games} games; surprise at unknown games {seen:.4f}, without any numbers {blind:.4f}")
    for name, weight in zip(NOTES, fit(notes, alive, won) / spread, strict=True):
        print(f"  {name}: {weight:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A policy at a table: whatever was trained on observations can play wherever bots do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..engine.view import View
from ..moves import Move
from ..packs import in_play
from .actions import Steps
from .seen import observed, reach
from .spaces import Observation, mask_of


def begin(view: View, moves: Sequence[Move]) -> Steps:
    """The answer to the question of a view, at its first step."""
    program = in_play().program
    steps = Steps(program, len(view.seats))
    assert view.seat is not None
    assert view.question is not None
    held = len(view.hand)
    if view.question.kind == "discard":
        steps.ask_cards(view.seat, (1 << held) - 1, 0, held)
        return steps
    raw = [move.raw for move in moves]
    if view.question.kind == "cards":
        masks = [move[5] for move in raw]
        counts = [mask.bit_count() for mask in masks]
        fit = 0
        for mask in masks:
            fit |= mask
        steps.ask_cards(view.seat, fit, min(counts), max(counts))
    else:
        steps.ask_moves(view.seat, raw, [program.by_id[key] for _, key in reach(view, program)])
    return steps


class PolicyBot:
    """A bot that asks a policy for every step of its answer. It sees a View and the legal moves, nothing else."""

    def __init__(self, policy: Callable[[Observation, Random], int], name: str = "policy") -> None:
        self.name = name
        self._policy = policy

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        steps = begin(view, moves)
        while steps.move is None:
            seen = observed(view, steps, in_play())
            steps.take(self._policy({"observation": seen, "action_mask": mask_of(steps.legal)}, rng))
        if view.question is not None and view.question.kind == "discard":
            return moves[steps.move[5]]  # discards are numbered by the mask of what goes
        return next(move for move in moves if move.raw == steps.move)

"""The bots of a run, with the time or the number of worlds that the plan gives them."""

from __future__ import annotations

from ..bots import Bot, Thinks, bot
from .fixtures import Plan


def player(name: str, plan: Plan) -> Bot:
    """Raises UnknownBot."""
    return bot(name, iterations=plan.iterations, budget=plan.budget)


def searches(name: str) -> bool:
    """Whether its games take long."""
    return isinstance(bot(name), Thinks)

"""Where a scene begins: a phase of somebody's turn, or the middle of a Round of Gambling."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..engine import codes as c


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a scene begins."""

    who: str
    step: int
    phase: int


def discard_phase(who: str) -> Moment:
    """The beginning of the turn, before anything is discarded; its free window is open."""
    return Moment(who, c.TS_START, c.PH_DISCARD)


def action_phase(who: str) -> Moment:
    """The player is asked for the Action of the turn."""
    return Moment(who, c.TS_ACTION, c.PH_ACTION)


def order_phase(who: str) -> Moment:
    """The beginning of the Order a Drink Phase; its free window is open."""
    return Moment(who, c.TS_AFTER_ACTION, c.PH_ORDER)


def drink_phase(who: str) -> Moment:
    """The player is about to drink: `t.somebody.drinks()` goes on."""
    return Moment(who, c.TS_DRINK, c.PH_DRINK)


@dataclass(frozen=True, slots=True)
class RoundMoment(Moment):
    """In the middle of a Round of Gambling that `who` has started."""

    control: str | None
    turn: str | None
    pot: int
    left: tuple[str, ...]
    passed: tuple[str, ...]
    winning_hand: bool


def gambling(
    starter: str,
    *,
    control: str | None = None,
    turn: str | None = None,
    pot: int = 0,
    left: Iterable[str] = (),
    passed: Iterable[str] = (),
    winning_hand: bool = False,
) -> RoundMoment:
    """A Round is on: the window before the choice of `turn` is open."""
    return RoundMoment(starter, c.TS_ACTION, c.PH_ACTION, control, turn, pot, tuple(left), tuple(passed), winning_hand)

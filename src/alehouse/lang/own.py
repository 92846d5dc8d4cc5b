"""Effects of one character's own: a function beside its cards, known to the engine by name.

    @effect("moonlight", text="Each player with more than 10 Gold loses 2 Fortitude.")
    def moonlight(table: Look, n: int) -> Iterable[Toll]:
        return [Toll(seat, -2, FORTITUDE) for seat in table.seats if table.gold(seat) > 10]

    MOONLIGHT = action("Look, the moon!", do=Own("moonlight"))

The function only looks and says what would happen. It is asked again whenever somebody wants to know, so it must
give the same answer to the same table: no chance, no memory. What it says can be answered like any other effect:
Ignored, reduced, redirected, paid by the Inn. The state keeps the name and the number, never the function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from .effects import Counter
from .words import Purse, Stat


@dataclass(frozen=True, slots=True)
class Toll:
    """A seat gains n of a number, or loses it if n is below 0. Gold comes from the Inn and is paid to it."""

    seat: int
    n: int
    what: Stat | Counter


@dataclass(frozen=True, slots=True)
class Payment:
    """A seat pays n Gold to another seat, to the Inn or into the pot."""

    seat: int
    n: int
    to: int | Purse


Happens: TypeAlias = Toll | Payment


class Look(Protocol):
    """What a function of its own may look at: what lies open on the table, and whom the card was played on."""

    @property
    def you(self) -> int: ...
    @property
    def target(self) -> int | None: ...
    @property
    def seats(self) -> list[int]:
        """The seats in the game, in turn order."""
        ...

    def mates(self, seat: int) -> list[int]:
        """The seats of a side, itself among them."""
        ...

    def fortitude(self, seat: int) -> int: ...
    def alcohol(self, seat: int) -> int: ...
    def gold(self, seat: int) -> int: ...
    def hand(self, seat: int) -> int:
        """How many cards the seat holds."""
        ...

    def pile(self, seat: int) -> int: ...
    def counter(self, counter: Counter, seat: int) -> int: ...


Function: TypeAlias = Callable[[Look, int], Iterable[Happens]]


@dataclass(frozen=True, slots=True)
class OwnEffect:
    name: str
    text: str
    function: Function


EFFECTS: dict[str, OwnEffect] = {}


def effect(name: str, *, text: str) -> Callable[[Function], Function]:
    """Register a function under a name; `text` is what a card with `Own(name)` says, `{n}` its number."""

    def register(function: Function) -> Function:
        known = EFFECTS.get(name)
        if known is not None and known.function.__module__ != function.__module__:
            raise ValueError(f"the effect {name!r} belongs to {known.function.__module__} already; choose another name")
        EFFECTS[name] = OwnEffect(name, text, function)
        return function

    return register

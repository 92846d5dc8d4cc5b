"""What an effect of a character's own may look at, read from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import lang

if TYPE_CHECKING:
    from .sight import Sight


class ViewLook:
    """The public part of a table, for `alehouse.lang.own.Look`."""

    def __init__(self, sight: Sight, you: int, targets: Sequence[int]) -> None:
        self._sight = sight
        self._seats = sight.view.seats
        self._you = you
        self._targets = targets

    @property
    def you(self) -> int:
        return self._you

    @property
    def target(self) -> int | None:
        return self._targets[0] if self._targets and self._targets[0] >= 0 else None

    @property
    def seats(self) -> list[int]:
        n, active = len(self._seats), self._sight.view.active
        every = [(active + step) % n for step in range(n)]
        return [seat for seat in every if self._seats[seat].alive and not self._seats[seat].passed_out]

    def mates(self, seat: int) -> list[int]:
        return [other.seat for other in self._seats if other.side == self._seats[seat].side]

    def fortitude(self, seat: int) -> int:
        return self._seats[seat].fortitude

    def alcohol(self, seat: int) -> int:
        return self._seats[seat].alcohol

    def gold(self, seat: int) -> int:
        return self._seats[seat].gold

    def hand(self, seat: int) -> int:
        return self._seats[seat].hand

    def pile(self, seat: int) -> int:
        return self._seats[seat].pile

    def counter(self, counter: lang.Counter, seat: int) -> int:
        return self._sight.level(counter, seat)

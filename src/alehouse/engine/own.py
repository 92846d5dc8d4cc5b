"""What a character's own function sees of the table, and what it says as packets."""

from __future__ import annotations

from .. import lang
from ..lang.own import Happens, Toll
from . import codes as c
from .seats import present, seats_from
from .state import Packet, State


class EngineLook:
    """The public part of a state, for `alehouse.lang.own.Look`."""

    def __init__(self, s: State, you: int, target: int) -> None:
        self._s = s
        self._you = you
        self._target = target

    @property
    def you(self) -> int:
        return self._you

    @property
    def target(self) -> int | None:
        return self._target if self._target >= 0 else None

    @property
    def seats(self) -> list[int]:
        return seats_from(self._s, self._s.active, present(self._s))

    def mates(self, seat: int) -> list[int]:
        mask = self._s.table.mates[seat]
        return [other for other in range(self._s.table.seats) if mask >> other & 1]

    def fortitude(self, seat: int) -> int:
        return self._s.fortitude[self._s.table.sides[seat]]

    def alcohol(self, seat: int) -> int:
        return self._s.alcohol[self._s.table.sides[seat]]

    def gold(self, seat: int) -> int:
        return self._s.gold[self._s.table.sides[seat]]

    def hand(self, seat: int) -> int:
        return len(self._s.hands[seat])

    def pile(self, seat: int) -> int:
        return len(self._s.piles[seat])

    def counter(self, counter: lang.Counter, seat: int) -> int:
        return self._s.meters[meter_named(self._s, counter.name)][seat]


def meter_named(s: State, name: str) -> int:
    meters = s.table.program.meters
    for index in range(len(meters)):
        if meters[index].name == name:
            return index
    raise ValueError(f"nobody at this table has the counter {name!r}")


def packet_of(s: State, source: int, one: Happens) -> Packet:
    if not isinstance(one, Toll):
        to = one.to if isinstance(one.to, int) else c.INN if one.to is lang.INN else c.POT
        return (c.PAY, source, one.seat, one.n, to, 0)
    if one.what is lang.GOLD:
        if one.n < 0:
            return (c.PAY, source, one.seat, -one.n, c.INN, 0)
        return (c.COLLECT, source, one.seat, one.n, c.INN, 0)
    if one.what is lang.FORTITUDE:
        return (c.CHANGE, source, one.seat, one.n, c.FORTITUDE, 0)
    if one.what is lang.ALCOHOL:
        return (c.CHANGE, source, one.seat, one.n, c.ALCOHOL, 0)
    assert isinstance(one.what, lang.Counter)
    return (c.CHANGE, source, one.seat, one.n, c.FIRST_METER + meter_named(s, one.what.name), 0)

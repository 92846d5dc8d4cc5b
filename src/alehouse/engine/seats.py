"""Questions about seats and sides: who is in the game, who is there, whose turn it is, what somebody can pay."""

from __future__ import annotations

from . import codes as c
from .state import Frame, Round, State


def present(s: State) -> int:
    """Seats that are in the game and have not passed out in a running contest."""
    return s.alive & ~s.marked


def able(s: State) -> int:
    """Of those, the seats that are there: they can be asked, and what falls on all falls on them."""
    return s.alive & ~s.marked & ~s.absent


def members(s: State) -> int:
    """The seats of the side whose turn it is, without those that are out or not there."""
    return s.table.mates[s.active] & able(s)


def first_of(mask: int) -> int:
    """The lowest seat of a mask, -1 for none."""
    return (mask & -mask).bit_length() - 1


def everyone(s: State, f: Frame) -> int:
    """Whom a card or Event for every player is about: in teams their Champions."""
    return f.champions & present(s) if f.champions else present(s)


def drunk(s: State, seat: int) -> bool:
    """LOSE-02, asked of the side of the seat."""
    side = s.table.sides[seat]
    return s.alcohol[side] >= s.fortitude[side]


def purse(s: State, seat: int) -> int:
    """The Gold that a seat can pay with."""
    return s.gold[s.table.sides[seat]]


def left_of(s: State, seat: int, among: int) -> int:
    """The next seat clockwise that is in the mask; the seat itself if it is the only one; -1 if none."""
    n = s.table.seats
    for step in range(1, n + 1):
        other = (seat + step) % n
        if among >> other & 1:
            return other
    return -1


def seats_from(s: State, start: int, mask: int) -> list[int]:
    """The seats of a mask in turn order from `start`."""
    if mask == 1 << start:
        return [start]
    n = s.table.seats
    seats: list[int] = []
    for step in range(n):
        seat = (start + step) % n
        if mask >> seat & 1:
            seats.append(seat)
    return seats


def decided(rnd: Round) -> bool:
    """GAMBLE-08, -20, OPEN-45: one player is left, or everybody but the controller has passed."""
    inside = rnd.inside
    if inside & (inside - 1) == 0:
        return True
    waiting = inside & ~rnd.passed
    if rnd.control >= 0:
        waiting &= ~(1 << rnd.control)
    return waiting == 0


def holds(s: State, cond: int, arg: int, seat: int) -> bool:
    """Whether a condition holds for a seat."""
    if cond == c.C_NONE:
        return True
    if cond == c.C_KIND:
        return s.table.kinds[seat] & arg != 0
    if cond == c.C_HAS:
        return s.meters[arg][seat] > 0
    if cond == c.C_STILL_IN:
        return s.round is not None and s.round.inside >> seat & 1 != 0
    if cond == c.C_LEVEL:
        return s.meters[arg >> 8][seat] >= arg & 255
    return present(s).bit_count() == arg

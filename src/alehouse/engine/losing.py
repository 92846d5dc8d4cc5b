"""Losing: the test, the last chance, and the division of Gold."""

from __future__ import annotations

from . import codes as c
from . import gambling
from .seats import drunk, purse, seats_from
from .state import Frame, State, new_frame
from .zones import refresh_bits, send_home, tell, without

BY_DRINK = 0
BY_GOLD = 1


def sheltered(s: State) -> bool:
    """GAMBLE-22, CONTEST-14: nobody is out for want of Gold while a Round or a contest runs."""
    if s.round is not None:
        return True
    for f in s.stack:
        if f.kind == c.EVENT_FRAME and f.x > 0:
            return True
    return False


def failing(s: State, contest: bool) -> int:
    """Seats that would be out now."""
    mask = s.marked
    gold_counts = not contest and not sheltered(s)
    sides = s.table.sides
    for seat in range(s.table.seats):
        if s.alive >> seat & 1:
            side = sides[seat]
            if s.alcohol[side] >= s.fortitude[side] or (gold_counts and s.gold[side] <= 0):
                mask |= 1 << seat
    return mask


def test(s: State) -> bool:
    """When no card, Drink or Event is pending (OPEN-08). True if something follows from it."""
    s.dirty = False
    for f in s.stack:
        if f.kind < c.FIRST_FLOOR:
            return False
    mask = failing(s, False)
    if mask == 0:
        return False
    if mask == s.marked:
        eliminate(s, mask)
        return True
    s.stack.append(new_frame(c.LAST_FRAME, -1))
    return True


def last_chance_over(s: State, f: Frame) -> None:
    """Nobody plays any more. In a contest those who fail are marked, and divide their Gold after it."""
    mask = failing(s, f.arg == 1)
    s.stack.remove(f)
    if f.arg == 1:
        tell(s, "passed-out", mask & ~s.marked)
        s.marked |= mask
        for seat in range(s.table.seats):
            refresh_bits(s, seat)
    else:
        eliminate(s, mask)


def eliminate(s: State, mask: int) -> None:
    """LOSE-06..09: pass out together, divide, then see who has no Gold; a share can save."""
    passing = s.marked
    for seat in range(s.table.seats):
        if mask >> seat & 1 and drunk(s, seat):
            passing |= 1 << seat
    staying = s.alive & ~passing
    order = seats_from(s, s.active, passing)
    heirs = one_a_side(s, staying)
    shares = [0] * s.table.seats
    lost = [0] * s.table.seats
    for seat in order:
        side = s.table.sides[seat]
        gold = s.gold[side]
        if heirs:
            each = (gold // 2) // len(heirs)
            for heir in heirs:
                shares[heir] += each
            gold -= each * len(heirs)
        s.inn += gold
        lost[seat] = gold
        s.gold[side] = 0
    for heir in heirs:
        s.gold[s.table.sides[heir]] += shares[heir]
    gone = passing
    if not sheltered(s):
        for seat in heirs:
            if purse(s, seat) <= 0:
                gone |= s.table.mates[seat]
    for seat in seats_from(s, s.active, gone):
        why = BY_DRINK if passing >> seat & 1 else BY_GOLD
        s.out = (*s.out, (seat, s.turn, why))
        tell(s, "out", seat, why, lost[seat])
    for heir in heirs:
        if shares[heir]:
            tell(s, "share", heir, shares[heir])
    s.alive &= ~gone
    s.marked = 0
    s.dirty = True
    for seat in seats_from(s, s.active, gone):
        for card in s.piles[seat]:
            send_home(s, card)
        s.piles[seat] = ()
        return_goods(s, seat)
        refresh_bits(s, seat)
        gambling.leave(s, seat)  # OPEN-09: what was anted stays
    left = s.alive & -s.alive
    if s.alive == 0 or s.alive & ~s.table.mates[left.bit_length() - 1] == 0:
        finish(s, s.alive if s.alive else gone)


def one_a_side(s: State, mask: int) -> list[int]:
    """The first seat of each side, in turn order: Gold is divided among sides (HOUSE-18)."""
    out: list[int] = []
    for seat in seats_from(s, s.active, mask):
        if not any(s.table.mates[seat] >> other & 1 for other in out):
            out.append(seat)
    return out


def return_goods(s: State, seat: int) -> None:
    """What a player had bought goes back to the discard pile of its deck."""
    for card in s.fronts[seat]:
        if card & 15 not in (seat, c.TABLE):
            s.fronts[seat] = without(s.fronts[seat], card)
            send_home(s, card)


def finish(s: State, winners: int) -> None:
    """LOSE-09, -10, OPEN-12: the game ends at once."""
    s.over = True
    s.winners = winners
    s.stack.clear()
    s.inn += s.pot
    s.pot = 0
    s.round = None
    tell(s, "over", winners)

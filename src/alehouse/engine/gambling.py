"""The Round of Gambling: antes, control, bids, leaving and the end."""

from __future__ import annotations

from . import codes as c
from .legality import phase_moves
from .seats import able, decided, left_of
from .state import PASS, Frame, Round, State, new_frame
from .window import floor_matters
from .zones import tell


def after(s: State, seat: int, inside: int) -> int:
    """Who bids after a seat. Both of two may leave while what they answer is pending: it is still a turn."""
    return left_of(s, seat, inside or s.alive)


def start(s: State, starter: int, inside: int, tight: bool) -> None:
    """GAMBLE-28: everybody is in, but for those who answered by leaving; in teams only Champions (TEAM-23)."""
    rnd = Round(starter, inside)
    rnd.tight = tight
    rnd.turn = after(s, starter, rnd.inside)
    s.round = rnd
    tell(s, "round", starter, rnd.inside)


def leave(s: State, seat: int) -> None:
    """GAMBLE-16, OPEN-44: a controller who leaves leaves nobody in control."""
    rnd = s.round
    if rnd is None or not rnd.inside >> seat & 1:
        return
    rnd.inside &= ~(1 << seat)
    gap = rnd.control == seat
    if gap:
        rnd.control = -1
        rnd.passed = 0
    if gap or rnd.turn == seat:
        rnd.turn = after(s, seat, rnd.inside)
        rnd.waited = False
    tell(s, "leave", seat)


def take_control(s: State, seat: int, winning: bool) -> None:
    rnd = s.round
    if rnd is None:
        return
    if not rnd.inside >> seat & 1:
        rnd.control = -1
    else:
        rnd.control = seat
    rnd.passed = 0
    rnd.serial += 1
    rnd.winning = winning
    tell(s, "control", rnd.control)


def next_bidder(s: State, seat: int) -> None:
    rnd = s.round
    if rnd is not None:
        rnd.turn = after(s, seat, rnd.inside)
        rnd.waited = False


def bid_over(s: State, f: Frame) -> None:
    """GAMBLE-24: a bid after which control is where it was, Negated or not, counts as a pass."""
    rnd = s.round
    if rnd is None or any(frame.kind == c.WON_FRAME for frame in s.stack):
        return
    if rnd.serial == f.x:
        rnd.passed |= 1 << f.seat
        next_bidder(s, f.seat)
    else:
        next_bidder(s, rnd.control if rnd.control >= 0 else f.seat)


def win(s: State, seat: int) -> None:
    """GAMBLE-27: winning is one event, collecting the next; the entry has a window of its own."""
    f = new_frame(c.WON_FRAME, seat)
    s.stack.append(f)
    tell(s, "won", seat, s.pot)


def collect(s: State, f: Frame) -> None:
    if not able(s) >> f.seat & 1:  # passed out in a contest meanwhile, or gone (HOUSE-12, -26)
        to_inn(s)
        return
    f.pot = s.pot
    s.gold[s.table.sides[f.seat]] += s.pot
    s.pot = 0
    s.round = None
    s.dirty = True
    tell(s, "collect", f.seat, f.pot)


def to_inn(s: State) -> None:
    tell(s, "pot-to-inn", s.pot)
    s.inn += s.pot
    s.pot = 0
    s.round = None
    s.dirty = True


def waits_for(s: State, seat: int) -> bool:
    """Whether the Round is still open and it is this seat's choice."""
    return s.round is not None and s.round.turn == seat and not decided(s.round)


def step_round(s: State, rnd: Round) -> None:
    """Nothing is pending: end the Round if it is decided, else hear the next seat."""
    inside = rnd.inside
    if decided(rnd):
        winner = rnd.control if inside & (inside - 1) else inside.bit_length() - 1
        if winner >= 0:
            win(s, winner)
        else:
            to_inn(s)
        return
    if not inside >> rnd.turn & 1:
        rnd.turn = left_of(s, rnd.turn, inside)
    if rnd.turn == rnd.control:
        rnd.turn = left_of(s, rnd.turn, inside)
    if not rnd.waited:
        rnd.waited = True
        if s.log is not None or floor_matters(s):
            f = new_frame(c.FREE_FRAME, rnd.turn)
            f.arg = 1
            s.stack.append(f)
            return
    seat = rnd.turn
    moves = phase_moves(s, seat, True)
    if not moves and not s.table.everybody:
        pass_bid(s, seat)
        return
    moves.insert(0, PASS)
    s.ask = c.Q_BID
    s.ask_mask = 1 << seat
    s.decision += 1
    s.options = moves


def pass_bid(s: State, seat: int) -> None:
    rnd = s.round
    if rnd is not None:
        rnd.passed |= 1 << seat
        tell(s, "pass-bid", seat)
        next_bidder(s, seat)

"""Re-dealing what a seat cannot see: for the no-leak properties and for search."""

from __future__ import annotations

from random import Random

from . import codes as c
from .run import run
from .seats import able as able_seats
from .state import PASS, Frame, State
from .zones import refresh_bits

Keep = dict[int, tuple[int, ...]]
"""Cards of a hidden hand that must stay in it, by seat: those that are known or will be shown."""


def redeal(s: State, seat: int | None, rng: Random, keep: Keep | None = None, drinks: bool = True) -> State:
    """A state that gives the seat the same view, with everything hidden from it dealt anew."""
    new = s.copy()
    new.seed = rng.randbytes(32)  # the shuffles to come are hidden too
    keep = keep or {}
    for other in range(s.table.seats):
        deck = list(new.decks[other])
        if seat is not None and s.table.mates[seat] >> other & 1:
            rng.shuffle(deck)
            new.decks[other] = tuple(deck)
        else:
            kept = list(keep.get(other, ()))
            pool = list(new.hands[other]) + deck
            for card in kept:
                pool.remove(card)
            rng.shuffle(pool)
            size = len(new.hands[other]) - len(kept)
            hand = kept + pool[:size]
            rng.shuffle(hand)
            new.hands[other] = tuple(hand)
            new.decks[other] = tuple(pool[size:])
        refresh_bits(new, other)
    for at in range(0, len(new.zones), 2):
        new.zones[at] = tuple([tuple(rng.sample(row, len(row))) for row in new.zones[at]])
    if drinks:
        deal_drinks(new, rng)
    forget_answers(new, seat)
    return new


def deal_drinks(new: State, rng: Random) -> None:
    """Piles, Drink Deck and Bar Deck hold cards that nobody may look at."""
    pool = list(new.drink_deck) + list(new.bar)
    for pile in new.piles:
        pool += pile
    rng.shuffle(pool)
    for other in range(new.table.seats):
        n = len(new.piles[other])
        new.piles[other] = tuple(pool[:n])
        pool = pool[n:]
    n = len(new.drink_deck)
    new.drink_deck = tuple(pool[:n])
    new.bar = tuple(pool[n:])


def forget_answers(new: State, seat: int | None) -> None:
    """The open window, rebuilt from public facts: what others meant to play is not known."""
    new.options = None
    if new.ask == c.Q_DISCARD:
        forget_discards(new, seat)
    if new.ask != c.Q_WINDOW or not new.stack:
        return
    f = new.stack[-1]
    mine = 0 if seat is None else 1 << seat
    own = f.want_seat == seat and seat is not None
    if not own:
        f.want = PASS
        f.want_seat = -1
        f.want_any = False
    if new.table.everybody:
        answered = mine & ~new.ask_mask
        f.wait = able_seats(new) & ~answered
        new.ask_mask = f.wait
    elif new.ask_mask & mine and seat is not None:
        f.wait = later_seats(new, f, seat)
    else:
        f.wait = able(new, f)
        new.ask = c.Q_NONE
        new.ask_mask = 0
        run(new)


def forget_discards(new: State, seat: int | None) -> None:
    """Nobody knows what a mate means to discard, or whether the mate has chosen already."""
    for other, _mask in new.chosen:
        if other != seat:
            new.ask_mask |= 1 << other
    new.chosen = tuple([choice for choice in new.chosen if choice[0] == seat])


def able(s: State, f: Frame) -> int:
    """Seats that could answer this window, by what they hold now."""
    mask = 0
    for seat in range(s.table.seats):
        if able_seats(s) >> seat & 1 and s.bits[seat] & (f.bits | f.touch[seat]):
            mask |= 1 << seat
    return mask


def later_seats(s: State, f: Frame, seat: int) -> int:
    """Who is still to be asked after this seat, by what they hold now."""
    n = s.table.seats
    mask = able(s, f)
    other = s.active
    while other != seat:
        mask &= ~(1 << other)
        other = (other + 1) % n
    return mask & ~(1 << seat)

"""Dealing what a seat cannot see: whole states that fit its facts, for search and for the no-leak properties."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from . import codes as c
from .facts import Cards, Facts, FrameFacts, facts_of
from .program import Program
from .run import run
from .seats import able as able_seats
from .setting import SETTINGS
from .setup import new_table
from .state import Event, Frame, Round, State, Table, new_frame
from .zones import refresh_bits

Keep = dict[int, tuple[int, ...]]
"""Cards of a hidden hand that must stay in it, by seat: those that are known or will be shown."""


def redeal(s: State, seat: int | None, rng: Random, keep: Keep | None = None, drinks: bool = True) -> State:
    """A state that gives the seat the same view, with everything hidden from it dealt anew."""
    facts = facts_of(s, seat)
    new = lay_out(facts, s.table, s.log)
    new.draws = s.draws
    deal_cards(new, facts, rng, keep or {})
    if drinks:
        deal_drinks(new, facts, rng)
    else:
        new.piles, new.drink_deck, new.bar = s.piles[:], s.drink_deck, s.bar
    reopen(new, facts)
    return new


class Dealer:
    """Deals states that fit the same facts, one after the other; search wants thousands of them."""

    def __init__(self, facts: Facts, program: Program, everybody: bool) -> None:
        """`everybody`: put windows to every seat, as a table does; otherwise only who could answer is asked."""
        table = table_for(program, facts.roles, facts.drinks, facts.setting, facts.sides, everybody)
        self._facts = facts
        self._bare = lay_out(facts, table, None)

    def deal(self, rng: Random) -> State:
        new = self._bare.copy()
        deal_cards(new, self._facts, rng, {})
        deal_drinks(new, self._facts, rng)
        reopen(new, self._facts)
        return new


@lru_cache(maxsize=64)
def table_for(
    program: Program, roles: tuple[str, ...], drinks: tuple[str, ...], setting: str, sides: tuple[int, ...], all_: bool
) -> Table:
    return new_table(program, roles, drinks, all_, SETTINGS[setting], sides)


# --- what is known -------------------------------------------------------------------------------


def lay_out(facts: Facts, table: Table, log: list[Event] | None) -> State:
    """A state in which everything known is in its place, and everything else is missing."""
    n = table.seats
    s = State()
    s.table = table
    s.seed = b""
    s.draws = 0
    s.fortitude = list(facts.fortitude)
    s.alcohol = list(facts.alcohol)
    s.gold = list(facts.gold)
    s.tokens = facts.tokens
    s.hands = list(facts.hands)
    s.decks = [()] * n
    s.discards = list(facts.discards)
    s.piles = [()] * n
    s.fronts = list(facts.fronts)
    s.bits = [0] * n
    s.meters = list(facts.meters)
    s.zones = []
    for at in range(len(facts.turned)):
        s.zones.append(((),) * n)
        s.zones.append(facts.turned[at])
    s.alive = facts.alive
    s.marked = facts.marked
    s.absent = facts.absent
    s.away = facts.away
    s.out = facts.out
    s.drink_deck = ()
    s.drink_discard = facts.drink_discard
    s.bar = ()
    s.pot = facts.pot
    s.inn = facts.inn
    s.refills = facts.refills
    s.round = round_of(facts)
    s.stack = [frame_of(f, facts.seat) for f in facts.stack]
    s.turn = facts.turn
    s.active = facts.active
    s.acting = facts.acting
    s.phase = facts.phase
    s.step = facts.step
    s.actions = facts.actions
    s.ready = facts.ready
    s.orders = facts.orders
    s.thirsty = facts.thirsty
    s.chosen = facts.chosen
    s.offered = facts.offered
    s.dirty = facts.dirty
    s.ask = facts.ask
    s.ask_mask = facts.ask_mask
    s.decision = facts.decision
    s.options = None
    s.over = facts.over
    s.winners = facts.winners
    s.log = None if log is None else log[:]
    return s


def round_of(facts: Facts) -> Round | None:
    known = facts.round
    if known is None:
        return None
    rnd = Round(known.starter, known.inside)
    rnd.control = known.control
    rnd.passed = known.passed
    rnd.serial = known.serial
    rnd.winning = known.winning
    rnd.tight = known.tight
    rnd.turn = known.turn
    rnd.waited = known.waited
    return rnd


def frame_of(known: FrameFacts, seat: int | None) -> Frame:
    f = new_frame(known.kind, known.seat)
    f.step = known.step
    f.card = known.card
    f.design = known.design
    f.mode = known.mode
    f.target = known.target
    f.arg = known.arg
    f.x = known.x
    f.cause = known.cause
    f.hand = known.hand
    f.joined = known.joined
    f.champions = known.champions
    f.paid = known.paid
    f.bid = known.bid
    f.cancelled = known.cancelled
    f.settled = known.settled
    f.edits = known.edits
    f.pours = known.pours
    f.cards = known.cards
    f.plan = list(known.plan)
    f.todo = known.todo
    f.touch = list(known.touch)
    f.bits = known.bits
    f.lost = known.lost
    f.pot = known.pot
    f.scores = known.scores
    f.answers = known.answers
    if known.want is not None and seat is not None:
        f.want = known.want
        f.want_seat = seat
        f.want_any = known.want_any
    return f


# --- what is not ---------------------------------------------------------------------------------


def mixed(cards: Sequence[int], rng: Random) -> list[int]:
    """The cards in any order. To sort them by chance is more than twice as fast as `shuffle`."""
    chance = rng.random
    return sorted(cards, key=lambda _card: chance())


def deal_cards(new: State, facts: Facts, rng: Random, keep: Keep) -> None:
    """Hands, decks and side decks."""
    new.seed = rng.randbytes(32)  # the shuffles to come are hidden too
    pools: list[list[int]] = []
    for other in range(new.table.seats):
        pool = mixed(facts.unseen[other], rng)
        kept = keep.get(other, ())
        for card in kept:
            pool.remove(card)
        pools.append(pool)
        if not facts.hands[other] and facts.held[other]:
            size = facts.held[other] - len(kept)
            hand = [*kept, *pool[:size]]
            del pool[:size]
            new.hands[other] = tuple(mixed(hand, rng) if kept else hand)
    for at in range(len(facts.side_decks)):
        if any(facts.side_decks[at]) or any(facts.given[at]):
            deal_side_deck(new, at, facts, pools, rng)
    for other in range(new.table.seats):
        new.decks[other] = tuple(pools[other])
        refresh_bits(new, other)


def deal_side_deck(new: State, at: int, facts: Facts, pools: list[list[int]], rng: Random) -> None:
    rows: list[Cards] = []
    for own, owners in zip(facts.side_decks[at], facts.given[at], strict=True):
        row = [*own, *[pools[owner].pop() for owner in owners]]
        rows.append(tuple(mixed(row, rng)))
    new.zones[2 * at] = tuple(rows)


def deal_drinks(new: State, facts: Facts, rng: Random) -> None:
    """Piles, Drink Deck and Bar Deck hold cards that nobody may look at."""
    pool = mixed(facts.glasses, rng)
    at = 0
    for other in range(new.table.seats):
        n = facts.piles[other]
        new.piles[other] = tuple(pool[at : at + n])
        at += n
    new.drink_deck = tuple(pool[at : at + facts.drink_deck])
    new.bar = tuple(pool[at + facts.drink_deck :])


def reopen(new: State, facts: Facts) -> None:
    """The open window, rebuilt from public facts: what others meant to play is not known."""
    if new.ask != c.Q_WINDOW or not new.stack:
        return
    f = new.stack[-1]
    seat = facts.seat
    mine = 0 if seat is None else 1 << seat
    if new.table.everybody:
        answered = mine & ~facts.ask_mask
        f.wait = able_seats(new) & ~answered
        new.ask_mask = f.wait
    elif facts.ask_mask & mine and seat is not None:
        f.wait = later_seats(new, f, seat)
    else:
        f.wait = able(new, f)
        new.ask = c.Q_NONE
        new.ask_mask = 0
        run(new)


def able(s: State, f: Frame) -> int:
    """Seats that could answer this window, by what they hold now."""
    mask = 0
    for seat in range(s.table.seats):
        if able_seats(s) >> seat & 1 and s.bits[seat] & (f.bits | f.touch[seat]):
            mask |= 1 << seat
    return mask


def later_seats(s: State, f: Frame, seat: int) -> int:
    """Who is still to be asked after this seat, by what they hold now.

    Had somebody before it answered, the answer of this seat would go back: it matters only if they have passed.
    """
    n = s.table.seats
    mask = able(s, f)
    other = s.active
    while other != seat:
        mask &= ~(1 << other)
        other = (other + 1) % n
    return mask & ~(1 << seat)

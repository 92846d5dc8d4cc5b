"""Facts: everything about a state that one seat may know, in the engine's own numbers.

A view is for reading; it leaves out what nobody reads, such as what a half-done card has still to do. Whoever wants
to play on from what a seat knows needs that too. Like a view, facts are built field by field and never stripped: a
field of the state that is not named here is not in them. Cards that the seat cannot see are listed without their
place, in order of their numbers: by the lists of the decks everybody can work out as much.
"""

from __future__ import annotations

from typing import NamedTuple

from . import codes as c
from .state import PASS, Edit, Frame, Lost, Packet, Pour, RawMove, Round, State

Cards = tuple[int, ...]


class FrameFacts(NamedTuple):
    """Something pending. Who has still to answer, and what the others mean to play, is nobody's business."""

    kind: int
    step: int
    seat: int
    card: int
    design: int
    mode: int
    target: int
    arg: int
    x: int
    cause: int
    hand: bool
    joined: tuple[tuple[int, int], ...]
    champions: int
    paid: bool
    bid: bool
    cancelled: bool
    settled: bool
    edits: tuple[Edit, ...]
    pours: tuple[Pour, ...]
    cards: Cards
    plan: tuple[Packet, ...]
    todo: tuple[Packet, ...]
    touch: tuple[int, ...]
    bits: int
    lost: tuple[Lost, ...]
    pot: int
    scores: tuple[tuple[int, int], ...]
    answers: tuple[int, ...]
    want: RawMove | None
    """What this seat itself has answered in the open window, if that goes first so far."""
    want_any: bool


class RoundFacts(NamedTuple):
    starter: int
    control: int
    inside: int
    passed: int
    serial: int
    winning: bool
    tight: bool
    turn: int
    waited: bool


class Facts(NamedTuple):
    """What a seat knows of a whole state."""

    seat: int | None
    # Who plays what.
    roles: tuple[str, ...]
    drinks: tuple[str, ...]
    setting: str
    sides: tuple[int, ...]
    # Numbers.
    fortitude: tuple[int, ...]
    alcohol: tuple[int, ...]
    gold: tuple[int, ...]
    tokens: tuple[int, ...]
    meters: tuple[tuple[int, ...], ...]
    alive: int
    marked: int
    absent: int
    away: int
    out: tuple[tuple[int, int, int], ...]
    pot: int
    inn: int
    refills: int
    # Cards that lie open, or in the hands of the own side.
    hands: tuple[Cards, ...]
    """Of other sides nothing; `held` says how many there are."""
    fronts: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    drink_discard: Cards
    turned: tuple[tuple[Cards, ...], ...]
    """The open part of each side deck, by seat."""
    # Cards that nobody of the own side can see.
    held: tuple[int, ...]
    unseen: tuple[Cards, ...]
    """Of each seat the cards of its deck and of its hidden hand, together."""
    side_decks: tuple[tuple[Cards, ...], ...]
    """What else lies face down: cards of side decks."""
    given: tuple[tuple[Cards, ...], ...]
    """Whose cards lie under a side deck beside its own, one owner for each."""
    piles: tuple[int, ...]
    drink_deck: int
    bar: int
    glasses: Cards
    """Drinks of the Piles, the Drink Deck and the Bar Deck, together."""
    # The turn.
    turn: int
    active: int
    acting: int
    phase: int
    step: int
    actions: int
    ready: int
    orders: int
    thirsty: int
    chosen: tuple[tuple[int, int], ...]
    offered: int
    dirty: bool
    round: RoundFacts | None
    stack: tuple[FrameFacts, ...]
    # The question.
    ask: int
    ask_mask: int
    """Of a response window, and of discards that are chosen at the same time, only what is known of them."""
    decision: int
    over: bool
    winners: int


def facts_of(s: State, seat: int | None) -> Facts:
    """What that seat knows; `None` is a spectator."""
    table = s.table
    ours = 0 if seat is None else table.mates[seat]
    hands: list[Cards] = []
    held: list[int] = []
    unseen: list[list[int]] = []
    for other in range(table.seats):
        hand = s.hands[other]
        held.append(len(hand))
        if ours >> other & 1:
            hands.append(hand)
            unseen.append(list(s.decks[other]))
        else:
            hands.append(())
            unseen.append([*hand, *s.decks[other]])
    side_decks: list[tuple[Cards, ...]] = []
    given: list[tuple[Cards, ...]] = []
    for at in range(0, len(s.zones), 2):
        rows, owners = side_deck_facts(s, s.zones[at], unseen)
        side_decks.append(rows)
        given.append(owners)
    glasses = [*s.drink_deck, *s.bar]
    for pile in s.piles:
        glasses += pile
    return Facts(
        seat,
        table.roles,
        table.drinks,
        table.setting.id,
        table.sides,
        tuple(s.fortitude),
        tuple(s.alcohol),
        tuple(s.gold),
        s.tokens,
        tuple(s.meters),
        s.alive,
        s.marked,
        s.absent,
        s.away,
        s.out,
        s.pot,
        s.inn,
        s.refills,
        tuple(hands),
        tuple(s.fronts),
        tuple(s.discards),
        s.drink_discard,
        tuple(s.zones[1::2]),
        tuple(held),
        tuple([tuple(sorted(pool)) for pool in unseen]),
        tuple(side_decks),
        tuple(given),
        tuple([len(pile) for pile in s.piles]),
        len(s.drink_deck),
        len(s.bar),
        tuple(sorted(glasses)),
        s.turn,
        s.active,
        s.acting,
        s.phase,
        s.step,
        s.actions,
        s.ready,
        s.orders,
        s.thirsty,
        tuple([choice for choice in s.chosen if choice[0] == seat]),
        s.offered,
        s.dirty,
        None if s.round is None else round_facts(s.round),
        tuple([frame_facts(f, seat) for f in s.stack]),
        s.ask,
        known_mask(s, seat),
        s.decision,
        s.over,
        s.winners,
    )


def side_deck_facts(
    s: State, rows: tuple[Cards, ...], unseen: list[list[int]]
) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """The face-down part of a side deck by seat. Cards that others had to put there could as well be in their hands."""
    designs = s.table.program.designs
    own: list[Cards] = []
    owners: list[Cards] = []
    for row in rows:
        if not row:
            own.append(())
            owners.append(())
            continue
        put = [card for card in row if designs[card >> 4].zone < 0]
        own.append(tuple(sorted([card for card in row if designs[card >> 4].zone >= 0])))
        owners.append(tuple(sorted([card & 15 for card in put])))
        for card in put:
            unseen[card & 15].append(card)
    return tuple(own), tuple(owners)


def known_mask(s: State, seat: int | None) -> int:
    """Who is asked, as far as the seat knows: in a window whether it is asked itself, and no more."""
    mine = 0 if seat is None else 1 << seat
    if s.ask == c.Q_WINDOW:
        return s.ask_mask & mine
    if s.ask == c.Q_DISCARD:
        return s.ask_mask | sum([1 << other for other, _mask in s.chosen if other != seat])
    return s.ask_mask


def round_facts(rnd: Round) -> RoundFacts:
    return RoundFacts(
        rnd.starter,
        rnd.control,
        rnd.inside,
        rnd.passed,
        rnd.serial,
        rnd.winning,
        rnd.tight,
        rnd.turn,
        rnd.waited,
    )


def frame_facts(f: Frame, seat: int | None) -> FrameFacts:
    own = seat is not None and f.want_seat == seat
    return FrameFacts(
        f.kind,
        f.step,
        f.seat,
        f.card,
        f.design,
        f.mode,
        f.target,
        f.arg,
        f.x,
        f.cause,
        f.hand,
        f.joined,
        f.champions,
        f.paid,
        f.bid,
        f.cancelled,
        f.settled,
        f.edits,
        f.pours,
        f.cards,
        tuple(f.plan),
        f.todo,
        tuple(f.touch),
        f.bits,
        f.lost,
        f.pot,
        f.scores,
        f.answers,
        f.want if own and f.want != PASS else None,
        f.want_any if own else False,
    )

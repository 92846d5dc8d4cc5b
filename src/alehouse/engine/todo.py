"""What is left to do when the numbers are settled: draws, discards, orders, choices, turned cards, one at a time."""

from __future__ import annotations

from . import codes as c
from . import gambling
from .chance import below, shuffled
from .plan import expand
from .program import Op
from .resolve import allow_action, apply, ask, change, collect, push_demand, settle
from .seats import present
from .state import Broken, Frame, Packet, State, new_frame
from .zones import draw, lay_before, refresh_bits, refresh_side, send_home, take_top, tell, tell_seat, without


def ignorers(s: State, f: Frame) -> int:
    """Seats that have Ignored this card or Event, or are not there."""
    mask = s.absent
    for code, seat, _n, _arg in f.edits:
        if code == c.E_IGNORE:
            mask |= s.table.mates[seat]
    return mask


def expand_now(s: State, f: Frame, seat: int, ops: tuple[Op, ...], spare: bool = True) -> None:
    """Effects that come up while a card resolves; nobody can answer them any more.

    `spare`: whoever Ignored the card is spared; a rider spares nobody (NEG-11).
    """
    frame = new_frame(c.CARD_FRAME, seat)
    frame.design, frame.mode, frame.target = f.design, f.mode, f.target
    frame.cause, frame.card = f.cause, f.card
    frame.champions, frame.paid = f.champions, f.paid
    packets: list[Packet] = []
    expand(s, frame, ops, packets)
    spared = ignorers(s, f) if spare else 0
    rest: tuple[Packet, ...] = f.todo
    apply(s, f, [p for p in packets if p[2] < 0 or not spared >> p[2] & 1])
    f.todo += rest


def do_next(s: State, f: Frame) -> None:
    """Carry out the first thing left to do. What asks keeps its place until it is answered."""
    p = f.todo[0]
    code, _source, body, n, arg, _flags = p
    actor = f.seat if body < 0 else body
    if not present(s) >> actor & 1 and code not in (c.CONTEST, c.END_ROUND, c.THEN):
        f.todo = f.todo[1:]
    elif code == c.ORDER:
        if n == 0 or not s.drink_deck or present(s) & ~s.table.mates[f.seat] == 0:
            f.todo = f.todo[1:]
        else:
            ask(s, c.Q_ORDER, f.seat)
    elif code == c.DISCARD:
        discard_some(s, f, body, n, s.table.program.ops[arg].flags != 0)
    elif code == c.PUT:
        if body == f.seat or not s.hands[body]:
            f.todo = f.todo[1:]
        else:
            ask(s, c.Q_CARDS, body)
    elif code == c.SELECT:
        select_card(s, f, body, n)
    elif code == c.MAY:
        ask(s, c.Q_MAY, body)
    elif code == c.CHOOSE:
        ask(s, c.Q_OPTION, body)
    elif code == c.TRIM:
        if len(lying(s, body, arg)) > n:
            ask(s, c.Q_SHED, body)
        else:
            f.todo = f.todo[1:]
    elif code == c.OFFER:
        ask(s, c.Q_OFFER, body)
    else:
        f.todo = f.todo[1:]
        do_at_once(s, f, p)


def do_at_once(s: State, f: Frame, p: Packet) -> None:
    """What needs no answer. It may push an entry that goes first."""
    code, _source, body, n, arg, flags = p
    op = s.table.program.ops[arg] if code in (c.END_ROUND, c.FLIP, c.THEN) else None
    if code == c.DRAW:
        draw(s, body, n)
    elif code == c.CONTROL:
        gambling.take_control(s, f.seat, flags != 0)
        if not f.bid:
            gambling.next_bidder(s, f.seat)
    elif code == c.LEAVE:
        gambling.leave(s, body)
    elif code == c.ALLOW:
        allow_action(s, body)
    elif code == c.CHANGE:
        change(s, f, [p])
    elif code == c.PAY:
        settle(s, [p])
    elif code == c.COLLECT:
        collect(s, [p])
    elif op is None:
        raise Broken(f"nothing carries out operation {code}")
    elif code == c.FLIP:
        flip(s, f, op.what)
    elif code == c.THEN:
        later(s, f, op.sub)
    elif s.round is not None:
        if op.dest == c.YOU:
            gambling.win(s, f.seat)
        else:
            gambling.to_inn(s)


def later(s: State, f: Frame, ops: tuple[Op, ...]) -> None:
    """A later part of an Event. Gold that it asks for is a demand; the rest happens at once."""
    if s.marked >> f.seat & 1:
        return
    packets: list[Packet] = []
    expand(s, f, ops, packets)
    spared = ignorers(s, f)
    packets = [p for p in packets if p[2] < 0 or not spared >> p[2] & 1]
    pays = [p for p in packets if p[0] == c.PAY and (p[4] < 0 or not s.absent >> p[4] & 1)]
    rest: tuple[Packet, ...] = f.todo
    apply(s, f, [p for p in packets if p[0] != c.PAY])
    f.todo += rest
    if pays:
        push_demand(s, pays, c.D_EVENT)


def discard_some(s: State, f: Frame, body: int, n: int, by_chance: bool) -> None:
    hand = s.hands[body]
    if not hand or n <= 0:
        f.todo = f.todo[1:]
        return
    if not by_chance and n < len(hand):
        ask(s, c.Q_CARDS, body)
        return
    f.todo = f.todo[1:]
    for _ in range(min(n, len(hand))):
        hand = s.hands[body]
        discard_cards(s, body, [hand[below(s, len(hand))] if by_chance else hand[0]])


def discard_cards(s: State, seat: int, cards: list[int]) -> None:
    for card in cards:
        s.hands[seat] = without(s.hands[seat], card)
        send_home(s, card)
    refresh_bits(s, seat)
    if s.log is not None:
        tell(s, "discard", seat, tuple([card >> 4 for card in cards]))


def put_cards(s: State, f: Frame, seat: int, cards: list[int], zone: int) -> None:
    """Cards of one player under the pile of another; nobody may look at them there."""
    for card in cards:
        s.hands[seat] = without(s.hands[seat], card)
    refresh_bits(s, seat)
    rows = s.zones[2 * zone]
    under = shuffled(s, tuple(cards)) + rows[f.seat]
    s.zones[2 * zone] = (*rows[: f.seat], under, *rows[f.seat + 1 :])
    if s.log is not None:
        tell(s, "put", seat, len(cards), f.seat, zone)


def select_card(s: State, f: Frame, body: int, n: int) -> None:
    if not f.answers:
        revealed: list[int] = []
        for _ in range(n):
            card = take_top(s, body)
            if card >= 0:
                revealed.append(card)
        if not revealed:
            f.todo = f.todo[1:]
            return
        f.answers = tuple(revealed)
        if s.log is not None:
            tell(s, "reveal-own", body, tuple([card >> 4 for card in revealed]))
    ask(s, c.Q_SELECT, body)


def keep_selected(s: State, f: Frame, body: int, at: int) -> None:
    for i in range(len(f.answers)):
        card = f.answers[i]
        if i == at:
            if s.table.program.designs[card >> 4].front:
                lay_before(s, body, card)
            else:
                s.hands[body] = (*s.hands[body], card)
        else:
            send_home(s, card)
    f.answers = ()
    refresh_bits(s, body)
    tell_seat(s, body, "selected", at)


# --- side decks ----------------------------------------------------------------------------------


def turn_up(s: State, seat: int, zone: int) -> int:
    """The top card of a side deck, with its discards as a new deck if there is none; -1 if there is no card at all."""
    at = 2 * zone
    while True:
        rows = s.zones[at]
        if not rows[seat] and s.table.program.zones[zone].reshuffles:
            old = s.zones[at + 1]
            rows = (*rows[:seat], shuffled(s, old[seat]), *rows[seat + 1 :])
            s.zones[at + 1] = (*old[:seat], (), *old[seat + 1 :])
        deck = rows[seat]
        if not deck:
            return -1
        s.zones[at] = (*rows[:seat], deck[:-1], *rows[seat + 1 :])
        card = deck[-1]
        if not s.table.program.designs[card >> 4].fails:
            return card
        tell(s, "fails", seat, card >> 4)
        send_home(s, card)
        if all_fail(s, seat, zone):
            return -1


def all_fail(s: State, seat: int, zone: int) -> bool:
    """Whether nothing but failures is left, so that turning cards would never end."""
    designs = s.table.program.designs
    for row in (s.zones[2 * zone][seat], s.zones[2 * zone + 1][seat]):
        for card in row:
            if not designs[card >> 4].fails:
                return False
    return True


def flip(s: State, f: Frame, zone: int) -> None:
    """Turn the top card of a side deck of the player of `f`; what becomes of it belongs to the deck."""
    seat = f.seat
    card = turn_up(s, seat, zone)
    if card < 0:
        return
    if s.log is not None:
        tell(s, "flip", seat, zone, card >> 4)
    known = s.table.program.zones[zone]
    if known.on_flip == c.FLIP_ENTRY:
        entry = new_frame(c.CARD_FRAME, seat)
        entry.card = card
        entry.design = card >> 4
        entry.step = c.S_BEFORE
        s.stack.append(entry)
        return
    if known.on_flip == c.FLIP_REPLACE:
        for old in lying(s, seat, zone):
            s.fronts[seat] = without(s.fronts[seat], old)
            send_home(s, old)
    lay_before(s, seat, card)
    if known.holds:
        f.todo = ((c.TRIM, seat, seat, known.holds, zone, 0), *f.todo)


def lying(s: State, seat: int, zone: int) -> list[int]:
    """The cards of a side deck that lie in front of their owner."""
    designs = s.table.program.designs
    return [card for card in s.fronts[seat] if designs[card >> 4].zone == zone and card & 15 == seat]


def shed(s: State, f: Frame, seat: int, at: int) -> None:
    """The owner has chosen which of them goes."""
    card = lying(s, seat, f.todo[0][4])[at]
    s.fronts[seat] = without(s.fronts[seat], card)
    send_home(s, card)
    refresh_side(s, seat)
    tell(s, "shed", seat, card >> 4)


def join(s: State, f: Frame, zone: int) -> bool:
    """WIZ: a card of a side deck becomes part of the card that is being played. False if there is none left."""
    card = turn_up(s, f.seat, zone)
    if card < 0:
        return False
    f.joined = (*f.joined, (card, -1))
    tell(s, "joined", f.seat, card >> 4)
    return True


def sell(s: State, f: Frame, accepted: bool) -> None:
    """PHR: the buyer pays the whole price, and the goods lie before the buyer from then on."""
    _code, seller, buyer, price, index, _flags = f.todo[0]
    f.todo = ()
    if not accepted:
        s.offered |= 1 << buyer
        tell(s, "declined", seller, index, buyer)
        return
    s.offered = 0
    card = index << 4 | seller
    s.fronts[seller] = without(s.fronts[seller], card)
    refresh_side(s, seller)
    lay_before(s, buyer, card)
    tell(s, "sold", seller, index, buyer, price)
    settle(s, [(c.PAY, -1, buyer, price, seller, 0)])

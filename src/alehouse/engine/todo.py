"""What is left to do when the numbers are settled: draws, discards, orders, choices, turned cards, one at a time."""

from __future__ import annotations

from . import codes as c
from . import gambling
from .chance import below, shuffled
from .plan import expand, present
from .program import Op
from .resolve import apply, ask, change, collect, push_demand, settle
from .state import Broken, Frame, Packet, State, new_frame
from .zones import draw, refresh_bits, send_home, take_top, tell, tell_seat, without


def ignorers(f: Frame) -> int:
    """Seats that have Ignored this card or Event."""
    mask = 0
    for code, seat, _n, _arg in f.edits:
        if code == c.E_IGNORE:
            mask |= 1 << seat
    return mask


def expand_now(s: State, f: Frame, seat: int, ops: tuple[Op, ...], spare: bool = True) -> None:
    """Effects that come up while a card resolves; nobody can answer them any more.

    `spare`: whoever Ignored the card is spared; a rider spares nobody (NEG-11).
    """
    frame = new_frame(c.CARD_FRAME, seat)
    frame.design, frame.mode, frame.target = f.design, f.mode, f.target
    frame.cause, frame.card = f.cause, f.card
    packets: list[Packet] = []
    expand(s, frame, ops, packets)
    spared = ignorers(f) if spare else 0
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
        if n == 0 or not s.drink_deck or present(s) & ~(1 << f.seat) == 0:
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
        if body == s.active:
            s.actions += 1
    elif code == c.CHANGE:
        change(s, f, [p])
    elif code == c.PAY:
        settle(s, [p])
    elif code == c.COLLECT:
        collect(s, [p])
    elif op is None:
        raise Broken(f"nothing carries out operation {code}")
    elif code == c.FLIP:
        flip(s, f.seat, op.what)
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
    spared = ignorers(f)
    packets = [p for p in packets if p[2] < 0 or not spared >> p[2] & 1]
    pays = [p for p in packets if p[0] == c.PAY]
    rest: tuple[Packet, ...] = f.todo
    apply(s, f, [p for p in packets if p[0] != c.PAY])
    f.todo += rest
    if pays:
        push_demand(s, pays, False)


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
                s.fronts[body] = (*s.fronts[body], card)
            else:
                s.hands[body] = (*s.hands[body], card)
        else:
            send_home(s, card)
    f.answers = ()
    refresh_bits(s, body)
    tell_seat(s, body, "selected", at)


def flip(s: State, seat: int, zone: int) -> None:
    """Turn the top card of a side deck: a Brawler is an Action Card of its owner from then on."""
    at = 2 * zone
    rows = s.zones[at]
    if not rows[seat] and s.table.program.zones[zone].reshuffles:
        old = s.zones[at + 1]
        rows = (*rows[:seat], shuffled(s, old[seat]), *rows[seat + 1 :])
        s.zones[at + 1] = (*old[:seat], (), *old[seat + 1 :])
    deck = rows[seat]
    if not deck:
        s.zones[at] = rows
        return
    card = deck[-1]
    s.zones[at] = (*rows[:seat], deck[:-1], *rows[seat + 1 :])
    if s.log is not None:
        tell(s, "flip", seat, zone, card >> 4)
    if s.table.program.zones[zone].entry:
        f = new_frame(c.CARD_FRAME, seat)
        f.card = card
        f.design = card >> 4
        f.step = c.S_BEFORE
        s.stack.append(f)
    else:
        stand(s, seat, card, zone)


def stand(s: State, seat: int, card: int, zone: int) -> None:
    """Lay a turned card in front of its owner; one that only lasts replaces the one before (a mood)."""
    designs = s.table.program.designs
    if not designs[card >> 4].modes:
        for old in s.fronts[seat]:
            if designs[old >> 4].zone == zone and not designs[old >> 4].modes:
                s.fronts[seat] = without(s.fronts[seat], old)
                send_home(s, old)
    s.fronts[seat] = (*s.fronts[seat], card)
    refresh_bits(s, seat)

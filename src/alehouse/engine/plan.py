"""What would happen: the projection of a pending entry in the state of now.

An entry stores effects, picks and an ordered list of edits, never a result: meters, leavers and
amounts change between play and resolution. `project` folds the edits over the effects.
"""

from __future__ import annotations

from . import codes as c
from .own import EngineLook, packet_of
from .program import Op
from .seats import everyone, holds, left_of, present, seats_from
from .state import Edit, Frame, Packet, State


def select(s: State, f: Frame, who: int) -> list[int]:
    if who == c.TARGET:
        if f.target >= 0:
            return [f.target]
        return seats_from(s, s.active, ~f.target - 1 & present(s)) if f.target < -1 else []
    if who == c.YOU:
        return [f.seat]
    if who == c.OTHERS:
        return seats_from(s, s.active, present(s) & ~s.table.mates[f.seat])
    if who == c.ALL:
        return seats_from(s, s.active, everyone(s, f))
    if who == c.CAUSE:
        return [f.cause] if f.cause >= 0 else []
    if who == c.ACTIVE:
        return [s.acting]
    if who == c.IN_ROUND:
        return seats_from(s, s.active, s.round.inside if s.round is not None else present(s))
    if who == c.DRINKER:
        return [f.target] if f.kind == c.CARD_FRAME else [f.seat]
    if who == c.WINNER:
        return [f.cause] if f.cause >= 0 else []
    left = left_of(s, f.seat, present(s) & ~s.table.mates[f.seat])
    return [left] if left >= 0 else []


def amount(s: State, f: Frame, op: Op) -> int:
    if op.n_kind == c.N_CONST:
        return op.n
    if op.n_kind == c.N_TABLE:
        meter = s.table.program.meters[op.meter]
        return op.table[s.meters[op.meter][f.seat] - meter.low]
    if op.n_kind == c.N_HALF_POT:
        return (f.x + 1) // 2
    return f.x


def expand(s: State, f: Frame, ops: tuple[Op, ...], out: list[Packet]) -> None:
    """Effects to packets: one for each player they fall on."""
    seat = f.seat
    choice = 0
    for op in ops:
        code = op.code
        if code == c.CHANGE:
            n = amount(s, f, op) * op.flags
            flags = op.dest if op.n_kind == c.N_CONST else 0
            for body in select(s, f, op.who):
                out.append((c.CHANGE, seat, body, n, op.what, flags))
        elif code == c.PAY:
            n = amount(s, f, op)
            to = op.dest
            if to >= 0:
                targets = select(s, f, to)
                to = targets[0] if targets else c.INN
            for body in select(s, f, op.who):
                if body != to:
                    out.append((c.PAY, seat, body, n, to, 0))
        elif code == c.EDIT or code == c.NEGATE or code == c.TAKE_POT or code == c.CONTROL or code == c.AGAIN:
            out.append((code, seat, -1, op.n, op.id, op.flags))
        elif code == c.ANTE:
            for body in select(s, f, op.who):
                out.append((c.PAY, seat, body, op.n, c.POT, c.F_ANTE))
        elif code == c.START_ROUND:
            out.append((code, seat, -1, op.n, op.id, 0))
            for body in seats_from(s, s.active, everyone(s, f)):
                out.append((c.PAY, seat, body, op.n, c.POT, c.F_ANTE))
        elif code == c.COLLECT:
            n = amount(s, f, op)
            for body in select(s, f, op.who):
                out.append((code, seat, body, n, op.dest, 0))
        elif code == c.IF:
            for body in select(s, f, op.cond_who)[:1]:
                met = f.paid if op.cond == c.C_PAID else holds(s, op.cond, op.cond_arg, body)
                expand(s, f, op.sub if met else op.alt, out)
        elif code == c.CHOOSE:
            if choice >= len(f.answers):
                for body in select(s, f, op.who)[:1]:
                    out.append((code, seat, body, 0, op.id, 0))
            else:
                expand(s, f, op.options[f.answers[choice]], out)
                choice += 1
        elif code == c.OWN:
            expand_own(s, f, op, out)
        elif code == c.END_ROUND or code == c.FLIP or code == c.ORDER:
            out.append((code, seat, -1, op.n, op.id, 0))
        elif code == c.THEN:
            out.append((code, seat, -1, 0, op.id, 0))
        else:
            for body in select(s, f, op.who):
                out.append((code, seat, body, op.n, op.id, 0))


def is_loss(p: Packet) -> bool:
    return p[0] == c.CHANGE and p[4] == c.FORTITUDE and p[3] < 0


def defended(s: State, packets: list[Packet], ward: int, code: int, n: int) -> list[Packet]:
    """TEAM-07, -35, TIME-12: a side's losses by one card are one loss, of which a card reduces or shares what is left
    when what lies before each member has taken its part of that member's share."""
    held = [max(0, passive(s, seat, False)) for seat in range(s.table.seats)]
    left = 0
    shares: list[int] = []
    for p in packets:
        share = 0
        if p[2] >= 0 and ward >> p[2] & 1 and is_loss(p):
            share = max(0, -p[3] - held[p[2]])
            held[p[2]] -= -p[3] - share
        shares.append(share)
        left += share
    left = max(0, left - n) if code == c.E_REDUCE else min(left, n) if code == c.E_TO else (left + 1) // 2
    out: list[Packet] = []
    given = code != c.E_SHARE
    half = left
    for p, share in zip(packets, shares, strict=True):
        op, source, body, count, what, flags = p
        if body >= 0 and ward >> body & 1 and is_loss(p):
            kept = min(share, left)
            left -= kept
            out.append((op, source, body, count + share - kept, what, flags | c.F_SOFT))
            if not given:
                given = True
                out.append((op, source, source, -half, what, flags))
        else:
            out.append(p)
    return out


def fold(s: State, f: Frame, packets: list[Packet], edits: tuple[Edit, ...]) -> list[Packet]:
    """Apply edits in the order they were made; each applies exactly once (REDIR-03, OPEN-50).

    An edit works for the whole side of the seat that made it (TEAM-06, -07).
    """
    ignore_as = s.table.program.designs[f.design].ignore_as if f.design >= 0 else 0
    mates = s.table.mates
    for code, seat, n, arg in edits:
        new: list[Packet] = []
        ward = mates[seat]
        if code == c.E_REDUCE or code == c.E_TO or code == c.E_SHARE:
            packets = defended(s, packets, ward, code, n)
            continue
        met = 0
        """Whose loss a boost has raised already; what one card does to one player is one loss."""
        for p in packets:
            op, source, body, count, what, flags = p
            if body < 0 and op != c.PAY:
                new.append(p)
            elif code == c.E_IGNORE:
                own = op == c.PAY and source >= 0 and mates[source] >> body & 1 and f.kind == c.CARD_FRAME  # NEG-06
                touches = (ward >> body & 1 and not own) or (op == c.PAY and what >= 0 and ward >> what & 1)
                if not touches or flags & c.F_ANTE:
                    new.append(p)
                elif ignore_as:
                    if is_loss(p):
                        new.append((op, source, body, min(0, count + ignore_as), what, flags | c.F_SOFT))
                    else:
                        new.append(p)
            elif code == c.E_IGNORE_FORTITUDE:
                if not ward >> body & 1 or not is_loss(p):
                    new.append(p)
                elif ignore_as:
                    new.append((op, source, body, min(0, count + ignore_as), what, flags | c.F_SOFT))
            elif code == c.E_REDIRECT or code == c.E_REDIRECT_ALL:
                if not (ward >> body & 1 and (code == c.E_REDIRECT_ALL or is_loss(p))):
                    new.append(p)
                elif op != c.PAY or what != arg:  # OPEN-22: nobody pays oneself
                    new.append((op, source, arg, count, what, flags & ~c.F_SOFT))
            elif code == c.E_COVER_INN or code == c.E_COVER_NONE:
                if ward >> body & 1 and op == c.PAY:
                    means = c.F_INN if code == c.E_COVER_INN else c.F_FREE
                    new.append((op, source, body, count, what, flags | means))
                else:
                    new.append(p)
            elif code == c.E_LEAVE:
                if not ward >> body & 1 or not flags & c.F_ANTE:
                    new.append(p)
            elif code == c.E_BOOST:
                again = is_loss(p) and met >> body & 1
                met |= 1 << body if is_loss(p) else 0
                new.append(p if again else boosted(p, n, arg))
            else:
                new.append(p)
        packets = new
    return packets


def project(s: State, f: Frame) -> list[Packet]:
    """The plan of a card or Event: who would suffer what if nobody answered from here on."""
    out: list[Packet] = []
    if f.kind == c.DEMAND_FRAME:
        out.extend(f.todo)
    elif f.kind == c.WON_FRAME:
        return out
    elif f.kind == c.HOOK_FRAME:
        return list(f.todo)
    else:
        expand(s, f, s.table.program.designs[f.design].modes[f.mode].ops, out)
        if f.joined:
            expand_joined(s, f, out)
    everybody = f.kind == c.DEMAND_FRAME and f.arg == c.D_REFILL  # owes for a new Drink Deck (HOUSE-16)
    absent = 0 if everybody else s.absent
    if f.edits:
        if absent and s.table.team:
            out = spare_absent(s, f, out, absent & ~editors(f))
        out = fold(s, f, out, f.edits)
    if absent:
        out = spare_absent(s, f, out, absent)
    return lasting(s, f, out) if any(s.fronts) else out


def expand_joined(s: State, f: Frame, out: list[Packet]) -> None:
    """Cards that became part of this one have picks of their own (WIZ)."""
    target = f.target
    for card, picked in f.joined:
        f.target = picked
        expand(s, f, s.table.program.designs[card >> 4].modes[0].ops, out)
    f.target = target


def boosted(p: Packet, n: int, what: int) -> Packet:
    """A packet with a higher number, if it has one that counts."""
    op, source, body, count, arg, flags = p
    if what == c.FORTITUDE:
        return (op, source, body, count - n, arg, flags) if is_loss(p) else p
    if op == c.CHANGE and arg < c.FIRST_METER:
        return (op, source, body, count - n if count < 0 else count + n, arg, flags)
    if op == c.COLLECT or (op == c.PAY and not flags & c.F_ANTE):
        return (op, source, body, count + n, arg, flags)
    return p


def editors(f: Frame) -> int:
    """Seats that have answered this entry with something that changes it."""
    mask = 0
    for _code, seat, _n, _arg in f.edits:
        mask |= 1 << seat
    return mask


def spare_absent(s: State, f: Frame, packets: list[Packet], absent: int) -> list[Packet]:
    """Who is not there Ignores everything, antes too (ABS)."""
    ignore_as = s.table.program.designs[f.design].ignore_as if f.design >= 0 else 0
    out: list[Packet] = []
    for p in packets:
        op, source, body, count, what, flags = p
        if body >= 0 and absent >> body & 1:
            if flags & c.F_SPARED:
                out.append(p)
            elif ignore_as and is_loss(p):
                out.append((op, source, body, min(0, count + ignore_as), what, flags | c.F_SOFT | c.F_SPARED))
            elif ignore_as and op != c.PAY:
                out.append(p)
        elif op != c.PAY or what < 0 or not absent >> what & 1:
            out.append(p)
    return out


def expand_own(s: State, f: Frame, op: Op, out: list[Packet]) -> None:
    """What a character's own function says would happen."""
    for one in s.table.program.owns[op.what](EngineLook(s, f.seat, f.target), op.n):
        p = packet_of(s, f.seat, one)
        if present(s) >> p[2] & 1 and (p[0] != c.PAY or p[4] < 0 or present(s) >> p[4] & 1):
            out.append(p)


# --- lasting effects -----------------------------------------------------------------------------


def passive(s: State, seat: int, drinks: bool) -> int:
    """How much less a player takes because of what lies there (CHANGE-06); below 0, more."""
    less = 0
    for card in s.fronts[seat]:
        design = s.table.program.designs[card >> 4]
        less += design.passive_alcohol if drinks else design.passive_fortitude
    return less


def query(s: State, seat: int, orders: bool) -> int:
    """What lies in front of a player adds to the Drinks that it orders, or to its hand size."""
    more = 0
    for card in s.fronts[seat]:
        design = s.table.program.designs[card >> 4]
        more += design.orders if orders else design.hand_size
    return more


def guard(s: State, seat: int) -> int:
    """What cannot be done to the cards that a player plays from hand."""
    shield = 0
    for card in s.fronts[seat]:
        shield |= s.table.program.designs[card >> 4].guard
    return shield


def lasting(s: State, f: Frame, packets: list[Packet]) -> list[Packet]:
    """Lasting effects act last, once for the whole card: those of who hits, then those of who is hit (TIME-12).

    They change the own share of their owner, never that of a mate (TEAM-34, -35). Nobody stands behind an Event.
    """
    authored = f.kind == c.CARD_FRAME
    designs = s.table.program.designs
    seats = s.table.seats
    less = [0] * seats
    harder = [0] * seats
    back = [0] * seats
    for seat in range(seats):
        for card in s.fronts[seat]:
            design = designs[card >> 4]
            less[seat] += design.passive_fortitude
            harder[seat] += design.caused
            back[seat] += design.back
    out: list[Packet] = []
    raised: list[tuple[int, int]] = []
    for p in packets:
        op, source, body, count, what, flags = p
        if body >= 0 and is_loss(p):
            enemy = authored and source >= 0 and not s.table.mates[body] >> source & 1
            if enemy and harder[source] and (source, body) not in raised:
                raised.append((source, body))
                count = min(0, count - harder[source])
            if less[body] > 0:
                cut = min(less[body], -count)
                less[body] -= cut
                count += cut
            elif less[body] < 0 and enemy:
                count += less[body]
                less[body] = 0
            p = (op, source, body, count, what, flags)
            if back[body] and count < 0 and enemy:
                out.append(p)
                p = (c.CHANGE, -1, source, -back[body], c.FORTITUDE, 0)
                back[body] = 0
        out.append(p)
    return out

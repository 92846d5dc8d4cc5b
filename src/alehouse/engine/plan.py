"""What would happen: the projection of a pending entry in the state of now.

An entry stores effects, picks and an ordered list of edits, never a result: meters, leavers and
amounts change between play and resolution. `project` folds the edits over the effects.
"""

from __future__ import annotations

from . import codes as c
from .program import Op
from .state import Edit, Frame, Packet, Pour, Round, State

Part = tuple[int, int, int, int]
"""Of a Drink, beside Alcohol and Fortitude: (operation, body, amount, argument)"""


def present(s: State) -> int:
    """Seats that are in the game and have not passed out in a running contest."""
    return s.alive & ~s.marked


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


def select(s: State, f: Frame, who: int) -> list[int]:
    if who == c.TARGET:
        if f.target >= 0:
            return [f.target]
        return seats_from(s, s.active, ~f.target - 1 & present(s)) if f.target < -1 else []
    if who == c.YOU:
        return [f.seat]
    if who == c.OTHERS:
        return seats_from(s, s.active, present(s) & ~(1 << f.seat))
    if who == c.ALL:
        return seats_from(s, s.active, present(s))
    if who == c.CAUSE:
        return [f.cause] if f.cause >= 0 else []
    if who == c.ACTIVE:
        return [s.active]
    if who == c.IN_ROUND:
        return seats_from(s, s.active, s.round.inside if s.round is not None else present(s))
    if who == c.DRINKER:
        return [f.target] if f.kind == c.CARD_FRAME else [f.seat]
    if who == c.WINNER:
        return [f.cause]
    left = left_of(s, f.seat, present(s) & ~(1 << f.seat))
    return [left] if left >= 0 else []


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
    return present(s).bit_count() == arg


def amount(s: State, f: Frame, op: Op) -> int:
    if op.n_kind == c.N_CONST:
        return op.n
    if op.n_kind == c.N_TABLE:
        meter = s.table.program.meters[op.dest]
        return op.table[s.meters[op.dest][f.seat] - meter.low]
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
        elif code == c.EDIT or code == c.NEGATE or code == c.TAKE_POT or code == c.CONTROL:
            out.append((code, seat, -1, op.n, op.id, op.flags))
        elif code == c.ANTE:
            for body in select(s, f, op.who):
                out.append((c.PAY, seat, body, op.n, c.POT, c.F_ANTE))
        elif code == c.START_ROUND:
            out.append((code, seat, -1, op.n, op.id, 0))
            for body in seats_from(s, s.active, present(s)):
                out.append((c.PAY, seat, body, op.n, c.POT, c.F_ANTE))
        elif code == c.COLLECT:
            n = amount(s, f, op)
            for body in select(s, f, op.who):
                out.append((code, seat, body, n, op.dest, 0))
        elif code == c.IF:
            for body in select(s, f, op.cond_who)[:1]:
                met = holds(s, op.cond, op.cond_arg, body)
                expand(s, f, op.sub if met else op.alt, out)
        elif code == c.CHOOSE:
            if choice >= len(f.answers):
                for body in select(s, f, op.who)[:1]:
                    out.append((code, seat, body, 0, op.id, 0))
            else:
                expand(s, f, op.options[f.answers[choice]], out)
                choice += 1
        elif code == c.END_ROUND or code == c.FLIP or code == c.ORDER:
            out.append((code, seat, -1, op.n, op.id, 0))
        elif code == c.THEN:
            out.append((code, seat, -1, 0, op.id, 0))
        else:
            for body in select(s, f, op.who):
                out.append((code, seat, body, op.n, op.id, 0))


def is_loss(p: Packet) -> bool:
    return p[0] == c.CHANGE and p[4] == c.FORTITUDE and p[3] < 0


def fold(s: State, f: Frame, packets: list[Packet], edits: tuple[Edit, ...]) -> list[Packet]:
    """Apply edits in the order they were made; each applies exactly once (REDIR-03, OPEN-50)."""
    ignore_as = s.table.program.designs[f.design].ignore_as if f.design >= 0 else 0
    for code, seat, n, arg in edits:
        new: list[Packet] = []
        for p in packets:
            op, source, body, count, what, flags = p
            if body < 0 and op != c.PAY:
                new.append(p)
            elif code == c.E_IGNORE:
                own = op == c.PAY and body == source and f.kind == c.CARD_FRAME  # NEG-06
                touches = (body == seat and not own) or (op == c.PAY and what == seat)
                if not touches or flags & c.F_ANTE:
                    new.append(p)
                elif ignore_as:
                    if is_loss(p):
                        new.append((op, source, body, min(0, count + ignore_as), what, flags | c.F_SOFT))
                    else:
                        new.append(p)
            elif code == c.E_IGNORE_FORTITUDE:
                if body != seat or not is_loss(p):
                    new.append(p)
                elif ignore_as:
                    new.append((op, source, body, min(0, count + ignore_as), what, flags | c.F_SOFT))
            elif code == c.E_REDUCE:
                if body == seat and n > 0 and is_loss(p):
                    cut = min(n, -count)
                    n -= cut
                    new.append((op, source, body, count + cut, what, flags | c.F_SOFT))
                else:
                    new.append(p)
            elif code == c.E_TO:
                if body == seat and is_loss(p):
                    keep = min(n, -count)
                    n -= keep
                    new.append((op, source, body, -keep, what, flags | c.F_SOFT))
                else:
                    new.append(p)
            elif code == c.E_REDIRECT or code == c.E_REDIRECT_ALL:
                if not (body == seat and (code == c.E_REDIRECT_ALL or is_loss(p))):
                    new.append(p)
                elif op != c.PAY or what != arg:  # OPEN-22: nobody pays oneself
                    new.append((op, source, arg, count, what, flags & ~c.F_SOFT))
            elif code == c.E_SHARE:
                if body == seat and is_loss(p):
                    half = -((1 - count) // 2)
                    new.append((op, source, body, half, what, flags | c.F_SOFT))
                    new.append((op, source, source, half, what, flags))
                else:
                    new.append(p)
            elif code == c.E_COVER_INN or code == c.E_COVER_NONE:
                if body == seat and op == c.PAY:
                    means = c.F_INN if code == c.E_COVER_INN else c.F_FREE
                    new.append((op, source, body, count, what, flags | means))
                else:
                    new.append(p)
            elif code == c.E_LEAVE:
                if body != seat or not flags & c.F_ANTE:
                    new.append(p)
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
    else:
        expand(s, f, s.table.program.designs[f.design].modes[f.mode].ops, out)
    if f.edits:
        out = fold(s, f, out, f.edits)
    return lessen(s, out) if any(s.fronts) else out


def passive(s: State, seat: int, drinks: bool) -> int:
    """What lies in front of a player and lessens what that player takes (CHANGE-06)."""
    less = 0
    for card in s.fronts[seat]:
        design = s.table.program.designs[card >> 4]
        less += design.passive_alcohol if drinks else design.passive_fortitude
    return less


def lessen(s: State, packets: list[Packet]) -> list[Packet]:
    """Lasting effects act last, on the share of whoever takes the loss, once for the whole card (TIME-12)."""
    left = [passive(s, seat, False) for seat in range(s.table.seats)]
    out: list[Packet] = []
    for p in packets:
        op, source, body, count, what, flags = p
        if body >= 0 and is_loss(p) and left[body]:
            cut = min(left[body], -count)
            left[body] -= cut
            p = (op, source, body, count + cut, what, flags)
        out.append(p)
    return out


# --- Drinks --------------------------------------------------------------------------------------


def half(n: int, down: bool) -> int:
    """SPLIT-04, OPEN-32: the magnitude is halved, the sign kept."""
    if n >= 0:
        return n // 2 if down else (n + 1) // 2
    return -(-n // 2) if down else -((1 - n) // 2)


class Contents:
    """What a pour holds for one drinker."""

    __slots__ = ("alcohol", "dead", "fortitude", "rest", "spared")

    def __init__(self) -> None:
        self.alcohol: int = 0
        self.fortitude: int = 0
        self.rest: list[Part] = []
        self.spared: int = 0
        """Seats that Ignored it."""
        self.dead: bool = False
        """Its drinker Ignored it."""


def add_part(out: Contents, code: int, body: int, n: int, arg: int) -> None:
    rest = out.rest
    for i in range(len(rest)):
        part = rest[i]
        if part[0] == code and part[1] == body and part[3] == arg:
            rest[i] = (code, body, part[2] + n, arg)
            return
    rest.append((code, body, n, arg))


def add_ops(s: State, out: Contents, ops: tuple[Op, ...], drinker: int, you: int, x: int) -> None:
    for op in ops:
        n = op.n if op.n_kind == c.N_CONST else x
        code = op.code
        body = you if op.who == c.YOU and you >= 0 else drinker
        if code == c.CHANGE and op.what == c.ALCOHOL:
            out.alcohol += n * op.flags
        elif code == c.CHANGE and op.what == c.FORTITUDE:
            out.fortitude += n * op.flags
        elif code == c.IF:
            met = holds(s, op.cond, op.cond_arg, drinker)
            add_ops(s, out, op.sub if met else op.alt, drinker, you, x)
        elif code == c.PAY:
            to = drinker if op.dest == c.DRINKER else you if op.dest == c.YOU else op.dest
            if body != to:
                add_part(out, c.PAY, body, n, to)
        elif code == c.COLLECT:
            add_part(out, code, body, n, op.dest)
        elif code == c.CHANGE:
            add_part(out, code, body, n * op.flags, op.what)
        else:
            add_part(out, code, body, n, op.id if code == c.KEEP else 0)


def chosen_x(pour: Pour) -> int:
    for code, _seat, n, _arg in pour[3]:
        if code == c.E_X:
            return n
    return 0


def contents(s: State, pour: Pour) -> Contents:
    """CHASER-02, SPLIT-03, -05: like numbers are added up, then each change applies in the order played."""
    drinker = pour[0]
    out = Contents()
    program = s.table.program
    x = chosen_x(pour) if pour[3] else 0
    for index in pour[2]:
        design = program.designs[index]
        if design.plain:
            out.alcohol += design.alcohol
            out.fortitude += design.fortitude
        else:
            add_ops(s, out, design.drink_ops, drinker, -1, x)
    for code, seat, n, arg in pour[3]:
        if code == c.E_RAISE:
            out.alcohol += n
        elif code == c.E_REDUCE:
            if out.alcohol > 0:
                out.alcohol = max(0, out.alcohol - n)
        elif code == c.E_TO:
            out.alcohol = n
        elif code == c.E_HALVE_UP or code == c.E_HALVE_DOWN:
            down = code == c.E_HALVE_DOWN
            out.alcohol = half(out.alcohol, down)
            out.fortitude = half(out.fortitude, down)
            rest: list[Part] = []
            for part in out.rest:
                whole = part[0] == c.KEEP or part[0] == c.SELECT
                rest.append(part if whole else (part[0], part[1], half(part[2], down), part[3]))
            out.rest = rest
        elif code == c.E_CONVERT:
            if out.alcohol > 0:
                out.fortitude += out.alcohol
                out.alcohol = 0
        elif code == c.E_REPLACE:
            out.alcohol = 0
            out.fortitude = 0
            out.rest = []
            add_ops(s, out, program.ops[arg].sub, drinker, seat, 0)
        elif code == c.E_ADD:
            add_ops(s, out, program.ops[arg].sub, drinker, seat, 0)
        elif code == c.E_IGNORE:
            out.spared |= 1 << seat
    if out.spared:
        out.dead = out.spared >> drinker & 1 != 0
        out.rest = [] if out.dead else [part for part in out.rest if not out.spared >> part[1] & 1]
    return out


def score(s: State, pour: Pour) -> int:
    """OPEN-40: the Alcohol as revealed, with every later raise or lowering of the revealer's own Drink."""
    whole: list[Edit] = []
    for edit in pour[3]:
        code = edit[0]
        if code in (c.E_RAISE, c.E_REDUCE, c.E_TO, c.E_REPLACE, c.E_ADD, c.E_X):
            whole.append(edit)
    bare: Pour = (pour[1], pour[1], pour[2], tuple(whole), pour[4])
    return max(0, contents(s, bare).alcohol)


def pour_touches(s: State, pour: Pour) -> int:
    """Seats that would take something from it, the drinker always among them (NEG-04, AFFECT-02)."""
    out = contents(s, pour)
    if out.dead:
        return 0
    mask = 1 << pour[0]
    for part in out.rest:
        mask |= 1 << part[1]
    return mask & ~out.spared

"""Resolution: a plan becomes fact, at once for everybody, then what needs time or answers, step by step."""

from __future__ import annotations

from . import codes as c
from . import gambling
from .plan import expand, is_loss, project
from .program import Design, Op
from .seats import everyone, purse, seats_from
from .state import TOP, Frame, Packet, Pour, State, new_frame
from .zones import refresh_bits, tell


def ask(s: State, kind: int, seat: int) -> None:
    """Put a question to one seat. `moves` lists its answers when somebody looks."""
    s.ask = kind
    s.ask_mask = 1 << seat
    s.decision += 1
    s.options = None


def ask_any(s: State, kind: int, mask: int) -> None:
    """Put a question to several members of a side: whoever answers first answers it, but discards wait for all."""
    s.ask = kind
    s.ask_mask = mask
    s.decision += 1
    s.options = None


# --- numbers -------------------------------------------------------------------------------------


def settle(s: State, pays: list[Packet]) -> None:
    """OPEN-18: all payments of one effect come from the Stashes of before; receipts are credited last."""
    if not pays:
        return
    n = s.table.seats
    sides = s.table.sides
    left = s.gold[:]
    got = [0] * len(left)
    if len(pays) > 1:
        pays = sorted(pays, key=lambda p: (p[4] - s.active) % n if p[4] >= 0 else n)
    for _op, _source, payer, count, to, flags in pays:
        if flags & c.F_FREE:
            continue
        if flags & c.F_INN:
            paid = count
            s.inn -= paid
        else:
            side = sides[payer]
            paid = min(count, left[side])
            left[side] -= paid
            s.gold[side] -= paid
        if to >= 0:
            got[sides[to]] += paid
        elif to == c.POT:
            s.pot += paid
        else:
            s.inn += paid
        if s.log is not None:
            tell(s, "pay", payer, paid, to, flags & (c.F_INN | c.F_ANTE))
    for side in range(len(got)):
        s.gold[side] += got[side]
    s.dirty = True


def change(s: State, f: Frame, packets: list[Packet]) -> None:
    """Fortitude, Alcohol and meters. Losses of one body from one source are one loss (OPEN-51)."""
    totals: list[tuple[int, int, int, int, int]] = []
    for _op, source, body, n, what, flags in packets:
        if what >= c.FIRST_METER:
            change_meter(s, f, body, what - c.FIRST_METER, n)
            continue
        soft = flags & c.F_SOFT
        for i in range(len(totals)):
            t = totals[i]
            if t[0] == body and t[1] == what and t[2] == source and (t[3] < 0) == (n < 0):
                totals[i] = (body, what, source, t[3] + n, t[4] | soft)
                break
        else:
            totals.append((body, what, source, n, soft))
    for body, what, source, n, soft in totals:
        side = s.table.sides[body]
        if what == c.FORTITUDE:
            old = s.fortitude[side]
            new = min(TOP, max(0, old + n))
            s.fortitude[side] = new
            if new < old:
                f.lost = (*f.lost, (body, source, old - new, soft))
        else:
            old = s.alcohol[side]
            new = min(TOP, max(0, old + n))
            s.alcohol[side] = new
        if s.log is not None:
            tell(s, "change", body, what, new - old, new, n)
    if totals:
        s.dirty = True


def change_meter(s: State, f: Frame, body: int, index: int, n: int) -> None:
    meter = s.table.program.meters[index]
    row = s.meters[index]
    old = row[body]
    if meter.supply and n > 0:
        n = min(n, meter.supply - sum(row))
    new = min(meter.high, max(meter.low, old + n))
    reached = [ops for level, ops in meter.at if old < level <= new]
    if meter.resets and new == meter.high:
        new = meter.low
    s.meters[index] = (*row[:body], new, *row[body + 1 :])
    if s.log is not None:
        tell(s, "meter", body, index, new)
    if old + n < meter.low and meter.under:
        reached.append(meter.under)
    for ops in reached:
        packets: list[Packet] = []
        expand(s, new_frame(c.CARD_FRAME, body), ops, packets)
        due = [(p[0], p[1], p[2], p[3], p[4], p[5] | c.F_FORCED) for p in packets]  # no Ignore reaches it
        f.todo = (*due, *f.todo)


def collect(s: State, packets: list[Packet]) -> None:
    for _op, _source, body, n, place, _flags in packets:
        if place == c.POT:
            n = min(n, s.pot)
            s.pot -= n
        else:
            s.inn -= n
        s.gold[s.table.sides[body]] += n
        if n and s.log is not None:  # the pot may have gone meanwhile
            tell(s, "take", body, n, place)
    if packets:
        s.dirty = True


# --- commit --------------------------------------------------------------------------------------


def relief_cards(s: State, seat: int, types: int) -> int:
    """The places of the hand cards of those types, as a mask."""
    mask = 0
    hand = s.hands[seat]
    for at in range(len(hand)):
        if s.table.program.designs[hand[at] >> 4].types & types:
            mask |= 1 << at
    return mask


def relief_asked(s: State, f: Frame, plan: list[Packet]) -> bool:
    """REDIR-05: whoever holds the loss now may pay or discard to shrink it."""
    for p in plan:
        if p[5] & (c.F_RELIEF_GOLD | c.F_RELIEF_CARDS) and is_loss(p):
            body = p[2]
            if any(e[0] == c.E_ASKED and e[1] == body for e in f.edits):
                continue
            types = p[5] >> c.RELIEF_TYPES
            f.edits = (*f.edits, (c.E_ASKED, body, -p[3], types))
            if p[5] & c.F_RELIEF_GOLD and purse(s, body) > 0:
                ask(s, c.Q_NUMBER, body)
                return True
            # At a table everybody with cards is asked: the question must not show what is held.
            able = s.hands[body] if s.table.everybody else relief_cards(s, body, types)
            if p[5] & c.F_RELIEF_CARDS and able:
                ask(s, c.Q_CARDS, body)
                return True
    return False


def push_demand(s: State, packets: list[Packet], why: int) -> None:
    """Gold owed outside a card's plan: it has a window, for cards about losing Gold."""
    f = new_frame(c.DEMAND_FRAME, -1)
    f.todo = tuple(packets)
    f.arg = why
    s.stack.append(f)


def antes(s: State, f: Frame, design: Design, plan: list[Packet]) -> list[Packet]:
    """Leavers go first; then who still antes (GAMBLE-17, -20, -23, OPEN-46)."""
    leavers = 0
    for code, seat, _n, _arg in f.edits:
        if code == c.E_LEAVE:
            leavers |= s.table.mates[seat]
    if design.modes[f.mode].starts_round:
        if s.round is None:
            gambling.start(s, f.seat, everyone(s, f) & ~s.absent & ~leavers, design.no_leaving)
            if not leavers >> f.seat & 1:
                gambling.take_control(s, f.seat, False)
    else:
        if s.round is not None:
            for seat in seats_from(s, s.active, leavers & s.round.inside):
                gambling.leave(s, seat)
    rnd = s.round
    kept = [p for p in plan if not p[5] & c.F_ANTE]
    if rnd is None or rnd.inside.bit_count() <= 1:
        return kept
    due = [p for p in plan if p[5] & c.F_ANTE and rnd.inside >> p[2] & 1]
    for p in due:
        if p[2] == f.seat and purse(s, f.seat) == 0 and not p[5] & (c.F_INN | c.F_FREE):
            return kept
    return kept + due


def commit(s: State, f: Frame) -> None:
    """The window has just closed, so its plan is of now; only relief can have changed it since."""
    plan = f.plan
    if f.kind >= c.DEMAND_FRAME:
        if f.kind == c.HOOK_FRAME:
            f.step = c.S_REST
            apply(s, f, list(f.todo))
        else:
            f.todo = ()
            settle(s, plan)
            f.step = c.S_DONE
        return
    design = s.table.program.designs[f.design]
    mode = design.modes[f.mode]
    if mode.relief:
        plan = project(s, f)
        if relief_asked(s, f, plan):
            return
    if s.log is not None:
        tell(s, "resolve", f.kind, f.seat, f.design)
    if mode.antes:
        plan = antes(s, f, design, plan)
    f.step = c.S_REST
    if len(plan) == 1 and plan[0][0] == c.CHANGE and s.marked == 0:
        f.todo = ()
        change(s, f, plan)
    else:
        apply(s, f, plan)


def apply(s: State, f: Frame, plan: list[Packet]) -> None:
    """The part that happens at one instant; the rest is left to do."""
    pays: list[Packet] = []
    changes: list[Packet] = []
    gains: list[Packet] = []
    todo: list[Packet] = []
    gone = s.marked
    leaving = 0
    beneath = s.stack[-2] if len(s.stack) > 1 else None
    ops = s.table.program.ops
    for p in plan:
        code = p[0]
        if gone and ((p[2] >= 0 and gone >> p[2] & 1) or (code == c.PAY and p[4] >= 0 and gone >> p[4] & 1)):
            continue
        if code == c.CHANGE:
            changes.append(p)
        elif code == c.PAY:
            pays.append(p)
        elif code == c.COLLECT:
            gains.append(p)
        elif code == c.EDIT:
            if beneath is not None:
                edit(s, f, ops[p[4]], beneath)
        elif code == c.NEGATE:
            if beneath is not None:
                beneath.cancelled = True
                if s.log is not None:
                    tell(s, "negate", beneath.kind, beneath.seat, beneath.design)
        elif code == c.TAKE_POT:
            if beneath is not None:
                beneath.seat = f.seat
                beneath.settled = True
        elif code == c.AGAIN:
            if beneath is not None:
                play_again(s, beneath)
        elif code == c.END_TURN:
            leaving = ops[p[4]].flags + 1
        elif code == c.START_ROUND:
            pass
        else:
            todo.append(p)
    f.todo = tuple(todo)
    if pays:
        if f.design >= 0 and s.table.program.designs[f.design].rider:
            f.paid = paid_alone(s, f.seat, pays)
        settle(s, pays)
    if changes:
        change(s, f, changes)
    if gains:
        collect(s, gains)
    if leaving:
        leave_turn(s, f, leaving == 2)


def paid_alone(s: State, seat: int, pays: list[Packet]) -> bool:
    """Whether a seat pays something, and all of it with Gold of its own side."""
    owed = 0
    for _op, _source, payer, count, _to, flags in pays:
        if payer == seat:
            if flags & (c.F_INN | c.F_FREE):
                return False
            owed += count
    return 0 < owed <= purse(s, seat)


def play_again(s: State, negated: Frame) -> None:
    """Whoever played it bids again, or has an Action left; other cards may be played again anyway (HOUSE-20)."""
    if negated.bid:
        negated.bid = False
    elif negated.kind == c.CARD_FRAME and s.table.program.designs[negated.design].modes[negated.mode].used == c.ACTION:
        allow_action(s, negated.seat)


def allow_action(s: State, seat: int) -> None:
    """One more Action for a member of the side whose turn it is."""
    if s.table.mates[s.active] >> seat & 1 and s.actions >> 4 * seat & 15 < 15:
        s.actions += 1 << 4 * seat
        s.ready = 0


def leave_turn(s: State, f: Frame, until_next: bool) -> None:
    """ABS: the turn of this player is over, and until then nothing reaches them."""
    seat = f.seat
    bit = 1 << seat
    s.absent |= bit
    s.actions &= ~(15 << 4 * seat)
    s.thirsty &= ~bit
    if until_next:
        s.away |= bit
        if f.card >= 0:
            s.fronts[seat] = (*s.fronts[seat], f.card)
            tell(s, "stays", seat, f.card >> 4)
            f.card = -1
    refresh_bits(s, seat)
    tell(s, "absent", seat, int(until_next))
    gambling.leave(s, seat)


def edit(s: State, f: Frame, op: Op, beneath: Frame) -> None:
    """A response changes the entry beneath it: one more edit at the end of its list."""
    what = op.what
    seat = f.seat
    if beneath.kind == c.DRINK_FRAME:
        some = s.table.program.designs[f.design].modes[f.mode].pick == c.P_DRINKS
        for at in range(len(beneath.pours)):
            if f.arg >> at & 1 if some else at == f.arg:
                edit_pour(s, f, op, beneath, at)
        return
    if what == c.E_REDIRECT or what == c.E_REDIRECT_ALL:
        to = f.target if op.who == c.TARGET else f.cause
        beneath.edits = (*beneath.edits, (what, seat, 0, to))
    else:
        beneath.edits = (*beneath.edits, (what, seat, op.n, op.dest if what == c.E_BOOST else 0))
        if what == c.E_LEAVE and s.round is not None:
            for mate in seats_from(s, seat, s.round.inside & s.table.mates[seat]):
                gambling.leave(s, mate)
    if s.log is not None:
        tell(s, "edit", what, seat, op.n, f.target, -1, -1)


def edit_pour(s: State, f: Frame, op: Op, beneath: Frame, at: int) -> None:
    what = op.what
    drinker, revealer, designs, edits, flags = beneath.pours[at]
    if what == c.E_PASS:
        new: list[Pour] = [(f.target, revealer, designs, edits, flags)]
    elif what == c.E_SPLIT:
        code = c.E_HALVE_DOWN if op.n else c.E_HALVE_UP
        edits = (*edits, (code, f.seat, 0, 0))
        new = [(drinker, revealer, designs, edits, flags)]
        if not op.dest:
            new.append((f.target, revealer, designs, edits, flags & ~c.POUR_SCORES))
    else:
        if what == c.E_REPLACE:
            flags &= ~(c.POUR_SPLITS | c.POUR_WHOLE)
        new = [(drinker, revealer, designs, (*edits, (what, f.seat, op.n, op.id)), flags)]
    pours = beneath.pours
    beneath.pours = (*pours[:at], new[0], *pours[at + 1 :], *new[1:])
    if s.log is not None:
        tell(s, "edit", what, f.seat, op.n, f.target, at, drinker)

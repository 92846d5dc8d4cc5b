"""What may be played: the one source of legality, for legal moves, for push and for "why not?".

`blocked` answers for one mode of one card; `moves_of` lists its targets. Nothing else decides.
"""

from __future__ import annotations

from . import codes as c
from . import reasons as r
from .plan import guard
from .pours import contents
from .program import Design, Mode, Op
from .seats import able, decided, holds, present, purse
from .state import Frame, Pour, RawMove, State
from .zones import is_goods


def shield_of(s: State, f: Frame) -> int:
    """What cannot be done to a card now: by its text, by what was added to it, by what guards its player's hand."""
    if f.design < 0:
        return 0
    designs = s.table.program.designs
    design = designs[f.design]
    shield = design.shield
    if shield == 0 and not f.joined and not (f.hand and s.fronts[f.seat]):
        return 0
    if shield and design.shield_cond != c.C_NONE and not holds(s, design.shield_cond, design.shield_arg, f.seat):
        shield = 0
    for card, _target in f.joined:
        shield |= designs[card >> 4].shield
    if f.hand and s.fronts[f.seat]:
        shield |= guard(s, f.seat)
    return shield


def forbidden(s: State, f: Frame, why: int) -> int:
    """The reason for a shield: a mood before it, or the card itself."""
    return r.GUARDED if f.hand and guard(s, f.seat) & (c.NO_NEGATE | c.NO_IGNORE) else why


def answer_block(s: State, seat: int, design: Design, mode: Mode, f: Frame) -> int:
    """Whether this card may answer the card that `f` is."""
    if f.kind != c.CARD_FRAME:
        if f.kind == c.WON_FRAME:
            return r.TAKES_THE_POT if mode.affects else r.ONLY_ANSWER
        return r.EVENT_IS_NO_DRINK if f.kind == c.EVENT_FRAME else r.ONLY_ANSWER
    target = s.table.program.designs[f.design]
    if not target.types & mode.types:
        return r.NOT_THIS_TYPE
    if f.step != c.S_ASK:
        return r.TOO_LATE
    other = target.modes[f.mode]
    if mode.by_another and s.table.mates[seat] >> f.seat & 1:
        return r.OWN_CARD
    if target.answered_by and design.family != target.answered_by:
        return r.PROTECTED if not mode.affects else r.NEGATES_AN_IGNORE
    if mode.changes_only and not other.changes_drink:
        return r.CHANGES_NO_DRINK
    if mode.picks_you and not f.touch[seat] & c.B_PICKED:
        return r.NOT_PICKED
    if mode.affects:
        if not f.touch[seat] & mode.affects:
            return why_not_affected(s, seat, f, mode, other)
        if shield_of(s, f) & c.NO_IGNORE:
            return forbidden(s, f, r.CANNOT_BE_IGNORED)
        if protected(s, f, seat, c.NO_IGNORE):
            return r.CANNOT_BE_REDUCED
    elif not mode.helps and shield_of(s, f) & c.NO_NEGATE:
        return forbidden(s, f, r.CANNOT_BE_NEGATED)
    return r.OK


def why_not_affected(s: State, seat: int, f: Frame, mode: Mode, other: Mode) -> int:
    """AFFECT-03..06 and NEG-06: the ways in which a card may look as if it touched you."""
    mates = s.table.mates[seat]
    for p in f.plan:
        if p[0] == c.PAY and mates >> p[2] & 1 and mode.affects & c.B_GOLD:
            own = mates >> f.seat & 1
            return r.ONLY_AN_ANTE if p[5] & c.F_ANTE else r.OWN_PAYMENT if own else r.NOT_AFFECTED
    if other.changes_drink:
        return r.CHANGES_THE_DRINK
    for op in other.ops:
        if op.code == c.NEGATE:
            return r.NEGATES_AN_IGNORE
        if op.code == c.TAKE_POT:
            return r.TAKES_THE_POT
    return r.ONLY_AN_ANTE if other.antes else r.NOT_AFFECTED


def protected(s: State, f: Frame, seat: int, what: int) -> bool:
    for code, ward, n, _arg in f.edits:
        if code == c.E_PROTECT and s.table.mates[seat] >> ward & 1 and n & what:
            return True
    return False


def drink_block(s: State, seat: int, design: Design, mode: Mode, f: Frame, at: int) -> int:
    """Whether this card may work on pour `at` of the Drink."""
    pour = f.pours[at]
    if not pour[3]:
        return fresh_block(s, seat, mode, pour)
    out = contents(s, pour)
    mates = s.table.mates[seat]
    mine = mates >> pour[0] & 1 != 0
    if mode.trigger == c.T_DRINK:
        if out.spared >> seat & 1:
            return r.IGNORED_ALREADY
        if not mine:
            for part in out.rest:
                if mates >> part[1] & 1 and not out.dead:
                    return r.OK
            return r.NOT_YOUR_DRINK
        return r.OK
    if not mine if mode.who == c.YOU else mine and mode.who == c.OTHERS:
        return r.NOT_YOUR_DRINK
    if mode.own_phase:
        return r.OK if own_phase(s, seat, pour) else r.NOT_THAT_PHASE
    if out.dead:
        if not pour[4] & c.POUR_SCORES:
            return r.IGNORED_ALREADY
        for op in mode.ops:
            if op.code == c.EDIT and op.what not in (c.E_RAISE, c.E_REDUCE, c.E_TO, c.E_REPLACE, c.E_ADD):
                return r.IGNORED_ALREADY
    if pour[4] & c.POUR_WHOLE and mode.splits:
        return r.NOT_SPLITTABLE
    if design.limit:
        for code, _seat, n, _arg in pour[3]:
            if code == c.E_SPENT and n == design.limit:
                return r.SLOT_TAKEN
    return r.OK


def fresh_block(s: State, seat: int, mode: Mode, pour: Pour) -> int:
    """The same for a Drink that nobody has touched yet, which is most of them."""
    mine = s.table.mates[seat] >> pour[0] & 1
    if not mine and (mode.trigger == c.T_DRINK or mode.who == c.YOU):
        return r.NOT_YOUR_DRINK
    if mine and mode.who == c.OTHERS:
        return r.NOT_YOUR_DRINK
    if pour[4] & c.POUR_WHOLE and mode.splits:
        return r.NOT_SPLITTABLE
    if mode.own_phase and not own_phase(s, seat, pour):
        return r.NOT_THAT_PHASE
    return r.OK


def own_phase(s: State, seat: int, pour: Pour) -> bool:
    """Whether somebody else drinks, or has revealed, this Drink in the own Drink Phase."""
    acting = s.acting
    return s.phase == c.PH_DRINK and not s.table.mates[seat] >> acting & 1 and (pour[0] == acting or pour[1] == acting)


def drinks_block(s: State, seat: int, design: Design, mode: Mode, f: Frame) -> int:
    if f.kind != c.DRINK_FRAME or f.step != c.S_ASK:
        return r.EVENT_IS_NO_DRINK if f.kind == c.EVENT_FRAME else r.NO_DRINK
    worst = r.NO_DRINK
    for at in range(len(f.pours)):
        why = drink_block(s, seat, design, mode, f, at)
        if why == r.OK:
            return r.OK
        if worst == r.NO_DRINK or worst == r.NOT_YOUR_DRINK:
            worst = why
    return worst


def round_block(s: State, mode: Mode) -> int:
    """GAMBLE-09, GAMBLE-21. The whole stack counts, or a nested card would open a way around."""
    if s.round is None:
        return r.NO_ROUND
    if decided(s.round):
        return r.ROUND_HAS_ENDED
    designs = s.table.program.designs
    for f in s.stack:
        if f.kind == c.WON_FRAME:
            return r.ROUND_HAS_ENDED
        if mode.ends_it and f.kind == c.CARD_FRAME and not f.cancelled and f.step <= c.S_COMMIT:
            other = designs[f.design].modes[f.mode]
            if other.antes or other.ends_round:
                return r.ANTES_PENDING if other.antes else r.ROUND_IS_ENDING
    return r.OK


def edits_in(s: State, seat: int, ops: tuple[Op, ...]) -> list[Op]:
    """The operations that a response would carry out now, those behind a condition among them."""
    out: list[Op] = []
    for op in ops:
        if op.code == c.IF:
            out += edits_in(s, seat, op.sub if holds(s, op.cond, op.cond_arg, seat) else op.alt)
        else:
            out.append(op)
    return out


def loss_block(s: State, seat: int, design: Design, mode: Mode, f: Frame) -> int:
    if f.kind != c.CARD_FRAME or f.step != c.S_ASK or not f.touch[seat] & c.B_LOSE:
        return r.NO_LOSS
    if mode.by_another and s.table.mates[seat] >> f.seat & 1:
        return r.OWN_CARD
    shield = shield_of(s, f)
    for op in edits_in(s, seat, mode.ops):
        if op.code == c.EDIT:
            if op.what in (c.E_IGNORE, c.E_IGNORE_FORTITUDE):
                if shield & c.NO_IGNORE:
                    return forbidden(s, f, r.CANNOT_BE_IGNORED)
                if protected(s, f, seat, c.NO_IGNORE):
                    return r.CANNOT_BE_REDUCED
            if op.what == c.E_REDIRECT and shield & c.NO_REDIRECT:
                return r.CANNOT_BE_REDIRECTED
            reduces = op.what in (c.E_REDUCE, c.E_TO, c.E_SHARE)
            if reduces and (shield & c.NO_REDUCE or protected(s, f, seat, c.NO_REDUCE)):
                return r.CANNOT_BE_REDUCED
    return r.OK


def blocked(s: State, seat: int, design: Design, mode: Mode, f: Frame | None) -> int:
    """Why this use of the card is not open to the seat in the window on `f`; OK if it is."""
    if f is None:
        return r.ONLY_ANSWER
    trigger = mode.trigger
    if trigger == c.T_NONE:
        why = r.OK if mode.used == c.ANYTIME else r.ONLY_ACTION_PHASE
        if mode.used & (c.GAMBLING | c.CHEATING):
            why = r.ONLY_IN_ROUND
    elif trigger == c.T_PLAYED:
        why = answer_block(s, seat, design, mode, f)
    elif mode.drink:
        why = drinks_block(s, seat, design, mode, f)
    elif trigger == c.T_LOSE_FORTITUDE:
        why = loss_block(s, seat, design, mode, f)
    elif trigger == c.T_LOSE_GOLD:
        why = r.OK if f.step == c.S_ASK and f.touch and f.touch[seat] & c.B_PAY else r.NO_PAYMENT
    elif trigger == c.T_ANTE:
        why = r.OK if f.step == c.S_ASK and f.touch and f.touch[seat] & c.B_ANTE else r.NO_ANTE
        tight = s.round.tight if s.round is not None else s.table.program.designs[f.design].no_leaving
        if why == r.OK and tight:
            why = r.NOBODY_LEAVES
    elif trigger == c.T_REFILL:
        owes = f.kind == c.DEMAND_FRAME and f.touch[seat] & c.B_REFILL
        why = r.OK if owes else r.NO_PAYMENT
    elif trigger == c.T_LOST:
        why = r.OK if f.step == c.S_AFTER_ASK and hit_by(s, f, seat) >= 0 else r.NOT_HIT
    elif trigger == c.T_POT:
        taken = f.kind == c.WON_FRAME and f.step == c.S_AFTER_ASK and f.pot > 0
        why = r.OK if taken and not s.table.mates[seat] >> f.seat & 1 else r.NOT_WON
    elif trigger == c.T_PHASE:
        fits = s.table.mates[s.active] >> seat & 1 and s.phase == mode.phase and f.kind >= c.FIRST_FLOOR
        why = r.OK if fits else r.NOT_THAT_PHASE
    elif trigger == c.T_ROUND:
        why = round_block(s, mode)
    elif trigger == c.T_WON:
        if f.kind != c.WON_FRAME or f.step != c.S_ASK or s.table.mates[seat] >> f.seat & 1:
            why = r.NOT_WON
        else:
            why = r.ALREADY_DECIDED if f.settled else r.OK
    elif f.kind != c.EVENT_FRAME:
        started = any(below.kind == c.EVENT_FRAME and below.step > c.S_ASK for below in s.stack)
        why = r.EVENT_STARTED if started else r.NOT_EVENT
    else:
        why = r.OK if not mode.picks_you or f.touch[seat] & c.B_EVENT else r.NOT_AFFECTED
    if why == r.OK and mode.when != c.C_NONE and not holds(s, mode.when, mode.when_arg, seat):
        return not_in_round(s, seat) if mode.when == c.C_STILL_IN else r.CONDITION
    return why


def not_in_round(s: State, seat: int) -> int:
    """Why somebody has no say in the Round: a mate is the Champion, or the seat has left it."""
    champion = s.round is not None and s.round.inside & s.table.mates[seat] & ~(1 << seat)
    return r.NOT_CHAMPION if champion else r.LEFT_THE_ROUND


def hit_by(s: State, f: Frame, seat: int) -> int:
    """Whom a hit-back of this seat strikes: the source of a loss its side really took and did not reduce."""
    if shield_of(s, f) & c.NO_HIT_BACK:
        return -1
    mates = s.table.mates[seat]
    for victim, source, n, soft in f.lost:
        if mates >> victim & 1 and source >= 0 and not mates >> source & 1 and n > 0 and not soft:
            if present(s) >> source & 1:
                return source
    return -1


def cause_of(s: State, f: Frame | None, seat: int, mode: Mode) -> int:
    """The player who stands behind what is answered: of the card, of the loss, of the win."""
    if f is None:
        return -1
    if mode.trigger == c.T_LOST:
        return hit_by(s, f, seat)
    if f.kind == c.CARD_FRAME or f.kind == c.WON_FRAME or f.kind == c.EVENT_FRAME:
        return f.seat
    return -1


def targets(s: State, seat: int, mode: Mode, f: Frame | None) -> list[int]:
    """Who may be picked. For UpTo these are masks of seats."""
    out: list[int] = []
    mask = present(s)
    if mode.pick != c.P_ANYONE:
        mask &= ~s.table.mates[seat]
    if mode.in_round:
        mask &= s.round.inside if s.round is not None else 0
    if mode.but_cause:
        cause = cause_of(s, f, seat, mode)
        if cause >= 0:
            mask &= ~(1 << cause)
    n = s.table.seats
    if mode.pick == c.P_UP_TO:
        sub = mask
        least = min(mode.pick_least, mask.bit_count())
        while sub:
            if least <= sub.bit_count() <= mode.pick_n:
                out.append(sub)
            sub = (sub - 1) & mask
        return out[::-1]
    for other in range(n):
        if mask >> other & 1 and (mode.pick_cond == c.C_NONE or holds(s, mode.pick_cond, mode.pick_cond_arg, other)):
            out.append(other)
    return out


def moves_of(s: State, seat: int, index: int, at: int, f: Frame | None, out: list[RawMove]) -> None:
    """Every way to play mode `at` of a card that is not blocked."""
    design = s.table.program.designs[index]
    mode = design.modes[at]
    if mode.drink and f is not None:
        if mode.pick == c.P_DRINKS:
            fit = 0
            for i in range(len(f.pours)):
                if drink_block(s, seat, design, mode, f, i) == r.OK:
                    fit |= 1 << i
            sub = fit
            while sub:
                out.append((c.M_PLAY, index, at, -1, sub, 0))
                sub = (sub - 1) & fit
            return
        for i in range(len(f.pours)):
            if drink_block(s, seat, design, mode, f, i) != r.OK:
                continue
            if mode.pick == c.P_NONE:
                out.append((c.M_PLAY, index, at, -1, i, 0))
                if mode.own_phase:
                    return
            else:
                for target in targets(s, seat, mode, f):
                    out.append((c.M_PLAY, index, at, target, i, 0))
        return
    if mode.pick == c.P_NONE:
        out.append((c.M_PLAY, index, at, -1, 0, 0))
        return
    for target in targets(s, seat, mode, f):
        out.append((c.M_PLAY, index, at, target, 0, 0))


def in_reach(s: State, seat: int) -> tuple[int, ...]:
    """The cards that a seat may play: its hand, what lies before it, and goods that lie before a mate (TEAMCHAR-16)."""
    cards = s.hands[seat] if not s.fronts[seat] else s.hands[seat] + s.fronts[seat]
    if s.table.team:
        for other in range(s.table.seats):
            if other != seat and s.table.mates[seat] >> other & 1:
                cards += tuple([card for card in s.fronts[other] if is_goods(s, card)])
    return cards


def offers(s: State, seat: int) -> list[RawMove]:
    """Goods of the own deck, to everybody who can pay and has not just declined (PHR)."""
    out: list[RawMove] = []
    buyers = able(s) & ~s.table.mates[seat] & ~s.offered
    for card in s.fronts[seat]:
        if card & 15 == seat and is_goods(s, card):
            price = s.table.program.designs[card >> 4].price
            for other in range(s.table.seats):
                if buyers >> other & 1 and 0 <= price <= purse(s, other):
                    move = (c.M_OFFER, card >> 4, 0, other, 0, price)
                    if move not in out:
                        out.append(move)
    return out


def window_moves(s: State, seat: int, f: Frame) -> list[RawMove]:
    """What the seat could do in the window on `f`; passing is always possible and not listed."""
    avail = f.bits | f.touch[seat]
    out: list[RawMove] = []
    designs = s.table.program.designs
    seen: list[int] = []
    plain = not s.fronts[seat] and not s.table.team
    for card in s.hands[seat] if plain else in_reach(s, seat):
        index = card >> 4
        design = designs[index]
        if not design.bits & avail or index in seen:
            continue
        seen.append(index)
        modes = design.modes
        for at in range(len(modes)):
            mode = modes[at]
            if mode.bits & avail and blocked(s, seat, design, mode, f) == r.OK:
                moves_of(s, seat, index, at, f, out)
    if not plain:
        out += offers(s, seat)
        if s.tokens[s.table.sides[seat]]:
            for gain in range(3):
                out.append((c.M_TOKEN, -1, 0, -1, 0, gain))
    return out


def bid_block(s: State, seat: int, design: Design, mode: Mode) -> int:
    """GAMBLE-12, -13, -16."""
    rnd = s.round
    if rnd is None:
        return r.NO_ROUND
    if not mode.used & (c.GAMBLING | c.CHEATING):
        if mode.used == c.ANYTIME:
            return r.NOT_THIS_MOMENT
        return r.ONLY_ACTION_PHASE if mode.used == c.ACTION else r.ONLY_ANSWER
    if not rnd.inside >> seat & 1:
        return not_in_round(s, seat)
    if rnd.winning and not mode.used & c.CHEATING and not design.follows_anything:
        return r.ONLY_CHEATING
    return r.OK


def phase_moves(s: State, seat: int, bid: bool) -> list[RawMove]:
    """Action Cards in the Action Phase, or bids in a Round."""
    out: list[RawMove] = []
    designs = s.table.program.designs
    wanted = c.GAMBLING | c.CHEATING if bid else c.ACTION
    seen: list[int] = []
    for card in s.hands[seat] if not s.fronts[seat] and not s.table.team else in_reach(s, seat):
        index = card >> 4
        design = designs[index]
        if not design.types & wanted or index in seen:
            continue
        seen.append(index)
        modes = design.modes
        for at in range(len(modes)):
            mode = modes[at]
            if mode.used & wanted and (not bid or bid_block(s, seat, design, mode) == r.OK):
                moves_of(s, seat, index, at, None, out)
    return out

"""Windows: what is open, who is asked, and which of the hidden answers is carried out.

All answers to a window are hidden; the first Anytime Card in turn order from the active player is
carried out, else the first Sometimes Card, and the rest goes back (TIME-05, OPEN-01). So the order
of asking cannot be seen, and seats that cannot matter need not be asked.
"""

from __future__ import annotations

from . import codes as c
from .legality import cause_of, in_reach, window_moves
from .plan import project
from .pours import pour_touches
from .program import Mode
from .seats import able
from .state import PASS, TOP, Broken, Frame, RawMove, State, new_frame
from .zones import refresh_side, take_from_player, tell

MAX_STACK = 1024
"""Every card on the stack has left a hand, so it cannot grow without end."""


def everywhere(s: State) -> int:
    """What every window offers: Anytime Cards and, in a Round, the cards for it."""
    return c.B_ANYTIME | (c.B_ROUND if s.round is not None else 0)


def open_card(s: State, f: Frame) -> None:
    """The window on a card, an Event, a demand or a won Round."""
    n = s.table.seats
    touch = [0] * n
    bits = everywhere(s)
    plan = project(s, f)
    f.plan = plan
    own = s.table.mates[f.seat] if f.seat >= 0 else 0
    for op, _source, body, count, what, flags in plan:
        if body < 0:
            continue
        if op == c.CHANGE:
            if what == c.FORTITUDE:
                touch[body] |= c.B_FORTITUDE | c.B_LOSE if count < 0 else c.B_FORTITUDE
            elif what == c.ALCOHOL:
                touch[body] |= c.B_ALCOHOL
        elif op == c.PAY:
            if flags & c.F_ANTE:
                touch[body] |= c.B_ANTE
            elif not own >> body & 1:
                touch[body] |= c.B_GOLD
            if not flags & (c.F_INN | c.F_FREE):
                touch[body] |= c.B_PAY
            if what >= 0 and f.kind != c.DEMAND_FRAME:
                touch[what] |= c.B_GOLD
        elif op == c.COLLECT:
            touch[body] |= c.B_GOLD
        if f.kind == c.EVENT_FRAME:
            touch[body] |= c.B_EVENT
    if f.kind == c.CARD_FRAME:
        mode = s.table.program.designs[f.design].modes[f.mode]
        bits |= mode.window_bits
        if f.target >= 0 and mode.used == c.ACTION and mode.pick in (c.P_ANOTHER, c.P_ANYONE):
            touch[f.target] |= c.B_PICKED
        if f.joined:
            for _card, picked in f.joined:
                if picked >= 0 and mode.used == c.ACTION:
                    touch[picked] |= c.B_PICKED
    elif f.kind == c.DEMAND_FRAME:
        for body in range(n):
            touch[body] &= c.B_PAY
            if f.arg == c.D_REFILL and touch[body]:
                touch[body] |= c.B_REFILL
    elif f.kind == c.WON_FRAME:
        bits |= c.B_WON
    else:
        bits |= c.B_EVENT
    f.bits = bits
    f.touch = shared(s, touch) if s.table.team else touch
    begin(s, f)


def shared(s: State, touch: list[int]) -> list[int]:
    """TEAM-06: what is about to happen to one member may be answered by all of them."""
    out = [0] * len(touch)
    for seat in range(len(touch)):
        for mate in range(len(touch)):
            if s.table.mates[seat] >> mate & 1:
                out[seat] |= touch[mate]
    return out


def open_drink(s: State, f: Frame) -> None:
    touch = [0] * s.table.seats
    for pour in f.pours:
        if not pour[3]:
            touch[pour[0]] |= c.B_POUR_MINE | c.B_DRINK
            continue
        touch[pour[0]] |= c.B_POUR_MINE
        mask = pour_touches(s, pour)
        for seat in range(s.table.seats):
            if mask >> seat & 1:
                touch[seat] |= c.B_DRINK
    f.bits = everywhere(s) | c.B_POUR_ANY | c.B_POUR_OTHER
    f.touch = shared(s, touch) if s.table.team else touch
    begin(s, f)


def open_after(s: State, f: Frame) -> None:
    """The window on a result: a Fortitude loss that was taken, a pot that was collected."""
    touch = [0] * s.table.seats
    for victim, _source, n, soft in f.lost:
        if n > 0 and not soft:
            touch[victim] |= c.B_LOST
    f.bits = everywhere(s) | (c.B_POT if f.pot else 0)
    f.touch = shared(s, touch) if s.table.team else touch
    begin(s, f)


def open_floor(s: State, f: Frame) -> None:
    bits = everywhere(s)
    touch = [0] * s.table.seats
    touch[s.active] = c.B_ORDER if s.phase == c.PH_ORDER else c.B_PHASE
    f.bits = bits
    f.touch = shared(s, touch) if s.table.team else touch
    begin(s, f)


def floor_matters(s: State) -> bool:
    """Whether anybody could answer at this point; a table asks without looking."""
    if s.table.everybody:
        return True
    bits = c.B_ANYTIME if s.round is None else c.B_ANYTIME | c.B_ROUND
    own = c.B_ORDER if s.phase == c.PH_ORDER else c.B_PHASE
    if s.bits[s.active] & own:
        return True
    for held_bits in s.bits:
        if held_bits & bits:
            return True
    if s.table.team:
        mates = s.table.mates[s.active]
        for seat, held_bits in enumerate(s.bits):
            if held_bits & own and mates >> seat & 1:
                return True
    return False


def begin(s: State, f: Frame) -> None:
    """Choose whom to ask. Everybody is asked at a table; a simulation asks only who could answer."""
    f.want_seat = -1
    if s.log is not None:
        tell(s, "open", f.kind, f.seat, f.design, f.step)
    if s.table.everybody:
        f.wait = able(s)
        return
    bits = f.bits
    wait = 0
    for seat, touched in enumerate(f.touch):
        if s.bits[seat] & (bits | touched):
            wait |= 1 << seat
    f.wait = wait


def ask_window(s: State, f: Frame) -> bool:
    """Put the next question of this window; False when everybody has answered."""
    if f.wait == 0:
        return False
    if s.table.everybody:
        s.ask = c.Q_WINDOW
        s.ask_mask = f.wait
        s.decision += 1
        s.options = None
        return True
    n = s.table.seats
    seat = s.active
    for _ in range(n):
        bit = 1 << seat
        if f.wait & bit:
            f.wait &= ~bit
            # A Sometimes Card that is already meant can be overtaken by an Anytime Card only.
            if f.want_seat < 0 or s.bits[seat] & c.B_ANYTIME:
                moves = window_moves(s, seat, f)
                if moves:
                    moves.insert(0, PASS)
                    s.ask = c.Q_WINDOW
                    s.ask_mask = bit
                    s.decision += 1
                    s.options = moves
                    return True
        seat += 1
        if seat == n:
            seat = 0
    return False


def answer_window(s: State, f: Frame, seat: int, move: RawMove) -> None:
    """Keep the answer, hidden, if it goes before what was answered so far."""
    f.wait &= ~(1 << seat)
    if move[0] != c.M_PASS:
        card = move[0] == c.M_PLAY
        anytime = not card or s.table.program.designs[move[1]].modes[move[2]].used == c.ANYTIME
        if f.want_seat < 0 or before(s, seat, anytime, f):
            f.want = move
            f.want_seat = seat
            f.want_any = anytime
        if anytime and not s.table.everybody:
            f.wait = 0


def before(s: State, seat: int, anytime: bool, f: Frame) -> bool:
    if anytime != f.want_any:
        return anytime
    n = s.table.seats
    return (seat - s.active) % n < (f.want_seat - s.active) % n


def close(s: State, f: Frame) -> bool:
    """After the last answer: carry out the first play, or tell that the window closed. True if played."""
    seat = f.want_seat
    if seat < 0:
        s.offered = 0
        if s.log is not None:
            tell(s, "close", f.kind, f.seat, f.design, f.step)
        return False
    move = f.want
    f.want_seat = -1
    f.want = PASS
    if move[0] == c.M_PLAY:
        play(s, seat, move, f, False)
    elif move[0] == c.M_OFFER:
        offer(s, seat, move)
    else:
        use_token(s, seat, move[5])
    return True


def offer(s: State, seat: int, move: RawMove) -> None:
    """The buyer is asked; nobody else has a say (PHR)."""
    f = new_frame(c.HOOK_FRAME, seat)
    f.step = c.S_REST
    f.design = move[1]
    f.target = move[3]
    f.todo = ((c.OFFER, seat, move[3], move[5], move[1], 0),)
    s.stack.append(f)
    tell(s, "offer", seat, move[1], move[3], move[5])


TOKEN_FORTITUDE = 6
TOKEN_ALCOHOL = 6
TOKEN_GOLD = 3


def use_token(s: State, seat: int, gain: int) -> None:
    """TEAM-04, -05: it happens at once, and nothing can be done about it."""
    side = s.table.sides[seat]
    s.tokens = (*s.tokens[:side], s.tokens[side] - 1, *s.tokens[side + 1 :])
    tell(s, "token", seat, gain)
    if gain == 0:
        old = s.fortitude[side]
        new = s.fortitude[side] = min(TOP, old + TOKEN_FORTITUDE)
        tell(s, "change", seat, c.FORTITUDE, new - old, new, TOKEN_FORTITUDE)
    elif gain == 1:
        old = s.alcohol[side]
        new = s.alcohol[side] = max(0, old - TOKEN_ALCOHOL)
        tell(s, "change", seat, c.ALCOHOL, new - old, new, -TOKEN_ALCOHOL)
    else:
        s.gold[side] += TOKEN_GOLD
        s.inn -= TOKEN_GOLD
        tell(s, "take", seat, TOKEN_GOLD, c.INN)
    s.offered = 0
    s.dirty = True
    refresh_side(s, seat)


def play(s: State, seat: int, move: RawMove, answered: Frame | None, bid: bool) -> None:
    """Announce a card: it leaves the hand and becomes the top entry (TURN-07)."""
    index = move[1]
    card = -1
    for one in s.hands[seat]:
        if one >> 4 == index:
            card = one
            break
    else:
        for one in in_reach(s, seat):
            if one >> 4 == index:
                card = one
                break
    if card < 0 or len(s.stack) >= MAX_STACK:
        raise Broken("a card is played that is not held" if card < 0 else "the stack is too deep")
    from_hand = take_from_player(s, seat, card)
    s.offered = 0
    design = s.table.program.designs[index]
    mode = design.modes[move[2]]
    f = new_frame(c.CARD_FRAME, seat)
    f.card = card
    f.design = index
    f.mode = move[2]
    f.target = frame_target(mode, move[3])
    f.arg = move[4]
    f.x = move[5]
    f.cause = cause_of(s, answered, seat, mode)
    f.hand = from_hand
    f.bid = bid
    if bid and s.round is not None:
        f.x = s.round.serial
    if mode.trigger == c.T_POT and answered is not None:
        f.x = answered.pot
    if mode.asks_first or design.adds >= 0 or (mode.crowd and s.table.team):
        f.step = c.S_BEFORE
    if design.limit and answered is not None:
        use_slot(answered, mode, design.limit, move[4])
    s.stack.append(f)
    if s.log is not None:
        tell(s, "play", seat, index, move[2], f.target, move[4], int(bid))


def frame_target(mode: Mode, target: int) -> int:
    """How a frame keeps whom a move picks: a seat, or the mask of an UpTo below -1."""
    return -2 - target if mode.pick == c.P_UP_TO else target


def use_slot(answered: Frame, mode: Mode, limit: int, arg: int) -> None:
    """The slot of a Drink is used when the card is played, even if that card is Negated."""
    pours = list(answered.pours)
    for at in range(len(pours)):
        if arg >> at & 1 if mode.pick == c.P_DRINKS else at == arg:
            drinker, revealer, designs, edits, flags = pours[at]
            pours[at] = (drinker, revealer, designs, (*edits, (c.E_SPENT, -1, limit, 0)), flags)
    answered.pours = tuple(pours)

"""Questions and answers: every legal answer to the open question, and taking one."""

from __future__ import annotations

from . import codes as c
from . import drinking, gambling, resolve, todo, turn, window
from .legality import moves_of, phase_moves, window_moves
from .program import Op
from .run import run
from .seats import present, purse, seats_from
from .state import PASS, Frame, RawMove, State
from .zones import order_drink, tell, tell_seat


def moves(s: State, seat: int) -> list[RawMove]:
    """Every legal answer of a seat that is asked. Discards are counted, not listed: see `legal`."""
    kind = s.ask
    if seat < 0 or not s.ask_mask >> seat & 1:
        return []
    options = s.options
    if options is not None:
        return options
    out: list[RawMove] = []
    top: Frame | None = s.stack[-1] if s.stack else None
    if kind == c.Q_WINDOW and top is not None:
        out = window_moves(s, seat, top)
        out.insert(0, PASS)
    elif kind == c.Q_ACTION or kind == c.Q_BID:
        out = phase_moves(s, seat, kind == c.Q_BID)
        out.insert(0, PASS)
    elif kind == c.Q_DISCARD:
        for mask in range(1 << len(s.hands[seat])):
            out.append((c.M_DISCARD, -1, 0, -1, 0, mask))
    elif kind == c.Q_ORDER:
        for other in range(s.table.seats):
            if present(s) & ~s.table.mates[seat] & 1 << other:
                out.append((c.M_ORDER, -1, 0, other, 0, 0))
    elif kind == c.Q_FIRST:
        for other in range(s.table.seats):
            if s.thirsty >> other & 1:
                out.append((c.M_CHOOSE, -1, 0, other, 0, 0))
    elif top is not None:
        list_choices(s, seat, kind, top, out)
    if s.ask_mask == 1 << seat:
        s.options = out
    return out


def list_choices(s: State, seat: int, kind: int, top: Frame, out: list[RawMove]) -> None:
    count = 0
    if kind == c.Q_SPLIT:
        out.append(PASS)
        for other in range(s.table.seats):
            if present(s) & ~s.table.mates[seat] & 1 << other:
                out.append((c.M_CHOOSE, -1, 0, other, 0, 0))
    elif kind == c.Q_CHAMPION:
        fit = present(s) & s.table.mates[seat]
        if fit >> top.seat & 1:
            fit &= 1 << top.seat | s.absent  # HOUSE-19
        for other in range(s.table.seats):
            if fit >> other & 1:
                out.append((c.M_CHOOSE, -1, 0, other, 0, 0))
    elif kind == c.Q_MAY or kind == c.Q_OFFER:
        count = 2
    elif kind == c.Q_SHED:
        count = len(todo.lying(s, seat, top.todo[0][4]))
    elif kind == c.Q_OPTION:
        for number in affordable(s, seat, option_ops(s, top)):
            out.append((c.M_CHOOSE, -1, 0, -1, 0, number))
    elif kind == c.Q_TARGET:
        design, mode = picking(s, top)
        found: list[RawMove] = []
        moves_of(s, seat, design, mode, None, found)
        several = s.table.program.designs[design].modes[mode].pick == c.P_UP_TO
        for move in found:
            out.append((c.M_CHOOSE, -1, int(several), move[3], 0, 0))
    elif kind == c.Q_NUMBER:
        count = number_limit(s, seat, top) + 1
    elif kind == c.Q_CARDS:
        low, high = card_limits(s, seat, top)
        fit = (1 << len(s.hands[seat])) - 1
        if top.step == c.S_COMMIT:
            fit = resolve.relief_cards(s, seat, top.edits[-1][3])
        for mask in range(fit + 1):
            if mask & ~fit == 0 and low <= mask.bit_count() <= high:
                out.append((c.M_DISCARD, -1, 0, -1, 0, mask))
    elif kind == c.Q_SELECT:
        count = len(top.answers)
    elif kind == c.Q_SEQUENCE:
        for at in range(len(top.todo)):
            p = top.todo[at]
            if p[2] == seat and p[0] in (c.DRAW, c.SELECT, c.DISCARD):
                out.append((c.M_CHOOSE, -1, 0, -1, 0, at))
    for number in range(count):
        out.append((c.M_CHOOSE, -1, 0, -1, 0, number))


def picking(s: State, f: Frame) -> tuple[int, int]:
    """The card and use whose pick is being asked: the entry itself, or one that becomes part of it."""
    designs = s.table.program.designs
    if f.target != -1 or designs[f.design].modes[f.mode].pick == c.P_NONE:
        for card, picked in f.joined:
            if picked == -1 and designs[card >> 4].modes[0].pick != c.P_NONE:
                return card >> 4, 0
    return f.design, f.mode


def affordable(s: State, seat: int, options: tuple[tuple[Op, ...], ...]) -> list[int]:
    """OPEN-19: an option that costs Gold must be payable in full."""
    out: list[int] = []
    for at in range(len(options)):
        owed = 0
        for op in options[at]:
            if op.code == c.PAY and (op.who == c.YOU or op.who == c.TARGET):
                owed += op.n
        if owed <= purse(s, seat):
            out.append(at)
    return out or list(range(len(options)))


def option_ops(s: State, f: Frame) -> tuple[tuple[Op, ...], ...]:
    """The options of the Choose that is being asked; a dare has two without effects of their own."""
    if f.todo and f.step == c.S_REST:
        if f.todo[0][0] == c.DARE:
            return ((), ())
        return s.table.program.ops[f.todo[0][4]].options
    choices = [op for op in s.table.program.designs[f.design].modes[f.mode].ops if op.code == c.CHOOSE]
    return choices[len(f.answers)].options


def number_limit(s: State, seat: int, f: Frame) -> int:
    if f.kind == c.DRINK_FRAME:
        return f.x
    return min(f.edits[-1][2], purse(s, seat))


def card_limits(s: State, seat: int, f: Frame) -> tuple[int, int]:
    held = len(s.hands[seat])
    if f.step == c.S_COMMIT:
        return 0, min(held, f.edits[-1][2])
    n = min(held, f.todo[0][3])
    return n, n


def answer(s: State, seat: int, move: RawMove) -> None:
    """Take a legal answer and run on to the next question."""
    kind = s.ask
    top: Frame | None = s.stack[-1] if s.stack else None
    s.options = None
    if kind == c.Q_WINDOW and top is not None:
        s.ask_mask &= ~(1 << seat)
        window.answer_window(s, top, seat, move)
        if s.ask_mask:
            return
        s.ask = c.Q_NONE
        run(s)
        return
    if kind == c.Q_DISCARD and s.table.team:
        s.chosen = (*s.chosen, (seat, move[5]))
        s.ask_mask &= ~(1 << seat)
        if s.ask_mask:
            return
    s.ask = c.Q_NONE
    s.ask_mask = 0
    if kind != c.Q_OFFER:
        s.offered = 0
    if kind == c.Q_DISCARD:
        if s.chosen:
            discard_chosen(s)
        else:
            discard_mask(s, seat, move[5])
    elif kind == c.Q_ACTION:
        answer_action(s, seat, move)
    elif kind == c.Q_ORDER:
        if top is not None and top.step == c.S_REST and top.todo:
            p = top.todo[0]
            top.todo = ((p[0], p[1], p[2], p[3] - 1, p[4], p[5]), *top.todo[1:])
        else:
            s.orders -= 1
        order_drink(s, move[3])
        tell(s, "order", seat, move[3])
    elif kind == c.Q_FIRST:
        tell(s, "first", seat, move[3])
        turn.drinks_now(s, move[3])
    elif kind == c.Q_BID:
        if move[0] == c.M_PASS:
            gambling.pass_bid(s, seat)
        else:
            window.play(s, seat, move, None, True)
    elif top is not None:
        answer_choice(s, seat, kind, move, top)
    run(s)


def answer_action(s: State, seat: int, move: RawMove) -> None:
    """Passing means to be ready; an Action of a mate asks everybody anew (HOUSE-21)."""
    if move[0] == c.M_PASS:
        s.ready |= 1 << seat
    else:
        s.ready = 0
        s.actions -= 1 << 4 * seat
        window.play(s, seat, move, None, False)


def discard_chosen(s: State) -> None:
    """All members at once, in turn order."""
    chosen = dict(s.chosen)
    s.chosen = ()
    for seat in seats_from(s, s.active, present(s)):
        if seat in chosen:
            discard_mask(s, seat, chosen[seat])


def discard_mask(s: State, seat: int, mask: int) -> None:
    hand = s.hands[seat]
    cards = [hand[i] for i in range(len(hand)) if mask >> i & 1]
    if cards:
        todo.discard_cards(s, seat, cards)
    else:
        tell(s, "discard", seat, ())


def answer_choice(s: State, seat: int, kind: int, move: RawMove, f: Frame) -> None:
    number = move[5]
    if kind == c.Q_SPLIT:
        if move[0] == c.M_CHOOSE:
            drinking.split_itself(s, f, move[3])
    elif kind == c.Q_MAY:
        p = f.todo[0]
        f.todo = f.todo[1:]
        tell(s, "may", seat, number)
        if number:
            todo.expand_now(s, f, f.seat, s.table.program.ops[p[4]].sub)
    elif kind == c.Q_OPTION:
        answer_option(s, seat, number, f)
    elif kind == c.Q_TARGET:
        tell(s, "target", seat, answer_target(s, f, move[3]))
    elif kind == c.Q_CHAMPION:
        f.champions |= 1 << move[3]
        tell(s, "champion", seat, move[3])
    elif kind == c.Q_OFFER:
        todo.sell(s, f, number == 1)
    elif kind == c.Q_SHED:
        todo.shed(s, f, seat, number)
    elif kind == c.Q_NUMBER:
        tell(s, "number", seat, number)
        if f.kind == c.DRINK_FRAME:
            drinker, revealer, designs, edits, flags = f.pours[f.arg]
            pour = (drinker, revealer, designs, (*edits, (c.E_X, seat, number, 0)), flags)
            f.pours = (*f.pours[: f.arg], pour, *f.pours[f.arg + 1 :])
        elif number:
            f.edits = (*f.edits, (c.E_REDUCE, seat, number, 0))
            resolve.push_demand(s, [(c.PAY, -1, seat, number, c.INN, 0)], c.D_RELIEF)
    elif kind == c.Q_CARDS:
        answer_cards(s, seat, number, f)
    elif kind == c.Q_SELECT:
        f.todo = f.todo[1:]
        todo.keep_selected(s, f, seat, number)
    elif kind == c.Q_SEQUENCE:
        drinking.draw_next(s, f, number)


def answer_target(s: State, f: Frame, target: int) -> int:
    """Keep who was picked, by the entry or by a card that becomes part of it; returned as frames keep it."""
    index, at = picking(s, f)
    picked = window.frame_target(s.table.program.designs[index].modes[at], target)
    joined = [one for one, (card, old) in enumerate(f.joined) if old == -1 and card >> 4 == index]
    if joined and index != f.design:
        place = joined[0]
        f.joined = (*f.joined[:place], (f.joined[place][0], picked), *f.joined[place + 1 :])
    else:
        f.target = picked
    return picked


def answer_option(s: State, seat: int, number: int, f: Frame) -> None:
    tell(s, "option", seat, number)
    if f.step != c.S_REST:
        f.answers = (*f.answers, number)
        return
    p = f.todo[0]
    if p[0] == c.DARE:
        drinking.pour_dare(s, f, number)
        return
    f.todo = f.todo[1:]
    ops = s.table.program.ops[p[4]].options[number]
    lost = f.lost
    todo.expand_now(s, f, p[2], ops, not p[5] & c.F_FORCED)
    f.lost = lost


def answer_cards(s: State, seat: int, mask: int, f: Frame) -> None:
    hand = s.hands[seat]
    cards = [hand[i] for i in range(len(hand)) if mask >> i & 1]
    if f.step == c.S_COMMIT:
        if cards:
            f.edits = (*f.edits, (c.E_REDUCE, seat, len(cards), 0))
            todo.discard_cards(s, seat, cards)
        return
    p = f.todo[0]
    f.todo = f.todo[1:]
    if p[0] == c.PUT:
        todo.put_cards(s, f, seat, cards, s.table.program.ops[p[4]].what)
        tell_seat(s, seat, "gave", tuple([card >> 4 for card in cards]))
    else:
        todo.discard_cards(s, seat, cards)


def move_count(s: State, seat: int) -> int:
    if s.ask == c.Q_DISCARD:
        return 1 << len(s.hands[seat]) if seat >= 0 and s.ask_mask >> seat & 1 else 0
    return len(moves(s, seat))


def move_at(s: State, seat: int, at: int) -> RawMove:
    if s.ask == c.Q_DISCARD:
        if not 0 <= at < 1 << len(s.hands[seat]):
            raise IndexError("no such move")
        return (c.M_DISCARD, -1, 0, -1, 0, at)
    if at < 0:
        raise IndexError("no such move")
    return moves(s, seat)[at]


def is_legal(s: State, seat: int, move: RawMove) -> bool:
    """The predicate behind `push`; the list behind `legal_moves` is the same one."""
    if seat < 0 or not s.ask_mask >> seat & 1:
        return False
    options = s.options  # kept only when one seat alone is asked
    if options is not None:
        return move in options
    if s.ask == c.Q_WINDOW and move == PASS:
        return True
    if s.ask == c.Q_DISCARD:
        return move[:5] == (c.M_DISCARD, -1, 0, -1, 0) and 0 <= move[5] < 1 << len(s.hands[seat])
    return move in moves(s, seat)

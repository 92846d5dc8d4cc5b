"""The run loop: from one question to the next, over an explicit stack. No recursion, no generators."""

from __future__ import annotations

from . import codes as c
from . import drinking, gambling, losing, resolve, todo, turn, window
from .legality import targets
from .program import Design, Mode
from .seats import drunk, first_of, present, seats_from
from .state import Broken, Frame, Packet, State, new_frame
from .zones import send_home

MAX_STEPS = 20_000
MAX_ADDED = 40


def run(s: State) -> None:
    """Advance until somebody must answer or the game is over."""
    for _ in range(MAX_STEPS):
        if s.ask or s.over:
            return
        if s.refills:
            demand_refill(s)
            continue
        if s.stack:
            f = s.stack[-1]
            if f.kind == c.DRINK_FRAME:
                step_drink(s, f)
            elif f.kind >= c.FIRST_FLOOR:
                step_floor(s, f)
            else:
                step_entry(s, f)
        elif s.dirty and losing.test(s):
            continue
        elif s.round is not None:
            gambling.step_round(s, s.round)
        else:
            turn.step_turn(s)
    raise Broken("a move leads to more steps than any game needs")


def demand_refill(s: State) -> None:
    """DRINK-01, OPEN-20: everybody pays for the new Drink Deck when the reveal is complete."""
    n = s.refills
    s.refills = 0
    pays: list[Packet] = []
    asked = 0
    for seat in range(s.table.seats):
        if present(s) >> seat & 1 and not asked >> seat & 1:
            asked |= s.table.mates[seat]  # TEAM-17: one payment a team
            pays.append((c.PAY, -1, seat, n, c.INN, 0))
    resolve.push_demand(s, pays, c.D_REFILL)


# --- entries -------------------------------------------------------------------------------------


def step_entry(s: State, f: Frame) -> None:
    """Take a card, an Event, a demand or a won Round as far as it goes.

    That is until somebody is asked, or something else comes on top of it.
    """
    stack = s.stack
    for _ in range(MAX_STEPS):
        step = f.step
        if f.cancelled and step <= c.S_COMMIT:
            pop_entry(s, f)
            return
        if step == c.S_OPEN:
            f.step = c.S_ASK
            window.open_card(s, f)
            if f.wait == 0 and s.log is None:
                f.step = c.S_COMMIT
        elif step == c.S_ASK:
            if window.ask_window(s, f):
                return
            if window.close(s, f):
                f.step = c.S_OPEN
                return
            f.step = c.S_COMMIT
        elif step == c.S_COMMIT:
            if f.kind == c.WON_FRAME:
                gambling.collect(s, f)
                f.step = c.S_AFTER
            else:
                resolve.commit(s, f)
            if s.ask:
                return
        elif step == c.S_REST:
            step_todo(s, f)
            if s.ask or s.refills or not stack or stack[-1] is not f:
                return
        elif step == c.S_AFTER:
            if not f.pot and (not f.lost or f.kind != c.CARD_FRAME):  # nobody stands behind an Event
                pop_entry(s, f)
                return
            f.step = c.S_AFTER_ASK
            window.open_after(s, f)
        elif step == c.S_AFTER_ASK:
            if window.ask_window(s, f):
                return
            if window.close(s, f):
                f.step = c.S_AFTER
                return
            pop_entry(s, f)
            return
        elif step == c.S_BEFORE:
            choose_first(s, f)
            if s.ask or not stack or stack[-1] is not f:
                return
        else:
            pop_entry(s, f)
            return
    raise Broken("a card never ends")


def pop_entry(s: State, f: Frame) -> None:
    s.stack.pop()
    if f.card >= 0:
        send_home(s, f.card)
    if f.joined:
        for card, _target in f.joined:
            send_home(s, card)
    if f.bid:
        gambling.bid_over(s, f)


def choose_first(s: State, f: Frame) -> None:
    """Choices that come before anybody may answer: the target of a turned card, and Choose."""
    design = s.table.program.designs[f.design]
    mode = design.modes[f.mode]
    if mode.pick != c.P_NONE and f.target == -1:
        if not targets(s, f.seat, mode, None):
            pop_entry(s, f)
            return
        resolve.ask(s, c.Q_TARGET, f.seat)
        return
    choices = [op for op in mode.ops if op.code == c.CHOOSE]
    if len(f.answers) < len(choices):
        op = choices[len(f.answers)]
        seat = f.target if op.who == c.TARGET else f.seat
        resolve.ask(s, c.Q_OPTION, seat)
        return
    if design.adds >= 0 and add_cards(s, f, design):
        return
    if s.table.team and falls_on_all(s, f, mode) and name_champions(s, f):
        return
    f.step = c.S_OPEN


def add_cards(s: State, f: Frame, design: Design) -> bool:
    """Turn what becomes part of this card, and ask whom it picks. True while its player has to choose."""
    designs = s.table.program.designs
    adds = design.adds
    for at in range(MAX_ADDED):
        if at == len(f.joined) and (adds < 0 or not todo.join(s, f, adds)):
            return False
        card, picked = f.joined[at]
        added = designs[card >> 4]
        mode = added.modes[0]
        if mode.pick != c.P_NONE and picked == -1:
            if targets(s, f.seat, mode, None):
                resolve.ask(s, c.Q_TARGET, f.seat)
                return True
            f.joined = (*f.joined[:at], (card, -2), *f.joined[at + 1 :])
        adds = added.adds
    return False


def falls_on_all(s: State, f: Frame, mode: Mode) -> bool:
    """TEAM-18: by itself, or by what was added to it."""
    designs = s.table.program.designs
    return mode.crowd or any(designs[card >> 4].modes[0].crowd for card, _target in f.joined)


def name_champions(s: State, f: Frame) -> bool:
    """TEAM-18, -19: each team names who takes part; the acting player stands for the own team (HOUSE-19)."""
    mates = s.table.mates
    own = mates[f.seat] & present(s)
    if f.champions == 0 and not (own & s.absent and f.kind == c.EVENT_FRAME):
        f.champions = 1 << f.seat
    for seat in seats_from(s, s.active, present(s)):
        side = mates[seat] & present(s)
        if f.champions & side:
            continue
        asked = side & ~s.absent
        if side & (side - 1) and asked:
            resolve.ask_any(s, c.Q_CHAMPION, asked)
            return True
        f.champions |= 1 << first_of(side)
    return False


def step_todo(s: State, f: Frame) -> None:
    if f.todo:
        code = f.todo[0][0]
        if code == c.POUR:
            drinking.do_pour(s, f)
        elif code == c.CONTEST:
            drinking.do_contest(s, f)
        elif code == c.DARE:
            drinking.do_dare(s, f)
        elif code == c.THEN and f.kind == c.EVENT_FRAME and passes_out(s, f):
            pass
        else:
            todo.do_next(s, f)
        return
    if f.kind == c.HOOK_FRAME:
        s.stack.pop()
        return
    design = s.table.program.designs[f.design]
    if design.rider and not f.settled:
        f.settled = True
        lost = f.lost
        todo.expand_now(s, f, f.seat, design.rider, False)
        f.lost = lost
        return
    if f.card >= 0:
        send_home(s, f.card)
        f.card = -1
    f.step = c.S_AFTER


def passes_out(s: State, f: Frame) -> bool:
    """Between two parts of an Event its player may have passed out: first a last chance, for all who fail (OPEN-10)."""
    if s.marked >> f.seat & 1 or not drunk(s, f.seat):
        return False
    last = new_frame(c.LAST_FRAME, -1)
    last.arg = 1
    s.stack.append(last)
    return True


def step_drink(s: State, f: Frame) -> None:
    """The same for a Drink, which may hold the pours of several players."""
    for _ in range(MAX_STEPS):
        step = f.step
        if f.cancelled and step <= c.S_COMMIT:
            drinking.cancel_drink(s, f)
            return
        if step == c.S_OPEN:
            f.step = c.S_ASK
            window.open_drink(s, f)
        elif step == c.S_ASK:
            if window.ask_window(s, f):
                return
            if window.close(s, f):
                f.step = c.S_OPEN
                return
            f.step = c.S_BETWEEN
        elif step == c.S_BEFORE:
            drinking.drink_before(s, f)
            if s.ask:
                return
        elif step == c.S_BETWEEN:
            drinking.drink_between(s, f)
            if s.ask:
                return
        elif step == c.S_COMMIT:
            drinking.commit_drink(s, f)
        elif f.todo:
            if not drinking.order_of_draws(s, f):
                todo.do_next(s, f)
            return
        else:
            drinking.pop_drink(s, f)
            return
    raise Broken("a Drink never ends")


def step_floor(s: State, f: Frame) -> None:
    if f.step == c.S_OPEN:
        if f.kind == c.FREE_FRAME:
            if s.dirty and losing.test(s):
                return
            if not s.alive >> f.seat & 1 if f.arg == 0 else not gambling.waits_for(s, f.seat):
                s.stack.pop()
                return
        elif not losing.failing(s, f.arg == 1) & ~s.marked:
            s.stack.pop()
            return
        f.step = c.S_ASK
        window.open_floor(s, f)
    if window.ask_window(s, f):
        return
    if window.close(s, f):
        f.step = c.S_OPEN
    elif f.kind == c.FREE_FRAME:
        s.stack.pop()
    else:
        losing.last_chance_over(s, f)

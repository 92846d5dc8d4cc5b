"""The turn: four phases, and the free windows between them (HOUSE-02)."""

from __future__ import annotations

from . import codes as c
from .drinking import drink_from_pile
from .legality import phase_moves
from .plan import left_of
from .resolve import ask
from .state import PASS, State, new_frame
from .window import floor_matters
from .zones import draw, order_drink, tell


def free_window(s: State, phase: int) -> None:
    """A point where Anytime Cards, and cards for this phase, may be played (OPEN-02)."""
    s.phase = phase
    if s.log is not None or floor_matters(s):
        s.stack.append(new_frame(c.FREE_FRAME, s.active))


def step_turn(s: State) -> None:
    """Go on with the turn until somebody is asked or something is pending. Each step falls into the next."""
    seat = s.active
    if s.step == c.TS_END or (s.step != c.TS_START and not s.alive >> seat & 1):
        next_turn(s)
        seat = s.active
    if s.step == c.TS_START:
        s.step = c.TS_DISCARD
        if s.log is not None:
            tell(s, "turn", seat, s.turn)
        free_window(s, c.PH_DISCARD)
        if s.stack:
            return
    if s.step == c.TS_DISCARD:
        s.step = c.TS_DRAW
        if s.hands[seat]:
            ask(s, c.Q_DISCARD, seat)
            return
    if s.step == c.TS_DRAW:
        draw(s, seat, s.table.hand_size - len(s.hands[seat]))
        s.step = c.TS_ACTION
        s.actions = 1
        free_window(s, c.PH_ACTION)
        if s.stack:
            return
    if s.step == c.TS_ACTION:
        step_action(s, seat)
        if s.ask:
            return
        s.step = c.TS_AFTER_ACTION
    if s.step == c.TS_AFTER_ACTION:
        s.step = c.TS_ORDER
        s.orders = 1
        free_window(s, c.PH_ORDER)
        if s.stack:
            return
    if s.step == c.TS_ORDER:
        if s.orders and s.drink_deck:
            ask_order(s, seat)
            return
        s.step = c.TS_DRINK
        free_window(s, c.PH_ORDER)
        if s.stack:
            return
    s.step = c.TS_END
    s.phase = c.PH_DRINK
    drink_from_pile(s, seat)


def ask_order(s: State, seat: int) -> None:
    """A simulation does not ask where only one other player is left to order for."""
    others = s.alive & ~(1 << seat)
    if others & (others - 1) or s.table.everybody:
        ask(s, c.Q_ORDER, seat)
    else:
        s.orders -= 1
        order_drink(s, others.bit_length() - 1)
        tell(s, "order", seat, others.bit_length() - 1)


def step_action(s: State, seat: int) -> None:
    """Ask for an Action while one is left to play."""
    if s.actions == 0:
        return
    moves = phase_moves(s, seat, False)
    if not moves and not s.table.everybody:
        s.actions = 0
        if s.log is not None:
            tell(s, "no-action", seat)
        return
    moves.insert(0, PASS)
    ask(s, c.Q_ACTION, seat)
    s.options = moves


def next_turn(s: State) -> None:
    s.active = left_of(s, s.active, s.alive)
    s.turn += 1
    s.step = c.TS_START
    s.phase = c.PH_DISCARD
    s.actions = 0
    s.orders = 0

"""The turn: four phases, and the free windows between them (HOUSE-02).

The turn belongs to a side. Alone, that is one seat; in teams the members do each phase together (TEAM-09).
"""

from __future__ import annotations

from . import codes as c
from .drinking import drink_from_pile
from .legality import phase_moves
from .plan import expand, query
from .program import Op
from .resolve import ask_any
from .seats import able, first_of, left_of, members, seats_from
from .state import PASS, Packet, RawMove, State, new_frame
from .window import floor_matters
from .zones import draw, order_drink, refresh_bits, send_home, tell, without


def free_window(s: State, phase: int) -> None:
    """A point where Anytime Cards, and cards for this phase, may be played (OPEN-02)."""
    s.phase = phase
    if s.log is not None or floor_matters(s):
        s.stack.append(new_frame(c.FREE_FRAME, s.active))


def step_turn(s: State) -> None:
    """Go on with the turn until somebody is asked or something is pending. Each step falls into the next."""
    step = s.step
    if step >= c.TS_END or (step != c.TS_START and not s.alive >> s.active & 1):
        if end_turn(s):
            return
        step = c.TS_START
    if step == c.TS_START:
        step = s.step = c.TS_OPEN
        if s.log is not None:
            tell(s, "turn", s.active, s.turn)
        if s.away:
            come_back(s, s.table.mates[s.active])
        if fire_hooks(s, c.H_TURN_START):
            return
    if s.absent and members(s) == 0:
        s.step = c.TS_END
        return
    if step == c.TS_OPEN:
        step = s.step = c.TS_DISCARD
        free_window(s, c.PH_DISCARD)
        if s.stack:
            return
    if step == c.TS_DISCARD:
        step = s.step = c.TS_DRAW
        if ask_discards(s):
            return
    if step == c.TS_DRAW:
        refill_hands(s)
        step = s.step = c.TS_ACTION
        free_window(s, c.PH_ACTION)
        if s.stack:
            return
    if step == c.TS_ACTION:
        step_action(s)
        if s.ask:
            return
        step = s.step = c.TS_AFTER_ACTION
        s.ready = 0
    if step == c.TS_AFTER_ACTION:
        step = s.step = c.TS_ORDER
        s.orders = orders_of(s)
        free_window(s, c.PH_ORDER)
        if s.stack:
            return
    if step == c.TS_ORDER:
        while s.orders and s.drink_deck:
            if ask_order(s):
                return
        step = s.step = c.TS_DRINK
        free_window(s, c.PH_ORDER)
        if s.stack:
            return
    if step == c.TS_DRINK:
        s.step = c.TS_DRINKING
        s.phase = c.PH_DRINK
        s.thirsty = members(s)
    step_drinking(s)


def end_turn(s: State) -> bool:
    """What still happens in this turn, and the next turn. True if something is pending first."""
    if s.step == c.TS_END and s.alive >> s.active & 1:
        s.step = c.TS_NEXT
        if fire_hooks(s, c.H_TURN_END):
            return True
    next_turn(s)
    return False


# --- the phases ----------------------------------------------------------------------------------


def ask_discards(s: State) -> bool:
    """TEAM-10: members choose at the same time, and nobody sees what the others chose."""
    mask = members(s)
    for seat in seats_from(s, s.active, mask):
        if not s.hands[seat]:
            mask &= ~(1 << seat)
    if mask:
        ask_any(s, c.Q_DISCARD, mask)
    return mask != 0


def refill_hands(s: State) -> None:
    """TURN-03. Each member may then play one Action."""
    s.actions = 0
    s.ready = 0
    for seat in seats_from(s, s.active, members(s)):
        size = s.table.setting.hand_size
        if s.fronts[seat]:
            size += query(s, seat, False)
        draw(s, seat, size - len(s.hands[seat]))
        s.actions |= 1 << 4 * seat


def step_action(s: State) -> None:
    """Ask for Actions while one is left to play; members in any order (TEAM-11)."""
    if s.actions == 0:
        return
    asked = 0
    moves: list[RawMove] = []
    for seat in seats_from(s, s.active, members(s) & ~s.ready):
        if s.actions >> 4 * seat & 15:
            moves = phase_moves(s, seat, False)
            if moves or s.table.everybody:
                asked |= 1 << seat
                if s.table.team and not s.table.everybody:
                    break
    if asked == 0:
        if s.log is not None:
            for seat in seats_from(s, s.active, members(s)):
                if s.actions >> 4 * seat & 15:
                    tell(s, "no-action", seat)
        s.actions = 0
        return
    ask_any(s, c.Q_ACTION, asked)
    if not s.table.team:
        moves.insert(0, PASS)
        s.options = moves


def orders_of(s: State) -> int:
    """The Drinks that the side orders this turn."""
    n = s.table.setting.orders
    if not any(s.fronts):
        return n
    for seat in seats_from(s, s.active, members(s)):
        if s.fronts[seat]:
            n += query(s, seat, True)
    return max(0, n)


def ask_order(s: State) -> bool:
    """A simulation does not ask where only one other player is left to order for. False if it was done at once."""
    others = s.alive & ~s.table.mates[s.active]
    if others & (others - 1) or s.table.everybody:
        ask_any(s, c.Q_ORDER, members(s))
        return True
    s.orders -= 1
    order_drink(s, others.bit_length() - 1)
    tell(s, "order", first_of(members(s)), others.bit_length() - 1)
    return s.refills > 0


def step_drinking(s: State) -> None:
    """TEAM-13: one member after the other, in an order that they choose."""
    left = s.thirsty & able(s)
    if left & (left - 1):
        ask_any(s, c.Q_FIRST, left)
        return
    s.step = c.TS_END
    if left:
        drinks_now(s, first_of(left))


def drinks_now(s: State, seat: int) -> None:
    s.acting = seat
    s.thirsty &= ~(1 << seat)
    drink_from_pile(s, seat)


def next_turn(s: State) -> None:
    side = s.table.mates[s.active]
    s.active = left_of(s, side.bit_length() - 1, s.alive & ~side)
    if s.active < 0:  # only in a scene that leaves one side
        s.active = first_of(s.alive)
    s.acting = s.active
    s.turn += 1
    s.step = c.TS_START
    s.phase = c.PH_DISCARD
    s.actions = 0
    s.orders = 0
    s.thirsty = 0
    if s.absent & ~s.away:
        back = s.absent & ~s.away
        s.absent &= s.away
        tell_back(s, back)


# --- moments -------------------------------------------------------------------------------------


def come_back(s: State, mask: int) -> None:
    """Those who were away until their next turn; what lay before them for it goes home."""
    back = s.away & mask
    s.away &= ~mask
    s.absent &= ~back
    designs = s.table.program.designs
    for seat in range(s.table.seats):
        if back >> seat & 1:
            for card in s.fronts[seat]:
                if designs[card >> 4].lasting:
                    s.fronts[seat] = without(s.fronts[seat], card)
                    send_home(s, card)
    tell_back(s, back)


def tell_back(s: State, mask: int) -> None:
    for seat in range(s.table.seats):
        if mask >> seat & 1:
            refresh_bits(s, seat)
            tell(s, "back", seat)


def fire_hooks(s: State, moment: int) -> bool:
    """What the members and the cards before them do at this moment, in turn order; nobody can answer it.

    True if there is something.
    """
    if not s.table.hooked and not any(s.fronts):
        return False
    due: list[tuple[int, tuple[Op, ...]]] = []
    for seat in seats_from(s, s.active, s.table.mates[s.active] & s.alive):
        due += hooks_of(s, seat, moment)
    for seat, ops in due[::-1]:
        push_hook(s, seat, ops)
    return len(due) > 0


def hooks_of(s: State, seat: int, moment: int) -> list[tuple[int, tuple[Op, ...]]]:
    """What lies before a player comes first, so that a mood still has its last word."""
    due: list[tuple[int, tuple[Op, ...]]] = []
    program = s.table.program
    for card in s.fronts[seat]:
        for at, ops in program.designs[card >> 4].hooks:
            if at == moment:
                due.append((seat, ops))
    for at, ops in program.roles[s.table.roles[seat]].hooks:
        if at == moment:
            due.append((seat, ops))
    return due


def push_hook(s: State, seat: int, ops: tuple[Op, ...]) -> None:
    f = new_frame(c.HOOK_FRAME, seat)
    f.step = c.S_COMMIT
    packets: list[Packet] = []
    expand(s, f, ops, packets)
    f.todo = tuple(packets)
    s.stack.append(f)

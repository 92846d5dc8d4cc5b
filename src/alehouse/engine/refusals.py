"""Why a move is not legal, by the same predicates that make the list of legal moves."""

from __future__ import annotations

from typing import Final

from . import codes as c
from . import legality, reasons, resolve
from .plan import project
from .program import Mode
from .seats import able
from .state import RawMove, State
from .window import open_card
from .zones import is_goods

WEAK: Final = {
    reasons.ONLY_ANSWER, reasons.NO_DRINK, reasons.NO_ANTE, reasons.NOT_THAT_PHASE, reasons.ONLY_ACTION_PHASE,
    reasons.ONE_ACTION, reasons.BEFORE_ACTION, reasons.ONLY_IN_ROUND, reasons.NO_ROUND, reasons.NOT_EVENT,
}  # fmt: skip
"""Reasons that say little: a better one of another use of the card goes before them."""
QUESTION_RULES: Final = {
    c.Q_WINDOW: "TIME-01", c.Q_DISCARD: "TURN-02", c.Q_ACTION: "TURN-06", c.Q_ORDER: "TURN-09", c.Q_BID: "GAMBLE-05",
    c.Q_SPLIT: "SELF-02", c.Q_NUMBER: "REDIR-05", c.Q_CARDS: "REDIR-05", c.Q_SEQUENCE: "DRAW-01",
    c.Q_CHAMPION: "TEAM-18", c.Q_FIRST: "TEAM-13", c.Q_SHED: "PHR-03", c.Q_OFFER: "PHR-08",
}  # fmt: skip
"""The rule behind a question, for answers that are none of its choices."""
FIRST: Final = {
    c.Q_ORDER: reasons.FIRST_ORDER, c.Q_SPLIT: reasons.FIRST_SHARE, c.Q_TARGET: reasons.FIRST_PICK,
}  # fmt: skip
"""What somebody who wants to play a card has to choose before."""
NEXT: Final = {c.Q_ACTION: reasons.AFTER_ACTION, c.Q_BID: reasons.AFTER_BID}
"""When an Anytime Card can be played, for whoever is asked for something else just now."""
PROOF: Final = {reasons.PROTECTED, reasons.CANNOT_BE_NEGATED, reasons.CANNOT_BE_IGNORED, reasons.CANNOT_BE_REDUCED}
"""The card answers such things, and not this one: that says more than that it may be played later."""
LATER: Final = {reasons.NOT_AFFECTED, reasons.NOT_YOUR_DRINK}
"""What the cards that lie on it may change before it counts."""
AGAIN: Final = {c.S_OPEN: c.S_ASK, c.S_ASK: c.S_ASK, c.S_AFTER: c.S_AFTER_ASK, c.S_AFTER_ASK: c.S_AFTER_ASK}
"""Where an entry stands once its window is open again, by where it waits while it is being answered."""


def explained(s: State, code: int) -> tuple[str, str]:
    """Key and rule id of a reason."""
    key, rule = reasons.KEYS[code]
    if code == reasons.BAD_CHOICE:
        rule = QUESTION_RULES.get(s.ask, rule)
    return key, rule


def of_move(s: State, seat: int, raw: RawMove) -> int:
    """The reason code behind an illegal move."""
    if s.over:
        return reasons.GAME_OVER
    if not 0 <= seat < s.table.seats:
        return reasons.NOT_ASKED
    if raw[0] == c.M_TOKEN and s.ask == c.Q_WINDOW and s.ask_mask >> seat & 1:
        return reasons.NO_TOKEN
    if raw[0] == c.M_OFFER and s.ask == c.Q_WINDOW and s.ask_mask >> seat & 1:
        return of_offer(s, seat, raw)
    if raw[0] == c.M_PLAY:
        code = of_card(s, seat, raw[1], raw[2])
        return reasons.BAD_TARGET if code == reasons.OK else code
    if not s.ask_mask >> seat & 1:
        return reasons.NOT_ASKED
    if raw[0] == c.M_ORDER and s.ask == c.Q_ORDER:
        return reasons.BAD_TARGET
    return reasons.BAD_CHOICE


def of_offer(s: State, seat: int, raw: RawMove) -> int:
    """Why goods cannot be offered to that player now."""
    index, buyer = raw[1], raw[3]
    if not any(card >> 4 == index and card & 15 == seat and is_goods(s, card) for card in s.fronts[seat]):
        return reasons.NOT_FOR_SALE
    if not 0 <= buyer < s.table.seats or not able(s) >> buyer & 1:
        return reasons.BAD_TARGET
    if s.table.mates[seat] >> buyer & 1:
        return reasons.OWN_SIDE
    return reasons.OFFERED_ALREADY if s.offered >> buyer & 1 else reasons.CANNOT_PAY


def of_card(s: State, seat: int, index: int, at: int) -> int:
    """The best reason why a card, or one use of it, cannot be played now; OK if some use can."""
    if s.over:
        return reasons.GAME_OVER
    if not 0 <= seat < s.table.seats:
        return reasons.NOT_ASKED
    design = s.table.program.designs[index]
    if not any(card >> 4 == index for card in legality.in_reach(s, seat)):
        return reasons.NOT_HELD
    if not s.alive >> seat & 1:
        return reasons.OUT_OF_GAME
    if s.absent >> seat & 1:
        return reasons.NOT_THERE
    if s.ask == c.Q_DISCARD:
        return reasons.DRAWING
    best = reasons.OK
    for i, mode in enumerate(design.modes):
        if at >= 0 and i != at:
            continue
        if s.ask == c.Q_BID:
            code = legality.bid_block(s, seat, design, mode)
        elif s.ask == c.Q_ACTION:
            code = action_block(s, seat, mode)
        elif s.ask == c.Q_WINDOW:
            code = legality.blocked(s, seat, design, mode, s.stack[-1])
        else:
            code = choosing_block(s, seat, mode)
        if code == reasons.ONLY_IN_ROUND and s.round is not None:
            code = reasons.NOT_YOUR_BID
        if code == reasons.ONLY_ACTION_PHASE and s.active == seat and s.phase >= c.PH_ACTION:
            # An Anytime Card may come first: then the Action waits for it, and is not gone.
            to_come = s.phase == c.PH_ACTION and s.actions >> 4 * seat & 15
            code = reasons.BEFORE_ACTION if to_come else reasons.ONE_ACTION
        if code == reasons.NO_DRINK and any(f.kind == c.DRINK_FRAME for f in s.stack):
            code = reasons.TOO_LATE if s.stack[-1].kind == c.DRINK_FRAME else reasons.NOT_YOUR_DRINK
        if code == reasons.NOT_THIS_MOMENT and s.ask_mask >> seat & 1:
            code = NEXT.get(s.ask, code)
        if code == reasons.OK:
            if not s.ask_mask >> seat & 1:
                return reasons.NOT_ASKED
            moves: list[RawMove] = []
            legality.moves_of(s, seat, index, i, s.stack[-1] if s.stack else None, moves)
            if moves:
                return reasons.OK
            code = reasons.NO_TARGET
        if s.ask == c.Q_WINDOW and code not in PROOF and fits_beneath(s, seat, index, i):
            return reasons.NOT_YET
        if code in LATER and (waits := fits_later(s, seat, index, i)):
            return waits
        if best == reasons.OK or (best in WEAK and code not in WEAK):
            best = code
    return reasons.ONLY_ANSWER if best == reasons.OK else best


def fits_beneath(s: State, seat: int, index: int, at: int) -> bool:
    """Whether that use of the card answers something that waits under the top of the stack (TIME-10)."""
    design = s.table.program.designs[index]
    for below in s.stack[:-1]:
        again = AGAIN.get(below.step)
        if again is None or below.kind >= c.FIRST_FLOOR or below.cancelled:
            continue
        f = below.copy()
        f.step = again
        if legality.blocked(s, seat, design, design.modes[at], f) == reasons.OK:
            moves: list[RawMove] = []
            legality.moves_of(s, seat, index, at, f, moves)
            if moves:
                return True
    return False


def fits_later(s: State, seat: int, index: int, at: int) -> int:
    """What that use of the card waits for, if it fits something beneath once the cards on it have worked.

    A Drink may be handed on to us, or a loss shared with us. OK if it waits for nothing.
    """
    ahead = s.copy()
    ahead.log = None
    mode = s.table.program.designs[index].modes[at]
    while ahead.stack and ahead.stack[-1].kind == c.CARD_FRAME:
        top = ahead.stack[-1]
        if top.step < c.S_OPEN or top.step > c.S_COMMIT:
            break
        if not top.cancelled:
            resolve.apply(ahead, top, project(ahead, top))
        ahead.stack.pop()
        if not ahead.stack or ahead.stack[-1].step not in AGAIN:
            break
        f = ahead.stack[-1]
        again = AGAIN[f.step]
        if f.kind == c.CARD_FRAME and not f.cancelled:
            open_card(ahead, f)
        elif f.kind != c.DRINK_FRAME:
            continue
        f.step = again
        if legality.blocked(ahead, seat, s.table.program.designs[index], mode, f) == reasons.OK:
            return reasons.COMES_TO_YOU if f.kind == c.DRINK_FRAME else reasons.NOT_YET
    return reasons.OK


def choosing_block(s: State, seat: int, mode: Mode) -> int:
    """While somebody chooses something: a choice that comes before cards, unless the card waits for something else."""
    if not s.ask_mask >> seat & 1:
        return reasons.STILL_CHOOSING
    if mode.used == c.ACTION:
        return reasons.ONLY_ACTION_PHASE
    if mode.used & (c.GAMBLING | c.CHEATING):
        return reasons.ONLY_IN_ROUND
    if s.ask == c.Q_ORDER and mode.used != c.ANYTIME and mode.trigger != c.T_PHASE:
        return reasons.ONLY_ANSWER  # nothing is pending, and ordering brings nothing that could be answered
    return FIRST.get(s.ask, reasons.FIRST_CHOOSE)


def action_block(s: State, seat: int, mode: Mode) -> int:
    """While the active player is asked for an Action."""
    if mode.used == c.ACTION:
        return reasons.OK if s.table.mates[s.active] >> seat & 1 else reasons.ONLY_ACTION_PHASE
    if mode.used & (c.GAMBLING | c.CHEATING):
        return reasons.ONLY_IN_ROUND
    if mode.trigger == c.T_PHASE:
        return reasons.NOT_THAT_PHASE
    if mode.used == c.ANYTIME:
        return reasons.NOT_THIS_MOMENT
    return reasons.NO_ROUND if mode.trigger == c.T_ROUND else reasons.ONLY_ANSWER

"""What a card is, in numbers: one row for each design, read off what the engine knows about it.

Amounts that are not fixed count as their middle; of several uses the number that is farthest from 0 counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..engine import codes as c
from ..engine.program import Design, Op, Program

_STATS = ("fortitude", "alcohol", "gold")
_WHOM = ("own", "target", "others")
FIELDS = (
    "number",
    "action", "sometimes", "anytime", "gambling", "cheating",
    "drink", "event", "price",
    "answers_card", "answers_loss", "answers_pay", "answers_drink", "answers_round", "answers_else",
    "picks_one", "picks_several",
    *(f"{whom}_{stat}" for whom in _WHOM for stat in _STATS),
    "draws", "orders", "pours",
    "negates", "ignores", "reduces", "raises", "redirects", "splits", "covers",
    "starts_round", "controls", "wins_round", "leaves_round", "ends_round", "takes_pot", "acts_again",
    "lasts", "shielded",
)  # fmt: skip
"""The columns of a card. `number` is its place in the program's list of designs, from 1; 0 is an empty slot."""
WIDTH = len(FIELDS)
_AT = {name: at for at, name in enumerate(FIELDS)}

_TYPES = ((c.ACTION, "action"), (c.SOMETIMES, "sometimes"), (c.ANYTIME, "anytime"), (c.GAMBLING, "gambling"),
          (c.CHEATING, "cheating"))  # fmt: skip
_TRIGGERS = {
    c.T_PLAYED: "answers_card",
    c.T_LOSE_FORTITUDE: "answers_loss",
    c.T_LOST: "answers_loss",
    c.T_LOSE_GOLD: "answers_pay",
    c.T_ANTE: "answers_pay",
    c.T_REFILL: "answers_pay",
    c.T_DRINK: "answers_drink",
    c.T_DRINKING: "answers_drink",
    c.T_ROUND: "answers_round",
    c.T_WON: "answers_round",
    c.T_POT: "answers_round",
}
_FLAGS = {
    c.NEGATE: "negates",
    c.START_ROUND: "starts_round",
    c.LEAVE: "leaves_round",
    c.END_ROUND: "ends_round",
    c.TAKE_POT: "takes_pot",
    c.AGAIN: "acts_again",
    c.ALLOW: "acts_again",
}
_COUNTS = {c.DRAW: "draws", c.SELECT: "draws", c.ORDER: "orders", c.POUR: "pours"}
_EDITS = {
    c.E_IGNORE: "ignores",
    c.E_IGNORE_FORTITUDE: "ignores",
    c.E_PROTECT: "ignores",
    c.E_REDUCE: "reduces",
    c.E_TO: "reduces",
    c.E_RAISE: "raises",
    c.E_ADD: "raises",
    c.E_BOOST: "raises",
    c.E_REDIRECT: "redirects",
    c.E_REDIRECT_ALL: "redirects",
    c.E_PASS: "redirects",
    c.E_SPLIT: "splits",
    c.E_SHARE: "splits",
    c.E_COVER_INN: "covers",
    c.E_COVER_NONE: "covers",
    c.E_LEAVE: "leaves_round",
}


@lru_cache(maxsize=32)
def card_rows(program: Program) -> tuple[tuple[int, ...], ...]:
    """The rows of all cards, and before them one of zeros for an empty slot: the row of design i is at i + 1."""
    return ((0,) * WIDTH, *[_row(design) for design in program.designs])


def _row(design: Design) -> tuple[int, ...]:
    row = [0] * WIDTH
    row[_AT["number"]] = design.index + 1
    for bit, name in _TYPES:
        row[_AT[name]] = int(design.types & bit != 0)
    row[_AT["drink"]] = int(design.kind == c.DRINK_CARD)
    row[_AT["event"]] = int(design.kind == c.EVENT_CARD)
    row[_AT["price"]] = max(0, design.price)
    row[_AT["lasts"]] = int(design.front or design.lasting)
    row[_AT["shielded"]] = int(design.shield != 0)
    for mode in design.modes:
        if mode.trigger != c.T_NONE:
            row[_AT[_TRIGGERS.get(mode.trigger, "answers_else")]] = 1
        row[_AT["picks_one"]] |= int(mode.pick in (c.P_ANOTHER, c.P_ANYONE))
        row[_AT["picks_several"]] |= int(mode.pick in (c.P_UP_TO, c.P_DRINKS))
        _add(row, mode.ops)
    _add(row, design.drink_ops)
    return tuple(row)


def _add(row: list[int], ops: tuple[Op, ...]) -> None:
    """The numbers of one use, where they are farther from 0 than those of the uses before it."""
    new = [0] * WIDTH
    for op in _every(ops):
        for name, n in _numbers(op):
            new[_AT[name]] += n
    for at, n in enumerate(new):
        if abs(n) > abs(row[at]):
            row[at] = n


def _every(ops: tuple[Op, ...]) -> Iterator[Op]:
    for op in ops:
        yield op
        if op.code != c.EDIT:  # what an edit adds to a Drink is no effect of the card itself
            yield from _every(op.sub)
        for option in op.options:
            yield from _every(option)


def _numbers(op: Op) -> Iterator[tuple[str, int]]:
    n = _amount(op)
    if op.code == c.CHANGE and op.what < c.FIRST_METER:
        yield f"{_whom(op.who)}_{_STATS[op.what]}", n * op.flags
    elif op.code == c.COLLECT:
        yield f"{_whom(op.who)}_gold", n
    elif op.code == c.PAY:
        yield f"{_whom(op.who)}_gold", -n
        if op.dest >= 0:
            yield f"{_whom(op.dest)}_gold", n
    elif op.code == c.ANTE:
        yield f"{_whom(op.who)}_gold", -n
    elif op.code == c.CONTROL:
        yield "controls", 1
        yield "wins_round", op.flags
    elif op.code == c.EDIT and op.what in _EDITS:
        yield _EDITS[op.what], op.n if op.what in (c.E_REDUCE, c.E_RAISE, c.E_BOOST) else 1
    elif op.code in _FLAGS:
        yield _FLAGS[op.code], 1
    elif op.code in _COUNTS:
        yield _COUNTS[op.code], n


def _amount(op: Op) -> int:
    if op.n_kind == c.N_TABLE:
        return op.table[len(op.table) // 2]
    if op.n_kind == c.N_X:
        return op.table[-1] // 2
    return op.n if op.n_kind == c.N_CONST else 1


def _whom(who: int) -> str:
    if who == c.YOU:
        return "own"
    return "target" if who in (c.TARGET, c.DRINKER, c.CAUSE, c.WINNER, c.LEFT) else "others"

"""Whether words stand where the engine can carry them out. A card that freezes can be played; this sees to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from . import codes as c
from .program import Design, Op, Program


class UnknownWord(Exception):
    """A card uses a word in a way that the engine does not know."""


ROUND: Final = (c.START_ROUND, c.ANTE)
OF_AN_ANSWER: Final = (c.EDIT, c.NEGATE, c.AGAIN, c.TAKE_POT)
OF_A_CARD: Final = (*ROUND, *OF_AN_ANSWER, c.CONTROL, c.END_TURN)
"""What only a card that is played can do: no counter and no moment of the turn."""
NAMES: Final = {
    c.START_ROUND: "start a Round", c.ANTE: "ask for antes", c.EDIT: "change another card", c.NEGATE: "Negate",
    c.AGAIN: "give a card back", c.TAKE_POT: "take a pot", c.CONTROL: "take control", c.END_TURN: "end a turn",
    c.POUR: "make players drink", c.CONTEST: "hold a contest", c.DARE: "dare",
}  # fmt: skip


def inner(ops: tuple[Op, ...]) -> Iterator[Op]:
    """Operations inside others: behind a condition, a choice or a later part."""
    for op in ops:
        for group in (op.sub, op.alt, *op.options):
            yield from group
            yield from inner(group)


def every(ops: tuple[Op, ...]) -> Iterator[Op]:
    yield from ops
    yield from inner(ops)


def refuse(ops: Iterator[Op], codes: tuple[int, ...], where: str) -> None:
    for op in ops:
        if op.code in codes:
            raise UnknownWord(f"{where} cannot {NAMES[op.code]}")


def check(program: Program) -> None:
    """Raise UnknownWord for the first word that is out of place."""
    for meter in program.meters:
        due = (*meter.under, *(op for _level, ops in meter.at for op in ops))
        refuse(every(due), (*OF_A_CARD, c.POUR, c.CONTEST, c.DARE), f"the counter {meter.name!r}")
    for role in program.roles.values():
        for _moment, ops in role.hooks:
            refuse(every(ops), OF_A_CARD, f"a moment of {role.id!r}'s turn")
    for design in program.designs:
        check_design(program, design)


def check_design(program: Program, design: Design) -> None:
    where = f"{design.id!r}"
    for _moment, ops in design.hooks:
        refuse(every(ops), OF_A_CARD, f"a moment of {where}")
    refuse(every(design.rider), (*ROUND, c.END_TURN), f"the last part of {where}")
    sold = design.zone >= 0 and program.zones[design.zone].sold
    if sold and design.price < 0 and not design.fails:
        raise UnknownWord(f"{where} is for sale and has no price")
    for mode in design.modes:
        refuse(inner(mode.ops), ROUND, f"a part of {where}")
        codes = [op.code for op in every(mode.ops)]
        if c.CHOOSE in codes and c.SELECT in codes:
            raise UnknownWord(f"{where} has a choice and selects cards; it can do one of them")
        if mode.pick == c.P_UP_TO and any(op.code == c.CHOOSE and op.who == c.TARGET for op in every(mode.ops)):
            raise UnknownWord(f"{where} picks several players, so none of them can choose for all")
        if any(op.code == c.IF and op.cond == c.C_PAID for op in every(mode.ops)):
            raise UnknownWord(f"{where} can ask only in its last part whether it was paid")
        away = [op for op in inner(mode.ops) if op.code == c.END_TURN and op.flags]
        if away or (design.lasting and (sold or design.kind == c.SIDE_CARD)):
            raise UnknownWord(f"{where} cannot lie there until the next turn; only a hand card, and as a whole, can")

"""What a Drink on its way holds: its cards added up, and every change of it in the order played."""

from __future__ import annotations

from . import codes as c
from .program import Op
from .seats import holds
from .state import Edit, Packet, Pour, State

Part = tuple[int, int, int, int]
"""Of a Drink, beside Alcohol and Fortitude: (operation, body, amount, argument)"""


def half(n: int, down: bool) -> int:
    """SPLIT-04, OPEN-32: the magnitude is halved, the sign kept."""
    if n >= 0:
        return n // 2 if down else (n + 1) // 2
    return -(-n // 2) if down else -((1 - n) // 2)


def is_dry(s: State, p: Packet) -> bool:
    """TURN-11: a pour out of a Pile in which there is nothing."""
    return not s.table.program.ops[p[4]].what and not s.piles[p[2]]


class Contents:
    """What a pour holds for one drinker."""

    __slots__ = ("alcohol", "dead", "fortitude", "rest", "spared")

    def __init__(self) -> None:
        self.alcohol: int = 0
        self.fortitude: int = 0
        self.rest: list[Part] = []
        self.spared: int = 0
        """Seats that Ignored it."""
        self.dead: bool = False
        """Its drinker Ignored it."""


def add_part(out: Contents, code: int, body: int, n: int, arg: int) -> None:
    rest = out.rest
    for i in range(len(rest)):
        part = rest[i]
        if part[0] == code and part[1] == body and part[3] == arg:
            rest[i] = (code, body, part[2] + n, arg)
            return
    rest.append((code, body, n, arg))


def add_ops(s: State, out: Contents, ops: tuple[Op, ...], drinker: int, you: int, x: int) -> None:
    for op in ops:
        n = op.n if op.n_kind == c.N_CONST else x
        code = op.code
        body = you if op.who == c.YOU and you >= 0 else drinker
        if code == c.CHANGE and op.what == c.ALCOHOL:
            out.alcohol += n * op.flags
        elif code == c.CHANGE and op.what == c.FORTITUDE:
            out.fortitude += n * op.flags
        elif code == c.IF:
            met = holds(s, op.cond, op.cond_arg, drinker)
            add_ops(s, out, op.sub if met else op.alt, drinker, you, x)
        elif code == c.PAY:
            to = drinker if op.dest == c.DRINKER else you if op.dest == c.YOU else op.dest
            if body != to:
                add_part(out, c.PAY, body, n, to)
        elif code == c.COLLECT:
            add_part(out, code, body, n, op.dest)
        elif code == c.CHANGE:
            add_part(out, code, body, n * op.flags, op.what)
        else:
            add_part(out, code, body, n, op.id if code == c.KEEP else 0)


def chosen_x(pour: Pour) -> int:
    for code, _seat, n, _arg in pour[3]:
        if code == c.E_X:
            return n
    return 0


def contents(s: State, pour: Pour) -> Contents:
    """CHASER-02, SPLIT-03, -05: like numbers are added up, then each change applies in the order played."""
    drinker = pour[0]
    out = Contents()
    program = s.table.program
    x = chosen_x(pour) if pour[3] else 0
    for index in pour[2]:
        design = program.designs[index]
        if design.plain:
            out.alcohol += design.alcohol
            out.fortitude += design.fortitude
        else:
            add_ops(s, out, design.drink_ops, drinker, -1, x)
    for code, seat, n, arg in pour[3]:
        if code == c.E_RAISE:
            out.alcohol += n
        elif code == c.E_REDUCE:
            if out.alcohol > 0:
                out.alcohol = max(0, out.alcohol - n)
        elif code == c.E_TO:
            out.alcohol = n
        elif code == c.E_HALVE_UP or code == c.E_HALVE_DOWN:
            down = code == c.E_HALVE_DOWN
            out.alcohol = half(out.alcohol, down)
            out.fortitude = half(out.fortitude, down)
            rest: list[Part] = []
            for part in out.rest:
                whole = part[0] == c.KEEP or part[0] == c.SELECT
                rest.append(part if whole else (part[0], part[1], half(part[2], down), part[3]))
            out.rest = rest
        elif code == c.E_CONVERT:
            if out.alcohol > 0:
                out.fortitude += out.alcohol
                out.alcohol = 0
        elif code == c.E_REPLACE:
            out.alcohol = 0
            out.fortitude = 0
            out.rest = []
            add_ops(s, out, program.ops[arg].sub, drinker, seat, 0)
        elif code == c.E_ADD:
            add_ops(s, out, program.ops[arg].sub, drinker, seat, 0)
        elif code == c.E_IGNORE:
            out.spared |= s.table.mates[seat]
    if out.spared:
        out.dead = out.spared >> drinker & 1 != 0
        out.rest = [] if out.dead else [part for part in out.rest if not out.spared >> part[1] & 1]
    return out


def score(s: State, pour: Pour) -> int:
    """OPEN-40: the Alcohol as revealed, with every later raise or lowering of the revealer's own Drink."""
    whole: list[Edit] = []
    for edit in pour[3]:
        code = edit[0]
        if code in (c.E_RAISE, c.E_REDUCE, c.E_TO, c.E_REPLACE, c.E_ADD, c.E_X):
            whole.append(edit)
    bare: Pour = (pour[1], pour[1], pour[2], tuple(whole), pour[4])
    return max(0, contents(s, bare).alcohol)


def pour_touches(s: State, pour: Pour) -> int:
    """Seats that would take something from it, the drinker always among them (NEG-04, AFFECT-02)."""
    out = contents(s, pour)
    if out.dead:
        return 0
    mask = 1 << pour[0]
    for part in out.rest:
        mask |= 1 << part[1]
    return mask & ~out.spared

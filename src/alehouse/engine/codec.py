"""The state as JSON and back. Field lists are explicit, so that a new field cannot be forgotten in silence."""

from __future__ import annotations

from typing import Any, Final

from .program import Program
from .setting import SETTINGS
from .setup import new_table
from .state import Frame, Round, State, new_frame

VERSION: Final = 2
NUMBERS: Final = (
    "draws", "alive", "marked", "absent", "away", "pot", "inn", "refills", "turn", "active", "acting", "phase",
    "step", "actions", "ready", "orders", "thirsty", "offered", "dirty", "ask", "ask_mask", "decision", "over",
    "winners",
)  # fmt: skip
LISTS: Final = (
    "fortitude", "alcohol", "gold", "hands", "decks", "discards", "piles", "fronts", "bits", "meters",
    "zones",
)  # fmt: skip
TUPLES: Final = ("drink_deck", "drink_discard", "bar", "out", "chosen", "tokens")
ROUND: Final = ("control", "passed", "serial", "winning", "tight", "turn", "waited")
FRAME: Final = (
    "step", "card", "design", "mode", "target", "arg", "x", "cause", "hand", "joined", "champions", "paid", "bid",
    "cancelled", "settled", "edits", "pours", "cards", "plan", "todo", "touch", "bits", "wait", "want", "want_seat",
    "want_any", "lost", "pot", "scores", "answers",
)  # fmt: skip


FRESH_LISTS: Final = ("plan", "touch")


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value


def frozen(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    return tuple([frozen(one) for one in value]) if isinstance(value, list) else value


def dump(s: State) -> dict[str, Any]:
    table = s.table
    return {
        "version": VERSION,
        "content": table.program.hash,
        "roles": list(table.roles),
        "drinks": list(table.drinks),
        "everybody": table.everybody,
        "setting": table.setting.id,
        "sides": list(table.sides),
        "first": table.first,
        "options": dict(table.options),
        "seed": s.seed.hex(),
        "numbers": {name: getattr(s, name) for name in NUMBERS},
        "lists": {name: plain(getattr(s, name)) for name in LISTS},
        "tuples": {name: plain(getattr(s, name)) for name in TUPLES},
        "round": None if s.round is None else dump_round(s.round),
        "stack": [dump_frame(frame) for frame in s.stack],
        "log": plain(s.log) if s.log is not None else None,
    }


def dump_round(rnd: Round) -> dict[str, Any]:
    return {"starter": rnd.starter, "inside": rnd.inside} | {name: getattr(rnd, name) for name in ROUND}


def dump_frame(frame: Frame) -> dict[str, Any]:
    return {"kind": frame.kind, "seat": frame.seat} | {name: plain(getattr(frame, name)) for name in FRAME}


def load(data: dict[str, Any], program: Program) -> State:
    setting = SETTINGS[data["setting"]]
    sides = tuple(data["sides"])
    table = new_table(program, tuple(data["roles"]), tuple(data["drinks"]), data["everybody"], setting, sides)
    table.first = data["first"]
    table.options = dict(data["options"])
    s = State()
    s.table = table
    s.seed = bytes.fromhex(data["seed"])
    for name in NUMBERS:
        setattr(s, name, data["numbers"][name])
    for name in LISTS:
        setattr(s, name, [frozen(one) for one in data["lists"][name]])
    for name in TUPLES:
        setattr(s, name, frozen(data["tuples"][name]))
    s.round = None
    if data["round"] is not None:
        s.round = Round(data["round"]["starter"], data["round"]["inside"])
        for name in ROUND:
            setattr(s.round, name, data["round"][name])
    s.stack = []
    for row in data["stack"]:
        frame = new_frame(row["kind"], row["seat"])
        for name in FRAME:
            value = frozen(row[name])
            setattr(frame, name, list(value) if name in FRESH_LISTS else value)
        s.stack.append(frame)
    s.options = None
    s.log = None if data["log"] is None else [frozen(event) for event in data["log"]]
    return s

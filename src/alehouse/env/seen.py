"""The observation of a seat, made of its View and nothing else.

This is what an observation means. Environments make the same numbers faster, in `glance`; a test keeps both equal.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ..engine.program import Program
from ..engine.view import ENTRIES, PHASES, QUESTIONS, Effect, EntryView, SeatView, View
from ..packs.known import Known, known
from .actions import SIZE, SLOTS, STAGES, Steps
from .features import card_rows
from .layout import COUNTERS, ENTRIES_SHOWN, SEAT, Layout, layout

Numbers = NDArray[np.int16]


def observed(view: View, steps: Steps | None = None, content: Known | None = None) -> Numbers:
    """The array that stands for a view. `steps` is the answer that the seat is giving, if it is asked."""
    program = (content or known()).program
    shape = layout(len(view.seats))
    out = np.zeros(shape.size, np.int16)
    assert view.seat is not None
    order = [view.seats[(view.seat + step) % len(view.seats)] for step in range(len(view.seats))]
    top = view.stack[::-1][:ENTRIES_SHOWN]
    first = steps.page * SLOTS if steps is not None and view.question is not None else 0
    put(out, shape, "table", table_row(view))
    put(out, shape, "entries", [n for entry in top for n in (entry.step, entry.mode, len(entry.drinks))])
    rows = [seat_column(view, seat, top, program) for seat in order]
    put(out, shape, "seats", [row[name] for name in SEAT for row in rows])
    put(out, shape, "phase", one_hot(PHASES.index(view.phase), len(PHASES)))
    asked = QUESTIONS.index(view.question.kind) if view.question is not None else 0
    put(out, shape, "asked", one_hot(asked, len(QUESTIONS))[1:])
    put(out, shape, "kinds", [n for entry in top for n in one_hot(ENTRIES.index(entry.kind), len(ENTRIES))])
    cards = reach(view, program)[first : first + SLOTS]
    put(out, shape, "reach", [place for place, _ in cards])
    put(out, shape, "hand", [n for _, key in cards for n in card_row(key, program)])
    put(out, shape, "pending", [n for entry in top for n in card_row(entry.card, program)])
    if steps is not None and view.question is not None:
        put(out, shape, "stage", [*one_hot(steps.stage, len(STAGES)), steps.page])
        put(out, shape, "taken", [steps.taken >> first + at & 1 for at in range(SLOTS)])
        put(out, shape, "people", [steps.people >> at & 1 for at in range(len(order))])
        put(out, shape, "drinks", [steps.drinks >> at & 1 for at in range(SIZE["drink"])])
    return out


def put(out: Numbers, shape: Layout, name: str, numbers: Iterable[int]) -> None:
    """Numbers at the beginning of a part; the rest of it stays 0."""
    listed = list(numbers)
    start = shape.parts[name].start
    out[start : start + len(listed)] = listed


def one_hot(at: int, size: int) -> list[int]:
    return [int(at == other) for other in range(size)]


def card_row(key: str | None, program: Program) -> tuple[int, ...]:
    """The numbers of a card; of no card, zeros."""
    return card_rows(program)[program.by_id[key] + 1 if key is not None else 0]


def table_row(view: View) -> list[int]:
    rnd = view.round
    return [
        view.turn,
        view.drink_deck,
        len(view.drink_discard),
        view.bar,
        view.pot,
        view.inn,
        int(rnd is not None),
        int(rnd is not None and rnd.only_cheating),
        len(view.stack),
        sum(seat.alive for seat in view.seats),
    ]


def reach(view: View, program: Program) -> list[tuple[int, str]]:
    """The cards that the seat may play, with where they lie: its hand, before it, goods before its mates."""
    assert view.seat is not None
    own = view.seats[view.seat]
    out = [(1, key) for key in view.hand] + [(2, key) for key in own.front]
    for mate in view.seats:
        if mate.side == own.side and mate.seat != own.seat:
            out += [(3, key) for key in mate.front if is_goods(program, key)]
    return out


def is_goods(program: Program, key: str) -> bool:
    """A card of a side deck that is sold."""
    design = program.designs[program.by_id[key]]
    return design.zone >= 0 and program.zones[design.zone].sold


def seat_column(view: View, seat: SeatView, top: tuple[EntryView, ...], program: Program) -> dict[str, int]:
    """Everything about one player, by the names of the layout."""
    rnd = view.round
    assert view.seat is not None
    front = [program.designs[program.by_id[key]] for key in seat.front]
    counters = dict(seat.counters)
    meters = [counters.get(meter.name, meter.low) for meter in program.meters[:COUNTERS]]
    plan = top[0].plan if top else ()
    pours = [pour for pour in top[0].drinks if pour.drinker == seat.seat and not pour.ignored] if top else []
    out = {
        "fortitude": seat.fortitude,
        "alcohol": seat.alcohol,
        "gold": seat.gold,
        "tokens": seat.tokens,
        "hand": seat.hand,
        "deck": seat.deck,
        "pile": seat.pile,
        "discard": len(seat.discard),
        "alive": int(seat.alive),
        "passed_out": int(seat.passed_out),
        "absent": int(seat.absent),
        "mate": int(seat.side == view.seats[view.seat].side),
        "active": int(seat.seat == view.active),
        "in_round": int(rnd is not None and seat.seat in rnd.inside),
        "round_passed": int(rnd is not None and seat.seat in rnd.passed),
        "round_control": int(rnd is not None and seat.seat == rnd.control),
        "round_turn": int(rnd is not None and seat.seat == rnd.turn),
        "due_fortitude": due(plan, seat, "fortitude"),
        "due_alcohol": due(plan, seat, "alcohol"),
        "due_gold": due_gold(plan, seat),
        "glass_alcohol": sum(pour.alcohol for pour in pours),
        "glass_fortitude": sum(pour.fortitude for pour in pours),
        "character": list(program.roles).index(seat.character) + 1,
        "front": len(front),
        "less_fortitude": sum(card.passive_fortitude for card in front),
        "less_alcohol": sum(card.passive_alcohol for card in front),
        "hits_harder": sum(card.caused for card in front),
        "strikes_back": sum(card.back for card in front),
        "side_hidden": sum(hidden for _, hidden, _ in seat.zones),
        "side_open": sum(len(shown) for _, _, shown in seat.zones),
    }
    for at in range(COUNTERS):
        out[f"counter_{at}"] = meters[at] if at < len(meters) else 0
    for at in range(ENTRIES_SHOWN):
        out[f"entry_{at}_by"] = int(at < len(top) and top[at].seat == seat.seat)
        out[f"entry_{at}_target"] = int(at < len(top) and seat.seat in top[at].targets)
    return out


def due(plan: tuple[Effect, ...], seat: SeatView, what: str) -> int:
    """What the topmost entry would change for a seat if nobody answered."""
    return sum(one.n for one in plan if one.verb == "change" and one.seat == seat.seat and one.what == what)


def due_gold(plan: tuple[Effect, ...], seat: SeatView) -> int:
    """Gold that would come and go; what somebody else pays for a seat costs it nothing."""
    gold = 0
    for one in plan:
        if one.verb == "pay":
            to = one.what.partition(" (")
            gold -= one.n if one.seat == seat.seat and not to[1] else 0
            gold += one.n if to[0] == seat.name else 0
        elif one.verb == "collect" and one.seat == seat.seat:
            gold += one.n
    return gold

"""Views: what one seat may know, built field by field and never stripped. A spectator is seat None."""

from __future__ import annotations

from dataclasses import dataclass

from . import codes as c
from .answers import picking
from .losing import failing
from .plan import project
from .pours import contents
from .seats import able
from .state import Frame, Packet, Pour, State

PHASES = ("discard", "action", "order", "drink")
ENTRIES = ("card", "drink", "event", "demand", "won", "hook", "free", "last-chance")
QUESTIONS = (
    "none", "window", "discard", "action", "order", "bid", "split", "may", "option", "target", "number", "cards",
    "select", "sequence", "champion", "first", "shed", "offer",
)  # fmt: skip
STATS = ("fortitude", "alcohol", "gold")
VERBS = {
    c.CHANGE: "change", c.PAY: "pay", c.DRAW: "draw", c.SELECT: "select", c.DISCARD: "discard", c.PUT: "put",
    c.ORDER: "order", c.POUR: "drink", c.CONTEST: "contest", c.DARE: "dare",
    c.START_ROUND: "start-round", c.CONTROL: "control", c.LEAVE: "leave", c.END_ROUND: "end-round", c.FLIP: "flip",
    c.ALLOW: "allow", c.MAY: "may", c.CHOOSE: "choose", c.THEN: "then", c.NEGATE: "negate", c.EDIT: "edit",
    c.TAKE_POT: "take-pot", c.COLLECT: "collect", c.AGAIN: "again", c.END_TURN: "end-turn",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that would happen: a verb, the seat it happens to, how much, and of what."""

    verb: str
    seat: int | None
    n: int
    what: str
    source: int | None


@dataclass(frozen=True, slots=True)
class PourView:
    drinker: int
    revealer: int
    cards: tuple[str, ...]
    alcohol: int
    fortitude: int
    ignored: bool
    edits: tuple[tuple[int, int, int, int], ...]
    flags: int


@dataclass(frozen=True, slots=True)
class EntryView:
    """Something pending, from the bottom of the stack to the top."""

    kind: str
    seat: int
    card: str | None
    mode: int
    target: int
    arg: int
    step: int
    plan: tuple[Effect, ...]
    drinks: tuple[PourView, ...]
    edits: tuple[tuple[int, int, int, int], ...]
    added: tuple[str, ...] = ()
    """Cards that became part of it."""
    champions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundView:
    starter: int
    control: int | None
    inside: tuple[int, ...]
    passed: tuple[int, ...]
    turn: int
    only_cheating: bool
    """Only a Cheating Card may take control now (GAMBLE-12)."""


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: int
    name: str
    character: str
    fortitude: int
    alcohol: int
    gold: int
    alive: bool
    passed_out: bool
    absent: bool
    """Not there: plays nothing and Ignores everything."""
    side: int
    tokens: int
    """Potion Tokens of the side."""
    hand: int
    deck: int
    pile: int
    discard: tuple[str, ...]
    front: tuple[str, ...]
    counters: tuple[tuple[str, int], ...]
    zones: tuple[tuple[str, int, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question."""

    id: int
    seat: int
    kind: str
    about: str | None
    """The card, Drink or Event that it is about."""


@dataclass(frozen=True, slots=True)
class Window:
    """An open response window, by public facts alone."""

    entry: str
    """What it is open on: `card`, `drink` ...; `free` is a point between phases, `last-chance` one before losing."""
    seat: int
    card: str | None
    step: int
    depth: int
    """How much is pending, this included."""
    touched: tuple[int, ...]
    """Seats that something is about to happen to, or that are about to lose."""


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    hand: tuple[str, ...]
    mates: tuple[tuple[int, tuple[str, ...]], ...]
    """The hands of the teammates (TEAM-01): seat and cards."""
    variant: str
    seats: tuple[SeatView, ...]
    turn: int
    active: int
    phase: str
    step: int
    drink_deck: int
    drink_discard: tuple[str, ...]
    bar: int
    pot: int
    inn: int
    round: RoundView | None
    stack: tuple[EntryView, ...]
    question: Decision | None
    over: bool
    winners: tuple[int, ...]


_SEATS = tuple([tuple([seat for seat in range(10) if mask >> seat & 1]) for mask in range(1 << 10)])


def seats_of(mask: int, seats: int) -> tuple[int, ...]:
    """The seats of a mask. It is asked for all the time, and there are not many masks."""
    return _SEATS[mask & (1 << seats) - 1]


def ids(s: State, cards: tuple[int, ...]) -> tuple[str, ...]:
    designs = s.table.program.designs
    return tuple([designs[card >> 4].id for card in cards])


def effect_of(s: State, p: Packet) -> Effect:
    code, source, body, n, arg, flags = p
    what = ""
    if code == c.CHANGE:
        what = STATS[arg] if arg < c.FIRST_METER else s.table.program.meters[arg - c.FIRST_METER].name
    elif code == c.PAY:
        what = "ante" if flags & c.F_ANTE else "inn" if arg == c.INN else s.table.names[arg] if arg >= 0 else "pot"
        if flags & c.F_INN:
            what += " (by the Inn)"
        elif flags & c.F_FREE:
            what += " (by nobody)"
    elif code == c.COLLECT:
        what = "pot" if arg == c.POT else "inn"
    return Effect(VERBS[code], body if body >= 0 else None, n, what, source if source >= 0 else None)


def pour_view(s: State, pour: Pour) -> PourView:
    out = contents(s, pour)
    names = tuple([s.table.program.designs[index].id for index in pour[2]])
    return PourView(pour[0], pour[1], names, out.alcohol, out.fortitude, out.dead, pour[3], pour[4])


def entry_view(s: State, f: Frame) -> EntryView:
    plan: tuple[Effect, ...] = ()
    if f.kind < c.FIRST_FLOOR and f.kind != c.DRINK_FRAME and f.step <= c.S_COMMIT:
        plan = tuple([effect_of(s, p) for p in project(s, f)])
    return EntryView(
        ENTRIES[f.kind],
        f.seat,
        s.table.program.designs[f.design].id if f.design >= 0 else None,
        f.mode,
        f.target if f.target >= -1 else -2 - f.target,
        f.arg,
        f.step,
        plan,
        tuple([pour_view(s, pour) for pour in f.pours]),
        f.edits,
        ids(s, tuple([card for card, _target in f.joined])),
        seats_of(f.champions, s.table.seats),
    )


def seat_view(s: State, seat: int) -> SeatView:
    table = s.table
    program = table.program
    role = program.roles[table.roles[seat]]
    side = table.sides[seat]
    counters = tuple(
        [
            (program.meters[i].name, s.meters[i][seat])
            for i in range(len(program.meters))
            if i in role.meters or s.meters[i][seat] != program.meters[i].low
        ]
    )
    zones = tuple(
        [
            (program.zones[z].name, len(s.zones[2 * z][seat]), ids(s, s.zones[2 * z + 1][seat]))
            for z in range(len(program.zones))
            if s.zones[2 * z][seat] or s.zones[2 * z + 1][seat]
        ]
    )
    return SeatView(
        seat=seat,
        name=table.names[seat],
        character=table.roles[seat],
        fortitude=s.fortitude[side],
        alcohol=s.alcohol[side],
        gold=s.gold[side],
        alive=s.alive >> seat & 1 != 0,
        passed_out=s.marked >> seat & 1 != 0,
        absent=s.absent >> seat & 1 != 0,
        side=side,
        tokens=s.tokens[side],
        hand=len(s.hands[seat]),
        deck=len(s.decks[seat]),
        pile=len(s.piles[seat]),
        discard=ids(s, s.discards[seat]),
        front=ids(s, s.fronts[seat]),
        counters=counters,
        zones=zones,
    )


def decision_of(s: State, seat: int) -> Decision:
    about: str | None = None
    if s.stack:
        f = s.stack[-1]
        if s.ask == c.Q_TARGET:
            about = s.table.program.designs[picking(s, f)[0]].id
        elif f.design >= 0:
            about = s.table.program.designs[f.design].id
        elif f.pours and f.pours[0][2]:
            about = s.table.program.designs[f.pours[0][2][0]].id
        else:
            about = ENTRIES[f.kind]
    return Decision(s.decision, seat, QUESTIONS[s.ask], about)


def window_of(s: State) -> Window | None:
    """The window that is open, if one is."""
    if s.ask != c.Q_WINDOW or not s.stack:
        return None
    f = s.stack[-1]
    if f.kind == c.LAST_FRAME:
        mask = failing(s, f.arg == 1)
    elif f.kind == c.FREE_FRAME:
        mask = 0
    else:
        mask = sum(1 << seat for seat, bits in enumerate(f.touch) if bits)
        if f.kind != c.DRINK_FRAME and f.seat >= 0:
            mask &= ~s.table.mates[f.seat]
    card = s.table.program.designs[f.design].id if f.design >= 0 else None
    return Window(ENTRIES[f.kind], f.seat, card, f.step, len(s.stack), seats_of(mask & able(s), s.table.seats))


def mates_of(s: State, seat: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    mask = s.table.mates[seat] & ~(1 << seat)
    return tuple([(other, ids(s, s.hands[other])) for other in seats_of(mask, s.table.seats)])


def build_view(s: State, seat: int | None) -> View:
    n = s.table.seats
    rnd = s.round
    round_view = None
    if rnd is not None:
        round_view = RoundView(
            rnd.starter,
            rnd.control if rnd.control >= 0 else None,
            seats_of(rnd.inside, n),
            seats_of(rnd.passed, n),
            rnd.turn,
            rnd.winning,
        )
    asked = seat is not None and s.ask_mask >> seat & 1 != 0
    return View(
        seat=seat,
        hand=ids(s, s.hands[seat]) if seat is not None else (),
        mates=mates_of(s, seat) if seat is not None else (),
        variant=s.table.setting.id,
        seats=tuple([seat_view(s, other) for other in range(n)]),
        turn=s.turn,
        active=s.active,
        phase=PHASES[s.phase],
        step=s.step,
        drink_deck=len(s.drink_deck),
        drink_discard=ids(s, s.drink_discard),
        bar=len(s.bar),
        pot=s.pot,
        inn=s.inn,
        round=round_view,
        stack=tuple([entry_view(s, f) for f in s.stack]),
        question=decision_of(s, seat) if asked and seat is not None else None,
        over=s.over,
        winners=seats_of(s.winners, n) if s.over else (),
    )

"""Views: what one seat may know, built field by field and never stripped. A spectator is seat None."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from . import codes as c
from .answers import picking
from .facts import Facts, facts_of
from .losing import failing
from .plan import project
from .pours import contents, is_dry, score
from .seats import able
from .state import Edit, Frame, Packet, Pour, State

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
    c.TAKE_POT: "take-pot", c.COLLECT: "collect", c.AGAIN: "again", c.END_TURN: "end-turn", c.KEEP: "keep",
}  # fmt: skip
EDITS: Final[dict[int, str]] = {
    c.E_IGNORE: "ignore",
    c.E_IGNORE_FORTITUDE: "ignore-fortitude",
    c.E_REDUCE: "reduce",
    c.E_RAISE: "raise",
    c.E_TO: "to",
    c.E_COVER_INN: "cover-inn",
    c.E_COVER_NONE: "cover-none",
    c.E_SPLIT: "split",
    c.E_SHARE: "share",
    c.E_REDIRECT: "redirect",
    c.E_REDIRECT_ALL: "redirect-all",
    c.E_PASS: "pass",
    c.E_ADD: "add",
    c.E_CONVERT: "convert",
    c.E_REPLACE: "replace",
    c.E_PROTECT: "protect",
    c.E_LEAVE: "leave",
    c.E_BOOST: "boost",
}
DEMANDS: Final = ("event", "refill", "contest", "relief")
"""Why Gold is owed outside a card's plan, as codes.D_EVENT and so on number it."""
KEPT_EDITS: Final = EDITS | {c.E_HALVE_UP: "split", c.E_HALVE_DOWN: "split", c.E_X: "number"}
"""Edits as an entry keeps them; the others are notes of the engine to itself."""
POURS: Final = (
    (c.POUR_COPY, "copy"),
    (c.POUR_EVENT, "event"),
    (c.POUR_SCORES, "contest"),
    (c.POUR_SPLITS, "splits"),
    (c.POUR_WHOLE, "whole"),
)


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that would happen: a verb, the seat it happens to, how much, and of what."""

    verb: str
    seat: int | None
    n: int
    what: str
    source: int | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """What happens if nobody answers any more, by public facts alone."""

    effects: tuple[Effect, ...]
    """In the order in which it happens, with the numbers that come of it: no more Gold than there is."""
    open: bool
    """Chance, a hidden card or a choice decides how it goes on from there."""


@dataclass(frozen=True, slots=True)
class EditView:
    """What an answer has changed, in the word that its event has."""

    edit: str
    seat: int
    """Who has changed it."""
    n: int
    target: int | None = None
    """Whom a redirection goes to."""


@dataclass(frozen=True, slots=True)
class PourView:
    drinker: int
    revealer: int
    cards: tuple[str, ...]
    alcohol: int
    fortitude: int
    ignored: bool
    edits: tuple[EditView, ...]
    flags: tuple[str, ...]
    score: int | None = None
    """What it counts for its revealer in a contest, whoever drinks it."""


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
    edits: tuple[EditView, ...]
    added: tuple[str, ...] = ()
    """Cards that became part of it."""
    champions: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    """Everybody who was picked."""
    glasses: tuple[int, ...] = ()
    """The Drinks of the entry that it answers which it is played on, from 0."""
    answers: int | None = None
    """The place in the stack of the entry that it answers; None: it begins something, or follows from the one below."""
    negated: bool = False
    """It is negated, or will be if nobody answers."""
    why: str = ""
    """Of a `demand`, what Gold is owed for: a `refill` of the Drink Deck, a `contest`, an `event`, or `relief`."""
    aside: tuple[str, ...] = ()
    """Events that came up with its Drinks, as a Chaser or in a contest, and do nothing."""
    lost: tuple[int, ...] = ()
    """Of a `last-chance`, who drops out if nobody helps."""


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
    ordered: bool
    """The Drinks of this turn, those that come without a card, are ordered."""
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
    facts: Facts | None = field(default=None, compare=False, repr=False)
    """The same once more for `Game.from_view`, in the engine's numbers. A view that came over a wire has none."""


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
    elif code == c.ORDER or code == c.FLIP:
        body = source  # whoever plays the card does it
    elif code == c.END_ROUND:
        body, n = source, s.pot
        what = "pot" if s.table.program.ops[arg].dest == c.YOU else "inn"
    elif code == c.POUR and is_dry(s, p):
        return Effect("sober", body, min(1, s.alcohol[s.table.sides[body]]), STATS[c.ALCOHOL], source)
    elif code == c.POUR and any(f.kind == c.DRINK_FRAME for f in s.stack):
        what = "more"  # beside a Drink that is on its way already
    return Effect(VERBS[code], body if body >= 0 else None, n, what, source if source >= 0 else None)


def pour_view(s: State, pour: Pour) -> PourView:
    out = contents(s, pour)
    names = tuple([s.table.program.designs[index].id for index in pour[2]])
    flags = tuple([word for flag, word in POURS if pour[4] & flag])
    counts = score(s, pour) if pour[4] & c.POUR_SCORES else None
    return PourView(pour[0], pour[1], names, out.alcohol, out.fortitude, out.dead, edit_views(pour[3]), flags, counts)


def edit_views(edits: tuple[Edit, ...]) -> tuple[EditView, ...]:
    return tuple(
        [
            EditView(KEPT_EDITS[code], seat, n, arg if code in (c.E_REDIRECT, c.E_REDIRECT_ALL) else None)
            for code, seat, n, arg in edits
            if code in KEPT_EDITS
        ]
    )


def stack_view(s: State) -> tuple[EntryView, ...]:
    """Everything that is pending. What an entry would do to the one below it is known only from above."""
    out: list[EntryView] = []
    negated = False
    for at in range(len(s.stack) - 1, -1, -1):
        f = s.stack[at]
        packets: list[Packet] = []
        if f.kind < c.FIRST_FLOOR and f.kind != c.DRINK_FRAME and f.step <= c.S_COMMIT:
            packets = project(s, f)
        gone = f.cancelled or negated
        below = answered(s, at)
        out.append(entry_view(s, f, packets, below, gone))
        negated = below is not None and not gone and any(p[0] == c.NEGATE for p in packets)
    return tuple(out[::-1])


def answered(s: State, at: int) -> int | None:
    """The place of what a pending card answers: what waits beneath it, and not what has brought it about."""
    if at == 0 or s.stack[at].kind != c.CARD_FRAME:
        return None
    below = s.stack[at - 1]
    waits = below.step in (c.S_OPEN, c.S_ASK, c.S_AFTER, c.S_AFTER_ASK)
    return at - 1 if waits and below.kind != c.FREE_FRAME else None


def entry_view(s: State, f: Frame, packets: list[Packet], below: int | None, negated: bool) -> EntryView:
    design = s.table.program.designs[f.design] if f.design >= 0 else None
    glasses: tuple[int, ...] = ()
    if design is not None and f.kind == c.CARD_FRAME and below is not None and design.modes[f.mode].drink:
        some = design.modes[f.mode].pick == c.P_DRINKS
        glasses = tuple([at for at in range(f.arg.bit_length()) if f.arg >> at & 1]) if some else (f.arg,)
    return EntryView(
        ENTRIES[f.kind],
        f.seat,
        design.id if design is not None else None,
        f.mode,
        max(f.target, -1),
        f.arg,
        f.step,
        tuple([effect_of(s, p) for p in packets]),
        tuple([pour_view(s, pour) for pour in f.pours]),
        edit_views(f.edits),
        ids(s, tuple([card for card, _target in f.joined])),
        seats_of(f.champions, s.table.seats),
        (f.target,) if f.target >= 0 else seats_of(-2 - f.target, s.table.seats) if f.target < -1 else (),
        glasses,
        below,
        negated,
        DEMANDS[f.arg] if f.kind == c.DEMAND_FRAME else "",
        events_among(s, f.cards) if f.kind == c.DRINK_FRAME else (),
        seats_of(failing(s, f.arg == 1) & ~s.marked, s.table.seats) if f.kind == c.LAST_FRAME else (),
    )


def events_among(s: State, cards: tuple[int, ...]) -> tuple[str, ...]:
    designs = s.table.program.designs
    return tuple([designs[card >> 4].id for card in cards if designs[card >> 4].kind == c.EVENT_CARD])


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
        elif f.kind == c.DEMAND_FRAME and f.arg == c.D_REFILL:
            about = "refill"
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


def build_view(s: State, seat: int | None, facts: bool = True) -> View:
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
        ordered=s.step >= c.TS_DRINK,
        drink_deck=len(s.drink_deck),
        drink_discard=ids(s, s.drink_discard),
        bar=len(s.bar),
        pot=s.pot,
        inn=s.inn,
        round=round_view,
        stack=stack_view(s),
        question=decision_of(s, seat) if asked and seat is not None else None,
        over=s.over,
        winners=seats_of(s.winners, n) if s.over else (),
        facts=facts_of(s, seat) if facts and seat is not None else None,
    )

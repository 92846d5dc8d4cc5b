"""A game in play, as plain data: ints, tuples and lists; no closure, no callable, no handle.

Zones are tuples, because they change rarely and are copied often. A physical card is a number,
design * 16 + owner (15: the table), so two copies of one card are the same number and carry no identity.
"""

from __future__ import annotations

from typing import Final

from .program import Program
from .setting import Setting

Edit = tuple[int, int, int, int]
"""(edit, seat it is for, amount, argument)"""
Pour = tuple[int, int, tuple[int, ...], tuple[Edit, ...], int]
"""(drinker, revealer, designs, edits, flags): a Drink on its way to somebody"""
Packet = tuple[int, int, int, int, int, int]
"""(operation, source, body, amount, argument, flags)"""
Lost = tuple[int, int, int, int]
"""(victim, source, amount, softened)"""
RawMove = tuple[int, int, int, int, int, int]
"""(kind, design, mode, target, argument, number); a choice of mode 1 names several seats, as a mask"""
Event = tuple[int, str, tuple[int | str | tuple[int, ...], ...]]
"""(seat that is told, -1: everybody; code; arguments)"""

PASS: RawMove = (0, -1, 0, -1, 0, 0)


TOP: Final = 20
"""Neither Fortitude nor Alcohol Content goes higher."""


class Table:
    """What never changes during a game; shared by all copies."""

    __slots__ = (
        "bar", "drinks", "everybody", "first", "hooked", "kinds", "mates", "names", "options", "program", "roles",
        "seats", "setting", "sides", "team",
    )  # fmt: skip

    program: Program
    seats: int
    roles: tuple[str, ...]
    names: tuple[str, ...]
    sides: tuple[int, ...]
    """The side of each seat: Fortitude, Alcohol and Gold belong to sides, hands to seats."""
    mates: tuple[int, ...]
    """The seats of each seat's side as a mask, itself among them."""
    team: bool
    """Some side has more than one seat."""
    setting: Setting
    hooked: bool
    """Some character does something at a moment of its turn."""
    kinds: tuple[int, ...]
    drinks: tuple[str, ...]
    bar: bool
    everybody: bool
    first: int
    options: dict[str, object]

    def __init__(self) -> None:
        pass


class Round:
    """A Round of Gambling. It is a field of the state, not a frame."""

    __slots__ = ("control", "inside", "passed", "serial", "starter", "tight", "turn", "waited", "winning")

    def __init__(self, starter: int, inside: int) -> None:
        self.starter: int = starter
        self.control: int = -1
        self.inside: int = inside
        self.passed: int = 0
        self.serial: int = 0
        """How often control was taken."""
        self.winning: bool = False
        """Only a Cheating Card may take control now."""
        self.tight: bool = False
        """Nobody may leave by choice."""
        self.turn: int = starter
        self.waited: bool = False
        """The window before this seat's choice is over."""

    def copy(self) -> Round:
        new = Round(self.starter, self.inside)
        new.control = self.control
        new.passed = self.passed
        new.serial = self.serial
        new.winning = self.winning
        new.tight = self.tight
        new.turn = self.turn
        new.waited = self.waited
        return new


class Frame:
    """Something pending: an entry that can be answered, or a floor where losing is tested."""

    __slots__ = (
        "answers", "arg", "bid", "bits", "cancelled", "card", "cards", "cause", "champions", "design", "edits", "hand",
        "joined", "kind", "lost", "mode", "paid", "plan", "pot", "pours", "scores", "seat", "settled", "step",
        "target", "todo", "touch", "wait", "want", "want_any", "want_seat", "x",
    )  # fmt: skip

    kind: int
    step: int
    seat: int
    """Who played or revealed it, who won the Round, whose turn or choice the floor belongs to."""
    card: int
    """The physical card, -1 once it has gone home."""
    design: int
    mode: int
    target: int
    """The seat that was picked, -1 for nobody; below that, -2 less a mask of seats (UpTo)."""
    arg: int
    """Of a card the pour it works on; of a Drink the pour that is asked about; of a demand why it is made;
    of a floor whether it belongs to a Round or a contest; of a contest how often it was tied."""
    x: int
    """A number that was named; of a bid how often control was taken before; of a contest its step."""
    cause: int
    """Who stands behind what this card answers."""
    hand: bool
    """Its card was played from a hand."""
    joined: tuple[tuple[int, int], ...]
    """Cards that became part of this one, each with whom it picks, kept like `target`."""
    champions: int
    """In teams: who takes part in what falls on every player."""
    paid: bool
    """Its player has paid what the card asks, with Gold of the own side."""
    bid: bool
    cancelled: bool
    settled: bool
    """Of a card: its rider is done. Of a won Round: somebody else collects."""
    edits: tuple[Edit, ...]
    pours: tuple[Pour, ...]
    cards: tuple[int, ...]
    plan: list[Packet]
    """As of the last opening of the window. Like `touch`, it is made anew and never changed in place."""
    todo: tuple[Packet, ...]
    """What is left to do while it resolves; of a demand what is owed."""
    touch: list[int]
    """What the window offers to single seats, beside `bits`, which it offers to all."""
    bits: int
    wait: int
    """Seats that this window has still to hear."""
    want: RawMove
    """The hidden answer that goes first so far."""
    want_seat: int
    want_any: bool
    lost: tuple[Lost, ...]
    pot: int
    scores: tuple[tuple[int, int], ...]
    answers: tuple[int, ...]
    """Choices made so far; in a contest who takes part; while cards are selected those cards."""

    def __init__(self) -> None:
        pass

    def copy(self) -> Frame:
        new = Frame()
        new.kind = self.kind
        new.seat = self.seat
        new.step = self.step
        new.card = self.card
        new.design = self.design
        new.mode = self.mode
        new.target = self.target
        new.arg = self.arg
        new.x = self.x
        new.cause = self.cause
        new.hand = self.hand
        new.joined = self.joined
        new.champions = self.champions
        new.paid = self.paid
        new.bid = self.bid
        new.cancelled = self.cancelled
        new.settled = self.settled
        new.edits = self.edits
        new.pours = self.pours
        new.cards = self.cards
        new.plan = self.plan
        new.todo = self.todo
        new.touch = self.touch
        new.bits = self.bits
        new.wait = self.wait
        new.want = self.want
        new.want_seat = self.want_seat
        new.want_any = self.want_any
        new.lost = self.lost
        new.pot = self.pot
        new.scores = self.scores
        new.answers = self.answers
        return new


NO_PLAN: Final[list[Packet]] = []
NO_TOUCH: Final[list[int]] = []


def new_frame(kind: int, seat: int) -> Frame:
    frame = Frame()
    frame.kind = kind
    frame.step = 1
    frame.seat = seat
    frame.card = -1
    frame.design = -1
    frame.mode = 0
    frame.target = -1
    frame.arg = 0
    frame.x = 0
    frame.cause = -1
    frame.hand = False
    frame.joined = ()
    frame.champions = 0
    frame.paid = False
    frame.bid = False
    frame.cancelled = False
    frame.settled = False
    frame.edits = ()
    frame.pours = ()
    frame.cards = ()
    frame.plan = NO_PLAN
    frame.todo = ()
    frame.touch = NO_TOUCH
    frame.bits = 0
    frame.wait = 0
    frame.want = PASS
    frame.want_seat = -1
    frame.want_any = False
    frame.lost = ()
    frame.pot = 0
    frame.scores = ()
    frame.answers = ()
    return frame


class State:
    """The whole of a game. `options` is derived and never copied."""

    __slots__ = (
        "absent", "acting", "actions", "active", "alcohol", "alive", "ask", "ask_mask", "away", "bar", "bits",
        "chosen", "decision", "decks", "dirty", "discards", "draws", "drink_deck", "drink_discard", "fortitude",
        "fronts", "gold", "hands", "inn", "log", "marked", "meters", "offered", "options", "orders", "out", "over",
        "phase", "piles", "pot", "ready", "refills", "round", "seed", "stack", "step", "table", "thirsty", "tokens",
        "turn", "winners", "zones",
    )  # fmt: skip

    table: Table
    seed: bytes
    draws: int
    # Sides.
    fortitude: list[int]
    alcohol: list[int]
    gold: list[int]
    tokens: tuple[int, ...]
    # Seats.
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    fronts: list[tuple[int, ...]]
    bits: list[int]
    meters: list[tuple[int, ...]]
    zones: list[tuple[tuple[int, ...], ...]]
    alive: int
    marked: int
    absent: int
    """Seats that are not there: they play nothing and Ignore everything."""
    away: int
    """Those of them who come back only in their own next turn."""
    out: tuple[tuple[int, int, int], ...]
    # The table.
    drink_deck: tuple[int, ...]
    drink_discard: tuple[int, ...]
    bar: tuple[int, ...]
    pot: int
    inn: int
    refills: int
    round: Round | None
    stack: list[Frame]
    # The turn.
    turn: int
    active: int
    """Where turn order starts. The turn belongs to the side of this seat."""
    acting: int
    """The member whose Drink Phase it is; else `active`."""
    phase: int
    step: int
    actions: int
    """Actions left, four bits a seat."""
    ready: int
    """Members who want no (more) Action, as long as no mate plays one."""
    orders: int
    thirsty: int
    """Members who have still to drink."""
    chosen: tuple[tuple[int, int], ...]
    """Discards of members while their mates still choose: (seat, mask)."""
    offered: int
    """Seats that have declined an offer since something happened."""
    dirty: bool
    # The question.
    ask: int
    ask_mask: int
    decision: int
    options: list[RawMove] | None
    # The end.
    over: bool
    winners: int
    log: list[Event] | None

    def __init__(self) -> None:
        pass

    def copy(self) -> State:
        new = State()
        new.table = self.table
        new.seed = self.seed
        new.draws = self.draws
        new.fortitude = self.fortitude[:]
        new.alcohol = self.alcohol[:]
        new.gold = self.gold[:]
        new.tokens = self.tokens
        new.hands = self.hands[:]
        new.decks = self.decks[:]
        new.discards = self.discards[:]
        new.piles = self.piles[:]
        new.fronts = self.fronts[:]
        new.bits = self.bits[:]
        new.meters = self.meters[:]
        new.zones = self.zones[:]
        new.alive = self.alive
        new.marked = self.marked
        new.absent = self.absent
        new.away = self.away
        new.out = self.out
        new.drink_deck = self.drink_deck
        new.drink_discard = self.drink_discard
        new.bar = self.bar
        new.pot = self.pot
        new.inn = self.inn
        new.refills = self.refills
        new.round = None if self.round is None else self.round.copy()
        stack: list[Frame] = []
        for frame in self.stack:
            stack.append(frame.copy())
        new.stack = stack
        new.turn = self.turn
        new.active = self.active
        new.acting = self.acting
        new.phase = self.phase
        new.step = self.step
        new.actions = self.actions
        new.ready = self.ready
        new.orders = self.orders
        new.thirsty = self.thirsty
        new.chosen = self.chosen
        new.offered = self.offered
        new.dirty = self.dirty
        new.ask = self.ask
        new.ask_mask = self.ask_mask
        new.decision = self.decision
        new.options = None
        new.over = self.over
        new.winners = self.winners
        new.log = None if self.log is None else self.log[:]
        return new


class Broken(Exception):
    """The engine met a state that the rules do not allow: a fault of ours, never of a player."""

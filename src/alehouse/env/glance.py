"""The observation of a seat, read straight from the state: equal to `seen.observed`, and many times faster.

Nothing here looks at a hidden card: only the own hand and the sizes of piles are read. To make numbers into arrays is
what takes time, so everything that has few values (flags, cards) is kept as bytes that only need to be joined.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from struct import Struct

import numpy as np
from numpy.typing import NDArray

from ..engine import codes as c
from ..engine.legality import in_reach
from ..engine.plan import project
from ..engine.pours import contents
from ..engine.program import Program
from ..engine.state import Frame, State
from ..engine.view import ENTRIES, PHASES, QUESTIONS
from .actions import AT_START, SIZE, SLOTS, STAGES, Steps
from .features import WIDTH, card_rows
from .layout import COUNTERS, DUE, ENTRIES_SHOWN, ENTRY, SIDED, SIZES, TABLE

Numbers = NDArray[np.int16]
NUMBER = np.dtype(np.int16)


def packed(numbers: Sequence[int]) -> bytes:
    return array("h", numbers).tobytes()


PHASE_BITS = tuple([packed([at == phase for at in range(len(PHASES))]) for phase in range(len(PHASES))])
ASKED_BITS = tuple([packed([at == ask for at in range(1, len(QUESTIONS))]) for ask in range(len(QUESTIONS))])
KIND_BITS = tuple([packed([at == kind for at in range(len(ENTRIES))]) for kind in range(len(ENTRIES))])
STAGE_BITS = tuple([packed([at == stage for at in range(len(STAGES))]) for stage in range(len(STAGES))])
SLOT_MASK = (1 << SLOTS) - 1
DRINK_MASK = (1 << SIZE["drink"]) - 1
NO_ENTRIES = tuple([(0,) * (len(ENTRY) * n) for n in range(ENTRIES_SHOWN + 1)])
NO_KINDS = tuple([bytes(2 * len(ENTRIES) * n) for n in range(ENTRIES_SHOWN + 1)])
EMPTY_CARDS = tuple([bytes(2 * WIDTH * n) for n in range(SLOTS + 1)])


@lru_cache(maxsize=4096)
def flags(mask: int, size: int) -> bytes:
    """The bits of a mask."""
    return packed([mask >> at & 1 for at in range(size)])


@lru_cache(maxsize=1024)
def lie(hand: int, front: int, every: int, page: int) -> bytes:
    """Where the cards of the slots lie, when there are so many."""
    places = [1] * hand + [2] * front + [3] * (every - hand - front) + [0] * SLOTS * (page + 1)
    return packed(places[page * SLOTS : (page + 1) * SLOTS])


@lru_cache(maxsize=128)
def masks(seats: int, seat: int) -> tuple[bytes, ...]:
    """The bits of every mask of so many seats, beginning with one of them."""
    order = [(seat + step) % seats for step in range(seats)]
    return tuple([packed([mask >> other & 1 for other in order]) for mask in range(1 << seats)])


@lru_cache(maxsize=32)
def card_bytes(program: Program) -> tuple[bytes, ...]:
    """The row of each card as it lies in memory; the last one is an empty slot, so that -1 finds it."""
    rows = card_rows(program)
    return tuple([packed(row) for row in (*rows[1:], rows[0])])


@lru_cache(maxsize=32)
def role_numbers(program: Program) -> dict[str, int]:
    return {role: at + 1 for at, role in enumerate(program.roles)}


@lru_cache(maxsize=64)
class Places:
    """The seats as each of them sees them: what depends on nothing but how many there are, and their sides."""

    def __init__(self, sides: tuple[int, ...]) -> None:
        seats = len(sides)
        orders = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        self.masks = [masks(seats, seat) for seat in range(seats)]
        self.order = [itemgetter(*order) for order in orders]
        self.sided = [itemgetter(*[sides[other] for other in order]) for order in orders]
        self.pack = Struct(f"{len(TABLE) + ENTRIES_SHOWN * len(ENTRY) + (len(SIDED) + len(SIZES)) * seats}h").pack
        self.no_due = bytes(2 * len(DUE) * seats)
        tail = 2 * (len(STAGES) + SLOTS + seats + SIZE["drink"])
        self.no_answer = bytes(tail + 2)
        self.first_step = packed([1]) + bytes(tail)


class Glance:
    """Looks at one game: what changes seldom is kept from look to look."""

    __slots__ = (
        "_base",
        "_before",
        "_beside",
        "_cards",
        "_counted",
        "_fronts",
        "_hands",
        "_meters",
        "_places",
        "_program",
        "_seats",
        "_seen",
        "_state",
        "_zones",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        table = state.table
        self._state = state
        self._program = table.program
        self._seats = table.seats
        self._cards = card_bytes(table.program)
        self._places = Places(table.sides)
        self._seen = (-1, -1, -1, -1)
        self._base = b""
        nothing = [b""] * table.seats
        self._hands: list[tuple[tuple[int, ...] | None, tuple[int, ...] | None, bytes]] = [
            (None, None, b"")
        ] * table.seats
        self._fronts, self._meters, self._zones = state.fronts[:], state.meters[:], state.zones[:]
        self._before, self._counted, self._beside = nothing[:], nothing[:], nothing[:]

    def __call__(self, seat: int, steps: Steps | None) -> Numbers:
        """What that seat sees; `steps` if it is giving an answer."""
        s = self._state
        asked = s.ask_mask
        if not asked >> seat & 1:
            steps = None
        page = steps.page if steps is not None else 0
        seen = (s.decision, asked, seat, page)
        if seen != self._seen:  # nothing changes between the steps of one answer
            self._base = self._base_of(s, seat, page)
            self._seen = seen
        if steps is None:
            tail = self._places.no_answer
        elif page or steps.stage != AT_START:
            tail = self._progress(steps)
        else:
            tail = self._places.first_step
        return np.frombuffer(bytearray().join((self._base, tail)), NUMBER)

    def _base_of(self, s: State, seat: int, page: int) -> bytes:
        """Everything but the answer that is being given."""
        places = self._places
        bits = places.masks[seat]
        order = places.order[seat]
        sided = places.sided[seat]
        nobody = bits[0]
        rnd = s.round
        stack = s.stack
        depth = len(stack)
        cards = self._cards
        if s.fronts != self._fronts:
            self._fronts = s.fronts[:]
            self._before = [b""] * self._seats
        if s.meters != self._meters:
            self._meters = s.meters[:]
            self._counted = [b""] * self._seats
        if s.zones != self._zones:
            self._zones = s.zones[:]
            self._beside = [b""] * self._seats
        counted: list[int] = []
        shown: list[bytes] = []
        kinds: list[bytes] = []
        pending: list[bytes] = []
        for f in stack[: -1 - ENTRIES_SHOWN : -1]:
            counted += (f.step, f.mode, len(f.pours))
            target = f.target
            shown.append(bits[1 << f.seat] if f.seat >= 0 else nobody)
            shown.append(nobody if target == -1 else bits[1 << target] if target >= 0 else bits[-2 - target])
            kinds.append(KIND_BITS[f.kind])
            pending.append(cards[f.design])
        lacking = ENTRIES_SHOWN - len(kinds)
        hand, front, held = self._hands[seat]
        if hand != s.hands[seat] or front != s.fronts[seat] or page or s.table.team:
            held = self._hand_of(s, seat, page)
        control = rnd.control if rnd is not None else -1
        return b"".join(
            (
                places.pack(
                    s.turn, len(s.drink_deck), len(s.drink_discard), len(s.bar), s.pot, s.inn, rnd is not None,
                    rnd is not None and rnd.winning, depth, s.alive.bit_count(), *counted, *NO_ENTRIES[lacking],
                    *sided(s.fortitude), *sided(s.alcohol), *sided(s.gold), *sided(s.tokens),
                    *map(len, order(s.hands)), *map(len, order(s.decks)), *map(len, order(s.piles)),
                    *map(len, order(s.discards)),
                ),
                bits[s.alive],
                bits[s.marked],
                bits[s.absent],
                bits[s.table.mates[seat]],
                bits[1 << s.active],
                bits[rnd.inside] if rnd is not None else nobody,
                bits[rnd.passed] if rnd is not None else nobody,
                bits[1 << control] if control >= 0 else nobody,
                bits[1 << rnd.turn] if rnd is not None else nobody,
                *shown,
                nobody * (2 * lacking),
                self._due_of(s, stack[-1], seat) if depth else places.no_due,
                self._before[seat] or self._before_of(seat),
                self._counted[seat] or self._counted_of(seat),
                self._beside[seat] or self._beside_of(seat),
                PHASE_BITS[s.phase],
                ASKED_BITS[s.ask if s.ask_mask >> seat & 1 else 0],
                *kinds,
                NO_KINDS[lacking],
                held,
                *pending,
                EMPTY_CARDS[lacking],
            )
        )  # fmt: skip

    def _before_of(self, seat: int) -> bytes:
        """Who the players are, and what lies before them."""
        order = self._places.order[seat]
        table = self._state.table
        designs = self._program.designs
        number = role_numbers(self._program)
        out = [number[role] for role in order(table.roles)]
        fronts = order(self._fronts)
        if not any(fronts):
            self._before[seat] = found = packed(out + [0] * (5 * self._seats))
            return found
        out += map(len, fronts)
        lying = [[designs[card >> 4] for card in front] for front in fronts]
        out += [sum([card.passive_fortitude for card in cards]) for cards in lying]
        out += [sum([card.passive_alcohol for card in cards]) for cards in lying]
        out += [sum([card.caused for card in cards]) for cards in lying]
        out += [sum([card.back for card in cards]) for cards in lying]
        self._before[seat] = found = packed(out)
        return found

    def _counted_of(self, seat: int) -> bytes:
        """The counters of characters."""
        out: list[int] = []
        for row in self._meters[:COUNTERS]:
            out += row[seat:]
            out += row[:seat]
        out += [0] * (self._seats * COUNTERS - len(out))
        self._counted[seat] = found = packed(out)
        return found

    def _beside_of(self, seat: int) -> bytes:
        """The sizes of side decks, hidden and open."""
        order = self._places.order[seat]
        out: list[int] = []
        for first in (0, 1):
            rows = [order(row) for row in self._zones[first::2]]
            out += [sum([len(row[at]) for row in rows]) for at in range(self._seats)]
        self._beside[seat] = found = packed(out)
        return found

    def _due_of(self, s: State, f: Frame, seat: int) -> bytes:
        """What the topmost entry would do if nobody answered: five columns."""
        pours = f.pours
        planned = f.kind < c.FIRST_FLOOR and f.kind != c.DRINK_FRAME and f.step <= c.S_COMMIT
        if not pours and not planned:
            return self._places.no_due
        n = self._seats
        out = [0] * (5 * n)
        for pour in pours:
            drink = contents(s, pour)
            if not drink.dead:
                out[3 * n + (pour[0] - seat) % n] += drink.alcohol
                out[4 * n + (pour[0] - seat) % n] += drink.fortitude
        if planned:
            # While a window is being answered, its plan is that of its opening.
            plan = f.plan if s.ask == c.Q_WINDOW and f.step == c.S_ASK else project(s, f)
            for op, _source, body, count, what, flags in plan:
                if op == c.CHANGE:
                    if what <= c.ALCOHOL and body >= 0:
                        out[what * n + (body - seat) % n] += count
                elif op == c.PAY:
                    if not flags & (c.F_INN | c.F_FREE) and body >= 0:
                        out[2 * n + (body - seat) % n] -= count
                    if what >= 0:
                        out[2 * n + (what - seat) % n] += count
                elif op == c.COLLECT and body >= 0:
                    out[2 * n + (body - seat) % n] += count
        return packed(out)

    def _hand_of(self, s: State, seat: int, page: int) -> bytes:
        """Where the cards within reach lie, and those cards."""
        cards = self._cards
        hand, front = s.hands[seat], s.fronts[seat]
        lying = hand
        if front or page or s.table.team:
            lying = in_reach(s, seat)
        places = lie(len(hand), len(front), len(lying), page)
        lying = lying[page * SLOTS : (page + 1) * SLOTS]
        found = b"".join(
            (
                places,
                *[cards[card >> 4] for card in lying],
                EMPTY_CARDS[SLOTS - len(lying)],
            )
        )
        self._hands[seat] = (hand, front, found) if not page else (None, None, b"")
        return found

    def _progress(self, steps: Steps) -> bytes:
        """The answer so far."""
        return b"".join(
            (
                STAGE_BITS[steps.stage],
                flags(steps.page, 1) if steps.page < 2 else packed([steps.page]),
                flags(steps.taken >> steps.page * SLOTS & SLOT_MASK, SLOTS),
                flags(steps.people, self._seats),
                flags(steps.drinks & DRINK_MASK, SIZE["drink"]),
            )
        )

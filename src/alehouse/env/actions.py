"""The action table: a hundred numbered actions, and how an answer is given in steps of them.

The table is the same for all characters, packs and numbers of seats. A move that needs more than one choice is
made in steps: the card, then its use, then whom it picks, then the Drinks. Every step keeps those legal moves that
fit what was chosen, and a step that leaves no choice is skipped. Sets (cards to discard, several players, several
Drinks) are named one by one in ascending order and ended by `done`, so that each move has exactly one way.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import codes as c
from ..engine.answers import card_limits, moves
from ..engine.legality import in_reach
from ..engine.program import Program
from ..engine.resolve import relief_cards
from ..engine.state import RawMove, State

SLOTS = 16
"""Cards within reach that have an action of their own; `more` turns to the next ones."""
SEATS = 10
BLOCKS = (
    ("pass", 1, "pass, or decline"),
    ("done", 1, "no more: the set that was being named is whole"),
    ("more", 1, "turn the page: what is meant has no number on this one"),
    ("play", SLOTS, "play the card in this slot"),
    ("take", SLOTS, "this card too: to discard, or to give away"),
    ("offer", SLOTS, "offer the card in this slot for sale"),
    ("seat", SEATS, "this player: 0 is the player itself, 1 the one to the left, and so on"),
    ("drink", 16, "this Drink, of those that are being drunk"),
    ("use", 4, "this use of the card, where it has several"),
    ("choose", 16, "this option, number or card: 0 is the first option, the number 0, and no"),
    ("token", 3, "a Potion Token: for Fortitude, against Alcohol, for Gold"),
)
"""Name, size and meaning of each block of the table, in its order."""


def _starts() -> dict[str, int]:
    out: dict[str, int] = {}
    at = 0
    for name, size, _ in BLOCKS:
        out[name] = at
        at += size
    return out


START = _starts()
SIZE = {name: size for name, size, _ in BLOCKS}
ACTIONS = sum(SIZE.values())
PASS_ACTION, DONE, MORE = START["pass"], START["done"], START["more"]
PLAY, TAKE, OFFER, SEAT = START["play"], START["take"], START["offer"], START["seat"]
DRINK, USE, CHOOSE, TOKEN = START["drink"], START["use"], START["choose"], START["token"]

STAGES = ("start", "cards", "use", "seat", "seats", "drink", "drinks")
AT_START, AT_CARDS, AT_USE, AT_SEAT, AT_SEATS, AT_DRINK, AT_DRINKS = range(7)
PAGED = {AT_USE: (USE, 4), AT_DRINK: (DRINK, 16)}


def action_name(action: int) -> str:
    """`play 3`, `seat 1`, `pass`: the block and the place in it."""
    for name, size, _ in BLOCKS:
        if START[name] <= action < START[name] + size:
            return name if size == 1 else f"{name} {action - START[name]}"
    raise ValueError(f"there is no action {action}; the table has {ACTIONS}")


class Steps:
    """One answer of one seat, on its way."""

    __slots__ = (
        "_fit", "_groups", "_high", "_last", "_leafing", "_low", "_moves", "_reach", "_seats", "_sets", "drinks",
        "legal", "move", "page", "people", "program", "seat", "stage", "taken",
    )  # fmt: skip

    def __init__(self, program: Program, seats: int) -> None:
        self.program = program
        self._seats = seats
        self.seat = -1
        self.clear()

    def clear(self) -> None:
        self.legal: list[int] = []
        """The actions that are possible now, ascending."""
        self.move: RawMove | None = None
        """The move, once it is decided."""
        self.stage = AT_START
        self.page = 0
        self.taken = 0
        """The slots that were chosen so far, as a mask."""
        self.people = 0
        """The seats that were named so far, as a mask; its lowest bit is the player."""
        self.drinks = 0
        self._groups: dict[int, list[RawMove]] = {}
        self._moves: Sequence[RawMove] = ()
        self._reach: Sequence[int] = ()
        self._sets: list[tuple[int, RawMove]] = []
        self._last = 0
        self._leafing = False
        """The last step turned the page: now comes something that is on it."""
        self._fit = 0
        self._low = 0
        self._high = 0

    # -- beginning ------------------------------------------------------------------------------

    def ask(self, s: State, seat: int) -> None:
        """Begin with the open question of a seat."""
        if s.ask == c.Q_DISCARD:
            held = len(s.hands[seat])
            self.ask_cards(seat, (1 << held) - 1, 0, held)
        elif s.ask == c.Q_CARDS:
            top = s.stack[-1]
            low, high = card_limits(s, seat, top)
            fit = (1 << len(s.hands[seat])) - 1
            if top.step == c.S_COMMIT:
                fit = relief_cards(s, seat, top.edits[-1][3])
            self.ask_cards(seat, fit, low, min(high, fit.bit_count()))
        else:
            plain = not s.fronts[seat] and not s.table.team
            cards = s.hands[seat] if plain else in_reach(s, seat)
            self.ask_moves(seat, s.options or moves(s, seat), [card >> 4 for card in cards])

    def ask_cards(self, seat: int, fit: int, low: int, high: int) -> None:
        """Begin with a set of hand cards: which of them, how few and how many."""
        self.clear()
        self.seat = seat
        self.stage = AT_CARDS
        self._fit, self._low, self._high = fit, low, high
        self._offer_cards()

    def ask_moves(self, seat: int, options: Sequence[RawMove], designs: Sequence[int]) -> None:
        """Begin with a list of moves; `designs` are the cards within reach."""
        self.legal = []
        self.move = None
        self.stage = AT_START
        self.page = self.taken = self.people = self.drinks = 0
        self._leafing = False
        self.seat = seat
        if len(options) == 1:
            self.move = options[0]
            return
        self._moves = options
        if options[0][0] == c.M_CHOOSE and options[0][2] == 1:
            self._narrow(options)
            return
        self._reach = designs
        self._offer_moves()

    # -- offering -------------------------------------------------------------------------------

    def _offer_moves(self) -> None:
        """The first step of a question that is not about a set."""
        groups: dict[int, list[RawMove]] = {}
        slot = self._reach.index  # the first place where a card lies, because equal cards are the same move
        seat, seats = self.seat, self._seats
        paged = self.page > 0
        for move in self._moves:
            kind = move[0]
            if kind == c.M_PLAY:
                action = PLAY + slot(move[1])
                if action >= TAKE or paged:
                    action = self._on_page(PLAY, SLOTS, action - PLAY)
            elif kind == c.M_PASS:
                action = PASS_ACTION if not paged else -1  # whoever turns the page means something on the next one
            elif kind == c.M_ORDER or (kind == c.M_CHOOSE and move[3] >= 0):
                action = SEAT + (move[3] - seat) % seats
            elif kind == c.M_CHOOSE:
                action = self._on_page(CHOOSE, SIZE["choose"], move[5])
            elif kind == c.M_OFFER:
                action = self._on_page(OFFER, SLOTS, slot(move[1]))
            else:
                action = TOKEN + move[5] if not paged else -1
            if action in groups:
                groups[action].append(move)
            elif action >= 0:
                groups[action] = [move]
        self._groups = groups
        self.legal = sorted(groups)

    def _on_page(self, start: int, size: int, place: int) -> int:
        """The action for a place of a block: on this page, on a later one, or gone with an earlier one."""
        page = place // size
        return start + place % size if page == self.page else MORE if page > self.page else -1

    def _offer_cards(self) -> None:
        count = self.taken.bit_count()
        legal = [DONE] if count >= self._low and not self._leafing else []
        left = self._fit >> self._last << self._last
        if count < self._high:
            spare = left.bit_count() - (self._low - count)  # so many of the cards that are left may be kept
            for place in range(self._last, left.bit_length()):
                if left >> place & 1 and spare >= 0:
                    spare -= 1
                    action = self._on_page(TAKE, SLOTS, place)
                    if action >= 0 and (action != MORE or MORE not in legal):
                        legal.append(action)
        legal.sort()
        self.legal = legal
        if len(legal) == 1:
            self.take(legal[0])

    def _narrow(self, left: Sequence[RawMove]) -> None:
        """The next step among moves that agree in what was chosen so far."""
        first = left[0]
        if len(left) == 1:
            self.move = first
            return
        for at in (2, 3, 4):
            if any(move[at] != first[at] for move in left):
                break
        else:
            at = 5
        pick = self.program.designs[first[1]].modes[first[2]].pick if first[0] == c.M_PLAY and at > 2 else -1
        if at == 3 and (pick == c.P_UP_TO or (first[0] == c.M_CHOOSE and first[2] == 1)):
            self.stage = AT_SEATS
            self._sets = [(self._turned(move[3]), move) for move in left]
            self._last = 0
            self._offer_set()
        elif at == 4 and pick == c.P_DRINKS:
            self.stage = AT_DRINKS
            self._sets = [(move[4], move) for move in left]
            self._last = 0
            self._offer_set()
        else:
            self._moves = left
            self.stage = AT_USE if at == 2 else AT_SEAT if at == 3 else AT_DRINK
            self._offer_one(at)

    def _offer_one(self, at: int) -> None:
        groups: dict[int, list[RawMove]] = {}
        for move in self._moves:
            if at == 3:
                action = SEAT + (move[3] - self.seat) % self._seats
            else:
                action = self._on_page(*PAGED[self.stage], move[at])
            if action >= 0:
                groups.setdefault(action, []).append(move)
        self._groups = groups
        self.legal = sorted(groups)

    def _turned(self, mask: int) -> int:
        """A mask of seats, as seen from the player's own."""
        return (mask >> self.seat | mask << self._seats - self.seat) & (1 << self._seats) - 1

    def _offer_set(self) -> None:
        """A set that is named in ascending order: those moves fit that begin like it."""
        seats = self.stage == AT_SEATS
        have = self.people if seats else self.drinks
        below = (1 << self._last) - 1
        legal: set[int] = set()
        for mask, _ in self._sets:
            if mask == have:
                if not self._leafing:
                    legal.add(DONE)
            elif mask & below == have:
                place = (mask >> self._last & -(mask >> self._last)).bit_length() - 1 + self._last
                action = SEAT + place if seats else self._on_page(DRINK, SIZE["drink"], place)
                if action >= 0:
                    legal.add(action)
        self.legal = sorted(legal)
        if len(self.legal) == 1:
            self.take(self.legal[0])

    # -- taking ---------------------------------------------------------------------------------

    def take(self, action: int) -> None:
        """Go one step on. The action must be legal; when the answer is whole, `move` has it."""
        stage = self.stage
        if action == MORE:
            self._turn_page()
        elif stage == AT_CARDS:
            self._leafing = False
            if action == DONE:
                self.move = (c.M_DISCARD, -1, 0, -1, 0, self.taken)
            else:
                place = action - TAKE + self.page * SLOTS
                self.taken |= 1 << place
                self._last = place + 1
                self._offer_cards()
        elif stage in (AT_SEATS, AT_DRINKS):
            self._leafing = False
            self._take_into_set(action)
        else:
            left = self._groups[action]
            if len(left) == 1:
                self.move = left[0]
                return
            if action >= SEAT:
                self.people |= 1 << action - SEAT if stage == AT_SEAT else 0
            elif stage == AT_START:
                self.taken |= 1 << (action - PLAY) % SLOTS + self.page * SLOTS
            self._leafing = False
            self.page = 0
            self._narrow(left)

    def _turn_page(self) -> None:
        self._leafing = True
        self.page += 1
        if self.stage == AT_START:
            self._offer_moves()
        elif self.stage == AT_CARDS:
            self._offer_cards()
        elif self.stage in (AT_USE, AT_DRINK):
            self._offer_one(2 if self.stage == AT_USE else 4)
        else:
            self._offer_set()

    def _take_into_set(self, action: int) -> None:
        seats = self.stage == AT_SEATS
        have = self.people if seats else self.drinks
        if action == DONE:
            self.move = next(move for mask, move in self._sets if mask == have)
            return
        place = action - SEAT if seats else action - DRINK + self.page * SIZE["drink"]
        if seats:
            self.people |= 1 << place
        else:
            self.drinks |= 1 << place
        self._last = place + 1
        self._offer_set()

    def copy(self) -> Steps:
        """An independent answer in the same state."""
        new = Steps(self.program, self._seats)
        for name in Steps.__slots__:
            setattr(new, name, getattr(self, name))
        return new

"""Moves: frozen values with a text form that parses back.

pass
play make-some-elbow-room on gerki
play dump-it-on-the-floor mode 2 drink 1
discard 1 3 5
order fiona
choose 2            choose eve            choose eve,gog
offer acid-spit to kaylin
token fortitude
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import overload

from .engine import codes as c
from .engine.answers import is_legal, move_at, move_count, moves, picking
from .engine.state import PASS, RawMove, State, Table
from .errors import BadText

KINDS = ("pass", "play", "discard", "order", "choose", "offer", "token")
TOKENS = ("fortitude", "alcohol", "gold")


class Move:
    """One answer to one question."""

    __slots__ = ("_raw", "_table")

    def __init__(self, raw: RawMove, table: Table) -> None:
        self._raw = raw
        self._table = table

    @property
    def raw(self) -> RawMove:
        """The move as the engine keeps it."""
        return self._raw

    @property
    def kind(self) -> str:
        return KINDS[self.raw[0]]

    @property
    def card(self) -> str | None:
        """The id of the card that is played."""
        return self._table.program.designs[self.raw[1]].id if self.raw[1] >= 0 else None

    @property
    def mode(self) -> int:
        return self.raw[2]

    @property
    def targets(self) -> tuple[int, ...]:
        """The seats that are picked."""
        target = self.raw[3]
        if target < 0:
            return ()
        if names_several(self.raw, self._table):
            return tuple(seat for seat in range(self._table.seats) if target >> seat & 1)
        return (target,)

    @property
    def number(self) -> int:
        return self.raw[5]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._raw == other._raw

    def __hash__(self) -> int:
        return hash(self._raw)

    def __str__(self) -> str:
        return text_of(self.raw, self._table)

    def __repr__(self) -> str:
        return f"<Move {self}>"


class LegalMoves(Sequence[Move]):
    """The legal answers of one seat; made when somebody looks at them."""

    __slots__ = ("_listed", "_seat", "_state")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._listed = state.options if seat >= 0 and state.ask_mask == 1 << seat else None

    def _all(self) -> list[RawMove] | None:
        """All of them, once somebody has looked; None for discards, which are counted and not listed."""
        if self._listed is None and self._state.ask != c.Q_DISCARD:
            self._listed = moves(self._state, self._seat)
        return self._listed

    def __len__(self) -> int:
        listed = self._all()
        return move_count(self._state, self._seat) if listed is None else len(listed)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        state = self._state
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        if at < 0:
            at += len(self)
            if at < 0:
                raise IndexError("no such move")
        listed = self._all()
        return Move(move_at(state, self._seat, at) if listed is None else listed[at], state.table)

    def __iter__(self) -> Iterator[Move]:
        for at in range(len(self)):
            yield self[at]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and is_legal(self._state, self._seat, move.raw)

    def find(self, raw: RawMove) -> Move | None:
        """The move that the engine keeps like this, if it is legal."""
        return Move(raw, self._state.table) if is_legal(self._state, self._seat, raw) else None

    def __repr__(self) -> str:
        shown = [str(move) for move in self[:12]]
        more = f", and {len(self) - 12} more" if len(self) > 12 else ""
        return f"<LegalMoves: {', '.join(shown)}{more}>"


def names_several(raw: RawMove, table: Table) -> bool:
    """Whether the target of a move is a mask of seats."""
    if raw[0] == c.M_CHOOSE:
        return raw[2] == 1
    return raw[0] == c.M_PLAY and table.program.designs[raw[1]].modes[raw[2]].pick == c.P_UP_TO


# --- text ----------------------------------------------------------------------------------------


def seats_text(mask: int, table: Table) -> str:
    return ",".join(table.names[seat] for seat in range(table.seats) if mask >> seat & 1)


def text_of(raw: RawMove, table: Table) -> str:
    kind, index, at, target, arg, number = raw
    if kind == c.M_PASS:
        return "pass"
    if kind == c.M_PLAY:
        design = table.program.designs[index]
        mode = design.modes[at]
        words = [f"play {design.id}"]
        if len(design.modes) > 1:
            words.append(f"mode {at + 1}")
        if mode.pick == c.P_UP_TO:
            words.append(f"on {seats_text(target, table)}")
        elif target >= 0:
            words.append(f"on {table.names[target]}")
        if mode.drink:
            picked = mode.pick == c.P_DRINKS
            pours = [i for i in range(arg.bit_length()) if arg >> i & 1] if picked else [arg]
            words.append("drink " + ",".join(str(i + 1) for i in pours))
        return " ".join(words)
    if kind == c.M_DISCARD:
        places = [str(i + 1) for i in range(number.bit_length()) if number >> i & 1]
        return " ".join(["discard", *(places or ["nothing"])])
    if kind == c.M_ORDER:
        return f"order {table.names[target]}"
    if kind == c.M_OFFER:
        return f"offer {table.program.designs[index].id} to {table.names[target]}"
    if kind == c.M_TOKEN:
        return f"token {TOKENS[number]}"
    if at == 1:
        return f"choose {seats_text(target, table)}"
    return f"choose {table.names[target]}" if target >= 0 else f"choose {number + 1}"


PLAY = re.compile(
    r"play (?P<card>[a-z0-9-]+)(?: mode (?P<mode>[1-9]))?(?: on (?P<on>[a-z0-9,-]+))?"
    r"(?: drink (?P<drink>[1-9][0-9]?(?:,[1-9][0-9]?)*))?"
)


OFFER = re.compile(r"offer (?P<card>[a-z0-9-]+) to (?P<to>[a-z0-9-]+)")


def parse(text: str, state: State, seat: int) -> RawMove:
    """The move that a text means. Left out parts are filled in where only one legal move fits."""
    table = state.table
    words = " ".join(text.strip().split())
    lower = words.lower()
    if lower == "pass":
        return PASS
    if lower == "discard" or lower.startswith("discard "):
        return parse_discard(lower, state, seat)
    if lower.startswith("order "):
        return (c.M_ORDER, -1, 0, seat_of(lower[6:], table), 0, 0)
    if lower.startswith("choose "):
        word = lower[7:]
        if is_number(word):
            return (c.M_CHOOSE, -1, 0, -1, 0, int(word) - 1)
        if "," in word or asks_several(state):
            return (
                c.M_CHOOSE,
                -1,
                1,
                sum(1 << seat for seat in {seat_of(one, table) for one in word.split(",")}),
                0,
                0,
            )
        return (c.M_CHOOSE, -1, 0, seat_of(word, table), 0, 0)
    if lower.startswith("token "):
        if lower[6:] not in TOKENS:
            raise BadText(f"a Potion Token gives {', '.join(TOKENS)}, not {lower[6:]!r}")
        return (c.M_TOKEN, -1, 0, -1, 0, TOKENS.index(lower[6:]))
    offer = OFFER.fullmatch(lower)
    if offer is not None:
        index = table.program.by_id.get(offer["card"])
        if index is None:
            raise BadText(f"there is no card {offer['card']!r}")
        price = table.program.designs[index].price
        return (c.M_OFFER, index, 0, seat_of(offer["to"], table), 0, max(0, price))
    match = PLAY.fullmatch(lower)
    if match is None:
        raise BadText(f"cannot read {text!r}; try 'pass', 'play CARD on SEAT', 'discard 1 3' or 'order SEAT'")
    return parse_play(match, state, seat)


def asks_several(state: State) -> bool:
    """Whether the open question wants a set of seats."""
    if state.ask != c.Q_TARGET or not state.stack:
        return False
    design, mode = picking(state, state.stack[-1])
    return state.table.program.designs[design].modes[mode].pick == c.P_UP_TO


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 4


def parse_discard(text: str, state: State, seat: int) -> RawMove:
    mask = 0
    for word in text.split()[1:]:
        if word in ("nothing", "none"):
            continue
        if not is_number(word) or not 1 <= int(word) <= len(state.hands[seat]):
            raise BadText(f"there is no card {word!r} in hand; use numbers from 1 to {len(state.hands[seat])}")
        mask |= 1 << int(word) - 1
    return (c.M_DISCARD, -1, 0, -1, 0, mask)


def parse_play(match: re.Match[str], state: State, seat: int) -> RawMove:
    table = state.table
    index = table.program.by_id.get(match["card"])
    if index is None:
        raise BadText(f"there is no card {match['card']!r}")
    design = table.program.designs[index]
    if not design.modes:
        raise BadText(f"{design.title!r} is not a card that somebody plays")
    wanted = int(match["mode"]) - 1 if match["mode"] else None
    if wanted is not None and not 0 <= wanted < len(design.modes):
        raise BadText(f"{design.title!r} has {len(design.modes)} uses, not {wanted + 1}")
    on = [seat_of(word, table) for word in match["on"].split(",")] if match["on"] else []
    if len(on) > 1 and not any(mode.pick == c.P_UP_TO for mode in design.modes):
        raise BadText(f"{design.title!r} picks one player, not {len(on)}")
    drinks = [int(word) - 1 for word in match["drink"].split(",")] if match["drink"] else []
    fitting: list[RawMove] = []
    for at, mode in enumerate(design.modes):
        if wanted is not None and at != wanted:
            continue
        target = sum(1 << other for other in on) if mode.pick == c.P_UP_TO and on else on[0] if on else -1
        arg = sum(1 << i for i in drinks) if mode.pick == c.P_DRINKS else drinks[0] if drinks else 0
        raw: RawMove = (c.M_PLAY, index, at, target, arg, 0)
        fitting.append(raw)
    legal = [
        state_move
        for i in range(move_count(state, seat))
        if (state_move := move_at(state, seat, i))[:2] == (c.M_PLAY, index)
        and (wanted is None or state_move[2] == wanted)
        and (not on or state_move[3] == fitting_target(design.modes[state_move[2]].pick, on))
        and (not drinks or state_move[4] in {raw[4] for raw in fitting})
    ]
    if len(legal) == 1:
        return legal[0]
    if len(legal) > 1:
        raise BadText(f"say more: {' / '.join(text_of(raw, table) for raw in legal[:6])}")
    return fitting[0]


def fitting_target(pick: int, on: list[int]) -> int:
    return sum(1 << seat for seat in on) if pick == c.P_UP_TO else on[0]


def seat_of(word: str, table: Table) -> int:
    if word in table.names:
        return table.names.index(word)
    if is_number(word) and int(word) < table.seats:
        return int(word)
    raise BadText(f"nobody here is called {word!r}; there are {', '.join(table.names)}")

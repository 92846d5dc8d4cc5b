"""The engine's own values, made again from what came over the wire, for bots and for whoever shows a table.

Nothing is guessed: a View has what was told to this seat, and its moves are those that the server has listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, overload

from ..engine import codes as c
from ..engine.setting import SETTINGS
from ..engine.setup import new_table
from ..engine.state import RawMove, Table
from ..engine.view import Decision, View
from ..moves import KINDS, PLAY, Move, names_several
from ..packs import Known, known
from ..protocol import GameInfo, MoveInfo, Private, Public, Question


def seats_of(game: GameInfo, content: Known | None = None) -> Table:
    """What the engine calls a table: who sits where. Moves need it to name cards and seats."""
    return _table(content or known(), game.characters, game.drinks, game.variant)


@lru_cache(maxsize=256)
def _table(content: Known, characters: tuple[str, ...], drinks: tuple[str, ...], variant: str) -> Table:
    return new_table(content.program, characters, drinks, True, SETTINGS[variant])


def decision_from(question: Question, seat: int) -> Decision:
    return Decision(question.decision, seat, question.kind, question.about)


def view_from(table: Public, mine: Private | None) -> View:
    """The view of a seat, or of a spectator who has nothing of their own."""
    fields: dict[str, Any] = {name: getattr(table, name) for name in table.__struct_fields__ if name != "ahead"}
    if mine is None:
        return View(seat=None, hand=(), mates=(), question=None, **fields)
    question = decision_from(mine.question, mine.seat) if mine.question is not None else None
    return View(seat=mine.seat, hand=mine.hand, mates=mine.mates, question=question, **fields)


def move_from(info: MoveInfo, table: Table) -> Move:
    """The move of which the server has told the parts; `arg`, the Drinks it is played on, is in its text alone."""
    kind = KINDS.index(info.kind)
    card = -1 if info.card is None else table.program.by_id[info.card]
    arg = drinks_of(info.text, kind, table.program.designs[card].modes[info.mode].pick) if kind == c.M_PLAY else 0
    several = names_several((kind, card, info.mode, 0, 0, 0), table)
    target = sum(1 << seat for seat in info.targets) if several else info.targets[0] if info.targets else -1
    return Move((kind, card, info.mode, target, arg, info.number), table)


def drinks_of(text: str, kind: int, pick: int) -> int:
    found = PLAY.fullmatch(text)
    places = [int(word) - 1 for word in found["drink"].split(",")] if found is not None and found["drink"] else []
    if pick == c.P_DRINKS:
        return sum(1 << place for place in places)
    return places[0] if places else 0


class Discards(Sequence[Move]):
    """Every set of cards of a hand: they are counted, not listed. The bits of a set are its place."""

    __slots__ = ("_cards", "_table")

    def __init__(self, cards: int, table: Table) -> None:
        self._cards = cards
        self._table = table

    def __len__(self) -> int:
        return 1 << self._cards

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError("no such move")
        raw: RawMove = (c.M_DISCARD, -1, 0, -1, 0, at % len(self))
        return Move(raw, self._table)

    def __iter__(self) -> Iterator[Move]:
        return (self[at] for at in range(len(self)))


def moves_from(mine: Private, table: Table) -> Sequence[Move]:
    """The legal answers to the open question; none if this seat is not asked."""
    question = mine.question
    if question is None:
        return ()
    if question.kind == "discard":
        return Discards(len(mine.hand), table)
    return [move_from(info, table) for info in question.moves]

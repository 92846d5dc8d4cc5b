"""A game that is played on a server, as the terminal wants it: what it knows came over the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..client import Table, moves_from, seats_of, view_from
from ..engine.view import View
from ..errors import AlehouseError, BadText
from ..lang import Card
from ..moves import PLAY, Move
from ..packs import Known
from ..protocol import GameInfo, Private
from ..results import Reason


class Unlisted(AlehouseError):
    """A move that the server has not listed. It knows why, or takes it all the same."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(text)


class Remote:
    """One game of a table; `cli.seen.Seen` says what its parts mean."""

    def __init__(self, table: Table, game: GameInfo, content: Known) -> None:
        self._table = table
        self._content = content
        self.info = game
        self._seats = seats_of(game, content)
        self._moves: Sequence[Move] = ()
        self._asked: Private | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        return self._seats.names

    @property
    def content(self) -> Known:
        return self._content

    @property
    def cards(self) -> Mapping[str, Card]:
        return self._content.cards

    def view(self, seat: int | None) -> View:
        assert self._table.view is not None, "a game has been told"
        return view_from(self._table.view, None if seat is None else self._table.private)

    def legal_moves_of(self, seat: int) -> Sequence[Move]:
        mine = self._table.private
        if mine is not self._asked:
            self._asked = mine
            self._moves = moves_from(mine, self._seats) if mine is not None else ()
        return self._moves

    def why_not(self, move: Move | str, seat: int | None = None) -> Reason | None:
        """The server says that, when it is asked."""
        return None

    def move(self, text: str, seat: int | None = None) -> Move:
        """The listed move that a text means; what goes without saying may be left out. Raises Unlisted or BadText."""
        moves = self.legal_moves_of(-1 if seat is None else seat)
        words = text.split()
        if words[0] == "discard":
            places = sorted({int(word) for word in words[1:] if word.isdecimal()})
            text = " ".join(["discard", *(str(place) for place in places)]) if places else "discard nothing"
            if self._asked is not None and self._asked.question is not None and self._asked.question.kind == "discard":
                return moves[sum(1 << place - 1 for place in places)]
        fitting = [move for move in moves if fits(text, str(move))]
        if len(fitting) > 1:
            raise BadText(f"say more: {' / '.join(str(move) for move in fitting[:6])}")
        if not fitting:
            raise Unlisted(text)
        return fitting[0]


def fits(said: str, listed: str) -> bool:
    """Whether somebody means a listed move. A play may leave out its use, its target or its Drink."""
    meant, move = PLAY.fullmatch(said), PLAY.fullmatch(listed)
    if meant is None or move is None:
        return said == listed
    for part in ("card", "mode", "on", "drink"):
        if meant[part] is not None and set(meant[part].split(",")) != set((move[part] or "").split(",")):
            return False
    return True

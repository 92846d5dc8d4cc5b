"""What the terminal needs of a game: one of our own has it, and so has one that is played on a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..lang import Card
from ..moves import Move
from ..results import Reason
from ..speech import Seated


class Seen(Seated, Protocol):
    """A `Game`, or a `Remote`. What is asked of a seat is asked of the seat that sits at this terminal."""

    @property
    def cards(self) -> Mapping[str, Card]: ...

    def legal_moves_of(self, seat: int) -> Sequence[Move]: ...

    def move(self, text: str, seat: int | None = None) -> Move:
        """The move that a text means. Raises BadText."""

    def why_not(self, move: Move | str, seat: int | None = None) -> Reason | None:
        """Why a move is not legal; None if it is, or if somebody else must say so."""

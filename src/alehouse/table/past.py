"""Taking back: the game as it stood before the last moves that people made."""

from __future__ import annotations

from collections import deque

from ..game import Game

KEPT = 8
FREE = frozenset({"play", "open", "order", "target", "option"})
"""While nothing else was told since a move, nobody has learned anything from it but the move itself."""


class Before:
    """The game before a move, the move, who made it, and how many rows the log had."""

    __slots__ = ("game", "move", "n", "seat")

    def __init__(self, seat: int, move: str, game: Game, n: int) -> None:
        self.seat = seat
        self.move = move
        self.game = game
        self.n = n


def in_public(move: str) -> str:
    """What everybody may know of a move: of a choice, or of a discard, only that there was one."""
    words = move.split()
    if words[:1] == ["choose"] or (words[:1] == ["discard"] and words[1:] != ["nothing"]):
        return words[0]
    return move


class Past:
    def __init__(self) -> None:
        self._kept: deque[Before] = deque(maxlen=KEPT)

    def remember(self, seat: int, move: str, game: Game, n: int) -> None:
        """A copy of the game as it stood before this seat moved."""
        self._kept.append(Before(seat, move, game, n))

    def last_of(self, seat: int) -> Before | None:
        """The point before the last move of that seat, if it is still known."""
        for before in reversed(self._kept):
            if before.seat == seat:
                return before
        return None

    def is_free(self, before: Before, seat: int, game: Game) -> bool:
        """Nothing was drawn, revealed or answered since, and nobody else has moved.

        Answers that wait hidden in an open window do not count: whoever asks must not learn of them.
        """
        if before is not self._kept[-1]:
            return False
        since = game.acts_since(before.game.told_count)
        return all(code in FREE and who in (seat, -1, None) for code, who in since)

    def go_back(self, before: Before) -> Game:
        """The game as it stood there. What came after it is forgotten."""
        while self._kept and self._kept.pop() is not before:
            pass
        return before.game

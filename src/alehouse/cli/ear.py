"""What one seat of a game is told, as sentences."""

from __future__ import annotations

from collections.abc import Container

from ..game import Game
from ..speech import Teller


class Ear:
    """Hears everything once. Events in `quiet` are not worth a sentence."""

    def __init__(self, game: Game, teller: Teller, seat: int | None, quiet: Container[str]) -> None:
        self.game = game
        self.teller = teller
        self.seat = seat
        self.quiet = quiet
        self.heard = 0
        self.named: int | None = None
        """Whom the last event was about."""

    def listen(self) -> list[str]:
        """What is new. Teammates hear what one of them draws, as "you"; their hands can be seen, so it is left out."""
        sentences: list[str] = []
        for event in self.game.told(self.seat, self.heard):
            self.heard = event.at + 1
            if event.private and self.named != self.seat:
                continue
            self.named = event.args.get("seat", self.named)
            if event.code not in self.quiet:
                sentences.append(self.teller.event(event))
        return sentences

"""The tutor: a tame bot that plays a lesson's script, so that a newcomer meets every part of the game once.

It is no better informed than any other bot. A lesson is a fixed deal and a list of wishes; the tutor makes the first
wish that is legal, and otherwise does nothing that could hurt. The one who learns sits at seat 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ..engine.view import View
from ..moves import Move

PUPIL = 0
LEAVE = 10
"""Whatever hits the pupil waits until the pupil has more than so much left: a lesson is not lost."""
ALWAYS = 10_000


class Wish(NamedTuple):
    """A card that a tutor would like to play, and when."""

    seat: int
    question: str
    """The kind of question that it answers."""
    cards: tuple[str, ...]
    first: int
    last: int
    """The turns, by number, in which it is wished for."""
    on: int = -1
    """The seat that it is played on; -1: whoever it falls on."""
    against: bool = False
    """Only against the pupil, and only once: a card of the pupil's, or the pupil's control of a Round."""


GERKI, DEIRDRE = 1, 2
KNIVES = ("how-did-this-get-stuck-in-your-back", "mind-the-caltrops")
SCOLDINGS = ("im-not-that-kind-of-priestess", "a-little-penance-is-good-for-you")
OVER = 7
"""The turn in which the last point has been made; from here on the tutors hit each other, and lose in good humour."""

WISHES: tuple[Wish, ...] = (
    # The second turn: something happens to the pupil, who can answer it.
    Wish(GERKI, "action", KNIVES[:1], 2, 2, on=PUPIL),
    # The pupil's second turn: what the pupil plays is answered, and that answer can be answered too.
    Wish(DEIRDRE, "window", ("that-one-bounced-off-my-halo", "stop-being-silly"), 4, OVER, against=True),
    # The fifth turn: a Round in which the one who cheats can be caught.
    Wish(GERKI, "action", ("gambling-im-in",), 5, 5),
    Wish(GERKI, "bid", ("oops-i-dropped-my-cards",), 5, 5, against=True),
    # The sixth turn: a card that may be played at any time.
    Wish(DEIRDRE, "window", ("a-quiet-word-with-upstairs",), 6, 6),
    Wish(GERKI, "action", KNIVES, OVER, ALWAYS, on=DEIRDRE),
    Wish(DEIRDRE, "action", SCOLDINGS, OVER, ALWAYS, on=GERKI),
)
FOR_THE_PUPIL = (2, 3)
"""Turns in which a tutor orders a Drink for the pupil, so that two lie on the pile when one of them has a Chaser."""


class TutorBot:
    name = "tutor"

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        kind = view.question.kind if view.question is not None else ""
        if kind == "discard":
            return moves[unwanted(view)]
        if kind == "order":
            return best_order(view, moves)
        for wish in WISHES:
            if fits(wish, kind, view):
                for move in moves:
                    if move.card in wish.cards and (wish.on < 0 or move.targets == (wish.on,)):
                        return move
        return moves[0]


def fits(wish: Wish, kind: str, view: View) -> bool:
    if wish.seat != view.seat or wish.question != kind or not wish.first <= view.turn <= wish.last:
        return False
    if wish.on == PUPIL and left(view, PUPIL) <= LEAVE:
        return False
    if wish.against and any(card in view.seats[wish.seat].discard for card in wish.cards):
        return False  # once is enough to learn from
    return not wish.against or is_against_pupil(view)


def is_against_pupil(view: View) -> bool:
    """Whether the pupil has just played something, or would win the Round."""
    if view.stack and view.stack[-1].kind == "card":
        return view.stack[-1].seat == PUPIL
    return view.round is not None and view.round.control == PUPIL


def unwanted(view: View) -> int:
    """What the script has no use for is thrown away, so that what it needs comes up; as a bit set of places."""
    if view.turn >= OVER:
        return 0
    kept = {card for wish in WISHES if wish.seat == view.seat and wish.last >= view.turn for card in wish.cards}
    return sum(1 << at for at, card in enumerate(view.hand) if card not in kept)


def best_order(view: View, moves: Sequence[Move]) -> Move:
    """For the pupil where the lesson needs it; else for whoever can best bear it, and rather for the other tutor."""
    if view.turn in FOR_THE_PUPIL and left(view, PUPIL) > LEAVE:
        for move in moves:
            if move.targets == (PUPIL,):
                return move

    def bears(move: Move) -> tuple[bool, int]:
        seat = move.targets[0] if move.targets else PUPIL
        return seat != PUPIL or (left(view, PUPIL) > LEAVE and view.turn < OVER), left(view, seat) - 4 * (seat == PUPIL)

    return max(moves, key=bears)


def left(view: View, seat: int) -> int:
    """How much Fortitude is above the Alcohol Content."""
    return view.seats[seat].fortitude - view.seats[seat].alcohol

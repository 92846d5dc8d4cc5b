"""Find the deal of the first lesson: a seed with which everything that the lesson teaches comes up by itself.

    python -m tools.lesson_deal              # is the seed in alehouse.table.lesson still good?
    python -m tools.lesson_deal 300000       # look at so many seeds, and name those that are

A lesson is an honest game: its record is proved like any other, and nobody stacks a deck. So the right deal has to be
looked for, again each time a deck of the lesson changes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from alehouse.bots.tutor import TutorBot
from alehouse.engine.view import View
from alehouse.game import Game
from alehouse.moves import Move
from alehouse.packs import known
from alehouse.table.lesson import FIRST, Lesson, seed_number

HITS = (
    "make-some-elbow-room",
    "so-then-i-got-the-ogre-in-a-headlock-like-this",
    "it-will-hurt-more-if-you-do-it-like-this",
)
SHIELD = "youll-need-a-bigger-sword-than-that"
NEGATE = "i-dont-think-so"
CATCH = "cards-on-the-table-or-teeth-on-the-table"
BIDS = ("winning-hand", "gambling-im-in")
ANYTIME = "a-quiet-word-with-upstairs"
NEEDED = (SHIELD, NEGATE, CATCH, *BIDS)
ANSWERS = {
    "how-did-this-get-stuck-in-your-back": SHIELD,
    "that-one-bounced-off-my-halo": NEGATE,
    "stop-being-silly": NEGATE,
    "oops-i-dropped-my-cards": CATCH,
}
"""What the coach suggests against what."""
EVENTS = ("round-on-the-house", "drinking-contest")
PLAIN = ("light-ale", "dark-ale", "wine")
CHASER = "-with-a-chaser"
END = 7
"""The lesson's points have been made before this turn."""
POINTS = ("hit", "drink", "shielded", "negated", "chaser", "round", "control", "caught", "won", "anytime")


def suggestion(view: View, moves: Sequence[Move]) -> Move:
    """What the coach would have the pupil do. The page says the same; a test compares them."""
    kind = view.question.kind if view.question is not None else ""
    if kind == "discard":
        return moves[sum(1 << at for at in thrown_away(view))]
    if kind == "action":
        target = 1 if view.turn == 1 else 2
        for card in HITS:
            for move in moves:
                if move.card == card and move.targets == (target,):
                    return move
    if kind == "order":
        target = 2 if view.turn == 1 else 1
        return next((move for move in moves if move.targets == (target,)), moves[0])
    if kind == "bid":
        return next((move for card in BIDS for move in moves if move.card == card), moves[0])
    if kind == "window" and view.stack:
        answer = ANSWERS.get(view.stack[-1].card or "")
        return next((move for move in moves if move.card == answer), moves[0]) if answer else moves[0]
    return moves[0]


def thrown_away(view: View) -> list[int]:
    """The places of what this lesson needs least: two cards at the beginning, later none."""
    if view.turn > 1:
        return []
    idle = [at for at, card in enumerate(view.hand) if card not in NEEDED and card not in HITS]
    return idle[:2]


def plays(lesson: Lesson, seed: str) -> Iterator[tuple[Game, int, Move]]:
    """The lesson as it goes if the pupil does what is suggested: each choice before it is made."""
    game = Game(lesson.characters, seed=bytes.fromhex(seed), drinks=lesson.drinks, ask_everybody=True, packs=known())
    tutor = TutorBot()
    while not game.is_over and game.view(None).turn < END:
        seat = game.to_move
        moves = game.legal_moves_of(seat)
        if len(moves) == 1:
            game.push(moves[0], seat)
            continue
        view = game.view(seat)
        move = suggestion(view, moves) if seat == lesson.pupil else tutor.choose(view, moves, None)  # type: ignore[arg-type]
        yield game, seat, move
        game.push(move, seat)


def points(game: Game, pupil: int) -> list[str]:
    """What has been taught, in its order."""
    out: list[str] = []
    for _to, code, args in game.tidings():
        found = ""
        if code == "play" and args["card"] in HITS and args["seat"] == pupil:
            found = "hit"
        elif code == "reveal" and args["target"] == pupil:
            found = "chaser" if len(args["cards"]) > 1 else "drink"
        elif code == "play" and args["card"] == SHIELD:
            found = "shielded"
        elif code == "play" and args["card"] == NEGATE and args["seat"] == pupil:
            found = "negated"
        elif code == "round":
            found = "round"
        elif code == "control" and args["seat"] == pupil:
            found = "control"
        elif code == "play" and args["card"] == CATCH:
            found = "caught"
        elif code == "collect" and args["seat"] == pupil:
            found = "won"
        elif code == "play" and args["card"] == ANYTIME:
            found = "anytime"
        if found and found not in out:
            out.append(found)
    return out


def is_promising(lesson: Lesson, seed: str) -> bool:
    """What can be seen before the first move, and is quick to look at."""
    game = Game(lesson.characters, seed=bytes.fromhex(seed), drinks=lesson.drinks, tell=False, packs=known())
    if game.active != lesson.pupil:
        return False
    hand = game.hand(lesson.pupil)
    if SHIELD not in hand or NEGATE not in hand or not any(card in HITS for card in hand):
        return False
    state = game._state
    designs = state.table.program.designs
    drinks = [designs[pile[0] >> 4].id for pile in state.piles]
    drinks += [designs[card >> 4].id for card in state.drink_deck[:-10:-1]]
    return (
        not any(drink in EVENTS for drink in drinks)
        and drinks[0] in PLAIN
        and not drinks[4].endswith(CHASER)
        and drinks[5].endswith(CHASER)
    )


def is_good(lesson: Lesson, seed: str) -> bool:
    """Whether everything is taught, in its order."""
    games = [game for game, _seat, _move in plays(lesson, seed)]
    return bool(games) and points(games[-1], lesson.pupil) == list(POINTS)


def main(words: Sequence[str]) -> int:
    if not words:
        good = is_good(FIRST, FIRST.seed)
        print("the deal is good" if good else "the deal does not teach everything any more; look for another one")
        return 0 if good else 1
    first, last = (0, int(words[0])) if len(words) == 1 else (int(words[0]), int(words[1]))
    for number in range(first, last):
        seed = seed_number(number)
        if is_promising(FIRST, seed) and is_good(FIRST, seed):
            print(number)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

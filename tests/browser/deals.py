"""A deal with which two people can show what cards do to each other, and the search that found it.

    python -m tests.browser.deals

prints seeds of a server whose first game, Fiona against Gerki, is such a deal.
"""

from __future__ import annotations

from hashlib import shake_256

from alehouse.game import Game

SEED = 15373
HIT = "make-some-elbow-room"
FIONA = (
    "i-dont-think-so",
    "gambling-im-in",
    "make-some-elbow-room",
    "two-rounds-for-my-sparring-partners",
    "two-rounds-for-my-sparring-partners",
    "i-raise",
    "winning-hand",
)
GERKI = (
    "i-dont-think-so",
    "gambling-im-in",
    "mind-the-caltrops",
    "your-purse-was-getting-heavy",
    "hide-in-shadows",
    "dump-it-on-the-floor",
    "oops-i-dropped-my-cards",
)
NEEDED = (
    {HIT, "i-dont-think-so", "i-raise"},
    {"hide-in-shadows", "gambling-im-in", "oops-i-dropped-my-cards", "i-dont-think-so"},
)


def dealt(seed: int) -> Game:
    """The first game of a server with that seed: the second thing that it asks chance for is the game's own seed."""
    own = shake_256(f"alehouse/{seed}/2".encode()).digest(32)
    return Game(("fiona", "gerki"), seed=own, ask_everybody=True, duplicates=True)


def fits(game: Game) -> bool:
    """Fiona begins, and each holds what is needed. Gerki could Negate the Negate, so that the table waits for him."""
    return game.active == 0 and all(needed <= set(game.hand(seat)) for seat, needed in enumerate(NEEDED))


if __name__ == "__main__":
    for seed in range(40_000):
        if fits(game := dealt(seed)):
            print(seed, *game.hand(0), "|", *game.hand(1))

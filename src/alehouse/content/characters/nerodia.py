"""Nerodia the Petrifier: what others hold turns to stone."""

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    WINNING_HAND,
    ignore_drink,
    ignore_fortitude,
    stop_drink_change,
    take_gold,
)
from alehouse.lang.cards import Character, action
from alehouse.lang.effects import Another, EndTurn, Lose, Put, SideDeck
from alehouse.lang.words import FORTITUDE, HOUSE, OTHERS, VILLAIN, Empty

PETRIFIED = SideDeck("petrified", empty=Empty.STOP)

SNAKE_PIT = action(
    "Which one of you called this place a sssnake pit?!",
    do=(Lose(1, FORTITUDE, OTHERS), Put(1, PETRIFIED, OTHERS)),
)

# With its Glare, which cannot be chosen yet: optional costs are still missing. The amount is ours.
STATUARY_HALL = action(
    "You need a moment in the statuary hall",
    pick=Another(),
    do=(Lose(2, FORTITUDE), EndTurn()),
    origin=HOUSE,
)

CHARACTER = Character(
    id="nerodia",
    name="Nerodia",
    title="the Petrifier",
    box=8,
    kind=VILLAIN,
    playable=False,
    mechanic="Petrifies cards of other players, which lie in her pile unseen by all. "
    "Each turn the top one returns to its owner, and a Glare spends some for a stronger effect.",
    side_decks=((PETRIFIED, ()),),
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, stop_drink_change("Ssstop playing with the drinks!")),
        (1, ignore_drink("This is a perfect hair relaxer!")),
        (1, SNAKE_PIT),
        (1, STATUARY_HALL),
        (1, ignore_fortitude("Missed me! That's my old skin!")),
        (1, take_gold("Mine now!")),
    ),
)

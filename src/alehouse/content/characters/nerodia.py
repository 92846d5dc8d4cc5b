"""Nerodia the Petrifier: what others hold turns to stone."""

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    WINNING_HAND,
    ignore_drink,
    stop_drink_change,
)
from alehouse.lang.cards import Character, action
from alehouse.lang.effects import Lose, Put, SideDeck
from alehouse.lang.words import FORTITUDE, OTHERS, VILLAIN, Empty

PETRIFIED = SideDeck("petrified", empty=Empty.STOP)

SNAKE_PIT = action(
    "Which one of you called this place a sssnake pit?!",
    do=(Lose(1, FORTITUDE, OTHERS), Put(1, PETRIFIED, OTHERS)),
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
    ),
)

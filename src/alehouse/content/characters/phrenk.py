"""Brewmaster Phrenk: so far only the cards that the rulebooks have him play."""

from alehouse.content.common import NEGATE_SOMETIMES, RAISE, START_GAMBLING, WINNING_HAND, add_alcohol
from alehouse.lang.cards import Character
from alehouse.lang.words import TROLL

CHARACTER = Character(
    id="phrenk",
    name="Phrenk",
    title="the Brewmaster",
    box=3,
    kind=TROLL,
    playable=False,
    mechanic="He turns up a new Potion each turn, to use it himself or to sell it at a fixed price. "
    "A Potion works like a card of its own type, for whoever owns it.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, add_alcohol("Here ya go... This'll make that drink better!")),
    ),
)

"""Tara the Navigator: sees without eyes what is about to be poured."""

from alehouse.content.common import RAISE, START_GAMBLING, WINNING_HAND, cheat, ignore_drink
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import Ignore, Played
from alehouse.lang.words import ACTION_SOMETIMES_ANYTIME, ALCOHOL, FORTITUDE, GOLD

SAW_THAT_COMING = sometimes(
    "I may be blind, but I could still see that coming!",
    mode(Played(ACTION_SOMETIMES_ANYTIME, affects=(GOLD,)), do=Ignore()),
)
WHERE_THIS_IS_HEADED = sometimes(
    "Uh oh, I don't like where this is headed...",
    mode(Played(ACTION_SOMETIMES_ANYTIME, affects=(FORTITUDE, ALCOHOL)), do=Ignore()),
)

CHARACTER = Character(
    id="tara",
    name="Tara",
    title="the Navigator",
    box=4,
    playable=False,
    mechanic="Looks at Drinks before she hands them out. Most of what others plan for her she has seen coming.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, cheat("This time, let's use my deck")),
        (1, SAW_THAT_COMING),
        (1, WHERE_THIS_IS_HEADED),
        (1, ignore_drink("I have consulted the charts... This is not in my future")),
    ),
)

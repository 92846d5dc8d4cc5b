"""Zakhan the Drunken Master: so far without his Chi."""

from dataclasses import replace

from alehouse.content.common import (
    RAISE,
    START_GAMBLING,
    STOP_DRINK_CHANGE,
    WINNING_HAND,
    anti_cheat,
    hit,
    hit_back,
    ignore_drink,
)
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import Ignore, Played
from alehouse.lang.words import ACTION_SOMETIMES_ANYTIME, ALCOHOL, FORTITUDE, HOUSE

REED = sometimes(
    "The reed bends in the wind. And I'm a drunken reed.",
    mode(Played(ACTION_SOMETIMES_ANYTIME, affects=(FORTITUDE, ALCOHOL)), do=Ignore()),
)
NO_CHEATING = anti_cheat("One shouldn't need to cheat to beat a drunkard!")

CHARACTER = Character(
    id="zakhan",
    name="Zakhan",
    title="the Drunken Master",
    box=5,
    playable=False,
    mechanic="A Drink may give him Drunken Chi, which makes some of his cards stronger. "
    "Chi counts like Alcohol Content when it comes to passing out.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, STOP_DRINK_CHANGE),
        (1, hit("I'm not as think as you drunk I am!", 2)),
        (1, hit_back("So, you wanna fight?")),
        (1, REED),
        (1, ignore_drink("Master the spirits, or the spirits will be your master!")),
        (1, replace(NO_CHEATING, origin=HOUSE)),
    ),
)

"""Bryn the Boatswain: answers blows with blows and shares her Drinks.

No rulebook says whose the card against cheating is; it stands with her.
"""

from dataclasses import replace

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    TIP,
    WINNING_HAND,
    anti_cheat,
    hit,
    hit_all,
    hit_back,
    leave_or_ignore_drink,
    split_drink,
)
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import AboutTo, Adjust, Drinking, Redirect, To
from alehouse.lang.words import ALCOHOL, CAUSE, HOUSE, LOSE_FORTITUDE, YOU

STOP_HITTING_YOURSELF = sometimes(
    "Stop hitting yourself!",
    mode(AboutTo(LOSE_FORTITUDE, by_another=True), do=Redirect(CAUSE)),
)
LIKE_AN_OX = sometimes(
    "I'm built like an ox, and I can drink like one, too!",
    mode(Drinking(YOU), do=Adjust(ALCOHOL, To(1))),
)
STOP_FOOLING = anti_cheat("I think it's time to stop foolin' around, don't you?")

CHARACTER = Character(
    id="bryn",
    name="Bryn",
    title="the Boatswain",
    box=4,
    playable=False,
    mechanic="Turns a hit against whoever dealt it, or hits back afterwards. "
    "The strongest Drink is a small one to her.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, TIP),
        (1, leave_or_ignore_drink("I've got watch duty")),
        (1, STOP_HITTING_YOURSELF),
        (1, hit_back("You wanna play, huh?")),
        (1, hit("Watch it! Loose cannonball!", 2)),
        (1, hit_all("I can hold my own in a brawl. Wanna see?")),
        (1, split_drink("Let's drink to clear skies and strong winds!")),
        (1, LIKE_AN_OX),
        (1, replace(STOP_FOOLING, origin=HOUSE)),
    ),
)

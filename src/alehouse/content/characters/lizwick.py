"""Lizwick the Collector, with the Item that a rulebook shows in use."""

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    WINNING_HAND,
    add_alcohol,
    cheat,
    hit,
    ignore_drink,
)
from alehouse.lang.cards import Character, action, mode, side_sometimes, sometimes
from alehouse.lang.effects import Adjust, Another, Drinking, Ignore, Lose, Pay, Played, SideDeck, To
from alehouse.lang.words import ACTION_SOMETIMES_ANYTIME, ALCOHOL, FORTITUDE, GOLD, TARGET, YOU

ITEM = SideDeck("item")
LOOPY_STRAW = side_sometimes("Loopy Straw", mode(Drinking(YOU), do=Adjust(ALCOHOL, To(1))))

BAG_THIEF = action(
    "You were going through my bag again, weren't you?",
    pick=Another(),
    do=(Lose(1, FORTITUDE), Pay(1, TARGET, YOU)),
)
DUCK_OUT = sometimes(
    "I need to duck out for a second",
    mode(Played(ACTION_SOMETIMES_ANYTIME, affects=(FORTITUDE, GOLD)), do=Ignore()),
)

CHARACTER = Character(
    id="lizwick",
    name="Lizwick",
    title="the Collector",
    box=5,
    playable=False,
    mechanic="Cards with a bag fetch an Item, which lies in front of her until she uses it. "
    "She may keep three, but with two or three her hand is smaller.",
    side_decks=((ITEM, ((1, LOOPY_STRAW),)),),
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, BAG_THIEF),
        (1, hit("Oh! You've discovered my anti-theft devices!", 2)),
        (1, cheat("Oops... I lost my cards!")),
        (1, DUCK_OUT),
        (1, ignore_drink("I'll save this for next time!")),
        (1, add_alcohol("Let's try my Elven Potion Amplifier on that!")),
    ),
)

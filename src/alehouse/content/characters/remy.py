"""First Mate Remy: whoever breaks discipline is marked."""

from alehouse.content.common import NEGATE_SOMETIMES, RAISE, START_GAMBLING, WINNING_HAND, ignore_drink
from alehouse.lang.cards import Character, action, mode, sometimes
from alehouse.lang.effects import AboutTo, Another, Counter, Gain, Has, If, Ignore, Lose, Played, Redirect
from alehouse.lang.words import (
    ACTION_SOMETIMES_ANYTIME,
    CAUSE,
    FORTITUDE,
    GOLD,
    HOUSE,
    LOSE_FORTITUDE,
    TARGET,
)

MARK = Counter("mark", high=1)

WARNING = action(
    "Take this as a warning! Next time it'll be the brig",
    pick=Another(),
    do=(Lose(2, FORTITUDE), Gain(1, MARK, TARGET)),
)
DEFLECT = sometimes("Deflect", mode(AboutTo(LOSE_FORTITUDE), pick=Another(), do=Redirect()))
NO_TOMFOOLERY = sometimes(
    "I have no time for your tomfoolery!",
    mode(
        Played(ACTION_SOMETIMES_ANYTIME, affects=(GOLD,)),
        do=(Ignore(), If(Has(MARK, CAUSE), (Lose(1, FORTITUDE, CAUSE),))),
    ),
    origin=HOUSE,
)

CHARACTER = Character(
    id="remy",
    name="Remy",
    title="the First Mate",
    box=4,
    playable=False,
    mechanic="Some of his cards mark a player, once and for good. Others are harder on players who carry his mark.",
    counters=(MARK,),
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, WARNING),
        (1, DEFLECT),
        (1, NO_TOMFOOLERY),
        (1, ignore_drink("I best not. Someone needs to keep a level head")),
    ),
)

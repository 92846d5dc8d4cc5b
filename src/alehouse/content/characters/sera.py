"""Sera the Fleetfooted: all forty cards of her deck, under titles of ours where no rulebook prints one.

One card says less than it should: the poisoned Drinks also exchange the rest of your Pile.
"""

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    STOP_DRINK_CHANGE,
    TIP,
    WINNING_HAND,
    add_alcohol,
    cheat_and_eject,
    collect,
    hit,
    hit_back,
    ignore_drink,
    ignore_fortitude_or_alcohol,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    order_two,
)
from alehouse.lang.cards import Character, action, anytime, cheating, mode, sometimes
from alehouse.lang.effects import (
    AboutTo,
    Adjust,
    AllowAction,
    Another,
    Draw,
    Gain,
    Lose,
    TakeControl,
    To,
    UpTo,
)
from alehouse.lang.words import (
    ALCOHOL,
    CAUSE,
    FORTITUDE,
    IGNORED,
    LOSE_FORTITUDE,
    NEGATED,
    REDUCED,
    TARGET,
    YOU,
)

SURE_CUT = action(
    "No armour helps against this one",
    pick=Another(),
    do=Lose(1, FORTITUDE),
    shield=NEGATED | IGNORED | REDUCED,
)
DODGE = sometimes(
    "Almost! Here, let me show you how",
    mode(AboutTo(LOSE_FORTITUDE, by_another=True), do=(Adjust(FORTITUDE, To(1)), Lose(1, FORTITUDE, CAUSE))),
)
POISON = action("Oh, was that the wrong dagger?", pick=Another(), do=(Lose(1, FORTITUDE), Gain(1, ALCOHOL, TARGET)))
UNSEEN = action("I was never here", pick=Another(), do=(Lose(1, FORTITUDE), Draw(1, YOU), AllowAction(YOU)))
KNIVES = action(
    "You get a knife, and you get a knife, and you get a knife...",
    pick=UpTo(3),
    do=Lose(1, FORTITUDE, TARGET),
)
GOOD_AT_THIS = cheating("I should warn you. I'm pretty good at this game.", do=(TakeControl(), Draw(2, YOU)))
HIDE = ignore_fortitude_or_alcohol("Hide in shadows")
DART = anytime("Hold still, it's a very small dart", pick=Another(), do=(Gain(1, ALCOHOL, TARGET), Draw(1, YOU)))

CHARACTER = Character(
    id="sera",
    name="Sera",
    title="the Fleetfooted",
    box=5,
    playable=False,
    mechanic="Many small cuts, one of them unstoppable, some of them followed by another Action. "
    "She is quick to dodge, to hide and to strike back.",
    deck=(
        (6, START_GAMBLING),
        (3, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, TIP),
        (1, STOP_DRINK_CHANGE),
        (2, order_two("Two more, and nobody saw me order")),
        (1, SURE_CUT),
        (1, DODGE),
        (2, POISON),
        (3, UNSEEN),
        (1, hit("From the front, for a change", 2)),
        (2, hit("You said you wanted to spar", 2)),
        (1, collect("Six knives in the air! Coins, please!")),
        (1, KNIVES),
        (1, GOOD_AT_THIS),
        (1, cheat_and_eject("And what do we have up your sleeve?")),
        (1, leave("Go away. I'm arranging my daggers.")),
        (2, leave_or_ignore_drink("Not with a whetstone in my hand")),
        (1, ignore_drink("One too many and my feet won't be so fleet!")),
        (1, HIDE),
        (1, ignore_drink("I think these drinks might have been poisoned")),
        (1, DART),
        (1, inn_pays("There's always a coin in my boot")),
        (1, hit_back("Swift counterattack")),
        (1, add_alcohol("Look, a dragon! No, behind you!")),
    ),
)

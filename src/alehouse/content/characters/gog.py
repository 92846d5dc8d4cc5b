"""Gog the Half-Ogre: hits harder than anybody, and is sorry about the table."""

from alehouse.content.common import (
    anti_cheat,
    basics,
    collect,
    extra_drink,
    heal,
    hit,
    hit_all,
    hit_back,
    ignore_all,
    ignore_drink,
    ignore_fortitude,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    negate_sometimes,
    order_two,
)
from alehouse.lang.cards import Character, action
from alehouse.lang.effects import Another, Lose, Pay
from alehouse.lang.words import ACTION_SOMETIMES_ANYTIME, FORTITUDE, INN, OGRE, YOU

GOG_REFUSE = negate_sometimes("Gog not having it!")
TABLE = action("Gog borrow table for a second", pick=Another(), do=(Lose(3, FORTITUDE), Pay(1, YOU, INN)))

CHARACTER = Character(
    id="gog",
    name="Gog",
    title="the Half-Ogre",
    box=2,
    kind=OGRE,
    mechanic="Few hit harder. He is too honest to cheat and too big to be cheated.",
    deck=(
        *basics(negate=GOG_REFUSE),
        (2, order_two("Two cups for you. Gog count good.")),
        (1, anti_cheat("Why your sleeve have cards in it?")),
        (2, inn_pays("Gog carry barrels, inn carry bill")),
        (2, leave("Numbers make Gog sleepy")),
        (1, leave_or_ignore_drink("Shh! Gog hear dinner")),
        (1, ignore_all("Gog chewing. Gog not notice.")),
        (2, ignore_fortitude("That tickle!", ACTION_SOMETIMES_ANYTIME)),
        (2, ignore_drink("Gog water the plant with it")),
        (2, extra_drink("Gog say you drink MORE!")),
        (5, hit("Gog pat friend on back", 2)),
        (1, TABLE),
        (1, hit("Gog show you nice ceiling", 4)),
        (1, hit_all("Gog do happy dance")),
        (1, hit_back("Ow! Gog return favor")),
        (1, heal("Whole roast pig for Gog")),
        (1, collect("You pay, Gog stop singing")),
    ),
)

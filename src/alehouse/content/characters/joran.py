"""Joran the Trickster: portals, pranks and second thoughts.

No rulebook says whose "Gold on a String" is; it stands with him.
"""

from alehouse.content.common import NEGATE_SOMETIMES, RAISE, START_GAMBLING, TIP, WINNING_HAND, hit
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import (
    AboutTo,
    Add,
    Adjust,
    Another,
    Cover,
    Drinking,
    Lose,
    Negate,
    Played,
    Plus,
    Redirect,
)
from alehouse.lang.words import (
    ALCOHOL,
    ALL,
    DRINKER,
    FORTITUDE,
    HOUSE,
    LOSE_FORTITUDE,
    LOSE_GOLD,
    NOBODY,
    SOMETIMES,
)

PARTY_SPELL = sometimes(
    "This spell livened up the late-night parties at the Collegium!",
    mode(Drinking(ALL), do=(Adjust(ALCOHOL, Plus(1)), Add((Lose(1, FORTITUDE, DRINKER),)))),
    origin=HOUSE,
)
PORTALS = sometimes("Playing with portals", mode(AboutTo(LOSE_FORTITUDE), pick=Another(), do=Redirect()))
ARE_YOU_SURE = sometimes("Are you sure?", mode(Played(SOMETIMES, by_another=True), do=Negate()), origin=HOUSE)
GOLD_ON_A_STRING = sometimes("Gold on a String", mode(AboutTo(LOSE_GOLD), do=Cover(NOBODY)), origin=HOUSE)

CHARACTER = Character(
    id="joran",
    name="Joran",
    title="the Trickster",
    box=5,
    playable=False,
    mechanic="Sends hits through a portal to somebody else. "
    "His spells spoil Drinks, and his doubts undo the cards of others.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, TIP),
        (1, hit("No! I would never cast Warp Wood on a friend's chair!", 2)),
        (1, PARTY_SPELL),
        (1, PORTALS),
        (1, ARE_YOU_SURE),
        (1, GOLD_ON_A_STRING),
    ),
)

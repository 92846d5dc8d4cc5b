"""Serena the Pious: near heaven she is hard to hurt, far from it she is hard to survive.

The rulebook knows the smite at Piety 1 and 2 only; the rest of its table is ours.
"""

from dataclasses import replace

from alehouse.content.common import (
    IGNORE_DRINK,
    anti_cheat,
    basics,
    extra_drink,
    hit,
    ignore_all,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    negate_sometimes,
    order_two,
)
from alehouse.lang.cards import Card, Character, action, anytime, mode, sometimes
from alehouse.lang.effects import (
    AboutTo,
    Adjust,
    After,
    Another,
    Choose,
    Counter,
    Effect,
    Gain,
    If,
    Ignore,
    Level,
    Lose,
    Minus,
    Paid,
    Pay,
    Relief,
    Table,
)
from alehouse.lang.words import (
    ALCOHOL,
    CAUSE,
    FORTITUDE,
    HOUSE,
    INN,
    LOSE_FORTITUDE,
    LOST_FORTITUDE,
    NEGATED,
    ORC,
    OTHERS,
    YOU,
)

ATONE = Choose(YOU, ((Pay(1, YOU, INN),), (Lose(1, FORTITUDE, YOU),)))
PIETY = Counter("piety", low=1, high=8, start=8, under=(ATONE,))
RISE, RISE_TWO = Gain(1, PIETY, YOU), Gain(2, PIETY, YOU)
FALL, FALL_TWO = Lose(1, PIETY, YOU), Lose(2, PIETY, YOU)


def ours(card: Card, *arrows: Effect) -> Card:
    """A shared design that we gave her, with the arrows of her Piety."""
    return replace(card, rider=arrows, origin=HOUSE)


NO = replace(
    negate_sometimes("I don't think so!"),
    id="serena-i-dont-think-so",
    shield=NEGATED,
    shield_when=Level(PIETY, 8),
)

# --- what the books tell --------------------------------------------------------------------------

SMITE = action(
    "I'm sure you did something to deserve this...",
    pick=Another(),
    do=Lose(Table(PIETY, (4, 3, 3, 2, 2, 2, 1, 1)), FORTITUDE),
    rider=FALL,
    origin=HOUSE,
)
CODE = sometimes("This is not in the Paladin's Code...", IGNORE_DRINK, rider=RISE)
PRAYER = anytime("Time for prayer.", do=Lose(2, ALCOHOL, YOU), rider=RISE_TWO)
DONATIONS = action(
    "Your donations will be greatly appreciated by the Temple",
    do=(Pay(1, OTHERS, YOU), Pay(1, YOU, INN)),
    rider=If(Paid(), (), (FALL,)),
    origin=HOUSE,
)

# --- the rest is ours: wrath below, shelter above -------------------------------------------------

INDULGENCE = action(
    "Repentance hurts. Indulgences are by the door.",
    pick=Another(),
    do=Lose(2, FORTITUDE, relief=Relief(INN)),
    origin=HOUSE,
)
TRIBE = action(
    "You can take the orc out of the village...",
    do=Lose(Table(PIETY, (2, 2, 1, 1, 1, 1, 1, 1)), FORTITUDE, OTHERS),
    rider=FALL_TWO,
    origin=HOUSE,
)
CHEEK = sometimes(
    "The other cheek is busy",
    mode(After(LOST_FORTITUDE), do=Lose(Table(PIETY, (3, 3, 3, 2, 2, 2, 2, 2)), FORTITUDE, CAUSE)),
    rider=FALL,
    origin=HOUSE,
)
FAITH = sometimes(
    "My faith is thicker than my breastplate",
    mode(
        AboutTo(LOSE_FORTITUDE),
        do=(Adjust(FORTITUDE, Minus(1)), If(Level(PIETY, 5), (Ignore(FORTITUDE),))),
    ),
    origin=HOUSE,
)
HYMN = anytime(
    "One hymn, two bandages, amen",
    do=Gain(Table(PIETY, (1, 1, 1, 2, 2, 2, 3, 3)), FORTITUDE, YOU),
    origin=HOUSE,
)

CHARACTER = Character(
    id="serena",
    name="Serena",
    title="the Pious",
    box=3,
    kind=ORC,
    mechanic="Piety runs from 1 to 8: good deeds raise it, her blows cost it and are harder when it is low. "
    "Whatever would take it below 1 makes her atone with 1 Gold or 1 Fortitude.",
    counters=(PIETY,),
    deck=(
        *basics(negate=NO),
        (2, ours(order_two("Two cups of mercy, filled to the brim"))),
        (1, ours(anti_cheat("Thou shalt not have a fifth ace"), RISE)),
        (2, ours(inn_pays("Let us call it a Temple expense"), FALL)),
        (2, ours(leave("Dice are the devil's knucklebones"), RISE)),
        (1, ours(leave_or_ignore_drink("Hush! I am having a vision"))),
        (1, ours(ignore_all("You would not strike a kneeling woman"))),
        (2, CODE),
        (1, PRAYER),
        (2, ours(extra_drink("You have confessed to thirst. Do penance."))),
        (2, SMITE),
        (2, ours(hit("Forgive me for the next two seconds", 2), FALL)),
        (2, INDULGENCE),
        (1, TRIBE),
        (1, CHEEK),
        (2, FAITH),
        (1, HYMN),
        (1, DONATIONS),
    ),
)

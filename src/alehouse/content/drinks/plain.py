"""Drinks and Drink Events that more than one box pours."""

from alehouse.lang.cards import Card, drink, event
from alehouse.lang.effects import Contest, Drink, Gain, If, Is, Lose, May, Pay, Then
from alehouse.lang.words import (
    ALCOHOL,
    ALL,
    DRINK_DECK,
    DRINKER,
    FORTITUDE,
    INN,
    OGRE,
    ORC,
    OTHERS,
    TROLL,
    UNSPLITTABLE,
    YOU,
)


def _strong(title: str, n: int) -> tuple[Card, Card]:
    """The Drink, and the Drink with a Chaser."""
    effect = Gain(n, ALCOHOL, DRINKER)
    return drink(title, effect), drink(f"{title} with a Chaser", effect, chaser=True)


LIGHT_ALE, LIGHT_ALE_CHASER = _strong("Light Ale", 1)
DARK_ALE, DARK_ALE_CHASER = _strong("Dark Ale", 1)
WINE, WINE_CHASER = _strong("Wine", 2)
ELVEN_WINE, ELVEN_WINE_CHASER = _strong("Elven Wine", 3)
DRAGON_BREATH_ALE = drink("Dragon Breath Ale", Gain(4, ALCOHOL, DRINKER))
DWARVEN_FIREWATER = drink("Dwarven Firewater", Gain(4, ALCOHOL, DRINKER))
MEAD = drink("Mead", Gain(3, ALCOHOL, DRINKER), splits_itself=True, shield=UNSPLITTABLE)

WATER = drink("Water")
HOLY_WATER = drink("Holy Water", Gain(2, FORTITUDE, DRINKER))
DIRTY_DISHWATER = drink("Dirty Dishwater", Lose(1, FORTITUDE, DRINKER))
CUTTING_YOU_OFF = drink("We're Cutting You Off!", Lose(1, ALCOHOL, DRINKER))
WIZARDS_BREW = drink("Wizard's Brew", Gain(2, ALCOHOL, DRINKER), Gain(2, FORTITUDE, DRINKER))

ORCISH_ROTGUT = drink(
    "Orcish Rotgut",
    If(Is(ORC), (Gain(2, ALCOHOL, DRINKER),), (Lose(2, FORTITUDE, DRINKER),)),
)
TROLL_SWILL = drink(
    "Troll Swill",
    If(Is(TROLL), (Gain(2, ALCOHOL, DRINKER),), (Gain(1, ALCOHOL, DRINKER), Lose(1, FORTITUDE, DRINKER))),
)
OGRE_BREW = drink(
    "Ogre Brew",
    If(Is(OGRE), (Gain(3, ALCOHOL, DRINKER),), (Gain(2, ALCOHOL, DRINKER), Lose(1, FORTITUDE, DRINKER))),
)

ROUND_ON_THE_HOUSE = event("Round on the House!", do=Drink(ALL, DRINK_DECK, copies=True))
DRINKING_CONTEST = event("Drinking Contest!", do=Contest())
THE_CHALLENGE = event(
    "The Challenge!",
    do=May((Drink(YOU, DRINK_DECK, n=2), Then((Pay(1, OTHERS, YOU),)))),
)
FINE_AMBROSIA = event(
    "Fine Ambrosia, Nectar of the Gods",
    do=(Gain(1, ALCOHOL, YOU), Gain(4, FORTITUDE, YOU), Pay(2, YOU, INN)),
)

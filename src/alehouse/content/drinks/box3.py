"""The Drink Deck of the third box.

No source tells what the Grog, the Punch, the brawl and the monsters do: those four are ours.
"""

from alehouse.lang.cards import DrinkDeck, drink, event
from alehouse.lang.effects import Draw, Gain, Lose, Relief, X
from alehouse.lang.words import ACTION, ALCOHOL, ALL, DRINKER, FORTITUDE, GOLD, HOUSE, INN, UNSPLITTABLE

from . import plain

GNOMISH_INSPIRATIONAL_ALE = drink("Gnomish Inspirational Ale", Gain(2, ALCOHOL, DRINKER), Draw(2, DRINKER))

WAGER = X(0, 2)
GAMBLERS_GROG = drink(
    "Gambler's Grog",
    Gain(2, ALCOHOL, DRINKER),
    Gain(WAGER, GOLD, DRINKER),
    Lose(WAGER, FORTITUDE, DRINKER),
    shield=UNSPLITTABLE,
    origin=HOUSE,
)

_SWEET_AND_STRONG = (Gain(3, ALCOHOL, DRINKER), Gain(1, FORTITUDE, DRINKER))
PIXIE_PUNCH = drink("Pixie Punch", *_SWEET_AND_STRONG, origin=HOUSE)
PIXIE_PUNCH_CHASER = drink("Pixie Punch with a Chaser", *_SWEET_AND_STRONG, chaser=True, origin=HOUSE)

BARROOM_BRAWL = event("Barroom Brawl!", do=Lose(2, FORTITUDE, ALL, relief=Relief(ACTION)), origin=HOUSE)
MONSTER_ATTACK = event("Monster Attack!", do=Lose(3, FORTITUDE, ALL, relief=Relief(INN)), origin=HOUSE)

DECK = DrinkDeck(
    id="rdi3",
    name="The Red Dragon Inn 3",
    cards=(
        (1, plain.LIGHT_ALE),
        (1, plain.LIGHT_ALE_CHASER),
        (1, plain.DARK_ALE),
        (1, plain.DARK_ALE_CHASER),
        (1, plain.WINE),
        (1, plain.WINE_CHASER),
        (1, plain.ELVEN_WINE),
        (1, plain.ELVEN_WINE_CHASER),
        (1, plain.DRAGON_BREATH_ALE),
        (1, plain.DWARVEN_FIREWATER),
        (1, plain.DIRTY_DISHWATER),
        (1, plain.HOLY_WATER),
        (1, plain.WATER),
        (1, plain.CUTTING_YOU_OFF),
        (1, plain.WIZARDS_BREW),
        (1, plain.ORCISH_ROTGUT),
        (1, plain.TROLL_SWILL),
        (1, plain.OGRE_BREW),
        (1, plain.MEAD),
        (1, GAMBLERS_GROG),
        (1, GNOMISH_INSPIRATIONAL_ALE),
        (1, PIXIE_PUNCH),
        (1, PIXIE_PUNCH_CHASER),
        (1, plain.FINE_AMBROSIA),
        (1, plain.ROUND_ON_THE_HOUSE),
        (2, plain.DRINKING_CONTEST),
        (1, plain.THE_CHALLENGE),
        (1, BARROOM_BRAWL),
        (1, MONSTER_ATTACK),
    ),
)

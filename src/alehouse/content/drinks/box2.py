"""The Drink Deck of the second box."""

from alehouse.lang.cards import DrinkDeck

from . import plain

DECK = DrinkDeck(
    id="rdi2",
    name="The Red Dragon Inn 2",
    cards=(
        (2, plain.LIGHT_ALE),
        (1, plain.LIGHT_ALE_CHASER),
        (2, plain.DARK_ALE),
        (1, plain.DARK_ALE_CHASER),
        (2, plain.WINE),
        (1, plain.WINE_CHASER),
        (2, plain.ELVEN_WINE),
        (1, plain.ELVEN_WINE_CHASER),
        (1, plain.DRAGON_BREATH_ALE),
        (2, plain.DWARVEN_FIREWATER),
        (1, plain.DIRTY_DISHWATER),
        (1, plain.HOLY_WATER),
        (1, plain.WATER),
        (1, plain.CUTTING_YOU_OFF),
        (1, plain.WIZARDS_BREW),
        (1, plain.ORCISH_ROTGUT),
        (1, plain.TROLL_SWILL),
        (1, plain.OGRE_BREW),
        (1, plain.MEAD),
        (1, plain.FINE_AMBROSIA),
        (2, plain.ROUND_ON_THE_HOUSE),
        (2, plain.DRINKING_CONTEST),
        (1, plain.THE_CHALLENGE),
    ),
)

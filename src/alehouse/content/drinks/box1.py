"""The Drink Deck of the first box."""

from alehouse.lang.cards import DrinkDeck

from . import plain

DECK = DrinkDeck(
    id="rdi1",
    name="The Red Dragon Inn",
    cards=(
        (3, plain.LIGHT_ALE),
        (2, plain.LIGHT_ALE_CHASER),
        (3, plain.DARK_ALE),
        (1, plain.DARK_ALE_CHASER),
        (3, plain.WINE),
        (1, plain.WINE_CHASER),
        (2, plain.ELVEN_WINE),
        (1, plain.ELVEN_WINE_CHASER),
        (3, plain.DRAGON_BREATH_ALE),
        (1, plain.DIRTY_DISHWATER),
        (1, plain.HOLY_WATER),
        (1, plain.WATER),
        (1, plain.CUTTING_YOU_OFF),
        (1, plain.WIZARDS_BREW),
        (1, plain.ORCISH_ROTGUT),
        (1, plain.TROLL_SWILL),
        (2, plain.ROUND_ON_THE_HOUSE),
        (2, plain.DRINKING_CONTEST),
    ),
)

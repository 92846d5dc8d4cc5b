"""Drinks and Drink Events of boxes 4 to 8 that the rules speak of, without the decks they belong to."""

from alehouse.lang.cards import Card, drink, event
from alehouse.lang.effects import Dare, Drink, Gain, If, Is, Keep, Lose, Select, Then, X
from alehouse.lang.words import (
    ALCOHOL,
    ALL,
    BOOK,
    DRINK_DECK,
    DRINKER,
    FORTITUDE,
    GOLD,
    HOUSE,
    UNSPLITTABLE,
    VAMPIRE,
    YOU,
    Origin,
)


def shared(title: str, n: int, origin: Origin = BOOK) -> Card:
    """A Drink that its drinker may split with another player; no card may split it."""
    alcohol = Gain(n, ALCOHOL, DRINKER)
    return drink(title, alcohol, splits_itself=True, shield=UNSPLITTABLE, origin=origin)


RICE_WINE = shared("Rice Wine", 3)
SAUVIGNON_BLECH = shared("Sauvignon Blech", 3)
PASSIONFRUIT_TONIC = shared("Passionfruit Tonic for Two", 3, HOUSE)

POT_OF_TEA = drink("Pot of Tea", Lose(1, ALCOHOL, DRINKER), origin=HOUSE)
COFFEE = drink("Coffee", Lose(1, ALCOHOL, DRINKER), origin=HOUSE)
ANGEL_TEARS = drink("Angel Tears", Gain(2, FORTITUDE, DRINKER))
DUNGEON_RUNOFF = drink("Dungeon Runoff", Lose(1, FORTITUDE, DRINKER))
TOMATO_JUICE = drink(
    '"Tomato Juice"',
    If(Is(VAMPIRE), (Gain(2, ALCOHOL, DRINKER),), (Lose(2, FORTITUDE, DRINKER),)),
)

HYDRA_MILK = drink("Hydra Milk", Gain(2, ALCOHOL, DRINKER), Keep(), origin=HOUSE)
GOLDSWAGGER = drink(
    "Goldswagger",
    Gain(X(0, 4), ALCOHOL, DRINKER),
    Gain(X(0, 4), GOLD, DRINKER),
    origin=HOUSE,
)
WIZARDS_WINE = drink("Wizard's Wine", Gain(2, ALCOHOL, DRINKER), Select(2, DRINKER), origin=HOUSE)

MUSHROOM_TEA = event(
    "Mushroom Tea",
    do=(Gain(3, FORTITUDE, YOU), Then((Gain(2, ALCOHOL, YOU),))),
    origin=HOUSE,
)
THE_WENCH_DARES_YOU = event("The Wench Dares You...", do=Dare())
A_TOAST_TO_VILLAINY = event("A Toast to Villainy!", do=Drink(ALL, DRINK_DECK, copies=True))

LOOSE = (
    RICE_WINE,
    SAUVIGNON_BLECH,
    PASSIONFRUIT_TONIC,
    POT_OF_TEA,
    COFFEE,
    ANGEL_TEARS,
    DUNGEON_RUNOFF,
    TOMATO_JUICE,
    HYDRA_MILK,
    GOLDSWAGGER,
    WIZARDS_WINE,
    MUSHROOM_TEA,
    THE_WENCH_DARES_YOU,
    A_TOAST_TO_VILLAINY,
)

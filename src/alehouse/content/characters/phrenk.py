"""Brewmaster Phrenk: a troll with a cauldron, an open mind and a price list.

The rulebooks show one of his own cards, the price of Acid Spit and what three more Potions are for. The numbers
on those, and every other card that bears a title of its own, are ours.
"""

from dataclasses import replace

from alehouse.content.common import (
    IGNORE_ALL,
    IGNORE_DRINK,
    add_alcohol,
    anti_cheat,
    basics,
    collect,
    hit,
    hit_back,
    ignore_all,
    ignore_drink,
    ignore_fortitude,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    order_two,
    split_drink,
    toast,
)
from alehouse.lang.cards import (
    Card,
    Character,
    action,
    anytime,
    mode,
    side_action,
    side_anytime,
    side_sometimes,
    sometimes,
    standing,
)
from alehouse.lang.effects import (
    Add,
    Adjust,
    AllowAction,
    Another,
    Boost,
    Draw,
    Drinking,
    Flip,
    Gain,
    Hook,
    Lose,
    Pay,
    Played,
    Plus,
    SideDeck,
)
from alehouse.lang.words import (
    ACTION_SOMETIMES_ANYTIME,
    ALCOHOL,
    DRINKER,
    FORTITUDE,
    HOUSE,
    INN,
    OTHERS,
    SETUP,
    TARGET,
    TROLL,
    TURN_START,
    YOU,
)

POTION = SideDeck("potion", holds=1, sold=True)

FAILED_ATTEMPT = standing("Failed Attempt", fails=True)
ACID_SPIT = side_anytime("Acid Spit", pick=Another(), do=Lose(1, FORTITUDE), price=1, origin=HOUSE)
LUCK = side_sometimes(
    "Luck Potion",
    mode(Played(ACTION_SOMETIMES_ANYTIME), do=Boost(1, None)),
    price=2,
    origin=HOUSE,
)
STRENGTH = side_sometimes(
    "Strength Potion",
    mode(Played(ACTION_SOMETIMES_ANYTIME), do=Boost(2, FORTITUDE)),
    price=2,
    origin=HOUSE,
)
BACKBONE = side_anytime(
    "Bottled Backbone",
    do=(Gain(2, FORTITUDE, YOU), Gain(1, ALCOHOL, YOU)),
    price=1,
    origin=HOUSE,
)
TOMORROW = side_anytime(
    "Essence of Tomorrow Morning",
    do=(Lose(2, ALCOHOL, YOU), Lose(1, FORTITUDE, YOU)),
    price=1,
    origin=HOUSE,
)
FRIDAY = side_anytime("Concentrated Friday Night", pick=Another(), do=Gain(1, ALCOHOL, TARGET), price=1, origin=HOUSE)
SECOND_THOUGHTS = side_anytime("Second Thoughts, Distilled", do=Draw(2, YOU), price=1, origin=HOUSE)
VARNISH = side_sometimes("Varnish for the Stomach", IGNORE_DRINK, price=2, origin=HOUSE)
SMOKE = side_sometimes("Smoke With a Cork In It", IGNORE_ALL, price=3, origin=HOUSE)
FIST = side_action("Fist in a Flask", pick=Another(), do=Lose(3, FORTITUDE), price=3, origin=HOUSE)
PEPPER = side_action("Ghost Pepper Cordial", do=Lose(1, FORTITUDE, OTHERS), price=3, origin=HOUSE)

CAULDRON = action(
    "Quick, before it curdles!",
    do=(Pay(1, YOU, INN), Flip(POTION), AllowAction(YOU)),
    origin=HOUSE,
)
TASTER = action(
    "Say 'ah'. I'm taking notes.",
    pick=Another(),
    do=Lose(1, FORTITUDE),
    rider=Flip(POTION),
    origin=HOUSE,
)
BOTTLE = anytime("Hang on, I have a bottle for this", do=Flip(POTION), origin=HOUSE)
SEDIMENT = sometimes(
    "Swirl it first. The bottom bites.",
    mode(Drinking(OTHERS), do=(Adjust(ALCOHOL, Plus(1)), Add((Lose(1, FORTITUDE, DRINKER),)))),
    origin=HOUSE,
)


def ours(n: int, card: Card) -> tuple[int, Card]:
    return n, replace(card, origin=HOUSE)


CHARACTER = Character(
    id="phrenk",
    name="Phrenk",
    title="the Brewmaster",
    box=3,
    kind=TROLL,
    mechanic="He turns up a new Potion each turn, to use it himself or to sell it at a fixed price. "
    "A Potion works like a card of its own type, for whoever owns it.",
    side_decks=(
        (
            POTION,
            (
                (2, FAILED_ATTEMPT),
                (3, ACID_SPIT),
                (1, LUCK),
                (1, STRENGTH),
                (2, BACKBONE),
                (2, TOMORROW),
                (1, FRIDAY),
                (2, SECOND_THOUGHTS),
                (1, VARNISH),
                (1, SMOKE),
                (1, FIST),
                (1, PEPPER),
            ),
        ),
    ),
    hooks=(Hook(SETUP, (Flip(POTION),)), Hook(TURN_START, (Flip(POTION),))),
    deck=(
        *basics(),
        ours(2, order_two("Two more with my label on them")),
        ours(1, anti_cheat("Those aces still smell of glue")),
        ours(2, inn_pays("I brewed half this cellar. We're even.")),
        ours(1, leave("Sorry, something is boiling over")),
        ours(1, leave_or_ignore_drink("Shh. It's at a delicate stage.")),
        ours(1, ignore_all("Easy, friend. That never happened.")),
        ours(1, ignore_fortitude("Troll leather. I'm inside it.", ACTION_SOMETIMES_ANYTIME)),
        ours(2, ignore_drink("I only drink what I can identify")),
        ours(1, split_drink("Half for you. I value a second opinion.")),
        (1, add_alcohol("Here ya go... This'll make that drink better!")),
        (1, SEDIMENT),
        ours(1, toast("Free samples! Nobody reads the label!")),
        (1, CAULDRON),
        (2, BOTTLE),
        (2, TASTER),
        ours(1, hit("Mind the cork!", 1)),
        ours(2, hit("That's a pestle. This is a bigger pestle.", 2)),
        ours(1, hit("You wondered what a cross troll looks like", 2)),
        ours(1, hit_back("Now look. You spilled the calm one.")),
        ours(1, collect("Tasting fee, everybody. You all inhaled.")),
    ),
)

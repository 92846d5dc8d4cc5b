"""Phyll Startusk, with three Mix-ins for his Shelf.

No rulebook says whose the last two cards of the deck are; they stand with him. The one on the house is
meant for whoever asked for the Gold; here Phyll may order it for any other player.
"""

from dataclasses import replace

from alehouse.content.common import (
    RAISE,
    START_GAMBLING,
    WINNING_HAND,
    hit,
    hit_back,
    leave,
    stop_drink_change,
    toast,
)
from alehouse.lang.cards import Card, Character, Home, Mode, anytime, mode, sometimes
from alehouse.lang.effects import AboutTo, Add, Adjust, Anyone, Cover, Draw, Drinking, Order, Pay, Plus, SomeDrinks
from alehouse.lang.words import ALCOHOL, ALL, DRINKER, HOUSE, INN, LOSE_GOLD, NOBODY, TARGET, YOU


def mix_in(title: str, use: Mode) -> Card:
    """A card that goes to the Shelf when it is drawn; each Drink takes only one."""
    return sometimes(title, use, home=Home.FRONT, limit="mix-in")


STRONGER = Adjust(ALCOHOL, Plus(1))
FLOSS = mix_in("Pixie-Spun Candy Floss", mode(Drinking(ALL), pick=SomeDrinks(), do=STRONGER))
NECTAR = mix_in("Organic Mindflower Nectar", mode(Drinking(ALL), do=(STRONGER, Add((Pay(1, DRINKER, YOU),)))))
BARK = mix_in("Enchanted Birchwood Bark", mode(Drinking(ALL), do=(STRONGER, Add((Draw(1, DRINKER),)))))

TIPS = anytime("Tips aren't compulsory, but...", pick=Anyone(), do=Pay(1, TARGET, INN))
ON_THE_HOUSE = sometimes(
    "Here's one on the house instead",
    mode(AboutTo(LOSE_GOLD), do=(Cover(NOBODY), Order(1))),
    origin=HOUSE,
)
MANAGER = hit_back("Looks like someone needs to talk to the manager!")
YOU_ORDERED_IT = stop_drink_change("You ordered it, you drink it!")

CHARACTER = Character(
    id="phyll",
    name="Phyll",
    title="Startusk",
    box=8,
    playable=False,
    mechanic="Mix-ins go from his deck to a Shelf in front of him and do not count as hand cards. "
    "One of them may go into any Drink, his own or another's.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, TIPS),
        (1, FLOSS),
        (1, NECTAR),
        (1, BARK),
        (1, ON_THE_HOUSE),
        (1, toast("A toast to bright eyes and bushy tails!")),
        (1, hit("Baguette battle!", 3)),
        (1, replace(MANAGER, origin=HOUSE)),
        (1, leave("Sounds fun, but I've got to restock!")),
        (1, replace(YOU_ORDERED_IT, answered_only_by="")),
    ),
)

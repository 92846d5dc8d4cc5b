"""Deirdre the Priestess: honest, healing, and on good terms with both water and wine."""

from alehouse.content.common import (
    add_alcohol,
    anti_cheat,
    basics,
    heal,
    hit,
    hit_back,
    ignore_fortitude,
    ignore_fortitude_or_alcohol,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    order_two,
    pass_drink,
    toast,
)
from alehouse.lang.cards import Character, action, mode, sometimes
from alehouse.lang.effects import Adjust, Another, Drinking, Gain, Minus, Pay
from alehouse.lang.words import ALCOHOL, ALL, FORTITUDE, OTHERS, TARGET, YOU

WINE_INTO_WATER = sometimes("Wine into Water", mode(Drinking(ALL), do=Adjust(ALCOHOL, Minus(2))))
PRAYER = action("Prayer of Healing", pick=Another(), do=(Gain(2, FORTITUDE, TARGET), Pay(1, TARGET, YOU)))
SERVICE = action(
    "Blessings for all, donations at the door",
    do=(Gain(1, FORTITUDE, ALL), Pay(1, OTHERS, YOU)),
)

CHARACTER = Character(
    id="deirdre",
    name="Deirdre",
    title="the Priestess",
    box=1,
    mechanic="Heals herself and, for a donation, her friends. She never cheats, and whoever cheats her loses the pot.",
    deck=(
        *basics(),
        (2, order_two("Two more for the choir!")),
        (1, anti_cheat("They might not know you're cheating, but my Goddess does!")),
        (2, inn_pays("Put it on the temple's account")),
        (2, leave("I'm saving this money for the poor.")),
        (1, leave_or_ignore_drink("Not now! These men are interested in my religion.")),
        (1, ignore_fortitude_or_alcohol("Stop being silly!")),
        (2, ignore_fortitude("That one bounced off my halo")),
        (1, pass_drink("You look like you need this more than I do!")),
        (2, add_alcohol("Water into Wine")),
        (1, WINE_INTO_WATER),
        (1, toast("Let's toast the Goddess!")),
        (1, hit("A little penance is good for you", 1)),
        (4, hit("I'm not that kind of priestess!", 2)),
        (1, hit_back("My Goddess doesn't like that!")),
        (2, heal("A quiet word with upstairs")),
        (1, PRAYER),
        (1, SERVICE),
    ),
)

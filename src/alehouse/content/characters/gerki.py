"""Gerki the Sneak: cheats, picks pockets, and is somewhere else when it matters."""

from alehouse.content.common import (
    IGNORE_ALL,
    IGNORE_DRINK,
    add_alcohol,
    basics,
    cheat,
    cheat_and_eject,
    collect,
    hit,
    ignore_drink,
    ignore_fortitude_or_alcohol,
    inn_pays,
    order_two,
    pot_coin,
    take_gold,
)
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import TakePot, Won

STEAL_POT = sometimes("Um...I know you think you won, but...", mode(Won(), do=TakePot()))
VANISH = sometimes("Hey! Where'd the little guy go?", IGNORE_ALL, IGNORE_DRINK)

CHARACTER = Character(
    id="gerki",
    name="Gerki",
    title="the Sneak",
    box=1,
    mechanic="Cheats at cards, lifts coins, and can take a pot that somebody else has won. His knives bite deep.",
    deck=(
        *basics(),
        (2, order_two("Drinks for you two, on me. Honest.")),
        (3, cheat("Oops... I dropped my cards...")),
        (1, cheat_and_eject("Isn't that the watch asking for you?")),
        (1, STEAL_POT),
        (1, pot_coin("Grab a coin while no one's lookin'!")),
        (2, inn_pays("Look what I found in the till")),
        (3, ignore_drink("Dump it on the floor")),
        (1, VANISH),
        (1, ignore_fortitude_or_alcohol("Hide in shadows")),
        (2, add_alcohol("A little somethin' extra")),
        (4, hit("How did this get stuck in your back?", 2)),
        (2, hit("Mind the caltrops", 3)),
        (2, take_gold("Your purse was getting heavy")),
        (1, collect("Guild dues. Yes, everyone's.")),
    ),
)

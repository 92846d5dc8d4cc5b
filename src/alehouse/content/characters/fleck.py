"""Fleck the Bard: sings for his supper, and the whole table feels it."""

from alehouse.content.common import (
    basics,
    cheat,
    cheat_and_eject,
    collect,
    heal,
    hit,
    hit_back,
    ignore_drink,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    split_drink,
    toast,
)
from alehouse.lang.cards import Character, action, mode, sometimes
from alehouse.lang.effects import AboutTo, Another, Cover, Gain, InPhase, Lose, Order, Pay
from alehouse.lang.words import ALCOHOL, ALL, FORTITUDE, INN, NOBODY, ORDER_PHASE, OTHERS, REFILL, TARGET, YOU

FREE_DRINKS = sometimes(
    "The band drinks free, it's tradition",
    mode(InPhase(ORDER_PHASE), do=Order(2)),
    mode(AboutTo(REFILL), do=Cover(NOBODY)),
)
SAD_SONG = action(
    "And now I'm going to play something really sad",
    do=(Lose(1, ALCOHOL, ALL), Pay(1, OTHERS, YOU)),
)
ROWDY_SONG = action(
    "The one about the goat, with stamping",
    do=(Lose(1, FORTITUDE, OTHERS), Gain(1, ALCOHOL, ALL), Pay(1, YOU, INN)),
)
REQUEST = action("Requests cost extra", pick=Another(), do=Pay(2, TARGET, YOU))

CHARACTER = Character(
    id="fleck",
    name="Fleck",
    title="the Bard",
    box=2,
    mechanic="His songs reach everybody, and five cheating cards pay the rent. "
    "Nothing but a verse shields him from a fist.",
    deck=(
        *basics(),
        (2, FREE_DRINKS),
        (4, cheat("A little sleight between verses")),
        (1, cheat_and_eject("Your horse is eating somebody's roses")),
        (2, inn_pays("Take it out of my performance fee")),
        (1, leave("Sorry, that was my cue")),
        (1, leave_or_ignore_drink("Excuse me, a string has snapped")),
        (2, ignore_drink("Whoops, butterfingers")),
        (2, split_drink("I do so hate to drink alone...")),
        (1, toast("All together on the chorus!")),
        (1, SAD_SONG),
        (2, ROWDY_SONG),
        (1, hit("A truly unforgivable rhyme", 1)),
        (2, hit("Lute solo, edge first", 2)),
        (1, hit_back("Every heckler gets a verse")),
        (1, heal("A ballad about me always helps")),
        (1, REQUEST),
        (1, collect("The hat goes round")),
    ),
)

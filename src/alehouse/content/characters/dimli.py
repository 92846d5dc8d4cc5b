"""Dimli the Dwarf: knows seven ways around a Drink and has never lost a Round for good."""

from alehouse.content.common import (
    add_alcohol,
    alcohol_to_fortitude,
    basics,
    collect,
    extra_drink,
    hit,
    hit_back,
    ignore_drink,
    ignore_fortitude,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    order_two,
    pass_drink,
    split_drink,
)
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import Ante, Negate, StillIn, TakeControl, Won
from alehouse.lang.words import ACTION_SOMETIMES_ANYTIME, IN_ROUND

RESTART = sometimes(
    "Best of three, ye said!",
    mode(Won(), when=StillIn(), do=(Negate(), Ante(1, IN_ROUND), TakeControl())),
)

CHARACTER = Character(
    id="dimli",
    name="Dimli",
    title="the Dwarf",
    box=2,
    mechanic="Passes, splits, spikes and enjoys his Drinks. A Round that another player has won may have to go on.",
    deck=(
        *basics(),
        (2, order_two("Two tankards, and mind the foam!")),
        (1, RESTART),
        (2, inn_pays("My clan dug this cellar, so we're even")),
        (2, leave("That gold stays in the beard")),
        (1, leave_or_ignore_drink("I've a tunnel to see about")),
        (1, ignore_fortitude("Skull like a quarry wall", ACTION_SOMETIMES_ANYTIME)),
        (2, ignore_drink("The beard soaked it up")),
        (2, pass_drink("Here, this one's for tall folk")),
        (1, split_drink("Half a keg each, that's manners")),
        (1, alcohol_to_fortitude("Tastes like grandmother's porridge")),
        (2, add_alcohol("Spike it with Firewater")),
        (1, extra_drink("Drink up, friend!")),
        (1, hit("Oi! Was that yer foot?", 1)),
        (5, hit("Say that again about short legs", 2)),
        (1, hit_back("Now it's the hammer's turn")),
        (1, collect("Ye all owe me for that bridge")),
    ),
)

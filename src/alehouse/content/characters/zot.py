"""Zot the Wizard: loose magic, looser cards, and a rabbit that nobody should give a drink."""

from alehouse.content.common import (
    basics,
    cheat,
    cheat_and_eject,
    collect,
    drink_now,
    hit,
    hit_all,
    hit_back,
    ignore_all,
    ignore_drink,
    ignore_fortitude,
    inn_pays,
    leave_or_ignore_drink,
    order_two,
    pass_drink,
    take_gold,
)
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import AboutTo, Ignore, LeaveRound, Pay
from alehouse.lang.words import ANTE, DRINK, INN, YOU

FETCH_POOKY = sometimes(
    "Pooky ate somebody's hat. I'll pay.",
    mode(AboutTo(ANTE), do=(LeaveRound(), Pay(1, YOU, INN))),
    mode(AboutTo(DRINK), do=(Ignore(), Pay(1, YOU, INN))),
)

CHARACTER = Character(
    id="zot",
    name="Zot",
    title="the Wizard",
    box=1,
    mechanic="Cheats by magic and has an excuse to leave for every occasion. Pooky the rabbit hurts the whole table.",
    deck=(
        *basics(),
        (2, order_two("Conjure a crowded tray")),
        (3, cheat("The ace was always in my hat")),
        (1, cheat_and_eject("Behold, your chair is a toad")),
        (1, inn_pays("Transmute the innkeeper's spoons")),
        (2, leave_or_ignore_drink("My spellbook is on fire again")),
        (1, FETCH_POOKY),
        (1, ignore_drink("Bad Pooky! Don't drink that!")),
        (1, ignore_all("The stars say no!")),
        (1, ignore_fortitude("Shield first, questions later")),
        (1, pass_drink("A minor teleport, glass included")),
        (1, drink_now("Your elbow is under my spell")),
        (1, hit("Static in the sleeves", 1)),
        (5, hit("That wand was not supposed to be loaded", 2)),
        (2, hit_all("Oh no! Not again! Pooky's on a drunken rampage!")),
        (1, hit_back("No, Pooky! That's my friend!")),
        (1, take_gold("Levitation works on coins, too")),
        (1, collect("Fortunes told, payment in advance")),
    ),
)

"""Fiona the Volatile: hits often, hits back, and thinks everybody should drink more."""

from alehouse.content.common import (
    alcohol_to_fortitude,
    anti_cheat,
    basics,
    collect,
    drink_now,
    extra_drink,
    heal,
    hit,
    hit_back,
    ignore_drink,
    ignore_fortitude,
    inn_pays,
    leave,
    order_two,
    split_drink,
)
from alehouse.lang.cards import Character

CHARACTER = Character(
    id="fiona",
    name="Fiona",
    title="the Volatile",
    box=1,
    mechanic="Seven ways to hit and two to hit back. She plays an honest hand and pours for those who sit dry.",
    deck=(
        *basics(),
        (2, order_two("Two rounds for my sparring partners!")),
        (1, anti_cheat("Cards on the table, or teeth on the table")),
        (2, inn_pays("The landlord still owes me for that bouncer job")),
        (2, leave("Go away! I'm polishing my arsenal.")),
        (2, ignore_fortitude("You'll need a bigger sword than that")),
        (2, ignore_drink("This is just the thing to get the rust off my armor!")),
        (1, extra_drink("We're at an inn, and you're not drinking. What's wrong with you?")),
        (1, drink_now("Bottoms up, or I tip the chair")),
        (1, split_drink("Come, my friend, sit and drink with me!")),
        (1, alcohol_to_fortitude("Nothing like a little belt of liquid courage!")),
        (3, hit("It will hurt more if you do it like this", 1)),
        (3, hit("Make some elbow room", 2)),
        (1, hit("So then I got the ogre in a headlock like this!", 3)),
        (2, hit_back("Lesson two: the counterswing")),
        (1, heal("Stitch it up and pass the mustard")),
        (1, collect("Arm wrestling! Losers pay")),
    ),
)

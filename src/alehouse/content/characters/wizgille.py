"""Wizgille the Tinkerer: so far only the card that a later rulebook speaks of."""

from alehouse.content.common import RAISE, START_GAMBLING, WINNING_HAND
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import AllowAction, Drink, Negate, Played, Revealed
from alehouse.lang.words import CAUSE

DEJA_VU = sometimes(
    "I didn't activate my temporal dilation field. It's just deja vu",
    mode(Played(), do=(Negate(), AllowAction(CAUSE))),
    mode(Revealed(), do=(Negate(), Drink(CAUSE))),
)

CHARACTER = Character(
    id="wizgille",
    name="Wizgille",
    title="the Tinkerer",
    box=3,
    playable=False,
    mechanic="Each of her Devices turns up a Gear, which becomes part of it before anybody may answer. "
    "Nobody, Wizgille least of all, knows beforehand what it will do.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, DEJA_VU),
    ),
)

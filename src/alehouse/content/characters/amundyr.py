"""Amundyr the Cursed, with her Scarabs and one card that belongs to her boss deck."""

from dataclasses import replace

from alehouse.content.common import (
    IGNORE_DRINK,
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    WINNING_HAND,
    anti_cheat,
    inn_pays,
)
from alehouse.lang.cards import Character, action, mode, sometimes
from alehouse.lang.effects import AboutTo, Adjust, After, Counter, Gain, Ignore, Lose, Minus, Played, Revealed
from alehouse.lang.words import (
    ALCOHOL,
    ANY_CARD,
    CAUSE,
    FORTITUDE,
    GOLD,
    HOUSE,
    LOSE_FORTITUDE,
    LOST_FORTITUDE,
    OTHERS,
    VILLAIN,
)

SCARAB = Counter("scarab", supply=12)

SNEEZE = action("Ah-choo!", do=(Lose(1, FORTITUDE, OTHERS), Gain(1, SCARAB, OTHERS)))
HAT = sometimes("You knocked off my hat!", mode(After(LOST_FORTITUDE), do=Gain(2, SCARAB, CAUSE)))
DONE_NOW = sometimes("Are you done now?", mode(AboutTo(LOSE_FORTITUDE), do=Adjust(FORTITUDE, Minus(2))))
DARE_CHEAT = anti_cheat("You dare cheat a Pharaoh?!")
UNSTOPPABLE = sometimes(
    "I... am... unstoppable!",
    mode(Played(ANY_CARD, affects=(FORTITUDE, ALCOHOL, GOLD)), do=Ignore()),
    mode(Revealed(affecting_you=True), do=Ignore()),
    IGNORE_DRINK,
    origin=HOUSE,
)

CHARACTER = Character(
    id="amundyr",
    name="Amundyr",
    title="the Cursed",
    box=6,
    kind=VILLAIN,
    boss=((1, UNSTOPPABLE),),
    playable=False,
    mechanic="Hands out Scarabs, twelve in all. "
    "At the end of the turn its holder gives one back and loses 1 Fortitude.",
    counters=(SCARAB,),
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, SNEEZE),
        (1, HAT),
        (1, replace(DARE_CHEAT, origin=HOUSE)),
        (1, inn_pays("I suppose these tomb raiders are good for something")),
        (1, DONE_NOW),
    ),
)

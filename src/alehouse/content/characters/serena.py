"""Serena the Pious: the lower her Piety, the harder she smites.

Her own "I don't think so!" is still missing: its protection depends on Piety, which no card can say yet.
"""

from alehouse.content.common import IGNORE_DRINK, RAISE, START_GAMBLING, WINNING_HAND
from alehouse.lang.cards import Character, action, anytime, sometimes
from alehouse.lang.effects import Another, Choose, Counter, Gain, Lose, Pay, Table
from alehouse.lang.words import ALCOHOL, FORTITUDE, HOUSE, INN, ORC, YOU

ATONE = Choose(YOU, ((Pay(1, YOU, INN),), (Lose(1, FORTITUDE, YOU),)))
PIETY = Counter("piety", low=1, high=8, start=8, under=(ATONE,))

SMITE = action(
    "I'm sure you did something to deserve this...",
    pick=Another(),
    do=Lose(Table(PIETY, (4, 3, 3, 2, 2, 2, 1, 1)), FORTITUDE),
    rider=Lose(1, PIETY, YOU),
    origin=HOUSE,
)
CODE = sometimes("This is not in the Paladin's Code...", IGNORE_DRINK, rider=Gain(1, PIETY, YOU))
PRAYER = anytime("Time for prayer.", do=Lose(2, ALCOHOL, YOU), rider=Gain(2, PIETY, YOU))

CHARACTER = Character(
    id="serena",
    name="Serena",
    title="the Pious",
    box=3,
    kind=ORC,
    playable=False,
    mechanic="Piety runs from 1 to 8: good deeds raise it, her blows cost it and are harder when it is low. "
    "Whatever would take it below 1 makes her atone with 1 Gold or 1 Fortitude.",
    counters=(PIETY,),
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, SMITE),
        (1, CODE),
        (1, PRAYER),
    ),
)

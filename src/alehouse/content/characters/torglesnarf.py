"""Torglesnarf Duncleton: rich, loud, and so far without his Minions."""

from alehouse.content.common import RAISE, START_GAMBLING, WINNING_HAND, ignore_drink
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import (
    AboutTo,
    Add,
    Adjust,
    Another,
    Ante,
    Drinking,
    DuringRound,
    EndRound,
    Ignore,
    Minus,
    Negate,
    PassDrink,
    Pay,
    Played,
    Redirect,
    StillIn,
    TakeControl,
    Won,
)
from alehouse.lang.words import (
    ACTION,
    ACTION_SOMETIMES_ANYTIME,
    ALCOHOL,
    DRINKER,
    GOLD,
    HOUSE,
    IN_ROUND,
    INN,
    LOSE_FORTITUDE,
    TARGET,
    VILLAIN,
    YOU,
)

RUN_AWAY = sometimes(
    "Quick! Run away!",
    mode(Played(ACTION_SOMETIMES_ANYTIME, affects=(ALCOHOL, GOLD)), do=Ignore()),
)
CUP_BEARER = sometimes(
    "I have a cup-bearer for this sort of thing!",
    mode(Drinking(YOU), do=(Pay(1, YOU, INN), Adjust(ALCOHOL, Minus(2)))),
)
CHUG = sometimes(
    "I bet you can't chug this whole thing!",
    mode(Drinking(YOU), pick=Another(), do=(PassDrink(TARGET), Add((Pay(2, YOU, DRINKER),)))),
    origin=HOUSE,
)
NOT_THE_FACE = sometimes(
    "Not the face! Someone else's face!",
    mode(AboutTo(LOSE_FORTITUDE), pick=Another(but_cause=True), do=(Redirect(TARGET), Pay(1, YOU, TARGET))),
    origin=HOUSE,
)
NO = sometimes("No!", mode(Played(ACTION), do=Negate()))
GOONS = sometimes(
    "You don't need a winning hand when you have enough goons!",
    mode(DuringRound(ends_it=True), when=StillIn(), do=EndRound(YOU)),
)
MORE_INTERESTING = sometimes(
    "Let's make this game more interesting!",
    mode(Won(), when=StillIn(), do=(Negate(), Ante(1, IN_ROUND), TakeControl())),
    origin=HOUSE,
)

CHARACTER = Character(
    id="torglesnarf",
    name="Torglesnarf",
    title="Duncleton",
    box=6,
    kind=VILLAIN,
    bonus_gold=2,
    playable=False,
    mechanic="Starts with 2 Gold more than the others, and Gold gets him out of everything. "
    "Minions fight for him; when one is hurt, he pays its wages or loses it.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, RUN_AWAY),
        (1, ignore_drink("This drink is not worthy of a king!")),
        (1, CUP_BEARER),
        (1, CHUG),
        (1, NOT_THE_FACE),
        (1, NO),
        (1, GOONS),
        (1, MORE_INTERESTING),
    ),
)

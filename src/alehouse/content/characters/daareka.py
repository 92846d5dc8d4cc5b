"""Daareka the Mindbreaker, with one card that belongs to her boss deck (the selfless adventurers)."""

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    TIP,
    WINNING_HAND,
    hit_all,
    ignore_drink,
    ignore_fortitude,
    leave,
    pass_drink,
)
from alehouse.lang.cards import Character, action, mode, sometimes
from alehouse.lang.effects import (
    After,
    AllowAction,
    Another,
    Discard,
    Draw,
    Gain,
    Lose,
    Negate,
    Played,
    Redirect,
)
from alehouse.lang.words import (
    ACTION,
    ACTION_SOMETIMES_ANYTIME,
    ALCOHOL,
    CAUSE,
    CHANCE,
    FORTITUDE,
    LOST_FORTITUDE,
    TARGET,
    VILLAIN,
)

BREAK_A_MIND = action(
    "I've been known to break a mind or two...",
    pick=Another(),
    do=(Lose(2, FORTITUDE), Discard(1, TARGET, CHANCE)),
)
MINDBREAKER = sometimes(
    "Now I'll show you why I'm called 'the Mindbreaker!'",
    mode(After(LOST_FORTITUDE), do=(Lose(1, FORTITUDE, CAUSE), Gain(1, ALCOHOL, CAUSE))),
)
RECONSIDER = sometimes(
    "I think you should reconsider",
    mode(Played(ACTION), do=(Negate(), Draw(1, CAUSE), AllowAction(CAUSE))),
)
SELFLESS = sometimes(
    "My, what selfless adventurers you are!",
    mode(Played(ACTION, picks_you=True), pick=Another(), do=Redirect(TARGET, what=None)),
)

CHARACTER = Character(
    id="daareka",
    name="Daareka",
    title="the Mindbreaker",
    box=6,
    kind=VILLAIN,
    boss=((1, SELFLESS),),
    playable=False,
    mechanic="Breaks hands as well as bodies: her victims lose cards at random. "
    "She talks others out of their Actions, or into taking hers.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, TIP),
        (1, BREAK_A_MIND),
        (1, hit_all("Pbthbthbth! Old Gods, you startled me!")),
        (1, ignore_fortitude("Ink spray", ACTION_SOMETIMES_ANYTIME)),
        (1, MINDBREAKER),
        (1, RECONSIDER),
        (1, leave("This game is too easy")),
        (1, ignore_drink("If I drink this, we'll all end up making bad decisions")),
        (1, pass_drink("You're thirsty. Wouldn't you agree?")),
    ),
)

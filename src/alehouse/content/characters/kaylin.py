"""Kaylin the Renegade: a very small pixie with a very large wolf, and the wolf has moods.

The books know four of Wulfric's eleven moods and three of her cards: the forced Drink, the card that makes her
vanish in a puff (which cards it answers is our reading) and Private Pixie Time (that it is an Action is our reading).
"""

from dataclasses import replace

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    POT_TO_INN,
    RAISE,
    START_GAMBLING,
    STOP_DRINK_CHANGE,
    TIP,
    WINNING_HAND,
    add_alcohol,
    anti_cheat,
    collect,
    drink_now,
    hit,
    hit_back,
    ignore_all,
    ignore_drink,
    ignore_fortitude,
    inn_pays,
    leave,
    leave_or_ignore_drink,
    order_two,
)
from alehouse.lang.cards import Card, Character, Guard, Passive, action, anytime, mode, sometimes, standing
from alehouse.lang.effects import (
    Another,
    Drinking,
    EndTurn,
    Flip,
    Gain,
    Hook,
    Lose,
    Pay,
    SideDeck,
    Split,
)
from alehouse.lang.words import (
    ALCOHOL,
    FORTITUDE,
    HAND_SIZE,
    HOUSE,
    IGNORED,
    INN,
    NEGATED,
    NEXT_TURN,
    NOBODY,
    ORDERS,
    SETUP,
    TARGET,
    TURN_END,
    TURN_START,
    YOU,
    OnFlip,
)

# --- Wulfric, twelve times ------------------------------------------------------------------------

WULFRIC = SideDeck("wulfric", on_flip=OnFlip.REPLACE)

MOODS = (
    (1, standing("Loyal", Passive(FORTITUDE, less=1))),
    (1, standing("Clumsy", Passive(ALCOHOL, less=1, drinks=True))),
    (1, standing("Determination", Guard(NEGATED | IGNORED))),
    (1, standing("Playful", Passive(FORTITUDE, less=-1, back=1))),
    (1, standing("Bristling all over", Passive(FORTITUDE, less=-1, caused=True), origin=HOUSE)),
    (1, standing("Three parts asleep", Passive(FORTITUDE, less=1, caused=True), origin=HOUSE)),
    (2, standing("Howling at the lamp", Passive(ALCOHOL, less=-1, drinks=True), origin=HOUSE)),
    (1, standing("Nose to the ground", Passive(HAND_SIZE, less=-1), origin=HOUSE)),
    (1, standing("Everybody's friend", Passive(ORDERS, less=-1), origin=HOUSE)),
    (1, standing("One big pillow", hooks=(Hook(TURN_START, (Gain(1, FORTITUDE, YOU),)),), origin=HOUSE)),
    (1, standing("Begging for sausages", hooks=(Hook(TURN_START, (Pay(1, YOU, INN),)),), origin=HOUSE)),
)

# --- Kaylin ---------------------------------------------------------------------------------------

PIXIE_TIME = action("I need some Private Pixie Time", do=EndTurn(NEXT_TURN))
TAIL = action("You stepped on his tail!", pick=Another(), do=Lose(2, FORTITUDE), rider=Flip(WULFRIC), origin=HOUSE)
WRONG_DUST = action(
    "Oh dear, the wrong jar of dust",
    pick=Another(),
    do=(Lose(1, FORTITUDE), Gain(1, ALCOHOL, TARGET)),
    origin=HOUSE,
)
GOOD_BOY = anytime("Who's a good boy? Who is?", do=(Gain(1, FORTITUDE, YOU), Flip(WULFRIC)), origin=HOUSE)
HALF_A_PINT = sometimes("Wulfric! That was half my pint!", mode(Drinking(YOU), do=Split(NOBODY)), origin=HOUSE)


def filling(*cards: tuple[int, Card]) -> tuple[tuple[int, Card], ...]:
    """Shared designs where nobody knows what the deck holds."""
    return tuple((n, replace(card, origin=HOUSE)) for n, card in cards)


CHARACTER = Character(
    id="kaylin",
    name="Kaylin",
    title="the Renegade",
    box=3,
    mechanic="One mood of Wulfric is always face up and changes what she takes, deals or holds. "
    "At the end of her turn the next mood replaces it, for better or worse.",
    hooks=(Hook(SETUP, (Flip(WULFRIC),)), Hook(TURN_END, (Flip(WULFRIC),))),
    side_decks=((WULFRIC, MOODS),),
    deck=(
        (5, START_GAMBLING),
        (2, RAISE),
        (3, WINNING_HAND),
        (1, POT_TO_INN),
        (1, NEGATE_SOMETIMES),
        (1, STOP_DRINK_CHANGE),
        (1, TIP),
        (1, drink_now("You think you're so big? Have another drink!")),
        (1, PIXIE_TIME),
        (2, ignore_fortitude("Too slow! I'm behind your other ear")),
        (2, WRONG_DUST),
        (1, TAIL),
        (1, GOOD_BOY),
        (1, HALF_A_PINT),
        *filling(
            (2, order_two("A thimble for me, two buckets for them")),
            (1, anti_cheat("Fetch, boy! The ace in that boot!")),
            (2, inn_pays("Does this dress look as if it had pockets?")),
            (2, leave("These cards are taller than I am")),
            (1, leave_or_ignore_drink("Somebody has to walk the wolf")),
            (1, ignore_all("You are arguing with a sparkle")),
            (2, ignore_drink("Thank you, I have bathed already")),
            (1, add_alcohol("Moonberry syrup. It only tastes innocent.")),
            (2, hit("Wulfric wants to play tug-of-you", 2)),
            (1, hit("Go on. Call me cute again.", 3)),
            (1, hit_back("Small target, large wolf")),
            (1, collect("Petting him costs a coin, and you all petted him")),
        ),
    ),
)

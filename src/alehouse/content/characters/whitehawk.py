"""Captain Whitehawk: a gambler nobody walks out on."""

from dataclasses import replace

from alehouse.content.common import (
    NEGATE_SOMETIMES,
    RAISE,
    START_GAMBLING,
    WINNING_HAND,
    extra_drink,
    hit,
    hit_back,
    pass_drink,
)
from alehouse.lang.cards import Character, action_gambling, gambling, mode, sometimes
from alehouse.lang.effects import AboutTo, After, HalfPot, Ignore, Pay, StartRound, TakeControl
from alehouse.lang.words import CAUSE, COLLECTED_POT, FORTITUDE, HOUSE, LOSE_FORTITUDE, NEGATED, YOU

WALK_THE_PLANK = action_gambling(
    "Ante up or walk the plank!",
    action=StartRound(1),
    gambling=TakeControl(),
    shield=NEGATED,
    nobody_leaves=True,
)
FINE_HAND = gambling(
    "That's a fine hand there, but this one's got you beat",
    do=TakeControl(),
    follows_anything=True,
)
SAME_HAND = sometimes(
    "What a coincidence, I happen to have the same hand!",
    mode(After(COLLECTED_POT), do=Pay(HalfPot(), CAUSE, YOU)),
)
ADVICE = sometimes("A word of advice... don't", mode(AboutTo(LOSE_FORTITUDE), do=Ignore(FORTITUDE)))

CHARACTER = Character(
    id="whitehawk",
    name="Captain Whitehawk",
    title="of the Crimson Drake",
    box=4,
    playable=False,
    mechanic="Starts Rounds that nobody may leave, and beats even a Winning Hand. "
    "When somebody else collects a pot, she claims half of it.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, WALK_THE_PLANK),
        (1, FINE_HAND),
        (1, SAME_HAND),
        (1, hit("I won't stand idly by while you insult the Drake!", 3)),
        (1, hit_back("Challenge accepted!")),
        (1, ADVICE),
        (1, pass_drink("I don't drink until my crew drinks!")),
        (1, replace(extra_drink("Drink up! Captain's orders"), origin=HOUSE)),
    ),
)

"""Lucky the Scofflaw: every bold trick draws the eye of the law."""

from alehouse.content.common import NEGATE_SOMETIMES, RAISE, START_GAMBLING, WINNING_HAND, cheat, hit
from alehouse.lang.cards import Character, action, action_gambling, mode, sometimes
from alehouse.lang.effects import (
    AboutTo,
    Choose,
    Counter,
    Cover,
    DuringRound,
    EndRound,
    Gain,
    Lose,
    Pay,
    StartRound,
    StillIn,
    TakeControl,
    UpTo,
)
from alehouse.lang.words import ALCOHOL, FORTITUDE, HOUSE, INN, LOSE_GOLD, NOBODY, TARGET, YOU

CAUGHT = Choose(YOU, ((Gain(2, ALCOHOL, YOU),), (Pay(2, YOU, INN),), (Lose(2, FORTITUDE, YOU),)))
HEAT = Counter("heat", high=3, resets=True, at=((3, (CAUGHT,)),))

NOT_JUST_DEALT = action_gambling(
    "I don't just play the cards I'm dealt",
    action=StartRound(1),
    gambling=TakeControl(),
)
FISTFUL_OF_DICE = sometimes(
    "A fistful of dice is my fountain of youth",
    mode(DuringRound(ends_it=True), when=StillIn(), do=EndRound(YOU)),
    rider=Gain(1, HEAT, YOU),
    origin=HOUSE,
)
ROLLING_BARRELS = action(
    "Look out! Rolling barrels!",
    pick=UpTo(2),
    do=Lose(2, FORTITUDE, TARGET),
    rider=Gain(1, HEAT, YOU),
)
BOURBON_BARREL = sometimes(
    "How about a boozy bourbon barrel just for you?",
    mode(AboutTo(LOSE_GOLD), do=Cover(NOBODY)),
    origin=HOUSE,
)

CHARACTER = Character(
    id="lucky",
    name="Lucky",
    title="the Scofflaw",
    box=8,
    playable=False,
    mechanic="Her boldest cards give her Heat. "
    "The third Heat takes all of it away and costs 2 Gold, 2 Fortitude or 2 Alcohol Content.",
    counters=(HEAT,),
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, NOT_JUST_DEALT),
        (1, cheat("These old hands don't hold the cards like they used to")),
        (1, FISTFUL_OF_DICE),
        (1, hit("Help an old lady out with these barrels?", 2)),
        (1, hit("Never pour your own Dragon Breath Ale!", 3)),
        (1, ROLLING_BARRELS),
        (1, BOURBON_BARREL),
    ),
)

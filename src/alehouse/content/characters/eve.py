"""Eve the Illusionist: the coin is not there, the Drink is another one, and neither is she."""

from alehouse.content.common import (
    basics,
    cheat,
    cheat_and_eject,
    collect,
    hit,
    ignore_all,
    ignore_drink,
    leave_or_ignore_drink,
    order_two,
    pot_coin,
    take_gold,
)
from alehouse.lang.cards import Character, action, mode, sometimes
from alehouse.lang.effects import (
    AboutTo,
    Another,
    Cover,
    Drinking,
    Gain,
    Ignore,
    Played,
    PlayersLeft,
    Protect,
    Redirect,
    Replace,
    Split,
)
from alehouse.lang.words import (
    ACTION_SOMETIMES_ANYTIME,
    ALCOHOL,
    CAUSE,
    DRINKER,
    FORTITUDE,
    IGNORED,
    LOSE_FORTITUDE,
    LOSE_GOLD,
    NOBODY,
    OTHERS,
    REDUCED,
    TARGET,
)

COIN = sometimes("Illusionary coin", mode(AboutTo(LOSE_GOLD), do=Cover(NOBODY)))
ANOTHER_DRINK = sometimes(
    "Are you quite sure you ordered that?",
    mode(Drinking(OTHERS), do=Replace((Gain(4, ALCOHOL, DRINKER),))),
)
DIZZY = action("Is the room turning, or is it me?", pick=Another(), do=Gain(2, ALCOHOL, TARGET))
SHARE_PAIN = sometimes(
    "Let's both feel how that feels",
    mode(
        AboutTo(LOSE_FORTITUDE, by_another=True),
        do=(Split(CAUSE, what=FORTITUDE), Protect(REDUCED | IGNORED)),
    ),
)
NOT_EVE = sometimes(
    "I'm not Eve! She's over there!",
    mode(AboutTo(LOSE_FORTITUDE, by_another=True), pick=Another(but_cause=True), do=Redirect(TARGET)),
    mode(Played(ACTION_SOMETIMES_ANYTIME, affects=(FORTITUDE,)), when=PlayersLeft(2), do=Ignore()),
)

CHARACTER = Character(
    id="eve",
    name="Eve",
    title="the Illusionist",
    box=2,
    mechanic="Shares a hit with her attacker or sends it to somebody else. Her coins and her cards are rarely real.",
    deck=(
        *basics(),
        (2, order_two("The tray on the left is the real one")),
        (3, cheat("Look again. Those were always queens.")),
        (1, cheat_and_eject("You folded an hour ago, don't you remember?")),
        (2, COIN),
        (1, pot_coin("One of these is surely mine")),
        (1, leave_or_ignore_drink("You've been talking to a coat stand")),
        (2, ignore_all("That was only my reflection")),
        (2, ignore_drink("The glass was never full")),
        (1, ANOTHER_DRINK),
        (2, DIZZY),
        (2, hit("Mind the step that isn't there", 1)),
        (2, hit("Your worst nightmare, now with sound", 3)),
        (1, SHARE_PAIN),
        (1, NOT_EVE),
        (2, take_gold("Watch this hand, not that one")),
        (1, collect("Admission, please, for the show so far")),
    ),
)

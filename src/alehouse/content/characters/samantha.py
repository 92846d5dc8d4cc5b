"""Samantha the Bookie: where she takes bets, a Brawl breaks out.

The rulebook names no card that starts one; that card is ours. What the tenth Brawl gives her, one more
Drink to order, is still missing.
"""

from alehouse.content.common import NEGATE_SOMETIMES, RAISE, START_GAMBLING, WINNING_HAND, leave
from alehouse.lang.cards import Card, Character, action, side_action
from alehouse.lang.effects import Another, Choose, Collect, Counter, Drink, Flip, Gain, Lose, Relief, SideDeck
from alehouse.lang.words import (
    ALCOHOL,
    ANY_CARD,
    ANYTIME,
    CHEATING,
    FORTITUDE,
    GAMBLING,
    HOUSE,
    INN,
    SOMETIMES,
    TARGET,
    YOU,
    OnFlip,
    Purse,
    Type,
)

BRAWLS = Counter("brawls", high=10, at=((4, (Lose(1, ALCOHOL, YOU),)), (7, (Collect(1, INN, YOU),))))
BRAWLER = SideDeck("brawler", on_flip=OnFlip.ENTRY)

START_BRAWL = action("Place your bets! They're at it again!", do=(Gain(1, BRAWLS, YOU), Flip(BRAWLER)), origin=HOUSE)


def brawler(title: str, means: Purse | Type) -> Card:
    """A hit that its victim may soften with Gold, or by discarding cards of some types."""
    blow = Lose(2, FORTITUDE, TARGET, relief=Relief(means))
    return side_action(title, pick=Another(), do=blow, origin=HOUSE)


CLYDE = side_action(
    "Drunk Clyde",
    pick=Another(),
    do=Choose(TARGET, ((Lose(2, FORTITUDE),), (Drink(TARGET),))),
    origin=HOUSE,
)

BRAWLERS = (
    (1, brawler("Captain Grolnar", INN)),
    (1, brawler("Navlyn of the North", ANY_CARD)),
    (1, brawler("Dimli's Great-Grandfather", SOMETIMES)),
    (1, brawler("Garik, Grizzled Shipmage", GAMBLING | CHEATING)),
    (1, brawler("Yifan the Swashbuckler", ANYTIME)),
    (1, CLYDE),
)

CHARACTER = Character(
    id="samantha",
    name="Samantha",
    title="the Bookie",
    box=8,
    playable=False,
    mechanic="Many of her cards start a Brawl, and a card of her Brawler deck hits somebody. "
    "The more Brawls there were, the better for her.",
    counters=(BRAWLS,),
    side_decks=((BRAWLER, BRAWLERS),),
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, leave("Not now, I'm setting the odds")),
        (1, START_BRAWL),
    ),
)

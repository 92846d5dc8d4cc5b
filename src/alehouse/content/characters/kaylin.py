"""Kaylin the Renegade, with two moods of her wolf Wulfric."""

from alehouse.content.common import RAISE, START_GAMBLING, WINNING_HAND, drink_now
from alehouse.lang.cards import Character, Passive, standing
from alehouse.lang.effects import SideDeck
from alehouse.lang.words import ALCOHOL, FORTITUDE

WULFRIC = SideDeck("wulfric")
LOYAL = standing("Loyal", Passive(FORTITUDE, less=1))
CLUMSY = standing("Clumsy", Passive(ALCOHOL, less=1, drinks=True))

CHARACTER = Character(
    id="kaylin",
    name="Kaylin",
    title="the Renegade",
    box=3,
    playable=False,
    mechanic="One mood of Wulfric is always face up and changes what she takes, once a card or Drink. "
    "At the end of her turn the next mood replaces it.",
    side_decks=((WULFRIC, ((1, LOYAL), (1, CLUMSY))),),
    deck=(
        (5, START_GAMBLING),
        (2, RAISE),
        (3, WINNING_HAND),
        (1, drink_now("You think you're so big? Have another drink!")),
    ),
)

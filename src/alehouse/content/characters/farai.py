"""Father Farai: so far without his Brews."""

from alehouse.content.common import RAISE, START_GAMBLING, WINNING_HAND, hit, ignore_all, ignore_drink, split_drink
from alehouse.lang.cards import Character, mode, sometimes
from alehouse.lang.effects import AboutTo, Adjust, Minus, Negate, Played
from alehouse.lang.words import CHEATING, FORTITUDE, LOSE_FORTITUDE

NO_CHEATING = sometimes("Cheating? In a house of worship?", mode(Played(CHEATING), do=Negate()))
OAKS = sometimes(
    "You'll find oaks are difficult to topple",
    mode(AboutTo(LOSE_FORTITUDE), do=Adjust(FORTITUDE, Minus(2))),
)

CHARACTER = Character(
    id="farai",
    name="Farai",
    title="of the Harmonious Cup",
    box=8,
    playable=False,
    mechanic="Beer, wine and spirits brew in three small decks while he plays cards with their symbols. "
    "A Brew that is ready works like an Action Card.",
    deck=(
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, ignore_all("Farnir's tranquility")),
        (1, ignore_drink("This one's a little weak")),
        (1, split_drink("Told you it was good!")),
        (1, NO_CHEATING),
        (1, hit("Does this taste like vinegar to you?", 2)),
        (1, OAKS),
    ),
)

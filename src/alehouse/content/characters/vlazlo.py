"""Baron von Vlazlo: so far without Blood and without the decks of his forms."""

from alehouse.content.common import NEGATE_SOMETIMES, RAISE, START_GAMBLING, WINNING_HAND, cheat, hit, take_gold
from alehouse.lang.cards import Character, action, mode, sometimes
from alehouse.lang.effects import AboutTo, Adjust, Another, Drinking, Lose, Minus, Split, To
from alehouse.lang.words import ALCOHOL, DOWN, FORTITUDE, HOUSE, LOSE_FORTITUDE, NOBODY, VAMPIRE, VILLAIN, YOU

BITE = action(
    "My bite is worse than my bark",
    pick=Another(),
    do=Lose(4, FORTITUDE),
    ignore_as=Minus(2),
    origin=HOUSE,
)
TOUGH = sometimes(
    "It will take more than that to defeat a wampire!",
    mode(AboutTo(LOSE_FORTITUDE), do=Adjust(FORTITUDE, Minus(2))),
    origin=HOUSE,
)
TANKARD = sometimes("Zis tankard is too big", mode(Drinking(YOU), do=Adjust(ALCOHOL, To(1))))
FANG_TASTIC = sometimes("Zis drink is fang-tastic!", mode(Drinking(YOU), do=Split(NOBODY, rounding=DOWN)))

CHARACTER = Character(
    id="vlazlo",
    name="Vlazlo",
    title="the Baron",
    box=6,
    kind=VAMPIRE | VILLAIN,
    playable=False,
    mechanic="His cards draw Blood, which buys cards of his bat and wolf decks. "
    "As a wolf he bites, as a bat he is hard to catch.",
    deck=(
        (5, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, NEGATE_SOMETIMES),
        (1, hit("I'm not a veeble old man!", 3)),
        (1, hit("Von't you join me for dinner?", 3)),
        (1, take_gold("Vhat? Zis gold? It vas behind your ear...")),
        (1, BITE),
        (1, TOUGH),
        (1, TANKARD),
        (1, FANG_TASTIC),
        (1, cheat("Oh no! Look what happened to my cards")),
    ),
)

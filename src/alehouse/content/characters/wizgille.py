"""Wizgille the Tinkerer: every Device works, and does one thing more.

The sources know five of her cards and three Gears. What the recalibrating offers to choose from is not said
anywhere; the other titles and designs are ours.
"""

from dataclasses import replace

from alehouse.content.common import (
    IGNORE_DRINK,
    LEAVE_INSTEAD_OF_ANTE,
    add_alcohol,
    alcohol_to_fortitude,
    basics,
    cheat,
    cheat_and_eject,
    hit,
    hit_all,
    hit_back,
    ignore_all,
    ignore_drink,
    ignore_fortitude,
    inn_pays,
    leave,
    order_two,
    take_gold,
)
from alehouse.lang.cards import Card, Character, action, added, mode, sometimes
from alehouse.lang.effects import (
    AllowAgain,
    Another,
    Anyone,
    Collect,
    Draw,
    Drink,
    EndTurn,
    Gain,
    Lose,
    Negate,
    Order,
    Pay,
    Played,
    Revealed,
    SideDeck,
    UpTo,
)
from alehouse.lang.words import (
    ACTION_SOMETIMES_ANYTIME,
    ALCOHOL,
    ALL,
    CAUSE,
    FORTITUDE,
    HOUSE,
    IGNORED,
    INN,
    NEGATED,
    OTHERS,
    TARGET,
    YOU,
    OnFlip,
)

GEAR = SideDeck("gear", on_flip=OnFlip.MERGE)


def house(card: Card) -> Card:
    """A shared design that we gave her to complete the deck."""
    return replace(card, origin=HOUSE)


def device(card: Card) -> Card:
    """A shared design with a Gear in it."""
    return replace(card, adds=GEAR, origin=HOUSE)


# --- Gears ----------------------------------------------------------------------------------------

LOOSE = added("Sorry, a gear came loose.", pick=Anyone(), do=Lose(1, FORTITUDE))
STEAM = added("Mind the steam, you two", pick=UpTo(2, least=2), do=Lose(1, FORTITUDE))
FIX_IT = added("I need to fix that right now", do=EndTurn())
SCREW = added("So that's where that screw went!", do=Draw(1, YOU), origin=HOUSE)
KICK = added("It kicks harder than on the drawing", do=Lose(1, FORTITUDE, YOU), origin=HOUSE)
PEDALS = added("Pedalling keeps me sober", do=Lose(1, ALCOHOL, YOU), origin=HOUSE)
COIN = added("Somebody's coin was jammed in the works", do=Collect(1, INN, YOU), origin=HOUSE)
SPRING = added("That was the expensive spring", do=Pay(1, YOU, INN), origin=HOUSE)
SMOKE = added("A little smoke means it's warming up", do=Lose(1, FORTITUDE, ALL), origin=HOUSE)
COOLANT = added("The coolant is mostly gin", pick=Another(), do=Gain(1, ALCOHOL, TARGET), origin=HOUSE)
MAGNET = added("The magnet has found your purse", pick=Another(), do=Pay(1, TARGET, YOU), origin=HOUSE)
PIPE = added("Oh! Drinks come out of this pipe", do=Order(1), origin=HOUSE)
SMALLER = added("There's a smaller gear behind it", do=Gain(1, FORTITUDE, YOU), adds=GEAR, origin=HOUSE)
RIVETS = added("Riveted on both sides", do=Gain(1, FORTITUDE, YOU), shield=NEGATED | IGNORED, origin=HOUSE)

GEARS = (
    (2, LOOSE),
    (1, STEAM),
    (1, FIX_IT),
    (2, SCREW),
    (2, KICK),
    (2, PEDALS),
    (1, COIN),
    (1, SPRING),
    (1, SMOKE),
    (1, COOLANT),
    (1, MAGNET),
    (1, PIPE),
    (1, SMALLER),
    (1, RIVETS),
)

# --- Devices, and a field that was never switched on ------------------------------------------------

DART_LAUNCHER = action(
    "How silly! I don't know why I had my dart launcher armed!",
    pick=Anyone(),
    do=Lose(2, FORTITUDE),
    adds=GEAR,
)
GOLD_ATTRACTOR = action("It was built to attract mice, honestly", do=Pay(1, OTHERS, YOU), adds=GEAR)
DRINK_MAKER = action("The drink-maker is in a generous mood", do=Order(2), adds=GEAR)
RECALIBRATING = sometimes(
    "Not now! I still have to recalibrate everything!",
    LEAVE_INSTEAD_OF_ANTE,
    IGNORE_DRINK,
    adds=GEAR,
    origin=HOUSE,
)
BOXING_GLOVES = action("Duck! Both of you!", pick=UpTo(2), do=Lose(1, FORTITUDE), adds=GEAR, origin=HOUSE)
DEJA_VU = sometimes(
    "I didn't activate my temporal dilation field. It's just deja vu",
    mode(Played(), do=(Negate(), AllowAgain())),
    mode(Revealed(), do=(Negate(), Drink(CAUSE))),
)

CHARACTER = Character(
    id="wizgille",
    name="Wizgille",
    title="the Tinkerer",
    box=3,
    mechanic="Each of her Devices turns up a Gear, which becomes part of it before anybody may answer. "
    "Nobody, Wizgille least of all, knows beforehand what it will do.",
    side_decks=((GEAR, GEARS),),
    deck=(
        *basics(),
        (2, house(order_two("Two more! The conveyor belt is still running"))),
        (2, house(cheat("Self-shuffling cards. Please don't look inside."))),
        (1, device(cheat("My sleeve deals faster than I can think"))),
        (1, house(cheat_and_eject("That lever? It's for your chair"))),
        (2, house(inn_pays("Take it off what you owe me for the pump"))),
        (1, RECALIBRATING),
        (1, house(leave("I can't, I'm holding this lid down"))),
        (1, device(ignore_all("Nothing gets through the umbrella, except rain"))),
        (1, house(ignore_fortitude("My goggles go all the way round", ACTION_SOMETIMES_ANYTIME))),
        (2, house(ignore_drink("Lovely, I was out of lamp oil"))),
        (1, device(alcohol_to_fortitude("First a trip through the coffee engine"))),
        (1, DRINK_MAKER),
        (1, house(add_alcohol("Axle grease brings out the flavour"))),
        (2, DART_LAUNCHER),
        (1, BOXING_GLOVES),
        (1, house(hit("Could you hold the heavy end? Oh dear.", 3))),
        (1, device(hit_all("The fireworks go up. Usually."))),
        (1, device(hit_back("The automatic elbow is working again!"))),
        (1, device(take_gold("The coin grabber shouldn't reach that far"))),
        (1, GOLD_ATTRACTOR),
        (1, DEJA_VU),
    ),
)

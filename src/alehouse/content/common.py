"""Cards that every deck holds, and the designs that several characters share under titles of their own."""

from __future__ import annotations

from alehouse.lang.cards import (
    Card,
    Mode,
    action,
    action_gambling,
    anytime,
    cheating,
    gambling,
    mode,
    sometimes,
)
from alehouse.lang.effects import (
    AboutTo,
    Adjust,
    After,
    Another,
    Ante,
    Anyone,
    Collect,
    Convert,
    Cover,
    Drink,
    Drinking,
    DuringRound,
    EndRound,
    Gain,
    Ignore,
    InPhase,
    LeaveRound,
    Lose,
    Negate,
    Order,
    PassDrink,
    Pay,
    Played,
    Plus,
    Split,
    StartRound,
    StillIn,
    TakeControl,
)
from alehouse.lang.words import (
    ACTION_SOMETIMES,
    ACTION_SOMETIMES_ANYTIME,
    ACTIVE,
    ALCOHOL,
    ALL,
    ANTE,
    CAUSE,
    CHEATING,
    DRINK,
    DRINK_DECK,
    FORTITUDE,
    GOLD,
    IN_ROUND,
    INN,
    LOSE_GOLD,
    LOST_FORTITUDE,
    ORDER_PHASE,
    OTHERS,
    PILE,
    POT,
    SOMETIMES,
    TARGET,
    YOU,
    Type,
)

# --- families that later characters answer under titles of their own ------------------------------

I_DONT_THINK_SO = "i-dont-think-so"
STOP_THE_DRINKS = "stop-the-drinks"


def negate_sometimes(title: str) -> Card:
    """Negate a Sometimes Card; only its own family can answer it."""
    negate = mode(Played(SOMETIMES), do=Negate())
    return sometimes(title, negate, family=I_DONT_THINK_SO, answered_only_by=I_DONT_THINK_SO)


def stop_drink_change(title: str) -> Card:
    """Negate a Sometimes Card that changes a Drink."""
    negate = mode(Played(SOMETIMES, changes_drink=True), do=Negate())
    return sometimes(title, negate, family=STOP_THE_DRINKS, answered_only_by=I_DONT_THINK_SO)


def end_round(title: str) -> Card:
    """End the Round; the pot goes to the Inn."""
    return sometimes(title, mode(DuringRound(ends_it=True), do=EndRound(INN)))


# --- the fourteen cards that every deck of the first boxes holds ----------------------------------

START_GAMBLING = action_gambling("Gambling? I'm in!", action=StartRound(1), gambling=TakeControl())
RAISE = gambling("I raise!", do=(Ante(1, IN_ROUND), TakeControl()))
WINNING_HAND = gambling("Winning Hand!", do=TakeControl(beaten_by=CHEATING))
POT_TO_INN = end_round("Oh, I guess the Wench thought that was her tip...")
NEGATE_SOMETIMES = negate_sometimes("I don't think so!")
STOP_DRINK_CHANGE = stop_drink_change("The Wench thinks you should stop playing with the drinks.")
TIP = anytime("Tip the Wench.", pick=Anyone(), do=Pay(1, TARGET, INN))


def basics(negate: Card = NEGATE_SOMETIMES) -> tuple[tuple[int, Card], ...]:
    """The shared part of a deck, with a character's own "I don't think so!" if it has one."""
    return (
        (6, START_GAMBLING),
        (2, RAISE),
        (2, WINNING_HAND),
        (1, POT_TO_INN),
        (1, negate),
        (1, STOP_DRINK_CHANGE),
        (1, TIP),
    )


# --- modes that stand alone on one card and beside "-OR-" on another ------------------------------

LEAVE_INSTEAD_OF_ANTE: Mode = mode(AboutTo(ANTE), do=LeaveRound())
IGNORE_DRINK: Mode = mode(AboutTo(DRINK), do=Ignore())
IGNORE_ALL: Mode = mode(Played(ACTION_SOMETIMES_ANYTIME, affects=(FORTITUDE, ALCOHOL, GOLD)), do=Ignore())


# --- Gold and Gambling ----------------------------------------------------------------------------


def order_two(title: str) -> Card:
    """Pay 1 Gold, order two more Drinks."""
    return sometimes(title, mode(InPhase(ORDER_PHASE), do=(Pay(1, YOU, INN), Order(2))))


def inn_pays(title: str) -> Card:
    """The Inn pays what you are about to lose."""
    return sometimes(title, mode(AboutTo(LOSE_GOLD), do=Cover(INN)))


def leave(title: str) -> Card:
    """Leave the Round instead of an ante."""
    return sometimes(title, LEAVE_INSTEAD_OF_ANTE)


def leave_or_ignore_drink(title: str) -> Card:
    """Leave the Round instead of an ante, or Ignore a Drink."""
    return sometimes(title, LEAVE_INSTEAD_OF_ANTE, IGNORE_DRINK)


def cheat(title: str) -> Card:
    """Take control, whatever was played before."""
    return cheating(title, do=TakeControl())


def cheat_and_eject(title: str) -> Card:
    """Take control and make another player leave the Round."""
    return cheating(title, pick=Another(in_round=True), do=(TakeControl(), LeaveRound(TARGET)))


def anti_cheat(title: str) -> Card:
    """Negate another player's Cheating Card and win the Round."""
    caught = mode(Played(CHEATING, by_another=True), when=StillIn(), do=(Negate(), EndRound(YOU)))
    return sometimes(title, caught)


def pot_coin(title: str) -> Card:
    """Take 1 Gold from the pot."""
    return sometimes(title, mode(DuringRound(), do=Collect(1, POT, YOU)))


def take_gold(title: str) -> Card:
    """Take 1 Gold from a player, at any time."""
    return anytime(title, pick=Another(), do=Pay(1, TARGET, YOU))


def collect(title: str) -> Card:
    """Each other player pays you 1 Gold."""
    return action(title, do=Pay(1, OTHERS, YOU))


# --- Fortitude ------------------------------------------------------------------------------------


def hit(title: str, n: int) -> Card:
    """Another player loses Fortitude."""
    return action(title, pick=Another(), do=Lose(n, FORTITUDE))


def hit_all(title: str) -> Card:
    """Each other player loses 1 Fortitude."""
    return action(title, do=Lose(1, FORTITUDE, OTHERS))


def hit_back(title: str) -> Card:
    """Whoever made you lose Fortitude loses 2."""
    return sometimes(title, mode(After(LOST_FORTITUDE), do=Lose(2, FORTITUDE, CAUSE)))


def heal(title: str) -> Card:
    """Gain 2 Fortitude at any time."""
    return anytime(title, do=Gain(2, FORTITUDE, YOU))


def ignore_fortitude(title: str, types: Type = ACTION_SOMETIMES) -> Card:
    """Ignore a card that affects your Fortitude."""
    return sometimes(title, mode(Played(types, affects=(FORTITUDE,)), do=Ignore()))


def ignore_fortitude_or_alcohol(title: str) -> Card:
    """Ignore an Action or Sometimes Card that affects your Fortitude or Alcohol Content."""
    return sometimes(title, mode(Played(ACTION_SOMETIMES, affects=(FORTITUDE, ALCOHOL)), do=Ignore()))


def ignore_all(title: str) -> Card:
    """Ignore a card that affects any of your three numbers."""
    return sometimes(title, IGNORE_ALL)


# --- Drinks ---------------------------------------------------------------------------------------


def ignore_drink(title: str) -> Card:
    """Ignore a Drink."""
    return sometimes(title, IGNORE_DRINK)


def pass_drink(title: str) -> Card:
    """Another player takes your Drink."""
    return sometimes(title, mode(Drinking(YOU), pick=Another(), do=PassDrink()))


def split_drink(title: str) -> Card:
    """Split your Drink with another player."""
    return sometimes(title, mode(Drinking(YOU), pick=Another(), do=Split()))


def add_alcohol(title: str) -> Card:
    """Any revealed Drink gets 2 stronger."""
    return sometimes(title, mode(Drinking(ALL), do=Adjust(ALCOHOL, Plus(2))))


def alcohol_to_fortitude(title: str) -> Card:
    """Your Drink gives Fortitude for Alcohol Content."""
    return sometimes(title, mode(Drinking(YOU), do=Convert(ALCOHOL, FORTITUDE)))


def extra_drink(title: str) -> Card:
    """A player who drinks in their own Drink Phase drinks one more."""
    return sometimes(title, mode(Drinking(OTHERS, own_phase=True), do=Drink(ACTIVE, PILE)))


def drink_now(title: str) -> Card:
    """Another player drinks from their pile, at any time."""
    return anytime(title, pick=Another(), do=Drink(TARGET, PILE))


def toast(title: str) -> Card:
    """Everybody drinks from the Drink Deck."""
    return action(title, do=Drink(ALL, DRINK_DECK))

"""Effects: what a card does, as small immutable values.

Plain effects make packets (verb, amount, player, source). Response effects edit the entry that
they answer. Composition puts effects together. The engine looks each one up by its class; a new
class that the engine does not know is refused when the catalogue is frozen.

It is more than 500 lines, because a vocabulary is read, and looked up, as one list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .words import (
    ANY_CARD,
    FORTITUDE,
    IN_ROUND,
    INN,
    OWNER,
    PILE,
    TARGET,
    THIS_TURN,
    UP,
    YOU,
    By,
    Empty,
    Kind,
    Moment,
    OnFlip,
    Part,
    Phase,
    Purse,
    Result,
    Rounding,
    Shield,
    Source,
    Stat,
    Type,
    Until,
    Who,
)


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that belongs to a seat: a meter of one character, or tokens that it hands to others."""

    name: str
    low: int = 0
    high: int = 99
    start: int = 0
    supply: int = 0
    """How many tokens there are in all; 0 means no limit."""
    at: tuple[tuple[int, tuple[Effect, ...]], ...] = ()
    """What happens when a level is reached."""
    resets: bool = False
    """Reaching `high` sets it back to `low`, before what happens there."""
    under: tuple[Effect, ...] = ()
    """What happens, once an effect, when an effect would go below `low`."""

    def __post_init__(self) -> None:
        """One effect is enough where several may stand."""
        under: object = self.under
        if not isinstance(under, tuple):
            object.__setattr__(self, "under", (under,))
        at: tuple[tuple[int, object], ...] = self.at
        whole = [(level, do if isinstance(do, tuple) else (do,)) for level, do in at]
        object.__setattr__(self, "at", tuple(whole))


@dataclass(frozen=True, slots=True)
class SideDeck:
    """A second deck or a pile of a character, with its own discard pile."""

    name: str
    on_flip: OnFlip = OnFlip.STANDING
    empty: Empty = Empty.RESHUFFLE
    holds: int = 0
    """How many of its cards may lie in front of their owner, who chooses which; 0 means no limit."""
    sold: bool = False
    """Its owner may sell the cards that lie there, each at its price."""


# --- amounts -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Table:
    """An amount that follows a counter of YOU, read when the card resolves (TIME-11)."""

    counter: Counter
    levels: tuple[int, ...]
    """The amount for counter.low, counter.low + 1, ..."""


@dataclass(frozen=True, slots=True)
class HalfPot:
    """Half of the pot that was just collected, rounded up."""


@dataclass(frozen=True, slots=True)
class X:
    """A number its chooser names when the card is revealed; then it is locked."""

    low: int
    high: int


Amount: TypeAlias = int | Table | HalfPot | X


# --- conditions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Is:
    """The player (the drinker of a Drink) is of that kind."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Has:
    """The player has at least one of that counter."""

    counter: Counter
    who: Who = TARGET


@dataclass(frozen=True, slots=True)
class StillIn:
    """You have not left the Round."""


@dataclass(frozen=True, slots=True)
class PlayersLeft:
    """Exactly so many players are in the game."""

    n: int


@dataclass(frozen=True, slots=True)
class Level:
    """Your counter stands at n or higher."""

    counter: Counter
    n: int


@dataclass(frozen=True, slots=True)
class Paid:
    """You have paid what this card asks of you, all of it with your own Gold."""


Condition: TypeAlias = Is | Has | StillIn | PlayersLeft | Level | Paid


# --- plain effects -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Relief:
    """A choice that travels with a loss: pay Gold or discard cards, lose that much less (REDIR-05)."""

    what: Purse | Type = INN


@dataclass(frozen=True, slots=True)
class Lose:
    n: Amount
    what: Stat | Counter
    who: Who = TARGET
    relief: Relief | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    n: Amount
    what: Stat | Counter
    who: Who = YOU


@dataclass(frozen=True, slots=True)
class Pay:
    n: Amount
    who: Who
    to: Who | Purse


@dataclass(frozen=True, slots=True)
class Collect:
    """Take Gold from a purse."""

    n: Amount
    source: Purse
    who: Who = YOU


@dataclass(frozen=True, slots=True)
class Ante:
    n: int = 1
    who: Who = IN_ROUND


@dataclass(frozen=True, slots=True)
class Draw:
    n: int
    who: Who = YOU


@dataclass(frozen=True, slots=True)
class Select:
    """Reveal cards of your own deck, take one to hand and discard the others."""

    look: int
    who: Who = YOU


@dataclass(frozen=True, slots=True)
class Discard:
    n: int
    who: Who = TARGET
    by: By = OWNER


@dataclass(frozen=True, slots=True)
class Put:
    """Cards from a hand, of the owner's choice, under the pile of the player of this card."""

    n: int
    deck: SideDeck
    who: Who = TARGET


@dataclass(frozen=True, slots=True)
class Order:
    n: int


@dataclass(frozen=True, slots=True)
class Drink:
    """Players reveal and drink. `copies`: one Drink is revealed and each drinks an own copy."""

    who: Who
    source: Source = PILE
    n: int = 1
    copies: bool = False


@dataclass(frozen=True, slots=True)
class Contest:
    """A Drinking Contest among all players; the winner collects the stake from each other player."""

    stake: int = 1


@dataclass(frozen=True, slots=True)
class Dare:
    """Two Drinks are revealed: you drink the weaker one, each other player a copy of the stronger."""


@dataclass(frozen=True, slots=True)
class Keep:
    """This Drink card is put in front of the drinker instead of being discarded (KEEP)."""


@dataclass(frozen=True, slots=True)
class StartRound:
    ante: int = 1


@dataclass(frozen=True, slots=True)
class TakeControl:
    beaten_by: Type = ANY_CARD


@dataclass(frozen=True, slots=True)
class LeaveRound:
    who: Who = YOU


@dataclass(frozen=True, slots=True)
class EndRound:
    """The Round is over: `to` wins it, or the pot goes to the Inn."""

    to: Who | Purse


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the top card of your side deck."""

    deck: SideDeck


@dataclass(frozen=True, slots=True)
class AllowAction:
    """The player may play one more Action Card this turn, if it is that player's turn."""

    who: Who


@dataclass(frozen=True, slots=True)
class AllowAgain:
    """Whoever played the card that this one Negates may play another of that type."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Your turn is over; until then you play no card and Ignore everything (ABS).

    With `NEXT_TURN` the card lies in front of you until your next turn begins.
    """

    until: Until = THIS_TURN


@dataclass(frozen=True, slots=True)
class Own:
    """An effect of one character, registered beside it by name (see `alehouse.lang.own`)."""

    name: str
    n: int = 0


# --- composition ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class May:
    """Asked when the card begins to resolve."""

    do: tuple[Effect, ...]
    by: Who = YOU


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several effects, chosen when the card is announced, before anybody may answer."""

    by: Who
    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class Then:
    """A later part of a card: carried out when everything before it is done."""

    do: tuple[Effect, ...]


# --- responses: edits of the entry beneath -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Negate:
    pass


@dataclass(frozen=True, slots=True)
class Ignore:
    """All effects on you; with `only`, just that one."""

    only: Stat | None = None


@dataclass(frozen=True, slots=True)
class Plus:
    n: int


@dataclass(frozen=True, slots=True)
class Minus:
    n: int


@dataclass(frozen=True, slots=True)
class To:
    n: int


@dataclass(frozen=True, slots=True)
class Adjust:
    """Raise, lower or set a number of the Drink, or of the loss that you are about to take."""

    what: Stat
    by: Plus | Minus | To


@dataclass(frozen=True, slots=True)
class Boost:
    """Raise the numbers of the card: every Fortitude loss, or with `what=None` all its losses, gains and payments."""

    n: int
    what: Stat | None = FORTITUDE


@dataclass(frozen=True, slots=True)
class Cover:
    """Who really pays what you owe: the Inn, or nobody. The payment still counts as made."""

    by: Purse


@dataclass(frozen=True, slots=True)
class Split:
    """Halve the Drink with a partner (or with nobody), or a Fortitude loss with its cause."""

    partner: Who | Purse = TARGET
    what: Stat | None = None
    rounding: Rounding = UP


@dataclass(frozen=True, slots=True)
class Redirect:
    """Move your Fortitude loss, or with `what=None` everything that would happen to you."""

    to: Who = TARGET
    what: Stat | None = FORTITUDE


@dataclass(frozen=True, slots=True)
class PassDrink:
    to: Who = TARGET


@dataclass(frozen=True, slots=True)
class TakePot:
    """You collect the pot of the Round that somebody else has won."""


@dataclass(frozen=True, slots=True)
class Add:
    """New effects inside the Drink, on its drinker unless they say otherwise."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Convert:
    """What the Drink would give of one number, it gives of the other."""

    what: Stat
    into: Stat


@dataclass(frozen=True, slots=True)
class Replace:
    """The whole Drink, Chasers included, has these effects instead."""

    by: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Protect:
    """What may no longer be done by you about this loss."""

    no: Shield


Effect: TypeAlias = (
    Lose | Gain | Pay | Collect | Ante | Draw | Select | Discard | Put | Order | Drink | Contest | Dare | Keep
    | StartRound | TakeControl | LeaveRound | EndRound | Flip | AllowAction | AllowAgain | EndTurn | Own
    | If | May | Choose | Then
    | Negate | Ignore | Adjust | Boost | Cover | Split | Redirect | PassDrink | TakePot | Add | Convert | Replace
    | Protect
)  # fmt: skip


# --- triggers: when a card may be played ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Played:
    """In answer to a card. Every filter that is given must fit."""

    types: Type = ANY_CARD
    by_another: bool = False
    affects: tuple[Stat, ...] = ()
    changes_drink: bool = False
    picks_you: bool = False


@dataclass(frozen=True, slots=True)
class AboutTo:
    """In answer to anything that would do that to you."""

    part: Part
    by_another: bool = False


@dataclass(frozen=True, slots=True)
class Drinking:
    """On a revealed Drink: your own, any, or another player's."""

    who: Who = YOU
    own_phase: bool = False
    """Only in the Drink Phase of the player who drinks."""


@dataclass(frozen=True, slots=True)
class After:
    result: Result


@dataclass(frozen=True, slots=True)
class InPhase:
    phase: Phase


@dataclass(frozen=True, slots=True)
class DuringRound:
    """At any moment of a Round. `ends_it`: not while antes or the end of the Round are pending (GAMBLE-21)."""

    ends_it: bool = False


@dataclass(frozen=True, slots=True)
class Won:
    """Another player has won the Round and has not yet collected."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """A Drink Event was revealed; with `affecting_you`, only one that would do something to you."""

    affecting_you: bool = False


Trigger: TypeAlias = Played | AboutTo | Drinking | After | InPhase | DuringRound | Won | Revealed


# --- picks: chosen on announcing -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Another:
    but_cause: bool = False
    in_round: bool = False
    where: Condition | None = None


@dataclass(frozen=True, slots=True)
class Anyone:
    pass


@dataclass(frozen=True, slots=True)
class UpTo:
    """One to n other players; with `least`, at least so many, or all if there are fewer."""

    n: int
    least: int = 1


@dataclass(frozen=True, slots=True)
class SomeDrinks:
    """Any number of the revealed Drinks, at least one."""


Pick: TypeAlias = Another | Anyone | UpTo | SomeDrinks


# --- moments -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hook:
    """What a character, or a card that lies in front of it, does at a moment of its own turn. Nobody can answer it."""

    at: Moment
    do: tuple[Effect, ...]

    def __post_init__(self) -> None:
        do: object = self.do
        if not isinstance(do, tuple):  # one effect is enough
            object.__setattr__(self, "do", (do,))

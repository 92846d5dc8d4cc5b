"""The small words of the vocabulary: types, counters, references, phases.

They are plain enums, so that a card reads aloud and a typo is an error at import.
"""

from __future__ import annotations

from enum import Enum, IntFlag


class Type(IntFlag):
    """What a card is; a card may be two things at once (PLAY-06)."""

    ACTION = 1
    SOMETIMES = 2
    ANYTIME = 4
    GAMBLING = 8
    CHEATING = 16


class Stat(Enum):
    """The three numbers every player has. Counters of single characters are `Counter`s."""

    FORTITUDE = "fortitude"
    ALCOHOL = "alcohol"
    GOLD = "gold"


class Who(Enum):
    """References to players, read when the effect happens."""

    YOU = "you"
    TARGET = "target"
    OTHERS = "others"
    ALL = "all"
    IN_ROUND = "in-round"
    CAUSE = "cause"
    DRINKER = "drinker"
    ACTIVE = "active"
    WINNER = "winner"
    LEFT = "left"


class Purse(Enum):
    """Places of Gold that are not a player."""

    INN = "inn"
    POT = "pot"
    NOBODY = "nobody"


class Phase(Enum):
    DISCARD = "discard"
    ACTION = "action"
    ORDER = "order"
    DRINK = "drink"


class Part(Enum):
    """What an `AboutTo` trigger watches for."""

    LOSE_FORTITUDE = "lose-fortitude"
    LOSE_GOLD = "lose-gold"
    ANTE = "ante"
    DRINK = "drink"
    LEAVE = "leave"
    REFILL = "refill"


class Result(Enum):
    """What an `After` trigger watches for."""

    LOST_FORTITUDE = "lost-fortitude"
    COLLECTED_POT = "collected-pot"


class Kind(IntFlag):
    """What a character is, for Drinks and Events that ask."""

    NONE = 0
    ORC = 1
    TROLL = 2
    OGRE = 4
    VAMPIRE = 8
    VILLAIN = 16


class Shield(IntFlag):
    """What cannot be done to a card."""

    NONE = 0
    NEGATED = 1
    IGNORED = 2
    REDUCED = 4
    REDIRECTED = 8
    HIT_BACK = 16
    COVERED = 32
    SPLIT = 64
    LEFT = 128
    EVERYTHING = 63


class Source(Enum):
    """Where a Drink comes from."""

    PILE = "pile"
    DRINK_DECK = "drink-deck"


class By(Enum):
    """Who chooses the cards of a discard."""

    OWNER = "owner"
    CHANCE = "chance"


class Rounding(Enum):
    UP = "up"
    DOWN = "down"


class OnFlip(Enum):
    """What happens to the top card of a side deck when it is turned."""

    ENTRY = "entry"
    """It is played at once, as an entry of its own (a Brawler)."""
    STANDING = "standing"
    """It lies in front of its owner, beside others (a Potion, an Item)."""
    REPLACE = "replace"
    """It lies in front of its owner in place of the one before (a mood)."""
    MERGE = "merge"
    """It becomes part of the card that turned it (a Gear)."""


class Moment(Enum):
    """When a `Hook` comes up."""

    SETUP = "setup"
    TURN_START = "turn-start"
    TURN_END = "turn-end"


class Query(Enum):
    """A number of the rules that a lasting effect can change."""

    HAND_SIZE = "hand-size"
    ORDERS = "orders"


class Until(Enum):
    """How long a player who has left the turn is not there."""

    THIS_TURN = "this-turn"
    NEXT_TURN = "next-turn"


class Empty(Enum):
    RESHUFFLE = "reshuffle"
    STOP = "stop"


class Origin(Enum):
    """BOOK: the effect is known from the books or the facts. HOUSE: we designed it to complete a deck."""

    BOOK = "book"
    HOUSE = "house"


ACTION, SOMETIMES, ANYTIME = Type.ACTION, Type.SOMETIMES, Type.ANYTIME
GAMBLING, CHEATING = Type.GAMBLING, Type.CHEATING
ACTION_SOMETIMES = Type.ACTION | Type.SOMETIMES
ACTION_SOMETIMES_ANYTIME = Type.ACTION | Type.SOMETIMES | Type.ANYTIME
ANY_CARD = Type.ACTION | Type.SOMETIMES | Type.ANYTIME | Type.GAMBLING | Type.CHEATING
FORTITUDE, ALCOHOL, GOLD = Stat.FORTITUDE, Stat.ALCOHOL, Stat.GOLD
YOU, TARGET, OTHERS, ALL, IN_ROUND = Who.YOU, Who.TARGET, Who.OTHERS, Who.ALL, Who.IN_ROUND
CAUSE, DRINKER, ACTIVE, WINNER, LEFT = Who.CAUSE, Who.DRINKER, Who.ACTIVE, Who.WINNER, Who.LEFT
INN, POT, NOBODY = Purse.INN, Purse.POT, Purse.NOBODY
DISCARD_PHASE, ACTION_PHASE, ORDER_PHASE, DRINK_PHASE = Phase.DISCARD, Phase.ACTION, Phase.ORDER, Phase.DRINK
LOSE_FORTITUDE, LOSE_GOLD, ANTE, LEAVE = Part.LOSE_FORTITUDE, Part.LOSE_GOLD, Part.ANTE, Part.LEAVE
DRINK, REFILL = Part.DRINK, Part.REFILL
LOST_FORTITUDE, COLLECTED_POT = Result.LOST_FORTITUDE, Result.COLLECTED_POT
ORC, TROLL, OGRE, VAMPIRE, VILLAIN = Kind.ORC, Kind.TROLL, Kind.OGRE, Kind.VAMPIRE, Kind.VILLAIN
NEGATED, IGNORED, REDUCED, REDIRECTED = Shield.NEGATED, Shield.IGNORED, Shield.REDUCED, Shield.REDIRECTED
HIT_BACK, COVERED, UNSPLITTABLE, EVERYTHING = Shield.HIT_BACK, Shield.COVERED, Shield.SPLIT, Shield.EVERYTHING
PILE, DRINK_DECK = Source.PILE, Source.DRINK_DECK
OWNER, CHANCE = By.OWNER, By.CHANCE
UP, DOWN = Rounding.UP, Rounding.DOWN
BOOK, HOUSE = Origin.BOOK, Origin.HOUSE
SETUP, TURN_START, TURN_END = Moment.SETUP, Moment.TURN_START, Moment.TURN_END
HAND_SIZE, ORDERS = Query.HAND_SIZE, Query.ORDERS
THIS_TURN, NEXT_TURN = Until.THIS_TURN, Until.NEXT_TURN

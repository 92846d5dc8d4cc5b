"""Numbers that the hot path uses instead of names."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
INN: Final = -1
POT: Final = -2
TABLE: Final = 15
"""The owner of a Drink card."""

# Types of a card, as in lang.words.Type.
ACTION: Final = 1
SOMETIMES: Final = 2
ANYTIME: Final = 4
GAMBLING: Final = 8
CHEATING: Final = 16

# Counters of a packet. Counters of characters follow from 3 on.
FORTITUDE: Final = 0
ALCOHOL: Final = 1
GOLD: Final = 2
FIRST_METER: Final = 3

# Kinds of design.
CHARACTER_CARD: Final = 0
DRINK_CARD: Final = 1
EVENT_CARD: Final = 2
SIDE_CARD: Final = 3

# What cannot be done to a card, as in lang.words.Shield.
NO_NEGATE: Final = 1
NO_IGNORE: Final = 2
NO_REDUCE: Final = 4
NO_REDIRECT: Final = 8
NO_HIT_BACK: Final = 16
NO_SPLIT: Final = 64

# Who.
YOU: Final = 0
TARGET: Final = 1
OTHERS: Final = 2
ALL: Final = 3
IN_ROUND: Final = 4
CAUSE: Final = 5
DRINKER: Final = 6
ACTIVE: Final = 7
WINNER: Final = 8
LEFT: Final = 9

# Operations: what an effect is for the engine.
CHANGE: Final = 1
PAY: Final = 2
ANTE: Final = 3
DRAW: Final = 4
SELECT: Final = 5
DISCARD: Final = 6
PUT: Final = 7
ORDER: Final = 8
POUR: Final = 9
CONTEST: Final = 10
DARE: Final = 11
KEEP: Final = 12
START_ROUND: Final = 13
CONTROL: Final = 14
LEAVE: Final = 15
END_ROUND: Final = 16
FLIP: Final = 17
ALLOW: Final = 18
IF: Final = 19
MAY: Final = 20
CHOOSE: Final = 21
THEN: Final = 22
NEGATE: Final = 23
EDIT: Final = 24
"""A change of the entry beneath; `what` says which edit."""
TAKE_POT: Final = 25
COLLECT: Final = 26
AGAIN: Final = 27
END_TURN: Final = 28
OWN: Final = 29
OFFER: Final = 30
"""A sale that waits for the buyer."""
TRIM: Final = 31
"""More cards of a deck lie in front of their owner than may stay."""

# Edits, of a card's packets or of a pour.
E_IGNORE: Final = 1
E_REDUCE: Final = 2
E_RAISE: Final = 3
E_TO: Final = 4
E_COVER_INN: Final = 5
E_COVER_NONE: Final = 6
E_SPLIT: Final = 7
E_SHARE: Final = 8
E_REDIRECT: Final = 9
E_REDIRECT_ALL: Final = 10
E_PASS: Final = 11
E_ADD: Final = 12
E_CONVERT: Final = 13
E_REPLACE: Final = 14
E_PROTECT: Final = 15
E_LEAVE: Final = 16
E_HALVE_UP: Final = 17
E_HALVE_DOWN: Final = 18
E_X: Final = 19
E_SPENT: Final = 20
"""A slot of the pour is used (one Mix-in a Drink)."""
E_IGNORE_FORTITUDE: Final = 21
E_ASKED: Final = 22
"""Whoever holds the loss was asked for relief; the amount is the loss, the argument the types of card."""
E_BOOST: Final = 23

# Amounts.
N_CONST: Final = 0
N_TABLE: Final = 1
N_HALF_POT: Final = 2
N_X: Final = 3

# Conditions.
C_NONE: Final = 0
C_KIND: Final = 1
C_HAS: Final = 2
C_STILL_IN: Final = 3
C_PLAYERS: Final = 4
C_LEVEL: Final = 5
C_PAID: Final = 6

# Triggers.
T_NONE: Final = 0
T_PLAYED: Final = 1
T_LOSE_FORTITUDE: Final = 2
T_LOSE_GOLD: Final = 3
T_ANTE: Final = 4
T_DRINK: Final = 5
T_REFILL: Final = 6
T_DRINKING: Final = 7
T_LOST: Final = 8
T_POT: Final = 9
T_PHASE: Final = 10
T_ROUND: Final = 11
T_WON: Final = 12
T_EVENT: Final = 13

# Picks.
P_NONE: Final = 0
P_ANOTHER: Final = 1
P_ANYONE: Final = 2
P_UP_TO: Final = 3
P_DRINKS: Final = 4

# Window bits: what a window offers. A mode is looked at only if its bits meet the window's.
B_ANYTIME: Final = 1
B_ACTION: Final = 1 << 1
B_SOMETIMES: Final = 1 << 2
B_ANY_TYPE: Final = 1 << 3
B_GAMBLING: Final = 1 << 4
B_CHEATING: Final = 1 << 5
B_CHANGE: Final = 1 << 6
B_FAMILY: Final = 1 << 7
B_FORTITUDE: Final = 1 << 8
B_ALCOHOL: Final = 1 << 9
B_GOLD: Final = 1 << 10
B_LOSE: Final = 1 << 11
B_PAY: Final = 1 << 12
B_ANTE: Final = 1 << 13
B_DRINK: Final = 1 << 14
B_POUR_MINE: Final = 1 << 15
B_POUR_ANY: Final = 1 << 16
B_POUR_OTHER: Final = 1 << 17
B_WON: Final = 1 << 18
B_LOST: Final = 1 << 19
B_POT: Final = 1 << 20
B_ROUND: Final = 1 << 21
B_ORDER: Final = 1 << 22
B_EVENT: Final = 1 << 23
B_REFILL: Final = 1 << 24
B_PICKED: Final = 1 << 25
B_PHASE: Final = 1 << 26

# Kinds of frame. Entries can be answered; floors are places where losing is tested.
CARD_FRAME: Final = 0
DRINK_FRAME: Final = 1
EVENT_FRAME: Final = 2
DEMAND_FRAME: Final = 3
WON_FRAME: Final = 4
HOOK_FRAME: Final = 5
"""What a character does at a moment of the turn, and a sale: it asks, but nobody can answer it with a card."""
FREE_FRAME: Final = 6
LAST_FRAME: Final = 7
FIRST_FLOOR: Final = 6

# Why Gold is owed outside a card's plan: `arg` of a demand.
D_EVENT: Final = 0
"""An Event asks for it, in a later part."""
D_REFILL: Final = 1
"""The Drink Deck was filled up again."""
D_CONTEST: Final = 2
"""A Drinking Contest has a winner."""
D_RELIEF: Final = 3
"""Somebody has chosen to pay, to lose less."""

# Steps of a frame.
S_BEFORE: Final = 0
"""Choices on announcing."""
S_OPEN: Final = 1
S_ASK: Final = 2
S_BETWEEN: Final = 3
"""The choice of a Drink that splits itself."""
S_COMMIT: Final = 4
S_REST: Final = 5
S_AFTER: Final = 6
S_AFTER_ASK: Final = 7
S_DONE: Final = 8

# Phases and the steps of a turn.
PH_DISCARD: Final = 0
PH_ACTION: Final = 1
PH_ORDER: Final = 2
PH_DRINK: Final = 3

TS_START: Final = 0
TS_OPEN: Final = 1
TS_DISCARD: Final = 2
TS_DRAW: Final = 3
TS_ACTION: Final = 4
TS_AFTER_ACTION: Final = 5
TS_ORDER: Final = 6
TS_DRINK: Final = 7
TS_DRINKING: Final = 8
TS_END: Final = 9
TS_NEXT: Final = 10

# Moments of a turn at which hooks come up.
H_SETUP: Final = 0
H_TURN_START: Final = 1
H_TURN_END: Final = 2

# What happens to the top card of a side deck.
FLIP_ENTRY: Final = 0
FLIP_STANDING: Final = 1
FLIP_REPLACE: Final = 2
FLIP_MERGE: Final = 3

# Questions.
Q_NONE: Final = 0
Q_WINDOW: Final = 1
Q_DISCARD: Final = 2
Q_ACTION: Final = 3
Q_ORDER: Final = 4
Q_BID: Final = 5
Q_SPLIT: Final = 6
Q_MAY: Final = 7
Q_OPTION: Final = 8
Q_TARGET: Final = 9
Q_NUMBER: Final = 10
Q_CARDS: Final = 11
Q_SELECT: Final = 12
Q_SEQUENCE: Final = 13
Q_CHAMPION: Final = 14
Q_FIRST: Final = 15
Q_SHED: Final = 16
Q_OFFER: Final = 17

# Kinds of move.
M_PASS: Final = 0
M_PLAY: Final = 1
M_DISCARD: Final = 2
M_ORDER: Final = 3
M_CHOOSE: Final = 4
M_OFFER: Final = 5
M_TOKEN: Final = 6

# Flags of a packet.
F_ANTE: Final = 1
F_INN: Final = 2
"""Paid by the Inn."""
F_FREE: Final = 4
"""Paid by nobody."""
F_SOFT: Final = 8
"""A loss that its victim has reduced."""
F_RELIEF_GOLD: Final = 16
F_RELIEF_CARDS: Final = 32
"""The types of card that may be discarded stand in the bits from RELIEF_TYPES on."""
RELIEF_TYPES: Final = 8
F_FORCED: Final = 64
F_SPARED: Final = 128
"""A loss that absence has lessened, for a card that makes Ignoring it a reduction."""

# Flags of a pour.
POUR_COPY: Final = 1
POUR_EVENT: Final = 2
POUR_SCORES: Final = 4
POUR_SPLITS: Final = 8
POUR_WHOLE: Final = 16
"""It cannot be split."""

"""Words of the vocabulary as numbers of the engine."""

from __future__ import annotations

from typing import Final

from .. import lang
from . import codes as c

WHO: Final = {
    lang.Who.YOU: c.YOU, lang.Who.TARGET: c.TARGET, lang.Who.OTHERS: c.OTHERS, lang.Who.ALL: c.ALL,
    lang.Who.IN_ROUND: c.IN_ROUND, lang.Who.CAUSE: c.CAUSE, lang.Who.DRINKER: c.DRINKER,
    lang.Who.ACTIVE: c.ACTIVE, lang.Who.WINNER: c.WINNER, lang.Who.LEFT: c.LEFT,
}  # fmt: skip
STAT: Final = {
    lang.Stat.FORTITUDE: c.FORTITUDE, lang.Stat.ALCOHOL: c.ALCOHOL, lang.Stat.GOLD: c.GOLD,
}  # fmt: skip
AFFECT_BIT: Final = {
    lang.Stat.FORTITUDE: c.B_FORTITUDE, lang.Stat.ALCOHOL: c.B_ALCOHOL, lang.Stat.GOLD: c.B_GOLD,
}  # fmt: skip
PHASE: Final = {
    lang.Phase.DISCARD: c.PH_DISCARD, lang.Phase.ACTION: c.PH_ACTION,
    lang.Phase.ORDER: c.PH_ORDER, lang.Phase.DRINK: c.PH_DRINK,
}  # fmt: skip
KIND: Final = {
    lang.CardKind.CHARACTER: c.CHARACTER_CARD, lang.CardKind.DRINK: c.DRINK_CARD,
    lang.CardKind.EVENT: c.EVENT_CARD, lang.CardKind.SIDE: c.SIDE_CARD,
}  # fmt: skip


ON_FLIP: Final = {
    lang.OnFlip.ENTRY: c.FLIP_ENTRY, lang.OnFlip.STANDING: c.FLIP_STANDING, lang.OnFlip.REPLACE: c.FLIP_REPLACE,
    lang.OnFlip.MERGE: c.FLIP_MERGE,
}  # fmt: skip
MOMENT: Final = {
    lang.Moment.SETUP: c.H_SETUP, lang.Moment.TURN_START: c.H_TURN_START, lang.Moment.TURN_END: c.H_TURN_END,
}  # fmt: skip

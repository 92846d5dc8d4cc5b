"""How well the decks are guarded: how many cards of each keep Drinks away, and how many the cards of other players.

Everybody may read the list of every deck, so everybody knows whom a Drink seldom reaches, and who has nothing but a
thick skull against a fist.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .. import lang
from ..packs.known import Known


class Guard(NamedTuple):
    """Cards of a deck, by what they keep away from their player."""

    drinks: float
    cards: float


NONE = Guard(0, 0)


@cache
def guards(content: Known) -> dict[str, Guard]:
    """Of every character."""
    found = {}
    for role in content.pack.characters:
        drinks = cards = 0
        for copies, card in role.deck:
            kept = [mode.trigger for mode in card.modes if any(keeps_away(effect) for effect in mode.do)]
            drinks += copies * any(waits_for_drink(trigger) for trigger in kept)
            cards += copies * any(waits_for_card(trigger) for trigger in kept)
        found[role.id] = Guard(drinks, cards)
    return found


def keeps_away(effect: lang.Effect) -> bool:
    match effect:
        case lang.Ignore() | lang.Redirect() | lang.PassDrink() | lang.Split() | lang.Convert() | lang.Replace():
            return True
        case lang.Adjust(_, lang.Minus() | lang.To()):
            return True
        case _:
            return False


def waits_for_drink(trigger: lang.Trigger | None) -> bool:
    """Whether it comes up when its player drinks; what changes the Drinks of others keeps nothing away."""
    match trigger:
        case lang.AboutTo(part):
            return part is lang.DRINK
        case lang.Drinking(who):
            return who is not lang.OTHERS
        case _:
            return False


def waits_for_card(trigger: lang.Trigger | None) -> bool:
    match trigger:
        case lang.Played():
            return True
        case lang.AboutTo(part):
            return part is lang.LOSE_FORTITUDE
        case _:
            return False

"""How gladly a card is kept, whatever the table looks like: for discards, and for cards that must be given up."""

from __future__ import annotations

from functools import lru_cache

from .. import lang
from ..engine.view import View
from .sight import card_of

BIDS = 2
"""How many plain bids are enough in one hand."""
WEAK = 2.5
"""Cards that are worth less than this are thrown away; a hand is filled up every turn."""


def discarded(view: View) -> int:
    """The cards to throw away, as a bit set of places in the hand."""
    mask = 0
    bids = 0
    for at, key in enumerate(view.hand):
        types = card_of(key).types
        plain_bid = bool(types & lang.ACTION and types & lang.GAMBLING)
        bids += plain_bid
        if keep(key) < WEAK or (plain_bid and bids > BIDS):
            mask |= 1 << at
    return mask


def keep(key: str) -> float:
    """How gladly a card is kept: the best of its uses."""
    return kept(card_of(key))


@lru_cache(maxsize=4096)
def kept(card: lang.Card) -> float:
    return max((sum(of_effect(effect, mode) for effect in mode.do) for mode in card.modes), default=0.0)


def of_effect(effect: lang.Effect, mode: lang.Mode) -> float:
    match effect:
        case lang.Ignore():
            return 3.5
        case lang.PassDrink() | lang.Convert() | lang.Redirect() | lang.Replace():
            return 4.0
        case lang.Lose(n, what, who) if what in (lang.FORTITUDE, lang.ALCOHOL):
            if who is lang.YOU:
                return usual(n) * (1.0 if what is lang.ALCOHOL else -0.5)
            several = 1.5 if isinstance(mode.pick, lang.UpTo) else 1.0
            return (1.2 if who is not lang.ALL else 0.5) * usual(n) * several
        case lang.Gain(n, what, who) if isinstance(what, lang.Stat):
            good = (what is lang.ALCOHOL) == (who in (lang.TARGET, lang.OTHERS, lang.DRINKER))
            return (1.0 if good else -0.5) * usual(n)
        case lang.TakeControl(beaten_by):
            return 2.0 if beaten_by == lang.CHEATING or mode.used_as & lang.CHEATING else 1.0
        case lang.Drink() | lang.Split() | lang.Adjust() | lang.Boost() | lang.EndTurn() | lang.Own():
            return 2.5
        case lang.Order(n):
            return 0.8 * n
        case lang.Pay(n, who, to):
            return (-0.5 if who is lang.YOU else 1.2 if to is lang.YOU else 1.0) * usual(n)
        case lang.Negate() | lang.Cover() | lang.TakePot() | lang.Draw() | lang.Flip() | lang.AllowAction(lang.Who.YOU):
            return 1.5
        case lang.LeaveRound() | lang.Collect() | lang.EndRound():
            return 0.9
        case lang.If(_, then, otherwise):
            return max(sum(of_effect(one, mode) for one in part) for part in (then, otherwise))
        case lang.May(do) | lang.Then(do):
            return sum(of_effect(one, mode) for one in do)
        case lang.Choose(_, options):
            return max(sum(of_effect(one, mode) for one in option) for option in options)
        case _:
            return 0.0


def usual(n: lang.Amount) -> float:
    """A number that follows a counter, at its middle."""
    match n:
        case int():
            return n
        case lang.Table(_, levels):
            return sum(levels) / len(levels)
        case _:
            return 2.0

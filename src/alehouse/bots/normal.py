"""A bot that plays a sensible game by simple arithmetic, one move deep.

It throws away weak cards, spreads its hits so that nobody grows strong, strikes when a strike would
end it, saves its excuses for Drinks and hits that matter, bids as long as it can, and buys its
Drinks for whoever is closest to the floor.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import lang
from ..engine.view import View
from ..moves import Move
from .worth import ALCOHOL, GOLD, USUAL_DRINK, Tally, Worth, cards, of_pour

WORTH_A_CARD = 0.2
"""What a play outside the Action Phase must be worth, since the card is gone afterwards."""
BIDS = 2
"""How many plain bids are enough in one hand."""
WEAK = 2.5
"""Cards that are worth less than this are thrown away; a hand is filled up every turn."""


class NormalBot:
    name = "normal"

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        kind = view.question.kind if view.question is not None else ""
        worth = Worth(view)
        if kind == "discard":
            # All subsets of the hand are legal; the subset's bits are its place in the list.
            return moves[discarded(view)]
        if kind in ("window", "action", "bid", "order", "target", "split"):
            return best(moves, worth, kind, rng)
        if kind == "may":
            return moves[1 if daring(worth) else 0]
        return moves[rng.randrange(len(moves))]


def best(moves: Sequence[Move], worth: Worth, kind: str, rng: Random) -> Move:
    """The move that is worth most; chance decides among equals."""
    scored = [(value(move, worth, kind), rng.random(), at) for at, move in enumerate(moves)]
    return moves[max(scored)[2]]


def value(move: Move, worth: Worth, kind: str) -> float:
    if move.kind == "play" and move.card is not None:
        worthy = worth.of(worth.of_play(move.card, move.mode, move.targets, move.raw[4]))
        if kind == "action":
            return worthy
        if kind == "bid":
            # Of two ways to take control, the cheaper card goes first.
            return worthy + 1 - keep(move.card) / 10
        return worthy - WORTH_A_CARD
    if move.kind in ("order", "choose") and move.targets:
        return value_for(move.targets[0], worth, kind)
    return 0.0


def value_for(target: int, worth: Worth, kind: str) -> float:
    """Giving a Drink, half a Drink or something worse to that seat."""
    tally = Tally()
    if kind == "split":
        for pour in worth.view.stack[-1].drinks[:1]:
            tally.take(of_pour(pour), -0.5)
            tally.take(of_pour(pour, target), 0.5)
    else:
        tally.add(target, ALCOHOL, USUAL_DRINK)
    return worth.of(tally)


def daring(worth: Worth) -> bool:
    """The Challenge: two Drinks now for a Gold of each other player."""
    tally = Tally()
    tally.add(worth.me, ALCOHOL, 2 * USUAL_DRINK)
    for other in worth.others:
        tally.add(other, GOLD, -1)
        tally.add(worth.me, GOLD, 1)
    return worth.of(tally) > 0


# --- the hand ------------------------------------------------------------------------------------


def discarded(view: View) -> int:
    """The cards to throw away, as a bit set of places in the hand."""
    mask = 0
    bids = 0
    for at, key in enumerate(view.hand):
        plain_bid = bool(cards()[key].types & lang.ACTION and cards()[key].types & lang.GAMBLING)
        bids += plain_bid
        if keep(key) < WEAK or (plain_bid and bids > BIDS):
            mask |= 1 << at
    return mask


def keep(key: str) -> float:
    """How gladly a card is kept: the best of its uses."""
    return max((sum(keep_effect(e, mode) for e in mode.do) for mode in cards()[key].modes), default=0.0)


def keep_effect(effect: lang.Effect, mode: lang.Mode) -> float:
    match effect:
        case lang.Ignore():
            return 3.5
        case lang.PassDrink() | lang.Convert() | lang.Redirect() | lang.Replace():
            return 4.0
        case lang.Lose(n, what, who) if isinstance(n, int) and what is not lang.GOLD:
            return 1.2 * n if who is not lang.ALL else 0.5 * n
        case lang.Gain(n, what, who) if isinstance(n, int):
            good = (what is lang.ALCOHOL) == (who in (lang.TARGET, lang.OTHERS, lang.DRINKER))
            return 1.0 * n if good else -0.5 * n
        case lang.TakeControl(beaten_by):
            return 2.0 if beaten_by == lang.CHEATING or mode.used_as & lang.CHEATING else 1.0
        case lang.Drink() | lang.Split() | lang.Adjust():
            return 2.5
        case lang.Order(n):
            return 0.8 * n
        case lang.Pay(n, who, to) if isinstance(n, int):
            return -0.5 * n if who is lang.YOU else 1.2 * n if to is lang.YOU else 1.0 * n
        case lang.Negate() | lang.Cover() | lang.TakePot():
            return 1.5
        case lang.LeaveRound() | lang.Collect() | lang.EndRound():
            return 0.9
        case _:
            return 0.0

"""A bot that plays a sensible game by simple arithmetic, one move deep.

It throws away weak cards, hits whoever is likeliest to be left at the end with what that deck answers
least, strikes when a strike would end it, saves its excuses for Drinks and hits that matter, and bids
as long as it can. In a team it does all that for the team, and gives a Potion Token away only when
the team would be out without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from .. import lang
from ..engine import codes as c
from ..engine.view import Decision, View
from ..moves import TOKENS, Move
from ..packs import in_play
from .keep import discarded, keep
from .sight import card_of
from .tally import ALCOHOL, FORTITUDE, GOLD, Tally
from .temper import temper_of
from .trade import dearest, value_of_buying, value_of_offer
from .worth import USUAL_DRINK, Worth

WORTH_A_CARD = 0.2
"""What a play outside the Action Phase must be worth, since the card is gone afterwards."""
WORTH_A_TOKEN = 12.0
LAST_CHANCE = "last-chance"
PER_PILE = 0.9
"""A Drink on a Pile counts the less, the more have to be drunk before it."""
A_RELIEF_CARD = 0.15
"""How much of what a card is worth counts when it can be given up for Fortitude."""


class NormalBot:
    name = "normal"

    def at_once(self, question: Decision, moves: Sequence[Move]) -> Move | None:
        """Where nothing but a Potion Token could be used, it is kept for the last chance."""
        waits = question.kind == "window" and question.about != LAST_CHANCE
        return moves[0] if waits and all(move.kind in ("pass", "token") for move in moves) else None

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        kind = view.question.kind if view.question is not None else ""
        if kind == "discard":
            # All subsets of the hand are legal; the subset's bits are its place in the list.
            return moves[discarded(view)]
        judge = JUDGES.get(kind)
        if judge is None:
            return moves[rng.randrange(len(moves))]
        worth = Worth(view, temper_of(view))
        scored = [(judge(move, worth), rng.random(), at) for at, move in enumerate(moves)]
        return moves[max(scored)[2]]


# --- plays, and what else may be done in a window --------------------------------------------------


def value_in_window(move: Move, worth: Worth) -> float:
    if move.kind == "token":
        return value_of_token(TOKENS[move.number], worth)
    if move.kind == "offer":
        return value_of_offer(move, worth) if good_moment(worth) else -1.0
    return value_of_play(move, worth) - WORTH_A_CARD if move.kind == "play" else 0.0


def value_of_play(move: Move, worth: Worth) -> float:
    if move.card is None:
        return 0.0
    if of_a_mate(move.card, worth) and not last_chance(worth.view):
        return -1.0
    return worth.of(worth.of_play(move.card, move.mode, move.targets, move.raw[4]))


def of_a_mate(key: str, worth: Worth) -> bool:
    """A Potion in front of a teammate may be used by us, but its owner has better plans for it."""
    return key not in worth.view.hand and key not in worth.view.seats[worth.me].front


def last_chance(view: View) -> bool:
    return bool(view.stack) and view.stack[-1].kind == LAST_CHANCE


def value_of_bid(move: Move, worth: Worth) -> float:
    """Of two ways to take control, the cheaper card goes first."""
    return value_of_play(move, worth) + 1 - keep(move.card) / 10 if move.card is not None else 0.0


def value_of_token(what: str, worth: Worth) -> float:
    """Tokens wait for the last chance: before it, nobody is out, and afterwards it is too late."""
    view = worth.view
    if not last_chance(view):
        return -1.0
    us = view.seats[worth.me]
    row = {
        "fortitude": (FORTITUDE, min(6, 20 - us.fortitude)),
        "alcohol": (ALCOHOL, -min(6, us.alcohol)),
        "gold": (GOLD, 3),
    }
    tally = Tally()
    stat, n = row[what]
    # What several tokens can do together is begun with one of them.
    tally.add(worth.me, stat, n * us.tokens)
    return worth.of(tally) - WORTH_A_TOKEN


def good_moment(worth: Worth) -> bool:
    """Once a turn is enough to offer something: when our own Action is behind us."""
    view = worth.view
    return view.active in worth.mates and view.stack[-1].kind == "free" and view.step == c.TS_ORDER


# --- picking players -------------------------------------------------------------------------------


def value_of_order(move: Move, worth: Worth) -> float:
    target = move.targets[0]
    tally = Tally()
    tally.add(target, ALCOHOL, USUAL_DRINK * PER_PILE ** worth.view.seats[target].pile)
    return worth.of(tally)


def value_of_split(move: Move, worth: Worth) -> float:
    """Half of a Drink goes to somebody; passing keeps it whole."""
    tally = Tally()
    for pour in worth.view.stack[-1].drinks[:1] if move.targets else ():
        tally.take(worth.of_pour(pour), -0.5)
        tally.take(worth.of_pour(pour, move.targets[0]), 0.5)
    return worth.of(tally)


def value_of_target(move: Move, worth: Worth) -> float:
    """Whom a card hits that is being played, or one that has become part of it."""
    top = worth.view.stack[-1]
    key = about(worth)
    card = card_of(key) if key else None
    if card is None or not card.modes:
        return 0.0
    use = card.modes[top.mode if top.card == key else 0]
    return worth.of(worth.of_effects(use.do, worth.me, move.targets))


def value_of_champion(move: Move, worth: Worth) -> float:
    """In a Round the best hand; for anything else somebody whom it does not touch, or not as much."""
    seat = move.targets[0]
    top = worth.view.stack[-1]
    effects = card_of(top.card).modes[top.mode].do if top.card is not None else ()
    if any(isinstance(effect, lang.StartRound) for effect in effects):
        return worth.luck(seat) if not worth.view.seats[seat].absent else 0.0
    if worth.view.seats[seat].absent:
        return 10.0
    return sum(passive.less for passive in worth.lasting(seat) if isinstance(passive.what, lang.Stat))


def value_of_first(move: Move, worth: Worth) -> float:
    """Whoever has nothing to drink goes first, since that makes us all more sober."""
    return -float(worth.view.seats[move.targets[0]].pile)


# --- choices of a card -------------------------------------------------------------------------------


def about(worth: Worth) -> str | None:
    """The card that the question is about, if it is about one."""
    question = worth.view.question
    key = question.about if question is not None else None
    return key if key in in_play().cards else None


def value_of_option(move: Move, worth: Worth) -> float:
    key = about(worth)
    for choice in choices(card_of(key)) if key is not None else ():
        if move.number < len(choice.options):
            top = worth.view.stack[-1]
            return worth.of(worth.of_effects(choice.options[move.number], top.seat, (worth.me,)))
    return 0.0


def choices(card: lang.Card) -> list[lang.Choose]:
    """Every choice that may come of a card, with those of the counters that it moves."""
    found: list[lang.Choose] = []
    waiting: list[lang.Effect] = [*(effect for mode in card.modes for effect in mode.do), *card.rider]
    while waiting:
        match waiting.pop(0):
            case lang.Choose() as choice:
                found.append(choice)
            case lang.Lose(_, lang.Counter() as counter) | lang.Gain(_, lang.Counter() as counter):
                waiting += [*counter.under, *(effect for _, effects in counter.at for effect in effects)]
            case lang.If(_, then, otherwise):
                waiting += [*then, *otherwise]
            case lang.May(do) | lang.Then(do):
                waiting += do
            case _:
                pass
    return found


def value_of_may(move: Move, worth: Worth) -> float:
    """Yes is worth what would happen, no is worth nothing."""
    key = about(worth)
    if key is None or not move.number:
        return 0.0
    offered = [effect for mode in card_of(key).modes for effect in mode.do if isinstance(effect, lang.May)]
    return sum(worth.of(worth.of_effects(may.do, worth.me)) for may in offered[:1])


def value_of_number(move: Move, worth: Worth) -> float:
    """A number for what a Drink does, or Gold that is paid to lose so much less Fortitude."""
    top = worth.view.stack[-1]
    tally = Tally()
    if top.kind == "drink":
        worth.x = move.number
        key = about(worth)
        worth.add_effects(tally, card_of(key).drink if key is not None else (), worth.me, (worth.me,))
    else:
        tally.add(worth.me, FORTITUDE, move.number)
        tally.add(worth.me, GOLD, -move.number)
    return worth.of(tally)


def value_of_cards(move: Move, worth: Worth) -> float:
    """The cheapest cards go; where a card less is a Fortitude more, so many that it pays."""
    hand = worth.view.hand
    given = [keep(hand[at]) for at in range(len(hand)) if move.number >> at & 1]
    tally = Tally()
    if worth.view.stack[-1].plan:
        tally.add(worth.me, FORTITUDE, len(given))
    return worth.of(tally) - A_RELIEF_CARD * sum(given)


def value_of_shedding(move: Move, worth: Worth) -> float:
    """Everything in front of us but one stays: what we would like least goes."""
    return -dearest(worth, move.number)


def value_of_offered(move: Move, worth: Worth) -> float:
    key = about(worth)
    return value_of_buying(card_of(key), worth) if key is not None and move.number else 0.0


JUDGES: dict[str, Callable[[Move, Worth], float]] = {
    "window": value_in_window,
    "action": value_of_play,
    "bid": value_of_bid,
    "order": value_of_order,
    "target": value_of_target,
    "split": value_of_split,
    "champion": value_of_champion,
    "first": value_of_first,
    "may": value_of_may,
    "option": value_of_option,
    "number": value_of_number,
    "cards": value_of_cards,
    "shed": value_of_shedding,
    "offer": value_of_offered,
}

"""Buying and selling: what a card that lies in front of somebody is worth to have, and what it does elsewhere."""

from __future__ import annotations

from .. import lang
from ..moves import Move
from ..packs import in_play
from .keep import kept
from .sight import card_of
from .tally import ALCOHOL, FORTITUDE, GOLD, Tally
from .worth import USUAL_DRINK, USUAL_HIT, Worth

DANGER = 0.5
"""How much of what a card could do to us it will do, on the whole, in the hands of another."""
STATIC = 0.1
"""What one point of `kept` is worth beside changes at the table."""


def stock(card: lang.Card, worth: Worth) -> float:
    """What it is worth to us to have that card."""
    return max((of_having(card, mode, worth) for mode in card.modes), default=0.0)


def of_having(card: lang.Card, mode: lang.Mode, worth: Worth) -> float:
    """A card that waits for nothing is worth what it would do now; any other, what it usually does."""
    if mode.trigger is None:
        return max(worth.of(worth.of_effects(mode.do, worth.me, way)) for way in worth.picks(mode.pick, worth.me))
    tally = Tally()
    for effect in mode.do:
        match effect:
            case lang.Ignore() if isinstance(mode.trigger, lang.Drinking | lang.AboutTo):
                tally.add(worth.me, ALCOHOL, -USUAL_DRINK)
            case lang.Ignore():
                tally.add(worth.me, FORTITUDE, USUAL_HIT)
            case lang.Boost(n):
                tally.add(worth.weakest(), FORTITUDE, -n)
            case _:
                tally.bonus += STATIC * kept(card)
    return worth.of(tally)


def dearest(worth: Worth, at: int) -> float:
    """What the card at that place is worth, of those in front of us of which only some may stay."""
    decks = [deck.name for deck in in_play().side_decks.values() if deck.holds]
    front = [key for key in worth.view.seats[worth.me].front if side_of(key) in decks]
    if at >= len(front):
        return 0.0
    card = card_of(front[at])
    return max(stock(card, worth), STATIC * (card.price or 0))


def side_of(key: str) -> str:
    deck = in_play().side_decks.get(key)
    return deck.name if deck is not None else ""


def value_of_buying(card: lang.Card, worth: Worth) -> float:
    """What the card is worth less what it costs, which is the more the less Gold is left."""
    return stock(card, worth) + worth.of(payment(worth.me, worth.view.stack[-1].seat, card.price or 0))


def value_of_offer(move: Move, worth: Worth) -> float:
    """The price, less what the card would do for us, and less what it will do for the buyer and to us."""
    if move.card is None:
        return 0.0
    card = card_of(move.card)
    buyer = move.targets[0]
    sale = worth.of(payment(buyer, worth.me, card.price or 0))
    harm = max((-worth.of(worth.of_effects(mode.do, buyer, (worth.me,))) for mode in card.modes), default=0.0)
    return sale - max(0.0, stock(card, worth)) - DANGER * max(0.0, harm)


def payment(payer: int, to: int, n: int) -> Tally:
    tally = Tally()
    tally.add(payer, GOLD, -n)
    if to >= 0:
        tally.add(to, GOLD, n)
    return tally

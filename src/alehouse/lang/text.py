"""What a card says, as message ids with arguments: a small tree without a word of any language.

A catalogue of a language (alehouse.speech) puts words to it. Here are the paragraphs of a card, from top to
bottom; the clauses inside them are in clauses.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from . import effects as e
from .cards import Card, CardKind, Character, Guard, Home, Mode, Passive, slug
from .clauses import Clauses
from .message import (
    Message,
    all_of,
    card_of,
    choices_in,
    counted,
    deck_of,
    guard_of,
    keys,
    name_of,
    say,
    shield_of,
)
from .words import Moment, Query, Stat, Who


def messages(card: Card) -> tuple[Message, ...]:
    """The paragraphs of a card, from top to bottom."""
    out: list[Message] = []
    for mode in card.modes:
        if out:
            out.append(say("or-mode"))
        out.append(_mode(card, mode))
    out.extend(adds(card))
    if card.kind is CardKind.DRINK:
        out.append(Clauses(on="drink", you=Who.DRINKER).paragraph(card.drink) if card.drink else say("nothing"))
    out.extend(message for passive in card.passives for message in _lasting(passive))
    out.extend(_hook(hook) for hook in card.hooks)
    if card.rider:
        out.append(say("rider", do=Clauses().inside(card.rider, None)))
    out.extend(_notes(card))
    return tuple(out)


def adds(card: Card) -> tuple[Message, ...]:
    """The paragraph about the card that becomes part of this one; nothing if none does."""
    return (say("adds", deck=deck_of(card.adds), kind=_kind(card)),) if card.adds is not None else ()


def role(character: Character) -> tuple[Message, ...]:
    """What a character does without a card, and how its side decks are kept."""
    out = [_hook(hook) for hook in character.hooks]
    turns = [hook for hook in character.hooks if hook.at is not Moment.SETUP]
    told = {do.deck for hook in turns for do in hook.do if isinstance(do, e.Flip)}
    for deck, _ in character.side_decks:
        if deck.holds and deck not in told:
            out.append(say("role-deck-holds", n=deck.holds, deck=deck_of(deck)))
        if deck.sold:
            out.append(say("role-deck-sold", deck=deck_of(deck)))
    return tuple(out)


def types(card: Card, deck: e.SideDeck | None = None) -> Message:
    """What a card is: an Action and Gambling Card, a Drink, an Event; without a type, a card of its side deck."""
    if card.types:
        return say("card-type", types=all_of(say(f"type-{key}") for key in keys(card.types)))
    if deck is not None:
        return say(f"side-{deck.name}", name=deck.name)
    return say("kind-added" if _kind(card) == "joined" else f"kind-{card.kind.value}")


def options(card: Card) -> tuple[Message, ...]:
    """What the options of the card's one choice do, in their order; nothing if it has no choice, or several."""
    parts = (*(mode.do for mode in card.modes), card.rider, *(hook.do for hook in card.hooks))
    found = {choice for part in parts for choice in choices_in(part)}
    if len(found) != 1:
        return ()
    choice = found.pop()
    clauses = Clauses(addressed=choice.by)
    return tuple(say("text", do=clauses.inside(option, None)) for option in choice.options)


def _kind(card: Card) -> str:
    """What the card speaks of when it speaks of itself: a `drink`, a `card`, or one that is `joined` to another."""
    if card.kind is CardKind.SIDE and not card.types and card.modes:
        return "joined"
    return "drink" if card.kind is CardKind.DRINK else "card"


# --- a card: its modes and what lasts -------------------------------------------------------------


def _mode(card: Card, mode: Mode) -> Message:
    clauses = Clauses(
        pick=mode.pick,
        on=_kind(card),
        addressed=None if card.kind is CardKind.EVENT else Who.YOU,
    )
    heads: list[Message] = []
    if mode.used_as and mode.used_as != card.types:
        heads.append(say("as-type", card=card_of(mode.used_as)))
    if mode.trigger is not None:
        heads.append(clauses.trigger(mode.trigger))
    for condition in mode.when:
        assert isinstance(condition, e.Condition)
        heads.append(say("head-if", condition=clauses.condition(condition, Who.YOU)))
    return clauses.paragraph(mode.do, heads)


def _hook(hook: e.Hook) -> Message:
    clauses = Clauses(on="setup" if hook.at is Moment.SETUP else "card")
    return say("hook", at=hook.at.value, do=clauses.inside(hook.do, None))


def _lasting(passive: Passive | Guard) -> Iterable[Message]:
    match passive:
        case Guard(no):
            yield guard_of(no)
            return
        case Passive():
            pass
        case _:
            assert_never(passive)
    change = {"n": abs(passive.less), "way": "less" if passive.less > 0 else "more"}
    match passive.what:
        case Query():
            yield say(f"passive-{passive.what.value}", **change)
        case Stat():
            if passive.less:
                kind = "drinks" if passive.drinks else "caused" if passive.caused else "cards"
                yield say(f"passive-{kind}", **change, what=name_of(passive.what))
            if passive.back:
                yield say("passive-back", amount=counted(passive.back, Stat.FORTITUDE))


# --- what stands below ----------------------------------------------------------------------------


def _notes(card: Card) -> Iterable[Message]:
    """Lasting properties of the card itself."""
    if card.splits_itself:
        yield say("splits-itself")
    if card.chaser:
        yield say("chaser")
    if card.nobody_leaves:
        yield say("nobody-leaves")
    if card.follows_anything:
        yield say("follows-anything")
    if card.ignore_as is not None:
        yield say("ignore-as", n=card.ignore_as.n)
    if card.shield:
        yield say("text", do=_shield(card))
    if card.answered_only_by:
        yield say("answered-only-by", family=say(f"family-{card.answered_only_by}", name=card.answered_only_by))
    if card.family and card.family == card.answered_only_by and card.family != slug(card.title):
        yield say("counts-as", family=say(f"family-{card.family}", name=card.family))
    if card.limit:
        yield say("limit", what=say(f"limit-{card.limit}", name=card.limit))
    if card.home is Home.FRONT and card.modes and card.price is None:
        yield say("home-front")
    if card.fails:
        yield say("fails")
    if card.price is not None:
        yield say("price", amount=counted(card.price, Stat.GOLD))


def _shield(card: Card) -> Message:
    """What cannot be done to the card, and while what is so."""
    held = shield_of(card.shield, _kind(card))
    if card.shield_when is None:
        return held
    condition = Clauses().condition(card.shield_when, Who.YOU)
    return say("shield-when", shield=held, condition=condition, word="if" if card.shield_when == e.Paid() else "while")

"""What a card is about, in one word, so that a picture can be found for a card that nobody has drawn yet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from . import effects as e
from .cards import Card, CardKind, Mode
from .words import Part, Stat, Type, Who

STRONG: Final = 3
"""A Drink of so much Alcohol is a strong one."""
MANY: Final = (Who.OTHERS, Who.ALL, Who.IN_ROUND)

TOPICS: Final = (
    "negate", "ignore-drink", "ignore", "redirect", "pass-drink", "split", "reduce", "boost", "pour", "cover",
    "take-pot", "cheat", "gamble-start", "gamble-end", "gamble-leave", "gamble-control",
    "hurt-all", "hurt-some", "hurt-one", "contest", "dare", "drink", "order", "heal", "sober", "gain-gold", "lose-gold",
    "draw", "discard", "flip", "action", "away", "item",
    "drink-light", "drink-strong", "drink-soft", "drink-odd", "event", "other",
)  # fmt: skip
"""Every word that it may be."""


def topic(card: Card) -> str:
    """The most telling thing that the card does: how it answers, else how it gambles, else what it does to whom."""
    if card.kind is CardKind.DRINK:
        return _glass(card)
    mode = card.modes[0] if card.modes else Mode()
    done = list(_inside((*(do for one in card.modes for do in one.do), *card.rider)))
    if Type.CHEATING in card.types:
        return "cheat"
    found = _answer(mode, done) or _gamble(done) or _harm(mode, done) or _rest(done)
    if found:
        return found
    if card.passives or card.hooks:
        return "item"
    return "event" if card.kind is CardKind.EVENT else "other"


def drink_numbers(card: Card) -> tuple[int | None, int | None]:
    """The Alcohol Content and the Fortitude that a Drink gives; None where that depends, or for any other card."""
    if card.kind is not CardKind.DRINK:
        return None, None
    return _sum(card, Stat.ALCOHOL), _sum(card, Stat.FORTITUDE)


def _sum(card: Card, stat: Stat) -> int | None:
    """What the effects that always happen add up to; None if some effect that need not happen changes it as well."""
    total = 0
    for do in card.drink:
        if isinstance(do, e.Gain | e.Lose) and do.what is stat:
            if not isinstance(do.n, int):
                return None
            total += do.n if isinstance(do, e.Gain) else -do.n
        elif isinstance(do, e.If | e.Choose | e.May):
            if any(isinstance(one, e.Gain | e.Lose) and one.what is stat for one in _inside((do,))):
                return None
    return total


def _glass(card: Card) -> str:
    alcohol, _ = drink_numbers(card)
    if alcohol is None or len(card.drink) > 2:
        return "drink-odd"
    if alcohol <= 0:
        return "drink-soft"
    return "drink-strong" if alcohol >= STRONG else "drink-light"


def _answer(mode: Mode, done: Collection[e.Effect]) -> str:
    about_drink = isinstance(mode.trigger, e.Drinking) or (
        isinstance(mode.trigger, e.AboutTo) and mode.trigger.part is Part.DRINK
    )
    for do in done:
        match do:
            case e.Negate():
                return "take-pot" if any(isinstance(one, e.EndRound) for one in done) else "negate"
            case e.Ignore():
                return "ignore-drink" if about_drink else "ignore"
            case e.Redirect():
                return "redirect"
            case e.PassDrink():
                return "pass-drink"
            case e.Split():
                return "split"
            case e.Boost():
                return "boost"
            case e.Adjust(what=Stat.FORTITUDE) | e.Protect():
                return "reduce"
            case e.Adjust() | e.Add() | e.Convert() | e.Replace():
                return "pour"
            case e.Cover():
                return "cover"
            case e.TakePot():
                return "take-pot"
    return ""


def _gamble(done: Iterable[e.Effect]) -> str:
    words = {e.StartRound: "gamble-start", e.EndRound: "gamble-end", e.LeaveRound: "gamble-leave"}
    kinds = [type(do) for do in done]
    for kind, word in words.items():
        if kind in kinds:
            return word
    return "gamble-control" if e.TakeControl in kinds or e.Ante in kinds else ""


def _harm(mode: Mode, done: Iterable[e.Effect]) -> str:
    for do in done:
        if isinstance(do, e.Lose) and do.what is Stat.FORTITUDE and do.who is not Who.YOU:
            several = isinstance(mode.pick, e.UpTo) and do.who is Who.TARGET
            return "hurt-all" if do.who in MANY else "hurt-some" if several else "hurt-one"
    return ""


def _rest(done: Iterable[e.Effect]) -> str:
    cost = ""
    for do in done:
        match do:
            case e.Pay(who=Who.YOU):
                cost = "lose-gold"  # what one pays for tells more
            case e.Lose(what=Stat.FORTITUDE):
                cost = "hurt-one"
            case e.Contest():
                return "contest"
            case e.Dare():
                return "dare"
            case e.Drink():
                return "drink"
            case e.Order():
                return "order"
            case e.Gain(what=Stat.FORTITUDE):
                return "heal"
            case e.Lose(what=Stat.ALCOHOL):
                return "sober"
            case e.Gain(what=Stat.ALCOHOL):
                return "drink"
            case e.Pay(to=Who.YOU) | e.Collect(who=Who.YOU) | e.Gain(what=Stat.GOLD):
                return "gain-gold"
            case e.Pay() | e.Lose(what=Stat.GOLD):
                return "lose-gold"
            case e.Draw() | e.Select():
                return "draw"
            case e.Discard() | e.Put():
                return "discard"
            case e.Flip():
                return "flip"
            case e.AllowAction() | e.AllowAgain():
                return "action"
            case e.EndTurn():
                return "away"
    return cost


def _inside(effects: Iterable[e.Effect]) -> Iterator[e.Effect]:
    """The effects, and those within them."""
    for do in effects:
        yield do
        match do:
            case e.If():
                yield from _inside((*do.then, *do.otherwise))
            case e.May() | e.Then():
                yield from _inside(do.do)
            case e.Choose():
                for option in do.options:
                    yield from _inside(option)
            case e.Add():
                yield from _inside(do.effects)

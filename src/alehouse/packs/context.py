"""Words in places where they mean nothing: a WINNER without a Round that was won, an answer to nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

from ..lang import effects as e
from ..lang.cards import Card, Character, Mode
from ..lang.clauses import Response
from ..lang.words import OnFlip, Part, Result, Who
from .vocabulary import members

ANSWERS = frozenset(members(Response))
"""Effects that change what they answer."""
INSIDE = (e.Add, e.Replace)
"""Effects that put others into a Drink."""
OF_DRINKS = frozenset({e.Lose, e.Gain, e.Pay, e.Collect, e.Draw, e.Discard, e.Select, e.If})
"""What a Drink can do."""
CAUSED = (e.Played, e.AboutTo, e.After, e.Won, e.Revealed)
PLAYED_AT_ONCE = (OnFlip.ENTRY, OnFlip.MERGE)


def misplaced(character: Character) -> Iterator[tuple[str, str]]:
    """The id of a card, or "" for the character itself, and the word that means nothing there."""
    for card in (card for listed in (character.deck, character.boss) for _, card in listed):
        yield from ((card.id, message) for message in of_card(card))
    added = {card.adds.name for _, card in character.deck if card.adds is not None}
    for deck, listed in character.side_decks:
        for _, card in listed:
            yield from ((card.id, message) for message in of_card(card))
            if (deck.on_flip in PLAYED_AT_ONCE or deck.name in added) and not card.modes and not card.fails:
                yield card.id, f"a card of {deck.name!r} does something when it is turned; this one does nothing then"
    for hook in character.hooks:
        yield from (("", f"hooks: {message}") for message in of_effects(hook.do, None, False))
    for counter in character.counters:
        for do in (*(do for _, do in counter.at), counter.under):
            yield from (("", f"the counter {counter.name!r}: {message}") for message in of_effects(do, None, False))


def of_card(card: Card) -> Iterator[str]:
    for mode in card.modes:
        if isinstance(mode.pick, e.SomeDrinks) and not isinstance(mode.trigger, e.Drinking):
            yield "SomeDrinks can be picked only when somebody is drinking"
        yield from of_effects(mode.do, mode, True)
        yield from of_words(mode.when, mode)
        yield from of_effects(card.rider, mode, False)
    if not card.modes:
        yield from of_effects(card.rider, None, False)
    for hook in card.hooks:
        yield from of_effects(hook.do, None, False)


def of_effects(effects: Iterable[e.Effect], mode: Mode | None, may_answer: bool) -> Iterator[str]:
    """`may_answer`: they are what the card itself does, and not what happens later or by choice."""
    trigger = mode.trigger if mode is not None else None
    for effect in effects:
        name = type(effect).__name__
        if type(effect) in ANSWERS and (trigger is None or not may_answer):
            yield f"{name} changes what the card answers; it must stand in the do of a card with a trigger"
        elif isinstance(effect, e.Keep):
            yield "Keep is for Drinks"
        elif isinstance(effect, INSIDE):
            for part in parts(effect):
                if is_effect(part) and part is not effect and type(part) not in OF_DRINKS:
                    yield f"{type(part).__name__} cannot be put into a Drink"
        yield from of_words(shallow(effect), mode)
        for inner in branches(effect):
            yield from of_effects(inner, mode, may_answer and isinstance(effect, e.If))


def of_words(value: object, mode: Mode | None) -> Iterator[str]:
    """References and amounts that need a moment at which they mean something."""
    trigger = mode.trigger if mode is not None else None
    picks = mode is not None and mode.pick is not None and not isinstance(mode.pick, e.SomeDrinks)
    needed = {
        Who.TARGET: (picks, "picks somebody: say pick, or another who"),
        Who.CAUSE: (isinstance(trigger, CAUSED), "answers what somebody does"),
        Who.DRINKER: (drinks(trigger), "works on a Drink"),
        Who.WINNER: (isinstance(trigger, e.Won), "is played when a Round is won"),
    }
    said = list(parts(value))
    for word, (known, where) in needed.items():
        if not known and word in said:
            yield f"{word.name} means nobody here; it needs a card that {where}"
    pot = isinstance(trigger, e.After) and trigger.result is Result.COLLECTED_POT
    if not pot and any(isinstance(part, e.HalfPot) for part in said):
        yield "HalfPot means nothing here; it needs the trigger After COLLECTED_POT"
    if any(isinstance(part, e.X) for part in said):
        yield "X is for Drinks"


def drinks(trigger: e.Trigger | None) -> bool:
    return isinstance(trigger, e.Drinking) or (isinstance(trigger, e.AboutTo) and trigger.part is Part.DRINK)


# --- looking into values ----------------------------------------------------------------------------


def is_effect(value: object) -> bool:
    return type(value) in members(e.Effect)


def branches(effect: e.Effect) -> list[tuple[e.Effect, ...]]:
    """The lists of effects inside an effect, but for those that become a part of a Drink."""
    if isinstance(effect, INSIDE):
        return []
    found: list[tuple[e.Effect, ...]] = []
    for field in fields(effect):
        value = getattr(effect, field.name)
        lists = value if isinstance(value, tuple) and value and isinstance(value[0], tuple) else (value,)
        found += [one for one in lists if isinstance(one, tuple) and one and is_effect(one[0])]
    return found


def shallow(effect: e.Effect) -> list[object]:
    """What an effect says itself, without the effects inside it."""
    inner = branches(effect)
    values = [getattr(effect, field.name) for field in fields(effect)]
    nested = [value for value in values if isinstance(value, tuple) and (value in inner or set(value) <= set(inner))]
    return [value for value in values if value not in nested or not value]


def parts(value: object) -> Iterator[object]:
    """A value and everything inside it, counters apart: what happens at their levels is another matter."""
    yield value
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from parts(part)
    elif is_dataclass(value) and not isinstance(value, (Enum, e.Counter, type)):
        for field in fields(value):
            yield from parts(getattr(value, field.name))

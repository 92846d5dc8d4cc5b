"""Messages: ids of a catalogue with their arguments, and the small ones that all card text is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from . import effects as e
from .own import EFFECTS
from .words import ANY_CARD, Kind, OnFlip, Part, Purse, Shield, Stat, Type

Argument: TypeAlias = "str | int | Message"
Grammar: TypeAlias = dict[str, Argument]


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a catalogue; arguments are numbers, symbols or messages.

    Only `own-...` carries words: the sentence that stands beside a character's own effect.
    """

    id: str
    args: tuple[tuple[str, Argument], ...] = ()


def say(id: str, /, **args: Argument) -> Message:
    return Message(id, tuple(args.items()))


# --- lists ----------------------------------------------------------------------------------------


def keys(flags: Type | Kind | Shield) -> list[str]:
    """The names of the flags that are set, in their order."""
    return [str(flag.name).lower().replace("_", "-") for flag in type(flags) if flag in flags]


def listed(parts: Iterable[Message], last: str) -> Message:
    every = list(parts)
    whole = every[0]
    for at, part in enumerate(every[1:], 2):
        whole = say(last if at == len(every) else "list-comma", first=whole, last=part)
    return whole


def all_of(parts: Iterable[Message]) -> Message:
    return listed(parts, "list-and")


def one_of(parts: Iterable[Message]) -> Message:
    return listed(parts, "list-or")


def one_of_types(types: Type) -> Message:
    return one_of(say(f"type-{key}") for key in keys(types))


def card_of(types: Type) -> Message:
    """A card of those types; `first` is the first of them, for the article."""
    if types == ANY_CARD:
        return say("any-card")
    return say("card-of-type", types=one_of_types(types), first=keys(types)[0])


# --- amounts --------------------------------------------------------------------------------------


def name_of(what: Stat | e.Counter) -> Message:
    if isinstance(what, Stat):
        return say(f"stat-{what.value}")
    return say(f"counter-{what.name}", name=what.name)


def counted(n: int | Message, what: Stat | e.Counter) -> Message:
    if isinstance(what, Stat):
        return say(f"amount-{what.value}", n=n)
    return say(f"amount-counter-{what.name}", n=n, name=what.name)


def amount_of(n: e.Amount, what: Stat | e.Counter) -> Message:
    match n:
        case int():
            return counted(n, what)
        case e.Table(counter, levels):
            return say("amount-table", what=name_of(what), counter=name_of(counter), rows=_rows(counter, levels))
        case e.HalfPot():
            return say("amount-half-pot")
        case e.X():
            return counted(say("x"), what)
    assert_never(n)


def _rows(counter: e.Counter, levels: Sequence[int]) -> Message:
    """Levels of one amount in a row are one entry; the first entry says what is counted."""
    rows: list[tuple[int, int, int]] = []
    for level, n in enumerate(levels, counter.low):
        if rows and rows[-1][2] == n:
            rows[-1] = (rows[-1][0], level, n)
        else:
            rows.append((level, level, n))
    said = [say("table-row", n=n, levels=_levels(a, b)) for a, b, n in rows[1:]]
    first = say("table-first", n=rows[0][2], levels=_levels(*rows[0][:2]), counter=name_of(counter))
    return listed([first, *said], "list-comma")


def _levels(low: int, high: int) -> Message:
    if low == high:
        return say("level", low=low)
    return say("levels-two" if high == low + 1 else "levels", low=low, high=high)


# --- names ----------------------------------------------------------------------------------------


def deck_of(deck: e.SideDeck) -> Message:
    return say(f"deck-{deck.name}", name=deck.name)


def flipped(deck: e.SideDeck, first: bool = False) -> Message:
    """What becomes of the card that is turned over; before the `first`, none lies there."""
    match deck.on_flip:
        case OnFlip.STANDING | OnFlip.REPLACE if first:
            return say("flip-standing")
        case OnFlip.STANDING if deck.holds:
            return say("flip-standing-few", n=deck.holds)
        case OnFlip.ENTRY | OnFlip.STANDING | OnFlip.REPLACE | OnFlip.MERGE:
            return say(f"flip-{deck.on_flip.value}")
    assert_never(deck.on_flip)


def own_text(effect: e.Own) -> tuple[Message, bool]:
    """The sentence of a character's own effect, and whether it introduces another player.

    A catalogue may have a message of that name; otherwise it says the sentence as it is.
    """
    text = EFFECTS[effect.name].text.replace("{n}", str(effect.n))
    return say(f"own-{effect.name}", text=text, n=effect.n), "another player" in text.lower()


def price_of(relief: e.Relief) -> Message:
    if isinstance(relief.what, Purse):
        return say("price-gold", to=relief.what.value)
    if relief.what == ANY_CARD:
        return say("price-any-card")
    return say("price-cards", types=one_of_types(relief.what))


def direction_of(by: e.Plus | e.Minus | e.To) -> str:
    match by:
        case e.Plus():
            return "plus"
        case e.Minus():
            return "minus"
        case e.To():
            return "to"
    assert_never(by)


def shield_of(shield: Shield, kind: str) -> Message:
    if Shield.EVERYTHING in shield:
        return say("shield-everything", kind=kind)
    return say("shield", kind=kind, what=shields_of(shield))


def guard_of(no: Shield) -> Message:
    if Shield.EVERYTHING in no:
        return say("guard-everything")
    return say("guard", what=shields_of(no))


def shields_of(shield: Shield) -> Message:
    return one_of(say(f"shield-{key}") for key in keys(shield))


def answered_at(part: Part) -> str:
    match part:
        case Part.DRINK:
            return "drink"
        case Part.LOSE_FORTITUDE | Part.LOSE_GOLD | Part.ANTE | Part.LEAVE | Part.REFILL:
            return "loss"
    assert_never(part)


def choices_in(effects: Sequence[e.Effect]) -> Iterable[e.Choose]:
    """Choices among these effects, and those that a counter brings when it moves."""
    for effect in effects:
        match effect:
            case e.Choose():
                yield effect
            case e.Gain(_, e.Counter(at=levels)):
                for _, then in levels:
                    yield from choices_in(then)
            case e.Lose(_, e.Counter(under=under)):
                yield from choices_in(under)

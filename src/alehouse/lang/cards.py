"""Cards and characters: records that hold effects, and the constructors that content files use."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from .effects import (
    Condition,
    Counter,
    Effect,
    Hook,
    Minus,
    Pick,
    SideDeck,
    Trigger,
)
from .words import (
    ACTION,
    ANYTIME,
    BOOK,
    CHEATING,
    GAMBLING,
    SOMETIMES,
    Kind,
    Origin,
    Query,
    Shield,
    Stat,
    Type,
)


class CardKind(Enum):
    CHARACTER = "character"
    DRINK = "drink"
    EVENT = "event"
    SIDE = "side"
    """A card of a side deck: a Brawler, a mood, an Item."""


class Home(Enum):
    """Where a card goes when it comes to its player."""

    HAND = "hand"
    FRONT = "front"
    """Face up in front of the player, from where it is played as though from hand."""


Do = Effect | tuple[Effect, ...]
NO_TYPE = Type(0)


def _effects(do: Do) -> tuple[Effect, ...]:
    return do if isinstance(do, tuple) else (do,)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to use a card; "-OR-" is two modes."""

    trigger: Trigger | None = None
    pick: Pick | None = None
    do: tuple[Effect, ...] = ()
    when: tuple[object, ...] = ()
    used_as: Type = NO_TYPE
    """Filled in by the constructors when a card has two types and the mode belongs to one."""


@dataclass(frozen=True, slots=True)
class Passive:
    """A lasting change of what its owner takes, causes or may do, once for a card or Drink as a whole (TIME-12)."""

    what: Stat | Query
    less: int = 0
    """So much less is taken; below 0, more."""
    drinks: bool = False
    """Alcohol from Drinks; otherwise losses from cards."""
    caused: bool = False
    """It changes the losses that the owner's cards cause, not those that the owner takes."""
    back: int = 0
    """Whoever makes the owner lose Fortitude with a card loses so much too."""


@dataclass(frozen=True, slots=True)
class Guard:
    """A lasting protection of the cards that its owner plays from hand."""

    no: Shield


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    title: str
    kind: CardKind
    types: Type = NO_TYPE
    modes: tuple[Mode, ...] = ()
    rider: tuple[Effect, ...] = ()
    """Done last; lost when the card is Negated, kept when it is Ignored (NEG-11)."""
    drink: tuple[Effect, ...] = ()
    chaser: bool = False
    splits_itself: bool = False
    shield: Shield = Shield.NONE
    ignore_as: Minus | None = None
    family: str = ""
    answered_only_by: str = ""
    shield_when: Condition | None = None
    """The shield holds only while this is so."""
    adds: SideDeck | None = None
    """A card of that deck is turned on playing, and becomes part of this one before anybody may answer."""
    passives: tuple[Passive | Guard, ...] = ()
    hooks: tuple[Hook, ...] = ()
    """What it does while it lies in front of a player, at moments of that player's turn."""
    price: int | None = None
    """What a player pays for it, if its deck is sold."""
    fails: bool = False
    """Of a side deck: turned, it is discarded at once, and the next card is turned."""
    home: Home = Home.HAND
    limit: str = ""
    """One card of that limit a Drink (Mix-ins)."""
    nobody_leaves: bool = False
    """The Round it starts cannot be left by choice."""
    follows_anything: bool = False
    """May take control even from a Winning Hand."""
    origin: Origin = BOOK

    def __post_init__(self) -> None:
        rider: object = self.rider
        if not isinstance(rider, tuple):  # `replace(card, rider=Gain(...))`: one effect is enough
            object.__setattr__(self, "rider", (rider,))


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    name: str
    title: str
    box: int
    deck: tuple[tuple[int, Card], ...]
    kind: Kind = Kind.NONE
    counters: tuple[Counter, ...] = ()
    side_decks: tuple[tuple[SideDeck, tuple[tuple[int, Card], ...]], ...] = ()
    hooks: tuple[Hook, ...] = ()
    boss: tuple[tuple[int, Card], ...] = ()
    """Cards for playing the character as a boss; they are not in the deck (SETUP-02)."""
    bonus_gold: int = 0
    playable: bool = True
    mechanic: str = ""
    """In two sentences of ours, for the gallery."""

    @property
    def size(self) -> int:
        return sum(n for n, _ in self.deck)


@dataclass(frozen=True, slots=True)
class DrinkDeck:
    id: str
    name: str
    cards: tuple[tuple[int, Card], ...]
    playable: bool = True

    @property
    def size(self) -> int:
        return sum(n for n, _ in self.cards)


def slug(title: str) -> str:
    """The id of a card from its title: lower case, words joined by hyphens."""
    plain = unicodedata.normalize("NFKD", title).replace("'", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", "")
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def mode(
    trigger: Trigger | None = None,
    *,
    do: Do,
    pick: Pick | None = None,
    when: object | None = None,
    used_as: Type = NO_TYPE,
) -> Mode:
    return Mode(trigger, pick, _effects(do), () if when is None else (when,), used_as)


def _card(title: str, types: Type, modes: Sequence[Mode], **more: object) -> Card:
    rider = more.pop("rider", ())
    key = more.pop("id", "") or slug(title)
    return Card(
        id=str(key),
        title=title,
        kind=more.pop("kind", CardKind.CHARACTER),  # type: ignore[arg-type]
        types=types,
        modes=tuple(modes),
        rider=_effects(rider),  # type: ignore[arg-type]
        **more,  # type: ignore[arg-type]
    )


def action(title: str, *, do: Do, pick: Pick | None = None, **more: object) -> Card:
    return _card(title, ACTION, [mode(pick=pick, do=do, used_as=ACTION)], **more)


def _as(types: Type, modes: Sequence[Mode]) -> list[Mode]:
    return [m if m.used_as else Mode(m.trigger, m.pick, m.do, m.when, types) for m in modes]


def sometimes(title: str, *modes: Mode, **more: object) -> Card:
    return _card(title, SOMETIMES, _as(SOMETIMES, modes), **more)


def anytime(title: str, *, do: Do, pick: Pick | None = None, **more: object) -> Card:
    return _card(title, ANYTIME, [mode(pick=pick, do=do, used_as=ANYTIME)], **more)


def gambling(title: str, *, do: Do, pick: Pick | None = None, **more: object) -> Card:
    return _card(title, GAMBLING, [mode(pick=pick, do=do, used_as=GAMBLING)], **more)


def cheating(title: str, *, do: Do, pick: Pick | None = None, **more: object) -> Card:
    return _card(title, CHEATING, [mode(pick=pick, do=do, used_as=CHEATING)], **more)


def action_gambling(title: str, *, action: Do, gambling: Do, **more: object) -> Card:
    """One card, two uses: as the Action of your turn, or as a bid inside a Round."""
    modes = [mode(do=action, used_as=ACTION), mode(do=gambling, used_as=GAMBLING)]
    return _card(title, ACTION | GAMBLING, modes, **more)


def drink(title: str, *effects: Effect, chaser: bool = False, **more: object) -> Card:
    return _card(title, NO_TYPE, (), kind=CardKind.DRINK, drink=effects, chaser=chaser, **more)


def event(title: str, *, do: Do, **more: object) -> Card:
    return _card(title, NO_TYPE, [mode(do=do)], kind=CardKind.EVENT, **more)


def side_action(title: str, *, do: Do, pick: Pick | None = None, **more: object) -> Card:
    """A card of a side deck that counts as an Action Card of its owner (a Brawler)."""
    return _card(title, ACTION, [mode(pick=pick, do=do, used_as=ACTION)], kind=CardKind.SIDE, **more)


def side_sometimes(title: str, *modes: Mode, **more: object) -> Card:
    """A card of a side deck that is played from in front of its owner (an Item)."""
    return _card(title, SOMETIMES, _as(SOMETIMES, modes), kind=CardKind.SIDE, home=Home.FRONT, **more)


def side_anytime(title: str, *, do: Do, pick: Pick | None = None, **more: object) -> Card:
    """A card of a side deck that its owner plays at any time (a Potion)."""
    return _card(title, ANYTIME, [mode(pick=pick, do=do, used_as=ANYTIME)], kind=CardKind.SIDE, **more)


def added(title: str, *, do: Do, pick: Pick | None = None, **more: object) -> Card:
    """A card of a side deck that becomes part of the card that turns it (a Gear)."""
    return _card(title, NO_TYPE, [mode(pick=pick, do=do)], kind=CardKind.SIDE, **more)


def standing(title: str, *passives: Passive | Guard, **more: object) -> Card:
    """A card of a side deck that lies in front of its owner and changes what the owner takes (a mood)."""
    return _card(title, NO_TYPE, (), kind=CardKind.SIDE, passives=passives, home=Home.FRONT, **more)


@dataclass(frozen=True, slots=True)
class Pack:
    """What a catalogue is made from."""

    characters: tuple[Character, ...]
    drink_decks: tuple[DrinkDeck, ...]
    loose: tuple[Card, ...] = field(default=())
    """Cards that belong to no playable deck yet, but to rules that the engine already knows."""

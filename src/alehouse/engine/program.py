"""Content, frozen to small numbers: what the engine reads instead of cards.

A Program is made once, by `freeze`; it never changes afterwards and is shared by all games and copies.
"""

from __future__ import annotations

from typing import Final

from ..lang.own import Function
from . import codes as c


class Op:
    """One effect. Which fields mean something depends on the code."""

    __slots__ = (
        "alt", "code", "cond", "cond_arg", "cond_who", "dest", "flags", "id", "meter", "n", "n_kind", "options",
        "sub", "table", "what", "who",
    )  # fmt: skip

    def __init__(self, code: int) -> None:
        self.id: int = -1
        self.code: int = code
        self.who: int = c.YOU
        self.n: int = 0
        self.n_kind: int = c.N_CONST
        self.what: int = 0
        self.meter: int = 0
        """The counter that a table follows."""
        self.dest: int = 0
        self.flags: int = 0
        self.cond: int = c.C_NONE
        self.cond_arg: int = 0
        self.cond_who: int = c.YOU
        self.table: tuple[int, ...] = ()
        self.sub: tuple[Op, ...] = ()
        self.alt: tuple[Op, ...] = ()
        self.options: tuple[tuple[Op, ...], ...] = ()


class Mode:
    """One use of a card: its trigger, its picks and its operations."""

    __slots__ = (
        "affects",
        "antes",
        "asks_first",
        "bits",
        "but_cause",
        "by_another",
        "changes_drink",
        "changes_only",
        "crowd",
        "drink",
        "ends_it",
        "ends_round",
        "helps",
        "in_round",
        "ops",
        "own_phase",
        "phase",
        "pick",
        "pick_cond",
        "pick_cond_arg",
        "pick_least",
        "pick_n",
        "picks_you",
        "relief",
        "splits",
        "starts_round",
        "trigger",
        "types",
        "used",
        "when",
        "when_arg",
        "who",
        "window_bits",
    )  # fmt: skip

    def __init__(self) -> None:
        self.trigger: int = c.T_NONE
        self.types: int = 0
        self.affects: int = 0
        self.by_another: bool = False
        self.changes_only: bool = False
        self.picks_you: bool = False
        self.who: int = c.YOU
        self.own_phase: bool = False
        self.phase: int = 0
        self.ends_it: bool = False
        self.pick: int = c.P_NONE
        self.pick_n: int = 0
        self.pick_least: int = 1
        self.but_cause: bool = False
        self.in_round: bool = False
        self.pick_cond: int = c.C_NONE
        self.pick_cond_arg: int = 0
        self.when: int = c.C_NONE
        self.when_arg: int = 0
        self.used: int = 0
        self.bits: int = 0
        self.window_bits: int = 0
        """What the window on this card offers beyond what every window does."""
        self.ops: tuple[Op, ...] = ()
        self.drink: bool = False
        """It works on one pour of a Drink."""
        self.changes_drink: bool = False
        self.splits: bool = False
        self.antes: bool = False
        self.ends_round: bool = False
        self.starts_round: bool = False
        self.relief: bool = False
        self.helps: bool = False
        """It answers a card without Negating it."""
        self.crowd: bool = False
        """It falls on every player, or starts a Round: teams name a Champion for it."""
        self.asks_first: bool = False
        """It has a choice that is made before anybody may answer."""


class Design:
    """A card as the rules see it. Physical cards are numbers: design * 16 + owner."""

    __slots__ = (
        "adds", "alcohol", "answered_by", "asks_x", "back", "bits", "caused", "chaser", "drink_ops", "fails", "family",
        "follows_anything", "fortitude", "front", "guard", "hand_size", "hooks", "id", "ignore_as", "index", "kind",
        "lasting", "limit", "modes", "no_leaving", "orders", "passive_alcohol", "passive_fortitude", "plain", "price",
        "rider", "shield", "shield_arg", "shield_cond", "splits", "title", "types", "zone",
    )  # fmt: skip

    def __init__(self, index: int, key: str, title: str, kind: int) -> None:
        self.index: int = index
        self.id: str = key
        self.title: str = title
        self.kind: int = kind
        self.types: int = 0
        self.modes: tuple[Mode, ...] = ()
        self.bits: int = 0
        self.family: int = 0
        self.answered_by: int = 0
        self.shield: int = 0
        self.ignore_as: int = 0
        self.rider: tuple[Op, ...] = ()
        self.front: bool = False
        self.limit: int = 0
        self.no_leaving: bool = False
        self.follows_anything: bool = False
        self.passive_fortitude: int = 0
        self.passive_alcohol: int = 0
        self.caused: int = 0
        """How much harder the cards of the player hit in front of whom it lies."""
        self.back: int = 0
        self.guard: int = 0
        self.hand_size: int = 0
        self.orders: int = 0
        self.hooks: tuple[tuple[int, tuple[Op, ...]], ...] = ()
        """What it does at a moment, while it lies in front of a player."""
        self.lasting: bool = False
        """It lies in front of its player until the next turn of that player."""
        self.shield_cond: int = c.C_NONE
        self.shield_arg: int = 0
        self.adds: int = -1
        """The side deck whose top card becomes part of this one."""
        self.price: int = -1
        self.fails: bool = False
        self.zone: int = -1
        # Drinks.
        self.asks_x: bool = False
        self.plain: bool = True
        self.alcohol: int = 0
        self.fortitude: int = 0
        self.drink_ops: tuple[Op, ...] = ()
        self.chaser: bool = False
        self.splits: bool = False


class Meter:
    """A counter of a character, or tokens that it gives to others."""

    __slots__ = ("at", "high", "low", "name", "resets", "start", "supply", "under")

    def __init__(self, name: str, low: int, high: int, start: int, supply: int, resets: bool) -> None:
        self.resets: bool = resets
        self.name: str = name
        self.low: int = low
        self.high: int = high
        self.start: int = start
        self.supply: int = supply
        self.at: tuple[tuple[int, tuple[Op, ...]], ...] = ()
        self.under: tuple[Op, ...] = ()


class Zone:
    """A side deck, or a pile that belongs to a character."""

    __slots__ = ("holds", "name", "on_flip", "reshuffles", "sold")

    def __init__(self, name: str, on_flip: int, reshuffles: bool, holds: int, sold: bool) -> None:
        self.name: str = name
        self.on_flip: int = on_flip
        self.reshuffles: bool = reshuffles
        self.holds: int = holds
        """How many of its cards may lie in front of their owner; 0 for any number."""
        self.sold: bool = sold


class Role:
    """A character: a deck and what it brings along."""

    __slots__ = ("bonus_gold", "deck", "hooks", "id", "kind", "meters", "name", "playable", "zones")

    def __init__(self, key: str, name: str, kind: int, bonus_gold: int, playable: bool) -> None:
        self.id: str = key
        self.name: str = name
        self.kind: int = kind
        self.bonus_gold: int = bonus_gold
        self.playable: bool = playable
        self.deck: tuple[int, ...] = ()
        self.meters: tuple[int, ...] = ()
        self.hooks: tuple[tuple[int, tuple[Op, ...]], ...] = ()
        self.zones: tuple[tuple[int, tuple[int, ...]], ...] = ()


class Program:
    """Everything the engine knows about the content of a game."""

    __slots__ = ("by_id", "designs", "drink_decks", "hash", "meters", "ops", "owns", "roles", "zones")

    def __init__(self) -> None:
        self.designs: list[Design] = []
        self.by_id: dict[str, int] = {}
        self.ops: list[Op] = []
        self.owns: list[Function] = []
        """Functions of single characters, called by their place."""
        self.meters: list[Meter] = []
        self.zones: list[Zone] = []
        self.roles: dict[str, Role] = {}
        self.drink_decks: dict[str, tuple[int, ...]] = {}
        self.hash: str = ""


TYPE_BITS: Final = (
    (c.ACTION, c.B_ACTION), (c.SOMETIMES, c.B_SOMETIMES), (c.ANYTIME, c.B_ANY_TYPE),
    (c.GAMBLING, c.B_GAMBLING), (c.CHEATING, c.B_CHEATING),
)  # fmt: skip


def type_bits(types: int) -> int:
    bits = 0
    for one, bit in TYPE_BITS:
        if types & one:
            bits |= bit
    return bits

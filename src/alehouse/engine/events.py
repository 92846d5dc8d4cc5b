"""What is told: codes with parameters, never sentences. The page and the command put words to them.

The engine keeps events as numbers. They are told in names: a number of the engine, of a counter or of a side deck means
something else once the engine or the cards change, and what was told is kept for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from . import codes as c
from .state import Table
from .view import EDITS as EDITS
from .view import ENTRIES, STATS, seats_of

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("seats", "seat"),
    "turn": ("seat", "turn"),
    "open": ("entry", "seat", "card", "step"),
    "close": ("entry", "seat", "card", "step"),
    "play": ("seat", "card", "mode", "target", "drink", "bid"),
    "resolve": ("entry", "seat", "card"),
    "negate": ("entry", "seat", "card"),
    "edit": ("edit", "seat", "n", "target", "drink", "drinker"),
    "change": ("seat", "what", "n", "now", "meant"),
    "meter": ("seat", "meter", "now"),
    "pay": ("seat", "n", "to", "means"),
    "take": ("seat", "n", "place"),
    "draw": ("seat", "n"),
    "drew": ("cards",),
    "reshuffle": ("seat",),
    "shelve": ("seat", "card"),
    "discard": ("seat", "cards"),
    "put": ("seat", "n", "to", "zone"),
    "gave": ("cards",),
    "reveal-own": ("seat", "cards"),
    "selected": ("n",),
    "flip": ("seat", "zone", "card"),
    "no-action": ("seat",),
    "order": ("seat", "target"),
    "refill": (),
    "reveal": ("seat", "target", "cards"),
    "event": ("seat", "card"),
    "event-aside": ("seat", "card"),
    "chaser-event": ("seat", "card"),
    "drunk": ("seats",),
    "sober": ("seat", "now"),
    "split": ("seat", "target"),
    "keep": ("seat", "card"),
    "dare": ("seat", "cards", "others"),
    "tie": ("seats",),
    "contest-won": ("seat",),
    "may": ("seat", "n"),
    "option": ("seat", "n"),
    "target": ("seat", "target"),
    "number": ("seat", "n"),
    "round": ("seat", "mask"),
    "control": ("seat",),
    "leave": ("seat",),
    "pass-bid": ("seat",),
    "won": ("seat", "n"),
    "collect": ("seat", "n"),
    "pot-to-inn": ("n",),
    "passed-out": ("mask",),
    "out": ("seat", "why", "n"),
    "share": ("seat", "n"),
    "over": ("mask",),
    "offer": ("seat", "card", "target", "n"),
    "sold": ("seat", "card", "target", "n"),
    "declined": ("seat", "card", "target"),
    "token": ("seat", "n"),
    "champion": ("seat", "target"),
    "first": ("seat", "target"),
    "absent": ("seat", "n"),
    "back": ("seat",),
    "stays": ("seat", "card"),
    "joined": ("seat", "card"),
    "shed": ("seat", "card"),
    "fails": ("seat", "card"),
}
"""What the engine keeps of each event, in its order."""

PLACES: Final = {c.POT: "pot", c.INN: "inn"}
CAUSES: Final = ("drink", "gold")
"""Why somebody is out, as losing.BY_DRINK and losing.BY_GOLD number it."""

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "entry": ENTRIES,
    "moment": ("before", "after"),
    "what": STATS,
    "edit": (*EDITS.values(), "other"),
    "place": ("pot", "inn"),
    "means": ("own", "inn", "none"),
    "why": CAUSES,
}
"""Every word that a parameter may be, of those that are words of the engine."""

PARAMETERS: Final[dict[str, str]] = {
    "seat": "a seat, from 0; -1 is nobody",
    "seats": "a list of seats; of `start`, how many there are",
    "target": "a seat; -1 is nobody, or several: then they are in `targets`",
    "targets": "a list of seats, told only if there are several",
    "entry": "what the event is about; `free` is a point between phases, `last-chance` one before losing",
    "moment": "`before` the effects of the entry, or `after` them",
    "card": "the id of a card, or null",
    "cards": "a list of card ids",
    "others": "a list of card ids",
    "mode": "which of the card's ways (`-OR-`) is used, from 0",
    "drink": "which of several Drinks of the entry, from 0; -1 is none",
    "drinker": "the seat whose Drink it is; -1 is none",
    "bid": "1 if the card is played as a bid in a Round of Gambling, else 0",
    "edit": "what an answer does to the pending entry",
    "what": "which number of the player",
    "n": "how much or how many; what else it is, the event says",
    "now": "the number after the change",
    "meant": "how much it would have been if the number had no least and most; `n` is what has come of it",
    "meter": "the name of a counter, as in `counters` of a seat",
    "zone": "the name of a side deck, as in `zones` of a seat",
    "to": "of `pay`: `pot`, `inn` or a seat; of `put`: a seat",
    "place": "where the Gold comes from",
    "means": "who pays: the player (`own`) or the Inn for the player (`inn`); `none`: the player has no Gold",
    "why": "`drink`: passed out; `gold`: no Gold left",
    "turn": "the number of the turn, from 1",
}
"""What each parameter means, by the name under which it is told."""


# --- from numbers to names ---------------------------------------------------------------------------------

Args = dict[str, Any]
Naming = Callable[[Args, Table, Any], None]
"""Puts what a number means into the arguments. Those that stand before it are there already."""


def named(table: Table, code: str, args: tuple[Any, ...]) -> Args:
    """The arguments of an event, by name. Every event of every table goes through here: it has to be cheap."""
    out: Args = {}
    for (name, naming), value in zip(_NAMINGS[code], args, strict=False):  # a game of old has told less
        if naming is None:
            out[name] = value
        else:
            naming(out, table, value)
    return out


def _seats(out: Args, table: Table, seats: tuple[int, ...]) -> None:
    out["seats"] = list(seats)


def _mask(out: Args, table: Table, mask: int) -> None:
    out["seats"] = list(seats_of(mask, table.seats))


def _target(out: Args, table: Table, target: int) -> None:
    if target < -1:
        out["targets"] = list(seats_of(-2 - target, table.seats))
        target = -1
    out["target"] = target


def _card(out: Args, table: Table, design: int) -> None:
    out["card"] = table.program.designs[design].id if design >= 0 else None


def _cards(out: Args, table: Table, designs: tuple[int, ...]) -> None:
    known = table.program.designs
    out["cards"] = [known[design].id for design in designs]


def _others(out: Args, table: Table, designs: tuple[int, ...]) -> None:
    known = table.program.designs
    out["others"] = [known[design].id for design in designs]


def _entry(out: Args, table: Table, kind: int) -> None:
    out["entry"] = ENTRIES[kind]


def _moment(out: Args, table: Table, step: int) -> None:
    out["moment"] = "after" if step >= c.S_AFTER else "before"


def _edit(out: Args, table: Table, edit: int) -> None:
    out["edit"] = EDITS.get(edit, "other")


def _what(out: Args, table: Table, stat: int) -> None:
    out["what"] = STATS[stat]


def _meter(out: Args, table: Table, meter: int) -> None:
    out["meter"] = table.program.meters[meter].name


def _zone(out: Args, table: Table, zone: int) -> None:
    out["zone"] = table.program.zones[zone].name


def _paid_to(out: Args, table: Table, to: int) -> None:
    out["to"] = to if to >= 0 else PLACES[to]


def _means(out: Args, table: Table, flags: int) -> None:
    out["means"] = "inn" if flags & c.F_INN else "own" if out["n"] else "none"


def _place(out: Args, table: Table, place: int) -> None:
    out["place"] = PLACES[place]


def _why(out: Args, table: Table, cause: int) -> None:
    out["why"] = CAUSES[cause]


_BY_FIELD: Final[dict[str, Naming]] = {
    "mask": _mask,
    "target": _target,
    "card": _card,
    "cards": _cards,
    "others": _others,
    "entry": _entry,
    "step": _moment,
    "edit": _edit,
    "what": _what,
    "meter": _meter,
    "zone": _zone,
    "means": _means,
    "place": _place,
    "why": _why,
}
_BY_EVENT: Final[dict[tuple[str, str], Naming]] = {
    ("drunk", "seats"): _seats,
    ("tie", "seats"): _seats,
    ("pay", "to"): _paid_to,
}
"""Fields that are not the same in every event."""
_NAMINGS: Final[dict[str, tuple[tuple[str, Naming | None], ...]]] = {
    code: tuple((name, _BY_EVENT.get((code, name)) or _BY_FIELD.get(name)) for name in fields)
    for code, fields in FIELDS.items()
}

TOLD: Final[dict[str, tuple[str, ...]]] = {
    code: tuple({"mask": "seats", "step": "moment"}.get(name, name) for name in fields)
    for code, fields in FIELDS.items()
}
"""The parameters of each event as they are told; `targets` joins `target` if there are several."""

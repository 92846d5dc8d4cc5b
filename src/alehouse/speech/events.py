"""Events in words: a code with its parameters becomes a message, and the catalogue says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alehouse.lang.message import Argument, Message, all_of, say
from alehouse.results import Told

from .catalogue import catalogue
from .names import seat, several, title

Arguments = dict[str, Argument]

TOGETHER = ("turn", "champion")
"""Events whose seat stands for all its team."""


def event_text(
    event: Told, names: Sequence[str], titles: Mapping[str, str], language: str = "en", *, teams: Sequence[str] = ()
) -> str:
    """One event as a sentence. `names` are those of the seats, `titles` those of cards by id.

    `teams` are the names of their teams, for what a team does as a whole.
    """
    return catalogue(language).say(say("told", text=event_message(event, names, titles, teams or names)))


def event_message(event: Told, names: Sequence[str], titles: Mapping[str, str], teams: Sequence[str]) -> Message:
    said = _common(event.args, names, titles)
    special = _SPECIAL.get(event.code)
    if special is not None:
        said.update(special(event.args, names))
    if event.code in TOGETHER:
        said["seat"] = seat(event.args["seat"], teams)
    if event.code == "over" and len({teams[at] for at in event.args["seats"]}) == 1:
        said |= {"seats": teams[event.args["seats"][0]], "n": 1}
    return say(f"event-{event.code}", **said)


def _common(args: Mapping[str, Any], names: Sequence[str], titles: Mapping[str, str]) -> Arguments:
    """What most events have: seats by name, cards by title, lists with their length as `n`."""
    said: Arguments = {}
    for key, value in args.items():
        if key == "seat":
            said |= {"seat": seat(value, names), "of": _presence(value)}
        elif key == "targets":
            said |= {"target": several(names[at] for at in value), "at": "somebody"}
        elif key == "target" and "mode" not in args and "targets" not in args:
            said |= {"target": _picked(value, names), "at": "somebody" if value < -1 else _presence(value)}
        elif key == "seats" and isinstance(value, list):
            once = dict.fromkeys(value)
            said |= {"seats": several(names[at] for at in once), "n": len(once)}
        elif key == "card":
            said[key] = title(value, titles)
        elif key in ("cards", "others"):
            said[key] = all_of(title(card, titles) for card in value) if value else say("nobody")
            said.setdefault("n", len(value))
        elif key not in ("target", "what", "to", "zone", "meter", "drink", "drinker"):
            said[key] = value
    return said


def _presence(number: int | None) -> str:
    return "somebody" if number is not None and number >= 0 else "nobody"


def _picked(target: int, names: Sequence[str]) -> Argument:
    """A seat; below -1, several of them as a mask, as the engine keeps it."""
    if target >= -1:
        return seat(target, names)
    return several(name for at, name in enumerate(names) if (-2 - target) >> at & 1)


def _gold(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    return {"amount": say("amount-gold", n=args["n"])}


def _start(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    return {"n": args["seats"]}


def _play(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    """Whom the card picks: nobody, one player or several."""
    picked = args.get("targets") or [at for at in (args["target"],) if at >= 0]
    return {"target": several(names[at] for at in picked), "at": "somebody" if picked else "nobody"}


def _edit(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    own = args["drinker"] == args["seat"]
    return {
        "drink": "none" if args["drink"] < 0 else "own" if own else "some",
        "drinker": names[args["drinker"]] if args["drinker"] >= 0 else "",
    }


def _option(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    return {"n": args["n"] + 1}


def _change(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    stat, n = args["what"], args["n"]
    return {
        "what": say(f"stat-{stat}"),
        "amount": say(f"amount-{stat}", n=abs(n)),
        "way": "up" if n > 0 else "down" if n < 0 else "same",
    }


def _meter(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    name = args["meter"]
    return {"amount": say(f"amount-counter-{name}", n=args["now"], name=name)}


def _pay(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    to = args["to"]
    if isinstance(to, str):
        return {**_gold(args, names), "to": to}
    return {**_gold(args, names), "to": "seat", "target": seat(to, names)}


def _zone(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    name = args["zone"]
    return {"deck": say(f"deck-{name}", name=name)}


def _put(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    return {**_zone(args, names), "target": seat(args["to"], names)}


def _reveal(args: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    return {"whose": "own" if args["seat"] == args["target"] else "other"}


_SPECIAL: dict[str, Callable[[Mapping[str, Any], Sequence[str]], Arguments]] = {
    "start": _start,
    "play": _play,
    "edit": _edit,
    "option": _option,
    "selected": _option,
    "change": _change,
    "meter": _meter,
    "pay": _pay,
    "take": _gold,
    "won": _gold,
    "collect": _gold,
    "share": _gold,
    "pot-to-inn": _gold,
    "put": _put,
    "flip": _zone,
    "offer": _gold,
    "sold": _gold,
    "reveal": _reveal,
}

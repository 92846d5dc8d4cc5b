"""Events in words: a code with its parameters becomes a message, and the catalogue says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alehouse.engine.view import seats_of
from alehouse.lang.message import Argument, Message, all_of, say
from alehouse.results import Told

from .catalogue import catalogue
from .names import Cast, title

Arguments = dict[str, Argument]

TOGETHER = ("turn", "champion")
"""Events whose seat stands for all its team."""
UNSAID = ("target", "what", "to", "zone", "meter", "drink", "drinker", "meant", "bot")
"""Parameters that go into a sentence in another form, or not at all."""


def event_text(
    event: Told,
    names: Sequence[str],
    titles: Mapping[str, str],
    language: str = "en",
    *,
    teams: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """One event as a sentence. `names` are those of the seats, `titles` those of cards by id.

    `teams` are the names of their teams, for what a team does as a whole; `you` is the seat of the reader.
    """
    return catalogue(language).say(say("told", text=event_message(event, Cast(names, teams, you), titles)))


def event_message(event: Told, cast: Cast, titles: Mapping[str, str]) -> Message:
    said = _common(event.args, cast, titles)
    special = _SPECIAL.get(event.code)
    if special is not None:
        said.update(special(event.args, cast))
    if event.code in TOGETHER:
        said["seat"] = cast.team(event.args["seat"])
    if event.code == "over":
        said.update(_over(event.args["seats"], cast))
    return say(f"event-{event.code}", **said)


def _common(args: Mapping[str, Any], cast: Cast, titles: Mapping[str, str]) -> Arguments:
    """What most events have: seats by name, cards by title, lists with their length as `n`.

    `who`, `whom` and `all` say whether the reader is `seat`, `target` or among `seats`: verbs need to know.
    """
    said: Arguments = {} if "seat" in args else {"seat": say("you"), "who": "you"}  # told to one seat alone
    for key, value in args.items():
        if key == "seat":
            said |= {"of": _presence(value), **_doer(value, cast, "bot" in args)}
        elif key == "targets":
            said |= {"target": cast.several(value), "at": "somebody", "whom": "other"}
        elif key == "target" and "mode" not in args and "targets" not in args:
            some = value < -1  # several, as a mask: so the engine keeps it
            target = cast.several(seats_of(-2 - value, len(cast.names))) if some else cast.seat(value)
            said |= {"target": target, "at": "somebody" if some else _presence(value), "whom": cast.who(value)}
        elif key == "seats" and isinstance(value, list):
            once = list(dict.fromkeys(value))
            said |= {"seats": cast.several(once), "n": len(once), "all": cast.who(*once)}
        elif key == "card":
            said[key] = title(value, titles)
        elif key in ("cards", "others"):
            said[key] = all_of(title(card, titles) for card in value) if value else say("nobody")
            said.setdefault("n", len(value))
        elif key not in UNSAID:
            said[key] = value
    return said


def _doer(seat: int, cast: Cast, bot: bool) -> Arguments:
    """Whoever has done it, which may have been a bot for a person who is away."""
    doer: Arguments = {"seat": cast.seat(seat), "who": cast.who(seat)}
    return {"seat": say("stand-in", **doer), "who": "other"} if bot else doer


def _presence(number: int | None) -> str:
    return "somebody" if number is not None and number >= 0 else "nobody"


def _over(winners: Sequence[int], cast: Cast) -> Arguments:
    """A team that wins is one winner."""
    teams = {cast.teams[at] for at in winners}
    if len(teams) != 1 or teams == {cast.names[winners[0]]}:
        return {}
    ours = cast.who(*winners) == "you"
    return {"seats": say("your-team") if ours else cast.team(winners[0]), "n": 1, "all": "other"}


def _gold(args: Mapping[str, Any], cast: Cast) -> Arguments:
    n = args.get("n", 0)  # games of old do not tell it of who is out
    return {"n": n, "amount": say("amount-gold", n=n)}


def _start(args: Mapping[str, Any], cast: Cast) -> Arguments:
    return {"n": args["seats"]}


def _play(args: Mapping[str, Any], cast: Cast) -> Arguments:
    """Whom the card picks: nobody, one player or several."""
    picked = args.get("targets") or [at for at in (args["target"],) if at >= 0]
    own = picked == [args["seat"]]
    return {
        "target": cast.several(picked),
        "at": "self" if own else "somebody" if picked else "nobody",
        "whom": cast.who(*picked) if len(picked) == 1 else "other",
    }


def _edit(args: Mapping[str, Any], cast: Cast) -> Arguments:
    drinker = args["drinker"]
    if args["drink"] < 0:
        drink = "none"
    elif drinker == args["seat"]:
        drink = "own"
    else:
        drink = "yours" if cast.who(drinker) == "you" else "some"
    return {"drink": drink, "drinker": cast.seat(drinker) if drinker >= 0 else ""}


def _option(args: Mapping[str, Any], cast: Cast) -> Arguments:
    return {"n": args["n"] + 1}


def _change(args: Mapping[str, Any], cast: Cast) -> Arguments:
    """`cut`: a number has a least and a most, and less came of it than was meant."""
    stat, n = args["what"], args["n"]
    meant = args.get("meant", n)
    return {
        "what": say(f"stat-{stat}"),
        "amount": say(f"amount-{stat}", n=abs(n)),
        "meant": say(f"amount-{stat}", n=abs(meant)),
        "way": "up" if meant > 0 else "down" if meant < 0 else "same",
        "cut": "no" if n == meant else "some" if n else "all",
    }


def _meter(args: Mapping[str, Any], cast: Cast) -> Arguments:
    name = args["meter"]
    return {"amount": say(f"amount-counter-{name}", n=args["now"], name=name)}


def _pay(args: Mapping[str, Any], cast: Cast) -> Arguments:
    to = args["to"]
    if isinstance(to, str):
        return {**_gold(args, cast), "to": to}
    return {**_gold(args, cast), "to": "seat", "target": cast.seat(to), "whom": cast.who(to)}


def _zone(args: Mapping[str, Any], cast: Cast) -> Arguments:
    name = args["zone"]
    return {"deck": say(f"deck-{name}", name=name)}


def _put(args: Mapping[str, Any], cast: Cast) -> Arguments:
    return {**_zone(args, cast), "target": cast.seat(args["to"]), "whom": cast.who(args["to"])}


def _reveal(args: Mapping[str, Any], cast: Cast) -> Arguments:
    return {"whose": "own" if args["seat"] == args["target"] else "other"}


_SPECIAL: dict[str, Callable[[Mapping[str, Any], Cast], Arguments]] = {
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
    "out": _gold,
    "share": _gold,
    "pot-to-inn": _gold,
    "put": _put,
    "flip": _zone,
    "offer": _gold,
    "sold": _gold,
    "reveal": _reveal,
}

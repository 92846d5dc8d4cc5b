"""Two ways in which things may go on, weighed against each other: what an answer changes, and for whom that is good."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from ..engine.view import Effect

FALLS = frozenset({"out", "pass-out"})
NUMBERS = ("fortitude", "alcohol", "gold")
KNOWN = frozenset({*NUMBERS, "cards"})
"""Of these it is known that more is better; of Alcohol, less."""
WEIGHED = frozenset({"change", "sober", "pay", "collect", "share", "draw", "discard", "put", *FALLS})
LIGHT = frozenset({"stays", "start-round", "control", "leave", "pot-to-inn"})
"""Who is not in a Round has nothing from it; what it costs to be in it is told besides."""
ROUND = frozenset({"stays", "control", "leave", "pot-to-inn"})
"""What is told of a Round and says by itself who has something from it."""
MUCH = 3
"""So much of a rival's numbers is worth a question."""
COVERED, BY_NOBODY = " (by the Inn)", " (by nobody)"
"""How a payment says that its payer does not pay; what nobody pays, nobody gets."""


def is_milder(before: Sequence[Effect], after: Sequence[Effect], team: Collection[int]) -> bool:
    """Whether nothing else happens than before, and nothing is gone but harm to those who are not of the team."""
    gone, new = changed(before, after)
    harm = [one for one in gone if one.verb == "change" and one.seat not in team and harms(one)]
    return harm == gone and all(any(harms(one) and lessens(old, one) for old in harm) for one in new)


def is_worse(before: Sequence[Effect], after: Sequence[Effect], team: Collection[int]) -> bool:
    """Whether nothing is gone but what was good for the team, and nothing comes instead but what is bad for it."""
    gone, new = changed(before, after)
    return all(one.seat in team and is_good(one) for one in gone) and all(
        one.verb == "stays" or (one.seat in team and is_bad(one)) or any(lessens(old, one) for old in gone)
        for one in new
    )


def changed(before: Sequence[Effect], after: Sequence[Effect]) -> tuple[list[Effect], list[Effect]]:
    """What does not happen any more, and what happens instead."""
    gone, new = list(before), []
    for one in after:
        gone.remove(one) if one in gone else new.append(one)
    return gone, new


def is_good(effect: Effect) -> bool:
    """Good for the seat that it happens to, whatever else comes of it."""
    return effect.verb in ("sober", "collect", "draw", "stays") or (effect.verb == "change" and is_gain(effect))


def is_gain(effect: Effect) -> bool:
    return effect.n < 0 if effect.what == "alcohol" else effect.what in ("fortitude", "gold") and effect.n > 0


def is_bad(effect: Effect) -> bool:
    return effect.verb in ("pay", "discard", "out", "pass-out") or (effect.verb == "change" and harms(effect))


def harms(effect: Effect) -> bool:
    return effect.n > 0 if effect.what == "alcohol" else effect.what in ("fortitude", "gold") and effect.n < 0


def lessens(old: Effect, new: Effect) -> bool:
    """The same to the same seat, but less of it."""
    same = (old.verb, old.seat, old.what, old.source) == (new.verb, new.seat, new.what, new.source)
    return same and abs(new.n) < abs(old.n)


def matters(
    before: Sequence[Effect], after: Sequence[Effect], team: Collection[int], teams: Sequence[Collection[int]],
    names: Sequence[str],
) -> bool:  # fmt: skip
    """Whether it is of any weight for a team that things go on in the second way and not in the first: a rival drops
    out, or loses much; somebody of the team does not drop out; or the team has more of something. `names` are those of
    the seats. What cannot be weighed matters.
    """
    gone, new = changed(before, after)
    if any(one.verb not in WEIGHED | LIGHT for one in (*gone, *new)):
        return True
    saved, fallen = fallen_of(gone) - fallen_of(new), fallen_of(new) - fallen_of(gone)
    if any(seat in team for seat in saved) or any(seat not in team for seat in fallen):
        return True
    if any(n > 0 or what not in KNOWN for what, n in gained(before, after, team, names).items()):
        return True
    rivals = [gained(before, after, one, names) for one in teams if not set(one) & set(team)]
    return any(-sum(lost[what] for what in NUMBERS) >= MUCH or counted(lost) >= MUCH for lost in rivals)


def is_no_good(
    before: Sequence[Effect], after: Sequence[Effect], team: Collection[int], teams: Sequence[Collection[int]],
    names: Sequence[str], control: int | None,
) -> bool:  # fmt: skip
    """Whether the second way is in nothing better for a team than the first: it has no more of anything, spares nobody
    of it, and takes nothing from a rival. `control` is the seat that has the Round now. To give up what would be the
    team's own pot is no good, whatever ante it spares. Of what cannot be weighed, nothing is said.
    """
    gone, new = changed(before, after)
    if any(one.verb not in WEIGHED | ROUND for one in (*gone, *new)):
        return False
    saved, fallen = fallen_of(gone) - fallen_of(new), fallen_of(new) - fallen_of(gone)
    if any(seat in team for seat in saved) or any(seat not in team for seat in fallen):
        return False
    holder, then = holder_of(before, control), holder_of(after, control)
    if holder is not None and holder in team and then != holder and then not in team:
        return True
    if holder != then or left_of(gone) != left_of(new):
        return False
    if any(n > 0 or what not in KNOWN for what, n in gained(before, after, team, names).items()):
        return False
    rivals = [gained(before, after, one, names) for one in teams if not set(one) & set(team)]
    return all(n > 0 and what in KNOWN for lost in rivals for what, n in lost.items())


def holder_of(effects: Sequence[Effect], control: int | None) -> int | None:
    """Who has the Round after all that, if there is a pot to have."""
    for one in effects:
        if one.verb == "control" or (one.verb, one.what) == ("collect", "pot"):
            control = one.seat
        elif one.verb == "pot-to-inn":
            control = None
    return control


def left_of(effects: Sequence[Effect]) -> set[int | None]:
    return {one.seat for one in effects if one.verb == "leave"}


def gained(
    before: Sequence[Effect], after: Sequence[Effect], team: Collection[int], names: Sequence[str]
) -> Counter[str]:
    """What a team has more of in the second way, or (below 0) less; nothing that is the same."""
    found = tally(after, team, names)
    found.subtract(tally(before, team, names))
    return Counter({what: n for what, n in found.items() if n})


def counted(gains: Counter[str]) -> int:
    """How much the counters of a character change. Whether that is good only the character knows."""
    return sum(abs(n) for what, n in gains.items() if what not in KNOWN)


def fallen_of(effects: Sequence[Effect]) -> set[int]:
    return {one.seat for one in effects if one.verb in FALLS and one.seat is not None}


def tally(effects: Sequence[Effect], team: Collection[int], names: Sequence[str]) -> Counter[str]:
    """What a team has from all that, Alcohol below 0."""
    found: Counter[str] = Counter()
    for one in effects:
        if one.verb == "pay":
            found["gold"] += gold_of(one, team, names)
        elif one.seat not in team:
            continue
        elif one.verb == "change":
            found[one.what] += -one.n if one.what == "alcohol" else one.n
        elif one.verb == "sober":
            found["alcohol"] += one.n
        elif one.verb in ("collect", "share"):
            found["gold"] += one.n
        elif one.verb in ("draw", "discard", "put"):
            found["cards"] += one.n if one.verb == "draw" else -one.n
    return found


def gold_of(payment: Effect, team: Collection[int], names: Sequence[str]) -> int:
    """What a payment brings a team, or costs it."""
    to = payment.what.removesuffix(COVERED).removesuffix(BY_NOBODY)
    costs = payment.seat in team and to == payment.what
    brings = not payment.what.endswith(BY_NOBODY) and any(names[seat] == to for seat in team)
    return payment.n * (brings - costs)

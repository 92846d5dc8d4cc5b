"""How long a response window stays open. Only public facts and what people do by hand may decide that.

With a delay D, a window closes when every person has answered by hand, or after D, whatever anybody holds; what takes
longer to read stays longer, and those whom it concerns have longer still. A point between phases closes at once, unless
somebody has asked for full control. When windows reopen one after another with nothing played between them, only the
first of them waits, apart from those whom it concerns.

Without a delay (an open table among friends, or one person among bots) the table waits for whoever has something to
answer and has not yielded, and for nobody else. But what has just come onto the table stays there for a look, so that
people see what bots do to them (`look_at`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ..engine.view import Effect, Window
from ..protocol import CLOCKS, Delays
from ..protocol.settings import BEAT
from .chair import Chair

Key = tuple[str, int, str | None, int]

NEWS = frozenset({"play", "reveal", "event"})
"""Events after which a window is on something that has not been there before."""
LOOK = 3.5
"""Beats that something new stays on the table for a look ..."""
LOOK_IF_TOUCHED = 4.0
"""... if something is about to happen to a person, or a card was turned over that is part of it now ..."""
LOOK_AT_AN_END = 6.0
"""... if somebody, whoever it is, is about to drop out: that is seen once in a game ..."""
LOOK_AT_OWN = 1.0
"""... and if it is a person's own card, which that person need not read."""
BID = 1.5
"""Beats that a bot takes to bid or pass in a Round, so that people see who has passed."""
GLANCE = 6
"""So many words are read in that time. Whatever has more stays longer, at the normal beat for ..."""
TO_BEGIN = 2_000
"""... so many milliseconds, ..."""
PER_WORD = 1_000 / 6
"""... so many more for each word, ..."""
MOST_TO_READ = 9_000
"""... but not for more than this."""
UNHURRIED_WINDOW = CLOCKS["casual"].window
"""Where windows have this delay or more, there is all that time to read; where less, so much less."""


class Chain:
    """Which windows have been open, so that a reopening can be told from an opening."""

    __slots__ = ("_deepest", "_passed", "_quiet", "_seen", "fresh", "reopened")

    def __init__(self) -> None:
        self._seen: dict[int, Key] = {}
        self._passed: dict[tuple[int, int], Passed] = {}
        """By depth and seat: what was passed on by hand, and is still pending."""
        self._deepest = 0
        self._quiet = False
        self.reopened = False
        self.fresh = False
        """The window is the first one on what it is on."""

    def open(self, window: Window, phase: str = "", news: bool = True) -> bool:
        """A window opens. True if it need not wait, because one has just reopened and closed quietly.

        `news`: since the window before it, something has come onto the table.
        """
        key = (window.entry, window.seat, phase if window.entry == "free" else window.card, window.step)
        quiet = self._quiet
        before = self._seen.get(window.depth)
        same = before == key and not news
        self.fresh = window.entry != "free" and (news or before is None or before[:3] != key[:3])
        self.reopened = self._deepest > window.depth and before == key
        self._seen = {depth: kept for depth, kept in self._seen.items() if depth < window.depth}
        self._seen[window.depth] = key
        deepest = window.depth if same else window.depth - 1
        self._passed = {at: kept for at, kept in self._passed.items() if at[0] <= deepest}
        self._deepest = window.depth
        return self.reopened and quiet

    def close(self, played: bool) -> None:
        self._quiet = self.reopened and not played

    def note_pass(self, seat: int, passed: Passed) -> None:
        """Somebody has passed by hand on what the window is on."""
        self._passed[self._deepest, seat] = passed

    def passed(self, seat: int) -> Passed | None:
        """What that seat has passed on, if the window is on the very same thing."""
        return self._passed.get((self._deepest, seat))


class Passed:
    """What would have happened when somebody passed, and what that person could have done instead."""

    __slots__ = ("_effects", "_moves", "_team")

    def __init__(self, team: Sequence[int], effects: Sequence[Effect], moves: Iterable[str]) -> None:
        self._team = frozenset(team)
        self._effects = tuple(effects)
        self._moves = frozenset(moves)

    def settles(self, other: Passed) -> bool:
        """Whether it says all about how things stand now: nothing else would happen to this person's team, no more to
        anybody else, and nothing can be done that could not have been done then."""
        if not other._moves <= self._moves or other._own() != self._own():
            return False
        return all(any(covers(old, new) for old in self._effects) for new in other._effects)

    def _own(self) -> list[Effect]:
        return [one for one in self._effects if one.seat in self._team or one.source in self._team]


def covers(old: Effect, new: Effect) -> bool:
    """The same to the same seat, and at least as much of it."""
    same = (old.verb, old.seat, old.what, old.source) == (new.verb, new.seat, new.what, new.source)
    return same and (0 <= new.n <= old.n or old.n <= new.n <= 0)


def look_at(window: Window, touched: Collection[int], people: Collection[int], words: int, turned: int = 0) -> float:
    """So many beats a window on something new stays open even if nobody is waited for. Public facts only.

    `people` are the seats for which somebody decides by hand, `touched` those that something is about to happen to;
    `words` is how much there is to read, and `turned` how much of it was turned over as part of a card: that is new to
    its own player too.
    """
    if window.entry == "last-chance":
        return LOOK_AT_AN_END
    if any(seat in touched for seat in people):
        return max(LOOK_IF_TOUCHED, beats_to_read(words))
    if window.entry == "card" and window.seat in people:
        return max(LOOK_IF_TOUCHED, beats_to_read(turned)) if turned else LOOK_AT_OWN
    return max(LOOK_IF_TOUCHED if turned else LOOK, beats_to_read(words))


def beats_to_read(words: int) -> float:
    return 0.0 if words <= GLANCE else min(MOST_TO_READ, TO_BEGIN + PER_WORD * words) / BEAT


def closing_time(
    window: Window, full: bool, opened: int, delays: Delays, waits_not: bool, words: int
) -> tuple[int, int]:
    """With a delay: when a window closes for those it does not concern, and for those it does. Public facts only.

    `full`: somebody has asked for full control; `words` is how much there is to read.
    """
    if window.entry == "free":
        end = opened + delays.window if full else opened
        return end, end
    reading = round(BEAT * beats_to_read(words) * min(1.0, delays.window / UNHURRIED_WINDOW))
    end = opened if waits_not else opened + max(delays.window, reading)
    return end, max(end, opened + delays.touched)


def held_until(chair: Chair, end: int) -> int:
    """A person who holds a window draws on the bank, but not before it would have closed."""
    return max(end, chair.held) + chair.bank if chair.holding else end

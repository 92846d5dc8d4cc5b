"""What is written down of an evening, so that a stretch of it can be played again at another table."""

from __future__ import annotations

from dataclasses import dataclass, field

from alehouse.table.room import Room

from .stage import Act, Point


@dataclass(frozen=True)
class Plan:
    """What kind of evening it is."""

    seed: int
    people: int
    bots: int = 0
    window: int = 0
    """Milliseconds that a response window stays open; 0 is an open table."""
    variant: str = "individual"
    watchers: int = 1
    eager: float = 0.5
    """How often somebody who could play something means to."""
    stretch: int = 40
    """About so many questions are played again at another table."""

    @property
    def timed(self) -> bool:
        return self.window > 0 and self.people > 1


@dataclass
class Done:
    """An act that was done, and what became of it."""

    act: Act
    ok: bool
    point: Point | None
    """The question that was open."""
    window: Point | None
    """The same, if this was an answer to a window."""


@dataclass
class Held:
    seat: int
    start: int
    end: int | None = None
    how: str = ""
    """`answer` or `release`."""


@dataclass
class WindowRecord:
    """A window that people could do something about."""

    point: Point
    opened: int
    people: frozenset[int]
    touched: frozenset[int]
    answers: dict[int, tuple[int, str]] = field(default_factory=dict)
    """What counts at the end of what was answered by hand: when, and which."""
    standing: dict[int, str] = field(default_factory=dict)
    """Answers that the table has given for somebody who is not there to answer; they count when the time is up."""
    released: set[int] = field(default_factory=set)
    """Who has taken an answer back."""
    held: Held | None = None
    closed: int | None = None
    cut: bool = False
    """The game was put back while it was open."""
    messy: bool = False
    """Somebody came, went, gave up, yielded or left a standing answer meanwhile."""

    @property
    def by_the_clock(self) -> bool:
        """It closed because its time was up, and by nobody's hand."""
        ends = [at for at, _text in self.answers.values()] + [self.held.end if self.held is not None else 0]
        return self.people > self.answers.keys() and self.closed not in ends and not self.cut and not self.messy


@dataclass(frozen=True)
class Mark:
    """A point of an evening: the time, the question, how many acts had been done, and how much had been sent."""

    now: int
    point: Point
    done: int
    got: dict[str, int]


@dataclass
class Fork:
    """The table as it stood when a question opened."""

    room: Room
    receiver: int | None
    """The seat that must notice nothing; None: those who watch."""
    point: Point
    now: int
    undos: int
    windows: int
    told: int
    base: int
    done: int
    """So many acts had been done."""
    got: dict[str, int]
    length: int
    seen: set[int] = field(default_factory=set)
    """Designs that the receiver comes to know from here on."""
    questions: int = 0
    mark: Mark | None = None
    """Where the stretch ends."""

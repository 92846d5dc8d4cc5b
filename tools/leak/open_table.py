"""A stretch of an evening again at an open table (no delays), or with one person among bots.

Such a table waits for whoever can answer and for nobody else: when something happens, and in how many updates it is
told, shows who could have answered. That is the price of an open table, and its people have chosen it. What is said
must be the same all the same: every event, every card that lies open, every question, every refusal.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import structs

from alehouse.protocol import Event, Private, Public, State, Update, join, read_reply
from alehouse.protocol import requests as ask

from .evening import Evening
from .records import Done, Fork
from .stage import Act, Point
from .twin import Noticed, Twin

Known = tuple[Public, Private | None]


class OpenTwin(Twin):
    """The other table, without a clock that could be followed: everybody acts as soon as they are asked."""

    def __init__(self, evening: Evening, fork: Fork, rng: Random) -> None:
        super().__init__(evening, fork, rng)
        self._queue.clear()
        self._at: dict[Point, list[Done]] = {}
        for one in evening.done[fork.done : self.mark.done]:
            if one.point is not None:
                self._at.setdefault(one.point, []).append(one)

    def asked(self, point: Point) -> None:
        if self.match.game.window is not None:
            self.figures.windows += 1
            self.figures.plays += self.outcome(point) is not None
            self.count_able(point)

    def bot_thinks(self, seat: int, point: Point) -> int:
        return 0

    def run(self) -> None:
        for chair in self.match.chairs:  # whom the open window waits for depends on the cards
            self.match.asked.note(chair, self.match.game)
        self.room.tick(self.now)
        self.settle()
        while self.playing and self.question is not None and self.question < self.mark.point:
            if not self._act(self.question):
                self.step()

    def _act(self, point: Point) -> bool:
        """Somebody does what they did at this question, or what is needed to go on. False if only time can."""
        waiting = self._at.get(point, [])
        while waiting:
            one = waiting.pop(0)
            if self._here(one):
                return True
        for seat in self.match.game.asked:
            chair = self.match.chairs[seat]
            moves = self.match.game.legal_moves_of(seat)
            if not chair.by_hand or chair.answer is not None or len(moves) == 1:
                continue
            if seat == self.fork.receiver:
                raise Noticed(f"{self.evening.plan_of}: the table waits for {seat} at {point} with other cards only")
            self._say(seat, self._text(seat, point))
            return True
        return False

    def _here(self, one: Done) -> bool:
        """Do it again, if it can be done here; True if it was."""
        seat = self.evening.of_wire[one.act.wire].seat
        if one.window is not None and seat is not None and seat != self.fork.receiver:
            return False  # see `_text`
        if not self._again(one):
            return False
        self.now += 1
        self.perform(Act(self.now, one.act.wire, one.act.request))
        return True

    def _say(self, seat: int, text: str) -> None:
        wire = next(p.wires[0] for p in self.evening.people if p.seat == seat)
        self.now += 1
        self.figures.acts += 1
        self.perform(Act(self.now, wire, ask.Answer(id=self.rid(), decision=self.match.decision, move=text)))

    def _text(self, seat: int, point: Point) -> str:
        """What somebody answers who answered there too, or who had nothing to choose there."""
        if self.match.game.window is None:
            return self.evening.moves.get((point, seat)) or str(self.match.game.legal_moves_of(seat)[0])
        winner = self.outcome(point)
        record = self.evening.records.get(point)
        if winner is not None and winner[2][0] == seat and record is not None and seat in record.answers:
            return record.answers[seat][1]
        meant = self.meant(seat, point)
        self.figures.overtaken += meant is not None
        return "pass" if meant is None else str(self.match.game.legal_moves_of(seat).find(meant))

    # -- what the receiver sees -------------------------------------------------------------------------

    def compare(self) -> None:
        fork, evening = self.fork, self.evening
        for id in evening.wires_of(fork.receiver):
            got = evening.wires[id].got
            start, end = fork.got.get(id, 0), self.mark.got[id]
            there, here = Heard(), Heard()
            for _at, data in got[:start]:
                there.take(data)
                here.take(data)
            there.begin()
            here.begin()
            for _at, data in got[start:end]:
                there.take(data)
            for _at, data in self.wires[id].got:
                here.take(data)
            self.figures.messages += end - start
            self._same(id, there, here)
        self.figures.seconds = (self.end - fork.now) // 1000

    def _same(self, wire: str, there: Heard, here: Heard) -> None:
        for at, (old, new) in enumerate(zip(there.events, here.events, strict=False)):
            if old != new:
                raise Noticed(self._report(wire, at, old, new, there.events[at - 1] if at else None))
        if len(here.events) < len(there.events):
            raise Noticed(self._report(wire, len(here.events), there.events[len(here.events)], None, None))
        for decision in there.known.keys() & here.known.keys():
            if there.known[decision] != here.known[decision]:
                raise Noticed(self._report(wire, decision, there.known[decision], here.known[decision], None))
        for rid in there.replies.keys() & here.replies.keys():
            if there.replies[rid] != here.replies[rid]:
                raise Noticed(self._report(wire, 0, there.replies[rid], here.replies[rid], rid))
            self.figures.kinds["reply"] = self.figures.kinds.get("reply", 0) + 1


class Heard:
    """What comes over a wire, taken apart: events in a row, what is known at each question, replies."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.known: dict[int, Known] = {}
        self.replies: dict[str, bytes] = {}
        self._table: Public | None = None

    def begin(self) -> None:
        """From here on it counts."""
        self.events.clear()
        self.known.clear()
        self.replies.clear()

    def take(self, data: bytes) -> None:
        message: Any = read_reply(data)
        if isinstance(message, State):
            self._table = message.table
        elif isinstance(message, Update):
            self.events += message.events
            if self._table is not None:
                self._table = join(self._table, message.table)
        elif getattr(message, "id", None) is not None and type(message).__name__ != "Welcome":
            self.replies[message.id] = data
            return
        else:
            return
        if message.clock.decision >= 0 and self._table is not None:
            you = message.you and structs.replace(message.you, bank=0)  # it shows how long one has thought oneself
            self.known[message.clock.decision] = (self._table, you)

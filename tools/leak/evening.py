"""A whole game at a table, recorded: every act, every window, every byte to everybody.

At random questions a fork is made: a copy of the table as it stands, to be dealt anew and played again later
(`twin`), when it is known what happened in the stretch that followed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from alehouse.engine.state import Event, RawMove
from alehouse.protocol import Hello, Request, Settings
from alehouse.protocol import requests as ask
from alehouse.table.room import Room, hashed

from . import crowd
from .cards import tagged
from .crowd import Person
from .forks import Forks
from .records import Done, Fork, Held, Plan, WindowRecord
from .scan import Scanner
from .stage import Act, Point, Stage, Wire, new_room

SEQ = re.compile(rb'"seq":([0-9]+)')
PASSWORD = "opensesame"
COMING_AND_GOING = (type(None), Hello, ask.Return, ask.Concede, ask.Yield, ask.Standing)
ENDS_AN_OPEN_STRETCH = (*COMING_AND_GOING, ask.Undo, ask.Consent)
IN_A_WINDOW = (ask.Answer, ask.Hold, ask.Release)


class Evening(Stage):
    """One game from the first card to the last."""

    def __init__(self, plan: Plan, finished: Callable[[Evening, Fork], None] | None = None) -> None:
        """`finished`: what to do with a stretch that has come to its end."""
        self.plan_of = plan
        self.rng = Random(f"evening/{plan.seed}")
        count = plan.people + plan.watchers + 1
        self.people = [
            self._person(at, f"w{at - plan.people}" if at >= plan.people else f"p{at}") for at in range(count)
        ]
        self.latecomer = self.people[-1]
        """Comes to watch in the middle of the game."""
        self.of_wire = {wire: person for person in self.people for wire in person.wires}
        wires = [Wire(id, person.guest, person.name) for person in self.people for id in person.wires]
        super().__init__(self._new_room(), wires)
        self.scanner = Scanner(self)
        self.done: list[Done] = []
        self.outcomes: dict[tuple[int, int], Event] = {}
        """What each window led to: the event that was told after it opened."""
        self.records: dict[Point, WindowRecord] = {}
        self.bot_moves: dict[tuple[Point, int], RawMove] = {}
        self.moves: dict[tuple[Point, int], str] = {}
        """Answers that were no answers to windows."""
        self.could: dict[Point, frozenset[int]] = {}
        """Who could answer a window."""
        self.late: list[int] = []
        """When somebody who was there was too late, and a bot played on: that shows what was left in the bank."""
        self._away: set[int] = set()
        self.forks = Forks(self, finished)
        self._record: WindowRecord | None = None
        self._undo_seen = -1

    # -- the beginning ---------------------------------------------------------------------------------

    def _person(self, at: int, name: str) -> Person:
        guest = f"guest{self.rng.getrandbits(64):016x}"
        return Person(name=name, guest=guest, residue=at, wires=[f"{name}.1", f"{name}.2"])

    def _new_room(self) -> Room:
        plan, rng = self.plan_of, self.rng
        settings = Settings(
            title="Friday",
            seats=plan.people + plan.bots,
            variant=plan.variant,
            drinks=rng.choice([("rdi1",), ("rdi2",), ("rdi3",), ("rdi1", "rdi2")]),
            clock=rng.choice(["casual", "fast"] if plan.timed else ["casual", "fast", "days"]),
            window=plan.window,
            privacy=rng.choice(["link", "password"]),
        )
        return new_room(settings, self.people[0].guest, rng, hashed(PASSWORD, f"{rng.getrandbits(64):016x}"))

    def begin(self) -> None:
        plan = self.plan_of
        host = self.people[0]
        for person in self.people[:-1]:
            self._tell(person, Hello(id=person.rid(), version=1, password=PASSWORD))
        for person in self.people[: plan.people]:
            self._tell(person, ask.Sit(id=person.rid()))
        for _ in range(plan.bots):
            self._tell(host, ask.AddBot(id=host.rid(), bot="random"))
        for at, person in enumerate(self.people[: plan.people]):
            person.seat = at
        self._tell(host, ask.Start(id=host.rid()))
        assert self.playing, "the game does not begin"
        if not plan.timed:  # an open table waits for whoever can answer; let that be everything that can be
            for person in self.people[: plan.people]:
                self._tell(person, ask.Yield(id=person.rid(), level="full"))

    def _tell(self, person: Person, request: Request) -> None:
        """Before the game: one after the other."""
        self.now = person.time(self.now + 1)
        self.perform(Act(self.now, person.wires[0], request))

    def play(self, limit: int = 40_000) -> None:
        """To the end."""
        self.begin()
        for _ in range(limit):
            if not self.playing:
                break
            self.step()
        else:
            raise AssertionError("the game does not end")
        self.forks.finish()

    def step(self) -> None:
        if self.due() is None:  # somebody alone among bots has no clock, so that only an answer can go on
            for person in self.people:
                if person.seat in self.match.game.asked and self._decides(person) and person.seat is not None:
                    self._plan_answer(person, person.seat, False)
        super().step()

    # -- what happens ------------------------------------------------------------------------------------

    def sent(self, wire: Wire, data: bytes) -> None:
        self.scanner.look(wire, self.of_wire[wire.id], data)
        super().sent(wire, data)

    def flush(self) -> None:
        super().flush()
        self.scanner.renew()

    def perform(self, act: Act) -> None:
        if self.playing and not self._may(self.of_wire[act.wire], act):
            return
        self.scanner.hear(act.wire, self.of_wire[act.wire], act.request)
        if self._record is not None and isinstance(act.request, COMING_AND_GOING):
            self._record.messy = True
        if not self.plan_of.timed and isinstance(act.request, ENDS_AN_OPEN_STRETCH):
            self.forks.finish()
        window = None
        if self.playing and self.match.game.window is not None and isinstance(act.request, IN_A_WINDOW):
            window = self.question
        self.done.append(Done(act, False, self.question, window))
        super().perform(act)
        self._ask_for_consent()

    def watch(self) -> None:
        if self.playing:
            away = {chair.seat for chair in self.match.chairs if chair.away}
            if any(self.match.chairs[seat].here for seat in away - self._away):
                self.late.append(self.now)
            if away != self._away and not self.plan_of.timed:
                self.forks.finish()
            self._away = away
        super().watch()

    def replied(self, act: Act, reply: bytes) -> None:
        done, person = self.done[-1], self.of_wire[act.wire]
        done.ok = b'"type":"ok"' in reply[:20]
        if isinstance(act.request, Hello):
            person.gone = False
        if done.ok and self.question is not None:
            self._note(person, act.request, self.question, done.window)

    def _may(self, person: Person, act: Act) -> bool:
        """Whether the person is there, and does what a twin can do as well."""
        if isinstance(act.request, ask.Undo) and person.meant:
            return False  # what nobody saw cannot be taken back by everybody's consent
        connected = any(wire.id == act.wire for wire in self.room.connections if isinstance(wire, Wire))
        return connected != isinstance(act.request, Hello)

    def _note(self, person: Person, request: Request | None, before: Point, window: Point | None) -> None:
        """Keep what an accepted request means."""
        seat = person.seat
        if seat is None:
            return
        if window is None:
            if isinstance(request, ask.Answer):
                self.moves[before, seat] = request.move
                person.meant = False
                self._maybe_undo(person)
            return
        record = self.records.get(window)
        if record is None:
            return
        if isinstance(request, ask.Hold):
            record.held = Held(seat, self.now)
        elif isinstance(request, ask.Answer | ask.Release):
            held = record.held
            if held is not None and held.seat == seat and held.end is None:
                held.end, held.how = self.now, "answer" if isinstance(request, ask.Answer) else "release"
            if isinstance(request, ask.Answer):
                record.answers[seat] = (self.now, request.move)
                self._maybe_undo(person)
            elif record.answers.pop(seat, None) is not None:
                record.released.add(seat)

    def heard(self, told: list[Event]) -> None:
        log = self.state.log or []
        start = self.told - len(told)
        windows = self.windows - sum(code == "open" for _to, code, _args in told)
        before = log[start - 1][1] if start else ""
        for event in told:
            if before == "open":
                self.outcomes[self.undos, windows] = event
            before = event[1]
            windows += before == "open"
        self.forks.see(told)

    # -- questions -----------------------------------------------------------------------------------------

    def asked(self, point: Point) -> None:
        self._close_record(point)
        match = self.match
        window = match.game.window
        people = [p for p in self.people if p.seat in match.game.asked and self._decides(p)]
        if window is not None:
            seats = frozenset(p.seat for p in people if p.seat is not None)
            self._record = WindowRecord(point, self.now, seats, seats & match.asked.concerned(match.game))
            for seat in seats:
                text = match.chairs[seat].answer
                if text is not None:
                    self._record.standing[seat] = text
            self.records[point] = self._record
            if self.forks.open:
                able = [seat for seat in match.game.asked if len(match.game.legal_moves_of(seat)) > 1]
                self.could[point] = frozenset(able)
        self.forks.tend(point)
        may_hold = self.rng.random() < 0.3
        for person in people:
            assert person.seat is not None
            if self._record is not None and person.seat in self._record.standing and self.rng.random() < 0.8:
                continue
            if not self.plan_of.timed and len(match.game.legal_moves_of(person.seat)) == 1:
                continue  # an open table does not wait
            self._plan_answer(person, person.seat, may_hold and person is people[0])
        self._disturb(point)

    def _decides(self, person: Person) -> bool:
        return person.seat is not None and self.match.chairs[person.seat].by_hand and not person.gone

    def _plan_answer(self, person: Person, seat: int, may_hold: bool) -> None:
        match, rng = self.match, self.rng
        window = match.game.window
        question = match.game.question_of(seat)
        if window is not None and self.plan_of.timed and len(self._record.people if self._record else ()) > 1:
            self._look_ahead(person, seat, 400)
            plays = [str(move) for move in match.game.legal_moves_of(seat) if move.kind == "play"]
            if plays and rng.random() < 0.06:  # instead of an answer, and nobody waits for this person
                request = ask.Standing(id=person.rid(), move=rng.choice(plays))
                self._plan(person, rng.randint(40, 400), request)
                return
            for later, make in crowd.in_a_window(match, seat, window, rng, may_hold, self.plan_of.eager):
                self._plan(person, later, make(person.rid()))
            return
        moves = match.game.legal_moves_of(seat)
        text = "pass" if window is not None and rng.random() > self.plan_of.eager else ""
        text = text or crowd.any_answer(moves, question.kind, rng)
        later = rng.randint(40, 900)
        self._look_ahead(person, seat, later)
        if rng.random() < 0.01:
            later += match.delays.move
        self._plan(person, later, ask.Answer(id=person.rid(), decision=match.decision, move=text))

    def _look_ahead(self, person: Person, seat: int, later: int) -> None:
        """Before somebody answers: what would it do? Has somebody this card?"""
        rng, moves = self.rng, self.match.game.legal_moves_of(seat)
        if len(moves) > 1 and moves[0].kind == "pass" and rng.random() < 0.15:
            move = str(moves[rng.randrange(1, len(moves))])
            self._plan(person, rng.randrange(later), ask.Preview(id=person.rid(), move=move))
        if rng.random() < 0.05:
            card = rng.choice(self._held_by_somebody())
            self._plan(person, rng.randrange(later), ask.Why(id=person.rid(), card=card))

    def _plan(self, person: Person, later: int, request: Request | None, wire: int = 0) -> None:
        self.plan(Act(person.time(self.now + later), person.wires[wire], request))

    def _close_record(self, point: Point | None) -> None:
        record, self._record = self._record, None
        if record is None:
            return
        record.closed = self.now
        record.cut = point is not None and point[0] != record.point[0]
        decides = {p.seat for p in self.people if p.seat in record.people and self._decides(p)}
        record.messy = record.messy or decides != record.people
        outcome = self.outcomes.get(record.point[:2])
        meant = {seat for seat, (_at, text) in record.answers.items() if text != "pass"} | record.standing.keys()
        for person in self.people:
            if person.seat in meant:
                person.meant = outcome is None or outcome[2][0] != person.seat or outcome[1] == "close"

    def bot_move(self, seat: int, point: Point) -> RawMove:
        moves = self.match.game.legal_moves_of(seat)
        passes = moves[0].kind == "pass" and self.rng.random() > self.plan_of.eager
        move = moves[0 if passes else self.rng.randrange(len(moves))].raw
        self.bot_moves[point, seat] = move
        return move

    # -- everything else that people do ------------------------------------------------------------------

    def _maybe_undo(self, person: Person) -> None:
        if self.rng.random() < 0.04:
            self._plan(person, self.rng.randint(10, 400), ask.Undo(id=person.rid()))

    def _ask_for_consent(self) -> None:
        undo = self.room.undo
        if undo is None or undo.number == self._undo_seen or not self.playing:
            return
        self._undo_seen = undo.number
        for person in self.people:
            if person.seat in self.match.others(undo.seat):
                yes = self.rng.random() < 0.9
                request = ask.Consent(id=person.rid(), undo=undo.number, yes=yes)
                self._plan(person, self.rng.randint(10, 300), request)

    def _disturb(self, point: Point) -> None:
        """Now and then somebody does something else."""
        rng, match = self.rng, self.match
        person = rng.choice(self.people[:-1])
        seat = person.seat
        way = rng.random()
        if way < 0.18:
            make = crowd.nonsense(match, seat, self._held_by_somebody(), rng)
            self._plan(person, rng.randint(1, 700), make(person.rid()))
        elif way < 0.21:
            self._plan(person, rng.randint(1, 700), crowd.talk(rng)(person.rid()))
        elif way < 0.27 and seat is not None and self.plan_of.timed:
            full = self.plan_of.seed % 3 == 0
            self._plan(person, rng.randint(1, 700), crowd.habits(match, seat, rng, full)(person.rid()))
        elif way < 0.28:
            self._plan(person, 1, self._hello(person, 1), wire=1)
            self._plan(person, rng.randint(2_000, 20_000), None, wire=1)
        elif way < 0.283:
            self._go_away(person)
        elif way < 0.285 and seat is not None and point[2] > 60:
            self._plan(person, 5, ask.Concede(id=person.rid()))
        elif way < 0.288 and person is self.people[0]:
            who = rng.choice([one.who for one in self.room.lobby.people if one.who != self.room.lobby.host])
            request = ask.Mute(id=person.rid(), who=who, on=rng.random() < 0.3)
            self._plan(person, 5, request if rng.random() < 0.6 else ask.Lock(id=person.rid(), on=False))
        elif way < 0.30 and not self.latecomer.watched:
            self.latecomer.watched = True
            self._plan(self.latecomer, 5, Hello(id=self.latecomer.rid(), version=1, password="wrong"))
            self._plan(self.latecomer, 50, Hello(id=self.latecomer.rid(), version=1, password=PASSWORD))
            self._plan(self.latecomer, 40_000, None)

    def _held_by_somebody(self) -> list[str]:
        """Cards that somebody holds, or that lie on a deck: good questions for those who want to find out."""
        s = self.state
        tops = [deck[-2:] for deck in (*s.decks, s.drink_deck)]
        rows = [*s.hands, *tops, *[row for zone in s.zones for row in zone]]
        designs = tagged().program.designs
        return [designs[card >> 4].id for row in rows for card in row]

    def _hello(self, person: Person, wire: int = 0) -> Hello:
        got = self.wires[person.wires[wire]].got or self.wires[person.wires[0]].got
        seqs = [found for _at, data in got[-40:] if (found := SEQ.search(data)) and b'"you":' in data]
        since = int(seqs[-1][1]) if seqs and self.rng.random() < 0.8 else None
        return Hello(id=person.rid(), version=1, password=PASSWORD, game=self.match.number, since=since)

    def _go_away(self, person: Person) -> None:
        """For a moment, or for so long that a bot plays on."""
        if person.gone:
            return
        person.gone = True
        back = self.rng.randint(1_000, int(self.match.delays.grace * 1.6))
        for wire in range(len(person.wires)):
            self._plan(person, 1, None, wire)
        self._plan(person, back, self._hello(person))
        self._plan(person, back + 200, ask.Return(id=person.rid()))

    # -- what is written down for others -----------------------------------------------------------------

    def wires_of(self, receiver: int | None) -> list[str]:
        return [wire for person in self.people if person.seat == receiver for wire in person.wires]

    def got_by(self, receiver: int | None) -> dict[str, int]:
        """How much was sent to them so far."""
        return {id: len(self.wires[id].got) for id in self.wires_of(receiver)}

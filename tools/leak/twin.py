"""A stretch of an evening again, at a table with other cards: the same public acts at the same times, other secrets.

What the receiver asks for is asked for again, word by word. What others do for everybody to see happens again. What
they do in secret is varied wherever nobody may notice: who answers a window and when, who has nothing to play, who
meant to play and was overtaken, who takes an answer back, who holds a window (that somebody does is told).
"""

from __future__ import annotations

from random import Random

from alehouse.engine import codes as c
from alehouse.engine.state import Event, RawMove
from alehouse.protocol import Hello
from alehouse.protocol import requests as ask
from alehouse.protocol.requests import Request

from .answers import Answers
from .cards import named
from .evening import Evening
from .figures import Figures
from .records import Done, Fork, WindowRecord
from .redealt import deal_anew
from .stage import Act, Point, Stage, Wire

PUBLIC = (
    Hello, ask.Say, ask.Undo, ask.Consent, ask.Concede, ask.Return, ask.Lock, ask.Mute, ask.HandOver, ask.Kick,
    ask.Leave, ask.Yield, ask.Standing, ask.AddBot, ask.Remove, ask.Configure, ask.Start, ask.Pick,
)  # fmt: skip
"""What others may notice. Full control keeps phase points open, a standing answer may be played, and whoever asks for
what only the host may do becomes the host if the host is gone."""
PLAYS = ("play", "offer", "token")


class Noticed(AssertionError):
    """The receiver was told something else at the other table."""


class Twin(Stage):
    """The other table."""

    def __init__(self, evening: Evening, fork: Fork, rng: Random) -> None:
        assert fork.mark is not None
        wires = {wire.id: wire for wire in fork.room.connections if isinstance(wire, Wire)}
        for id, old in evening.wires.items():
            wires.setdefault(id, Wire(id, old.guest, old.name))
        super().__init__(fork.room, wires.values(), fork.now)
        self.undos, self.windows, self.told, self.base = fork.undos, fork.windows, fork.told, fork.base
        self.evening = evening
        self.fork = fork
        self.rng = rng
        self.mark = fork.mark
        self.end = fork.mark.now
        self.figures = Figures(stretches=1, watched=int(fork.receiver is None))
        self._numbers = 0
        self.refused: list[tuple[Act, bytes]] = []
        self.same_holders = any(fork.now < at <= self.end for at in evening.late)
        """Somebody comes to the end of their bank, and everybody sees that: who has held a window counts."""
        self._undoing: set[int | None] = set()
        """Seats that take something back: what they meant and nobody saw must be the same."""
        self._prepare()

    # -- before it begins -----------------------------------------------------------------------------

    def _prepare(self) -> None:
        evening, fork = self.evening, self.fork
        still = not evening.undos > fork.undos and evening.state.draws == self.state.draws
        other_chance = still and self.rng.random() < 0.8
        self.figures.other_seeds = int(other_chance)
        self.figures.moved = deal_anew(self.match.game, fork.receiver, fork.seen, self.rng, other_chance)
        winner = self.outcome(fork.point)
        for chair in self.match.chairs:
            if chair.seat != fork.receiver and chair.standing is not None and self._unseen(chair.standing):
                chair.standing = None
                if winner is None or winner[2][0] != chair.seat:
                    chair.answer = None
        done = evening.done[fork.done : self.mark.done]
        self._undoing = {evening.of_wire[one.act.wire].seat for one in done if isinstance(one.act.request, ask.Undo)}
        for one in done:
            request = one.act.request
            own = evening.of_wire[one.act.wire].seat == fork.receiver
            if isinstance(request, ask.Standing) and not own and self._unseen(request.move or ""):
                self.plan(Act(one.act.at, one.act.wire, ask.Standing(id=request.id)))
            elif self._again(one):
                self.plan(one.act)
            elif one.window is None:
                self.figures.acts += 1

    def _again(self, one: Done) -> bool:
        """Whether an act of the evening is done here too."""
        person = self.evening.of_wire[one.act.wire]
        request = one.act.request
        if person.seat == self.fork.receiver or request is None or isinstance(request, PUBLIC):
            return True
        if one.window is not None:
            return False
        return (one.ok and isinstance(request, ask.Answer)) or self.rng.random() < 0.5

    def _unseen(self, move: str) -> bool:
        """Whether a move names a card that lies elsewhere here; a standing answer might be made here alone."""
        by_id = self.state.table.program.by_id
        return any(by_id[card] not in self.fork.seen for card in named(move.encode()))

    def run(self) -> None:
        """To the end of the stretch."""
        self.settle()
        while True:
            due = self.due()
            if due is None or due > self.end or not self.playing:
                return
            self.step()

    # -- windows ----------------------------------------------------------------------------------------

    def outcome(self, point: Point) -> Event | None:
        """Who played what into a window, if somebody did."""
        event = self.evening.outcomes.get(point[:2])
        return event if event is not None and event[1] in PLAYS else None

    def asked(self, point: Point) -> None:
        record = self.evening.records.get(point)
        if self.match.game.window is None or record is None:
            return
        self.figures.windows += 1
        self.figures.plays += self.outcome(point) is not None
        if record.closed == self.now:
            return  # it closed at once
        stands = record.standing.keys() - {self.fork.receiver}
        if record.closed is None or record.cut or record.messy or stands or self.fork.receiver in record.released:
            self._same_times(record)
        else:
            Answers(self, record).plan()

    def count_able(self, point: Point) -> None:
        """Whether somebody can answer here who could not there, or the other way round."""
        game = self.match.game
        could = self.evening.could.get(point)
        can = frozenset(seat for seat in game.asked if len(game.legal_moves_of(seat)) > 1)
        self.figures.able += could is not None and could != can

    def _same_times(self, record: WindowRecord) -> None:
        """Where more than answers decides how long it is open: everybody answers when they did."""
        winner = self.outcome(record.point)
        for one in self.evening.done[self.fork.done : self.mark.done]:
            seat = self.evening.of_wire[one.act.wire].seat
            if one.window != record.point or not one.ok or seat == self.fork.receiver or seat is None:
                continue
            request = one.act.request
            if isinstance(request, ask.Answer):
                final = record.answers.get(seat, (0, ""))[0] == one.act.at
                wins = final and winner is not None and winner[2][0] == seat
                request = ask.Answer(id=request.id, decision=request.decision, move=request.move if wins else "pass")
            self.plan(Act(one.act.at, one.act.wire, request))

    def do(self, seat: int, at: int, request: Request) -> None:
        """Somebody does something in secret."""
        wire = next(p.wires[0] for p in self.evening.people if p.seat == seat)
        self.figures.acts += 1
        self.plan(Act(at, wire, request))

    def replied(self, act: Act, reply: bytes) -> None:
        """What is done in secret must be accepted, or nothing was varied."""
        if act.request is not None and act.request.id.startswith("rid:twin:") and b'"type":"ok"' not in reply[:20]:
            self.refused.append((act, reply))

    def rid(self) -> str:
        self._numbers += 1
        return f"rid:twin:{self._numbers}"

    def meant(self, seat: int, point: Point) -> RawMove | None:
        """Something that a seat could mean to play and that would be overtaken, so that nobody sees it."""
        winner = self.outcome(point)
        if winner is None or seat in self._undoing or self.rng.random() < 0.3:
            return None
        game = self.match.game
        mine = game.legal_moves_of(seat)
        player = winner[2][0]
        assert isinstance(player, int)
        order = self._rank(player, self._is_anytime_event(winner))
        late = [move.raw for move in mine[1:] if self._rank(seat, self._is_anytime(move.raw)) > order]
        return self.rng.choice(late) if late and player != seat else None

    def _rank(self, seat: int, anytime: bool) -> tuple[int, int]:
        """TIME-05: Anytime Cards first, then in turn order from whose turn it is."""
        return (0 if anytime else 1, (seat - self.match.game.active) % self.state.table.seats)

    def _is_anytime(self, raw: RawMove) -> bool:
        return raw[0] != c.M_PLAY or self.state.table.program.designs[raw[1]].modes[raw[2]].used == c.ANYTIME

    def _is_anytime_event(self, event: Event) -> bool:
        _to, code, args = event
        if code != "play":
            return True
        card, mode = args[1], args[2]
        assert isinstance(card, int)
        assert isinstance(mode, int)
        return self.state.table.program.designs[card].modes[mode].used == c.ANYTIME

    def bot_move(self, seat: int, point: Point) -> RawMove:
        moves = self.match.game.legal_moves_of(seat)
        before = self.evening.bot_moves.get((point, seat))
        if self.match.game.window is None:
            return before or moves[0].raw
        winner = self.outcome(point)
        if winner is not None and winner[2][0] == seat and before is not None:
            return before
        meant = self.meant(seat, point)
        self.figures.overtaken += meant is not None
        return meant or moves[0].raw

    def bot_thinks(self, seat: int, point: Point) -> int:
        """Where the clock closes a window, a bot may think as long as it likes: if it is too late, it has passed."""
        record = self.evening.records.get(point)
        if record is None or record.closed is None or record.closed <= self.now + 2 or not record.by_the_clock:
            return 0
        winner = self.outcome(point)
        left = record.closed - self.now - 1
        return self.rng.randint(0, left if winner is not None and winner[2][0] == seat else 2 * left)

    # -- what the receiver sees -----------------------------------------------------------------------

    def compare(self) -> None:
        """Raise Noticed at the first difference."""
        fork, evening = self.fork, self.evening
        here, there = self.match.game, evening.match.game
        for id in evening.wires_of(fork.receiver):
            before = evening.wires[id].got[fork.got.get(id, 0) : self.mark.got[id]]
            after = [
                (at, data.replace(here.commitment.encode(), there.commitment.encode()))
                for at, data in self.wires[id].got
            ]
            self.figures.messages += len(before)
            for at, (old, new) in enumerate(zip(before, after, strict=False)):
                kind = old[1][9:16].partition(b'"')[0].decode()
                self.figures.kinds[kind] = self.figures.kinds.get(kind, 0) + 1
                if old != new:
                    raise Noticed(self._report(id, at, old, new, before[at - 1] if at else None))
            if len(after) < len(before):
                raise Noticed(self._report(id, len(after), before[len(after)], None, after[-1] if after else None))
            if len(after) > len(before) and after[len(before)][0] < self.end:
                raise Noticed(self._report(id, len(before), None, after[len(before)], before[-1] if before else None))
        self.figures.seconds = (self.end - fork.now) // 1000

    def _report(self, wire: str, at: int, old: object, new: object, last: object) -> str:
        plan = self.evening.plan_of
        return (
            f"{wire} notices that others hold other cards: {plan}, from {self.fork.point} at {self.fork.now}\n"
            f"message {at}\n  before it: {cut(last)}\n  there: {cut(old)}\n  here:  {cut(new)}\n  {differ(old, new)}"
        )


def cut(message: object) -> str:
    text = str(message)
    return text if len(text) < 1500 else f"{text[:1500]} ... ({len(text)})"


def differ(old: object, new: object) -> str:
    a, b = str(old), str(new)
    for at in range(min(len(a), len(b))):
        if a[at] != b[at]:
            return f"first difference: {a[max(0, at - 80) : at + 80]!r} against {b[max(0, at - 80) : at + 80]!r}"
    return "one of them goes on"

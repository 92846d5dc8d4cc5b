"""Words for what a match has to tell: updates and states, each seat's built from what that seat may know.

What is the same for everybody is made and encoded once; to it comes what one seat alone knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from ..game import Game
from ..moves import Move
from ..protocol import Clock, Event, MoveInfo, Private, Public, Question, Ticking, Yours, write
from .journal import Telling, Tiding
from .match import Match

FIELDS = tuple([name for name in Public.__struct_fields__ if name != "ahead"])
UNHURRIED = 7 * 86_400_000
"""Whoever has longer than this for a move is not shown a clock."""
MOST_MOVES = 400
"""More legal moves than this are not listed; any of them can still be answered."""


class _Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="update"):
    """`protocol.Update` with parts that are encoded already."""

    game: int
    seq: int
    at: int
    events: Raw
    table: Raw
    clock: Raw
    you: Private | None = None


class _State(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="state"):
    game: int
    seq: int
    at: int
    table: Raw
    clock: Raw
    you: Private | None = None


NOTHING = Raw(b"{}")
NO_EVENTS = Raw(b"[]")


class Teller:
    """Tells one match, and remembers what everybody was last shown."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._shown = public_of(match.game)

    def updates(self, seats: Iterable[int | None], now: int) -> list[dict[int | None, bytes]]:
        """For each telling of the match, the message to each of these seats (None: those who watch)."""
        match = self.match
        tellings = match.journal.tellings
        match.journal.tellings = []
        audience = tuple(seats)
        out: list[dict[int | None, bytes]] = []
        for telling in tellings[:-1]:
            out.append(self._passing(telling, audience))
        if tellings:
            last = tellings[-1]
            if any(telling.reset for telling in tellings):
                self._shown = public_of(match.game)
                out.append({seat: self.state(seat, now) for seat in audience})
            else:
                new = public_of(match.game)
                patch = Raw(write(changes(self._shown, new)))
                self._shown = new
                out.append(self._update(last, audience, patch, now))
            match.changed.clear()
            match.clock_changed = False
        return out

    def _passing(self, telling: Telling, audience: Sequence[int | None]) -> dict[int | None, bytes]:
        """An update that others follow at once: its events alone."""
        clock = Raw(write({"decision": -1, "kind": "none"}))
        return self._messages(telling, audience, NOTHING, clock, {})

    def _update(
        self, telling: Telling, audience: Sequence[int | None], patch: Raw, now: int
    ) -> dict[int | None, bytes]:
        clock = Raw(write(clock_of(self.match, now)))
        own = {seat: self.private(seat) for seat in audience if seat is not None}
        return self._messages(telling, audience, patch, clock, own)

    def _messages(
        self,
        telling: Telling,
        audience: Sequence[int | None],
        patch: Raw,
        clock: Raw,
        own: dict[int, Private],
    ) -> dict[int | None, bytes]:
        public = Raw(write(told_to(telling.tidings, None)))
        out: dict[int | None, bytes] = {}
        secrets = {to for to, _code, _args in telling.tidings if to is not None}
        for seat in audience:
            events = Raw(write(told_to(telling.tidings, seat))) if seat in secrets else public
            out[seat] = write(
                _Update(
                    game=self.match.number,
                    seq=telling.seq,
                    at=telling.at,
                    events=events,
                    table=patch,
                    clock=clock,
                    you=None if seat is None else own.get(seat),
                )
            )
        return out

    def state(self, seat: int | None, now: int, seq: int | None = None) -> bytes:
        """The whole game as that seat may know it; `seq` is the last update that is not to come after it."""
        match = self.match
        return write(
            _State(
                game=match.number,
                seq=match.journal.seq if seq is None else seq,
                at=match.watch.read(now),
                table=Raw(write(public_of(match.game))),
                clock=Raw(write(clock_of(match, now))),
                you=None if seat is None else self.private(seat),
            )
        )

    def since(self, seat: int | None, seq: int, now: int) -> list[bytes] | None:
        """The updates after that one, the last with the whole game; None if they cannot be had any more."""
        match, journal = self.match, self.match.journal
        if not journal.base <= seq <= journal.seq:
            return None
        missed: list[bytes] = []
        start = (
            match.journal.marks[seq - match.journal.base - 1][0]
            if seq > match.journal.base
            else match.journal.told_at_base
        )
        for number in range(seq + 1, match.journal.seq + 1):
            end, at = match.journal.marks[number - match.journal.base - 1]
            telling = Telling(number, at, match.game.tidings(start)[: end - start], False)
            start = end
            if number < match.journal.seq:
                missed.append(self._passing(telling, (seat,))[seat])
            else:
                patch = Raw(write(public_of(match.game)))
                missed.append(self._update(telling, (seat,), patch, now)[seat])
        if not missed:
            missed.append(self.state(seat, now))
        return missed

    def yours(self, seat: int) -> bytes:
        return write(Yours(game=self.match.number, you=self.private(seat)))

    def ticking(self, now: int) -> bytes:
        return write(Ticking(game=self.match.number, clock=clock_of(self.match, now)))

    def private(self, seat: int) -> Private:
        """What that seat alone knows."""
        match = self.match
        chair = match.chairs[seat]
        game = match.game
        return Private(
            seat=seat,
            hand=game.hand(seat),
            mates=game.mates(seat),
            question=self._question(seat) if match.ended is None and chair.answer is None else None,
            answered=chair.answer,
            bank=chair.bank,
            yields=chair.level,
            muted_cards=tuple(sorted(chair.muted)),
            standing=chair.standing,
            undo=match.undo_of(seat),
        )

    def _question(self, seat: int) -> Question | None:
        game = self.match.game
        if seat not in game.asked or self.match.chairs[seat].conceded:
            return None
        decision = game.question_of(seat)
        window = self.match.window
        moves: tuple[MoveInfo, ...] = ()
        if decision.kind != "discard":
            legal = self.match.moves_of(seat)
            moves = tuple([move_info(legal[at]) for at in range(min(len(legal), MOST_MOVES))])
        return Question(
            decision=self.match.decision,
            kind=decision.kind,
            about=decision.about,
            moves=moves,
            touched=window is not None and seat in window.touched,
        )


def clock_of(match: Match, now: int) -> Clock:
    """What the table waits for, as everybody may know it."""
    question = match.game.decision
    if match.ended is not None or question is None:
        return Clock(decision=-1, kind="none")
    at = match.watch.read(now)
    window = match.window
    stands = match.delays.stops and not match.watch.runs
    if window is None:
        unhurried = stands or match.delays.move >= UNHURRIED
        left = None if unhurried else max(0, match.asked.opened + match.delays.move - at)
        return Clock(decision=match.decision, kind="move", awaited=match.game.asked, left=left)
    if stands or not match.is_timed():
        return Clock(decision=match.decision, kind="window")
    end, touched = match.closing_times(window)
    people = [match.chairs[seat] for seat in match.game.asked if match.chairs[seat].by_hand]
    until = touched if any(chair.seat in window.touched for chair in people) else end
    held = any(chair.holding for chair in people)
    return Clock(decision=match.decision, kind="window", left=max(0, until - at), held=held)


def move_info(move: Move) -> MoveInfo:
    return MoveInfo(str(move), move.kind, move.card, move.mode, move.targets, move.number)


def told_to(tidings: Sequence[Tiding], seat: int | None) -> list[Event]:
    """The events that this seat may hear."""
    return [Event(code, args, to is not None) for to, code, args in tidings if to is None or to == seat]


def public_of(game: Game) -> Public:
    """The whole game as everybody may know it."""
    view = game.view(None)
    return Public(**{name: getattr(view, name) for name in FIELDS}, ahead=game.outlook())


def changes(old: Public, new: Public) -> Public:
    """What has changed, and nothing else."""
    fields: dict[str, Any] = {}
    for name in Public.__struct_fields__:
        value = getattr(new, name)
        if value != getattr(old, name):
            fields[name] = value
    if new.seats is not UNSET and old.seats is not UNSET and "seats" in fields:
        fields["seats"] = tuple([seat for seat, was in zip(new.seats, old.seats, strict=True) if seat != was])
    return Public(**fields)

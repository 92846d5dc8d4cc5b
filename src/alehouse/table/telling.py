"""Words for what a match has to tell: updates and states, each seat's built from what that seat may know.

What is the same for everybody is made and encoded once; to it comes what one seat alone knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from ..game import Game
from ..moves import Move
from ..protocol import Clock, Event, MoveInfo, Private, Public, Question, TakenBack, Ticking, Yours, write
from .journal import Back, Telling, Tiding
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
    back: TakenBack | None = None


class _State(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="state"):
    game: int
    seq: int
    at: int
    table: Raw
    clock: Raw
    you: Private | None = None
    back: TakenBack | None = None


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
            backs = [telling.back for telling in tellings if telling.back is not None]
            if backs:
                self._shown = public_of(match.game)
                out.append({seat: self.state(seat, now, back=backs[-1]) for seat in audience})
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
        return self._messages(telling, audience, NOTHING, dict.fromkeys(audience, clock), {})

    def _update(
        self, telling: Telling, audience: Sequence[int | None], patch: Raw, now: int
    ) -> dict[int | None, bytes]:
        clocks = self._clocks(audience, now)
        own = {seat: self.private(seat, now) for seat in audience if seat is not None}
        return self._messages(telling, audience, patch, clocks, own)

    def _clocks(self, audience: Iterable[int | None], now: int) -> dict[int | None, Raw]:
        """One for all, apart from those whom an open table waits for: each of them knows that, and nobody else does."""
        waited = {chair.seat for chair in self.match.waited()}
        everybodys = Raw(write(clock_of(self.match, now)))
        return {
            seat: Raw(write(clock_of(self.match, now, seat))) if seat in waited else everybodys for seat in audience
        }

    def _messages(
        self,
        telling: Telling,
        audience: Sequence[int | None],
        patch: Raw,
        clocks: dict[int | None, Raw],
        own: dict[int, Private],
    ) -> dict[int | None, bytes]:
        tidings = self.match.journal.with_bots(telling.tidings, telling.start)
        public = Raw(write(told_to(tidings, None)))
        out: dict[int | None, bytes] = {}
        alone = self._alone(telling)
        secrets = {to for to, _code, _args in tidings if to is not None} | {seat for seat, _why in alone.values()}
        for seat in audience:
            events = Raw(write(told_to(tidings, seat, alone))) if seat in secrets else public
            out[seat] = write(
                _Update(
                    game=self.match.number,
                    seq=telling.seq,
                    at=telling.at,
                    events=events,
                    table=patch,
                    clock=clocks[seat],
                    you=None if seat is None else own.get(seat),
                    back=telling.back.told_to(seat) if telling.back is not None else None,
                )
            )
        return out

    def _alone(self, telling: Telling) -> dict[int, tuple[int, int]]:
        """Passes in a Round for which nobody was asked: place, seat and why. Only the seat itself hears that."""
        alone = self.match.journal.alone
        return {
            at: (args["seat"], alone[telling.start + at])
            for at, (_to, code, args) in enumerate(telling.tidings)
            if code == "pass-bid" and telling.start + at in alone
        }

    def state(self, seat: int | None, now: int, seq: int | None = None, back: Back | None = None) -> bytes:
        """The whole game as that seat may know it; `seq` is the last update that is not to come after it."""
        match = self.match
        return write(
            _State(
                game=match.number,
                seq=match.journal.seq if seq is None else seq,
                at=match.watch.read(now),
                table=Raw(write(public_of(match.game))),
                clock=Raw(write(clock_of(match, now, seat))),
                you=None if seat is None else self.private(seat, now),
                back=back.told_to(seat) if back is not None else None,
            )
        )

    def since(self, seat: int | None, seq: int, now: int) -> list[bytes] | None:
        """The updates after that one, the last with the whole game; None if they cannot be had any more.

        Whoever has seen none of them (0) is told the whole story, without what was taken back.
        """
        match, journal = self.match, self.match.journal
        if seq and not journal.base <= seq <= journal.seq:
            return None
        missed: list[bytes] = []
        start = 0
        for step in journal.story:
            if step.seq > seq:
                telling = Telling(step.seq, step.at, match.game.tidings(start)[: step.told - start], step.back, start)
                if step.seq < journal.seq:
                    missed.append(self._passing(telling, (seat,))[seat])
                else:
                    patch = Raw(write(public_of(match.game)))
                    missed.append(self._update(telling, (seat,), patch, now)[seat])
            start = step.told
        if not missed:
            missed.append(self.state(seat, now))
        return missed

    def yours(self, seat: int, now: int) -> bytes:
        return write(Yours(game=self.match.number, you=self.private(seat, now)))

    def ticking(self, seat: int | None, now: int) -> bytes:
        return write(Ticking(game=self.match.number, clock=clock_of(self.match, now, seat)))

    def private(self, seat: int, now: int) -> Private:
        """What that seat alone knows."""
        match = self.match
        chair = match.chairs[seat]
        game = match.game
        undo = match.undo_of(seat)
        return Private(
            seat=seat,
            hand=game.hand(seat),
            mates=game.mates(seat),
            question=self._question(seat) if match.ended is None and chair.answer is None else None,
            answered=chair.answer,
            bank=match.bank_of(seat, now),
            holding=chair.holding,
            yields=chair.level,
            muted_cards=tuple(sorted(chair.muted)),
            standing=chair.standing,
            undo=undo,
            undo_move=match.last_move_of(seat) if undo else "",
            undo_turns=match.turns_since_move_of(seat) if undo else 0,
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
            listed = [legal[at] for at in range(min(len(legal), MOST_MOVES))]
            waits = window is not None and self.match.asked.waits(seat, game)
            ahead = self.match.asked.ahead(game) if waits else None  # else nobody is shown the answers
            moves = tuple(
                [
                    move_info(move, game.is_idle(move, seat) or (ahead is not None and ahead.does_nothing(seat, move)))
                    for move in listed
                ]
            )
        return Question(
            decision=self.match.decision,
            kind=decision.kind,
            about=decision.about,
            moves=moves,
            touched=window is not None and seat in window.touched,
            again=self.match.asked.is_again(seat),
            waits=self.match.asked.waits(seat, self.match.game) or self.match.chairs[seat].holding,
        )


def clock_of(match: Match, now: int, seat: int | None = None) -> Clock:
    """What the table waits for, as everybody may know it; to that seat it does not say that nobody is waited for."""
    question = match.game.decision
    if match.ended is not None or question is None:
        return Clock(decision=-1, kind="none")
    at = match.watch.read(now)
    window = match.window
    stands = match.stands()
    if window is None:
        unhurried = stands or match.is_unhurried() or match.delays.move >= UNHURRIED
        whole = None if unhurried else match.delays.move
        left = None if whole is None else max(0, match.asked.opened + whole - at)
        return Clock(decision=match.decision, kind="move", awaited=match.game.asked, left=left, whole=whole)
    if not match.is_timed():
        rest = match.look_until - at
        if rest <= 0 or any(chair.seat == seat for chair in match.waited()):
            return Clock(decision=match.decision, kind="window")
        whole = None if stands else match.look_until - match.asked.opened
        return Clock(decision=match.decision, kind="look", left=None if stands else rest, whole=whole)
    if stands:
        return Clock(decision=match.decision, kind="window")
    end, long = match.closing_times(window)
    concerned = match.asked.concerned(match.game)
    people = [match.chairs[seat] for seat in match.game.asked if match.chairs[seat].by_hand]
    until = long if any(chair.seat in concerned for chair in people) else end
    held = any(chair.holding for chair in people)
    whole = until - match.asked.opened
    return Clock(decision=match.decision, kind="window", left=max(0, until - at), whole=whole, held=held)


def move_info(move: Move, idle: bool) -> MoveInfo:
    return MoveInfo(str(move), move.kind, move.card, move.mode, move.targets, move.number, idle)


def told_to(
    tidings: Sequence[Tiding], seat: int | None, alone: Mapping[int, tuple[int, int]] | None = None
) -> list[Event]:
    """The events that this seat may hear; `alone` are places of passes for which a seat was not asked."""
    mine = {at: why for at, (whose, why) in (alone or {}).items() if whose == seat}
    return [
        Event(code, {**args, "alone": mine[at]} if at in mine else args, to is not None)
        for at, (to, code, args) in enumerate(tidings)
        if to is None or to == seat
    ]


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

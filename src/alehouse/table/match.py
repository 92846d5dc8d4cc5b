"""A match: what people do at a game, one input after another.

Nothing here waits or sends: every input comes with the time (`now`, in milliseconds), and leaves behind rows for the
log and the wish to be woken at some time. So the same inputs give the same table, and tests need no waiting.
"""

from __future__ import annotations

from ..errors import BadText
from ..moves import Move
from .asked import Asked
from .chair import Chair
from .course import Course
from .log import Entry
from .refusal import Refusal


class Match(Course):
    """One game, from the first card to the last. Each method is one input; all of them may raise Refusal."""

    # -- answers ---------------------------------------------------------------------------------------

    def answer(self, seat: int, decision: int, text: str, now: int) -> None:
        """A person answers a question."""
        move = self._checked(seat, decision, text)
        chair = self.chairs[seat]
        self._resume(now)
        at = self.watch.read(now)
        self._come_back(chair, at)
        self._charge(chair, at)
        self.journal.cause = Entry(kind="answer", seat=seat, decision=decision, move=str(move))
        if self.window is None:
            self.past.remember(seat, str(move), self.game.copy(), self.journal.log.n)
            self.hand_moves += 1
            self._push(seat, move, "hand")
            self._rest_from(at)
        else:
            chair.answer = str(move)
            chair.given = chair.holding = False
            self.changed.add(seat)
        self._go_on(now)
        if self.journal.cause is not None:  # the window is still open
            self._write(at, self.journal.cause)
            self.journal.cause = None

    def release(self, seat: int, decision: int, now: int) -> None:
        """Take back an answer that nobody has seen, or stop holding."""
        self._check_asked(seat, decision)
        chair = self.chairs[seat]
        if self.window is None or (chair.answer is None and not chair.holding):
            raise Refusal("not-asked")
        self.asked.waits_for.add(seat)
        self.asked.taken_back.add(seat)
        self.clock_changed = self.clock_changed or chair.holding
        self._charge_holding(chair, self.watch.read(now))
        chair.answer = None
        chair.holding = False
        self.changed.add(seat)
        self._write(self.watch.read(now), Entry(kind="release", seat=seat, decision=decision))
        self._go_on(now)

    def hold(self, seat: int, decision: int, now: int) -> None:
        """Keep the window open past its time."""
        self._check_asked(seat, decision)
        chair = self.chairs[seat]
        if self.window is None or chair.answer is not None:
            raise Refusal("not-asked")
        at = self.watch.read(now)
        self._come_back(chair, at)
        if not chair.holding:
            chair.holding = True
            chair.held = at
            self.changed.add(seat)
            self.clock_changed = True
            self._write(at, Entry(kind="hold", seat=seat, decision=decision))
            self._go_on(now)

    def stand(self, seat: int, text: str | None, now: int) -> None:
        """A standing answer: the move is made in the first window that allows it."""
        chair = self.chairs[seat]
        words = (text or "").lower().split()
        if text is not None and (len(words) < 2 or words[0] not in ("play", "token", "offer")):
            raise Refusal("bad-move", problem="a standing answer plays a card, such as 'play CARD on SEAT'")
        chair.standing = " ".join(words) or None
        self._wish(seat)
        if self.window is not None and seat in self.game.asked and chair.by_hand and chair.answer is None:
            self._use_standing(chair)
        self._go_on(now)

    def use_standing_answers(self) -> None:
        """After a restart: give again what was to be given to the open window. Nobody has seen it, so no row has it."""
        for chair in self.chairs:
            if self.window is not None and chair.seat in self.game.asked and chair.by_hand:
                if chair.seat not in self.asked.taken_back:
                    self._use_standing(chair)

    def _checked(self, seat: int, decision: int, text: str) -> Move:
        self._check_asked(seat, decision)
        try:
            move = self.game.move(text, seat)
        except BadText as error:
            raise Refusal("bad-move", problem=str(error)) from None
        if move not in self.moves_of(seat):
            why = self.game.why_not(move, seat)
            raise Refusal("illegal", reason=why.key if why else "bad-choice", rule=why.rule if why else "TURN-07")
        return move

    def _check_asked(self, seat: int, decision: int) -> None:
        if self.ended is not None or self.game.is_over:
            raise Refusal("no-game")
        if self.chairs[seat].conceded:
            raise Refusal("conceded")
        if decision != self.decision:
            raise Refusal("stale", now=self.decision)
        if seat not in self.game.asked:
            raise Refusal("not-asked")

    # -- how to be asked, and how fast -----------------------------------------------------------------

    def set_yield(self, seat: int, level: str | None, card: str | None, on: bool, now: int) -> None:
        """How often to be asked. It answers no question that is put already, unless it says so for that very card."""
        chair = self.chairs[seat]
        chair.level = level or chair.level
        if card is not None:
            (chair.muted.add if on else chair.muted.discard)(card)
        waited = seat in self.asked.waits_for
        self.asked.note(chair, self.game)
        if waited and not (card is not None and on and self.window is not None and self.window.card == card):
            self.asked.waits_for.add(seat)
        self._wish(seat)
        self._go_on(now)

    def set_pace(self, seat: int, beat: int | None, paused: bool | None, now: int) -> None:
        """How fast bots play, and whether the table rests. Who may say so is the room's business."""
        if self.chairs[seat].conceded:
            raise Refusal("conceded")
        self.beat = self.beat if beat is None else beat
        if paused:
            self._come_back(self.chairs[seat], self.watch.read(now))
            self.paused = True
            self.watch.halt(now)
        elif paused is not None:
            self._resume(now)
        self.clock_changed = self.seats_changed = True
        self._write(self.watch.read(now), Entry(kind="pace", seat=seat, beat=self.beat, on=self.paused))
        self._go_on(now)

    # -- coming, going, giving up ----------------------------------------------------------------------

    def arrive(self, seat: int, now: int) -> None:
        """The person of that seat has a connection."""
        self.chairs[seat].here = True
        if self.ended is None and not self.watch.runs and not self.paused:
            self.watch.run(now)
            self.clock_changed = True
        self._go_on(now)

    def leave(self, seat: int, now: int) -> None:
        """The person of that seat has no connection any more."""
        chair = self.chairs[seat]
        chair.here = False
        chair.gone = self.watch.read(now)
        if self.delays.stops and not any(chair.here for chair in self.chairs):
            self.watch.halt(now)
            self.clock_changed = True
        self._go_on(now)

    def come_back(self, seat: int, now: int) -> None:
        """Take the seat back from the bot that plays on."""
        if self.chairs[seat].conceded:
            raise Refusal("conceded")
        self._come_back(self.chairs[seat], self.watch.read(now))
        self._go_on(now)

    def go_away(self, seat: int, now: int) -> None:
        """From now on a bot plays for this person, until the person comes back."""
        if self.chairs[seat].by_hand:
            self._send_away(self.chairs[seat], self.watch.read(now))
            self._go_on(now)

    def _come_back(self, chair: Chair, at: int) -> None:
        if chair.away:
            chair.away = False
            chair.gone = at
            if chair.seat in self.game.asked and chair.seat not in self.asked.returned and not self._in_timed_window():
                self.asked.returned.add(chair.seat)
                self.asked.opened = at
            self.asked.note(chair, self.game)
            self._turned(chair, Entry(kind="away", seat=chair.seat, on=False), at)

    def concede(self, seat: int, now: int) -> None:
        """A bot plays on for good; if only one side has not given up, that side has won."""
        chair = self.chairs[seat]
        if self.ended is not None:
            raise Refusal("no-game")
        if chair.conceded:
            raise Refusal("conceded")
        chair.conceded = True
        self._turned(chair, Entry(kind="concede", seat=seat), self.watch.read(now))
        chair.conceded_at = self.journal.seq
        alive = set(self.game.alive)
        left = [team for team in self.game.teams if any(one in alive and not self.chairs[one].conceded for one in team)]
        if len(left) <= 1:
            self.end("conceded", left[0] if left else (), now)
        elif not any(one.person and not one.conceded for one in self.chairs):
            self.end("conceded", (), now)
        else:
            self._go_on(now)

    # -- taking back -----------------------------------------------------------------------------------

    def undo(self, seat: int, now: int) -> None:
        """Put the game back to where it stood before the last move of that seat."""
        before = self.past.last_of(seat)
        if before is None or self.ended is not None:
            raise Refusal("no-undo")
        self._resume(now)
        old = self.decision
        self.game = self.past.go_back(before)
        self.shift = old + 1 - self.game.decision_id
        self.forget_answers()
        self.asked = Asked()  # the chain of windows is broken too
        entry = Entry(kind="undo", seat=seat, to=before.n, shift=self.shift, move=before.move)
        self._write(self.watch.read(now), entry)
        self._go_on(now)

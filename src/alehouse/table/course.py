"""How a match goes on by itself: until a person must decide, a bot must think, or time must pass.

Answers to a window stay in the chairs, hidden, until the window closes; then they go to the rules all together, in the
order of the seats. Whether, when and by whom a window was answered therefore cannot be seen in what is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from ..engine.state import RawMove
from ..engine.view import Window
from ..errors import BadText
from ..game import Game
from ..moves import Move
from .chair import Chair
from .company import Company
from .log import Entry
from .windows import BID, held_until

FIRST_LOOK = 5
"""So many beats everybody may look at a new table before a bot begins: pages have to draw it first."""
PLAYS = frozenset({"play", "token", "offer"})
"""What can be done in a window, as it is told."""
DEEDS = frozenset(
    {*PLAYS, "discard", "order", "pass-bid", "may", "option", "target", "number", "split", "shed"}
)  # fmt: skip
"""What somebody has decided, as it is told."""


class Course(Company):
    """A company whose game is going on."""

    def show_first(self) -> None:
        """The game is new: bots begin when people can have seen it."""
        self._rest = FIRST_LOOK * self.beat

    def tick(self, now: int) -> None:
        """Time has passed."""
        self._go_on(now)

    def _go_on(self, now: int) -> None:
        """Go on until a person must decide, a bot must think, or time must pass."""
        self.wake = None
        if self.paused and not self.is_alone():
            self._resume(now)
        at = self.watch.read(now)
        if self.ended is None and not self.stands():
            self._miss_people(at)
            while not self.game.is_over:
                window = self.window
                if not (self._answer_alone(at) if window is None else self._close_if_due(window, at)):
                    break
            else:
                outcome = self.game.outcome
                self.end("played", outcome.winners if outcome else (), now)
        self.journal.flush(at, self.game)
        waits = (self.decision, *self.game.asked)
        if waits != self._waits:  # of that, an update tells too; without one, nobody would hear of it
            self._waits = waits
            self.clock_changed = True
            self.changed |= {chair.seat for chair in self.chairs}

    def _wake_at(self, at: int) -> None:
        self.wake = at if self.wake is None else min(self.wake, at)

    def _notice(self, at: int) -> bool:
        """Whether the open question is a new one."""
        if self.game.decision_id == self.asked.decision:
            return False
        self.asked = self.asked.next(self.game, at)
        self.forget_answers()
        return True

    def forget_answers(self) -> None:
        for chair in self.chairs:
            chair.answer = None
            chair.given = chair.holding = False

    def _resume(self, now: int) -> None:
        """The table rests no longer; clocks run on if they would."""
        if self.paused:
            self.paused = False
            self.clock_changed = self.seats_changed = True
            if self.ended is None and (not self.delays.stops or any(chair.here for chair in self.chairs)):
                self.watch.run(now)

    def end(self, how: str, winners: tuple[int, ...], now: int) -> None:
        """The game is over, by the rules or because it was given up."""
        if self.ended is not None:
            return
        at = self.watch.read(now)
        self.journal.flush(at, self.game)
        self.ended = how
        self.winners = winners
        self.wake = None
        self.clock_changed = True
        self.seats_changed = True
        self.changed |= {chair.seat for chair in self.chairs}
        self.forget_answers()
        self._write(at, Entry(kind="end", how=how, winners=winners))
        self.watch.halt(now)

    # -- questions to one seat -------------------------------------------------------------------------

    def _answer_alone(self, at: int) -> bool:
        """A question to one seat, or to the members of a team. True if something has changed."""
        self._notice(at)
        question = self.game.decision
        asked = [self.chairs[seat] for seat in self.game.asked]
        people = [chair for chair in asked if chair.by_hand]
        for chair in asked:
            moves = self.moves_of(chair.seat)
            if not chair.by_hand and people and question is not None and question.kind != "discard":
                continue  # the person decides for the team
            forced = len(moves) == 1 and not self.is_timed() and not (chair.by_hand and chair.level == "full")
            if chair.by_hand and forced:
                self._push_alone(chair.seat, moves[0])
                self._rest_from(at)
                return True
            if not chair.by_hand and (forced or chair.seat in self.asked.ready):
                due = self._due
                if at >= due:
                    if forced:
                        self._push_alone(chair.seat, moves[0])
                    else:
                        self._push(chair.seat, self.asked.ready.pop(chair.seat), "bot")
                    self._rest = at + self.beat
                    return True
                self._wake_at(due)
        return self._anybody_late(people, at)

    @property
    def _due(self) -> int:
        """When a bot does what it alone is asked for; in a Round each can be seen, one after the other."""
        question = self.game.decision
        if question is None or question.kind != "bid" or self.is_timed():
            return self._rest
        return max(self._rest, self.asked.opened + round(BID * self.beat))

    def _anybody_late(self, people: Sequence[Chair], at: int) -> bool:
        """Whoever takes longer than the clock allows is played for; nobody waits for somebody alone among bots."""
        late = False
        if self.is_unhurried():
            return False
        for chair in people:
            limit = self.asked.opened + self.delays.move + chair.bank
            if at < limit:
                self._wake_at(limit)
            else:
                late = True
                chair.bank = 0
                self._send_away(chair, at)
        return late

    def _rest_from(self, at: int) -> None:
        """Something has happened that people want to see before a bot does something; where a clock runs, it has it."""
        if not self.is_timed():
            self._rest = max(self._rest, at + self.beat)

    # -- windows ---------------------------------------------------------------------------------------

    def _close_if_due(self, window: Window, at: int) -> bool:
        """A window. True if something has changed."""
        asked = [self.chairs[seat] for seat in self.game.asked]
        people = [chair for chair in asked if chair.by_hand]
        if self._notice(at):
            self.asked.open(self.game, [one.seat for one in self.chairs if one.by_hand and not self.is_timed()])
            for chair in people:
                self.asked.note(chair, self.game)
                self._use_standing(chair)
        silent = [chair for chair in people if chair.answer is None or chair.given]
        bots = [chair for chair in asked if not chair.by_hand]
        if self.is_timed():
            end, long = self.closing_times(window)
            concerned = self.asked.concerned(self.game)
            until = max([held_until(one, long if one.seat in concerned else end) for one in silent], default=at)
            limit = max(until, end)
            thinking = any(chair.seat not in self.asked.ready for chair in bots)
            if thinking and limit == self.asked.opened:
                return False  # only a window that waits for nobody waits for bots
            if at < (limit if thinking else until):
                self._wake_at(limit if thinking else until)
                return False
        else:
            waited = self.waited()
            if waited:
                return self._anybody_late(waited, at)
            able = [chair for chair in bots if len(self.moves_of(chair.seat)) > 1]
            if any(chair.seat not in self.asked.ready for chair in able):
                return False
            if at < self.look_until:
                self._wake_at(self.look_until)
                return False
            if at < self._rest and any(self.asked.ready[chair.seat].kind != "pass" for chair in able):
                self._wake_at(self._rest)
                return False
        self._close(asked, at)
        if window.entry != "free":
            self._rest_from(at)
        return True

    def _close(self, asked: Sequence[Chair], at: int) -> None:
        """All answers go to the rules together, in the order of the seats."""
        answers: list[tuple[int, Move, str]] = []
        nothing = self.game.pass_move()
        for chair in asked:
            seat = chair.seat
            self._charge_holding(chair, at)
            if not chair.by_hand:
                known = self.asked.ready.get(seat)
                answers.append((seat, known or nothing, "bot" if known else "table"))
            elif chair.answer is not None:
                answers.append((seat, self.game.move(chair.answer, seat), "standing" if chair.given else "hand"))
            else:
                answers.append((seat, nothing, "clock" if seat in self.asked.waits_for else "table"))
        meant = {seat: move for seat, move, _by in answers if move.kind != "pass"}
        for seat, move, by in answers:
            if by == "hand" and move.kind == "pass":
                self.asked.note_pass(seat, self.game)
        before = self.game.copy() if meant else None
        mark = self.journal.mark(self.game)
        for seat, move, by in answers:
            self._push(seat, move, by)
        if before is not None:
            self._note_play(meant, before, mark, at)
        for seat, move, by in answers:
            if by == "standing" and move.card not in self.game.hand(seat):
                self.chairs[seat].standing = None
                self._wish(seat)
        self.asked.close(bool(meant))

    def _note_play(self, meant: Mapping[int, Move], before: Game, mark: tuple[int, int], at: int) -> None:
        """Of all that was meant, one play was carried out. The others go back, and nothing may remember them."""
        seat = next(seat for code, seat in self.game.acts_since(mark[1]) if code in PLAYS and seat is not None)
        if self.chairs[seat].by_hand:
            self.journal.split(at, before, mark)  # what is taken back is whole rows
            self.past.remember(seat, str(meant.get(seat, "")), before, self.journal.log.n)
            self.hand_moves += 1
        else:
            self._rest = at + self.beat

    def _use_standing(self, chair: Chair) -> None:
        if chair.standing is None or chair.answer is not None:
            return
        try:
            move = self.game.move(chair.standing, chair.seat)
        except BadText:
            return
        if move in self.moves_of(chair.seat):
            chair.answer = chair.standing = str(move)
            self.wishes_changed = True
            chair.given = True

    def _wish(self, seat: int) -> None:
        self.wishes_changed = True
        self.changed.add(seat)

    # -- moves -----------------------------------------------------------------------------------------

    def _push(self, seat: int, move: Move, by: str) -> None:
        text = str(move)
        before, told = self.game.active, self.game.told_count
        self.game.push(move, seat)
        self.note_stand_ins(told)
        self.journal.push(seat, text, by)
        self.moves_made += 1
        turn = self.chairs[self.game.active]
        if turn.level == "until-my-turn" and turn.seat != before:
            turn.level = "smart"
            self._wish(turn.seat)

    def _push_alone(self, seat: int, move: Move) -> None:
        """The only move that there is: nobody is asked for it."""
        if move.kind == "pass":
            self.note_alone(seat)
        self._push(seat, move, "table")

    def note_alone(self, seat: int) -> None:
        """What is told next is a pass in a Round that the seat was not asked for; who has given up passes no more."""
        question = self.game.decision
        if question is not None and question.kind == "bid" and not self.chairs[seat].conceded:
            self.journal.alone[self.game.told_count] = 2 if self.game.only_cheating else 1

    def note_stand_ins(self, told: int) -> None:
        """Of what has been told since then, some was done by a bot for a person who is away or has given up."""
        absent = [chair.seat for chair in self.chairs if chair.person and (chair.away or chair.conceded)]
        if absent:
            acts = enumerate(self.game.acts_since(told), told)
            self.journal.stood_in.update(at for at, (code, seat) in acts if code in DEEDS and seat in absent)

    def _write(self, at: int, entry: Entry) -> None:
        self.journal.write(at, entry, self.game)

    # -- those who are missed --------------------------------------------------------------------------

    def _miss_people(self, at: int) -> None:
        """Whoever is gone for longer than the grace is played for."""
        if self.is_deserted():
            return
        for chair in self.chairs:
            if chair.by_hand and not chair.here:
                if at >= chair.gone + self.delays.grace:
                    self._send_away(chair, at)
                else:
                    self._wake_at(chair.gone + self.delays.grace)

    def _send_away(self, chair: Chair, at: int) -> None:
        chair.away = True
        self._turned(chair, Entry(kind="away", seat=chair.seat), at)

    def _turned(self, chair: Chair, entry: Entry, at: int) -> None:
        """Somebody else decides for a seat from now on."""
        self._charge_holding(chair, at)
        chair.holding = False
        chair.answer = None
        self.asked.ready.pop(chair.seat, None)
        self.asked.sent.discard(chair.seat)
        if not chair.by_hand:
            self.asked.waits_for.discard(chair.seat)
        self.changed.add(chair.seat)
        self.clock_changed = True
        self.seats_changed = True
        self._write(at, entry)

    # -- bots ------------------------------------------------------------------------------------------

    def bots_to_ask(self) -> list[tuple[int, int]]:
        """Bots that must answer now, each once a question: seat and decision.

        Where people could learn something from it, bots are asked whether or not they have a choice.
        """
        question = self.game.decision
        if self.ended is not None or question is None or self.stands():
            return []
        asked = [self.chairs[seat] for seat in self.game.asked]
        if question.kind not in ("window", "discard") and any(chair.by_hand for chair in asked):
            return []
        out: list[tuple[int, int]] = []
        for chair in asked:
            if not chair.by_hand and chair.seat not in self.asked.sent:
                if self.is_timed() or len(self.moves_of(chair.seat)) > 1:
                    self.asked.sent.add(chair.seat)
                    out.append((chair.seat, self.decision))
        return out

    def bot_seed(self, seat: int, decision: int) -> bytes:
        """Chance for a bot: the same for the same question, and nobody can foresee it."""
        return sha256(f"{self.game.seed}/{seat}/{decision}".encode()).digest()

    def bot_answers(self, seat: int, decision: int, raw: RawMove, now: int) -> None:
        """A bot has thought. What it says counts only if the question is still open and the bot's to answer."""
        if self.decision != decision or seat not in self.game.asked or self.chairs[seat].by_hand:
            return
        move = self.moves_of(seat).find(raw)
        self.asked.ready[seat] = move or self.moves_of(seat)[0]
        self._go_on(now)

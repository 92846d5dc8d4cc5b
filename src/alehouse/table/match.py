"""A game at a table: people, bots and clocks around one `Game`.

Nothing here waits or sends: every input comes with the time (`now`, in milliseconds), and leaves behind rows for the
log and the wish to be woken at some time. So the same inputs give the same table, and tests need no waiting.

Answers to a window stay here, hidden, until the window closes; then they go to the rules all together, in the order
of the seats. Whether, when and by whom a window was answered therefore cannot be seen in what is told.

It has more than 500 lines, because every input can end in every other: a move in a window, a window in an absence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from ..engine.state import RawMove
from ..engine.view import Window
from ..errors import BadText
from ..game import Game
from ..moves import LegalMoves, Move
from ..protocol import Delays
from .asked import Asked
from .chair import Chair
from .journal import Journal
from .log import Entry
from .past import Past
from .refusal import Refusal
from .stopwatch import Stopwatch
from .windows import BID, closing_time, held_until

DECISIONS = 100_000
"""No game has so many questions, so that an answer can never be for a question of another game."""
FIRST_LOOK = 5
"""So many beats everybody may look at a new table before a bot begins: pages have to draw it first."""
PLAYS = frozenset({"play", "token", "offer"})
"""What can be done in a window, as it is told."""
DEEDS = frozenset(
    {*PLAYS, "discard", "order", "pass-bid", "may", "option", "target", "number", "split", "shed"}
)  # fmt: skip
"""What somebody has decided, as it is told."""


class Match:
    """One game, from the first card to the last. Each method is one input; all of them may raise Refusal."""

    def __init__(self, id: str, number: int, game: Game, chairs: Sequence[Chair], delays: Delays, beat: int) -> None:
        self.id = id
        self.number = number
        self.game = game
        self.chairs = tuple(chairs)
        self.delays = delays
        self.beat = beat
        self.paused = False
        """Nothing goes on by itself: the only person here wants to look, or is being told something."""
        self.journal = Journal(id, self.chairs)
        self.past = Past()
        self.watch = Stopwatch()
        self.ended: str | None = None
        self.winners: tuple[int, ...] = ()
        self.moves_made = 0
        self.hand_moves = 0
        """Moves that people have made and everybody has seen."""
        self.shift = (number - 1) * DECISIONS
        """Added to the game's own numbers of questions, which begin again with each game and after an undo."""
        self.wake: int | None = None
        """When to `tick`, by the table's own clock, if nothing happens before."""
        # What an input has changed, until the room has told it.
        self.changed: set[int] = set()
        """Seats whose private knowledge has changed."""
        self.clock_changed = False
        self.wishes_changed = False
        """Somebody wants to be asked in another way."""
        self.seats_changed = False
        """Somebody is away, back, or has given up."""
        self.asked = Asked()
        self._waits: tuple[int, ...] = ()
        """The open question and whom it was put to, as last told."""
        self._rest = 0
        """No bot does anything before then."""

    @property
    def window(self) -> Window | None:
        """The window that is open, if one is."""
        return self.asked.window if self.asked.decision == self.game.decision_id else self.game.window

    @property
    def decision(self) -> int:
        """The number of the open question, as people and bots know it."""
        return self.game.decision_id + self.shift

    def moves_of(self, seat: int) -> LegalMoves:
        """The legal answers of a seat to the open question."""
        if self.asked.decision == self.game.decision_id:
            return self.asked.moves(seat, self.game)
        return self.game.legal_moves_of(seat)

    def show_first(self) -> None:
        """The game is new: bots begin when people can have seen it."""
        self._rest = FIRST_LOOK * self.beat

    # -- what people do ---------------------------------------------------------------------------

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

    def _resume(self, now: int) -> None:
        """The table rests no longer; clocks run on if they would."""
        if self.paused:
            self.paused = False
            self.clock_changed = self.seats_changed = True
            if self.ended is None and (not self.delays.stops or any(chair.here for chair in self.chairs)):
                self.watch.run(now)

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

    # -- coming, going, giving up -------------------------------------------------------------------

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

    # -- taking back --------------------------------------------------------------------------------

    def undo_of(self, seat: int) -> str | None:
        """`free` if the last move of that seat can be taken back at once, `ask` if everybody must agree."""
        before = self.past.last_of(seat)
        if before is None or self.ended is not None or self.chairs[seat].conceded:
            return None
        return "free" if not self.others(seat) or self.past.is_free(before, seat, self.game) else "ask"

    def others(self, seat: int) -> list[int]:
        """The people whose consent is needed to take something back."""
        return [chair.seat for chair in self.chairs if chair.by_hand and chair.seat != seat]

    def last_move_of(self, seat: int) -> str:
        """The move that `undo` would take back."""
        before = self.past.last_of(seat)
        return before.move if before is not None else ""

    def turns_since_move_of(self, seat: int) -> int:
        """How many turns have begun since that move."""
        before = self.past.last_of(seat)
        acts = self.game.acts_since(before.game.told_count) if before is not None else []
        return sum(code == "turn" for code, _seat in acts)

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

    # -- going on -----------------------------------------------------------------------------------

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

    def waited(self) -> list[Chair]:
        """The people whom an open window without a delay waits for."""
        if self.window is None or self.is_timed():
            return []
        people = [self.chairs[seat] for seat in self.game.asked if self.chairs[seat].by_hand]
        return [one for one in people if one.answer is None and (one.seat in self.asked.waits_for or one.holding)]

    @property
    def look_until(self) -> int:
        """A window without a delay stays open until then, unless a person plays something or all have answered."""
        people = [self.chairs[seat] for seat in self.game.asked if self.chairs[seat].by_hand]
        done = bool(people) and all(chair.answer is not None and not chair.given for chair in people)
        if done or any(chair.answer not in (None, "pass") for chair in people):
            return self.asked.opened
        return self.asked.opened + (round(self.asked.look(self.game) * self.beat) if self.beat else 0)

    def _rest_from(self, at: int) -> None:
        """Something has happened that people want to see before a bot does something; where a clock runs, it has it."""
        if not self.is_timed():
            self._rest = max(self._rest, at + self.beat)

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

    def _wish(self, seat: int) -> None:
        self.wishes_changed = True
        self.changed.add(seat)

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
            self.journal.alone.add(self.game.told_count)

    def note_stand_ins(self, told: int) -> None:
        """Of what has been told since then, some was done by a bot for a person who is away or has given up."""
        absent = [chair.seat for chair in self.chairs if chair.person and (chair.away or chair.conceded)]
        if absent:
            acts = enumerate(self.game.acts_since(told), told)
            self.journal.stood_in.update(at for at, (code, seat) in acts if code in DEEDS and seat in absent)

    # -- bots ---------------------------------------------------------------------------------------

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

    # -- clocks -------------------------------------------------------------------------------------

    def is_timed(self) -> bool:
        """Whether windows close by the clock, because how fast somebody answers could tell other people something."""
        return self.delays.window > 0 and sum(self.chairs[seat].by_hand for seat in self.game.alive) > 1

    def is_alone(self) -> bool:
        """Only one person decides by hand: nobody else is kept waiting if the table rests."""
        return sum(chair.by_hand for chair in self.chairs) == 1

    def is_unhurried(self) -> bool:
        """One person among bots has no clock. Whoever is only away may come back, and counts as company."""
        return sum(chair.person and not chair.conceded for chair in self.chairs) == 1

    def is_deserted(self) -> bool:
        """The only person who plays among bots is gone, and nobody else is there: the game waits as it was left."""
        return self.is_unhurried() and not any(chair.here for chair in self.chairs)

    def stands(self) -> bool:
        """Nothing goes on by itself: the table rests, or nobody is there."""
        return self.paused or (self.delays.stops and not self.watch.runs)

    def _in_timed_window(self) -> bool:
        return self.window is not None and self.is_timed()

    def _charge(self, chair: Chair, at: int) -> None:
        """Time over the time of a move comes from the bank."""
        chair.bank = self._bank_at(chair, at)

    def _charge_holding(self, chair: Chair, at: int) -> None:
        if chair.holding and self._in_timed_window():
            chair.bank = self._bank_at(chair, at)

    def _bank_at(self, chair: Chair, at: int) -> int:
        """What is left of the bank if that person decides then."""
        window = self.window
        if window is None or not self.is_timed():
            if self.is_unhurried():
                return chair.bank
            start = self.asked.opened + self.delays.move
        elif chair.holding:
            end, long = self.closing_times(window)
            start = max(chair.held, long if chair.seat in self.asked.concerned(self.game) else end)
        else:
            return chair.bank
        return max(0, chair.bank - max(0, at - start))

    def bank_of(self, seat: int, now: int) -> int:
        """What is left of that person's bank now, with what the open question has used of it."""
        chair = self.chairs[seat]
        decides = seat in self.game.asked and chair.by_hand and chair.answer is None
        if self.ended is not None or not decides or self.asked.decision != self.game.decision_id:
            return chair.bank
        if self.window is not None and not self.is_timed() and chair not in self.waited():
            return chair.bank
        return self._bank_at(chair, self.watch.read(now))

    def closing_times(self, window: Window) -> tuple[int, int]:
        """When a window with a delay closes for those it does not concern, and for those it does."""
        asked = self.asked
        return closing_time(window, asked.full, asked.opened, self.delays, asked.waits_not, asked.words(self.game))

    def _write(self, at: int, entry: Entry) -> None:
        self.journal.write(at, entry, self.game)

"""How the people at the other table answer one window, so that it closes when it closed at the first.

A window closes when everybody has answered by hand, or when the time of those is up who have not. So of those who do
not answer, one must stay silent at both tables, and of those who answer, one must be the last at the same time; who
that is may differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alehouse.protocol import requests as ask

from .crowd import RESIDUES
from .records import Held, WindowRecord

if TYPE_CHECKING:
    from .twin import Twin


class Answers:
    """How the people other than the receiver answer one window, so that it closes when it closed before."""

    def __init__(self, twin: Twin, record: WindowRecord) -> None:
        self.twin = twin
        self.record = record
        self.rng = twin.rng
        assert record.closed is not None
        self.opened, self.closed = twin.now, record.closed
        self.others = sorted(record.people - {twin.fork.receiver})
        winner = twin.outcome(record.point)
        player = winner[2][0] if winner is not None else None
        self.winner = player if isinstance(player, int) else None
        self.silent = record.people - record.answers.keys()
        self.decision = record.point[2]
        self.figures = twin.figures

    def touched(self, seat: int | None) -> bool:
        return seat in self.record.touched

    def plan(self) -> None:
        """Choose who holds, who is the last, and then what everybody else does."""
        record = self.record
        self.twin.count_able(record.point)
        left = set(self.others)
        holder = self._hold(left)
        if holder is not None:
            left.discard(holder)
        last = self._last(left, holder)
        for seat in sorted(left):
            if seat == last and self.silent_last:
                continue
            if seat == last:
                self._answer(seat, self.closed)
            elif seat == self.winner:
                if seat in record.answers:
                    self._answer(seat, self._before_the_end(seat))
            elif self._may_be_silent(seat) and self.rng.random() < 0.4:
                self.figures.acts += seat in record.answers
            else:
                self._somehow(seat)

    def _hold(self, left: set[int]) -> int | None:
        """Somebody holds the window if somebody held it, for as long."""
        held = self.record.held
        if held is None or held.seat not in left:
            return None
        like = [seat for seat in sorted(left) if self._could_hold(seat, held)]
        one_is_left = [seat for seat in like if self._last_is_possible(left - {seat})]
        seat = self.rng.choice(one_is_left if one_is_left and not self.twin.same_holders else [held.seat])
        self.figures.holds += seat != held.seat
        self.twin.do(seat, held.start, ask.Hold(id=self.twin.rid(), decision=self.decision))
        if held.end is not None and held.how == "answer":
            self._answer(seat, held.end)
        elif held.end is not None:
            self.twin.do(seat, held.end, ask.Release(id=self.twin.rid(), decision=self.decision))
            if seat == self.winner:
                self._answer(seat, self.record.answers[seat][0])
        return seat

    def _could_hold(self, seat: int, held: Held) -> bool:
        """With the same time as the one who held it, and a bank that lasts; and not too long to play afterwards."""
        enough = self.twin.match.chairs[seat].bank > self.closed - self.opened
        in_time = seat != self.winner or held.how != "release"
        by_hand = seat not in self._standing()
        return self.touched(seat) == self.touched(held.seat) and enough and in_time and by_hand

    def _last_is_possible(self, left: set[int]) -> bool:
        last = any(self.record.answers.get(seat, (0, ""))[0] == self.closed for seat in left)
        return last or bool(self.silent & left)

    def _last(self, left: set[int], holder: int | None) -> int | None:
        """Who keeps the window open until it closes; None if that is the receiver, the holder or a bot."""
        record, receiver = self.record, self.twin.fork.receiver
        self.silent_last = False
        held = record.held
        if holder is not None and held is not None and held.end in (None, self.closed):
            return None
        by_hand = [seat for seat, (at, _text) in record.answers.items() if at == self.closed]
        if by_hand:
            if receiver in by_hand:
                return None
            slow = self.touched(by_hand[0])
            fitting = [seat for seat in sorted(left - self._standing()) if self.touched(seat) or not slow]
            return self.rng.choice(fitting) if fitting else None
        slow = any(self.touched(seat) for seat in self.silent)
        if receiver in self.silent and self.touched(receiver) == slow:
            return None
        busy = {self.winner} if self.winner in record.answers else set()
        fitting = [seat for seat in sorted(left - busy) if self.touched(seat) == slow]
        self.silent_last = bool(fitting and self.silent & set(self.others))
        return self.rng.choice(fitting) if self.silent_last else None

    def _standing(self) -> set[int | None]:
        """Whose play everybody saw, if it was a standing answer."""
        return set() if self.winner in self.record.answers else {self.winner}

    def _may_be_silent(self, seat: int) -> bool:
        """Somebody had as long and was silent, so the window was open that long anyway."""
        return any(self.touched(other) or not self.touched(seat) for other in self.silent)

    def _before_the_end(self, seat: int, after: int = 0) -> int:
        """A moment of that person while the window is open, before the last answer."""
        held = self.record.held
        if held is not None and self.touched(seat):
            after = max(after, held.start)  # until somebody holds it, those keep it open whom it touches
        start = max(self.opened, after) + 1
        times = [t for t in range(start, min(start + RESIDUES, self.closed)) if t % RESIDUES == seat]
        if not times:
            return max(start, self.closed - 1)
        steps = (self.closed - 1 - times[0]) // RESIDUES
        return times[0] + RESIDUES * self.rng.randint(0, steps)

    def _answer(self, seat: int, at: int) -> None:
        """The play that everybody saw; from others a pass, or a play that nobody comes to see."""
        record = self.record
        move = "pass"
        if seat == self.winner and seat in record.answers:
            move = record.answers[seat][1]
        elif self.twin.match.game.window is not None:
            meant = self.twin.meant(seat, record.point)
            if meant is not None:
                found = self.twin.match.game.legal_moves_of(seat).find(meant)
                move = str(found) if found is not None else move
                self.figures.overtaken += 1
        self.twin.do(seat, at, ask.Answer(id=self.twin.rid(), decision=self.decision, move=move))

    def _somehow(self, seat: int) -> None:
        """An answer some time, perhaps taken back and given again."""
        first = self._before_the_end(seat)
        self._answer(seat, first)
        second = self._before_the_end(seat, first)
        if self.rng.random() < 0.25 and second < self.closed - 2 * RESIDUES:
            self.twin.do(seat, second, ask.Release(id=self.twin.rid(), decision=self.decision))
            self._answer(seat, self._before_the_end(seat, second))

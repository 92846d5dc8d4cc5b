"""How people play who only know the protocol: carelessly, and with a whim now and then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from alehouse import protocol
from alehouse.client import Table
from alehouse.client.player import ignore
from alehouse.protocol import Ok, Question

from .witness import Witness

EVERY = 60
"""So many answers lie between two whims on average."""
LEVELS = ("full", "smart", "touching", "until-my-turn")


def careless(rng: Random) -> Callable[[Table, Question], str]:
    """Passes most windows, and otherwise does anything that it was told it may do."""

    def choose(table: Table, question: Question) -> str:
        if question.kind == "discard":
            assert table.private is not None
            places = [str(place) for place in range(1, len(table.private.hand) + 1) if rng.random() < 0.3]
            return " ".join(["discard", *(places or ["nothing"])])
        if question.kind == "window" and rng.random() < 0.7:
            return question.moves[0].text
        return question.moves[rng.randrange(len(question.moves))].text

    return choose


class Whimsical:
    """Answers like somebody careless, and sometimes does something else before or after it."""

    def __init__(self, witness: Witness, rng: Random, every: int = EVERY) -> None:
        self.witness = witness
        self._rng = rng
        self._every = every
        self._choose = careless(rng)
        self._whims = (self.repeat, self.undo, self.hold, self.turn, self.talk, self.mistake, self.nonsense)

    def __call__(self, table: Table, question: Question) -> str:
        move = self._choose(table, question)
        if self._every and self._rng.randrange(self._every) == 0:
            self._rng.choice(self._whims)(table, question)
        return move

    def repeat(self, table: Table, question: Question) -> None:
        """An answer that was acknowledged is sent again; it must not count again."""
        done = [id for id, reply in list(self.witness.replies.items())[-20:] if isinstance(reply, Ok)]
        here = [id for id in done if self.witness.sent_in.get(id) == table.game]
        answers = [id for id in here if isinstance(self.witness.sent[id], protocol.Answer)]
        if answers:
            self.witness.repeat(self._rng.choice(answers))

    def undo(self, table: Table, question: Question) -> None:
        if table.private is not None and table.private.undo is not None:
            table.post(protocol.Undo(id=table.next_id()), ignore)

    def hold(self, table: Table, question: Question) -> None:
        table.post(protocol.Hold(id=table.next_id(), decision=question.decision), ignore)

    def turn(self, table: Table, question: Question) -> None:
        level = self._rng.choice(LEVELS)
        table.post(protocol.Yield(id=table.next_id(), level=level), ignore)  # type: ignore[arg-type]

    def talk(self, table: Table, question: Question) -> None:
        table.post(protocol.Say(id=table.next_id(), emote=self._rng.choice(protocol.EMOTES)), ignore)

    def mistake(self, table: Table, question: Question) -> None:
        """An answer to a question that is long closed."""
        move = question.moves[0].text if question.moves else "discard nothing"
        table.post(protocol.Answer(id=table.next_id(), decision=max(0, question.decision - 5), move=move), ignore)

    def nonsense(self, table: Table, question: Question) -> None:
        table.post(protocol.Answer(id=table.next_id(), decision=question.decision, move="dance"), ignore)

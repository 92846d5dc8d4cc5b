"""A witness remembers what one person said and heard at a table, through all breaks of the line.

It stands inside the client, between the line and the table, so that it knows of a message before anybody acts on it.
What it sees at once is a fault at once: an update that is missing or comes twice, a state that contradicts the
updates before it, two different replies to one request. The rest is compared with the log after the game.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from alehouse import protocol
from alehouse.client import Table
from alehouse.client.line import Done
from alehouse.protocol import Ended, Event, GameInfo, Ok, Private, Public, Refused, RoomChanged, State, Update, Welcome
from alehouse.protocol.replies import Yours

TRACE = 16
SAME = ("hand", "mates")
"""What a seat alone knows must be the same after a break if nothing has happened meanwhile ..."""
WISHES = ("yields", "muted_cards", "standing")
"""... and this too, unless the person has asked for a change that was stored and not yet acknowledged."""

Notice = Callable[[str], None]
"""Is told what happens: `sent`, `ack`, `update`, `welcome`, `ended` or `began`."""


class Heard:
    """What was heard of one game."""

    def __init__(self, number: int, seq: int) -> None:
        self.number = number
        self.first = seq
        """The update that the first state stood at."""
        self.last = seq
        self.updates: dict[int, tuple[int, tuple[Event, ...]]] = {}
        """By their numbers: when, and what was told."""
        self.leaps: list[tuple[int, int]] = []
        """States that were ahead of what was heard before; only a move that was taken back may explain them."""
        self.view: Public | None = None
        self.private: Private | None = None
        self.ended: Ended | None = None


class Witness:
    everybody: ClassVar[list[Witness]] = []

    def __init__(self, name: str, table: Table, notice: Notice = lambda what: None) -> None:
        Witness.everybody.append(self)
        self.name = name
        self.table = table
        self.notice = notice
        self.seat: int | None = None
        self.games: dict[int, Heard] = {}
        self.infos: dict[int, GameInfo] = {}
        """The games as they were announced."""
        self.sent: dict[str, protocol.Request] = {}
        self.sent_in: dict[str, int | None] = {}
        """The game in which each request was sent."""
        self.replies: dict[str, Any] = {}
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.trace: deque[str] = deque(maxlen=TRACE)
        """What was said and heard last, for whoever must find out why nothing happens any more."""
        self.twice: Callable[[], bool] = lambda: False
        """Whether to send the next request twice."""
        self._hear = table.hear
        self._post = table.post
        table.hear = self.hear  # type: ignore[method-assign]
        table.post = self.post  # type: ignore[method-assign]
        table.ask = self.ask  # type: ignore[method-assign]
        self.seat = table.you.seat
        if table.game is not None:
            self._begin(table.game, table.seq).view = table.view

    def __str__(self) -> str:
        table = self.table
        question = table.question
        short = (
            f"{self.name} (seat {self.seat}): room {table.room.status}, game {table.game}, update {table.seq}, "
            f"asked {question and (question.decision, question.kind)}, "
            f"unanswered {self.unanswered}, "
            f"breaks {table.line.breaks}, gone {table.gone!r}"
        )
        return "\n    ".join([short, *([] if table.gone else self.trace)])

    def blame(self, text: str) -> None:
        self.faults.append(f"{self.name}: {text}")

    # -- saying ---------------------------------------------------------------------------------

    def post(self, request: protocol.Request, done: Done) -> None:
        self.sent[request.id] = request
        self.sent_in[request.id] = self.table.game
        self.trace.append(f"> {request}")
        self.counts[type(request).__name__.lower()] += 1
        self._post(request, done)
        if self.twice():
            self.counts["sent twice"] += 1
            self._post(request, done)
        self.notice("sent")

    async def ask(self, request: protocol.Request) -> Any:
        self.sent[request.id] = request
        return await self.table.line.ask(request)

    @property
    def unanswered(self) -> list[str]:
        return [id for id in self.sent if id not in self.replies]

    def repeat(self, id: str) -> None:
        """Say something again that was said, and perhaps answered, before."""
        self.counts["repeated"] += 1
        self._post(self.sent[id], lambda answer: None)

    # -- hearing --------------------------------------------------------------------------------

    def hear(self, reply: protocol.Reply) -> None:
        self.trace.append(f"< {said(reply)}")
        match reply:
            case Update():
                self._update(reply)
            case State():
                self._state(reply)
            case Yours():
                if reply.game in self.games:
                    self.games[reply.game].private = reply.you
            case Welcome() | RoomChanged():
                self._room(reply)
            case Ended():
                if reply.game in self.games:
                    self.games[reply.game].ended = reply
            case Ok() | Refused():
                self._reply(reply)
        self._hear(reply)
        match reply:
            case Ok():
                self.notice("ack" if isinstance(self.sent.get(reply.id), protocol.Answer) else "ok")
            case Update() | Welcome() | Ended():
                self.notice(type(reply).__name__.lower())

    def _begin(self, number: int, seq: int) -> Heard:
        heard = self.games[number] = Heard(number, seq)
        return heard

    def _room(self, reply: Welcome | RoomChanged) -> None:
        self.seat = reply.you.seat
        if isinstance(reply, Welcome):
            self.counts["welcomes"] += 1
        game = reply.room.game
        if game is not None and game.number not in self.infos:
            self.infos[game.number] = game
        elif game is not None and game.commitment != self.infos[game.number].commitment:
            self.blame(f"game {game.number} has changed its commitment")

    def _update(self, reply: Update) -> None:
        heard = self.games.get(reply.game)
        if heard is None:
            self.blame(f"update {reply.seq} of game {reply.game}, of which there was no state")
            return
        if reply.seq != heard.last + 1:
            self.blame(f"game {reply.game}: update {reply.seq} after {heard.last}")
        heard.last = reply.seq
        heard.updates[reply.seq] = (reply.at, reply.events)
        if heard.view is not None:
            heard.view = protocol.join(heard.view, reply.table)
        heard.private = reply.you or heard.private

    def _state(self, reply: State) -> None:
        heard = self.games.get(reply.game)
        if heard is None:
            heard = self._begin(reply.game, reply.seq)
            self.notice("began")
        elif reply.seq < heard.last:
            self.blame(f"game {reply.game}: state {reply.seq} after update {heard.last}")
        elif reply.seq > heard.last:
            heard.leaps.append((heard.last, reply.seq))
        else:
            self._compare(heard, reply)
        heard.last = reply.seq
        heard.view = reply.table
        heard.private = reply.you
        self.counts["states"] += 1

    def _wishing(self) -> bool:
        """Whether this person, at any tab, has asked for another way to be asked and waits for the reply."""
        return any(
            isinstance(request, protocol.Yield | protocol.Standing) and id not in witness.replies
            for witness in Witness.everybody
            if witness.table.room.id == self.table.room.id and witness.seat == self.seat
            for id, request in witness.sent.items()
        )

    def _compare(self, heard: Heard, reply: State) -> None:
        """A state at the very update that we are at says nothing new."""
        if heard.view is not None and heard.view != reply.table:
            names = differing(heard.view, reply.table, Public.__struct_fields__)
            self.blame(f"game {reply.game}: the state at {reply.seq} differs from the updates before it in {names}")
        before, now = heard.private, reply.you
        if before is not None and now is not None:
            names = differing(before, now, SAME if self._wishing() else SAME + WISHES)
            if names:
                self.blame(f"game {reply.game}: what the seat knows at {reply.seq} has changed in {names}")

    def _reply(self, reply: Ok | Refused) -> None:
        if reply.id is None:
            self.blame(f"refused without an id: {reply}")
            return
        if isinstance(reply, Refused) and reply.code == "too-fast":
            return  # it was not even read, and may be sent again
        before = self.replies.setdefault(reply.id, reply)
        if type(before) is not type(reply):  # what is refused may be refused for another reason later
            self.blame(f"two replies to {self.sent.get(reply.id)}: {before} and {reply}")


def differing(one: Any, other: Any, names: Sequence[str]) -> list[str]:
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def said(reply: protocol.Reply) -> str:
    """A reply in a few words."""
    match reply:
        case Update() | State():
            mine = reply.you
            question = mine and mine.question
            about = f"asked {question.decision} {question.kind}" if question else "not asked"
            return f"{type(reply).__name__.lower()} {reply.seq}, {about}, answered {mine and mine.answered}"
        case Yours():
            return f"yours: asked {reply.you.question and reply.you.question.decision}, answered {reply.you.answered}"
        case Welcome() | RoomChanged():
            away = [seat.seat for seat in reply.room.seats if seat.away]
            return f"{type(reply).__name__.lower()} {reply.room.status}, undo {reply.room.undo}, away {away}"
        case _:
            return str(reply)

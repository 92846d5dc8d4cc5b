"""A table without sockets, processes or waiting: people are objects, and time passes when a test says so."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from alehouse import protocol as say
from alehouse.packs import known
from alehouse.table.dealt import taken_up
from alehouse.table.limits import Limits
from alehouse.table.lobby import Lobby
from alehouse.table.match import Match
from alehouse.table.room import Room, room_from_store
from alehouse.table.rows import GameRow, LogRow, RoomRow, Row, SnapshotRow
from alehouse.table.worker import BotQuestion, choose
from alehouse.testing import Scene

BEGAN = 1_000_000_000
"""When every test begins, in milliseconds."""
FOREVER = 10_000


class Tab:
    """One connection of one person, which knows the game only from what it is sent."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name
        self.guest = f"secret-of-{name}"
        self.bytes: list[bytes] = []
        self.heard: list[say.Reply] = []
        self.closed: str | None = None
        self.you: say.You | None = None
        self.room: say.RoomInfo
        self.game: int | None = None
        self.seq: int | None = None
        self.public: say.Public
        self.private: say.Private
        self.clock: say.Clock
        self.ended: say.Ended | None = None

    # -- what the table needs of a connection ---------------------------------------------------

    def send(self, data: bytes) -> None:
        assert self.closed is None, "a closed connection is sent something"
        self.bytes.append(data)
        message = say.read_reply(data)
        self.heard.append(message)
        match message:
            case say.Welcome() | say.RoomChanged():
                self.room, self.you = message.room, message.you
            case say.State():
                self.game, self.seq, self.public, self.clock = message.game, message.seq, message.table, message.clock
                self.private = message.you or self.private_of_nobody
            case say.Update():
                assert message.game == self.game
                assert self.seq is not None
                assert message.seq == self.seq + 1, f"update {message.seq} after {self.seq}"
                self.seq, self.public, self.clock = message.seq, say.join(self.public, message.table), message.clock
                self.private = message.you or self.private
            case say.Yours():
                self.private = message.you
            case say.Ticking():
                self.clock = message.clock
            case say.Ended():
                self.ended = message

    private_of_nobody = say.Private(seat=-1, hand=())

    def close(self, code: str, **_params: Any) -> None:
        self.closed = code

    # -- what a person does -----------------------------------------------------------------------

    def asks(self, kind: type[say.Request], id: str | None = None, **fields: Any) -> say.Reply:
        """Say something to the table; the reply to it."""
        return self.table.hears(self, kind(id=id or self.table.new_id(), **fields))

    def does(self, kind: type[say.Request], **fields: Any) -> None:
        reply = self.asks(kind, **fields)
        assert isinstance(reply, say.Ok), reply

    def cannot(self, kind: type[say.Request], **fields: Any) -> str:
        """The code with which the table refuses."""
        return self.refusal(kind, **fields).code

    def refusal(self, kind: type[say.Request], **fields: Any) -> say.Refused:
        reply = self.asks(kind, **fields)
        assert isinstance(reply, say.Refused), reply
        return reply

    @property
    def decision(self) -> int:
        return self.clock.decision

    @property
    def moves(self) -> list[str]:
        """What this seat may answer now."""
        return [move.text for move in self.private.question.moves] if self.private.question else []

    @property
    def seat(self) -> int:
        assert self.you is not None
        assert self.you.seat is not None
        return self.you.seat

    def answers(self, move: str, id: str | None = None) -> None:
        self.does(say.Answer, decision=self.decision, move=move, id=id)

    def passes(self) -> None:
        self.answers("pass")

    def holds(self) -> None:
        self.does(say.Hold, decision=self.decision)

    def releases(self) -> None:
        self.does(say.Release, decision=self.decision)

    def yields(self, level: str) -> None:
        self.does(say.Yield, level=level)

    def goes(self) -> None:
        """The connection breaks."""
        self.table.loses(self)

    def returns(self, **hello: Any) -> Tab:
        """The same person with a new connection."""
        return self.table.enters(self.name, **hello)

    def resumes(self) -> Tab:
        """The same page after a break: it says what it has seen, and keeps it."""
        tab = Tab(self.table, self.name)
        if self.game is not None:
            tab.game, tab.seq, tab.public, tab.private = self.game, self.seq, self.public, self.private
        return self.table.arrives(tab, game=self.game, since=self.seq)

    def heard_of(self, kind: type[Any]) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def said(self) -> list[say.Said]:
        return self.heard_of(say.Said)

    @property
    def told(self) -> list[str]:
        """The codes of all events, in their order."""
        return [event.code for update in self.heard_of(say.Update) for event in update.events]


class Table:
    """A room with its clock and its store. Every input is stored and sent at once, and bots answer in no time.

    Nothing is shown for a while unless a test sets the `beat`.
    """

    def __init__(self, seed: int = 1, limits: Limits | None = None, **settings: Any) -> None:
        self.rng = Random(seed)
        self.now = BEGAN
        self.limits = limits or Limits()
        lobby = Lobby(id="room", owner="owner", settings=say.Settings(**{"beat": 0, **settings}))
        lobby.configure(lobby.settings, known())
        self.room = Room(lobby, known(), self.limits, self.rng.randbytes)
        self.tabs: list[Tab] = []
        self.rooms: list[RoomRow] = []
        self.games: dict[str, GameRow] = {}
        self.log: list[LogRow] = []
        self.snapshot: SnapshotRow | None = None
        self.bot: Callable[[BotQuestion], int] | None = lambda question: choose("reluctant", question)
        """How all bots choose: the place of a move, of which the first is to pass. None: they never answer."""
        self._ids = 0

    # -- people -----------------------------------------------------------------------------------

    def new_id(self) -> str:
        self._ids += 1
        return f"r{self._ids}"

    def arrives(self, tab: Tab, **hello: Any) -> Tab:
        self.tabs.append(tab)
        self.room.arrive(tab, say.Hello(id=self.new_id(), version=1, **hello), self.now)
        self.settle()
        return tab

    def enters(self, name: str, **hello: Any) -> Tab:
        """Somebody opens the link of the room."""
        return self.arrives(Tab(self, name), **hello)

    def seats(self, *names: str) -> list[Tab]:
        """People come in and sit down, one after another."""
        tabs = [self.enters(name) for name in names]
        for tab in tabs:
            tab.does(say.Sit)
        return tabs

    def hears(self, tab: Tab, request: say.Request) -> say.Reply:
        before = len(tab.heard)
        self.room.hear(tab, request, self.now)
        self.settle()
        replies = [reply for reply in tab.heard[before:] if getattr(reply, "id", None) == request.id]
        assert len(replies) == 1, f"{len(replies)} replies to {request}"
        return replies[0]

    def loses(self, tab: Tab) -> None:
        self.tabs.remove(tab)
        tab.closed = "cut"
        self.room.leave(tab, self.now)
        self.settle()

    # -- games ------------------------------------------------------------------------------------

    def plays(self, *names: str, bots: int = 0, scene: Scene | None = None) -> list[Tab]:
        """People and bots sit down, and the game begins, with a scene if one is given."""
        tabs = self.seats(*names)
        for _ in range(bots):
            tabs[0].does(say.AddBot, bot="reluctant")
        tabs[0].does(say.Start)
        if scene is not None:
            self.puts_on(scene)
        return tabs

    def puts_on(self, scene: Scene) -> None:
        """The game of the room is this scene from now on."""
        scene.start()
        old = self.match
        self.room.take_up(Match(old.id, old.number, scene.game, old.chairs, old.delays, old.beat))
        for tab in list(self.tabs):
            self.room.leave(tab, self.now)
        for chair in self.match.chairs:
            chair.away = False
        for tab in list(self.tabs):
            tab.heard.clear()
            self.room.arrive(tab, say.Hello(id=self.new_id(), version=1), self.now)
        self.log.clear()
        self.settle()

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def at(self) -> int:
        """The reading of the game's clock."""
        return self.match.watch.read(self.now)

    @property
    def window(self) -> str | None:
        """The card that a window is open on, or what else it is open on."""
        window = self.game.window
        return (window.card or window.entry) if window is not None else None

    @property
    def over(self) -> bool:
        return self.room.lobby.status == "over"

    # -- time -------------------------------------------------------------------------------------

    def pass_time(self, ms: int) -> None:
        """Let time pass; the table is woken whenever it wishes."""
        end = self.now + ms
        for _ in range(FOREVER):
            due = self.room.wake(self.now)
            if due is None or due > end:
                self.now = end
                return
            self.wake_at(due)
        raise AssertionError("the table is woken again and again")

    def wake_at(self, due: int) -> None:
        self.now = max(self.now, due)
        self.room.tick(self.now)
        self.settle()

    def pass_all_time(self) -> None:
        """Nobody does anything any more: until the table does not want to be woken."""
        for _ in range(FOREVER):
            due = self.room.wake(self.now)
            if due is None:
                return
            self.wake_at(due)
        raise AssertionError("the table is woken again and again")

    # -- what a keeper does -------------------------------------------------------------------------

    def settle(self) -> None:
        """Store and send, and let bots think, until nothing is left to do."""
        self._flush()
        for _ in range(FOREVER):
            match = self.room.match
            if self.bot is None or match is None or self.room.lobby.status != "playing":
                return
            asked = match.bots_to_ask()
            if not asked:
                return
            questions = [BotQuestion.of(match.game, seat, match.bot_seed(seat, decision)) for seat, decision in asked]
            for (seat, decision), question in zip(asked, questions, strict=True):
                self.room.bot_answers(seat, decision, question.at(self.bot(question)), self.now)
                self._flush()
        raise AssertionError("bots are asked again and again")

    def _flush(self) -> None:
        rows, self.room.rows = self.room.rows, []
        for row in rows:
            self._store(row)
        outbox, self.room.outbox = self.room.outbox, []
        for connection, data in outbox:
            if connection in self.tabs:
                connection.send(data)
        closing, self.room.closing = self.room.closing, []
        for connection, code in closing:
            connection.close(code)
            if connection in self.tabs:
                self.tabs.remove(connection)
                self.room.leave(connection, self.now)

    def _store(self, row: Row) -> None:
        match row:
            case RoomRow():
                self.rooms.append(row)
            case GameRow():
                if row.id not in self.games:
                    self.log, self.snapshot = [], None
                self.games[row.id] = row
            case LogRow():
                self.log.append(row)
            case SnapshotRow():
                self.snapshot = row

    # -- restart ----------------------------------------------------------------------------------

    def taken_up(self, rows: list[LogRow] | None = None, snapshot: SnapshotRow | None = None) -> Match:
        """The game as a new server takes it up from the store."""
        return taken_up(self.games[self.match.id], self.log if rows is None else rows, snapshot, known())

    def from_store(self, snapshot: SnapshotRow | None = None) -> Room:
        """The room as a new server has it from what was stored, with nobody there."""
        lobby = msgspec.json.decode(self.rooms[-1].body, type=Lobby)
        room = Room(lobby, known(), self.limits, self.rng.randbytes)
        game = self.games[lobby.game] if lobby.game is not None else None
        room_from_store(room, game, self.log, snapshot, self.now)
        return room

    def restarts(self) -> None:
        """The server is killed, and another one takes up what was stored. Nobody is connected."""
        self.tabs.clear()
        self.room = self.from_store(self.snapshot)
        self.settle()

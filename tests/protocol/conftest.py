"""Evenings: whole games in a real room, with people who also do everything else that the protocol lets them do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from alehouse import protocol as say
from alehouse.packs import known
from alehouse.table.limits import Limits
from alehouse.table.lobby import Lobby
from alehouse.table.room import Room

BEGAN = 1_000_000_000
LONGEST = 40_000


class Line:
    """One connection, with every byte that came over it, and the table as `join` keeps it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.guest = f"guest-{name}"
        self.bytes: list[bytes] = []
        self.closed = False
        self.seq = 0
        self.game: int | None = None
        self.table = say.Public()
        self.you: say.Private | None = None

    def send(self, data: bytes) -> None:
        assert not self.closed
        self.bytes.append(data)
        message = say.read_reply(data)
        if isinstance(message, say.State):
            self.game, self.seq, self.table, self.you = message.game, message.seq, message.table, message.you
        elif isinstance(message, say.Update):
            assert (message.game, message.seq) == (self.game, self.seq + 1)
            self.seq, self.table = message.seq, say.join(self.table, message.table)
            self.you = message.you or self.you
        elif isinstance(message, say.Yours):
            self.you = message.you

    def close(self, code: str, **params: Any) -> None:
        self.send(say.write(say.Bye(code=code, params=params)))
        self.closed = True


class Evening:
    """A room that is played in until its game is over. The same seed gives the same evening."""

    def __init__(self, seed: int, people: int, bots: int, *, meddle: float = 0.0, **settings: Any) -> None:
        self.rng = Random(seed)
        self.now = BEGAN
        self.meddle = meddle
        """How often people do something else than play."""
        self.led_to: dict[str, set[frozenset[str]]] = {}
        """For each type of request, what came of it at once, to whomever: the types of those messages."""
        self.asked: list[bytes] = []
        """Every request, as it was sent."""
        self.lines: list[Line] = []
        self.watched: Callable[[], None] = lambda: None
        """Called whenever everything has been sent."""
        self._ids = 0
        lobby = Lobby(id="room", owner="guest-p0", settings=say.Settings())
        lobby.configure(say.Settings(seats=people + bots, **settings), known())
        self.room = Room(lobby, known(), Limits(chat_rate=100.0), self.rng.randbytes)
        for number in range(people):
            line = self.arrive(f"p{number}")
            self.asks(line, say.Sit)
        for _ in range(bots):
            self.asks(self.lines[0], say.AddBot, bot="normal")

    # -- what happens ---------------------------------------------------------------------------

    def arrive(self, name: str, **hello: Any) -> Line:
        line = Line(name)
        self.lines.append(line)
        self._ids += 1
        before = self._counts()
        self.room.arrive(line, say.Hello(id=f"h{self._ids}", version=say.VERSION, **hello), self.now)
        self._deliver()
        self._note("hello", before)
        return line

    def asks(self, line: Line, kind: type[say.Request], **fields: Any) -> None:
        self._ids += 1
        request = kind(id=f"r{self._ids}", **fields)
        before = self._counts()
        self.asked.append(say.write(request))
        self.room.hear(line, say.read_request(self.asked[-1]), self.now)
        self._deliver()
        self._note(str(kind.__struct_config__.tag), before)

    def breaks(self, line: Line) -> None:
        line.closed = True
        self.room.leave(line, self.now)
        self._deliver()

    def tick(self) -> None:
        self.room.tick(self.now)
        self._deliver()

    def _counts(self) -> list[int]:
        return [len(line.bytes) for line in self.lines]

    def _note(self, tag: str, before: list[int]) -> None:
        new = [data for line, seen in zip(self.lines, before, strict=True) for data in line.bytes[seen:]]
        tags = frozenset(str(say.read_reply(data).__struct_config__.tag) for data in new)
        self.led_to.setdefault(tag, set()).add(tags)

    def _deliver(self) -> None:
        self.room.rows.clear()
        outbox, self.room.outbox = self.room.outbox, []
        for line, data in outbox:
            line.send(data)
        closing, self.room.closing = self.room.closing, []
        for line, code in closing:
            line.close(code)
        self.watched()

    # -- playing --------------------------------------------------------------------------------

    def play(self) -> None:
        """One game. The lobby after it is tried out as well."""
        self.asks(self._host(), say.Start)
        self._to_the_end()
        self._look_around()

    def _host(self) -> Line:
        """A line of the host, whoever that is by now."""
        host = next(one for one in self.room.lobby.people if one.who == self.room.lobby.host)
        return next((line for line in self.lines if line.guest == host.guest and not line.closed), self.lines[-1])

    def _to_the_end(self) -> None:
        for _ in range(LONGEST):
            if self.room.lobby.status != "playing":
                return
            if not self._bots_move() and not self._people_move():
                due = self.room.wake(self.now)
                if due is None:
                    self._go_on_alone()
                    continue
                self.now = max(self.now, due)
                self.tick()
        raise AssertionError("the game does not end")

    def _go_on_alone(self) -> None:
        """Only somebody alone among bots is waited for without end; then the question is put once more."""
        match = self.room.match
        assert match is not None
        assert match.paused or match.is_unhurried(), "the table stalls"
        if match.paused:
            for line in [line for line in self.lines if not line.closed]:
                self.asks(line, say.Pace, paused=False)

    def _bots_move(self) -> bool:
        match = self.room.match
        assert match is not None
        found = match.bots_to_ask()
        for seat, decision in found:
            moves = match.moves_of(seat)
            self.room.bot_answers(seat, decision, moves[self.rng.randrange(len(moves))].raw, self.now)
            self._deliver()
        return bool(found)

    def _people_move(self) -> bool:
        open_lines = [line for line in self.lines if not line.closed]
        if self.rng.random() < self.meddle:
            self._meddle(self.rng.choice(open_lines))
            return True
        for line in self.rng.sample(open_lines, len(open_lines)):
            question = line.you.question if line.you is not None else None
            if question is not None and not (question.kind == "window" and self.rng.random() < 0.3):
                self.asks(line, say.Answer, decision=question.decision, move=self._move(question))
                return True
        return False

    def _move(self, question: say.Question) -> str:
        if question.kind == "discard":
            return self.rng.choice(("discard nothing", "discard 1"))
        if question.kind == "window" and self.rng.random() < 0.6:
            return "pass"
        return self.rng.choice(question.moves).text

    def _meddle(self, line: Line) -> None:
        rng = self.rng
        you = line.you
        decision = max(0, self.room.match.game.decision_id if self.room.match is not None else 0)
        moves = [move.text for move in you.question.moves] if you is not None and you.question is not None else []
        move = rng.choice([*moves, "pass", "play gambling-im-in", "order p7", "nonsense"])
        undo = self.room.undo
        what: list[tuple[type[say.Request], dict[str, Any]]] = [
            (say.Ping, {}),
            (say.Hold, {"decision": decision}),
            (say.Release, {"decision": decision}),
            (say.Answer, {"decision": decision, "move": move}),
            (say.Answer, {"decision": max(0, decision + rng.randrange(-1, 2)), "move": move}),
            (say.Yield, {"level": rng.choice(("full", "smart", "touching", "until-my-turn"))}),
            (say.Yield, {"card": "make-some-elbow-room", "on": rng.random() < 0.5}),
            (say.Pace, {"beat": rng.choice((None, 0, 300)), "paused": rng.choice((None, False, True))}),
            (say.Standing, {"move": rng.choice((None, "play i-dont-think-so", "pass"))}),
            (say.Why, {"move": move}),
            (say.Why, {"card": rng.choice((you.hand if you is not None else ()) or ("none",))}),
            (say.WhyHand, {}),
            (say.Preview, {"move": move}),
            (say.Undo, {}),
            (say.Consent, {"undo": undo.number if undo is not None else 1, "yes": rng.random() < 0.8}),
            (say.Return, {}),
            (say.Say, {"emote": "cheers"}),
            (say.Say, {"text": "<b>cheers</b>"}),
            (say.Lock, {"on": rng.random() < 0.1}),
            (say.Mute, {"who": rng.randrange(4), "on": rng.random() < 0.2}),
            (say.HandOver, {"who": rng.randrange(1, 4)}),
            (say.Sit, {}),
            (say.Stand, {}),
            (say.Pick, {"character": "fiona"}),
            (say.AddBot, {"bot": "normal"}),
            (say.Remove, {"seat": 0}),
            (say.Configure, {"settings": say.Settings()}),
            (say.Start, {}),
            (say.Rematch, {}),
        ]
        kind, fields = rng.choice(what)
        luck = rng.random()
        if luck < 0.02:
            self.asks(line, rng.choice((say.Concede, say.Leave)))
            if line.closed:
                self.arrive(line.name)
        elif luck < 0.1:
            self._break_and_resume(line)
        else:
            self.asks(line, kind, **fields)

    def _look_around(self) -> None:
        """Between games: everything that only a lobby allows."""
        host = self._host()
        empty = self.room.lobby.settings.seats
        self.asks(host, say.Rematch)
        self.asks(host, say.Configure, settings=say.Settings(seats=empty + 1, window=self.room.lobby.settings.window))
        self.asks(host, say.AddBot, bot="normal", seat=empty)
        self.asks(host, say.Pick, seat=empty, character="zot")
        self.asks(host, say.Remove, seat=empty)
        self.asks(host, say.Stand)
        self.asks(host, say.Sit)
        self.asks(host, say.Lock, on=False)
        stranger = self.arrive(f"stranger-{self._ids}")
        who = self.room.connections[stranger].who
        self.asks(host, say.Mute, who=who)
        self.asks(host, say.Kick, who=who)

    def _break_and_resume(self, line: Line) -> None:
        """A line breaks; the same person comes back and says what was seen, or does not."""
        self.breaks(line)
        if self.rng.random() < 0.5:
            self.arrive(line.name)
            return
        again = Line(line.name)
        again.game, again.seq, again.table, again.you = line.game, line.seq, line.table, line.you
        self.lines.append(again)
        self._ids += 1
        hello = say.Hello(id=f"h{self._ids}", version=say.VERSION, game=line.game, since=line.seq)
        self.room.arrive(again, hello, self.now)
        self._deliver()


@pytest.fixture(scope="session")
def evening() -> type[Evening]:
    return Evening

"""The worked exchange of docs/protocol.md: a real room is played, and what goes over one line is written down."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from alehouse.packs import known
from alehouse.protocol import (
    CLOCKS,
    VERSION,
    Hello,
    Private,
    Request,
    Settings,
    State,
    Update,
    Yours,
    read_reply,
    read_request,
    write,
)
from alehouse.protocol import requests as ask
from alehouse.table.limits import Limits
from alehouse.table.lobby import Lobby
from alehouse.table.room import Room

WIDTH = 116
NOON = 1_800_000_000_000
WINDOW = CLOCKS["casual"].window


class Line:
    """One connection, with everything that went over it since somebody looked."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest = guest
        self.name = name
        self.said: list[tuple[str, bytes]] = []
        self.you: Private | None = None
        self.seq = 0

    def send(self, data: bytes) -> None:
        self.said.append(("<-", data))
        message = read_reply(data)
        if isinstance(message, State | Update):
            self.seq = message.seq
        if isinstance(message, State | Update | Yours) and message.you is not None:
            self.you = message.you

    def close(self, code: str, **params: Any) -> None:
        raise AssertionError(f"nobody is sent away here: {code} {params}")


class Story:
    """Two people at a table, of whom we look over the shoulder of the first."""

    def __init__(self, seed: int) -> None:
        entropy = random.Random(seed)
        self.now = NOON
        lobby = Lobby(id="x7k2m9qd4wva", owner="guest-of-ann", settings=Settings())
        lobby.configure(Settings(seats=2), known())
        lobby.sit(lobby.enter("guest-of-ann", "Ann", 50), 0, None, known())
        self.room = Room(lobby, known(), Limits(), entropy.randbytes)
        self.ann = Line("guest-of-ann", "Ann")
        self.bob = Line("guest-of-bob", "Bob")
        self._ids = 0

    def tell(self, line: Line, request: Request) -> None:
        """Send a request as it goes over the line, and take what comes back."""
        data = write(request)
        line.said.append(("->", data))
        if isinstance(request, Hello):
            self.room.arrive(line, request, self.now)
        else:
            self.room.hear(line, read_request(data), self.now)
        self.deliver()

    def deliver(self) -> None:
        outbox, self.room.outbox = self.room.outbox, []
        self.room.rows.clear()
        for line, data in outbox:
            line.send(data)

    def id(self, line: Line) -> str:
        self._ids += 1
        return f"{line.name.lower()}-{self._ids}"

    def answer(self, line: Line, move: str) -> ask.Answer:
        assert line.you is not None
        assert line.you.question is not None
        request = ask.Answer(id=self.id(line), decision=line.you.question.decision, move=move)
        self.tell(line, request)
        return request

    def wait(self) -> None:
        """Time passes until something is due."""
        due = self.room.wake(self.now)
        assert due is not None
        self.now = max(self.now, due)
        self.room.tick(self.now)
        self.deliver()

    def steps(self) -> Iterator[str]:
        """The story, stopping at the end of each step. What was said up to there belongs to the step."""
        ann, bob = self.ann, self.bob
        self.tell(ann, Hello(id=self.id(ann), version=VERSION))
        yield "hello"
        self.tell(ann, ask.Pick(id=self.id(ann), character="fiona"))
        yield "pick"
        self.tell(bob, Hello(id=self.id(bob), version=VERSION))
        self.tell(bob, ask.Sit(id=self.id(bob), character="deirdre"))
        yield ""
        self.tell(ann, ask.Start(id=self.id(ann)))
        yield "start"
        assert kind_of(ann) == "discard"
        request = self.answer(ann, "discard nothing")
        yield "discard"
        self.tell(ann, request)
        yield "retry"
        self.tell(ann, ask.Answer(id=self.id(ann), decision=request.decision, move="pass"))
        yield "stale"
        while kind_of(ann) != "action":
            self.wait()
        yield ""
        self.answer(ann, hit(ann))
        yield "play"
        assert ann.you is not None
        assert ann.you.question is not None
        self.tell(ann, ask.Hold(id=self.id(ann), decision=ann.you.question.decision))
        yield "hold"
        self.answer(ann, "pass")
        yield "pass"
        self.now += WINDOW // 2
        self.answer(bob, "pass")
        yield "close"
        assert self.room.match is not None
        seen = ann.seq
        self.room.leave(ann, self.now)
        while self.room.match.journal.seq == seen:
            self.wait()
        yield ""
        self.tell(ann, Hello(id=self.id(ann), version=VERSION, game=self.room.match.number, since=seen))
        yield "resume"
        self.tell(ann, ask.Say(id=self.id(ann), emote="cheers"))
        yield "say"


def kind_of(line: Line) -> str:
    return line.you.question.kind if line.you is not None and line.you.question is not None else ""


def hit(line: Line) -> str:
    """A move that does something to the other player, with the shortest name."""
    assert line.you is not None
    assert line.you.question is not None
    moves = line.you.question.moves
    found = [move.text for move in moves if move.kind == "play" and move.targets == (1,)]
    assert found, "no card that hits somebody"
    return min(found, key=len)


def exchange() -> dict[str, str]:
    """The text of each step, by its name, from the first deal in which the story can happen."""
    for seed in range(1000):
        try:
            return told(Story(seed))
        except AssertionError:
            continue
    raise RuntimeError("no deal fits the story any more; look at Story.steps")


def told(story: Story) -> dict[str, str]:
    out: dict[str, str] = {}
    for name in story.steps():
        if name:
            messages = [f"{way} {laid_out(parts_of(way, data))}" for way, data in story.ann.said]
            out[name] = "\n".join(["```text", *messages, "```"])
        story.ann.said.clear()
    return out


def parts_of(way: str, data: bytes) -> Any:
    """A message; of what is sent, only what is not left to its default."""
    found = msgspec.json.decode(data)
    if way == "<-":
        return found
    request = read_request(data)
    least = msgspec.json.decode(write(type(request)(**{name: found[name] for name in required(request)})))
    kept = {name: value for name, value in found.items() if name in required(request) or value != least[name]}
    return {"type": found["type"], "id": found["id"], **kept}


def required(request: Request) -> list[str]:
    return [field.name for field in msgspec.structs.fields(request) if field.required]


def laid_out(value: Any, width: int = WIDTH, used: int = 3) -> str:
    """JSON that fits the page: on one line if it can be, else as many parts on each line as fit."""
    plain = compact(value)
    if used + len(plain) <= width or not isinstance(value, dict | list) or not value:
        return plain
    pairs = isinstance(value, dict)
    parts = list(value.items()) if isinstance(value, dict) else [("", one) for one in value]
    lines: list[str] = []
    line = "{" if pairs else "["
    for at, (key, part) in enumerate(parts):
        label = f"{compact(key)}:" if pairs else ""
        end = "," if at + 1 < len(parts) else "}" if pairs else "]"
        free = width - len(line) - (0 if lines else used)
        if len(label + compact(part) + end) > free and len(line) > 1:
            lines.append(line)
            line, free = " ", width - 1
        text = label + compact(part) + end
        if len(text) > free:
            text = label + laid_out(part, width - 2, len(label) + 3) + end
        *whole, line = (line + text).split("\n")
        lines += whole
    return "\n  ".join([*lines, line])


def compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()

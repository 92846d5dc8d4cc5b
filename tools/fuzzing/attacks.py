"""One wire from its handshake to its end, and what is wrong with how it ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from alehouse.protocol import (
    CODES,
    Ahead,
    Bye,
    Ok,
    Pong,
    Reason,
    Refused,
    Reply,
    RoomChanged,
    Standstill,
    State,
    Update,
    Welcome,
    Yours,
    read_reply,
)
from alehouse.table.limits import Limits

from .arena import Attacker
from .garbage import keeps_step
from .knocks import GOOD_COOKIES, Knock, handshake
from .steps import Step, Times
from .wire import CLOSE, PING, TEXT, Silence, Wire, frame

ENDS = ("stay", "close", "cut", "shut")
POLITE = frozenset({1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009})
"""Numbers that a close frame of ours may have; it may also repeat that of the other end."""
DIRECT = (Ok, Refused, Pong, Reason, Ahead)
BURST = Limits().burst
HELLO = b'{"type":"hello","id":"hello","version":1}'
LAST = "the end"


@dataclass(frozen=True)
class Attack:
    role: str = "victim"
    """Whose cookie it has: `victim` and `watching` are in the room, `stranger` is not yet."""
    knock: Knock = field(default_factory=Knock)
    greets: bool = True
    steps: tuple[Step, ...] = ()
    end: str = "stay"
    """`stay`: asks at last whether the other end is there, and closes politely; `close`: closes at once; `cut`: breaks
    the connection; `shut`: ends its half of it; `wait`: until the other end closes."""

    @property
    def messages(self) -> int:
        """So many things are said on purpose; a flood counts as one."""
        return 1 + self.greets + len(self.steps) + (self.end == "stay")

    @property
    def flood(self) -> int:
        return sum(step.times - 1 for step in self.steps if isinstance(step, Times))

    @property
    def is_clear(self) -> bool:
        """Each step is one whole message, and they are not too many: so each must be answered once."""
        return all(step.is_message for step in self.steps) and len(self.steps) + 2 < BURST

    @property
    def keeps_step(self) -> bool:
        return all(keeps_step(step) for step in self.steps)


class Run:
    """An attack on its way. `faults` says what should not have happened, `heard` is all that came back."""

    def __init__(self, attack: Attack, attacker: Attacker, notice: Callable[[], None]) -> None:
        self.attack = attack
        self.attacker = attacker
        self.wire = Wire(notice)
        self.faults: list[str] = []
        self.replies: list[Reply] = []
        self._read = 0
        self._seat: int | None = None
        self._ours_ended = False
        """We have closed, cut or shut it; what happens then is for us to take."""

    async def run(self) -> None:
        try:
            await self.wire.open(self.attacker.port)
            await self._attack()
        except Silence as silence:
            self.faults.append(f"no answer, and not closed: {silence}")
        finally:
            if self.attack.end == "cut":
                self.wire.cut()
            await self.wire.close()
        self._take()
        self.faults += self.wire.wrong

    async def _attack(self) -> None:
        attack, wire = self.attack, self.wire
        if not await self._knock():
            return
        if attack.greets and attack.knock.cookie in GOOD_COOKIES:
            await wire.say(frame(TEXT, HELLO))
            await wire.until(lambda: bool(wire.texts))
        for step in attack.steps:
            if not await wire.say(step.data(self.attacker)):
                break
        await self._end()
        self._judge_end()

    async def _knock(self) -> bool:
        """Whether a socket was opened."""
        knock, wire = self.attack.knock, self.wire
        data = handshake(knock, self.attacker)
        if knock.form == "slowly":
            for start in range(0, len(data), 40):
                await wire.say(data[start : start + 40])
        else:
            await wire.say(data + (frame(PING, b"early") if knock.form == "eager" else b""))
        await wire.until(lambda: wire.answered)
        if wire.status == 101:
            if not knock.may_open:
                self.faults.append(f"let in: {knock}")
            return True
        if not 400 <= wire.status < 500:
            self.faults.append(f"answered {wire.status} {wire.head[:200]!r}")
        if knock.must_open:
            self.faults.append(f"not let in: {wire.status} {wire.body[:200]!r}")
        return False

    async def _end(self) -> None:
        """Until the connection is over, or we have had enough of it."""
        attack, wire = self.attack, self.wire
        match attack.end:
            case "cut":
                self._ours_ended = True
            case "shut":
                self._ours_ended = True
                wire.shut()
                await wire.until(lambda: False)
            case "close":
                self._ours_ended = True
                await wire.say(frame(CLOSE, b"\x03\xe8"))
                await wire.until(lambda: False)
            case "wait":
                await wire.until(lambda: wire.closed is not None)
                await self._answer_close()
            case _:
                await wire.say(frame(TEXT, json.dumps({"type": "ping", "id": LAST}).encode()))
                await wire.until(lambda: self._answered_last() or wire.closed is not None)
                if wire.closed is None and not wire.over:
                    self._judge_answers()
                    self._ours_ended = True
                    await wire.say(frame(CLOSE, b"\x03\xe8"))
                    await wire.until(lambda: False)
                    if wire.closed is None:
                        self.faults.append("a polite good-bye was not returned")
                else:
                    await self._answer_close()

    async def _answer_close(self) -> None:
        """Whoever is told good-bye says it too; then the other end hangs up."""
        if not self.wire.over:
            await self.wire.say(frame(CLOSE, (self.wire.closed or 1000).to_bytes(2, "big")))
            await self.wire.until(lambda: False)

    def _answered_last(self) -> bool:
        self._take()
        return any(isinstance(one, (Pong, Refused)) and one.id == LAST for one in self.replies)

    # -- judging --------------------------------------------------------------------------------

    def _judge_answers(self) -> None:
        """The connection lives: every whole message was answered once."""
        if self.attack.is_clear and not any(isinstance(one, Bye) for one in self.replies):
            wanted = len(self.attack.steps) + 1
            answers = DIRECT if self.attack.greets else (*DIRECT, Welcome)
            got = sum(isinstance(one, answers) for one in self.replies)
            if got != wanted:
                self.faults.append(f"{wanted} messages got {got} answers: {self.replies[-5:]}")

    def _judge_end(self) -> None:
        self._take()
        wire, knock = self.wire, self.attack.knock
        byes = [one for one in self.replies if isinstance(one, Bye)]
        if wire.closed is None:
            if not self._ours_ended:
                self.faults.append(f"hung up without a close frame (reset: {wire.reset}) after {self.replies[-2:]}")
        elif wire.closed not in POLITE and not self._said_close():
            self.faults.append(f"closed with {wire.closed}")
        if len(byes) > 1 or (byes and not isinstance(self.replies[-1], Bye)):
            self.faults.append(f"said something after good-bye: {self.replies[-3:]}")
        if self._ours_ended:
            return
        codes = [one.code for one in byes]
        if knock.cookie not in GOOD_COOKIES and (codes, wire.closed) != (["no-guest"], 1008):
            self.faults.append(f"the cookie is bad, but: {codes}, {wire.closed}")
        elif knock.path == "{locked}" and self.attack.greets and not self.attack.steps and codes != ["room-locked"]:
            self.faults.append(f"the room is locked, but: {codes}, {wire.closed}")

    def _said_close(self) -> bool:
        return any(getattr(step, "opcode", None) == CLOSE for step in self.attack.steps)

    def _take(self) -> None:
        """Read what has come since we last looked."""
        while self._read < len(self.wire.texts):
            text = self.wire.texts[self._read]
            self._read += 1
            try:
                reply = read_reply(text)
            except (msgspec.DecodeError, UnicodeError) as error:
                self.faults.append(f"unreadable answer ({error}): {text[:200]!r}")
                continue
            self.replies.append(reply)
            self._judge_reply(reply)

    def _judge_reply(self, reply: Reply) -> None:
        match reply:
            case Welcome() | RoomChanged():
                self._seat = reply.you.seat
            case State() | Update() | Yours():
                if reply.you is not None and reply.you.seat != self._seat:
                    self.faults.append(f"seat {self._seat} is told what seat {reply.you.seat} knows")
            case Standstill():
                self.faults.append(f"the room stands still: {reply.code}")
            case Refused() | Bye():
                if reply.code not in CODES or reply.code in ("server-error", "frozen"):
                    self.faults.append(f"refused as {reply}")

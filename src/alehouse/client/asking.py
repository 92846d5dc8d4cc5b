"""Everything that may be asked of a table, as methods."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from itertools import count
from typing import TYPE_CHECKING, Any

from .. import protocol
from ..protocol import Private, Reason, Settings
from .problems import Refused

if TYPE_CHECKING:
    from ..engine.view import Effect
    from ..protocol.requests import YieldLevel
    from .line import Answer


class Asking(ABC):
    """Each method waits until the server has done it and stored it. Raises Refused with the reason."""

    private: Private | None
    clock: protocol.Clock | None

    def __init__(self, ids: str | None = None) -> None:
        """ids: how the ids of requests begin; a server must never see one twice from a guest."""
        self._ids = secrets.token_urlsafe(6) if ids is None else ids
        self._numbers = count(1)

    def next_id(self) -> str:
        return f"{self._ids}.{next(self._numbers)}"

    @abstractmethod
    async def ask(self, request: protocol.Request) -> Answer:
        """The answer to a request. Raises Refused."""

    async def _do(self, kind: type[Any], **what: Any) -> None:
        await self.ask(kind(id=self.next_id(), **what))

    async def ping(self) -> None:
        await self._do(protocol.Ping)

    # -- the room -------------------------------------------------------------------------------

    async def sit(self, seat: int | None = None, character: str | None = None) -> None:
        await self._do(protocol.Sit, seat=seat, character=character)

    async def stand(self) -> None:
        await self._do(protocol.Stand)

    async def pick(self, character: str | None, seat: int | None = None) -> None:
        await self._do(protocol.Pick, character=character, seat=seat)

    async def add_bot(self, bot: str = "normal", seat: int | None = None, character: str | None = None) -> None:
        await self._do(protocol.AddBot, bot=bot, seat=seat, character=character)

    async def remove(self, seat: int) -> None:
        await self._do(protocol.Remove, seat=seat)

    async def configure(self, settings: Settings, password: str | None = None) -> None:
        await self._do(protocol.Configure, settings=settings, password=password)

    async def lock(self, on: bool = True) -> None:
        await self._do(protocol.Lock, on=on)

    async def kick(self, who: int) -> None:
        await self._do(protocol.Kick, who=who)

    async def mute(self, who: int, on: bool = True) -> None:
        await self._do(protocol.Mute, who=who, on=on)

    async def hand_over(self, who: int) -> None:
        await self._do(protocol.HandOver, who=who)

    async def start(self) -> None:
        await self._do(protocol.Start)

    async def rematch(self) -> None:
        await self._do(protocol.Rematch)

    async def leave(self) -> None:
        """Go for good. To come back later, close the table instead: the seat is kept."""
        await self._do(protocol.Leave)

    # -- the game -------------------------------------------------------------------------------

    async def answer(self, move: str, decision: int | None = None) -> None:
        """Answer the open question, or that of an id."""
        await self._do(protocol.Answer, decision=self.asked() if decision is None else decision, move=move)

    async def release(self, decision: int | None = None) -> None:
        """Take back an answer to the open window, or stop holding it."""
        await self._do(protocol.Release, decision=self.open_decision() if decision is None else decision)

    async def hold(self, decision: int | None = None) -> None:
        await self._do(protocol.Hold, decision=self.open_decision() if decision is None else decision)

    def asked(self) -> int:
        """The id of the question that this seat is asked."""
        if self.private is None or self.private.question is None:
            raise Refused("not-asked")
        return self.private.question.decision

    def open_decision(self) -> int:
        """The id of whatever the table waits for."""
        if self.clock is None:
            raise Refused("no-game")
        return self.clock.decision

    async def yields(self, level: YieldLevel | None = None, card: str | None = None, on: bool = True) -> None:
        """How often to be asked, or whether to be asked about one card."""
        await self._do(protocol.Yield, level=level, card=card, on=on)

    async def pace(self, beat: int | None = None, paused: bool | None = None) -> None:
        """How fast bots play, and whether the table rests; alone among bots, or as the host for the beat."""
        await self._do(protocol.Pace, beat=beat, paused=paused)

    async def standing(self, move: str | None) -> None:
        await self._do(protocol.Standing, move=move)

    async def why(self, card: str | None = None, move: str | None = None) -> Reason:
        """Why a card or move cannot be played; both parts of the reason are None if it can."""
        reply = await self.ask(protocol.Why(id=self.next_id(), card=card, move=move))
        assert isinstance(reply, Reason)
        return reply

    async def preview(self, move: str) -> tuple[Effect, ...]:
        reply = await self.ask(protocol.Preview(id=self.next_id(), move=move))
        assert isinstance(reply, protocol.Ahead)
        return reply.effects

    async def undo(self) -> None:
        await self._do(protocol.Undo)

    async def consent(self, undo: int, yes: bool = True) -> None:
        await self._do(protocol.Consent, undo=undo, yes=yes)

    async def concede(self) -> None:
        await self._do(protocol.Concede)

    async def come_back(self) -> None:
        """Take the seat back from the bot that plays on."""
        await self._do(protocol.Return)

    async def say(self, text: str | None = None, *, emote: str | None = None, phrase: str | None = None) -> None:
        await self._do(protocol.Say, text=text, emote=emote, phrase=phrase)

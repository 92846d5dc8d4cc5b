"""Talk at the table: emotes and phrases, and free text where the host allows it. None of it is kept."""

from __future__ import annotations

from ..protocol import EMOTES, PHRASES, Said, Settings
from ..protocol.requests import Say
from .limits import Limits
from .lobby import Person
from .refusal import Refusal
from .texts import seen


class Talk:
    """How much everybody has said lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left: dict[int, tuple[float, int]] = {}
        """For each person: how much may still be said, and as of when."""

    def said(self, person: Person, seat: int | None, request: Say, settings: Settings, now: int) -> Said:
        """What is told to everybody. Raises Refusal."""
        if person.muted:
            raise Refusal("muted")
        given = [part for part in (request.emote, request.phrase, request.text) if part is not None]
        if len(given) != 1:
            raise Refusal("bad-message", problem="say one thing: an emote, a phrase or a text")
        if request.emote not in (None, *EMOTES) or request.phrase not in (None, *PHRASES):
            raise Refusal("no-such-phrase", emotes=list(EMOTES), phrases=list(PHRASES))
        text = None
        if request.text is not None:
            if not settings.chat:
                raise Refusal("chat-off")
            text = seen(request.text)
            if not text:
                raise Refusal("bad-message", problem="the text is empty")
        self._take(person.who, now)
        return Said(who=person.who, name=person.name, seat=seat, emote=request.emote, phrase=request.phrase, text=text)

    def _take(self, who: int, now: int) -> None:
        rate, most = self._limits.chat_rate, float(self._limits.chat_burst)
        left, then = self._left.get(who, (most, now))
        left = min(most, left + (now - then) / 1000 * rate)
        if left < 1:
            self._left[who] = (left, now)
            raise Refusal("too-fast", wait=int((1 - left) / rate * 1000) + 1)
        self._left[who] = (left - 1, now)

"""Talk at the table: emotes and phrases, and free text where the host allows it.

The last of it is told to whoever comes; none of it is stored.
"""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from ..protocol import EMOTES, PHRASES, Said, Settings
from ..protocol.requests import Say
from .limits import Limits
from .lobby import Lobby, Person
from .match import Match
from .refusal import Refusal
from .texts import seen

KEPT = 50
"""So much of what was said is told to whoever comes."""


def place(lobby: Lobby, match: Match | None) -> tuple[int, int]:
    """The game that is on, and its last update; -1 if there is none."""
    return (-1, -1) if match is None or lobby.status == "open" else (match.number, match.journal.seq)


class Talk:
    """What was said last, and how much everybody has said lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left: dict[int, tuple[float, int]] = {}
        """For each person: how much may still be said, and as of when."""
        self._at = 0
        self._last: deque[tuple[int, Said]] = deque(maxlen=KEPT)
        """With the number of the game in which it was said."""

    def keep(self, said: Said, lobby: Lobby, match: Match | None) -> Said:
        """Gives it with its place in the game that is on."""
        game, seq = place(lobby, match)
        said = replace(said, seq=seq)
        self._last.append((game, said))
        return said

    def kept(self, lobby: Lobby, match: Match | None) -> tuple[Said, ...]:
        """For whoever comes now. Places in other games mean nothing any more."""
        game = place(lobby, match)[0]
        muted = {person.who for person in lobby.people if person.muted}
        last = [(number == game, said) for number, said in self._last if said.who not in muted]
        return tuple(said if here else replace(said, seq=-1) for here, said in last)

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
        self._at = max(now, self._at + 1)
        return Said(
            who=person.who,
            name=person.name,
            seat=seat,
            emote=request.emote,
            phrase=request.phrase,
            text=text,
            at=self._at,
        )

    def _take(self, who: int, now: int) -> None:
        rate, most = self._limits.chat_rate, float(self._limits.chat_burst)
        left, then = self._left.get(who, (most, now))
        left = min(most, left + (now - then) / 1000 * rate)
        if left < 1:
            self._left[who] = (left, now)
            raise Refusal("too-fast", wait=int((1 - left) / rate * 1000) + 1)
        self._left[who] = (left - 1, now)

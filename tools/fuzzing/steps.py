"""What can be said on a wire. Steps are plain values, so that Hypothesis can show and shrink them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Protocol

from .wire import MASK, TEXT, frame


@dataclass(frozen=True)
class Sign:
    """Stands for something that is only known when it is said: `now` is the open question, `legal` a legal move ..."""

    name: str
    n: int = 0


class Reader(Protocol):
    """Knows what signs mean, and what was said before."""

    def meaning(self, sign: Sign) -> Any: ...
    def said_before(self, n: int) -> bytes: ...


def filled(value: Any, reader: Reader) -> Any:
    if isinstance(value, Sign):
        return reader.meaning(value)
    if isinstance(value, dict):
        return {key: filled(one, reader) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [filled(one, reader) for one in value]
    return value


@dataclass(frozen=True)
class Frame:
    """One frame, which may lie about its length."""

    opcode: int = TEXT
    payload: bytes = b""
    fin: bool = True
    rsv: int = 0
    masked: bool = True
    size: int | None = None
    wide: int = 0

    def data(self, reader: Reader) -> bytes:
        mask = MASK if self.masked else None
        return frame(self.opcode, self.payload, fin=self.fin, rsv=self.rsv, mask=mask, size=self.size, wide=self.wide)

    @property
    def is_message(self) -> bool:
        """One whole text, which is answered once."""
        try:
            self.payload.decode()
        except UnicodeError:
            return False
        plain = self.fin and not self.rsv and self.masked and self.size in (None, len(self.payload)) and not self.wide
        return plain and self.opcode == TEXT


def text(said: str) -> Frame:
    return Frame(payload=said.encode("utf-8", "surrogatepass"))


@dataclass(frozen=True)
class Raw:
    """Any bytes."""

    said: bytes
    is_message: bool = False

    def data(self, reader: Reader) -> bytes:
        return self.said


@dataclass(frozen=True)
class Ask:
    """A request, with signs for what must be looked up."""

    body: dict[str, Any] = field(hash=False)
    is_message: bool = True

    def data(self, reader: Reader) -> bytes:
        return frame(TEXT, json.dumps(filled(self.body, reader)).encode("utf-8", "surrogatepass"))


@dataclass(frozen=True)
class Again:
    """A message that somebody has said before, byte for byte."""

    n: int
    is_message: bool = True

    def data(self, reader: Reader) -> bytes:
        return frame(TEXT, reader.said_before(self.n))


@dataclass(frozen=True)
class Times:
    """The same, again and again, in one go."""

    step: Frame | Raw | Ask | Again
    times: int
    is_message: bool = False

    def data(self, reader: Reader) -> bytes:
        return self.step.data(reader) * self.times


Step = Frame | Raw | Ask | Again | Times

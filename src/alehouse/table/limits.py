"""How much of everything a server takes."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    frame: int = 16_384
    """Bytes of one message."""
    rate: float = 20.0
    """Messages a second that one connection may send for long ..."""
    burst: int = 60
    """... and at once."""
    outbox: int = 512
    """Messages that wait for a slow reader before the connection is closed; it can come back and resume."""
    name: int = 24
    rooms: int = 5_000
    rooms_per_guest: int = 10
    sockets_per_guest: int = 20
    people_per_room: int = 50
    chat_rate: float = 0.5
    """Things that one person may say a second for long ..."""
    chat_burst: int = 5
    """... and at once."""
    lobby_hours: int = 24
    """A room without a game is forgotten when nobody has come for so long ..."""
    game_days: int = 14
    """... and a game is given up."""
    idle_minutes: int = 10
    """A room in which nobody is leaves the memory after so long; the store has it."""

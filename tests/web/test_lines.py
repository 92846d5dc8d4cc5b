"""Lines: what keeps one open does not count as noise."""

from __future__ import annotations

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from alehouse.web.lines import PIECES, SocketLine


def test_whoever_only_watches_may_answer_our_pings_all_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: None)
    ended: list[int] = []
    monkeypatch.setattr(SocketLine, "_end", lambda self: ended.append(1))
    line = SocketLine.__new__(SocketLine)
    line._signals = line._pieces = 0
    line.pending_ping_payload = None
    for _ in range(3 * PIECES):
        line.send_keepalive_ping()
        line.handle_pong(Frame(Opcode.PONG, b""))
    assert not ended
    for _ in range(PIECES + 1):
        line.handle_pong(Frame(Opcode.PONG, b""))
    assert ended

"""The lines into the house: uvicorn's protocols, with limits where they have none of their own."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

HEAD = 65_536
"""Bytes of all headers of a request, at most ..."""
HEAD_SECONDS = 20.0
"""... and seconds to send them."""
LINGER = 2.0
"""Seconds to take the answer to a request whose body has not come."""
PIECES = 500
"""Frames that make no message, pings in a short time or pieces of one message, that a socket may send."""
SLICE = 4096
"""Bytes that are read from a socket in one go."""


class HttpLine(HttpToolsProtocol):
    """HTTP whose requests must have an end: neither endless headers nor a trickle of them holds a line."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._head = 0
        self._in_head = True
        self._timer: asyncio.TimerHandle | None = None
        self._whole = True
        """The request that is read has come to its end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer = self.loop.call_later(HEAD_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        begun = self._in_head and self._head > 0
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            # Of the first piece, only its end may belong to this head.
            self._head += len(data) if begun else 1
            if self._head > HEAD:
                self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._in_head = True
        if self._timer is None:
            self._timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def on_headers_complete(self) -> None:
        self._stop_timer()
        self._in_head = False
        self._whole = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._whole and not self.transport.is_closing():
            # Nobody waits for the rest of this request, and nothing else would end it.
            self.loop.call_later(LINGER, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class SocketLine(WebSocketsSansIOProtocol):
    """A socket that ends when we are done with it, even if the other side takes nothing any more."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._signals = 0
        """Pings and pongs since our own last ping; whoever only watches sends a few, all day long."""
        self._pieces = 0
        """Of the message that is being sent."""

    def data_received(self, data: bytes) -> None:
        # In slices, so that thousands of tiny frames do not keep others waiting once they are too many.
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            self._feed(data[start : start + SLICE])

    def _feed(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except (InvalidState, AssertionError):
            # It wants to answer a frame that makes no sense, but has already closed for another one.
            self.transport.abort()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = True
            self.transport.write(
                b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        self._pieces += 1
        self._check(self._pieces)
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._signals += 1
        self._check(self._signals)
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        self._signals += 1
        self._check(self._signals)
        super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        self._signals = 0
        super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        self._pieces = self._signals = 0
        super().send_receive_event_to_app()

    def _check(self, count: int) -> None:
        """End a line on which too much comes that makes no message."""
        if count > PIECES:
            self._end()

    def _end(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(1008, "too many frames")
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

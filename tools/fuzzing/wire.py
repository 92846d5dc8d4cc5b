"""A socket that says any bytes, and remembers all that the other end said: neither help nor manners of a library."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from collections.abc import Callable
from contextlib import suppress

PATIENCE = 20.0
"""Seconds after which an answer is not expected any more; only faults take so long."""
CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NO_CODE = 1005
"""What a close frame without a number means."""
MASK = b"\x37\xfa\x21\x3d"
HEAD_END = b"\r\n\r\n"
ABORT = struct.pack("ii", 1, 0)

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    mask: bytes | None = MASK,
    size: int | None = None,
    wide: int = 0,
) -> bytes:
    """A frame of a client. `size` is the length that it claims, and may be a lie; `wide` gives that 2 or 8 bytes."""
    said = len(payload) if size is None else size
    first = (0x80 if fin else 0) | (rsv & 7) << 4 | (opcode & 15)
    hidden = 0x80 if mask is not None else 0
    if wide == 8 or said > 0xFFFF:
        head = struct.pack("!BBQ", first, hidden | 127, said)
    elif wide == 2 or said > 125:
        head = struct.pack("!BBH", first, hidden | 126, said)
    else:
        head = struct.pack("!BB", first, hidden | said)
    if mask is None:
        return head + payload
    return head + mask + masked(payload, mask)


def masked(payload: bytes, mask: bytes) -> bytes:
    if not payload:
        return b""
    key = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(len(payload), "big")


class Silence(Exception):
    """The other end has neither answered nor closed."""


class Wire:
    """`status` and `head` are of the first answer; `body` is what follows it, if that was no `101`."""

    def __init__(self, notice: Callable[[], None] = lambda: None) -> None:
        """notice: called for every text and every answer."""
        self._notice = notice
        self.status = 0
        self.head = b""
        self.body = b""
        self.texts: list[bytes] = []
        self.pongs = 0
        self.closed: int | None = None
        """The number in the close frame of the other end."""
        self.over = False
        """The other end, or we, have ended the connection."""
        self.reset = False
        self.wrong: list[str] = []
        """What no server may send."""
        self._left = bytearray()
        self._socket = socket.socket()
        self._socket.setblocking(False)
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    async def open(self, port: int, *, listens: bool = True) -> None:
        """Connect. Whoever does not listen takes nothing of what is said."""
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await asyncio.get_running_loop().sock_connect(self._socket, ("127.0.0.1", port))
        if listens:
            self.listen()

    def listen(self) -> None:
        self._reader = asyncio.ensure_future(self._read())

    # -- saying ---------------------------------------------------------------------------------

    async def say(self, data: bytes) -> bool:
        """False if the other end takes nothing any more, which is not for us to complain about."""
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().sock_sendall(self._socket, data)
        except OSError:
            return False
        return True

    def cut(self) -> None:
        """End it at once, with a reset."""
        with suppress(OSError):
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABORT)

    def shut(self) -> None:
        """Say nothing more, and listen on."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        self._socket.close()
        self.over = True

    # -- hearing --------------------------------------------------------------------------------

    async def until(self, met: Callable[[], bool]) -> None:
        """Wait until something is so, or nothing more will come. Raises Silence."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not met() and not self.over:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise Silence(f"status {self.status}, {len(self.texts)} texts, last {self.texts[-1:]!r}") from None

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while data := await loop.sock_recv(self._socket, 1 << 16):
                self._left += data
                self._take()
                self._news.set()
        except OSError:
            self.reset = True
        finally:
            self.over = True
            self._news.set()

    def _take(self) -> None:
        if not self.head:
            end = self._left.find(HEAD_END)
            if end < 0:
                return
            self.head = bytes(self._left[: end + len(HEAD_END)])
            del self._left[: len(self.head)]
            first = self.head.split(b" ", 2)
            self.status = int(first[1]) if len(first) > 1 and first[1].isdigit() else -1
            self._notice()
        if self.status != 101:
            self.body += self._left
            self._left.clear()
            return
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        left = self._left
        if len(left) < 2:
            return False
        size, start = left[1] & 0x7F, 2
        if size > 125:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(left[2 : 2 + width], "big"), 2 + width
        if len(left) < start + size:
            return False
        first, payload = left[0], bytes(left[start : start + size])
        if left[1] & 0x80 or first & 0x70 or not first & 0x80:
            self.wrong.append(f"a frame that no server may send: {bytes(left[:16])!r}")
        del left[: start + size]
        self._heard(first & 15, payload)
        return True

    def _heard(self, opcode: int, payload: bytes) -> None:
        if self.closed is not None and opcode not in (PING, PONG):
            self.wrong.append(f"said after its own close frame: {opcode} {payload[:80]!r}")
        elif opcode == TEXT:
            self.texts.append(payload)
            self._notice()
        elif opcode == CLOSE:
            self.closed = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else NO_CODE
        elif opcode == PONG:
            self.pongs += 1
        elif opcode != PING:
            self.wrong.append(f"a frame of kind {opcode}")

    @property
    def answered(self) -> bool:
        """The answer over HTTP is whole, as far as it says its length."""
        length = _LENGTH.search(self.head)
        return bool(self.head) and (length is None or len(self.body) >= int(length[1]))

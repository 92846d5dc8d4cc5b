"""The keyboard of somebody at a table where other things happen meanwhile.

Lines come whole, whatever is drawn while they are typed. On a screen we show the letters ourselves, so that a line
that has been begun can be drawn again with everything else.
"""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import sys
import threading
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)
"""What arrows and other keys send; they mean nothing here."""
ENTER, BACK, WORD, LINE, END = "\r\n", "\x08\x7f", "\x17", "\x15", "\x04"
LONGEST = 500
"""No line is longer."""


class Keyboard:
    """`with Keyboard(stir) as keys:` calls `stir` whenever there is something new in `lines`, `typed` or `ended`."""

    def __init__(self, stir: Callable[[], None], *, screen: bool) -> None:
        """screen: the terminal is ours, and letters are shown by whoever draws it."""
        self.lines: deque[str] = deque()
        self.typed = ""
        """The line that has been begun."""
        self.ended = False
        """There will be no more lines."""
        self._stir = stir
        self._screen = screen and os.name == "posix"
        self._decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace")
        self._before: list[Any] | None = None
        self._loop = asyncio.get_running_loop()

    def __enter__(self) -> Self:
        if self._screen:
            import termios
            import tty

            self._before = termios.tcgetattr(0)
            tty.setcbreak(0, termios.TCSANOW)  # what was typed before is kept, and Ctrl-C still interrupts
        threading.Thread(target=self._read, name="keyboard", daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            import termios

            termios.tcsetattr(0, termios.TCSADRAIN, self._before)

    def _read(self) -> None:
        """In a thread of its own. It does not touch `sys.stdin`, whose lock would outlive us."""
        while True:
            try:
                data = os.read(0, 4096)
            except OSError:
                data = b""
            try:
                self._loop.call_soon_threadsafe(self.feed, data)
            except RuntimeError:  # the loop is closed: we are leaving
                return
            if not data:
                return

    def feed(self, data: bytes) -> None:
        text = ESCAPES.sub("", self._decoder.decode(data, not data))
        for letter in text:
            self._press(letter)
        if not data:
            if self.typed:
                self._enter()
            self.ended = True
        self._stir()

    def _press(self, letter: str) -> None:
        if letter in ENTER:
            self._enter()
        elif letter in BACK:
            self.typed = self.typed[:-1]
        elif letter in LINE:
            self.typed = ""
        elif letter in WORD:
            self.typed = re.sub(r"\S*\s*$", "", self.typed)
        elif letter in END:
            self.ended = self.ended or not self.typed
        elif letter.isprintable() and len(self.typed) < LONGEST:
            self.typed += letter

    def _enter(self) -> None:
        self.lines.append(self.typed)
        self.typed = ""

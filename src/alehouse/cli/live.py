"""The two faces of a table where things happen while somebody types."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Protocol

from rich.console import Console
from rich.text import Text

from .faces import Face, PlainFace, ScreenFace, fit, hanging, newest, rule
from .picture import Picture

SHORT = 6
"""A longer answer to a command has the screen to itself, until the next line is typed."""


class Live(Face, Protocol):
    screen: bool
    """The face draws everything anew whenever something has changed, with the line that is being typed."""

    def draw_lobby(self, lines: list[str], log: list[str], typed: str) -> None:
        """The room before and after games."""

    def draw_table(self, picture: Picture, asking: bool, typed: str) -> None:
        """The game. asking: there is a new question to this person."""

    def prompt(self, typed: str) -> None:
        """Only the line that is being typed has changed."""

    def heard(self) -> bool:
        """A line was typed, so what was said to the last one may go. Whether it had the screen to itself."""


class LivePlain(PlainFace):
    """Sentences as they come; a question when it is worth it."""

    screen = False

    def __init__(self) -> None:
        super().__init__()
        self._told = 0
        self._in_lobby = False

    def draw_lobby(self, lines: list[str], log: list[str], typed: str) -> None:
        self._catch_up(log)
        if not self._in_lobby:
            self._in_lobby = True
            self.say("\n".join(lines))

    def draw_table(self, picture: Picture, asking: bool, typed: str) -> None:
        self._in_lobby = False
        if asking:
            self.show(replace(picture, fresh=len(picture.log) - self._told))
            self._told = len(picture.log)
        else:
            self._catch_up(picture.log)

    def _catch_up(self, log: list[str]) -> None:
        self.tell(log[self._told :])
        self._told = len(log)

    def prompt(self, typed: str) -> None:
        """The terminal shows what is typed."""

    def heard(self) -> bool:
        return False


class LiveScreen(ScreenFace):
    """The whole screen, with answers to commands below the table, and the line that is being typed."""

    screen = True

    def __init__(self, console: Console | None = None) -> None:
        super().__init__(console)
        self._said: list[str] = []
        self._page = False

    def say(self, text: str) -> None:
        self._said += text.split("\n")

    def say_table(self, picture: Picture) -> None:
        """It is there already."""

    def say_hand(self, picture: Picture) -> None:
        for line in self.hand(picture, self.console.width, whole=True):
            self._said.append(line.plain)

    def heard(self) -> bool:
        page, self._page = self._page, False
        self._said.clear()
        return page

    def draw_lobby(self, lines: list[str], log: list[str], typed: str) -> None:
        width = self.console.width
        said = self._answers(width)
        top = [rule(lines[0], width), *(fit(Text(f"  {line}"), width) for line in lines[1:])]
        room = max(3, self.console.height - len(top) - len(said) - 3)
        news = [Text(f"  {line}") for wrapped in newest(log, width - 4, room) for line in wrapped]
        self._draw([*top, rule("What happened", width), *news], said, typed)

    def draw_table(self, picture: Picture, asking: bool, typed: str) -> None:
        said = self._answers(self.console.width)
        self._draw(self.lines(picture, len(said)), said, typed)

    def _answers(self, width: int) -> list[Text]:
        return [part for line in self._said for part in hanging(Text(line, "bold"), width - 1, 2)]

    def _draw(self, lines: list[Text], said: list[Text], typed: str) -> None:
        """At one stroke, so that nothing flickers."""
        if len(said) > SHORT:
            self._page = True
            room = max(1, self.console.height - 2)
            lines, said = [], [*said[:room], Text("Enter: back to the table", "dim")]
        with self.console:
            self.console.clear()
            for line in (*lines, *said):
                self.console.print(line, no_wrap=True, crop=True)
        self.prompt(typed)

    def prompt(self, typed: str) -> None:
        shown = typed[-(self.console.width - 4) :]
        self.console.file.write(f"\r\x1b[K> {shown}")
        self.console.file.flush()


def live(plain: bool) -> Live:
    """The screen where there is one, plain lines everywhere else."""
    if plain or not sys.stdout.isatty() or not sys.stdin.isatty():
        return LivePlain()
    return LiveScreen()

"""Two ways to show the table: a coloured screen, and plain lines for pipes and screen readers."""

from __future__ import annotations

import sys
import textwrap
from typing import Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..engine.view import SeatView
from .picture import HandCard, Picture, extras, track


class Face(Protocol):
    def show(self, picture: Picture) -> None:
        """The table, and the question."""

    def say(self, text: str) -> None:
        """An answer to a command, or news; several lines are fine."""

    def tell(self, sentences: list[str]) -> None:
        """What happened while nobody was asked."""

    def say_table(self, picture: Picture) -> None:
        """The players and what is pending, again."""

    def say_hand(self, picture: Picture) -> None:
        """The hand with all that its cards say."""


# --- plain ---------------------------------------------------------------------------------------


class PlainFace:
    """Sentences only: no colour, no boxes, nothing is drawn twice."""

    def __init__(self) -> None:
        self._table = ""
        self._hand: list[str] = []

    def show(self, picture: Picture) -> None:
        lines = picture.log[len(picture.log) - picture.fresh :]
        table = self.table(picture)
        kind = picture.view.question.kind if picture.view.question is not None else ""
        if kind in ("discard", "action") and table != self._table:
            lines = [*lines, "", table]
            self._table = table
        if picture.stack:
            lines = [*lines, *(f"Pending {at}: {line}." for at, (_, line) in enumerate(picture.stack, 1))]
        hand = hand_lines(picture.hand)
        if kind in ("discard", "cards") or (kind == "action" and hand != self._hand):
            lines = [*lines, *hand]
            self._hand = hand
        lines = [*lines, picture.question, *(f"{at}. {text}" for at, (_, text) in enumerate(picture.choices, 1))]
        if picture.hint:
            lines.append(f"({'; '.join(picture.hint)})")
        print("\n".join(lines), flush=True)

    def table(self, picture: Picture) -> str:
        view = picture.view
        lines = [picture.title.replace(" · ", ". ") + "."]
        for seat in view.seats:
            name = picture.names[seat.seat]
            if not seat.alive:
                lines.append(f"{name}: out of the game.")
                continue
            more = extras(seat)
            lines.append(
                f"{name}: Fortitude {seat.fortitude}, Alcohol {seat.alcohol}, Gold {seat.gold}, "
                f"pile {seat.pile}, hand {seat.hand}, deck {seat.deck}{', ' + more if more else ''}."
            )
        return "\n".join(lines)

    def say(self, text: str) -> None:
        print(text, flush=True)

    def tell(self, sentences: list[str]) -> None:
        if sentences:
            print("\n".join(sentences), flush=True)

    def say_table(self, picture: Picture) -> None:
        self.say(self.table(picture))

    def say_hand(self, picture: Picture) -> None:
        self.say("\n".join(hand_lines(picture.hand)) or "Your hand is empty.")


def hand_lines(hand: list[HandCard]) -> list[str]:
    return [f"{plain_places(card)}: {card.title} ({card.kind}) {card.text}" for card in hand]


def plain_places(card: HandCard) -> str:
    return f"Card{'s' if len(card.places) > 1 else ''} {', '.join(str(at) for at in card.places)}"


# --- screen --------------------------------------------------------------------------------------

COLOURS = ("cyan", "magenta", "green", "blue", "bright_yellow", "bright_cyan", "bright_magenta", "bright_green")
CELLS = {
    "A": ("A", "bold yellow"),
    "F": ("F", "bold red"),
    "X": ("X", "bold white on red"),
    "drunk": ("━", "yellow"),
    "left": ("·", "dim"),
    "lost": (" ", ""),
}


STACK_LINES = 3
"""At most so many lines for one thing on the stack; a toast of eight players has a long plan."""

LOG_LINES = 3
"""At least so many lines for what happened, whatever else there is."""


class ScreenFace:
    """The whole table, drawn anew for every question and cut to the size of the terminal."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)

    def show(self, picture: Picture) -> None:
        self.console.clear()
        for line in self.lines(picture):
            self.console.print(line, no_wrap=True, crop=True)

    def lines(self, picture: Picture) -> list[Text]:
        """The screen, top to bottom. The log gets the room that is left over; small screens get less text."""
        width, height = self.console.width, self.console.height - 1
        top = [rule(picture.title, width), *self.players(picture, width)]
        lines: list[Text] = []
        for tight in range(5):
            hand = self.hand(picture, width, whole=tight == 0) if tight < 4 else self.titles(picture, width)
            stack = self.stack(picture, width, STACK_LINES if tight < 2 else 1)
            asking = self.asking(picture, width, 4 if tight < 3 else 1)
            room = height - len(top) - len(stack) - len(hand) - len(asking)
            lines = [*top, *stack, *self.log(picture, width, max(room, LOG_LINES + 1)), *hand, *asking]
            if room > LOG_LINES:
                break
        return lines

    def players(self, picture: Picture, width: int) -> list[Text]:
        view = picture.view
        name_width = max(cell_len(name) for name in picture.names) + 1
        head = Text(" " * (name_width + 2), style="dim")
        head.append("0    5    10   15   20   A  F  Gold Hand Deck Pile")
        rows = [head]
        for seat in view.seats:
            row = Text("▸ " if seat.seat == view.active else "  ")
            style = COLOURS[seat.seat % len(COLOURS)] + (" bold" if seat.seat == view.seat else "")
            row.append(picture.names[seat.seat].ljust(name_width), style if seat.alive else "dim strike")
            if seat.alive:
                self.add_numbers(row, seat)
            else:
                row.append("out of the game", "dim")
            rows.append(fit(row, width))
        return rows

    def add_numbers(self, row: Text, seat: SeatView) -> None:
        for _, what in track(seat):
            row.append(*CELLS[what])
        row.append(f"  {seat.alcohol:>3}", "yellow")
        row.append(f"{seat.fortitude:>3}", "red")
        row.append(f"{seat.gold:>6}", "bold bright_yellow" if seat.gold > 2 else "bold red")
        row.append(f"{seat.hand:>5}{seat.deck:>5}{seat.pile:>5}")
        row.append(f"  {extras(seat)}".rstrip(), "dim")

    def stack(self, picture: Picture, width: int, most: int) -> list[Text]:
        lines: list[Text] = []
        for depth, line in picture.stack:
            lead = "  " + ("  " * (depth - 1) + "└ " if depth else "")
            text = Text(lead + line, "bold bright_white")
            lines += [fit(text, width)] if most == 1 else hanging(text, width - 1, len(lead))[:most]
        return [rule("On the table", width), *lines] if lines else []

    def log(self, picture: Picture, width: int, room: int) -> list[Text]:
        """The newest sentences, the new ones brighter; long ones are wrapped. Says how many new ones are left out."""
        lines = [rule("What happened", width)]
        said = newest(picture.log, width - 4, room - 1)
        if picture.fresh > len(said):
            said = newest(picture.log, width - 4, room - 2)
            lines.append(Text(f"  … {picture.fresh - len(said)} more, type log", "dim"))
        for at, wrapped in enumerate(said, len(picture.log) - len(said)):
            style = "" if at >= len(picture.log) - picture.fresh else "dim"
            lines += [Text(f"  {line}", style) for line in wrapped]
        return lines

    def hand(self, picture: Picture, width: int, whole: bool) -> list[Text]:
        lines = [rule("Your hand", width)]
        for card in picture.hand:
            bright = "bold" if card.playable else "dim"
            line = Text(f" {hand_title(card)}", bright)
            line.append(f"  {card.kind}: ", "dim italic")
            line.append(card.text, "" if card.playable else "dim")
            if whole:
                lines += hanging(line, width - 1, 5)
            else:
                lines.append(fit(line, width))
        return lines

    def titles(self, picture: Picture, width: int) -> list[Text]:
        """The hand in as few lines as can be, for a small screen with a long list of moves."""
        half = (width - 1) // 2
        cells = [fit(Text(f" {hand_title(card)}", "bold" if card.playable else "dim"), half) for card in picture.hand]
        rows = -(-len(cells) // 2)
        lines = [rule("Your hand", width)]
        for at in range(rows):
            line = cells[at]
            line.pad_right(half - line.cell_len)
            lines.append(line.append_text(cells[at + rows]) if at + rows < len(cells) else line)
        return lines

    def asking(self, picture: Picture, width: int, column: int) -> list[Text]:
        """The question and the moves; more than `column` of them stand side by side where they fit."""
        lines = [rule(picture.question, width, "bold green")]
        cells = [f"{at:>3} {text}" for at, (_, text) in enumerate(picture.choices, 1)]
        widest = max((cell_len(cell) for cell in cells), default=1) + 2
        columns = max(1, min(3, (width - 1) // widest)) if len(cells) > column else 1
        rows = -(-len(cells) // columns)
        for row in range(rows):
            parts = [cells[at].ljust(widest) for at in range(row, len(cells), rows)]
            lines.append(fit(Text("".join(parts).rstrip(), "green"), width))
        hint = " · ".join([*picture.hint, "why N", "card N", "log", "help"])
        lines.append(fit(Text(f"    {hint}", "dim"), width))
        return lines

    def say(self, text: str) -> None:
        self.console.print(text)

    def tell(self, sentences: list[str]) -> None:
        room = max(5, self.console.height - 8)
        if len(sentences) > room:
            self.console.print(f"... ({len(sentences) - room} more)", style="dim")
        for sentence in sentences[-room:]:
            self.console.print(sentence)

    def say_table(self, picture: Picture) -> None:
        self.show(picture)

    def say_hand(self, picture: Picture) -> None:
        for line in self.hand(picture, self.console.width, whole=True):
            self.console.print(line)


def rule(title: str, width: int, style: str = "bold") -> Text:
    """A line across the screen with a title in it."""
    line = Text("── ", "dim")
    line.append(title, style)
    line.append(" " + "─" * max(0, width - cell_len(line.plain) - 2), "dim")
    return fit(line, width)


def hand_title(card: HandCard) -> str:
    """`* 3 Mind the caltrops`, or ` 2,5 Gambling? I'm in! ×2`."""
    places = ",".join(str(at) for at in card.places)
    times = f" ×{len(card.places)}" if len(card.places) > 1 else ""
    return f"{'*' if card.playable else ' '}{places:>2} {card.title}{times}"


def newest(log: list[str], width: int, room: int) -> list[list[str]]:
    """The last sentences that fit, each as its lines. The newest is cut where even it does not."""
    out: list[list[str]] = []
    for sentence in reversed(log):
        wrapped = textwrap.wrap(sentence, width, subsequent_indent="  ") or [""]
        if len(wrapped) > room and not out:
            wrapped = [*wrapped[: room - 1], wrapped[room - 1][: width - 1] + "…"]
        if len(wrapped) > room:
            break
        room -= len(wrapped)
        out.insert(0, wrapped)
    return out


def hanging(line: Text, width: int, indent: int) -> list[Text]:
    """A long line as several, all but the first of them indented."""
    console = Console(width=width)
    first = line.wrap(console, width)[0]
    at = len(first.plain.rstrip())
    while at < len(line.plain) and line.plain[at] == " ":
        at += 1
    lines = [first]
    if at < len(line.plain):
        lines += [Text(" " * indent).append_text(more) for more in line[at:].wrap(console, width - indent)]
    for one in lines:
        one.rstrip()
    return lines


def fit(line: Text, width: int) -> Text:
    line.truncate(width - 1, overflow="ellipsis")
    return line


def face(plain: bool) -> Face:
    """The screen where there is one, plain lines everywhere else."""
    if plain or not sys.stdout.isatty() or not sys.stdin.isatty():
        return PlainFace()
    return ScreenFace()

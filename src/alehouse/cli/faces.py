"""Two ways to show the table: a coloured screen, and plain lines for pipes and screen readers."""

from __future__ import annotations

import sys
import textwrap
from typing import Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..engine.view import SeatView
from .options import counted
from .picture import TRACK, HandCard, Picture, extras, joined, teams_of, track


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
        elif kind == "shed":
            lines = [*lines, *hand_lines([card for card in picture.hand if card.owner >= 0])]
        lines = [*lines, picture.question, *(f"{at}. {text}" for at, (_, text) in enumerate(picture.choices, 1))]
        if picture.hint:
            lines.append(f"({'; '.join(picture.hint)})")
        print("\n".join(lines), flush=True)

    def table(self, picture: Picture) -> str:
        view = picture.view
        lines = [picture.title.replace(" · ", ". ") + "."]
        for team in teams_of(view):
            first = view.seats[team[0]]
            numbers = f"Fortitude {first.fortitude}, Alcohol {first.alcohol}, Gold {first.gold}"
            if len(team) > 1 and first.alive:
                names = joined(picture.names[seat] for seat in team)
                lines.append(f"Team of {names}: {numbers}, {counted(first.tokens, 'Potion Token')}.")
            for seat in (view.seats[at] for at in team):
                own = "" if len(team) > 1 else f"{numbers}, "
                more = "".join(f", {extra}" for extra in extras(seat))
                what = f"{own}pile {seat.pile}, hand {seat.hand}, deck {seat.deck}{more}"
                lines.append(f"{picture.names[seat.seat]}: {what if seat.alive else 'out of the game'}.")
        lines += [f"In front of {picture.names[card.seat]}: {card.title}. {card.text}" for card in picture.fronts]
        lines += [f"{picture.names[seat]} holds: {hand.replace(' · ', ', ')}." for seat, hand in picture.mates]
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
    return [f"{plain_places(card)}: {card.title} ({card.kind}{where(card)}) {card.text}" for card in hand]


def where(card: HandCard) -> str:
    """Whether a card lies open in front of somebody."""
    return ", on the table" if card.owner >= 0 else ""


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

    def lines(self, picture: Picture, below: int = 0) -> list[Text]:
        """The screen, top to bottom. The log gets the room that is left over; small screens get less text.

        below: so many lines are needed for something else.
        """
        width, height = self.console.width, self.console.height - 1 - below
        lines: list[Text] = []
        for tight in range(6):
            players = self.players(picture, width)[1 if tight > 4 else 0 :]
            top = [rule(picture.title, width), *players, *self.open_cards(picture, width, tight)]
            hand = self.hand(picture, width, whole=tight == 0) if tight < 4 else self.titles(picture, width)
            stack = self.stack(picture, width, tight > 1)
            asking = self.asking(picture, width, tight)
            room = height - len(top) - len(stack) - len(hand) - len(asking)
            lines = [*top, *stack, *self.log(picture, width, max(room, LOG_LINES + 1)), *hand, *asking]
            if room > LOG_LINES:
                break
        return lines

    def players(self, picture: Picture, width: int) -> list[Text]:
        """A row for each seat; teammates are held together, and what they share stands in the first row."""
        view = picture.view
        teams = teams_of(view)
        together = len(teams) < len(view.seats)
        name_width = max(cell_len(name) for name in picture.names) + 1
        head = Text(" " * (name_width + (4 if together else 2)), style="dim")
        head.append("0    5    10   15   20   A  F  Gold Hand Deck Pile")
        rows = [head]
        for team in teams:
            for at, seat in enumerate(view.seats[one] for one in team):
                row = Text("▸ " if seat.seat == view.active else "  ")
                if together:
                    row.append("┌ " if at == 0 else "└ " if at == len(team) - 1 else "│ ", "dim")
                row.append(picture.names[seat.seat].ljust(name_width), self.style(seat, view.seat))
                if seat.alive:
                    self.add_numbers(row, seat, at == 0, width)
                else:
                    row.append("out of the game", "dim")
                rows.append(fit(row, width))
        return rows

    def style(self, seat: SeatView, me: int | None) -> str:
        if not seat.alive:
            return "dim strike"
        return COLOURS[seat.seat % len(COLOURS)] + (" bold" if seat.seat == me else "")

    def add_numbers(self, row: Text, seat: SeatView, first: bool, width: int) -> None:
        """The numbers of a side, for its first seat, and those of the seat; what does not fit is left out."""
        for _, what in track(seat) if first else ():
            row.append(*CELLS[what])
        if first:
            row.append(f"  {seat.alcohol:>3}", "yellow")
            row.append(f"{seat.fortitude:>3}", "red")
            row.append(f"{seat.gold:>6}", "bold bright_yellow" if seat.gold > 2 else "bold red")
        else:
            row.append(" " * (len(TRACK) + 14))
        row.append(f"{seat.hand:>5}{seat.deck:>5}{seat.pile:>5}")
        if first and seat.tokens:
            row.append(f"  {counted(seat.tokens, 'token')}", "bright_yellow")
        for more in extras(seat):
            if row.cell_len + cell_len(more) + 3 < width:
                row.append(f"  {more}", "dim")

    def open_cards(self, picture: Picture, width: int, tight: int) -> list[Text]:
        """What others have in front of them, and the hands of teammates: their text where there is room."""
        lines: list[Text] = []
        if tight < 2:
            for card in picture.fronts:
                line = Text(f"  {picture.names[card.seat]}: ", COLOURS[card.seat % len(COLOURS)])
                line.append(card.title, "bold")
                line.append(f"  {card.text}", "dim")
                lines += [fit(line, width)] if tight else hanging(line, width - 1, 4)
        elif picture.fronts:
            titles = [f"{picture.names[card.seat]}: {card.title}" for card in picture.fronts]
            lines.append(fit(Text(f"  {' · '.join(titles)}", "dim"), width))
        for seat, hand in picture.mates if tight < 5 else ():
            line = Text(f"  {picture.names[seat]} holds ", COLOURS[seat % len(COLOURS)])
            line.append(hand, "dim")
            lines += hanging(line, width - 1, 4) if tight < 2 else [fit(line, width)]
        return lines

    def stack(self, picture: Picture, width: int, tight: bool) -> list[Text]:
        """What is pending. Where it is tight, only the newest has a second line."""
        lines: list[Text] = []
        for at, (depth, line) in enumerate(picture.stack, 1):
            lead = "  " + ("  " * (depth - 1) + "└ " if depth else "")
            text = Text(lead + line, "bold bright_white")
            most = STACK_LINES if not tight else 2 if at == len(picture.stack) else 1
            parts = hanging(text, width - 1, len(lead))
            if len(parts) > most:
                parts = [*parts[: most - 1], fit(parts[most - 1].append(" " + parts[most].plain.strip()), width)]
            lines += parts
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
        if picture.view.seat is None:
            return []
        lines = [rule("Your hand", width)]
        for card in picture.hand:
            bright = "bold" if card.playable else "dim"
            line = Text(f" {hand_title(card)}", bright)
            line.append(f"  {card.kind}{where(card)}: ", "dim italic")
            line.append(card.text, "" if card.playable else "dim")
            if whole:
                lines += hanging(line, width - 1, 5)
            else:
                lines.append(fit(line, width))
        return lines

    def titles(self, picture: Picture, width: int) -> list[Text]:
        """The hand in as few lines as can be, for a small screen with a long list of moves."""
        if picture.view.seat is None:
            return []
        half = (width - 1) // 2
        cells = [fit(Text(f" {hand_title(card)}", "bold" if card.playable else "dim"), half) for card in picture.hand]
        rows = -(-len(cells) // 2)
        lines = [rule("Your hand", width)]
        for at in range(rows):
            line = cells[at]
            line.pad_right(half - line.cell_len)
            lines.append(line.append_text(cells[at + rows]) if at + rows < len(cells) else line)
        return lines

    def asking(self, picture: Picture, width: int, tight: int) -> list[Text]:
        """The question and the moves; more than four stand side by side where they fit, on a small screen all do."""
        lines = [rule(picture.question, width, "bold green")]
        cells = [f"{at:>3} {text}" for at, (_, text) in enumerate(picture.choices, 1)]
        if tight > 2:
            rows = packed(cells, width - 1)
        else:
            widest = max((cell_len(cell) for cell in cells), default=1) + 2
            columns = max(1, min(3, (width - 1) // widest)) if len(cells) > 4 else 1
            deep = -(-len(cells) // columns)
            rows = ["".join(cell.ljust(widest) for cell in cells[row::deep]) for row in range(deep)]
        lines += [fit(Text(row.rstrip(), "green"), width) for row in rows]
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


def packed(cells: list[str], width: int) -> list[str]:
    """As many as fit in each line, in their order."""
    rows: list[str] = []
    for cell in cells:
        if rows and cell_len(rows[-1]) + cell_len(cell) + 1 <= width:
            rows[-1] += f" {cell}"
        else:
            rows.append(cell)
    return rows


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

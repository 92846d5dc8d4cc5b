"""The tables of docs/research.md. `python -m alehouse.env.tables` prints them; a test compares."""

from __future__ import annotations

from .actions import BLOCKS, START
from .features import FIELDS
from .layout import SEAT, layout

SEATS = 4
ABOUT_SEATS = (
    (("fortitude", "alcohol", "gold", "tokens"), "of the player; in teams, of the side"),
    (("hand", "deck", "pile", "discard"), "how many cards: in hand, to draw, Drinks on the Pile, discarded"),
    (
        ("alive", "passed_out", "absent", "mate", "active"),
        "in the game; drunk in a contest; not there; our side; in turn",
    ),
    (("in_round", "round_passed", "round_control", "round_turn"), "in the Round of Gambling, if there is one"),
    (tuple([name for name in SEAT if name.startswith("entry_")]), "who is behind what is pending, and whom it picks"),
    (("due_fortitude", "due_alcohol", "due_gold"), "what the topmost entry would change if nobody answered"),
    (("glass_alcohol", "glass_fortitude"), "what the Drinks hold that the player is about to drink"),
    (("character",), "the place of the character in the program's list, from 1"),
    (
        ("front", "less_fortitude", "less_alcohol", "hits_harder", "strikes_back"),
        "cards that lie there, what they do",
    ),
    (tuple([name for name in SEAT if name.startswith("counter_")]), "counters of characters, in the program's order"),
    (("side_hidden", "side_open"), "cards of side decks"),
)


def action_table() -> str:
    """The actions by number."""
    lines = ["| actions | name | meaning |", "|---|---|---|"]
    for name, size, meaning in BLOCKS:
        start = START[name]
        numbers = str(start) if size == 1 else f"{start} to {start + size - 1}"
        lines.append(f"| {numbers} | `{name}` | {meaning} |")
    return "\n".join(lines)


def layout_table() -> str:
    """The parts of an observation for four seats."""
    lines = ["| from | part | rows x columns | meaning |", "|---|---|---|---|"]
    for part in layout(SEATS).parts.values():
        rows, columns = part.shape
        lines.append(f"| {part.start} | `{part.name}` | {rows} x {columns} | {part.meaning} |")
    return "\n".join(lines)


def seat_table() -> str:
    """The rows of the part `seats`."""
    lines = ["| rows of `seats` | meaning |", "|---|---|"]
    for names, meaning in ABOUT_SEATS:
        listed = " ".join([f"`{name}`" for name in (names if len(names) < 7 else (names[0], names[-1]))])
        lines.append(f"| {listed.replace('` `', '` to `') if len(names) > 6 else listed} | {meaning} |")
    return "\n".join(lines)


def card_list() -> str:
    """The columns of the parts `hand` and `pending`."""
    return ", ".join([f"`{name}`" for name in FIELDS])


if __name__ == "__main__":
    print(action_table(), layout_table(), seat_table(), card_list(), sep="\n\n")

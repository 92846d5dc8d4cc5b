"""A match from its log: what the rows say is done again, and the table stands as it stood."""

from __future__ import annotations

from collections.abc import Sequence

from .log import Entry, read_entry
from .match import Match
from .rows import LogRow
from .snapshot import Snapshot


def recall(match: Match, rows: Sequence[LogRow], snapshot: Snapshot | None = None) -> None:
    """Bring a match that has just begun to where its rows end, with nobody there yet.

    A snapshot, the match as it stood after some row, saves playing the moves before it again.
    """
    entries = [(row, read_entry(row)) for row in rows]
    undone: set[int] = set()
    for row, entry in entries:
        if entry.kind == "undo":
            undone |= {other.n for other, _ in entries if entry.to < other.n < row.n}
    played = 0
    if snapshot is not None and snapshot.n not in undone:
        played, match.game = snapshot.n, snapshot.game
    taken_back: set[int] = set()
    for row, entry in entries:
        if entry.kind == "release":
            taken_back.add(entry.seat)
        elif entry.kind in ("push", "undo"):
            taken_back.clear()
        match.watch.elapsed = row.at
        follow(match, entry, skip=row.n <= played or row.n in undone)
        match.journal.follow(row, entry)
        if snapshot is not None and row.n == played:
            match.journal.alone, match.journal.stood_in = snapshot.alone, snapshot.stood_in
    for chair in match.chairs:
        chair.gone = match.watch.elapsed
    if not match.game.is_over:
        match.asked = match.asked.next(match.game, match.watch.elapsed)
        match.asked.taken_back = taken_back
        for chair in match.chairs:
            match.asked.note(chair, match.game)


def follow(match: Match, entry: Entry, skip: bool) -> None:
    """One row again. Of what is skipped, only what people did to their chairs remains."""
    for chair, bank in zip(match.chairs, entry.banks, strict=False):
        chair.bank = bank
    match entry.kind:
        case "push" | "undo":
            if not skip:
                for seat, text, by in entry.moves:
                    if by == "table" and text == "pass":
                        match.note_alone(seat)
                    told = match.game.told_count
                    match.game.push(match.game.move(text, seat), seat)
                    match.note_stand_ins(told)
            match.forget_answers()
            match.shift = entry.shift or match.shift
        case "answer":
            match.chairs[entry.seat].answer = entry.move
        case "release":
            match.chairs[entry.seat].answer = None
        case "away":
            match.chairs[entry.seat].away = entry.on
            match.chairs[entry.seat].answer = None
        case "concede":
            match.chairs[entry.seat].conceded = True
            match.chairs[entry.seat].conceded_at = entry.seq
            match.chairs[entry.seat].answer = None
        case "pace":
            match.beat = entry.beat  # that it rested is forgotten: nobody is there who looks
        case "end":
            match.ended = entry.how
            match.winners = entry.winners

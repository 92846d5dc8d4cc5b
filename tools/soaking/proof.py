"""What people heard and were promised, against what the server has stored; and what the server gives out afterwards."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from alehouse.cli.replay import load, proof
from alehouse.client import Client
from alehouse.engine.chance import commitment
from alehouse.errors import AlehouseError
from alehouse.protocol import Answer, Event, GameInfo, Ok
from alehouse.table.course import DEEDS
from alehouse.table.film import Shown
from alehouse.table.log import Entry, first_broken, read_entry
from alehouse.table.rows import GameRow, LogRow
from alehouse.table.store import Store

from .company import Company
from .witness import Heard, Witness

Told = tuple[Event, ...]


class Stored:
    """A game as the store has it."""

    def __init__(self, game: GameRow, rows: Sequence[LogRow]) -> None:
        self.game = game
        self.rows = rows
        self.entries = [read_entry(row) for row in rows]
        self.by_request: dict[str, list[Entry]] = defaultdict(list)
        self.updates: dict[int, tuple[LogRow, Entry]] = {}
        for row, entry in zip(rows, self.entries, strict=True):
            if entry.rid:
                self.by_request[entry.rid].append(entry)
            if entry.seq:
                self.updates.setdefault(entry.seq, (row, entry))

    def told(self, seq: int, seat: int | None) -> tuple[int, Told]:
        """What that seat had to hear as this update, and when."""
        row, _ = self.updates[seq]
        tidings = msgspec.json.decode(row.told)
        return row.at, tuple([Event(code, args, to is not None) for to, code, args in tidings if to in (None, seat)])

    def faults(self) -> list[str]:
        """What is wrong with the log by itself."""
        found: list[str] = []
        broken = first_broken(self.rows)
        if broken is not None:
            found.append(f"the chain of the log is broken at row {broken}")
        if sorted(self.updates) != list(range(1, len(self.updates) + 1)):
            found.append("the numbers of the updates have gaps")
        if self.game.how is None or not self.entries or self.entries[-1].kind != "end":
            found.append(f"the log has no end: {self.game.how}")
        twice = [rid for rid, entries in self.by_request.items() if len(entries) > 1]
        if twice:
            found.append(f"requests with two effects: {twice}")
        return found


async def stored(database: Path, ids: Iterable[str]) -> dict[str, Stored]:
    """Games of a server that has ended."""
    store = await Store.open(str(database))
    try:
        out: dict[str, Stored] = {}
        for id in ids:
            row = await store.game(id)
            if row is not None:
                out[id] = Stored(row, await store.log(id))
        return out
    finally:
        await store.close()


# --- what was promised -------------------------------------------------------------------------------


def check_company(company: Company, games: dict[str, Stored], counts: Counter[str]) -> list[str]:
    """Everything that is wrong with the games of a company."""
    found = list(company.faults)
    for info in company.played:
        kept = games.get(info.id)
        if kept is None:
            found.append(f"{company.name}: game {info.number} is not stored")
            continue
        where = f"{company.name}: game {info.number}"
        found += [f"{where}: {fault}" for fault in kept.faults()]
        for witness in company.witnesses:
            heard = witness.games.get(info.number)
            if heard is None:
                found.append(f"{where}: {witness.name} has heard nothing of it")
            else:
                found += [f"{where}: {witness.name}: {fault}" for fault in check_heard(heard, witness.seat, kept)]
        counts["log rows"] += len(kept.rows)
        counts["undone"] += sum(entry.kind == "undo" for entry in kept.entries)
    for witness in company.witnesses:
        found += [f"{witness.name}: {fault}" for fault in check_promises(witness, company, games, counts)]
    found += [f"{company.name}: {fault}" for fault in check_strangers(company, games)]
    return found


def check_heard(heard: Heard, seat: int | None, kept: Stored) -> list[str]:
    """Each update came once, in order, with what it had to say; and none is missing."""
    found: list[str] = []
    for before, after in heard.leaps:
        back = [seq for seq in range(before + 1, after + 1) if kept.updates[seq][1].kind == "undo"]
        if not back:
            found.append(f"updates {before + 1} to {after} were never told")
    last = max(kept.updates, default=0)
    if heard.last != last:
        found.append(f"heard up to update {heard.last} of {last}")
    leapt = {seq for before, after in heard.leaps for seq in range(before + 1, after + 1)}
    missing = set(range(heard.first + 1, last + 1)) - heard.updates.keys() - leapt
    if missing:
        found.append(f"updates {sorted(missing)} are missing")
    for seq, (at, events) in heard.updates.items():
        was = (at, tuple([as_ruled(event, seat) for event in events]))
        if seq in kept.updates and was != kept.told(seq, seat):
            found.append(f"update {seq} told {was}, but the log has {kept.told(seq, seat)}")
    return found


def as_ruled(event: Event, seat: int | None) -> Event:
    """As the rules tell it. The table adds to what somebody did that a bot did it, and to a pass that the seat was not
    asked for it; nobody else may hear that."""
    added = {"bot"} if event.code in DEEDS else set()
    if event.code == "pass-bid" and event.args["seat"] == seat:
        added.add("alone")
    args = {name: value for name, value in event.args.items() if name not in added}
    return Event(event.code, args, event.private)


def check_promises(witness: Witness, company: Company, games: dict[str, Stored], counts: Counter[str]) -> Iterable[str]:
    """What was acknowledged is in the log, once and as it was said; what was refused is not."""
    played = [games[info.id] for info in company.played if info.id in games]
    for id, request in witness.sent.items():
        reply = witness.replies.get(id)
        if not isinstance(request, Answer):
            continue
        entries = [entry for kept in played for entry in kept.by_request.get(id, ())]
        if reply is None:
            yield f"no reply ever came to {request}"
        elif isinstance(reply, Ok):
            counts["acknowledged"] += 1
            if not entries:
                yield f"acknowledged and lost: {request}"
            elif len(entries) > 1:
                yield f"counted {len(entries)} times: {request}"
            elif not is_in(entries[0], witness.seat, request):
                yield f"stored otherwise: {request} as {entries[0]}"
        else:
            counts[f"refused {reply.code}"] += 1
            if entries:
                yield f"refused as {reply.code}, but in the log: {request}"


def is_in(entry: Entry, seat: int | None, request: Answer) -> bool:
    if entry.seat != seat or entry.decision != request.decision:
        return False
    if entry.kind == "answer":
        return entry.move == request.move
    return entry.kind == "push" and any(one == (seat, request.move, "hand") for one in entry.moves)


def check_strangers(company: Company, games: dict[str, Stored]) -> Iterable[str]:
    """Nothing is in the log that nobody has said."""
    said = {id for witness in company.witnesses for id in witness.sent}
    for info in company.played:
        for rid in games[info.id].by_request if info.id in games else ():
            if rid not in said:
                yield f"game {info.number}: nobody has sent request {rid}"


# --- what can be had afterwards ----------------------------------------------------------------------


async def check_downloads(client: Client, info: GameInfo, films: bool = True) -> list[str]:
    """The record of a finished game proves it, and its film can be watched from every place."""
    found: list[str] = []
    text = (await client.http("GET", f"/api/games/{info.id}/record")).decode()
    header = json.loads(text.splitlines()[0].rpartition("  #")[0])
    if header["commitment"] != info.commitment or commitment(bytes.fromhex(header["seed"])) != info.commitment:
        found.append("the record's seed is not the one that was promised before the game")
    if tuple(header["characters"]) != info.characters:
        found.append(f"the record has {header['characters']}, but {info.characters} have played")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "record.txt"
        path.write_text(text)
        try:
            said = proof(load(path))
        except AlehouseError as error:
            said = str(error)
    if not said.startswith("verified: ") or "unfinished" in said:
        found.append(f"the record does not verify: {said}")
    if films:
        for seat in ("open", *map(str, range(len(info.characters)))):
            found += check_film(await film_of(client, info.id, seat), info)
    return [f"game {info.number} ({info.id}): {fault}" for fault in found]


async def film_of(client: Client, game: str, seat: str) -> Shown:
    return msgspec.json.decode(await client.http("GET", f"/api/games/{game}/film?seat={seat}"), type=Shown)


def check_film(film: Shown, info: GameInfo) -> list[str]:
    """Whole, and from nobody else's place."""
    found: list[str] = []
    where = "open film" if film.seat is None else f"film of seat {film.seat}"
    if (film.commitment, film.characters, film.teams) != (info.commitment, info.characters, info.teams):
        found.append(f"{where}: it is of another game")
    if not film.frames or film.frames[-1].table.over is not True or not film.winners:
        found.append(f"{where}: it has no end")
    mates = next((team for team in info.teams if film.seat in team), (film.seat,))
    hands = {seat for frame in film.frames for seat in frame.hands}
    if film.seat is not None and not hands <= set(mates):
        found.append(f"{where}: it shows the hands of {sorted(hands)}")
    if film.seat is None and hands != set(range(len(info.characters))):
        found.append(f"{where}: it does not show all hands")
    return found


def check_film_told(film: Shown, kept: Stored) -> list[str]:
    """A film tells what the seat was told, if nothing was taken back."""
    seat: Any = film.seat
    told = [event for seq in sorted(kept.updates) for event in kept.told(seq, seat)[1]]
    shown = [as_ruled(event, seat) for frame in film.frames for event in frame.events]
    return [] if shown == told else [f"the film of seat {seat} tells something else than the log"]

"""Whole games over real sockets, at a real server process, by clients that only know the protocol."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from tools.soak_games import run
from tools.soaking.company import Company, Plan
from tools.soaking.proof import Stored, check_company, check_downloads, check_film_told, film_of, stored
from tools.soaking.server import ServerProcess

PATIENCE = 120


def test_games_of_every_size() -> None:
    """2, 4 and 8 seats, teams, people among bots, watchers, and a seat that is open in two windows at once."""
    report = run(8, 3)
    assert report["faults"] == []
    assert report["games"] == 8
    assert all(report[f"games of {seats} seats"] for seats in (2, 4, 8))


def verify(record: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "alehouse", "replay", "--verify", str(record)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_an_evening_of_two_games_and_its_proof(tmp_path: Path) -> None:
    """A rematch; the records by the command; the films against the log; and a judge who sees what is wrong."""
    server = ServerProcess(tmp_path / "house")
    await asyncio.to_thread(server.start)
    company = Company(server.url, Plan(people=2, bots=1, watchers=1, every=0), Random(4), name="inn")
    try:
        async with asyncio.timeout(PATIENCE):
            await company.gather()
            ends = [await company.play()]
            await company.again()
            ends.append(await company.play())
            assert [end.game for end in ends] == [1, 2]
            assert ends[0].id != ends[1].id
            for info in company.played:
                assert info.seed is None  # when the game began
                assert await check_downloads(company.http, info) == []
            record = tmp_path / "record.txt"
            record.write_bytes(await company.http.http("GET", f"/api/games/{ends[1].id}/record"))
            films = [await film_of(company.http, ends[1].id, seat) for seat in ("0", "1", "2")]
            await company.close()
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.close()
    assert server.log() == ""

    proved = await asyncio.to_thread(verify, record)
    assert (proved.returncode, proved.stderr) == (0, "")
    assert proved.stdout.startswith("verified: ")
    lines = record.read_text().splitlines()
    record.write_text("\n".join([*lines[:5], *lines[6:]]) + "\n")
    assert (await asyncio.to_thread(verify, record)).returncode != 0

    games = await stored(server.database, [end.id for end in ends])
    assert check_company(company, games, Counter()) == []
    for film in films:
        assert check_film_told(film, games[ends[1].id]) == []
    for change, said in (
        (without_an_answer, "acknowledged and lost"),
        (with_an_answer_twice, "two effects"),
        (with_another_move, "stored otherwise"),
        (with_other_words, "but the log has"),
        (without_the_end, "has no end"),
    ):
        found = check_company(company, {**games, ends[1].id: change(games[ends[1].id])}, Counter())
        assert any(said in fault for fault in found), (said, found)
        if change is not without_the_end:
            assert any("chain" in fault for fault in found)


# --- damage, which a judge must see -------------------------------------------------------------------


def answered(kept: Stored) -> int:
    """The place of a row that a person's answer led to."""
    return next(at for at, entry in enumerate(kept.entries) if at > 10 and entry.rid)


def without_an_answer(kept: Stored) -> Stored:
    at = answered(kept)
    return Stored(kept.game, [*kept.rows[:at], *kept.rows[at + 1 :]])


def with_an_answer_twice(kept: Stored) -> Stored:
    at = answered(kept)
    return Stored(kept.game, [*kept.rows[: at + 1], *kept.rows[at:]])


def with_another_move(kept: Stored) -> Stored:
    at = answered(kept)
    entry = msgspec.structs.replace(kept.entries[at], decision=1_000_000)
    row = msgspec.structs.replace(kept.rows[at], body=msgspec.json.encode(entry))
    return Stored(kept.game, [*kept.rows[:at], row, *kept.rows[at + 1 :]])


def with_other_words(kept: Stored) -> Stored:
    at = next(at for at, row in enumerate(kept.rows) if at > 10 and row.told != b"[]")
    row = msgspec.structs.replace(kept.rows[at], told=b'[[null,"over",{}]]')
    return Stored(kept.game, [*kept.rows[:at], row, *kept.rows[at + 1 :]])


def without_the_end(kept: Stored) -> Stored:
    return Stored(kept.game, kept.rows[:-1])

"""Many games at once: who wins, whether anything breaks, and which cards were never used.

Game number i of a run is made from the seed and i alone, so the results do not depend on the number
of processes. Events are told only in as many games as it takes to see every card used: the first
tenth, then wave after wave until nothing is missing.
"""

from __future__ import annotations

import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..bots import bot, seated
from ..content import catalog
from ..errors import BadSetup
from ..game import Game
from ..results import Told
from .options import counted, words

CAP = 5_000
"""A game with more decisions than this is given up and counted as truncated."""
BLOCK = 20
WAVE = 1_000
USES = ("played", "answered", "resolved")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated; everything but the number of games."""

    low: int
    high: int
    characters: tuple[str, ...]
    fixed: bool
    bots: tuple[str, ...]
    drinks: tuple[str, ...]
    seed: str


@dataclass(slots=True)
class Count:
    """The results of some games; counts of disjoint games add up."""

    games: int = 0
    finished: int = 0
    truncated: int = 0
    errors: int = 0
    trouble: str = ""
    characters: dict[str, int] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    sat: dict[str, int] = field(default_factory=dict)
    """Seats taken in finished games by each character, and the same for each seat below."""
    taken: dict[int, int] = field(default_factory=dict)
    used: tuple[set[str], set[str], set[str]] = field(default_factory=lambda: (set(), set(), set()))

    def add(self, other: Count) -> None:
        self.games += other.games
        self.finished += other.finished
        self.truncated += other.truncated
        self.errors += other.errors
        self.trouble = self.trouble or other.trouble
        for name_counts, more in ((self.characters, other.characters), (self.sat, other.sat)):
            for name, n in more.items():
                name_counts[name] = name_counts.get(name, 0) + n
        for seat_counts, others in ((self.seats, other.seats), (self.taken, other.taken)):
            for seat, n in others.items():
                seat_counts[seat] = seat_counts.get(seat, 0) + n
        for mine, theirs in zip(self.used, other.used, strict=True):
            mine |= theirs


# --- one game ------------------------------------------------------------------------------------


def line_up(plan: Plan, rng: Random) -> tuple[str, ...]:
    """Who sits where. Characters sit twice only where there are more seats than characters."""
    if plan.fixed:
        return plan.characters
    seats = rng.randint(plan.low, plan.high)
    pool = list(plan.characters) * -(-seats // len(plan.characters))
    return tuple(rng.sample(pool[: max(seats, len(plan.characters))], seats))


def play_one(plan: Plan, index: int, tell: bool, count: Count) -> None:
    rng = Random(f"{plan.seed}:{index}")
    characters = line_up(plan, rng)
    game = Game(
        characters,
        seed=f"simulate:{plan.seed}:{index}",
        drinks=plan.drinks,
        duplicates=True,
        tell=tell,
    )
    players = [seated(bot(plan.bots[seat % len(plan.bots)])) for seat in range(len(characters))]
    decisions = 0
    push = game.push
    while (seat := game.to_move) >= 0:
        push(players[seat](game, seat, rng), seat)
        decisions += 1
        if decisions > CAP:
            count.truncated += 1
            return
    outcome = game.outcome
    assert outcome is not None
    count.finished += 1
    for seat, name in enumerate(characters):
        count.sat[name] = count.sat.get(name, 0) + 1
        count.taken[seat] = count.taken.get(seat, 0) + 1
    for seat in outcome.winners:
        count.seats[seat] = count.seats.get(seat, 0) + 1
        name = characters[seat]
        count.characters[name] = count.characters.get(name, 0) + 1
    if tell:
        note_uses(game.told(None), count.used)


def note_uses(told: list[Told], used: tuple[set[str], set[str], set[str]]) -> None:
    """A card is answered if somebody plays while the window on it is the open one."""
    played, answered, resolved = used
    open_on: str | None = None
    for event in told:
        code, args = event.code, event.args
        if code == "open":
            open_on = args["card"] if args["entry"] == 0 else None
        elif code == "close":
            open_on = None
        elif code == "play":
            played.add(args["card"])
            if open_on is not None:
                answered.add(open_on)
            open_on = None
        elif code == "resolve" and args["entry"] == 0:
            resolved.add(args["card"])


def run_block(plan: Plan, first: int, last: int, tell: bool) -> Count:
    """Games `first` to `last` - 1. A game that breaks is counted, and the rest goes on."""
    count = Count()
    for index in range(first, last):
        count.games += 1
        try:
            play_one(plan, index, tell, count)
        except Exception:
            count.errors += 1
            count.trouble = count.trouble or f"game {index}:\n{traceback.format_exc()}"
    return count


# --- many games ----------------------------------------------------------------------------------


def deck_cards(characters: tuple[str, ...]) -> list[str]:
    """The ids of all cards in the decks of these characters, sorted."""
    pack = catalog.pack()
    return sorted({card.id for role in pack.characters if role.id in characters for _, card in role.deck})


def missing(plan: Plan, count: Count) -> dict[str, list[str]]:
    wanted = deck_cards(plan.characters)
    return {use: [key for key in wanted if key not in seen] for use, seen in zip(USES, count.used, strict=True)}


def waves(games: int) -> Iterator[tuple[int, int]]:
    """The first tenth, where events are always told, then waves of one size."""
    first = -(-games // 10)
    yield 0, first
    for start in range(first, games, WAVE):
        yield start, min(games, start + WAVE)


def quiet_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_all(plan: Plan, games: int, jobs: int, step: Callable[[int], None]) -> Count:
    """All games. `step` hears how many more are done."""
    total = Count()
    # Refuse what cannot be played before the first process is started.
    Game(line_up(plan, Random(0)), seed=0, drinks=plan.drinks, duplicates=True, tell=False)
    for name in plan.bots:
        bot(name)
    pool = ProcessPoolExecutor(jobs, initializer=quiet_worker) if jobs > 1 else None
    try:
        for at, (start, stop) in enumerate(waves(games)):
            tell = at == 0 or any(missing(plan, total).values())
            blocks = [(first, min(stop, first + BLOCK)) for first in range(start, stop, BLOCK)]
            if pool is None:
                counts = (run_block(plan, first, last, tell) for first, last in blocks)
            else:
                waiting = [pool.submit(run_block, plan, first, last, tell) for first, last in blocks]
                counts = (future.result() for future in waiting)
            for count in counts:
                total.add(count)
                step(count.games)
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    return total


def results(plan: Plan, count: Count, seconds: float) -> dict[str, Any]:
    """The keys of `--json`. A tie counts as a win for each who ties."""
    return {
        "games": count.games,
        "finished": count.finished,
        "truncated": count.truncated,
        "errors": count.errors,
        "seconds": round(seconds, 3),
        "wins": {
            "character": {name: count.characters.get(name, 0) for name in sorted(plan.characters)},
            "seat": {str(seat): count.seats.get(seat, 0) for seat in range(plan.high)},
        },
        "unused": missing(plan, count),
    }


def simulate(plan: Plan, games: int, jobs: int) -> tuple[dict[str, Any], Count]:
    """The results, and what they were made from. Draws a bar on a terminal."""
    began = time.perf_counter()
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("games", total=games)
            count = run_all(plan, games, jobs, lambda n: progress.advance(task, n))
    else:
        count = run_all(plan, games, jobs, lambda n: None)
    return results(plan, count, time.perf_counter() - began), count


# --- options -------------------------------------------------------------------------------------


def make_plan(
    seats: int | None, random_seats: str | None, characters: str | None, bots: str, drinks: str, seed: str
) -> Plan:
    """A plan from what was typed. Raises BadSetup with what to type instead."""
    playable = tuple(role.id for role in catalog.pack().characters if role.playable)
    pool = words(characters) if characters is not None else playable
    for name in pool:
        if name not in playable:
            raise BadSetup(f"{name!r} cannot be played; choose among {', '.join(playable)}")
    if not pool:
        raise BadSetup(f"name at least one character, such as --characters {','.join(playable[:2])}")
    if not words(bots):
        raise BadSetup("name at least one bot, such as --bots random")
    if random_seats is not None:
        if seats is not None:
            raise BadSetup("say either --seats or --random-seats")
        low, dash, high = random_seats.partition("-")
        if not dash or not low.isdigit() or not high.isdigit() or not 2 <= int(low) <= int(high) <= 10:
            raise BadSetup(f"--random-seats {random_seats}: say two numbers from 2 to 10, such as 2-8")
        return Plan(int(low), int(high), pool, False, words(bots), words(drinks), seed)
    fixed = characters is not None and seats in (None, len(pool))
    count = len(pool) if fixed else 4 if seats is None else seats
    if not 2 <= count <= 10:
        raise BadSetup(f"{counted(count, 'seat')}: a game has 2 to 10")
    return Plan(count, count, pool, fixed, words(bots), words(drinks), seed)


MEANING = {
    "played": "",
    "answered": " (nobody played a card against it)",
    "resolved": " (it never took effect)",
}


def show(found: dict[str, Any], count: Count) -> None:
    """The results for people. A share of wins is one of the games in which that character sat there."""
    rate = found["games"] / found["seconds"] if found["seconds"] else 0
    print(f"{counted(found['games'], 'game')} in {found['seconds']:.1f} s ({rate:.0f} a second): ", end="")
    print(f"{found['finished']} finished, {found['truncated']} given up after {CAP} decisions, ", end="")
    print(f"{found['errors']} broken.")
    characters, seats = found["wins"]["character"].items(), found["wins"]["seat"].items()
    by_character = ", ".join(share(name, n, count.sat.get(name, 0)) for name, n in characters)
    by_seat = ", ".join(share(seat, n, count.taken.get(int(seat), 0)) for seat, n in seats)
    print(f"wins, of the games in which each sat: {by_character}")
    print(f"by seat, the first is 0: {by_seat}")
    for use in USES:
        keys = found["unused"][use]
        print(f"never {use}{MEANING[use]}: {', '.join(keys) if keys else 'no card'}")


def share(name: str, won: int, sat: int) -> str:
    return f"{name} {100 * won / sat:.1f} % of {sat}" if sat else f"{name} in no game"

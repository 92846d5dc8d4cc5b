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
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, TypeVar

from .. import lang
from ..bots import bot, seated
from ..engine.setting import Setting
from ..errors import BadSetup
from ..game import Game
from ..packs import known
from ..results import Told
from .options import counted, setting_of, words
from .pack import packs

Key = TypeVar("Key", int, str)

CAP = 5_000
"""A game with more decisions than this is given up and counted as truncated."""
BLOCK = 20
WAVE = 1_000
USES = ("played", "answered", "resolved", "side")
Used = tuple[set[str], set[str], set[str], set[str]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated; everything but the number of games."""

    sizes: tuple[int, ...]
    """How many may sit at a table."""
    characters: tuple[str, ...]
    fixed: bool
    bots: tuple[str, ...]
    drinks: tuple[str, ...]
    seed: str
    packs: tuple[str, ...] = ()
    """Files. Each process reads them itself, since a .py file may bring effects of its own."""
    variant: str = "individual"


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
    teams: dict[int, int] = field(default_factory=dict)
    sat: dict[str, int] = field(default_factory=dict)
    """Seats taken in finished games by each character, and the same for each seat and each team below."""
    taken: dict[int, int] = field(default_factory=dict)
    teamed: dict[int, int] = field(default_factory=dict)
    used: Used = field(default_factory=lambda: (set(), set(), set(), set()))

    def add(self, other: Count) -> None:
        self.games += other.games
        self.finished += other.finished
        self.truncated += other.truncated
        self.errors += other.errors
        self.trouble = self.trouble or other.trouble
        add_up(self.characters, other.characters)
        add_up(self.sat, other.sat)
        add_up(self.seats, other.seats)
        add_up(self.taken, other.taken)
        add_up(self.teams, other.teams)
        add_up(self.teamed, other.teamed)
        for mine, theirs in zip(self.used, other.used, strict=True):
            mine |= theirs


def add_up(counts: dict[Key, int], more: Mapping[Key, int] | Iterable[Key]) -> None:
    """Add counts to counts; what comes without a number counts once."""
    for key, n in more.items() if isinstance(more, Mapping) else ((key, 1) for key in more):
        counts[key] = counts.get(key, 0) + n


@cache
def brought(files: tuple[str, ...]) -> tuple[lang.Pack, ...]:
    """The packs of files, read once in each process."""
    return packs(files)


# --- one game ------------------------------------------------------------------------------------


def line_up(plan: Plan, rng: Random) -> tuple[str, ...]:
    """Who sits where. Characters sit twice only where there are more seats than characters."""
    if plan.fixed:
        return plan.characters
    seats = rng.choice(plan.sizes)
    pool = list(plan.characters) * -(-seats // len(plan.characters))
    return tuple(rng.sample(pool[: max(seats, len(plan.characters))], seats))


def new_game(plan: Plan, characters: tuple[str, ...], index: int, tell: bool) -> Game:
    return Game(
        characters,
        seed=f"simulate:{plan.seed}:{index}",
        drinks=plan.drinks,
        variant=plan.variant,
        duplicates=True,
        tell=tell,
        packs=brought(plan.packs),
    )


def play_one(plan: Plan, index: int, tell: bool, count: Count) -> None:
    rng = Random(f"{plan.seed}:{index}")
    characters = line_up(plan, rng)
    game = new_game(plan, characters, index, tell)
    players = [seated(bot(plan.bots[at % len(plan.bots)])) for at, team in enumerate(game.teams) for _ in team]
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
    won = [at for at, team in enumerate(game.teams) if team[0] in outcome.winners]
    add_up(count.sat, characters)
    add_up(count.taken, range(len(characters)))
    add_up(count.teamed, range(len(game.teams)))
    add_up(count.characters, [characters[seat] for seat in outcome.winners])
    add_up(count.seats, outcome.winners)
    add_up(count.teams, won)
    if tell:
        note_uses(game.told(None), count.used, game.cards)


def note_uses(told: list[Told], used: Used, cards: Mapping[str, lang.Card]) -> None:
    """A card is answered if somebody plays while the window on it is the open one.

    A card of a side deck is used when it becomes part of another, is played, fails, or, if there is nothing to
    play about it, lies there.
    """
    played, answered, resolved, side = used
    open_on: str | None = None
    for event in told:
        code, args = event.code, event.args
        if code == "open":
            open_on = args["card"] if args["entry"] == "card" else None
        elif code == "close":
            open_on = None
        elif code == "play":
            played.add(args["card"])
            side.add(args["card"])
            if open_on is not None:
                answered.add(open_on)
            open_on = None
        elif code == "resolve" and args["entry"] == "card":
            resolved.add(args["card"])
            side.add(args["card"])
        elif code in ("joined", "fails") or (code == "flip" and not cards[args["card"]].modes):
            side.add(args["card"])


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


def deck_cards(plan: Plan) -> tuple[list[str], list[str]]:
    """The ids of all cards in the decks of the characters, and of those in their side decks, sorted."""
    roles = [role for role in known(*brought(plan.packs)).pack.characters if role.id in plan.characters]
    decks = {card.id for role in roles for _, card in role.deck}
    sides = {card.id for role in roles for _, cards in role.side_decks for _, card in cards}
    return sorted(decks), sorted(sides)


def missing(plan: Plan, count: Count) -> dict[str, list[str]]:
    decks, sides = deck_cards(plan)
    seen = zip(USES, (decks, decks, decks, sides), count.used, strict=True)
    return {use: [key for key in wanted if key not in used] for use, wanted, used in seen}


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
    new_game(plan, line_up(plan, Random(0)), 0, False)
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
    """The keys of `--json`. A tie counts as a win for each who ties, a victory of a team for each of its members."""
    together = setting_of(plan.variant).team_size
    return {
        "variant": plan.variant,
        "games": count.games,
        "finished": count.finished,
        "truncated": count.truncated,
        "errors": count.errors,
        "seconds": round(seconds, 3),
        "wins": {
            "character": {name: count.characters.get(name, 0) for name in sorted(plan.characters)},
            "seat": {str(seat): count.seats.get(seat, 0) for seat in range(max(plan.sizes))},
            "team": {str(team): count.teams.get(team, 0) for team in range(max(plan.sizes) // together)},
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
    seats: int | None,
    random_seats: str | None,
    characters: str | None,
    bots: str,
    drinks: str,
    seed: str,
    files: tuple[str, ...] = (),
    variant: str = "individual",
) -> Plan:
    """A plan from what was typed. Raises BadSetup with what to type instead."""
    playable = tuple(known(*brought(files)).playable)
    pool = words(characters) if characters is not None else playable
    for name in pool:
        if name not in playable:
            raise BadSetup(f"{name!r} cannot be played; choose among {', '.join(playable)}")
    if not pool:
        raise BadSetup(f"name at least one character, such as --characters {','.join(playable[:2])}")
    if not words(bots):
        raise BadSetup("name at least one bot, such as --bots random")
    fixed = random_seats is None and characters is not None and seats in (None, len(pool))
    if random_seats is None:
        sizes: tuple[int, ...] = (len(pool) if fixed else 4 if seats is None else seats,)
    elif seats is None:
        sizes = sizes_in(random_seats, setting_of(variant))
    else:
        raise BadSetup("say either --seats or --random-seats")
    if not 2 <= sizes[0] <= 10:
        more = "; say --seats too, and they take turns" if fixed and sizes[0] > 10 else ""
        raise BadSetup(f"{counted(sizes[0], 'seat')}: a game has 2 to 10{more}")
    return Plan(sizes, pool, fixed, words(bots), words(drinks), seed, files, variant)


def sizes_in(text: str, setting: Setting) -> tuple[int, ...]:
    """The numbers of seats in a range such as 2-8 that the variant can be played with."""
    low, dash, high = text.partition("-")
    if not dash or not low.isdigit() or not high.isdigit() or not 2 <= int(low) <= int(high) <= 10:
        raise BadSetup(f"--random-seats {text}: say two numbers from 2 to 10, such as 2-8")
    sizes = tuple(n for n in setting.seats if int(low) <= n <= int(high))
    if not sizes:
        fit = ", ".join(str(n) for n in setting.seats)
        raise BadSetup(f"--random-seats {text}: {setting.id} is played by {fit} players")
    return sizes


MEANING = {
    "played": "",
    "answered": " (nobody played a card against it)",
    "resolved": " (it never took effect)",
    "side": " (a card of a side deck that was never played, added or lying there)",
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
    if len(found["wins"]["team"]) < len(found["wins"]["seat"]):
        teams = found["wins"]["team"].items()
        print(f"by team: {', '.join(share(team, n, count.teamed.get(int(team), 0)) for team, n in teams)}")
    for use in USES:
        keys = found["unused"][use]
        print(f"never {'used' if use == 'side' else use}{MEANING[use]}: {', '.join(keys) if keys else 'no card'}")


def share(name: str, won: int, sat: int) -> str:
    return f"{name} {100 * won / sat:.1f} % of {sat}" if sat else f"{name} in no game"

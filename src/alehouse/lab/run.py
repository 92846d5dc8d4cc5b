"""A run: play the games of a plan that are missing, and keep what they give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from ..errors import AlehouseError
from .engines import Block, play_blocks
from .fixtures import Fixture, Plan, fixtures
from .folder import Folder, Results
from .games import new_game
from .players import player, searches

BLOCK = 20
"""So many games a worker plays at a time; fewer where each takes long, since what is not finished is lost."""


class Stopped(AlehouseError):
    """Somebody has stopped the run."""


class Run:
    """Games of a plan. Without a folder nothing is kept."""

    def __init__(self, plan: Plan, games: int, folder: Path | None = None) -> None:
        """Raises BadSetup, UnknownBot or OtherRun for what cannot be played or kept."""
        self.plan = plan
        self.trouble = ""
        """The first traceback of a game that broke."""
        for name in plan.bots:
            player(name, plan)
        for fixture in islice(fixtures(plan), len(plan.sizes)):
            new_game(plan, fixture)
        self._folder = Folder(folder, plan) if folder is not None else None
        self._have = self._folder.load() if self._folder is not None else None
        known = set(self._have.games["game"]) if self._have is not None else set()
        self.missing = [fixture for fixture in islice(fixtures(plan), games) if fixture.game not in known]
        self.had = len(known)

    def play(self, jobs: int, engine: str, step: Callable[[int], None]) -> Results:
        """Play what is missing; `step` hears how many more games are done. Raises Stopped on Ctrl-C."""
        parts = [self._have] if self._have is not None else []
        if self._folder is not None and self.missing:
            self._folder.reopen()
        slow = any(searches(name) for name in self.plan.bots)
        done = 0
        playing = play_blocks(self.plan, blocks(self.missing, 1 if slow else BLOCK), jobs, engine)
        try:
            for part in playing:
                results = Results.of(part)
                if self._folder is not None:
                    self._folder.keep(results)
                self.trouble = self.trouble or part.trouble
                parts.append(results)
                done += len(part.games)
                step(len(part.games))
        except KeyboardInterrupt:
            kept = "the same command goes on from there" if self._folder is not None else "nothing is kept"
            raise Stopped(f"stopped after {self.had + done} of {self.had + len(self.missing)} games; {kept}") from None
        finally:
            playing.close()
        results = Results.together(parts)
        if self._folder is not None:
            self._folder.finish(results)
        return results


def blocks(games: Sequence[Fixture], size: int) -> Iterator[Block]:
    for at in range(0, len(games), size):
        yield games[at : at + size]

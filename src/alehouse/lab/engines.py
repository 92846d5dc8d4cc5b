"""Where the games of a run are played: in this process, in several, or on a Ray cluster.

All of them take blocks of fixtures and give back a part for each, in any order. Which of them it was cannot be seen in
the results.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from os import environ
from typing import Any

from ..errors import AlehouseError
from .fixtures import Fixture, Plan
from .games import Part, play_block

Block = Sequence[Fixture]
ENGINES = ("pool", "ray")
AHEAD = 3
"""So many blocks are waiting for each worker; more would only have to be thrown away when a run is stopped."""


class NoRay(AlehouseError):
    """Ray is not installed."""


def play_blocks(plan: Plan, blocks: Iterator[Block], jobs: int, engine: str) -> Generator[Part, None, None]:
    """The parts of all blocks, as they are done."""
    if engine == "ray":
        return on_ray(plan, blocks, jobs)
    return in_pool(plan, blocks, jobs) if jobs > 1 else here(plan, blocks)


def here(plan: Plan, blocks: Iterator[Block]) -> Generator[Part, None, None]:
    for block in blocks:
        yield play_block(plan, block)


def leave_it_to_the_main_process() -> None:
    """Ctrl-C reaches all processes of a terminal; the workers finish what they are at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_pool(plan: Plan, blocks: Iterator[Block], jobs: int) -> Generator[Part, None, None]:
    pool = ProcessPoolExecutor(jobs, initializer=leave_it_to_the_main_process)
    running: set[Future[Part]] = set()
    try:
        while True:
            while len(running) < AHEAD * jobs and (block := next(blocks, None)) is not None:
                running.add(pool.submit(play_block, plan, block))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(plan: Plan, blocks: Iterator[Block], jobs: int) -> Generator[Part, None, None]:
    """On the cluster that RAY_ADDRESS names, or on a local one of `jobs` workers."""
    try:
        import ray
    except ImportError:
        raise NoRay("--engine ray needs Ray: pip install 'alehouse[ray]'") from None
    mine = not ray.is_initialized()
    if mine:
        local: dict[str, Any] = {} if "RAY_ADDRESS" in environ else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **local)
    remote = ray.remote(play_block)
    there: dict[str, float] = ray.cluster_resources()
    ahead = AHEAD * max(jobs, int(there.get("CPU", 1)))
    what = ray.put(plan)
    running: list[Any] = []
    try:
        while True:
            while len(running) < ahead and (block := next(blocks, None)) is not None:
                running.append(remote.remote(what, block))
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if mine:
            ray.shutdown()

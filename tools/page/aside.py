"""Whoever only measures stands aside for what is measured: it gets the processor when nobody else wants it.

The page is drawn on the same few processors on which the server, its bots, Playwright's driver and the measuring script
run. At a table of friends they are on other machines.
"""

from __future__ import annotations

import os
from pathlib import Path

PROC = Path("/proc")
NICE = 15


def threads(pid: int) -> list[int]:
    """Of a process. Linux gives every thread a priority of its own; elsewhere a process has one for all."""
    try:
        return [int(path.name) for path in (PROC / str(pid) / "task").iterdir()]
    except OSError:
        return [pid]


def children(pid: int) -> list[int]:
    """Those that a process has started itself; nothing is known of them where there is no /proc."""
    found = []
    for thread in threads(pid):
        try:
            found += [int(word) for word in (PROC / f"{pid}/task/{thread}/children").read_text().split()]
        except OSError:
            continue
    return found


def family(pid: int) -> list[int]:
    """A process, and everything that it and its children have started."""
    return [pid, *(one for child in children(pid) for one in family(child))]


def stand_aside(*pids: int) -> None:
    """These processes, and what they start from now on."""
    for pid in pids:
        for thread in threads(pid):
            try:
                os.setpriority(os.PRIO_PROCESS, thread, NICE)
            except (AttributeError, OSError):
                continue  # it has ended, or the system knows no such thing

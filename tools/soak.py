"""The long forms of the server's tests: `python tools/soak.py [--only kills,games] [--count 20] [--seed 1]`.

    kills    the server gets SIGKILL under play, and nothing is lost
    games    whole games by clients that only know the protocol
    leak     nobody is told what they cannot know
    fuzz     garbage, old messages and lies, which harm nobody
    chaos    games over lines that cut, swallow and delay

Each step is a process of its own. One that says nothing for too long is ended, and says where it stood. The figures
go to build/soak.json; the exit code is not 0 if anything was wrong.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SILENCE = 120.0
"""Seconds without a word after which a step is given up."""
COUNTS = {"kills": 200, "games": 200, "leak": 200, "fuzz": 20_000, "chaos": 50}
LAST_WORDS = 60
"""So many lines of a step that failed are reported."""

Say = Callable[[str], None]


# --- in the process of a step ------------------------------------------------------------------------


def kills(count: int, seed: int, say: Say) -> dict[str, Any]:
    from tools import soak_kills

    return soak_kills.run(count, seed, say)


def games(count: int, seed: int, say: Say) -> dict[str, Any]:
    from tools import soak_games

    return soak_games.run(count, seed, say)


def leak(count: int, seed: int, say: Say) -> dict[str, Any]:
    """One evening after another, since a run of them says nothing before its end."""
    from tools import soak_leak
    from tools.leak.figures import Figures

    figures = Figures()
    for at in range(count):
        figures.add(soak_leak.evening(soak_leak.plan(at, seed)))
        say(f"leak: {at + 1} of {count} games")
    figures.check(soak_leak.LEAST)
    return figures.report()


def fuzz(count: int, seed: int, say: Say) -> dict[str, Any]:
    from tools import soak_fuzz

    return soak_fuzz.run(count, seed, say)


def chaos(count: int, seed: int, say: Say) -> dict[str, Any]:
    from tools import soak_chaos

    return soak_chaos.run(count, seed, say)


STEPS = {"kills": kills, "games": games, "leak": leak, "fuzz": fuzz, "chaos": chaos}


def do_step(name: str, count: int, seed: int, result: Path) -> None:
    """Whatever happens, the result says so."""
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1, all_threads=True)
    sys.path.insert(0, str(ROOT))
    try:
        report = STEPS[name](count, seed, lambda text: print(text, flush=True))
    except Exception as error:
        traceback.print_exc()
        report = {"faults": [f"{type(error).__name__}: {error}"]}
    result.write_text(json.dumps({"faults": [], **report}))


# --- in the process that looks after them ------------------------------------------------------------


class Step:
    """A step in a process of its own."""

    def __init__(self, name: str, count: int, seed: int, result: Path) -> None:
        command = [sys.executable, __file__, "--step", str(result), "--only", name, "--count", str(count)]
        self.name = name
        self._result = result
        self._words: deque[str] = deque(maxlen=LAST_WORDS)
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._process = subprocess.Popen(
            [*command, "--seed", str(seed)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def _hear(self, patience: float) -> bool:
        """Print what the step says. False if it has said nothing for so long."""
        while True:
            try:
                line = self._lines.get(timeout=patience)
            except Empty:
                return False
            if line is None:
                return True
            self._words.append(line)
            print(line, flush=True)

    def wait(self) -> dict[str, Any]:
        """The report of the step."""
        began = time.monotonic()
        try:
            spoke = self._hear(SILENCE)
            if not spoke and hasattr(signal, "SIGUSR1"):
                self._process.send_signal(signal.SIGUSR1)  # it says where every thread stands
                self._hear(5.0)
        finally:
            self.end()
        report: dict[str, Any] = {"faults": []}
        if self._result.exists():
            report = json.loads(self._result.read_text())
        if not spoke:
            where = "\n".join(self._words)
            report["faults"].append(f"{self.name} has said nothing for {SILENCE:.0f} seconds; its last words:\n{where}")
        elif not self._result.exists():
            report["faults"].append(f"{self.name} ended with {self._process.returncode}:\n" + "\n".join(self._words))
        return {"seconds": round(time.monotonic() - began), **report}

    def end(self) -> None:
        """End the step, and the server that it may have left."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        elif self._process.poll() is None:
            self._process.kill()
        self._process.wait()


def soak(names: list[str], count: int | None, seed: int, path: Path) -> bool:
    """Run the steps one after another. Whether all is well."""
    report: dict[str, Any] = {"seed": seed, "cores": os.cpu_count(), "steps": {}}
    with TemporaryDirectory(prefix="alehouse-soak-") as folder:
        for name in names:
            many = COUNTS[name] if count is None else count
            print(f"{name}: {many}, seed {seed}", flush=True)
            step = Step(name, many, seed, Path(folder) / f"{name}.json").wait()
            report["steps"][name] = {"asked": many, **step}
            report["ok"] = not any(step["faults"] for step in report["steps"].values())
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))
    return bool(report["ok"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(STEPS), help="steps, with commas between them")
    parser.add_argument("--count", type=int, help="kills, games or messages of each step, instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, default=ROOT / "build" / "soak.json")
    parser.add_argument("--step", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    names = [name.strip() for name in asked.only.split(",")]
    unknown = [name for name in names if name not in STEPS]
    if unknown:
        parser.error(f"there is no step {', '.join(unknown)}; choose among {', '.join(STEPS)}")
    if asked.count is not None and asked.count < 1:
        parser.error("--count is a number above 0")
    if asked.step is not None:
        do_step(names[0], asked.count, asked.seed, asked.step)
    else:
        sys.exit(0 if soak(names, asked.count, asked.seed, asked.report) else 1)


if __name__ == "__main__":
    main()

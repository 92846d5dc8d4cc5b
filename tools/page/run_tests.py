"""All tests: pytest, and beside it the page's own under vitest. Ends with one line for both.

python -m tools.page.run_tests [options of pytest]
"""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from . import PAGE, ROOT, node

VITEST = ROOT / "build/vitest.json"
TOGETHER = ("-n", "3", "--dist", "loadfile", "--no-loadscope-reorder", "--max-worker-restart", "0")
"""Three files at a time. The tests of one file share servers and browsers, so they stay together. On two cores that is
hardly quicker than two (they are busy either way), and more would only wait for each other. They come in the order of
tests/conftest.py, the long ones first, not by the number of tests in a file. A test that takes its process along ends
the run: begun anew, it would only do so again."""
CLOSING = re.compile(r"^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$")


@dataclass
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        line = f"{self.passed} passed, {self.failed} failed"
        return f"{line}, {self.skipped} skipped" if self.skipped else line


def pytest_counts(lines: list[str]) -> Counts:
    """From the line with which alehouse.testing.plugin closes a run."""
    closing = [found for line in lines if (found := CLOSING.match(line.strip()))]
    return Counts(*(int(number or 0) for number in closing[-1].groups())) if closing else Counts()


def vitest_counts(report: str) -> Counts:
    """A file that cannot even be loaded has no tests that could fail, and counts as one."""
    told = json.loads(report)
    unloaded = sum(one["status"] == "failed" and not one["assertionResults"] for one in told["testResults"])
    skipped = told["numPendingTests"] + told.get("numTodoTests", 0)
    return Counts(told["numPassedTests"], told["numFailedTests"] + unloaded, skipped)


def run_pytest(options: list[str]) -> tuple[Counts, int]:
    color = ["--color=yes"] if sys.stdout.isatty() else []
    command = [sys.executable, "-m", "pytest", *TOGETHER, *color, *options]
    lines: list[str] = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        while piece := process.stdout.readline():
            sys.stdout.write(piece)
            sys.stdout.flush()
            lines = [*lines[-9:], piece]
    return pytest_counts(lines), process.returncode


@contextmanager
def vitest() -> Iterator[Callable[[], tuple[Counts, int]]]:
    """Begin with the tests of the page; the call that is given waits for them, and prints what they have said."""
    VITEST.parent.mkdir(exist_ok=True)
    VITEST.unlink(missing_ok=True)
    command = ["npm", "test", "--silent", "--", "--reporter=default", "--reporter=json", f"--outputFile.json={VITEST}"]

    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(command, cwd=PAGE, env=node.environment(), stdout=said, stderr=subprocess.STDOUT)

        def finish() -> tuple[Counts, int]:
            code = process.wait()
            said.seek(0)
            sys.stdout.write(said.read())
            return vitest_counts(VITEST.read_text("utf-8")) if VITEST.exists() else Counts(), code

        try:
            yield finish
        finally:
            process.terminate()
            process.wait()


def main() -> int:
    # A shell that runs us in the background has taken Ctrl-C away, and servers under test are ended by it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    whole, worst = Counts(), 0
    with vitest() as finish:
        for counts, code in (run_pytest(sys.argv[1:]), finish()):
            # A runner that fell over before it could count has failed all the same.
            whole += counts + Counts(failed=int(bool(code and not counts.failed)))
            worst = worst or code
    print(whole, flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main())

"""The server as a process of its own: it can be killed at any moment, and started again on the same data."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

START_SECONDS = 120
PORTS = range(20_000, 32_000)
"""Below those that systems give to whoever connects: a client that dials while nobody listens must not find itself."""
OPEN_DOORS = (
    "rooms_per_guest=100000", "sockets_per_guest=1000", "guest_rate=100000", "guest_burst=100000", "rate=100000",
    "burst=100000", "chat_rate=100000", "chat_burst=100000",
)  # fmt: skip
"""Limits that guard against strangers would only make a soak slow."""


class ServerProcess:
    def __init__(self, data: Path, limits: Sequence[str] = OPEN_DOORS) -> None:
        self.data = data
        self.port = quiet_port()
        self.starts = 0
        self.descendants: set[int] = set()
        """Worker processes of servers that were killed; they have to go by themselves."""
        self._limits = limits
        self._process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.data / "alehouse.db"

    def log(self) -> str:
        """What all the servers have said on stderr."""
        return (self.data / "server.log").read_text()

    # -- starting -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start it, and do not wait for it."""
        command = [sys.executable, "-m", "alehouse", "serve", "--port", str(self.port), "--data", str(self.data)]
        for limit in self._limits:
            command += ["--limit", limit]
        with (self.data / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--no-open-browser"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.starts += 1

    def wait_until_open(self) -> None:
        """Return when it has said its address. Raises RuntimeError if it never does."""
        process = self._running()
        assert process.stdout is not None
        alarm = threading.Timer(START_SECONDS, process.kill)
        alarm.start()
        line = process.stdout.readline()
        alarm.cancel()
        if not re.search(r"open at http://", line):
            self.kill()
            raise RuntimeError(f"the server did not start: {line!r} {self.log()[-2000:]}")

    def start(self) -> None:
        self.begin()
        self.wait_until_open()

    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None, "no server has been started"
        return self._process

    def ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    # -- ending ---------------------------------------------------------------------------------

    def strike(self) -> None:
        """Send SIGKILL, and do not wait for the end."""
        process = self._running()
        self.descendants |= children_of(process.pid)
        process.kill()

    def bury(self) -> None:
        """Wait for the end of a process that was struck."""
        process = self._running()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        self._process = None

    def kill(self) -> None:
        self.strike()
        self.bury()

    def stop(self) -> int:
        """Ask it to end, and give its exit code."""
        process = self._running()
        process.send_signal(signal.SIGINT)
        try:
            return process.wait(START_SECONDS)
        finally:
            process.kill()
            self.bury()

    def close(self) -> None:
        """End it if it still runs."""
        if self._process is not None:
            self.kill()

    def left_behind(self, patience: float = 30.0) -> list[int]:
        """Workers that have outlived the servers that started them."""
        end = time.monotonic() + patience
        left = self.descendants
        while (left := {pid for pid in left if is_worker(pid)}) and time.monotonic() < end:
            time.sleep(0.05)
        return sorted(left)


def children_of(pid: int) -> set[int]:
    """The processes that it has started, where the system tells."""
    found: set[int] = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, IndexError):  # it may end while we look
            if path.read_text().rpartition(")")[2].split()[1] == str(pid):
                found.add(int(path.parent.name))
    return found


def is_worker(pid: int) -> bool:
    """Whether that process is there, and is a worker and not somebody new with an old number."""
    try:
        return b"alehouse.table.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def quiet_port() -> int:
    """A port that nobody has, and that nobody is given by chance."""
    rng = SystemRandom()
    while True:
        port = rng.choice(PORTS)
        with socket.socket() as trial:
            if os.name == "posix":
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port

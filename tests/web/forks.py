"""Servers without their long start: one process loads everything once, and each server is a fork of it.

To load the server takes two seconds of a processor, and the tests start some sixty. A fork runs the same command on
the same code, in a process of its own; only what Python would have loaded is there already. Tests of kills start
programs as people do (tools/soaking).

The process that has loaded everything answers each request with two forks: the server, and one that waits for it and
tells how it has ended.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

NUMBER = 8
"""Bytes of a number on the pipe by which a fork is told of."""


class Forked:
    """A command of ours in a process of its own: what the tests need of `subprocess.Popen`."""

    def __init__(self, pid: int, out: int, news: int) -> None:
        self.pid = pid
        self.stdout = os.fdopen(out)
        self.returncode: int | None = None
        self._news = news

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._news], [], [], timeout)[0]:
            self.returncode = read_number(self._news)
            os.close(self._news)
        return self.returncode


def fork(arguments: Sequence[str], errors: int, cwd: Path | None, env: Mapping[str, str]) -> Forked:
    """`alehouse ARGUMENTS`, with that file for what it says on stderr."""
    out, out_of_it = os.pipe()
    news, news_of_it = os.pipe()
    asked_of_it, asked = os.pipe()
    socket.send_fds(loaded(), [b"!"], [asked_of_it, out_of_it, errors, news_of_it])
    for handle in (asked_of_it, out_of_it, news_of_it):
        os.close(handle)
    with os.fdopen(asked, "w") as request:
        json.dump({"arguments": list(arguments), "cwd": str(cwd or Path.cwd()), "env": dict(env)}, request)
    return Forked(read_number(news), out, news)


@cache
def loaded() -> socket.socket:
    """The line to the process that has loaded everything. It ends with this one: then nobody holds the other end."""
    ours, its = socket.socketpair()
    with its:
        command = [sys.executable, str(Path(__file__).resolve()), str(its.fileno())]
        subprocess.Popen(command, pass_fds=[its.fileno()], stdin=subprocess.DEVNULL)
    return ours


def read_number(pipe: int) -> int:
    return int.from_bytes(os.read(pipe, NUMBER), "big", signed=True)


# -- in the process that has loaded everything -------------------------------------------------------------


def answer_requests(line: socket.socket) -> None:
    import alehouse.cli
    import alehouse.web.running  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how those that wait have ended
    stop = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the servers
    while (asked := socket.recv_fds(line, 1, 4))[0]:
        if os.fork() == 0:
            line.close()
            tell_of(stop, *asked[1])
        for handle in asked[1]:
            os.close(handle)


def tell_of(stop: Any, request: int, out: int, errors: int, news: int) -> NoReturn:
    """In a fork of its own: run the command in another, tell its number, and at its end how it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with os.fdopen(request) as asked:
        wanted = json.load(asked)
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGINT, stop)
        os.close(news)
        os.dup2(out, 1)
        os.dup2(errors, 2)
        os.close(out)
        os.close(errors)
        run(**wanted)
    os.write(news, pid.to_bytes(NUMBER, "big", signed=True))
    os.close(out)  # else whoever reads it would not see that the command has ended
    _, status = os.waitpid(pid, 0)
    os.write(news, os.waitstatus_to_exitcode(status).to_bytes(NUMBER, "big", signed=True))
    os._exit(0)


def run(arguments: list[str], cwd: str, env: dict[str, str]) -> NoReturn:
    from alehouse.cli import app

    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["alehouse", *arguments]
    # The old ones remember what they wrote to before.
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
    code: object = 1
    try:
        code = app()
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else int(code is not None))


if __name__ == "__main__":
    answer_requests(socket.socket(fileno=int(sys.argv[1])))

"""Bots and functions that do what a worker process must survive. Workers import this by its name."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from alehouse import Move, View
from alehouse.bots import Bot, Budget
from alehouse.packs import in_play


def hang() -> None:
    while True:
        pass


def hang_aloud() -> None:
    """Say on stderr that it begins."""
    os.write(2, b"hanging\n")
    hang()


def eat() -> None:
    eaten = []
    while True:
        eaten.append(bytearray(16 << 20))


def leave() -> None:
    os._exit(7)


def leave_politely() -> None:
    sys.exit("I have had enough")


def speak() -> None:
    print("a word from a bot")
    os.write(1, b"and another\n")


def listen() -> None:
    input("what shall I play? ")


def fail() -> None:
    raise ValueError("the hand is dump-it-on-the-floor")


def write_everywhere(data: bytes) -> None:
    """Into every pipe that is open, since one is the way back to the table."""
    for number in range(3, 32):
        with suppress(OSError):
            os.write(number, data)
    hang()


def babble() -> None:
    write_everywhere(b"\xff" * 64)


def answer_nonsense() -> None:
    """A frame as it should be, with a pickle that is none."""
    write_everywhere(b"\0\0\0\4abcd")


def answer_too_much() -> None:
    """A good answer, and the number of a move that is not there."""
    data = pickle.dumps((True, 10**6))
    write_everywhere(len(data).to_bytes(4, "big") + data)


class Misbehaving:
    name = "misbehaving"

    def __init__(self, act: Callable[[], None]) -> None:
        self.act = act

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        self.act()
        return moves[len(moves) - 1]


class Cheat:
    name = "cheat"

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Any:
        return Move((1, 0, 0, 0, 0, 99), moves[0]._table)


class Mute:
    name = "mute"

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Any:
        return None


class Punctual:
    """Behaves: it answers with the part of the usual time that it may take, in sixteenths."""

    name = "punctual"

    def __init__(self) -> None:
        self.budget = Budget()
        self.cancelled: Callable[[], bool] | None = None

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        return moves[int(16 * self.budget.seconds / Budget().seconds)]


def made(act: Callable[[], None]) -> Callable[[], Bot]:
    return lambda: Misbehaving(act)


ACTS = (hang, eat, leave, leave_politely, speak, listen, fail, babble, answer_nonsense, answer_too_much)
BOTS: dict[str, Callable[[], Bot]] = {
    **{act.__name__: made(act) for act in ACTS},
    "cheat": Cheat,
    "mute": Mute,
    "punctual": Punctual,
}


# --- for Workers.call ------------------------------------------------------------------------------


def twice(number: int) -> int:
    return 2 * number


def read(path: str) -> str:
    """Waits for a writer, if the path is that of a named pipe."""
    with open(path) as opened:
        return opened.read()


def added() -> tuple[str, ...]:
    return in_play().added


def large(size: int) -> bytes:
    return bytes(size)


def closure() -> Any:
    return lambda: None

"""What runs in a worker process, and the words that it shares with `workers.py`, which starts it.

`python -m alehouse.table.worker MEGABYTES [PACK ...]` reads jobs from its standard input and writes answers to its
standard output, each as a length and a pickle; both ends are ours. It ends when its input does, however its parent
came to an end.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import IO, Any, overload

import msgspec

from ..bots import bot, seated
from ..bots.bot import Blind, Brisk
from ..engine import codes as c
from ..engine.setting import SETTINGS
from ..engine.setup import new_table
from ..engine.state import RawMove, Table
from ..engine.view import View
from ..game import Game
from ..moves import Move
from ..packs import in_play, known, load_pack, playing

HEAD = struct.Struct("!I")
LARGEST = 64 << 20
"""No job and no answer has more bytes."""
NICE = 5
ORPHAN = 1.0
"""A worker that nobody stops, because its parent was killed, stops itself so many seconds after the time of its job."""
TABLES = 64
REHEARSAL = 150
"""Questions that are answered before the first real one, so that this one is not slow."""

Job = tuple[float, str | None, bytes]
"""The seconds it may take; a bot's name and a BotQuestion, or None and a pickled function with its arguments."""
Answer = tuple[bool, Any]
"""Whether it went well; then the result, or else what went wrong in one line and as a traceback."""


class BotQuestion(msgspec.Struct, frozen=True):
    """All that a bot is told. The same question gets the same answer, in any process."""

    roles: tuple[str, ...]
    drinks: tuple[str, ...]
    variant: str
    view: View
    moves: list[RawMove] | None
    """The legal moves; None where any cards of the hand may be discarded, since a hand of n has 2^n such moves."""
    seed: bytes
    """For the bot's own chance."""

    @classmethod
    def of(cls, game: Game, seat: int, seed: bytes) -> BotQuestion:
        """The question that is open for that seat."""
        table = game._state.table
        view = game.view(seat)
        any_set = view.question is not None and view.question.kind == "discard"
        moves = None if any_set else [move.raw for move in game.legal_moves_of(seat)]
        return cls(table.roles, table.drinks, table.setting.id, view, moves, seed)

    @property
    def count(self) -> int:
        """How many moves there are."""
        return 1 << len(self.view.hand) if self.moves is None else len(self.moves)

    def at(self, place: int) -> RawMove:
        """The move at a place from 0 to `count` - 1."""
        return (c.M_DISCARD, -1, 0, -1, 0, place) if self.moves is None else self.moves[place]


encode_question = msgspec.msgpack.Encoder().encode
"""Four times faster than pickle, in the process that has all the tables to look after."""
decode_question = msgspec.msgpack.Decoder(BotQuestion).decode


def framed(data: bytes) -> bytes:
    if len(data) > LARGEST:
        raise ValueError(f"{len(data)} bytes are more than the {LARGEST} that fit between a worker and its table")
    return HEAD.pack(len(data)) + data


# --- bots ----------------------------------------------------------------------------------------


class Choices(Sequence[Move]):
    """The legal moves of a question, each made when somebody looks at it."""

    __slots__ = ("_question", "_table")

    def __init__(self, question: BotQuestion, table: Table) -> None:
        self._question = question
        self._table = table

    def __len__(self) -> int:
        return self._question.count

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        place = at + len(self) if at < 0 else at
        if not 0 <= place < len(self):
            raise IndexError("no such move")
        return Move(self._question.at(place), self._table)

    def place(self, move: Move) -> int:
        """Where it stands. Raises ValueError if it is none of the moves."""
        if self._question.moves is not None:
            return self._question.moves.index(move.raw)
        place = move.raw[5]
        if not 0 <= place < len(self) or move.raw != self._question.at(place):
            raise ValueError("this is none of the legal moves")
        return place


@lru_cache(maxsize=TABLES)
def table_of(roles: tuple[str, ...], drinks: tuple[str, ...], variant: str) -> Table:
    return new_table(in_play().program, roles, drinks, True, SETTINGS[variant])


def choose(name: str, question: BotQuestion, budget: float | None = None) -> int:
    """The place of the move that the bot makes. It is a new bot each time, so nothing depends on what was before.

    budget: the seconds that a bot may think which searches.
    """
    player = bot(name, budget=budget)
    moves = Choices(question, table_of(question.roles, question.drinks, question.variant))
    rng = Random(question.seed)
    if isinstance(player, Blind):
        return moves.place(player.pick(moves, rng))
    asked = question.view.question
    move = player.at_once(asked, moves) if isinstance(player, Brisk) and asked is not None else None
    return moves.place(move or player.choose(question.view, moves, rng))


def rehearse() -> None:
    """Play a little, so that everything is loaded and looked up before it counts."""
    game = Game(in_play().playable[:4], seed="rehearsal", ask_everybody=True, packs=in_play())
    rng = Random("rehearsal")
    play = seated(bot("random"))
    for _ in range(REHEARSAL):
        seat = game.to_move
        if seat < 0:
            break
        if len(game.legal_moves_of(seat)) > 1:
            question = decode_question(encode_question(BotQuestion.of(game, seat, b"rehearsal")))
            choose("normal", question)
        game.push(play(game, seat, rng), seat)


# --- the process ---------------------------------------------------------------------------------


def own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The two pipes under numbers that nobody else uses: what a bot prints goes to stderr, and it can read nothing."""
    jobs = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return jobs, answers


def take_limits(megabytes: int) -> None:
    """As far as the platform has them: memory, and less of the processor than the table itself gets."""
    # A key press or a service manager may signal every process at once; the table decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    if sys.platform != "win32":
        import resource

        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        with suppress(ValueError, OSError):  # macOS has the name of this limit, but not the limit
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def stop_after(seconds: float) -> None:
    """The system ends this process after so many seconds, whatever it does; 0 calls that off."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def trouble(error: BaseException) -> tuple[str, str]:
    """What went wrong and where, without the message, which might name cards; and the whole traceback."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    said = "".join(traceback.format_exception(error))
    return f"{type(error).__name__} in {os.path.basename(where.filename)}, line {where.lineno}", said


def answer(job: bytes) -> bytes:
    """The answer to a job, in its frame."""
    try:
        seconds, name, budget, data = pickle.loads(job)
        stop_after(seconds + ORPHAN)
        if name is not None:
            result: Any = choose(name, decode_question(data), budget)
        else:
            function, args = pickle.loads(data)
            result = function(*args)
        return framed(pickle.dumps((True, result), pickle.HIGHEST_PROTOCOL))
    except MemoryError:
        # Whatever has filled the memory may still hold it: a new process is sure to be empty.
        raise SystemExit(1) from None
    except Exception as error:
        return framed(pickle.dumps((False, trouble(error))))
    finally:
        stop_after(0)


def serve(jobs: IO[bytes], answers: IO[bytes]) -> None:
    """Answer jobs until there are no more."""
    while len(head := jobs.read(HEAD.size)) == HEAD.size:
        answers.write(answer(jobs.read(HEAD.unpack(head)[0])))
        answers.flush()


def main(words: Sequence[str]) -> int:
    jobs, answers = own_pipes()
    take_limits(int(words[0]))
    try:
        with playing(known(*[load_pack(path) for path in words[1:]])):
            rehearse()
            answers.write(framed(pickle.dumps((True, "ready"))))
            answers.flush()
            serve(jobs, answers)
    except BrokenPipeError:
        os._exit(0)  # the table is gone, and what is left in the buffer has nowhere to go
    except Exception as error:
        answers.write(framed(pickle.dumps((False, (str(error) or type(error).__name__, trouble(error)[1])))))
        answers.flush()
        return 1
    return 0


if __name__ == "__main__":
    # Under its own name, so that functions sent here find this same module and not a second one.
    from alehouse.table import worker

    sys.exit(worker.main(sys.argv[1:]))

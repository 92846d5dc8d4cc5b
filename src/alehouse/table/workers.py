"""Worker processes: bots think in them, with limits of time and memory, and nothing they do can stall a table."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from ..bots import SECONDS as THINKING
from ..engine.state import PASS, RawMove
from ..errors import AlehouseError
from .worker import HEAD, LARGEST, BotQuestion, encode_question, framed

R = TypeVar("R")

START = 30.0
"""Seconds that a process may take until it is ready."""
PATIENCE = 10.0
"""Seconds that a bot's question waits for a free process before it is answered without one."""
QUICK = 1.0
"""A process that is gone sooner than this after it was ready has died quickly."""
LONGEST_PAUSE = 5.0
END = 2.0
"""Seconds to see a process off."""

RUBBISH = "the worker process said something that nobody understands"
ENDED = "the worker process has ended"

log = structlog.get_logger(__name__)


class WorkerFailed(AlehouseError):
    """A worker gave no result. The text says where, and names no values; `detail` is the traceback, if there is one."""

    def __init__(self, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.detail = detail


class Late(WorkerFailed):
    """It took too long."""


class Died(WorkerFailed):
    """Its process ended, or said something that no worker says."""


def pause_after(deaths: int) -> float:
    """The seconds to wait after so many quick deaths in a row: the first is forgiven, and a crash loop slows down."""
    return 0.0 if deaths < 2 else min(LONGEST_PAUSE, 0.25 * 2 ** (deaths - 2))


def fallback(question: BotQuestion) -> RawMove:
    """What is played for a bot that gives no answer."""
    return PASS if question.moves is not None and PASS in question.moves else question.at(0)


class Child:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._jobs = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls, command: Sequence[str]) -> Child:
        """A process that is ready for jobs. Raises WorkerFailed."""
        creating = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Sets of words are walked in the same order by every worker.
                env={**os.environ, "PYTHONHASHSEED": "0"},
                # Ctrl-C is meant for us; and a signal before the worker can ignore it would print a traceback.
                start_new_session=True,
            )
        )
        try:
            process = await asyncio.shield(creating)
        except Exception as error:
            raise Died(f"no worker process could be started: {error}") from None
        except asyncio.CancelledError:
            # Given up half way, the process would be there and nobody would know it.
            with suppress(Exception):
                await cls(await creating).end()
            raise
        child = cls(process)
        try:
            async with asyncio.timeout(START):
                await child._answer()
        except BaseException as error:
            await child.end()
            if isinstance(error, TimeoutError):
                raise Late(f"a worker process was not ready after {START:.0f} seconds") from None
            raise
        return child

    @property
    def gone(self) -> bool:
        return self.process.returncode is not None or self._answers.at_eof()

    async def ask(self, job: bytes, seconds: float) -> Any:
        """The result of a job. Raises WorkerFailed; after Late and Died the process is of no more use."""
        try:
            async with asyncio.timeout(seconds):
                self._jobs.write(job)
                await self._jobs.drain()
                return await self._answer()
        except TimeoutError:
            raise Late(f"no answer after {seconds:g} seconds") from None
        except OSError:
            raise Died(ENDED) from None

    async def _answer(self) -> Any:
        try:
            (size,) = HEAD.unpack(await self._answers.readexactly(HEAD.size))
            if size > LARGEST:
                raise Died(RUBBISH)
            data = await self._answers.readexactly(size)
        except (asyncio.IncompleteReadError, OSError):
            raise Died(ENDED) from None
        try:
            well, said = pickle.loads(data)
            message, detail = ("", "") if well else said
        except Exception:
            raise Died(RUBBISH) from None
        if not well:
            raise WorkerFailed(message, detail)
        return said

    async def end(self) -> None:
        """See that the process is gone: it is killed, unless it is about to end by itself."""
        self._jobs.close()
        if self._answers.at_eof() and await self._is_gone_soon():
            return
        with suppress(ProcessLookupError):
            self.process.kill()
        await self._is_gone_soon()

    async def _is_gone_soon(self) -> bool:
        try:
            async with asyncio.timeout(END):
                await self._answers.read()
                await self.process.wait()
        except (TimeoutError, OSError):
            return False
        return True


class Job:
    """Something to be done, and the promise of an answer."""

    __slots__ = ("_bot", "_data", "count", "promise", "seconds", "what")

    def __init__(self, what: str, seconds: float, bot: str | None, data: bytes, count: int = 0) -> None:
        """count: the answer must be the place of one of so many moves; 0 if it may be anything."""
        self.what = what
        self.seconds = seconds
        self.count = count
        self._bot = bot
        self._data = data
        self.promise: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def frame(self, crowd: float) -> bytes:
        """For the process. crowd: how many jobs there are for each process, this one among them."""
        budget = THINKING / crowd if self._bot is not None else None
        return framed(pickle.dumps((self.seconds, self._bot, budget, self._data), pickle.HIGHEST_PROTOCOL))


class Lane:
    """A queue of jobs, and the processes that work on it. A process that fails is replaced."""

    def __init__(self, count: int, command: Sequence[str], counts: dict[str, int]) -> None:
        self._count = count
        self._command = command
        self._counts = counts
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._working: list[Child] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.was_opened = False
        self._closed = False

    def open(self) -> asyncio.Future[list[None]]:
        """Done when every process is ready; fails with WorkerFailed if the first try of one does."""
        self.was_opened = True
        loop = asyncio.get_running_loop()
        ready: list[asyncio.Future[None]] = [loop.create_future() for _ in range(self._count)]
        self._tasks = [loop.create_task(self._tend(first)) for first in ready]
        return asyncio.gather(*ready)

    def put(self, job: Job) -> asyncio.Future[Any]:
        if self._closed:
            job.promise.cancel()
        else:
            self._jobs.put_nowait(job)
        return job.promise

    async def close(self) -> None:
        """End every process, and cancel every job that has no answer."""
        self._closed = self.was_opened = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait().promise.cancel()

    async def _tend(self, first: asyncio.Future[None]) -> None:
        """Keep one process at work, and begin again with another whenever it is lost."""
        loop = asyncio.get_running_loop()
        deaths = 0
        try:
            while True:
                await asyncio.sleep(pause_after(deaths))
                try:
                    child = await Child.start(self._command)
                except WorkerFailed as error:
                    deaths += 1
                    self._counts["died"] += 1
                    log.error("worker-start", why=str(error))
                    if not first.done():
                        first.set_exception(error)
                    if not self._working:
                        self._refuse(error)
                    continue
                if not first.done():
                    first.set_result(None)
                born = loop.time()
                self._working.append(child)
                try:
                    await self._serve(child)
                except Exception:
                    # Nobody shall wait for a lane that nobody tends, whatever went wrong here.
                    self._counts["died"] += 1
                finally:
                    self._working.remove(child)
                    await child.end()
                deaths = deaths + 1 if loop.time() - born < QUICK else 0
        finally:
            first.cancel()

    async def _serve(self, child: Child) -> None:
        """Hand jobs to a process as long as it is of use."""
        while True:
            job = await self._jobs.get()
            if job.promise.done():
                continue
            if child.gone:  # it ended while nobody asked it for anything: the job is not to blame, and waits on
                self._counts["died"] += 1
                log.warning("worker-died", job="")
                self._put_back(job)
                return
            if not await self._ask(child, job):
                return

    async def _ask(self, child: Child, job: Job) -> bool:
        """Whether the process can take another job."""
        try:
            # The more are waiting, the less a bot may think: nobody shall wait long for many who search.
            crowd = 1 + self._jobs.qsize() / self._count
            result = await child.ask(job.frame(crowd), job.seconds)
            if job.count and not (type(result) is int and 0 <= result < job.count):
                raise Died(RUBBISH)
        except WorkerFailed as error:
            kind = "late" if isinstance(error, Late) else "died" if isinstance(error, Died) else "failed"
            self._counts[kind] += 1
            if not job.promise.done():
                job.promise.set_exception(error)
            log.warning(f"worker-{kind}", job=job.what, why=str(error))
            return kind == "failed"
        except BaseException:
            job.promise.cancel()
            raise
        self._counts["answered"] += 1
        if not job.promise.done():
            job.promise.set_result(result)
        return True

    def _put_back(self, job: Job) -> None:
        """In front of all others."""
        waiting = [job]
        while not self._jobs.empty():
            waiting.append(self._jobs.get_nowait())
        for one in waiting:
            self._jobs.put_nowait(one)

    def _refuse(self, error: WorkerFailed) -> None:
        """With nobody at work, and nobody coming, waiting would have no end."""
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if not job.promise.done():
                job.promise.set_exception(WorkerFailed(str(error)))


class Workers:
    """Processes for bots, and one more for other work, which is started when there is some."""

    def __init__(
        self, count: int = 1, *, seconds: float = 2.0, megabytes: int = 768, packs: Sequence[str] = ()
    ) -> None:
        """seconds: for one question. megabytes: for one process, where the platform can limit that.

        packs: files, which each process reads for itself.
        """
        self._seconds = seconds
        self._counts = {"answered": 0, "failed": 0, "late": 0, "died": 0}
        module = f"{__package__}.worker"
        command = (sys.executable, "-P", "-m", module, str(megabytes), *[os.path.abspath(path) for path in packs])
        # A call may take long, and no bot shall wait for it.
        self._bots = Lane(count, command, self._counts)
        self._calls = Lane(1, command, self._counts)

    async def start(self) -> None:
        """Returns when all bots' processes are ready. Raises WorkerFailed if they cannot be started at all."""
        try:
            await self._bots.open()
        except WorkerFailed:
            await self.close()
            raise

    async def close(self) -> None:
        """End all processes; whoever still waits for an answer is cancelled."""
        await asyncio.gather(self._bots.close(), self._calls.close())

    async def choose(self, bot: str, question: BotQuestion) -> RawMove:
        """The bot's move. If it fails, a pass, or else the first legal move; that is counted, and nothing is raised."""
        seconds = self._seconds
        job = Job(f"bot {bot}", seconds, bot, encode_question(question), question.count)
        try:
            async with asyncio.timeout(seconds + PATIENCE):
                return question.at(await self._bots.put(job))
        except WorkerFailed:
            return fallback(question)
        except TimeoutError:
            self._counts["late"] += 1
            return fallback(question)

    async def call(self, function: Callable[..., R], *args: Any, seconds: float) -> R:
        """What the function returns in another process. It is sent by name: a function of a module, no lambda.

        Raises WorkerFailed if it raises anything, takes longer, or its process dies. `in_play()` has the packs there.
        """
        name = getattr(function, "__qualname__", "?")
        try:
            job = Job(name, seconds, None, pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL))
        except Exception as error:
            raise WorkerFailed(f"{name} cannot be sent to a worker: {type(error).__name__}", str(error)) from None
        promise = self._calls.put(job)
        if not self._calls.was_opened:
            # If it cannot be started, the job hears of it.
            self._calls.open().add_done_callback(lambda ready: ready.cancelled() or ready.exception())
        result: R = await promise
        return result

    @property
    def answered(self) -> int:
        """Jobs with an answer."""
        return self._counts["answered"]

    @property
    def failed(self) -> int:
        """Jobs that raised something."""
        return self._counts["failed"]

    @property
    def late(self) -> int:
        """Jobs that ran out of time, and took their process with them."""
        return self._counts["late"]

    @property
    def died(self) -> int:
        """Processes that ended by themselves, talked nonsense, or could not be started."""
        return self._counts["died"]


__all__ = ["BotQuestion", "WorkerFailed", "Workers", "fallback"]

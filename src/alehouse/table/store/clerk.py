"""A clerk: a thread that alone uses its connection. It writes rows in groups, or does what it is asked, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from ..rows import Row
from .engines import connect
from .errors import RowRefused, StoreError, explained
from .inserts import Inserts
from .place import Place

T = TypeVar("T")
Task = Callable[[Connection], Any]
Job = tuple[Sequence[Row] | Task | None, "asyncio.Future[Any]"]
"""Rows to write, something to do in a transaction of its own, or None to stop."""
Done = tuple["asyncio.Future[Any]", Any, StoreError | None]


class Clerk:
    """Takes jobs from one event loop, and tells it of each group when that is done."""

    def __init__(self, engine: Engine, place: Place, name: str) -> None:
        self._engine = engine
        self._place = place
        self._inserts = Inserts(engine.dialect)
        self._begin = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else None
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._connection: Connection | None = None
        self._stopped: asyncio.Future[None] | None = None
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    # -- in the loop ----------------------------------------------------------------------------

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        return self._put(rows)

    def do(self, task: Callable[[Connection], T]) -> asyncio.Future[T]:
        return self._put(task)

    def _put(self, what: Sequence[Row] | Task) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        if self._stopped is not None:
            future.set_exception(StoreError(f"{self._place.name} is closed already"))
        else:
            self._jobs.put((what, future))
        return future

    async def stop(self) -> None:
        """Do what waits, then end."""
        if self._stopped is None:
            self._stopped = self._loop.create_future()
            self._jobs.put((None, self._stopped))
        await asyncio.shield(self._stopped)
        self._thread.join()

    def _tell(self, done: list[Done]) -> None:
        for future, result, error in done:
            if future.done():  # whoever asked has gone
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

    # -- in the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        going = True
        while going:
            jobs = self._waiting()
            going = jobs[-1][0] is not None
            try:
                done = self._done(jobs)
            except BaseException as error:  # a bug of ours; this thread must live, and nobody may wait for ever
                done = [(future, None, explained(error, self._place.name)) for _, future in jobs]
            if not going:
                self._disconnect()
            try:
                self._loop.call_soon_threadsafe(self._tell, done)
            except RuntimeError:  # the loop has ended, and with it everybody who waits
                self._disconnect()
                return

    def _waiting(self) -> list[Job]:
        """Everything that waits, at least one job. Nothing comes after a stop."""
        jobs = [self._jobs.get()]
        try:
            while True:
                jobs.append(self._jobs.get_nowait())
        except Empty:
            return jobs

    def _done(self, jobs: list[Job]) -> list[Done]:
        done: list[Done] = []
        group: list[tuple[Sequence[Row], asyncio.Future[Any]]] = []
        for what, future in jobs:
            if what is not None and not callable(what):
                group.append((what, future))
                continue
            done += self._group(group)
            group = []
            done.append((future, None, None) if what is None else self._single(what, future))
        return done + self._group(group)

    def _group(self, group: list[tuple[Sequence[Row], asyncio.Future[Any]]]) -> list[Done]:
        """Write in one transaction; if a part of it is refused, the halves, so that the others do not suffer."""
        if not group:
            return []
        try:
            self._insert([row for rows, _ in group for row in rows])
        except Exception as error:
            problem = self._problem(error)
            if len(group) == 1 or not isinstance(problem, RowRefused):
                return [(future, None, problem) for _, future in group]
            middle = len(group) // 2
            return self._group(group[:middle]) + self._group(group[middle:])
        return [(future, None, None) for _, future in group]

    def _insert(self, rows: list[Row]) -> None:
        statements = self._inserts.of(rows)
        if not statements:
            return
        driver = self._connected().connection
        cursor = driver.cursor()
        try:
            # A single statement of SQLite is a transaction of its own.
            if self._begin is not None and len(statements) > 1:
                cursor.execute(self._begin)
            for text, values in statements:
                cursor.execute(text, values)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise
        finally:
            cursor.close()

    def _single(self, task: Task, future: asyncio.Future[Any]) -> Done:
        try:
            connection = self._connected()
            with connection.begin():
                result = task(connection)
        except Exception as error:
            return future, None, self._problem(error)
        return future, result, None

    def _problem(self, error: Exception) -> StoreError:
        """What to say. If it is about the database itself, the next job comes with a new connection."""
        problem = explained(error, self._place.name)
        if not isinstance(problem, RowRefused):
            self._disconnect()
        return problem

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = connect(self._engine, self._place)
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except Exception:  # it is broken, and that is why it is closed
                connection.invalidate()

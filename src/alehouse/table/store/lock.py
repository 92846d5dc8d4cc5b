"""Locks on files beside the database, which the system takes back when a process ends, however it ends.

A server holds one lock for its rules and its content: two servers of one version would play the same tables, but an
old one that finishes its games and a new one may share the database. Whoever changes the database as a whole, or
takes such a lock, holds the guard for that moment.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from weakref import WeakSet

from .errors import StoreError
from .place import Place, data_folder, make_room, place_of

BEYOND = 1 << 20
"""Windows locks bytes; this one is behind everything that anybody wants to read."""


class Lock:
    """An exclusive lock on a file. The file stays: without it, two processes could lock two files of one name."""

    def __init__(self, path: Path, *, wait: bool = False) -> None:
        """Raises BlockingIOError if somebody else has it, unless it is waited for."""
        self.path = path
        self._file: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            seize(self._file, wait)
        except BaseException:
            self.drop()
            raise
        _held.add(self)

    def sign(self, text: str) -> None:
        """Say in the file who has the lock."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.write(self._file, text.encode())

    def release(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            unlock(self._file)
        self.drop()

    def drop(self) -> None:
        """Have nothing to do with the lock any more; it is free when the last process has dropped it."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)

    def __enter__(self) -> Lock:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


_held: WeakSet[Lock] = WeakSet()


def let_go() -> None:
    """A forked child must not keep our locks when we are gone."""
    for held in list(_held):
        held.drop()


if sys.platform == "win32":
    import msvcrt

    def seize(file: int, wait: bool) -> None:
        os.lseek(file, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
        finally:
            os.lseek(file, 0, os.SEEK_SET)

    def unlock(file: int) -> None:
        os.lseek(file, BEYOND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    os.register_at_fork(after_in_child=let_go)

    def seize(file: int, wait: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)

    def unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


def lock(url: str | None, rules: int, content: str) -> Lock:
    """Be the only server of this version with this database, from now on. Raises StoreError if there is one already.

    A server does this before it opens its store.
    """
    place = place_of(url)
    make_room(place)
    version = hashlib.sha256(f"{rules} {content}".encode()).hexdigest()[:16]
    path = beside(place, f".server-{version}.lock")
    with guard(place), complaints(place):
        try:
            own = Lock(path)
        except BlockingIOError:
            raise StoreError(
                f"a server of this version ({owner(path)}) already plays the tables of {place.name}; "
                "use that one or stop it, or give this one tables of its own with --data FOLDER"
            ) from None
        own.sign(f"process {os.getpid()}")
        return own


def servers(place: Place) -> list[str]:
    """Who holds a lock of a server now. Only for holders of the guard, as others may come."""
    found: list[str] = []
    base = beside(place, "")
    with complaints(place):
        for path in sorted(base.parent.glob("*.lock")):
            if not path.name.startswith(f"{base.name}.server-"):
                continue
            try:
                Lock(path).release()
            except BlockingIOError:
                found.append(owner(path))
    return found


@contextmanager
def guard(place: Place) -> Iterator[None]:
    """Wait until nobody else has the guard, and have it."""
    with complaints(place):
        own = Lock(beside(place, ".lock"), wait=True)
    with own:
        yield


@contextmanager
def complaints(place: Place) -> Iterator[None]:
    """Files that cannot be made or locked are a problem of the database's folder."""
    try:
        yield
    except OSError as error:
        raise StoreError(
            f"cannot lock {place.name} ({error.strerror}); may you write to its folder, and does that disk know locks?"
        ) from None


def beside(place: Place, ending: str) -> Path:
    """A file beside the database. One on a server is locked among the processes of this machine only."""
    if place.file is not None:
        return place.file.with_name(place.file.name + ending)
    name = hashlib.sha256(place.url.render_as_string(hide_password=True).encode()).hexdigest()[:16]
    return data_folder() / (name + ending)


def owner(path: Path) -> str:
    try:
        return path.read_text("utf-8").strip() or "another process"
    except OSError:
        return "another process"

"""The server's log, on stderr: lines for people on a terminal, JSON for everything else.

A log is read by more people than a table is: it never holds hands, seeds, cookies, names or what somebody typed.
Call sites do not log such things; what stands here makes sure of it.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextlib import suppress
from types import TracebackType
from typing import Any, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SECRETS = frozenset(
    {
        "hand", "hands", "seed", "header", "cookie", "cookies", "guest", "password", "key", "body", "text", "data",
        "message", "state", "view", "token",
    }
)  # fmt: skip
QUIET = frozenset(
    {
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        # So uvicorn calls it when we refuse a socket with an answer of our own.
        "ASGI callable returned without completing handshake.",
    }
)
"""Messages of uvicorn about what strangers have sent."""
DEEPEST = 20
"""Frames of a traceback that are kept, innermost last."""


def without_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    for name in SECRETS & event.keys():
        event[name] = "(hidden)"
    return event


def where_it_failed(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """An exception as its type and the places that it went through: its own words may tell somebody's cards."""
    info = event.pop("exc_info", None)
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["at"] = places(error.__traceback__)
    return event


def places(trace: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(trace)[-DEEPEST:]
    return [f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


class Forgiving:
    """A stream for log lines that may be gone, such as a pipe whose reader has ended: a line lost harms nobody."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):  # ValueError: it is closed
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()


def configure_logs(stream: TextIO | None = None) -> None:
    """Send everything that we, uvicorn and asyncio log through the same rules, to stderr or another stream."""
    stream = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        where_it_failed,
    ]
    last: Any = structlog.dev.ConsoleRenderer(colors=False) if stream.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=cast(TextIO, Forgiving(stream))),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "alembic", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(not_our_fault)


def not_our_fault(record: logging.LogRecord) -> bool:
    """What strangers send wrong is no fault of ours; the answer that they get says enough."""
    if isinstance(record.exc_info, tuple) and isinstance(record.exc_info[1], UnicodeDecodeError):
        return False
    return record.msg not in QUIET

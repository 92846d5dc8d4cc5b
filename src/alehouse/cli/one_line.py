"""Whatever goes wrong is said in one line on stderr, with exit code 2 and no traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from ..errors import AlehouseError

STOPPED = 130
"""What shells expect after Ctrl-C."""


class OneLine(TyperGroup):
    """The command. ALEHOUSE_DEBUG=1 shows tracebacks to those who mend it."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        code = 0
        forgive_encodings()
        try:
            result = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            code = result if isinstance(result, int) else 0
            if code == STOPPED:
                complain("stopped")
        except BrokenPipeError:
            # Whoever read our output has gone; nothing is left to say, not even at shutdown.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 1
        except (KeyboardInterrupt, typer.Abort):
            complain("stopped")
            code = STOPPED
        except Exception as error:
            if os.environ.get("ALEHOUSE_DEBUG"):
                raise
            complain(sentence(error))
            code = 2
        sys.exit(code)


def sentence(error: Exception) -> str:
    """An error in one line. Errors of the command line have a message of their own."""
    if isinstance(error, AlehouseError):
        return str(error)
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    message = getattr(error, "format_message", None)
    if message is not None:
        context = getattr(error, "ctx", None)
        path = context.command_path if context is not None else "alehouse"
        said = " ".join(message().split())
        return f"{said if said.endswith(('.', '?', '!')) else said + '.'} Try '{path} --help'."
    return f"a bug, sorry: {type(error).__name__}: {error}. ALEHOUSE_DEBUG=1 shows where."


def forgive_encodings() -> None:
    """Where the terminal does not know a character, a question mark stands for it, and the game goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(text: str) -> None:
    print(f"alehouse: {' '.join(text.split())}", file=sys.stderr)

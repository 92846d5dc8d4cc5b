"""A .py pack: code, which is run because the operator has named its file."""

from __future__ import annotations

import sys
import traceback
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from ..lang.cards import Character
from .problems import PackError, Problem, quoted


def run(path: Path, text: str) -> tuple[Character, ...]:
    """The characters that the file exports. Raises PackError with the line of a fault."""
    shown = str(path)
    module = ModuleType(module_name(path))
    module.__file__ = shown
    # Dataclasses look their module up. A pack that is loaded again replaces itself.
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, shown, "exec"), module.__dict__)
    except SyntaxError as error:
        raise PackError([Problem(shown, error.lineno or 0, f"this is no Python: {error.msg}")]) from None
    except (Exception, SystemExit) as error:
        said = " ".join(str(error).split())[:300]
        raise PackError([Problem(shown, line_of(error, shown), f"{type(error).__name__}: {said}")]) from None
    return exported(module, shown)


def module_name(path: Path) -> str:
    """The same for the same file, so that effects of its own may be registered again by it and by nobody else."""
    return f"alehouse_pack_{sha256(str(path.resolve()).encode()).hexdigest()[:16]}"


def line_of(error: BaseException, shown: str) -> int:
    """The last line of the file itself on the way to a fault."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == shown]
    return (lines[-1] or 0) if lines else 0


def exported(module: ModuleType, shown: str) -> tuple[Character, ...]:
    given = [getattr(module, name) for name in ("CHARACTER", "CHARACTERS") if hasattr(module, name)]
    if len(given) != 1:
        raise PackError([Problem(shown, 0, "a .py pack exports CHARACTER, or CHARACTERS if there are several")])
    (found,) = given
    characters = tuple(found) if isinstance(found, (list, tuple)) else (found,)
    for one in characters:
        if not isinstance(one, Character):
            said = f"{quoted(repr(one))} is no alehouse.lang.Character"
            raise PackError([Problem(shown, 0, said)])
        try:
            hash(one)
        except TypeError:
            said = f"{one.name}: a part of it can be changed; use tuples, not lists"
            raise PackError([Problem(shown, 0, said)]) from None
    if not characters:
        raise PackError([Problem(shown, 0, "CHARACTERS is empty")])
    return characters

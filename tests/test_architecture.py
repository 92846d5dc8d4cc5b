"""What import-linter cannot say: the core needs nothing but Python."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "alehouse"
ROOMS = ("lang", "content", "engine", "packs")
CORE = (*(f"{room}/**/*.py" for room in ROOMS), "game.py", "record.py", "moves.py", "errors.py")
MODULES = sorted(path.relative_to(SOURCE).as_posix() for part in CORE for path in SOURCE.glob(part))


@pytest.mark.parametrize("module", MODULES)
def test_the_core_imports_the_standard_library_only(module: str) -> None:
    tree = ast.parse((SOURCE / module).read_text("utf-8"))
    packages = {name.partition(".")[0] for name in imported(tree)}
    assert packages <= sys.stdlib_module_names | {"alehouse"}


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(name), level=0):
                yield name

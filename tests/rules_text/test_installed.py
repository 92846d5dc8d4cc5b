"""The rules come along with the installed package, in every language."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from alehouse.rulebook import rules

ROOT = Path(__file__).parents[2]
ASK = """
from alehouse.rulebook import look_up, rules
print(look_up("chaser-7")[0][0], *(one.rules[0].language for one in rules("ru")[2:4]), len(rules("ru")))
"""


def test_the_wheel_brings_all_that_the_reader_needs(tmp_path: Path) -> None:
    """The package and what pyproject.toml says goes with it lie in a folder of their own, far from docs/."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    shutil.copytree(
        ROOT / "src" / "alehouse", tmp_path / "alehouse", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    for source, target in wheel["force-include"].items():
        if not source.startswith("docs/"):
            continue
        copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copy
        (tmp_path / target).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / source, tmp_path / target)
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{ASK}"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.split() == ["CHASER-07", "ru", "ru", str(len(rules("ru")))]

"""What is installed is a whole house: wheel and source archive carry the built page, and nothing of the workshop."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = "alehouse/web/static/"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str]]:
    """Names of all files in the wheel and in the source archive."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel, tarfile.open(next(folder.glob("*.tar.gz"))) as source:
        return wheel.namelist(), [name.partition("/")[2] for name in source.getnames()]


def test_the_wheel_carries_the_built_page(built: tuple[list[str], list[str]]) -> None:
    wheel, _ = built
    assert f"{PAGE}index.html" in wheel, "run `make page` first; `make test` does"
    for kind in (".js", ".css", ".woff2"):
        assert [name for name in wheel if name.startswith(f"{PAGE}assets/") and name.endswith(kind)], kind


def test_the_page_in_the_wheel_is_whole(built: tuple[list[str], list[str]]) -> None:
    wheel, _ = built
    static = ROOT / "src/alehouse/web/static"
    files = {path.relative_to(static).as_posix() for path in static.rglob("*") if path.is_file()}
    assert {name.removeprefix(PAGE) for name in wheel if name.startswith(PAGE)} == files - {".stamp"}


def test_the_wheel_still_has_the_plain_table_the_words_and_the_rules(built: tuple[list[str], list[str]]) -> None:
    wheel, _ = built
    for name in ("alehouse/web/plain/index.html", "alehouse/docs/rulings.md", "alehouse/speech/en/names.ftl"):
        assert name in wheel


def test_the_source_archive_has_the_page_twice(built: tuple[list[str], list[str]]) -> None:
    """Built, so that installing it needs no Node, and as sources."""
    _, source = built
    assert "src/alehouse/web/static/index.html" in source
    assert "page/package-lock.json" in source
    assert "page/src/main.ts" in source
    assert not [name for name in source if "node_modules" in name or name.endswith(".stamp")]

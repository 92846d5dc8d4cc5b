"""docs/hosting.md: what it names is there, and nothing that it should name is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from alehouse.cli import app
from alehouse.web.config import limits_from, origin_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SOURCE = {
    path.relative_to(ROOT / "src").as_posix(): path.read_text("utf-8")
    for room in ("web", "table", "cli")
    for path in (ROOT / "src" / "alehouse" / room).rglob("*.py")
}
ALL_SOURCE = "\n".join(SOURCE.values())


def section(title: str) -> str:
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    return str(found)


def first_column(text: str) -> list[str]:
    """The words in backquotes that begin the rows of a table."""
    return [word for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for word in re.findall(r"`([^`]+)`", row)]


def options(command: str) -> set[str]:
    found = get_command(app).commands[command]  # type: ignore[attr-defined]
    return {name for one in found.params for name in (*one.opts, *one.secondary_opts) if name.startswith("--")}


def test_every_option_of_serve_is_explained() -> None:
    told = {word.split()[0] for word in first_column(section("For you, and for friends in the same network"))}
    assert told == options("serve") - {"--help", "--no-open-browser", "--unsafe-seed"}, "the last is for tests alone"


def test_every_option_on_the_page_exists() -> None:
    known = options("serve") | options("backup") | options("restore")
    ours = re.sub(r"```(nginx|caddyfile|ini)\n.*?```", "", PAGE, flags=re.DOTALL)
    elsewhere = {"--system", "--now"}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", ours)) - elsewhere <= known


def test_the_addresses_and_limits_of_the_examples_are_accepted() -> None:
    for url in re.findall(r"--public-url (https?://[\w.:/]+)", PAGE):
        assert origin_of(url) == url
    limits_from(re.findall(r"--limit (\w+=\d+)", PAGE))


def test_everything_that_is_logged_is_explained() -> None:
    """Events are the first words of a call; `worker-` goes with a kind."""
    told = set(first_column(section("What is logged")))
    logged = set(re.findall(r'log\.(?:warning|error|exception|info)\(\s*"([^"]+)"', ALL_SOURCE))
    assert {event for event in told if not event.startswith("worker-")} == {
        event for event in logged if not event.startswith("worker-")
    }
    assert told >= {event for event in logged if event.startswith("worker-")}
    assert "worker-{kind}" in ALL_SOURCE


def test_every_metric_is_there() -> None:
    told = first_column(section("Metrics and health"))
    assert told
    for name in told:
        plain = name.partition("{")[0].removeprefix("alehouse_").removeprefix("...").strip("_").removesuffix("_total")
        assert re.search(rf'"(?:alehouse_)?(?:{plain}|{plain.removeprefix("worker_jobs_")})"', ALL_SOURCE), name


@pytest.mark.parametrize(
    "words",
    [
        "Alehouse already runs at ",
        "is taken by another program",
        "is kept for the system",
        "a server of this version (",
        "is held by another program",
        "was made by a newer Alehouse",
        "is damaged",
        "because the disk is full",
        "is no address",
    ],
)
def test_troubles_are_called_as_the_server_calls_them(words: str) -> None:
    assert words in section("When something is wrong")
    assert words in ALL_SOURCE

"""The tools around the page: which Node, when to build, what a lock must hold, and how tests are counted."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.page import PAGE, ROOT, STATIC, aside, browser, build, lock, node, run_tests, stolen, weight
from tools.page.bench import apart
from tools.page.compare import recorded, told_of, work
from tools.page.people import Frame
from tools.page.run_tests import Counts, pytest_counts, vitest_counts
from tools.page.views import View, menu

HOSTS = ("npmjs", "yarnpkg", "pypi" r"\.org", "pythonhosted", "npmmirror", "jfrog", "/simple")
"""Words of their names, and no whole address: this file names none either."""
REGISTRIES = re.compile(rf"https?://[^\s\"')>]*(?:{'|'.join(HOSTS)})[^\s\"')>]*")
"""Addresses of package registries, and of whatever stands in for them."""


def committed() -> list[Path]:
    """Every file of the repository, those that are new included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def test_no_file_names_a_registry() -> None:
    """A lock is good everywhere: packages are named by version and hash, wherever they come from."""
    named = {}
    for path in committed():
        if found := REGISTRIES.findall(path.read_text("utf-8", "ignore")):
            named[str(path.relative_to(ROOT))] = found
    assert named == {}


@pytest.mark.parametrize(
    "target",
    ["setup", "style", "types-python", "format", "bench", "bench-server", "bench-page", "screenshots", "soak", "docs"],
)
def test_on_a_fresh_clone_make_installs_what_its_targets_need(tmp_path: Path, target: str) -> None:
    for name in ("Makefile", "pyproject.toml", "requirements"):
        (tmp_path / name).symlink_to(ROOT / name)
    planned = subprocess.run(["make", "-n", target], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert "-r requirements/dev.txt" in planned


def test_the_lock_names_no_address_of_a_package() -> None:
    packages = json.loads((PAGE / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 50
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_the_lock_holds_the_native_parts_for_every_system() -> None:
    """Without them `npm ci` refuses it: run `python -m tools.page.lock` after `npm install`."""
    assert lock.complete(json.loads((PAGE / "package-lock.json").read_text("utf-8"))) == []


def test_a_lock_is_completed_from_the_names_of_the_parts() -> None:
    tool = {
        "dev": True,
        "optionalDependencies": {"@x/linux-arm64-musl": "1.2.3", "y-win32-x64-msvc": "1.0.0", "z": "^1"},
    }
    made = {"packages": {"": {"name": "page"}, "node_modules/tool": tool, "node_modules/y-win32-x64-msvc": {"os": []}}}
    assert lock.complete(made) == ["node_modules/@x/linux-arm64-musl"]
    assert list(made["packages"])[:2] == ["", "node_modules/@x/linux-arm64-musl"]
    assert made["packages"]["node_modules/@x/linux-arm64-musl"] == {
        "version": "1.2.3", "cpu": ["arm64"], "os": ["linux"], "libc": ["musl"], "dev": True, "optional": True,
    }  # fmt: skip
    with pytest.raises(ValueError, match="is no native part"):
        lock.entry("left-pad", "1.0.0", True)


@pytest.mark.parametrize(
    ("said", "fine"),
    [("v24.1.0", True), ("v20.19.0", True), ("v20.18.3", False), ("v9.11.2", False), ("", False)],
)
def test_a_machine_needs_a_new_enough_node(
    said: str, fine: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "needed", lambda: (20, 19))
    assert node.machines() is fine
    (tmp_path / "npm").unlink()
    assert not node.machines()


def test_where_the_machines_node_is_new_enough_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "machines", lambda: True)
    monkeypatch.setattr(node, "run", not_run)
    monkeypatch.setenv("PATH", "/machine")
    given = node.environment()
    assert given == dict(os.environ)
    given["PATH"] = "/elsewhere"
    assert os.environ["PATH"] == "/machine", "what is given is a copy"


def test_our_own_node_is_fetched_once_and_comes_before_the_machines(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fetched: list[list[str]] = []

    def fetch(command: list[str], trouble: str, env: dict[str, str]) -> None:
        fetched.append(command)
        for name in ("node", "npm"):
            (tmp_path / name).write_text("#!/bin/sh\necho v24.1.0\n")
            (tmp_path / name).chmod(0o755)

    monkeypatch.setattr(node, "OURS", tmp_path)
    monkeypatch.setattr(node, "machines", lambda: False)
    monkeypatch.setattr(node, "needed", lambda: (20, 19))
    monkeypatch.setattr(node, "run", fetch)
    monkeypatch.setenv("PATH", "/machine")
    monkeypatch.setenv("ALE", "dark")
    given = node.environment()
    assert given["PATH"] == f"{tmp_path}{os.pathsep}/machine"
    assert given["ALE"] == "dark"
    assert [command[-3:] for command in fetched] == [["--require-hashes", "-r", str(node.PINS)]]
    assert "no Node 20.19 or newer on this machine" in capsys.readouterr().out
    # It is there now; but one that is too old is fetched anew.
    assert node.environment() == given
    assert (len(fetched), capsys.readouterr().out) == (1, "")
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.18.3\n")
    node.environment()
    assert len(fetched) == 2
    # Without any PATH there is still the one that every system has.
    monkeypatch.delenv("PATH")
    assert node.environment()["PATH"] == f"{tmp_path}{os.pathsep}{os.defpath}"


def not_run(command: list[str], trouble: str, env: dict[str, str]) -> None:
    raise AssertionError(f"nothing is to be fetched: {command}")


def test_a_page_that_cannot_be_built_is_no_end_of_the_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_network() -> dict[str, str]:
        raise node.Failed("npm could not fetch the packages")

    monkeypatch.setattr(build, "STATIC", tmp_path)
    monkeypatch.setattr(node, "environment", no_network)
    monkeypatch.setattr("sys.argv", ["build", "--or-plain"])
    assert build.main() == 0
    assert capsys.readouterr().err == (
        "The page could not be built. npm could not fetch the packages\n"
        "Serving the plain table instead; `make play` tries again next time.\n"
    )
    monkeypatch.setattr("sys.argv", ["build"])
    assert build.main() == 1


def test_a_build_is_fresh_until_anything_changes_that_it_is_made_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        name: tmp_path / name
        for name in (
            "page/package.json", "page/src/main.ts", "page/src/wire/api.ts", "page/test/main.test.ts",
            "page/node_modules/x/index.js", "src/alehouse/speech/ru/page/door.ftl", "src/alehouse/speech/cards.py",
            "docs/protocol.schema.json", "docs/openapi.json", "static/index.html",
        )
    }  # fmt: skip
    for path in files.values():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("one")
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "PAGE", tmp_path / "page")
    monkeypatch.setattr(build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(build, "STAMP", tmp_path / "static/.stamp")
    assert not build.is_fresh()
    matters = {}
    for name, path in files.items():
        build.STAMP.write_text(build.digest())
        assert build.is_fresh()
        path.write_text("two")
        matters[name] = not build.is_fresh()
    assert [name for name, does in matters.items() if does] == [
        "page/package.json", "page/src/main.ts", "src/alehouse/speech/ru/page/door.ftl", "docs/protocol.schema.json",
        "docs/openapi.json",
    ]  # fmt: skip
    build.STAMP.write_text(build.digest())
    files["page/src/main.ts"].unlink()
    assert not build.is_fresh()


def test_the_browser_is_the_one_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "ELSEWHERE", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("ALEHOUSE_BROWSER", raising=False)
    assert browser.find() is None
    with pytest.raises(browser.NoBrowser, match="Install one of them"):
        browser.path()
    with pytest.raises(browser.NoBrowser, match="no apt-get"):
        browser.install()
    for name in ("google-chrome", "mine"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    assert browser.find() == str(tmp_path / "google-chrome")
    monkeypatch.setenv("ALEHOUSE_BROWSER", str(tmp_path / "mine"))
    assert browser.find() == str(tmp_path / "mine")
    monkeypatch.setenv("ALEHOUSE_BROWSER", str(tmp_path / "gone"))
    with pytest.raises(browser.NoBrowser, match="is no program"):
        browser.find()


def test_a_view_in_which_something_is_done_says_what_comes_of_it() -> None:
    with pytest.raises(ValueError, match="door-menu"):
        View("door-menu", "/", "[data-view=door]", menu)


def test_counts_of_all_runners_are_added() -> None:
    lines = ["12 passed in 3.2s", "rules 1/2, examples 0/1", "10 passed, 2 failed, 1 skipped"]
    assert pytest_counts(lines) == Counts(10, 2, 1)
    assert pytest_counts(["no tests ran"]) == Counts()
    report = {
        "numPassedTests": 5,
        "numFailedTests": 1,
        "numPendingTests": 2,
        "testResults": [
            {"status": "passed", "assertionResults": [{}]},
            {"status": "failed", "assertionResults": [{}]},
            {"status": "failed", "assertionResults": []},
        ],
    }
    assert vitest_counts(json.dumps(report)) == Counts(5, 2, 2)
    assert str(pytest_counts(lines) + vitest_counts(json.dumps(report))) == "15 passed, 4 failed, 3 skipped"
    assert str(Counts(3)) == "3 passed, 0 failed"


def test_two_processes_count_as_one(pytester: pytest.Pytester) -> None:
    """`make test` runs two at once, and the ledger of rules hears of both."""
    rules = pytester.mkdir("docs") / "rules"
    rules.mkdir()
    (rules / "turn.md").write_text("- **TURN-01** Start.\n- **TURN-02** Draw.\n- **TURN-03** End.\n")
    head = "from alehouse.testing import rule\n"
    pytester.makepyfile(
        test_one=head + '@rule("TURN-01")\ndef test_start(): pass\n@rule("TURN-03")\ndef test_end(): assert False\n',
        test_two=head + '@rule("TURN-02")\ndef test_draw(): pass\n',
    )
    options = ("-p", "alehouse.testing.plugin", "-p", "no:cacheprovider", *run_tests.TOGETHER)
    result = pytester.runpytest_subprocess(*options)
    covered = json.loads((pytester.path / "build/rules-coverage.json").read_text())["rules"]
    assert covered == {"TURN-01": ["test_one.py::test_start"], "TURN-02": ["test_two.py::test_draw"], "TURN-03": []}
    assert pytest_counts(result.outlines) == Counts(2, 1)


def test_the_built_bundle_is_within_its_budget() -> None:
    """And it is all there: a page without its scripts would be within every budget."""
    whole = sum(weight.sizes().values())
    assert whole > weight.BUDGET / 2, "run `make page` first; `make test` does"
    assert whole <= weight.BUDGET, "\n".join([f"{whole} bytes gzipped. The largest files:", *weight.largest()])


def test_what_is_loaded_beside_the_bundle_is_measured_too() -> None:
    assert [what for what, size in weight.beside().items() if size < 1024] == []
    packed = [path for path in STATIC.rglob("*") if path.suffix in (".txt", ".json")]
    assert len(packed) == len(weight.BESIDE), "a file that weight.py does not measure"


def test_what_a_game_loads_is_told_by_kind() -> None:
    site = "http://127.0.0.1:8000"
    loaded = {
        "/": 900, f"{site}/static/assets/core-B1.js": 50, f"{site}/static/assets/core-B1.css": 5,
        f"{site}/static/assets/art-1/pictures/ale.webp": 7, f"{site}/api/cards?language=en": 3,
    }  # fmt: skip
    assert weight.by_kind(loaded) == {
        "the page itself": 900, "JavaScript and styles": 55, "drawings": 7, "answers of the server": 3
    }  # fmt: skip
    assert weight.kind(f"{site}/t/ab.cd") == weight.kind(f"{site}/t/abcd") == "the page itself"
    assert weight.kind(f"{site}/static/assets/words-en-1.txt") == "words and lists"


def test_the_first_drawing_is_the_one_within_which_the_table_came() -> None:
    """Neither the one that was painted next to it, nor another one that has waited for the same drawing."""
    assert apart(630, 719, [(500, 20), (600, 120), (721, 8)]) == (120, [(721, 8)])  # the first one belongs to the lobby
    assert apart(630, 711, [(600, 110), (620, 90), (720, 9)]) == (110, [(720, 9)])
    assert apart(630, 719, [(600, 120), (700, 80), (790, 9)]) == (180, [(790, 9)])  # it came before that was painted
    with pytest.raises(ValueError, match="empty"):
        apart(590, 595, [(500, 20), (600, 120)])


BUSY = """
import subprocess, sys, threading
threading.Thread(target=threading.Event().wait, daemon=True).start()
print(flush=True)
sys.stdin.readline()
subprocess.run([sys.executable, "-c", "import os; print(os.nice(0), flush=True)"])
"""


@pytest.mark.skipif(not aside.PROC.exists(), reason="only Linux tells the threads and children of a process")
def test_who_measures_stands_aside_with_every_thread_and_what_is_started_later() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", BUSY], stdin=pipe, stdout=pipe, text=True) as one:
        assert one.stdin is not None
        assert one.stdout is not None
        one.stdout.readline()
        assert one.pid in aside.children(os.getpid())
        assert aside.family(one.pid) == [one.pid]
        assert len(aside.threads(one.pid)) == 2
        aside.stand_aside(one.pid)
        priorities = [os.getpriority(os.PRIO_PROCESS, thread) for thread in aside.threads(one.pid)]
        one.stdin.write("\n")
        one.stdin.flush()
        assert one.stdout.readline() == f"{aside.NICE}\n"
    assert priorities == [aside.NICE] * 2
    aside.stand_aside(one.pid)  # it has ended: nobody minds


def test_what_the_host_takes_is_seen_when_it_takes_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    monkeypatch.setattr(stolen, "STAT", stat)
    assert stolen.ticks() == 0  # nothing is known there
    stat.write_text("cpu  50 1 5 900 3 0 2 70 0 0\ncpu0 50 1 5 900 3 0 2 70 0 0\n")
    assert stolen.ticks() == 70
    with stolen.Watch() as watch:
        assert watch.share() == 0
    watch.taken = [1000.0, 5000.0]
    assert watch.took(980, 1010)
    assert watch.took(960, 990)  # seen at the next look
    assert watch.took(1040, 1100)  # it was taken right before
    assert not watch.took(1051, 1100)
    assert not watch.took(900, 960)
    assert not watch.took(6000, 7000)


def test_a_game_is_recorded_without_what_the_page_asked_for() -> None:
    frames = [
        Frame("sent", '{"type": "hello", "id": "1"}'),
        Frame("received", '{"type": "welcome", "id": "1"}'),
        Frame("received", '{"type": "state"}'),
        Frame("received", '{"type": "room"}'),
        Frame("sent", '{"type": "why-hand", "id": "2"}'),
        Frame("received", '{"type": "update"}'),
        Frame("received", '{"type": "reasons", "id": "2"}'),
    ]
    game = recorded(frames)
    assert [json.loads(text)["type"] for text in game.messages] == ["welcome", "state", "room", "update"]
    assert game.begun == 1
    assert game.shown == 3
    assert game.replies == [{"at": 3, "type": "why-hand", "text": '{"type": "reasons", "id": "2"}'}]


def test_the_work_of_a_drawing_is_told_by_kind_and_once() -> None:
    def event(name: str, at: int, took: int, used: int, ph: str = "X", tid: int = 1) -> dict[str, object]:
        return {"name": name, "cat": "blink.user_timing", "ph": ph, "pid": 1, "tid": tid, "ts": at, "dur": took} | {
            "tdur": used
        }

    trace = [
        event("told", 100, 0, 0, "I"),
        event("answer-drawn", 100, 0, 0, "b"),
        event("FunctionCall", 110, 5000, 4000),
        event("Layout", 1000, 2000, 1500),  # within the script: counted as layout alone
        event("Paint", 6000, 1000, 500),
        event("answer-drawn", 9000, 0, 0, "e"),
        event("Layout", 9500, 1000, 1000),  # after the drawing
        event("Layout", 6500, 100, 100, tid=2),  # elsewhere
        event("RasterTask", 9600, 3000, 2000, tid=3),
    ]
    done = work(trace)
    assert done.kinds == {"script": 2.5, "layout": 1.5, "paint": 0.5}
    assert done.drawings == [4.5]
    assert (done.raster, done.messages) == (2.0, 1)
    assert told_of([done, done]) == [2.5, 0, 1.5, 0.5, 0, 0, 4.5, 2.0, 4.5, 4.5]

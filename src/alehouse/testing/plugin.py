"""A pytest plugin that tells which rules and worked examples have a passing test.

Load it from tests/conftest.py: `pytest_plugins = ["alehouse.testing.plugin"]`. After every run it writes
build/rules-coverage.json and ends the output with two lines of counts. Only tests that ran count, and an id
that a failing test cites is not covered, whatever other tests say.
"""

import json
import re
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from alehouse.testing.ledger import EXAMPLES, RULES, cited

BULLET = re.compile(r"^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+[a-z]?)\*\*", re.MULTILINE)
RULING = re.compile(r"^#+ ((?:DIFF|OPEN|HOUSE)-\d+[a-z]?)\b", re.MULTILINE)


class RuleBook:
    """The ids that docs/ defines: rules and examples, which are counted, and rulings, which are not."""

    def __init__(self, docs: Path) -> None:
        examples = docs / "rules" / "examples.md"
        chapters = set(docs.glob("rules/*.md")) - {examples, docs / "rules" / "README.md"}
        self.rules = _ids(BULLET, chapters)
        self.examples = _ids(BULLET, [examples])
        self.rulings = _ids(RULING, [docs / "rulings.md"])

    def unknown(self, test: object) -> list[str]:
        """What `test` cites and no page defines."""
        return [
            *(f"rule {name}" for name in cited(test, RULES) if name not in self.rules | self.rulings),
            *(f"example {name}" for name in cited(test, EXAMPLES) if name not in self.examples),
        ]


def _ids(pattern: re.Pattern[str], pages: Iterable[Path]) -> set[str]:
    return {name for page in pages if page.exists() for name in pattern.findall(page.read_text("utf-8"))}


class Ledger:
    """Watches one test run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.book = RuleBook(config.rootpath / "docs")
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.skipped: set[str] = set()
        self.expected_to_fail: set[str] = set()
        self.citations: dict[str, dict[str, set[str]]] = {RULES: {}, EXAMPLES: {}}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        # The report says what its test cites, since it is all that one process tells another under pytest-xdist.
        cites = {attribute: list(cited(getattr(item, "obj", None), attribute)) for attribute in self.citations}
        report.__dict__["cites"] = cites
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> None:
        if unknown := self.book.unknown(getattr(item, "obj", None)):
            pytest.fail(f"not in docs/: {', '.join(unknown)}", pytrace=False)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for attribute, names in getattr(report, "cites", {}).items():
            for name in names:
                self.citations[attribute].setdefault(name, set()).add(report.nodeid)
        if report.failed:
            self.failed.add(report.nodeid)
        elif hasattr(report, "wasxfail"):
            self.expected_to_fail.add(report.nodeid)
        elif report.skipped:
            self.skipped.add(report.nodeid)
        elif report.when == "call":
            self.passed.add(report.nodeid)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self) -> Generator[None, None, None]:
        yield  # pytest's own summary comes first, so that ours is the last thing on the screen
        if self.config.option.collectonly or hasattr(self.config, "workerinput"):
            return  # a worker of pytest-xdist has seen only its share
        rules = self._covered(self.book.rules, RULES)
        examples = self._covered(self.book.examples, EXAMPLES)
        path = self.config.rootpath / self.config.getoption("rules_coverage")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"rules": rules, "examples": examples}, indent=2) + "\n", "utf-8")
        for line in (f"rules {_share(rules)}, examples {_share(examples)}", self._counts()):
            self.config.get_terminal_writer().line(line)

    def _covered(self, names: set[str], attribute: str) -> dict[str, list[str]]:
        covered: dict[str, list[str]] = {}
        broken = self.failed | self.expected_to_fail
        for name in sorted(names):
            tests = self.citations[attribute].get(name, set())
            covered[name] = [] if tests & broken else sorted(tests & self.passed)
        return covered

    def _counts(self) -> str:
        counts = f"{len(self.passed - self.failed)} passed, {len(self.failed)} failed"
        skipped = len((self.skipped | self.expected_to_fail) - self.failed)
        return f"{counts}, {skipped} skipped" if skipped else counts


def _share(covered: dict[str, list[str]]) -> str:
    return f"{sum(map(bool, covered.values()))}/{len(covered)}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules-coverage",
        default="build/rules-coverage.json",
        metavar="PATH",
        help="where to write which rules and examples have a passing test (from the root folder)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Ledger(config), "alehouse-ledger")

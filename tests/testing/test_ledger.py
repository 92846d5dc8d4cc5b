"""The ledger tells the truth about which rules and examples are proven."""

import json

import hypothesis  # noqa: F401  # imported once here, else again in each inner run, which takes a second
import pytest

from alehouse.testing import example, rule
from alehouse.testing.ledger import EXAMPLES, RULES, cited

Report = dict[str, dict[str, list[str]]]


@pytest.fixture
def scratch(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project with two rules, two examples and one ruling."""
    pytester.makeini("[pytest]\naddopts = -p alehouse.testing.plugin -p no:cacheprovider\n")
    pages = {
        "README": "- **NOISE-01** not a rule",
        "turn": "- **TURN-02** Draw.\n- **TURN-01** Start.\n  - **TURN-09** nested\nSee **TURN-08**.",
        "examples": "- **RDI4-TURN-1** Somebody draws.\n- **RDI4-NOTE-LEAVE** Somebody leaves.",
    }
    rules = pytester.mkdir("docs") / "rules"
    rules.mkdir()
    for name, text in pages.items():
        (rules / f"{name}.md").write_text(text + "\n")
    (rules.parent / "rulings.md").write_text("# Rulings\n\n### OPEN-01: who draws first\n")
    return pytester


def run(scratch: pytest.Pytester, tests: str, *args: str) -> tuple[pytest.RunResult, Report]:
    scratch.makepyfile(test_scene="import pytest\nfrom alehouse.testing import example, rule\n" + tests)
    result = scratch.runpytest(*args)
    report: Report = json.loads((scratch.path / "build/rules-coverage.json").read_text())
    return result, report


def test_every_id_is_listed_in_order_and_the_counts_come_last(scratch: pytest.Pytester) -> None:
    result, report = run(
        scratch,
        """
@rule("TURN-01")
@example("RDI4-TURN-1")
def test_start(): pass
""",
    )
    assert list(report["rules"].items()) == [("TURN-01", ["test_scene.py::test_start"]), ("TURN-02", [])]
    assert list(report["examples"].items()) == [
        ("RDI4-NOTE-LEAVE", []),
        ("RDI4-TURN-1", ["test_scene.py::test_start"]),
    ]
    assert result.outlines[-2:] == ["rules 1/2, examples 1/2", "1 passed, 0 failed"]
    assert result.ret == pytest.ExitCode.OK


def test_marks_stack_and_reach_every_parameter(scratch: pytest.Pytester) -> None:
    _, report = run(
        scratch,
        """
@rule("TURN-02")
@pytest.mark.parametrize("n", [1, 2])
@rule("TURN-01")
def test_both(n): pass
""",
    )
    nodes = ["test_scene.py::test_both[1]", "test_scene.py::test_both[2]"]
    assert report["rules"] == {"TURN-01": nodes, "TURN-02": nodes}


def test_marks_beneath_a_hypothesis_test_are_seen(scratch: pytest.Pytester) -> None:
    _, report = run(
        scratch,
        """
from hypothesis import given, strategies

@given(strategies.just(1))
@rule("TURN-01")
def test_property(n): pass
""",
    )
    assert report["rules"]["TURN-01"] == ["test_scene.py::test_property"]


@pytest.mark.parametrize(
    ("bad_test", "counts"),
    [
        ("def test_bad(): assert False", "1 passed, 1 failed"),
        ("def test_bad(request): request.addfinalizer(lambda: 1 / 0)", "1 passed, 1 failed"),
        ("def test_bad(no_such_fixture): pass", "1 passed, 1 failed"),
        ("@pytest.mark.xfail\ndef test_bad(): assert False", "1 passed, 0 failed, 1 skipped"),
        ("@pytest.mark.parametrize('n', [0, 1])\ndef test_bad(n): assert n", "2 passed, 1 failed"),
    ],
    ids=["fails", "fails in teardown", "fails in setup", "expected to fail", "fails for one parameter"],
)
def test_an_id_of_a_failing_test_is_not_covered(scratch: pytest.Pytester, bad_test: str, counts: str) -> None:
    good_test = '@rule("TURN-01")\ndef test_good(): pass\n'
    result, report = run(scratch, f'{good_test}\n@rule("TURN-01")\n{bad_test}\n')
    assert report["rules"]["TURN-01"] == []
    assert result.outlines[-2:] == ["rules 0/2, examples 0/2", counts]


def test_a_skipped_test_proves_nothing_and_breaks_nothing(scratch: pytest.Pytester) -> None:
    _, report = run(
        scratch,
        """
@rule("TURN-01")
def test_good(): pass

@rule("TURN-01", "TURN-02")
@pytest.mark.skip
def test_later(): pass
""",
    )
    assert report["rules"] == {"TURN-01": ["test_scene.py::test_good"], "TURN-02": []}


@pytest.mark.parametrize(
    "citation",
    ['rule("TURN-77")', 'rule("NOISE-01")', 'rule("TURN-09")', 'rule("OPEN-02")', 'example("TURN-01")'],
)
def test_citing_an_unknown_id_fails_the_run(scratch: pytest.Pytester, citation: str) -> None:
    result, report = run(scratch, f'@rule("TURN-01")\n@{citation}\ndef test_bad(): pass\n')
    kind, name = citation.removesuffix('")').split('("')
    result.stdout.fnmatch_lines([f"FAILED *::test_bad - *not in docs/: {kind} {name}"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert result.outlines[-1] == "0 passed, 1 failed"
    assert report["rules"] == {"TURN-01": [], "TURN-02": []}


def test_a_ruling_may_be_cited_and_is_not_counted(scratch: pytest.Pytester) -> None:
    result, report = run(scratch, '@rule("OPEN-01")\ndef test_ruling(): pass\n')
    assert result.ret == pytest.ExitCode.OK
    assert list(report["rules"]) == ["TURN-01", "TURN-02"]
    assert result.outlines[-2:] == ["rules 0/2, examples 0/2", "1 passed, 0 failed"]


def test_a_partial_run_counts_only_what_ran(scratch: pytest.Pytester) -> None:
    tests = '@rule("TURN-01")\ndef test_one(): pass\n\n@rule("TURN-02")\ndef test_two(): pass\n'
    _, everything = run(scratch, tests)
    result, part = run(scratch, tests, "-k", "test_two")
    assert everything["rules"]["TURN-01"] == ["test_scene.py::test_one"]
    assert part["rules"] == {"TURN-01": [], "TURN-02": ["test_scene.py::test_two"]}
    assert result.outlines[-2:] == ["rules 1/2, examples 0/2", "1 passed, 0 failed"]


def test_a_file_that_cannot_be_imported_counts_as_failed(scratch: pytest.Pytester) -> None:
    result, _ = run(scratch, "import no_such_module\n")
    assert result.outlines[-1] == "0 passed, 1 failed"
    assert result.ret != pytest.ExitCode.OK


def test_the_report_can_be_written_elsewhere(scratch: pytest.Pytester) -> None:
    run(scratch, "def test_one(): pass\n")
    before = (scratch.path / "build/rules-coverage.json").read_text()
    run(scratch, '@rule("TURN-01")\ndef test_one(): pass\n', "--rules-coverage=build/other/part.json")
    assert (scratch.path / "build/rules-coverage.json").read_text() == before
    assert json.loads((scratch.path / "build/other/part.json").read_text())["rules"]["TURN-01"]


def test_listing_tests_writes_nothing(scratch: pytest.Pytester) -> None:
    scratch.makepyfile("def test_one(): pass\n")
    scratch.runpytest("--collect-only")
    assert not (scratch.path / "build").exists()


def test_ids_are_read_in_the_order_written() -> None:
    @rule("A-1", "A-2")
    @example("E-1")
    @rule("A-3")
    def scene() -> None: ...

    assert cited(scene, RULES) == ("A-1", "A-2", "A-3")
    assert cited(scene, EXAMPLES) == ("E-1",)


def test_a_mark_without_ids_is_refused() -> None:
    with pytest.raises(TypeError, match="name the ids"):
        rule()
    with pytest.raises(TypeError, match="name the ids"):
        rule(lambda: None)  # type: ignore[arg-type]

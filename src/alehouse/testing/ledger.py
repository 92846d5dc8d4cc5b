"""Mark a test with the rules and worked examples that it proves.

    @rule("CHASER-07")
    @example("RDI8-CHASER-1")
    def test_ignoring_a_drink_ignores_its_chasers(): ...

The ids are those of docs/rules/; `alehouse.testing.plugin` counts them. Nothing here needs pytest.
"""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

# No leading underscore: hypothesis carries only public attributes over to the test it wraps.
RULES = "cited_rules"
EXAMPLES = "cited_examples"


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say that the test proves these rules of docs/rules/."""
    return _cite(RULES, ids)


def example(*ids: str) -> Callable[[Test], Test]:
    """Say that the test plays these examples of docs/rules/examples.md."""
    return _cite(EXAMPLES, ids)


def cited(test: object, attribute: str) -> tuple[str, ...]:
    """The ids that `test` cites under RULES or EXAMPLES."""
    ids: tuple[str, ...] = getattr(test, attribute, ())
    return ids


def _cite(attribute: str, ids: tuple[str, ...]) -> Callable[[Test], Test]:
    # Without this, a bare `@rule` would replace the test by a function that checks nothing.
    if not ids or not all(isinstance(name, str) for name in ids):
        raise TypeError('name the ids: @rule("GAMBLE-05")')

    def mark(test: Test) -> Test:
        setattr(test, attribute, ids + cited(test, attribute))
        return test

    return mark

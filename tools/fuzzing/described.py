"""Requests made from the server's own description of its API by schemathesis: right and wrong, about what exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok

MODES = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)


def check_api(
    url: str, cookie: str, ids: Mapping[str, Sequence[str]], examples: int, seed: int, counts: Counter[str]
) -> list[str]:
    """Every address of the API, so often each way. `ids` are those that exist: for `room`, and for `game`."""
    config = SchemathesisConfig.from_dict({"auth": {"openapi": {"guest": {"api_key": cookie}}}})
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json", config=config)
    found: list[str] = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        # Of a path alone nothing can be wrong: every text is a text.
        for mode in MODES if operation.method != "get" or list(operation.query) else MODES[:1]:
            strategy = operation.as_strategy(generation_mode=mode)
            fault = check_calls(strategy, ids, examples, seed, counts)
            found += [f"{operation.label} ({mode.value}): {fault}"] if fault else []
        counts["operations"] += 1
    return found


def check_calls(
    strategy: st.SearchStrategy[Any], ids: Mapping[str, Sequence[str]], examples: int, seed: int, counts: Counter[str]
) -> str:
    """One address. Returns the smallest request whose answer is not as described, and why."""

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(strategy, st.integers(0, 99))
    def one(case: Any, choice: int) -> None:
        for name in case.path_parameters or {}:
            known = ids.get(name, ())
            if choice % 2 == 0 and known:
                case.path_parameters[name] = known[choice // 2 % len(known)]
        answer = case.call_and_validate()
        counts["messages"] += 1
        counts[f"api {answer.status_code}"] += 1
        assert answer.status_code < 500, answer.text

    try:
        one()
    except Unsatisfiable:
        return ""  # nothing can be wrong with a request that says nothing
    except (Exception, BaseExceptionGroup) as error:
        return "\n".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
    return ""

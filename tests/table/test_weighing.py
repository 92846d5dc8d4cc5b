"""Two ways in which things may go on: which is worse, which is milder, and whether the difference matters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alehouse.engine.view import Effect
from alehouse.table.weighing import is_milder, is_worse, matters

MINE = Effect("change", 0, 2, "fortitude", None)


@pytest.mark.parametrize(
    ("before", "after", "worse"),
    [
        ([MINE], [], True),
        ([MINE], [replace(MINE, n=1)], True),
        ([MINE], [Effect("pay", 0, 1, "inn", None)], True),
        ([MINE], [replace(MINE, verb="stays")], True),
        ([], [], True),
        ([replace(MINE, n=-2)], [], False),
        ([MINE], [replace(MINE, seat=1)], False),
        ([replace(MINE, seat=1)], [], False),
        ([MINE], [Effect("pay", 1, 1, "inn", None)], False),
        ([], [MINE], False),
        ([Effect("out", 0, 0, "drink", None)], [], False),
    ],
)
def test_what_is_worse_takes_what_is_good_and_does_nothing_else(
    before: list[Effect], after: list[Effect], worse: bool
) -> None:
    assert is_worse(before, after, (0,)) is worse


AT_BOB = Effect("change", 1, 3, "alcohol", None)


@pytest.mark.parametrize(
    ("before", "after", "milder"),
    [
        ([], [], True),
        ([AT_BOB], [AT_BOB], True),
        ([AT_BOB], [replace(AT_BOB, n=1)], True),
        ([AT_BOB], [], True),
        ([AT_BOB], [replace(AT_BOB, n=4)], False),
        ([AT_BOB], [replace(AT_BOB, seat=2)], False),
        ([AT_BOB], [replace(AT_BOB, n=-1)], False),
        ([AT_BOB], [AT_BOB, Effect("change", 0, -1, "gold", None)], False),
        ([replace(AT_BOB, seat=0)], [], False),
        ([replace(AT_BOB, n=-1)], [], False),
        ([Effect("change", 1, 2, "fortitude", None)], [], False),
        ([Effect("change", 1, -2, "fortitude", None)], [Effect("change", 1, -1, "fortitude", None)], True),
        ([Effect("lose", 1, 0, "", None)], [], False),
    ],
)
def test_what_is_milder_harms_others_less_and_does_nothing_else(
    before: list[Effect], after: list[Effect], milder: bool
) -> None:
    assert is_milder(before, after, (0,)) is milder


def paid(seat: int, n: int, to: str) -> Effect:
    return Effect("pay", seat, n, to, None)


OUT = Effect("out", 1, 0, "drink", None)


@pytest.mark.parametrize(
    ("before", "after", "counts"),
    [
        ([], [], False),
        ([AT_BOB], [AT_BOB], False),
        ([], [replace(AT_BOB, n=2)], False),
        ([], [AT_BOB], True),
        ([replace(AT_BOB, n=1)], [AT_BOB], False),  # only two more of it
        ([AT_BOB], [], False),  # a favour
        ([], [replace(AT_BOB, n=2), replace(AT_BOB, what="fortitude", n=-1)], True),  # together it is much
        ([], [replace(AT_BOB, n=2), replace(AT_BOB, seat=2, n=2)], False),  # but not to one of them
        ([], [replace(AT_BOB, n=1), OUT], True),
        ([AT_BOB, OUT], [], False),
        ([AT_BOB, replace(OUT, seat=0)], [AT_BOB], True),
        ([], [replace(OUT, seat=0)], False),
        ([], [replace(AT_BOB, seat=0, what="gold", n=1)], True),
        ([replace(AT_BOB, seat=0)], [replace(AT_BOB, seat=0, n=2)], True),
        ([], [replace(AT_BOB, seat=0)], False),
        ([], [Effect("draw", 0, 1, "", None)], True),
        ([], [Effect("draw", 1, 1, "", None)], False),
        ([], [Effect("sober", 1, 1, "alcohol", None)], False),
        ([paid(1, 3, "inn")], [paid(1, 3, "inn (by the Inn)")], False),
        ([paid(1, 3, "inn (by the Inn)")], [paid(1, 3, "inn")], True),
        ([paid(1, 1, "zot")], [paid(1, 1, "gerki")], True),  # to us
        ([paid(1, 2, "zot")], [], False),  # who does not get it loses no more than two
        ([paid(1, 3, "zot")], [], True),
        ([paid(1, 3, "zot (by nobody)")], [], False),
        ([Effect("change", 1, 1, "piety", None)], [], False),
        ([Effect("change", 1, 3, "piety", None)], [], True),
        ([], [Effect("change", 0, 1, "piety", None)], True),
        ([Effect("leave", 1, 0, "", None), Effect("pot-to-inn", None, 4, "gold", None)], [], False),
        ([Effect("keep", 1, 1, "some-card", None)], [], True),  # what that is worth, nobody can tell
    ],
)
def test_what_matters_harms_a_rival_much_or_does_us_good(
    before: list[Effect], after: list[Effect], counts: bool
) -> None:
    assert matters(before, after, (0,), ((0,), (1,), (2,)), ("gerki", "fiona", "zot")) is counts


def test_what_keeps_a_mate_from_dropping_out_matters() -> None:
    assert matters([OUT], [], (0, 1), ((0, 1), (2, 3)), ("gerki", "fiona", "zot", "deirdre"))

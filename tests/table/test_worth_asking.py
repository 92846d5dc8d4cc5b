"""Answers that would be of no use to whoever gives them: nobody waits for those.

The tables here have no delay, so a window is open exactly as long as somebody is waited for.
"""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.engine.view import Effect
from alehouse.table.weighing import is_no_good
from alehouse.testing import action_phase, drink_phase, given

GAMBLE, MINE = "Gambling? I'm in!", "gambling-im-in"
TIP_OF_THE_POT = "Oh, I guess the Wench thought that was her tip..."
"""The pot goes to the Inn."""
LEAVE = "Go away! I'm polishing my arsenal."
DUMP = "Dump it on the floor"
TIP = "Tip the Wench."


def gambling(table: Any, ann: list[str], bob: list[str] | None = None, level: str = "smart") -> Any:
    """Ann, who is Fiona, starts a Round; Bob, who is Gerki, bids in it, with Cat, who is Zot, between them."""
    scene = given("fiona", "zot", "gerki", at=action_phase("fiona"))
    scene.fiona.hand(GAMBLE, *ann)
    scene.zot.hand()
    scene.gerki.hand(*(bob or []))
    t = table(seats=3, window=0)
    tab, _, other = t.plays("ann", "cat", "bob", scene=scene)
    tab.yields(level)
    tab.answers(f"play {MINE} mode 1")
    return t, tab, other


def test_nobody_is_asked_whether_to_give_their_own_pot_away(table: Any) -> None:
    _, ann, _ = gambling(table, [TIP_OF_THE_POT])
    assert "won" in ann.told, "the Round is hers, and nothing has stopped it"


def test_full_control_may_give_the_own_pot_away(table: Any) -> None:
    t, ann, _ = gambling(table, [TIP_OF_THE_POT], level="full")
    while len(ann.moves) < 2:
        ann.passes()
    assert t.match.asked.waits_for == {ann.seat}
    ann.answers("play oh-i-guess-the-wench-thought-that-was-her-tip")


def test_the_pot_of_a_rival_is_worth_a_question(table: Any) -> None:
    t, ann, bob = gambling(table, [TIP_OF_THE_POT], [GAMBLE])
    bob.answers(f"play {MINE} mode 2")
    assert (t.window, t.match.asked.waits_for) == (MINE, {ann.seat})


def test_nobody_is_asked_whether_to_leave_the_round_that_they_begin(table: Any) -> None:
    _, ann, _ = gambling(table, [LEAVE])
    assert "won" in ann.told


def drinking(table: Any, pile: list[str], *ann: str) -> Any:
    """Bob, who is Zot, drinks, and Ann, who is Gog, holds these cards."""
    scene = given("gog", "zot", "fiona", at=drink_phase("zot"))
    scene.gog.hand(*ann)
    scene.zot.hand().pile(*pile).set(alcohol=3)
    scene.fiona.hand()
    t = table(seats=3, window=0)
    return t, t.plays("ann", "bob", "cat", scene=scene)[0]


@pytest.mark.parametrize(("pile", "asks"), [(["Dark Ale"], False), (["Dark Ale", "Dark Ale"], True)])
def test_nobody_is_asked_whether_to_let_a_rival_sober_up(table: Any, pile: list[str], asks: bool) -> None:
    """Gog lets Zot drink once more; if no Drink is left, that does Zot good."""
    t, ann = drinking(table, pile, "Gog say you drink MORE!")
    assert t.match.asked.waits_for == ({ann.seat} if asks else set())


def water(table: Any, *hand: str) -> Any:
    scene = given("zot", "gerki", "fiona", at=drink_phase("gerki"))
    scene.gerki.hand(*hand).pile("Water").set(alcohol=0)
    t = table(seats=3, window=0)
    _, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    return t, bob


def test_an_answer_that_would_change_nothing_says_so(table: Any) -> None:
    """The own turn has a moment for the tip; that the Drink need not be ignored is to be seen there."""
    t, bob = water(table, TIP, DUMP)
    assert t.match.asked.waits_for == {bob.seat}
    idle = {move.card: move.idle for move in bob.private.question.moves if move.card}
    assert idle == {"tip-the-wench": False, "dump-it-on-the-floor": True}


def effect(verb: str, seat: int | None, n: int = 0, what: str = "", source: int | None = None) -> Effect:
    return Effect(verb, seat, n, what, source)


HARM = effect("change", 0, -2, "fortitude")
BID = effect("control", 0)


@pytest.mark.parametrize(
    ("before", "after", "control", "no_good"),
    [
        ([], [], None, True),
        ([], [HARM], None, True),
        ([HARM], [], None, False),
        ([], [effect("change", 1, 2, "fortitude")], None, True),  # good for a rival
        ([], [effect("change", 1, -1, "fortitude")], None, False),
        ([], [effect("change", 0, 1, "piety")], None, False),  # who knows
        ([], [effect("change", 1, 1, "piety")], None, False),
        ([], [effect("order", 1)], None, False),
        ([effect("out", 0)], [], None, False),
        ([], [effect("out", 1)], None, False),
        ([], [effect("out", 0)], None, True),
        ([], [effect("pot-to-inn", None, 4, "gold")], 0, True),
        ([], [effect("pot-to-inn", None, 4, "gold")], 1, False),
        ([effect("collect", 0, 4, "pot")], [effect("pot-to-inn", None, 4, "gold")], None, True),
        ([BID, effect("pay", 0, 1, "ante")], [effect("leave", 0)], 1, True),
        ([effect("control", 1)], [], 0, False),  # a rival's bid is negated
        ([effect("leave", 0)], [], 1, False),
        ([BID], [BID, effect("leave", 1)], 0, False),
    ],
)
def test_what_is_no_good(before: list[Effect], after: list[Effect], control: int | None, no_good: bool) -> None:
    names = ("ann", "bob", "cat")
    assert is_no_good(before, after, (0,), ((0,), (1,), (2,)), names, control) is no_good

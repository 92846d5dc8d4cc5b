"""What is never asked again, what nobody waits for, and what is asked for in one's own turn.

The tables here have no delay, so a window is open exactly as long as somebody is waited for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from alehouse.engine.view import Effect
from alehouse.protocol import Standing
from alehouse.table.windows import Passed
from alehouse.testing import action_phase, drink_phase, given, order_phase

STAB = "how-did-this-get-stuck-in-your-back"
HIDE = "Hide in shadows"
NO = "I don't think so!"

LEAVES = {
    "fiona": "Go away! I'm polishing my arsenal.",
    "deirdre": "I'm saving this money for the poor.",
    "dimli": "That gold stays in the beard",
}
"""Instead of an ante they leave the Round, each with an own card."""


def gambling(table: Any, **settings: Any) -> Any:
    """Ann starts a Round; everybody else could leave it."""
    scene = given("fleck", "fiona", "deirdre", "dimli", at=action_phase("fleck"))
    scene.fleck.hand("Gambling? I'm in!")
    for name, card in LEAVES.items():
        scene.__getattr__(name).hand(card)
    t = table(seats=4, **{"window": 0, **settings})
    ann, *others = t.plays("ann", "bob", "cat", "dan", scene=scene)
    ann.answers("play gambling-im-in mode 1")
    return t, ann, *others


@pytest.mark.parametrize("level", ["smart", "touching"])
def test_whoever_has_passed_is_not_asked_again_when_others_leave_a_round(table: Any, level: str) -> None:
    t, ann, bob, cat, dan = gambling(table)
    assert t.match.asked.waits_for == {1, 2, 3}
    bob.yields(level)
    bob.passes()
    dan.passes()
    cat.answers(cat.moves[1])
    assert (t.window, "round" in ann.told) == (None, True)
    assert ann.told.count("open") >= 3, "the window on the Round was open again, and waited for nobody"


def test_full_control_is_asked_again(table: Any) -> None:
    t, _, bob, cat, dan = gambling(table)
    bob.yields("full")
    bob.passes()
    dan.passes()
    cat.answers(cat.moves[1])
    while t.window != "gambling-im-in":
        bob.passes()
    assert t.match.asked.waits_for == {1}
    assert (bob.private.question.again, bob.private.question.waits) == (True, True)
    assert not dan.private.question.waits


def test_whoever_has_not_passed_is_asked_when_a_window_reopens(table: Any) -> None:
    t, _, bob, cat, dan = gambling(table)
    dan.passes()
    bob.does(Standing, move=bob.moves[1])
    cat.answers(cat.moves[1])
    assert t.window == "gambling-im-in", "Bob's card went first, and Cat's is in hand again"
    assert t.match.asked.waits_for == {2}
    assert not cat.private.question.again


def contested(table: Any, *ann: str, **settings: Any) -> Any:
    """Ann, who is Zot, is in a Drinking Contest with two bots, who could ignore their Drinks one after the other."""
    scene = given("zot", "fleck", "dimli", at=drink_phase("zot"))
    scene.zot.hand(*ann).pile("Drinking Contest!")
    scene.fleck.hand("Excuse me, a string has snapped")
    scene.dimli.hand("The beard soaked it up")
    scene.drink_deck("Dark Ale", "Wine", "Elven Wine")
    t = table(seats=3, beat=600, **settings)
    t.bot = lambda question: min(1, question.count - 1)
    (tab,) = t.plays("ann", bots=2, scene=scene)
    while t.window != "drink":
        tab.passes()
    return t, tab


def test_whoever_is_not_waited_for_is_not_asked_while_bots_take_their_time(table: Any) -> None:
    t, ann = contested(table, "My spellbook is on fire again")
    assert (ann.private.question.waits, ann.private.question.again) == (True, False)
    ann.passes()
    while ann.told.count("edit") == 0:
        t.wake_at(t.room.wake(t.now))
    assert t.window == "drink"
    assert t.room.wake(t.now) > t.now, "the window is open again, because the other bot takes its time"
    assert (ann.private.question.again, ann.private.question.waits) == (True, False)
    assert len(ann.moves) > 1, "but what she could play can be played"
    ann.yields("full")
    assert ann.private.question.waits


def turned(table: Any, **settings: Any) -> Any:
    """Ann stabs Cat, who turns it on Bob; Bob had passed before."""
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.fiona.hand(HIDE)
    scene.zot.hand("Playing with portals")
    t = table(seats=3, **settings)
    ann, bob, cat = t.plays("ann", "bob", "cat", scene=scene)
    ann.answers(f"play {STAB} on zot")
    assert not bob.private.question.again
    bob.passes()
    cat.answers("play playing-with-portals on fiona")
    return t, ann, bob, cat


def test_if_something_else_would_happen_it_is_asked_again_and_said_so(table: Any) -> None:
    t, _, bob, cat = turned(table, window=0)
    assert (t.window, t.match.asked.waits_for) == (STAB, {1})
    assert (bob.private.question.again, bob.private.question.touched) == (True, True)
    assert not cat.private.question.again
    bob.answers("play hide-in-shadows")


def test_a_table_with_delays_says_too_that_it_is_asked_again(table: Any) -> None:
    t, ann, bob, _ = turned(table)
    ann.passes()
    t.pass_time(12_000)
    assert (t.window, bob.private.question.again, ann.private.question.again) == (STAB, True, True)


def test_what_was_passed_on_says_all_if_nothing_grew() -> None:
    mine = Effect("change", 1, -2, "fortitude", 0)
    theirs = Effect("pay", 2, 2, "ante", 0)
    passed = Passed((1,), (mine, theirs), ("pass", "play a", "play b"))
    assert passed.settles(Passed((1,), (mine, theirs), ("pass", "play a")))
    assert passed.settles(Passed((1,), (mine,), ("pass",))), "others got away"
    assert passed.settles(Passed((1,), (mine, replace(theirs, n=1)), ("pass",)))
    assert not passed.settles(Passed((1,), (mine, replace(theirs, n=3)), ("pass",)))
    assert not passed.settles(Passed((1,), (mine, replace(theirs, seat=3)), ("pass",)))
    assert not passed.settles(Passed((1,), (replace(mine, n=-1), theirs), ("pass",))), "something else for oneself"
    assert not passed.settles(Passed((1,), (mine, replace(mine, n=2)), ("pass",)))
    assert not passed.settles(Passed((1,), (mine, theirs), ("pass", "play c"))), "a card that was not there then"


# --- one's own turn --------------------------------------------------------------------------------

SPARRING = "Two rounds for my sparring partners!"


def acting(table: Any, *fleck: str) -> Any:
    """Bob, who is Fiona, is in his Action; then comes his Order Phase, with one opponent and so nothing to choose."""
    scene = given("fleck", "fiona", at=action_phase("fiona"))
    scene.fiona.hand(SPARRING, "Gambling? I'm in!")
    scene.fleck.hand(*fleck)
    t = table(seats=2, window=0)
    return t, *t.plays("ann", "bob", scene=scene)


@pytest.mark.parametrize("level", ["smart", "touching"])
def test_a_card_for_the_own_order_phase_is_asked_for_there(table: Any, level: str) -> None:
    t, ann, bob = acting(table)
    bob.yields(level)
    bob.passes()
    assert (t.window, t.match.asked.waits_for) == ("free", {1})
    assert bob.moves == ["pass", "play two-rounds-for-my-sparring-partners"]
    assert not bob.private.question.again
    bob.answers("play two-rounds-for-my-sparring-partners")
    assert ann.told.count("order") == 3


def test_it_is_asked_for_once_and_only_in_the_own_turn(table: Any) -> None:
    t, ann, bob = acting(table, "The band drinks free, it's tradition")
    bob.passes()
    assert (t.window, t.match.asked.waits_for) == ("free", {1})
    bob.passes()
    assert ann.told.count("order") == 1
    assert (t.window, t.game.active) == (None, ann.seat), "after the order it is not asked for again"


@pytest.mark.parametrize(
    ("level", "card", "gold", "asks"),
    [
        ("smart", "Tip the Wench.", 1, True),
        ("smart", "Tip the Wench.", 2, False),
        ("smart", "Bottoms up, or I tip the chair", 1, False),  # nobody knows what Zot would drink
        ("touching", "Tip the Wench.", 1, False),
    ],
)
def test_a_card_for_any_time_is_asked_for_before_the_order_if_it_throws_a_rival_out(
    table: Any, level: str, card: str, gold: int, asks: bool
) -> None:
    scene = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    scene.fiona.hand(card, "Make some elbow room").pile()
    scene.gerki.hand()
    scene.zot.hand().set(gold=gold, alcohol=19).pile("Dark Ale")
    t = table(seats=3, window=0)
    ann, *_ = t.plays("ann", "bob", "cat", scene=scene)
    ann.yields(level)
    ann.passes()
    assert (t.window, t.match.asked.waits_for) == (("free", {ann.seat}) if asks else (None, set()))
    if asks:
        ann.passes()
    ann.answers("order zot")
    assert t.game.active != ann.seat, "after the order it is not asked for again"


WENCH = "Oh, I guess the Wench thought that was her tip..."


def bidding(table: Any, level: str) -> list[str]:
    """Ann, whose turn it is, has a card that can end her Round at any moment of it, and nothing to bid. Bob takes
    control, and all others pass. The table stops wherever somebody is waited for; what for is told of each stop."""
    scene = given("fiona", "fleck", "deirdre", "zot", at=action_phase("fiona"))
    scene.fiona.hand("Gambling? I'm in!", WENCH)
    for name in ("fleck", "deirdre", "zot"):
        scene.__getattr__(name).hand("Gambling? I'm in!")
    t = table(seats=4, window=0)
    ann, *others = t.plays("ann", "bob", "cat", "dan", scene=scene)
    ann.yields(level)
    for one in others:
        one.yields("until-my-turn")
    ann.answers("play gambling-im-in mode 1")
    while t.match.asked.waits_for == {ann.seat}:
        ann.passes()
    others[0].answers("play gambling-im-in mode 2")
    stops: list[str] = []
    while "won" not in ann.told and len(stops) < 30:
        stops.append(t.window or "bid")
        if t.window is None:
            next(one for one in (ann, *others) if one.moves).passes()
        else:
            assert t.match.asked.waits_for == {ann.seat}
            ann.passes()
    return stops


def test_between_bids_it_is_asked_for_before_the_last_one(table: Any) -> None:
    """Nothing is lost: if the last one bids, the Round goes on, and there is a last one again."""
    assert bidding(table, "smart") == ["gambling-im-in", "bid", "bid", "free"]


def test_full_control_is_asked_before_every_bid(table: Any) -> None:
    assert bidding(table, "full").count("free") == 3


def test_until_my_turn_leaves_the_own_turn_out_too(table: Any) -> None:
    t, ann, bob = acting(table)
    bob.yields("until-my-turn")
    bob.passes()
    assert (ann.told.count("order"), t.game.active) == (1, ann.seat)


@pytest.mark.parametrize(("players", "asked"), [(["fiona", "fleck"], True), (["fiona", "fleck", "zot"], False)])
def test_drinks_that_can_only_be_for_me_touch_me(table: Any, players: list[str], asked: bool) -> None:
    """Bob orders two more Drinks. Where Ann is the only one who can get them, it is her business."""
    scene = given(*players, at=order_phase("fleck"))
    scene.fiona.hand(NO)
    scene.fleck.hand(SPARRING)
    t = table(seats=len(players), window=0)
    ann, bob, *_ = t.plays(*["ann", "bob", "cat"][: len(players)], scene=scene)
    ann.yields("touching")
    bob.answers("play two-rounds-for-my-sparring-partners")
    assert (t.window == "two-rounds-for-my-sparring-partners") == asked

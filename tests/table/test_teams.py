"""The Two-Headed Dragon at a table: mates share what they know, and a team decides together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alehouse.protocol import Answer, Concede, State, Update
from alehouse.table.telling import public_of

NAMES = ("ann", "bob", "cat", "dan")


def four(table: Any, **settings: Any) -> Any:
    t = table(seats=4, variant="two-headed-dragon", **settings)
    return t, t.plays(*NAMES)


def play(t: Any, tabs: list[Any], rng: Random) -> None:
    """One thing is done by whoever is asked, or time passes."""
    asked = [tab for tab in tabs if tab.private.question is not None]
    if not asked or (asked[0].private.question.kind == "window" and rng.random() < 0.5):
        t.wake_at(t.room.wake(t.now))
        return
    tab = rng.choice(asked)
    kind = tab.private.question.kind
    tab.answers(rng.choice(["discard nothing", "discard 1"]) if kind == "discard" else rng.choice(tab.moves))


def test_neighbours_are_a_team(table: Any) -> None:
    _, (ann, *_) = four(table)
    assert ann.room.game.teams == ((0, 1), (2, 3))
    assert (ann.room.game.variant, ann.public.variant) == ("two-headed-dragon", "two-headed-dragon")


def test_mates_see_each_others_hands_and_nobody_elses(table: Any) -> None:
    t, tabs = four(table)
    eve = t.enters("eve")
    for tab, mate in zip(tabs, (1, 0, 3, 2), strict=True):
        assert tab.private.mates == ((mate, t.game.hand(mate)),)
    assert eve.heard_of(State)[-1].you is None


@pytest.mark.parametrize("seed", range(3))
def test_no_message_holds_a_card_of_the_other_team(table: Any, seed: int) -> None:
    """Whatever stands in somebody's `hand` and `mates`, and what is told in private, is the own team's."""
    rng = Random(seed)
    t, tabs = four(table, seed=seed, window=0)
    for _ in range(150):
        if t.over:
            break
        play(t, tabs, rng)
        for tab in tabs:
            assert tab.private.hand == t.game.hand(tab.seat)
            assert tab.private.mates == t.game.mates(tab.seat)
            for update in tab.heard_of(Update):
                for event in update.events:
                    if event.private:
                        assert event in [
                            type(event)(code, args, True) for to, code, args in t.game.tidings() if to == tab.seat
                        ]
            tab.heard.clear()


@pytest.mark.parametrize("window", [0, 1_500])
def test_every_mate_is_told_what_the_team_is_asked_now(table: Any, window: int) -> None:
    """Also when one mate has discarded and the other has not, which nobody else is told about."""
    rng = Random(window)
    t, tabs = four(table, window=window)
    shared = 0
    for _ in range(150):
        if t.over:
            break
        play(t, tabs, rng)
        for tab in tabs:
            asked = tab.seat in t.game.asked
            assert tab.public == public_of(t.game)
            if t.over or tab.private.answered is not None:
                continue
            assert (tab.private.question is not None) is asked
            shared += asked and t.game.window is None and len(t.game.asked) > 1
    assert shared


def discarding(table: Any) -> Any:
    """The first team is asked what to discard."""
    t, tabs = four(table)
    team = [tab for tab in tabs if tab.seat in t.game.asked]
    assert len(team) == 2
    assert {tab.private.question.kind for tab in team} == {"discard"}
    return t, tabs, team


def test_both_mates_discard_each_in_their_own_time(table: Any) -> None:
    t, tabs, (one, two) = discarding(table)
    other = next(tab for tab in tabs if tab not in (one, two))
    assert set(other.clock.awaited) == {one.seat, two.seat}
    one.answers("discard 1")
    assert one.private.question is None
    assert one.cannot(Answer, decision=t.game.decision_id, move="discard nothing") == "not-asked"
    two.answers("discard nothing")
    assert "discard" in other.told


def test_a_bot_leaves_the_decisions_of_the_team_to_its_person(table: Any) -> None:
    t = table(seats=4, variant="two-headed-dragon", seed=5)
    (ann,) = t.plays("ann", bots=3)
    rng = Random(5)
    waited = 0
    for _ in range(80):
        question = ann.private.question
        if t.over:
            break
        if question is None:
            t.wake_at(t.room.wake(t.now))
            continue
        if question.kind not in ("window", "discard") and 1 in t.game.asked:
            before = len(t.game.history())
            t.pass_time(5_000)
            assert len(t.game.history()) == before
            waited += 1
        ann.answers("discard nothing" if question.kind == "discard" else rng.choice(ann.moves))
    assert waited > 3


def test_a_team_has_lost_when_both_have_given_up(table: Any) -> None:
    _, (ann, bob, cat, dan) = four(table)
    ann.does(Concede)
    assert dan.room.status == "playing"
    assert dan.room.seats[0].conceded
    bob.does(Concede)
    assert (dan.ended.how, cat.ended.winners) == ("conceded", (2, 3))


def test_one_of_each_team_may_give_up_and_the_game_goes_on(table: Any) -> None:
    t, (ann, bob, cat, dan) = four(table)
    ann.does(Concede)
    cat.does(Concede)
    assert bob.room.status == "playing"
    t.pass_all_time()
    assert dan.ended.how == "played"
    assert dan.ended.winners in ((0, 1), (2, 3))


def test_a_bot_mate_does_not_save_a_team_whose_person_has_given_up(table: Any) -> None:
    """Only bots would play on."""
    t = table(seats=4, variant="two-headed-dragon")
    (ann,) = t.plays("ann", bots=3)
    ann.does(Concede)
    assert (ann.ended.how, ann.ended.winners) == ("conceded", ())

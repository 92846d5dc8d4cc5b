"""People who are gone: a bot plays on after a grace, the owner takes the seat back, and no table ever stalls."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.protocol import (
    AddBot,
    Answer,
    Concede,
    Kick,
    Leave,
    Return,
    RoomChanged,
    Start,
    State,
    Update,
)
from alehouse.table.log import read_entry
from alehouse.table.telling import clock_of, public_of
from alehouse.testing import action_phase, given

GRACE = 60_000
HIDE = "Hide in shadows"


def thinking(table: Any, **settings: Any) -> Any:
    """Ann must decide on an Action, with Bob and Cat at the table."""
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    t = table(seats=3, **settings)
    return t, *t.plays("ann", "bob", "cat", scene=scene)


# --- going and coming back -------------------------------------------------------------------------


def test_somebody_may_be_gone_for_a_grace(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    ann.goes()
    assert not bob.room.seats[0].here
    t.pass_time(GRACE - 1)
    ann = ann.returns()
    t.pass_time(GRACE - 1)
    assert not bob.room.seats[0].away
    assert ann.private.question is not None
    assert "away" not in {read_entry(row).kind for row in t.log}


def test_then_a_bot_plays_on(table: Any) -> None:
    t, ann, bob, cat = thinking(table)
    ann.goes()
    t.pass_time(GRACE)
    assert (bob.room.seats[0].away, bob.room.seats[0].bot, bob.room.seats[0].name) == (True, "normal", "ann")
    assert t.game.active != 0 or "no-action" in cat.told or "play" in cat.told


def test_a_closed_tab_loses_nothing(table: Any) -> None:
    _, ann, _, _ = thinking(table)
    seen = ann.private, ann.public, ann.clock.decision
    ann.goes()
    ann = ann.returns()
    assert (ann.private, ann.public, ann.clock.decision) == seen
    ann.passes()


def test_the_owner_takes_the_seat_back_at_the_next_decision(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    ann.goes()
    t.bot = None
    t.pass_time(GRACE)
    ann = ann.returns()
    assert ann.room.seats[0].away, "coming back alone does not yet take the seat back"
    ann.does(Return)
    assert not bob.room.seats[0].away
    assert ann.clock.left == 60_000, "with all the time of a move"
    ann.passes()
    assert "no-action" in bob.told


def test_an_answer_takes_the_seat_back_too(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    t.bot = None
    t.pass_time(360_000)
    assert ann.room.seats[0].away
    ann.passes()
    assert not bob.room.seats[0].away


def test_what_the_bot_was_thinking_does_not_count_any_more(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    t.bot = None
    t.pass_time(360_000)
    ((seat, decision),) = t.match.bots_to_ask()
    ann.does(Return)
    play = t.game.legal_moves_of(0)[1].raw
    t.room.bot_answers(seat, decision, play, t.now)
    t.settle()
    assert "play" not in bob.told
    ann.passes()


def test_whoever_runs_out_of_time_twice_in_one_decision_is_played_for_again(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    t.bot = None
    t.pass_time(360_000)
    assert t.match.bots_to_ask() == [(0, ann.decision)]
    ann.does(Return)
    t.bot = lambda question: 0
    t.pass_time(60_000)
    assert bob.room.seats[0].away
    assert "no-action" in bob.told


def test_coming_back_in_a_window_does_not_keep_it_open_for_ever(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    bob.passes()
    for _ in range(10):
        t.pass_time(1_000)
        cat.does(Leave)
        cat = cat.returns()
        cat.does(Return)
    assert "close" in ann.told


def test_an_absent_person_does_not_hold_up_a_window(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE])
    cat.goes()
    bob.passes()
    ann.passes()
    t.pass_time(3_000)
    assert "close" in ann.told


def test_two_tabs_of_one_seat_both_work(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    other = ann.returns()
    assert (other.private, other.public) == (ann.private, ann.public)
    ann.goes()
    t.pass_time(2 * GRACE)
    assert bob.room.seats[0].here
    assert not bob.room.seats[0].away
    third = other.returns()
    other.answers("play how-did-this-get-stuck-in-your-back on fiona")
    assert other.heard_of(Update)[-1] == third.heard_of(Update)[-1]
    third.passes()
    assert (other.private.answered, third.private.answered) == ("pass", "pass")
    third.goes()
    other.goes()
    assert not bob.room.seats[0].here


def test_leaving_for_good_hands_the_seat_to_a_bot_at_once(table: Any) -> None:
    _, ann, bob, _ = thinking(table)
    ann.does(Leave)
    assert (ann.closed, bob.room.seats[0].away) == ("left", True)
    assert "no-action" in bob.told or "play" in bob.told


@pytest.mark.parametrize("clock", ["casual", "fast", "days"])
def test_a_game_against_bots_waits_for_its_person(table: Any, clock: str) -> None:
    """Nobody else is kept waiting, so the game is found again as it was left."""
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    t = table(seats=3, clock=clock)
    (ann,) = t.plays("ann", bots=2, scene=scene)
    t.enters("eve")
    seen = ann.private.question, ann.public
    ann.does(Leave)
    t.pass_time(7 * 24 * 3_600_000)
    ann = ann.returns()
    assert (ann.closed, ann.room.seats[0].away) == (None, False)
    assert (ann.private.question, ann.public) == seen
    ann.goes()
    t.pass_time(7 * 24 * 3_600_000)
    ann = ann.returns()
    assert (ann.private.question, ann.room.seats[0].away) == (seen[0], False)


def test_whoever_gave_up_and_looks_on_is_not_kept_waiting(table: Any) -> None:
    t = table(seats=3)
    ann, bob = t.plays("ann", "bob", bots=1)
    bob.does(Concede)
    ann.does(Leave)
    assert bob.room.seats[0].away


def test_somebody_kicked_is_played_for(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    bob_who = bob.you.who
    ann.does(Kick, who=bob_who)
    assert (bob.closed, ann.room.seats[1].away) == ("kicked", True)
    assert bob.returns().closed == "kicked"
    t.pass_all_time()
    assert t.over


# --- giving up -------------------------------------------------------------------------------------


def test_of_two_people_the_other_has_won(table: Any) -> None:
    t = table(seats=2)
    ann, bob = t.plays("ann", "bob")
    eve = t.enters("eve")
    ann.does(Concede)
    for tab in (ann, bob, eve):
        assert (tab.ended.how, tab.ended.winners) == ("conceded", (1,))
        assert (tab.room.status, tab.room.game.winners) == ("over", (1,))
    assert ann.cannot(Concede) == "no-game"


def test_of_four_people_the_others_play_on(table: Any) -> None:
    t = table(seats=4)
    ann, bob, cat, dan = t.plays("ann", "bob", "cat", "dan")
    ann.does(Concede)
    assert (bob.room.seats[0].conceded, bob.room.status) == (True, "playing")
    assert [seat.conceded_at for seat in bob.room.seats] == [t.match.journal.seq, None, None, None]
    assert ann.private.question is None
    assert ann.cannot(Concede) == "conceded"
    assert ann.cannot(Return) == "conceded"
    assert ann.cannot(Answer, decision=ann.decision, move="pass") == "conceded"
    bob.does(Concede)
    cat.does(Concede)
    assert dan.ended.winners == (3,)


def test_one_person_among_bots_may_give_up(table: Any) -> None:
    for bots, winners in ((1, (1,)), (3, ())):
        t = table(seats=4)
        (ann,) = t.plays("ann", bots=bots)
        ann.does(Concede)
        assert (ann.ended.how, ann.ended.winners) == ("conceded", winners)


def test_when_all_people_give_up_the_bots_do_not_play_on_alone(table: Any) -> None:
    t = table(seats=4)
    ann, bob = t.plays("ann", "bob", bots=2)
    ann.does(Concede)
    bob.does(Concede)
    assert (ann.ended.how, ann.ended.winners) == ("conceded", ())


def test_whoever_gave_up_may_watch_to_the_end(table: Any) -> None:
    t = table(seats=3)
    ann, bob, cat = t.plays("ann", "bob", "cat")
    ann.does(Concede)
    bob.goes()
    cat.goes()
    t.pass_time(1_000)
    assert t.at == 1_000, "Ann is there, so the clock runs"
    t.pass_all_time()
    assert ann.ended.how == "played"
    assert ann.public == public_of(t.game)


# --- no table ever stalls --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(16))
def test_whatever_people_did_when_they_do_nothing_more_the_game_ends(crowd: Any, seed: int) -> None:
    people = crowd(seed)
    t = people.table
    for _ in range(people.rng.randrange(10, 150)):
        people.act()
        people.are_up_to_date()
    if not t.over and t.match.delays.stops and not any(chair.here for chair in t.match.chairs):
        people.tabs[0].returns()
    t.pass_all_time()
    if not t.over and (t.match.paused or t.match.is_unhurried()):  # alone among bots, one thinks as long as one likes
        for chair in t.match.chairs:
            if chair.by_hand:
                people.tabs[chair.seat].returns().does(Concede)
        t.pass_all_time()
    assert t.over, clock_of(t.match, t.now)
    assert people.watcher.heard_of(State)
    assert people.watcher.heard_of(RoomChanged)[-1].room.status == "over"


def test_a_frozen_room_says_so_and_is_kept(table: Any) -> None:
    t = table(seats=2)
    ann, bob = t.plays("ann", "bob")
    t.room.freeze("frozen", t.now)
    t.settle()
    assert (ann.heard[-1].code, t.rooms[-1].status) == ("frozen", "frozen")
    assert bob.cannot(Answer, decision=1, move="pass") == "frozen"
    assert ann.cannot(AddBot, bot="normal") == ann.cannot(Start) == "frozen"
    assert t.room.wake(t.now) is None
    assert t.enters("cat").heard[-1].code == "frozen"

"""Time: for one's own decisions, from the bank, while nobody is there, and in a game that lasts for days."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.protocol import CLOCKS, Concede, HandOver, Hold, Start, Ticking
from alehouse.table.log import read_entry
from alehouse.table.stopwatch import Stopwatch
from alehouse.testing import action_phase, given

HOUR = 3_600_000
DAY = 24 * HOUR


def thinking(table: Any, **settings: Any) -> Any:
    """Ann must decide on an Action, with Bob and Cat at the table."""
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    t = table(seats=3, **settings)
    return t, *t.plays("ann", "bob", "cat", scene=scene)


# --- one's own decision ----------------------------------------------------------------------------


@pytest.mark.parametrize("clock", ["casual", "fast", "days"])
def test_everybody_sees_whose_decision_it_is_and_how_long_it_may_take(table: Any, clock: str) -> None:
    t, ann, _, cat = thinking(table, clock=clock)
    eve = t.enters("eve")
    assert ann.clock == cat.clock == eve.clock
    assert (eve.clock.kind, eve.clock.awaited, eve.clock.left) == ("move", (0,), CLOCKS[clock].move)


def test_time_over_that_of_a_move_comes_from_the_bank(table: Any) -> None:
    t, ann, _, _ = thinking(table)
    t.pass_time(60_000)
    ann.goes()
    ann = ann.returns()
    assert (ann.private.bank, ann.clock.left) == (300_000, 0)
    t.pass_time(20_000)
    ann.passes()
    assert ann.private.bank == 280_000


def test_whoever_comes_back_sees_how_much_of_the_time_and_of_the_bank_is_gone(table: Any) -> None:
    t, ann, _, _ = thinking(table)
    assert (ann.clock.left, ann.clock.whole) == (60_000, 60_000)
    t.pass_time(40_000)
    ann.goes()
    ann = ann.returns()
    assert (ann.clock.left, ann.clock.whole, ann.private.bank) == (20_000, 60_000, 300_000)
    t.pass_time(50_000)
    ann.goes()
    ann = ann.returns()
    assert (ann.clock.left, ann.clock.whole, ann.private.bank) == (0, 60_000, 270_000)
    bob = t.tabs[1].returns()
    assert (bob.clock.left, bob.private.bank) == (0, 300_000), "the banks of others are not told"
    t.pass_time(10_000)
    ann.passes()
    assert ann.private.bank == 260_000, "what has been shown is not charged twice"


def test_a_quick_decision_costs_nothing(table: Any) -> None:
    t, ann, _, _ = thinking(table)
    t.pass_time(59_999)
    ann.passes()
    assert ann.private.bank == 300_000


def test_when_move_and_bank_are_used_up_a_bot_plays_on(table: Any) -> None:
    t, ann, bob, _ = thinking(table)
    t.pass_time(359_999)
    assert not bob.room.seats[0].away
    t.pass_time(1)
    assert (bob.room.seats[0].away, bob.room.seats[0].bot) == (True, "normal")
    assert "no-action" in bob.told or "play" in bob.told
    assert ann.private.bank == 0


def test_at_an_open_table_too_a_window_waits_no_longer_than_move_and_bank(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing(bob=["Hide in shadows"], window=0)
    assert bob.clock.left is None
    t.pass_time(359_999)
    assert "close" not in ann.told
    t.pass_time(1)
    assert "close" in ann.told or "play" in ann.told[1:]
    assert ann.room.seats[1].away


@pytest.mark.parametrize(("window", "asked"), [(None, "action"), (0, "order")])
def test_one_legal_move_must_be_made_by_hand_where_time_could_tell(table: Any, window: int | None, asked: str) -> None:
    """Else the speed of the answer would say that there was nothing to choose."""
    t = table(seats=3, window=window)
    ann, *_ = t.plays("ann", "bob", "cat", scene=given("gerki", "fiona", "zot", at=action_phase("gerki")))
    assert ann.private.question.kind == asked


def test_the_reading_of_the_clock_is_in_the_log(table: Any) -> None:
    t, ann, _, _ = thinking(table)
    t.pass_time(12_345)
    ann.answers("play how-did-this-get-stuck-in-your-back on fiona")
    assert (t.log[-1].at, read_entry(t.log[-1]).moves[0][2]) == (12_345, "hand")
    t.pass_time(12_000)
    assert t.log[-1].at == 24_345
    assert {by for row in t.log[1:] for _, _, by in read_entry(row).moves} == {"table"}


def test_bytes_about_time_say_only_what_is_left(table: Any) -> None:
    """A clock is a duration: the wall time of the server is in no message."""
    t, ann, _, _ = thinking(table)
    t.pass_time(1_000)
    ann.passes()
    assert not any(str(t.now).encode()[:6] in data for data in ann.bytes)


# --- nobody is there -------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", ["casual", "fast"])
def test_clocks_stand_still_while_nobody_is_there(table: Any, clock: str) -> None:
    t, *people = thinking(table, clock=clock)
    t.pass_time(5_000)
    for tab in people:
        tab.goes()
    t.pass_time(3 * DAY)
    assert t.at == 5_000
    ann = people[0].returns()
    assert not any(seat.away for seat in ann.room.seats)
    assert ann.clock.awaited == (0,)
    assert ann.clock.left is not None
    assert ann.clock.left >= CLOCKS[clock].move - 5_000
    assert ann.private.bank == CLOCKS[clock].bank


def test_those_who_watch_are_told_that_clocks_stand_still_and_run_again(table: Any) -> None:
    t, *people = thinking(table)
    eve = t.enters("eve")
    for tab in people:
        tab.goes()
    people[0].returns()
    assert [message.clock.left for message in eve.heard_of(Ticking)] == [None, 60_000]


def test_a_watcher_alone_does_not_make_the_clock_run(table: Any) -> None:
    t, *people = thinking(table)
    t.enters("eve")
    for tab in people:
        tab.goes()
    t.pass_time(DAY)
    assert t.at == 0
    assert t.room.wake(t.now) is None


def test_a_friend_whose_line_breaks_again_and_again_does_not_stop_the_clock_of_others(table: Any) -> None:
    """Bob is gone for good; Ann's connection breaks every half minute. Bob's grace must come to an end all the same."""
    t, ann, bob, cat = thinking(table)
    bob.goes()
    cat.goes()
    for _ in range(10):
        t.pass_time(30_000)
        ann.goes()
        t.pass_time(1_000)
        ann = ann.returns()
    assert ann.room.seats[1].away


def test_a_long_game_of_days_goes_on_while_nobody_is_there(table: Any) -> None:
    t, *people = thinking(table, clock="days")
    for tab in people:
        tab.goes()
    t.pass_time(2 * DAY - 1)
    assert not t.room.info().seats[0].away
    t.pass_time(1)
    assert all(seat.away for seat in t.room.info().seats)
    t.pass_all_time()
    assert t.over


def test_a_game_of_days_that_its_players_are_not_there_to_see_begin_still_runs(table: Any) -> None:
    t = table(seats=2, clock="days")
    eve = t.enters("eve")
    ann, bob = t.seats("ann", "bob")
    assert eve.you.who == ann.room.host
    ann.goes()
    bob.goes()
    eve.does(Start)
    t.pass_time(30 * DAY)
    assert t.over


def test_days_pass_also_while_the_server_is_down(table: Any) -> None:
    t = table(seats=2, clock="days")
    ann, _ = t.plays("ann", "bob")
    t.restarts()
    t.now += 3 * DAY
    ann.returns()
    t.pass_time(0)
    assert t.room.info().seats[1].away, "Bob has been gone for three days"


def test_a_game_that_nobody_comes_back_to_is_given_up(table: Any) -> None:
    t, ann, *_ = thinking(table)
    t.room.abandon(t.now)
    t.settle()
    assert (t.over, ann.ended.how, ann.ended.winners) == (True, "abandoned", ())
    assert read_entry(t.log[-1]).how == "abandoned"


# --- small things ----------------------------------------------------------------------------------


def test_holding_is_for_windows(table: Any) -> None:
    _, ann, bob, _ = thinking(table)
    assert ann.cannot(Hold, decision=ann.decision) == "not-asked"
    assert bob.cannot(Hold, decision=bob.decision) == "not-asked"


def test_after_the_end_nothing_runs(table: Any) -> None:
    t = table(seats=2)
    ann, bob = t.plays("ann", "bob")
    bob.does(Concede)
    assert (ann.clock.kind, ann.clock.awaited, t.room.wake(t.now)) == ("none", (), None)
    assert ann.cannot(Hold, decision=1) == "no-game"
    ann.does(HandOver, who=bob.you.who)


def test_a_stopwatch_adds_up() -> None:
    watch = Stopwatch()
    assert (watch.read(100), watch.runs) == (0, False)
    watch.run(100)
    watch.run(150)
    assert (watch.read(300), watch.runs) == (200, True)
    watch.halt(300)
    assert watch.read(900) == 200
    watch.run(1_000)
    assert watch.read(1_050) == 250
    assert watch.read(900) == 200, "a clock that is set back does no harm"

"""The pace of a table without delays: what is new stays for a look, bots take their time, and one alone may stop all.

Ann, who is Fiona, sits among bots. Time passes only when a test says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from alehouse.engine.view import Window
from alehouse.protocol import Answer, Concede, Leave, Pace, Return, RoomChanged, Ticking, Undo, Update
from alehouse.table.course import FIRST_LOOK
from alehouse.table.log import read_entry
from alehouse.table.windows import BID, GLANCE, LOOK, LOOK_AT_OWN, LOOK_IF_TOUCHED, look_at
from alehouse.table.worker import BotQuestion, choose
from alehouse.testing import action_phase, drink_phase, given, order_phase

from .harness import Table

STAB = "how-did-this-get-stuck-in-your-back"
HIDE = "Hide in shadows"
NO = "I don't think so!"
BEAT = 600
SHORT, LONG, END = 2_100, 2_400, 3_600
"""A look, a look of somebody who is touched, and one at somebody who drops out."""


def never(question: BotQuestion) -> int:
    """A bot that passes, or takes what comes first."""
    return 0


def plays_first(question: BotQuestion) -> int:
    """A bot that plays what it can."""
    return min(1, question.count - 1)


def stabbed(table: Any, victim: str = "fiona", ann: Sequence[str] = (), **settings: Any) -> Any:
    """A bot, Gerki, has just stabbed Ann or the other bot, who is Zot."""
    scene = given("fiona", "gerki", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.fiona.hand(*ann)
    scene.zot.hand()
    t = table(seats=3, **{"beat": BEAT, **settings})
    t.bot = lambda question: ("pass", "fiona", "zot").index(victim) if question.count == 3 else 0
    (tab,) = t.plays("ann", bots=2, scene=scene)
    return t, tab


def until(t: Table, done: Callable[[], bool]) -> int:
    """How long it takes, if nobody does anything."""
    began = t.now
    while not done():
        due = t.room.wake(t.now)
        assert due is not None, "nothing goes on"
        t.wake_at(due)
    return t.now - began


def bots_have_moved(t: Table) -> bool:
    return any(by == "bot" for row in t.log[1:] for _, _, by in read_entry(row).moves)


# --- the beginning ---------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2])
def test_bots_begin_when_pages_can_have_drawn_the_table(table: Any, people: int) -> None:
    """Whoever has the first turn: with every seed it is somebody else."""
    waits = set()
    for seed in range(8):
        t = table(seats=4, seed=seed, beat=BEAT)
        t.bot = never
        first, *_ = t.plays(*("ann", "bob")[:people], bots=4 - people)
        if t.match.chairs[t.game.active].person:
            continue
        assert first.room.status == "playing"
        waits.add(until(t, lambda: bots_have_moved(t)))  # noqa: B023
    assert waits == {FIRST_LOOK * BEAT}


# --- looks -----------------------------------------------------------------------------------------


def window(entry: str = "card", seat: int = 1, touched: tuple[int, ...] = ()) -> Window:
    return Window(entry, seat, None, 2, 1, touched)


def test_how_long_something_is_looked_at_depends_on_whom_it_touches_and_whose_it_is() -> None:
    assert look_at(window(), (), {0}, GLANCE) == LOOK
    assert look_at(window(), (2,), {0}, GLANCE) == LOOK
    assert look_at(window(), (0, 2), {0}, GLANCE) == LOOK_IF_TOUCHED
    assert look_at(window(seat=0), (), {0}, GLANCE) == LOOK_AT_OWN
    assert look_at(window(seat=0), (3,), {0, 3}, GLANCE) == LOOK_IF_TOUCHED
    assert look_at(window("event", 0), (), {0}, GLANCE) == LOOK


@pytest.mark.parametrize(("words", "seconds"), [(12, 4.0), (30, 7.0), (42, 9.0), (400, 9.0)])
def test_what_has_more_words_stays_longer(words: int, seconds: float) -> None:
    for touched in ((), (0,)):
        assert look_at(window(), touched, {0}, words) * BEAT == pytest.approx(seconds * 1_000)
    assert look_at(window(seat=0), (), {0}, words) == LOOK_AT_OWN, "nobody reads the own card"
    assert look_at(window(), (0,), {0}, GLANCE + 1) >= LOOK_IF_TOUCHED


def reading(words: int) -> int:
    """How long somebody may read so many words, at the normal beat."""
    return round(2_000 + words * 1_000 / 6)


@pytest.mark.parametrize(("victim", "look"), [("fiona", LONG), ("zot", SHORT)])
def test_what_a_bot_plays_can_be_seen_though_nobody_can_answer_it(table: Any, victim: str, look: int) -> None:
    t, ann = stabbed(table, victim)
    assert (t.window, ann.clock.kind, ann.clock.left, ann.clock.awaited) == (STAB, "look", look, ())
    assert ann.moves == ["pass"]
    t.pass_time(look - 1)
    assert (t.window, "change" in ann.told) == (STAB, False)
    t.pass_time(1)
    assert "change" in ann.told


def test_go_on_ends_a_look(table: Any) -> None:
    t, ann = stabbed(table)
    t.pass_time(100)
    ann.passes()
    assert ("change" in ann.told, t.at) == (True, 100)


def test_what_anybody_holds_does_not_change_how_long_a_look_is(table: Any) -> None:
    times = []
    for hand in ([], ["Tip the Wench."], ["Tip the Wench.", "Two rounds for my sparring partners!"]):
        t, ann = stabbed(table, "zot", ann=hand)
        times.append((ann.clock, until(t, lambda ann=ann: "change" in ann.told)))  # type: ignore[misc]
    assert times[0] == times[1] == times[2]


def test_whoever_is_waited_for_sees_no_countdown_and_those_who_watch_do_not_see_who_it_is(table: Any) -> None:
    t, ann = stabbed(table, ann=[HIDE])
    eve = t.enters("eve")
    assert (ann.clock.kind, ann.clock.left) == ("window", None)
    assert (eve.clock.kind, eve.clock.left) == ("look", LONG)
    t.pass_time(60_000)
    assert t.window == STAB
    ann.answers("play hide-in-shadows")
    assert (t.window, ann.clock.kind, ann.clock.left) == ("hide-in-shadows", "look", BEAT)


def test_the_answer_of_a_bot_comes_after_the_look_and_has_its_own(table: Any) -> None:
    scene = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    scene.fiona.hand("Gambling? I'm in!")
    scene.gerki.hand()
    scene.zot.hand("Transmute the innkeeper's spoons")
    t = table(seats=3, beat=BEAT)
    t.bot = plays_first
    (ann,) = t.plays("ann", bots=2, scene=scene)
    ann.answers("play gambling-im-in mode 1")
    assert (t.window, ann.clock.kind, ann.clock.left) == ("gambling-im-in", "look", BEAT)
    t.pass_time(BEAT)
    assert (t.window, ann.clock.left) == ("transmute-the-innkeepers-spoons", reading(13))
    t.pass_time(reading(13))
    assert t.window is None or t.window != "gambling-im-in", "what has been seen is not looked at again"
    assert "round" in ann.told


def drinking(table: Any, *drinks: str, alcohol: int = 0, beat: int = BEAT) -> Any:
    """Ann is about to drink what lies before her."""
    scene = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    for name in ("fiona", "gerki", "zot"):
        scene.__getattr__(name).hand()
    scene.fiona.pile(drinks[0]).set(alcohol=alcohol)
    scene.drink_deck(*drinks[1:])
    t = table(seats=3, beat=beat)
    t.bot = never
    return t, t.plays("ann", bots=2, scene=scene)[0]


@pytest.mark.parametrize(("drinks", "look"), [(["Wine"], LONG), (["Light Ale with a Chaser", "Dark Ale"], reading(19))])
def test_a_drink_can_be_seen_before_it_is_drunk(table: Any, drinks: list[str], look: int) -> None:
    t, ann = drinking(table, *drinks)
    assert (t.window, ann.clock.kind, ann.clock.left) == ("drink", "look", look)
    assert until(t, lambda: "drunk" in ann.told) == look


def test_a_drink_that_is_the_last_one_can_be_seen_and_so_can_the_end(table: Any) -> None:
    t, ann = drinking(table, "Wine", alcohol=19)
    assert until(t, lambda: t.window == "last-chance") == LONG
    assert until(t, lambda: ann.seat not in t.game.alive) == END


@pytest.mark.parametrize(
    ("event", "read", "glasses"),
    [
        ("Drinking Contest", reading(26), reading(6 + 6 + 6)),  # everybody has a Drink
        ("Round on the House", reading(13), LONG),  # all have the same one
    ],
)
def test_an_event_can_be_read_and_what_everybody_drinks_after_it(
    table: Any, event: str, read: int, glasses: int
) -> None:
    t, ann = drinking(table, event, "Wine", "Dark Ale", "Dark Ale")
    assert ann.clock.kind == "look"
    assert until(t, lambda: t.window == "drink") == read
    assert (ann.clock.kind, ann.clock.left) == ("look", glasses)
    assert until(t, lambda: "drunk" in ann.told) == glasses


@pytest.mark.parametrize("beat", [300, 1_200])
def test_the_time_to_read_follows_the_beat(table: Any, beat: int) -> None:
    _, ann = drinking(table, "Drinking Contest", "Wine", "Wine", "Wine", beat=beat)
    assert ann.clock.left == pytest.approx(reading(26) * beat / BEAT, abs=1)


def test_a_long_text_is_read_no_longer_than_wanted(table: Any) -> None:
    t, ann = drinking(table, "Drinking Contest", "Wine", "Wine", "Wine")
    t.pass_time(100)
    ann.passes()
    assert (t.window, t.at) == ("drink", 100)


def test_bots_wait_a_beat_after_what_was_done_before(table: Any) -> None:
    scene = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    for name in ("fiona", "gerki", "zot"):
        scene.__getattr__(name).hand()
    t = table(seats=3, beat=BEAT)
    t.bot = never
    (ann,) = t.plays("ann", bots=2, scene=scene)
    t.pass_time(10_000)
    ann.answers("order zot")
    assert (ann.told[-1], ann.clock.awaited) == ("close", (1,))
    assert until(t, lambda: "no-action" in ann.told) == BEAT
    assert until(t, lambda: ann.told.count("order") == 2) == BEAT


@pytest.mark.parametrize("beat", [0, BEAT, 1_200])
@pytest.mark.parametrize("hand", [[], ["Gambling? I'm in!"]])
def test_in_a_round_everybody_can_see_who_passes(table: Any, beat: int, hand: list[str]) -> None:
    """Whether or not a bot could have bid."""
    scene = given("fiona", "gerki", "zot", "deirdre", at=action_phase("fiona"))
    scene.fiona.hand("Gambling? I'm in!")
    for name in ("gerki", "zot", "deirdre"):
        scene.__getattr__(name).hand(*hand)
    t = table(seats=4, beat=beat)
    t.bot = never
    (ann,) = t.plays("ann", bots=3, scene=scene)
    ann.answers("play gambling-im-in mode 1")
    until(t, lambda: "round" in ann.told)
    waits = [until(t, lambda n=n: ann.told.count("pass-bid") >= n) for n in (1, 2, 3)]  # type: ignore[misc]
    assert waits == [BID * beat] * 3


def test_where_a_clock_runs_bots_pass_in_a_round_as_they_do_everything(table: Any) -> None:
    scene = given("fiona", "gerki", "zot", "deirdre", at=action_phase("fiona"))
    scene.fiona.hand("Gambling? I'm in!")
    for name in ("gerki", "zot", "deirdre"):
        scene.__getattr__(name).hand()
    t = table(seats=4, beat=BEAT)
    t.bot = never
    ann, bob = t.plays("ann", "bob", bots=2, scene=scene)
    ann.answers("play gambling-im-in mode 1")
    until(t, lambda: "round" in ann.told)
    bob.passes()
    waits = [until(t, lambda n=n: ann.told.count("pass-bid") == n) for n in (2, 3)]  # type: ignore[misc]
    assert waits == [0, BEAT]


def test_without_a_beat_nothing_is_shown_for_a_while(table: Any) -> None:
    t, ann = stabbed(table, beat=0)
    assert (t.at, "change" in ann.told) == (0, True)


def test_a_table_with_delays_knows_no_looks(stabbing: Any) -> None:
    t, ann, *_ = stabbing(beat=BEAT)
    assert (ann.clock.kind, ann.clock.left) == ("window", 12_000)
    t.pass_time(12_000)
    assert "change" in ann.told


@pytest.mark.parametrize("seed", [2, 5])
def test_in_a_whole_game_everything_stays_long_enough(table: Any, seed: int) -> None:
    """Nothing that bots play and nothing that anybody drinks is over before it can be seen, unless Ann goes on."""
    t = table(seed=seed, seats=4, beat=BEAT)
    t.bot = lambda question: choose("normal", question)
    rng = Random(seed)
    (ann,) = t.plays("ann", bots=3)
    answered = []
    while not t.over:
        due = t.room.wake(t.now)
        if ann.private.question is not None and (ann.clock.kind == "move" or due is None):
            answered.append(t.at)
            ann.answers("discard nothing" if ann.private.question.kind == "discard" else rng.choice(ann.moves))
        else:
            assert due is not None
            t.wake_at(due)
    told = [(update.at, event) for update in ann.heard_of(Update) for event in update.events]
    shown = 0
    for (at, event), (later, _) in pairwise([(at, one) for at, one in told if one.code not in ("open", "reveal")]):
        if event.code in ("play", "event") and event.args["seat"] != ann.seat:
            shown += 1
            assert later - at >= SHORT or any(at <= moment <= later for moment in answered), (at, event)
    for at, event in told:
        if event.code == "drunk":
            assert any(one.code == "reveal" and when <= at - SHORT for when, one in told) or at in answered
    assert shown > 10


# --- setting the pace ------------------------------------------------------------------------------


def test_one_alone_among_bots_sets_the_beat_at_any_time(table: Any) -> None:
    _, ann = stabbed(table)
    ann.does(Pace, beat=1_200)
    assert (ann.room.game.beat, ann.room.game.paused, ann.room.settings.beat) == (1_200, False, 1_200)
    assert ann.clock.left == 2 * LONG, "it counts for what is looked at just now"
    ann.does(Pace, beat=0)
    assert "change" in ann.told


def test_where_others_play_the_host_sets_the_beat_and_nobody_makes_them_wait(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    assert bob.cannot(Pace, beat=300) == "not-host"
    assert (ann.cannot(Pace, paused=True), bob.cannot(Pace, paused=True)) == ("not-alone", "not-alone")
    assert cat.room.game.beat == 0
    ann.does(Pace, beat=300)
    assert (cat.room.game.beat, bob.room.game.beat) == (300, 300)
    assert t.match.beat == 300


def test_only_those_who_play_set_the_pace(table: Any) -> None:
    t, ann = stabbed(table)
    eve = t.enters("eve")
    assert eve.cannot(Pace, paused=True) == "no-seat"
    ann.does(Concede)
    assert ann.cannot(Pace, beat=0) == "no-game"


def test_while_a_table_rests_nothing_goes_on(table: Any) -> None:
    t, ann = stabbed(table, ann=[])
    t.pass_time(1_000)
    ann.does(Pace, paused=True)
    assert (ann.room.game.paused, ann.clock.kind, ann.clock.left) == (True, "look", None)
    t.pass_time(600_000)
    assert (t.room.wake(t.now), t.match.bots_to_ask(), "change" in ann.told) == (None, [], False)
    ann.does(Pace, paused=False)
    assert (ann.room.game.paused, ann.clock.left) == (False, LONG - 1_000), "it goes on where it stood"
    t.pass_time(LONG - 1_000)
    assert "change" in ann.told


def test_a_bot_that_has_thought_meanwhile_waits_as_well(table: Any) -> None:
    t, ann = stabbed(table)
    t.bot = None
    ann.does(Pace, beat=0)
    (asked,) = t.match.bots_to_ask()
    ann.does(Pace, paused=True)
    before = ann.told[:]
    t.room.bot_answers(*asked, t.match.moves_of(asked[0])[0].raw, t.now)
    t._flush()
    assert ann.told == before
    ann.does(Pace, paused=False)
    t.pass_time(BEAT)
    assert len(ann.told) > len(before)


def test_what_is_done_by_hand_lets_the_table_go_on(table: Any) -> None:
    t, ann = stabbed(table)
    ann.does(Pace, paused=True)
    ann.yields("touching")
    assert ann.room.game.paused
    ann.passes()
    assert (ann.room.game.paused, "change" in ann.told, t.match.watch.runs) == (False, True, True)


def test_taking_a_move_back_lets_the_table_go_on(table: Any) -> None:
    scene = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    scene.fiona.hand()
    t = table(seats=3, beat=BEAT)
    t.bot = never
    (ann,) = t.plays("ann", bots=2, scene=scene)
    ann.answers("order zot")
    ann.does(Pace, paused=True)
    ann.does(Undo)
    assert (ann.room.game.paused, ann.private.question.kind) == (False, "order")


def two_people(table: Any) -> Any:
    """Bob has gone, and a bot plays on for him."""
    scene = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t = table(seats=3, window=0, beat=BEAT)
    t.bot = never
    ann, bob = t.plays("ann", "bob", bots=1, scene=scene)
    bob.goes()
    t.pass_time(60_000)
    bob = bob.returns()
    assert ann.room.seats[1].away
    return t, ann, bob


def test_whoever_comes_back_ends_the_rest_and_is_never_made_to_wait(table: Any) -> None:
    _, ann, bob = two_people(table)
    ann.does(Pace, paused=True)
    assert bob.room.game.paused
    bob.does(Return)
    assert not ann.room.game.paused
    assert ann.cannot(Pace, paused=True) == "not-alone"


def test_a_table_whose_person_has_gone_does_not_rest(table: Any) -> None:
    """A bot plays for Bob, who looks on: he is not kept waiting."""
    _, ann, bob = two_people(table)
    ann.does(Pace, paused=True)
    ann.does(Leave)
    assert not bob.room.game.paused


def test_who_leaves_alone_finds_the_table_as_it_rested(table: Any) -> None:
    _, ann = stabbed(table)
    ann.does(Pace, paused=True)
    ann.does(Leave)
    ann = ann.returns()
    assert (ann.room.game.paused, ann.room.seats[0].away) == (True, False)


def test_a_line_that_breaks_does_not_end_the_rest(table: Any) -> None:
    t, ann = stabbed(table)
    ann.does(Pace, paused=True)
    ann.goes()
    ann = ann.returns()
    assert (ann.room.game.paused, t.match.watch.runs, t.room.wake(t.now)) == (True, False, None)


def test_the_pace_is_in_the_log_and_after_a_restart_the_table_does_not_rest(table: Any) -> None:
    t = table(seats=3, beat=BEAT)
    t.bot = never
    (ann,) = t.plays("ann", bots=2)
    ann.does(Pace, beat=1_200, paused=True)
    entry = read_entry(t.log[-1])
    assert (entry.kind, entry.seat, entry.beat, entry.on) == ("pace", ann.seat, 1_200, True)
    t.restarts()
    ann = ann.returns()
    assert (ann.room.game.beat, ann.room.game.paused, t.match.watch.runs) == (1_200, False, True)


def test_everybody_hears_of_it_and_a_retry_has_no_second_effect(table: Any) -> None:
    t, ann = stabbed(table)
    eve = t.enters("eve")
    ann.does(Pace, paused=True, id="once")
    assert [told.room.game.paused for told in eve.heard_of(RoomChanged)][-1]
    assert eve.heard_of(Ticking)[-1].clock.left is None
    ann.does(Pace, paused=False)
    ann.does(Pace, paused=True, id="once")
    assert not ann.room.game.paused


# --- no clock for one alone ------------------------------------------------------------------------


def alone(table: Any, clock: str) -> Any:
    scene = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    scene.fiona.hand("Gambling? I'm in!")
    t = table(seats=3, clock=clock)
    return t, t.plays("ann", bots=2, scene=scene)[0]


@pytest.mark.parametrize("clock", ["casual", "fast", "days"])
def test_one_alone_among_bots_thinks_as_long_as_it_takes(table: Any, clock: str) -> None:
    t, ann = alone(table, clock)
    bank = ann.private.bank
    assert (ann.clock.kind, ann.clock.left) == ("move", None)
    t.pass_time(10 * 86_400_000)
    assert (ann.room.seats[0].away, ann.private.question.kind) == (False, "action")
    ann.passes()
    assert ann.private.bank == bank


def test_one_alone_is_not_hurried_in_a_window_either(table: Any) -> None:
    t, ann = stabbed(table, ann=[HIDE])
    t.pass_time(86_400_000)
    ann.does(Answer, decision=ann.decision, move="play hide-in-shadows")
    assert not ann.room.seats[0].away


def test_whoever_is_away_still_counts_as_company(table: Any) -> None:
    t, ann, bob = two_people(table)
    assert ann.clock.left is not None
    t.pass_time(400_000)
    assert bob.room.seats[0].away

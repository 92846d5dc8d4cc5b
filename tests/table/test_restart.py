"""Restarts: what was stored is all there is, and nobody notices more than a broken line."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest

from alehouse.packs import known
from alehouse.protocol import (
    AddBot,
    Answer,
    Concede,
    Configure,
    Leave,
    Lock,
    Ok,
    Settings,
    Standing,
    Start,
    State,
    Undo,
    Update,
    Yield,
)
from alehouse.table.log import first_broken, read_entry
from alehouse.table.snapshot import snapshot_in, snapshot_of
from alehouse.table.telling import public_of

# --- the game is the same --------------------------------------------------------------------------


def stands(match: Any) -> dict[str, Any]:
    """Everything about a table that must outlive the server."""
    journal = match.journal
    return {
        "log": (journal.log.n, journal.log.hash),
        "seq": (journal.seq, journal.base, journal.told_at_base, journal.marks),
        "accepted": list(journal.accepted),
        "end": (match.ended, match.winners),
        "chairs": [(chair.bank, chair.away, chair.conceded, chair.conceded_at, chair.answer) for chair in match.chairs],
        "wishes": [(chair.level, chair.muted, chair.standing) for chair in match.chairs],
        "told": match.game.tidings(),
        "by whom": (journal.alone, journal.stood_in),
        "story": journal.story,
        "moves": match.game.history(),
    }


@pytest.mark.parametrize("seed", range(8))
def test_a_table_is_taken_up_as_it_stood(crowd: Any, seed: int) -> None:
    people = crowd(seed)
    t = people.table
    snapshot = None
    checked = 0
    for step in range(120):
        if t.over:
            break
        people.act()
        if step % 15 == 0:
            for kept in (None, snapshot):
                match = t.from_store(kept).match
                assert stands(match) == stands(t.match)
                assert match.game == t.game
                checked += 1
        if step % 20 == 15 and not t.over:
            snapshot = snapshot_of(t.match)
    assert checked
    assert first_broken(t.log) is None
    assert stands(t.from_store(snapshot).match) == stands(t.match)


@pytest.mark.parametrize("seed", [1, 4, 7])
def test_a_log_cut_anywhere_gives_the_table_of_that_moment_and_goes_on(crowd: Any, seed: int) -> None:
    people = crowd(seed)
    t = people.table
    moments: dict[int, Any] = {}
    for _ in range(80):
        people.act()
        chairs = [(chair.bank, chair.away, chair.conceded, chair.conceded_at) for chair in t.match.chairs]
        moments[len(t.log)] = t.game.copy(), t.match.journal.seq, chairs, t.match.decision
    cuts = sorted(moments)
    for cut in cuts[:: max(1, len(cuts) // 12)]:
        match = t.taken_up(rows=t.log[:cut])
        chairs = [(chair.bank, chair.away, chair.conceded, chair.conceded_at) for chair in match.chairs]
        assert (match.game, match.journal.seq, chairs, match.decision) == moments[cut]
        if not match.ended:
            match.arrive(0, t.now)
            assert match.ended or match.wake is not None or match.bots_to_ask() or match.is_unhurried()
            assert first_broken([*t.log[:cut], *match.journal.rows]) is None


def test_a_snapshot_that_cannot_be_read_is_passed_over(table: Any) -> None:
    t = table(seats=2, window=0)
    t.plays("ann", "bob")
    broken = type(snapshot_of(t.match))(game=t.match.id, n=1, body=b"no snapshot")
    assert t.taken_up(snapshot=broken).game == t.game


def test_a_snapshot_keeps_by_whom_things_were_done(table: Any) -> None:
    """The moves before it are not made again, so nothing else would say that a bot made them."""
    t = table(seats=3, window=0)
    ann, bob, cat = t.plays("ann", "bob", "cat")
    bob.does(Leave)
    play_until(t, [ann, cat], lambda: bool(t.match.journal.stood_in))
    before = t.match.journal.stood_in
    t.snapshot = snapshot_of(t.match)
    t.restarts()
    assert t.match.journal.stood_in == before


def test_a_snapshot_of_another_form_is_passed_over(table: Any) -> None:
    """Older ones held the game alone."""
    t = table(seats=2, window=0)
    t.plays("ann", "bob")
    snapshot = snapshot_of(t.match)
    old = msgspec.structs.replace(snapshot, body=zlib.compress(t.game.to_json().encode()))
    assert snapshot_in(snapshot, known()) is not None
    assert snapshot_in(old, known()) is None
    assert t.taken_up(snapshot=old).game == t.game


def test_a_changed_row_is_found(table: Any) -> None:
    t = table(seats=2)
    t.plays("ann", "bob")
    t.pass_time(10_000_000)
    assert first_broken(t.log) is None
    row = t.log[5]
    t.log[5] = type(row)(game=row.game, n=row.n, at=row.at + 1, body=row.body, told=row.told, hash=row.hash)
    assert first_broken(t.log) == 6
    assert first_broken(t.log[:3] + t.log[4:]) == 4


def test_no_row_holds_a_secret_of_a_guest(table: Any) -> None:
    t = table(seats=2, window=0)
    ann, bob = t.plays("ann", "bob")
    t.pass_time(1_000)
    for tab in (ann, bob):
        if tab.private.question is not None:
            tab.answers("discard nothing" if tab.private.question.kind == "discard" else tab.moves[0])
    assert any(read_entry(row).guest for row in t.log)
    assert not any(b"secret-of" in row.body + row.told for row in t.log)


# --- people come back ------------------------------------------------------------------------------


def two(table: Any, **settings: Any) -> Any:
    t = table(seats=2, **settings)
    return t, *t.plays("ann", "bob")


def play_until(t: Any, tabs: list[Any], done: Any) -> None:
    """Everybody makes the last legal move, until something is so."""
    for _ in range(500):
        if done():
            return
        asked = [tab for tab in tabs if tab.private.question is not None]
        if not asked:
            t.wake_at(t.room.wake(t.now))
            continue
        tab = asked[0]
        tab.answers("discard nothing" if tab.private.question.kind == "discard" else tab.moves[-1])
    raise AssertionError("it never came to that")


def test_everybody_finds_the_seat_the_hand_and_the_question_again(table: Any) -> None:
    t, ann, bob = two(table)
    play_until(t, [ann, bob], lambda: t.window is not None and t.game.window.entry == "card")
    before = [(tab.private, tab.public, tab.decision) for tab in (ann, bob)]
    t.restarts()
    ann, bob = ann.returns(), bob.returns()
    for tab, (private, public, decision) in zip((ann, bob), before, strict=True):
        assert (tab.public, tab.decision, tab.you.name) == (public, decision, tab.name)
        assert (tab.private.hand, tab.private.question) == (private.hand, private.question)
    play_until(t, [ann, bob], lambda: t.over)
    assert first_broken(t.log) is None


def test_an_answer_that_was_acknowledged_is_kept(table: Any) -> None:
    t, ann, bob = two(table)
    play_until(t, [ann, bob], lambda: t.window is not None and len(bob.moves) > 1)
    move = bob.moves[-1]
    bob.answers(move)
    t.restarts()
    bob = bob.returns()
    assert (bob.private.answered, bob.private.question) == (move, None)


def test_the_answer_of_somebody_who_went_away_is_not_kept(table: Any) -> None:
    t = table(seats=3)
    tabs = t.plays("ann", "bob", "cat")
    play_until(t, tabs, lambda: t.window is not None and t.game.window.entry == "card")
    t.bot = None
    bob = tabs[1]
    bob.passes()
    assert t.match.chairs[1].answer == "pass"
    bob.does(Leave)
    assert t.match.chairs[1].answer is None
    assert stands(t.taken_up())["chairs"] == stands(t.match)["chairs"]


@pytest.mark.parametrize("seed", range(4))
def test_a_page_that_resumes_hears_what_it_missed_and_nothing_twice(crowd: Any, seed: int) -> None:
    people = crowd(100 + seed)
    t = people.table
    heard: dict[tuple[str, int], Any] = {}
    resumed = 0
    for step in range(120):
        if t.over:
            break
        gone = t.rng.choice(t.tabs or [people.watcher.returns()])
        gone.returns()  # another tab of the same person stays, and hears everything
        gone.goes()
        for _ in range(t.rng.randrange(6)):
            people.act()
        for tab in t.tabs:
            note(heard, tab)
        if step % 10 == 5 and not t.over:
            t.restarts()
        missed = t.match.journal.base <= gone.seq < t.match.journal.seq
        back = gone.resumes()
        if back.closed is not None or t.over:
            continue
        assert (back.seq, back.public) == (t.match.journal.seq, public_of(t.game))
        if missed:
            assert [update.seq for update in back.heard_of(Update)] == [*range(gone.seq + 1, back.seq + 1)]
            assert not back.heard_of(State)
        resumed += missed
        note(heard, back)
    assert resumed


def note(heard: dict[tuple[str, int], Any], tab: Any) -> None:
    """Every tab of a person hears the same under the same number."""
    for update in tab.heard_of(Update):
        known = heard.setdefault((tab.name, update.seq), (update.at, update.events))
        assert (update.at, update.events) == known


def test_after_an_undo_the_whole_game_is_sent(stabbing: Any) -> None:
    _, ann, bob, _ = stabbing()
    bob.goes()
    ann.does(Undo)
    back = bob.resumes()
    assert len(back.heard_of(State)) == 1
    assert not back.heard_of(Update)
    assert back.public == ann.public


def test_a_page_of_another_game_gets_this_one_whole(table: Any) -> None:
    t = table(seats=2)
    ann, bob = t.plays("ann", "bob")
    bob.goes()
    ann.does(Concede)
    ann.does(Start)
    back = bob.resumes()
    assert [state.game for state in back.heard_of(State)] == [2]


# --- what else is kept -----------------------------------------------------------------------------


def test_a_retry_after_a_restart_has_no_second_effect(table: Any) -> None:
    t, ann, bob = two(table, window=0)
    play_until(t, [ann, bob], lambda: len(t.game.history()) > 20)
    tab = next(tab for tab in (ann, bob) if tab.private.question is not None)
    move = "discard nothing" if tab.private.question.kind == "discard" else tab.moves[0]
    decision = tab.decision
    tab.answers(move, id="lost")
    made, rows = t.game.history(), len(t.log)
    assert tab.asks(Answer, id="lost", decision=decision, move=move) == Ok(id="lost")
    t.restarts()
    tab = tab.returns()
    assert tab.asks(Answer, id="lost", decision=decision, move=move) == Ok(id="lost")
    assert (t.game.history(), len(t.log)) == (made, rows)


def test_what_was_done_to_the_room_is_not_done_again_either(table: Any) -> None:
    t = table(seats=4)
    ann, _ = t.seats("ann", "bob")
    for kind, fields in (
        (AddBot, {"bot": "normal"}),
        (Lock, {}),
        (Start, {}),
        (Yield, {"level": "full"}),
        (Concede, {}),
    ):
        ann.does(kind, id=kind.__name__, **fields)
        before = [seat.kind for seat in t.room.lobby.seats], t.room.lobby.number, len(t.log)
        t.restarts()
        ann = ann.returns()
        assert ann.asks(kind, id=kind.__name__, **fields) == Ok(id=kind.__name__)
        assert ([seat.kind for seat in t.room.lobby.seats], t.room.lobby.number, len(t.log)) == before


def test_yields_and_standing_answers_are_kept(table: Any) -> None:
    t, _, bob = two(table)
    bob.does(Yield, level="touching")
    bob.does(Yield, card="i-raise")
    bob.does(Standing, move="play i-dont-think-so")
    t.restarts()
    bob = bob.returns()
    assert (bob.private.yields, bob.private.muted_cards) == ("touching", ("i-raise",))
    assert bob.private.standing == "play i-dont-think-so"


def test_a_standing_answer_that_was_given_does_not_come_back(table: Any) -> None:
    t, ann, bob = two(table)
    play_until(t, [ann, bob], lambda: t.window is not None and any(move != "pass" for move in bob.moves))
    bob.does(Standing, move=bob.moves[-1])
    t.pass_time(12_000)
    assert bob.private.standing is None
    t.restarts()
    assert bob.returns().private.standing is None


def test_a_standing_answer_still_stands_in_the_window_that_was_open(table: Any) -> None:
    t, ann, bob = two(table)
    play_until(t, [ann, bob], lambda: t.window is not None and len(bob.moves) > 1)
    bob.does(Standing, move=bob.moves[-1])
    answered = bob.private.answered
    assert answered is not None
    t.restarts()
    assert bob.returns().private.answered == answered


def test_a_standing_answer_that_was_taken_back_stays_so_in_that_window(table: Any) -> None:
    t, ann, bob = two(table)
    play_until(t, [ann, bob], lambda: t.window is not None and len(bob.moves) > 1)
    bob.does(Standing, move=bob.moves[-1])
    bob.releases()
    t.restarts()
    assert bob.returns().private.answered is None


def test_the_end_is_remembered(table: Any) -> None:
    t, ann, bob = two(table)
    ann.does(Concede)
    before = bob.room
    t.restarts()
    bob = bob.returns()
    assert (bob.room.status, bob.room.game) == ("over", before.game)
    assert (bob.clock.kind, bob.private.question) == ("none", None)


def test_a_lobby_is_taken_up_with_its_people_and_chairs(table: Any) -> None:
    t = table(seats=3)
    ann, bob = t.seats("ann", "bob")
    ann.does(AddBot, bot="random", character="zot")
    before = bob.room
    t.restarts()
    ann.returns()
    bob = bob.returns()
    assert bob.room == before


def test_the_store_knows_which_rooms_are_listed(table: Any) -> None:
    t = table()
    ann = t.enters("ann")
    assert not t.rooms[-1].listed
    ann.does(Configure, settings=Settings(privacy="listed"))
    assert t.rooms[-1].listed
    t.room.freeze("frozen", t.now)
    t.settle()
    assert not t.rooms[-1].listed


def test_the_host_stays_the_host_over_a_restart(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    t.restarts()
    t.now += 5_000
    bob = bob.returns()
    assert bob.cannot(AddBot, bot="normal") == "not-host", "Ann may well come back in a moment"
    ann.returns().does(AddBot, bot="normal")


def test_missing_people_have_their_grace_after_a_restart(table: Any) -> None:
    t, ann, _ = two(table)
    t.pass_time(200_000)
    t.restarts()
    ann = ann.returns()
    t.pass_time(59_999)
    assert not ann.room.seats[1].away
    t.pass_time(1)
    assert ann.room.seats[1].away


# --- another version ---------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [{"rules": 0}, {"content": "other cards"}])
def test_a_game_of_another_version_is_kept_and_not_played(table: Any, other: dict[str, Any]) -> None:
    t, ann, _ = two(table)
    rows = list(t.log)
    t.games[t.match.id] = msgspec.structs.replace(t.games[t.match.id], **other)
    t.restarts()
    ann = ann.returns()
    assert (ann.room.status, ann.heard[-1].code) == ("kept", "other-version")
    assert not ann.heard_of(State)
    assert ann.cannot(Answer, decision=1, move="pass") == ann.cannot(Start) == ann.cannot(Concede) == "other-version"
    t.pass_time(100_000)
    ann.goes()
    assert (t.log, t.rooms[-1].status) == (rows, "playing")


def test_a_finished_game_of_another_version_does_not_keep_people_from_the_next(table: Any) -> None:
    t, ann, bob = two(table)
    bob.does(Concede)
    t.games[t.match.id] = msgspec.structs.replace(t.games[t.match.id], rules=0)
    t.restarts()
    ann, bob = ann.returns(), bob.returns()
    assert (ann.room.status, ann.room.game) == ("open", None)
    ann.does(Start)
    assert bob.room.game.number == 2

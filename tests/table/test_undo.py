"""Taking back: free while nothing was revealed, drawn or answered, else by consent of all; always in the log."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse import Game
from alehouse.protocol import Answer, Concede, Consent, RoomChanged, State, Undo
from alehouse.table.log import first_broken, read_entry
from alehouse.testing import action_phase, given, order_phase

STAB = "how-did-this-get-stuck-in-your-back"
HIDE = "Hide in shadows"
NO = "I don't think so!"
TIP = "Tip the Wench."


def ordering(table: Any, **settings: Any) -> Any:
    """Ann orders a Drink; nothing of it can be taken back free once the phase has gone on."""
    t = table(seats=3, **settings)
    return t, *t.plays("ann", "bob", "cat", scene=given("gerki", "fiona", "zot", at=order_phase("gerki")))


# --- free ------------------------------------------------------------------------------------------


def test_a_card_is_taken_back_free_while_its_window_is_open(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing()
    eve = t.enters("eve")
    assert ann.private.undo == "free"
    assert bob.private.undo is None
    ann.does(Undo)
    assert ann.private.hand == (STAB,)
    assert (ann.clock.kind, ann.clock.awaited) == ("move", (0,))
    for tab in (ann, bob, eve):
        assert tab.public.stack == ()
        assert isinstance([m for m in tab.heard if isinstance(m, State)][-1], State)
    ann.answers(f"play {STAB} on zot")
    assert t.game.window.touched == (2,)


def test_whoever_may_take_back_is_told_which_move_and_nobody_else_is(stabbing: Any) -> None:
    _, ann, bob, cat = stabbing(bob=[HIDE])
    assert ann.private.undo_move == f"play {STAB} on fiona"
    bob.answers("play hide-in-shadows")
    assert (bob.private.undo_move, cat.private.undo_move) == ("", ""), "what is hidden cannot be taken back"
    ann.does(Undo)
    assert ann.private.undo_move == ""
    for tab in (bob, cat):
        assert not any(b'"undo_move":"play' in data for data in tab.bytes)


@pytest.mark.parametrize("hidden", ["play hide-in-shadows", "pass", None])
def test_it_does_not_tell_whether_somebody_has_answered_already(stabbing: Any, hidden: str | None) -> None:
    _, ann, bob, _ = stabbing(bob=[HIDE])
    if hidden is not None:
        bob.answers(hidden)
    assert ann.private.undo == "free"
    before = len(ann.bytes)
    ann.does(Undo)
    assert ann.clock.kind == "move"
    assert len(ann.bytes) == before + 2, "the game as it was, and ok"
    assert bob.private.answered is None
    assert bob.private.hand == ("hide-in-shadows",)


def test_the_answer_to_what_was_taken_back_is_forgotten(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing(bob=[HIDE])
    bob.answers("play hide-in-shadows")
    ann.does(Undo)
    ann.answers(f"play {STAB} on fiona")
    assert bob.private.answered is None
    bob.passes()
    t.pass_time(3_000)
    assert t.game.view(None).seats[1].fortitude == 18


def test_an_answer_sent_before_an_undo_does_no_harm_after_it(stabbing: Any) -> None:
    """Bob's answer was on its way when Ann took her card back and played it on Cat instead."""
    t, ann, bob, _ = stabbing(bob=[TIP])
    meant = bob.decision
    ann.does(Undo)
    ann.answers(f"play {STAB} on zot")
    assert bob.cannot(Answer, decision=meant, move="play tip-the-wench on gerki") == "stale"
    assert t.window == STAB


def test_what_a_bot_thought_before_an_undo_does_not_count_after_it(table: Any) -> None:
    scene = given("gerki", "fiona", "zot", at=action_phase("gerki"))
    scene.gerki.hand("How did this get stuck in your back?")
    scene.fiona.hand(HIDE)
    t = table(seats=3, window=0)
    t.bot = None
    (ann,) = t.plays("ann", bots=2, scene=scene)
    ann.answers(f"play {STAB} on fiona")
    ((seat, decision),) = t.match.bots_to_ask()
    hide = t.game.legal_moves_of(1)[1].raw
    ann.does(Undo)
    t.room.bot_answers(seat, decision, hide, t.now)
    ann.answers(f"play {STAB} on fiona")
    assert t.match.bots_to_ask() != []


def test_it_does_not_tell_whether_somebody_else_wanted_to_answer(stabbing: Any) -> None:
    """Bob's card is carried out; Cat's, if there was one, went back to her hand unseen."""
    seen = []
    for answer in ("pass", "play tip-the-wench on gerki"):
        _, ann, bob, cat = stabbing(bob=[TIP], cat=[TIP])
        bob.answers("play tip-the-wench on gerki")
        cat.answers(answer)
        ann.passes()
        assert cat.private.hand == ("tip-the-wench",)
        seen.append((bob.bytes[-2:], ann.bytes[-2:], cat.private.undo))
    assert seen[0] == seen[1]


def test_there_may_be_nothing_to_take_back(table: Any) -> None:
    _, ann, bob, _ = ordering(table)
    assert (ann.private.undo, ann.cannot(Undo), bob.cannot(Undo)) == (None, "no-undo", "no-undo")


def test_a_second_undo_takes_back_the_move_before(table: Any) -> None:
    t = table(seats=3)
    t.bot = lambda question: 0
    (ann,) = t.plays("ann", bots=2, scene=given("gerki", "fiona", "zot", at=order_phase("gerki")))
    ann.answers("order zot")
    t.pass_time(10_000)
    assert (ann.private.question.kind, ann.public.turn) == ("action", 4)
    assert (ann.private.undo_move, ann.private.undo_turns) == ("order zot", 3), "it goes over the turns of the bots"
    ann.answers("pass")
    assert (ann.private.question.kind, ann.public.turn) == ("order", 4)
    assert (ann.private.undo_move, ann.private.undo_turns) == ("pass", 0)
    ann.does(Undo)
    assert ann.private.undo_move == "order zot"
    assert (ann.private.question.kind, ann.public.turn) == ("action", 4)
    ann.does(Undo)
    assert (ann.private.question.kind, ann.public.turn) == ("order", 1)
    assert ann.cannot(Undo) == "no-undo"


# --- by consent ------------------------------------------------------------------------------------


def test_after_something_was_told_everybody_else_must_agree(table: Any) -> None:
    t, ann, bob, cat = ordering(table)
    ann.answers("order zot")
    piles = t.game.view(None).seats[2].pile
    ann.does(Undo)
    asked = bob.room.undo
    assert (asked.seat, asked.yes, asked.move) == (0, (), "order zot")
    assert ann.cannot(Undo) == bob.cannot(Undo) == "undo-open"
    assert ann.cannot(Consent, undo=asked.number, yes=True) == "no-such-undo"
    bob.does(Consent, undo=asked.number, yes=True)
    assert cat.room.undo.yes == (1,)
    bob.does(Consent, undo=asked.number, yes=True)
    assert cat.room.undo is not None, "one person agrees once"
    cat.does(Consent, undo=asked.number, yes=True)
    assert cat.room.undo is None
    assert (ann.private.question.kind, cat.public.seats[2].pile) == ("order", piles - 1)


def test_one_refusal_is_enough(table: Any) -> None:
    t, ann, bob, cat = ordering(table)
    ann.answers("order zot")
    ann.does(Undo)
    number = bob.room.undo.number
    bob.does(Consent, undo=number, yes=False)
    assert ann.room.undo is None
    assert cat.cannot(Consent, undo=number, yes=True) == "no-such-undo"
    assert t.game.active == bob.seat
    assert (ann.room.refused.seat, ann.room.refused.no) == (0, bob.seat), "and is told"
    bob.answers(bob.moves[0])
    assert ann.room.refused is None, "until somebody moves"


def test_whoever_asked_may_think_better_of_it(table: Any) -> None:
    _, ann, bob, _ = ordering(table)
    ann.answers("order zot")
    ann.does(Undo)
    ann.does(Consent, undo=ann.room.undo.number, yes=False)
    assert bob.room.undo is bob.room.refused is None


def test_the_next_move_ends_the_asking(table: Any) -> None:
    _, ann, bob, cat = ordering(table)
    ann.answers("order zot")
    ann.does(Undo)
    number = cat.room.undo.number
    bob.answers(bob.moves[0])
    assert ann.room.undo is None
    assert cat.cannot(Consent, undo=number, yes=True) == "no-such-undo"
    assert ann.heard_of(RoomChanged)[-1].room.undo is None


def test_somebody_who_is_not_connected_must_agree_too(table: Any) -> None:
    """Else whoever is alone for a moment could look at drawn cards and take the move back."""
    _, ann, bob, cat = ordering(table)
    bob.goes()
    cat.goes()
    ann.answers("order zot")
    assert ann.private.undo == "ask"
    ann.does(Undo)
    assert ann.room.undo is not None
    bob.returns().does(Consent, undo=ann.room.undo.number, yes=True)
    cat.returns().does(Consent, undo=ann.room.undo.number, yes=True)
    assert ann.private.question.kind == "order"


def test_those_for_whom_a_bot_plays_are_not_asked(table: Any) -> None:
    t, ann, bob, cat = ordering(table)
    ann.answers("order zot")
    bob.does(Concede)
    cat.goes()
    t.bot = None
    t.pass_time(60_000)
    assert ann.room.seats[2].away
    ann.does(Undo)
    assert ann.private.question.kind == "order"


def test_one_person_among_bots_takes_back_freely(table: Any) -> None:
    t = table(seats=2)
    (ann,) = t.plays("ann", bots=1)
    for _ in range(20):
        t.pass_time(2_000)
        if ann.private.question is not None:
            ann.answers("discard nothing" if ann.private.question.kind == "discard" else ann.moves[0])
    assert ann.private.undo == "free"
    moves = len(t.game.history())
    ann.does(Undo)
    assert len(t.game.history()) < moves


def test_watchers_are_not_asked(table: Any) -> None:
    t, ann, bob, cat = ordering(table)
    eve = t.enters("eve")
    ann.answers("order zot")
    ann.does(Undo)
    number = eve.room.undo.number
    assert eve.cannot(Consent, undo=number, yes=True) == "no-seat"
    assert eve.cannot(Undo) == "no-seat"
    bob.does(Consent, undo=number, yes=True)
    cat.does(Consent, undo=number, yes=True)
    assert ann.private.question.kind == "order"


def test_with_an_answer_others_take_back_too(stabbing: Any) -> None:
    """What was answered in a window can be asked back by whoever answered it."""
    t, ann, bob, cat = stabbing(bob=[HIDE], cat=[NO])
    bob.answers("play hide-in-shadows")
    ann.passes()
    cat.passes()
    assert t.window == "hide-in-shadows"
    assert (ann.private.undo, bob.private.undo) == ("ask", "free")
    bob.does(Undo)
    assert (t.window, bob.private.hand) == (STAB, ("hide-in-shadows",))
    assert ann.private.undo == "free"


def test_after_the_end_nothing_is_taken_back(table: Any) -> None:
    t = table(seats=2, window=0)
    ann, bob = t.plays("ann", "bob")
    bob.does(Concede)
    assert ann.cannot(Undo) == "no-game"


# --- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_record_after_undos_verifies(table: Any, seed: int) -> None:
    t = table(seed=seed, seats=3, window=0)
    tabs = t.plays("ann", "bob", "cat")
    undone = 0
    for _ in range(400):
        if t.over:
            break
        tab = next(tab for tab in tabs if tab.private.question is not None)
        if t.rng.random() < 0.15 and tab.private.undo is not None:
            tab.does(Undo)
            undone += 1
            for other in tabs:
                if t.room.undo is not None and other is not tab:
                    other.asks(Consent, undo=t.room.undo.number, yes=True)
            continue
        moves = ["discard nothing", "discard 1"] if tab.private.question.kind == "discard" else tab.moves
        tab.answers(t.rng.choice(moves))
    assert undone > 3
    assert sum(read_entry(row).kind == "undo" for row in t.log) == undone
    assert first_broken(t.log) is None
    again = Game.from_record(t.game.record())
    assert again == t.game
    assert t.taken_up().game == t.game

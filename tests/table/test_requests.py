"""Requests in general: each gets one reply, a retry has no second effect, and a refusal changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from alehouse.protocol import (
    AddBot,
    Ahead,
    Answer,
    Concede,
    Configure,
    Consent,
    HandOver,
    Hello,
    Hold,
    Kick,
    Leave,
    Lock,
    Mute,
    Ok,
    Pick,
    Ping,
    Pong,
    Preview,
    Reason,
    Reasons,
    Refused,
    Release,
    Rematch,
    Remove,
    Return,
    Say,
    Settings,
    Sit,
    Stand,
    Standing,
    Start,
    Undo,
    Why,
    WhyHand,
    Yield,
    read_request,
    write,
)
from alehouse.protocol.requests import Request
from alehouse.table.requests import REQUESTS
from alehouse.testing import given, order_phase

STAB = "how-did-this-get-stuck-in-your-back"
HIDE = "Hide in shadows"

# --- retries ---------------------------------------------------------------------------------------


def test_a_ping_is_answered(table: Any) -> None:
    assert table().enters("ann").asks(Ping, id="p") == Pong(id="p")


def test_the_same_id_gets_the_same_reply_and_has_no_second_effect(table: Any) -> None:
    t = table()
    ann = t.enters("ann")
    assert ann.asks(AddBot, id="one", bot="normal") == ann.asks(AddBot, id="one", bot="normal") == Ok(id="one")
    refusal = ann.asks(AddBot, id="two", bot="hal")
    assert isinstance(refusal, Refused)
    assert ann.asks(AddBot, id="two", bot="hal") == refusal
    assert [seat.kind for seat in ann.room.seats].count("bot") == 1
    assert ann.returns().asks(AddBot, id="one", bot="normal") == Ok(id="one"), "also over another connection"
    assert [seat.kind for seat in t.room.info().seats].count("bot") == 1


def test_what_was_refused_stays_refused_under_the_same_id(table: Any) -> None:
    ann, bob = table().seats("ann", "bob")
    refusal = bob.asks(Lock, id="early")
    ann.does(HandOver, who=bob.you.who)
    assert bob.asks(Lock, id="early") == refusal == Refused(id="early", code="not-host")
    bob.does(Lock, id="later")


def test_ids_of_different_people_have_nothing_to_do_with_each_other(table: Any) -> None:
    ann, bob = table().seats("ann", "bob")
    ann.does(Pick, id="same", character="zot")
    bob.does(Pick, id="same", character="gerki")
    assert [seat.character for seat in ann.room.seats[:2]] == ["zot", "gerki"]


def test_an_answer_again_is_no_answer_to_the_next_question(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing()
    decision = bob.decision
    bob.answers("pass", id="once")
    ann.passes()
    cat.passes()
    made = len(t.game.history())
    assert bob.asks(Answer, id="once", decision=decision, move="pass") == Ok(id="once")
    assert len(t.game.history()) == made


# --- questions to the table ------------------------------------------------------------------------


def test_why_names_a_reason_and_a_rule(stabbing: Any) -> None:
    _, ann, bob, _ = stabbing(bob=[HIDE])
    assert bob.asks(Why, id="w", card="hide-in-shadows") == Reason(id="w", key=None, rule=None)
    found = ann.asks(Why, move=f"play {STAB} on zot")
    assert isinstance(found, Reason)
    assert found.key
    assert found.rule
    assert ann.cannot(Why) == "bad-message"
    assert ann.cannot(Why, card=STAB, move="pass") == "bad-message"
    assert ann.cannot(Why, card="no-such-card") == "bad-move"
    assert ann.cannot(Why, move="dance") == "bad-move"


def test_why_hand_gives_a_reason_for_every_card_that_cannot_be_played(stabbing: Any) -> None:
    t, ann, bob, _ = stabbing(bob=[HIDE, "I raise!", "I raise!", "Winning Hand!"])
    found = bob.asks(WhyHand, id="w")
    assert isinstance(found, Reasons)
    assert [one.card for one in found.cards] == ["i-raise", "winning-hand"]
    for one in found.cards:
        assert bob.asks(Why, id=one.card, card=one.card) == Reason(id=one.card, key=one.key, rule=one.rule)
    assert ann.asks(WhyHand, id="none") == Reasons(id="none", cards=())
    assert t.enters("dan").cannot(WhyHand) == "no-seat"


def test_why_hand_needs_a_game(table: Any) -> None:
    assert table().seats("ann")[0].cannot(WhyHand) == "no-game"


def test_a_preview_says_what_would_happen(stabbing: Any) -> None:
    _, ann, bob, _ = stabbing(bob=[HIDE])
    ahead = bob.asks(Preview, move="play hide-in-shadows")
    assert isinstance(ahead, Ahead)
    assert ann.cannot(Preview, move="play hide-in-shadows") == "illegal"
    assert ann.cannot(Preview, move="") == "bad-move"


def test_a_play_that_would_do_nothing_says_so_in_the_question_and_in_the_preview(table: Any) -> None:
    scene = given("gerki", "deirdre", "zot", at=order_phase("deirdre"))
    scene.deirdre.hand("A quiet word with upstairs", "Tip the Wench.").pile("Dark Ale").set(alcohol=5)
    t = table(seats=3, window=0)
    ann, bob, _ = t.plays("ann", "bob", "cat", scene=scene)
    bob.answers("order zot")
    idle = [move.text for move in bob.private.question.moves if move.idle]
    assert idle[:1] == ["play a-quiet-word-with-upstairs"], "her Fortitude is full"
    assert "pass" not in idle
    nothing = bob.asks(Preview, move="play a-quiet-word-with-upstairs")
    assert [effect.verb for effect in nothing.effects] == ["nothing"]
    other = next(move.text for move in bob.private.question.moves if move.kind == "play" and not move.idle)
    assert "nothing" not in [effect.verb for effect in bob.asks(Preview, move=other).effects]
    assert not any(move.idle for move in ann.private.question.moves)


def test_asking_the_table_is_heard_by_nobody_and_changes_nothing(stabbing: Any) -> None:
    t, ann, bob, cat = stabbing(bob=[HIDE])
    rows, game = len(t.log), t.game.copy()
    before = len(ann.bytes), len(cat.bytes)
    bob.asks(Why, card="hide-in-shadows")
    bob.asks(WhyHand)
    bob.asks(Preview, move="play hide-in-shadows")
    bob.asks(Ping)
    assert (len(ann.bytes), len(cat.bytes), len(t.log)) == (*before, rows)
    assert t.game == game


# --- anything at any time --------------------------------------------------------------------------


def anything(rng: Random, t: Any) -> tuple[type[Any], dict[str, Any]]:
    """A request of any kind, with fields that sometimes fit."""
    seat = rng.choice([None, 0, 1, 2, 3, 9])
    who = rng.choice([0, 1, 2, 3, 4, 99])
    decision = t.match.decision if t.room.match is not None and rng.random() < 0.8 else rng.randrange(50)
    character = rng.choice([None, "zot", "gerki", "fiona", "gandalf", ""])
    move = rng.choice(["pass", "discard 1", "order zot", f"play {STAB} on zot", "token gold", "", "play", "\x00 é"])
    card = rng.choice([None, STAB, "no-such-card", "i-raise"])
    settings = Settings(
        seats=rng.randrange(2, 11),
        variant=rng.choice(["individual", "two-headed-dragon", "poker"]),
        drinks=rng.choice([("rdi1",), ("rdi1", "rdi2"), ("water",)]),
        duplicates=rng.random() < 0.5,
        window=rng.choice([None, 0, 500]),
        privacy=rng.choice(["link", "listed", "password"]),
        watching=rng.random() < 0.8,
    )
    wishes: list[tuple[type[Any], dict[str, Any]]] = [
        (Sit, {"seat": seat, "character": character}),
        (Stand, {}),
        (Pick, {"character": character, "seat": seat}),
        (AddBot, {"bot": rng.choice(["reluctant", "hal"]), "seat": seat, "character": character}),
        (Remove, {"seat": seat or 0}),
        (Configure, {"settings": settings, "password": rng.choice([None, "mead"])}),
        (Lock, {"on": rng.random() < 0.2}),
        (Kick, {"who": who}) if rng.random() < 0.1 else (Ping, {}),
        (Mute, {"who": who, "on": rng.random() < 0.5}),
        (HandOver, {"who": who}),
        (Start, {}),
        (Rematch, {}),
        (Leave, {}) if rng.random() < 0.1 else (Ping, {}),
        (Say, {"text": rng.choice(["hi", "", "\x00"])}),
        (Answer, {"decision": decision, "move": move}),
        (Hold, {"decision": decision}),
        (Release, {"decision": decision}),
        (Yield, {"level": rng.choice([None, "full", "touching"]), "card": card}),
        (Standing, {"move": rng.choice([None, move])}),
        (Why, {"card": card, "move": rng.choice([None, move])}),
        (WhyHand, {}),
        (Preview, {"move": move}),
        (Undo, {}),
        (Consent, {"undo": rng.randrange(5), "yes": rng.random() < 0.5}),
        (Concede, {}) if rng.random() < 0.2 else (Return, {}),
        (Hello, {"version": 1}),
    ]
    return rng.choice(wishes)


@pytest.mark.parametrize("seed", range(8))
def test_anything_at_any_time_gets_one_reply_and_a_refusal_changes_nothing(table: Any, seed: int) -> None:
    rng = Random(seed)
    t = table(seed=seed, seats=3, window=rng.choice([None, 0]))
    names = ["ann", "bob", "cat", "dan"]
    (t.plays if seed % 2 else t.seats)("ann", "bob", "cat")
    t.enters("dan")
    for _ in range(150):
        if not t.tabs or rng.random() < 0.05:
            t.enters(rng.choice(names), password="mead")
        elif rng.random() < 0.03:
            rng.choice(t.tabs).goes()
        if not t.tabs:
            continue
        hosts = [tab for tab in t.tabs if tab.you.who == t.room.lobby.host]
        tab = rng.choice(hosts if hosts and rng.random() < 0.4 else t.tabs)
        kind, fields = anything(rng, t)
        info, rows = t.room.info(), (len(t.log), len(t.rooms))
        reply = tab.asks(kind, **fields)
        if isinstance(reply, Refused):
            after = msgspec.structs.replace(t.room.info(), host=info.host)  # the host may have been gone for too long
            assert (after, (len(t.log), len(t.rooms))) == (info, rows), (kind, reply)
        if rng.random() < 0.2:
            t.pass_time(rng.choice([50, 5_000, 100_000]))
        assert all(tab.room == t.room.info() for tab in t.tabs if tab.you is not None)


def test_every_kind_of_request_is_known_to_the_room() -> None:
    kinds = {*Request.__args__} - {Ping}
    assert kinds == set(REQUESTS)


def test_every_request_survives_the_wire() -> None:
    rng = Random(1)
    t: Any = type("NoTable", (), {"room": type("NoRoom", (), {"match": None})})
    for _ in range(300):
        kind, fields = anything(rng, t)
        request = kind(id="x", **fields)
        assert read_request(write(request)) == request

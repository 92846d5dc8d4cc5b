"""The whole story of a game, for those who come late: what still counts, and where moves were taken back."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.packs import known
from alehouse.protocol import Concede, Consent, Leave, Return, Start, State, TakenBack, Undo, Update, read_reply
from alehouse.table.film import film_of, make_film, shown
from alehouse.table.past import in_public
from alehouse.table.snapshot import snapshot_in, snapshot_of
from alehouse.table.telling import public_of
from alehouse.testing import gambling, given, order_phase

from .harness import Tab

STAB = "how-did-this-get-stuck-in-your-back"


class Latecomer(Tab):
    """Somebody who opens the table on another device, and takes the story as it comes."""

    def send(self, data: bytes) -> None:
        self.heard.append(read_reply(data))


def story_for(t: Any, name: str) -> tuple[Any, list[Update]]:
    tab = t.arrives(Latecomer(t, name), game=None, since=0)
    return tab, tab.heard_of(Update)


def events_of(updates: list[Update]) -> list[tuple[str, Any]]:
    return [(event.code, event.args) for update in updates for event in update.events]


def told_by(t: Any) -> list[tuple[str, Any]]:
    return [(code, args) for to, code, args in t.game.tidings() if to is None]


def test_the_state_after_a_taking_back_says_whose_move_it_was_and_what_still_counts(stabbing: Any) -> None:
    _, ann, bob, _ = stabbing()
    played = next(update.seq for update in bob.heard_of(Update) if "play" in [one.code for one in update.events])
    ann.does(Undo)
    for tab in (ann, bob):
        assert tab.heard_of(State)[-1].back == TakenBack(0, played - 1, f"play {STAB} on fiona")
    assert bob.heard_of(State)[0].back is None


def test_whoever_comes_late_hears_the_story_without_what_was_taken_back(stabbing: Any) -> None:
    t, ann, _bob, _ = stabbing()
    ann.does(Undo)
    ann.answers(f"play {STAB} on zot")
    eve, updates = story_for(t, "eve")
    assert not eve.heard_of(State)
    assert updates[-1].table == public_of(t.game)
    assert events_of(updates) == told_by(t)
    assert [args["target"] for code, args in events_of(updates) if code == "play"] == [2]
    assert [update.back for update in updates if update.back] == [TakenBack(0, 0, f"play {STAB} on fiona")]
    assert [update.seq for update in updates] == sorted(update.seq for update in updates)


def test_what_was_taken_back_is_named_to_each_as_far_as_they_may_know_it_and_after_a_restart_too(table: Any) -> None:
    """Which places of a hand were meant is nobody else's business, not even while all are asked to agree."""
    t = table(seats=2, window=0, seed=3)
    ann, bob = t.plays("ann", "bob")
    assert t.game.active == ann.seat
    ann.answers("discard 1 3")
    ann.does(Undo)
    assert bob.room.undo.move == "discard"
    bob.does(Consent, undo=t.room.undo.number, yes=True)
    assert (ann.heard_of(State)[-1].back.move, bob.heard_of(State)[-1].back.move) == ("discard 1 3", "discard")
    t.restarts()
    for name, move in (("ann", "discard 1 3"), ("bob", "discard"), ("eve", "discard")):
        _, updates = story_for(t, name)
        assert [update.back.move for update in updates if update.back] == [move]
    t.enters("ann").does(Concede)
    film = film_of(make_film(t.games[t.match.id], t.log))
    for seat, move in ((0, "discard 1 3"), (1, "discard"), (None, "discard 1 3")):
        assert [frame.move for frame in shown(film, seat).frames if frame.back] == [move]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("play tip-the-wench on gerki", "play tip-the-wench on gerki"),
        ("order zot", "order zot"),
        ("pass", "pass"),
        ("discard nothing", "discard nothing"),
        ("discard 2", "discard"),
        ("choose 3", "choose"),
        ("", ""),
    ],
)
def test_of_hidden_choices_it_is_public_only_that_there_was_one(move: str, told: str) -> None:
    assert in_public(move) == told


def test_whoever_passes_in_a_round_without_being_asked_hears_that_and_nobody_else_does(table: Any) -> None:
    """Cat and Dan hold nothing that fits, and are told so in the same update."""
    scene = given("gerki", "fiona", "zot", "deirdre", at=gambling("gerki", control="gerki", pot=3))
    scene.fiona.hand("I raise!")
    t = table(seats=4, window=0)
    ann, bob, cat, dan = t.plays("ann", "bob", "cat", "dan", scene=scene)
    bob.answers("pass")

    def passes(tab: Any) -> list[Any]:
        return [args for code, args in events_of(tab.heard_of(Update)) if code == "pass-bid"]

    plain = [{"seat": 1}, {"seat": 2}, {"seat": 3}]
    assert (passes(ann), passes(bob)) == (plain, plain), "one was pressed, and the others are not their business"
    assert passes(cat) == [{"seat": 1}, {"seat": 2, "alone": 1}, {"seat": 3}]
    assert passes(dan) == [{"seat": 1}, {"seat": 2}, {"seat": 3, "alone": 1}]
    for name, told in (("cat", passes(cat)), ("bob", plain), ("eve", plain)):
        assert passes(story_for(t, name)[0]) == told, "whoever comes late hears the same"


def test_whoever_passes_hears_whether_only_a_cheating_card_would_have_done(table: Any) -> None:
    """Bob's hand cannot be beaten by what Cat holds; after a restart she hears the same, from a snapshot too."""
    scene = given("gerki", "fiona", "zot", at=gambling("gerki", control="gerki", pot=3))
    scene.fiona.hand("Winning Hand!")
    scene.zot.hand("I raise!")
    t = table(seats=3, window=0)
    _ann, bob, cat = t.plays("ann", "bob", "cat", scene=scene)
    bob.answers("play winning-hand")
    passes = [args for code, args in events_of(cat.heard_of(Update)) if code == "pass-bid"]
    assert {"seat": 2, "alone": 2} in passes
    snapshot = snapshot_in(snapshot_of(t.match), known())
    assert snapshot is not None
    assert snapshot.alone == t.match.journal.alone


def test_what_a_bot_does_for_somebody_who_is_away_says_so_to_everybody(table: Any) -> None:
    """Bob's line breaks, and a bot plays on for him until he takes his seat back."""
    t = table(seats=3, window=0)
    ann, bob, cat = t.plays("ann", "bob", "cat", scene=given("gerki", "fiona", "zot", at=order_phase("gerki")))
    bob.goes()
    t.pass_time(60_000)
    ann.answers("order fiona")
    assert t.game.active == cat.seat, "the turn of Bob is over"
    bob = bob.returns()
    bob.does(Return)
    for tab in (cat, ann, bob):
        while t.game.active == tab.seat and tab.private.question is not None:
            tab.answers("discard nothing" if tab.private.question.kind == "discard" else tab.moves[0])

    def orders(tab: Any) -> list[tuple[int, int]]:
        return [(args["seat"], args.get("bot", 0)) for code, args in events_of(tab.heard_of(Update)) if code == "order"]

    everything = [(ann.seat, 0), (bob.seat, 1), (cat.seat, 0), (ann.seat, 0), (bob.seat, 0)]
    assert orders(ann) == everything
    assert all(orders(story_for(t, name)[0]) == everything for name in ("bob", "eve")), (
        "whoever comes late hears it too"
    )


def test_it_is_known_after_a_restart_and_in_the_film(table: Any) -> None:
    t = table(seats=3, window=0)
    ann, bob, _cat = t.plays("ann", "bob", "cat")
    bob.does(Leave)
    for _ in range(40):
        if (question := ann.private.question) is None or "order" in by_bots(ann):
            break
        ann.answers("discard nothing" if question.kind == "discard" else ann.moves[-1])
    before = t.match.journal.stood_in
    t.restarts()
    assert t.match.journal.stood_in == before != set()
    ann = ann.returns()
    for tab in (ann, t.enters("cat")):
        tab.does(Concede)
    assert t.over
    film = film_of(make_film(t.games[t.match.id], t.log))
    told = [(code, args["seat"]) for frame in film.frames for _, code, args in frame.events if "bot" in args]
    assert "order" in dict(told)
    assert {seat for _, seat in told} == {bob.seat}


def by_bots(tab: Any) -> set[str]:
    return {code for code, args in events_of(tab.heard_of(Update)) if "bot" in args}


def test_what_a_bot_did_is_forgotten_with_what_is_taken_back(table: Any) -> None:
    t = table(seats=3, window=0)
    scene = given("gerki", "fiona", "zot", at=order_phase("gerki"))
    ann, bob, cat = t.plays("ann", "bob", "cat", scene=scene)
    bob.does(Leave)
    ann.answers("order fiona")
    assert t.match.journal.stood_in
    ann.does(Undo)
    cat.does(Consent, undo=t.room.undo.number, yes=True)
    assert not t.match.journal.stood_in


def test_the_story_is_that_of_the_game_that_is_on(table: Any) -> None:
    t = table(seats=2)
    ann, _bob = t.plays("ann", "bob")
    ann.does(Concede)
    ann.does(Start)
    _, updates = story_for(t, "eve")
    assert {update.game for update in updates} == {2}
    assert events_of(updates) == told_by(t)


def test_every_evening_can_be_told_from_its_beginning(crowd: Any) -> None:
    """Whatever people do and take back, the story is what the game has told."""
    backs = alone = 0
    for seed in (2, 5, 11, 12):
        people = crowd(seed)
        t = people.table
        for _ in range(80):
            people.act()
            if t.over:
                break
        if t.over or t.match is None or t.match.journal.seq == 0:
            continue
        backs += sum(step.back is not None for step in t.match.journal.story)
        steps = t.match.journal.story
        assert [step.seq for step in steps] == sorted({step.seq for step in steps})
        assert [step.told for step in steps] == sorted(step.told for step in steps)
        assert steps[-1].told == t.game.told_count
        again = t.taken_up(rows=t.log).journal
        assert again.story == steps, "a restart of the server forgets nothing of it"
        assert again.alone == t.match.journal.alone
        alone += len(again.alone)
    assert (backs > 0, alone > 0) == (True, True)

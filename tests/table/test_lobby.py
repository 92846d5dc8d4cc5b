"""Before and after a game: who comes in, who sits where, and what the host may do."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.bots import BOTS
from alehouse.protocol import (
    AddBot,
    Answer,
    Concede,
    Configure,
    HandOver,
    Hello,
    Kick,
    Leave,
    Lock,
    Pick,
    Refused,
    Rematch,
    Remove,
    RoomChanged,
    Settings,
    Sit,
    Stand,
    Start,
    State,
)
from alehouse.table.limits import Limits

# --- coming in -------------------------------------------------------------------------------------


def test_whoever_has_the_link_comes_in_with_a_name(table: Any) -> None:
    t = table()
    ann, bob = t.enters("ann"), t.enters("bob")
    assert [person.name for person in bob.room.people] == ["ann", "bob"]
    assert ann.room == bob.room
    assert ann.room.host == ann.you.who
    assert (bob.you.name, bob.you.seat) == ("bob", None)
    assert ann.room.watchers == 2


def test_nobody_learns_the_secret_of_another(table: Any) -> None:
    t = table(seats=2)
    ann, bob = t.plays("ann", "bob")
    eve = t.enters("eve")
    ann.does(Concede)
    for tab in (ann, bob, eve):
        assert not any(b"secret-of" in data for data in tab.bytes)


def test_a_room_has_place_for_so_many(table: Any) -> None:
    t = table(limits=Limits(people_per_room=2))
    ann, bob = t.enters("ann"), t.enters("bob")
    assert t.enters("cat").closed == "room-full"
    bob.goes()
    assert t.enters("cat").closed is None
    ann.goes()
    assert t.enters("dan").closed == "room-full"  # the host's place is kept


def test_whoever_has_left_for_good_makes_room_for_others(table: Any) -> None:
    t = table(limits=Limits(people_per_room=2))
    t.enters("ann")
    t.enters("bob").does(Leave)
    assert t.enters("cat").closed is None


def test_a_password_is_asked_of_strangers_once(table: Any) -> None:
    t = table()
    ann = t.enters("ann")
    ann.does(Configure, settings=Settings(privacy="password"), password="mead")
    assert ann.room.password
    stranger = t.enters("bob", password="ale")
    assert stranger.heard == [Refused(id=stranger.heard[0].id, code="wrong-password")]
    assert stranger.closed == "wrong-password"
    bob = t.enters("bob", password="mead")
    bob.goes()
    assert bob.returns().closed is None
    assert not any(b"mead" in data for data in ann.bytes + bob.bytes)


def test_a_room_with_a_password_needs_one(table: Any) -> None:
    ann = table().enters("ann")
    refusal = ann.refusal(Configure, settings=Settings(privacy="password"))
    assert (refusal.code, refusal.params) == ("bad-settings", {"problem": "password"})
    assert ann.room.settings.privacy == "link"


def test_hello_is_said_once(table: Any) -> None:
    assert table().enters("ann").cannot(Hello, version=1) == "bad-message"


# --- seats -----------------------------------------------------------------------------------------


def test_people_sit_where_they_like(table: Any) -> None:
    t = table(seats=3)
    ann, bob, cat = (t.enters(name) for name in ("ann", "bob", "cat"))
    bob.does(Sit, seat=2)
    ann.does(Sit)
    assert [seat.name for seat in cat.room.seats] == ["ann", "", "bob"]
    assert cat.cannot(Sit, seat=2) == "seat-taken"
    assert cat.cannot(Sit, seat=3) == "no-such-seat"
    ann.does(Sit, seat=1)
    assert [seat.name for seat in cat.room.seats] == ["", "ann", "bob"]
    ann.does(Stand)
    assert ann.cannot(Stand) == "no-seat"
    ann.does(AddBot, bot="normal")
    cat.does(Sit)
    assert ann.cannot(Sit) == "table-full"
    assert [(seat.kind, seat.here) for seat in ann.room.seats] == [("bot", False), ("person", True), ("person", True)]


def test_two_people_cannot_be_one_character(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    ann.does(Pick, character="gerki")
    assert bob.cannot(Pick, character="gerki") == "character-taken"
    refusal = bob.refusal(Pick, character="gandalf")
    assert refusal.code == "no-such-character"
    assert "gerki" in refusal.params["characters"]
    ann.does(Configure, settings=Settings(duplicates=True))
    bob.does(Sit, character="gerki")
    assert [seat.character for seat in ann.room.seats] == ["gerki", "gerki", None, None]
    bob.does(Pick, character=None)
    assert ann.room.seats[1].character is None


def test_whoever_changes_seats_may_keep_the_character(table: Any) -> None:
    ann = table().enters("ann")
    ann.does(Sit, seat=0, character="zot")
    ann.does(Sit, seat=2)
    ann.does(Sit, seat=1, character="zot")
    assert [seat.character for seat in ann.room.seats] == [None, "zot", None, None]


def test_characters_that_nobody_picked_are_dealt(table: Any) -> None:
    t = table(seats=4)
    ann, bob = t.seats("ann", "bob")
    ann.does(Pick, character="zot")
    ann.does(AddBot, bot="normal", character="eve")
    ann.does(AddBot, bot="normal")
    ann.does(Start)
    dealt = bob.room.game.characters
    assert (dealt[0], dealt[2], len(set(dealt))) == ("zot", "eve", 4)


def test_bots_are_added_by_name(table: Any) -> None:
    t = table(seats=3)
    ann, bob = t.seats("ann", "bob")
    refusal = ann.refusal(AddBot, bot="hal")
    assert (refusal.code, refusal.params["bots"]) == ("no-such-bot", list(BOTS))
    assert bob.cannot(AddBot, bot="normal") == "not-host"
    ann.does(AddBot, bot="random")
    assert (bob.room.seats[2].kind, bob.room.seats[2].bot) == ("bot", "random")
    assert bob.cannot(Pick, seat=2, character="zot") == "not-host"
    assert ann.cannot(Pick, seat=1, character="zot") == "seat-taken"
    ann.does(Pick, seat=2, character="zot")
    assert bob.room.seats[2].character == "zot"
    assert ann.cannot(AddBot, bot="normal") == "table-full"
    assert ann.cannot(Remove, seat=1) == "no-such-bot"
    ann.does(Remove, seat=2)
    assert bob.room.seats[2].kind == "empty"


# --- settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"variant": "poker"}, {"problem": "variant"}),
        ({"drinks": ("water",)}, {"problem": "drinks"}),
        ({"drinks": ("rdi1", "rdi1")}, {"problem": "drinks"}),
        ({"seats": 2}, {"problem": "seats", "least": 3}),
    ],
)
def test_settings_are_refused_with_what_is_wrong(table: Any, settings: Any, problem: Any) -> None:
    t = table()
    ann, *_ = t.seats("ann", "bob", "cat")
    refusal = ann.refusal(Configure, settings=Settings(**settings))
    assert refusal.code == "bad-settings"
    assert refusal.params.items() >= problem.items()
    assert ann.room.settings == Settings(beat=0)


def test_a_title_is_one_line_that_can_be_seen(table: Any) -> None:
    ann = table(title="\u202eAle\x00\r\nfor\u200ball\u2028 ").enters("ann")
    assert ann.room.settings.title == "Ale   for all"
    ann.does(Configure, settings=Settings(title=" \x07Mead\t"))
    assert ann.room.settings.title == "Mead"


def test_only_the_host_chooses_settings(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    assert bob.cannot(Configure, settings=Settings(clock="fast")) == "not-host"
    ann.does(Configure, settings=Settings(clock="fast", title="Friday", seats=6, drinks=("rdi1", "rdi2")))
    assert (bob.room.settings.title, len(bob.room.seats)) == ("Friday", 6)


def test_fewer_seats_take_away_empty_chairs_only(table: Any) -> None:
    t = table(seats=5)
    ann, bob = t.enters("ann"), t.enters("bob")
    ann.does(Sit, seat=1)
    bob.does(Sit, seat=4)
    ann.does(Configure, settings=Settings(seats=2))
    assert [seat.name for seat in ann.room.seats] == ["ann", "bob"]


def test_a_variant_is_played_by_fitting_numbers(table: Any) -> None:
    t = table(variant="two-headed-dragon")
    ann, _, _ = t.seats("ann", "bob", "cat")
    refusal = ann.refusal(Start)
    assert refusal.code == "bad-seats"
    assert 4 in refusal.params["seats"]
    t.seats("dan")
    ann.does(Start)
    assert ann.room.game.teams == ((0, 1), (2, 3))


# --- the host --------------------------------------------------------------------------------------


def test_a_locked_room_lets_in_those_whom_it_knows(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    assert bob.cannot(Lock) == "not-host"
    ann.does(Lock)
    assert t.enters("cat").closed == "room-locked"
    bob.goes()
    assert bob.returns().you.seat == 1
    ann.does(Lock, on=False)
    assert t.enters("cat").closed is None


def test_whoever_is_kicked_stays_out(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    other_tab = bob.returns()
    assert bob.cannot(Kick, who=ann.you.who) == "not-host"
    assert ann.cannot(Kick, who=ann.you.who) == "not-yourself"
    assert ann.cannot(Kick, who=77) == "no-such-person"
    ann.does(Kick, who=bob.you.who)
    assert (bob.closed, other_tab.closed) == ("kicked", "kicked")
    assert [person.name for person in ann.room.people] == ["ann"]
    assert ann.room.seats[1].kind == "empty"
    assert bob.returns().closed == "kicked"
    assert ann.cannot(Kick, who=bob.you.who) == "no-such-person"


def test_the_chair_of_somebody_kicked_in_a_game_is_free_after_it(table: Any) -> None:
    t = table(seats=3)
    ann, bob, cat = t.plays("ann", "bob", "cat")
    ann.does(Kick, who=bob.you.who)
    assert ann.room.seats[1].away
    ann.does(Concede)
    cat.does(Concede)
    ann.does(Rematch)
    assert [seat.kind for seat in ann.room.seats] == ["person", "empty", "person"]


def test_the_host_hands_the_room_over(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    ann.does(HandOver, who=bob.you.who)
    assert ann.room.host == bob.you.who
    assert ann.cannot(Lock) == "not-host"
    bob.does(Lock)


def test_when_the_host_is_gone_somebody_who_sits_here_takes_over_after_a_while(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    eve = t.enters("eve")
    ann.goes()
    t.pass_time(60_000)
    assert bob.cannot(Start) == "not-host"
    t.pass_time(1)
    assert eve.cannot(Lock) == "not-host"
    bob.does(Lock)
    assert eve.room.host == bob.you.who
    assert ann.returns().cannot(Lock) == "not-host"


def test_a_host_who_leaves_passes_the_room_on(table: Any) -> None:
    t = table()
    ann, bob = t.seats("ann", "bob")
    eve = t.enters("eve")
    ann.does(Leave)
    assert ann.closed == "left"
    assert eve.room.host == bob.you.who
    assert eve.room.seats[0].kind == "empty"
    bob.does(Leave)
    assert eve.room.host == eve.you.who
    eve.does(Leave)
    assert t.enters("fay").room.host is not None


def test_in_a_game_whoever_watches_does_not_become_the_host(table: Any) -> None:
    """Ann, alone among bots, finds her game as she left it, and is its host."""
    t = table(seats=3)
    (ann,) = t.plays("ann", bots=2)
    eve = t.enters("eve")
    ann.does(Leave)
    assert eve.room.host == ann.you.who
    assert eve.cannot(Lock) == "not-host"
    ann.returns().does(Lock)


def test_in_a_game_somebody_with_a_seat_is_the_next_host_and_better_one_who_is_here(table: Any) -> None:
    t = table(seats=3)
    ann, bob, cat = t.plays("ann", "bob", "cat")
    eve = t.enters("eve")
    bob.goes()
    ann.does(Leave)
    assert eve.room.host == cat.you.who
    cat.does(Leave)
    assert eve.room.host == ann.you.who, "she may come back, and so may Bob"


def test_in_a_game_a_watcher_is_the_host_if_nobody_has_a_seat_any_more(table: Any) -> None:
    t = table(seats=3)
    ann, bob = t.seats("ann", "bob")
    ann.does(HandOver, who=bob.you.who)
    bob.does(Stand)
    bob.does(AddBot, bot="reluctant")
    bob.does(Start)
    eve = t.enters("eve")
    bob.does(Kick, who=ann.you.who)
    bob.does(Leave)
    assert eve.room.host == eve.you.who


# --- beginning, ending, beginning again ------------------------------------------------------------


def test_a_game_needs_two_seats_and_a_person(table: Any) -> None:
    t = table()
    ann = t.enters("ann")
    assert ann.cannot(Start) == "bad-seats"
    ann.does(AddBot, bot="normal")
    ann.does(AddBot, bot="normal")
    assert ann.cannot(Start) == "no-seat"
    ann.does(Sit)
    assert ann.room.status == "open"
    ann.does(Start)
    assert (ann.room.status, len(ann.room.seats)) == ("playing", 3)


def test_seats_are_fixed_while_a_game_is_on(table: Any) -> None:
    t = table()
    ann, bob = t.plays("ann", "bob")
    eve = t.enters("eve")
    for person, request, fields in (
        (eve, Sit, {}),
        (bob, Stand, {}),
        (bob, Pick, {"character": "zot"}),
        (ann, AddBot, {"bot": "normal"}),
        (ann, Remove, {"seat": 1}),
        (ann, Configure, {"settings": Settings()}),
        (ann, Start, {}),
        (bob, Rematch, {}),
    ):
        assert person.cannot(request, **fields) == "game-on"


def test_the_commitment_comes_first_and_the_seed_last(table: Any) -> None:
    t = table()
    ann, bob = t.plays("ann", "bob")
    seed = t.game.seed
    assert (ann.room.game.commitment, ann.room.game.seed) == (t.game.commitment, None)
    assert not any(seed.encode() in data for data in ann.bytes)
    bob.does(Concede)
    assert (ann.ended.seed, ann.room.game.seed) == (seed, seed)


def test_a_rematch_keeps_people_and_bots_on_their_chairs(table: Any) -> None:
    t = table(seats=4)
    ann, bob = t.plays("ann", "bob", bots=1)
    eve = t.enters("eve")
    assert len(ann.room.seats) == 3
    ann.does(Concede)
    bob.does(Concede)
    assert (ann.room.status, ann.room.game.ended) == ("over", "conceded")
    assert eve.cannot(Rematch) == "no-seat"
    bob.does(Rematch)
    assert (eve.room.status, eve.room.game) == ("open", None)
    assert [seat.name for seat in eve.room.seats] == ["ann", "bob", "reluctant", ""]
    ann.does(Rematch)
    assert ann.room.again == bob.you.who, "the first one has asked"
    ann.does(Start)
    assert ann.room.again is None
    assert (ann.room.game.number, ann.game, ann.ended.game) == (2, 2, 1)
    assert ann.cannot(Answer, decision=99_999, move="pass") == "stale"


def test_a_refused_request_changes_nothing(table: Any) -> None:
    t = table(seats=2)
    ann, bob = t.plays("ann", "bob")
    eve = t.enters("eve")
    ann.does(Concede)
    for person, request, fields in (
        (eve, Sit, {"seat": 1}),
        (eve, Stand, {}),
        (eve, Pick, {"character": "zot"}),
        (eve, Pick, {"seat": 0}),
        (bob, Pick, {"character": "gandalf"}),
        (ann, AddBot, {"bot": "hal"}),
        (ann, Remove, {"seat": 1}),
        (ann, Configure, {"settings": Settings(variant="poker")}),
        (eve, Rematch, {}),
    ):
        before = t.room.info()
        person.cannot(request, **fields)
        assert t.room.info() == before, request
    assert eve.heard_of(RoomChanged)[-1].room.status == "over"


def test_without_watching_only_those_who_sit_see_the_game(table: Any) -> None:
    t = table(seats=2, watching=False)
    eve = t.enters("eve")
    ann, bob = t.seats("ann", "bob")
    eve.does(HandOver, who=ann.you.who)
    ann.does(Start)
    assert not t.room.info().watchable
    assert t.enters("dan").closed == "room-locked"
    assert not eve.heard_of(State)
    if eve.closed is None:
        eve.goes()
    assert not eve.returns().heard_of(State)
    bob.goes()
    assert bob.returns().heard_of(State)


def test_a_game_can_be_watched_while_it_is_played_and_nothing_is_locked(table: Any) -> None:
    t = table(seats=2)
    ann, _bob = t.seats("ann", "bob")
    assert not ann.room.watchable
    ann.does(Start)
    assert ann.room.watchable
    assert t.enters("eve").heard_of(State)
    ann.does(Lock)
    assert not ann.room.watchable
    assert t.enters("dan").closed == "room-locked"
    ann.does(Lock, on=False)
    ann.does(Concede)
    assert not ann.room.watchable

"""The Game handle: what a caller may rely on. Others build tables, bots and pages on it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import alehouse
from alehouse import BadSetup, Decision, Game, IllegalMove, Move
from alehouse.testing import Scene, action_phase, drink_phase, given, random_playout
from alehouse.testing.playout import eager, play_on

THREE = ["deirdre", "gerki", "zot"]
ELBOW = "make-some-elbow-room"


def new(**more: Any) -> Game:
    return Game(THREE, **({"seed": 7} | more))


def at_discard() -> Game:
    """A game where somebody is asked for a discard."""
    game = new()
    while game.decision is not None and game.decision.kind != "discard":
        game.push(game.legal_moves[0])
    return game


def at_action(*hand: str) -> Scene:
    t = given("fiona", "zot", "gerki", at=action_phase("fiona"))
    t.fiona.hand(*hand)
    t.start()
    return t


# --- questions -------------------------------------------------------------------------------------------


def test_by_default_one_question_is_open_at_a_time() -> None:
    game = new()
    for _ in play_on(game, Random(1)):
        assert len(game.questions) == 1
        assert game.decision == game.questions[0]
        assert game.to_move == game.questions[0].seat


def test_by_default_nobody_is_asked_who_can_only_pass_in_a_window() -> None:
    game = new()
    for _ in play_on(game, Random(2), eager):
        assert game.decision is not None
        if game.decision.kind in ("window", "action", "bid"):
            assert len(game.legal_moves) > 1


def test_a_table_asks_every_living_seat_at_once_and_in_any_order() -> None:
    game = new(ask_everybody=True, first="zot")
    assert [question.seat for question in game.questions] == [0, 1, 2]
    assert {(question.id, question.kind, question.about) for question in game.questions} == {(1, "window", "free")}
    game.push_text("pass", "gerki")
    assert [question.seat for question in game.questions] == [0, 2]
    game.push_text("pass", 2)
    game.push_text("pass", "deirdre")
    assert game.questions == (Decision(2, 2, "discard", None),)


def test_a_question_says_what_it_is_about() -> None:
    t = at_action("Make some elbow room")
    t.fiona.plays("Make some elbow room", on="zot")
    assert [question.about for question in t.game.questions] == [ELBOW] * 3
    t = given("fiona", "zot", at=drink_phase("fiona"))
    t.fiona.pile("Elven Wine")
    t.fiona.drinks()
    assert [question.about for question in t.game.questions] == ["elven-wine"] * 2


def test_the_id_of_a_question_grows() -> None:
    game = new()
    last = 0
    for _ in play_on(game, Random(3)):
        assert game.decision is not None
        assert game.decision.id > last
        last = game.decision.id


def test_after_the_end_nothing_is_asked_and_every_move_is_refused() -> None:
    game = random_playout(new(), 1)
    assert game.is_over
    assert (game.questions, game.decision, game.to_move) == ((), None, -1)
    assert game.outcome is not None
    assert game.outcome.names == tuple(THREE[seat] for seat in game.outcome.winners)
    assert repr(game).startswith("<Game over: ")
    for seat in (None, 0, 1, 2):
        with pytest.raises(IllegalMove) as caught:
            game.push(new().legal_moves[0], seat)
        assert (caught.value.reason, caught.value.rule) == ("game-over", "LOSE-10")
    assert game.why_not("gambling-im-in", 0) == alehouse.Reason("game-over", "LOSE-10")
    assert [len(game.legal_moves_of(seat)) for seat in range(3)] == [0, 0, 0]


def test_after_the_end_there_are_no_legal_moves() -> None:
    game = random_playout(new(), 1)
    assert len(game.legal_moves) == 0
    assert list(game.legal_moves) == []
    assert repr(game.legal_moves) == "<LegalMoves: >"
    with pytest.raises(IllegalMove, match="game-over"):
        game.push_text("play gambling-im-in")


def test_the_outcome_tells_winners_turns_and_who_was_lost_how() -> None:
    for seed in range(30):
        game = random_playout(new(seed=seed), seed)
        outcome = game.outcome
        assert outcome is not None
        assert outcome.turns == game.view(None).turn
        gone = {lost.seat for lost in outcome.lost}
        assert all(lost.cause in ("drink", "gold") and 1 <= lost.turn <= outcome.turns for lost in outcome.lost)
        assert outcome.tie == (len(outcome.winners) > 1)
        assert gone | set(outcome.winners) == {0, 1, 2}
        assert outcome.winners == game.view(None).winners
    assert new().outcome is None


# --- what is told ----------------------------------------------------------------------------------------


def test_events_are_numbered_and_told_from_a_number_on() -> None:
    game = random_playout(new(), 4)
    everything = game.told(0)
    assert [event.at for event in everything] == sorted({event.at for event in everything})
    middle = everything[len(everything) // 2].at
    assert game.told(0, middle) == [event for event in everything if event.at >= middle]
    assert game.told(0, everything[-1].at + 1) == []
    assert everything[0].code == "start"
    assert everything[-1].code == "over"


def test_reading_on_from_the_last_event_misses_nothing() -> None:
    game = new()
    read: list[alehouse.Told] = []
    for _ in play_on(game, Random(5)):
        read += game.told(1, read[-1].at + 1 if read else 0)
    read += game.told(1, read[-1].at + 1)
    assert read == game.told(1)


def test_private_events_are_told_to_their_seat_only() -> None:
    game = random_playout(new(seed=3), 3)
    told = {seat: game.told(seat) for seat in (None, 0, 1, 2)}
    public = told[None]
    assert not any(event.private for event in public)
    secrets = []
    for seat in range(3):
        assert [event for event in told[seat] if not event.private] == public
        mine = [event for event in told[seat] if event.private]
        assert mine
        assert {event.code for event in mine} <= {"drew", "gave", "selected"}
        secrets += [event.at for event in mine]
    assert len(secrets) == len(set(secrets))


def test_what_a_seat_draws_is_told_to_it_by_name_and_to_others_by_number() -> None:
    game = at_discard()
    seat = game.to_move
    kept = game.view(seat).hand[3:]
    since = game.told(None)[-1].at + 1
    game.push_text("discard 1 2 3")
    mine = {event.code: event.args for event in game.told(seat, since)}
    assert mine["draw"] == {"seat": seat, "n": 3}
    assert game.view(seat).hand == (*kept, *mine["drew"]["cards"])
    assert all(event.code != "drew" for event in game.told((seat + 1) % 3, since))


def test_a_game_that_does_not_tell_builds_no_events() -> None:
    game = random_playout(new(tell=False), 6)
    assert game.told(None) == game.told(0) == []


def test_telling_changes_nothing_in_the_game() -> None:
    loud, quiet = (random_playout(new(tell=tell), 6) for tell in (True, False))
    assert loud.outcome == quiet.outcome
    assert loud.view(None) == quiet.view(None)


# --- set-up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("characters", "more", "message"),
    [
        (["gerki"], {}, "1 seats: a game has 2 to 10"),
        (["gerki"] * 11, {"duplicates": True}, "11 seats: a game has 2 to 10"),
        (["gerki", "gandalf"], {}, "'gandalf' is nobody we know; choose among deirdre, fiona, gerki, zot"),
        (["gerki", "farai"], {}, "'farai' is not playable yet; choose among"),
        (["gerki", "gerki"], {}, "a character sits twice; say duplicates=True if that is meant"),
        (["gerki", "zot"], {"drinks": "rdi9"}, "there is no Drink Deck 'rdi9'; choose among rdi1, rdi2"),
        (["gerki", "zot"], {"drinks": ()}, "name each Drink Deck once, and at least one"),
        (["gerki", "zot"], {"drinks": ("rdi1", "rdi1")}, "name each Drink Deck once"),
        (["gerki", "zot"], {"first": 2}, "there is no seat 2; seats are 0 to 1"),
        (["gerki", "zot"], {"first": -1}, "there is no seat -1"),
        (["gerki", "zot"], {"first": "eve"}, "eve"),
        (["gerki", "zot"], {"rules": {"luck": 1}}, "there is no rule 'luck' to change; choose among fortitude"),
        (["gerki", "zot"], {"rules": {"gold": 0}}, "gold cannot start at 0"),
        (["gerki", "zot"], {"rules": {"fortitude": 21}}, "fortitude cannot start at 21"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_what_can(characters: list[str], more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Game(characters, **more)
    assert message in str(caught.value)


def test_a_character_may_sit_twice_if_that_is_meant() -> None:
    game = Game(["gerki", "zot", "gerki", "gerki"], seed=2, duplicates=True)
    assert game.seats == ("gerki", "zot", "gerki-2", "gerki-3")
    assert [seat.character for seat in game.view(None).seats] == ["gerki", "zot", "gerki", "gerki"]
    random_playout(game, 2)
    assert Game.from_record(game.record()) == game
    ten = Game(["gerki", "zot"] * 5, seed=2, duplicates=True)
    assert len(ten.seats) == 10
    assert random_playout(ten, 2).is_over


def test_the_first_player_may_be_named() -> None:
    assert [new(first=first).view(None).active for first in (0, 1, "zot", "gerki")] == [0, 1, 2, 1]
    assert {new(seed=seed).view(None).active for seed in range(20)} == {0, 1, 2}


def test_drink_decks_are_chosen_by_name() -> None:
    assert [new(drinks=drinks).view(None).bar for drinks in ("rdi1", ["rdi2"], ("rdi1", "rdi2"))] == [0, 0, 30]


def test_starting_values_may_be_changed() -> None:
    seats = new(rules={"fortitude": 12, "alcohol": 3, "gold": 5}).view(None).seats
    assert {(seat.fortitude, seat.alcohol, seat.gold) for seat in seats} == {(12, 3, 5)}


# --- keeping ---------------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_independent() -> None:
    game = new()
    for _ in range(12):
        game.push(game.legal_moves[0])
    before = game.to_json()
    twin = game.copy()
    assert twin == game
    assert twin.record() == game.record()
    random_playout(twin, 1)
    assert twin != game
    assert game.to_json() == before
    other = game.copy()
    random_playout(game, 2)
    assert other.to_json() == before


def test_a_game_has_no_hash_and_equals_no_other_thing() -> None:
    assert new() != 7
    with pytest.raises(TypeError):
        hash(new())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redeal_keeps_what_the_seat_knows_and_changes_the_rest(seat: int) -> None:
    game = new()
    for _ in range(12):
        game.push(game.legal_moves[0])
    if game.decision is not None and game.decision.kind == "window":
        seat = game.to_move
    before = game.to_json()
    others = [other for other in range(3) if other != seat]
    again = [game.redeal(seat, Random(n)) for n in range(5)]
    assert all(other.view(seat) == game.view(seat) for other in again)
    hands = {tuple(other.view(rival).hand for rival in others) for other in again}
    assert len(hands) == 5
    assert len({other.commitment for other in again}) == 5
    assert game.to_json() == before
    assert all(random_playout(other, 1).is_over for other in again)


def test_the_same_chance_redeals_alike() -> None:
    assert new().redeal(0, Random(4)) == new().redeal(0, Random(4))


def test_the_commitment_is_known_before_and_checked_after() -> None:
    game = new()
    promised = game.commitment
    assert len(promised) == 64
    random_playout(game, 3)
    assert game.commitment == promised
    assert promised in game.record()
    assert Game.from_record(game.record()).commitment == promised
    assert promised not in repr(game.view(0))
    assert new(seed=8).commitment != promised


def test_a_view_holds_neither_the_seed_nor_the_hand_of_another() -> None:
    game = new()
    view = game.view(1)
    assert view.hand == game.copy().view(1).hand
    assert view.seat == 1
    assert game.view(None).hand == ()
    assert game._state.seed.hex() not in repr(view)
    assert not hasattr(view.seats[0], "cards")
    assert {seat.hand for seat in view.seats} == {7}


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_nobody_has(seat: int) -> None:
    with pytest.raises(BadSetup, match=f"there is no seat {seat}; seats are 0 to 2"):
        new().view(seat)


def test_the_public_names_are_few() -> None:
    assert set(alehouse.__all__) == {
        *("AlehouseError", "BadRecord", "BadSetup", "BadText", "Decision", "Effect", "Game", "IllegalMove"),
        *("LegalMoves", "Lost", "Move", "Outcome", "Reason", "StaleDecision", "Told", "View", "__version__"),
        *("PackError", "load_pack"),
    }
    assert issubclass(IllegalMove, alehouse.AlehouseError)
    assert isinstance(new().legal_moves[0], Move)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_not_asked(seat: int) -> None:
    game = Game(["gerki", "zot"], seed=1)
    with pytest.raises(IllegalMove, match="not-asked"):
        game.push(game.legal_moves[0], seat=seat)

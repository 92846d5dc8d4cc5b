"""The Game handle: legal moves, pushing them, asking why not, and saying them in words."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from random import Random
from typing import Any

import pytest

import alehouse
from alehouse import BadText, Game, IllegalMove, LegalMoves, Move, StaleDecision
from alehouse.testing import Scene, action_phase, drink_phase, gambling, given, order_phase
from alehouse.testing.playout import play_on

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


def told(t: Scene, play: str) -> list[tuple[str, int | None, int, str]]:
    """What the first player is told that a card would do."""
    return [(one.verb, one.seat, one.n, one.what) for one in t.game.preview(t.game.move(f"play {play}", 0), 0)]


# --- moves -----------------------------------------------------------------------------------------------


def test_legal_moves_are_a_sequence() -> None:
    moves = at_action("Make some elbow room", "Arm wrestling! Losers pay").game.legal_moves
    assert isinstance(moves, LegalMoves)
    assert len(moves) == 4
    assert [str(move) for move in moves] == [
        "pass",
        f"play {ELBOW} on zot",
        f"play {ELBOW} on gerki",
        "play arm-wrestling-losers-pay",
    ]
    assert moves[0] in moves
    assert moves[-1] == moves[3]
    assert moves[1:3] == [moves[1], moves[2]]
    assert "pass" not in moves
    with pytest.raises(IndexError):
        moves[4]
    with pytest.raises(IndexError):
        moves[-5]
    assert repr(moves) == (
        f"<LegalMoves: pass, play {ELBOW} on zot, play {ELBOW} on gerki, play arm-wrestling-losers-pay>"
    )


def test_the_repr_of_many_moves_is_short() -> None:
    moves = at_discard().legal_moves
    assert len(moves) == 128
    assert repr(moves).endswith("and 116 more>")
    assert len(set(moves)) == 128
    assert moves[0] == at_discard().move("discard nothing")
    assert moves[127] == at_discard().move("discard 1 2 3 4 5 6 7")


def test_moves_of_another_game_are_in_the_legal_moves_if_they_are_the_same() -> None:
    one, two = new(), new()
    assert one.legal_moves[0] in two.legal_moves
    assert one.legal_moves[0] == two.legal_moves[0]
    assert hash(one.legal_moves[0]) == hash(two.legal_moves[0])


def test_a_move_says_what_it_is() -> None:
    game = at_action("Make some elbow room").game
    move = game.legal_moves[2]
    assert (move.kind, move.card, move.mode, move.targets) == ("play", ELBOW, 0, (2,))
    assert repr(move) == f"<Move play {ELBOW} on gerki>"
    passing = game.legal_moves[0]
    assert (passing.kind, passing.card, passing.targets) == ("pass", None, ())
    with pytest.raises(AttributeError):
        move.card = "another"  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(12))
def test_the_text_of_every_legal_move_parses_back(seed: int) -> None:
    for game in play_on(new(seed=seed, ask_everybody=seed % 2 == 0), Random(seed)):
        for move in game.legal_moves[:30]:
            assert game.move(str(move)) == move


def test_legal_moves_of_a_seat_that_is_not_asked_are_none() -> None:
    game = at_action("Make some elbow room").game
    assert len(game.legal_moves_of(0)) == 3
    assert list(game.legal_moves_of(1)) == []


def test_moves_are_listed_for_each_seat_that_is_asked() -> None:
    t = at_action("Make some elbow room")
    t.zot.hand("Shield first, questions later")
    t.fiona.plays("Make some elbow room", on="zot")
    assert [str(move) for move in t.game.legal_moves_of(0)] == ["pass"]
    assert [str(move) for move in t.game.legal_moves_of(1)] == ["pass", "play shield-first-questions-later"]


# --- pushing ---------------------------------------------------------------------------------------------


def test_an_answer_to_an_old_question_is_stale_and_changes_nothing() -> None:
    game = new(ask_everybody=True)
    old = game.decision
    assert old is not None
    for seat in range(3):
        game.push(game.legal_moves_of(seat)[0], seat, old.id)
    before = game.to_json()
    with pytest.raises(StaleDecision, match="look again") as caught:
        game.push(game.legal_moves[0], None, old.id)
    assert game.decision is not None
    assert (caught.value.meant, caught.value.now) == (old.id, game.decision.id)
    assert game.to_json() == before
    game.push(game.legal_moves[0], None, game.decision.id)


def test_an_illegal_move_carries_reason_and_rule_and_changes_nothing() -> None:
    t = at_action("Shield first, questions later")
    before = t.game.to_json()
    move = t.game.move("play shield-first-questions-later")
    with pytest.raises(IllegalMove) as caught:
        t.game.push(move)
    error = caught.value
    assert error.reason
    assert error.rule
    assert error.detail == "play shield-first-questions-later"
    assert str(error) == f"{error.reason} ({error.rule}): play shield-first-questions-later"
    assert t.game.why_not(move) == alehouse.Reason(error.reason, error.rule)
    assert t.game.to_json() == before


@pytest.mark.parametrize(
    ("text", "seat", "reason", "rule"),
    [
        ("play i-raise", 0, "not-held", "TURN-07"),
        (f"play {ELBOW} on fiona", 0, "bad-target", "TURN-07"),
        (f"play {ELBOW} on zot", 1, "not-held", "TURN-07"),
        ("play winning-hand", 0, "only-in-round", None),
        ("discard 1", 0, "bad-choice", "TURN-06"),
        ("pass", 1, "not-asked", "TIME-06"),
        ("choose zot", 0, "bad-choice", "TURN-06"),
        ("order zot", 0, "bad-choice", "TURN-06"),
    ],
)
def test_why_not(text: str, seat: int, reason: str, rule: str | None) -> None:
    game = at_action("Make some elbow room", "Winning Hand!").game
    why = game.why_not(game.move(text, seat), seat)
    assert why is not None
    assert why.key == reason
    assert rule is None or why.rule == rule
    assert str(why) == f"{why.key} ({why.rule})"


def test_why_not_is_silent_about_what_is_legal_and_asks_about_cards_too() -> None:
    game = at_action("Make some elbow room", "Winning Hand!").game
    assert all(game.why_not(move) is None for move in game.legal_moves)
    assert game.why_not(ELBOW) is None
    why = game.why_not("winning-hand")
    assert why is not None
    assert why.key == "only-in-round"
    with pytest.raises(BadText, match="there is no card 'excalibur'"):
        game.why_not("excalibur")


def test_a_preview_shows_what_would_happen_and_changes_nothing() -> None:
    game = at_action("Make some elbow room", "Arm wrestling! Losers pay").game
    before = game.to_json()
    (blow,) = game.preview(game.move(f"play {ELBOW} on zot"))
    assert (blow.verb, blow.seat, blow.n, blow.what, blow.source) == ("change", 1, -2, "fortitude", 0)
    pays = game.preview(game.move("play arm-wrestling-losers-pay"))
    assert [(pay.verb, pay.seat, pay.n, pay.what) for pay in pays] == [("pay", 1, 1, "fiona"), ("pay", 2, 1, "fiona")]
    assert game.preview(game.legal_moves[0]) == ()
    assert game.to_json() == before
    with pytest.raises(FrozenInstanceError):
        blow.n = 3  # type: ignore[misc]


def test_the_preview_of_an_answer_shows_what_becomes_of_the_card_beneath() -> None:
    t = given("fiona", "eve", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room").plays("Make some elbow room", on="eve")
    t.eve.hand("I'm not Eve! She's over there!", "That was only my reflection")
    game = t.game
    (moved,) = game.preview(game.move("play im-not-eve-shes-over-there on zot", 1), 1)
    assert (moved.seat, moved.n, moved.source) == (2, -2, 0)
    assert game.preview(game.move("play that-was-only-my-reflection", 1), 1) == ()


def test_the_preview_of_a_negate_shows_what_happens_after_all() -> None:
    t = given("fiona", "eve", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room", "I don't think so!").plays("Make some elbow room", on="eve")
    t.eve.hand("That was only my reflection").set(fortitude=2)
    t.zot.hand("I don't think so!")
    assert [one.verb for one in t.game.preview(t.game.move("play i-dont-think-so", 2), 2)] == ["negate"]
    t.eve.plays("That was only my reflection")
    expected = [("negate", None, 0, ""), ("change", 1, -2, "fortitude"), ("out", 1, 0, "drink")]
    assert told(t, "i-dont-think-so") == expected


def test_the_preview_of_a_negate_shows_what_is_drunk_after_all() -> None:
    t = given("dimli", "fiona", "zot", at=drink_phase("dimli"))
    t.dimli.hand("Half a keg each, that's manners").pile("Dragon Breath Ale").drinks()
    t.fiona.hand("I don't think so!")
    t.dimli.plays("Half a keg each, that's manners", on="zot")
    (play,) = [move for move in t.game.legal_moves_of(1) if move.card]
    drunk = [(one.seat, one.n) for one in t.game.preview(play, 1) if one.verb == "change"]
    assert drunk == [(0, 4)]


def test_the_preview_of_a_bid_says_who_is_in_control_then() -> None:
    t = given("fiona", "zot", at=gambling("zot", control="zot", turn="fiona", pot=2))
    t.fiona.hand("I raise!")
    t.nobody_answers()
    verbs = [(one.verb, one.source) for one in t.game.preview(t.game.move("play i-raise", 0), 0)]
    assert verbs == [("pay", 0), ("pay", 0), ("control", 0)]


def test_the_preview_of_an_answer_to_a_drink_shows_what_is_drunk_then() -> None:
    t = given("dimli", "eve", "zot", at=drink_phase("dimli"))
    t.dimli.hand("Half a keg each, that's manners", "Here, this one's for tall folk", "The beard soaked it up")
    t.dimli.pile("Dragon Breath Ale").drinks()

    assert told(t, "half-a-keg-each-thats-manners on zot") == [("change", 0, 2, "alcohol"), ("change", 2, 2, "alcohol")]
    assert told(t, "here-this-ones-for-tall-folk on eve") == [("change", 1, 4, "alcohol")]
    assert told(t, "the-beard-soaked-it-up") == []
    t.eve.set(fortitude=4)
    assert told(t, "here-this-ones-for-tall-folk on eve") == [("change", 1, 4, "alcohol"), ("out", 1, 0, "drink")]


def test_the_preview_of_an_answer_to_one_of_several_drinks_leaves_the_others_out() -> None:
    t = given("dimli", "eve", "zot", at=drink_phase("zot"))
    t.dimli.hand("The beard soaked it up", "Half a keg each, that's manners")
    t.zot.pile("Round on the House")
    t.drink_deck("Dark Ale")
    t.zot.drinks()
    t.nobody_answers()

    assert told(t, "the-beard-soaked-it-up drink 2") == []
    shared = told(t, "half-a-keg-each-thats-manners on eve drink 2")
    assert shared == [("change", 0, 1, "alcohol"), ("change", 1, 2, "alcohol")], "a half is rounded up"


def test_the_preview_of_an_answer_leaves_out_what_has_happened_already() -> None:
    t = given("gog", "fiona", "zot", at=action_phase("gog"))
    t.fiona.hand("Lesson two: the counterswing")
    t.gog.hand("Gog show you nice ceiling").plays("Gog show you nice ceiling", on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=16)
    game = t.game
    (move,) = [one for one in game.legal_moves_of(1) if one.card]
    assert [(one.verb, one.seat, one.n, one.what) for one in game.preview(move, 1)] == [("change", 0, -2, "fortitude")]


def test_the_preview_of_what_ends_a_round_says_whose_the_pot_is() -> None:
    t = given("gerki", "fiona", "zot", at=gambling("zot", control="zot", turn="gerki", pot=3))
    cheat, to_the_inn = "Oops... I dropped my cards...", "Oh, I guess the Wench thought that was her tip..."
    t.gerki.hand(cheat)
    t.nobody_answers()
    t.gerki.plays(cheat)
    t.fiona.hand("Cards on the table, or teeth on the table")
    t.zot.hand(to_the_inn)
    caught = [move for move in t.game.legal_moves_of(1) if move.card]
    spent = [move for move in t.game.legal_moves_of(2) if move.card]
    told = [*t.game.preview(caught[0], 1), *t.game.preview(spent[0], 2)]
    ends = [(one.seat, one.n, one.what) for one in told if one.verb == "end-round"]
    assert ends == [(1, 3, "pot"), (2, 3, "inn")]


def test_a_preview_says_who_drops_out() -> None:
    two_rounds = "Two rounds for my sparring partners!"
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.set(gold=1).hand(two_rounds)
    play = t.game.move("play two-rounds-for-my-sparring-partners", 0)
    told = t.game.preview(play, 0)
    assert [(one.verb, one.seat, one.what) for one in told][-1] == ("out", 0, "gold")
    t.fiona.set(gold=2)
    assert "out" not in [one.verb for one in t.game.preview(play, 0)]

    t = at_action("Make some elbow room")
    t.zot.set(fortitude=2)
    told = t.game.preview(t.game.move(f"play {ELBOW} on zot"))
    assert [(one.verb, one.seat, one.what) for one in told] == [("change", 1, "fortitude"), ("out", 1, "drink")]


# --- text ------------------------------------------------------------------------------------------------


def test_a_move_may_be_said_in_words() -> None:
    game = at_discard()
    assert game.view(game.to_move).hand
    move = game.push_text("  Discard  1   3 ")
    assert str(move) == "discard 1 3"
    assert game.told(None)[-1].code in ("open", "draw", "play", "no-action")


def test_what_is_left_out_is_filled_in_where_only_one_move_fits() -> None:
    t = given("fiona", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.start()
    assert str(t.game.push_text(f"play {ELBOW}")) == f"play {ELBOW} on zot"


def test_seats_may_be_named_by_number_or_by_name() -> None:
    for word in ("gerki", "2"):
        t = at_action("Make some elbow room")
        assert t.game.push_text(f"play {ELBOW} on {word}", "fiona").targets == (2,)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", r"cannot read 'hello'; try 'pass', 'play CARD on SEAT', 'discard 1 3' or 'order SEAT'"),
        ("", "cannot read ''"),
        ("play", "cannot read 'play'"),
        ("play excalibur", "there is no card 'excalibur'"),
        (f"play {ELBOW}", f"say more: play {ELBOW} on zot / play {ELBOW} on gerki"),
        (f"play {ELBOW} on gandalf", "nobody here is called 'gandalf'; there are fiona, zot, gerki"),
        (f"play {ELBOW} on 7", "nobody here is called '7'"),
        (f"play {ELBOW} mode 3 on zot", "'Make some elbow room' has 1 uses, not 3"),
        ("order gandalf", "nobody here is called 'gandalf'"),
        ("choose gandalf", "nobody here is called 'gandalf'"),
        ("discard 9", "there is no card '9' in hand; use numbers from 1 to 1"),
        ("discard first", "there is no card 'first' in hand"),
        ("discard \N{SUPERSCRIPT TWO}", "there is no card"),
        ("choose \N{SUPERSCRIPT TWO}", "nobody here is called"),
        (f"play {ELBOW} drink ,,", "cannot read"),
        (f"play {ELBOW} on zot,gerki", "one"),
        ("discarding", "cannot read 'discarding'"),
    ],
)
def test_a_text_that_is_no_move_is_answered_kindly(text: str, message: str) -> None:
    game = at_action("Make some elbow room").game
    before = game.to_json()
    with pytest.raises(BadText) as caught:
        game.push_text(text)
    assert message in str(caught.value)
    assert game.to_json() == before


def test_a_seat_that_nobody_has_is_answered_kindly() -> None:
    game = new()
    with pytest.raises(BadText, match="nobody here is called 'gog'; there are deirdre, gerki, zot"):
        game.push_text("pass", "gog")


@pytest.mark.parametrize(
    "text", ["discard " + "1" * 5000, "choose " + "9" * 5000, "play pixie-spun-candy-floss drink 0"]
)
def test_absurd_numbers_are_refused_like_any_other(text: str) -> None:
    with pytest.raises(BadText):
        Game(["gerki", "zot"], seed=1).push_text(text)


def test_a_redealt_game_has_no_record() -> None:
    game = Game(["gerki", "zot"], seed=1).redeal(0, Random(1))
    with pytest.raises(alehouse.BadRecord, match="re-dealt"):
        game.record()


def test_what_is_not_held_has_no_preview_and_nobody_has_a_reason() -> None:
    game = Game(["gerki", "zot"], seed=1)
    table = game._state.table
    absent = next(d.index for d in table.program.designs if d.modes and d.index << 4 not in game._state.hands[0])
    assert game.preview(Move((1, absent, 0, 1, 0, 0), table), 0) == ()
    reason = game.why_not("tip-the-wench", 99)
    assert reason is not None
    assert reason.key == "not-asked"

"""Two-Headed Dragon: who sits with whom, what a pair starts with, its Drinks to order, its Potion Tokens, its end."""

from __future__ import annotations

from random import Random

import pytest

from alehouse import Game
from alehouse.errors import BadSetup
from alehouse.testing import Scene, SceneError, action_phase, discard_phase, drink_phase, given, order_phase, rule
from alehouse.testing.moments import Moment

EIGHT = ("fiona", "gerki", "zot", "deirdre", "gog", "dimli", "eve", "fleck")
VARIANT = "two-headed-dragon"
WAND, COINS = "That wand was not supposed to be loaded", "Levitation works on coins, too"
HIDE, STARS = "Hide in shadows", "The stars say no!"


def _game(seats: int) -> Game:
    return Game(EIGHT[:seats], seed="dragon", variant=VARIANT)


def _pairs(n: int, at: Moment) -> Scene:
    """Fiona and Gerki, Zot and Deirdre, Gog and Dimli: so many of these teams."""
    return given(*EIGHT[: 2 * n], at=at, teams=tuple(EIGHT[seat : seat + 2] for seat in range(0, 2 * n, 2)))


# --- who sits with whom --------------------------------------------------------------------------


@rule("THD-01")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_neighbours_are_a_team_of_two(seats: int) -> None:
    game = _game(seats)
    assert game.teams == tuple((seat, seat + 1) for seat in range(0, seats, 2))
    assert [seat.side for seat in game.view(None).seats] == [seat // 2 for seat in range(seats)]


@rule("THD-01")
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_other_numbers_of_players_are_refused_with_what_would_do(seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"4, 6, 8 players in teams of 2, not by {seats}"):
        _game(seats)


@rule("THD-01", "TEAM-09")
def test_partners_take_one_turn_whichever_of_them_begins() -> None:
    for first in ("zot", "deirdre"):
        game = Game(EIGHT[:4], seed=1, variant=VARIANT, first=first, ask_everybody=True)
        assert game.view(None).active == 2
        for seat in range(4):
            game.push_text("pass", seat)
        assert [(question.seat, question.kind) for question in game.questions] == [(2, "discard"), (3, "discard")]


# --- what a team starts with ---------------------------------------------------------------------


@rule("THD-02", "TEAM-01")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_everybody_has_seven_cards_and_one_drink(seats: int) -> None:
    for seat in _game(seats).view(None).seats:
        assert (seat.hand, seat.deck, seat.pile) == (7, 33, 1)


@rule("THD-02", "TEAM-02")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_team_has_ten_gold_two_tokens_and_one_set_of_numbers(seats: int) -> None:
    """SETUP-04 would give 12 Gold to each of eight players."""
    game = _game(seats)
    for seat in game.view(None).seats:
        assert (seat.fortitude, seat.alcohol, seat.gold, seat.tokens) == (20, 0, 10, 2)
    state = game._state
    for row in (state.fortitude, state.alcohol, state.gold, state.tokens):
        assert len(row) == seats // 2


@rule("TEAM-02")
def test_what_a_team_starts_with_does_not_grow_with_its_size() -> None:
    teams = (("fiona", "gerki", "zot", "deirdre"), ("gog",))
    t = given(*EIGHT[:5], at=discard_phase("gog"), teams=teams)
    t.zot.has(fortitude=20, alcohol=0, gold=10)
    t.gog.has(fortitude=20, alcohol=0, gold=10)


@rule("THD-02")
def test_the_draw_goes_up_to_seven() -> None:
    t = _pairs(2, discard_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.gerki.hand("Hide in shadows", "Hide in shadows")
    t.all_pass()
    t.fiona.discards()
    t.gerki.discards("Hide in shadows")
    t.fiona.has(hand=7, deck=34)
    t.gerki.has(hand=7, deck=34)


@rule("TEAM-01")
def test_partners_see_each_others_hand_and_nobody_elses() -> None:
    game = _game(4)
    hands = [game.view(seat).hand for seat in range(4)]
    for seat, mate in ((0, 1), (1, 0), (2, 3), (3, 2)):
        assert game.view(seat).mates == ((mate, hands[mate]),)
    assert game.view(None).mates == ()
    assert game.view(None).hand == ()


@rule("TEAM-01")
def test_what_a_partner_draws_is_seen_by_the_pair_alone() -> None:
    t = _pairs(2, discard_phase("fiona"))
    t.gerki.hand("Hide in shadows").deck(*["I raise!"] * 8)
    t.all_pass()
    t.gerki.discards()
    drawn = ["i-raise"] * 6
    assert t.game.view(0).mates[0] == (1, ("hide-in-shadows", *drawn))
    for seat in (2, 3, None):
        assert 1 not in dict(t.game.view(seat).mates)
        assert drawn not in [event.args.get("cards") for event in t.game.told(seat)]


@rule("TEAM-01")
def test_whoever_thinks_for_a_player_knows_the_partners_hand() -> None:
    game = _game(4)
    hands = [game.view(seat).hand for seat in range(4)]
    for number in range(5):
        again = game.redeal(0, Random(number))
        assert (again.view(0).hand, again.view(1).hand) == (hands[0], hands[1])
        assert again.view(2).hand != hands[2]


@rule("TEAM-01", "TEAM-03")
def test_a_whole_game_ends_with_both_of_a_pair_in_front() -> None:
    game = _game(6)
    rng = Random(6)
    while not game.is_over:
        moves = game.legal_moves
        game.push(moves[rng.randrange(len(moves))])
    assert game.outcome is not None
    assert game.outcome.winners in game.teams
    assert not game.outcome.tie
    out = {lost.seat for lost in game.outcome.lost}
    assert out == set(range(6)) - set(game.outcome.winners)
    for one, two in (team for team in game.teams if team != game.outcome.winners):
        first, second = (next(lost for lost in game.outcome.lost if lost.seat == seat) for seat in (one, two))
        assert (first.turn, first.cause) == (second.turn, second.cause)


# --- two Drinks ----------------------------------------------------------------------------------

PILES = ("zot", "deirdre", "gog", "dimli")


@rule("THD-03", "TEAM-12")
@pytest.mark.parametrize(
    ("orders", "piles"),
    [
        (("zot", "zot"), (2, 0, 0, 0)),
        (("zot", "deirdre"), (1, 1, 0, 0)),
        (("deirdre", "gog"), (0, 1, 1, 0)),
        (("dimli", "zot"), (1, 0, 0, 1)),
    ],
    ids=["one Pile", "both Piles of a team", "two teams", "two other teams"],
)
def test_a_team_orders_two_drinks(orders: tuple[str, str], piles: tuple[int, ...]) -> None:
    t = _pairs(3, order_phase("fiona"))
    t.nobody_answers()
    t.fiona.is_asked("order").orders(orders[0])
    t.fiona.is_asked("order").orders(orders[1])
    t.all_pass()
    t.fiona.is_asked("first")
    for name, size in zip(PILES, piles, strict=True):
        getattr(t, name).has(pile=size)
    t.fiona.has(pile=0)
    t.gerki.has(pile=0)


@rule("TEAM-12")
def test_no_drink_is_ordered_for_the_own_team() -> None:
    t = _pairs(2, order_phase("gerki"))
    t.nobody_answers()
    for name in ("fiona", "gerki"):
        with pytest.raises(SceneError, match="cannot"):
            t.fiona.orders(name)
        with pytest.raises(SceneError, match="cannot"):
            t.gerki.orders(name)
    assert [str(move) for move in t.game.legal_moves_of(0)] == ["order zot", "order deirdre"]


@rule("TEAM-12", "HOUSE-22")
@pytest.mark.parametrize(("one", "two"), [("fiona", "gerki"), ("gerki", "fiona"), ("gerki", "gerki")])
def test_it_does_not_matter_whose_hand_places_the_drinks(one: str, two: str) -> None:
    t = _pairs(2, order_phase("fiona"))
    t.nobody_answers()
    t.fiona.is_asked("order")
    t.gerki.is_asked("order")
    t.zot.is_not_asked()
    getattr(t, one).orders("deirdre")
    getattr(t, two).is_asked("order").orders("zot")
    t.all_pass()
    t.deirdre.has(pile=1)
    t.zot.has(pile=1)
    assert t.events("order") == [
        {"seat": t.seat(one), "target": t.seat("deirdre")},
        {"seat": t.seat(two), "target": t.seat("zot")},
    ]


@rule("TEAM-12")
def test_a_card_for_two_more_drinks_spares_the_own_team_too() -> None:
    t = _pairs(2, order_phase("fiona"))
    t.gerki.hand("Drinks for you two, on me. Honest.")
    t.gerki.plays("Drinks for you two, on me. Honest.")
    t.nobody_answers()
    t.fiona.is_not_asked()
    assert [str(move) for move in t.game.legal_moves_of(1)] == ["order zot", "order deirdre"]
    t.gerki.orders("zot").orders("zot")
    t.all_pass()
    t.fiona.is_asked("order").orders("zot").orders("deirdre")
    t.zot.has(pile=3)
    t.deirdre.has(pile=1)
    t.fiona.has(gold=9)


# --- Potion Tokens ---------------------------------------------------------------------------------


@rule("TEAM-04")
@pytest.mark.parametrize("who", ["fiona", "gerki"])
@pytest.mark.parametrize(
    ("gain", "fortitude", "alcohol", "gold", "inn"),
    [("fortitude", 15, 7, 4, 0), ("alcohol", 9, 1, 4, 0), ("gold", 9, 7, 7, -3)],
)
def test_a_token_brings_one_of_three_things(
    who: str, gain: str, fortitude: int, alcohol: int, gold: int, inn: int
) -> None:
    t = _pairs(2, order_phase("zot"))
    t.fiona.set(fortitude=9, alcohol=7, gold=4, tokens=2)
    getattr(t, who).uses_token(gain)
    t.fiona.has(fortitude=fortitude, alcohol=alcohol, gold=gold, tokens=1)
    t.gerki.has(fortitude=fortitude, alcohol=alcohol, gold=gold, tokens=1)
    assert t.inn == inn


@rule("TEAM-04")
def test_a_token_does_not_lead_beyond_the_limits() -> None:
    t = _pairs(2, order_phase("zot"))
    t.fiona.set(fortitude=17, alcohol=2, tokens=2).uses_token("fortitude")
    t.gerki.uses_token("alcohol").has(fortitude=20, alcohol=0, tokens=0)


@rule("TEAM-04")
def test_without_a_token_there_is_nothing_to_give_away() -> None:
    t = _pairs(2, order_phase("zot"))
    t.zot.set(tokens=1)
    t.fiona.is_asked("window")
    why = t.game.why_not(t.game.move("token gold", 0), 0)
    assert why is not None
    assert (why.key, why.rule) == ("no-token", "TEAM-04")
    t.deirdre.uses_token("gold").has(gold=13, tokens=0)
    with pytest.raises(SceneError, match="cannot"):
        t.zot.uses_token("gold")


@rule("TEAM-04", "HOUSE-24")
def test_tokens_are_closed_while_hands_are_refilled() -> None:
    t = _pairs(2, discard_phase("fiona"))
    t.fiona.set(tokens=2, gold=5).hand(HIDE)
    t.zot.set(tokens=2)
    t.all_pass()
    t.fiona.is_asked("discard")
    for player in (t.fiona, t.zot):
        with pytest.raises(SceneError, match="cannot"):
            player.uses_token("gold")
    t.fiona.discards()
    t.fiona.uses_token("gold").has(gold=8)


@rule("TEAM-04", "TEAM-06")
@pytest.mark.parametrize(("who", "gain", "left"), [("gerki", "fortitude", (6, 5)), ("fiona", "alcohol", (0, 0))])
def test_the_last_chance_of_a_team_may_be_a_token(who: str, gain: str, left: tuple[int, int]) -> None:
    """Zot hits Gerki; alcohol 5 against 0 Fortitude is mended only by the first of the two."""
    t = _pairs(3, action_phase("zot"))
    t.fiona.set(fortitude=2, alcohol=5, tokens=1)
    t.zot.hand(WAND).plays(WAND, on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert t.pending == ["last-chance"]
    getattr(t, who).uses_token(gain)
    t.fiona.has(fortitude=left[0], alcohol=left[1], tokens=0)
    if left[0] <= left[1]:
        t.nobody_answers()
    t.deirdre.is_asked("action")
    assert t.fiona.is_out is t.gerki.is_out is (left[0] <= left[1])


@rule("TEAM-04")
def test_three_gold_of_a_token_keep_a_poor_team_in_the_game() -> None:
    t = _pairs(3, action_phase("zot"))
    t.fiona.set(gold=1, tokens=1)
    t.zot.hand(WAND, COINS).plays(WAND, on="gog")
    t.zot.plays(COINS, on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    assert t.pending == ["last-chance"]
    t.gerki.uses_token("gold")
    t.deirdre.is_asked("action")
    t.fiona.has(gold=3, tokens=0)
    assert not t.fiona.is_out


@rule("TEAM-05")
def test_nothing_can_be_done_about_a_token() -> None:
    """There is no window on it; the one below begins again and is still about the wand."""
    teams = (("fiona", "gerki"), ("zot", "wizgille"))
    t = given("fiona", "gerki", "zot", "wizgille", at=action_phase("zot"), teams=teams)
    deja_vu = "I didn't activate my temporal dilation field. It's just deja vu"
    t.zot.hand(WAND, "I don't think so!", STARS).plays(WAND, on="fiona")
    t.wizgille.hand(deja_vu)
    t.fiona.set(fortitude=3, tokens=1)
    before = t.pending
    t.gerki.uses_token("fortitude")
    assert t.pending == before
    t.fiona.has(fortitude=9, tokens=0)
    t.zot.cannot_play("I don't think so!").cannot_play(STARS)
    t.wizgille.plays(deja_vu)
    t.nobody_answers()
    t.fiona.has(fortitude=9, tokens=0)


@rule("HOUSE-24")
def test_a_token_goes_before_a_sometimes_card() -> None:
    t = _pairs(2, action_phase("zot"))
    t.zot.hand(WAND).plays(WAND, on="gerki")
    t.fiona.set(fortitude=10, tokens=1)
    t.zot.is_asked("window").passes()
    t.gerki.hand(HIDE).wants(HIDE)
    t.fiona.uses_token("fortitude")
    t.fiona.has(fortitude=16, tokens=0)
    t.gerki.has(hand=[HIDE]).plays(HIDE)
    t.all_pass()
    t.fiona.has(fortitude=16)


@rule("HOUSE-24")
@pytest.mark.parametrize(("active", "tokens", "gold"), [("zot", 1, 9), ("fiona", 0, 13)])
def test_a_token_waits_its_turn_among_anytime_cards(active: str, tokens: int, gold: int) -> None:
    t = _pairs(2, order_phase(active))
    t.fiona.set(tokens=1)
    t.zot.hand(COINS).wants(COINS, on="gerki")
    t.fiona.uses_token("gold")
    t.nobody_answers()
    t.fiona.has(tokens=tokens, gold=gold)


@rule("TEAM-04", "TEAM-03")
@pytest.mark.parametrize("saved", [True, False])
def test_in_a_contest_a_token_of_the_teammate_is_a_last_chance_too(saved: bool) -> None:
    t = _pairs(2, drink_phase("fiona"))
    t.fiona.pile("Drinking Contest!").set(alcohol=17, tokens=1)
    t.gerki.hand("Tip the Wench.").pile("Water")
    t.drink_deck("Elven Wine", "Light Ale")
    t.fiona.chooses("fiona")
    t.zot.chooses("zot")
    t.nobody_answers()
    t.nobody_answers()
    assert t.pending[-1] == "last-chance"
    if saved:
        t.gerki.uses_token("alcohol")
        t.all_pass()
        t.fiona.has(gold=11, alcohol=14)
        return
    t.nobody_answers()
    t.gerki.is_not_asked()
    assert all(t.game.view(None).seats[seat].passed_out for seat in (0, 1))
    t.nobody_answers()
    assert t.winners == ("zot", "deirdre")


# --- losing and winning ----------------------------------------------------------------------------


@rule("TEAM-03", "HOUSE-18")
def test_both_pass_out_and_half_their_gold_is_divided_among_teams() -> None:
    """Half of 13 Gold are 6: 3 for each of two teams. Among four seats it would be 1 for each seat."""
    t = _pairs(3, action_phase("zot"))
    t.fiona.set(fortitude=2, gold=13).pile("Wine")
    t.gerki.pile("Wine", "Water")
    t.zot.hand(WAND).plays(WAND, on="gerki")
    t.all_pass()
    assert (t.fiona.is_out, t.gerki.is_out) == (True, True)
    for player in (t.zot, t.deirdre, t.gog, t.dimli):
        player.has(gold=13)
    t.fiona.has(gold=0, pile=0)
    t.gerki.has(pile=0)
    assert t.inn == 7
    assert sorted(t.drink_discards) == ["Water", "Wine", "Wine"]


@rule("HOUSE-18", "TEAM-03")
def test_a_share_saves_a_team_that_has_just_spent_its_last_coin() -> None:
    t = _pairs(3, action_phase("zot"))
    t.fiona.set(fortitude=2, gold=8)
    t.dimli.set(gold=1)
    t.zot.hand(WAND, COINS).plays(WAND, on="gerki")
    t.zot.plays(COINS, on="gog")
    t.all_pass()
    assert (t.fiona.is_out, t.gog.is_out) == (True, False)
    t.dimli.has(gold=2)
    t.zot.has(gold=13)


@rule("HOUSE-18")
def test_a_share_is_for_a_team_whatever_its_size() -> None:
    teams = (("zot", "deirdre", "gog"), ("dimli",), ("fiona",))
    t = given("zot", "deirdre", "gog", "dimli", "fiona", at=action_phase("zot"), teams=teams)
    t.fiona.set(fortitude=2, gold=8)
    t.zot.hand(WAND).plays(WAND, on="fiona")
    t.all_pass()
    t.gog.has(gold=12)
    t.dimli.has(gold=12)


@rule("TEAM-03")
def test_a_team_without_gold_is_out_as_a_whole() -> None:
    t = _pairs(3, action_phase("zot"))
    t.gerki.set(gold=1)
    t.zot.hand(COINS, WAND).plays(WAND, on="gog")
    t.zot.plays(COINS, on="gerki")
    t.all_pass()
    assert (t.fiona.is_out, t.gerki.is_out) == (True, True)
    assert {args["why"] for args in t.events("out")} == {"gold"}
    t.gog.has(gold=10)


@rule("TEAM-01", "TEAM-03")
def test_the_last_team_wins_with_both_its_members() -> None:
    t = _pairs(2, action_phase("zot"))
    t.gerki.set(fortitude=2, alcohol=1)
    t.zot.hand(WAND).plays(WAND, on="fiona")
    t.all_pass()
    assert t.winners == ("zot", "deirdre")
    assert t.game.outcome is not None
    assert not t.game.outcome.tie
    assert sorted(lost.seat for lost in t.game.outcome.lost) == [0, 1]


@rule("TEAM-03")
def test_teams_that_fall_together_tie() -> None:
    t = _pairs(2, drink_phase("fiona"))
    t.fiona.set(alcohol=17).pile("Round on the House!")
    t.zot.set(alcohol=18)
    t.drink_deck("Elven Wine")
    t.fiona.chooses("fiona")
    t.deirdre.chooses("deirdre")
    t.all_pass()
    assert t.winners == ("fiona", "gerki", "zot", "deirdre")
    assert t.game.outcome is not None
    assert t.game.outcome.tie


@rule("TEAM-03")
def test_the_turn_passes_over_the_seats_of_a_team_that_is_out() -> None:
    t = _pairs(3, drink_phase("fiona"))
    t.fiona.pile("Wine")
    t.zot.set(gold=1)
    t.gog.hand("Tip the Wench.")
    t.fiona.chooses("fiona")
    t.gog.plays("Tip the Wench.", on="deirdre")
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    assert (t.zot.is_out, t.deirdre.is_out, t.active) == (True, True, "gog")
    t.fiona.has(alcohol=1)

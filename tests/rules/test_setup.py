"""SETUP: what everybody starts with."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from alehouse import BadSetup, Game, View
from alehouse.content import catalog
from alehouse.game import program
from alehouse.testing import discard_phase, given, rule

BOX_ONE = ("deirdre", "fiona", "gerki", "zot")
CROWD = (*BOX_ONE, "dimli", "eve", "fleck", "gog", "gerki", "zot")


def table(seats: int) -> Game:
    return Game(CROWD[:seats], seed=5, first=0, duplicates=True)


def played_to_the_end(game: Game) -> Game:
    while not game.is_over:
        game.push(game.legal_moves[-1])
    return game


def all_gold(view: View) -> int:
    return sum(seat.gold for seat in view.seats) + view.pot + view.inn


# --- the Drink Deck and the Piles ------------------------------------------------------------------


@rule("SETUP-01", "SETUP-06")
@pytest.mark.parametrize("seats", range(2, 11))
def test_one_drink_deck_of_thirty_gives_everybody_one_card(seats: int) -> None:
    view = table(seats).view(None)
    assert [seat.pile for seat in view.seats] == [1] * seats
    assert view.drink_deck == 30 - seats
    assert view.drink_discard == ()


@rule("SETUP-01")
@pytest.mark.parametrize("box", ["rdi1", "rdi2", "rdi3"])
def test_the_thirty_cards_are_those_of_the_chosen_box(box: str) -> None:
    state = Game(BOX_ONE, seed=1, first=0, drinks=box)._state
    dealt = [card >> 4 for card in state.drink_deck] + [pile[0] >> 4 for pile in state.piles]
    assert len(dealt) == 30
    assert Counter(dealt) == Counter(program().drink_decks[box])


@rule("SETUP-01", "SETUP-03")
def test_decks_are_shuffled_anew_for_every_game_and_repeat_with_the_seed() -> None:
    one, same, other = (Game(BOX_ONE, seed=seed, first=0)._state for seed in (1, 1, 2))
    assert (one.drink_deck, one.decks) == (same.drink_deck, same.decks)
    assert one.drink_deck != other.drink_deck
    assert all(mine != yours for mine, yours in zip(one.decks, other.decks, strict=True))


@rule("SETUP-03")
def test_each_character_deck_is_shuffled_on_its_own() -> None:
    state = Game(["gerki", "gerki"], seed=1, first=0, duplicates=True)._state
    first, second = ([card >> 4 for card in deck] for deck in state.decks)
    assert first != second
    assert [card & 15 for card in state.decks[1]] == [1] * 33


@rule("SETUP-03")
def test_each_deck_has_a_discard_pile_of_its_own() -> None:
    t = given("gerki", "gerki", at=discard_phase("gerki"))
    t.gerki.hand("Dump it on the floor")
    t.gerki_2.hand("Mind the caltrops")
    t.all_pass()
    t.gerki.discards("Dump it on the floor")
    t.gerki.has(discarded=["Dump it on the floor"])
    t.gerki_2.has(discarded=[])
    assert t.drink_discards == []


@rule("SETUP-06", "OPEN-26")
def test_nobody_can_tell_what_lies_in_a_pile_not_even_its_owner() -> None:
    weak, strong = (given("zot", "gerki", at=discard_phase("zot")) for _ in range(2))
    weak.zot.pile("Water")
    strong.zot.pile("Dragon Breath Ale")
    for t in (weak, strong):
        t.all_pass()
    for seat in (None, 0, 1):
        assert weak.game.view(seat) == strong.game.view(seat)
        assert weak.game.told(seat) == strong.game.told(seat)
    assert weak.game.view(1).seats[0].pile == 1


# --- mats, decks and pieces ------------------------------------------------------------------------


@rule("SETUP-02", "SETUP-03", "SETUP-07")
@pytest.mark.parametrize("name", CROWD[:8])
def test_hand_and_deck_together_are_the_forty_cards_of_the_character(name: str) -> None:
    other = "gog" if name != "gog" else "zot"
    state = Game([name, other], seed=3, first=0)._state
    cards = [card >> 4 for card in state.hands[0] + state.decks[0]]
    assert (len(state.hands[0]), len(state.decks[0])) == (7, 33)
    assert Counter(cards) == Counter(program().roles[name].deck)
    assert {card & 15 for card in state.hands[0] + state.decks[0]} == {0}


@rule("SETUP-02")
def test_special_pieces_come_only_with_the_character_that_uses_them() -> None:
    view = Game(["samantha", "zot"], seed=3, first=0, unfinished=True).view(None)
    samantha, zot = view.seats
    assert [(name, size) for name, size, _ in samantha.zones] == [("brawler", 6)]
    assert [name for name, _ in samantha.counters] == ["brawls"]
    assert zot.zones == ()
    assert zot.counters == ()


@rule("SETUP-02")
@pytest.mark.parametrize(
    ("name", "boss_card"),
    [("amundyr", "i-am-unstoppable"), ("daareka", "my-what-selfless-adventurers-you-are")],
)
def test_cards_for_playing_a_boss_are_left_out(name: str, boss_card: str) -> None:
    role = next(one for one in catalog.pack().characters if one.id == name)
    assert boss_card not in [card.id for _, card in role.deck]


@rule("SETUP-05")
@pytest.mark.parametrize("seats", range(2, 11))
def test_markers_begin_at_twenty_and_zero(seats: int) -> None:
    view = table(seats).view(None)
    assert [seat.fortitude for seat in view.seats] == [20] * seats
    assert [seat.alcohol for seat in view.seats] == [0] * seats


# --- Gold ------------------------------------------------------------------------------------------


@rule("SETUP-04")
@pytest.mark.parametrize(
    ("seats", "gold"), [(2, 8), (3, 10), (4, 10), (5, 10), (6, 10), (7, 12), (8, 12), (9, 12), (10, 12)]
)
def test_starting_gold_depends_on_the_number_of_players(seats: int, gold: int) -> None:
    view = table(seats).view(None)
    assert [seat.gold for seat in view.seats] == [gold] * seats
    assert (view.pot, view.inn) == (0, 0)


@rule("SETUP-04")
@pytest.mark.parametrize("seats", range(2, 11))
def test_gold_is_in_stashes_or_the_pot_or_it_belongs_to_the_inn(seats: int) -> None:
    game = table(seats)
    start = all_gold(game.view(None))
    while not game.is_over:
        game.push(game.legal_moves[-1])
        assert all_gold(game.view(None)) == start


@rule("SETUP-04")
def test_stashes_lie_open() -> None:
    t = given("zot", "gerki", "fiona", at=discard_phase("zot"))
    t.gerki.set(gold=3)
    t.all_pass()
    for seat in (None, 0, 2):
        assert [one.gold for one in t.game.view(seat).seats] == [10, 3, 10]


# --- hands -----------------------------------------------------------------------------------------


@rule("SETUP-07")
@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_is_dealt_seven_cards(seats: int) -> None:
    game = table(seats)
    view = game.view(None)
    assert [seat.hand for seat in view.seats] == [7] * seats
    assert [seat.deck for seat in view.seats] == [33] * seats
    assert [seat.discard for seat in view.seats] == [()] * seats


@rule("SETUP-07", "OPEN-26")
def test_only_the_holder_sees_a_hand() -> None:
    one, other = (given("zot", "gerki", "fiona", at=discard_phase("zot")) for _ in range(2))
    one.gerki.hand("Dump it on the floor")
    other.gerki.hand("Mind the caltrops")
    for t in (one, other):
        t.all_pass()
    assert one.game.view(1).hand == ("dump-it-on-the-floor",)
    assert other.game.view(1).hand == ("mind-the-caltrops",)
    for seat in (None, 0, 2):
        assert one.game.view(seat) == other.game.view(seat)
        assert one.game.told(seat) == other.game.told(seat)
    assert one.game.view(2).seats[1].hand == 1


@rule("SETUP-07", "OPEN-26")
def test_the_order_of_decks_is_secret_while_their_sizes_and_all_discards_are_open() -> None:
    one, other = (given("zot", "gerki", at=discard_phase("zot")) for _ in range(2))
    one.gerki.deck("Dump it on the floor", "Mind the caltrops").discard_pile("Winning Hand!")
    other.gerki.deck("Mind the caltrops", "Dump it on the floor").discard_pile("Winning Hand!")
    one.drink_deck("Water", "Wine", only=True).drink_discard("Mead")
    other.drink_deck("Wine", "Water", only=True).drink_discard("Mead")
    for t in (one, other):
        t.all_pass()
    for seat in (None, 0, 1):
        view = one.game.view(seat)
        assert view == other.game.view(seat)
        assert (view.seats[1].deck, view.seats[1].discard) == (2, ("winning-hand",))
        assert (view.drink_deck, view.drink_discard) == (2, ("mead",))


# --- who begins ------------------------------------------------------------------------------------


@rule("SETUP-08", "OPEN-56")
def test_any_seat_can_be_made_the_starting_player() -> None:
    for seat, name in enumerate(BOX_ONE):
        assert Game(BOX_ONE, seed=1, first=seat).view(None).active == seat
        assert Game(BOX_ONE, seed=1, first=name).view(None).active == seat


@rule("SETUP-08", "OPEN-56")
def test_left_unset_the_starting_player_is_drawn_by_chance() -> None:
    drawn = Counter(Game(BOX_ONE, seed=seed).view(None).active for seed in range(60))
    assert set(drawn) == {0, 1, 2, 3}
    assert max(drawn.values()) < 30
    assert Game(BOX_ONE, seed=9).view(None).active == Game(BOX_ONE, seed=9).view(None).active


@rule("SETUP-08")
def test_nobody_sits_on_a_seat_that_is_not_there() -> None:
    for first in (-2, 4):
        with pytest.raises(BadSetup):
            Game(BOX_ONE, seed=1, first=first)


# --- preparations of one character -----------------------------------------------------------------


@rule("SETUP-09")
@pytest.mark.parametrize(("others", "gold"), [(1, 8), (2, 10), (6, 12)])
def test_torglesnarf_has_two_gold_more_than_the_others(others: int, gold: int) -> None:
    view = Game(["torglesnarf", *CROWD[:others]], seed=1, first=0, unfinished=True).view(None)
    assert [seat.gold for seat in view.seats] == [gold + 2] + [gold] * others


@rule("SETUP-09")
def test_serena_starts_with_full_piety() -> None:
    serena, zot = Game(["serena", "zot"], seed=1, first=0, unfinished=True).view(None).seats
    assert serena.counters == (("piety", 8),)
    assert zot.counters == ()


# --- how many --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_a_game_has_two_to_ten_seats(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 10"):
        Game((*CROWD, "fiona")[:seats], seed=1, duplicates=True)


def test_a_second_seat_of_one_character_must_be_meant() -> None:
    with pytest.raises(BadSetup, match="duplicates"):
        Game(["gerki", "zot", "gerki"], seed=1)
    assert Game(["gerki", "zot", "gerki"], seed=1, duplicates=True).seats == ("gerki", "zot", "gerki-2")


def test_an_unfinished_character_must_be_meant() -> None:
    with pytest.raises(BadSetup, match="not playable yet"):
        Game(["torglesnarf", "zot"], seed=1)


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_table_of_any_size_plays_to_an_end_and_repeats_itself(seats: int) -> None:
    game = played_to_the_end(table(seats))
    assert game.outcome is not None
    assert len(game.outcome.lost) + len(game.outcome.winners) >= seats
    assert json.loads(game.to_json()) == json.loads(played_to_the_end(table(seats)).to_json())

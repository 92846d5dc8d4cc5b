"""BAR: more Drink cards than one deck holds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from alehouse import Game
from alehouse.engine import codes as c
from alehouse.game import program
from alehouse.testing import Scene, given, order_phase, rule
from alehouse.testing.player import design_named

BOXES = ("rdi1", "rdi2")


def drink_cards(title: str, n: int) -> tuple[int, ...]:
    return (design_named(title) << 4 | c.TABLE,) * n


def titles(cards: tuple[int, ...]) -> Counter[str]:
    return Counter(program().designs[card >> 4].title for card in cards)


def last_card(bar: tuple[int, ...], discards: tuple[str, ...]) -> Scene:
    """Fiona is about to order the last card of the Drink Deck; Zot has a Pile."""
    t = given("fiona", "zot", "gerki", at=order_phase("fiona"), drinks=BOXES)
    t.state.bar = bar
    t.drink_deck("Wine", only=True).drink_discard(*discards)
    t.zot.pile("Elven Wine", "Holy Water")
    t.nobody_answers()
    t.fiona.orders("gerki")
    return t


@rule("BAR-01", "BAR-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_thirty_cards_are_dealt_off_all_drink_cards_in_use(seed: int) -> None:
    g = Game(("fiona", "zot", "gerki"), seed=seed, drinks=BOXES)
    s = g._state
    piles = tuple(card for pile in s.piles for card in pile)
    assert len(s.drink_deck) + len(piles) == 30
    assert len(s.bar) == 30
    everything = Counter(design for box in BOXES for design in program().drink_decks[box])
    assert Counter(card >> 4 for card in (*s.drink_deck, *piles, *s.bar)) == everything


@rule("BAR-02")
def test_the_bar_deck_is_shuffled_from_both_boxes_and_nobody_sees_it() -> None:
    games = [Game(("fiona", "zot"), seed=seed, drinks=BOXES) for seed in (1, 2)]
    assert games[0]._state.bar != games[1]._state.bar
    only_in_box_two = {"Mead", "Ogre Brew", "Dwarven Firewater", "The Challenge!"}
    for g in games:
        assert only_in_box_two & set(titles(g._state.bar))
        assert set(titles(g._state.drink_deck)) - only_in_box_two
        view = g.view(0)
        assert (view.drink_deck, view.bar) == (28, 30)


@rule("BAR-01", "BAR-03")
def test_over_a_whole_game_the_drink_deck_never_grows_beyond_thirty_cards() -> None:
    g = Game(("fiona", "zot", "gerki", "eve"), seed=5, drinks=BOXES, rules={"gold": 60})
    rng = Random(5)
    sizes = set()
    while not g.is_over:
        moves = list(g.legal_moves)
        g.push(rng.choice(moves))
        sizes.add(len(g._state.drink_deck))
    assert max(sizes) <= 30
    assert g.told(None)
    assert any(event.code == "refill" for event in g.told(None))


@rule("BAR-03", "DRINK-01")
def test_the_next_thirty_cards_come_from_the_bar_deck_and_discards_stay_where_they_are() -> None:
    bar = drink_cards("Water", 10) + drink_cards("Mead", 30)
    t = last_card(bar, ("Light Ale", "Dark Ale"))
    assert titles(t.state.drink_deck) == {"Mead": 30}
    assert titles(t.state.bar) == {"Water": 10}
    assert t.drink_discards == ["Light Ale", "Dark Ale"]
    assert t.pending == ["demand"]
    t.nobody_answers()
    for player in (t.fiona, t.zot, t.gerki):
        player.has(gold=9)
    assert t.inn == 3


@rule("BAR-04")
def test_too_small_a_bar_deck_is_made_up_from_all_discards() -> None:
    t = last_card(drink_cards("Mead", 12), ("Light Ale",) * 25)
    assert titles(t.state.drink_deck) == {"Mead": 12, "Light Ale": 18}
    assert titles(t.state.bar) == {"Light Ale": 7}
    assert t.drink_discards == []


@rule("BAR-04")
def test_an_empty_bar_deck_is_made_anew_from_the_discards() -> None:
    t = last_card((), ("Light Ale",) * 31)
    assert titles(t.state.drink_deck) == {"Light Ale": 30}
    assert titles(t.state.bar) == {"Light Ale": 1}
    assert t.drink_discards == []


@rule("BAR-04", "BAR-03")
def test_a_bar_deck_of_exactly_thirty_needs_no_discards_yet() -> None:
    t = last_card(drink_cards("Mead", 30), ("Light Ale",) * 3)
    assert titles(t.state.drink_deck) == {"Mead": 30}
    assert t.state.bar == ()
    assert t.drink_discards == ["Light Ale"] * 3


@rule("BAR-05")
def test_piles_stay_as_they_are_when_a_new_drink_deck_is_dealt() -> None:
    t = last_card(drink_cards("Mead", 5), ("Light Ale",) * 5)
    assert titles(t.state.drink_deck) == {"Mead": 5, "Light Ale": 5}
    assert titles(t.state.piles[t.seat("zot")]) == {"Elven Wine": 1, "Holy Water": 1}
    assert titles(t.state.piles[t.seat("gerki")]) == {"Wine": 1}

"""LOSE, what a loser leaves behind: Gold that is divided, the pile, the hand and the deck."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, drink_phase, given, order_phase, rule

TIP = "Tip the Wench."
FOUR = ("fiona", "gerki", "zot", "deirdre")


def in_last_chance(t: Scene) -> None:
    assert t.pending[-1:] == ["last-chance"], t.waiting()


def causes(t: Scene) -> dict[str, str]:
    """Who is out, and why."""
    names = t.state.table.names
    return {names[seat]: "gold" if why else "drink" for seat, _turn, why in t.state.out}


@rule("LOSE-06")
@pytest.mark.parametrize(
    ("gold", "share", "inn"),
    [
        (12, 2, 6),
        (11, 1, 8),
        (10, 1, 7),
        (9, 1, 6),
        (7, 1, 4),
        (6, 1, 3),
        (5, 0, 5),
        (1, 0, 1),
        (13, 2, 7),
        (0, 0, 0),
    ],
)
def test_half_for_the_inn_and_even_shares_of_the_rest(gold: int, share: int, inn: int) -> None:
    """Three receivers. Half, rounded up, and every coin that cannot be shared evenly go to the Inn."""
    t = given(*FOUR, at=drink_phase("fiona"))
    t.fiona.set(fortitude=2, gold=gold).pile("Wine")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink"}
    t.fiona.has(gold=0)
    for name in FOUR[1:]:
        getattr(t, name).has(gold=10 + share)
    assert t.inn == inn


@rule("LOSE-06")
def test_players_who_are_out_already_receive_no_share() -> None:
    t = given(*FOUR, at=order_phase("fiona"))
    t.zot.set(gold=1)
    t.gerki.set(fortitude=2, gold=8).pile("Wine")
    t.fiona.hand(TIP, "Bottoms up, or I tip the chair").plays(TIP, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    assert t.zot.is_out
    t.fiona.plays("Bottoms up, or I tip the chair", on="gerki")
    for _ in range(3):
        t.nobody_answers()
    assert causes(t) == {"zot": "gold", "gerki": "drink"}
    assert [t.state.gold[seat] for seat in range(4)] == [12, 0, 0, 12]
    assert t.inn == 1 + 4


@rule("LOSE-06", "LOSE-08")
@pytest.mark.parametrize(("gold", "share", "inn"), [(12, 0, 12), (17, 0, 17), (18, 1, 9), (20, 1, 11), (36, 2, 18)])
def test_nine_receivers_at_a_table_of_ten(gold: int, share: int, inn: int) -> None:
    t = given("zot", *["gerki"] * 9, at=drink_phase("zot"))
    t.zot.set(fortitude=2, gold=gold).pile("Wine")
    t.zot.drinks()
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert t.state.gold == [0] + [12 + share] * 9
    assert t.inn == inn
    assert t.active == "gerki"


@rule("LOSE-01")
def test_whoever_goes_broke_leaves_nothing() -> None:
    t = given(*FOUR, at=order_phase("fiona"))
    t.gerki.set(gold=1)
    t.zot.hand("Levitation works on coins, too").plays("Levitation works on coins, too", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert t.gerki.is_out
    assert [t.state.gold[seat] for seat in range(4)] == [10, 0, 11, 10]
    assert t.inn == 0


@rule("LOSE-07")
def test_the_pile_of_a_loser_is_discarded() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine", "Holy Water", "Round on the House!")
    t.gerki.pile("Water")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(pile=2)
    t.nobody_answers()
    t.fiona.has(pile=0)
    t.gerki.has(pile=1)
    assert sorted(t.drink_discards) == ["Holy Water", "Round on the House!", "Wine"]


@rule("LOSE-07")
def test_the_pile_of_somebody_without_gold_is_discarded_too() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=1).pile("Wine", "Water")
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(pile=0)
    assert sorted(t.drink_discards) == ["Water", "Wine"]


@rule("LOSE-07", "DIFF-17")
def test_a_card_of_a_character_in_the_pile_goes_back_to_that_character() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.gerki.pile("Dump it on the floor")
    foreign = t.state.piles[t.gerki.seat]
    t.gerki.pile()
    t.fiona.set(fortitude=2).pile("Wine", "Water")
    t.state.piles[t.fiona.seat] = foreign + t.state.piles[t.fiona.seat]
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(pile=0, discarded=[])
    t.gerki.has(discarded=["Dump it on the floor"])
    assert sorted(t.drink_discards) == ["Water", "Wine"]


@rule("OPEN-16", "LOSE-07")
def test_a_drink_whose_drinker_passed_out_meanwhile_is_discarded() -> None:
    """A contest on top of Fiona's Drink knocks her out; nobody drinks the Dark Ale any more."""
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=8).pile("Dark Ale")
    t.gerki.pile("Drinking Contest!")
    t.zot.hand("Your elbow is under my spell")
    t.drink_deck("Dragon Breath Ale", "Water", "Wine")
    t.fiona.drinks()
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.nobody_answers()
    assert t.pending == ["drink", "your-elbow-is-under-my-spell", "drinking-contest"]
    t.all_pass()
    assert causes(t) == {"fiona": "drink"}
    t.fiona.has(alcohol=4, gold=0)
    t.gerki.has(alcohol=0, gold=11)
    t.zot.has(alcohol=2, gold=11)
    assert "Dark Ale" in t.drink_discards


@rule("OPEN-16")
def test_a_copy_for_somebody_who_passed_out_just_disappears() -> None:
    """The cup of the Round on the House is one card, however many do not drink it."""
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=8).pile("Round on the House!")
    t.gerki.pile("Drinking Contest!")
    t.zot.hand("Your elbow is under my spell")
    t.drink_deck("Dark Ale", "Dragon Breath Ale", "Water", "Wine")
    t.fiona.drinks()
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [0, 1, 2]
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.all_pass()
    assert causes(t) == {"fiona": "drink"}
    t.fiona.has(alcohol=4)
    t.gerki.has(alcohol=1)
    t.zot.has(alcohol=3)
    assert t.drink_discards.count("Dark Ale") == 1


@rule("OPEN-17")
def test_what_a_loser_put_before_others_stays_there() -> None:
    t = given("amundyr", "gerki", "zot", at=drink_phase("amundyr"))
    t.amundyr.set(fortitude=2).pile("Wine")
    t.gerki.set(scarab=2).pile("Water")
    t.amundyr.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert t.amundyr.is_out
    t.gerki.has(scarab=2, pile=1)


@rule("OPEN-17")
def test_hand_deck_and_discards_of_a_loser_stay_with_the_loser() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine").hand(TIP).discard_pile("I raise!")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(hand=[TIP], deck=40, discarded=["I raise!"])
    t.gerki.has(deck=40, discarded=[])

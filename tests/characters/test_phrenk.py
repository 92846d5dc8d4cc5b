"""Brewmaster Phrenk: what his Potions and his own cards do. How Potions are turned up and sold: test_phrenk_potions."""

from __future__ import annotations

import pytest

from alehouse.content.characters.phrenk import CHARACTER
from alehouse.testing import Scene, action_phase, check_character, drink_phase, given, order_phase

ACID, LUCK, STRENGTH = "Acid Spit", "Luck Potion", "Strength Potion"
BACKBONE, TOMORROW, FRIDAY = "Bottled Backbone", "Essence of Tomorrow Morning", "Concentrated Friday Night"
THOUGHTS, VARNISH, SMOKE = "Second Thoughts, Distilled", "Varnish for the Stomach", "Smoke With a Cork In It"
FIST, PEPPER, FAILED = "Fist in a Flask", "Ghost Pepper Cordial", "Failed Attempt"
CAULDRON, TASTER = "Quick, before it curdles!", "Say 'ah'. I'm taking notes."
BOTTLE, SEDIMENT = "Hang on, I have a bottle for this", "Swirl it first. The bottom bites."
PESTLE, SHIELD = "That's a pestle. This is a bigger pestle.", "Shield first, questions later"
HIT, FEE, NO = "Make some elbow room", "Requests cost extra", "I don't think so!"


def test_phrenk_can_be_played() -> None:
    assert check_character("phrenk").cards == 40


def test_the_decks_have_the_copies_of_the_printed_ones() -> None:
    assert sorted(n for n, _ in CHARACTER.deck) == [1] * 18 + [2] * 8 + [6]
    assert sorted(n for n, _ in CHARACTER.side_decks[0][1]) == [1] * 7 + [2] * 4 + [3]


# --- the Potions -------------------------------------------------------------------------------------


def with_potion(title: str) -> Scene:
    """Phrenk's Action Phase, with a Potion in front of him."""
    t = given("phrenk", "zot", "fiona", at=action_phase("phrenk"))
    t.phrenk.front(title)
    return t


def hit_with(potion: str, card: str = HIT, on: str | None = "zot") -> Scene:
    """Fiona plays a card; a Potion of Phrenk's may join in."""
    t = given("fiona", "phrenk", "zot", at=action_phase("fiona"))
    t.phrenk.front(potion)
    t.fiona.hand(card).plays(card, on=on)
    return t


def test_strength_is_added_to_every_loss_of_fortitude() -> None:
    t = hit_with(STRENGTH)
    t.phrenk.plays(STRENGTH)
    t.all_pass()
    t.zot.has(fortitude=16)
    t = with_potion(STRENGTH)
    t.phrenk.hand("Gog do happy dance").plays("Gog do happy dance")
    t.phrenk.plays(STRENGTH)
    t.all_pass()
    t.zot.has(fortitude=17)
    t.fiona.has(fortitude=17)
    t.phrenk.has(fortitude=20)


def test_strength_does_not_collect_more_gold() -> None:
    t = hit_with(STRENGTH, FEE)
    t.phrenk.plays(STRENGTH)
    t.all_pass()
    t.zot.has(gold=8, fortitude=20)


def test_luck_adds_one_to_whatever_a_card_counts() -> None:
    t = hit_with(LUCK)
    t.phrenk.plays(LUCK)
    t.all_pass()
    t.zot.has(fortitude=17)
    t = hit_with(LUCK, FEE)
    t.phrenk.plays(LUCK)
    t.all_pass()
    t.zot.has(gold=7)
    t.fiona.has(gold=13)
    t = hit_with(LUCK, "And now I'm going to play something really sad", None)
    t.zot.set(alcohol=5)
    t.phrenk.plays(LUCK)
    t.all_pass()
    t.zot.has(alcohol=3, gold=8)


def test_luck_is_undone_when_it_is_negated() -> None:
    t = hit_with(LUCK)
    t.phrenk.plays(LUCK)
    t.zot.hand(NO).plays(NO)
    t.all_pass()
    t.zot.has(fortitude=18)


def test_a_potion_makes_another_potion_stronger() -> None:
    t = given("fiona", "phrenk", "zot", at=order_phase("fiona"))
    t.phrenk.front(STRENGTH)
    t.zot.front(ACID).plays(ACID, on="fiona")
    t.phrenk.plays(STRENGTH)
    t.all_pass()
    t.fiona.has(fortitude=17)


@pytest.mark.parametrize(
    ("potion", "fortitude", "alcohol", "hand"), [(BACKBONE, 12, 6, 0), (TOMORROW, 9, 3, 0), (THOUGHTS, 10, 5, 2)]
)
def test_some_potions_are_for_whoever_drinks_them_and_most_have_an_aftertaste(
    potion: str, fortitude: int, alcohol: int, hand: int
) -> None:
    t = given("fiona", "phrenk", "zot", at=order_phase("fiona"))
    t.zot.set(fortitude=10, alcohol=5).front(potion).plays(potion)
    t.nobody_answers()
    t.zot.has(fortitude=fortitude, alcohol=alcohol, hand=hand, front=[])


def test_a_friday_night_comes_over_somebody_else() -> None:
    t = given("fiona", "phrenk", "zot", at=order_phase("fiona"))
    t.phrenk.front(FRIDAY).plays(FRIDAY, on="fiona")
    t.nobody_answers()
    t.fiona.has(alcohol=1)


def test_a_varnished_stomach_ignores_a_drink() -> None:
    t = given("fiona", "phrenk", at=drink_phase("phrenk"))
    t.phrenk.front(VARNISH).pile("Dragon Breath Ale").drinks()
    t.phrenk.plays(VARNISH)
    t.all_pass()
    t.phrenk.has(alcohol=0, front=[])


@pytest.mark.parametrize("attack", [HIT, FEE, "Is the room turning, or is it me?"])
def test_smoke_hides_its_owner_from_a_card(attack: str) -> None:
    t = hit_with(SMOKE, attack, "phrenk")
    t.phrenk.plays(SMOKE)
    t.all_pass()
    t.phrenk.has(fortitude=20, alcohol=0, gold=10)


def test_ghost_pepper_burns_everybody_else() -> None:
    t = with_potion(PEPPER)
    t.phrenk.plays(PEPPER)
    t.all_pass()
    t.phrenk.has(fortitude=20)
    t.zot.has(fortitude=19)
    t.fiona.has(fortitude=19)


# --- his own cards -----------------------------------------------------------------------------------


def test_before_it_curdles_there_is_a_new_potion_and_an_action_for_it() -> None:
    t = given("phrenk", "zot", "fiona", at=action_phase("phrenk"))
    t.phrenk.hand(CAULDRON, PESTLE).side_deck("potion", FIST, ACID).plays(CAULDRON)
    t.nobody_answers()
    t.phrenk.has(front=[FIST], gold=9).is_asked("action").plays(FIST, on="zot")
    t.all_pass()
    t.zot.has(fortitude=17)
    t.phrenk.is_asked("order").cannot_play(PESTLE)
    assert t.inn == 1


def test_notes_on_a_taster_lead_to_a_potion() -> None:
    t = given("phrenk", "zot", "fiona", at=action_phase("phrenk"))
    t.phrenk.front(ACID).hand(TASTER).side_deck("potion", SMOKE).plays(TASTER, on="zot")
    t.phrenk.has(front=[ACID])
    t.nobody_answers()
    t.zot.has(fortitude=19)
    t.phrenk.is_asked("shed").chooses(1).has(front=[SMOKE])


def test_an_unwilling_taster_does_not_spoil_the_potion() -> None:
    t = given("phrenk", "zot", "fiona", at=action_phase("phrenk"))
    t.phrenk.hand(TASTER).side_deck("potion", SMOKE).plays(TASTER, on="zot")
    t.zot.hand(SHIELD).plays(SHIELD)
    t.all_pass()
    t.zot.has(fortitude=20)
    t.phrenk.has(front=[SMOKE])


def test_there_is_a_bottle_for_this_and_it_is_used_at_once() -> None:
    t = hit_with(ACID, on="phrenk")
    t.phrenk.hand(BOTTLE).side_deck("potion", FAILED, SMOKE).plays(BOTTLE)
    t.nobody_answers()
    t.phrenk.is_asked("shed").chooses(1).plays(SMOKE)
    t.all_pass()
    t.phrenk.has(fortitude=20, front=[], discarded=[BOTTLE])


def test_the_bottom_of_a_swirled_drink_bites() -> None:
    t = given("fiona", "phrenk", "zot", at=drink_phase("fiona"))
    t.phrenk.hand(SEDIMENT)
    t.fiona.pile("Light Ale").drinks()
    t.phrenk.plays(SEDIMENT)
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 2
    t.all_pass()
    t.fiona.has(alcohol=2, fortitude=19)
    t.phrenk.has(alcohol=0, fortitude=20)


def test_phrenk_does_not_swirl_his_own_drink() -> None:
    t = given("fiona", "phrenk", at=drink_phase("phrenk"))
    t.phrenk.hand(SEDIMENT).pile("Light Ale").drinks()
    t.phrenk.cannot_play(SEDIMENT)


def test_phrenk_is_a_troll_and_swill_is_home_cooking() -> None:
    t = given("fiona", "phrenk", at=drink_phase("phrenk"))
    t.phrenk.pile("Troll Swill").drinks()
    t.all_pass()
    t.phrenk.has(alcohol=2, fortitude=20)

"""Fiona the Volatile: she hits, she hits back, and she pours for those who sit dry."""

from __future__ import annotations

from alehouse.testing import action_phase, check_character, drink_phase, given

NOT_DRINKING = "We're at an inn, and you're not drinking. What's wrong with you?"
BOTTOMS_UP = "Bottoms up, or I tip the chair"
COURAGE = "Nothing like a little belt of liquid courage!"
COUNTERSWING = "Lesson two: the counterswing"


def test_fiona_can_be_played() -> None:
    assert check_character("fiona").cards == 40


def test_whoever_drinks_drinks_one_more_and_the_first_drink_still_counts() -> None:
    t = given("fiona", "zot", "gerki", at=drink_phase("zot"))
    t.fiona.hand(NOT_DRINKING)
    t.zot.pile("Light Ale", "Wine with a Chaser", "Elven Wine", "Water")
    t.zot.drinks()
    t.fiona.plays(NOT_DRINKING)
    t.nobody_answers()
    assert t.drink_of("zot").alcohol == 5  # the Wine and its Chaser
    t.all_pass()
    t.zot.has(alcohol=6, pile=1)


def test_nobody_drinks_more_in_the_drink_phase_of_somebody_else() -> None:
    t = given("fiona", "zot", "gerki", at=drink_phase("fiona"))
    t.fiona.hand(NOT_DRINKING).pile("Light Ale")
    t.fiona.drinks()
    t.fiona.cannot_play(NOT_DRINKING)


def test_bottoms_up_works_outside_the_drink_phase_and_finds_only_the_own_pile() -> None:
    t = given("fiona", "zot", "gerki", at=action_phase("gerki"))
    t.fiona.hand(BOTTOMS_UP, BOTTOMS_UP)
    t.zot.pile("Dragon Breath Ale")
    t.gerki.hand("Mind the caltrops").plays("Mind the caltrops", on="fiona")
    t.fiona.plays(BOTTOMS_UP, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(alcohol=4, pile=0)
    t.fiona.has(fortitude=20)
    t.fiona.plays(BOTTOMS_UP, on="gerki")
    t.nobody_answers()
    t.gerki.has(alcohol=0)
    t.nobody_answers()
    t.fiona.has(fortitude=17)


def test_a_belt_of_courage_turns_a_strong_drink_into_strength() -> None:
    t = given("fiona", "zot", at=drink_phase("fiona"))
    t.fiona.hand(COURAGE).pile("Dragon Breath Ale").set(fortitude=5, alcohol=3)
    t.fiona.drinks()
    t.fiona.plays(COURAGE)
    t.all_pass()
    t.fiona.has(fortitude=9, alcohol=3)


def test_two_counterswings_answer_one_blow() -> None:
    t = given("fiona", "zot", "gog", at=action_phase("gog"))
    t.fiona.hand(COUNTERSWING, COUNTERSWING)
    t.gog.hand("Gog show you nice ceiling").plays("Gog show you nice ceiling", on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=16).plays(COUNTERSWING)
    t.nobody_answers()
    t.gog.has(fortitude=18)
    t.nobody_answers()  # to the first counterswing
    t.fiona.plays(COUNTERSWING)
    t.nobody_answers()
    t.gog.has(fortitude=16)

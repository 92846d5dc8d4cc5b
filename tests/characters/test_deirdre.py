"""Deirdre the Priestess: she heals, for a donation, and catches whoever cheats."""

from __future__ import annotations

from alehouse.testing import action_phase, check_character, drink_phase, gambling, given

WINE_INTO_WATER = "Wine into Water"
PRAYER = "Prayer of Healing"
SERVICE = "Blessings for all, donations at the door"
TOAST = "Let's toast the Goddess!"
CAUGHT = "They might not know you're cheating, but my Goddess does!"
CHEAT = "Oops... I dropped my cards..."


def test_deirdre_can_be_played() -> None:
    assert check_character("deirdre").cards == 40


def test_wine_becomes_water_but_never_medicine() -> None:
    t = given("deirdre", "zot", at=drink_phase("zot"))
    t.deirdre.hand(WINE_INTO_WATER, WINE_INTO_WATER)
    t.zot.pile("Elven Wine").set(alcohol=5)
    t.zot.drinks()
    t.deirdre.plays(WINE_INTO_WATER)
    t.nobody_answers()
    assert t.drink_of("zot").alcohol == 1
    t.deirdre.plays(WINE_INTO_WATER)
    t.nobody_answers()
    assert t.drink_of("zot").alcohol == 0
    t.all_pass()
    t.zot.has(alcohol=5)


def test_a_prayer_heals_another_who_donates() -> None:
    t = given("deirdre", "zot", "gerki", at=action_phase("deirdre"))
    t.zot.set(fortitude=10)
    t.deirdre.hand(PRAYER).plays(PRAYER, on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=12, gold=9)
    t.deirdre.has(fortitude=20, gold=11)
    t.gerki.has(gold=10)


def test_who_ignores_the_prayer_keeps_the_coin_and_the_wound() -> None:
    t = given("deirdre", "zot", at=action_phase("deirdre"))
    t.zot.set(fortitude=10).hand("The stars say no!")
    t.deirdre.hand(PRAYER).plays(PRAYER, on="zot")
    t.zot.plays("The stars say no!")
    t.all_pass()
    t.zot.has(fortitude=10, gold=8)
    t.deirdre.has(gold=8)


def test_blessings_heal_everybody_and_the_others_donate() -> None:
    t = given("deirdre", "zot", "gerki", at=action_phase("deirdre"))
    for player in (t.deirdre, t.zot, t.gerki):
        player.set(fortitude=10)
    t.gerki.set(fortitude=20)
    t.deirdre.hand(SERVICE).plays(SERVICE)
    t.nobody_answers()
    t.deirdre.has(fortitude=11, gold=12)
    t.zot.has(fortitude=11, gold=9)
    t.gerki.has(fortitude=20, gold=9)


def test_a_toast_leaves_the_piles_alone_and_events_aside() -> None:
    t = given("deirdre", "zot", "gerki", at=action_phase("deirdre"))
    t.zot.pile("Dragon Breath Ale")
    t.drink_deck("Wine", "Drinking Contest!", "Light Ale", "Elven Wine")
    t.deirdre.hand(TOAST).plays(TOAST)
    t.all_pass()
    t.deirdre.has(alcohol=2)
    t.zot.has(alcohol=1, pile=1)
    t.gerki.has(alcohol=3)


def test_a_cheat_who_is_caught_loses_the_round_to_the_goddess() -> None:
    t = given("deirdre", "gerki", "zot", at=gambling("deirdre", control="zot", turn="gerki", pot=7))
    t.deirdre.hand(CAUGHT)
    t.gerki.hand(CHEAT)
    t.all_pass()
    t.gerki.plays(CHEAT)
    t.deirdre.plays(CAUGHT)
    t.nobody_answers()
    assert t.control != "gerki"
    t.all_pass()
    t.deirdre.has(gold=17)
    assert (t.pot, t.in_round) == (0, ())


def test_whoever_left_the_round_catches_nobody() -> None:
    at = gambling("deirdre", control="zot", turn="gerki", pot=7, left=("deirdre",))
    t = given("deirdre", "gerki", "zot", at=at)
    t.deirdre.hand(CAUGHT)
    t.gerki.hand(CHEAT)
    t.all_pass()
    t.gerki.plays(CHEAT)
    t.deirdre.cannot_play(CAUGHT, rule="GAMBLE-16")

"""Zot the Wizard: he pays for what Pooky ate, and Pooky hurts the whole table."""

from __future__ import annotations

from alehouse.testing import action_phase, check_character, drink_phase, gambling, given

HAT = "Pooky ate somebody's hat. I'll pay."
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
STARS = "The stars say no!"
TOAD = "Behold, your chair is a toad"


def test_zot_can_be_played() -> None:
    assert check_character("zot").cards == 40


def test_zot_pays_one_gold_to_the_inn_to_be_out_of_a_round() -> None:
    t = given("fiona", "zot", "gerki", at=action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!").plays("Gambling? I'm in!")
    t.zot.hand(HAT).plays(HAT, mode=1)
    t.nobody_answers()
    t.zot.has(gold=9)
    assert t.inn == 1
    t.nobody_answers()
    assert (t.pot, t.in_round) == (2, ("fiona", "gerki"))
    t.zot.has(gold=9)


def test_zot_pays_one_gold_to_the_inn_to_be_rid_of_a_drink() -> None:
    t = given("fiona", "zot", at=drink_phase("zot"))
    t.zot.hand(HAT).pile("Dragon Breath Ale").set(gold=5)
    t.zot.drinks()
    t.zot.plays(HAT, mode=2)
    t.all_pass()
    t.zot.has(gold=4, alcohol=0)
    assert t.inn == 1


def test_the_price_of_the_hat_is_part_of_the_card_and_not_paid_if_it_is_negated() -> None:
    t = given("fiona", "zot", at=drink_phase("zot"))
    t.zot.hand(HAT).pile("Dragon Breath Ale").set(gold=5)
    t.fiona.hand("I don't think so!")
    t.zot.drinks()
    t.zot.plays(HAT, mode=2)
    t.fiona.plays("I don't think so!")
    t.all_pass()
    t.zot.has(gold=5, alcohol=4)


def test_one_bystander_gets_away_from_pooky_and_the_others_do_not() -> None:
    t = given("zot", "fiona", "deirdre", "gerki", at=action_phase("zot"))
    t.zot.hand(RAMPAGE).plays(RAMPAGE)
    t.deirdre.hand("That one bounced off my halo").plays("That one bounced off my halo")
    t.all_pass()
    t.zot.has(fortitude=20)
    t.fiona.has(fortitude=19)
    t.deirdre.has(fortitude=20)
    t.gerki.has(fortitude=19)


def test_the_stars_say_no_to_a_whole_song() -> None:
    song = "And now I'm going to play something really sad"
    t = given("fleck", "zot", "fiona", at=action_phase("fleck"))
    for player in (t.fleck, t.zot, t.fiona):
        player.set(alcohol=3)
    t.fleck.hand(song).plays(song)
    t.zot.hand(STARS).plays(STARS)
    t.all_pass()
    t.zot.has(alcohol=3, gold=10)
    t.fiona.has(alcohol=2, gold=9)
    t.fleck.has(alcohol=2, gold=11)


def test_a_toad_for_the_last_rival_wins_the_round() -> None:
    t = given("zot", "fiona", "gerki", at=gambling("fiona", control="gerki", turn="zot", pot=6, left=("fiona",)))
    t.zot.hand(TOAD)
    t.all_pass()
    t.zot.plays(TOAD, on="gerki")
    t.all_pass()
    t.zot.has(gold=16)
    t.gerki.has(gold=10)
    assert t.pot == 0

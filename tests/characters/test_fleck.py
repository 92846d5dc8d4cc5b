"""Fleck the Bard: songs for the whole table, and the band drinks free."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, check_character, given, order_phase

FREE = "The band drinks free, it's tradition"
SAD = "And now I'm going to play something really sad"
ROWDY = "The one about the goat, with stamping"
REQUEST = "Requests cost extra"


def test_fleck_can_be_played() -> None:
    assert check_character("fleck").cards == 40


def concert(song: str) -> Scene:
    t = given("fleck", "zot", "fiona", at=action_phase("fleck"))
    for player in (t.fleck, t.zot, t.fiona):
        player.set(alcohol=4)
    t.fleck.hand(song)
    return t


def test_a_sad_song_sobers_everybody_and_the_others_pay() -> None:
    t = concert(SAD)
    t.fiona.set(alcohol=0, gold=1)
    t.fleck.plays(SAD)
    t.nobody_answers()
    t.fleck.has(alcohol=3, gold=12)
    t.zot.has(alcohol=3, gold=9)
    t.fiona.has(alcohol=0, gold=0)


def test_the_song_about_the_goat_hurts_the_others_and_costs_the_singer() -> None:
    t = concert(ROWDY)
    t.fleck.plays(ROWDY)
    t.nobody_answers()
    t.fleck.has(fortitude=20, alcohol=5, gold=9)
    t.zot.has(fortitude=19, alcohol=5, gold=10)
    t.fiona.has(fortitude=19, alcohol=5, gold=10)
    assert t.inn == 1


def test_a_heckler_who_is_hurt_by_the_goat_hits_back_at_the_singer() -> None:
    t = concert(ROWDY)
    t.fiona.hand("Lesson two: the counterswing")
    t.fleck.plays(ROWDY)
    t.nobody_answers()
    t.fiona.plays("Lesson two: the counterswing")
    t.nobody_answers()
    t.fleck.has(fortitude=18)
    t.zot.has(fortitude=19)


def test_a_request_costs_two_gold_or_all_there_is() -> None:
    for purse, paid in ((10, 2), (1, 1)):
        t = given("fleck", "zot", "fiona", at=action_phase("fleck"))
        t.zot.set(gold=purse)
        t.fleck.hand(REQUEST).plays(REQUEST, on="zot")
        t.nobody_answers()
        t.fleck.has(gold=10 + paid)
        t.zot.has(gold=purse - paid)


def test_the_band_orders_two_drinks_and_pays_nothing() -> None:
    t = given("fleck", "zot", "fiona", at=order_phase("fleck"))
    t.fleck.hand(FREE).plays(FREE, mode=1)
    t.nobody_answers()
    t.fleck.orders("zot").orders("fiona")
    t.fleck.has(gold=10)
    t.zot.has(pile=1)
    t.fiona.has(pile=1)
    assert t.inn == 0


def test_the_band_does_not_pay_for_a_new_drink_deck_and_nobody_pays_for_it() -> None:
    t = given("zot", "fleck", "fiona", at=order_phase("zot"))
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    t.fleck.hand(FREE)
    t.nobody_answers()
    t.zot.orders("fiona")
    t.fleck.plays(FREE, mode=2)
    t.nobody_answers()
    t.nobody_answers()
    t.fleck.has(gold=10)
    t.zot.has(gold=9)
    t.fiona.has(gold=9)
    assert t.inn == 2

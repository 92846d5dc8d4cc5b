"""Gog the Half-Ogre: he hits hard, pays for the table, and says no in his own words."""

from __future__ import annotations

from alehouse.testing import action_phase, check_character, drink_phase, given

TABLE = "Gog borrow table for a second"
NO = "Gog not having it!"
MORE = "Gog say you drink MORE!"
TICKLE = "That tickle!"
CEILING = "Gog show you nice ceiling"


def test_gog_can_be_played() -> None:
    assert check_character("gog").cards == 40


def test_a_blow_with_the_table_costs_gog_one_gold() -> None:
    t = given("gog", "zot", "fiona", at=action_phase("gog"))
    t.gog.hand(TABLE).plays(TABLE, on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=17, gold=10)
    t.gog.has(gold=9)
    assert t.inn == 1


def test_the_table_is_paid_for_even_if_the_blow_is_ignored() -> None:
    t = given("gog", "zot", at=action_phase("gog"))
    t.zot.hand("Shield first, questions later")
    t.gog.hand(TABLE).plays(TABLE, on="zot")
    t.zot.plays("Shield first, questions later")
    t.all_pass()
    t.zot.has(fortitude=20)
    t.gog.has(gold=7)


def test_gog_may_not_ignore_what_he_pays_for_his_own_table() -> None:
    t = given("gog", "zot", at=action_phase("gog"))
    t.gog.hand(TABLE, "Gog chewing. Gog not notice.").plays(TABLE, on="zot")
    t.gog.cannot_play("Gog chewing. Gog not notice.", rule="NEG-06")


def test_gog_says_no_and_only_another_no_helps() -> None:
    t = given("gog", "zot", at=action_phase("gog"))
    t.zot.hand("Shield first, questions later", "I don't think so!", "The stars say no!")
    t.gog.hand(CEILING, NO).plays(CEILING, on="zot")
    t.zot.plays("Shield first, questions later")
    t.gog.plays(NO)
    t.zot.can_play("I don't think so!").cannot_play("The stars say no!")
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(fortitude=16)


def test_a_no_to_gogs_no_lets_the_shield_stand() -> None:
    t = given("gog", "zot", at=action_phase("gog"))
    t.zot.hand("Shield first, questions later", "I don't think so!")
    t.gog.hand(CEILING, NO).plays(CEILING, on="zot")
    t.zot.plays("Shield first, questions later")
    t.gog.plays(NO)
    t.zot.plays("I don't think so!")
    t.all_pass()
    t.zot.has(fortitude=20)


def test_gog_says_more_twice() -> None:
    t = given("gog", "zot", at=drink_phase("zot"))
    t.gog.hand(MORE, MORE)
    t.zot.pile("Light Ale", "Wine", "Elven Wine", "Water")
    t.zot.drinks()
    t.gog.plays(MORE)
    t.nobody_answers()
    t.zot.is_asked("window")
    t.gog.plays(MORE)
    t.all_pass()
    t.zot.has(alcohol=6, pile=1)


def test_gog_is_an_ogre_and_takes_ogre_brew_as_a_strong_drink() -> None:
    t = given("gog", "zot", at=drink_phase("gog"), drinks="rdi2")
    t.gog.pile("Ogre Brew")
    t.gog.drinks()
    t.all_pass()
    t.gog.has(alcohol=3, fortitude=20)


def test_even_an_anytime_card_tickles() -> None:
    """No Anytime Card of boxes 1 and 2 makes another lose Fortitude; one that heals him may be Ignored."""
    t = given("gog", "zot", at=action_phase("gog"))
    t.gog.set(fortitude=10).hand("Whole roast pig for Gog", TICKLE)
    t.gog.passes()
    t.gog.plays("Whole roast pig for Gog")
    t.gog.can_play(TICKLE).plays(TICKLE)
    t.all_pass()
    t.gog.has(fortitude=10)

"""Gerki the Sneak: the pot that somebody else won, one coin of it, and gone."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, check_character, drink_phase, gambling, given

STEAL = "Um...I know you think you won, but..."
COIN = "Grab a coin while no one's lookin'!"
VANISH = "Hey! Where'd the little guy go?"
FEE = "Requests cost extra"


def test_gerki_can_be_played() -> None:
    assert check_character("gerki").cards == 40


def last_pass(*left: str) -> Scene:
    """Fiona controls a pot of 6, and Zot is the last who has not passed."""
    at = gambling("fiona", control="fiona", turn="zot", pot=6, left=left, passed=("gerki",))
    return given("fiona", "zot", "gerki", at=at)


def test_gerki_takes_a_pot_that_somebody_else_has_won() -> None:
    t = last_pass()
    t.gerki.hand(STEAL)
    t.all_pass()
    t.gerki.cannot_play(STEAL)
    t.zot.is_asked("bid").passes()
    t.gerki.plays(STEAL)
    t.all_pass()
    t.gerki.has(gold=16)
    t.fiona.has(gold=10)
    assert t.pot == 0


def test_gerki_takes_the_pot_even_if_he_has_left_the_round() -> None:
    t = last_pass("gerki")
    t.gerki.hand(STEAL)
    t.all_pass()
    t.zot.passes()
    t.gerki.plays(STEAL)
    t.all_pass()
    t.gerki.has(gold=16)


def test_a_negated_theft_leaves_the_pot_with_the_winner() -> None:
    t = last_pass()
    t.gerki.hand(STEAL)
    t.fiona.hand("I don't think so!")
    t.all_pass()
    t.zot.passes()
    t.gerki.plays(STEAL)
    t.fiona.plays("I don't think so!")
    t.all_pass()
    t.fiona.has(gold=16)
    t.gerki.has(gold=10)


def test_coins_leave_the_pot_while_the_round_goes_on() -> None:
    t = given("fiona", "zot", "gerki", at=gambling("fiona", control="fiona", turn="zot", pot=2))
    t.gerki.hand(COIN, COIN, COIN)
    t.gerki.plays(COIN)
    t.nobody_answers()
    t.gerki.plays(COIN)
    t.nobody_answers()
    assert (t.pot, t.control, len(t.in_round)) == (0, "fiona", 3)
    t.gerki.plays(COIN)  # nothing is left to grab
    t.nobody_answers()
    t.gerki.has(gold=12)
    assert t.pot == 0


def test_the_little_guy_is_gone_when_a_card_touches_any_of_his_numbers() -> None:
    for attack in ("Make some elbow room", "Is the room turning, or is it me?", FEE):
        t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
        t.fiona.hand(attack).plays(attack, on="gerki")
        t.gerki.hand(VANISH).plays(VANISH, mode=1)
        t.all_pass()
        t.gerki.has(fortitude=20, alcohol=0, gold=10)


def test_the_little_guy_is_gone_when_he_should_drink() -> None:
    t = given("fiona", "gerki", at=drink_phase("gerki"))
    t.gerki.hand(VANISH).pile("Dragon Breath Ale")
    t.gerki.drinks()
    t.gerki.plays(VANISH, mode=2)
    t.all_pass()
    t.gerki.has(alcohol=0)

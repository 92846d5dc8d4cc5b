"""Serena the Pious: what moves her Piety, and what her Piety moves."""

from __future__ import annotations

import pytest

from alehouse.content.characters.serena import CHARACTER
from alehouse.game import Game
from alehouse.testing import (
    Scene,
    action_phase,
    check_character,
    drink_phase,
    example,
    gambling,
    given,
    order_phase,
    rule,
)

NO, ANOTHER_NO = "serena-i-dont-think-so", "i-dont-think-so"
SMITE = "I'm sure you did something to deserve this..."
CODE = "This is not in the Paladin's Code..."
PRAYER = "Time for prayer."
DONATIONS = "Your donations will be greatly appreciated by the Temple"
INDULGENCE = "Repentance hurts. Indulgences are by the door."
TRIBE = "You can take the orc out of the village..."
CHEEK = "The other cheek is busy"
FAITH = "My faith is thicker than my breastplate"
HYMN = "One hymn, two bandages, amen"
EXPENSE = "Let us call it a Temple expense"
BLOW = "Forgive me for the next two seconds"
VISION = "Hush! I am having a vision"
KNEELING = "You would not strike a kneeling woman"
HEADLOCK = "So then I got the ogre in a headlock like this!"
BOUNCER = "The landlord still owes me for that bouncer job"
SHIELD = "Shield first, questions later"


def test_serena_can_be_played() -> None:
    assert check_character("serena").cards == 40


def test_the_deck_has_the_copies_of_the_printed_one() -> None:
    assert sorted(n for n, _ in CHARACTER.deck) == [1] * 12 + [2] * 11 + [6]


@rule("SER-01")
def test_serena_begins_with_a_full_piety_that_everybody_sees() -> None:
    game = Game(["serena", "zot"], seed=1)
    for looks in (None, 0, 1):
        serena, zot = game.view(looks).seats
        assert serena.counters == (("piety", 8),)
        assert zot.counters == ()


def her_turn(title: str, piety: int, *more: str) -> Scene:
    """Serena's Action Phase, with Kaylin and Fiona at the table."""
    t = given("serena", "kaylin", "fiona", at=action_phase("serena"))
    t.serena.set(piety=piety).hand(title, *more)
    return t


def attacked(title: str, piety: int, attack: str = HEADLOCK) -> Scene:
    """Fiona attacks Serena, who holds one card."""
    t = given("fiona", "serena", "zot", at=action_phase("fiona"))
    t.serena.set(piety=piety).hand(title)
    t.fiona.hand(attack).plays(attack, on="serena")
    return t


# --- the smite and the arrows ----------------------------------------------------------------------


@rule("SER-04")
@pytest.mark.parametrize(("piety", "loss"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 2), (7, 1), (8, 1)])
def test_the_lower_her_piety_the_harder_she_smites(piety: int, loss: int) -> None:
    t = her_turn(SMITE, piety)
    t.serena.plays(SMITE, on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=20 - loss)
    t.kaylin.has(fortitude=20)


@rule("SER-02", "SER-03")
@example("RDI13-SERENA-1")
def test_the_arrow_comes_after_the_blow() -> None:
    t = her_turn(SMITE, 2)
    t.serena.plays(SMITE, on="kaylin")
    t.serena.has(piety=2)
    t.nobody_answers()
    t.kaylin.has(fortitude=17)
    t.serena.has(piety=1)


@rule("SER-04")
@example("RDI13-SERENA-2")
def test_a_good_deed_in_between_softens_the_blow() -> None:
    drink_up = "Bottoms up, or I tip the chair"
    t = her_turn(SMITE, 1, CODE)
    t.serena.pile("Elven Wine")
    t.kaylin.hand(drink_up)
    t.serena.plays(SMITE, on="kaylin")
    t.kaylin.plays(drink_up, on="serena")
    t.nobody_answers()
    t.serena.plays(CODE)
    t.nobody_answers()
    t.serena.has(piety=2)
    t.nobody_answers()
    t.serena.has(alcohol=0, pile=0)
    t.nobody_answers()
    t.kaylin.has(fortitude=17)
    t.serena.has(piety=1)


@rule("SER-03")
def test_a_blow_that_is_ignored_is_still_a_sin() -> None:
    t = her_turn(BLOW, 5)
    t.fiona.hand("You'll need a bigger sword than that")
    t.serena.plays(BLOW, on="fiona")
    t.fiona.plays("You'll need a bigger sword than that")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(fortitude=20)
    t.serena.has(piety=4)


@rule("SER-03")
def test_a_good_deed_that_is_negated_is_none() -> None:
    t = given("serena", "fiona", at=drink_phase("serena"))
    t.serena.set(piety=3).hand(CODE).pile("Wine")
    t.fiona.hand(ANOTHER_NO)
    t.serena.drinks().plays(CODE)
    t.fiona.plays(ANOTHER_NO)
    t.all_pass()
    t.serena.has(piety=3, alcohol=2)


@rule("SER-02")
def test_a_paladin_does_not_drink_that_and_is_better_for_it() -> None:
    t = given("serena", "fiona", at=drink_phase("serena"))
    t.serena.set(piety=3).hand(CODE).pile("Dragon Breath Ale")
    t.serena.drinks().plays(CODE)
    t.all_pass()
    t.serena.has(piety=4, alcohol=0)


@rule("SER-02", "SER-05")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (6, 8), (7, 8), (8, 8)])
def test_prayer_sobers_and_lifts_but_not_beyond_eight(before: int, after: int) -> None:
    t = her_turn(PRAYER, before)
    t.serena.set(alcohol=5).passes()
    t.serena.plays(PRAYER)
    t.nobody_answers()
    t.serena.has(piety=after, alcohol=3)


# --- atonement -------------------------------------------------------------------------------------


@rule("SER-06")
@example("RDI13-INLINE-PIETY")
@pytest.mark.parametrize(("option", "gold", "fortitude"), [(1, 9, 20), (2, 10, 19)])
@pytest.mark.parametrize("piety", [1, 2])
def test_two_steps_too_many_are_one_atonement(piety: int, option: int, gold: int, fortitude: int) -> None:
    t = her_turn(TRIBE, piety)
    t.serena.plays(TRIBE)
    t.nobody_answers()
    t.serena.is_asked("option").chooses(option)
    t.serena.has(piety=1, gold=gold, fortitude=fortitude)
    assert t.inn == 10 - gold
    t.all_pass()
    t.serena.is_asked("order")


@rule("SER-06")
def test_the_last_step_down_needs_no_atonement() -> None:
    t = her_turn(BLOW, 2)
    t.serena.plays(BLOW, on="fiona")
    t.nobody_answers()
    t.all_pass()
    t.serena.has(piety=1, gold=10, fortitude=20).is_asked("order")


# --- her own "I don't think so!" -------------------------------------------------------------------


def refused(piety: int) -> Scene:
    """Serena strikes, Kaylin raises a shield, Serena says no, and Kaylin holds a no too."""
    t = her_turn(BLOW, piety, NO, PRAYER)
    t.kaylin.hand(SHIELD, ANOTHER_NO, "The stars say no!")
    t.serena.plays(BLOW, on="kaylin")
    t.kaylin.plays(SHIELD)
    t.serena.plays(NO)
    return t


@rule("SER-07")
def test_at_full_piety_nobody_negates_her_no() -> None:
    t = refused(8)
    t.kaylin.cannot_play(ANOTHER_NO, rule="NEG-01")
    t.all_pass()
    t.kaylin.has(fortitude=18)
    t.serena.has(piety=7)


@rule("SER-07")
@pytest.mark.parametrize("piety", [1, 7])
def test_below_full_piety_another_no_stops_hers(piety: int) -> None:
    t = refused(piety)
    t.kaylin.cannot_play("The stars say no!").plays(ANOTHER_NO)
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    t.kaylin.has(fortitude=20)


@rule("SER-07")
def test_a_prayer_in_time_makes_her_no_final() -> None:
    t = refused(6)
    t.kaylin.can_play(ANOTHER_NO)
    t.serena.plays(PRAYER)
    t.nobody_answers()
    t.serena.has(piety=8)
    t.kaylin.cannot_play(ANOTHER_NO, rule="NEG-01")


@rule("SER-07")
def test_a_prayer_too_late_does_not_save_her_no() -> None:
    """Her Piety counts at the moment of the answer, and the answer has been played."""
    t = refused(6)
    t.kaylin.plays(ANOTHER_NO)
    t.serena.plays(PRAYER)
    t.nobody_answers()
    t.serena.has(piety=8)
    t.all_pass()
    t.kaylin.has(fortitude=20)


@rule("SER-05", "SER-07")
@example("RDI13-SERENA-3")
def test_prayer_first_and_then_a_no_that_nobody_stops() -> None:
    t = given("serena", "phrenk", "fiona", at=drink_phase("serena"))
    t.serena.set(piety=6, fortitude=15, alcohol=14).hand(CODE, PRAYER, NO).pile("Dragon Breath Ale")
    t.phrenk.hand(ANOTHER_NO)
    t.fiona.hand(ANOTHER_NO)
    t.serena.drinks().plays(CODE)
    t.phrenk.plays(ANOTHER_NO)
    t.serena.plays(PRAYER)
    t.nobody_answers()
    t.serena.has(alcohol=12, piety=8).plays(NO)
    t.fiona.cannot_play(ANOTHER_NO, rule="NEG-01")
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_of("serena").ignored
    t.all_pass()
    t.serena.has(alcohol=12, fortitude=15, piety=8)


# --- donations -------------------------------------------------------------------------------------


def collection(*more: str) -> Scene:
    t = her_turn(DONATIONS, 5, *more)
    t.serena.plays(DONATIONS)
    return t


@rule("SER-08")
def test_the_others_give_and_serena_tithes() -> None:
    t = collection()
    t.nobody_answers()
    t.serena.has(gold=11, piety=5)
    t.kaylin.has(gold=9)
    t.fiona.has(gold=9)
    assert t.inn == 1


@rule("SER-08")
def test_a_tithe_that_the_inn_pays_is_none() -> None:
    """One step for the expense, one for the tithe."""
    t = collection(EXPENSE)
    t.serena.plays(EXPENSE)
    t.nobody_answers()
    t.serena.has(piety=4)
    t.nobody_answers()
    t.serena.has(gold=12, piety=3)
    assert t.inn == 0


@rule("SER-08")
def test_a_tithe_in_false_coin_is_none() -> None:
    t = collection("Illusionary coin")
    t.serena.plays("Illusionary coin")
    t.all_pass()
    t.serena.has(gold=12, piety=4)
    assert t.inn == 0


@rule("SER-08")
def test_how_the_others_pay_is_between_them_and_the_temple() -> None:
    t = collection()
    t.fiona.hand(BOUNCER).plays(BOUNCER)
    t.all_pass()
    t.serena.has(gold=11, piety=5)
    t.fiona.has(gold=10)


def test_serena_may_forgo_the_donations_but_not_the_tithe() -> None:
    t = collection(KNEELING)
    t.serena.plays(KNEELING)
    t.all_pass()
    t.serena.has(gold=9, piety=5)
    t.kaylin.has(gold=10)
    t.fiona.has(gold=10)


@rule("SER-08")
def test_an_empty_purse_tithes_nothing() -> None:
    t = collection()
    t.serena.set(gold=0)
    t.nobody_answers()
    t.serena.has(gold=2, piety=4)
    assert t.inn == 0


@rule("SER-08", "TEAMCHAR-20")
@pytest.mark.parametrize(("favour", "piety"), [(True, 4), (False, 5)])
def test_a_mate_who_spares_her_the_tithe_does_her_no_favour(favour: bool, piety: int) -> None:
    t = given("serena", "fiona", "zot", at=action_phase("serena"), teams=(("serena", "fiona"), ("zot",)))
    t.serena.set(piety=5).hand(DONATIONS)
    t.fiona.hand(BOUNCER)
    t.serena.plays(DONATIONS)
    if favour:
        t.fiona.plays(BOUNCER)
    t.all_pass()
    t.serena.has(piety=piety)
    assert t.inn == (0 if favour else 1)


# --- wrath -----------------------------------------------------------------------------------------


def test_forgive_her_it_takes_two_seconds_and_one_step() -> None:
    t = her_turn(BLOW, 8)
    t.serena.plays(BLOW, on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=18)
    t.kaylin.has(fortitude=20)
    t.serena.has(piety=7)


@pytest.mark.parametrize(("paid", "lost"), [(0, 2), (1, 1), (2, 0)])
def test_repentance_or_an_indulgence_from_the_inn(paid: int, lost: int) -> None:
    t = her_turn(INDULGENCE, 5)
    t.serena.plays(INDULGENCE, on="fiona")
    t.nobody_answers()
    t.fiona.is_asked("number").chooses(paid)
    t.all_pass()
    t.fiona.has(fortitude=20 - lost, gold=10 - paid)
    t.serena.has(gold=10, piety=5)
    assert t.inn == paid


@pytest.mark.parametrize(("piety", "lost"), [(8, 1), (3, 1), (2, 2), (1, 2)])
def test_the_orc_comes_out_for_everybody(piety: int, lost: int) -> None:
    t = her_turn(TRIBE, piety)
    t.serena.plays(TRIBE)
    t.nobody_answers()
    t.kaylin.has(fortitude=20 - lost)
    t.fiona.has(fortitude=20 - lost)
    t.serena.has(fortitude=20, piety=max(1, piety - 2))


@pytest.mark.parametrize(("piety", "lost"), [(8, 2), (4, 2), (3, 3)])
def test_she_has_no_second_cheek(piety: int, lost: int) -> None:
    t = attacked(CHEEK, piety)
    t.serena.cannot_play(CHEEK, rule="TIME-07")
    t.nobody_answers()
    t.serena.has(fortitude=17).plays(CHEEK)
    t.nobody_answers()
    t.fiona.has(fortitude=20 - lost)
    t.zot.has(fortitude=20)
    t.serena.has(piety=piety - 1)


# --- shelter ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("piety", "lost"), [(8, 0), (5, 0), (4, 2), (1, 2)])
def test_faith_stops_a_blow_or_slows_it(piety: int, lost: int) -> None:
    t = attacked(FAITH, piety)
    t.serena.plays(FAITH)
    t.all_pass()
    t.serena.has(fortitude=20 - lost, piety=piety)


@rule("SER-04")
def test_faith_is_as_strong_as_it_is_in_the_end() -> None:
    t = attacked(FAITH, 4)
    t.serena.hand(PRAYER).plays(FAITH)
    t.serena.plays(PRAYER)
    t.nobody_answers()
    t.serena.has(piety=6)
    t.all_pass()
    t.serena.has(fortitude=20)


def test_who_slowed_a_blow_does_not_strike_back() -> None:
    t = attacked(FAITH, 4)
    t.serena.hand(CHEEK).plays(FAITH)
    t.nobody_answers()
    t.nobody_answers()
    t.serena.has(fortitude=18).cannot_play(CHEEK)


@pytest.mark.parametrize(("piety", "healed"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_a_hymn_heals_whom_heaven_hears(piety: int, healed: int) -> None:
    t = attacked(HYMN, piety)
    t.serena.set(fortitude=12).plays(HYMN)
    t.nobody_answers()
    t.serena.has(fortitude=12 + healed, piety=piety)


@pytest.mark.parametrize("attack", [HEADLOCK, "Requests cost extra", "Is the room turning, or is it me?"])
def test_nobody_strikes_a_kneeling_woman(attack: str) -> None:
    t = attacked(KNEELING, 3, attack)
    t.serena.plays(KNEELING)
    t.nobody_answers()
    t.nobody_answers()
    t.serena.has(fortitude=20, gold=10, alcohol=0, piety=3)


# --- Gold, Gambling and Drinks ---------------------------------------------------------------------


def test_a_temple_expense_costs_the_inn_gold_and_her_a_step() -> None:
    t = attacked(EXPENSE, 8, "Requests cost extra")
    t.serena.plays(EXPENSE)
    t.all_pass()
    t.serena.has(gold=10, piety=7)
    t.fiona.has(gold=12)


@pytest.mark.parametrize(("title", "piety"), [("Dice are the devil's knucklebones", 5), (VISION, 4)])
def test_leaving_the_dice_alone_is_a_good_deed_and_a_vision_is_none(title: str, piety: int) -> None:
    t = given("fiona", "serena", "zot", at=action_phase("fiona"))
    t.serena.set(piety=4).hand(title)
    t.fiona.hand("Gambling? I'm in!").plays("Gambling? I'm in!")
    t.serena.plays(title)
    t.nobody_answers()
    t.nobody_answers()
    t.serena.has(gold=10, piety=piety)
    assert t.in_round == ("fiona", "zot")
    assert t.pot == 2


def test_a_vision_comes_when_the_mug_does() -> None:
    t = given("serena", "fiona", at=drink_phase("serena"))
    t.serena.set(piety=4).hand(VISION).pile("Dragon Breath Ale")
    t.serena.drinks().plays(VISION)
    t.all_pass()
    t.serena.has(alcohol=0, piety=4)


def test_the_fifth_ace_costs_its_owner_the_pot() -> None:
    ace, cheat = "Thou shalt not have a fifth ace", "Oops... I dropped my cards..."
    t = given("serena", "fiona", "gerki", at=gambling("serena", control="serena", turn="gerki", pot=6))
    t.serena.set(piety=4).hand(ace)
    t.gerki.hand(cheat)
    t.all_pass()
    t.gerki.plays(cheat)
    t.serena.plays(ace)
    t.all_pass()
    t.serena.has(gold=16, piety=5)
    t.gerki.has(gold=10)


def test_two_cups_of_mercy() -> None:
    cups = "Two cups of mercy, filled to the brim"
    t = given("serena", "fiona", "zot", at=order_phase("serena"))
    t.serena.hand(cups).plays(cups)
    t.nobody_answers()
    t.serena.has(gold=9, piety=8).orders("fiona").orders("zot")
    t.fiona.has(pile=1)
    t.zot.has(pile=1)


def test_who_confesses_to_thirst_drinks_one_more() -> None:
    penance = "You have confessed to thirst. Do penance."
    t = given("fiona", "serena", at=drink_phase("fiona"))
    t.serena.hand(penance)
    t.fiona.pile("Light Ale", "Elven Wine", "Water")
    t.fiona.drinks()
    t.serena.plays(penance)
    t.all_pass()
    t.fiona.has(alcohol=4, pile=1)
    t.serena.has(piety=8)

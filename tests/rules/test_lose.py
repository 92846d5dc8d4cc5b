"""LOSE: passing out, going broke, and when that is judged."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, given, order_phase, rule

TIP = "Tip the Wench."


def in_last_chance(t: Scene) -> None:
    assert t.pending[-1:] == ["last-chance"], t.waiting()


def causes(t: Scene) -> dict[str, str]:
    """Who is out, and why."""
    names = t.state.table.names
    return {names[seat]: "gold" if why else "drink" for seat, _turn, why in t.state.out}


# --- the two ways to lose --------------------------------------------------------------------------


@rule("LOSE-01")
def test_without_gold_a_player_is_out() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=1)
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    t.gerki.has(gold=0)
    assert causes(t) == {}
    in_last_chance(t)
    t.nobody_answers()
    assert t.gerki.is_out
    assert causes(t) == {"gerki": "gold"}
    t.fiona.has(gold=10)
    t.zot.has(gold=10)


@rule("LOSE-01")
def test_the_last_coin_keeps_a_player_in() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=2)
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    t.gerki.has(gold=1)
    assert t.pending == ["free"]
    t.all_pass()
    assert not t.gerki.is_out


@rule("LOSE-02")
@pytest.mark.parametrize(("fortitude", "out"), [(8, False), (7, True), (6, True), (1, True)])
def test_alcohol_that_reaches_or_passes_fortitude_knocks_out(fortitude: int, out: bool) -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=fortitude, alcohol=3).pile("Dragon Breath Ale")
    t.gerki.hand(TIP)
    if fortitude <= 3:
        t.fiona.set(alcohol=0)
    t.fiona.drinks()
    t.nobody_answers()
    assert (t.pending == ["last-chance"]) is out
    t.nobody_answers()
    assert t.fiona.is_out is out


@rule("LOSE-02")
def test_losing_fortitude_knocks_out_as_well() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.zot.set(fortitude=9, alcohol=7)
    t.fiona.plays("Make some elbow room", on="zot")
    t.all_pass()
    t.zot.has(fortitude=7, alcohol=7)
    assert causes(t) == {"zot": "drink"}


@rule("LOSE-02", "OPEN-14", "LOSE-06")
def test_whoever_fails_both_ways_has_passed_out_with_nothing_to_share() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=2).pile("Dragon Breath Ale")
    t.gerki.hand("Your purse was getting heavy", "Your purse was getting heavy")
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    for _ in range(2):
        t.gerki.plays("Your purse was getting heavy", on="fiona")
        t.nobody_answers()
        in_last_chance(t)
    t.fiona.has(gold=0)
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink"}
    t.gerki.has(gold=12)
    t.zot.has(gold=10)


# --- elimination waits -----------------------------------------------------------------------------


@rule("LOSE-03", "OPEN-08")
def test_a_pending_action_is_finished_before_anybody_goes_out() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.zot.set(gold=1)
    t.gerki.hand("Your purse was getting heavy")
    t.fiona.plays("Make some elbow room", on="zot")
    t.gerki.plays("Your purse was getting heavy", on="zot")
    t.nobody_answers()
    t.zot.has(gold=0, fortitude=20)
    assert t.pending == ["make-some-elbow-room"]
    t.nobody_answers()
    t.zot.has(fortitude=18)
    assert t.pending == ["make-some-elbow-room"]
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert t.zot.is_out


@rule("LOSE-03")
def test_a_pending_drink_may_still_save_its_drinker() -> None:
    t = given("fiona", "sera", at=drink_phase("fiona"))
    t.fiona.set(fortitude=6, alcohol=5).pile("Holy Water")
    t.sera.hand("Hold still, it's a very small dart")
    t.fiona.drinks()
    t.sera.plays("Hold still, it's a very small dart", on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=6, alcohol=6)
    assert t.pending == ["drink"]
    t.nobody_answers()
    t.fiona.has(fortitude=8, alcohol=6)
    assert t.pending == ["free"]
    assert not t.fiona.is_out


@rule("LOSE-03", "OPEN-08")
def test_gold_lost_over_a_pending_payment_is_judged_after_both() -> None:
    """Zot is broke for a moment, until his own pending Action brings Gold."""
    t = given("deirdre", "zot", "gerki", at=action_phase("zot"))
    t.zot.set(gold=1).hand("Fortunes told, payment in advance")
    t.gerki.hand("Your purse was getting heavy")
    t.zot.plays("Fortunes told, payment in advance")
    t.gerki.plays("Your purse was getting heavy", on="zot")
    t.nobody_answers()
    t.zot.has(gold=0)
    assert t.pending == ["fortunes-told-payment-in-advance"]
    t.nobody_answers()
    t.zot.has(gold=2)
    assert t.pending == ["free"]
    assert causes(t) == {}


@rule("LOSE-03", "OPEN-08")
def test_the_parts_of_one_drink_are_not_interrupted() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10, alcohol=8).pile("Wizard's Brew")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(fortitude=12, alcohol=10)
    assert t.pending == ["free"]


@rule("LOSE-03", "OPEN-08")
def test_the_parts_of_one_card_are_not_interrupted() -> None:
    t = given("deirdre", "zot", "gerki", at=action_phase("deirdre"))
    t.deirdre.hand("Prayer of Healing")
    t.zot.set(gold=1, fortitude=6, alcohol=5)
    t.deirdre.plays("Prayer of Healing", on="zot")
    t.nobody_answers()
    t.zot.has(gold=0, fortitude=8)
    t.deirdre.has(gold=11)
    in_last_chance(t)


@rule("LOSE-03")
def test_an_event_is_finished_before_anybody_goes_out() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"), drinks="rdi2")
    t.fiona.set(fortitude=1, gold=2).pile("Fine Ambrosia, Nectar of the Gods")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(fortitude=5, alcohol=1, gold=0)
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"fiona": "gold"}


# --- turns and losing ------------------------------------------------------------------------------


@rule("LOSE-05", "OPEN-13")
def test_losing_in_the_discard_phase_ends_the_turn() -> None:
    t = given("fiona", "gerki", "zot", at=discard_phase("fiona"))
    t.fiona.set(gold=1).hand("I raise!")
    t.zot.hand("Levitation works on coins, too").plays("Levitation works on coins, too", on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    assert t.fiona.is_out
    t.all_pass()
    assert t.active == "gerki"
    t.gerki.is_asked("action")
    t.fiona.has(hand=["I raise!"])


@rule("LOSE-05", "OPEN-13")
def test_a_loser_far_from_the_turn_does_not_stop_it() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.zot.set(gold=1)
    t.fiona.hand(TIP).plays(TIP, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    assert t.zot.is_out
    t.all_pass()
    t.fiona.is_asked("order").orders("gerki")
    t.all_pass()
    assert t.active == "gerki"

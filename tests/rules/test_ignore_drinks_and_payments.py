"""NEG: ignoring Drinks of others, and payments on own cards."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, example, given, rule

CUP_BEARER = "I have a cup-bearer for this sort of thing!"
RUN_AWAY = "Quick! Run away!"
CHUG = "I bet you can't chug this whole thing!"
UNWORTHY = "This drink is not worthy of a king!"
STARS = "The stars say no!"


# --- Drinks of others --------------------------------------------------------------------------------


@rule("NEG-05")
def test_a_drink_of_somebody_else_is_out_of_reach_until_it_is_handed_on() -> None:
    t = given("whitehawk", "gerki", at=drink_phase("whitehawk"))
    t.whitehawk.hand("I don't drink until my crew drinks!").pile("Wine")
    t.gerki.hand("Dump it on the floor")
    t.whitehawk.drinks()
    t.gerki.cannot_play("Dump it on the floor", rule="NEG-05")
    t.whitehawk.plays("I don't drink until my crew drinks!", on="gerki")
    t.nobody_answers()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=0)
    t.whitehawk.has(alcohol=0)


@rule("NEG-05")
def test_a_shared_drink_may_be_ignored_by_either_for_the_own_part() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.hand("Come, my friend, sit and drink with me!").pile("Dragon Breath Ale")
    t.gerki.hand("Dump it on the floor")
    t.fiona.drinks()
    t.gerki.cannot_play("Dump it on the floor", rule="NEG-05")
    t.fiona.plays("Come, my friend, sit and drink with me!", on="gerki")
    t.nobody_answers()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.gerki.has(alcohol=0)


@rule("NEG-05", "OPEN-31")
def test_a_drink_handed_on_may_be_handed_on_again() -> None:
    t = given("whitehawk", "deirdre", "bryn", at=drink_phase("whitehawk"))
    t.whitehawk.hand("I don't drink until my crew drinks!").pile("Wine")
    t.deirdre.hand("You look like you need this more than I do!")
    t.whitehawk.drinks()
    t.deirdre.cannot_play("You look like you need this more than I do!", rule="NEG-05")
    t.whitehawk.plays("I don't drink until my crew drinks!", on="deirdre")
    t.nobody_answers()
    t.deirdre.plays("You look like you need this more than I do!", on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=0)
    t.bryn.has(alcohol=2)


def _chug() -> Scene:
    """Torglesnarf has handed his Wine to Gerki and owes 2 Gold for it."""
    t = given("torglesnarf", "gerki", at=drink_phase("torglesnarf"))
    t.torglesnarf.hand(CHUG, UNWORTHY).set(gold=5).pile("Wine")
    t.gerki.hand("Dump it on the floor").set(gold=5)
    t.torglesnarf.drinks().plays(CHUG, on="gerki")
    t.nobody_answers()
    assert t.drink_of("gerki").alcohol == 2
    return t


@rule("NEG-04", "NEG-05", "DIFF-01")
@example("RDI6-NOTE-CHUG")
def test_the_one_who_would_pay_for_a_drink_may_ignore_it() -> None:
    t = _chug()
    t.torglesnarf.plays(UNWORTHY)
    t.nobody_answers()
    assert not t.drink_of("gerki").ignored
    t.nobody_answers()
    t.torglesnarf.has(gold=5, alcohol=0)
    t.gerki.has(gold=5, alcohol=2)


@rule("NEG-04", "NEG-05")
@example("RDI6-NOTE-CHUG")
def test_a_drink_that_its_receiver_ignores_is_not_paid_for() -> None:
    t = _chug()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.torglesnarf.cannot_play(UNWORTHY)
    t.nobody_answers()
    t.torglesnarf.has(gold=5)
    t.gerki.has(gold=5, alcohol=0)

    t = _chug()
    t.nobody_answers()
    t.torglesnarf.has(gold=3)
    t.gerki.has(gold=7, alcohol=2)


# --- payments on own cards ---------------------------------------------------------------------------


@rule("NEG-06", "NEG-07")
@example("RDI6-IGNOREOWN-1")
def test_torglesnarf_cannot_run_away_from_the_wages_of_his_cup_bearer() -> None:
    till = "Look what I found in the till"
    t = given("torglesnarf", "fiona", at=drink_phase("torglesnarf"))
    t.torglesnarf.hand(CUP_BEARER, RUN_AWAY, till).set(gold=5).pile("Wine")
    t.torglesnarf.drinks().plays(CUP_BEARER)
    t.torglesnarf.cannot_play(RUN_AWAY, rule="NEG-06")
    t.torglesnarf.can_play(till)
    t.nobody_answers()
    t.torglesnarf.has(gold=4)
    assert t.drink_of("torglesnarf").alcohol == 0


@rule("NEG-06")
def test_ones_own_payment_cannot_be_ignored() -> None:
    table = "Gog borrow table for a second"
    t = given("gog", "fiona", at=action_phase("gog"))
    t.gog.hand(table, "Gog chewing. Gog not notice").set(gold=5)
    t.gog.plays(table, on="fiona")
    t.gog.cannot_play("Gog chewing. Gog not notice", rule="NEG-06")
    t.nobody_answers()
    t.gog.has(gold=4)
    t.fiona.has(fortitude=17)


@rule("NEG-06")
def test_an_own_payment_stays_even_if_the_card_is_ignored_for_another_reason() -> None:
    song = "The one about the goat, with stamping"
    t = given("fleck", "fiona", at=action_phase("fleck"))
    t.fleck.hand(song, STARS).set(gold=5)
    t.fleck.plays(song)
    t.fleck.plays(STARS)
    t.nobody_answers()
    t.nobody_answers()
    t.fleck.has(alcohol=0, gold=4)
    t.fiona.has(fortitude=19, alcohol=1)


@rule("NEG-07")
def test_the_inn_may_cover_an_own_payment() -> None:
    table = "Gog borrow table for a second"
    t = given("gog", "fiona", at=action_phase("gog"))
    t.gog.hand(table, "Gog carry barrels, inn carry bill").set(gold=5)
    t.gog.plays(table, on="fiona")
    t.gog.plays("Gog carry barrels, inn carry bill")
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(gold=5)
    t.fiona.has(fortitude=17)

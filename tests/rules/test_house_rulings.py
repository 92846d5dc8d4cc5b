"""Rulings of our own, where the books are silent: docs/rulings.md, HOUSE-04 and following."""

from __future__ import annotations

from alehouse.testing import action_phase, drink_phase, gambling, given, rule

SAME_HAND = "What a coincidence, I happen to have the same hand!"
STARS = "The stars say no!"
SHARE = "Let's both feel how that feels"
SONG = "The one about the goat, with stamping"
FACE = "Not the face! Someone else's face!"
INSULT = "I won't stand idly by while you insult the Drake!"
HEADLOCK = "So then I got the ogre in a headlock like this!"


@rule("HOUSE-04")
def test_half_of_an_odd_pot_is_rounded_up() -> None:
    t = given(
        "bryn", "whitehawk", "gerki", at=gambling("bryn", control="bryn", pot=5, passed=["gerki"], turn="whitehawk")
    )
    t.whitehawk.hand(SAME_HAND)
    t.all_pass()
    t.whitehawk.passes()
    t.nobody_answers()
    t.bryn.has(gold=15)
    t.whitehawk.plays(SAME_HAND)
    t.all_pass()
    t.bryn.has(gold=12)
    t.whitehawk.has(gold=13)


@rule("HOUSE-05")
def test_a_shared_loss_gives_nobody_a_reason_to_strike_back() -> None:
    t = given("gog", "eve", at=action_phase("gog"))
    t.gog.hand(INSULT, "My Goddess doesn't like that!")
    t.eve.hand(SHARE, "My Goddess doesn't like that!")
    t.gog.plays(INSULT, on="eve")
    t.eve.plays(SHARE)
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(fortitude=18)
    t.eve.has(fortitude=18)
    t.gog.cannot_play("My Goddess doesn't like that!")
    t.eve.cannot_play("My Goddess doesn't like that!")


@rule("HOUSE-06")
def test_a_loss_may_be_deflected_to_somebody_unmarked() -> None:
    t = given("fiona", "remy", "bryn", at=action_phase("fiona"))
    t.fiona.hand(HEADLOCK)
    t.remy.hand("Deflect")
    t.fiona.plays(HEADLOCK, on="remy")
    t.remy.plays("Deflect", on="bryn")
    t.all_pass()
    t.bryn.has(fortitude=17, mark=0)
    t.remy.has(fortitude=20)


@rule("HOUSE-07")
def test_an_own_payment_is_due_even_if_the_rest_of_the_card_is_ignored() -> None:
    t = given("fleck", "zot", at=action_phase("fleck"))
    t.fleck.hand(SONG, STARS)
    t.fleck.plays(SONG)
    t.fleck.plays(STARS)
    t.all_pass()
    t.fleck.has(alcohol=0, gold=7)
    t.zot.has(alcohol=1, fortitude=19)


@rule("HOUSE-08")
def test_whoever_passes_out_over_the_challenge_collects_nothing() -> None:
    t = given("fiona", "zot", "gerki", at=drink_phase("fiona"), drinks="rdi2")
    t.fiona.set(fortitude=7).pile("The Challenge!")
    t.drink_deck("Dragon Breath Ale", "Dwarven Firewater")
    t.fiona.drinks()
    t.all_pass()
    t.fiona.accepts()
    t.all_pass()
    assert t.fiona.is_out
    t.zot.has(gold=12)
    t.gerki.has(gold=12)


@rule("HOUSE-09")
def test_a_receiver_may_ignore_a_gift_of_gold() -> None:
    t = given("fiona", "torglesnarf", "zot", at=action_phase("fiona"))
    t.fiona.hand(HEADLOCK)
    t.torglesnarf.hand(FACE)
    t.zot.hand(STARS)
    t.fiona.plays(HEADLOCK, on="torglesnarf")
    t.torglesnarf.plays(FACE, on="zot")
    t.zot.plays(STARS)
    t.all_pass()
    t.torglesnarf.has(fortitude=20, gold=12)
    t.zot.has(fortitude=17, gold=10)


@rule("HOUSE-11")
def test_an_option_that_cannot_be_paid_is_not_offered() -> None:
    t = given("lucky", "fiona", "zot", at=action_phase("lucky"))
    t.lucky.hand("Look out! Rolling barrels!").set(heat=2, gold=1)
    t.lucky.plays("Look out! Rolling barrels!", on=["fiona", "zot"])
    t.all_pass()
    t.lucky.is_asked("option")
    assert [move.number for move in t.game.legal_moves] == [0, 2]

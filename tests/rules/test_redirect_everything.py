"""Cards that move everything, and Drinks that are Negated: what later boxes need of the base rules."""

from __future__ import annotations

from alehouse.lang import ALL, OTHERS, Another, Drinking, Negate, Split, mode, sometimes
from alehouse.testing import action_phase, drink_phase, given, rule

CEILING = "Gog show you nice ceiling"
SELFLESS = "My, what selfless adventurers you are!"
WAMPIRE = "It will take more than that to defeat a wampire!"
NOT_EVE = "I'm not Eve! She's over there!"


@rule("REDIR-03", "REDIR-04", "OPEN-50")
def test_what_was_reduced_before_stays_reduced_for_the_next() -> None:
    t = given("gog", "daareka", "zot", at=action_phase("gog"))
    t.gog.hand(CEILING)
    t.daareka.hand(SELFLESS, WAMPIRE)
    t.gog.plays(CEILING, on="daareka")
    t.daareka.plays(WAMPIRE)
    t.nobody_answers()
    t.daareka.plays(SELFLESS, on="zot")
    t.all_pass()
    t.zot.has(fortitude=18)
    t.daareka.has(fortitude=20)


@rule("REDIR-03")
def test_a_loss_that_is_already_elsewhere_is_not_moved_again() -> None:
    t = given("gog", "daareka", "zot", "eve", at=action_phase("gog"))
    t.gog.hand(CEILING)
    t.daareka.hand(SELFLESS, NOT_EVE)
    t.gog.plays(CEILING, on="daareka")
    t.daareka.plays(NOT_EVE, on="zot")
    t.nobody_answers()
    t.daareka.plays(SELFLESS, on="eve")
    t.all_pass()
    t.zot.has(fortitude=16)
    t.eve.has(fortitude=20)


@rule("NEG-01", "OPEN-38")
def test_a_negated_drink_does_nothing_and_goes_away() -> None:
    gone = sometimes("Nobody drinks that", mode(Drinking(ALL), do=Negate()))
    t = given("gog", "zot", at=drink_phase("gog"), cards=(gone,))
    t.gog.pile("Wine", "Dark Ale").set(alcohol=1)
    t.zot.hand("Nobody drinks that")
    t.gog.drinks()
    t.zot.plays("Nobody drinks that")
    t.all_pass()
    t.gog.has(alcohol=1, pile=1)
    assert t.drink_discards == ["Wine"]


@rule("SPLIT-06")
def test_nobody_splits_what_cannot_be_split() -> None:
    theirs = sometimes("Half for you, half for her", mode(Drinking(OTHERS), pick=Another(), do=Split()))
    t = given("gog", "zot", "fiona", at=drink_phase("gog"), cards=(theirs,), drinks="rdi2")
    t.gog.pile("Mead")
    t.zot.hand("Half for you, half for her")
    t.gog.drinks()
    t.zot.cannot_play("Half for you, half for her", rule="SPLIT-06")


@rule("DRINK-01", "OPEN-20")
def test_a_new_deck_is_paid_for_before_the_dared_one_chooses() -> None:
    t = given("gog", "zot", at=drink_phase("gog"))
    t.gog.pile("The Wench Dares You...")
    t.drink_deck("Wine", "Wine", only=True)
    t.drink_discard("Water", "Water")
    t.gog.drinks()
    t.all_pass()
    t.gog.is_asked("option").has(gold=7)
    t.zot.has(gold=7)

"""TIME: windows on what is played or turned up, and being asked again."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, example, given, rule

IDTS = "I don't think so!"
TIP = "Tip the Wench"
HIT = "That wand was not supposed to be loaded"
SPIKE = "A little somethin' extra"


# --- a window on everything that is played or turned up ----------------------------------------------


@rule("TIME-01")
def test_a_card_opens_a_window_for_all_its_player_included() -> None:
    t = given("zot", "fiona", "gerki", at=action_phase("zot"))
    t.zot.hand(HIT)
    t.zot.plays(HIT, on="fiona")
    t.zot.is_asked("window")
    t.fiona.is_asked("window")
    t.gerki.is_asked("window")
    t.fiona.has(fortitude=20)


@rule("TIME-01")
def test_a_revealed_drink_opens_a_window_for_all() -> None:
    t = given("zot", "fiona", "gerki", at=drink_phase("zot"))
    t.gerki.hand(SPIKE)
    t.zot.pile("Wine")
    t.zot.drinks()
    t.zot.is_asked("window").has(alcohol=0)
    t.fiona.is_asked("window")
    t.gerki.is_asked("window").can_play(SPIKE)


@rule("TIME-01", "DIFF-21")
def test_a_revealed_event_opens_a_window_for_all() -> None:
    t = given("zot", "fiona", "amundyr", at=drink_phase("zot"))
    t.amundyr.hand("I... am... unstoppable!")
    t.zot.pile("Drinking Contest!")
    t.zot.drinks()
    assert t.pending == ["drinking-contest"]
    t.zot.is_asked("window")
    t.fiona.is_asked("window")
    t.amundyr.is_asked("window").can_play("I... am... unstoppable!")


@rule("TIME-02")
def test_without_an_answer_the_card_takes_effect() -> None:
    t = given("zot", "fiona", at=action_phase("zot"))
    t.zot.hand(HIT)
    t.zot.plays(HIT, on="fiona")
    t.fiona.has(fortitude=20)
    t.nobody_answers()
    t.fiona.has(fortitude=18)
    t.zot.has(discarded=[HIT])


# --- refusing, and being asked again (TIMING-1) ------------------------------------------------------


def _declined_first(drinker: str, other: str, ignore: str, change: str, alcohol: int, ignores: bool) -> Scene:
    """Light Ale: the drinker passes, somebody changes the Drink, and the drinker may Ignore it after all."""
    t = given(drinker, other, at=drink_phase(drinker))
    one, two = getattr(t, drinker), getattr(t, other)
    one.hand(ignore).pile("Light Ale")
    two.hand(change)
    one.drinks()
    assert t.drink_of(drinker).alcohol == 1
    one.can_play(ignore).passes()
    one.is_not_asked()
    two.plays(change)
    t.nobody_answers()
    assert t.drink_of(drinker).alcohol == alcohol
    one.is_asked("window").can_play(ignore)
    two.is_asked("window")
    if ignores:
        one.plays(ignore)
        t.nobody_answers()
        assert t.drink_of(drinker).ignored
    t.nobody_answers()
    one.has(alcohol=0 if ignores else alcohol, pile=0)
    return t


REMY_PHRENK = (
    "remy",
    "phrenk",
    "I best not. Someone needs to keep a level head",
    "Here ya go... This'll make that drink better!",
    3,
)
ZAKHAN_JORAN = (
    "zakhan",
    "joran",
    "Master the spirits, or the spirits will be your master!",
    "This spell livened up the late-night parties at the Collegium!",
    2,
)
NERODIA_PHYLL = ("nerodia", "phyll", "This is a perfect hair relaxer!", "Organic Mindflower Nectar", 2)
DAAREKA_DIMLI = (
    "daareka",
    "dimli",
    "If I drink this, we'll all end up making bad decisions",
    "Spike it with Firewater",
    3,
)
GERKI_DEIRDRE = ("gerki", "deirdre", "Dump it on the floor", "Water into Wine", 3)


@rule("TIME-01", "TIME-03", "OPEN-05")
@example("RDI4-TIMING-1")
def test_remy_ignores_a_drink_that_he_let_pass_at_first() -> None:
    _declined_first(*REMY_PHRENK, ignores=True)
    _declined_first(*REMY_PHRENK, ignores=False)


@rule("TIME-01", "TIME-03")
@example("RDI5-TIMING-1")
def test_zakhan_ignores_a_drink_that_he_let_pass_at_first() -> None:
    _declined_first(*ZAKHAN_JORAN, ignores=True).zakhan.has(fortitude=20)
    _declined_first(*ZAKHAN_JORAN, ignores=False).zakhan.has(fortitude=19)


@rule("TIME-01", "TIME-03")
@example("RDI8-TIMING-1")
def test_nerodia_ignores_a_drink_that_she_let_pass_at_first() -> None:
    ignored = _declined_first(*NERODIA_PHYLL, ignores=True)
    ignored.nerodia.has(gold=8)
    drunk = _declined_first(*NERODIA_PHYLL, ignores=False)
    drunk.nerodia.has(gold=7)
    drunk.phyll.has(gold=9)


@rule("TIME-01", "TIME-03")
@example("RDI6-TIMING-1")
def test_daareka_ignores_a_drink_that_she_let_pass_at_first() -> None:
    _declined_first(*DAAREKA_DIMLI, ignores=True)
    _declined_first(*DAAREKA_DIMLI, ignores=False)


@rule("TIME-01", "TIME-03")
@example("RDI13-TIMING-1")
def test_gerki_ignores_a_drink_that_he_let_pass_at_first() -> None:
    _declined_first(*GERKI_DEIRDRE, ignores=True)
    _declined_first(*GERKI_DEIRDRE, ignores=False)


@rule("TIME-03", "OPEN-05")
def test_a_negated_answer_also_starts_the_window_again() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.gerki.hand(SPIKE, SPIKE)
    t.zot.hand(IDTS)
    t.fiona.pile("Wine")
    t.fiona.drinks()
    t.fiona.passes()
    t.gerki.plays(SPIKE)
    t.zot.plays(IDTS)
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 2
    t.fiona.is_asked("window")
    t.gerki.is_asked("window").can_play(SPIKE)
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4


# --- many Drinks for one effect ----------------------------------------------------------------------


@rule("TIME-04")
def test_all_reveal_with_chasers_before_a_common_window_and_drink_together() -> None:
    t = given("deirdre", "gerki", "zot", at=action_phase("deirdre"))
    t.deirdre.hand("Let's toast the Goddess!")
    t.gerki.hand(SPIKE, TIP)
    t.drink_deck("Light Ale with a Chaser", "Wine", "Dark Ale", "Elven Wine")
    t.deirdre.plays("Let's toast the Goddess!")
    t.nobody_answers()
    assert [(d.drinker, d.alcohol) for d in t.drinks] == [(0, 3), (1, 1), (2, 3)]
    for player in (t.deirdre, t.gerki, t.zot):
        player.is_asked("window").has(alcohol=0)
    t.gerki.can_play(TIP).plays(SPIKE, drink_of="zot")
    t.nobody_answers()
    assert [d.alcohol for d in t.drinks] == [3, 1, 5]
    t.deirdre.has(alcohol=0)
    t.nobody_answers()
    assert [event["seats"] for event in t.events("drunk")] == [[0, 1, 2]]
    t.deirdre.has(alcohol=3)
    t.gerki.has(alcohol=1)
    t.zot.has(alcohol=5)


@rule("TIME-04", "OPEN-33")
def test_choices_of_a_drink_come_after_all_numbers_clockwise_from_the_active_player() -> None:
    t = given("gerki", "deirdre", "zot", at=action_phase("deirdre"))
    t.deirdre.hand("Let's toast the Goddess!")
    t.drink_deck("Elven Wine", "Wizard's Wine", "Wizard's Wine")
    t.deirdre.plays("Let's toast the Goddess!")
    t.nobody_answers()
    assert t.drink_of("gerki").cards == ("wizards-wine",)
    t.nobody_answers()
    t.zot.is_asked("select").has(alcohol=2)
    t.gerki.is_not_asked().has(alcohol=2)
    t.deirdre.has(alcohol=3)
    t.zot.chooses(1)
    t.gerki.is_asked("select")

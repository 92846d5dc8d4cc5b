"""Team games, examples that the books print: shared defence, targets, lasting effects, extra phases.

Chronos and Cormac are not among our characters; somebody else holds a card of our own that stands in for theirs.
"""

from __future__ import annotations

import pytest

from alehouse.lang import (
    ALCOHOL,
    FORTITUDE,
    TARGET,
    AllowAction,
    Anyone,
    Order,
    Passive,
    anytime,
    standing,
)
from alehouse.testing import Scene, SceneError, action_phase, drink_phase, example, given, order_phase, rule

# --- shared defence ----------------------------------------------------------------------------------


def _ignored_for_a_teammate(attacker: str, attack: str, victim: str, mate: str, ignore: str) -> None:
    t = given(attacker, victim, mate, at=action_phase(attacker), teams=((attacker,), (victim, mate)))
    one, two, three = (getattr(t, name) for name in (attacker, victim, mate))
    one.hand(attack)
    three.hand(ignore)
    one.plays(attack, on=victim)
    three.plays(ignore)
    t.all_pass()
    one.has(fortitude=20, hand=0)
    two.has(fortitude=20)
    three.has(fortitude=20, hand=0)


@rule("NEG-02")
@example("RDI8-TEAM-DEFENSE-1")
def test_nerodia_ignores_an_attack_on_farai() -> None:
    attack, ignore = "Never pour your own Dragon Breath Ale!", "Missed me! That's my old skin!"
    _ignored_for_a_teammate("lucky", attack, "farai", "nerodia", ignore)


@rule("NEG-02")
@example("RDI6-TEAM-DEFENSE-1")
def test_daareka_ignores_an_attack_on_amundyr() -> None:
    _ignored_for_a_teammate("vlazlo", "Von't you join me for dinner?", "amundyr", "daareka", "Ink spray")


@example("RDI8-TEAM-DEFENSE-2")
def test_phyll_pours_nerodia_one_instead_of_the_gold_of_samantha() -> None:
    instead = "Here's one on the house instead"
    t = given("nerodia", "samantha", "phyll", at=order_phase("nerodia"), teams=(("nerodia",), ("samantha", "phyll")))
    t.nerodia.hand("Mine now!").set(gold=6)
    t.samantha.set(gold=5)
    t.phyll.hand(instead)
    t.nerodia.plays("Mine now!", on="samantha")
    t.phyll.plays(instead)
    t.nobody_answers()
    with pytest.raises(SceneError, match="cannot"):
        t.phyll.orders("samantha")
    t.phyll.orders("nerodia")
    t.all_pass()
    t.samantha.has(gold=5, pile=0)
    t.phyll.has(gold=5, pile=0)
    t.nerodia.has(gold=6, pile=1)


@example("RDI6-TEAM-DEFENSE-2")
def test_amundyr_lets_the_inn_pay_for_daareka() -> None:
    ear, raiders = "Vhat? Zis gold? It vas behind your ear...", "I suppose these tomb raiders are good for something"
    t = given("vlazlo", "daareka", "amundyr", at=order_phase("vlazlo"), teams=(("vlazlo",), ("daareka", "amundyr")))
    t.vlazlo.hand(ear).set(gold=6)
    t.daareka.set(gold=5)
    t.amundyr.hand(raiders)
    t.vlazlo.plays(ear, on="daareka")
    t.amundyr.plays(raiders)
    t.all_pass()
    t.daareka.has(gold=5)
    t.amundyr.has(gold=5)
    t.vlazlo.has(gold=7)
    assert t.inn == -1


@example("RDI8-TEAM-DEFENSE-3", "RDI6-TEAM-DEFENSE-3")
def test_fiona_turns_the_drink_of_deirdre_into_fortitude() -> None:
    courage = "Nothing like a little belt of liquid courage!"
    t = given("deirdre", "fiona", "zot", at=drink_phase("deirdre"), teams=(("deirdre", "fiona"), ("zot",)))
    t.deirdre.pile("Dragon Breath Ale").set(fortitude=16, alcohol=3)
    t.fiona.hand(courage).pile("Water")
    t.deirdre.chooses("deirdre")
    t.fiona.plays(courage)
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(fortitude=20, alcohol=3)
    t.fiona.has(fortitude=20, alcohol=3)


# --- each other player, and redirection --------------------------------------------------------------

RAISE, WINNING_HAND = "I raise!", "Winning Hand!"
PIT = "Which one of you called this place a sssnake pit?!"
STARTLED = "Pbthbthbth! Old Gods, you startled me!"


def _both_petrify(t: Scene) -> None:
    """Farai and Samantha give one card each to the pile of Nerodia."""
    t.farai.is_asked("cards").discards(RAISE)
    t.samantha.is_asked("cards").discards(WINNING_HAND)
    t.farai.has(hand=[WINNING_HAND])
    t.samantha.has(hand=[])
    assert [len(pile) for pile in t.state.zones[2 * t.zone("petrified")]] == [2, 0, 0]


def _snake_pit() -> Scene:
    t = given("nerodia", "farai", "samantha", at=action_phase("nerodia"), teams=(("nerodia",), ("farai", "samantha")))
    t.nerodia.hand(PIT)
    t.farai.hand(RAISE, WINNING_HAND)
    t.samantha.hand(WINNING_HAND)
    return t


@example("RDI8-TEAM-EACHOTHER-1")
def test_the_snake_pit_hits_both_teammates() -> None:
    t = _snake_pit()
    t.nerodia.plays(PIT)
    t.nobody_answers()
    t.farai.has(fortitude=18)
    t.samantha.has(fortitude=18)
    t.nerodia.has(fortitude=20)
    _both_petrify(t)


@example("RDI6-TEAM-EACHOTHER-1")
def test_daareka_startles_both_teammates() -> None:
    t = given("daareka", "amundyr", "vlazlo", at=action_phase("daareka"), teams=(("daareka",), ("amundyr", "vlazlo")))
    t.daareka.hand(STARTLED)
    t.daareka.plays(STARTLED)
    t.nobody_answers()
    t.amundyr.has(fortitude=18)
    t.vlazlo.has(fortitude=18)
    t.daareka.has(fortitude=20)


@example("RDI8-TEAM-EACHOTHER-2")
def test_the_oaks_of_farai_stand_for_samantha_too_but_both_petrify() -> None:
    oaks = "You'll find oaks are difficult to topple"
    t = _snake_pit()
    t.farai.hand(oaks)
    t.nerodia.plays(PIT)
    t.farai.plays(oaks)
    t.nobody_answers()
    t.nobody_answers()
    t.farai.has(fortitude=20)
    t.samantha.has(fortitude=20)
    _both_petrify(t)


@example("RDI6-TEAM-EACHOTHER-2")
def test_amundyr_reduces_the_loss_of_vlazlo_too() -> None:
    t = given("daareka", "amundyr", "vlazlo", at=action_phase("daareka"), teams=(("daareka",), ("amundyr", "vlazlo")))
    t.daareka.hand(STARTLED)
    t.amundyr.hand("Are you done now?")
    t.daareka.plays(STARTLED)
    t.amundyr.plays("Are you done now?")
    t.all_pass()
    t.amundyr.has(fortitude=20, hand=0)
    t.vlazlo.has(fortitude=20)


def _redirected_to_a_teammate(attacker: str, mate: str, attack: str, left: int) -> None:
    selfless = "My, what selfless adventurers you are!"
    t = given(attacker, mate, "daareka", at=action_phase(attacker), teams=((attacker, mate), ("daareka",)))
    one, two = getattr(t, attacker), getattr(t, mate)
    one.hand(attack)
    t.daareka.hand(selfless)
    with pytest.raises(SceneError, match="may not play"):
        one.plays(attack, on=mate)
    one.plays(attack, on="daareka")
    t.daareka.plays(selfless, on=mate)
    t.all_pass()
    one.has(fortitude=left)
    two.has(fortitude=left)
    t.daareka.has(fortitude=20)


@rule("REDIR-04")
@example("RDI8-TEAM-REDIR-1")
def test_the_vinegar_of_farai_is_handed_to_phyll() -> None:
    _redirected_to_a_teammate("farai", "phyll", "Does this taste like vinegar to you?", 18)


@rule("REDIR-04")
@example("RDI6-TEAM-REDIR-1")
def test_the_headlock_of_fiona_is_handed_to_deirdre() -> None:
    _redirected_to_a_teammate("fiona", "deirdre", "So then I got the ogre in a headlock like this!", 17)


# --- lasting effects ---------------------------------------------------------------------------------


def _loyal_to_kaylin_alone(attacker: str, attack: str, mate: str) -> None:
    for victim, left in ((mate, 17), ("kaylin", 18)):
        t = given("kaylin", mate, attacker, at=action_phase(attacker), teams=(("kaylin", mate), (attacker,)))
        t.kaylin.front("Loyal")
        getattr(t, attacker).hand(attack)
        getattr(t, attacker).plays(attack, on=victim)
        t.nobody_answers()
        t.kaylin.has(fortitude=left)
        getattr(t, mate).has(fortitude=left)


@rule("TIME-12")
@example("RDI8-TEAM-STATIC-1")
def test_wulfric_does_not_guard_farai() -> None:
    _loyal_to_kaylin_alone("phyll", "Baguette battle!", "farai")


@rule("TIME-12")
@example("RDI6-TEAM-STATIC-1")
def test_wulfric_does_not_guard_dimli() -> None:
    _loyal_to_kaylin_alone("vlazlo", "Von't you join me for dinner?", "dimli")


RAGE = standing("Rage Tile B", Passive(FORTITUDE, less=-1, caused=True), Passive(ALCOHOL, less=-1, drinks=True))


def _rage_is_not_shared(mate: str, attack: str, victim: str, left: int) -> None:
    """Gog stands in for Cormac: what he causes and what he drinks is 1 more."""
    teams = ((mate, "gog"), (victim,))
    for attacker, bonus in ((mate, 0), ("gog", 1)):
        t = given(mate, "gog", victim, at=action_phase(mate), teams=teams, cards=(RAGE,))
        t.gog.front("Rage Tile B")
        getattr(t, attacker).hand(attack)
        getattr(t, attacker).plays(attack, on=victim)
        t.nobody_answers()
        getattr(t, victim).has(fortitude=left - bonus)
    t = given(mate, "gog", victim, at=drink_phase(mate), teams=teams, cards=(RAGE,))
    t.gog.front("Rage Tile B").pile("Wine")
    getattr(t, mate).pile("Wine")
    getattr(t, mate).chooses(mate)
    t.nobody_answers()
    getattr(t, mate).has(alcohol=2)
    t.nobody_answers()
    getattr(t, mate).has(alcohol=5)


@example("RDI8-TEAM-STATIC-2")
def test_rage_does_not_help_or_hurt_lucky() -> None:
    _rage_is_not_shared("lucky", "Help an old lady out with these barrels?", "nerodia", 18)


@example("RDI6-TEAM-STATIC-2")
def test_rage_does_not_help_or_hurt_fiona() -> None:
    _rage_is_not_shared("fiona", "It will hurt more if you do it like this", "amundyr", 19)


# --- a phase once more -------------------------------------------------------------------------------


@example("RDI8-TEAM-SKIP-1", "RDI6-TEAM-SKIP-1")
def test_another_action_phase_is_for_one_teammate() -> None:
    """Zot stands in for Chronos."""
    wand, pat = "That wand was not supposed to be loaded", "Gog pat friend on back"
    timewarp = anytime("Timewarp", pick=Anyone(), do=AllowAction(TARGET))
    teams = (("zot", "gog"), ("fiona", "deirdre"))
    t = given("zot", "gog", "fiona", "deirdre", at=action_phase("zot"), teams=teams, cards=(timewarp,))
    t.zot.hand("Timewarp", wand, wand, wand)
    t.gog.hand(pat, pat)
    t.gog.is_asked("action").plays(pat, on="fiona")
    t.all_pass()
    t.gog.is_not_asked()
    t.zot.is_asked("action").plays(wand, on="fiona")
    t.zot.plays("Timewarp", on="zot")
    t.all_pass()
    t.gog.is_not_asked()
    t.zot.is_asked("action").plays(wand, on="deirdre")
    t.all_pass()
    assert t.phase == "order"
    t.zot.has(hand=[wand])
    t.gog.has(hand=[pat])
    t.fiona.has(fortitude=14)


@example("RDI8-TEAM-SKIP-2", "RDI6-TEAM-SKIP-2")
def test_another_order_phase_is_one_drink_of_one_teammate() -> None:
    """Zot stands in for Chronos."""
    timewarp = anytime("Timewarp", do=Order(1))
    teams = (("zot", "gog"), ("fiona", "deirdre"))
    t = given("zot", "gog", "fiona", "deirdre", at=order_phase("zot"), teams=teams, cards=(timewarp,))
    t.zot.hand("Timewarp").pile("Water")
    t.gog.pile("Water")
    t.nobody_answers()
    t.zot.is_asked("order").orders("fiona")
    t.gog.is_asked("order").orders("deirdre")
    t.zot.plays("Timewarp")
    t.nobody_answers()
    t.gog.is_not_asked()
    with pytest.raises(SceneError, match="cannot"):
        t.zot.orders("gog")
    t.zot.is_asked("order").orders("fiona")
    t.all_pass()
    t.gog.is_asked("first")
    t.fiona.has(pile=2)
    t.deirdre.has(pile=1)
    t.gog.has(pile=1)


def _drinkers(t: Scene) -> list[str]:
    return [t.state.table.names[pour.drinker] for pour in t.drinks]


def _one_more(drinker: str, mate: str, first: str) -> None:
    """`first` has the first seat of the team; the drinker goes first all the same."""
    more = "Gog say you drink MORE!"
    second = mate if first == drinker else drinker
    t = given(first, second, "gog", at=drink_phase(first), teams=((first, second), ("gog",)))
    one, two = getattr(t, drinker), getattr(t, mate)
    one.pile("Light Ale", "Wine", "Elven Wine")
    two.pile("Dark Ale", "Elven Wine")
    t.gog.hand(more)
    one.chooses(drinker)
    t.gog.plays(more)
    t.nobody_answers()
    assert (_drinkers(t), t.drink_of(drinker).cards) == ([drinker], ("wine",))
    t.nobody_answers()
    one.has(alcohol=2)
    t.nobody_answers()
    one.has(alcohol=3, pile=1)
    assert (_drinkers(t), t.drink_of(mate).cards) == ([mate], ("dark-ale",))
    t.nobody_answers()
    two.has(alcohol=4, pile=1)
    assert t.active == "gog"


@example("RDI8-TEAM-SKIP-3")
def test_gog_makes_lucky_alone_drink_more() -> None:
    _one_more("lucky", "samantha", first="lucky")


@example("RDI6-TEAM-SKIP-3")
def test_gog_makes_amundyr_alone_drink_more() -> None:
    _one_more("amundyr", "vlazlo", first="vlazlo")

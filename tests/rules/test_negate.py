"""NEG: stopping a card, and what a card brings its own player."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, example, given, rule

IDTS = "I don't think so!"
TIP = "Tip the Wench"
TOUGH = "It will take more than that to defeat a wampire!"
SPIKE = "A little somethin' extra"
CUP_BEARER = "I have a cup-bearer for this sort of thing!"
BARRELS = "Look out! Rolling barrels!"
STARS = "The stars say no!"


# --- Negate (NEGATE-1) -------------------------------------------------------------------------------


def _negated_strike_back(attacker: str, victim: str, attack: str, loss: int, back: str) -> Scene:
    """The victim strikes back, and the attacker Negates that."""
    t = given(attacker, victim, at=action_phase(attacker))
    one, two = getattr(t, attacker), getattr(t, victim)
    one.hand(attack, IDTS)
    two.hand(back)
    one.plays(attack, on=victim)
    one.cannot_play(IDTS, rule="PLAY-01")
    t.nobody_answers()
    two.has(fortitude=20 - loss).plays(back)
    one.plays(IDTS)
    assert len(t.pending) == 3
    t.nobody_answers()
    one.has(fortitude=20, alcohol=0, discarded=[attack, IDTS])
    two.has(fortitude=20 - loss, hand=0, discarded=[back])
    return t


@rule("NEG-01", "NEG-09", "TIME-10")
@example("RDI4-NEGATE-1")
def test_bryn_negates_the_strike_of_whitehawk() -> None:
    _negated_strike_back("bryn", "whitehawk", "Watch it! Loose cannonball!", 2, "Challenge accepted!")


@rule("NEG-01", "NEG-09", "TIME-10")
@example("RDI5-NEGATE-1")
def test_lizwick_negates_the_strike_of_zakhan() -> None:
    attack = "Oh! You've discovered my anti-theft devices!"
    _negated_strike_back("lizwick", "zakhan", attack, 2, "So, you wanna fight?")


@rule("NEG-01", "NEG-09", "TIME-10")
@example("RDI8-NEGATE-1")
def test_lucky_negates_the_strike_of_phyll() -> None:
    attack = "Help an old lady out with these barrels?"
    _negated_strike_back("lucky", "phyll", attack, 2, "Looks like someone needs to talk to the manager!")


@rule("NEG-01", "NEG-09", "TIME-10")
@example("RDI6-NEGATE-1")
def test_vlazlo_negates_the_scarabs_of_amundyr() -> None:
    attack = "I'm not a veeble old man!"
    t = _negated_strike_back("vlazlo", "amundyr", attack, 3, "You knocked off my hat!")
    t.vlazlo.has(scarab=0)


@rule("NEG-01", "NEG-09", "TIME-10")
@example("RDI13-NEGATE-1")
def test_deirdre_negates_the_strike_of_zot() -> None:
    attack = "I'm not that kind of priestess!"
    _negated_strike_back("deirdre", "zot", attack, 2, "No, Pooky! That's my friend!")


@rule("NEG-01")
def test_nothing_that_a_negated_card_says_takes_place() -> None:
    bag = "You were going through my bag again, weren't you?"
    t = given("lizwick", "torglesnarf", at=action_phase("lizwick"))
    t.lizwick.hand(bag).set(gold=5)
    t.torglesnarf.hand("No!").set(gold=5)
    t.lizwick.plays(bag, on="torglesnarf")
    t.torglesnarf.plays("No!")
    t.nobody_answers()
    t.lizwick.has(gold=5, discarded=[bag])
    t.torglesnarf.has(gold=5, fortitude=20)


@rule("NEG-01")
def test_a_negated_card_costs_its_player_nothing_that_it_only_says() -> None:
    t = given("torglesnarf", "gerki", at=drink_phase("torglesnarf"))
    t.torglesnarf.hand(CUP_BEARER).set(gold=5).pile("Wine")
    t.gerki.hand(IDTS)
    t.torglesnarf.drinks().plays(CUP_BEARER)
    t.gerki.plays(IDTS)
    t.nobody_answers()
    t.torglesnarf.has(gold=5)
    assert t.drink_of("torglesnarf").alcohol == 2


@rule("OPEN-54")
def test_a_negated_action_card_has_used_up_the_action() -> None:
    hit = "That wand was not supposed to be loaded"
    t = given("zot", "torglesnarf", at=action_phase("zot"))
    t.zot.hand(hit, hit)
    t.torglesnarf.hand("No!")
    t.zot.plays(hit, on="torglesnarf")
    t.torglesnarf.plays("No!")
    t.nobody_answers()
    assert t.phase == "order"
    t.zot.is_asked("window").cannot_play(hit, rule="TURN-06")
    t.all_pass()
    t.zot.is_asked("order").has(hand=[hit])


@rule("OPEN-54")
def test_a_negating_card_may_grant_another_action() -> None:
    hit = "That wand was not supposed to be loaded"
    t = given("zot", "daareka", at=action_phase("zot"))
    t.zot.hand(hit, hit)
    t.daareka.hand("I think you should reconsider")
    t.zot.plays(hit, on="daareka")
    t.daareka.plays("I think you should reconsider")
    t.nobody_answers()
    t.daareka.has(fortitude=20)
    t.zot.is_asked("action").has(hand=2).plays(hit, on="daareka")
    t.nobody_answers()
    t.daareka.has(fortitude=18)


# --- "I don't think so!" -----------------------------------------------------------------------------


@rule("NEG-09")
def test_only_another_i_dont_think_so_answers_i_dont_think_so() -> None:
    t = given("fiona", "gerki", "joran", "gog", at=drink_phase("fiona"))
    t.fiona.pile("Wine")
    t.gerki.hand(SPIKE)
    t.joran.hand(IDTS, "Are you sure?", "The Wench thinks you should stop playing with the drinks")
    t.gog.hand("Gog not having it!")
    t.fiona.drinks()
    t.gerki.plays(SPIKE)
    t.joran.can_play("Are you sure?")
    t.gog.plays("Gog not having it!")
    t.joran.cannot_play("Are you sure?", rule="NEG-09")
    t.joran.cannot_play("The Wench thinks you should stop playing with the drinks", rule="NEG-09")
    t.joran.can_play(IDTS).plays(IDTS)
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4


@rule("NEG-09")
def test_i_dont_think_so_stops_sometimes_cards_and_no_others() -> None:
    hit = "That wand was not supposed to be loaded"
    t = given("zot", "fiona", "gerki", at=action_phase("zot"))
    t.zot.hand(hit)
    t.fiona.hand(IDTS)
    t.gerki.hand(TIP)
    t.zot.plays(hit, on="fiona")
    t.fiona.cannot_play(IDTS, rule="PLAY-01")
    t.gerki.plays(TIP, on="fiona")
    t.fiona.cannot_play(IDTS, rule="PLAY-01")


# --- what a card brings its own player ---------------------------------------------------------------


def _heat() -> Scene:
    t = given("lucky", "bryn", "remy", at=action_phase("lucky"))
    t.lucky.hand(BARRELS, STARS)
    t.bryn.hand("No!", "Stop hitting yourself!", STARS, TOUGH)
    t.lucky.plays(BARRELS, on="bryn")
    return t


@rule("NEG-11")
@example("RDI8-NOTE-HEAT")
def test_a_negated_trick_gives_no_heat() -> None:
    t = _heat()
    t.bryn.plays("No!")
    t.nobody_answers()
    t.bryn.has(fortitude=20)
    t.lucky.has(heat=0)
    assert t.phase == "order"


@rule("NEG-11")
@example("RDI8-NOTE-HEAT")
def test_a_trick_that_its_victim_ignores_gives_heat() -> None:
    t = _heat()
    t.bryn.plays(STARS)
    t.nobody_answers()
    t.nobody_answers()
    t.bryn.has(fortitude=20)
    t.lucky.has(heat=1)


@rule("NEG-11")
@example("RDI8-NOTE-HEAT")
def test_a_trick_that_lucky_herself_ignores_gives_heat() -> None:
    t = _heat()
    t.bryn.plays("Stop hitting yourself!")
    t.nobody_answers()
    t.lucky.plays(STARS)
    t.nobody_answers()
    t.nobody_answers()
    t.bryn.has(fortitude=20)
    t.lucky.has(fortitude=20, heat=1)


@rule("NEG-11")
def test_a_trick_that_is_altered_gives_heat() -> None:
    t = _heat()
    t.bryn.plays(TOUGH)
    t.nobody_answers()
    t.nobody_answers()
    t.bryn.has(fortitude=20)
    t.lucky.has(heat=1)

    t = _heat()
    t.bryn.plays("Stop hitting yourself!")
    t.nobody_answers()
    t.nobody_answers()
    t.lucky.has(fortitude=18, heat=1)


@rule("NEG-11")
def test_piety_comes_with_the_card_and_not_with_a_negated_one() -> None:
    code = "This is not in the Paladin's Code..."
    t = given("serena", "fiona", at=drink_phase("serena"))
    t.serena.set(piety=3).hand(code, code).pile("Wine")
    t.fiona.hand(IDTS)
    t.serena.drinks().plays(code)
    t.fiona.plays(IDTS)
    t.nobody_answers()
    t.serena.has(piety=3)
    t.serena.plays(code)
    t.nobody_answers()
    t.serena.has(piety=4)
    assert t.drink_of("serena").ignored

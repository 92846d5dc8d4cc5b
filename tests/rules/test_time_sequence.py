"""TIME: what happens first, one thing after another, and which values count."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, example, gambling, given, rule

IDTS = "I don't think so!"
STEAL = "Um...I know you think you won, but..."
SAME_HAND = "What a coincidence, I happen to have the same hand!"
HIT = "That wand was not supposed to be loaded"
HIT_BACK = "Lesson two: the counterswing"
SPIKE = "A little somethin' extra"
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
BREAK_A_MIND = "I've been known to break a mind or two..."


# --- one thing after another (TIMING-3) --------------------------------------------------------------


def _win_then_collect(winner: str) -> None:
    t = given(
        winner,
        "gerki",
        "whitehawk",
        at=gambling(winner, control=winner, turn="whitehawk", passed=["gerki"], pot=6),
    )
    for player in (getattr(t, winner), t.gerki, t.whitehawk):
        player.set(gold=5)
    t.gerki.hand(STEAL)
    t.whitehawk.hand(SAME_HAND)
    t.nobody_answers()
    t.whitehawk.passes()
    assert t.pending == ["won"]
    t.whitehawk.cannot_play(SAME_HAND, rule="TIME-08")
    t.gerki.plays(STEAL)
    t.nobody_answers()
    assert t.pot == 6
    t.whitehawk.cannot_play(SAME_HAND, rule="TIME-08")
    t.nobody_answers()
    assert t.pot == 0
    t.gerki.has(gold=11)
    t.whitehawk.can_play(SAME_HAND).plays(SAME_HAND)
    t.nobody_answers()
    getattr(t, winner).has(gold=5)
    t.gerki.has(gold=8)
    t.whitehawk.has(gold=8)


@rule("TIME-07", "TIME-08", "GAMBLE-27")
@example("RDI4-TIMING-3")
def test_bryn_wins_gerki_collects_and_whitehawk_shares() -> None:
    _win_then_collect("bryn")


@rule("TIME-07", "TIME-08", "GAMBLE-27")
@example("RDI5-TIMING-3")
def test_lizwick_wins_gerki_collects_and_whitehawk_shares() -> None:
    _win_then_collect("lizwick")


@rule("TIME-08")
def test_it_is_too_late_to_steal_a_pot_that_is_collected() -> None:
    t = given("bryn", "gerki", at=gambling("bryn", control="bryn", turn="gerki", pot=4))
    t.gerki.hand(STEAL)
    t.bryn.set(gold=10)
    t.nobody_answers()
    t.gerki.passes()
    t.gerki.can_play(STEAL)
    t.nobody_answers()
    t.bryn.has(gold=14)
    t.gerki.cannot_play(STEAL, rule="TIME-08")


@rule("TIME-07", "TIME-09")
@example("RDI8-TIMING-3")
def test_phyll_strikes_back_after_petrifying_and_farai_ignores_before() -> None:
    manager = "Looks like someone needs to talk to the manager!"
    pit = "Which one of you called this place a sssnake pit?!"
    t = given("nerodia", "farai", "phyll", "lucky", at=action_phase("nerodia"))
    t.nerodia.hand(pit)
    t.farai.hand("Farnir's tranquility", "I raise!")
    t.phyll.hand(manager, "I raise!")
    t.lucky.hand("I raise!", "Winning Hand!")
    t.nerodia.plays(pit)
    t.phyll.cannot_play(manager, rule="TIME-07")
    t.farai.plays("Farnir's tranquility")
    t.nobody_answers()
    t.phyll.has(fortitude=20).cannot_play(manager, rule="TIME-07")
    t.nobody_answers()
    t.phyll.is_asked("cards").cannot_play(manager)
    t.phyll.discards("I raise!")
    t.phyll.cannot_play(manager)
    t.lucky.discards("I raise!")
    t.farai.has(fortitude=20, hand=["I raise!"])
    t.phyll.has(fortitude=19, hand=[manager]).plays(manager)
    t.nobody_answers()
    t.lucky.has(fortitude=19, hand=["Winning Hand!"])
    t.nerodia.has(fortitude=18)


@rule("TIME-07", "TIME-09")
@example("RDI6-TIMING-3")
def test_daareka_strikes_back_after_the_scarabs_and_vlazlo_reduces_before() -> None:
    tough = "It will take more than that to defeat a wampire!"
    strike = "Now I'll show you why I'm called 'the Mindbreaker!'"
    t = given("amundyr", "vlazlo", "daareka", "torglesnarf", at=action_phase("amundyr"))
    t.amundyr.hand("Ah-choo!")
    t.vlazlo.hand(tough)
    t.daareka.hand(strike)
    t.amundyr.plays("Ah-choo!")
    t.daareka.cannot_play(strike, rule="TIME-07")
    t.vlazlo.plays(tough)
    t.nobody_answers()
    t.daareka.cannot_play(strike, rule="TIME-07")
    t.nobody_answers()
    t.vlazlo.has(fortitude=20, scarab=1)
    t.torglesnarf.has(fortitude=19, scarab=1)
    t.daareka.has(fortitude=19, scarab=1).plays(strike)
    t.nobody_answers()
    t.amundyr.has(fortitude=19, alcohol=1, scarab=0)


@rule("TIME-07")
@example("RDI13-TIMING-3")
def test_deirdre_strikes_back_after_the_rampage_and_gerki_hides_before() -> None:
    strike = "My Goddess doesn't like that!"
    t = given("zot", "gerki", "deirdre", "fiona", at=action_phase("zot"))
    t.zot.hand(RAMPAGE)
    t.gerki.hand("Hide in shadows")
    t.deirdre.hand(strike)
    t.zot.plays(RAMPAGE)
    t.deirdre.cannot_play(strike, rule="TIME-07")
    t.gerki.plays("Hide in shadows")
    t.nobody_answers()
    t.deirdre.cannot_play(strike, rule="TIME-07")
    t.nobody_answers()
    t.gerki.has(fortitude=20)
    t.fiona.has(fortitude=19)
    t.deirdre.has(fortitude=19).plays(strike)
    t.nobody_answers()
    t.zot.has(fortitude=18)


@rule("TIME-07")
def test_it_is_too_late_to_ignore_a_blow_that_has_landed() -> None:
    shield = "You'll need a bigger sword than that"
    t = given("zot", "fiona", at=action_phase("zot"))
    t.zot.hand(HIT)
    t.fiona.hand(shield)
    t.zot.plays(HIT, on="fiona")
    t.fiona.can_play(shield)
    t.nobody_answers()
    t.fiona.is_asked("window").cannot_play(shield, rule="TIME-07")
    t.fiona.has(fortitude=18)


@rule("TIME-07", "OPEN-06")
def test_striking_back_is_over_when_the_next_phase_begins() -> None:
    t = given("zot", "fiona", at=action_phase("zot"))
    t.zot.hand(HIT)
    t.fiona.hand(HIT_BACK)
    t.zot.plays(HIT, on="fiona")
    t.nobody_answers()
    assert t.phase == "action"
    t.fiona.can_play(HIT_BACK)
    t.nobody_answers()
    assert t.phase == "order"
    t.fiona.is_asked("window").cannot_play(HIT_BACK, rule="TIME-07")


@rule("TIME-07", "TIME-10", "OPEN-06")
def test_consequences_of_an_answer_are_settled_before_what_lies_below_goes_on() -> None:
    back = "No, Pooky! That's my friend!"
    t = given("zot", "fiona", at=action_phase("zot"))
    t.zot.hand(HIT, back)
    t.fiona.hand(HIT_BACK, HIT_BACK)
    t.zot.plays(HIT, on="fiona")
    t.nobody_answers()
    t.zot.cannot_play(back, rule="TIME-07")
    t.fiona.plays(HIT_BACK)
    t.nobody_answers()
    t.zot.has(fortitude=18).plays(back)
    t.nobody_answers()
    t.fiona.has(fortitude=16)
    # The loss that is on top now came from Zot's answer, and it is answered before the rest.
    assert t.pending[-1] == "no-pooky-thats-my-friend"
    t.fiona.plays(HIT_BACK)
    t.nobody_answers()
    t.zot.has(fortitude=16)


# --- winning and collecting --------------------------------------------------------------------------


def _three_want_the_win(seats: tuple[str, str, str, str]) -> Scene:
    """Fiona has won 4 Gold in her turn; three players answer that, in the order opposite to the seats."""
    cards = {
        "gerki": STEAL,
        "dimli": "Best of three, ye said!",
        "torglesnarf": "Let's make this game more interesting!",
    }
    t = given(*seats, at=gambling("fiona", control="fiona", turn=seats[3], passed=seats[1:3], pot=4))
    for name in seats[1:]:
        getattr(t, name).hand(cards[name]).set(gold=5)
    t.fiona.set(gold=5)
    t.nobody_answers()
    getattr(t, seats[3]).passes()
    assert t.pending == ["won"]
    for name in seats[:0:-1]:
        getattr(t, name).wants(cards[name])
    t.fiona.passes()
    return t


@rule("TIME-08")
@example("RDI6-NOTE-INTERESTING")
def test_of_several_answers_to_a_win_the_first_in_turn_order_counts() -> None:
    t = _three_want_the_win(("fiona", "torglesnarf", "gerki", "dimli"))
    t.torglesnarf.has(hand=0)
    t.gerki.has(hand=[STEAL])
    t.dimli.has(hand=["Best of three, ye said!"])
    t.nobody_answers()
    assert t.control == "torglesnarf"
    assert t.pot == 8
    t.gerki.cannot_play(STEAL, rule="TIME-08")
    t.dimli.cannot_play("Best of three, ye said!", rule="TIME-08")


@rule("TIME-08")
def test_after_a_theft_the_win_is_decided() -> None:
    t = _three_want_the_win(("fiona", "gerki", "dimli", "torglesnarf"))
    t.gerki.has(hand=0)
    t.nobody_answers()
    t.dimli.is_asked("window").cannot_play("Best of three, ye said!", rule="TIME-08")
    t.torglesnarf.cannot_play("Let's make this game more interesting!", rule="TIME-08")
    t.nobody_answers()
    t.gerki.has(gold=9)
    t.fiona.has(gold=5)


# --- striking back last, answers first ---------------------------------------------------------------


@rule("TIME-09")
def test_a_card_lost_to_the_attack_cannot_strike_back() -> None:
    t = given("daareka", "fiona", at=action_phase("daareka"))
    t.daareka.hand(BREAK_A_MIND)
    t.fiona.hand(HIT_BACK)
    t.daareka.plays(BREAK_A_MIND, on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=18, hand=0, discarded=[HIT_BACK])
    t.fiona.is_asked("window").cannot_play(HIT_BACK)
    t.daareka.has(fortitude=20)


@rule("TIME-10", "OPEN-03")
def test_answers_to_answers_are_settled_from_the_top() -> None:
    t = given("fiona", "gerki", "zot", "deirdre", at=drink_phase("fiona"))
    t.gerki.hand(SPIKE, IDTS)
    t.zot.hand(IDTS)
    t.fiona.pile("Wine")
    t.fiona.drinks()
    t.gerki.plays(SPIKE)
    t.zot.plays(IDTS)
    t.gerki.plays(IDTS)
    assert t.pending == ["drink", "a-little-somethin-extra", "i-dont-think-so", "i-dont-think-so"]
    t.nobody_answers()
    assert t.pending == ["drink", "a-little-somethin-extra"]
    assert t.drink_of("fiona").alcohol == 2
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4


@rule("TIME-10", "OPEN-30")
def test_a_drink_forced_on_top_of_another_is_finished_earlier() -> None:
    t = given("fiona", "zot", at=drink_phase("fiona"))
    t.zot.hand("Your elbow is under my spell")
    t.fiona.pile("Wine", "Light Ale")
    t.fiona.drinks()
    t.zot.plays("Your elbow is under my spell", on="fiona")
    t.nobody_answers()
    assert t.pending[0] == t.pending[-1] == "drink"
    assert t.drink_of("fiona").cards == ("light-ale",)
    t.nobody_answers()
    t.fiona.has(alcohol=1)
    assert t.drink_discards == ["Light Ale"]
    t.fiona.is_asked("window")
    assert t.drink_of("fiona").cards == ("wine",)
    t.nobody_answers()
    t.fiona.has(alcohol=3)


# --- values and modifiers ----------------------------------------------------------------------------


@rule("TIME-11")
def test_piety_counts_as_it_is_when_the_blow_takes_effect() -> None:
    smite = "I'm sure you did something to deserve this..."
    t = given("serena", "fiona", at=action_phase("serena"))
    t.serena.set(piety=3).hand(smite, "Time for prayer")
    t.serena.plays(smite, on="fiona")
    t.serena.plays("Time for prayer")
    t.nobody_answers()
    t.serena.has(piety=5)
    t.nobody_answers()
    t.fiona.has(fortitude=18)
    t.serena.has(piety=4)


@rule("TIME-12")
def test_a_mood_weakens_a_drink_once_whatever_its_chasers() -> None:
    t = given("kaylin", "fiona", at=drink_phase("kaylin"))
    t.kaylin.front("Clumsy").pile("Wine with a Chaser", "Light Ale with a Chaser", "Elven Wine")
    t.kaylin.drinks()
    assert t.drink_of("kaylin").alcohol == 6
    t.nobody_answers()
    t.kaylin.has(alcohol=5)


@rule("TIME-12")
def test_a_mood_weakens_a_drink_with_an_addition_once() -> None:
    spell = "This spell livened up the late-night parties at the Collegium!"
    t = given("kaylin", "joran", at=drink_phase("kaylin"))
    t.joran.hand(spell)
    t.kaylin.front("Clumsy").pile("Wine")
    t.kaylin.drinks()
    t.joran.plays(spell)
    t.nobody_answers()
    assert t.drink_of("kaylin").alcohol == 3
    t.nobody_answers()
    t.kaylin.has(alcohol=2)


@rule("TIME-12", "OPEN-51")
def test_a_mood_softens_both_losses_of_one_attack_once() -> None:
    t = given("zot", "remy", "kaylin", at=action_phase("zot"))
    t.zot.hand(RAMPAGE)
    t.remy.hand("Deflect")
    t.kaylin.front("Loyal")
    t.zot.plays(RAMPAGE)
    t.remy.plays("Deflect", on="kaylin")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=20)
    t.kaylin.has(fortitude=19)

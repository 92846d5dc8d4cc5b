"""GAMBLE, leaving a Round: walking out, being thrown out, an empty Stash, passing out."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, example, gambling, given, rule

START = "Gambling? I'm in!"
RAISE = "I raise!"
TO_THE_INN = "Oh, I guess the Wench thought that was her tip..."
UP_YOUR_SLEEVE = "And what do we have up your sleeve?"
TOAD = "Behold, your chair is a toad"
POLISH = "Go away! I'm polishing my arsenal."
BEARD = "That gold stays in the beard"


def _tips(t: Scene) -> list[object]:
    """The pots that went to the Inn."""
    return [told["n"] for told in t.events("pot-to-inn")]


# --- walking out of an ante ------------------------------------------------------------------------


def _starter_walks_out(starter: str, second: str, third: str, leave: str) -> Scene:
    t = given(starter, second, third, at=action_phase(starter))
    for name in (starter, second, third):
        getattr(t, name).set(gold=10)
    getattr(t, starter).hand(START, leave)
    getattr(t, starter).plays(START).plays(leave)
    t.nobody_answers()
    t.nobody_answers()
    assert (t.control, t.pot, t.in_round) == (None, 2, (second, third))
    getattr(t, starter).has(gold=10)
    t.all_pass()
    getattr(t, second).is_asked("bid")
    return t


def _nobody_wants_it(starter: str, second: str, third: str, leave: str) -> None:
    t = _starter_walks_out(starter, second, third, leave)
    getattr(t, second).passes()
    t.all_pass()
    assert t.pot == 2
    getattr(t, third).is_asked("bid").passes()
    t.all_pass()
    assert (t.pot, t.inn) == (0, 2)
    getattr(t, second).has(gold=9)
    getattr(t, third).has(gold=9)
    getattr(t, starter).is_asked("order").has(gold=10)


@rule("GAMBLE-17", "GAMBLE-18")
@example("RDI4-INLINE-LEAVE")
def test_the_starter_has_watch_duty_and_the_pot_goes_to_the_inn() -> None:
    _nobody_wants_it("bryn", "remy", "tara", "I've got watch duty")


@rule("GAMBLE-17", "GAMBLE-18")
@example("RDI5-INLINE-LEAVE")
def test_the_starter_arranges_daggers_and_the_pot_goes_to_the_inn() -> None:
    _nobody_wants_it("sera", "lizwick", "zakhan", "Go away. I'm arranging my daggers.")


@rule("GAMBLE-17", "GAMBLE-18")
@example("RDI8-INLINE-LEAVE")
def test_the_starter_restocks_and_the_pot_goes_to_the_inn() -> None:
    _nobody_wants_it("phyll", "lucky", "farai", "Sounds fun, but I've got to restock!")


@rule("GAMBLE-17", "GAMBLE-18")
@example("RDI6-INLINE-LEAVE")
def test_the_starter_is_bored_and_the_pot_goes_to_the_inn() -> None:
    _nobody_wants_it("daareka", "amundyr", "torglesnarf", "This game is too easy")


@rule("GAMBLE-17", "GAMBLE-18")
@example("RDI13-INLINE-LEAVE")
def test_the_starter_polishes_and_the_pot_goes_to_the_inn() -> None:
    _nobody_wants_it("fiona", "gerki", "zot", "Go away! I'm polishing my arsenal.")


@rule("GAMBLE-18")
def test_a_round_without_controller_is_won_by_whoever_takes_control() -> None:
    t = _starter_walks_out("fiona", "gerki", "zot", "Go away! I'm polishing my arsenal.")
    t.zot.hand(START)
    t.gerki.passes()
    t.all_pass()
    t.zot.plays(START)
    t.all_pass()
    assert t.control == "zot"
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    t.zot.has(gold=11)
    assert t.inn == 0


@rule("GAMBLE-18", "GAMBLE-17")
def test_who_raises_and_walks_out_takes_the_control_along() -> None:
    t = given("zot", "fiona", "gerki", "gog", at=gambling("zot", control="zot", pot=4))
    t.fiona.hand(RAISE, "Go away! I'm polishing my arsenal.")
    t.all_pass()
    t.fiona.plays(RAISE).plays("Go away! I'm polishing my arsenal.")
    t.nobody_answers()
    t.nobody_answers()
    assert (t.control, t.pot, t.in_round) == (None, 7, ("zot", "gerki", "gog"))
    t.fiona.has(gold=10)
    for name in ("gerki", "gog", "zot"):
        t.all_pass()
        getattr(t, name).is_asked("bid").passes()
    t.all_pass()
    assert (t.pot, _tips(t)) == (0, [7])


@rule("GAMBLE-17")
def test_one_may_leave_on_a_raise_and_owes_nothing_for_it() -> None:
    t = given("zot", "gerki", "fiona", "gog", at=gambling("zot", control="zot", pot=4))
    t.gerki.hand(RAISE)
    t.fiona.hand("Go away! I'm polishing my arsenal.")
    t.fiona.cannot_play("Go away! I'm polishing my arsenal.", rule="GAMBLE-17")
    t.all_pass()
    t.gerki.plays(RAISE)
    t.fiona.plays("Go away! I'm polishing my arsenal.")
    t.nobody_answers()
    t.nobody_answers()
    assert (t.pot, t.in_round) == (7, ("zot", "gerki", "gog"))
    t.fiona.has(gold=10)
    t.all_pass()
    t.gog.is_asked("bid")


@rule("GAMBLE-17", "GAMBLE-16")
def test_who_left_on_a_raise_stays_away_even_if_the_raise_is_negated() -> None:
    t = given("zot", "gerki", "fiona", "wizgille", at=gambling("zot", control="zot", pot=4))
    t.gerki.hand(RAISE)
    t.fiona.hand("Go away! I'm polishing my arsenal.")
    t.wizgille.hand("I didn't activate my temporal dilation field. It's just deja vu")
    t.all_pass()
    t.gerki.plays(RAISE)
    t.fiona.plays("Go away! I'm polishing my arsenal.")
    t.nobody_answers()
    t.wizgille.plays("I didn't activate my temporal dilation field. It's just deja vu")
    t.nobody_answers()
    assert (t.pot, t.control, t.in_round) == (4, "zot", ("zot", "gerki", "wizgille"))


@rule("GAMBLE-16")
def test_a_leaver_gets_nothing_back_and_owes_no_later_ante() -> None:
    t = given("zot", "gerki", "fiona", at=action_phase("zot"))
    t.zot.hand(START)
    t.gerki.hand("Isn't that the watch asking for you?")
    t.fiona.hand(START)
    t.zot.hand(RAISE)
    t.zot.plays(START)
    t.all_pass()
    t.gerki.plays("Isn't that the watch asking for you?", on="fiona")
    t.nobody_answers()
    assert (t.pot, t.in_round, t.control) == (3, ("zot", "gerki"), "gerki")
    t.fiona.has(gold=9)
    t.all_pass()
    t.fiona.is_not_asked()
    t.zot.is_asked("bid").plays(RAISE)
    t.all_pass()
    assert t.pot == 5
    t.fiona.has(gold=9)
    t.gerki.is_asked("bid")


@rule("GAMBLE-16")
def test_a_leaver_still_has_sometimes_and_anytime_cards() -> None:
    t = given("zot", "gerki", "deirdre", at=gambling("zot", control="zot", pot=3, left=("deirdre",)))
    t.deirdre.hand("A quiet word with upstairs", TO_THE_INN, START).set(fortitude=15)
    t.deirdre.hand("They might not know you're cheating, but my Goddess does!")
    t.gerki.hand("Oops... I dropped my cards...")
    t.deirdre.plays("A quiet word with upstairs")
    t.nobody_answers()
    t.deirdre.has(fortitude=17)
    t.all_pass()
    t.deirdre.cannot_play(START, rule="GAMBLE-16")
    t.gerki.plays("Oops... I dropped my cards...")
    t.deirdre.cannot_play("They might not know you're cheating, but my Goddess does!", rule="GAMBLE-16")
    t.deirdre.plays(TO_THE_INN)
    t.nobody_answers()
    assert (t.pot, _tips(t), t.in_round) == (0, [3], ())


# --- throwing somebody out -------------------------------------------------------------------------


def _throw_out(cheater: str, eject: str, victim: str, third: str, catcher: str, answer: str) -> None:
    t = given(cheater, victim, third, at=gambling(third, control=third, turn=cheater, pot=3))
    for name in (cheater, victim, third):
        getattr(t, name).set(gold=10)
    getattr(t, cheater).hand(eject)
    getattr(t, catcher).hand(answer)
    t.all_pass()
    getattr(t, cheater).plays(eject, on=victim)
    assert (t.in_round, t.control) == ((cheater, victim, third), third)
    getattr(t, catcher).plays(answer)
    t.nobody_answers()
    assert t.in_round == (cheater, victim, third)
    t.all_pass()
    assert t.pot == 0
    getattr(t, catcher).has(gold=13)
    getattr(t, cheater).has(gold=10)
    assert t.events("leave") == []


@rule("GAMBLE-19")
@example("RDI4-INLINE-FORCED")
def test_the_victim_of_a_throw_out_stops_the_fooling_around() -> None:
    _throw_out("zot", TOAD, "bryn", "tara", "bryn", "I think it's time to stop foolin' around, don't you?")


@rule("GAMBLE-19")
def test_somebody_else_stops_the_throw_out() -> None:
    _throw_out("zot", TOAD, "tara", "bryn", "bryn", "I think it's time to stop foolin' around, don't you?")


@rule("GAMBLE-19")
@example("RDI5-INLINE-FORCED")
def test_the_drunken_master_answers_a_throw_out() -> None:
    answer = "One shouldn't need to cheat to beat a drunkard!"
    _throw_out("sera", UP_YOUR_SLEEVE, "zakhan", "lizwick", "zakhan", answer)


@rule("GAMBLE-19")
@example("RDI6-INLINE-FORCED")
def test_the_pharaoh_answers_a_throw_out() -> None:
    _throw_out("sera", UP_YOUR_SLEEVE, "vlazlo", "amundyr", "amundyr", "You dare cheat a Pharaoh?!")


@rule("GAMBLE-19")
@example("RDI13-INLINE-FORCED")
def test_the_goddess_answers_a_throw_out() -> None:
    answer = "They might not know you're cheating, but my Goddess does!"
    _throw_out("zot", TOAD, "deirdre", "fiona", "deirdre", answer)


@rule("GAMBLE-19", "GAMBLE-06")
def test_unanswered_a_throw_out_takes_control_and_the_victim_is_gone() -> None:
    t = given("zot", "deirdre", "fiona", at=gambling("deirdre", control="deirdre", turn="zot", pot=3))
    t.zot.hand(TOAD)
    t.all_pass()
    t.zot.plays(TOAD, on="deirdre")
    t.deirdre.is_asked("window")
    t.nobody_answers()
    assert (t.control, t.in_round) == ("zot", ("zot", "fiona"))
    t.all_pass()
    t.fiona.is_asked("bid")


# --- one participant left --------------------------------------------------------------------------


@rule("GAMBLE-20")
def test_a_throw_out_that_leaves_one_wins_the_round() -> None:
    t = given("zot", "deirdre", "fiona", at=gambling("zot", control="deirdre", turn="zot", pot=4, left=("fiona",)))
    t.zot.hand(TOAD)
    t.all_pass()
    t.zot.plays(TOAD, on="deirdre")
    t.nobody_answers()
    t.deirdre.is_asked("window")
    t.all_pass()
    t.zot.has(gold=14)
    assert t.pot == 0
    assert t.events("pass-bid") == []


@rule("GAMBLE-20", "OPEN-46")
def test_if_all_others_leave_the_starter_antes_nothing() -> None:
    t = given("zot", "deirdre", "fiona", at=action_phase("zot"))
    t.zot.hand(START)
    t.deirdre.hand("I'm saving this money for the poor.")
    t.fiona.hand("Go away! I'm polishing my arsenal.")
    t.zot.plays(START)
    t.deirdre.plays("I'm saving this money for the poor.")
    t.nobody_answers()
    t.fiona.plays("Go away! I'm polishing my arsenal.")
    t.nobody_answers()
    t.nobody_answers()
    assert [won["n"] for won in t.events("won")] == [0]
    t.all_pass()
    for name in ("zot", "deirdre", "fiona"):
        getattr(t, name).has(gold=10)
    t.zot.is_asked("order")


@rule("GAMBLE-20")
def test_a_raise_that_chases_the_last_opponent_away_costs_nothing() -> None:
    t = given("zot", "fiona", at=gambling("fiona", control="fiona", turn="zot", pot=2))
    t.zot.hand(RAISE).set(gold=7)
    t.fiona.hand("Go away! I'm polishing my arsenal.").set(gold=7)
    t.all_pass()
    t.zot.plays(RAISE)
    t.fiona.plays("Go away! I'm polishing my arsenal.")
    t.nobody_answers()
    t.nobody_answers()
    assert [(won["seat"], won["n"]) for won in t.events("won")] == [(t.zot.seat, 2)]
    t.all_pass()
    t.zot.has(gold=9)
    t.fiona.has(gold=7)


# --- the pot as a tip ------------------------------------------------------------------------------


@rule("GAMBLE-21")
@example("RDI13-INLINE-WENCHTIP")
def test_four_ways_to_tip_the_wench_with_the_pot_and_one_is_open() -> None:
    t = given("zot", "deirdre", "gerki", "fiona", at=action_phase("zot"))
    t.zot.hand(START)
    t.deirdre.hand(TO_THE_INN, RAISE)
    t.zot.plays(START)
    t.deirdre.cannot_play(TO_THE_INN)
    t.all_pass()
    t.deirdre.plays(RAISE)
    t.deirdre.cannot_play(TO_THE_INN, rule="GAMBLE-21")

    t = given("zot", "deirdre", "gerki", "fiona", at=gambling("zot", control="zot", turn="gerki", pot=4))
    t.gerki.hand("Oops... I dropped my cards...")
    t.deirdre.hand("They might not know you're cheating, but my Goddess does!")
    t.fiona.hand(TO_THE_INN)
    t.all_pass()
    t.gerki.plays("Oops... I dropped my cards...")
    t.fiona.can_play(TO_THE_INN)
    t.deirdre.plays("They might not know you're cheating, but my Goddess does!")
    t.fiona.cannot_play(TO_THE_INN, rule="GAMBLE-21")

    t = given("zot", "fiona", at=gambling("zot", control="zot", pot=2))
    t.fiona.hand(TO_THE_INN).can_play(TO_THE_INN)
    t.all_pass()
    t.fiona.passes().cannot_play(TO_THE_INN, rule="GAMBLE-09")

    t = given("zot", "fiona", at=gambling("fiona", control="fiona", turn="zot", pot=2))
    t.zot.hand(TOAD)
    t.fiona.hand(TO_THE_INN)
    t.all_pass()
    t.zot.plays(TOAD, on="fiona")
    t.fiona.plays(TO_THE_INN)
    t.nobody_answers()
    assert (t.pot, _tips(t), t.in_round) == (0, [2], ())


@rule("GAMBLE-21")
def test_a_card_in_between_opens_no_way_around_a_raise() -> None:
    t = given("zot", "deirdre", "gerki", at=gambling("zot", control="zot", turn="gerki", pot=3))
    t.gerki.hand(RAISE)
    t.deirdre.hand(TO_THE_INN, "A quiet word with upstairs")
    t.all_pass()
    t.gerki.plays(RAISE)
    t.deirdre.plays("A quiet word with upstairs")
    assert t.pending[-2:] == ["i-raise", "a-quiet-word-with-upstairs"]
    t.deirdre.cannot_play(TO_THE_INN, rule="GAMBLE-21")
    t.nobody_answers()
    t.deirdre.cannot_play(TO_THE_INN, rule="GAMBLE-21")
    t.nobody_answers()
    assert t.pot == 6
    t.deirdre.can_play(TO_THE_INN)


@rule("GAMBLE-21")
def test_two_tips_of_the_same_pot_do_not_answer_each_other() -> None:
    t = given("zot", "deirdre", "gerki", at=gambling("zot", control="zot", pot=3))
    t.gerki.hand(TO_THE_INN)
    t.deirdre.hand(TO_THE_INN)
    t.gerki.plays(TO_THE_INN)
    t.deirdre.cannot_play(TO_THE_INN, rule="GAMBLE-21")


@rule("GAMBLE-21", "GAMBLE-19")
@pytest.mark.parametrize("left", [(), ("fiona",)])
def test_a_throw_out_may_be_answered_by_tipping_the_pot(left: tuple[str, ...]) -> None:
    t = given("zot", "deirdre", "fiona", at=gambling("zot", control="deirdre", turn="zot", pot=3, left=left))
    t.zot.hand(TOAD)
    t.fiona.hand(TO_THE_INN)
    t.all_pass()
    t.zot.plays(TOAD, on="deirdre")
    t.fiona.plays(TO_THE_INN)
    t.all_pass()
    assert (t.pot, _tips(t)) == (0, [3])
    assert t.events("leave") == []
    t.zot.is_asked("order").has(gold=10)


def _both_answer_a_raise_by_leaving(t: Scene) -> None:
    t.all_pass()
    t.fiona.set(gold=5).hand(RAISE, POLISH)
    t.dimli.set(gold=5).hand(BEARD)
    t.fiona.plays(RAISE)
    t.dimli.plays(BEARD)
    t.fiona.passes()
    t.dimli.passes()
    t.fiona.plays(POLISH)
    t.fiona.passes()
    t.dimli.passes()


@rule("GAMBLE-16", "GAMBLE-18")
def test_it_is_somebodys_turn_though_both_have_left_while_a_raise_is_pending() -> None:
    t = given("fiona", "dimli", at=gambling("fiona", control="dimli", pot=2))
    _both_answer_a_raise_by_leaving(t)
    assert t.in_round == ()
    seen = t.game.view(None).round
    assert seen is not None
    assert seen.turn in (0, 1)
    t.nobody_answers()
    assert (t.game.view(None).round, t.pot, _tips(t)) == (None, 0, [2])


@rule("GAMBLE-16", "GAMBLE-18")
def test_both_may_leave_a_round_that_only_begins() -> None:
    t = given("fiona", "dimli", at=action_phase("fiona"))
    t.fiona.set(gold=5).hand(START, POLISH)
    t.dimli.set(gold=5).hand(BEARD)
    t.fiona.plays(START)
    t.dimli.plays(BEARD)
    t.fiona.passes()
    t.dimli.passes()
    t.fiona.plays(POLISH)
    t.nobody_answers()
    t.nobody_answers()
    assert (t.game.view(None).round, t.pot, _tips(t)) == (None, 0, [0])
    t.fiona.has(gold=5)
    t.dimli.has(gold=5)

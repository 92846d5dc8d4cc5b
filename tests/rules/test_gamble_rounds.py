"""GAMBLE, the end of a Round and what comes in between: Negated cards, empty Stashes, passing out."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, example, gambling, given, rule

START = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
TO_THE_INN = "Oh, I guess the Wench thought that was her tip..."
GOONS = "You don't need a winning hand when you have enough goons!"
DICE = "A fistful of dice is my fountain of youth"
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
CHEAT = "Oops... I dropped my cards..."
HEAL = "A quiet word with upstairs"
STEAL = "Um...I know you think you won, but..."
OLD_HANDS = "These old hands don't hold the cards like they used to"


def _bids(t: Scene, *names: str) -> None:
    """These players are asked in turn and pass."""
    for name in names:
        t.all_pass()
        getattr(t, name).is_asked("bid").passes()


# --- the final pass --------------------------------------------------------------------------------


def _too_late(controller: str, late: str, third: str, card: str) -> None:
    t = given(controller, late, third, at=gambling(controller, control=controller, pot=3))
    getattr(t, controller).set(gold=10)
    getattr(t, late).hand(card)
    _bids(t, late)
    getattr(t, late).can_play(card)
    _bids(t, third)
    getattr(t, late).is_asked("window").cannot_play(card, rule="GAMBLE-09")
    t.nobody_answers()
    getattr(t, late).cannot_play(card)
    getattr(t, controller).has(gold=13)


@rule("GAMBLE-09")
@example("RDI4-INLINE-LASTPASS")
def test_no_tip_after_the_final_pass_at_sea() -> None:
    _too_late("remy", "tara", "whitehawk", TO_THE_INN)


@rule("GAMBLE-09")
@example("RDI5-INLINE-LASTPASS")
def test_no_tip_after_the_final_pass_at_the_collegium() -> None:
    _too_late("joran", "sera", "zakhan", TO_THE_INN)


@rule("GAMBLE-09")
@example("RDI8-INLINE-LASTPASS")
def test_no_fistful_of_dice_after_the_final_pass() -> None:
    _too_late("phyll", "lucky", "farai", DICE)


@rule("GAMBLE-09")
@example("RDI6-INLINE-LASTPASS")
def test_no_tip_after_the_final_pass_among_villains() -> None:
    _too_late("amundyr", "daareka", "vlazlo", TO_THE_INN)


@rule("GAMBLE-09")
@example("RDI6-INLINE-LASTPASS2")
def test_no_goons_after_the_final_pass() -> None:
    _too_late("amundyr", "torglesnarf", "vlazlo", GOONS)


@rule("GAMBLE-09")
@example("RDI13-INLINE-LASTPASS")
def test_no_tip_after_the_final_pass_in_the_first_box() -> None:
    _too_late("zot", "gerki", "fiona", TO_THE_INN)


@rule("GAMBLE-09", "GAMBLE-27")
def test_winning_comes_first_and_collecting_after_it() -> None:
    t = given("zot", "gerki", "whitehawk", at=gambling("zot", control="zot", pot=3))
    t.gerki.hand(STEAL, "Grab a coin while no one's lookin'!")
    t.whitehawk.hand("What a coincidence, I happen to have the same hand!")
    t.gerki.cannot_play(STEAL, rule="TIME-08")
    _bids(t, "gerki", "whitehawk")
    t.gerki.cannot_play("Grab a coin while no one's lookin'!", rule="GAMBLE-09")
    t.whitehawk.cannot_play("What a coincidence, I happen to have the same hand!", rule="TIME-08")
    t.gerki.plays(STEAL)
    t.nobody_answers()
    assert t.pot == 3
    t.nobody_answers()
    assert t.pot == 0
    t.gerki.has(gold=13)
    t.zot.has(gold=10)
    t.whitehawk.plays("What a coincidence, I happen to have the same hand!")
    t.all_pass()
    t.gerki.has(gold=11)
    t.whitehawk.has(gold=12)


@rule("GAMBLE-10")
@pytest.mark.parametrize("card", [GOONS, DICE])
def test_a_declared_winner_ends_the_round_on_the_spot(card: str) -> None:
    t = given("zot", "gerki", "lucky", "gog", at=gambling("zot", control="zot", pot=6))
    t.lucky.hand(card)
    t.lucky.plays(card)
    t.all_pass()
    assert (t.pot, t.in_round) == (0, ())
    t.lucky.has(gold=16)
    assert t.events("pass-bid") == []
    t.zot.is_asked("order").has(gold=10)


@rule("GAMBLE-10", "GAMBLE-16")
def test_who_left_the_round_cannot_be_declared_its_winner() -> None:
    t = given("zot", "gerki", "lucky", at=gambling("zot", control="zot", pot=3, left=("lucky",)))
    t.lucky.hand(DICE, GOONS)
    t.lucky.cannot_play(DICE, rule="GAMBLE-16").cannot_play(GOONS, rule="GAMBLE-16")


@rule("GAMBLE-11", "OPEN-49")
def test_after_the_round_one_more_window_and_then_the_starter_orders() -> None:
    t = given("gerki", "zot", "deirdre", at=gambling("zot", control="zot", pot=3))
    t.zot.hand("That wand was not supposed to be loaded")
    t.deirdre.hand(HEAL).set(fortitude=12)
    _bids(t, "deirdre", "gerki")
    t.nobody_answers()
    t.zot.has(gold=13)
    t.nobody_answers()
    t.zot.is_asked("window").cannot_play("That wand was not supposed to be loaded", rule="TURN-06")
    t.deirdre.plays(HEAL)
    t.all_pass()
    t.deirdre.has(fortitude=14)
    assert (t.active, t.phase) == ("zot", "order")
    t.zot.is_asked("order")


@rule("GAMBLE-08", "OPEN-45")
def test_a_pass_from_before_a_restart_does_not_count_after_it() -> None:
    t = given("zot", "gerki", "deirdre", "dimli", at=gambling("zot", control="zot", pot=4))
    t.gerki.hand(CHEAT)
    t.deirdre.hand("They might not know you're cheating, but my Goddess does!")
    t.dimli.hand("Best of three, ye said!")
    t.all_pass()
    t.gerki.plays(CHEAT)
    t.deirdre.plays("They might not know you're cheating, but my Goddess does!")
    t.nobody_answers()
    t.dimli.plays("Best of three, ye said!")
    t.nobody_answers()
    assert (t.control, t.pot) == ("dimli", 8)
    t.all_pass()
    waiting = {"zot", "gerki", "deirdre"}
    while t.in_round:
        (name,) = [name for name in waiting if t.game.to_move == t.seat(name)]
        getattr(t, name).is_asked("bid").passes()
        waiting.remove(name)
        t.all_pass()
    assert waiting == set()
    t.dimli.has(gold=17)


# --- Negated cards ---------------------------------------------------------------------------------


@rule("GAMBLE-24", "GAMBLE-08")
@example("RDI8-NOTE-CHEATNEG")
def test_a_negated_cheat_right_before_the_controller_gives_the_round_away() -> None:
    t = given("phyll", "lucky", "farai", at=gambling("farai", control="farai", pot=3))
    t.lucky.hand(OLD_HANDS)
    t.farai.hand("Cheating? In a house of worship?")
    _bids(t, "phyll")
    t.all_pass()
    t.lucky.plays(OLD_HANDS)
    t.farai.plays("Cheating? In a house of worship?")
    t.nobody_answers()
    assert [won["seat"] for won in t.events("won")] == [t.farai.seat]
    t.all_pass()
    t.farai.has(gold=13, hand=0)
    t.lucky.has(hand=0)
    assert (t.pot, t.in_round) == (0, ())


@rule("GAMBLE-24")
@example("RDI6-NOTE-NO2")
def test_no_inside_a_round_is_a_pass_and_control_stays() -> None:
    t = given("amundyr", "vlazlo", "torglesnarf", at=gambling("amundyr", control="amundyr", pot=3))
    t.vlazlo.hand(START)
    t.torglesnarf.hand("No!")
    t.all_pass()
    t.vlazlo.plays(START)
    t.torglesnarf.plays("No!")
    t.all_pass()
    assert (t.control, t.pot) == ("amundyr", 3)
    assert t.in_round == ("amundyr", "vlazlo", "torglesnarf")
    t.torglesnarf.is_asked("bid").passes()
    t.all_pass()
    t.amundyr.has(gold=13)


@rule("GAMBLE-24")
@example("RDI6-NOTE-RECONSIDER")
def test_reconsidering_inside_a_round_gives_a_card_and_an_action_on_ones_own_turn() -> None:
    t = given("vlazlo", "daareka", "amundyr", at=gambling("vlazlo", control="amundyr", turn="vlazlo", pot=3))
    t.vlazlo.hand(START).deck("I'm not a veeble old man!", RAISE)
    t.daareka.hand("I think you should reconsider")
    t.all_pass()
    t.vlazlo.plays(START)
    t.daareka.plays("I think you should reconsider")
    t.all_pass()
    assert t.control == "amundyr"
    t.vlazlo.has(hand=["I'm not a veeble old man!"])
    t.daareka.is_asked("bid").passes()
    t.all_pass()
    t.amundyr.has(gold=13)
    t.vlazlo.is_asked("action").can_play("I'm not a veeble old man!")


@rule("GAMBLE-24")
def test_reconsidering_on_the_turn_of_another_gives_only_the_card() -> None:
    t = given("vlazlo", "daareka", "amundyr", at=gambling("amundyr", control="amundyr", pot=3))
    t.vlazlo.hand(START).deck("I'm not a veeble old man!", RAISE)
    t.daareka.hand("I think you should reconsider")
    t.all_pass()
    t.vlazlo.plays(START)
    t.daareka.plays("I think you should reconsider")
    t.all_pass()
    t.vlazlo.has(hand=["I'm not a veeble old man!"])
    t.daareka.passes()
    t.all_pass()
    t.amundyr.is_asked("order")


@rule("GAMBLE-24")
def test_a_negated_raise_asks_for_no_ante() -> None:
    t = given("zot", "gerki", "wizgille", at=gambling("zot", control="zot", pot=3))
    t.gerki.hand(RAISE)
    t.wizgille.hand(DEJA_VU)
    t.all_pass()
    t.gerki.plays(RAISE)
    t.wizgille.plays(DEJA_VU)
    t.all_pass()
    assert (t.control, t.pot) == ("zot", 3)
    t.gerki.has(gold=10)
    t.gerki.is_asked("bid")  # deja vu lets him play another (HOUSE-20)


@rule("OPEN-48", "GAMBLE-24")
def test_a_negated_winning_hand_binds_nobody() -> None:
    t = given("zot", "gerki", "wizgille", at=gambling("zot", control="zot", pot=3))
    t.gerki.hand(WINNING_HAND)
    t.wizgille.hand(DEJA_VU, START)
    t.all_pass()
    t.gerki.plays(WINNING_HAND)
    t.wizgille.plays(DEJA_VU)
    t.all_pass()
    assert t.control == "zot"
    t.gerki.passes()  # he might have played another (HOUSE-20)
    t.all_pass()
    t.wizgille.is_asked("bid").can_play(START)


@rule("GAMBLE-24", "GAMBLE-12")
def test_a_negated_cheat_leaves_the_winning_hand_where_it_was() -> None:
    t = given("zot", "gerki", "farai", at=gambling("zot", control="zot", pot=3, winning_hand=True))
    t.gerki.hand(CHEAT)
    t.farai.hand("Cheating? In a house of worship?", START)
    t.all_pass()
    t.gerki.plays(CHEAT)
    t.farai.plays("Cheating? In a house of worship?")
    t.all_pass()
    assert t.control == "zot"
    t.farai.is_asked("bid").cannot_play(START, rule="GAMBLE-12")


@rule("GAMBLE-25")
def test_a_negated_starter_is_no_round_and_a_spent_action() -> None:
    t = given("zot", "torglesnarf", at=action_phase("zot"))
    t.zot.hand(START, START).set(gold=9)
    t.torglesnarf.hand("No!").set(gold=9)
    t.zot.plays(START)
    t.torglesnarf.plays("No!")
    t.all_pass()
    assert (t.pot, t.in_round, t.events("round")) == (0, (), [])
    t.torglesnarf.has(gold=9)
    t.zot.is_asked("order").has(gold=9, hand=[START], discarded=[START])


@rule("GAMBLE-09")
def test_nobody_is_said_to_take_gold_from_a_pot_that_is_gone() -> None:
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", pot=3))
    t.gerki.hand("Grab a coin while no one's lookin'!", TO_THE_INN)
    t.gerki.plays("Grab a coin while no one's lookin'!")
    t.gerki.plays(TO_THE_INN)
    t.nobody_answers()
    t.nobody_answers()
    assert t.events("pot-to-inn") == [{"n": 3}]
    assert t.events("take") == []
    t.gerki.has(gold=10)

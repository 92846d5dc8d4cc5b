"""TIME: windows, the order of answers, and what happens first."""

from __future__ import annotations

from alehouse.testing import (
    Scene,
    action_phase,
    discard_phase,
    drink_phase,
    example,
    gambling,
    given,
    order_phase,
    rule,
)

IDTS = "I don't think so!"
STEAL = "Um...I know you think you won, but..."
SAME_HAND = "What a coincidence, I happen to have the same hand!"
TIP = "Tip the Wench"
HIT = "That wand was not supposed to be loaded"
HIT_BACK = "Lesson two: the counterswing"
SPIKE = "A little somethin' extra"
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"


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


# --- nobody may wait for others (TIMING-2) -----------------------------------------------------------


def _two_counters(drinker: str, first: str, second: str, ignore: str) -> Scene:
    """The drinker, 10 of 12, has answered a strong Drink by Ignoring it; two players could Negate that."""
    t = given(drinker, first, second, at=drink_phase(drinker))
    getattr(t, drinker).set(fortitude=12, alcohol=10).hand(ignore).pile("Elven Wine")
    getattr(t, first).hand(IDTS)
    getattr(t, second).hand(IDTS)
    getattr(t, drinker).drinks().plays(ignore)
    getattr(t, drinker).is_asked("window")
    getattr(t, first).is_asked("window").can_play(IDTS)
    getattr(t, second).is_asked("window").can_play(IDTS)
    return t


def _waiting_for_each_other(drinker: str, first: str, second: str, ignore: str) -> None:
    t = _two_counters(drinker, first, second, ignore)
    getattr(t, drinker).passes()
    known = len(t.game.told(None))
    getattr(t, first).passes()
    assert len(t.game.told(None)) == known  # a pass is hidden
    getattr(t, first).is_not_asked().cannot_play(IDTS, rule="TIME-06")
    getattr(t, second).is_asked("window").passes()
    assert t.drink_of(drinker).ignored
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=10)
    assert not getattr(t, drinker).is_out

    t = _two_counters(drinker, first, second, ignore)
    getattr(t, first).passes()
    getattr(t, second).plays(IDTS)
    t.nobody_answers()
    assert not t.drink_of(drinker).ignored
    getattr(t, drinker).has(discarded=[ignore])
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=13)
    t.nobody_answers()
    assert getattr(t, drinker).is_out
    getattr(t, first).has(hand=[IDTS])

    t = _two_counters(drinker, first, second, ignore)
    getattr(t, second).wants(IDTS)
    getattr(t, first).wants(IDTS)
    getattr(t, drinker).passes()
    getattr(t, first).has(hand=0)
    getattr(t, second).has(hand=[IDTS])


@rule("TIME-06", "NEG-01", "LOSE-02")
@example("RDI4-TIMING-2")
def test_remy_and_whitehawk_cannot_wait_for_each_other() -> None:
    _waiting_for_each_other("bryn", "remy", "whitehawk", "I've got watch duty")


@rule("TIME-06", "NEG-01", "LOSE-02")
@example("RDI5-TIMING-2")
def test_joran_and_lizwick_cannot_wait_for_each_other() -> None:
    _waiting_for_each_other("sera", "joran", "lizwick", "One too many and my feet won't be so fleet!")


@rule("TIME-06", "NEG-01", "LOSE-02")
@example("RDI8-TIMING-2")
def test_nerodia_and_samantha_cannot_wait_for_each_other() -> None:
    _waiting_for_each_other("farai", "nerodia", "samantha", "This one's a little weak")


@rule("TIME-06", "NEG-01", "LOSE-02")
@example("RDI6-TIMING-2")
def test_daareka_and_amundyr_cannot_wait_for_each_other() -> None:
    _waiting_for_each_other("torglesnarf", "daareka", "amundyr", "This drink is not worthy of a king!")


@rule("TIME-06", "NEG-01", "LOSE-02")
@example("RDI13-TIMING-2")
def test_gerki_and_zot_cannot_wait_for_each_other() -> None:
    _waiting_for_each_other("deirdre", "gerki", "zot", "Not now! These men are interested in my religion")


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


# --- several answers to the same thing ---------------------------------------------------------------


@rule("TIME-05", "OPEN-01")
def test_an_anytime_card_goes_before_a_sometimes_card_of_a_nearer_seat() -> None:
    t = given("fiona", "gerki", "deirdre", at=drink_phase("fiona"))
    t.gerki.hand(SPIKE)
    t.deirdre.hand(TIP)
    t.fiona.set(gold=5).pile("Wine")
    t.fiona.drinks()
    t.gerki.wants(SPIKE)
    t.deirdre.wants(TIP, on="fiona")
    t.fiona.passes()
    assert t.pending == ["drink", "tip-the-wench"]
    t.gerki.has(hand=[SPIKE])
    t.nobody_answers()
    t.fiona.has(gold=4)
    assert t.drink_of("fiona").alcohol == 2
    t.gerki.is_asked("window").plays(SPIKE)
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4


@rule("TIME-05", "OPEN-01")
def test_among_sometimes_cards_the_active_player_comes_first() -> None:
    t = given("gerki", "deirdre", "fiona", at=drink_phase("deirdre"))
    t.gerki.hand(SPIKE)
    t.deirdre.hand("Wine into Water").pile("Wine")
    t.deirdre.drinks()
    t.gerki.wants(SPIKE)
    t.fiona.passes()
    t.deirdre.wants("Wine into Water")
    assert t.pending == ["drink", "wine-into-water"]
    t.gerki.has(hand=[SPIKE])
    t.nobody_answers()
    assert t.drink_of("deirdre").alcohol == 0
    t.gerki.is_asked("window").can_play(SPIKE)


@rule("TIME-05", "OPEN-01")
def test_seats_are_served_clockwise_from_the_active_player_not_from_the_first_seat() -> None:
    t = given("gerki", "deirdre", "dimli", at=drink_phase("deirdre"))
    t.gerki.hand(SPIKE)
    t.dimli.hand("Spike it with Firewater")
    t.deirdre.pile("Wine")
    t.deirdre.drinks()
    t.gerki.wants(SPIKE)
    t.dimli.wants("Spike it with Firewater")
    t.deirdre.passes()
    t.gerki.has(hand=[SPIKE])
    t.dimli.has(hand=0)


@rule("TIME-05", "OPEN-01")
def test_seats_are_served_from_the_active_player_not_from_the_player_of_the_card() -> None:
    # In the turn of Fiona, Zot plays a card; his left neighbour Gerki sits farther from Fiona than Deirdre.
    t = given("fiona", "deirdre", "zot", "gerki", at=order_phase("fiona"))
    t.zot.hand("Levitation works on coins, too")
    t.deirdre.hand(TIP)
    t.gerki.hand(TIP)
    t.zot.plays("Levitation works on coins, too", on="fiona")
    t.gerki.wants(TIP, on="zot")
    t.deirdre.wants(TIP, on="zot")
    t.fiona.passes()
    t.zot.passes()
    assert t.pending[-2:] == ["levitation-works-on-coins-too", "tip-the-wench"]
    t.deirdre.has(hand=0)
    t.gerki.has(hand=[TIP])


@rule("TIME-05", "OPEN-01")
def test_among_anytime_cards_the_nearer_seat_comes_first() -> None:
    t = given("fiona", "deirdre", "zot", at=discard_phase("zot"))
    t.fiona.hand("Stitch it up and pass the mustard").set(fortitude=10)
    t.deirdre.hand("A quiet word with upstairs").set(fortitude=10)
    t.deirdre.wants("A quiet word with upstairs")
    t.fiona.wants("Stitch it up and pass the mustard")
    t.zot.passes()
    t.fiona.has(hand=0)
    t.deirdre.has(hand=["A quiet word with upstairs"])


@rule("TIME-06", "OPEN-04")
def test_a_pass_is_hidden_and_an_answer_cannot_be_taken_back() -> None:
    t = given("fiona", "gerki", "deirdre", at=drink_phase("fiona"))
    t.gerki.hand(SPIKE)
    t.fiona.pile("Wine")
    t.fiona.drinks()
    known = t.game.told(None)
    t.gerki.passes()
    t.deirdre.passes()
    assert t.game.told(None) == known
    t.gerki.cannot_play(SPIKE, rule="TIME-06")
    t.fiona.passes()
    t.fiona.has(alcohol=2)


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
    t.daareka.hand("I've been known to break a mind or two...")
    t.fiona.hand(HIT_BACK)
    t.daareka.plays("I've been known to break a mind or two...", on="fiona")
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

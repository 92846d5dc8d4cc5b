"""TIME: several answers to the same thing, and nobody who may wait for others."""

from __future__ import annotations

from alehouse.testing import Scene, discard_phase, drink_phase, example, given, order_phase, rule

IDTS = "I don't think so!"
TIP = "Tip the Wench"
SPIKE = "A little somethin' extra"


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

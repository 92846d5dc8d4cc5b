"""NEG: stopping a card, or being left out of it."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, example, given, rule

IDTS = "I don't think so!"
TIP = "Tip the Wench"
DEFLECT = "Deflect"
TOUGH = "It will take more than that to defeat a wampire!"
ADVICE = "A word of advice... don't"
SPIKE = "A little somethin' extra"
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
CUP_BEARER = "I have a cup-bearer for this sort of thing!"
RUN_AWAY = "Quick! Run away!"
CHUG = "I bet you can't chug this whole thing!"
FACE = "Not the face! Someone else's face!"
UNWORTHY = "This drink is not worthy of a king!"
BITE = "My bite is worse than my bark"
BARRELS = "Look out! Rolling barrels!"
STARS = "The stars say no!"
AMBROSIA = "Fine Ambrosia, Nectar of the Gods"
UNSTOPPABLE = "I... am... unstoppable!"
VANISH = "Hey! Where'd the little guy go?"


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


# --- Ignore (IGNORE-1) -------------------------------------------------------------------------------


@rule("NEG-02", "NEG-10")
@example("RDI4-IGNORE-1")
def test_whitehawk_stays_out_of_the_brawl_of_bryn() -> None:
    brawl = "I can hold my own in a brawl. Wanna see?"
    t = given("bryn", "whitehawk", "remy", "tara", at=action_phase("bryn"))
    t.bryn.hand(brawl)
    t.whitehawk.hand(ADVICE)
    t.bryn.plays(brawl)
    t.whitehawk.plays(ADVICE)
    t.nobody_answers()
    t.nobody_answers()
    t.whitehawk.has(fortitude=20)
    t.remy.has(fortitude=19)
    t.tara.has(fortitude=19)
    t.bryn.has(fortitude=20, discarded=[brawl])


@rule("NEG-02", "NEG-10")
@example("RDI5-IGNORE-1")
def test_lizwick_ducks_out_of_the_knives_of_sera() -> None:
    knives = "You get a knife, and you get a knife, and you get a knife..."
    t = given("sera", "lizwick", "joran", "zakhan", at=action_phase("sera"))
    t.sera.hand(knives)
    t.lizwick.hand("I need to duck out for a second")
    t.sera.plays(knives, on=["lizwick", "joran", "zakhan"])
    t.lizwick.plays("I need to duck out for a second")
    t.nobody_answers()
    t.nobody_answers()
    t.lizwick.has(fortitude=20)
    t.joran.has(fortitude=19)
    t.zakhan.has(fortitude=19)


@rule("NEG-02", "NEG-10", "NEG-11")
@example("RDI8-IGNORE-1")
def test_farai_sits_still_among_rolling_barrels_and_lucky_has_her_heat() -> None:
    t = given("lucky", "farai", "samantha", at=action_phase("lucky"))
    t.lucky.hand(BARRELS)
    t.farai.hand("Farnir's tranquility")
    t.lucky.plays(BARRELS, on=["farai", "samantha"])
    t.farai.plays("Farnir's tranquility")
    t.nobody_answers()
    t.lucky.has(heat=0)
    t.nobody_answers()
    t.farai.has(fortitude=20)
    t.samantha.has(fortitude=18)
    t.lucky.has(fortitude=20, heat=1)


@rule("NEG-02", "NEG-10")
@example("RDI6-IGNORE-1")
def test_daareka_is_spared_the_scarab_along_with_the_loss() -> None:
    t = given("amundyr", "daareka", "vlazlo", "torglesnarf", at=action_phase("amundyr"))
    t.amundyr.hand("Ah-choo!")
    t.daareka.hand("Ink spray")
    t.amundyr.plays("Ah-choo!")
    t.daareka.plays("Ink spray")
    t.nobody_answers()
    t.nobody_answers()
    t.daareka.has(fortitude=20, scarab=0)
    t.vlazlo.has(fortitude=19, scarab=1)
    t.torglesnarf.has(fortitude=19, scarab=1)


@rule("NEG-02", "NEG-10")
@example("RDI13-IGNORE-1")
def test_deirdre_ignores_the_rampage_of_pooky() -> None:
    t = given("zot", "deirdre", "fiona", "gerki", at=action_phase("zot"))
    t.zot.hand(RAMPAGE)
    t.deirdre.hand("Stop being silly!")
    t.zot.plays(RAMPAGE)
    t.deirdre.plays("Stop being silly!")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(fortitude=20)
    t.fiona.has(fortitude=19)
    t.gerki.has(fortitude=19)


@rule("NEG-10")
def test_ignoring_because_of_gold_spares_the_fortitude_too() -> None:
    bag = "You were going through my bag again, weren't you?"
    t = given("lizwick", "tara", at=action_phase("lizwick"))
    t.lizwick.hand(bag).set(gold=5)
    t.tara.hand("I may be blind, but I could still see that coming!").set(gold=5)
    t.lizwick.plays(bag, on="tara")
    t.tara.plays("I may be blind, but I could still see that coming!")
    t.nobody_answers()
    t.nobody_answers()
    t.tara.has(fortitude=20, gold=5)
    t.lizwick.has(gold=5)


@rule("NEG-10")
def test_ignoring_the_loss_alone_lets_the_rest_arrive() -> None:
    warning = "Take this as a warning! Next time it'll be the brig"
    t = given("remy", "whitehawk", at=action_phase("remy"))
    t.remy.hand(warning)
    t.whitehawk.hand(ADVICE)
    t.remy.plays(warning, on="whitehawk")
    t.whitehawk.plays(ADVICE)
    t.nobody_answers()
    t.nobody_answers()
    t.whitehawk.has(fortitude=20, mark=1)


@rule("NEG-02", "OPEN-55")
def test_a_helpful_card_may_be_ignored() -> None:
    t = given("deirdre", "gog", at=action_phase("deirdre"))
    t.deirdre.hand("Prayer of Healing").set(gold=5)
    t.gog.hand("Gog chewing. Gog not notice").set(fortitude=10, gold=5)
    t.deirdre.plays("Prayer of Healing", on="gog")
    t.gog.plays("Gog chewing. Gog not notice")
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(fortitude=10, gold=5)
    t.deirdre.has(gold=5)


@rule("NEG-02", "OPEN-55")
def test_an_own_card_may_be_ignored_by_its_player_alone() -> None:
    service = "Blessings for all, donations at the door"
    t = given("deirdre", "gog", "fiona", at=action_phase("deirdre"))
    t.deirdre.hand(service, "Stop being silly!").set(fortitude=10)
    t.gog.set(fortitude=10)
    t.fiona.set(fortitude=10)
    t.deirdre.plays(service)
    t.deirdre.plays("Stop being silly!")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(fortitude=10)
    t.gog.has(fortitude=11)
    t.fiona.has(fortitude=11)


@rule("NEG-02")
@example("RDI6-NOTE-BITE")
def test_each_ignore_lowers_the_bite_by_two_instead() -> None:
    t = given("vlazlo", "zot", at=action_phase("vlazlo"))
    t.vlazlo.hand(BITE)
    t.zot.hand(STARS, "Shield first, questions later")
    t.vlazlo.plays(BITE, on="zot")
    t.zot.plays(STARS)
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(fortitude=18)

    t = given("vlazlo", "zot", at=action_phase("vlazlo"))
    t.vlazlo.hand(BITE)
    t.zot.hand(STARS, "Shield first, questions later")
    t.vlazlo.plays(BITE, on="zot")
    t.zot.plays(STARS)
    t.nobody_answers()
    t.zot.plays("Shield first, questions later")
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(fortitude=20)


@rule("NEG-02")
@example("RDI6-NOTE-BITE")
def test_ignoring_only_the_loss_also_lowers_the_bite_by_two() -> None:
    t = given("vlazlo", "whitehawk", at=action_phase("vlazlo"))
    t.vlazlo.hand(BITE)
    t.whitehawk.hand(ADVICE)
    t.vlazlo.plays(BITE, on="whitehawk")
    t.whitehawk.plays(ADVICE)
    t.nobody_answers()
    t.nobody_answers()
    t.whitehawk.has(fortitude=18)


@rule("NEG-02", "REDIR-02")
@example("RDI6-NOTE-FACEPAY")
def test_whoever_ignores_the_hush_money_gets_the_blow_without_it() -> None:
    t = given("fiona", "torglesnarf", "tara", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.torglesnarf.hand(FACE).set(gold=5)
    t.tara.hand("I may be blind, but I could still see that coming!").set(gold=5)
    t.fiona.plays("Make some elbow room", on="torglesnarf")
    t.torglesnarf.plays(FACE, on="tara")
    t.tara.plays("I may be blind, but I could still see that coming!")
    t.nobody_answers()
    t.nobody_answers()
    t.torglesnarf.has(gold=5)
    t.tara.has(gold=5)
    t.nobody_answers()
    t.torglesnarf.has(fortitude=20)
    t.tara.has(fortitude=18)


# --- the words are required --------------------------------------------------------------------------


@rule("NEG-03")
def test_redirecting_is_not_ignoring_so_the_whole_bite_moves() -> None:
    t = given("vlazlo", "remy", "bryn", at=action_phase("vlazlo"))
    t.vlazlo.hand(BITE)
    t.remy.hand(DEFLECT)
    t.vlazlo.plays(BITE, on="remy")
    t.remy.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=20)
    t.bryn.has(fortitude=16)


@rule("NEG-03")
def test_a_blow_that_cannot_be_ignored_or_reduced_can_be_redirected() -> None:
    cut = "No armour helps against this one"
    t = given("sera", "remy", "bryn", at=action_phase("sera"))
    t.sera.hand(cut)
    t.remy.hand(DEFLECT, TOUGH, STARS, "No!")
    t.sera.plays(cut, on="remy")
    t.remy.cannot_play(STARS, rule="NEG-02")
    t.remy.cannot_play("No!", rule="NEG-01")
    t.remy.cannot_play(TOUGH, rule="NEG-03")
    t.remy.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.bryn.has(fortitude=19)


@rule("NEG-03")
def test_a_weakened_drink_is_not_an_ignored_one() -> None:
    t = given("deirdre", "gerki", at=drink_phase("deirdre"))
    t.deirdre.hand("Wine into Water").pile("Wine")
    t.gerki.hand(SPIKE)
    t.deirdre.drinks().plays("Wine into Water")
    t.nobody_answers()
    assert (t.drink_of("deirdre").alcohol, t.drink_of("deirdre").ignored) == (0, False)
    t.gerki.plays(SPIKE)
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=2)


@rule("NEG-03")
def test_a_drink_handed_on_is_not_ignored_and_is_drunk() -> None:
    t = given("whitehawk", "bryn", at=drink_phase("whitehawk"))
    t.whitehawk.hand("I don't drink until my crew drinks!").pile("Wine")
    t.whitehawk.drinks().plays("I don't drink until my crew drinks!", on="bryn")
    t.nobody_answers()
    assert not t.drink_of("bryn").ignored
    t.nobody_answers()
    t.whitehawk.has(alcohol=0)
    t.bryn.has(alcohol=2)


# --- Drinks of others --------------------------------------------------------------------------------


@rule("NEG-05")
def test_a_drink_of_somebody_else_is_out_of_reach_until_it_is_handed_on() -> None:
    t = given("whitehawk", "gerki", at=drink_phase("whitehawk"))
    t.whitehawk.hand("I don't drink until my crew drinks!").pile("Wine")
    t.gerki.hand("Dump it on the floor")
    t.whitehawk.drinks()
    t.gerki.cannot_play("Dump it on the floor", rule="NEG-05")
    t.whitehawk.plays("I don't drink until my crew drinks!", on="gerki")
    t.nobody_answers()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=0)
    t.whitehawk.has(alcohol=0)


@rule("NEG-05")
def test_a_shared_drink_may_be_ignored_by_either_for_the_own_part() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.hand("Come, my friend, sit and drink with me!").pile("Dragon Breath Ale")
    t.gerki.hand("Dump it on the floor")
    t.fiona.drinks()
    t.gerki.cannot_play("Dump it on the floor", rule="NEG-05")
    t.fiona.plays("Come, my friend, sit and drink with me!", on="gerki")
    t.nobody_answers()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.gerki.has(alcohol=0)


@rule("NEG-05", "OPEN-31")
def test_a_drink_handed_on_may_be_handed_on_again() -> None:
    t = given("whitehawk", "deirdre", "bryn", at=drink_phase("whitehawk"))
    t.whitehawk.hand("I don't drink until my crew drinks!").pile("Wine")
    t.deirdre.hand("You look like you need this more than I do!")
    t.whitehawk.drinks()
    t.deirdre.cannot_play("You look like you need this more than I do!", rule="NEG-05")
    t.whitehawk.plays("I don't drink until my crew drinks!", on="deirdre")
    t.nobody_answers()
    t.deirdre.plays("You look like you need this more than I do!", on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=0)
    t.bryn.has(alcohol=2)


def _chug() -> Scene:
    """Torglesnarf has handed his Wine to Gerki and owes 2 Gold for it."""
    t = given("torglesnarf", "gerki", at=drink_phase("torglesnarf"))
    t.torglesnarf.hand(CHUG, UNWORTHY).set(gold=5).pile("Wine")
    t.gerki.hand("Dump it on the floor").set(gold=5)
    t.torglesnarf.drinks().plays(CHUG, on="gerki")
    t.nobody_answers()
    assert t.drink_of("gerki").alcohol == 2
    return t


@rule("NEG-04", "NEG-05", "DIFF-01")
@example("RDI6-NOTE-CHUG")
def test_the_one_who_would_pay_for_a_drink_may_ignore_it() -> None:
    t = _chug()
    t.torglesnarf.plays(UNWORTHY)
    t.nobody_answers()
    assert not t.drink_of("gerki").ignored
    t.nobody_answers()
    t.torglesnarf.has(gold=5, alcohol=0)
    t.gerki.has(gold=5, alcohol=2)


@rule("NEG-04", "NEG-05")
@example("RDI6-NOTE-CHUG")
def test_a_drink_that_its_receiver_ignores_is_not_paid_for() -> None:
    t = _chug()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    t.torglesnarf.cannot_play(UNWORTHY)
    t.nobody_answers()
    t.torglesnarf.has(gold=5)
    t.gerki.has(gold=5, alcohol=0)

    t = _chug()
    t.nobody_answers()
    t.torglesnarf.has(gold=3)
    t.gerki.has(gold=7, alcohol=2)


# --- payments on own cards ---------------------------------------------------------------------------


@rule("NEG-06", "NEG-07")
@example("RDI6-IGNOREOWN-1")
def test_torglesnarf_cannot_run_away_from_the_wages_of_his_cup_bearer() -> None:
    till = "Look what I found in the till"
    t = given("torglesnarf", "fiona", at=drink_phase("torglesnarf"))
    t.torglesnarf.hand(CUP_BEARER, RUN_AWAY, till).set(gold=5).pile("Wine")
    t.torglesnarf.drinks().plays(CUP_BEARER)
    t.torglesnarf.cannot_play(RUN_AWAY, rule="NEG-06")
    t.torglesnarf.can_play(till)
    t.nobody_answers()
    t.torglesnarf.has(gold=4)
    assert t.drink_of("torglesnarf").alcohol == 0


@rule("NEG-06")
def test_ones_own_payment_cannot_be_ignored() -> None:
    table = "Gog borrow table for a second"
    t = given("gog", "fiona", at=action_phase("gog"))
    t.gog.hand(table, "Gog chewing. Gog not notice").set(gold=5)
    t.gog.plays(table, on="fiona")
    t.gog.cannot_play("Gog chewing. Gog not notice", rule="NEG-06")
    t.nobody_answers()
    t.gog.has(gold=4)
    t.fiona.has(fortitude=17)


@rule("NEG-06")
def test_an_own_payment_stays_even_if_the_card_is_ignored_for_another_reason() -> None:
    song = "The one about the goat, with stamping"
    t = given("fleck", "fiona", at=action_phase("fleck"))
    t.fleck.hand(song, STARS).set(gold=5)
    t.fleck.plays(song)
    t.fleck.plays(STARS)
    t.nobody_answers()
    t.nobody_answers()
    t.fleck.has(alcohol=0, gold=4)
    t.fiona.has(fortitude=19, alcohol=1)


@rule("NEG-07")
def test_the_inn_may_cover_an_own_payment() -> None:
    table = "Gog borrow table for a second"
    t = given("gog", "fiona", at=action_phase("gog"))
    t.gog.hand(table, "Gog carry barrels, inn carry bill").set(gold=5)
    t.gog.plays(table, on="fiona")
    t.gog.plays("Gog carry barrels, inn carry bill")
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(gold=5)
    t.fiona.has(fortitude=17)


# --- Events ------------------------------------------------------------------------------------------


@rule("NEG-08")
def test_a_card_that_ignores_events_works_on_a_drink_event() -> None:
    t = given("amundyr", "fiona", at=drink_phase("amundyr"))
    t.amundyr.hand(UNSTOPPABLE, VANISH).set(fortitude=10, gold=5).pile(AMBROSIA)
    t.amundyr.drinks()
    t.amundyr.cannot_play(VANISH, rule="DRINK-02")
    t.amundyr.plays(UNSTOPPABLE)
    t.nobody_answers()
    t.nobody_answers()
    t.amundyr.has(fortitude=10, alcohol=0, gold=5)
    assert t.drink_discards == [AMBROSIA]


@rule("NEG-08", "NEG-02")
def test_whoever_ignores_a_contest_does_not_drink_in_it_and_others_do() -> None:
    t = given("fiona", "gerki", "amundyr", at=drink_phase("fiona"))
    t.amundyr.hand(UNSTOPPABLE).set(gold=5)
    t.fiona.set(gold=5).pile("Drinking Contest!")
    t.gerki.set(gold=5)
    t.drink_deck("Wine", "Light Ale", "Dragon Breath Ale")
    t.fiona.drinks()
    t.amundyr.plays(UNSTOPPABLE)
    t.nobody_answers()
    t.nobody_answers()
    assert [d.drinker for d in t.drinks] == [t.fiona.seat, t.gerki.seat]
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=2, gold=6)
    t.gerki.has(alcohol=1, gold=4)
    t.amundyr.has(alcohol=0, gold=5)


@rule("NEG-08")
def test_an_event_that_does_nothing_to_you_cannot_be_ignored() -> None:
    t = given("fiona", "amundyr", at=drink_phase("fiona"))
    t.amundyr.hand(UNSTOPPABLE)
    t.fiona.pile(AMBROSIA)
    t.fiona.drinks()
    t.amundyr.cannot_play(UNSTOPPABLE)


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

"""NEG: being left out of a card or an Event."""

from __future__ import annotations

from alehouse.testing import action_phase, drink_phase, example, given, rule

DEFLECT = "Deflect"
TOUGH = "It will take more than that to defeat a wampire!"
ADVICE = "A word of advice... don't"
SPIKE = "A little somethin' extra"
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
FACE = "Not the face! Someone else's face!"
BITE = "My bite is worse than my bark"
BARRELS = "Look out! Rolling barrels!"
STARS = "The stars say no!"
AMBROSIA = "Fine Ambrosia, Nectar of the Gods"
UNSTOPPABLE = "I... am... unstoppable!"
VANISH = "Hey! Where'd the little guy go?"
DUCK_OUT = "I need to duck out for a second"
BLIND = "I may be blind, but I could still see that coming!"


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
    t.lizwick.hand(DUCK_OUT)
    t.sera.plays(knives, on=["lizwick", "joran", "zakhan"])
    t.lizwick.plays(DUCK_OUT)
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
    t.tara.hand(BLIND).set(gold=5)
    t.lizwick.plays(bag, on="tara")
    t.tara.plays(BLIND)
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
    t.tara.hand(BLIND).set(gold=5)
    t.fiona.plays("Make some elbow room", on="torglesnarf")
    t.torglesnarf.plays(FACE, on="tara")
    t.tara.plays(BLIND)
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

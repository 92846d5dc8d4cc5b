"""AFFECT: which cards count as affecting Fortitude, Alcohol Content or Gold."""

from __future__ import annotations

from alehouse.testing import action_phase, drink_phase, example, gambling, given, order_phase, rule

IDTS = "I don't think so!"
TIP = "Tip the Wench"
STEAL = "Um...I know you think you won, but..."
STARS = "The stars say no!"
SAW_THAT = "I may be blind, but I could still see that coming!"
UH_OH = "Uh oh, I don't like where this is headed..."
DUCK_OUT = "I need to duck out for a second"
TRANQUILITY = "Farnir's tranquility"
RUN_AWAY = "Quick! Run away!"
VANISH = "Hey! Where'd the little guy go?"
TOMFOOLERY = "I have no time for your tomfoolery!"


# --- a demand for Gold affects Gold (AFFECT-1) -------------------------------------------------------


def _tipped(by: str, victim: str, tip: str, ignore: str) -> None:
    t = given(by, victim, at=order_phase(by))
    getattr(t, by).hand(tip)
    getattr(t, victim).hand(ignore).set(gold=5)
    getattr(t, by).plays(tip, on=victim)
    getattr(t, victim).can_play(ignore).plays(ignore)
    t.nobody_answers()
    t.nobody_answers()
    getattr(t, victim).has(gold=5)
    getattr(t, by).has(discarded=[tip])
    assert t.inn == 0


@rule("AFFECT-01", "NEG-02")
@example("RDI4-AFFECT-1")
def test_tara_saw_the_tip_coming() -> None:
    _tipped("bryn", "tara", TIP, SAW_THAT)


@rule("AFFECT-01", "NEG-02")
@example("RDI5-AFFECT-1")
def test_lizwick_ducks_out_of_a_tip() -> None:
    _tipped("joran", "lizwick", TIP, DUCK_OUT)


@rule("AFFECT-01", "NEG-02")
@example("RDI8-AFFECT-1")
def test_farai_stays_tranquil_about_a_tip() -> None:
    _tipped("phyll", "farai", "Tips aren't compulsory, but...", TRANQUILITY)


@rule("AFFECT-01", "NEG-02")
@example("RDI6-AFFECT-1")
def test_torglesnarf_runs_away_from_a_tip() -> None:
    _tipped("daareka", "torglesnarf", TIP, RUN_AWAY)


@rule("AFFECT-01", "NEG-02")
@example("RDI13-AFFECT-1")
def test_gerki_is_gone_before_the_tip() -> None:
    _tipped("fiona", "gerki", TIP, VANISH)


# --- changing a Drink does not affect its drinker (AFFECT-2) -----------------------------------------


def _spiked(drinker: str, other: str, change: str, alcohol: int, ignore: str) -> None:
    t = given(drinker, other, at=drink_phase(drinker))
    getattr(t, drinker).hand(ignore).pile("Wine")
    getattr(t, other).hand(change)
    getattr(t, drinker).drinks()
    getattr(t, other).plays(change)
    getattr(t, drinker).is_asked("window").cannot_play(ignore, rule="AFFECT-03")
    t.nobody_answers()
    assert t.drink_of(drinker).alcohol == alcohol
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=alcohol, hand=[ignore])


@rule("AFFECT-01", "AFFECT-03")
@example("RDI4-AFFECT-2")
def test_spiking_the_wine_of_tara_does_not_affect_her() -> None:
    _spiked("tara", "dimli", "Spike it with Firewater", 4, UH_OH)


@rule("AFFECT-01", "AFFECT-03")
@example("RDI5-AFFECT-2")
def test_a_spell_on_the_wine_of_sera_does_not_affect_her() -> None:
    spell = "This spell livened up the late-night parties at the Collegium!"
    _spiked("sera", "joran", spell, 3, "Hide in shadows")


@rule("AFFECT-01", "AFFECT-03")
@example("RDI8-AFFECT-2")
def test_a_mix_in_for_the_wine_of_farai_does_not_affect_him() -> None:
    _spiked("farai", "phyll", "Pixie-Spun Candy Floss", 3, TRANQUILITY)


@rule("AFFECT-01", "AFFECT-03")
@example("RDI6-AFFECT-2")
def test_spiking_the_wine_of_torglesnarf_does_not_affect_him() -> None:
    _spiked("torglesnarf", "dimli", "Spike it with Firewater", 4, RUN_AWAY)


@rule("AFFECT-01", "AFFECT-03")
@example("RDI13-AFFECT-2")
def test_spiking_the_wine_of_zot_does_not_affect_him() -> None:
    _spiked("zot", "gerki", "A little somethin' extra", 4, STARS)


# --- Negating an Ignore does not affect Alcohol Content (AFFECT-3) -----------------------------------


def _negated_ignore(drinker: str, other: str, ignore: str, counter: str, second: str) -> None:
    t = given(drinker, other, at=drink_phase(drinker))
    getattr(t, drinker).hand(ignore, second).pile("Dragon Breath Ale")
    getattr(t, other).hand(counter)
    getattr(t, drinker).drinks().plays(ignore)
    getattr(t, other).plays(counter)
    getattr(t, drinker).is_asked("window").cannot_play(second, rule="AFFECT-04")
    t.nobody_answers()
    assert not t.drink_of(drinker).ignored
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=4, hand=[second], discarded=[ignore])


@rule("AFFECT-01", "AFFECT-04", "NEG-01")
@example("RDI4-AFFECT-3")
def test_tara_cannot_ignore_the_counter_of_remy() -> None:
    charts = "I have consulted the charts... This is not in my future"
    _negated_ignore("tara", "remy", charts, IDTS, UH_OH)


@rule("AFFECT-01", "AFFECT-04", "NEG-01", "CHANGE-01")
@example("RDI5-AFFECT-3")
def test_sera_cannot_ignore_the_counter_of_zakhan() -> None:
    fleet = "One too many and my feet won't be so fleet!"
    wench = "The Wench thinks you should stop playing with the drinks"
    _negated_ignore("sera", "zakhan", fleet, wench, "Hide in shadows")


@rule("AFFECT-01", "AFFECT-04", "NEG-01")
@example("RDI8-AFFECT-3")
def test_farai_cannot_ignore_the_counter_of_nerodia() -> None:
    _negated_ignore("farai", "nerodia", "This one's a little weak", IDTS, TRANQUILITY)


@rule("AFFECT-01", "AFFECT-04", "NEG-01")
@example("RDI6-AFFECT-3")
def test_torglesnarf_cannot_ignore_the_counter_of_daareka() -> None:
    _negated_ignore("torglesnarf", "daareka", "This drink is not worthy of a king!", IDTS, RUN_AWAY)


@rule("AFFECT-01", "AFFECT-04", "NEG-01")
@example("RDI13-AFFECT-3")
def test_zot_cannot_ignore_the_counter_of_deirdre() -> None:
    _negated_ignore("zot", "deirdre", "Bad Pooky! Don't drink that!", IDTS, STARS)


@rule("AFFECT-04")
def test_a_counter_without_protection_does_not_affect_alcohol_either() -> None:
    # "Are you sure?" may be answered by all cards that fit, so only this rule stands in the way.
    _negated_ignore("zot", "joran", "Bad Pooky! Don't drink that!", "Are you sure?", STARS)


# --- stealing a pot does not affect the Gold of its winner (AFFECT-4) --------------------------------


def _stolen(winner: str, ignore: str) -> None:
    t = given(winner, "gerki", at=gambling(winner, control=winner, turn="gerki", pot=5))
    getattr(t, winner).hand(ignore).set(gold=4)
    t.gerki.hand(STEAL).set(gold=4)
    t.nobody_answers()
    t.gerki.passes()
    getattr(t, winner).cannot_play(ignore, rule="AFFECT-05")
    t.gerki.plays(STEAL)
    getattr(t, winner).is_asked("window").cannot_play(ignore, rule="AFFECT-05")
    t.nobody_answers()
    getattr(t, winner).cannot_play(ignore, rule="AFFECT-05")
    t.nobody_answers()
    t.gerki.has(gold=9)
    getattr(t, winner).has(gold=4)
    assert t.pot == 0


@rule("AFFECT-05", "GAMBLE-27")
@example("RDI4-AFFECT-4")
def test_remy_cannot_ignore_the_theft_of_his_pot() -> None:
    _stolen("remy", TOMFOOLERY)


@rule("AFFECT-05", "GAMBLE-27")
@example("RDI5-AFFECT-4")
def test_lizwick_cannot_ignore_the_theft_of_her_pot() -> None:
    _stolen("lizwick", DUCK_OUT)


@rule("AFFECT-05", "GAMBLE-27")
@example("RDI8-AFFECT-4")
def test_farai_cannot_ignore_the_theft_of_his_pot() -> None:
    _stolen("farai", TRANQUILITY)


@rule("AFFECT-05", "GAMBLE-27")
@example("RDI6-AFFECT-4")
def test_torglesnarf_cannot_ignore_the_theft_of_his_pot() -> None:
    _stolen("torglesnarf", RUN_AWAY)


@rule("AFFECT-05", "GAMBLE-27")
@example("RDI13-AFFECT-4")
def test_zot_cannot_ignore_the_theft_of_his_pot() -> None:
    _stolen("zot", STARS)


# --- what the card itself moves ----------------------------------------------------------------------


@rule("AFFECT-01")
def test_having_to_drink_is_a_mere_possibility() -> None:
    t = given("zot", "gerki", at=order_phase("zot"))
    t.zot.hand("Your elbow is under my spell")
    t.gerki.hand("Hide in shadows", VANISH).pile("Wine")
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.gerki.cannot_play("Hide in shadows")
    t.gerki.cannot_play(VANISH, rule="AFFECT-01")


@rule("AFFECT-01")
def test_a_card_is_ignored_only_by_those_whom_it_moves() -> None:
    hit = "That wand was not supposed to be loaded"
    t = given("zot", "fiona", "gerki", at=action_phase("zot"))
    t.zot.hand(hit)
    t.gerki.hand("Hide in shadows")
    t.fiona.hand("Hide in shadows")
    t.zot.plays(hit, on="fiona")
    t.fiona.can_play("Hide in shadows")
    t.gerki.cannot_play("Hide in shadows", rule="AFFECT-01")


@rule("AFFECT-01")
def test_receiving_gold_is_being_affected() -> None:
    t = given("deirdre", "fiona", "gerki", at=action_phase("gerki"))
    t.gerki.hand("Guild dues. Yes, everyone's", VANISH)
    t.fiona.hand(SAW_THAT)
    t.gerki.plays("Guild dues. Yes, everyone's")
    t.gerki.can_play(VANISH)
    t.fiona.can_play(SAW_THAT)


@rule("AFFECT-01", "DIFF-04")
def test_a_conditional_loss_affects_only_while_its_condition_is_met() -> None:
    for marked in (0, 1):
        t = given("remy", "gerki", at=order_phase("gerki"))
        t.gerki.hand("Your purse was getting heavy", "Hide in shadows").set(mark=marked)
        t.remy.hand(TOMFOOLERY)
        t.gerki.plays("Your purse was getting heavy", on="remy")
        t.remy.plays(TOMFOOLERY)
        if marked:
            t.gerki.can_play("Hide in shadows")
        else:
            t.gerki.cannot_play("Hide in shadows", rule="AFFECT-01")
        t.nobody_answers()
        t.gerki.has(fortitude=20 - marked)


# --- limits ------------------------------------------------------------------------------------------


@rule("AFFECT-02")
def test_full_fortitude_is_affected_by_healing() -> None:
    t = given("deirdre", "gog", at=action_phase("deirdre"))
    t.deirdre.hand("Prayer of Healing").set(gold=5)
    t.gog.hand("That tickle!").set(fortitude=20, gold=5)
    t.deirdre.plays("Prayer of Healing", on="gog")
    t.gog.can_play("That tickle!").plays("That tickle!")
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(fortitude=20, gold=5)


@rule("AFFECT-02")
def test_a_sober_player_is_affected_by_sobering_up() -> None:
    song = "And now I'm going to play something really sad"
    t = given("fleck", "gerki", at=action_phase("fleck"))
    t.fleck.hand(song).set(gold=5)
    t.gerki.hand("Hide in shadows").set(alcohol=0, gold=5)
    t.fleck.plays(song)
    t.gerki.plays("Hide in shadows")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=0, gold=5)


@rule("AFFECT-02")
def test_an_empty_stash_is_affected_by_a_payment() -> None:
    t = given("fiona", "zot", at=gambling("fiona", control="fiona", turn="zot", pot=3))
    t.fiona.hand(TIP)
    t.zot.hand(STARS).set(gold=0)
    t.fiona.plays(TIP, on="zot")
    t.zot.can_play(STARS)


# --- antes and Rounds --------------------------------------------------------------------------------


@rule("AFFECT-06", "DIFF-03")
def test_a_round_cannot_be_ignored_although_its_ante_is_a_loss_of_gold() -> None:
    t = given("fiona", "gerki", at=action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!").set(gold=5)
    t.gerki.hand(VANISH, SAW_THAT, "Look what I found in the till").set(gold=5)
    t.fiona.plays("Gambling? I'm in!")
    t.gerki.cannot_play(VANISH, rule="AFFECT-06")
    t.gerki.cannot_play(SAW_THAT, rule="AFFECT-06")
    t.gerki.can_play("Look what I found in the till")
    t.nobody_answers()
    t.fiona.has(gold=4)
    t.gerki.has(gold=4)
    assert t.pot == 2


@rule("AFFECT-06")
def test_a_raise_cannot_be_ignored_even_with_a_card_against_all_types() -> None:
    t = given("fiona", "amundyr", at=gambling("amundyr", control="amundyr", turn="fiona", pot=2))
    t.fiona.hand("I raise!").set(gold=5)
    t.amundyr.hand("I... am... unstoppable!").set(gold=5)
    t.nobody_answers()
    t.fiona.plays("I raise!")
    t.amundyr.cannot_play("I... am... unstoppable!", rule="AFFECT-06")
    t.nobody_answers()
    assert (t.pot, t.control) == (4, "fiona")
    t.amundyr.has(gold=4)

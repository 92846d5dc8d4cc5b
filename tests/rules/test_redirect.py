"""REDIR: moving a loss of Fortitude to somebody else."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, action_phase, example, given, rule

STOP_HITTING = "Stop hitting yourself!"
DEFLECT = "Deflect"
PORTALS = "Playing with portals"
FACE = "Not the face! Someone else's face!"
WARNING = "Take this as a warning! Next time it'll be the brig"
INSULT = "I won't stand idly by while you insult the Drake!"
BREAK_A_MIND = "I've been known to break a mind or two..."
SELFLESS = "My, what selfless adventurers you are!"
TOUGH = "It will take more than that to defeat a wampire!"
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
BETS = "Place your bets! They're at it again!"


# --- the source stays (REDIR-1) ----------------------------------------------------------------------


def _redirected(attack: str, by: str, first: str, redirect: str, second: str, loss: int, back: str) -> Scene:
    """`by` attacks `first`, who redirects to `second`, who answers the loss with `back`."""
    t = given(by, first, second, at=action_phase(by))
    getattr(t, by).hand(attack)
    getattr(t, first).hand(redirect)
    getattr(t, second).hand(back)
    getattr(t, by).plays(attack, on=first)
    getattr(t, second).cannot_play(back, rule="TIME-07")
    getattr(t, first).plays(redirect, on=second)
    t.nobody_answers()
    getattr(t, second).has(fortitude=20).cannot_play(back, rule="TIME-07")
    t.nobody_answers()
    getattr(t, first).has(fortitude=20)
    getattr(t, second).has(fortitude=20 - loss).plays(back)
    t.nobody_answers()
    getattr(t, first).has(fortitude=20)
    return t


@rule("REDIR-01", "TIME-07")
@example("RDI4-REDIR-1")
def test_bryn_strikes_back_at_whitehawk_and_not_at_remy_who_deflected() -> None:
    t = _redirected(INSULT, "whitehawk", "remy", DEFLECT, "bryn", 3, "You wanna play, huh?")
    t.whitehawk.has(fortitude=18)


@rule("REDIR-01", "TIME-07")
@example("RDI5-REDIR-1")
def test_sera_strikes_back_at_zakhan_and_not_at_joran_who_opened_a_portal() -> None:
    attack = "I'm not as think as you drunk I am!"
    t = _redirected(attack, "zakhan", "joran", PORTALS, "sera", 2, "Swift counterattack")
    t.zakhan.has(fortitude=18)


@rule("REDIR-01", "TIME-07")
@example("RDI6-REDIR-1")
def test_amundyr_gives_scarabs_to_vlazlo_and_not_to_torglesnarf_who_ducked() -> None:
    attack = "I'm not a veeble old man!"
    t = _redirected(attack, "vlazlo", "torglesnarf", FACE, "amundyr", 3, "You knocked off my hat!")
    t.vlazlo.has(fortitude=20, scarab=2)
    t.torglesnarf.has(scarab=0)


@rule("REDIR-01", "TIME-07")
@example("RDI13-REDIR-1")
def test_deirdre_strikes_back_at_gerki_and_not_at_eve_who_was_elsewhere() -> None:
    attack = "How did this get stuck in your back?"
    t = _redirected(
        attack, "gerki", "eve", "I'm not Eve! She's over there!", "deirdre", 2, "My Goddess doesn't like that!"
    )
    t.gerki.has(fortitude=18)


@rule("REDIR-01", "OPEN-52")
def test_nobody_strikes_back_when_the_loss_returns_to_its_source() -> None:
    t = given("whitehawk", "bryn", "fiona", at=action_phase("whitehawk"))
    t.whitehawk.hand(INSULT, "Challenge accepted!")
    t.bryn.hand(STOP_HITTING, "You wanna play, huh?")
    t.whitehawk.plays(INSULT, on="bryn")
    t.bryn.plays(STOP_HITTING)
    t.nobody_answers()
    t.nobody_answers()
    t.whitehawk.has(fortitude=17)
    t.bryn.has(fortitude=20)
    t.whitehawk.is_asked("window").cannot_play("Challenge accepted!", rule="TIME-07")
    t.bryn.cannot_play("You wanna play, huh?", rule="TIME-07")


# --- only the loss moves (REDIR-2), and every redirection works once (REDIR-3) -----------------------


@rule("REDIR-02")
@example("RDI4-REDIR-2")
def test_bryn_returns_the_blow_and_is_marked_all_the_same() -> None:
    t = given("remy", "bryn", at=action_phase("remy"))
    t.remy.hand(WARNING)
    t.bryn.hand(STOP_HITTING)
    t.remy.plays(WARNING, on="bryn")
    t.bryn.plays(STOP_HITTING)
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=18, mark=0)
    t.bryn.has(fortitude=20, mark=1)


@rule("REDIR-02")
@example("RDI5-REDIR-2")
def test_joran_sends_the_loss_to_sera_and_still_pays() -> None:
    bag = "You were going through my bag again, weren't you?"
    t = given("lizwick", "joran", "sera", at=action_phase("lizwick"))
    for player in (t.lizwick, t.joran, t.sera):
        player.set(gold=5)
    t.lizwick.hand(bag)
    t.joran.hand(PORTALS)
    t.lizwick.plays(bag, on="joran")
    t.joran.plays(PORTALS, on="sera")
    t.nobody_answers()
    t.nobody_answers()
    t.sera.has(fortitude=19, gold=5)
    t.joran.has(fortitude=20, gold=4)
    t.lizwick.has(gold=6)


@rule("REDIR-02")
@example("RDI6-REDIR-2")
def test_torglesnarf_sends_the_loss_to_vlazlo_and_still_discards() -> None:
    t = given("daareka", "torglesnarf", "vlazlo", at=action_phase("daareka"))
    t.daareka.hand(BREAK_A_MIND)
    t.torglesnarf.hand(FACE, "I raise!")
    t.vlazlo.hand("I raise!")
    t.daareka.plays(BREAK_A_MIND, on="torglesnarf")
    t.torglesnarf.plays(FACE, on="vlazlo")
    t.nobody_answers()
    t.torglesnarf.has(hand=["I raise!"])
    t.nobody_answers()
    t.vlazlo.has(fortitude=18, hand=["I raise!"])
    t.torglesnarf.has(fortitude=20, hand=0)


@rule("REDIR-02", "REDIR-03")
@example("RDI4-REDIR-3")
def test_remy_and_bryn_redirect_to_each_other_and_each_card_works_once() -> None:
    t = given("remy", "bryn", at=action_phase("remy"))
    t.remy.hand(WARNING, DEFLECT)
    t.bryn.hand(STOP_HITTING)
    t.remy.plays(WARNING, on="bryn")
    t.bryn.plays(STOP_HITTING)
    t.nobody_answers()
    t.bryn.passes()
    t.remy.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=20, mark=0)
    t.bryn.has(fortitude=18, mark=1)


@rule("REDIR-03")
@example("RDI5-REDIR-3")
def test_joran_and_bryn_redirect_to_each_other_and_each_card_works_once() -> None:
    attack = "No! I would never cast Warp Wood on a friend's chair!"
    t = given("joran", "bryn", at=action_phase("joran"))
    t.joran.hand(attack, PORTALS)
    t.bryn.hand(STOP_HITTING)
    t.joran.plays(attack, on="bryn")
    t.bryn.plays(STOP_HITTING)
    t.nobody_answers()
    t.joran.plays(PORTALS, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.joran.has(fortitude=20)
    t.bryn.has(fortitude=18)


@rule("REDIR-03")
def test_a_redirected_loss_may_be_redirected_to_a_third_player() -> None:
    t = given("whitehawk", "remy", "joran", "fiona", at=action_phase("whitehawk"))
    t.whitehawk.hand(INSULT)
    t.remy.hand(DEFLECT)
    t.joran.hand(PORTALS)
    t.whitehawk.plays(INSULT, on="remy")
    t.joran.cannot_play(PORTALS, rule="PLAY-01")
    t.remy.plays(DEFLECT, on="joran")
    t.nobody_answers()
    t.joran.plays(PORTALS, on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=20)
    t.joran.has(fortitude=20)
    t.fiona.has(fortitude=17)


# --- redirections and reductions in one sequence -----------------------------------------------------


@rule("REDIR-03", "OPEN-50")
def test_a_reduction_before_a_redirection_makes_the_redirected_loss_smaller() -> None:
    t = given("whitehawk", "vlazlo", "bryn", at=action_phase("whitehawk"))
    t.whitehawk.hand(INSULT)
    t.vlazlo.hand(TOUGH, DEFLECT)
    t.whitehawk.plays(INSULT, on="vlazlo")
    t.vlazlo.plays(TOUGH)
    t.nobody_answers()
    t.vlazlo.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.vlazlo.has(fortitude=20)
    t.bryn.has(fortitude=19)


@rule("REDIR-03", "OPEN-50")
def test_a_reduction_after_a_redirection_belongs_to_the_new_victim() -> None:
    t = given("whitehawk", "remy", "vlazlo", at=action_phase("whitehawk"))
    t.whitehawk.hand(INSULT)
    t.remy.hand(DEFLECT, TOUGH)
    t.vlazlo.hand(TOUGH)
    t.whitehawk.plays(INSULT, on="remy")
    t.remy.plays(DEFLECT, on="vlazlo")
    t.nobody_answers()
    t.remy.cannot_play(TOUGH, rule="PLAY-01")
    t.vlazlo.plays(TOUGH)
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=20)
    t.vlazlo.has(fortitude=19)


@rule("REDIR-01", "OPEN-50")
def test_a_loss_that_somebody_else_reduced_can_still_be_struck_back() -> None:
    t = given("whitehawk", "vlazlo", "bryn", at=action_phase("whitehawk"))
    t.whitehawk.hand(INSULT)
    t.vlazlo.hand(TOUGH, DEFLECT)
    t.bryn.hand("You wanna play, huh?")
    t.whitehawk.plays(INSULT, on="vlazlo")
    t.vlazlo.plays(TOUGH)
    t.nobody_answers()
    t.vlazlo.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.bryn.has(fortitude=19).plays("You wanna play, huh?")
    t.nobody_answers()
    t.whitehawk.has(fortitude=18)


@rule("REDIR-03", "OPEN-51")
def test_two_losses_from_one_attack_are_suffered_and_answered_together() -> None:
    t = given("zot", "remy", "fiona", at=action_phase("zot"))
    t.zot.hand(RAMPAGE)
    t.remy.hand(DEFLECT)
    t.fiona.hand("Lesson two: the counterswing")
    t.zot.plays(RAMPAGE)
    t.remy.plays(DEFLECT, on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=20)
    t.fiona.has(fortitude=18)
    assert [(e["seat"], e["n"]) for e in t.events("change")] == [(t.fiona.seat, -2)]
    t.fiona.plays("Lesson two: the counterswing")
    t.nobody_answers()
    t.zot.has(fortitude=18)
    t.remy.has(fortitude=20)


# --- cards that redirect more ------------------------------------------------------------------------


@rule("REDIR-04")
def test_selfless_adventurers_take_over_the_mark_as_well_as_the_loss() -> None:
    t = given("remy", "daareka", "bryn", at=action_phase("remy"))
    t.remy.hand(WARNING)
    t.daareka.hand(SELFLESS)
    t.remy.plays(WARNING, on="daareka")
    t.daareka.plays(SELFLESS, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.daareka.has(fortitude=20, mark=0)
    t.bryn.has(fortitude=18, mark=1)


@rule("REDIR-04")
def test_selfless_adventurers_take_over_a_payment() -> None:
    bag = "You were going through my bag again, weren't you?"
    t = given("lizwick", "daareka", "bryn", at=action_phase("lizwick"))
    for player in (t.lizwick, t.daareka, t.bryn):
        player.set(gold=5)
    t.lizwick.hand(bag)
    t.daareka.hand(SELFLESS)
    t.lizwick.plays(bag, on="daareka")
    t.daareka.plays(SELFLESS, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.daareka.has(fortitude=20, gold=5)
    t.bryn.has(fortitude=19, gold=4)
    t.lizwick.has(gold=6)


@rule("REDIR-04")
def test_selfless_adventurers_are_of_no_use_where_nobody_was_chosen() -> None:
    t = given("zot", "daareka", "bryn", at=action_phase("zot"))
    t.zot.hand(RAMPAGE)
    t.daareka.hand(SELFLESS)
    t.zot.plays(RAMPAGE)
    t.daareka.cannot_play(SELFLESS, rule="REDIR-04")


# --- choices that come with a loss -------------------------------------------------------------------


def _brawler(title: str, *others: str) -> Scene:
    """Samantha turns up that Brawler and picks the first of the others."""
    t = given("samantha", *others, at=action_phase("samantha"))
    for name in others:
        getattr(t, name).set(gold=5)
    t.samantha.hand(BETS).side_deck("brawler", title)
    t.samantha.plays(BETS)
    t.nobody_answers()
    t.samantha.is_asked("target").chooses(others[0])
    return t


@rule("REDIR-05")
@example("RDI8-NOTE-GROLNAR1")
def test_the_new_victim_of_grolnar_may_pay_to_shrink_the_loss() -> None:
    t = _brawler("Captain Grolnar", "remy", "bryn")
    t.remy.hand(DEFLECT)
    t.remy.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.is_not_asked()
    t.bryn.is_asked("number").chooses(1)
    t.nobody_answers()
    t.bryn.has(fortitude=19, gold=4)
    t.remy.has(fortitude=20, gold=5)


@rule("REDIR-05")
def test_the_new_victim_of_navlyn_may_discard_to_shrink_the_loss() -> None:
    t = _brawler("Navlyn of the North", "remy", "bryn")
    t.remy.hand(DEFLECT, "I raise!")
    t.bryn.hand("I raise!", "Winning Hand!", "Tip the Wench")
    t.remy.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.is_not_asked()
    t.bryn.is_asked("cards").discards("I raise!", "Winning Hand!")
    t.bryn.has(fortitude=20, hand=["Tip the Wench"])
    t.remy.has(fortitude=20, hand=["I raise!"])


@rule("REDIR-05")
def test_the_new_victim_shrinks_the_loss_by_the_means_that_the_card_names() -> None:
    t = _brawler("Dimli's Great-Grandfather", "remy", "bryn")
    t.remy.hand(DEFLECT)
    t.bryn.hand(STOP_HITTING, "I raise!")
    t.remy.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.nobody_answers()
    t.bryn.is_asked("cards")
    with pytest.raises(SceneError, match="cannot"):
        t.bryn.discards("I raise!")
    t.bryn.discards(STOP_HITTING)
    t.bryn.has(fortitude=19, hand=["I raise!"])


@rule("NEG-07")
@example("RDI8-NOTE-GROLNAR2")
def test_the_inn_may_pay_grolnar() -> None:
    owes = "The landlord still owes me for that bouncer job"
    t = _brawler("Captain Grolnar", "fiona", "bryn")
    t.fiona.hand(owes)
    t.nobody_answers()
    t.fiona.is_asked("number").chooses(2)
    t.fiona.is_asked("window").plays(owes)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(fortitude=20, gold=5)
    assert t.inn == 0


@rule("REDIR-05")
@example("RDI8-NOTE-CLYDE")
def test_the_new_victim_of_clyde_may_not_drink_instead() -> None:
    t = _brawler("Drunk Clyde", "remy", "bryn")
    t.remy.hand(DEFLECT)
    t.bryn.pile("Wine")
    t.remy.is_asked("option").chooses(1)
    t.remy.plays(DEFLECT, on="bryn")
    t.nobody_answers()
    t.bryn.is_asked("window")
    t.nobody_answers()
    t.bryn.is_asked("window").has(fortitude=18, alcohol=0, pile=1)
    t.remy.has(fortitude=20)

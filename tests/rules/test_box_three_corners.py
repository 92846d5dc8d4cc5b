"""Corners where the mechanics of box 3 meet Events, absence and each other."""

from __future__ import annotations

from alehouse.testing import action_phase, discard_phase, drink_phase, given, rule

COFFEE = "First a trip through the coffee engine"
FIX = "I need to fix that right now"
LATER = "Not now! I still have to recalibrate everything!"
DART = "How silly! I don't know why I had my dart launcher armed!"
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
SHARE = "Let's both feel how that feels"


@rule("KAY-07")
def test_nobody_stands_behind_the_losses_of_an_event() -> None:
    t = given("zot", "kaylin", "gog", at=drink_phase("zot"), drinks="rdi3")
    t.kaylin.front("Playful")
    t.zot.pile("Monster Attack!").drinks()
    t.nobody_answers()
    for player in (t.zot, t.kaylin, t.gog):
        player.chooses(0)
    t.all_pass()
    for player in (t.zot, t.kaylin, t.gog):
        player.has(fortitude=17)


@rule("KAY-07", "TEAM-28")
def test_wulfric_does_not_play_with_a_teammate() -> None:
    t = given("wizgille", "kaylin", "zot", at=action_phase("wizgille"), teams=(("wizgille", "kaylin"), ("zot",)))
    t.kaylin.front("Playful")
    t.wizgille.side_deck("gear", "So that's where that screw went!").hand(DART)
    t.wizgille.plays(DART, on="kaylin")
    t.nobody_answers()
    t.kaylin.has(fortitude=18)


@rule("ABS-03")
def test_who_has_gone_gets_no_gold_for_the_challenge() -> None:
    t = given("wizgille", "gog", "eve", at=drink_phase("wizgille"), drinks="rdi2")
    t.wizgille.pile("The Challenge!").hand(COFFEE).side_deck("gear", FIX)
    t.drink_deck("Wine", "Light Ale")
    t.wizgille.drinks()
    t.nobody_answers()
    t.wizgille.accepts()
    t.wizgille.plays(COFFEE, drink=1)
    t.all_pass()
    for player in (t.wizgille, t.gog, t.eve):
        player.has(gold=10)
    t.wizgille.has(alcohol=0, fortitude=20)


@rule("ABS-03")
def test_who_has_gone_can_neither_win_a_contest_nor_owe_for_it() -> None:
    t = given("wizgille", "gog", "eve", at=drink_phase("wizgille"))
    t.wizgille.pile("Drinking Contest!").hand(LATER).side_deck("gear", FIX)
    t.drink_deck("Dragon Breath Ale", "Wine", "Light Ale")
    t.wizgille.drinks()
    t.nobody_answers()
    t.wizgille.plays(LATER, drink_of="wizgille")
    t.all_pass()
    t.wizgille.has(gold=10, alcohol=0)
    t.gog.has(gold=11)
    t.eve.has(gold=9)


@rule("HOUSE-26")
def test_a_winner_who_has_gone_leaves_the_pot_to_the_inn() -> None:
    t = given("wizgille", "gog", at=action_phase("wizgille"))
    t.wizgille.hand("Gambling? I'm in!", "The coin grabber shouldn't reach that far").side_deck("gear", FIX)
    t.wizgille.plays("Gambling? I'm in!")
    t.all_pass()
    t.gog.passes()
    t.wizgille.plays("The coin grabber shouldn't reach that far", on="gog")
    t.all_pass()
    t.wizgille.has(gold=8)  # 8 less the ante, and 1 from Gog
    t.gog.has(gold=6)
    assert t.pot == 0


@rule("PHR-03")
def test_a_moment_that_waits_shows_what_it_will_do() -> None:
    teams = (("phrenk", "kaylin"), ("zot", "gog"))
    t = given("phrenk", "kaylin", "zot", "gog", at=discard_phase("phrenk"), teams=teams)
    t.phrenk.front("Acid Spit").side_deck("potion", "Bottled Backbone")
    t.kaylin.front("One big pillow").set(fortitude=10)
    t.phrenk.is_asked("shed")
    waiting = t.game.view(None).stack[0]
    assert [(effect.verb, effect.seat, effect.n) for effect in waiting.plan] == [("change", 1, 1)]
    t.phrenk.chooses(1)
    t.kaylin.has(fortitude=11)


@rule("TIME-12", "OPEN-51")
def test_two_losses_of_one_card_are_shared_as_one() -> None:
    t = given("zot", "eve", "gog", at=action_phase("zot"))
    t.zot.hand(RAMPAGE)
    t.eve.hand(SHARE)
    t.gog.hand("Deflect")
    t.zot.plays(RAMPAGE)
    t.gog.plays("Deflect", on="eve")
    t.nobody_answers()
    t.eve.plays(SHARE)
    t.all_pass()
    t.eve.has(fortitude=19)
    t.zot.has(fortitude=19)


@rule("SER-06", "NEG-11")
def test_serena_atones_though_she_ignored_the_card() -> None:
    t = given("serena", "gog", at=action_phase("serena"))
    t.serena.set(piety=1).hand(
        "Your donations will be greatly appreciated by the Temple",
        "You would not strike a kneeling woman",
        "Look what I found in the till",
    )
    t.serena.plays("Your donations will be greatly appreciated by the Temple")
    t.serena.plays("You would not strike a kneeling woman")
    t.nobody_answers()
    t.serena.plays("Look what I found in the till")
    t.all_pass()
    t.serena.is_asked("option").chooses(2)
    t.serena.has(fortitude=19, piety=1)


@rule("HOUSE-19")
def test_a_third_member_is_no_champion_of_an_event_that_a_mate_reveals() -> None:
    teams = (("nerodia", "gog", "fiona"), ("eve",))
    t = given("nerodia", "gog", "fiona", "eve", at=action_phase("nerodia"), teams=teams)
    t.nerodia.hand("You need a moment in the statuary hall")
    t.gog.pile("Drinking Contest!")
    t.nerodia.plays("You need a moment in the statuary hall", on="eve")
    t.all_pass()
    t.gog.passes()
    t.fiona.passes()
    t.all_pass()
    t.gog.orders("eve").orders("eve")
    t.all_pass()
    t.gog.drinks()
    t.gog.is_asked("champion")
    picks = [move.targets for move in t.game.legal_moves_of(t.seat("gog"))]
    assert picks == [(t.seat("nerodia"),), (t.seat("gog"),)]

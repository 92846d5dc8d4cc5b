"""LOSE, the last chance: who may still play what before somebody goes out."""

from __future__ import annotations

from alehouse.testing import Scene, drink_phase, given, order_phase, rule

TIP = "Tip the Wench."
FOUR = ("fiona", "gerki", "zot", "deirdre")


def in_last_chance(t: Scene) -> None:
    assert t.pending[-1:] == ["last-chance"], t.waiting()


def causes(t: Scene) -> dict[str, str]:
    """Who is out, and why."""
    names = t.state.table.names
    return {names[seat]: "gold" if why else "drink" for seat, _turn, why in t.state.out}


@rule("LOSE-04", "LOSE-05", "OPEN-15")
def test_a_last_chance_that_saves_from_passing_out() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=5, alcohol=1).pile("Dragon Breath Ale").hand("Stitch it up and pass the mustard")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(fortitude=5, alcohol=5).is_asked("window").can_play("Stitch it up and pass the mustard")
    in_last_chance(t)
    t.fiona.plays("Stitch it up and pass the mustard")
    t.nobody_answers()
    t.fiona.has(fortitude=7, alcohol=5)
    assert t.pending == ["free"]
    assert not t.fiona.is_out
    assert t.active == "gerki"


@rule("LOSE-04", "LOSE-05", "OPEN-15")
def test_a_last_chance_that_saves_from_going_broke() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=1).hand("Your purse was getting heavy")
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    in_last_chance(t)
    t.gerki.plays("Your purse was getting heavy", on="zot")
    t.nobody_answers()
    t.gerki.has(gold=1)
    t.zot.has(gold=9)
    t.all_pass()
    assert causes(t) == {}


@rule("LOSE-04", "LOSE-05")
def test_a_rescue_that_is_too_small_rescues_nobody() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=5, alcohol=3).pile("Dragon Breath Ale").hand("Stitch it up and pass the mustard")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.plays("Stitch it up and pass the mustard")
    t.nobody_answers()
    t.fiona.has(fortitude=7, alcohol=7)
    in_last_chance(t)
    t.nobody_answers()
    assert t.fiona.is_out


@rule("LOSE-04", "OPEN-11")
def test_revenge_in_the_last_chance() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4).pile("Dragon Breath Ale").hand("Bottoms up, or I tip the chair")
    t.zot.set(fortitude=3, gold=9).pile("Elven Wine")
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    t.fiona.plays("Bottoms up, or I tip the chair", on="zot")
    t.nobody_answers()
    assert t.drink_of("zot").alcohol == 3
    t.nobody_answers()
    t.zot.has(fortitude=3, alcohol=3)
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink", "zot": "drink"}
    assert t.winners == ("gerki",)


@rule("LOSE-04", "OPEN-11")
def test_everybody_is_asked_at_once_in_the_last_chance() -> None:
    t = given(*FOUR, at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine")
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    assert [question.seat for question in t.game.questions] == [0, 1, 2, 3]


@rule("LOSE-04", "OPEN-11")
def test_the_others_may_use_the_last_chance_for_blows_among_themselves() -> None:
    t = given(*FOUR, at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine")
    t.gerki.hand("Your purse was getting heavy")
    t.fiona.drinks()
    t.nobody_answers()
    t.gerki.plays("Your purse was getting heavy", on="deirdre")
    t.nobody_answers()
    in_last_chance(t)
    t.deirdre.has(gold=9)
    t.gerki.has(gold=11)


@rule("LOSE-04", "OPEN-11")
def test_the_last_chance_begins_anew_after_every_play() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=5).pile("Dragon Breath Ale")
    t.gerki.hand("Your purse was getting heavy", "Your purse was getting heavy")
    t.zot.hand("Levitation works on coins, too")
    t.fiona.drinks()
    t.nobody_answers()
    t.gerki.plays("Your purse was getting heavy", on="fiona")
    t.nobody_answers()
    assert [question.seat for question in t.game.questions] == [0, 1, 2]
    t.zot.plays("Levitation works on coins, too", on="fiona")
    t.nobody_answers()
    in_last_chance(t)
    t.gerki.plays("Your purse was getting heavy", on="fiona")
    t.nobody_answers()
    in_last_chance(t)
    t.fiona.has(gold=2)
    t.nobody_answers()
    assert t.fiona.is_out
    t.gerki.has(gold=12)
    t.zot.has(gold=11)


@rule("LOSE-04", "OPEN-11", "LOSE-05")
def test_who_starts_to_fail_in_the_last_chance_joins_it() -> None:
    t = given(*FOUR, at=order_phase("fiona"))
    t.gerki.set(gold=1).hand("Your purse was getting heavy")
    t.zot.set(gold=1).hand("Levitation works on coins, too")
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    in_last_chance(t)
    t.gerki.plays("Your purse was getting heavy", on="zot")
    t.nobody_answers()
    t.gerki.has(gold=1)
    t.zot.has(gold=0)
    in_last_chance(t)
    t.zot.plays("Levitation works on coins, too", on="deirdre")
    t.nobody_answers()
    t.zot.has(gold=1)
    t.deirdre.has(gold=9)
    assert t.pending == ["free"]
    t.all_pass()
    assert causes(t) == {}


@rule("LOSE-04")
def test_a_play_in_the_last_chance_has_a_window_of_its_own() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("gerki"))
    t.gerki.set(fortitude=2).pile("Wine").hand("Your purse was getting heavy")
    t.fiona.hand("The landlord still owes me for that bouncer job")
    t.zot.hand("The stars say no!")
    t.gerki.drinks()
    t.nobody_answers()
    t.zot.cannot_play("The stars say no!", rule="PLAY-01")
    t.gerki.plays("Your purse was getting heavy", on="zot")
    t.zot.plays("The stars say no!")
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    t.zot.has(gold=10)
    t.gerki.has(gold=10)


@rule("LOSE-04", "PLAY-01")
def test_a_sometimes_card_that_fits_is_open_in_the_last_chance() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.fiona.set(gold=1).hand("Two rounds for my sparring partners!", "Lesson two: the counterswing")
    t.zot.hand("Levitation works on coins, too")
    t.zot.plays("Levitation works on coins, too", on="fiona")
    t.nobody_answers()
    in_last_chance(t)
    t.fiona.cannot_play("Lesson two: the counterswing")
    t.fiona.plays("Two rounds for my sparring partners!")
    t.nobody_answers()
    t.fiona.orders("zot").orders("zot")
    t.zot.has(pile=2)
    in_last_chance(t)
    t.nobody_answers()
    assert t.fiona.is_out


@rule("LOSE-04")
def test_action_and_gambling_cards_are_of_no_use_in_the_last_chance() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine").hand("Arm wrestling! Losers pay", "I raise!")
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    t.fiona.cannot_play("Arm wrestling! Losers pay", rule="TURN-06")
    t.fiona.cannot_play("I raise!", rule="GAMBLE-05")


@rule("LOSE-05")
def test_only_a_window_without_a_play_ends_the_last_chance() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine").hand(TIP, TIP)
    t.fiona.drinks()
    t.nobody_answers()
    for gold in (9, 8):
        t.fiona.plays(TIP, on="zot")
        t.nobody_answers()
        t.zot.has(gold=gold)
        assert not t.fiona.is_out
        in_last_chance(t)
    t.nobody_answers()
    assert t.fiona.is_out


@rule("LOSE-05")
def test_who_is_out_plays_no_card_and_is_asked_nothing() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine").hand(TIP)
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert t.fiona.is_out
    t.fiona.is_not_asked().cannot_play(TIP, rule="LOSE-05")
    t.gerki.is_asked("window")


@rule("LOSE-05")
def test_who_is_out_cannot_be_picked() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine")
    t.gerki.hand("Your purse was getting heavy")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    picks = [move.targets for move in t.game.legal_moves_of(t.gerki.seat) if move.kind == "play"]
    assert picks == [(t.zot.seat,)]

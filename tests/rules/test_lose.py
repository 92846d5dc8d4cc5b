"""LOSE: passing out, going broke, the last chance, dividing Gold, and winning."""

from __future__ import annotations

import pytest

from alehouse.testing import (
    Scene,
    action_phase,
    discard_phase,
    drink_phase,
    gambling,
    given,
    order_phase,
    rule,
)

TIP = "Tip the Wench."
FOUR = ("fiona", "gerki", "zot", "deirdre")


def in_last_chance(t: Scene) -> None:
    assert t.pending[-1:] == ["last-chance"], t.waiting()


def causes(t: Scene) -> dict[str, str]:
    """Who is out, and why."""
    names = t.state.table.names
    return {names[seat]: "gold" if why else "drink" for seat, _turn, why in t.state.out}


# --- the two ways to lose --------------------------------------------------------------------------


@rule("LOSE-01")
def test_without_gold_a_player_is_out() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=1)
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    t.gerki.has(gold=0)
    assert causes(t) == {}
    in_last_chance(t)
    t.nobody_answers()
    assert t.gerki.is_out
    assert causes(t) == {"gerki": "gold"}
    t.fiona.has(gold=10)
    t.zot.has(gold=10)


@rule("LOSE-01")
def test_the_last_coin_keeps_a_player_in() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=2)
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    t.gerki.has(gold=1)
    assert t.pending == ["free"]
    t.all_pass()
    assert not t.gerki.is_out


@rule("LOSE-02")
@pytest.mark.parametrize(("fortitude", "out"), [(8, False), (7, True), (6, True), (1, True)])
def test_alcohol_that_reaches_or_passes_fortitude_knocks_out(fortitude: int, out: bool) -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=fortitude, alcohol=3).pile("Dragon Breath Ale")
    t.gerki.hand(TIP)
    if fortitude <= 3:
        t.fiona.set(alcohol=0)
    t.fiona.drinks()
    t.nobody_answers()
    assert (t.pending == ["last-chance"]) is out
    t.nobody_answers()
    assert t.fiona.is_out is out


@rule("LOSE-02")
def test_losing_fortitude_knocks_out_as_well() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.zot.set(fortitude=9, alcohol=7)
    t.fiona.plays("Make some elbow room", on="zot")
    t.all_pass()
    t.zot.has(fortitude=7, alcohol=7)
    assert causes(t) == {"zot": "drink"}


@rule("LOSE-02", "OPEN-14", "LOSE-06")
def test_whoever_fails_both_ways_has_passed_out_with_nothing_to_share() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=2).pile("Dragon Breath Ale")
    t.gerki.hand("Your purse was getting heavy", "Your purse was getting heavy")
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    for _ in range(2):
        t.gerki.plays("Your purse was getting heavy", on="fiona")
        t.nobody_answers()
        in_last_chance(t)
    t.fiona.has(gold=0)
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink"}
    t.gerki.has(gold=12)
    t.zot.has(gold=10)


# --- elimination waits -----------------------------------------------------------------------------


@rule("LOSE-03", "OPEN-08")
def test_a_pending_action_is_finished_before_anybody_goes_out() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Make some elbow room")
    t.zot.set(gold=1)
    t.gerki.hand("Your purse was getting heavy")
    t.fiona.plays("Make some elbow room", on="zot")
    t.gerki.plays("Your purse was getting heavy", on="zot")
    t.nobody_answers()
    t.zot.has(gold=0, fortitude=20)
    assert t.pending == ["make-some-elbow-room"]
    t.nobody_answers()
    t.zot.has(fortitude=18)
    assert t.pending == ["make-some-elbow-room"]
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert t.zot.is_out


@rule("LOSE-03")
def test_a_pending_drink_may_still_save_its_drinker() -> None:
    t = given("fiona", "sera", at=drink_phase("fiona"))
    t.fiona.set(fortitude=6, alcohol=5).pile("Holy Water")
    t.sera.hand("Hold still, it's a very small dart")
    t.fiona.drinks()
    t.sera.plays("Hold still, it's a very small dart", on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=6, alcohol=6)
    assert t.pending == ["drink"]
    t.nobody_answers()
    t.fiona.has(fortitude=8, alcohol=6)
    assert t.pending == ["free"]
    assert not t.fiona.is_out


@rule("LOSE-03", "OPEN-08")
def test_gold_lost_over_a_pending_payment_is_judged_after_both() -> None:
    """Zot is broke for a moment, until his own pending Action brings Gold."""
    t = given("deirdre", "zot", "gerki", at=action_phase("zot"))
    t.zot.set(gold=1).hand("Fortunes told, payment in advance")
    t.gerki.hand("Your purse was getting heavy")
    t.zot.plays("Fortunes told, payment in advance")
    t.gerki.plays("Your purse was getting heavy", on="zot")
    t.nobody_answers()
    t.zot.has(gold=0)
    assert t.pending == ["fortunes-told-payment-in-advance"]
    t.nobody_answers()
    t.zot.has(gold=2)
    assert t.pending == ["free"]
    assert causes(t) == {}


@rule("LOSE-03", "OPEN-08")
def test_the_parts_of_one_drink_are_not_interrupted() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10, alcohol=8).pile("Wizard's Brew")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(fortitude=12, alcohol=10)
    assert t.pending == ["free"]


@rule("LOSE-03", "OPEN-08")
def test_the_parts_of_one_card_are_not_interrupted() -> None:
    t = given("deirdre", "zot", "gerki", at=action_phase("deirdre"))
    t.deirdre.hand("Prayer of Healing")
    t.zot.set(gold=1, fortitude=6, alcohol=5)
    t.deirdre.plays("Prayer of Healing", on="zot")
    t.nobody_answers()
    t.zot.has(gold=0, fortitude=8)
    t.deirdre.has(gold=11)
    in_last_chance(t)


@rule("LOSE-03")
def test_an_event_is_finished_before_anybody_goes_out() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"), drinks="rdi2")
    t.fiona.set(fortitude=1, gold=2).pile("Fine Ambrosia, Nectar of the Gods")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(fortitude=5, alcohol=1, gold=0)
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"fiona": "gold"}


# --- the last chance -------------------------------------------------------------------------------


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


# --- the Stash of a sleeper ------------------------------------------------------------------------


@rule("LOSE-06")
@pytest.mark.parametrize(
    ("gold", "share", "inn"),
    [
        (12, 2, 6),
        (11, 1, 8),
        (10, 1, 7),
        (9, 1, 6),
        (7, 1, 4),
        (6, 1, 3),
        (5, 0, 5),
        (1, 0, 1),
        (13, 2, 7),
        (0, 0, 0),
    ],
)
def test_half_for_the_inn_and_even_shares_of_the_rest(gold: int, share: int, inn: int) -> None:
    """Three receivers. Half, rounded up, and every coin that cannot be shared evenly go to the Inn."""
    t = given(*FOUR, at=drink_phase("fiona"))
    t.fiona.set(fortitude=2, gold=gold).pile("Wine")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink"}
    t.fiona.has(gold=0)
    for name in FOUR[1:]:
        getattr(t, name).has(gold=10 + share)
    assert t.inn == inn


@rule("LOSE-06")
def test_players_who_are_out_already_receive_no_share() -> None:
    t = given(*FOUR, at=order_phase("fiona"))
    t.zot.set(gold=1)
    t.gerki.set(fortitude=2, gold=8).pile("Wine")
    t.fiona.hand(TIP, "Bottoms up, or I tip the chair").plays(TIP, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    assert t.zot.is_out
    t.fiona.plays("Bottoms up, or I tip the chair", on="gerki")
    for _ in range(3):
        t.nobody_answers()
    assert causes(t) == {"zot": "gold", "gerki": "drink"}
    assert [t.state.gold[seat] for seat in range(4)] == [12, 0, 0, 12]
    assert t.inn == 1 + 4


@rule("LOSE-06", "LOSE-08")
@pytest.mark.parametrize(("gold", "share", "inn"), [(12, 0, 12), (17, 0, 17), (18, 1, 9), (20, 1, 11), (36, 2, 18)])
def test_nine_receivers_at_a_table_of_ten(gold: int, share: int, inn: int) -> None:
    t = given("zot", *["gerki"] * 9, at=drink_phase("zot"))
    t.zot.set(fortitude=2, gold=gold).pile("Wine")
    t.zot.drinks()
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert t.state.gold == [0] + [12 + share] * 9
    assert t.inn == inn
    assert t.active == "gerki"


@rule("LOSE-01")
def test_whoever_goes_broke_leaves_nothing() -> None:
    t = given(*FOUR, at=order_phase("fiona"))
    t.gerki.set(gold=1)
    t.zot.hand("Levitation works on coins, too").plays("Levitation works on coins, too", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert t.gerki.is_out
    assert [t.state.gold[seat] for seat in range(4)] == [10, 0, 11, 10]
    assert t.inn == 0


@rule("LOSE-07")
def test_the_pile_of_a_loser_is_discarded() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine", "Holy Water", "Round on the House!")
    t.gerki.pile("Water")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(pile=2)
    t.nobody_answers()
    t.fiona.has(pile=0)
    t.gerki.has(pile=1)
    assert sorted(t.drink_discards) == ["Holy Water", "Round on the House!", "Wine"]


@rule("LOSE-07")
def test_the_pile_of_somebody_without_gold_is_discarded_too() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.gerki.set(gold=1).pile("Wine", "Water")
    t.fiona.hand(TIP).plays(TIP, on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(pile=0)
    assert sorted(t.drink_discards) == ["Water", "Wine"]


@rule("LOSE-07", "DIFF-17")
def test_a_card_of_a_character_in_the_pile_goes_back_to_that_character() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.gerki.pile("Dump it on the floor")
    foreign = t.state.piles[t.gerki.seat]
    t.gerki.pile()
    t.fiona.set(fortitude=2).pile("Wine", "Water")
    t.state.piles[t.fiona.seat] = foreign + t.state.piles[t.fiona.seat]
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(pile=0, discarded=[])
    t.gerki.has(discarded=["Dump it on the floor"])
    assert sorted(t.drink_discards) == ["Water", "Wine"]


@rule("OPEN-16", "LOSE-07")
def test_a_drink_whose_drinker_passed_out_meanwhile_is_discarded() -> None:
    """A contest on top of Fiona's Drink knocks her out; nobody drinks the Dark Ale any more."""
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=8).pile("Dark Ale")
    t.gerki.pile("Drinking Contest!")
    t.zot.hand("Your elbow is under my spell")
    t.drink_deck("Dragon Breath Ale", "Water", "Wine")
    t.fiona.drinks()
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.nobody_answers()
    assert t.pending == ["drink", "your-elbow-is-under-my-spell", "drinking-contest"]
    t.all_pass()
    assert causes(t) == {"fiona": "drink"}
    t.fiona.has(alcohol=4, gold=0)
    t.gerki.has(alcohol=0, gold=11)
    t.zot.has(alcohol=2, gold=11)
    assert "Dark Ale" in t.drink_discards


@rule("OPEN-16")
def test_a_copy_for_somebody_who_passed_out_just_disappears() -> None:
    """The cup of the Round on the House is one card, however many do not drink it."""
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=8).pile("Round on the House!")
    t.gerki.pile("Drinking Contest!")
    t.zot.hand("Your elbow is under my spell")
    t.drink_deck("Dark Ale", "Dragon Breath Ale", "Water", "Wine")
    t.fiona.drinks()
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [0, 1, 2]
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.all_pass()
    assert causes(t) == {"fiona": "drink"}
    t.fiona.has(alcohol=4)
    t.gerki.has(alcohol=1)
    t.zot.has(alcohol=3)
    assert t.drink_discards.count("Dark Ale") == 1


@rule("OPEN-17")
def test_what_a_loser_put_before_others_stays_there() -> None:
    t = given("amundyr", "gerki", "zot", at=drink_phase("amundyr"))
    t.amundyr.set(fortitude=2).pile("Wine")
    t.gerki.set(scarab=2).pile("Water")
    t.amundyr.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert t.amundyr.is_out
    t.gerki.has(scarab=2, pile=1)


@rule("OPEN-17")
def test_hand_deck_and_discards_of_a_loser_stay_with_the_loser() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=2).pile("Wine").hand(TIP).discard_pile("I raise!")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(hand=[TIP], deck=40, discarded=["I raise!"])
    t.gerki.has(deck=40, discarded=[])


# --- several at once -------------------------------------------------------------------------------


def _round_on_the_house(*, drink: str = "Dragon Breath Ale") -> Scene:
    """Everybody is about to drink the same; who has 4 Fortitude or less passes out."""
    t = given(*FOUR, at=drink_phase("fiona"))
    t.fiona.pile("Round on the House!")
    t.drink_deck(drink)
    return t


@rule("LOSE-08", "LOSE-05", "LOSE-06")
def test_two_pass_out_together_and_inherit_nothing_from_each_other() -> None:
    t = _round_on_the_house()
    t.gerki.set(fortitude=4, gold=9)
    t.zot.set(fortitude=3, gold=5)
    t.fiona.drinks()
    t.all_pass()
    assert causes(t) == {"gerki": "drink", "zot": "drink"}
    t.fiona.has(gold=10 + 2 + 1)
    t.deirdre.has(gold=10 + 2 + 1)
    t.gerki.has(gold=0)
    t.zot.has(gold=0)
    assert t.inn == 5 + 3


@rule("LOSE-08", "LOSE-06")
def test_each_stash_is_divided_by_itself() -> None:
    """3 and 3 Gold: of each, 1 is left to share between two, and stays with the Inn."""
    t = _round_on_the_house()
    t.gerki.set(fortitude=4, gold=3)
    t.zot.set(fortitude=4, gold=3)
    t.fiona.drinks()
    t.all_pass()
    t.fiona.has(gold=10)
    t.deirdre.has(gold=10)
    assert t.inn == 6


@rule("LOSE-08", "LOSE-01")
def test_a_share_saves_somebody_who_has_no_gold() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=4).pile("Dragon Breath Ale")
    t.gerki.set(gold=1)
    t.zot.hand("Levitation works on coins, too")
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    t.zot.plays("Levitation works on coins, too", on="gerki")
    t.nobody_answers()
    t.gerki.has(gold=0)
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink"}
    t.gerki.has(gold=1)
    t.zot.has(gold=12)
    assert t.inn == 2


@rule("LOSE-08", "LOSE-01")
def test_a_share_of_nothing_saves_nobody() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=3).pile("Dragon Breath Ale")
    t.gerki.set(gold=1)
    t.zot.hand("Levitation works on coins, too")
    t.fiona.drinks()
    t.nobody_answers()
    t.zot.plays("Levitation works on coins, too", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink", "gerki": "gold"}
    assert t.winners == ("zot",)
    t.zot.has(gold=11)
    assert t.inn == 3


@rule("LOSE-08")
def test_an_empty_stash_counts_as_a_receiver() -> None:
    """10 Gold leave 5 for three receivers, one of them broke: 1 each, not 2 for two."""
    t = given(*FOUR, at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=10).pile("Dragon Breath Ale")
    t.gerki.set(gold=1)
    t.zot.hand("Levitation works on coins, too")
    t.fiona.drinks()
    t.nobody_answers()
    t.zot.plays("Levitation works on coins, too", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(gold=1)
    t.zot.has(gold=12)
    t.deirdre.has(gold=11)
    assert t.inn == 7


@rule("LOSE-08", "LOSE-05")
def test_two_go_broke_together() -> None:
    t = given(*FOUR, at=action_phase("gerki"))
    t.gerki.hand("Guild dues. Yes, everyone's.")
    t.fiona.set(gold=1)
    t.zot.set(gold=1)
    t.gerki.plays("Guild dues. Yes, everyone's.")
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"fiona": "gold", "zot": "gold"}
    t.gerki.has(gold=13)
    t.all_pass()
    assert not t.state.over


@rule("LOSE-08", "LOSE-05", "OPEN-15")
def test_of_two_who_fail_the_one_who_recovers_stays_and_inherits() -> None:
    t = _round_on_the_house()
    t.fiona.set(fortitude=4, gold=6).hand("Stitch it up and pass the mustard")
    t.gerki.set(fortitude=4, gold=6)
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    t.fiona.plays("Stitch it up and pass the mustard")
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"gerki": "drink"}
    t.fiona.has(fortitude=6, alcohol=4, gold=7)


# --- the end of the game ---------------------------------------------------------------------------


@rule("LOSE-09", "OPEN-14")
def test_when_nobody_survives_the_last_ones_tie() -> None:
    t = _round_on_the_house()
    for name in FOUR:
        getattr(t, name).set(fortitude=4)
    t.fiona.drinks()
    t.all_pass()
    assert t.winners == FOUR
    assert t.game.outcome is not None
    assert t.game.outcome.tie
    assert [t.state.gold[seat] for seat in range(4)] == [0, 0, 0, 0]
    assert t.inn == 40


@rule("LOSE-09", "OPEN-14")
def test_the_tie_is_only_between_those_removed_together() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4).pile("Dragon Breath Ale")
    for name in ("gerki", "zot"):
        getattr(t, name).set(fortitude=4, gold=9)
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink"}
    t.gerki.has(gold=11)
    t.gerki.pile("Round on the House!")
    t.drink_deck("Wine", "Dragon Breath Ale")
    t.all_pass()
    t.gerki.is_asked("action").passes()
    t.all_pass()
    t.gerki.orders("zot")
    t.all_pass()
    assert t.winners == ("gerki", "zot")


@rule("LOSE-09", "LOSE-08")
def test_passing_out_and_going_broke_together_may_tie_too() -> None:
    """The only heir of one Gold gets nothing and is broke: both are removed by the same test."""
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4, gold=1).pile("Dragon Breath Ale").hand(TIP)
    t.gerki.set(gold=1)
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    t.fiona.plays(TIP, on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert causes(t) == {"fiona": "drink", "gerki": "gold"}
    assert t.winners == ("fiona", "gerki")


@rule("LOSE-10")
def test_the_sole_survivor_wins() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4).pile("Dragon Breath Ale")
    t.fiona.drinks()
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert t.winners == ("gerki",)
    assert t.game.outcome is not None
    assert not t.game.outcome.tie
    assert [(one.seat, one.cause) for one in t.game.outcome.lost] == [(0, "drink")]
    assert t.game.questions == ()


@rule("LOSE-10")
def test_two_survivors_play_on() -> None:
    t = given("fiona", "gerki", "zot", at=drink_phase("fiona"))
    t.fiona.set(fortitude=4).pile("Dragon Breath Ale")
    t.fiona.drinks()
    t.nobody_answers()
    t.nobody_answers()
    assert t.winners == ()
    assert t.active == "gerki"


@rule("LOSE-10", "OPEN-12")
def test_after_the_end_there_is_neither_phase_nor_play() -> None:
    t = given("fiona", "gerki", at=action_phase("gerki"))
    t.gerki.hand("Guild dues. Yes, everyone's.", TIP).pile("Dragon Breath Ale").set(fortitude=2)
    t.fiona.set(gold=1)
    t.gerki.plays("Guild dues. Yes, everyone's.")
    t.nobody_answers()
    t.nobody_answers()
    assert t.winners == ("gerki",)
    t.gerki.has(alcohol=0, pile=1).cannot_play(TIP, rule="LOSE-10")
    assert t.events("order") == []


@rule("LOSE-10", "OPEN-12")
def test_pending_plays_are_finished_before_the_winner_is_known() -> None:
    """All opponents of Gerki are failing, but his own Action is still pending and takes its toll."""
    t = given("fiona", "gerki", at=action_phase("gerki"))
    t.gerki.hand("Mind the caltrops").set(fortitude=2)
    t.fiona.set(gold=1).hand(TIP, "Lesson two: the counterswing")
    t.gerki.plays("Mind the caltrops", on="fiona")
    t.fiona.plays(TIP, on="fiona")
    t.nobody_answers()
    t.fiona.has(gold=0)
    assert t.pending == ["mind-the-caltrops"]
    t.nobody_answers()
    t.fiona.has(fortitude=17).plays("Lesson two: the counterswing")
    t.nobody_answers()
    t.gerki.has(fortitude=0)
    t.all_pass()
    assert causes(t) == {"gerki": "drink"}
    assert t.winners == ("fiona",)
    t.fiona.has(gold=4)


@rule("LOSE-10", "OPEN-12")
def test_a_pot_is_dropped_with_the_end_of_the_game() -> None:
    t = given("fiona", "gerki", at=gambling("fiona", control="gerki", turn="fiona", pot=6))
    t.fiona.set(fortitude=3, gold=4).pile("Dragon Breath Ale")
    t.gerki.hand("Bottoms up, or I tip the chair")
    t.gerki.plays("Bottoms up, or I tip the chair", on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert t.winners == ("gerki",)
    t.gerki.has(gold=8 + 2)
    assert (t.pot, t.in_round) == (0, ())
    assert t.events("collect") == []


# --- inside a Round --------------------------------------------------------------------------------


def _round(*, left: tuple[str, ...] = (), control: str = "gerki", turn: str = "zot") -> Scene:
    """Somebody can make Zot drink, who cannot stand it."""
    t = given(*FOUR, at=gambling("fiona", control=control, turn=turn, left=left, pot=4))
    t.zot.set(fortitude=3, gold=7).pile("Dragon Breath Ale", "Water")
    t.deirdre.hand("Bottoms up, or I tip the chair")
    return t


@rule("LOSE-02", "LOSE-05", "OPEN-09")
def test_passing_out_inside_a_round_happens_at_once() -> None:
    t = _round()
    t.deirdre.plays("Bottoms up, or I tip the chair", on="zot")
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"zot": "drink"}
    assert t.in_round == ("fiona", "gerki", "deirdre")
    assert (t.pot, t.control) == (4, "gerki")
    for name in ("fiona", "gerki", "deirdre"):
        getattr(t, name).has(gold=11)
    t.all_pass()
    t.deirdre.is_asked("bid")


@rule("LOSE-05", "OPEN-09", "LOSE-07")
def test_the_controller_of_a_round_passes_out() -> None:
    t = _round(control="zot", turn="deirdre")
    t.deirdre.plays("Bottoms up, or I tip the chair", on="zot")
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    assert t.zot.is_out
    assert t.control is None
    assert t.pot == 4
    assert sorted(t.drink_discards) == ["Dragon Breath Ale", "Water"]


@rule("LOSE-05", "OPEN-09", "GAMBLE-20")
def test_the_last_participant_has_won_when_the_other_passes_out() -> None:
    """Nothing can be played into the Round any more, not even by somebody who left it."""
    t = _round(left=("fiona", "deirdre"))
    t.fiona.hand("Oh, I guess the Wench thought that was her tip...")
    t.deirdre.plays("Bottoms up, or I tip the chair", on="zot")
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert t.zot.is_out
    assert t.pending == ["won"]
    t.fiona.cannot_play("Oh, I guess the Wench thought that was her tip...", rule="GAMBLE-09")
    t.nobody_answers()
    t.gerki.has(gold=10 + 1 + 4)


@rule("LOSE-01", "GAMBLE-22")
def test_an_empty_stash_is_sheltered_until_the_round_is_over() -> None:
    t = given("fiona", "gerki", "zot", at=action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!")
    t.gerki.set(gold=1)
    t.fiona.plays("Gambling? I'm in!")
    t.nobody_answers()
    t.gerki.has(gold=0)
    assert not t.gerki.is_out
    assert "last-chance" not in t.pending
    t.all_pass()
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    t.zot.passes()
    t.nobody_answers()
    t.fiona.has(gold=12)
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"gerki": "gold"}


@rule("LOSE-01", "LOSE-08", "GAMBLE-22")
@pytest.mark.parametrize(("gold", "share"), [(2, 0), (6, 1)])
def test_when_somebody_passes_out_in_a_round_nobody_goes_broke_with_them(gold: int, share: int) -> None:
    t = _round()
    t.fiona.set(gold=0)
    t.zot.set(gold=gold)
    t.deirdre.plays("Bottoms up, or I tip the chair", on="zot")
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    t.nobody_answers()
    assert causes(t) == {"zot": "drink"}
    t.fiona.has(gold=share)
    t.gerki.has(gold=10 + share)
    assert t.pot == 4


@rule("LOSE-05", "TURN-12", "OPEN-09", "OPEN-13")
def test_the_active_player_passes_out_in_the_round_of_that_turn() -> None:
    """The Round goes on without its starter; then the turn is over."""
    t = given("fiona", "gerki", "zot", at=gambling("fiona", control="fiona", turn="gerki", pot=3))
    t.fiona.set(fortitude=3, gold=8).pile("Dragon Breath Ale")
    t.zot.hand("Your elbow is under my spell")
    t.zot.plays("Your elbow is under my spell", on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    assert t.fiona.is_out
    assert (t.control, t.in_round) == (None, ("gerki", "zot"))
    t.all_pass()
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    t.zot.is_asked("bid").passes()
    t.gerki.has(gold=12)
    t.zot.has(gold=12)
    assert (t.pot, t.inn + 3) == (0, 3 + 4)
    assert (t.active, t.phase) == ("gerki", "discard")
    assert t.events("order") == []


@rule("LOSE-04", "OPEN-11")
def test_in_a_round_the_cards_for_it_fit_the_last_chance() -> None:
    t = _round()
    t.gerki.hand("Grab a coin while no one's lookin'!")
    t.deirdre.plays("Bottoms up, or I tip the chair", on="zot")
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    t.gerki.plays("Grab a coin while no one's lookin'!")
    t.nobody_answers()
    in_last_chance(t)
    assert t.pot == 3
    t.gerki.has(gold=11)


# --- turns and losing ------------------------------------------------------------------------------


@rule("LOSE-05", "OPEN-13")
def test_losing_in_the_discard_phase_ends_the_turn() -> None:
    t = given("fiona", "gerki", "zot", at=discard_phase("fiona"))
    t.fiona.set(gold=1).hand("I raise!")
    t.zot.hand("Levitation works on coins, too").plays("Levitation works on coins, too", on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    assert t.fiona.is_out
    t.all_pass()
    assert t.active == "gerki"
    t.gerki.is_asked("action")
    t.fiona.has(hand=["I raise!"])


@rule("LOSE-05", "OPEN-13")
def test_a_loser_far_from_the_turn_does_not_stop_it() -> None:
    t = given("fiona", "gerki", "zot", at=order_phase("fiona"))
    t.zot.set(gold=1)
    t.fiona.hand(TIP).plays(TIP, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    assert t.zot.is_out
    t.all_pass()
    t.fiona.is_asked("order").orders("gerki")
    t.all_pass()
    assert t.active == "gerki"

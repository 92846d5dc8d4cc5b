"""LOSE, several at once, and the end of the game."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, gambling, given, rule

TIP = "Tip the Wench."
FOUR = ("fiona", "gerki", "zot", "deirdre")


def in_last_chance(t: Scene) -> None:
    assert t.pending[-1:] == ["last-chance"], t.waiting()


def causes(t: Scene) -> dict[str, str]:
    """Who is out, and why."""
    names = t.state.table.names
    return {names[seat]: "gold" if why else "drink" for seat, _turn, why in t.state.out}


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

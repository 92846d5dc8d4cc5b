"""LOSE, inside a Round."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, action_phase, gambling, given, rule

FOUR = ("fiona", "gerki", "zot", "deirdre")


def in_last_chance(t: Scene) -> None:
    assert t.pending[-1:] == ["last-chance"], t.waiting()


def causes(t: Scene) -> dict[str, str]:
    """Who is out, and why."""
    names = t.state.table.names
    return {names[seat]: "gold" if why else "drink" for seat, _turn, why in t.state.out}


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


@rule("LOSE-05", "GAMBLE-22")
def test_a_last_chance_inside_a_round_is_not_for_whoever_has_no_gold() -> None:
    t = _round()
    t.fiona.set(gold=0)
    t.deirdre.plays("Bottoms up, or I tip the chair", on="zot")
    t.nobody_answers()
    t.nobody_answers()
    in_last_chance(t)
    assert t.game.view(None).stack[-1].lost == (FOUR.index("zot"),)


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

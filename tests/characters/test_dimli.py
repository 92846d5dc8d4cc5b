"""Dimli the Dwarf: a Round that another has won goes on, and every Drink has a way around it."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, check_character, drink_phase, gambling, given

RESTART = "Best of three, ye said!"
SKULL = "Skull like a quarry wall"
FIREWATER = "Spike it with Firewater"
PORRIDGE = "Tastes like grandmother's porridge"
TALL_FOLK = "Here, this one's for tall folk"


def test_dimli_can_be_played() -> None:
    assert check_character("dimli").cards == 40


def won_by_fiona(*left: str) -> Scene:
    """Zot is about to pass, and Fiona wins a pot of 6."""
    at = gambling("fiona", control="fiona", turn="zot", pot=6, left=left, passed=("dimli",))
    t = given("fiona", "zot", "dimli", at=at)
    t.dimli.hand(RESTART, "I raise!")
    t.all_pass()
    t.zot.is_asked("bid").passes()
    return t


def test_a_round_that_was_won_goes_on_with_new_antes_and_dimli_in_control() -> None:
    t = won_by_fiona()
    t.dimli.plays(RESTART)
    t.nobody_answers()
    assert (t.pot, t.control, t.in_round) == (9, "dimli", ("fiona", "zot", "dimli"))
    for player in (t.fiona, t.zot, t.dimli):
        player.has(gold=9)
    t.all_pass()
    t.fiona.is_asked("bid").passes()
    t.all_pass()
    t.zot.is_asked("bid").passes()
    t.all_pass()
    t.dimli.has(gold=18)


def test_whoever_left_the_round_cannot_ask_for_another() -> None:
    t = won_by_fiona("dimli")
    t.dimli.cannot_play(RESTART, rule="GAMBLE-16")


def test_others_may_leave_instead_of_anteing_again_and_dimli_wins_at_once() -> None:
    t = won_by_fiona()
    t.fiona.hand("Go away! I'm polishing my arsenal.")
    t.zot.hand("My spellbook is on fire again")
    t.dimli.plays(RESTART)
    t.fiona.plays("Go away! I'm polishing my arsenal.")
    t.nobody_answers()
    t.zot.plays("My spellbook is on fire again", mode=1)
    t.all_pass()
    t.fiona.has(gold=10)
    t.zot.has(gold=10)
    t.dimli.has(gold=16)
    assert t.pot == 0


def test_a_quarry_wall_stops_a_blow() -> None:
    t = given("gog", "dimli", at=action_phase("gog"))
    t.gog.hand("Gog show you nice ceiling").plays("Gog show you nice ceiling", on="dimli")
    t.dimli.hand(SKULL).plays(SKULL)
    t.all_pass()
    t.dimli.has(fortitude=20)


def test_firewater_makes_better_porridge() -> None:
    t = given("dimli", "zot", at=drink_phase("dimli"))
    t.dimli.hand(FIREWATER, PORRIDGE).pile("Wine").set(fortitude=10)
    t.dimli.drinks()
    t.dimli.plays(FIREWATER)
    t.nobody_answers()
    assert t.drink_of("dimli").alcohol == 4
    t.dimli.plays(PORRIDGE)
    t.all_pass()
    t.dimli.has(alcohol=0, fortitude=14)


def test_a_spiked_drink_goes_to_tall_folk() -> None:
    t = given("dimli", "zot", "gog", at=drink_phase("dimli"))
    t.dimli.hand(FIREWATER, TALL_FOLK).pile("Dragon Breath Ale")
    t.dimli.drinks()
    t.dimli.plays(FIREWATER)
    t.nobody_answers()
    t.dimli.plays(TALL_FOLK, on="gog")
    t.all_pass()
    t.dimli.has(alcohol=0)
    t.gog.has(alcohol=6)

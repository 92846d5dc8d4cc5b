"""Eve the Illusionist: the coin is not there, the Drink is another one, and neither is she."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, check_character, drink_phase, given

COIN = "Illusionary coin"
ANOTHER_DRINK = "Are you quite sure you ordered that?"
DIZZY = "Is the room turning, or is it me?"
SHARE = "Let's both feel how that feels"
NOT_EVE = "I'm not Eve! She's over there!"
HEADLOCK = "So then I got the ogre in a headlock like this!"


def test_eve_can_be_played() -> None:
    assert check_character("eve").cards == 40


def attacked(attack: str, *bystanders: str) -> Scene:
    """Fiona attacks Eve."""
    t = given("fiona", "eve", *bystanders, at=action_phase("fiona"))
    t.fiona.hand(attack).plays(attack, on="eve")
    return t


def test_an_illusionary_coin_pays_and_nobody_receives_it() -> None:
    t = attacked("Requests cost extra", "zot")
    t.eve.hand(COIN).plays(COIN)
    t.all_pass()
    t.eve.has(gold=10)
    t.fiona.has(gold=10)
    assert t.inn == 0


def test_an_illusionary_coin_is_a_good_ante() -> None:
    t = given("fiona", "eve", "zot", at=action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!").plays("Gambling? I'm in!")
    t.eve.hand(COIN).plays(COIN)
    t.nobody_answers()
    t.nobody_answers()
    t.eve.has(gold=10)
    assert t.pot == 2
    assert "eve" in t.in_round


def test_whatever_another_ordered_it_is_a_strong_one_now() -> None:
    t = given("fiona", "eve", at=drink_phase("fiona"))
    t.eve.hand(ANOTHER_DRINK)
    t.fiona.pile("Holy Water").set(fortitude=10)
    t.fiona.drinks()
    t.eve.plays(ANOTHER_DRINK)
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 4
    t.all_pass()
    t.fiona.has(alcohol=4, fortitude=10)


def test_eves_own_drink_stays_what_it_is() -> None:
    t = given("fiona", "eve", at=drink_phase("eve"))
    t.eve.hand(ANOTHER_DRINK).pile("Holy Water")
    t.eve.drinks()
    t.eve.cannot_play(ANOTHER_DRINK, rule="NEG-05")


def test_the_room_turns_for_somebody_else() -> None:
    t = given("eve", "fiona", "zot", at=action_phase("eve"))
    t.eve.hand(DIZZY).plays(DIZZY, on="zot")
    t.nobody_answers()
    t.zot.has(alcohol=2, fortitude=20)
    t.eve.has(alcohol=0)


def test_pain_is_shared_with_its_cause_and_the_half_is_rounded_up() -> None:
    t = attacked(HEADLOCK, "zot")
    t.eve.hand(SHARE).plays(SHARE)
    t.all_pass()
    t.eve.has(fortitude=18)
    t.fiona.has(fortitude=18)
    t.zot.has(fortitude=20)


def test_who_has_shared_the_pain_bears_it() -> None:
    t = attacked(HEADLOCK, "zot")
    t.eve.hand(SHARE, "That was only my reflection").plays(SHARE)
    t.nobody_answers()
    t.eve.cannot_play("That was only my reflection")
    t.all_pass()
    t.eve.has(fortitude=18)


def test_a_blow_finds_the_one_who_looks_like_eve() -> None:
    t = attacked(HEADLOCK, "zot", "gerki")
    t.eve.hand(NOT_EVE).plays(NOT_EVE, on="gerki", mode=1)
    t.all_pass()
    t.eve.has(fortitude=20)
    t.gerki.has(fortitude=17)
    t.zot.has(fortitude=20)
    t.fiona.has(fortitude=20)


def test_nobody_mistakes_the_attacker_for_eve() -> None:
    t = attacked(HEADLOCK, "zot")
    t.eve.hand(NOT_EVE)
    legal = [str(move) for move in t.game.legal_moves_of(t.seat("eve"))]
    assert legal == ["pass", "play im-not-eve-shes-over-there mode 1 on zot"]


def test_with_two_players_left_there_is_nobody_else_and_eve_is_just_not_there() -> None:
    t = attacked(HEADLOCK)
    t.eve.hand(NOT_EVE)
    legal = [str(move) for move in t.game.legal_moves_of(t.seat("eve"))]
    assert legal == ["pass", "play im-not-eve-shes-over-there mode 2"]
    t.eve.plays(NOT_EVE)
    t.all_pass()
    t.eve.has(fortitude=20)
    t.fiona.has(fortitude=20)

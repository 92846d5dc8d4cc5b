"""Kaylin the Renegade: her cards, with a wolf beside them, and some time for herself."""

from __future__ import annotations

import pytest

from alehouse.content.characters.kaylin import CHARACTER as KAYLIN
from alehouse.testing import (
    Scene,
    action_phase,
    check_character,
    drink_phase,
    example,
    gambling,
    given,
    order_phase,
    rule,
)

PIXIE_TIME = "I need some Private Pixie Time"
HAVE_ANOTHER = "You think you're so big? Have another drink!"
POOF = "Too slow! I'm behind your other ear"
TAIL = "You stepped on his tail!"
DUST = "Oh dear, the wrong jar of dust"
GOOD_BOY = "Who's a good boy? Who is?"
HALF = "Wulfric! That was half my pint!"
BUCKETS = "A thimble for me, two buckets for them"
FETCH = "Fetch, boy! The ace in that boot!"
POCKETS = "Does this dress look as if it had pockets?"
TALLER = "These cards are taller than I am"
WALK = "Somebody has to walk the wolf"
SPARKLE = "You are arguing with a sparkle"
BATHED = "Thank you, I have bathed already"
SYRUP = "Moonberry syrup. It only tastes innocent."
TUG = "Wulfric wants to play tug-of-you"
CUTE = "Go on. Call me cute again."
BACK = "Small target, large wolf"
PETTING = "Petting him costs a coin, and you all petted him"

SHOVE, SHIELD = "Make some elbow room", "Shield first, questions later"
RAMPAGE, BITE = "Oh no! Not again! Pooky's on a drunken rampage!", "My bite is worse than my bark"
START, CHEAT, TIP = "Gambling? I'm in!", "Oops... I dropped my cards...", "Tip the Wench."


def test_kaylin_can_be_played() -> None:
    assert check_character("kaylin").cards == 40


def test_her_deck_has_the_copies_of_the_box() -> None:
    assert sorted(n for n, _ in KAYLIN.deck) == [1] * 16 + [2] * 8 + [3, 5]
    ((_, moods),) = KAYLIN.side_decks
    assert sorted(n for n, _ in moods) == [1] * 10 + [2]


def hers(mood: str, *cards: str) -> Scene:
    """Kaylin is asked for her Action."""
    t = given("kaylin", "zot", "fiona", at=action_phase("kaylin"))
    t.kaylin.front(mood).hand(*cards)
    return t


def attacked(mood: str, *cards: str, by: str = SHOVE) -> Scene:
    """Fiona has played a card on Kaylin."""
    t = given("fiona", "kaylin", "zot", at=action_phase("fiona"))
    t.kaylin.front(mood).hand(*cards)
    t.fiona.hand(by).plays(by, on="kaylin")
    return t


def pours(mood: str, *pile: str) -> Scene:
    """Kaylin has turned up a Drink."""
    t = given("kaylin", "zot", "fiona", at=drink_phase("kaylin"))
    t.kaylin.front(mood).pile(*pile).side_deck("wulfric", "Playful")
    return t


# --- her cards --------------------------------------------------------------------------------------------


def test_who_thinks_to_be_so_big_has_another_drink() -> None:
    t = attacked("Loyal", HAVE_ANOTHER)
    t.fiona.pile("Elven Wine", "Water")
    t.kaylin.plays(HAVE_ANOTHER, on="fiona")
    t.all_pass()
    t.fiona.has(alcohol=3, pile=1)
    t.kaylin.has(fortitude=19)


def test_whoever_steps_on_his_tail_is_bitten_and_changes_his_mood() -> None:
    t = hers("Loyal", TAIL)
    t.kaylin.side_deck("wulfric", "Clumsy")
    t.kaylin.plays(TAIL, on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=18)
    t.kaylin.has(front=["Clumsy"])


def test_a_bite_that_is_ignored_changes_his_mood_all_the_same() -> None:
    t = hers("Loyal", TAIL)
    t.kaylin.side_deck("wulfric", "Clumsy")
    t.zot.hand(SHIELD)
    t.kaylin.plays(TAIL, on="zot")
    t.zot.plays(SHIELD)
    t.all_pass()
    t.zot.has(fortitude=20)
    t.kaylin.has(front=["Clumsy"])


def test_the_wrong_dust_hurts_a_little_and_makes_a_little_drunk() -> None:
    t = hers("Loyal", DUST)
    t.kaylin.plays(DUST, on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=19, alcohol=1)
    t.zot.has(fortitude=20, alcohol=0)


def test_a_good_boy_cheers_her_up_and_changes_his_mood_before_the_blow() -> None:
    t = attacked("Playful", GOOD_BOY)
    t.kaylin.side_deck("wulfric", "Loyal").set(fortitude=10)
    t.kaylin.plays(GOOD_BOY)
    t.nobody_answers()
    t.kaylin.has(fortitude=11, front=["Loyal"])
    t.nobody_answers()
    t.kaylin.has(fortitude=10)
    t.fiona.has(fortitude=20)


def test_wulfric_laps_up_half_and_nobody_else_has_to_drink_it() -> None:
    t = pours("Loyal", "Elven Wine")
    t.kaylin.hand(HALF)
    t.kaylin.drinks()
    t.kaylin.plays(HALF)
    t.nobody_answers()
    assert t.drink_of("kaylin").alcohol == 2
    t.nobody_answers()
    t.kaylin.has(alcohol=2)
    t.zot.has(alcohol=0)
    t.fiona.has(alcohol=0)


def test_half_a_pint_and_clumsy_too() -> None:
    t = pours("Clumsy", "Dragon Breath Ale")
    t.kaylin.hand(HALF)
    t.kaylin.drinks()
    t.kaylin.plays(HALF)
    t.all_pass()
    t.kaylin.has(alcohol=1)


# --- shared designs, with a wolf beside them ----------------------------------------------------------------


def test_two_buckets_and_one_from_everybodys_friend() -> None:
    t = given("kaylin", "zot", "fiona", at=order_phase("kaylin"))
    t.kaylin.front("Everybody's friend").hand(BUCKETS).plays(BUCKETS)
    t.nobody_answers()
    t.kaylin.orders("zot").orders("fiona")
    t.all_pass()
    t.kaylin.orders("zot").orders("zot")
    t.zot.has(pile=3)
    t.fiona.has(pile=1)
    t.kaylin.has(gold=9)
    assert t.inn == 1


def test_wulfric_fetches_the_ace_and_the_pot() -> None:
    t = given("kaylin", "zot", "fiona", at=gambling("kaylin", control="fiona", turn="zot", pot=6))
    t.kaylin.hand(FETCH)
    t.zot.hand(CHEAT)
    t.all_pass()
    t.zot.plays(CHEAT)
    t.kaylin.plays(FETCH)
    t.all_pass()
    t.kaylin.has(gold=16)


def test_a_dress_without_pockets_is_paid_for_by_the_inn() -> None:
    t = attacked("Loyal", POCKETS, by="Requests cost extra")
    t.kaylin.plays(POCKETS)
    t.all_pass()
    t.kaylin.has(gold=10)
    t.fiona.has(gold=12)
    assert t.inn == -2


@pytest.mark.parametrize("card", [TALLER, WALK])
def test_she_leaves_the_round_instead_of_an_ante(card: str) -> None:
    t = given("zot", "kaylin", "fiona", at=action_phase("zot"))
    t.kaylin.hand(card)
    t.zot.hand(START).plays(START)
    t.kaylin.plays(card)
    t.nobody_answers()
    t.nobody_answers()
    t.kaylin.has(gold=10)
    assert t.pot == 2
    assert "kaylin" not in t.in_round


@pytest.mark.parametrize("card", [BATHED, WALK])
def test_what_she_does_not_drink_makes_no_lamp_howl(card: str) -> None:
    t = pours("Howling at the lamp", "Dragon Breath Ale", "Wine")
    t.kaylin.hand(card)
    t.kaylin.drinks()
    t.kaylin.plays(card)
    t.all_pass()
    t.kaylin.has(alcohol=0, pile=1)


@pytest.mark.parametrize("attack", [SHOVE, "Is the room turning, or is it me?", "Requests cost extra"])
def test_a_sparkle_has_nothing_to_lose(attack: str) -> None:
    t = attacked("Playful", SPARKLE, by=attack)
    t.kaylin.plays(SPARKLE)
    t.all_pass()
    t.kaylin.has(fortitude=20, alcohol=0, gold=10)
    t.fiona.has(fortitude=20)


def test_moonberry_syrup_makes_any_drink_two_stronger() -> None:
    t = given("zot", "kaylin", at=drink_phase("zot"))
    t.zot.pile("Light Ale")
    t.kaylin.front("Loyal").hand(SYRUP)
    t.zot.drinks()
    t.kaylin.plays(SYRUP)
    t.all_pass()
    t.zot.has(alcohol=3)


@pytest.mark.parametrize(("card", "lost"), [(TUG, 2), (CUTE, 3)])
def test_a_wolf_and_a_temper_hurt(card: str, lost: int) -> None:
    t = hers("Loyal", card)
    t.kaylin.plays(card, on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=20 - lost)
    t.fiona.has(fortitude=20)


def test_a_large_wolf_hits_back_and_a_bristling_one_harder() -> None:
    for mood, lost in (("Clumsy", 2), ("Bristling all over", 3), ("Three parts asleep", 1)):
        t = attacked(mood, BACK)
        t.nobody_answers()
        t.kaylin.has(fortitude=18).plays(BACK)
        t.nobody_answers()
        t.fiona.has(fortitude=20 - lost)


def test_everybody_has_petted_the_wolf() -> None:
    t = hers("Loyal", PETTING)
    t.kaylin.plays(PETTING)
    t.nobody_answers()
    t.kaylin.has(gold=12)
    t.zot.has(gold=9)
    t.fiona.has(gold=9)


# --- Private Pixie Time -----------------------------------------------------------------------------------


def away(*hand: str) -> Scene:
    """Kaylin has had enough of everybody, and it is Fiona's turn."""
    t = given("kaylin", "fiona", "zot", at=action_phase("kaylin"))
    t.kaylin.front("Loyal").side_deck("wulfric", "Playful", "Clumsy")
    t.kaylin.hand(PIXIE_TIME, *hand).pile("Dragon Breath Ale")
    t.kaylin.plays(PIXIE_TIME)
    t.nobody_answers()
    assert t.active == "fiona"
    return t


def acted(action: str, on: str | None, *hand: str) -> Scene:
    """Fiona goes on and plays this Action."""
    t = away(*hand)
    t.fiona.hand(action)
    t.all_pass()
    t.fiona.discards()
    t.all_pass()
    t.fiona.plays(action, on=on)
    return t


def turn(t: Scene, who: str, orders: str) -> None:
    """A turn, from its first window, in which nobody plays a card and `who` drinks."""
    assert t.active == who
    me = getattr(t, who)
    t.all_pass()
    if t.phase == "discard":
        me.discards()
        t.all_pass()
    me.is_asked("action").passes()
    t.all_pass()
    me.is_asked("order").orders(orders)
    t.nobody_answers()


@rule("KAY-08", "ABS-01")
def test_pixie_time_drops_the_rest_of_her_turn_and_stays_in_front_of_her() -> None:
    t = away()
    t.kaylin.has(pile=1, alcohol=0, hand=[], discarded=[])
    t.fiona.has(pile=0)
    t.zot.has(pile=0)
    assert "i-need-some-private-pixie-time" in t.game.view(None).seats[0].front


@rule("KAY-02", "HOUSE-15")
def test_the_mood_changes_though_her_turn_was_cut_short() -> None:
    away().kaylin.has(front=[PIXIE_TIME, "Playful"])


@rule("KAY-08", "ABS-07")
def test_she_is_back_when_her_next_turn_begins() -> None:
    t = away(TIP)
    turn(t, "fiona", orders="kaylin")
    turn(t, "zot", orders="fiona")
    assert t.active == "kaylin"
    t.kaylin.has(front=["Playful"], discarded=[PIXIE_TIME], pile=2).can_play(TIP)


@rule("KAY-08", "ABS-02")
def test_in_pixie_time_she_plays_nothing() -> None:
    t = away(TIP, POOF)
    t.kaylin.is_not_asked().cannot_play(TIP, rule="ABS-02")
    t = acted(SHOVE, "kaylin", TIP, POOF)
    t.kaylin.is_not_asked().cannot_play(TIP, rule="ABS-02").cannot_play(POOF, rule="ABS-02")


@rule("KAY-08", "ABS-03")
def test_in_pixie_time_what_hits_everybody_misses_her() -> None:
    t = acted(RAMPAGE, None)
    t.all_pass()
    t.kaylin.has(fortitude=20)
    t.zot.has(fortitude=19)
    t.fiona.has(fortitude=20)


@rule("ABS-03", "ABS-04")
def test_in_pixie_time_she_may_be_picked_and_feels_nothing() -> None:
    t = acted(SHOVE, "kaylin")
    t.all_pass()
    t.kaylin.has(fortitude=20)
    t.fiona.has(fortitude=20)  # nor does a playful wolf join in


@rule("ABS-05")
def test_in_pixie_time_a_bite_is_only_softened() -> None:
    t = acted(BITE, "kaylin")
    t.all_pass()
    t.kaylin.has(fortitude=17)
    t.fiona.has(fortitude=19)


@rule("ABS-03")
def test_in_pixie_time_she_is_in_no_round() -> None:
    t = acted(START, None)
    t.all_pass()
    t.kaylin.has(gold=10)
    assert (t.pot, t.in_round) == (2, ("fiona", "zot"))


@rule("ABS-03")
def test_in_pixie_time_a_contest_goes_on_without_her() -> None:
    t = away()
    t.fiona.pile("Drinking Contest!")
    t.drink_deck("Water", "Light Ale", "Wine")  # for the order, Fiona and Zot
    turn(t, "fiona", orders="kaylin")
    t.all_pass()
    t.kaylin.has(gold=10, alcohol=0, pile=2)
    t.fiona.has(gold=9, alcohol=1)
    t.zot.has(gold=11, alcohol=2)


@rule("ABS-06", "HOUSE-16")
def test_in_pixie_time_she_pays_her_share_of_a_new_drink_deck() -> None:
    t = away(POCKETS)
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    turn(t, "fiona", orders="zot")
    t.all_pass()
    t.kaylin.has(gold=9)
    assert t.inn == 3


@rule("KAY-08")
def test_what_happens_at_the_start_of_a_turn_finds_her_back() -> None:
    t = given("kaylin", "fiona", at=action_phase("kaylin"))
    t.kaylin.set(fortitude=10).front("Loyal").side_deck("wulfric", "One big pillow")
    t.kaylin.hand(PIXIE_TIME).plays(PIXIE_TIME)
    t.nobody_answers()
    turn(t, "fiona", orders="kaylin")
    assert t.active == "kaylin"
    t.kaylin.has(fortitude=11, front=["One big pillow"])


@rule("ABS-03", "ABS-04")
@example("RDI6-TEAM-TURNEND-1")
def test_a_champion_in_pixie_time_spares_her_team_a_contest() -> None:
    t = given("kaylin", "dimli", "amundyr", at=action_phase("kaylin"), teams=(("kaylin", "dimli"), ("amundyr",)))
    t.kaylin.hand(PIXIE_TIME).plays(PIXIE_TIME)
    t.nobody_answers()
    t.dimli.is_asked("action").passes()
    t.all_pass()
    t.dimli.orders("amundyr").orders("amundyr")
    t.all_pass()
    t.amundyr.is_asked("action").passes()
    t.all_pass()
    t.drink_deck("Elven Wine", "Wine", "Light Ale")
    t.amundyr.pile("Drinking Contest!").orders("dimli").orders("kaylin")
    t.nobody_answers()
    t.kaylin.is_not_asked()
    t.dimli.is_asked("champion").chooses("kaylin")
    t.all_pass()
    t.dimli.has(gold=10, alcohol=0, pile=1)
    t.kaylin.has(pile=1)
    t.amundyr.has(gold=10)

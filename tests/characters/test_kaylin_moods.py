"""The moods of Wulfric: how they come and go, and what each of them does to Kaylin's evening."""

from __future__ import annotations

import pytest

from alehouse import Game
from alehouse.content.characters.kaylin import CHARACTER as KAYLIN
from alehouse.lang import FORTITUDE, Another, Home, Lose, side_anytime
from alehouse.testing import (
    Scene,
    action_phase,
    discard_phase,
    drink_phase,
    example,
    given,
    order_phase,
    rule,
)

POOF = "Too slow! I'm behind your other ear"
DUST = "Oh dear, the wrong jar of dust"
GOOD_BOY = "Who's a good boy? Who is?"
POCKETS = "Does this dress look as if it had pockets?"
SYRUP = "Moonberry syrup. It only tastes innocent."
TUG = "Wulfric wants to play tug-of-you"
CUTE = "Go on. Call me cute again."

SHOVE, HEADLOCK = "Make some elbow room", "So then I got the ogre in a headlock like this!"
SHIELD, TICKLE, SPITE = "Shield first, questions later", "That tickle!", "A bottle of spite"
NO, STOP = "I don't think so!", "The Wench thinks you should stop playing with the drinks."
SEVEN = ("I raise!", "I raise!", "Winning Hand!", "Winning Hand!", *["Gambling? I'm in!"] * 3)


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


# --- how moods come and go ----------------------------------------------------------------------------


@rule("KAY-01")
def test_from_the_start_exactly_one_of_twelve_moods_is_face_up() -> None:
    seen: set[str] = set()
    for seed in range(80):
        game = Game(["kaylin", "zot"], seed=seed)
        (mood,) = game.view(1).seats[0].front
        seen.add(mood)
    ((_, moods),) = KAYLIN.side_decks
    assert sum(n for n, _ in moods) == 12
    assert seen == {card.id for _, card in moods}


@rule("KAY-02")
def test_after_her_drinks_the_next_mood_takes_the_place_of_the_last() -> None:
    t = pours("Clumsy", "Elven Wine")
    t.kaylin.drinks().has(front=["Clumsy"])
    t.nobody_answers()
    t.kaylin.has(alcohol=2, front=["Playful"])
    assert t.active == "zot"


@rule("KAY-02")
def test_the_turns_of_others_leave_the_wolf_as_he_is() -> None:
    t = given("zot", "kaylin", at=drink_phase("zot"))
    t.kaylin.front("Clumsy").side_deck("wulfric", "Playful")
    t.zot.drinks()
    assert t.active == "kaylin"
    t.kaylin.has(front=["Clumsy"])


@rule("KAY-03")
def test_when_all_moods_were_seen_the_old_ones_come_again() -> None:
    t = hers("Loyal", GOOD_BOY)
    t.kaylin.side_deck("wulfric", "Clumsy").passes()
    t.kaylin.plays(GOOD_BOY)
    t.nobody_answers()
    t.kaylin.has(front=["Clumsy"])
    t.all_pass()
    t.kaylin.orders("zot")
    t.all_pass()
    assert t.active == "zot"
    t.kaylin.has(front=["Loyal"])


# --- the moods of the book ------------------------------------------------------------------------------


def test_loyal_takes_one_off_every_card_that_hurts_her() -> None:
    t = attacked("Loyal", by=HEADLOCK)
    t.nobody_answers()
    t.kaylin.has(fortitude=18)


@pytest.mark.parametrize(("card", "left"), [("Dirty Dishwater", 20), ("Barroom Brawl!", 19)])
def test_loyal_helps_against_drinks_and_events_too(card: str, left: int) -> None:
    t = pours("Loyal", card)
    t.kaylin.drinks()
    t.all_pass()
    t.kaylin.has(fortitude=left)


@rule("KAY-04", "TIME-12")
@example("RDI13-KAYLIN-1")
def test_loyal_softens_a_dart_and_its_gear_together_by_one() -> None:
    dart = "How silly! I don't know why I had my dart launcher armed!"
    t = given("wizgille", "kaylin", "zot", at=action_phase("wizgille"))
    t.kaylin.front("Loyal")
    t.wizgille.side_deck("gear", "Sorry, a gear came loose.").hand(dart).plays(dart, on="kaylin")
    t.wizgille.chooses("kaylin")
    t.nobody_answers()
    t.kaylin.has(fortitude=18)


@rule("KAY-04", "KAY-05", "TIME-12", "CHANGE-06")
@example("RDI13-KAYLIN-2")
def test_clumsy_spills_once_and_the_drink_is_what_it_was() -> None:
    t = pours("Clumsy", "Wine with a Chaser", "Light Ale")
    t.zot.hand(STOP)
    t.kaylin.drinks()
    assert t.drink_of("kaylin").alcohol == 3
    t.zot.cannot_play(STOP)
    t.nobody_answers()
    t.kaylin.has(alcohol=2)


@rule("KAY-06")
def test_determination_lets_nobody_ignore_what_she_plays() -> None:
    t = hers("Determination", TUG)
    t.zot.hand(SHIELD, "The stars say no!")
    t.kaylin.plays(TUG, on="zot")
    t.zot.cannot_play(SHIELD).cannot_play("The stars say no!")
    t.nobody_answers()
    t.zot.has(fortitude=18)


@rule("KAY-06")
def test_determination_lets_nobody_negate_what_she_plays() -> None:
    t = attacked("Determination", POOF)
    t.zot.hand(NO)
    t.kaylin.plays(POOF)
    t.zot.cannot_play(NO)
    t.all_pass()
    t.kaylin.has(fortitude=20)


@rule("KAY-06")
def test_determination_stands_behind_what_she_pours_into_drinks() -> None:
    t = given("zot", "kaylin", at=drink_phase("zot"))
    t.zot.hand(STOP, NO).pile("Wine")
    t.kaylin.front("Determination").hand(SYRUP)
    t.zot.drinks()
    t.kaylin.plays(SYRUP)
    t.zot.cannot_play(STOP).cannot_play(NO)
    t.all_pass()
    t.zot.has(alcohol=4)


@rule("KAY-06")
def test_determination_does_not_spare_her_a_blow_in_return() -> None:
    t = hers("Determination", TUG)
    t.fiona.hand("Lesson two: the counterswing")
    t.kaylin.plays(TUG, on="fiona")
    t.nobody_answers()
    t.fiona.plays("Lesson two: the counterswing")
    t.nobody_answers()
    t.kaylin.has(fortitude=18)


@rule("KAY-06")
def test_determination_does_not_cover_a_potion_that_lies_before_her() -> None:
    potion = side_anytime(SPITE, pick=Another(), do=Lose(1, FORTITUDE), home=Home.FRONT)
    t = given("kaylin", "gog", at=action_phase("kaylin"), cards=(potion,))
    t.gog.hand(TICKLE)
    t.kaylin.front("Determination", SPITE).passes()
    t.kaylin.plays(SPITE, on="gog")
    t.gog.can_play(TICKLE)


def test_with_another_mood_her_cards_are_answered_as_ever() -> None:
    t = hers("Loyal", TUG)
    t.zot.hand(SHIELD)
    t.kaylin.plays(TUG, on="zot")
    t.zot.plays(SHIELD)
    t.all_pass()
    t.zot.has(fortitude=20)


@rule("KAY-07")
def test_playful_joins_in_and_both_feel_it() -> None:
    t = attacked("Playful")
    t.nobody_answers()
    t.kaylin.has(fortitude=17)
    t.fiona.has(fortitude=19)
    t.zot.has(fortitude=20)


@rule("KAY-07")
def test_playful_does_nothing_about_a_blow_that_never_lands() -> None:
    t = attacked("Playful", POOF)
    t.kaylin.plays(POOF)
    t.all_pass()
    t.kaylin.has(fortitude=20)
    t.fiona.has(fortitude=20)


@rule("KAY-07")
@pytest.mark.parametrize(("card", "left"), [("Dirty Dishwater", 19), ("Barroom Brawl!", 18)])
def test_playful_has_nobody_to_play_with_in_drinks_and_events(card: str, left: int) -> None:
    t = pours("Playful", card)
    t.kaylin.drinks()
    t.all_pass()
    t.kaylin.has(fortitude=left)


# --- our moods ------------------------------------------------------------------------------------------


def test_bristling_all_over_her_cards_hurt_one_more() -> None:
    t = hers("Bristling all over", CUTE)
    t.kaylin.plays(CUTE, on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=16)


def test_three_parts_asleep_her_cards_hurt_one_less_and_the_dust_is_still_dust() -> None:
    t = hers("Three parts asleep", DUST)
    t.kaylin.plays(DUST, on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=20, alcohol=1)


def test_howling_at_the_lamp_makes_every_drink_of_hers_stronger() -> None:
    t = pours("Howling at the lamp", "Wine with a Chaser", "Light Ale")
    t.kaylin.drinks()
    assert t.drink_of("kaylin").alcohol == 3
    t.nobody_answers()
    t.kaylin.has(alcohol=4)


def test_with_his_nose_to_the_ground_he_finds_an_eighth_card() -> None:
    t = given("kaylin", "zot", at=discard_phase("kaylin"))
    t.kaylin.front("Nose to the ground").hand(*SEVEN)
    t.all_pass()
    t.kaylin.discards("I raise!")
    t.kaylin.has(hand=8, deck=38)


def test_everybodys_friend_orders_a_second_drink() -> None:
    t = given("kaylin", "zot", "fiona", at=order_phase("kaylin"))
    t.kaylin.front("Everybody's friend")
    t.all_pass()
    t.kaylin.orders("zot").is_asked("order").orders("fiona").is_asked("window")
    t.zot.has(pile=1)
    t.fiona.has(pile=1)


def test_one_big_pillow_is_worth_a_good_morning() -> None:
    t = given("kaylin", "zot", at=discard_phase("kaylin"))
    t.kaylin.front("One big pillow").set(fortitude=15)
    t.zot.set(fortitude=15)
    t.all_pass()
    t.kaylin.has(fortitude=16)
    t.zot.has(fortitude=15)


def test_the_last_coin_goes_into_sausages_and_she_is_out() -> None:
    t = given("kaylin", "zot", "fiona", at=discard_phase("kaylin"))
    t.kaylin.front("Begging for sausages").set(gold=1).hand(POCKETS)
    t.all_pass()
    assert t.kaylin.is_out
    assert t.active == "zot"


def test_begging_for_sausages_costs_a_coin_each_morning() -> None:
    t = given("kaylin", "zot", at=discard_phase("kaylin"))
    t.kaylin.front("Begging for sausages")
    t.all_pass()
    t.kaylin.has(gold=7)
    assert t.inn == 1

"""PHR: Potions are turned up, kept or discarded, sold at their price, and used like hand cards."""

from __future__ import annotations

import pytest

from alehouse import Game
from alehouse.content.characters.phrenk import CHARACTER
from alehouse.lang import Another, Discard, action
from alehouse.testing import (
    Scene,
    action_phase,
    discard_phase,
    drink_phase,
    example,
    gambling,
    given,
    order_phase,
    rule,
)

ACID, BACKBONE, TOMORROW = "Acid Spit", "Bottled Backbone", "Essence of Tomorrow Morning"
FRIDAY, VARNISH, SMOKE = "Concentrated Friday Night", "Varnish for the Stomach", "Smoke With a Cork In It"
FIST, FAILED = "Fist in a Flask", "Failed Attempt"
PESTLE, INN_PAYS = "That's a pestle. This is a bigger pestle.", "I brewed half this cellar. We're even."
HIT, TIP, NO, SHIELD = "Make some elbow room", "Tip the Wench.", "I don't think so!", "Shield first, questions later"
POTIONS = [card for _, card in CHARACTER.side_decks[0][1] if not card.fails]


def potions(t: Scene) -> list[str]:
    """Phrenk's Potion deck from the top."""
    return titles(t, 0)[::-1]


def spent(t: Scene) -> list[str]:
    """His Potion discard pile, the newest last."""
    return titles(t, 1)


def titles(t: Scene, pile: int) -> list[str]:
    cards = t.state.zones[2 * t.zone("potion") + pile][t.phrenk.seat]
    return [t.state.table.program.designs[card >> 4].title for card in cards]


# --- turning Potions up ------------------------------------------------------------------------------


@rule("PHR-01", "PHR-02", "PHR-04")
def test_one_potion_lies_before_phrenk_before_play_begins() -> None:
    first = set()
    failed = 0
    for seed in range(40):
        game = Game(["fiona", "phrenk"], seed=seed, first="fiona")
        fiona, phrenk = game.view(None).seats
        assert (len(fiona.front), len(phrenk.front), phrenk.hand, phrenk.deck) == (0, 1, 7, 33)
        assert "failed-attempt" not in phrenk.front
        assert sum(len(rows[1]) for rows in game._state.zones) == 17
        assert game._state.discards[1] == ()
        first.add(phrenk.front[0])
        failed += any(event.code == "fails" for event in game.told(None))
    assert len(first) > 5
    assert failed > 0


def turn_of_phrenk(*old: str, deck: tuple[str, ...] = (ACID, BACKBONE)) -> Scene:
    """The turn before has ended, and Phrenk's begins."""
    t = given("fiona", "phrenk", "zot", at=drink_phase("fiona"))
    t.phrenk.front(*old).side_deck("potion", *deck)
    t.zot.hand(TIP)
    t.fiona.pile("Water").drinks()
    t.nobody_answers()
    assert (t.active, t.phase) == ("phrenk", "discard")
    return t


@rule("PHR-03")
def test_each_turn_of_phrenk_begins_with_a_new_potion() -> None:
    t = turn_of_phrenk()
    t.phrenk.is_asked("window").has(front=[ACID], hand=0)
    assert potions(t) == [BACKBONE]


@rule("PHR-03", "PHR-10")
@pytest.mark.parametrize(("place", "kept", "gone"), [(1, ACID, FIST), (2, FIST, ACID)])
def test_of_the_old_potion_and_the_new_one_he_keeps_which_he_likes(place: int, kept: str, gone: str) -> None:
    t = turn_of_phrenk(FIST)
    t.phrenk.is_asked("shed").chooses(place).has(front=[kept])
    assert spent(t) == [gone]


@rule("PHR-03")
def test_nobody_does_anything_before_one_of_two_potions_is_gone() -> None:
    t = turn_of_phrenk(FRIDAY)
    t.fiona.is_not_asked()
    t.zot.is_not_asked()
    t.zot.cannot_play(TIP)
    t.phrenk.cannot_play(FRIDAY, rule="TIME-02")
    assert [str(move) for move in t.game.legal_moves_of(t.phrenk.seat)] == ["choose 1", "choose 2"]
    t.phrenk.chooses(2).can_play(FRIDAY)
    t.zot.can_play(TIP)


@rule("PHR-03")
def test_a_potion_is_used_before_the_next_one_comes_or_lies_beside_it() -> None:
    t = given("fiona", "phrenk", "zot", at=drink_phase("fiona"))
    t.phrenk.front(FRIDAY).side_deck("potion", ACID)
    t.fiona.pile("Water").drinks()
    t.phrenk.plays(FRIDAY, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    t.phrenk.is_asked("window").has(front=[ACID])
    t.zot.has(alcohol=1)


@rule("PHR-04")
def test_a_failed_attempt_makes_way_for_the_next_potion() -> None:
    t = turn_of_phrenk(deck=(FAILED, FAILED, TOMORROW, ACID))
    t.phrenk.has(front=[TOMORROW])
    assert potions(t) == [ACID]
    assert spent(t) == [FAILED, FAILED]


@rule("PHR-05")
def test_a_used_up_potion_deck_is_made_anew_without_what_was_sold() -> None:
    t = given("fiona", "phrenk", "zot", at=order_phase("fiona"))
    t.phrenk.front(FRIDAY).side_deck("potion")
    t.phrenk.offers(FRIDAY, to="fiona")
    t.fiona.accepts()
    t.phrenk.front(ACID).plays(ACID, on="zot")
    t.all_pass()
    assert (potions(t), spent(t)) == ([], [ACID])
    t.fiona.orders("zot")
    t.all_pass()
    assert t.active == "phrenk"
    t.phrenk.has(front=[ACID])
    t.fiona.has(front=[FRIDAY])
    assert (potions(t), spent(t)) == ([], [])


def test_with_no_potion_left_at_all_nothing_is_turned_up() -> None:
    t = turn_of_phrenk(deck=())
    t.phrenk.is_asked("window").has(front=[])


# --- selling -----------------------------------------------------------------------------------------


def shop(*front: str) -> Scene:
    """Phrenk's Order Phase begins, and somebody may be thirsty."""
    t = given("phrenk", "kaylin", "serena", at=order_phase("phrenk"))
    t.phrenk.front(*front)
    return t


def offers(t: Scene, who: str) -> list[str]:
    return [text for move in t.game.legal_moves_of(t.seat(who)) if (text := str(move)).startswith("offer")]


@rule("PHR-06", "PHR-07", "PHR-08", "PHR-09")
@example("RDI13-PHRENK-1")
def test_kaylin_buys_acid_spit_and_uses_it_on_serena() -> None:
    t = shop(ACID)
    t.phrenk.offers(ACID, to="kaylin")
    t.serena.is_not_asked()
    t.kaylin.is_asked("offer").accepts()
    t.phrenk.has(gold=11, front=[])
    t.kaylin.has(gold=9, front=[ACID], hand=0)
    t.kaylin.plays(ACID, on="serena")
    t.nobody_answers()
    t.serena.has(fortitude=19)
    t.kaylin.has(front=[], discarded=[])
    t.phrenk.has(discarded=[])
    assert spent(t) == [ACID]


@rule("PHR-08")
def test_nobody_has_to_buy_and_nobody_is_asked_twice() -> None:
    t = shop(ACID)
    t.phrenk.offers(ACID, to="kaylin")
    t.kaylin.declines().has(gold=10, front=[])
    t.phrenk.has(gold=10, front=[ACID])
    assert offers(t, "phrenk") == ["offer acid-spit to serena"]
    t.nobody_answers()
    t.phrenk.orders("serena")
    assert offers(t, "phrenk") == ["offer acid-spit to kaylin", "offer acid-spit to serena"]


@rule("PHR-08")
@pytest.mark.parametrize("title", [card.title for card in POTIONS])
def test_the_price_is_the_price(title: str) -> None:
    price = next(card.price for card in POTIONS if card.title == title)
    assert price in (1, 2, 3)
    t = shop(title)
    t.kaylin.set(gold=price - 1)
    t.serena.set(gold=price)
    t.phrenk.is_asked("window")
    assert len(offers(t, "phrenk")) == 1
    t.phrenk.offers(title, to="serena")
    t.serena.accepts().has(gold=0, front=[title])
    t.phrenk.has(gold=10 + price, front=[])


@rule("PHR-08")
def test_what_was_bought_is_not_sold_again() -> None:
    t = shop(ACID)
    t.kaylin.hand(TIP)
    t.phrenk.offers(ACID, to="kaylin")
    t.kaylin.accepts().is_asked("window")
    assert offers(t, "kaylin") == []
    assert offers(t, "phrenk") == []


@rule("PHR-09")
def test_no_card_pays_for_a_potion_and_none_answers_the_sale() -> None:
    t = shop(SMOKE)
    t.kaylin.hand(INN_PAYS)
    t.serena.hand(NO, TIP)
    t.phrenk.offers(SMOKE, to="kaylin")
    t.kaylin.cannot_play(INN_PAYS).accepts()
    assert t.pending == ["free"]
    t.kaylin.cannot_play(INN_PAYS).has(gold=7)
    t.serena.cannot_play(NO)
    t.phrenk.has(gold=13)
    assert t.inn == 0


@rule("PHR-10")
def test_a_customer_may_own_several_potions() -> None:
    t = given("fiona", "phrenk", "zot", at=order_phase("phrenk"))
    for title in (ACID, BACKBONE, FRIDAY):
        t.phrenk.front(title).offers(title, to="zot")
        t.zot.accepts()
    t.zot.has(front=[ACID, BACKBONE, FRIDAY], gold=7)
    t.phrenk.has(front=[], gold=13)
    t.zot.plays(FRIDAY, on="phrenk")
    t.nobody_answers()
    t.zot.plays(ACID, on="phrenk")
    t.nobody_answers()
    t.zot.has(front=[BACKBONE])
    t.phrenk.has(alcohol=1, fortitude=19)
    assert spent(t) == [FRIDAY, ACID]


@rule("PHR-08")
def test_a_sale_goes_through_in_the_middle_of_a_fight() -> None:
    """Serena is hit, buys smoke at once, and is not there any more."""
    t = given("fiona", "phrenk", "serena", at=action_phase("fiona"))
    t.phrenk.front(SMOKE)
    t.fiona.hand(HIT).plays(HIT, on="serena")
    t.phrenk.offers(SMOKE, to="serena")
    t.serena.accepts().plays(SMOKE)
    t.all_pass()
    t.serena.has(fortitude=20, gold=7)
    t.phrenk.has(gold=13)


@rule("PHR-08")
def test_a_sale_goes_through_over_a_drink_and_in_a_round() -> None:
    t = given("fiona", "phrenk", "zot", at=drink_phase("fiona"))
    t.phrenk.front(VARNISH)
    t.fiona.pile("Dragon Breath Ale").drinks()
    t.phrenk.offers(VARNISH, to="fiona")
    t.fiona.accepts().plays(VARNISH)
    t.all_pass()
    t.fiona.has(alcohol=0, gold=8)
    t = given("fiona", "phrenk", "zot", at=gambling("fiona", control="fiona", turn="phrenk", pot=3))
    t.phrenk.front(ACID).offers(ACID, to="zot")
    t.zot.accepts().has(gold=9)
    assert t.pot == 3


@rule("PHR-11")
def test_bought_potions_stay_good_when_phrenk_is_out() -> None:
    t = given("fiona", "phrenk", "zot", at=order_phase("fiona"))
    for title in (ACID, BACKBONE):
        t.phrenk.front(title).offers(title, to="zot")
        t.zot.accepts()
    t.phrenk.set(fortitude=1)
    t.zot.set(fortitude=10).plays(ACID, on="phrenk")
    t.all_pass()
    assert t.phrenk.is_out
    t.fiona.orders("zot")
    t.zot.has(front=[BACKBONE]).plays(BACKBONE)
    t.nobody_answers()
    t.zot.has(fortitude=12, front=[])


# --- using: a Potion is no hand card, but is used as one ---------------------------------------------


@rule("PHR-07")
def test_the_refill_does_not_count_the_potion() -> None:
    t = given("phrenk", "fiona", at=discard_phase("phrenk"))
    t.phrenk.front(BACKBONE).side_deck("potion", ACID).hand(TIP, NO)
    t.phrenk.is_asked("shed").chooses(2)
    t.all_pass()
    t.phrenk.is_asked("discard").discards()
    t.phrenk.has(hand=7, front=[BACKBONE])


@rule("PHR-07")
def test_what_takes_hand_cards_does_not_take_the_potion() -> None:
    pickpocket = action("A pickpocket in mittens", pick=Another(), do=Discard(2))
    t = given("fiona", "phrenk", at=action_phase("fiona"), cards=(pickpocket,))
    t.phrenk.front(BACKBONE).hand(PESTLE)
    t.fiona.hand("A pickpocket in mittens").plays("A pickpocket in mittens", on="phrenk")
    t.nobody_answers()
    t.phrenk.has(hand=0, front=[BACKBONE], discarded=[PESTLE])


@rule("PHR-06")
@pytest.mark.parametrize("who", ["phrenk", "zot"])
def test_an_action_potion_is_the_action_of_the_turn(who: str) -> None:
    t = given("phrenk", "zot", "fiona", at=action_phase(who))
    t.fiona.hand(SHIELD)
    player = t.phrenk if who == "phrenk" else t.zot
    player.front(FIST).hand(PESTLE, NO).is_asked("action").plays(FIST, on="fiona")
    t.fiona.can_play(SHIELD)
    player.cannot_play(NO)
    t.all_pass()
    t.fiona.has(fortitude=17)
    player.is_asked("order").cannot_play(PESTLE).has(front=[])


@rule("PHR-06")
def test_an_action_potion_waits_for_its_owners_turn() -> None:
    t = given("zot", "phrenk", at=order_phase("zot"))
    t.phrenk.front(FIST).cannot_play(FIST)


@rule("PHR-06")
def test_a_sometimes_potion_can_be_negated_like_a_sometimes_card() -> None:
    t = given("fiona", "phrenk", "zot", at=action_phase("fiona"))
    t.phrenk.front(SMOKE)
    t.fiona.hand(HIT, NO).plays(HIT, on="phrenk")
    t.phrenk.plays(SMOKE)
    t.fiona.plays(NO)
    t.all_pass()
    t.phrenk.has(fortitude=18, front=[])
    assert spent(t) == [SMOKE]


@rule("PHR-06")
def test_an_anytime_potion_is_used_in_anybodys_turn_and_is_no_sometimes_card() -> None:
    t = given("fiona", "phrenk", "zot", at=order_phase("zot"))
    t.phrenk.front(ACID).plays(ACID, on="fiona")
    t.zot.hand(NO).cannot_play(NO)
    t.nobody_answers()
    t.fiona.has(fortitude=19)

"""CONTEST: everybody turns up a Drink, and the strongest one earns Gold."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, drink_phase, given, order_phase, rule

CONTEST = "Drinking Contest!"


def contest(*seats: str, deck: tuple[str, ...], only: bool = False) -> Scene:
    """The first seat is about to turn up a contest; the Drink Deck is stacked from the top."""
    t = given(*seats, at=drink_phase(seats[0]))
    getattr(t, seats[0]).pile(CONTEST)
    return t.drink_deck(*deck, only=only)


def reveal(t: Scene) -> Scene:
    """The Event is turned up, nobody minds, and the Drinks are on the table."""
    getattr(t, t.active).drinks()
    assert t.pending == ["drinking-contest"]
    return t.nobody_answers()


def alcohol_on_the_table(t: Scene) -> list[int]:
    return [pour.alcohol for pour in t.drinks]


def winners(t: Scene) -> list[object]:
    """Seats that won a contest so far; -1 stands for nobody."""
    return [args["seat"] for args in t.events("contest-won")]


# --- turning up -----------------------------------------------------------------------------------


@rule("CONTEST-01")
def test_the_active_player_turns_up_first_and_the_others_follow_clockwise() -> None:
    t = given("fiona", "zot", "gerki", at=drink_phase("zot"))
    t.zot.pile(CONTEST)
    t.gerki.pile("Dragon Breath Ale")
    t.drink_deck("Light Ale", "Wine", "Elven Wine")
    reveal(t)
    assert [(t.drink_of(name).alcohol) for name in ("zot", "gerki", "fiona")] == [1, 2, 3]
    t.gerki.has(pile=1)


@rule("CONTEST-01", "OPEN-37")
def test_a_contest_outside_ones_own_turn_still_begins_with_the_active_player() -> None:
    t = given("fiona", "zot", "gerki", at=order_phase("fiona"))
    t.zot.hand("Your elbow is under my spell")
    t.gerki.pile(CONTEST)
    t.drink_deck("Light Ale", "Wine", "Elven Wine")
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.nobody_answers()
    assert t.pending[-1] == "drinking-contest"
    t.nobody_answers()
    assert [(t.drink_of(name).alcohol) for name in ("fiona", "zot", "gerki")] == [1, 2, 3]


@rule("CONTEST-02", "DRINK-02")
def test_an_event_turned_up_in_a_contest_counts_nothing_and_does_nothing() -> None:
    t = contest("deirdre", "zot", "gerki", deck=("Round on the House!", "Light Ale", "Water"))
    t.deirdre.hand("Water into Wine")
    reveal(t)
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(1, 1), (2, 0)]
    with pytest.raises(SceneError, match="may not play"):
        t.deirdre.plays("Water into Wine", drink_of="deirdre")
    t.nobody_answers()
    assert winners(t) == [1]
    t.nobody_answers()
    t.deirdre.has(alcohol=0, gold=9)
    t.zot.has(alcohol=1, gold=12)
    assert t.drink_discards[:3] == ["Round on the House!", "Light Ale", "Water"]


@rule("CONTEST-02", "DRINK-02")
def test_whoever_turned_up_an_event_has_no_drink_to_ignore_or_hand_on() -> None:
    t = contest("fiona", "zot", "gerki", deck=("Light Ale", "Drinking Contest!", "Water"))
    t.zot.hand("Bad Pooky! Don't drink that!", "A minor teleport, glass included")
    reveal(t)
    t.zot.cannot_play("Bad Pooky! Don't drink that!")
    t.zot.cannot_play("A minor teleport, glass included")


@rule("CONTEST-02", "CONTEST-06")
def test_an_event_ties_with_water_when_nothing_is_stronger() -> None:
    t = contest("fiona", "zot", deck=("Round on the House!", "Water", "Light Ale", "Water"))
    reveal(t)
    t.nobody_answers()
    assert t.events("tie") == [{"seats": [0, 1]}]
    assert alcohol_on_the_table(t) == [1, 0]


@rule("CONTEST-02", "CONTEST-06")
def test_when_all_turn_up_events_all_tie_and_turn_up_again() -> None:
    t = contest("fiona", "zot", deck=("Round on the House!", "The Challenge!", "Light Ale", "Wine"))
    reveal(t)
    assert t.events("tie") == [{"seats": [0, 1]}]
    assert alcohol_on_the_table(t) == [1, 2]
    assert sorted(t.drink_discards) == ["Round on the House!", "The Challenge!"]
    t.fiona.has(alcohol=0, gold=8)


@rule("CONTEST-03", "CHASER-01")
def test_chasers_come_from_the_drink_deck_before_the_next_player_turns_up() -> None:
    t = contest("fiona", "zot", deck=("Wine with a Chaser", "Dark Ale with a Chaser", "Wine", "Elven Wine"))
    t.fiona.pile(CONTEST, "Dragon Breath Ale")
    reveal(t)
    assert alcohol_on_the_table(t) == [5, 3]
    t.fiona.has(pile=1)


@rule("CONTEST-03", "CHASER-03")
def test_an_event_ends_the_chain_of_a_contest_drink() -> None:
    t = contest("fiona", "zot", deck=("Wine with a Chaser", "Round on the House!", "Light Ale"))
    reveal(t)
    assert alcohol_on_the_table(t) == [2, 1]


# --- the common window ----------------------------------------------------------------------------


@rule("CONTEST-04", "TIME-04")
def test_cards_that_change_drinks_and_anytime_cards_share_one_window() -> None:
    t = contest("fiona", "deirdre", "gerki", deck=("Light Ale", "Dark Ale", "Wine"))
    t.fiona.hand("Tip the Wench.", "Lesson two: the counterswing")
    t.deirdre.hand("Water into Wine")
    t.gerki.hand("A little somethin' extra")
    t.fiona.drinks()
    t.deirdre.cannot_play("Water into Wine", rule="DRINK-02")
    t.nobody_answers()
    assert alcohol_on_the_table(t) == [1, 1, 2]
    t.fiona.can_play("Tip the Wench.").cannot_play("Lesson two: the counterswing")
    t.gerki.wants("A little somethin' extra", drink_of="fiona")
    t.deirdre.wants("Water into Wine", drink_of="deirdre")
    t.fiona.wants("Tip the Wench.", on="gerki")
    t.nobody_answers()
    t.gerki.has(gold=9)
    t.deirdre.plays("Water into Wine", drink_of="deirdre")
    t.nobody_answers()
    t.gerki.plays("A little somethin' extra", drink_of="fiona")
    t.nobody_answers()
    assert alcohol_on_the_table(t) == [3, 3, 2]
    t.fiona.has(alcohol=0)
    t.nobody_answers()
    t.fiona.has(alcohol=3)
    t.deirdre.has(alcohol=3)
    t.gerki.has(alcohol=2)


@rule("CONTEST-05", "OPEN-42")
def test_all_drink_and_discard_before_everybody_pays_the_winner_at_once() -> None:
    t = contest("fiona", "zot", "gerki", "eve", deck=("Light Ale", "Elven Wine", "Wine", "Water"))
    t.gerki.set(gold=0)
    t.eve.hand("Illusionary coin")
    reveal(t)
    t.nobody_answers()
    assert t.drink_discards == ["Light Ale", "Elven Wine", "Wine", "Water"]
    assert t.pending == ["drinking-contest", "demand"]
    t.zot.has(alcohol=3, gold=10)
    t.eve.plays("Illusionary coin")
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(gold=11)
    t.fiona.has(gold=9)
    t.gerki.has(gold=0)
    t.eve.has(gold=10)
    assert t.inn == 0


@rule("CONTEST-05")
def test_the_inn_can_pay_the_winner() -> None:
    t = contest("fiona", "zot", deck=("Light Ale", "Wine"))
    t.fiona.hand("The landlord still owes me for that bouncer job")
    reveal(t)
    t.nobody_answers()
    t.fiona.plays("The landlord still owes me for that bouncer job")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(gold=8)
    t.zot.has(gold=9)
    assert t.inn == -1


# --- ties -----------------------------------------------------------------------------------------


@rule("CONTEST-06")
def test_only_those_who_share_the_top_go_on_and_again_if_they_tie_again() -> None:
    deck = ("Wine", "Light Ale", "Wine", "Dark Ale", "Light Ale", "Elven Wine", "Wine")
    t = contest("fiona", "zot", "gerki", deck=deck)
    reveal(t)
    assert alcohol_on_the_table(t) == [2, 1, 2]
    t.nobody_answers()
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(0, 1), (2, 1)]
    t.nobody_answers()
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(0, 3), (2, 2)]
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=6, gold=12)
    t.zot.has(alcohol=1, gold=9)
    t.gerki.has(alcohol=5, gold=9)


@rule("CONTEST-06", "CONTEST-04")
def test_drinks_of_a_tie_have_a_common_window_of_their_own() -> None:
    t = contest("fiona", "deirdre", "zot", deck=("Wine", "Wine", "Water", "Light Ale", "Dark Ale"))
    t.deirdre.hand("Water into Wine")
    reveal(t)
    t.nobody_answers()
    t.deirdre.plays("Water into Wine", drink_of="deirdre")
    t.nobody_answers()
    assert alcohol_on_the_table(t) == [1, 3]
    t.nobody_answers()
    assert winners(t) == [1]


@rule("CONTEST-06", "OPEN-41")
def test_after_thirty_drinkings_a_contest_ends_without_a_winner() -> None:
    t = contest("fiona", "zot", deck=("Water",) * 70, only=True)
    reveal(t)
    for _ in range(30):
        assert len(t.drinks) == 2
        t.nobody_answers()
    assert winners(t) == [-1]
    assert t.drink_deck_size == 10
    assert "drinking-contest" not in t.pending
    t.fiona.has(gold=8)
    t.zot.has(gold=8)


# --- staying away ---------------------------------------------------------------------------------


@rule("CONTEST-15", "NEG-02")
def test_who_ignores_the_event_neither_drinks_nor_pays_nor_wins() -> None:
    t = contest("fiona", "amundyr", "zot", deck=("Light Ale", "Wine", "Dragon Breath Ale"))
    t.amundyr.hand("I... am... unstoppable!")
    t.fiona.drinks()
    t.amundyr.plays("I... am... unstoppable!", mode=2)
    t.nobody_answers()
    t.nobody_answers()
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(0, 1), (2, 2)]
    t.nobody_answers()
    t.nobody_answers()
    t.amundyr.has(alcohol=0, gold=10)
    t.fiona.has(gold=9)
    t.zot.has(gold=11)


@rule("CONTEST-15", "OPEN-39")
def test_a_single_participant_drinks_and_wins_nothing_from_those_who_stayed_away() -> None:
    t = contest("fiona", "amundyr", deck=("Wine", "Dragon Breath Ale"))
    t.amundyr.hand("I... am... unstoppable!")
    t.fiona.drinks()
    t.amundyr.plays("I... am... unstoppable!", mode=2)
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    assert winners(t) == [0]
    t.fiona.has(alcohol=2, gold=8)
    t.amundyr.has(alcohol=0, gold=8)


@rule("OPEN-39", "CONTEST-15")
def test_a_contest_that_everybody_ignores_turns_up_no_card() -> None:
    t = contest("amundyr", "fiona", deck=("Wine", "Dragon Breath Ale"))
    before = t.drink_deck_size
    t.amundyr.hand("I... am... unstoppable!")
    t.fiona.hand("I... am... unstoppable!")
    t.amundyr.drinks()
    t.amundyr.plays("I... am... unstoppable!", mode=2)
    t.nobody_answers()
    t.fiona.plays("I... am... unstoppable!", mode=2)
    t.nobody_answers()
    t.nobody_answers()
    assert t.drink_deck_size == before
    assert t.active == "fiona"
    assert t.drink_discards == [CONTEST]

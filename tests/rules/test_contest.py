"""CONTEST: everybody turns up a Drink, and the strongest one earns Gold."""

from __future__ import annotations

import pytest

from alehouse.testing import (
    Scene,
    SceneError,
    drink_phase,
    example,
    gambling,
    given,
    order_phase,
    rule,
)

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


# --- printed: a change leads to a tie -------------------------------------------------------------


def _change_makes_a_tie(
    t: Scene, high: str, low: str, player: str, card: str, changed: str, before: list[int], level: int
) -> None:
    """`player` changes the Drink of `changed`; then `high` and `low` tie and go on, the third does not."""
    reveal(t)
    assert alcohol_on_the_table(t) == before
    getattr(t, player).plays(card, drink_of=changed)
    t.nobody_answers()
    assert t.drink_of(high).alcohol == t.drink_of(low).alcohol == level
    t.nobody_answers()
    getattr(t, high).has(alcohol=level, gold=10)
    getattr(t, low).has(alcohol=level, gold=10)
    assert winners(t) == []
    assert [pour.drinker for pour in t.drinks] == [t.seat(high), t.seat(low)]
    assert alcohol_on_the_table(t) == [2, 1]
    t.nobody_answers()
    assert winners(t) == [t.seat(high)]
    t.nobody_answers()
    getattr(t, high).has(alcohol=level + 2, gold=12)
    getattr(t, low).has(alcohol=level + 1, gold=9)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI4-CONTEST-1")
def test_bryn_makes_light_of_her_wine_and_ties_with_tara() -> None:
    deck = ("Elven Wine with a Chaser", "Wine", "Light Ale", "Water", "Wine", "Light Ale")
    t = contest("bryn", "tara", "whitehawk", deck=deck)
    card = "I'm built like an ox, and I can drink like one, too!"
    t.bryn.hand(card)
    _change_makes_a_tie(t, "bryn", "tara", "bryn", card, "bryn", [5, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI5-CONTEST-1")
def test_lizwick_sips_through_a_straw_and_ties_with_zakhan() -> None:
    t = contest("lizwick", "zakhan", "sera", deck=("Wine", "Light Ale", "Water", "Wine", "Light Ale"))
    t.lizwick.front("Loopy Straw")
    _change_makes_a_tie(t, "lizwick", "zakhan", "lizwick", "Loopy Straw", "lizwick", [2, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI6-CONTEST-1")
def test_vlazlo_wants_a_smaller_tankard_and_ties_with_amundyr() -> None:
    deck = ("Dragon Breath Ale", "Light Ale", "Water", "Wine", "Light Ale")
    t = contest("vlazlo", "amundyr", "daareka", deck=deck)
    t.vlazlo.hand("Zis tankard is too big")
    _change_makes_a_tie(t, "vlazlo", "amundyr", "vlazlo", "Zis tankard is too big", "vlazlo", [4, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI13-CONTEST-1")
def test_deirdre_turns_wine_into_water_and_ties_with_zot() -> None:
    t = contest("deirdre", "zot", "gerki", deck=("Elven Wine", "Light Ale", "Water", "Wine", "Light Ale"))
    t.deirdre.hand("Wine into Water")
    _change_makes_a_tie(t, "deirdre", "zot", "deirdre", "Wine into Water", "deirdre", [3, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI8-CONTEST-1")
def test_phyll_mixes_farai_up_to_a_tie_with_lucky() -> None:
    t = contest("lucky", "farai", "phyll", deck=("Wine", "Light Ale", "Water", "Wine", "Light Ale"))
    t.phyll.front("Enchanted Birchwood Bark")
    _change_makes_a_tie(t, "lucky", "farai", "phyll", "Enchanted Birchwood Bark", "farai", [2, 1, 0], 2)
    t.farai.has(hand=1)


# --- printed: the Drink goes to somebody else, the Gold does not ----------------------------------


def _passed_drink_still_wins(winner: str, victim: str, other: str, card: str) -> None:
    t = contest(winner, victim, other, deck=("Dragon Breath Ale", "Dark Ale", "Water"))
    getattr(t, winner).hand(card)
    reveal(t)
    getattr(t, winner).plays(card, on=victim)
    t.nobody_answers()
    assert [(pour.drinker, pour.revealer) for pour in t.drinks] == [(1, 0), (1, 1), (2, 2)]
    t.nobody_answers()
    getattr(t, victim).has(alcohol=5, gold=10)
    getattr(t, winner).has(alcohol=0, gold=10)
    assert winners(t) == [0]
    t.nobody_answers()
    getattr(t, winner).has(gold=12)
    getattr(t, victim).has(gold=9)
    getattr(t, other).has(gold=9)


@rule("CONTEST-05", "CONTEST-11")
@example("RDI4-CONTEST-2")
def test_whitehawk_wins_with_the_ale_that_bryn_drinks() -> None:
    _passed_drink_still_wins("whitehawk", "bryn", "tara", "I don't drink until my crew drinks!")


@rule("CONTEST-05", "CONTEST-11")
@example("RDI5-CONTEST-2")
def test_whitehawk_wins_with_the_ale_that_joran_drinks() -> None:
    _passed_drink_still_wins("whitehawk", "joran", "sera", "I don't drink until my crew drinks!")


@rule("CONTEST-05", "CONTEST-11")
@example("RDI6-CONTEST-2")
def test_daareka_wins_with_the_ale_that_vlazlo_drinks() -> None:
    _passed_drink_still_wins("daareka", "vlazlo", "amundyr", "You're thirsty. Wouldn't you agree?")


@rule("CONTEST-05", "CONTEST-11")
@example("RDI13-CONTEST-2")
def test_deirdre_wins_with_the_ale_that_gerki_drinks() -> None:
    _passed_drink_still_wins("deirdre", "gerki", "zot", "You look like you need this more than I do!")


@rule("CONTEST-05", "CONTEST-11", "SPLIT-04")
@example("RDI8-CONTEST-2")
def test_farai_wins_with_the_ale_that_he_shares_with_samantha() -> None:
    t = contest("farai", "samantha", "lucky", deck=("Dragon Breath Ale", "Dark Ale", "Elven Wine"))
    t.farai.hand("Told you it was good!")
    reveal(t)
    t.farai.plays("Told you it was good!", on="samantha")
    t.nobody_answers()
    assert alcohol_on_the_table(t) == [2, 1, 3, 2]
    t.nobody_answers()
    t.farai.has(alcohol=2)
    t.samantha.has(alcohol=3)
    assert winners(t) == [t.seat("farai")]
    t.nobody_answers()
    t.farai.has(gold=12)
    t.samantha.has(gold=9)
    t.lucky.has(gold=9)


# --- printed: no Gold left, and the contest still runs --------------------------------------------


def _last_coin_goes_for_the_new_deck(hero: str, second: str, third: str) -> None:
    """First the hero wins and is saved, then, in another game, somebody else does."""
    t = contest(hero, second, third, deck=("Dragon Breath Ale",), only=True)
    t.drink_discard("Light Ale", "Dark Ale", "Water")
    getattr(t, hero).set(gold=1)
    reveal(t)
    t.nobody_answers()
    getattr(t, hero).has(gold=0)
    getattr(t, second).has(gold=9)
    assert t.inn == 3
    assert t.drink_of(hero).alcohol == 4
    t.nobody_answers()
    assert winners(t) == [0]
    t.nobody_answers()
    getattr(t, hero).has(gold=2, alcohol=4)
    getattr(t, second).has(gold=8)
    getattr(t, third).has(gold=8)
    assert not getattr(t, hero).is_out

    t = contest(hero, second, third, deck=("Water", "Light Ale"), only=True)
    t.drink_discard("Wine", "Wine")
    getattr(t, hero).set(gold=1)
    reveal(t)
    t.nobody_answers()
    getattr(t, hero).has(gold=0)
    t.nobody_answers()
    assert winners(t) == [2]
    assert not getattr(t, hero).is_out
    t.nobody_answers()
    getattr(t, third).has(gold=10)
    assert t.pending == ["last-chance"]
    t.nobody_answers()
    assert getattr(t, hero).is_out
    assert not getattr(t, second).is_out


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI4-CONTEST-3")
def test_tara_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("tara", "bryn", "whitehawk")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI5-CONTEST-3")
def test_sera_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("sera", "joran", "zakhan")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI8-CONTEST-3")
def test_samantha_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("samantha", "farai", "lucky")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI6-CONTEST-3")
def test_amundyr_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("amundyr", "vlazlo", "daareka")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI13-CONTEST-3")
def test_fiona_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("fiona", "zot", "gerki")


# --- printed: less than nothing -------------------------------------------------------------------


def _below_zero_ties_with_zero(drink: str) -> None:
    """A Drink of -1 ties with Water, and still takes 1 Alcohol away from its drinker."""
    t = contest("fiona", "zot", deck=(drink, "Water", "Wine", "Light Ale"))
    t.fiona.set(alcohol=5)
    reveal(t)
    assert alcohol_on_the_table(t) == [-1, 0]
    t.nobody_answers()
    t.fiona.has(alcohol=4)
    assert t.events("tie") == [{"seats": [0, 1]}]
    t.nobody_answers()
    assert winners(t) == [0]


@rule("CONTEST-13")
@example("RDI4-INLINE-NEGAC")
def test_being_cut_off_counts_as_nothing_and_sobers_the_drinker() -> None:
    _below_zero_ties_with_zero("We're Cutting You Off!")


@rule("CONTEST-13")
@example("RDI5-INLINE-NEGAC")
def test_a_pot_of_tea_counts_as_nothing_and_sobers_the_drinker() -> None:
    _below_zero_ties_with_zero("Pot of Tea")


@rule("CONTEST-13")
@example("RDI8-INLINE-NEGAC")
def test_tea_in_a_later_box_counts_as_nothing_as_well() -> None:
    _below_zero_ties_with_zero("Pot of Tea")


@rule("CONTEST-13")
@example("RDI6-INLINE-NEGAC")
def test_coffee_counts_as_nothing_and_sobers_the_drinker() -> None:
    _below_zero_ties_with_zero("Coffee")


@rule("CONTEST-13")
@example("RDI13-INLINE-NEGAC")
def test_being_cut_off_in_the_first_boxes_counts_as_nothing_as_well() -> None:
    _below_zero_ties_with_zero("We're Cutting You Off!")


@rule("CONTEST-13", "CONTEST-10")
def test_a_negative_total_is_raised_from_its_real_value() -> None:
    t = contest("fiona", "deirdre", deck=("We're Cutting You Off!", "Light Ale", "Wine", "Water"))
    t.deirdre.hand("Water into Wine")
    reveal(t)
    t.deirdre.plays("Water into Wine", drink_of="fiona")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 1
    t.nobody_answers()
    assert t.events("tie") == [{"seats": [0, 1]}]


# --- printed: a Drink on the side -----------------------------------------------------------------


def _extra_drink_is_not_compared(drinker: str, player: str, other: str, card: str) -> None:
    """The drinker's contest Drink is the weakest; a strong one from the Pile does not help."""
    t = contest(drinker, player, other, deck=("Light Ale", "Elven Wine", "Wine"))
    getattr(t, drinker).pile(CONTEST, "Dragon Breath Ale")
    getattr(t, player).hand(card)
    reveal(t)
    getattr(t, player).plays(card)
    t.nobody_answers()
    assert t.drink_of(drinker).alcohol == 4
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=4)
    assert alcohol_on_the_table(t) == [1, 3, 2]
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=5)
    assert winners(t) == [1]


@rule("CONTEST-12")
@example("RDI4-INLINE-EXTRA")
def test_captains_orders_bring_a_drink_that_is_not_compared() -> None:
    _extra_drink_is_not_compared("bryn", "whitehawk", "tara", "Drink up! Captain's orders")


@rule("CONTEST-12")
@example("RDI6-INLINE-EXTRA")
def test_a_friendly_extra_drink_is_not_compared() -> None:
    _extra_drink_is_not_compared("vlazlo", "dimli", "amundyr", "Drink up, friend!")


@rule("CONTEST-12")
@example("RDI13-INLINE-EXTRA")
def test_an_extra_drink_for_somebody_who_sits_dry_is_not_compared() -> None:
    card = "We're at an inn, and you're not drinking. What's wrong with you?"
    _extra_drink_is_not_compared("deirdre", "fiona", "zot", card)


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


# --- passing out ----------------------------------------------------------------------------------


@rule("CONTEST-07", "OPEN-10")
def test_the_one_tied_player_left_standing_wins_without_another_drink() -> None:
    t = contest("fiona", "zot", "gerki", "eve", deck=("Dragon Breath Ale", "Dragon Breath Ale", "Water", "Wine"))
    t.zot.set(alcohol=17)
    reveal(t)
    t.nobody_answers()
    assert t.pending == ["drinking-contest", "last-chance"]
    assert winners(t) == []
    t.nobody_answers()
    assert winners(t) == [0]
    assert t.events("tie") == []
    t.nobody_answers()
    t.fiona.has(alcohol=4)
    assert t.zot.is_out
    # Zot paid 1 of 10; of the 9 left the Inn takes 5, three players get 1 each, 1 cannot be shared.
    t.fiona.has(gold=14)
    t.gerki.has(gold=10)
    t.eve.has(gold=10)
    assert t.inn == 6


@rule("CONTEST-07", "OPEN-10")
def test_nobody_wins_when_all_tied_players_pass_out() -> None:
    t = contest("fiona", "zot", "gerki", "eve", deck=("Dragon Breath Ale", "Dragon Breath Ale", "Water", "Wine"))
    t.fiona.set(alcohol=16)
    t.zot.set(alcohol=17)
    reveal(t)
    t.nobody_answers()
    t.nobody_answers()
    assert winners(t) == [-1]
    assert t.fiona.is_out
    assert t.zot.is_out
    # Twice 10: the Inn takes 5, and 2 go to each of the two others, 1 is left over.
    t.gerki.has(gold=14)
    t.eve.has(gold=14)
    assert t.inn == 12


@rule("CONTEST-07")
def test_two_tied_players_who_stand_go_on_without_the_third() -> None:
    deck = ("Elven Wine", "Elven Wine", "Elven Wine", "Wine", "Light Ale")
    t = contest("fiona", "zot", "gerki", deck=deck)
    t.zot.set(alcohol=18)
    reveal(t)
    t.nobody_answers()
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [t.seat("fiona"), t.seat("gerki")]
    t.nobody_answers()
    t.nobody_answers()
    assert t.zot.is_out
    assert winners(t) == [0]


@rule("CONTEST-07", "OPEN-10")
def test_the_last_chance_comes_before_the_contest_is_judged() -> None:
    deck = ("Dragon Breath Ale", "Dragon Breath Ale", "Water", "Wine", "Light Ale")
    t = contest("fiona", "zot", "gerki", deck=deck)
    t.fiona.set(fortitude=15, alcohol=12).hand("Stitch it up and pass the mustard")
    reveal(t)
    t.nobody_answers()
    t.fiona.has(alcohol=16).is_asked("window")
    t.fiona.plays("Stitch it up and pass the mustard")
    t.nobody_answers()
    t.fiona.has(fortitude=17)
    assert t.events("passed-out") == []
    assert t.events("tie") == [{"seats": [0, 1]}]
    assert alcohol_on_the_table(t) == [2, 1]


@rule("CONTEST-08")
def test_a_winner_who_passes_out_collects_first() -> None:
    t = contest("fiona", "zot", "gerki", "eve", deck=("Light Ale", "Dragon Breath Ale", "Water", "Wine"))
    t.zot.set(alcohol=17)
    reveal(t)
    t.nobody_answers()
    t.nobody_answers()
    assert winners(t) == [1]
    assert t.events("out") == []
    t.nobody_answers()
    assert t.zot.is_out
    # 13 in the Stash: the Inn takes 7, the three others 2 each.
    for player in (t.fiona, t.gerki, t.eve):
        player.has(gold=11)
    assert t.inn == 7


@rule("CONTEST-09", "OPEN-42")
def test_who_passes_out_pays_the_winner_before_the_stash_is_divided() -> None:
    t = contest("fiona", "zot", "gerki", deck=("Light Ale", "Dragon Breath Ale", "Wine"))
    t.fiona.set(alcohol=19, gold=5)
    reveal(t)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(gold=5)
    assert t.events("out") == []
    t.nobody_answers()
    assert t.fiona.is_out
    # 5 - 1 = 4 in the Stash: 2 to the Inn, 1 to each other player.
    t.zot.has(gold=13)
    t.gerki.has(gold=10)
    assert t.inn == 2


@rule("OPEN-42", "CONTEST-08", "CONTEST-09")
def test_winner_and_loser_who_both_pass_out_divide_among_the_others_alone() -> None:
    t = contest("fiona", "zot", "gerki", "eve", deck=("Light Ale", "Dragon Breath Ale", "Water", "Wine"))
    t.fiona.set(alcohol=19)
    t.zot.set(alcohol=19)
    reveal(t)
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    assert t.fiona.is_out
    assert t.zot.is_out
    # Zot has 13: 7 to the Inn, 3 to each of the two others. Fiona has 9: 5 to the Inn, 2 each.
    t.gerki.has(gold=14)
    t.eve.has(gold=14)
    assert t.inn == 12


@rule("CONTEST-14", "CONTEST-09", "LOSE-08")
def test_a_share_of_somebody_who_passed_out_can_save_an_empty_stash() -> None:
    t = contest("fiona", "zot", "gerki", deck=("Light Ale", "Dragon Breath Ale", "Water"))
    t.fiona.set(alcohol=19)
    t.gerki.set(gold=1)
    reveal(t)
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(gold=0).is_asked("window")
    t.nobody_answers()
    assert t.fiona.is_out
    t.gerki.has(gold=2)
    assert not t.gerki.is_out


@rule("CONTEST-09", "OPEN-10")
def test_who_passed_out_plays_nothing_more_and_cannot_be_chosen() -> None:
    t = contest("fiona", "zot", "gerki", deck=("Light Ale", "Dragon Breath Ale", "Wine"))
    t.fiona.set(alcohol=19).hand("The landlord still owes me for that bouncer job", "Tip the Wench.")
    t.zot.hand("Tip the Wench.")
    reveal(t)
    t.nobody_answers()
    t.fiona.can_play("Tip the Wench.")
    t.nobody_answers()
    assert t.pending == ["drinking-contest", "demand"]
    t.fiona.is_not_asked().cannot_play("The landlord still owes me for that bouncer job")
    with pytest.raises(SceneError, match="may not play"):
        t.zot.plays("Tip the Wench.", on="fiona")
    t.zot.plays("Tip the Wench.", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert t.fiona.is_out


@rule("OPEN-10", "CONTEST-09")
def test_who_passed_out_owes_nothing_for_a_new_deck() -> None:
    t = contest("fiona", "zot", "gerki", deck=("Light Ale", "Wine", "Wine", "Light Ale"), only=True)
    t.drink_discard("Elven Wine", "Elven Wine")
    t.fiona.set(alcohol=19)
    reveal(t)
    t.nobody_answers()
    t.nobody_answers()
    assert t.pending[-1] == "demand"
    t.nobody_answers()
    t.zot.has(gold=9)
    t.gerki.has(gold=9)
    t.fiona.has(gold=10)


@rule("OPEN-10")
def test_there_is_one_last_chance_for_each_drinking_and_none_after_passing_out() -> None:
    deck = ("Light Ale", "Wine", "Wine", "Elven Wine", "Light Ale")
    t = contest("fiona", "zot", "gerki", deck=deck)
    t.fiona.set(alcohol=19)
    t.gerki.set(alcohol=17)
    reveal(t)
    t.nobody_answers()
    assert t.pending == ["drinking-contest", "last-chance"]
    t.nobody_answers()
    assert alcohol_on_the_table(t) == [3, 1]
    t.nobody_answers()
    t.gerki.has(alcohol=20)
    assert t.pending == ["drinking-contest", "last-chance"]
    t.fiona.is_not_asked()
    t.nobody_answers()
    assert t.pending == ["drinking-contest", "demand"]
    t.nobody_answers()
    assert t.winners == ("zot",)


@rule("OPEN-10")
def test_passing_out_in_a_contest_above_a_pending_card_keeps_that_card_away() -> None:
    t = given("fiona", "zot", "gerki", "eve", at=drink_phase("fiona"))
    t.zot.hand("Your elbow is under my spell")
    t.eve.hand("Tip the Wench.").set(alcohol=17)
    t.gerki.pile(CONTEST)
    t.drink_deck("Light Ale", "Wine", "Water", "Elven Wine")
    t.fiona.pile("Round on the House!")
    t.fiona.drinks()
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert alcohol_on_the_table(t) == [1, 2, 0, 3]
    t.nobody_answers()
    assert t.pending[-2:] == ["drinking-contest", "last-chance"]
    t.nobody_answers()
    t.nobody_answers()
    t.eve.has(gold=13)
    t.eve.is_not_asked().cannot_play("Tip the Wench.")
    assert t.pending == ["round-on-the-house"]
    t.drink_deck("Light Ale")
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [0, 1, 2]
    t.nobody_answers()
    t.eve.has(alcohol=20)
    assert t.eve.is_out
    assert len(t.events("passed-out")) == 1


# --- what is compared -----------------------------------------------------------------------------


@rule("CONTEST-10", "OPEN-40")
def test_raising_a_drink_wins_the_contest() -> None:
    t = contest("fiona", "deirdre", deck=("Wine", "Light Ale"))
    t.deirdre.hand("Water into Wine")
    reveal(t)
    t.deirdre.plays("Water into Wine", drink_of="deirdre")
    t.nobody_answers()
    t.nobody_answers()
    assert winners(t) == [1]
    t.deirdre.has(alcohol=3)


@rule("CONTEST-11", "CONTEST-05")
def test_an_ignored_drink_still_wins() -> None:
    t = contest("fiona", "zot", deck=("Light Ale", "Dragon Breath Ale"))
    t.zot.hand("Bad Pooky! Don't drink that!")
    reveal(t)
    t.zot.plays("Bad Pooky! Don't drink that!")
    t.nobody_answers()
    assert t.drink_of("zot").ignored
    t.nobody_answers()
    t.zot.has(alcohol=0)
    assert winners(t) == [1]


@rule("CONTEST-11", "OPEN-40")
def test_liquid_courage_keeps_the_score() -> None:
    t = contest("fiona", "zot", deck=("Dragon Breath Ale", "Wine"))
    t.fiona.set(fortitude=10).hand("Nothing like a little belt of liquid courage!")
    reveal(t)
    t.fiona.plays("Nothing like a little belt of liquid courage!")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 0
    t.nobody_answers()
    t.fiona.has(alcohol=0, fortitude=14)
    assert winners(t) == [0]


@rule("OPEN-40", "CONTEST-10", "CONTEST-11")
def test_in_a_contest_even_an_ignored_drink_can_be_raised() -> None:
    t = contest("fiona", "deirdre", deck=("Wine", "Light Ale"))
    t.deirdre.hand("Not now! These men are interested in my religion.", "Water into Wine")
    reveal(t)
    t.deirdre.plays("Not now! These men are interested in my religion.")
    t.nobody_answers()
    t.deirdre.plays("Water into Wine", drink_of="deirdre")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=0)
    assert winners(t) == [1]


@rule("OPEN-40")
def test_outside_a_contest_an_ignored_drink_cannot_be_raised() -> None:
    t = given("fiona", "deirdre", at=drink_phase("fiona"))
    t.fiona.pile("Wine").hand("This is just the thing to get the rust off my armor!")
    t.deirdre.hand("Water into Wine")
    t.fiona.drinks()
    t.deirdre.can_play("Water into Wine")
    t.fiona.plays("This is just the thing to get the rust off my armor!")
    t.nobody_answers()
    t.deirdre.cannot_play("Water into Wine", rule="NEG-02")


@rule("OPEN-40", "CONTEST-11")
@pytest.mark.parametrize(("part", "winner"), [("fiona", 0), ("gerki", 1)])
def test_after_a_split_only_the_part_of_the_revealer_is_compared(part: str, winner: int) -> None:
    """Fiona shares her Wine with Gerki, Zot has Elven Wine, and 2 more go into one of the halves."""
    t = contest("fiona", "zot", "gerki", "deirdre", deck=("Wine", "Elven Wine", "Round on the House!", "Water"))
    t.fiona.hand("Come, my friend, sit and drink with me!")
    t.deirdre.hand("Water into Wine")
    reveal(t)
    t.fiona.plays("Come, my friend, sit and drink with me!", on="gerki")
    t.nobody_answers()
    t.deirdre.plays("Water into Wine", drink_of=part)
    t.nobody_answers()
    t.nobody_answers()
    getattr(t, part).has(alcohol=3)
    assert winners(t) == [winner]


@rule("OPEN-40", "CONTEST-11")
def test_after_a_pass_the_passed_drink_is_compared_with_its_later_changes() -> None:
    t = contest("deirdre", "zot", "gerki", deck=("Wine", "Elven Wine", "Round on the House!"))
    t.deirdre.hand("You look like you need this more than I do!", "Water into Wine")
    reveal(t)
    t.deirdre.plays("You look like you need this more than I do!", on="gerki")
    t.nobody_answers()
    passed = next(pour for pour in t.drinks if pour.revealer == t.seat("deirdre"))
    assert (passed.drinker, passed.alcohol) == (t.seat("gerki"), 2)
    t.deirdre.plays("Water into Wine", drink_of="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=4)
    assert winners(t) == [0]


@rule("CONTEST-16", "CHANGE-06")
def test_what_wulfric_spills_is_compared_all_the_same() -> None:
    t = contest("kaylin", "zot", deck=("Wine", "Light Ale"))
    t.kaylin.front("Clumsy")
    reveal(t)
    t.nobody_answers()
    t.kaylin.has(alcohol=1)
    t.zot.has(alcohol=1)
    assert t.events("tie") == []
    assert winners(t) == [0]


# --- Gold -----------------------------------------------------------------------------------------


@rule("CONTEST-14", "LOSE-01")
def test_without_gold_one_takes_part_in_the_tie_and_may_win_it() -> None:
    t = contest("fiona", "zot", "gerki", deck=("Wine", "Wine", "Light Ale"), only=True)
    t.drink_discard("Elven Wine", "Dark Ale", "Dark Ale")
    for player in (t.fiona, t.zot):
        player.set(gold=1)
    reveal(t)
    assert t.pending[-1] == "demand"
    t.nobody_answers()
    t.fiona.has(gold=0)
    t.zot.has(gold=0)
    t.gerki.has(gold=9)
    t.nobody_answers()
    assert t.events("tie") == [{"seats": [0, 1]}]
    assert not t.fiona.is_out
    assert not t.zot.is_out


@rule("OPEN-43", "CONTEST-14")
def test_a_round_that_goes_on_after_the_contest_shelters_an_empty_stash() -> None:
    t = given("fiona", "zot", "gerki", at=gambling("fiona", control="fiona", turn="zot", pot=3))
    t.zot.hand("Your elbow is under my spell")
    t.gerki.set(gold=1).pile(CONTEST)
    t.drink_deck("Light Ale", "Wine", "Water")
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    assert winners(t) == [1]
    t.gerki.has(gold=0)
    assert not t.gerki.is_out
    assert t.in_round == ("fiona", "zot", "gerki")
    t.all_pass()
    t.zot.is_asked("bid").passes()
    t.all_pass()
    t.gerki.is_asked("bid").passes()
    assert not t.gerki.is_out
    t.nobody_answers()
    t.fiona.has(gold=12)
    t.nobody_answers()
    assert t.pending == ["last-chance"]
    t.nobody_answers()
    assert t.gerki.is_out


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

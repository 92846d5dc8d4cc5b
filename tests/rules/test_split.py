"""SPLIT: two Drinks out of one, and what half is."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, drink_phase, example, given, rule

COURAGE = "Nothing like a little belt of liquid courage!"


def _amounts(t: Scene) -> dict[str, int]:
    """Alcohol of the Drinks on the table, by drinker."""
    return {t.state.table.names[drink.drinker]: drink.alcohol for drink in t.drinks}


# --- two Drinks that have nothing to do with each other --------------------------------------------


@rule("SPLIT-01", "SPLIT-02")
def test_ignoring_one_part_leaves_the_other() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.hand("Come, my friend, sit and drink with me!").pile("Dragon Breath Ale")
    t.gerki.hand("Dump it on the floor")
    t.fiona.drinks()
    t.fiona.plays("Come, my friend, sit and drink with me!", on="gerki")
    t.nobody_answers()
    t.gerki.plays("Dump it on the floor")
    t.nobody_answers()
    assert [drink.ignored for drink in t.drinks] == [False, True]
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.gerki.has(alcohol=0)


@rule("SPLIT-01", "SPLIT-02")
def test_one_part_can_be_handed_on_and_the_other_turned_into_fortitude() -> None:
    t = given("fiona", "zot", "gog", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10).pile("Dragon Breath Ale")
    t.fiona.hand("Come, my friend, sit and drink with me!", COURAGE)
    t.zot.hand("A minor teleport, glass included")
    t.fiona.drinks()
    t.fiona.plays("Come, my friend, sit and drink with me!", on="zot")
    t.nobody_answers()
    t.zot.plays("A minor teleport, glass included", on="gog")
    t.nobody_answers()
    t.fiona.plays(COURAGE)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=0, fortitude=12)
    t.zot.has(alcohol=0)
    t.gog.has(alcohol=2, fortitude=20)


@rule("SPLIT-01")
def test_a_drinker_who_got_the_other_part_back_drinks_both() -> None:
    """The parts stay two Drinks: watering one of them takes nothing from the other."""
    t = given("fiona", "deirdre", at=drink_phase("fiona"))
    t.fiona.hand("Come, my friend, sit and drink with me!").pile("Wine")
    t.deirdre.hand("You look like you need this more than I do!", "Wine into Water")
    t.fiona.drinks()
    t.fiona.plays("Come, my friend, sit and drink with me!", on="deirdre")
    t.nobody_answers()
    t.deirdre.plays("Wine into Water", drink_of="fiona")
    t.nobody_answers()
    t.deirdre.plays("You look like you need this more than I do!", on="fiona")
    t.nobody_answers()
    assert [(drink.drinker, drink.alcohol) for drink in t.drinks] == [(0, 0), (0, 1)]
    t.nobody_answers()
    t.fiona.has(alcohol=1)
    t.deirdre.has(alcohol=0)


@rule("SPLIT-01", "SPLIT-02")
def test_copies_of_a_drink_are_drinks_of_their_own() -> None:
    t = given("fiona", "gerki", "gog", at=drink_phase("fiona"))
    t.fiona.pile("Round on the House!")
    t.drink_deck("Wine")
    t.gerki.hand("A little somethin' extra")
    t.fiona.drinks()
    t.nobody_answers()
    t.gerki.plays("A little somethin' extra", drink_of="gog")
    t.nobody_answers()
    assert _amounts(t) == {"fiona": 2, "gerki": 2, "gog": 4}


@rule("SPLIT-01", "OPEN-36")
def test_nobody_splits_with_themselves() -> None:
    t = given("fiona", "gerki", "gog", at=drink_phase("fiona"))
    t.fiona.hand("Come, my friend, sit and drink with me!").pile("Wine")
    t.fiona.drinks()
    with pytest.raises(SceneError):
        t.fiona.plays("Come, my friend, sit and drink with me!", on="fiona")
    t.fiona.plays("Come, my friend, sit and drink with me!", on="gerki")


@rule("SELF-02", "SPLIT-01", "OPEN-36")
def test_nobody_shares_mead_with_themselves() -> None:
    t = given("fiona", "gerki", at=drink_phase("fiona"))
    t.fiona.pile("Mead")
    t.fiona.drinks()
    t.nobody_answers()
    with pytest.raises(SceneError):
        t.fiona.splits_with("fiona")
    t.fiona.splits_with("gerki")


@rule("SPLIT-02", "DIFF-12")
@example("RDI8-NOTE-FLOSS")
def test_candy_floss_works_on_both_parts() -> None:
    t = given("farai", "lucky", "phyll", at=drink_phase("farai"))
    t.farai.hand("Told you it was good!").pile("Elven Wine with a Chaser", "Light Ale")
    t.phyll.front("Pixie-Spun Candy Floss")
    t.farai.drinks()
    t.farai.plays("Told you it was good!", on="lucky")
    t.nobody_answers()
    assert _amounts(t) == {"farai": 2, "lucky": 2}
    t.phyll.plays("Pixie-Spun Candy Floss", drink_of=["farai", "lucky"])
    t.nobody_answers()
    assert _amounts(t) == {"farai": 3, "lucky": 3}
    t.nobody_answers()
    t.farai.has(alcohol=3)
    t.lucky.has(alcohol=3)
    t.phyll.has(alcohol=0, front=[])


@rule("SPLIT-02", "CHASER-07", "DIFF-12")
@example("RDI8-NOTE-FLOSS")
def test_candy_floss_in_a_contest_counts_a_chain_once_and_spares_who_is_not_picked() -> None:
    t = given("farai", "lucky", "phyll", at=drink_phase("farai"))
    t.farai.pile("Drinking Contest!")
    t.drink_deck("Wine with a Chaser", "Light Ale with a Chaser", "Dark Ale", "Wine", "Water")
    t.phyll.front("Pixie-Spun Candy Floss")
    t.farai.drinks()
    t.nobody_answers()
    assert _amounts(t) == {"farai": 4, "lucky": 2, "phyll": 0}
    t.phyll.plays("Pixie-Spun Candy Floss", drink_of=["farai", "phyll"])
    t.nobody_answers()
    assert _amounts(t) == {"farai": 5, "lucky": 2, "phyll": 1}
    t.nobody_answers()
    t.farai.has(alcohol=5)
    t.lucky.has(alcohol=2)
    t.phyll.has(alcohol=1)


# --- halving --------------------------------------------------------------------------------------


SPLIT = "Come, my friend, sit and drink with me!"


def _fiona_splits(*pile: str) -> Scene:
    """Fiona has split her Drink with Gog; both have drunk. They began with 10 Fortitude, 5 Alcohol."""
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10, alcohol=5).hand(SPLIT).pile(*pile)
    t.gog.set(fortitude=10, alcohol=5)
    t.fiona.drinks()
    t.fiona.plays(SPLIT, on="gog")
    t.nobody_answers()
    t.nobody_answers()
    return t


@rule("SPLIT-04")
@pytest.mark.parametrize(
    ("drink", "alcohol", "fortitude"),
    [
        ("Light Ale", 1, 0),
        ("Wine", 1, 0),
        ("Elven Wine", 2, 0),
        ("Dragon Breath Ale", 2, 0),
        ("Wizard's Brew", 1, 1),
        ("Holy Water", 0, 1),
        ("Water", 0, 0),
    ],
)
def test_halves_are_rounded_up_on_both_sides(drink: str, alcohol: int, fortitude: int) -> None:
    t = _fiona_splits(drink)
    t.fiona.has(alcohol=5 + alcohol, fortitude=10 + fortitude)
    t.gog.has(alcohol=5 + alcohol, fortitude=10 + fortitude)


@rule("SPLIT-04", "OPEN-32")
def test_half_of_one_fortitude_lost_is_one_lost_on_both_sides() -> None:
    t = _fiona_splits("Dirty Dishwater")
    t.fiona.has(fortitude=9)
    t.gog.has(fortitude=9)


@rule("SPLIT-04", "OPEN-32")
def test_half_of_one_alcohol_lost_is_one_lost_on_both_sides() -> None:
    t = _fiona_splits("We're Cutting You Off!")
    t.fiona.has(alcohol=4)
    t.gog.has(alcohol=4)


@rule("SPLIT-05")
def test_chains_are_totalled_before_they_are_halved() -> None:
    """1 and 1 make 2: half of each would have been 1 and 1 again."""
    t = _fiona_splits("Light Ale with a Chaser", "Dark Ale")
    t.fiona.has(alcohol=6)
    t.gog.has(alcohol=6)


@rule("SPLIT-05")
def test_each_sort_of_number_has_its_own_total() -> None:
    t = _fiona_splits("Elven Wine with a Chaser", "Light Ale with a Chaser", "Wizard's Brew")
    t.fiona.has(alcohol=8, fortitude=11)
    t.gog.has(alcohol=8, fortitude=11)


@rule("SPLIT-05", "OPEN-32")
def test_opposite_numbers_are_offset_before_they_are_halved() -> None:
    """2 less 1 is 1, and half of that 1; halved one by one they would have cancelled out."""
    t = _fiona_splits("Wine with a Chaser", "We're Cutting You Off!")
    t.fiona.has(alcohol=6)
    t.gog.has(alcohol=6)


@rule("OPEN-32")
def test_instructions_without_a_number_go_whole_to_both() -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.hand(SPLIT).pile("Wizard's Wine").deck("Make some elbow room", "I raise!", "Winning Hand!")
    t.gog.deck("That tickle!", "I raise!", "Winning Hand!")
    t.fiona.drinks()
    t.fiona.plays(SPLIT, on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=1).is_asked("select").chooses(1)
    t.gog.has(alcohol=1).is_asked("select").chooses(2)
    t.fiona.has(hand=["Make some elbow room"], discarded=[SPLIT, "I raise!"])
    t.gog.has(hand=["I raise!"], discarded=["That tickle!"])


@rule("OPEN-32", "SPLIT-04")
def test_a_part_can_be_split_again() -> None:
    t = given("fiona", "fleck", "gog", at=drink_phase("fiona"))
    t.fiona.hand(SPLIT).pile("Elven Wine with a Chaser", "Dragon Breath Ale")
    t.fleck.hand("I do so hate to drink alone...")
    t.fiona.drinks()
    t.fiona.plays(SPLIT, on="fleck")
    t.nobody_answers()
    assert _amounts(t) == {"fiona": 4, "fleck": 4}
    t.fleck.plays("I do so hate to drink alone...", on="gog")
    t.nobody_answers()
    assert _amounts(t) == {"fiona": 4, "fleck": 2, "gog": 2}
    t.nobody_answers()
    t.fiona.has(alcohol=4)
    t.fleck.has(alcohol=2)
    t.gog.has(alcohol=2)


@rule("SPLIT-03")
def test_what_was_turned_into_fortitude_is_divided_as_fortitude() -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.set(fortitude=10).pile("Elven Wine")
    t.fiona.hand(SPLIT, COURAGE)
    t.gog.set(fortitude=10)
    t.fiona.drinks()
    t.fiona.plays(COURAGE)
    t.nobody_answers()
    t.fiona.plays(SPLIT, on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=0, fortitude=12)
    t.gog.has(alcohol=0, fortitude=12)


@rule("SPLIT-03")
def test_what_was_watered_is_divided_watered() -> None:
    t = given("fiona", "deirdre", at=drink_phase("fiona"))
    t.fiona.hand(SPLIT).pile("Elven Wine")
    t.deirdre.hand("Wine into Water")
    t.fiona.drinks()
    t.deirdre.plays("Wine into Water")
    t.nobody_answers()
    t.fiona.plays(SPLIT, on="deirdre")
    t.nobody_answers()
    assert _amounts(t) == {"fiona": 1, "deirdre": 1}


@rule("SPLIT-02", "SPLIT-03")
def test_a_payment_mixed_in_before_the_split_is_owed_by_both() -> None:
    t = given("farai", "lucky", "phyll", at=drink_phase("farai"))
    t.farai.hand("Told you it was good!").pile("Elven Wine")
    t.phyll.front("Organic Mindflower Nectar")
    t.farai.drinks()
    t.phyll.plays("Organic Mindflower Nectar")
    t.nobody_answers()
    t.farai.plays("Told you it was good!", on="lucky")
    t.nobody_answers()
    t.nobody_answers()
    t.farai.has(alcohol=2, gold=9)
    t.lucky.has(alcohol=2, gold=9)
    t.phyll.has(alcohol=0, gold=12)


@rule("SPLIT-03")
def test_a_mix_in_before_the_split_fills_the_place_in_both_parts() -> None:
    t = given("farai", "lucky", "phyll", at=drink_phase("farai"))
    t.farai.hand("Told you it was good!").pile("Elven Wine")
    t.phyll.front("Organic Mindflower Nectar", "Enchanted Birchwood Bark")
    t.farai.drinks()
    t.phyll.plays("Organic Mindflower Nectar")
    t.nobody_answers()
    t.farai.plays("Told you it was good!", on="lucky")
    t.nobody_answers()
    t.phyll.cannot_play("Enchanted Birchwood Bark", rule="SPLIT-03")


# --- rules of their own ---------------------------------------------------------------------------


FANG = "Zis drink is fang-tastic!"


@rule("SPLIT-06")
@example("RDI6-NOTE-FANGTASTIC")
def test_vlazlo_rounds_down_and_the_other_half_is_gone() -> None:
    t = given("vlazlo", "daareka", at=drink_phase("vlazlo"))
    t.vlazlo.hand(FANG).pile("Elven Wine")
    t.vlazlo.drinks()
    t.vlazlo.plays(FANG)
    t.nobody_answers()
    assert _amounts(t) == {"vlazlo": 1}
    assert len(t.drinks) == 1
    t.nobody_answers()
    t.vlazlo.has(alcohol=1)
    t.daareka.has(alcohol=0)


@rule("SPLIT-06")
@example("RDI6-NOTE-FANGTASTIC")
@pytest.mark.parametrize(("drink", "wager"), [("Sauvignon Blech", None), ("Gambler's Grog", 0)])
def test_vlazlo_cannot_halve_what_is_marked_unsplittable(drink: str, wager: int | None) -> None:
    t = given("vlazlo", "daareka", at=drink_phase("vlazlo"))
    t.vlazlo.hand(FANG).pile(drink)
    t.vlazlo.drinks()
    if wager is not None:
        t.vlazlo.chooses(wager)
    t.vlazlo.cannot_play(FANG, rule="SPLIT-06")


@rule("SPLIT-06", "SPLIT-05")
def test_rounding_down_works_on_each_total() -> None:
    t = given("vlazlo", "daareka", at=drink_phase("vlazlo"))
    t.vlazlo.set(fortitude=10).hand(FANG).pile("Light Ale with a Chaser", "Wine with a Chaser", "Dirty Dishwater")
    t.vlazlo.drinks()
    t.vlazlo.plays(FANG)
    t.nobody_answers()
    t.nobody_answers()
    t.vlazlo.has(alcohol=1, fortitude=10)


@rule("SPLIT-06")
def test_an_unsplittable_drink_stays_whole() -> None:
    t = given("fiona", "gog", at=drink_phase("fiona"))
    t.fiona.hand(SPLIT).pile("Gambler's Grog")
    t.fiona.drinks()
    t.fiona.chooses(0)
    t.fiona.cannot_play(SPLIT, rule="SPLIT-06")
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.gog.has(alcohol=0)

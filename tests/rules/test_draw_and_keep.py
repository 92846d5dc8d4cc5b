"""DRAW and KEEP: Drinks with draws, and Drinks that are not discarded."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, example, given, rule

SPLIT = "Told you it was good!"
WEAK = "This one's a little weak"
BARK = "Enchanted Birchwood Bark"

# --- draws ----------------------------------------------------------------------------------------


def _wizards_wine_with_bark(*deck: str) -> Scene:
    """Fiona drinks a Wizard's Wine (see two cards, take one) into which Phyll mixed a draw."""
    t = given("fiona", "phyll", at=drink_phase("fiona"))
    t.fiona.pile("Wizard's Wine").deck(*deck)
    t.phyll.front(BARK)
    t.fiona.drinks()
    t.phyll.plays(BARK)
    t.nobody_answers()
    t.fiona.has(alcohol=0)
    t.nobody_answers()
    t.fiona.has(alcohol=3, hand=0)
    return t


@rule("DRAW-01")
def test_the_drinker_may_draw_first() -> None:
    t = _wizards_wine_with_bark("I raise!", "Winning Hand!", "Make some elbow room", "Tip the Wench.")
    t.phyll.is_not_asked()
    t.fiona.is_asked("sequence").chooses(2)
    t.fiona.has(hand=["I raise!"])
    t.fiona.is_asked("select").chooses(2)
    t.fiona.has(hand=["I raise!", "Make some elbow room"], discarded=["Winning Hand!"], deck=1)


@rule("DRAW-01")
def test_the_drinker_may_look_first() -> None:
    t = _wizards_wine_with_bark("I raise!", "Winning Hand!", "Make some elbow room", "Tip the Wench.")
    t.fiona.is_asked("sequence").chooses(1)
    t.fiona.is_asked("select").chooses(2)
    t.fiona.has(hand=["Winning Hand!", "Make some elbow room"], discarded=["I raise!"], deck=1)


@rule("DRAW-02")
def test_the_first_instruction_is_finished_before_the_next_begins() -> None:
    """Two cards are left: one is taken, the other discarded, and only then is it drawn after all."""
    t = _wizards_wine_with_bark("I raise!", "Winning Hand!")
    t.fiona.chooses(1)
    t.fiona.is_asked("select").has(hand=0, deck=0)
    t.fiona.chooses(1)
    t.fiona.has(hand=["I raise!", "Winning Hand!"], discarded=[], deck=0)


@rule("DRAW-01")
def test_a_single_instruction_needs_no_choice() -> None:
    t = given("fiona", "phyll", at=drink_phase("fiona"))
    t.fiona.pile("Gnomish Inspirational Ale").deck("I raise!", "Winning Hand!", "Tip the Wench.")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.has(alcohol=2, hand=["I raise!", "Winning Hand!"])


# --- one card, one keeper -------------------------------------------------------------------------


@rule("KEEP-01")
def test_a_drink_that_is_kept_lies_in_front_of_its_drinker() -> None:
    t = given("farai", "phyll", at=drink_phase("farai"))
    t.farai.pile("Hydra Milk")
    t.farai.drinks()
    t.farai.has(front=[])
    t.nobody_answers()
    t.farai.has(alcohol=2, front=["Hydra Milk"])
    assert t.drink_discards == []


@rule("KEEP-01", "KEEP-02", "SPLIT-01")
@example("RDI8-KEEP-1")
def test_farai_splits_the_hydra_milk_and_keeps_its_card() -> None:
    t = given("farai", "phyll", at=drink_phase("farai"))
    t.farai.hand(SPLIT).pile("Hydra Milk")
    t.farai.drinks()
    t.farai.plays(SPLIT)
    t.nobody_answers()
    t.nobody_answers()
    t.farai.has(alcohol=1, front=["Hydra Milk"])
    t.phyll.has(alcohol=1, front=[])
    assert t.drink_discards == []


@rule("KEEP-01")
def test_only_the_card_that_says_so_is_kept_of_a_chain() -> None:
    t = given("farai", "phyll", at=drink_phase("farai"))
    t.farai.pile("Wine with a Chaser", "Hydra Milk")
    t.farai.drinks()
    t.nobody_answers()
    t.farai.has(alcohol=4, front=["Hydra Milk"])
    assert t.drink_discards == ["Wine with a Chaser"]


def _round_of_hydra_milk() -> Scene:
    """In the turn of Phyll, Farai is made to drink and turns up a Round on the House with Hydra Milk."""
    t = given("farai", "gerki", "phyll", "fiona", at=action_phase("phyll"))
    t.fiona.hand("Bottoms up, or I tip the chair", "This is just the thing to get the rust off my armor!")
    t.phyll.hand(WEAK, "You look like you need this more than I do!")
    t.farai.pile("Round on the House!").hand(WEAK)
    t.gerki.hand("Dump it on the floor")
    t.drink_deck("Hydra Milk")
    t.phyll.passes()
    t.fiona.plays("Bottoms up, or I tip the chair", on="farai")
    t.nobody_answers()
    t.nobody_answers()
    assert [drink.alcohol for drink in t.drinks] == [2, 2, 2, 2]
    return t


@rule("KEEP-01")
def test_when_nobody_alone_had_the_drink_the_active_player_claims_first() -> None:
    t = _round_of_hydra_milk()
    t.nobody_answers()
    t.phyll.has(alcohol=2, front=["Hydra Milk"])
    for player in (t.farai, t.gerki, t.fiona):
        player.has(alcohol=2, front=[])


@rule("KEEP-01", "KEEP-02")
def test_the_next_claim_is_clockwise_and_whoever_ignored_has_none() -> None:
    t = _round_of_hydra_milk()
    t.phyll.plays(WEAK)
    t.nobody_answers()
    t.fiona.plays("This is just the thing to get the rust off my armor!")
    t.nobody_answers()
    t.nobody_answers()
    t.phyll.has(alcohol=0, front=[])
    t.fiona.has(alcohol=0, front=[])
    t.farai.has(alcohol=2, front=["Hydra Milk"])
    t.gerki.has(alcohol=2, front=[])


@rule("KEEP-01", "KEEP-02")
def test_the_count_goes_on_from_the_active_player_who_handed_a_copy_on() -> None:
    """Gerki has the copy of Phyll beside his own, yet Fiona is next after Phyll."""
    t = _round_of_hydra_milk()
    t.phyll.plays("You look like you need this more than I do!", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.phyll.has(alcohol=0, front=[])
    t.gerki.has(alcohol=4, front=[])
    t.fiona.has(alcohol=2, front=["Hydra Milk"])
    t.farai.has(alcohol=2, front=[])


@rule("KEEP-03", "OPEN-35")
def test_a_drink_that_everybody_ignored_is_discarded_once() -> None:
    t = _round_of_hydra_milk()
    for player, excuse in (
        (t.phyll, WEAK),
        (t.fiona, "This is just the thing to get the rust off my armor!"),
        (t.farai, WEAK),
        (t.gerki, "Dump it on the floor"),
    ):
        player.plays(excuse)
        t.nobody_answers()
    t.nobody_answers()
    for player in (t.farai, t.gerki, t.phyll, t.fiona):
        player.has(alcohol=0, front=[])
    assert t.drink_discards.count("Hydra Milk") == 1


@rule("KEEP-02")
def test_whoever_ignored_a_part_leaves_the_card_to_the_other() -> None:
    t = given("farai", "phyll", at=drink_phase("farai"))
    t.farai.hand(SPLIT, WEAK).pile("Hydra Milk")
    t.farai.drinks()
    t.farai.plays(SPLIT)
    t.nobody_answers()
    t.farai.plays(WEAK)
    t.nobody_answers()
    t.nobody_answers()
    t.farai.has(alcohol=0, front=[])
    t.phyll.has(alcohol=1, front=["Hydra Milk"])


@rule("KEEP-02")
def test_whoever_handed_the_drink_on_has_no_claim() -> None:
    t = given("deirdre", "phyll", "gog", at=drink_phase("deirdre"))
    t.deirdre.hand("You look like you need this more than I do!").pile("Hydra Milk")
    t.deirdre.drinks()
    t.deirdre.plays("You look like you need this more than I do!", on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(alcohol=2, front=["Hydra Milk"])
    t.deirdre.has(alcohol=0, front=[])
    t.phyll.has(front=[])


@rule("KEEP-01")
def test_whoever_was_handed_the_drink_and_splits_it_claims_first() -> None:
    """Gerki sits before Farai, but the Drink was Farai's when it took effect."""
    t = given("deirdre", "gerki", "farai", at=drink_phase("deirdre"))
    t.deirdre.hand("You look like you need this more than I do!").pile("Hydra Milk")
    t.farai.hand(SPLIT)
    t.deirdre.drinks()
    t.deirdre.plays("You look like you need this more than I do!", on="farai")
    t.nobody_answers()
    t.farai.plays(SPLIT, on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=0, front=[])
    t.farai.has(alcohol=1, front=["Hydra Milk"])
    t.gerki.has(alcohol=1, front=[])


@rule("KEEP-01")
def test_in_a_contest_the_drink_belongs_to_whoever_turned_it_up() -> None:
    """Gerki sits before Farai in turn order, but gets only a part of Farai's Drink."""
    t = given("deirdre", "gerki", "farai", at=drink_phase("deirdre"))
    t.deirdre.pile("Drinking Contest!")
    t.farai.hand(SPLIT)
    t.drink_deck("Dragon Breath Ale", "Water", "Hydra Milk")
    t.deirdre.drinks()
    t.nobody_answers()
    t.farai.plays(SPLIT, on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(alcohol=1, front=[])
    t.farai.has(alcohol=1, front=["Hydra Milk"])


@rule("KEEP-01")
def test_two_cards_that_are_kept_have_a_keeper_each() -> None:
    t = given("deirdre", "farai", at=action_phase("deirdre"))
    t.deirdre.hand("Let's toast the Goddess!")
    t.drink_deck("Hydra Milk", "Hydra Milk")
    t.deirdre.plays("Let's toast the Goddess!")
    t.nobody_answers()
    t.nobody_answers()
    t.deirdre.has(alcohol=2, front=["Hydra Milk"])
    t.farai.has(alcohol=2, front=["Hydra Milk"])
    assert t.drink_discards == []


@rule("KEEP-01")
def test_the_second_of_two_drinks_of_one_player_is_kept_too() -> None:
    t = given("farai", "phyll", at=drink_phase("farai"))
    t.farai.pile("The Challenge!")
    t.drink_deck("Wine", "Hydra Milk")
    t.farai.drinks()
    t.nobody_answers()
    t.farai.accepts()
    t.nobody_answers()
    t.farai.has(alcohol=4, front=["Hydra Milk"])


@rule("KEEP-03")
def test_an_ignored_drink_is_discarded() -> None:
    t = given("farai", "phyll", at=drink_phase("farai"))
    t.farai.hand(WEAK).pile("Hydra Milk")
    t.farai.drinks()
    t.farai.plays(WEAK)
    t.nobody_answers()
    t.nobody_answers()
    t.farai.has(alcohol=0, front=[])
    assert t.drink_discards == ["Hydra Milk"]


@rule("KEEP-03")
def test_a_drink_that_became_another_one_is_discarded() -> None:
    t = given("farai", "eve", at=drink_phase("farai"))
    t.farai.pile("Hydra Milk")
    t.eve.hand("Are you quite sure you ordered that?")
    t.farai.drinks()
    t.eve.plays("Are you quite sure you ordered that?")
    t.nobody_answers()
    t.nobody_answers()
    t.farai.has(alcohol=4, front=[])
    assert t.drink_discards == ["Hydra Milk"]

"""CHASER: Drinks that bring another one along."""

from __future__ import annotations

from alehouse.testing import action_phase, drink_phase, example, given, rule

# --- the two examples of every book ---------------------------------------------------------------


def _ignored_with_its_chaser(drinker: str, excuse: str) -> None:
    """Wine with a Chaser, then a Dragon Breath Ale: 6 Alcohol, all of it Ignored."""
    t = given(drinker, "gog", at=drink_phase(drinker))
    player = getattr(t, drinker)
    player.hand(excuse).pile("Wine with a Chaser", "Dragon Breath Ale", "Light Ale")
    player.drinks()
    assert t.drink_of(drinker).cards == ("wine-with-a-chaser", "dragon-breath-ale")
    assert t.drink_of(drinker).alcohol == 6
    assert len(t.events("open")) == 1, "nobody was asked before the Chaser lay on the table"
    player.plays(excuse)
    assert t.drink_of(drinker).alcohol == 6, "not yet: somebody may answer the card"
    t.nobody_answers()
    assert t.drink_of(drinker).ignored
    t.nobody_answers()
    player.has(alcohol=0, pile=1, discarded=[excuse])
    assert t.drink_discards == ["Wine with a Chaser", "Dragon Breath Ale"]


@rule("CHASER-01", "CHASER-02", "CHASER-06", "CHASER-07")
@example("RDI4-CHASER-1")
def test_remy_ignores_a_drink_and_its_chaser() -> None:
    _ignored_with_its_chaser("remy", "I best not. Someone needs to keep a level head")


@rule("CHASER-01", "CHASER-02", "CHASER-06", "CHASER-07")
@example("RDI5-CHASER-1")
def test_lizwick_ignores_a_drink_and_its_chaser() -> None:
    _ignored_with_its_chaser("lizwick", "I'll save this for next time!")


@rule("CHASER-01", "CHASER-02", "CHASER-06", "CHASER-07")
@example("RDI8-CHASER-1")
def test_farai_ignores_a_drink_and_its_chaser() -> None:
    _ignored_with_its_chaser("farai", "This one's a little weak")


@rule("CHASER-01", "CHASER-02", "CHASER-06", "CHASER-07")
@example("RDI6-CHASER-1")
def test_daareka_ignores_a_drink_and_its_chaser() -> None:
    _ignored_with_its_chaser("daareka", "If I drink this, we'll all end up making bad decisions")


@rule("CHASER-01", "CHASER-02", "CHASER-06", "CHASER-07")
@example("RDI13-CHASER-1")
def test_fiona_ignores_a_drink_and_its_chaser() -> None:
    _ignored_with_its_chaser("fiona", "This is just the thing to get the rust off my armor!")


def _event_as_chaser_in_a_contest(drinker: str, event: str) -> None:
    """A contest: Light Ale with a Chaser, whose Chaser is an Event, is worth 1 and beats Water."""
    t = given(drinker, "gog", at=drink_phase(drinker))
    player = getattr(t, drinker)
    player.set(gold=5).pile("Drinking Contest!", "Elven Wine")
    t.gog.set(gold=5)
    t.drink_deck("Light Ale with a Chaser", event, "Water", "Dragon Breath Ale")
    deck = t.drink_deck_size
    player.drinks()
    t.nobody_answers()
    assert [drink.cards for drink in t.drinks] == [("light-ale-with-a-chaser",), ("water",)]
    assert [drink.alcohol for drink in t.drinks] == [1, 0]
    assert t.drink_deck_size == deck - 3, "the Event ended the chain, and Water was next"
    assert [told["seat"] for told in t.events("chaser-event")] == [player.seat]
    t.nobody_answers()
    player.has(alcohol=1, pile=1)
    t.gog.has(alcohol=0)
    assert [told["seat"] for told in t.events("contest-won")] == [player.seat]
    t.nobody_answers()
    player.has(gold=6)
    t.gog.has(gold=4)
    assert sorted(t.drink_discards) == sorted(["Drinking Contest!", "Light Ale with a Chaser", event, "Water"])


@rule("CHASER-01", "CHASER-03")
@example("RDI4-CHASER-2")
def test_bryn_meets_an_event_as_a_chaser() -> None:
    _event_as_chaser_in_a_contest("bryn", "Round on the House!")


@rule("CHASER-01", "CHASER-03")
@example("RDI5-CHASER-2")
def test_sera_meets_an_event_as_a_chaser() -> None:
    _event_as_chaser_in_a_contest("sera", "Round on the House!")


@rule("CHASER-01", "CHASER-03")
@example("RDI8-CHASER-2")
def test_samantha_meets_an_event_as_a_chaser() -> None:
    _event_as_chaser_in_a_contest("samantha", "Round on the House!")


@rule("CHASER-01", "CHASER-03")
@example("RDI6-CHASER-2")
def test_torglesnarf_meets_an_event_as_a_chaser() -> None:
    _event_as_chaser_in_a_contest("torglesnarf", "A Toast to Villainy!")


@rule("CHASER-01", "CHASER-03", "DIFF-18")
@example("RDI13-CHASER-2")
def test_deirdre_meets_an_event_as_a_chaser() -> None:
    _event_as_chaser_in_a_contest("deirdre", "Round on the House!")


# --- where the next card comes from ---------------------------------------------------------------


@rule("CHASER-01", "OPEN-29")
def test_a_drink_from_the_pile_is_chased_from_the_pile() -> None:
    t = given("deirdre", "gog", at=drink_phase("deirdre"))
    t.deirdre.pile("Wine with a Chaser", "Light Ale", "Dragon Breath Ale")
    t.drink_deck("Elven Wine")
    deck = t.drink_deck_size
    t.deirdre.drinks()
    assert t.drink_of("deirdre").cards == ("wine-with-a-chaser", "light-ale")
    t.nobody_answers()
    t.deirdre.has(alcohol=3, pile=1)
    assert t.drink_deck_size == deck


@rule("CHASER-01", "OPEN-29")
def test_a_drink_from_the_deck_is_chased_from_the_deck() -> None:
    t = given("deirdre", "gog", at=action_phase("deirdre"))
    t.deirdre.hand("Let's toast the Goddess!").pile("Dragon Breath Ale")
    t.drink_deck("Wine with a Chaser", "Light Ale", "Water")
    t.deirdre.plays("Let's toast the Goddess!")
    t.nobody_answers()
    assert t.drink_of("deirdre").cards == ("wine-with-a-chaser", "light-ale")
    assert t.drink_of("gog").cards == ("water",)
    t.nobody_answers()
    t.deirdre.has(alcohol=3, pile=1)


# --- how far the chain goes -----------------------------------------------------------------------


@rule("CHASER-02", "CHASER-06")
def test_a_chaser_with_a_chaser_goes_on_before_anybody_answers() -> None:
    t = given("zot", "fiona", at=drink_phase("zot"))
    t.zot.pile("Light Ale with a Chaser", "Elven Wine with a Chaser", "Wine with a Chaser", "Wizard's Brew")
    t.fiona.hand("Bottoms up, or I tip the chair").pile("Water")
    t.zot.drinks()
    assert len(t.events("reveal")) == 1
    assert len(t.events("open")) == 1
    assert t.drink_of("zot").alcohol == 1 + 3 + 2 + 2
    assert t.drink_of("zot").fortitude == 2
    t.fiona.can_play("Bottoms up, or I tip the chair")
    t.zot.set(fortitude=15)
    t.nobody_answers()
    t.zot.has(alcohol=8, fortitude=17, pile=0)
    assert len(t.drink_discards) == 4


@rule("CHASER-02")
def test_effects_that_are_no_alcohol_are_added_too() -> None:
    t = given("zot", "fiona", at=drink_phase("zot"))
    t.zot.pile("Wine with a Chaser", "Dirty Dishwater")
    t.zot.drinks()
    t.nobody_answers()
    t.zot.has(alcohol=2, fortitude=19)


@rule("CHASER-02")
def test_a_chaser_that_sobers_is_offset_against_the_drink() -> None:
    t = given("zot", "fiona", at=drink_phase("zot"))
    t.zot.pile("Wine with a Chaser", "We're Cutting You Off!")
    t.zot.drinks()
    assert t.drink_of("zot").alcohol == 1
    t.nobody_answers()
    t.zot.has(alcohol=1)


@rule("CHASER-02")
def test_a_chaser_without_the_symbol_ends_the_chain() -> None:
    t = given("zot", "fiona", at=drink_phase("zot"))
    t.zot.pile("Dark Ale with a Chaser", "Dark Ale", "Dragon Breath Ale")
    t.zot.drinks()
    assert t.drink_of("zot").alcohol == 2
    t.nobody_answers()
    t.zot.has(alcohol=2, pile=1)


@rule("CHASER-03", "DIFF-07")
@example("RDI13-CHASER-2")
def test_an_event_from_the_pile_ends_the_chain_and_does_nothing() -> None:
    t = given("deirdre", "gog", at=drink_phase("deirdre"))
    t.deirdre.pile("Light Ale with a Chaser", "Round on the House!", "Dragon Breath Ale")
    deck = t.drink_deck_size
    t.deirdre.drinks()
    assert t.drink_of("deirdre").alcohol == 1
    assert t.pending == ["drink"], "the Event has no entry of its own"
    assert t.events("chaser-event") == [{"seat": 0, "card": "round-on-the-house"}], "nobody would know of it otherwise"
    assert t.game.view(None).stack[-1].aside == ("round-on-the-house",)
    t.nobody_answers()
    t.deirdre.has(alcohol=1, pile=1)
    t.gog.has(alcohol=0)
    assert t.drink_deck_size == deck
    assert t.drink_discards == ["Light Ale with a Chaser", "Round on the House!"]


@rule("CHASER-03", "CHASER-04")
def test_a_pile_that_runs_out_ends_the_chain_and_sobers_nobody() -> None:
    t = given("deirdre", "gog", at=drink_phase("deirdre"))
    t.deirdre.set(alcohol=5).pile("Wine with a Chaser")
    deck = t.drink_deck_size
    t.deirdre.drinks()
    assert t.drink_of("deirdre").alcohol == 2
    t.nobody_answers()
    t.deirdre.has(alcohol=7, pile=0)
    assert t.events("sober") == []
    assert t.drink_deck_size == deck


@rule("CHASER-05", "CHASER-06", "OPEN-20")
def test_a_deck_that_runs_out_is_refilled_and_the_chain_goes_on() -> None:
    t = given("zot", "fiona", "gog", at=drink_phase("zot"))
    t.zot.pile("Round on the House!")
    t.drink_deck("Light Ale with a Chaser", only=True)
    t.drink_discard("Wine with a Chaser", "Wine with a Chaser", "Wine with a Chaser")
    t.zot.drinks()
    t.nobody_answers()
    assert [drink.alcohol for drink in t.drinks] == [7, 7, 7]
    assert t.pending[-1] == "demand", "the new deck is paid for once the chain is complete"


@rule("CHASER-05")
def test_a_chain_over_a_refill_costs_everybody_one_gold() -> None:
    t = given("zot", "fiona", "gog", at=drink_phase("zot"))
    t.zot.pile("Round on the House!")
    t.drink_deck("Light Ale with a Chaser", only=True)
    t.drink_discard("Wine", "Wine")
    t.zot.drinks()
    assert t.drink_deck_size == 1
    t.nobody_answers()
    assert t.drink_deck_size == 1, "two discards were shuffled in and one of them was the Chaser"
    assert [drink.alcohol for drink in t.drinks] == [3, 3, 3]
    t.zot.has(gold=10)
    t.nobody_answers()
    for player in (t.zot, t.fiona, t.gog):
        player.has(gold=9, alcohol=0)
    assert t.inn == 3
    t.nobody_answers()
    for player in (t.zot, t.fiona, t.gog):
        player.has(gold=9, alcohol=3)


# --- one Drink ------------------------------------------------------------------------------------


@rule("CHASER-07")
def test_handing_on_reaches_the_whole_chain() -> None:
    t = given("deirdre", "gog", at=drink_phase("deirdre"))
    t.deirdre.hand("You look like you need this more than I do!").pile("Wine with a Chaser", "Elven Wine")
    t.deirdre.drinks()
    t.deirdre.plays("You look like you need this more than I do!")
    t.nobody_answers()
    assert len(t.drinks) == 1
    t.nobody_answers()
    t.deirdre.has(alcohol=0)
    t.gog.has(alcohol=5)


@rule("CHASER-07")
def test_one_spike_counts_once_for_the_whole_chain() -> None:
    t = given("deirdre", "gerki", at=drink_phase("deirdre"))
    t.gerki.hand("A little somethin' extra")
    t.deirdre.pile("Wine with a Chaser", "Dark Ale with a Chaser", "Light Ale")
    t.deirdre.drinks()
    assert t.drink_of("deirdre").alcohol == 4
    t.gerki.plays("A little somethin' extra")
    t.nobody_answers()
    assert t.drink_of("deirdre").alcohol == 6
    t.nobody_answers()
    t.deirdre.has(alcohol=6)


@rule("CHASER-07")
def test_watering_takes_from_the_sum_of_the_chain() -> None:
    """Two cards of 1 each: the water reaches both, not only the first."""
    t = given("deirdre", "gog", at=drink_phase("deirdre"))
    t.deirdre.hand("Wine into Water").pile("Light Ale with a Chaser", "Light Ale")
    t.deirdre.drinks()
    t.deirdre.plays("Wine into Water")
    t.nobody_answers()
    assert t.drink_of("deirdre").alcohol == 0
    t.nobody_answers()
    t.deirdre.has(alcohol=0)


@rule("CHASER-03")
def test_a_drink_is_told_before_the_event_that_came_as_its_chaser() -> None:
    t = given("deirdre", "gog", at=action_phase("deirdre"))
    t.deirdre.hand("Let's toast the Goddess!")
    t.drink_deck("Wine with a Chaser", "Round on the House!", "Water")
    t.deirdre.plays("Let's toast the Goddess!")
    t.nobody_answers()
    told = [event.code for event in t.game.told(None) if event.code in ("reveal", "chaser-event")]
    assert told == ["reveal", "reveal", "chaser-event"]

"""ROUND: one Drink is turned up, and everybody drinks a copy of it."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, drink_phase, given, order_phase, rule

HOUSE = "Round on the House!"


def round_for(*seats: str, deck: tuple[str, ...], only: bool = False, event: str = HOUSE) -> Scene:
    """The first seat is about to turn up the Event; the Drink Deck is stacked from the top."""
    t = given(*seats, at=drink_phase(seats[0]))
    getattr(t, seats[0]).pile(event)
    return t.drink_deck(*deck, only=only)


@rule("ROUND-01", "ROUND-04")
@pytest.mark.parametrize("event", [HOUSE, "A Toast to Villainy!"])
def test_everybody_drinks_the_whole_drink_its_revealer_included(event: str) -> None:
    t = round_for("fiona", "zot", "gerki", deck=("Dragon Breath Ale",), event=event)
    t.fiona.drinks()
    t.nobody_answers()
    assert [(pour.drinker, pour.alcohol) for pour in t.drinks] == [(0, 4), (1, 4), (2, 4)]
    t.nobody_answers()
    for player in (t.fiona, t.zot, t.gerki):
        player.has(alcohol=4, gold=10)


@rule("ROUND-01", "SELF-04")
def test_mead_which_no_card_may_split_is_copied_undivided() -> None:
    t = round_for("fiona", "zot", "gerki", deck=("Mead",))
    t.fiona.hand("Come, my friend, sit and drink with me!")
    t.fiona.drinks()
    t.nobody_answers()
    assert [pour.alcohol for pour in t.drinks] == [3, 3, 3]
    t.fiona.cannot_play("Come, my friend, sit and drink with me!", rule="SPLIT-06")
    t.nobody_answers()
    for player in (t.fiona, t.zot, t.gerki):
        player.has(alcohol=3)


@rule("ROUND-01", "ROUND-02", "SPLIT-04")
def test_a_copy_is_a_drink_that_can_itself_be_split() -> None:
    t = round_for("fiona", "zot", "gerki", deck=("Elven Wine",))
    t.fiona.hand("Come, my friend, sit and drink with me!")
    t.fiona.drinks()
    t.nobody_answers()
    t.fiona.plays("Come, my friend, sit and drink with me!", on="zot")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.zot.has(alcohol=5)
    t.gerki.has(alcohol=3)


@rule("ROUND-02")
def test_the_first_window_after_the_event_is_already_about_the_copies() -> None:
    t = round_for("deirdre", "zot", "gerki", deck=("Wine",))
    t.deirdre.hand("Water into Wine")
    t.deirdre.drinks()
    assert t.pending == ["round-on-the-house"]
    t.deirdre.cannot_play("Water into Wine", rule="DRINK-02")
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [0, 1, 2]
    with pytest.raises(SceneError, match="must say more"):
        t.deirdre.plays("Water into Wine")
    t.deirdre.plays("Water into Wine", drink_of="zot")
    t.nobody_answers()
    assert [pour.alcohol for pour in t.drinks] == [2, 4, 2]
    t.nobody_answers()
    t.deirdre.has(alcohol=2)
    t.zot.has(alcohol=4)
    t.gerki.has(alcohol=2)


@rule("ROUND-02")
def test_copies_are_handed_on_singly_and_add_up() -> None:
    t = round_for("zot", "gerki", "fiona", deck=("Wine",))
    t.zot.hand("A minor teleport, glass included")
    t.zot.drinks()
    t.nobody_answers()
    t.zot.plays("A minor teleport, glass included", on="fiona")
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(alcohol=0)
    t.gerki.has(alcohol=2)
    t.fiona.has(alcohol=4)


@rule("ROUND-02")
def test_each_copy_works_by_the_kind_of_its_drinker() -> None:
    t = round_for("gog", "zot", deck=("Ogre Brew",))
    t.gog.drinks()
    t.nobody_answers()
    t.nobody_answers()
    t.gog.has(alcohol=3, fortitude=20)
    t.zot.has(alcohol=2, fortitude=19)


@rule("ROUND-02", "OPEN-35")
def test_who_ignored_the_event_has_no_copy() -> None:
    t = round_for("fiona", "amundyr", "deirdre", deck=("Wine",))
    t.amundyr.hand("I... am... unstoppable!")
    t.deirdre.hand("Water into Wine")
    t.fiona.drinks()
    t.amundyr.plays("I... am... unstoppable!", mode=2)
    t.nobody_answers()
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [0, 2]
    with pytest.raises(SceneError, match="may not play"):
        t.deirdre.plays("Water into Wine", drink_of="amundyr")
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.amundyr.has(alcohol=0)


@rule("ROUND-02", "ROUND-04", "OPEN-35")
def test_the_revealer_who_ignores_the_event_spares_nobody_else() -> None:
    t = round_for("amundyr", "fiona", "zot", deck=("Wine",))
    t.amundyr.hand("I... am... unstoppable!")
    t.amundyr.drinks()
    t.amundyr.plays("I... am... unstoppable!", mode=2)
    t.nobody_answers()
    t.nobody_answers()
    t.nobody_answers()
    t.amundyr.has(alcohol=0)
    t.fiona.has(alcohol=2)
    t.zot.has(alcohol=2)


@rule("OPEN-35", "DRINK-05")
def test_who_ignores_only_the_drink_has_a_copy_without_effect() -> None:
    t = round_for("fiona", "zot", "gerki", deck=("Wine",))
    t.zot.hand("Bad Pooky! Don't drink that!")
    t.fiona.drinks()
    t.nobody_answers()
    t.zot.plays("Bad Pooky! Don't drink that!")
    t.nobody_answers()
    assert [(pour.drinker, pour.ignored) for pour in t.drinks] == [(0, False), (1, True), (2, False)]
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    t.zot.has(alcohol=0)
    t.gerki.has(alcohol=2)
    assert sorted(t.drink_discards) == [HOUSE, "Wine"]


@rule("ROUND-03", "CHASER-02")
def test_chasers_come_along_in_every_copy() -> None:
    t = round_for("fiona", "zot", deck=("Wine with a Chaser", "Elven Wine"))
    t.fiona.drinks()
    t.nobody_answers()
    assert [pour.alcohol for pour in t.drinks] == [5, 5]
    t.nobody_answers()
    t.fiona.has(alcohol=5)
    t.zot.has(alcohol=5)
    assert t.drink_discards[:2] == ["Wine with a Chaser", "Elven Wine"]


@rule("ROUND-03")
def test_events_ahead_of_the_drink_are_skipped_without_effect() -> None:
    deck = ("Drinking Contest!", HOUSE, "Light Ale", "Dragon Breath Ale")
    t = round_for("fiona", "zot", deck=deck)
    t.fiona.drinks()
    t.nobody_answers()
    assert [pour.alcohol for pour in t.drinks] == [1, 1]
    assert [told["card"] for told in t.events("event-aside")] == ["drinking-contest", "round-on-the-house"]
    t.nobody_answers()
    t.fiona.has(alcohol=1)
    t.zot.has(alcohol=1)
    assert sorted(t.drink_discards) == ["Drinking Contest!", "Light Ale", HOUSE, HOUSE]


@rule("ROUND-03", "DRINK-01")
def test_events_laid_aside_are_not_shuffled_back_meanwhile() -> None:
    t = round_for("fiona", "zot", deck=("Drinking Contest!",), only=True)
    t.drink_discard("Light Ale", "Light Ale")
    t.fiona.drinks()
    t.nobody_answers()
    assert [pour.alcohol for pour in t.drinks] == [1, 1]
    assert t.drink_deck_size == 1
    assert t.drink_discards == ["Drinking Contest!"]


@rule("ROUND-03", "OPEN-20")
def test_nobody_drinks_when_there_are_only_events() -> None:
    t = round_for("fiona", "zot", deck=("Drinking Contest!", "The Challenge!"), only=True)
    t.fiona.drinks()
    t.nobody_answers()
    assert t.drinks == []
    assert t.pending[-1] == "demand"
    t.nobody_answers()
    t.fiona.has(alcohol=0, gold=7)
    t.zot.has(alcohol=0, gold=7)
    assert t.drink_deck_size == 2
    assert t.drink_discards == [HOUSE]
    assert t.active == "zot"


@rule("ROUND-04", "OPEN-37")
def test_a_round_turned_up_in_somebody_elses_turn_is_for_everybody_too() -> None:
    t = given("fiona", "zot", "gerki", at=order_phase("fiona"))
    t.zot.hand("Your elbow is under my spell")
    t.gerki.pile(HOUSE)
    t.drink_deck("Wine")
    t.zot.plays("Your elbow is under my spell", on="gerki")
    t.nobody_answers()
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [0, 1, 2]
    t.nobody_answers()
    for player in (t.fiona, t.zot, t.gerki):
        player.has(alcohol=2)

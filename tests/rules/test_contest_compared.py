"""CONTEST, what is compared: Drinks that are changed, ignored, split or passed."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, drink_phase, given, rule

CONTEST = "Drinking Contest!"
COURAGE = "Nothing like a little belt of liquid courage!"


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


def winners(t: Scene) -> list[object]:
    """Seats that won a contest so far; -1 stands for nobody."""
    return [args["seat"] for args in t.events("contest-won")]


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
    t.fiona.set(fortitude=10).hand(COURAGE)
    reveal(t)
    t.fiona.plays(COURAGE)
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

"""CONTEST, passing out or running out of Gold before it is over."""

from __future__ import annotations

import pytest

from alehouse.testing import Scene, SceneError, drink_phase, gambling, given, rule

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

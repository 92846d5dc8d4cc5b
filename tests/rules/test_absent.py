"""Absent players: turns that end at once, alone and in teams, and how little that does to the rest of the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alehouse.lang import NEXT_TURN, EndTurn, anytime
from alehouse.testing import (
    Scene,
    SceneError,
    action_phase,
    discard_phase,
    drink_phase,
    given,
    order_phase,
    rule,
)
from alehouse.testing.moments import Moment

GONE = anytime("Back in a moment", do=EndTurn())
AWAY = anytime("Do not wait for me", do=EndTurn(NEXT_TURN))
"""Cards of our own, to leave at any moment: for the turn that is being played, or until the own next turn."""

START, RAISE, TIP = "Gambling? I'm in!", "I raise!", "Tip the Wench."
ELBOW, DANCE = "Make some elbow room", "Gog do happy dance"
HIDE, COUNTER = "Hide in shadows", "Lesson two: the counterswing"
BITE, DEFLECT = "My bite is worse than my bark", "Deflect"
PIXIE_TIME = "I need some Private Pixie Time"
DART, FIX_IT = "How silly! I don't know why I had my dart launcher armed!", "I need to fix that right now"


def _left(at: Moment, *hand: str, who: str = "eve") -> Scene:
    """Eve, Fiona and Zot play alone; `who` has left for the turn. The window in which it happened is open again."""
    t = given("eve", "fiona", "zot", at=at, cards=(GONE, AWAY))
    player = getattr(t, who).hand(GONE.title, *hand)
    player.plays(GONE.title)
    t.nobody_answers()
    assert t.game.view(None).seats[t.seat(who)].absent
    return t


def _in_a_team(at: Moment, *hand: str) -> Scene:
    """Eve and Gog against Fiona and Zot; Eve has left until her next turn."""
    teams = (("eve", "gog"), ("fiona", "zot"))
    t = given("eve", "gog", "fiona", "zot", at=at, cards=(GONE, AWAY), teams=teams)
    t.eve.hand(AWAY.title, *hand).plays(AWAY.title)
    t.nobody_answers()
    return t


def _acts(t: Scene, who: str, card: str, on: str | None = None) -> None:
    """From the window before the discards `who` goes on to play an Action."""
    player = getattr(t, who).hand(card)
    t.all_pass()
    for name in t.state.table.names:
        if any(question.kind == "discard" and question.seat == t.seat(name) for question in t.game.questions):
            getattr(t, name).discards()
    t.all_pass()
    player.is_asked("action").plays(card, on=on)


# --- the own turn ----------------------------------------------------------------------------------


@rule("ABS-01")
@pytest.mark.parametrize("at", [discard_phase, order_phase], ids=["before the discards", "before the orders"])
def test_the_phases_that_are_left_are_dropped(at: Callable[[str], Moment]) -> None:
    t = given("eve", "fiona", "zot", at=at("eve"), cards=(GONE, AWAY))
    t.eve.hand(GONE.title, ELBOW).pile("Wine").set(alcohol=3)
    t.eve.plays(GONE.title)
    t.nobody_answers()
    t.all_pass()
    assert t.active == "fiona"
    t.eve.has(hand=[ELBOW], pile=1, alcohol=3)
    t.fiona.has(pile=0)
    t.zot.has(pile=0)


@rule("ABS-01")
def test_a_turn_that_is_dropped_does_not_sober_up() -> None:
    t = given("eve", "fiona", "zot", at=order_phase("eve"), cards=(GONE, AWAY))
    t.eve.set(alcohol=3).hand(GONE.title).plays(GONE.title)
    t.all_pass()
    assert t.active == "fiona"
    t.eve.has(alcohol=3)


@rule("ABS-01", "ABS-03")
def test_the_drink_that_was_just_turned_up_is_left_standing() -> None:
    t = given("eve", "fiona", "zot", at=drink_phase("eve"), cards=(GONE, AWAY))
    t.eve.pile("Dragon Breath Ale").hand(GONE.title).drinks().plays(GONE.title)
    t.nobody_answers()
    t.nobody_answers()
    t.eve.has(alcohol=0)
    assert (t.active, t.drink_discards) == ("fiona", ["Dragon Breath Ale"])


@rule("ABS-01")
def test_in_the_turn_of_somebody_else_that_turn_goes_on() -> None:
    t = _left(order_phase("fiona"))
    t.nobody_answers()
    t.fiona.is_asked("order").orders("zot")
    t.all_pass()
    assert t.active == "zot"


# --- what an absent player does not do -------------------------------------------------------------


@rule("ABS-02")
def test_no_card_of_any_type_is_played_by_who_is_absent() -> None:
    t = _left(discard_phase("fiona"), TIP, HIDE, COUNTER)
    t.eve.is_not_asked().cannot_play(TIP, rule="ABS-02")
    _acts(t, "fiona", ELBOW, "eve")
    for card in (TIP, HIDE, COUNTER):
        t.eve.is_not_asked().cannot_play(card, rule="ABS-02")


@rule("ABS-02", "TEAMCHAR-16")
def test_no_potion_is_used_or_sold_by_who_is_absent_but_the_teammate_may() -> None:
    teams = (("phrenk", "gog"), ("fiona", "zot"))
    t = given("phrenk", "gog", "fiona", "zot", at=order_phase("fiona"), cards=(GONE, AWAY), teams=teams)
    t.phrenk.front("Acid Spit").hand(GONE.title).plays(GONE.title)
    t.nobody_answers()
    t.phrenk.is_not_asked().cannot_play("Acid Spit", rule="ABS-02")
    with pytest.raises(SceneError, match="cannot"):
        t.phrenk.offers("Acid Spit", to="fiona")
    t.gog.plays("Acid Spit", on="fiona")
    t.nobody_answers()
    t.fiona.has(fortitude=19)


@rule("ABS-02", "PHR-08")
def test_nothing_is_sold_to_who_is_absent() -> None:
    t = given("phrenk", "fiona", "zot", at=order_phase("fiona"), cards=(GONE, AWAY))
    t.phrenk.front("Acid Spit")
    t.zot.hand(GONE.title).plays(GONE.title)
    t.nobody_answers()
    with pytest.raises(SceneError, match="cannot"):
        t.phrenk.offers("Acid Spit", to="zot")
    t.phrenk.offers("Acid Spit", to="fiona")


@rule("ABS-02", "TEAM-36")
def test_who_is_absent_uses_no_token_and_the_teammate_does() -> None:
    t = _in_a_team(order_phase("fiona"))
    t.gog.set(tokens=1, gold=5)
    t.eve.is_not_asked()
    with pytest.raises(SceneError, match="cannot"):
        t.eve.uses_token("gold")
    t.gog.uses_token("gold").has(gold=8, tokens=0)


@rule("ABS-02", "TEAM-36")
def test_who_is_absent_defends_no_teammate() -> None:
    t = _in_a_team(discard_phase("fiona"), HIDE, COUNTER)
    _acts(t, "fiona", ELBOW, "gog")
    t.eve.is_not_asked().cannot_play(HIDE, rule="ABS-02")
    t.nobody_answers()
    t.eve.is_not_asked().cannot_play(COUNTER, rule="ABS-02")
    t.gog.has(fortitude=18)


@rule("ABS-02", "ABS-03")
def test_who_leaves_the_table_leaves_the_round_and_bids_no_more() -> None:
    t = given("fiona", "eve", "zot", at=action_phase("fiona"), cards=(GONE, AWAY))
    t.fiona.hand(START).plays(START)
    t.eve.hand(GONE.title, RAISE)
    t.all_pass()
    t.eve.is_asked("bid").passes()
    t.eve.plays(GONE.title)
    t.nobody_answers()
    assert (t.in_round, t.pot) == (("fiona", "zot"), 3)
    t.all_pass()
    t.zot.is_asked("bid")
    t.eve.cannot_play(RAISE, rule="ABS-02")


# --- what does not reach an absent player ----------------------------------------------------------


@rule("ABS-03")
def test_what_hits_each_other_player_misses_who_is_absent() -> None:
    t = _left(discard_phase("fiona"))
    _acts(t, "fiona", DANCE)
    t.all_pass()
    t.eve.has(fortitude=20)
    t.zot.has(fortitude=19)


@rule("ABS-03", "TEAM-30", "TEAM-34")
def test_only_the_share_of_the_absent_member_is_ignored() -> None:
    t = _in_a_team(discard_phase("fiona"))
    _acts(t, "fiona", DANCE)
    t.all_pass()
    t.gog.has(fortitude=19)


@rule("ABS-03", "ABS-04")
def test_good_things_do_not_reach_who_is_absent_either() -> None:
    t = _left(discard_phase("fiona"))
    t.eve.set(fortitude=10)
    _acts(t, "fiona", "Prayer of Healing", "eve")
    t.all_pass()
    t.eve.has(fortitude=10, gold=10)
    t.fiona.has(gold=10)


@rule("ABS-03")
def test_there_is_no_drink_for_who_is_absent_when_all_drink() -> None:
    t = _left(discard_phase("fiona"))
    before = t.drink_deck_size
    t.drink_deck("Wine", "Elven Wine", "Dragon Breath Ale")
    _acts(t, "fiona", "Let's toast the Goddess!")
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [t.seat("fiona"), t.seat("zot")]
    t.nobody_answers()
    t.eve.has(alcohol=0)
    assert t.drink_deck_size == before + 1


@rule("ABS-03")
@pytest.mark.parametrize("event", ["Round on the House!", "Drinking Contest!"])
def test_an_event_goes_on_without_who_is_absent(event: str) -> None:
    t = given("fiona", "eve", "zot", at=drink_phase("fiona"), cards=(GONE, AWAY))
    t.fiona.pile(event)
    t.eve.hand(GONE.title)
    t.drink_deck("Light Ale", "Wine", "Dragon Breath Ale")
    t.fiona.drinks()
    t.eve.plays(GONE.title)
    t.nobody_answers()
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [t.seat("fiona"), t.seat("zot")]
    t.all_pass()
    t.eve.has(alcohol=0, gold=10)


@rule("ABS-03")
def test_a_round_begins_without_who_is_absent() -> None:
    t = _left(discard_phase("fiona"))
    _acts(t, "fiona", START)
    t.nobody_answers()
    assert (t.in_round, t.pot) == (("fiona", "zot"), 2)
    t.eve.has(gold=10)


# --- what may be sent there ------------------------------------------------------------------------


@rule("ABS-04", "ABS-03")
def test_an_absent_player_is_picked_in_vain() -> None:
    t = _left(discard_phase("fiona"))
    t.zot.hand("Levitation works on coins, too")
    _acts(t, "fiona", ELBOW, "eve")
    t.zot.plays("Levitation works on coins, too", on="eve")
    t.all_pass()
    t.eve.has(fortitude=20, gold=10)
    t.zot.has(gold=10)


@rule("ABS-04", "HOUSE-23")
def test_a_loss_may_be_redirected_to_who_is_absent_and_is_gone() -> None:
    t = _left(discard_phase("fiona"))
    t.zot.hand(DEFLECT)
    _acts(t, "fiona", ELBOW, "zot")
    t.zot.plays(DEFLECT, on="eve")
    t.all_pass()
    for player in (t.eve, t.fiona, t.zot):
        player.has(fortitude=20)


@rule("ABS-04", "HOUSE-23")
@pytest.mark.parametrize(
    ("card", "alcohol"), [("A minor teleport, glass included", 0), ("Half a keg each, that's manners", 2)]
)
def test_a_drink_may_be_handed_to_who_is_absent_and_is_gone(card: str, alcohol: int) -> None:
    t = given("fiona", "eve", "zot", at=drink_phase("fiona"), cards=(GONE, AWAY))
    t.fiona.pile("Dragon Breath Ale").hand(card).drinks()
    t.eve.hand(GONE.title).plays(GONE.title)
    t.nobody_answers()
    t.fiona.plays(card, on="eve")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=alcohol)
    t.eve.has(alcohol=0)


@rule("ABS-04")
def test_drinks_are_ordered_for_who_is_absent() -> None:
    t = _left(order_phase("fiona"))
    t.nobody_answers()
    t.fiona.orders("eve")
    t.eve.has(pile=1)


@rule("ABS-05")
@pytest.mark.parametrize("team", [False, True])
def test_a_bite_that_ignoring_only_softens_reaches_who_is_absent(team: bool) -> None:
    t = _in_a_team(discard_phase("fiona")) if team else _left(discard_phase("fiona"))
    _acts(t, "fiona", BITE, "eve")
    t.all_pass()
    t.eve.has(fortitude=18)


# --- what is no effect on a player -----------------------------------------------------------------


@rule("ABS-06", "HOUSE-16")
def test_who_is_absent_owes_for_a_new_drink_deck() -> None:
    t = _left(order_phase("fiona"))
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    t.nobody_answers()
    t.fiona.orders("zot")
    t.all_pass()
    t.eve.has(gold=9)
    assert t.inn == 3


@rule("ABS-06")
def test_who_is_absent_and_has_spent_the_last_coin_is_out_without_a_last_chance() -> None:
    t = _left(order_phase("fiona"), "Gog carry barrels, inn carry bill")
    t.eve.set(gold=1)
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    t.nobody_answers()
    t.fiona.orders("zot")
    t.eve.is_not_asked()
    t.nobody_answers()
    assert t.pending[-1] == "last-chance"
    t.eve.is_not_asked()
    t.nobody_answers()
    assert t.eve.is_out


@rule("ABS-06", "HOUSE-16")
def test_who_is_absent_gets_a_share_of_a_stash() -> None:
    t = _left(discard_phase("fiona"))
    t.zot.set(fortitude=2, gold=8)
    _acts(t, "fiona", ELBOW, "zot")
    t.all_pass()
    assert t.zot.is_out
    t.eve.has(gold=12)
    t.fiona.has(gold=12)


@rule("ABS-06", "TEAM-17")
def test_a_team_with_an_absent_member_pays_once_as_every_team() -> None:
    t = _in_a_team(order_phase("fiona"))
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    t.nobody_answers()
    t.fiona.orders("gog")
    t.all_pass()
    t.eve.has(gold=9)
    assert t.inn == 2


# --- how long --------------------------------------------------------------------------------------


@rule("ABS-07")
@pytest.mark.parametrize(("title", "back"), [(GONE.title, True), (AWAY.title, False)])
def test_the_card_says_how_long_it_lasts(title: str, back: bool) -> None:
    t = given("eve", "fiona", "zot", at=order_phase("fiona"), cards=(GONE, AWAY))
    t.eve.hand(title, TIP).plays(title)
    t.nobody_answers()
    t.eve.has(front=[] if back else [title]).cannot_play(TIP, rule="ABS-02")
    t.nobody_answers()
    t.fiona.orders("zot")
    t.nobody_answers()
    assert t.active == "zot"
    if back:
        t.eve.is_asked("window").can_play(TIP)
    else:
        t.eve.is_not_asked().cannot_play(TIP, rule="ABS-02")
    t.all_pass()
    t.zot.passes()
    t.all_pass()
    t.zot.orders("fiona")
    t.all_pass()
    assert t.active == "eve"
    assert not t.game.view(None).seats[0].absent
    t.eve.is_asked("discard").has(front=[], discarded=[title])


# --- one member of a team --------------------------------------------------------------------------


def _gone(names: tuple[str, str] = ("kaylin", "fiona")) -> Scene:
    """Kaylin has spent her Action on being elsewhere; Fiona goes on."""
    t = given(*names, "zot", "gog", at=action_phase("kaylin"), teams=(names, ("zot", "gog")))
    t.kaylin.front("Loyal").side_deck("wulfric", "Playful").pile("Elven Wine").hand(PIXIE_TIME, HIDE)
    t.fiona.pile("Wine").hand(ELBOW)
    t.kaylin.plays(PIXIE_TIME)
    t.nobody_answers()
    return t


@rule("TEAM-36", "TEAMCHAR-07")
@pytest.mark.parametrize("names", [("kaylin", "fiona"), ("fiona", "kaylin")])
def test_when_the_turn_of_one_ends_the_other_finishes_it(names: tuple[str, str]) -> None:
    t = _gone(names)
    t.kaylin.is_not_asked()
    t.fiona.is_asked("action").plays(ELBOW, on="zot")
    t.all_pass()
    t.kaylin.is_not_asked()
    t.fiona.is_asked("order").orders("zot").orders("gog")
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [t.seat("fiona")]
    t.nobody_answers()
    t.kaylin.has(alcohol=2, pile=1, fortitude=20)
    t.zot.has(fortitude=18, pile=1)
    assert t.active == "zot"


@rule("TEAM-36")
def test_the_one_who_is_gone_shields_nobody_and_helps_nobody() -> None:
    t = _gone()
    t.zot.front("Acid Spit")
    t.fiona.plays(ELBOW, on="gog")
    t.zot.plays("Acid Spit", on="fiona")
    t.kaylin.is_not_asked().cannot_play(HIDE, rule="ABS-02")
    t.all_pass()
    t.fiona.has(fortitude=19)


@rule("TEAM-36", "TEAMCHAR-07")
@pytest.mark.parametrize("names", [("kaylin", "fiona"), ("fiona", "kaylin")])
def test_kaylin_stays_away_until_the_next_turn_of_her_team_begins(names: tuple[str, str]) -> None:
    t = _gone(names)
    t.drink_deck(*["Water"] * 4)
    t.fiona.passes()
    t.all_pass()
    t.fiona.orders("zot").orders("gog")
    t.all_pass()
    assert t.active == "zot"
    t.kaylin.is_not_asked().cannot_play(HIDE, rule="ABS-02")
    t.zot.passes()
    t.gog.passes()
    t.all_pass()
    t.zot.orders("fiona").orders("kaylin")
    t.all_pass()
    t.kaylin.has(pile=2)
    t.zot.chooses("zot")
    t.all_pass()
    assert t.active == names[0]
    t.kaylin.is_asked("discard").has(front=["Playful"])


@rule("TEAM-36", "TEAMCHAR-07")
def test_wizgille_is_back_when_the_shared_turn_is_over() -> None:
    teams = (("wizgille", "fiona"), ("zot", "gog"))
    t = given("wizgille", "fiona", "zot", "gog", at=action_phase("wizgille"), teams=teams)
    t.wizgille.side_deck("gear", FIX_IT).hand(DART, HIDE).pile("Wine").plays(DART, on="zot")
    t.nobody_answers()
    t.nobody_answers()
    t.wizgille.is_not_asked()
    t.fiona.is_asked("action").passes()
    t.all_pass()
    t.fiona.orders("zot").orders("gog")
    t.nobody_answers()
    assert t.active == "zot"
    t.wizgille.is_asked("window").has(pile=1, alcohol=0)
    assert not t.game.view(None).seats[0].absent


@rule("HOUSE-15", "TEAMCHAR-09")
def test_the_mood_changes_at_the_end_of_a_shared_turn_that_kaylin_has_left() -> None:
    t = _gone()
    t.fiona.passes()
    t.all_pass()
    t.fiona.orders("zot").orders("gog")
    t.nobody_answers()
    t.kaylin.has(front=[PIXIE_TIME, "Loyal"])
    t.nobody_answers()
    t.kaylin.has(front=[PIXIE_TIME, "Playful"])
    assert t.active == "zot"

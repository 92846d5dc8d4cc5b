"""The shared turn: four phases side by side, a member who is taken out of them, and what characters do in them."""

from __future__ import annotations

import pytest

from alehouse.lang import TARGET, AllowAction, Anyone, anytime
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

START, RAISE, TIP = "Gambling? I'm in!", "I raise!", "Tip the Wench."
ELBOW, KNIFE = "Make some elbow room", "How did this get stuck in your back?"
HIDE = "Hide in shadows"
WAND = "That wand was not supposed to be loaded"
INN_PAYS = "Gog carry barrels, inn carry bill"


def _two(at: Moment) -> Scene:
    """Fiona and Gerki against Zot and Deirdre."""
    teams = (("fiona", "gerki"), ("zot", "deirdre"))
    return given("fiona", "gerki", "zot", "deirdre", at=at, teams=teams)


# --- Discard and Draw ------------------------------------------------------------------------------


@rule("TEAM-09", "TEAM-10")
def test_nobody_draws_before_all_have_chosen() -> None:
    t = _two(discard_phase("fiona"))
    t.fiona.hand(ELBOW, HIDE)
    t.gerki.hand(KNIFE, HIDE)
    t.all_pass()
    t.fiona.is_asked("discard").discards(HIDE)
    t.fiona.is_not_asked().has(hand=[ELBOW, HIDE], discarded=[])
    t.gerki.is_asked("discard").has(hand=2)
    t.gerki.discards(KNIFE)
    t.fiona.has(hand=7, discarded=[HIDE])
    t.gerki.has(hand=7, discarded=[KNIFE])


@rule("TEAM-10")
def test_what_a_member_throws_away_is_hidden_until_all_have_chosen() -> None:
    t = _two(discard_phase("fiona"))
    t.fiona.hand(ELBOW, HIDE)
    t.gerki.hand(KNIFE)
    t.all_pass()
    before = [t.game.view(seat) for seat in range(1, 4)]
    told = [len(t.game.told(seat)) for seat in range(1, 4)]
    t.fiona.discards(HIDE)
    assert [t.game.view(seat) for seat in range(1, 4)] == before
    assert [len(t.game.told(seat)) for seat in range(1, 4)] == told
    t.gerki.discards()
    assert {"seat": 0, "cards": ["hide-in-shadows"]} in t.events("discard")


@rule("TEAM-10")
def test_members_may_choose_their_discards_in_any_order() -> None:
    t = _two(discard_phase("fiona"))
    t.fiona.hand(ELBOW)
    t.gerki.hand(KNIFE)
    t.all_pass()
    t.gerki.discards(KNIFE)
    t.gerki.has(hand=[KNIFE])
    t.fiona.discards(ELBOW)
    t.fiona.has(hand=7, discarded=[ELBOW])
    t.gerki.has(hand=7, discarded=[KNIFE])


# --- Action ----------------------------------------------------------------------------------------


@rule("TEAM-11")
@pytest.mark.parametrize(("one", "two"), [("fiona", "gerki"), ("gerki", "fiona")])
def test_each_member_plays_one_action_in_the_order_they_like(one: str, two: str) -> None:
    t = _two(action_phase("fiona"))
    first, second = getattr(t, one), getattr(t, two)
    first.hand(ELBOW, ELBOW)
    second.hand(KNIFE)
    first.is_asked("action")
    second.is_asked("action")
    first.plays(ELBOW, on="zot")
    second.is_asked("window").cannot_play(KNIFE, rule="TURN-06")
    t.nobody_answers()
    t.nobody_answers()
    first.is_not_asked()
    second.is_asked("action").plays(KNIFE, on="deirdre")
    t.all_pass()
    t.zot.has(fortitude=16)
    assert t.phase == "order"
    first.has(hand=[ELBOW])


@rule("TEAM-11")
def test_nobody_plays_the_action_of_a_teammate() -> None:
    t = _two(action_phase("fiona"))
    t.fiona.hand(ELBOW, ELBOW).plays(ELBOW, on="zot")
    t.all_pass()
    t.gerki.is_asked("action").passes()
    assert t.phase == "order"
    t.fiona.is_asked("window").cannot_play(ELBOW, rule="TURN-06").has(hand=[ELBOW])


@rule("TEAM-09", "TEAM-11", "HOUSE-21")
def test_the_phase_ends_when_all_members_are_ready() -> None:
    t = _two(action_phase("fiona"))
    t.fiona.hand(ELBOW).passes()
    assert t.phase == "action"
    t.fiona.is_not_asked()
    t.gerki.is_asked("action").passes()
    assert t.phase == "order"


@rule("HOUSE-21")
def test_whoever_was_ready_is_asked_again_after_an_action_of_the_other() -> None:
    t = _two(action_phase("fiona"))
    t.fiona.hand(ELBOW).passes()
    t.gerki.hand(KNIFE, KNIFE).plays(KNIFE, on="zot")
    t.all_pass()
    t.gerki.is_not_asked()
    t.fiona.is_asked("action").plays(ELBOW, on="zot")
    t.all_pass()
    assert t.phase == "order"
    t.zot.has(fortitude=16)


@rule("HOUSE-21")
def test_to_be_ready_once_more_is_enough() -> None:
    t = _two(action_phase("fiona"))
    t.gerki.hand(KNIFE).passes()
    t.fiona.hand(ELBOW).plays(ELBOW, on="zot")
    t.all_pass()
    t.gerki.is_asked("action").passes()
    assert t.phase == "order"
    t.gerki.has(hand=[KNIFE])


@rule("TEAM-11", "TEAM-19")
@pytest.mark.parametrize("ready", [False, True])
def test_after_the_round_of_one_member_the_other_still_has_an_action(ready: bool) -> None:
    t = _two(action_phase("fiona"))
    t.gerki.hand(KNIFE)
    if ready:
        t.gerki.passes()
    t.fiona.hand(START, ELBOW).plays(START)
    t.zot.chooses("zot")
    t.all_pass()
    t.zot.passes()
    t.all_pass()
    t.fiona.is_not_asked().has(gold=11)
    assert t.phase == "action"
    t.gerki.is_asked("action").plays(KNIFE, on="zot")
    t.all_pass()
    assert t.phase == "order"
    t.fiona.has(hand=[ELBOW])


@rule("TEAM-11", "TEAM-21")
def test_both_members_may_start_a_round_and_teams_send_whom_they_like() -> None:
    t = _two(action_phase("fiona"))
    t.fiona.hand(START).plays(START)
    t.deirdre.chooses("zot")
    t.all_pass()
    assert t.in_round == ("fiona", "zot")
    t.zot.passes()
    t.all_pass()
    t.gerki.hand(START).plays(START)
    t.deirdre.is_asked("champion").chooses("deirdre")
    t.all_pass()
    assert t.in_round == ("gerki", "deirdre")


@rule("HOUSE-20", "TEAM-11")
def test_deja_vu_gives_the_action_back_to_whoever_played_it() -> None:
    teams = (("fiona", "gerki"), ("wizgille", "zot"))
    t = given("fiona", "gerki", "wizgille", "zot", at=action_phase("fiona"), teams=teams)
    deja_vu = "I didn't activate my temporal dilation field. It's just deja vu"
    t.gerki.hand(KNIFE, KNIFE).plays(KNIFE, on="zot")
    t.all_pass()
    t.fiona.hand(ELBOW, ELBOW).plays(ELBOW, on="zot")
    t.wizgille.hand(deja_vu).plays(deja_vu)
    t.nobody_answers()
    t.zot.has(fortitude=18)
    t.gerki.is_not_asked()
    t.fiona.is_asked("action").plays(ELBOW, on="zot")
    t.all_pass()
    t.zot.has(fortitude=16)
    assert t.phase == "order"


@rule("HOUSE-20")
def test_after_deja_vu_the_same_champion_bids_again() -> None:
    teams = (("fiona", "gerki"), ("wizgille", "zot"))
    t = given("fiona", "gerki", "wizgille", "zot", at=action_phase("fiona"), teams=teams)
    deja_vu = "I didn't activate my temporal dilation field. It's just deja vu"
    t.fiona.hand(START, deja_vu).plays(START)
    t.wizgille.hand(RAISE, START).chooses("wizgille")
    t.zot.hand(RAISE)
    t.all_pass()
    t.wizgille.plays(RAISE)
    t.gerki.hand(deja_vu).plays(deja_vu)
    t.all_pass()
    assert (t.control, t.pot) == ("fiona", 2)
    t.zot.is_not_asked()
    t.wizgille.is_asked("bid").plays(START)
    t.all_pass()
    assert t.control == "wizgille"


# --- Order and Drink -------------------------------------------------------------------------------


@rule("TEAM-09", "TEAM-12")
def test_no_member_drinks_before_both_drinks_are_ordered() -> None:
    t = _two(order_phase("fiona"))
    t.fiona.pile("Wine")
    t.nobody_answers()
    t.gerki.orders("zot")
    assert (t.phase, t.drinks) == ("order", [])
    t.fiona.is_asked("order").orders("zot")
    t.all_pass()
    t.fiona.is_asked("first")
    t.gerki.is_asked("first")


@rule("TEAM-13")
@pytest.mark.parametrize("chooser", ["fiona", "gerki"])
@pytest.mark.parametrize(("one", "two"), [("fiona", "gerki"), ("gerki", "fiona")])
def test_members_drink_one_by_one_in_the_order_they_choose(chooser: str, one: str, two: str) -> None:
    t = _two(drink_phase("fiona"))
    t.fiona.pile("Wine", "Elven Wine")
    t.gerki.pile("Wine")
    getattr(t, chooser).chooses(one)
    getattr(t, one).has(pile=1 if one == "fiona" else 0)
    getattr(t, two).has(pile=1 if two == "gerki" else 2)
    assert [pour.drinker for pour in t.drinks] == [t.seat(one)]
    t.nobody_answers()
    t.fiona.has(alcohol=2)
    assert [pour.drinker for pour in t.drinks] == [t.seat(two)]
    t.nobody_answers()
    t.fiona.has(alcohol=4, pile=1)
    assert t.active == "zot"


@rule("TEAM-13")
def test_an_event_is_carried_out_before_the_next_drink_is_turned_up() -> None:
    t = _two(drink_phase("fiona"))
    t.fiona.pile("Drinking Contest!")
    t.gerki.pile("Wine")
    t.drink_deck("Light Ale", "Dragon Breath Ale")
    t.gerki.chooses("fiona")
    t.zot.chooses("zot")
    t.nobody_answers()
    t.gerki.has(pile=1)
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=1, gold=9)
    t.zot.has(alcohol=4, gold=11)
    assert t.drink_of("gerki").cards == ("wine",)


@rule("TEAM-13")
@pytest.mark.parametrize(("piles", "left"), [((0, 0), 3), ((1, 0), 6), ((0, 1), 6), ((1, 1), 9)])
def test_each_empty_pile_sobers_the_team_up_by_one(piles: tuple[int, int], left: int) -> None:
    t = _two(drink_phase("fiona"))
    t.fiona.set(alcohol=5).pile(*["Wine"] * piles[0])
    t.gerki.pile(*["Wine"] * piles[1])
    t.fiona.chooses("fiona")
    t.all_pass()
    t.gerki.has(alcohol=left)


# --- what a character does in the turn -------------------------------------------------------------


@rule("TEAM-14")
@pytest.mark.parametrize("names", [("fiona", "phrenk"), ("phrenk", "fiona")])
def test_a_potion_is_turned_up_when_the_shared_turn_begins(names: tuple[str, str]) -> None:
    t = given(*names, "zot", at=discard_phase("fiona"), teams=(names, ("zot",)))
    t.phrenk.side_deck("potion", "Acid Spit").hand(HIDE)
    t.fiona.is_asked("window")
    assert t.phase == "discard"
    t.phrenk.has(front=["Acid Spit"])


@rule("TEAM-14", "TEAMCHAR-09")
@pytest.mark.parametrize("names", [("kaylin", "fiona"), ("fiona", "kaylin")])
@pytest.mark.parametrize("first", ["kaylin", "fiona"])
def test_the_mood_changes_when_all_have_drunk(names: tuple[str, str], first: str) -> None:
    t = given(*names, "zot", at=drink_phase("kaylin"), teams=(names, ("zot",)))
    t.kaylin.front("Clumsy").side_deck("wulfric", "Loyal").pile("Wine")
    t.fiona.pile("Wine")
    t.kaylin.chooses(first)
    t.kaylin.has(front=["Clumsy"])
    t.nobody_answers()
    t.kaylin.has(front=["Clumsy"])
    t.nobody_answers()
    t.kaylin.has(front=["Loyal"], alcohol=3)
    assert t.active == "zot"


@rule("TEAMCHAR-16")
@pytest.mark.parametrize("member", ["phrenk", "fiona"])
def test_a_potion_is_good_for_every_member_of_the_team(member: str) -> None:
    t = given("phrenk", "fiona", "zot", at=order_phase("zot"), teams=(("phrenk", "fiona"), ("zot",)))
    t.phrenk.front("Acid Spit")
    t.zot.cannot_play("Acid Spit")
    getattr(t, member).plays("Acid Spit", on="zot")
    t.nobody_answers()
    t.zot.has(fortitude=19)
    t.phrenk.has(front=[])


@rule("TEAMCHAR-16", "TEAM-11")
def test_a_potion_that_is_an_action_uses_the_action_of_whoever_takes_it() -> None:
    t = given("phrenk", "fiona", "zot", at=action_phase("fiona"), teams=(("phrenk", "fiona"), ("zot",)))
    t.phrenk.front("Fist in a Flask").hand(ELBOW)
    t.fiona.hand(ELBOW).plays("Fist in a Flask", on="zot")
    t.all_pass()
    t.fiona.is_not_asked()
    t.phrenk.is_asked("action").plays(ELBOW, on="zot")
    t.all_pass()
    t.zot.has(fortitude=15)


def _at_the_stall(*potions: str) -> Scene:
    """Phrenk and Fiona have Acid Spit to sell, for 1 Gold; Gerki and Zot are the other team."""
    teams = (("phrenk", "fiona"), ("gerki", "zot"))
    t = given("phrenk", "fiona", "gerki", "zot", at=order_phase("phrenk"), teams=teams)
    t.phrenk.front("Acid Spit", *potions)
    return t


@rule("TEAMCHAR-16")
@pytest.mark.parametrize("user", ["gerki", "zot"])
def test_a_bought_potion_is_shared_by_the_buyers(user: str) -> None:
    t = _at_the_stall()
    t.phrenk.offers("Acid Spit", to="gerki")
    t.gerki.accepts()
    t.fiona.cannot_play("Acid Spit")
    getattr(t, user).plays("Acid Spit", on="fiona")
    t.nobody_answers()
    t.zot.has(fortitude=20, gold=9)
    t.fiona.has(fortitude=19, gold=11)


@rule("TEAMCHAR-16")
def test_phrenk_does_not_sell_to_his_own_team_and_nobody_sells_for_him() -> None:
    t = _at_the_stall()
    t.phrenk.is_asked("window")
    why = t.game.why_not(t.game.move("offer acid-spit to fiona", 0), 0)
    assert why is not None
    assert (why.key, why.rule) == ("own-side", "TEAM-28")
    with pytest.raises(SceneError, match="cannot"):
        t.fiona.offers("Acid Spit", to="gerki")
    t.phrenk.offers("Acid Spit", to="zot")
    t.zot.accepts().has(front=["Acid Spit"], gold=9)


@rule("HOUSE-14")
def test_no_card_of_either_team_has_a_say_in_a_sale() -> None:
    smoke = "Smoke With a Cork In It"
    t = _at_the_stall(smoke)
    price = t.state.table.program.designs[t.state.fronts[0][1] >> 4].price
    t.gerki.set(gold=price - 1)
    t.zot.hand(INN_PAYS, "The stars say no!")
    with pytest.raises(SceneError, match="cannot"):
        t.phrenk.offers(smoke, to="gerki")  # more than the team has
    t.phrenk.offers("Acid Spit", to="gerki")
    t.zot.is_not_asked()
    t.gerki.is_asked("offer").accepts()
    t.gerki.has(front=["Acid Spit"], gold=price - 2)
    t.fiona.has(gold=11)
    assert (t.inn, t.pending) == (0, ["free"])
    t.zot.cannot_play(INN_PAYS).cannot_play("The stars say no!")


@rule("HOUSE-24")
def test_an_offer_goes_before_a_sometimes_card_and_waits_its_turn_among_anytime_cards() -> None:
    teams = (("zot", "gerki"), ("phrenk", "fiona"))
    t = given("zot", "gerki", "phrenk", "fiona", at=action_phase("zot"), teams=teams)
    t.phrenk.front("Acid Spit")
    t.zot.hand(WAND).plays(WAND, on="fiona")
    t.fiona.hand(HIDE).wants(HIDE)
    t.phrenk.offers("Acid Spit", to="gerki")
    t.gerki.is_asked("offer").declines()
    t.fiona.has(hand=[HIDE], fortitude=20)
    t.gerki.hand(TIP).wants(TIP, on="fiona")
    t.phrenk.offers("Acid Spit", to="zot")
    t.zot.is_asked("window")
    t.nobody_answers()
    t.fiona.has(gold=9)
    t.phrenk.has(front=["Acid Spit"])


@rule("TEAMCHAR-20")
@pytest.mark.parametrize(("card", "payer", "piety", "inn"), [(None, "", 5, 1), (INN_PAYS, "fiona", 4, 0)])
def test_a_tithe_that_a_teammate_pays_for_serena_is_none(card: str | None, payer: str, piety: int, inn: int) -> None:
    t = given("serena", "fiona", "zot", at=action_phase("fiona"), teams=(("serena", "fiona"), ("zot",)))
    donations = "Your donations will be greatly appreciated by the Temple"
    t.serena.set(piety=5).hand(donations).plays(donations)
    if card is not None:
        getattr(t, payer).hand(card).plays(card)
    t.all_pass()
    t.zot.has(gold=9)
    t.serena.has(piety=piety, gold=10 + (card is not None))
    assert t.inn == inn


# --- a phase once more -----------------------------------------------------------------------------

AGAIN = anytime("Once more, from the top", pick=Anyone(), do=AllowAction(TARGET))


@rule("TEAM-37")
@pytest.mark.parametrize("player", ["fiona", "zot"])
def test_another_action_is_for_the_member_whom_the_card_names(player: str) -> None:
    """Both have played their Actions when somebody, of whatever team, gives Gerki one more."""
    teams = (("fiona", "gerki"), ("zot", "deirdre"))
    t = given("fiona", "gerki", "zot", "deirdre", at=action_phase("fiona"), teams=teams, cards=(AGAIN,))
    t.gerki.hand(KNIFE, KNIFE).plays(KNIFE, on="zot")
    t.all_pass()
    t.fiona.hand(ELBOW, ELBOW).plays(ELBOW, on="zot")
    getattr(t, player).hand(AGAIN.title).plays(AGAIN.title, on="gerki")
    t.all_pass()
    t.fiona.is_not_asked()
    t.gerki.is_asked("action").plays(KNIFE, on="zot")
    t.all_pass()
    assert t.phase == "order"
    t.zot.has(fortitude=14)
    t.fiona.has(hand=[ELBOW])


@rule("TEAM-37")
def test_whoever_should_reconsider_plays_another_action_and_the_teammate_does_not() -> None:
    teams = (("fiona", "gerki"), ("daareka", "zot"))
    t = given("fiona", "gerki", "daareka", "zot", at=action_phase("fiona"), teams=teams)
    reconsider = "I think you should reconsider"
    t.gerki.hand(KNIFE, KNIFE).plays(KNIFE, on="zot")
    t.all_pass()
    t.fiona.hand(ELBOW).deck(HIDE, ELBOW).plays(ELBOW, on="zot")
    t.daareka.hand(reconsider).plays(reconsider)
    t.nobody_answers()
    t.gerki.is_not_asked().has(hand=[KNIFE])
    t.fiona.is_asked("action").has(hand=[HIDE])


@rule("TEAM-37")
def test_to_drink_once_more_is_for_one_member_and_not_for_the_own_team() -> None:
    t = _two(drink_phase("fiona"))
    more = "Gog say you drink MORE!"
    t.fiona.pile("Light Ale", "Wine", "Elven Wine").hand(more)
    t.gerki.pile("Dark Ale", "Elven Wine").hand(more)
    t.zot.hand(more)
    t.gerki.chooses("gerki")
    t.fiona.cannot_play(more, rule="NEG-05")
    t.zot.plays(more)
    t.nobody_answers()
    assert [pour.drinker for pour in t.drinks] == [t.seat("gerki")]
    t.all_pass()
    t.gerki.has(pile=0)
    t.fiona.has(pile=2, alcohol=5)

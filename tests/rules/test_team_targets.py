"""Whom it meets in a team game: Champions, another player, a player, each other player, each player."""

from __future__ import annotations

import pytest

from alehouse.lang import EndTurn, anytime
from alehouse.testing import Scene, SceneError, action_phase, drink_phase, given, order_phase, rule
from alehouse.testing.moments import Moment

START, RAISE, TIP = "Gambling? I'm in!", "I raise!", "Tip the Wench."
CHEAT, NO_CHEATING = "Oops... I dropped my cards...", "Cards on the table, or teeth on the table"
COIN, TO_THE_INN = "Grab a coin while no one's lookin'!", "Oh, I guess the Wench thought that was her tip..."
BEST_OF_THREE, STEAL_POT = "Best of three, ye said!", "Um...I know you think you won, but..."
LEAVE, PLANK = "I'm saving this money for the poor.", "Ante up or walk the plank!"
ELBOW, DANCE, WAND = "Make some elbow room", "Gog do happy dance", "That wand was not supposed to be loaded"
BARRELS, KNIVES = "Look out! Rolling barrels!", "You get a knife, and you get a knife, and you get a knife..."
GONE = anytime("Back in a moment", do=EndTurn())
"""A card of our own, to be absent from any moment on."""

TEAMS = (("fiona", "gerki"), ("zot", "deirdre"), ("gog", "dimli"))
ALL = ("fiona", "gerki", "zot", "deirdre", "gog", "dimli")


def _three(at: Moment) -> Scene:
    return given(*ALL, at=at, teams=TEAMS, cards=(GONE,))


def _drinkers(t: Scene) -> list[str]:
    return [t.state.table.names[pour.drinker] for pour in t.drinks]


def _turned_up(event: str, *drinks: str, by: str = "fiona") -> Scene:
    """Fiona or Gerki has turned up an Event; Deirdre and Gog are named as the Champions of the others."""
    t = _three(drink_phase("fiona"))
    t.drink_deck(*drinks)
    getattr(t, by).pile(event)
    t.fiona.chooses(by)
    t.zot.is_asked("champion").chooses("deirdre")
    t.dimli.is_asked("champion").chooses("gog")
    return t


# --- Champions of an Event -------------------------------------------------------------------------


@rule("TEAM-18", "TEAM-19", "TEAM-22")
@pytest.mark.parametrize("by", ["fiona", "gerki"])
def test_only_champions_take_part_in_an_event_and_the_revealer_is_one(by: str) -> None:
    t = _turned_up("Drinking Contest!", "Light Ale", "Wine", "Elven Wine", by=by)
    assert t.game.view(None).stack[-1].champions == (t.seat(by), t.seat("deirdre"), t.seat("gog"))
    t.nobody_answers()
    assert _drinkers(t) == [by, "deirdre", "gog"]
    t.nobody_answers()
    t.nobody_answers()
    for player, alcohol, gold in ((t.zot, 2, 9), (t.gog, 3, 12)):
        player.has(alcohol=alcohol, gold=gold)
    t.fiona.has(gold=9)


@rule("TEAM-18")
def test_champions_are_named_before_anybody_answers_the_event() -> None:
    t = _three(drink_phase("fiona"))
    t.fiona.pile("Drinking Contest!")
    t.zot.hand(TIP)
    t.fiona.chooses("fiona")
    for player in (t.fiona, t.gerki, t.gog, t.dimli):
        player.is_not_asked()
    t.zot.cannot_play(TIP).is_asked("champion")
    assert [str(move) for move in t.game.legal_moves_of(t.seat("zot"))] == ["choose zot", "choose deirdre"]
    t.deirdre.chooses("zot")
    t.zot.is_not_asked()
    t.gog.is_asked("champion").chooses("gog")
    t.zot.is_asked("window").can_play(TIP)


@rule("TEAM-18")
def test_an_event_for_its_revealer_alone_needs_no_champions() -> None:
    t = _three(drink_phase("fiona"))
    t.gerki.pile("Fine Ambrosia, Nectar of the Gods")
    t.fiona.set(fortitude=10).chooses("gerki")
    t.zot.is_asked("window")
    t.nobody_answers()
    t.fiona.has(fortitude=14, alcohol=0, gold=8)  # 1 from the Event, and Fiona had nothing to drink


@rule("TEAM-22", "TEAM-25")
def test_only_champions_choose_what_an_event_offers() -> None:
    t = _turned_up("Monster Attack!")
    t.nobody_answers()
    t.gerki.is_not_asked()
    t.fiona.is_asked("number").chooses(3)
    t.nobody_answers()
    t.zot.is_not_asked()
    t.deirdre.is_asked("number").chooses(1)
    t.nobody_answers()
    t.dimli.is_not_asked()
    t.gog.is_asked("number").chooses(0)
    for player, fortitude, gold in ((t.gerki, 20, 7), (t.zot, 18, 9), (t.dimli, 17, 10)):
        player.has(fortitude=fortitude, gold=gold)


@rule("TEAM-25")
def test_the_dare_of_the_wench_is_for_champions() -> None:
    t = _turned_up("The Wench Dares You...", "Light Ale", "Dragon Breath Ale")
    t.nobody_answers()
    assert _drinkers(t) == ["fiona", "deirdre", "gog"]
    t.nobody_answers()
    t.zot.has(alcohol=4)
    t.gog.has(alcohol=4)
    t.fiona.has(alcohol=0)  # 1, and Gerki had nothing to drink


@rule("TEAM-21")
def test_for_the_next_event_the_team_may_name_somebody_else() -> None:
    t = _three(drink_phase("fiona"))
    t.drink_deck("Wine", "Light Ale")
    t.fiona.pile("Round on the House!")
    t.gerki.pile("Round on the House!")
    t.fiona.chooses("fiona")
    for first, drinkers in (("zot", ["fiona", "zot", "gog"]), ("deirdre", ["gerki", "deirdre", "dimli"])):
        t.zot.is_asked("champion").chooses(first)
        t.gog.chooses(drinkers[2])
        t.nobody_answers()
        assert _drinkers(t) == drinkers
        t.nobody_answers()


# --- Champions who are absent ----------------------------------------------------------------------


def _absent(who: str, at: Moment) -> Scene:
    """`who` has left in the turn of Fiona and Gerki, before the orders; both have ordered since."""
    t = _three(at)
    getattr(t, who).hand(GONE.title).plays(GONE.title)
    t.nobody_answers()
    return t


@rule("TEAM-26")
def test_a_team_that_names_an_absent_champion_ignores_the_event() -> None:
    t = _absent("deirdre", order_phase("fiona"))
    t.fiona.pile("Drinking Contest!")
    t.nobody_answers()
    t.drink_deck("Water", "Water", "Light Ale", "Wine")
    t.fiona.orders("gog").orders("gog")
    t.nobody_answers()
    t.gerki.chooses("fiona")
    t.deirdre.is_not_asked()
    t.zot.is_asked("champion").chooses("deirdre")
    t.gog.chooses("gog")
    t.nobody_answers()
    assert _drinkers(t) == ["fiona", "gog"]
    t.all_pass()
    t.zot.has(alcohol=0, gold=10)
    t.gog.has(gold=11)


@rule("TEAM-26")
def test_an_absent_champion_keeps_the_team_out_of_a_round_and_a_toast() -> None:
    for card in (START, "Let's toast the Goddess!"):
        t = _three(action_phase("fiona"))
        t.fiona.hand(ELBOW).plays(ELBOW, on="gog")
        t.deirdre.hand(GONE.title).plays(GONE.title)
        t.all_pass()
        t.gerki.hand(card).plays(card)
        t.deirdre.is_not_asked()
        t.zot.chooses("deirdre")
        t.dimli.chooses("gog")
        t.nobody_answers()
        assert (t.in_round or tuple(_drinkers(t))) == ("gerki", "gog")
        t.zot.has(gold=10, alcohol=0)


@rule("HOUSE-19", "TEAM-26")
@pytest.mark.parametrize(("champion", "alcohol"), [("gerki", 0), ("fiona", 4)])
def test_the_team_of_the_revealer_may_name_its_absent_member(champion: str, alcohol: int) -> None:
    t = _absent("gerki", order_phase("fiona"))
    t.fiona.pile("Round on the House!")
    t.nobody_answers()
    t.drink_deck("Water", "Water", "Dragon Breath Ale")
    t.fiona.orders("gog").orders("gog")
    t.nobody_answers()
    t.gerki.is_not_asked()
    t.fiona.is_asked("champion").chooses(champion)
    t.zot.chooses("zot")
    t.gog.chooses("gog")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=alcohol)
    t.deirdre.has(alcohol=4)


@rule("HOUSE-19", "TEAM-19")
@pytest.mark.parametrize("card", [START, "Let's toast the Goddess!"])
def test_for_a_round_or_a_card_there_is_no_such_choice(card: str) -> None:
    t = _three(action_phase("fiona"))
    t.gerki.hand(ELBOW).plays(ELBOW, on="gog")
    t.gerki.hand(GONE.title).plays(GONE.title)
    t.all_pass()
    t.fiona.hand(card).plays(card)
    t.fiona.is_not_asked()
    t.zot.is_asked("champion").chooses("zot")
    t.gog.chooses("gog")
    t.nobody_answers()
    assert (t.in_round or tuple(_drinkers(t)))[0] == "fiona"


# --- a Round of Champions --------------------------------------------------------------------------


def _round(start: str = START) -> Scene:
    """Fiona has started a Round against Deirdre and Gog; Deirdre is about to bid."""
    t = _three(action_phase("fiona"))
    t.fiona.hand(start).plays(start)
    t.zot.chooses("deirdre")
    t.dimli.chooses("gog")
    t.nobody_answers()
    assert (t.in_round, t.control, t.pot) == (("fiona", "deirdre", "gog"), "fiona", 3)
    return t


@rule("TEAM-18", "TEAM-19", "TEAM-23")
def test_a_round_is_a_matter_of_champions_and_costs_a_team_one_ante() -> None:
    t = _round()
    for player in (t.gerki, t.zot, t.dimli):
        player.has(gold=9)
    t.all_pass()
    t.deirdre.is_asked("bid").passes()
    t.all_pass()
    t.gog.is_asked("bid").passes()
    t.all_pass()
    t.gerki.has(gold=12)


@rule("TEAM-23")
def test_where_nobody_may_leave_others_are_still_not_in() -> None:
    t = _three(action_phase("fiona"))
    t.fiona.hand(PLANK).plays(PLANK)
    t.zot.hand(LEAVE).chooses("deirdre")
    t.deirdre.hand(LEAVE)
    t.dimli.chooses("gog")
    t.zot.cannot_play(LEAVE, rule="GAMBLE-16")
    t.deirdre.cannot_play(LEAVE, rule="GAMBLE-16")
    t.nobody_answers()
    assert (t.in_round, t.pot) == (("fiona", "deirdre", "gog"), 3)


@rule("TEAM-23")
def test_a_champion_who_has_left_is_not_replaced() -> None:
    t = _round()
    t.gog.hand(CHEAT)
    t.deirdre.hand(RAISE)
    t.zot.hand(RAISE, CHEAT, LEAVE)
    t.all_pass()
    t.deirdre.passes()
    t.all_pass()
    t.gog.hand(RAISE).plays(RAISE)
    t.zot.plays(LEAVE)
    t.all_pass()
    assert t.in_round == ("fiona", "gog")
    t.fiona.is_asked("bid").passes()
    t.all_pass()
    t.gog.has(gold=13)
    t.zot.is_not_asked().has(hand=[RAISE, CHEAT], gold=9)


@rule("TEAM-24")
@pytest.mark.parametrize("who", ["gerki", "zot"])
def test_no_gambling_and_cheating_cards_of_those_who_are_no_champions(who: str) -> None:
    t = _round()
    player = getattr(t, who).hand(RAISE, CHEAT, START)
    t.all_pass()
    t.deirdre.is_asked("bid")
    player.is_not_asked()
    for card in (RAISE, CHEAT, START):
        player.cannot_play(card, rule="TEAM-24")


@rule("TEAM-24")
def test_no_card_of_theirs_that_is_closed_to_leavers() -> None:
    t = _round()
    t.gerki.hand(NO_CHEATING, BEST_OF_THREE)
    t.dimli.hand(BEST_OF_THREE)
    t.deirdre.hand(CHEAT)
    t.all_pass()
    t.deirdre.plays(CHEAT)
    t.gerki.cannot_play(NO_CHEATING, rule="TEAM-24")
    t.all_pass()
    t.gog.passes()
    t.all_pass()
    t.fiona.passes()
    assert t.pending == ["won"]
    t.gerki.cannot_play(BEST_OF_THREE, rule="TEAM-24")
    t.dimli.cannot_play(BEST_OF_THREE, rule="TEAM-24")


@rule("TEAM-24")
@pytest.mark.parametrize("who", ["gerki", "zot"])
def test_but_they_may_take_a_coin_or_the_whole_pot_or_end_the_round(who: str) -> None:
    t = _round()
    player = getattr(t, who).hand(COIN).plays(COIN)
    t.nobody_answers()
    player.has(gold=10)
    assert (t.pot, t.in_round) == (2, ("fiona", "deirdre", "gog"))
    t = _round()
    getattr(t, who).hand(TO_THE_INN).plays(TO_THE_INN)
    t.nobody_answers()
    assert (t.pot, t.in_round, t.inn) == (0, (), 3)
    t = _round()
    player = getattr(t, who).hand(STEAL_POT)
    t.all_pass()
    t.deirdre.hand(RAISE).passes()
    t.all_pass()
    t.gog.hand(RAISE).plays(RAISE)
    t.all_pass()
    t.fiona.passes()
    t.all_pass()
    t.deirdre.passes()
    player.plays(STEAL_POT)
    t.nobody_answers()
    t.nobody_answers()
    player.has(gold=14)


# --- another player, a player ----------------------------------------------------------------------


@rule("TEAM-28")
@pytest.mark.parametrize(
    "card", [ELBOW, "Prayer of Healing", "Is the room turning, or is it me?", "Requests cost extra"]
)
def test_another_player_is_never_a_teammate(card: str) -> None:
    t = _three(action_phase("fiona"))
    t.fiona.hand(card).is_asked("action")
    targets = {move.targets for move in t.game.legal_moves_of(0) if str(move) != "pass"}
    assert targets == {(seat,) for seat in (2, 3, 4, 5)}


@rule("TEAM-28")
@pytest.mark.parametrize("card", ["Levitation works on coins, too", "Your elbow is under my spell"])
def test_anytime_cards_on_another_player_spare_a_teammate_too(card: str) -> None:
    t = _three(order_phase("zot"))
    t.gerki.hand(card)
    for name in ("fiona", "gerki"):
        with pytest.raises(SceneError, match="may not play"):
            t.gerki.plays(card, on=name)
    t.gerki.plays(card, on="dimli")


@rule("TEAM-28", "TEAM-30")
def test_several_others_may_be_of_one_team_and_are_different() -> None:
    t = _three(action_phase("fiona"))
    t.fiona.hand(KNIVES).is_asked("action")
    picks = [move.targets for move in t.game.legal_moves_of(0) if str(move) != "pass"]
    assert (2, 3) in picks
    assert (2, 3, 5) in picks
    assert all(len(set(pick)) == len(pick) <= 3 and not {0, 1} & set(pick) for pick in picks)
    t.fiona.plays(KNIVES, on=("zot", "deirdre", "dimli"))
    t.nobody_answers()
    t.zot.has(fortitude=18)
    t.gog.has(fortitude=19)
    t.gerki.has(fortitude=20)


@rule("TEAM-29")
@pytest.mark.parametrize("name", ["fiona", "gerki"])
def test_a_card_for_any_player_may_pick_a_teammate_or_its_own_player(name: str) -> None:
    t = _three(order_phase("zot"))
    t.gerki.hand(TIP).plays(TIP, on=name)
    t.nobody_answers()
    t.fiona.has(gold=9)
    assert t.inn == 1


# --- each other player, each player ----------------------------------------------------------------


@rule("TEAM-30")
def test_each_other_player_is_every_member_of_every_other_team() -> None:
    t = _three(action_phase("fiona"))
    t.gerki.hand(DANCE).plays(DANCE)
    t.nobody_answers()
    t.fiona.has(fortitude=20)
    t.zot.has(fortitude=18)
    t.dimli.has(fortitude=18)
    t.nobody_answers()
    t.fiona.hand("Arm wrestling! Losers pay").plays("Arm wrestling! Losers pay")
    t.nobody_answers()
    t.gerki.has(gold=14)
    t.deirdre.has(gold=8)


@rule("ABS-03", "TEAM-07", "TEAM-36")
@pytest.mark.parametrize("who", ["eve", "gog"])
@pytest.mark.parametrize(
    ("card", "on", "left", "attacker"),
    [
        ("You'll find oaks are difficult to topple", None, 20, 20),  # 2, less 2
        ("Let's both feel how that feels", None, 19, 19),  # 2, halved
        ("Deflect", "zot", 20, 18),  # 2, for Zot
    ],
)
def test_a_defence_is_about_the_share_of_those_who_are_there(
    who: str, card: str, on: str | None, left: int, attacker: int
) -> None:
    """Two losses of 2; one of the two members is absent and takes none of them."""
    teams = (("fiona", "zot"), ("eve", "gog"))
    t = given("fiona", "zot", "eve", "gog", at=action_phase("fiona"), cards=(GONE,), teams=teams)
    t.fiona.hand(BARRELS).plays(BARRELS, on=("eve", "gog"))
    getattr(t, who).hand(GONE.title).plays(GONE.title)
    t.nobody_answers()
    other = t.gog if who == "eve" else t.eve
    other.hand(card).plays(card, on=on)
    t.nobody_answers()
    t.nobody_answers()
    t.eve.has(fortitude=left)
    t.fiona.has(fortitude=attacker)


@rule("TEAM-31", "TEAM-18", "TEAM-19")
def test_each_player_with_the_own_among_them_means_champions() -> None:
    """The sad song makes each player lose 1 Alcohol Content, and each other player pay for it."""
    t = _three(action_phase("fiona"))
    for player in (t.fiona, t.zot, t.gog):
        player.set(alcohol=5)
    sad = "And now I'm going to play something really sad"
    t.gerki.hand(sad).plays(sad)
    t.fiona.is_not_asked()
    t.deirdre.is_asked("champion").chooses("zot")
    t.dimli.is_asked("champion").chooses("dimli")
    assert t.game.view(None).stack[-1].champions == (1, 2, 5)
    t.nobody_answers()
    for player in (t.fiona, t.zot, t.gog):
        player.has(alcohol=4)


@rule("TEAM-18", "TEAM-31")
def test_a_gear_for_everybody_meets_champions() -> None:
    teams = (("wizgille", "fiona"), ("zot", "deirdre"))
    t = given("wizgille", "fiona", "zot", "deirdre", at=action_phase("wizgille"), teams=teams)
    mice = "It was built to attract mice, honestly"
    t.wizgille.side_deck("gear", "A little smoke means it's warming up").hand(mice).plays(mice)
    t.zot.is_asked("champion").chooses("deirdre")
    t.nobody_answers()
    t.fiona.has(fortitude=19, gold=12)
    t.zot.has(fortitude=19, gold=8)


@rule("TEAM-32")
@pytest.mark.parametrize("card", ["Deflect", "Playing with portals", "I'm not Eve! She's over there!"])
def test_a_loss_may_be_redirected_to_a_teammate_of_the_attacker(card: str) -> None:
    t = _three(action_phase("zot"))
    t.zot.hand(WAND)
    with pytest.raises(SceneError, match="may not play"):
        t.zot.plays(WAND, on="deirdre")
    t.zot.plays(WAND, on="gerki")
    t.fiona.hand(card).plays(card, on="deirdre")
    t.nobody_answers()
    t.nobody_answers()
    t.gerki.has(fortitude=20)
    t.zot.has(fortitude=18)


@rule("TEAM-33")
def test_two_teams_of_three_heads_are_not_two_players() -> None:
    not_eve = "I'm not Eve! She's over there!"
    t = given("zot", "eve", "fiona", at=action_phase("zot"), teams=(("zot",), ("eve", "fiona")))
    t.zot.hand(WAND).plays(WAND, on="eve")
    t.eve.hand(not_eve).cannot_play(not_eve)
    t = given("zot", "eve", at=action_phase("zot"), teams=(("zot",), ("eve",)))
    t.zot.hand(WAND).plays(WAND, on="eve")
    t.eve.hand(not_eve).plays(not_eve, mode=2)
    t.all_pass()
    t.eve.has(fortitude=20)

"""Teams: shared numbers, one defence for all, Drinks, and what lies in front of one member."""

from __future__ import annotations

import pytest

from alehouse.lang import FORTITUDE, INN, TARGET, Anyone, Lose, Passive, Pay, action, standing
from alehouse.testing import Scene, SceneError, action_phase, drink_phase, given, order_phase, rule
from alehouse.testing.moments import Moment

WAND, RAMPAGE = "That wand was not supposed to be loaded", "Oh no! Not again! Pooky's on a drunken rampage!"
COINS = "Levitation works on coins, too"
HIDE, COUNTER = "Hide in shadows", "Lesson two: the counterswing"
BARRELS, DANCE = "Look out! Rolling barrels!", "Gog do happy dance"
OAKS = "You'll find oaks are difficult to topple"


def _two(at: Moment) -> Scene:
    """Fiona and Gerki against Zot and Deirdre."""
    teams = (("fiona", "gerki"), ("zot", "deirdre"))
    return given("fiona", "gerki", "zot", "deirdre", at=at, teams=teams)


def _three(at: Moment) -> Scene:
    """The same with Gog and Dimli as a third team."""
    teams = (("fiona", "gerki"), ("zot", "deirdre"), ("gog", "dimli"))
    return given("fiona", "gerki", "zot", "deirdre", "gog", "dimli", at=at, teams=teams)


# --- one set of numbers ----------------------------------------------------------------------------


@rule("TEAM-02")
def test_what_happens_to_one_happens_to_both() -> None:
    t = _two(action_phase("zot"))
    t.zot.hand(WAND, COINS).plays(WAND, on="gerki")
    t.zot.plays(COINS, on="fiona")
    t.all_pass()
    for player in (t.fiona, t.gerki):
        player.has(fortitude=18, gold=9, alcohol=0)
    for player in (t.zot, t.deirdre):
        player.has(fortitude=20, gold=11, alcohol=0)


@rule("TEAM-02")
def test_the_team_has_no_more_than_twenty_fortitude_and_no_less_than_no_alcohol() -> None:
    t = _two(drink_phase("fiona"))
    t.fiona.set(fortitude=19, alcohol=1)
    t.gerki.pile("Holy Water")
    t.fiona.chooses("fiona")
    t.all_pass()
    t.fiona.has(fortitude=20, alcohol=0)
    t = _two(drink_phase("fiona"))
    t.fiona.set(alcohol=1).chooses("gerki")
    t.fiona.has(alcohol=0)
    t.gerki.has(alcohol=0)


@rule("TEAM-02")
def test_a_team_pays_what_it_has_and_no_more() -> None:
    t = _two(action_phase("zot"))
    t.fiona.set(gold=1)
    t.zot.hand("Fortunes told, payment in advance").plays("Fortunes told, payment in advance")
    t.nobody_answers()
    t.zot.has(gold=11)
    t.gerki.has(gold=0)


# --- one defends the other -------------------------------------------------------------------------


@rule("TEAM-06")
def test_a_blow_against_one_is_struck_back_by_the_other() -> None:
    t = _two(action_phase("zot"))
    t.fiona.hand(COUNTER)
    t.zot.hand(WAND).plays(WAND, on="gerki")
    t.nobody_answers()
    t.fiona.plays(COUNTER)
    t.all_pass()
    t.fiona.has(fortitude=18)
    t.zot.has(fortitude=18)
    t.deirdre.has(fortitude=18)


@rule("TEAM-06")
def test_opponents_of_the_victim_have_no_part_in_its_defence() -> None:
    t = _three(action_phase("zot"))
    for player in (t.gog, t.deirdre):
        player.hand(HIDE, COUNTER)
    t.zot.hand(WAND).plays(WAND, on="gerki")
    for player in (t.gog, t.deirdre):
        player.cannot_play(HIDE, rule="AFFECT-01")
    t.nobody_answers()
    for player in (t.gog, t.deirdre):
        player.cannot_play(COUNTER)


@rule("TEAM-06")
def test_one_hands_the_drink_of_the_other_to_an_opponent() -> None:
    teams = (("deirdre", "fiona"), ("zot", "gog"))
    t = given("deirdre", "fiona", "zot", "gog", at=drink_phase("fiona"), teams=teams)
    t.fiona.pile("Dragon Breath Ale")
    t.deirdre.hand("You look like you need this more than I do!").pile("Water")
    t.fiona.chooses("fiona")
    t.deirdre.plays("You look like you need this more than I do!", on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.fiona.has(alcohol=0)
    t.zot.has(alcohol=4)


@rule("TEAM-06", "TEAM-22")
@pytest.mark.parametrize("champion", ["zot", "amundyr"])
def test_one_ignores_the_event_of_the_champion(champion: str) -> None:
    teams = (("fiona", "gerki"), ("zot", "amundyr"))
    t = given("fiona", "gerki", "zot", "amundyr", at=drink_phase("fiona"), teams=teams)
    t.fiona.pile("Monster Attack!").chooses("fiona")
    t.amundyr.hand("I... am... unstoppable!")
    t.zot.chooses(champion)
    t.amundyr.plays("I... am... unstoppable!", mode=2)
    t.nobody_answers()
    t.nobody_answers()
    t.zot.is_not_asked().has(fortitude=20)
    t.fiona.is_asked("number").chooses(0)
    t.zot.has(fortitude=20)
    t.fiona.has(fortitude=17)


@rule("TEAM-06", "TEAM-07")
def test_one_takes_the_champion_out_of_a_round() -> None:
    t = _three(action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!").plays("Gambling? I'm in!")
    t.deirdre.hand("I'm saving this money for the poor.")
    t.zot.chooses("zot")
    t.gog.chooses("gog")
    t.deirdre.plays("I'm saving this money for the poor.")
    t.nobody_answers()
    t.nobody_answers()
    assert (t.in_round, t.pot) == (("fiona", "gog"), 2)
    t.zot.has(gold=10)


@rule("TEAM-06")
def test_one_takes_the_champion_out_of_a_round_that_is_on() -> None:
    t = _three(action_phase("fiona"))
    t.fiona.hand("Gambling? I'm in!").plays("Gambling? I'm in!")
    t.deirdre.hand("I'm saving this money for the poor.")
    t.zot.hand("I raise!").chooses("zot")
    t.gog.hand("I raise!").chooses("gog")
    t.all_pass()
    t.zot.passes()
    t.all_pass()
    t.gog.plays("I raise!")
    t.deirdre.plays("I'm saving this money for the poor.")
    t.nobody_answers()
    assert t.in_round == ("fiona", "gog")
    t.nobody_answers()
    t.zot.has(gold=9)
    t.fiona.has(gold=8)


# --- one card for the whole share ------------------------------------------------------------------


@rule("TEAM-07")
@pytest.mark.parametrize("who", ["deirdre", "zot"])
def test_one_card_ignores_what_both_would_lose(who: str) -> None:
    t = _two(action_phase("fiona"))
    t.fiona.hand(DANCE).plays(DANCE)
    getattr(t, who).hand("Stop being silly!").plays("Stop being silly!")
    t.all_pass()
    t.zot.has(fortitude=20)
    t.deirdre.has(fortitude=20)


def _attacked(names: tuple[str, str], *, attack: str = RAMPAGE) -> Scene:
    """Zot has played an attack on both members of a team; Gog looks on alone."""
    t = given("zot", *names, "gog", at=action_phase("zot"), teams=(("zot",), names, ("gog",)))
    t.zot.hand(attack).plays(attack, on=names if attack == BARRELS else None)
    return t


@rule("TEAM-07")
@pytest.mark.parametrize(("attack", "left"), [(RAMPAGE, 20), (BARRELS, 18)])
def test_a_reduction_by_two_is_spent_once_on_all_losses(attack: str, left: int) -> None:
    for names in (("farai", "fiona"), ("fiona", "farai")):
        t = _attacked(names, attack=attack)
        t.farai.hand(OAKS).plays(OAKS)
        t.nobody_answers()
        t.nobody_answers()
        t.fiona.has(fortitude=left)


@rule("TEAM-07", "HOUSE-17")
def test_a_loss_that_is_cut_to_one_is_one_for_the_team() -> None:
    t = _attacked(("sera", "fiona"), attack=BARRELS)
    dodge = "Almost! Here, let me show you how"
    t.sera.hand(dodge).plays(dodge)
    t.nobody_answers()
    t.zot.has(fortitude=19)
    t.all_pass()
    t.fiona.has(fortitude=19)


@rule("TEAM-07")
def test_whoever_reduced_the_loss_of_the_team_does_not_strike_back() -> None:
    for names in (("farai", "fiona"), ("fiona", "farai")):
        t = _attacked(names, attack=BARRELS)
        t.fiona.hand(COUNTER)
        t.farai.hand(OAKS).plays(OAKS)
        t.nobody_answers()
        t.nobody_answers()
        t.fiona.has(fortitude=18).cannot_play(COUNTER)


@rule("TEAM-07", "HOUSE-17")
@pytest.mark.parametrize("by", ["remy", "fiona"])
def test_one_redirection_moves_both_losses_and_nobody_elses(by: str) -> None:
    t = _attacked(("remy", "fiona"))
    getattr(t, by).hand("Deflect").plays("Deflect", on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.remy.has(fortitude=20)
    t.gog.has(fortitude=17)  # his own loss, and two more
    t.zot.has(fortitude=20)


@rule("TEAM-07", "HOUSE-17")
def test_a_loss_of_both_is_halved_as_one() -> None:
    t = _attacked(("eve", "fiona"))
    share = "Let's both feel how that feels"
    t.eve.hand(share).plays(share)
    t.nobody_answers()
    t.nobody_answers()
    t.eve.has(fortitude=19)
    t.zot.has(fortitude=19)
    t.gog.has(fortitude=19)


@rule("TEAM-07", "HOUSE-17")
@pytest.mark.parametrize(
    ("card", "paid", "inn"), [("Gog carry barrels, inn carry bill", 12, -2), ("Illusionary coin", 10, 0)]
)
def test_one_card_pays_for_both(card: str, paid: int, inn: int) -> None:
    t = _two(action_phase("fiona"))
    t.fiona.hand("Arm wrestling! Losers pay").plays("Arm wrestling! Losers pay")
    t.deirdre.hand(card).plays(card)
    t.nobody_answers()
    t.nobody_answers()
    t.zot.has(gold=10)
    t.fiona.has(gold=paid)
    assert t.inn == inn


@rule("TEAM-07")
def test_a_defence_leaves_other_teams_alone() -> None:
    t = _three(action_phase("fiona"))
    t.fiona.hand(DANCE).plays(DANCE)
    t.gog.hand("Gog chewing. Gog not notice.").plays("Gog chewing. Gog not notice.")
    t.all_pass()
    t.zot.has(fortitude=18)
    t.gog.has(fortitude=20)


# --- payments that the team has brought upon itself ------------------------------------------------

TABLE, SAW_THAT = "Gog borrow table for a second", "I may be blind, but I could still see that coming!"
CLUMSY = action("Mind the crockery!", pick=Anyone(), do=(Lose(2, FORTITUDE), Pay(1, TARGET, INN)))
GOAT, REFLECTION = "The one about the goat, with stamping", "That was only my reflection"


@rule("TEAM-08")
@pytest.mark.parametrize(("breaks", "looks"), [("gog", "tara"), ("tara", "gog"), ("gog", "gog")])
def test_no_member_ignores_what_a_card_of_the_team_costs(breaks: str, looks: str) -> None:
    t = given("gog", "tara", "zot", at=action_phase("gog"), teams=(("gog", "tara"), ("zot",)))
    getattr(t, breaks).hand(TABLE)
    getattr(t, looks).hand(SAW_THAT)
    getattr(t, breaks).plays(TABLE, on="zot")
    getattr(t, looks).cannot_play(SAW_THAT, rule="NEG-06")
    t.nobody_answers()
    t.gog.has(gold=9)
    t.zot.has(fortitude=17)


@rule("TEAM-08")
def test_the_inn_may_pay_what_a_card_of_the_team_costs() -> None:
    t = given("gog", "tara", "zot", at=action_phase("gog"), teams=(("gog", "tara"), ("zot",)))
    t.gog.hand(TABLE).plays(TABLE, on="zot")
    t.tara.hand("Gog carry barrels, inn carry bill").plays("Gog carry barrels, inn carry bill")
    t.all_pass()
    t.gog.has(gold=10)
    t.zot.has(fortitude=17)


@rule("TEAM-08")
@pytest.mark.parametrize("sings", ["fleck", "eve"])
def test_ignoring_the_rest_of_a_mates_card_leaves_the_payment(sings: str) -> None:
    t = given("fleck", "eve", "zot", at=action_phase("fleck"), teams=(("fleck", "eve"), ("zot",)))
    getattr(t, sings).hand(GOAT).plays(GOAT)
    t.eve.hand(REFLECTION).plays(REFLECTION)
    t.nobody_answers()
    t.nobody_answers()
    t.fleck.has(alcohol=0, gold=9)
    t.zot.has(alcohol=1, fortitude=19)


@rule("TEAM-08")
@pytest.mark.parametrize("who", ["gog", "tara"])
def test_no_member_ignores_what_a_card_of_the_one_makes_the_other_pay(who: str) -> None:
    t = given("gog", "tara", "zot", at=action_phase("gog"), teams=(("gog", "tara"), ("zot",)), cards=(CLUMSY,))
    t.gog.hand(CLUMSY.title, "Tip the Wench.").plays(CLUMSY.title, on="tara")
    getattr(t, who).hand(REFLECTION, SAW_THAT).cannot_play(SAW_THAT, rule="NEG-06").plays(REFLECTION)
    t.nobody_answers()
    t.gog.plays("Tip the Wench.", on="tara")
    getattr(t, who).cannot_play(SAW_THAT, rule="NEG-06")
    t.all_pass()
    t.gog.has(fortitude=20, gold=8)


@rule("TEAM-08")
def test_a_payment_to_opponents_of_their_making_can_be_ignored_by_either() -> None:
    for who in ("gog", "tara"):
        t = given("gog", "tara", "zot", at=action_phase("zot"), teams=(("gog", "tara"), ("zot",)))
        t.zot.hand("Fortunes told, payment in advance").plays("Fortunes told, payment in advance")
        getattr(t, who).hand(SAW_THAT).plays(SAW_THAT)
        t.nobody_answers()
        t.nobody_answers()
        t.gog.has(gold=10)


# --- Drinks ----------------------------------------------------------------------------------------


def _pouring(drink: str, at: str = "fiona") -> Scene:
    """One of Fiona and Gerki has turned up a Drink; the other has none."""
    t = _two(drink_phase("fiona"))
    getattr(t, at).pile(drink)
    t.fiona.chooses(at)
    return t


@rule("TEAM-15")
@pytest.mark.parametrize(("drinks", "ignores"), [("fiona", "gerki"), ("gerki", "fiona")])
def test_the_drink_of_the_one_is_ignored_by_the_other(drinks: str, ignores: str) -> None:
    t = _pouring("Dragon Breath Ale", drinks)
    t.zot.hand("Dump it on the floor").cannot_play("Dump it on the floor", rule="NEG-05")
    getattr(t, ignores).hand("Dump it on the floor").plays("Dump it on the floor")
    t.nobody_answers()
    assert t.drink_of(drinks).ignored
    t.nobody_answers()
    t.fiona.has(alcohol=0)


@rule("TEAM-16")
@pytest.mark.parametrize("card", ["Here, this one's for tall folk", "Half a keg each, that's manners"])
@pytest.mark.parametrize("who", ["fiona", "gerki"])
def test_no_card_moves_a_drink_or_half_of_it_to_a_teammate(card: str, who: str) -> None:
    t = _pouring("Dragon Breath Ale")
    player = getattr(t, who).hand(card)
    for name in ("fiona", "gerki"):
        with pytest.raises(SceneError, match="may not play"):
            player.plays(card, on=name)
    player.plays(card, on="deirdre")
    t.nobody_answers()
    assert sorted(pour.drinker for pour in t.drinks)[-1] == t.seat("deirdre")


@rule("TEAM-16")
def test_a_drink_that_splits_itself_is_shared_with_an_opponent() -> None:
    t = _pouring("Mead")
    t.nobody_answers()
    t.fiona.is_asked("split")
    assert [str(move) for move in t.game.legal_moves_of(0)] == ["pass", "choose zot", "choose deirdre"]
    t.fiona.splits_with("deirdre")
    t.nobody_answers()
    t.fiona.has(alcohol=1)  # 2 of the Mead, and Gerki has nothing to drink
    t.zot.has(alcohol=2)


@rule("TEAM-17")
@pytest.mark.parametrize("payer", [None, "fiona", "gerki"])
def test_a_new_drink_deck_costs_each_team_one_gold(payer: str | None) -> None:
    t = _three(order_phase("fiona"))
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    t.nobody_answers()
    t.fiona.orders("zot")
    if payer is not None:
        getattr(t, payer).hand("Gog carry barrels, inn carry bill").plays("Gog carry barrels, inn carry bill")
    t.all_pass()
    t.gerki.is_asked("order")
    t.fiona.has(gold=9 if payer is None else 10)
    t.zot.has(gold=9)
    t.dimli.has(gold=9)
    assert t.inn == (3 if payer is None else 2)


@rule("TEAM-17", "TEAM-06")
@pytest.mark.parametrize("who", ["fleck", "zot"])
def test_a_card_against_paying_for_a_new_drink_deck_works_for_the_team(who: str) -> None:
    t = given("fiona", "fleck", "zot", at=order_phase("fiona"), teams=(("fiona",), ("fleck", "zot")))
    t.drink_deck("Wine", only=True).drink_discard("Light Ale", "Dark Ale")
    t.nobody_answers()
    t.fiona.orders("zot")
    free = "The band drinks free, it's tradition"
    getattr(t, who).hand(free).plays(free, mode=2)
    t.all_pass()
    t.fiona.has(gold=9)
    t.zot.has(gold=10)


# --- what lies in front of one member --------------------------------------------------------------

THICK = standing("A very thick coat", Passive(FORTITUDE, less=2))


@rule("TEAM-34")
@pytest.mark.parametrize(("mood", "mine", "theirs"), [("Loyal", 19, 18), ("Playful", 17, 18)])
def test_a_mood_is_for_its_owner_alone_for_better_or_worse(mood: str, mine: int, theirs: int) -> None:
    for victim, left in (("kaylin", mine), ("fiona", theirs)):
        t = given("zot", "kaylin", "fiona", at=action_phase("zot"), teams=(("zot",), ("kaylin", "fiona")))
        t.kaylin.front(mood)
        t.zot.hand(WAND).plays(WAND, on=victim)
        t.nobody_answers()
        t.fiona.has(fortitude=left)


@rule("TEAM-34")
@pytest.mark.parametrize(("drinker", "alcohol"), [("fiona", 2), ("kaylin", 1)])
def test_a_mood_is_no_help_with_the_drink_of_a_teammate(drinker: str, alcohol: int) -> None:
    t = given("kaylin", "fiona", "zot", at=drink_phase("fiona"), teams=(("kaylin", "fiona"), ("zot",)))
    t.kaylin.front("Clumsy")
    getattr(t, drinker).pile("Wine")
    t.kaylin.chooses("kaylin" if drinker == "kaylin" else "fiona")
    t.nobody_answers()
    t.fiona.has(alcohol=max(0, alcohol - 1))  # the other one had nothing to drink


@rule("TEAM-35")
def test_each_member_lowers_the_own_share_before_shares_are_added_up() -> None:
    names = ("farai", "fiona", "kaylin", "gog")
    t = given("zot", *names, at=action_phase("zot"), teams=(("zot",), names), cards=(THICK,))
    t.fiona.front(THICK.title)
    t.kaylin.front("Loyal")
    t.zot.hand(DANCE).plays(DANCE)
    t.nobody_answers()
    t.farai.has(fortitude=18)  # 1 + 0 + 0 + 1: what is left over of a coat warms nobody else


@rule("TEAM-35", "TEAM-07")
@pytest.mark.parametrize("names", [("kaylin", "fiona"), ("fiona", "kaylin")])
@pytest.mark.parametrize(
    ("card", "left", "attacker"),
    [
        (OAKS, 19, 20),  # 1 + 2, less 2
        ("Almost! Here, let me show you how", 19, 19),  # 1 + 2, cut to 1
        ("Let's both feel how that feels", 18, 18),  # 1 + 2, halved
    ],
)
def test_what_lies_there_works_first_and_a_card_on_what_is_left(
    names: tuple[str, str], card: str, left: int, attacker: int
) -> None:
    """Two losses of 2, and a mood that takes 1 away from that of Kaylin."""
    t = given("zot", *names, at=action_phase("zot"), teams=(("zot",), names))
    t.kaylin.front("Loyal")
    t.zot.hand(BARRELS).plays(BARRELS, on=names)
    t.fiona.hand(card).plays(card)
    t.all_pass()
    t.fiona.has(fortitude=left)
    t.zot.has(fortitude=attacker)


@rule("TEAM-35", "TIME-12")
@pytest.mark.parametrize("names", [("kaylin", "fiona"), ("fiona", "kaylin")])
def test_a_mood_counts_once_for_a_device_and_its_gear_and_leaves_the_rest_to_a_card(names: tuple[str, str]) -> None:
    """A dart for 2 and a Gear for 1: Loyal takes 1, the oaks the other 2."""
    t = given("wizgille", *names, at=action_phase("wizgille"), teams=(("wizgille",), names))
    dart, loose = "How silly! I don't know why I had my dart launcher armed!", "Sorry, a gear came loose."
    t.kaylin.front("Loyal")
    t.wizgille.side_deck("gear", loose).hand(dart).plays(dart, on="kaylin").chooses("kaylin")
    t.fiona.hand(OAKS).plays(OAKS)
    t.all_pass()
    t.fiona.has(fortitude=20)

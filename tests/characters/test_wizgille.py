"""Wizgille the Tinkerer: each Device brings a Gear, and the two are one card."""

from __future__ import annotations

import pytest

from alehouse import Game
from alehouse.content import catalog
from alehouse.testing import (
    Scene,
    action_phase,
    check_character,
    drink_phase,
    example,
    gambling,
    given,
    order_phase,
    rule,
)

# Devices
DART = "How silly! I don't know why I had my dart launcher armed!"
ATTRACTOR = "It was built to attract mice, honestly"
DRINK_MAKER = "The drink-maker is in a generous mood"
RECALIBRATING = "Not now! I still have to recalibrate everything!"
GLOVES = "Duck! Both of you!"
SLEEVE = "My sleeve deals faster than I can think"
UMBRELLA = "Nothing gets through the umbrella, except rain"
COFFEE_ENGINE = "First a trip through the coffee engine"
FIREWORKS = "The fireworks go up. Usually."
ELBOW = "The automatic elbow is working again!"
GRABBER = "The coin grabber shouldn't reach that far"

# Gears
LOOSE = "Sorry, a gear came loose."
SCREW = "So that's where that screw went!"
KICK = "It kicks harder than on the drawing"
PEDALS = "Pedalling keeps me sober"
COIN = "Somebody's coin was jammed in the works"
COOLANT = "The coolant is mostly gin"
MAGNET = "The magnet has found your purse"

# Neither
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
CONVEYOR = "Two more! The conveyor belt is still running"
SHUFFLING = "Self-shuffling cards. Please don't look inside."
LEVER = "That lever? It's for your chair"
PUMP = "Take it off what you owe me for the pump"
LID = "I can't, I'm holding this lid down"
GOGGLES = "My goggles go all the way round"
LAMP_OIL = "Lovely, I was out of lamp oil"
GREASE = "Axle grease brings out the flavour"
HEAVY_END = "Could you hold the heavy end? Oh dear."

PAT, CHEW = "Gog pat friend on back", "Gog chewing. Gog not notice."
START = "Gambling? I'm in!"


def tinkering(device: str, *gears: str, on: str | None = None) -> Scene:
    """Wizgille has used a Device as her Action, and these are the next Gears."""
    t = given("wizgille", "gog", "eve", at=action_phase("wizgille"))
    t.wizgille.set(fortitude=15, alcohol=4).side_deck("gear", *gears).hand(device).plays(device, on=on)
    return t


def attacked(*hand: str, gear: str = SCREW) -> Scene:
    """Gog has patted Wizgille on the back for 2, and she holds these cards."""
    t = given("gog", "wizgille", "eve", at=action_phase("gog"))
    t.wizgille.side_deck("gear", gear).hand(*hand)
    t.gog.hand(PAT).plays(PAT, on="wizgille")
    return t


def drinking(who: str, *hand: str, pile: str, gear: str = SCREW) -> Scene:
    """Somebody turns up a Drink, and Wizgille holds these cards."""
    t = given("wizgille", "gog", "eve", at=drink_phase(who))
    t.wizgille.side_deck("gear", gear).hand(*hand)
    getattr(t, who).pile(pile).drinks()
    return t


def betting(*hand: str, gear: str = SCREW) -> Scene:
    """It is Wizgille's bid; Gog has control with a Winning Hand, and the pot is 6."""
    t = given("wizgille", "gog", "eve", at=gambling("eve", control="gog", turn="wizgille", pot=6, winning_hand=True))
    t.wizgille.side_deck("gear", gear).hand(*hand)
    t.all_pass()
    t.wizgille.is_asked("bid")
    return t


def gears_used(t: Scene) -> list[str]:
    """The discard pile of the Gears, in the order in which they got there."""
    used = t.state.zones[2 * t.zone("gear") + 1][t.wizgille.seat]
    return [t.state.table.program.designs[card >> 4].title for card in used]


# --- the deck ------------------------------------------------------------------------------------------


def test_wizgille_can_be_played() -> None:
    report = check_character("wizgille")
    assert (report.cards, report.designs) == (40, 28)


def test_twelve_cards_are_devices_and_some_gears_come_twice() -> None:
    wizgille = next(one for one in catalog.pack().characters if one.id == "wizgille")
    ((deck, gears),) = wizgille.side_decks
    assert sorted(n for n, _ in gears) == [1] * 10 + [2] * 4
    assert sum(n for n, card in wizgille.deck if card.adds == deck) == 12


@rule("WIZ-01")
def test_eighteen_gears_are_shuffled_and_used_ones_lie_apart() -> None:
    one, same, other = (Game(("wizgille", "gog"), seed=seed, first=0)._state for seed in (1, 1, 2))
    at = [zone.name for zone in one.table.program.zones].index("gear")
    decks = [state.zones[2 * at][0] for state in (one, same, other)]
    assert [len(deck) for deck in decks] == [18, 18, 18]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2])
    t = tinkering(DART, KICK, LOOSE, on="gog")
    t.nobody_answers()
    t.nobody_answers()
    t.wizgille.has(discarded=[DART])
    assert gears_used(t) == [KICK]


# --- a Device and its Gear are one card ----------------------------------------------------------------


@rule("WIZ-02", "WIZ-03", "WIZ-05")
@example("RDI13-WIZGILLE-1")
def test_a_gear_looks_for_a_victim_of_its_own_before_anybody_may_answer() -> None:
    t = tinkering(DART, LOOSE, on="gog")
    t.gog.hand("Tip the Wench.").is_not_asked().cannot_play("Tip the Wench.")
    t.wizgille.is_asked("target").chooses("eve")
    t.gog.is_asked("window").can_play("Tip the Wench.")
    t.nobody_answers()
    t.gog.has(fortitude=18)
    t.eve.has(fortitude=19)


@rule("WIZ-05", "TIME-12")
@example("RDI13-WIZGILLE-1")
def test_device_and_gear_on_one_player_are_a_single_blow() -> None:
    t = tinkering(DART, LOOSE, on="gog")
    t.gog.hand("Are you done now?")
    t.wizgille.chooses("gog")
    t.gog.plays("Are you done now?")
    t.all_pass()
    t.gog.has(fortitude=19)


def test_the_dart_may_even_find_its_owner() -> None:
    t = tinkering(DART, PEDALS, on="wizgille")
    t.nobody_answers()
    t.wizgille.has(fortitude=13, alcohol=3)


@rule("WIZ-07")
def test_who_ignores_the_device_ignores_the_gear_as_well() -> None:
    t = tinkering(DART, LOOSE, on="gog")
    t.gog.hand(CHEW)
    t.wizgille.chooses("gog")
    t.gog.plays(CHEW)
    t.all_pass()
    t.gog.has(fortitude=20)


@rule("WIZ-02", "WIZ-07")
def test_who_is_hit_by_the_gear_alone_may_ignore_the_whole_card() -> None:
    t = tinkering(DART, LOOSE, on="gog")
    t.eve.hand(CHEW)
    t.wizgille.chooses("eve")
    t.eve.plays(CHEW)
    t.all_pass()
    t.eve.has(fortitude=20)
    t.gog.has(fortitude=18)


@rule("WIZ-07")
def test_with_the_device_its_gear_is_negated() -> None:
    t = tinkering(DART, KICK, on="gog")
    t.eve.hand("No!").plays("No!")
    t.all_pass()
    t.gog.has(fortitude=20)
    t.wizgille.has(fortitude=15, discarded=[DART])
    assert gears_used(t) == [KICK]


@rule("WIZ-04")
def test_both_uses_of_a_device_turn_a_gear() -> None:
    t = given("gog", "wizgille", "eve", at=action_phase("gog"))
    t.wizgille.side_deck("gear", KICK).hand(RECALIBRATING)
    t.gog.hand(START).plays(START)
    t.wizgille.plays(RECALIBRATING)
    t.all_pass()
    t.eve.is_asked("bid")
    t.wizgille.has(gold=10, fortitude=19)
    assert (t.pot, t.in_round) == (2, ("gog", "eve"))

    t = drinking("wizgille", RECALIBRATING, pile="Dragon Breath Ale", gear=KICK)
    t.wizgille.plays(RECALIBRATING)
    t.all_pass()
    t.wizgille.has(alcohol=0, fortitude=19)


@rule("WIZ-06")
def test_used_gears_are_shuffled_when_none_is_left() -> None:
    t = tinkering(DART, KICK, on="gog")
    t.wizgille.hand(GRABBER)
    t.nobody_answers()
    t.nobody_answers()
    assert gears_used(t) == [KICK]
    t.wizgille.has(fortitude=14).plays(GRABBER, on="eve")
    t.nobody_answers()
    t.wizgille.has(fortitude=13, gold=11)


# --- Devices -------------------------------------------------------------------------------------------


def test_the_attractor_works_on_everybody_and_the_gear_still_turns() -> None:
    t = tinkering(ATTRACTOR, MAGNET)
    t.wizgille.chooses("gog")
    t.nobody_answers()
    t.wizgille.has(gold=13)
    t.gog.has(gold=8)
    t.eve.has(gold=9)


def test_the_drink_maker_serves_two_drinks_of_her_choice() -> None:
    t = tinkering(DRINK_MAKER, KICK)
    t.nobody_answers()
    t.wizgille.orders("eve").orders("eve")
    t.eve.has(pile=2)
    t.wizgille.has(fortitude=14, gold=10)


def test_two_boxing_gloves_and_a_loose_gear() -> None:
    t = given("wizgille", "gog", "eve", at=action_phase("wizgille"))
    t.wizgille.side_deck("gear", LOOSE).hand(GLOVES).plays(GLOVES, on=["gog", "eve"])
    t.wizgille.chooses("eve")
    t.nobody_answers()
    t.gog.has(fortitude=19)
    t.eve.has(fortitude=18)


def test_fireworks_hurt_the_others_and_the_kick_hurts_her() -> None:
    t = tinkering(FIREWORKS, KICK)
    t.nobody_answers()
    t.wizgille.has(fortitude=14)
    t.gog.has(fortitude=19)
    t.eve.has(fortitude=19)


def test_the_sleeve_cheats_with_a_gear() -> None:
    t = betting(SLEEVE, gear=LOOSE)
    t.wizgille.plays(SLEEVE).chooses("gog")
    t.nobody_answers()
    assert (t.control, t.pot) == ("wizgille", 6)
    t.gog.has(fortitude=19)


def test_under_the_umbrella_she_hears_a_gear_come_loose() -> None:
    t = attacked(UMBRELLA, gear=LOOSE)
    t.wizgille.plays(UMBRELLA).chooses("eve")
    t.all_pass()
    t.wizgille.has(fortitude=20)
    t.eve.has(fortitude=19)


def test_the_coffee_engine_turns_a_drink_into_strength() -> None:
    t = drinking("wizgille", COFFEE_ENGINE, pile="Elven Wine", gear=COOLANT)
    t.wizgille.set(fortitude=10).plays(COFFEE_ENGINE).chooses("gog")
    t.all_pass()
    t.wizgille.has(fortitude=13, alcohol=0)
    t.gog.has(alcohol=1)


def test_the_elbow_hits_back_and_a_gear_flies_elsewhere() -> None:
    t = attacked(ELBOW, gear=LOOSE)
    t.nobody_answers()
    t.wizgille.has(fortitude=18).plays(ELBOW).chooses("eve")
    t.nobody_answers()
    t.gog.has(fortitude=18)
    t.eve.has(fortitude=19)


def test_the_coin_grabber_reaches_out_at_any_time() -> None:
    t = attacked(GRABBER, gear=COIN)
    t.wizgille.plays(GRABBER, on="eve")
    t.nobody_answers()
    t.eve.has(gold=9)
    t.wizgille.has(gold=12, fortitude=20)


# --- cards without a Gear ------------------------------------------------------------------------------


def test_the_conveyor_belt_brings_two_drinks_for_one_gold() -> None:
    t = given("wizgille", "gog", "eve", at=order_phase("wizgille"))
    t.wizgille.hand(CONVEYOR).plays(CONVEYOR)
    t.nobody_answers()
    t.wizgille.has(gold=9).orders("gog").orders("eve")
    t.gog.has(pile=1)
    t.eve.has(pile=1)


def test_the_cards_shuffle_themselves_into_her_hand() -> None:
    t = betting(SHUFFLING)
    t.wizgille.plays(SHUFFLING)
    t.nobody_answers()
    assert (t.control, t.pot) == ("wizgille", 6)


def test_the_lever_takes_a_player_out_of_the_round() -> None:
    t = betting(LEVER)
    t.wizgille.plays(LEVER, on="gog")
    t.nobody_answers()
    assert (t.control, t.in_round) == ("wizgille", ("wizgille", "eve"))


def test_the_inn_still_owes_her_for_the_pump() -> None:
    t = given("gog", "wizgille", "eve", at=action_phase("gog"))
    t.wizgille.hand(PUMP)
    t.gog.hand("Requests cost extra").plays("Requests cost extra", on="wizgille")
    t.wizgille.plays(PUMP)
    t.all_pass()
    t.wizgille.has(gold=10)
    t.gog.has(gold=12)


def test_somebody_has_to_hold_the_lid_down() -> None:
    t = given("gog", "wizgille", "eve", at=action_phase("gog"))
    t.wizgille.hand(LID)
    t.gog.hand(START).plays(START)
    t.wizgille.plays(LID)
    t.nobody_answers()
    t.nobody_answers()
    t.wizgille.has(gold=10)
    assert t.in_round == ("gog", "eve")


def test_she_sees_it_coming_from_all_sides() -> None:
    t = attacked(GOGGLES)
    t.wizgille.plays(GOGGLES)
    t.all_pass()
    t.wizgille.has(fortitude=20)


def test_a_drink_can_light_a_lamp() -> None:
    t = drinking("wizgille", LAMP_OIL, pile="Dragon Breath Ale")
    t.wizgille.plays(LAMP_OIL)
    t.all_pass()
    t.wizgille.has(alcohol=0)


def test_axle_grease_makes_any_drink_stronger() -> None:
    t = drinking("gog", GREASE, pile="Light Ale")
    t.wizgille.plays(GREASE)
    t.all_pass()
    t.gog.has(alcohol=3)


def test_the_heavy_end_is_heavy() -> None:
    t = tinkering(HEAVY_END, KICK, on="eve")
    t.nobody_answers()
    t.eve.has(fortitude=17)
    t.wizgille.has(fortitude=15)


# --- deja vu -------------------------------------------------------------------------------------------


@rule("WIZ-08", "HOUSE-20")
def test_deja_vu_undoes_an_action_and_another_one_may_be_played() -> None:
    t = attacked(DEJA_VU)
    t.gog.hand("Gog do happy dance", CHEW)
    t.wizgille.plays(DEJA_VU)
    t.nobody_answers()
    t.wizgille.has(fortitude=20)
    t.gog.is_asked("action").cannot_play(CHEW).plays("Gog do happy dance")
    t.all_pass()
    t.wizgille.has(fortitude=19)
    t.eve.has(fortitude=19)
    t.gog.is_asked("order")


@rule("WIZ-08", "HOUSE-20")
@pytest.mark.parametrize("again", ["I raise!", SHUFFLING])
def test_deja_vu_undoes_a_bid_and_the_same_player_bids_again(again: str) -> None:
    t = given("wizgille", "gog", "eve", at=gambling("eve", control="wizgille", turn="gog", pot=6))
    t.wizgille.hand(DEJA_VU)
    t.gog.hand(START, again)
    t.all_pass()
    t.gog.plays(START)
    t.wizgille.plays(DEJA_VU)
    t.all_pass()
    assert t.control == "wizgille"
    t.gog.is_asked("bid").plays(again)
    t.all_pass()
    assert t.control == "gog"
    t.eve.is_asked("bid")


@rule("WIZ-08", "HOUSE-20")
def test_deja_vu_undoes_a_sometimes_card_and_a_second_one_may_follow() -> None:
    t = tinkering(HEAVY_END, on="gog")
    t.wizgille.hand(DEJA_VU)
    t.gog.hand("That tickle!", "That tickle!").plays("That tickle!")
    t.wizgille.plays(DEJA_VU)
    t.nobody_answers()
    t.gog.has(hand=["That tickle!"]).plays("That tickle!")
    t.all_pass()
    t.gog.has(fortitude=20)


@rule("WIZ-08", "HOUSE-20")
def test_deja_vu_undoes_an_anytime_card() -> None:
    t = attacked(DEJA_VU)
    t.eve.hand("Watch this hand, not that one", "Watch this hand, not that one")
    t.eve.plays("Watch this hand, not that one", on="wizgille")
    t.wizgille.plays(DEJA_VU)
    t.nobody_answers()
    t.wizgille.has(gold=10)
    t.eve.plays("Watch this hand, not that one", on="wizgille")
    t.nobody_answers()
    t.wizgille.has(gold=9)


@rule("WIZ-09")
def test_deja_vu_undoes_an_event_and_the_next_card_of_the_pile_is_turned_up() -> None:
    t = given("eve", "wizgille", "gog", at=drink_phase("eve"))
    t.eve.pile("Round on the House!", "Wine", "Light Ale")
    t.wizgille.hand(DEJA_VU)
    t.eve.drinks()
    t.wizgille.plays(DEJA_VU, mode=2)
    t.all_pass()
    t.eve.has(alcohol=2, pile=1)
    t.wizgille.has(alcohol=0)
    t.gog.has(alcohol=0)


@rule("WIZ-09")
@example("RDI13-WIZGILLE-2")
def test_deja_vu_undoes_a_contest_and_an_empty_pile_sobers() -> None:
    t = given("serena", "wizgille", "gog", at=drink_phase("serena"))
    t.serena.set(alcohol=4).pile("Drinking Contest!")
    t.wizgille.set(gold=1).hand(DEJA_VU)
    t.serena.drinks()
    t.wizgille.plays(DEJA_VU, mode=2)
    t.nobody_answers()
    t.serena.has(alcohol=3, gold=10)
    t.wizgille.has(gold=1, alcohol=0)
    t.gog.has(gold=10, alcohol=0)

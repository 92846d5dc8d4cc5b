"""What the normal bot makes of the words on cards: counters, Gears, Potions, moods, leaving, choices."""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from alehouse import lang
from alehouse.bots import bot
from alehouse.bots.keep import WEAK, keep
from alehouse.bots.normal import choices
from alehouse.bots.sight import card_of
from alehouse.bots.tally import ALCOHOL, FORTITUDE, GOLD, Tally
from alehouse.bots.trade import stock
from alehouse.bots.worth import USUAL_DRINK, Worth
from alehouse.content.characters.serena import PIETY
from alehouse.lang.own import EFFECTS, Happens, Look, Payment, Toll, effect
from alehouse.testing import Scene, action_phase, discard_phase, drink_phase, given, order_phase

HIT = "Make some elbow room"
ACID, BACKBONE, STRENGTH = "Acid Spit", "Bottled Backbone", "Strength Potion"
SMOKE, FIST = "Smoke With a Cork In It", "Fist in a Flask"
FORT, ALC = lang.FORTITUDE, lang.ALCOHOL


def normal_move(scene: Scene, name: str) -> str:
    seat = scene.seat(name)
    game = scene.game
    return str(bot("normal").choose(game.view(seat), game.legal_moves_of(seat), Random(1)))


def at_table(*characters: str, **counters: int) -> Worth:
    """The view of the first of them, in the own Action Phase."""
    t = given(*characters, at=action_phase(characters[0]))
    getattr(t, characters[0]).set(**counters)
    return Worth(t.game.view(0))


def rows(worth: Worth, *effects: lang.Effect, targets: Iterable[int] = ()) -> dict[int, list[float]]:
    return worth.of_effects(effects, 0, tuple(targets)).rows


# --- numbers and conditions -------------------------------------------------------------------------


@pytest.mark.parametrize(("piety", "lost"), [(1, 4), (2, 3), (8, 1)])
def test_a_number_may_follow_a_counter(piety: int, lost: int) -> None:
    smite = card_of("im-sure-you-did-something-to-deserve-this").modes[0].do
    assert rows(at_table("serena", "zot", piety=piety), *smite, targets=[1]) == {1: [-lost, 0, 0]}


def test_a_condition_may_ask_for_a_level() -> None:
    both = lang.If(lang.Level(PIETY, 5), (lang.Gain(2, FORT),), (lang.Lose(2, FORT, lang.YOU),))
    assert rows(at_table("serena", "zot", piety=5), both) == {0: [2, 0, 0]}
    assert rows(at_table("serena", "zot", piety=4), both) == {0: [-2, 0, 0]}


def test_a_condition_may_ask_whether_somebody_can_pay() -> None:
    tithe = lang.If(lang.Paid(), (lang.Gain(1, FORT),), (lang.Lose(1, FORT, lang.YOU),))
    t = given("serena", "zot", at=action_phase("serena"))
    assert rows(Worth(t.game.view(0)), tithe) == {0: [1, 0, 0]}
    t.serena.set(gold=0)
    assert rows(Worth(t.game.view(0)), tithe) == {0: [-1, 0, 0]}


def test_a_condition_may_ask_what_the_drinker_is() -> None:
    rotgut = card_of("orcish-rotgut").drink
    worth = at_table("zot", "serena")
    assert rows(worth, *rotgut, targets=[0]) == {0: [-2, 0, 0]}
    assert rows(worth, *rotgut, targets=[1]) == {1: [0, 2, 0]}


def test_whoever_falls_too_deep_atones() -> None:
    """SER-06 costs 1 Gold or 1 Fortitude, whichever is better; other steps cost nothing."""
    fall = lang.Lose(2, PIETY, lang.YOU)
    assert rows(at_table("serena", "zot", piety=3), fall) == {}
    t = given("serena", "zot", at=action_phase("serena"))
    t.serena.set(piety=2, gold=2)
    assert rows(Worth(t.game.view(0)), fall) == {0: [-1, 0, 0]}
    t.serena.set(gold=12, fortitude=6, alcohol=3)
    assert rows(Worth(t.game.view(0)), fall) == {0: [0, 0, -1]}


def test_the_option_that_hurts_less_is_chosen() -> None:
    smite = "im-sure-you-did-something-to-deserve-this"
    assert len(choices(card_of(smite))) == 1
    for gold, wanted in ((12, "choose 1"), (1, "choose 2")):
        t = given("serena", "zot", at=action_phase("serena"))
        t.serena.hand(smite).set(piety=1, gold=gold, fortitude=15)
        t.serena.plays(smite, on="zot")
        t.nobody_answers()
        t.serena.is_asked("option")
        assert normal_move(t, "serena") == wanted


@pytest.mark.parametrize(("gold", "fortitude", "paid"), [(12, 5, 2), (3, 19, 0)])
def test_gold_is_paid_for_fortitude_where_it_is_needed(gold: int, fortitude: int, paid: int) -> None:
    card = "Repentance hurts. Indulgences are by the door."
    t = given("serena", "zot", at=action_phase("serena"))
    t.zot.set(gold=gold, fortitude=fortitude, alcohol=2)
    t.serena.hand(card).plays(card, on="zot")
    t.nobody_answers()
    t.zot.is_asked("number")
    assert normal_move(t, "zot") == f"choose {paid + 1}"


def test_who_must_give_up_cards_gives_up_the_weakest() -> None:
    pit = "Which one of you called this place a sssnake pit?!"
    t = given("nerodia", "zot", at=action_phase("nerodia"))
    t.zot.hand("Mind the caltrops", "Tip the Wench.", "Dump it on the floor")
    t.nerodia.hand(pit).plays(pit)
    t.nobody_answers()
    t.zot.is_asked("cards")
    assert normal_move(t, "zot") == "discard 2"


# --- Gears ---------------------------------------------------------------------------------------


def test_the_next_gear_is_the_average_of_those_that_are_left() -> None:
    t = given("wizgille", "zot", at=action_phase("wizgille"))
    gear = card_of("the-fireworks-go-up-usually").adds
    assert gear is not None
    worth = Worth(t.game.view(0))
    average = worth.unknown(gear)
    assert -1 < average < 1.5
    assert worth.unknown(gear) == average, "it is reckoned once"
    plain = worth.of(worth.of_effects(card_of("the-fireworks-go-up-usually").modes[0].do, 0))
    assert worth.of(worth.of_play("the-fireworks-go-up-usually", 0, (), 0)) == pytest.approx(plain + average)


def test_whom_a_gear_hits_is_chosen_well() -> None:
    t = given("wizgille", "zot", "gog", at=action_phase("wizgille"))
    t.wizgille.hand("The fireworks go up. Usually.").side_deck("gear", "Sorry, a gear came loose.")
    t.zot.set(fortitude=6, alcohol=4)
    t.wizgille.plays("The fireworks go up. Usually.")
    t.wizgille.is_asked("target")
    assert normal_move(t, "wizgille") == "choose gog"


def test_two_others_are_picked_among_the_strongest() -> None:
    t = given("wizgille", "zot", "gog", "eve", at=action_phase("wizgille"))
    t.wizgille.hand("Duck! Both of you!")
    t.zot.set(fortitude=8, alcohol=5)
    t.start()
    assert normal_move(t, "wizgille") == "play duck-both-of-you on gog,eve"


def test_a_second_try_takes_back_half_of_a_negation() -> None:
    t = given("zot", "wizgille", at=action_phase("zot"))
    t.zot.hand("Make some elbow room").plays("Make some elbow room", on="wizgille")
    worth = Worth(t.game.view(1))
    tally = Tally()
    mode = lang.mode(lang.Played(), do=(lang.Negate(), lang.AllowAgain()))
    worth.add_answer(tally, mode, 1, (), 0, 0)
    assert tally.rows == {1: [1, 0, 0]}


# --- Potions --------------------------------------------------------------------------------------


def boosted(effect: lang.Boost, on: str = "zot", card: str = HIT) -> dict[int, list[float]]:
    t = given("phrenk", "fiona", "zot", at=action_phase("fiona"))
    t.fiona.hand(card).plays(card, on=on)
    tally = Tally()
    Worth(t.game.view(0)).add_answer(tally, lang.mode(lang.Played(), do=effect), 0, (), 0, 0)
    return {seat: row for seat, row in tally.rows.items() if any(row)}


def test_a_boost_adds_to_what_is_pending() -> None:
    assert boosted(lang.Boost(2, FORT)) == {2: [-2, 0, 0]}
    assert boosted(lang.Boost(1, None)) == {2: [-1, 0, 0]}
    assert boosted(lang.Boost(2, FORT), card="Requests cost extra") == {}
    assert boosted(lang.Boost(1, None), card="Requests cost extra") == {2: [0, 0, -1], 1: [0, 0, 1]}


def test_normal_makes_a_hit_on_others_stronger_but_not_one_on_itself() -> None:
    for victim, wanted in (("zot", "play strength-potion"), ("phrenk", "pass")):
        t = given("fiona", "phrenk", "zot", at=action_phase("fiona"))
        t.phrenk.front(STRENGTH)
        t.fiona.hand(HIT).plays(HIT, on=victim)
        assert normal_move(t, "phrenk") == wanted


def offered(title: str, gold: int = 10, **numbers: int) -> Scene:
    t = given("phrenk", "zot", "gog", at=order_phase("phrenk"))
    t.phrenk.front(title)
    t.zot.set(gold=gold, **numbers)
    t.phrenk.offers(title, to="zot")
    t.zot.is_asked("offer")
    return t


def test_a_potion_is_bought_if_it_is_worth_its_price() -> None:
    assert normal_move(offered(SMOKE, fortitude=9, alcohol=5), "zot") == "choose 2"
    assert normal_move(offered(SMOKE), "zot") == "choose 1", "there is no need for it"
    assert normal_move(offered(SMOKE, gold=4, fortitude=9, alcohol=5), "zot") == "choose 1", "too little would be left"
    assert normal_move(offered(SMOKE, gold=4, fortitude=9, alcohol=8), "zot") == "choose 2", "this is no time to save"
    assert normal_move(offered(SMOKE, gold=3, fortitude=9, alcohol=8), "zot") == "choose 1", "nobody lives without Gold"


def test_what_a_potion_is_worth_depends_on_the_table() -> None:
    t = given("phrenk", "zot", at=action_phase("phrenk"))
    whole = stock(card_of("bottled-backbone"), Worth(t.game.view(0)))
    t.phrenk.set(fortitude=7, alcohol=3)
    hurt = stock(card_of("bottled-backbone"), Worth(t.game.view(0)))
    assert whole <= 0 < hurt


def test_normal_offers_once_in_its_turn_what_it_does_not_need() -> None:
    t = given("phrenk", "zot", "gog", at=order_phase("phrenk"))
    t.phrenk.front(SMOKE).set(gold=5)
    t.zot.set(gold=15)
    t.start()
    assert normal_move(t, "phrenk") == "offer smoke-with-a-cork-in-it to gog", "it is the dearer to a poorer one"
    t.phrenk.offers(SMOKE, to="gog")
    t.gog.declines()
    assert normal_move(t, "phrenk") == "offer smoke-with-a-cork-in-it to zot"
    t.phrenk.offers(SMOKE, to="zot")
    t.zot.declines()
    assert normal_move(t, "phrenk") == "pass"


def test_normal_offers_nothing_on_the_turn_of_others() -> None:
    t = given("zot", "phrenk", "gog", at=order_phase("zot"))
    t.phrenk.front(SMOKE).set(gold=5)
    t.start()
    assert normal_move(t, "phrenk") == "pass"


def test_nobody_is_saved_by_a_potion_of_ours() -> None:
    t = given("phrenk", "zot", at=order_phase("phrenk"))
    t.phrenk.front(BACKBONE)
    t.zot.set(fortitude=6, alcohol=4)
    t.start()
    assert "to zot" not in normal_move(t, "phrenk")


def test_the_better_potion_is_kept() -> None:
    t = given("phrenk", "zot", at=discard_phase("phrenk"))
    t.phrenk.front(SMOKE).side_deck("potion", FIST)
    t.phrenk.is_asked("shed")
    assert normal_move(t, "phrenk") == "choose 1", "a hit of 3 is better than an excuse"


def test_the_potion_of_a_mate_is_left_to_the_mate_until_the_last_chance() -> None:
    t = given("phrenk", "zot", "gog", at=order_phase("phrenk"), teams=(("phrenk", "zot"), ("gog",)))
    t.phrenk.front(ACID)
    t.start()
    assert normal_move(t, "phrenk").startswith("play acid-spit on gog")
    assert normal_move(t, "zot") == "pass"
    t = given("gog", "phrenk", "zot", at=action_phase("gog"), teams=(("gog",), ("phrenk", "zot")))
    t.phrenk.front(BACKBONE).set(fortitude=11, alcohol=9)
    t.gog.hand(HIT).plays(HIT, on="zot")
    while t.pending[-1] != "last-chance":
        t.nobody_answers()
    assert normal_move(t, "zot") == "play bottled-backbone"


# --- what lies in front of players ------------------------------------------------------------------


def test_moods_count_in_what_a_hit_takes() -> None:
    t = given("zot", "kaylin", "gog", at=action_phase("zot"))
    hit = lang.Lose(2, FORT, lang.TARGET)
    for mood, wanted in (
        ("Loyal", {1: [-1, 0, 0]}),
        ("Playful", {1: [-3, 0, 0], 0: [-1, 0, 0]}),
        ("Clumsy", {1: [-2, 0, 0]}),
    ):
        t.state.fronts[1] = ()
        t.kaylin.front(mood)
        found = {seat: row for seat, row in rows(Worth(t.game.view(0)), hit, targets=[1]).items() if any(row)}
        assert found == wanted
    t.state.fronts[1] = ()
    t.zot.front("Bristling all over")
    assert rows(Worth(t.game.view(0)), hit, targets=[1])[1] == [-3, 0, 0]


def test_moods_count_in_what_a_drink_gives() -> None:
    t = given("kaylin", "zot", at=drink_phase("kaylin"))
    t.kaylin.front("Clumsy").pile("Elven Wine")
    t.kaylin.drinks()
    worth = Worth(t.game.view(0))
    assert worth.of_pour(t.drinks[0]).rows == {0: [0, 2, 0]}
    assert worth.of_pour(t.drinks[0], 1).rows == {1: [0, 3, 0]}


def test_nothing_happens_to_who_is_not_there() -> None:
    t = given("zot", "gog", "eve", at=action_phase("zot"))
    t.state.absent = 1 << 1
    worth = Worth(t.game.view(0))
    assert rows(worth, lang.Lose(2, FORT, lang.OTHERS)) == {2: [-2, 0, 0]}
    assert rows(worth, lang.Lose(2, FORT, lang.TARGET), targets=[1]) == {}


# --- leaving, choosing, and effects of one's own ------------------------------------------------------


def test_leaving_the_turn_saves_a_drink_but_orders_none() -> None:
    t = given("kaylin", "zot", "gog", at=action_phase("kaylin"))
    t.kaylin.pile("Dragon Breath Ale")
    t.start()
    worth = Worth(t.game.view(0))
    assert rows(worth, lang.EndTurn())[0] == [0, -USUAL_DRINK, 0]
    away = worth.of(worth.of_effects((lang.EndTurn(lang.NEXT_TURN),), 0))
    assert away >= worth.of(worth.of_effects((lang.EndTurn(),), 0))
    t.kaylin.set(fortitude=9, alcohol=6).hand("I need some Private Pixie Time")
    assert normal_move(t, "kaylin") == "play i-need-some-private-pixie-time"


def test_leaving_the_turn_escapes_what_is_pending() -> None:
    t = given("zot", "kaylin", at=action_phase("zot"))
    t.zot.hand(HIT).plays(HIT, on="kaylin")
    worth = Worth(t.game.view(1))
    assert worth.of_effects((lang.EndTurn(),), 1).rows[1][FORTITUDE] == 2


def test_others_choose_what_is_worst_for_us() -> None:
    worth = at_table("zot", "gog")
    options = ((lang.Lose(2, FORT, lang.TARGET),), (lang.Pay(1, lang.TARGET, lang.INN),))
    ours = rows(worth, lang.Choose(lang.YOU, options), targets=[1])
    theirs = rows(worth, lang.Choose(lang.TARGET, options), targets=[1])
    assert ours == {1: [-2, 0, 0]}
    assert theirs == {1: [0, 0, -1]}
    assert rows(worth, lang.May((lang.Lose(2, FORT, lang.YOU),))) == {}


@pytest.fixture
def own_effect() -> Iterator[str]:
    name = "a-test-of-bots"

    @effect(name, text="Whoever has Gold pays.")
    def pay(table: Look, n: int) -> Iterable[Happens]:
        other = table.target
        assert other is not None
        return [
            Payment(other, n, table.you),
            Toll(other, -table.pile(other), FORT),
            *(Toll(seat, -1, FORT) for seat in table.seats if table.gold(seat) + table.hand(seat) > 90),
        ]

    yield name
    del EFFECTS[name]


def test_an_effect_of_ones_own_says_what_it_does(own_effect: str) -> None:
    t = given("zot", "gog", at=action_phase("zot"))
    t.gog.pile("Wine", "Water")
    assert rows(Worth(t.game.view(0)), lang.Own(own_effect, 2), targets=[1]) == {1: [-2, 0, -2], 0: [0, 0, 2]}


# --- keeping --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["im-sure-you-did-something-to-deserve-this", "i-need-some-private-pixie-time"])
def test_good_cards_of_the_third_box_are_kept(key: str) -> None:
    assert keep(key) >= WEAK


def test_numbers_are_those_of_the_tally() -> None:
    worth = at_table("zot", "gog")
    assert rows(worth, lang.Gain(1, ALC, lang.TARGET), targets=[1])[1][ALCOHOL] == 1
    assert rows(worth, lang.Collect(2, lang.INN, lang.YOU))[0][GOLD] == 2

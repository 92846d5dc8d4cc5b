"""Players who passed out in a contest above pending cards: they act, receive and collect no more (OPEN-10)."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, drink_phase, gambling, given, order_phase, rule

FORCE = "Your elbow is under my spell"
CONTEST = "Drinking Contest!"
STRONG = ("Dragon Breath Ale", "Wine", "Water")


def knock_out(t: Scene, name: str) -> None:
    """In the open window Zot makes somebody drink, and what comes up is a contest that is too much for them."""
    getattr(t, name).pile(CONTEST)
    t.zot.hand(FORCE)
    t.zot.plays(FORCE, on=name)


@rule("OPEN-10")
def test_a_card_pays_nothing_to_whoever_passed_out_meanwhile() -> None:
    t = given("fleck", "gog", "zot", at=action_phase("fleck"))
    t.fleck.hand("Requests cost extra").set(fortitude=4, gold=0)
    t.drink_deck(*STRONG)
    t.fleck.plays("Requests cost extra", on="gog")
    knock_out(t, "fleck")
    t.all_pass()
    assert t.fleck.is_out
    assert not [paid for paid in t.events("pay") if paid["n"] == 2]


@rule("OPEN-10")
def test_whoever_passed_out_orders_no_drinks() -> None:
    t = given("gog", "fleck", "zot", at=order_phase("gog"))
    t.gog.hand("Two cups for you. Gog count good.").set(fortitude=4)
    t.drink_deck(*STRONG)
    t.gog.plays("Two cups for you. Gog count good.")
    knock_out(t, "gog")
    t.all_pass()
    assert t.gog.is_out
    assert t.events("order") == []


@rule("OPEN-10", "SELF-02")
def test_whoever_passed_out_shares_no_mead() -> None:
    t = given("deirdre", "zot", "gog", at=drink_phase("deirdre"), drinks="rdi2")
    t.deirdre.pile("Mead").set(fortitude=4)
    t.drink_deck(*STRONG)
    t.deirdre.drinks()
    t.deirdre.pile(CONTEST)
    t.zot.hand(FORCE)
    t.zot.plays(FORCE, on="deirdre")
    t.all_pass()
    assert t.deirdre.is_out
    assert t.events("split") == []


@rule("HOUSE-12")
def test_a_pot_that_nobody_awake_would_collect_goes_to_the_inn() -> None:
    t = given("gerki", "fiona", "zot", at=gambling("fiona", control="fiona", turn="gerki", pot=6, passed=("zot",)))
    t.fiona.set(fortitude=4)
    t.drink_deck(*STRONG)
    t.all_pass()
    t.gerki.passes()
    knock_out(t, "fiona")
    t.all_pass()
    assert t.fiona.is_out
    assert t.events("collect") == []
    assert t.events("pot-to-inn") == [{"n": 6}]


@rule("HOUSE-12")
def test_a_thief_who_passed_out_steals_no_pot() -> None:
    t = given(
        "gerki",
        "fiona",
        "zot",
        "eve",
        at=gambling("fiona", control="fiona", turn="zot", pot=6, passed=("gerki", "eve")),
    )
    steal = "Um...I know you think you won, but..."
    t.gerki.hand(steal).set(fortitude=2)
    t.drink_deck("Wine", "Dragon Breath Ale", "Wine", "Wine", "Wine")
    t.all_pass()
    t.zot.passes()
    t.gerki.plays(steal)
    knock_out(t, "gerki")
    t.all_pass()
    assert t.gerki.is_out
    assert t.events("collect") == []


@rule("OPEN-10")
def test_passing_out_is_told_once() -> None:
    t = given("gog", "zot", "fiona", "eve", at=drink_phase("gog"))
    t.gog.pile(CONTEST).set(fortitude=2)
    t.zot.set(fortitude=7)
    ale = "Dragon Breath Ale"
    t.drink_deck("Wine", ale, ale, ale, ale, "Wine", "Wine", "Water", "Water")
    t.gog.drinks()
    t.all_pass()
    told = [told["seats"] for told in t.events("passed-out")]
    assert told == [[0], [1]]


@rule("GAMBLE-09", "GAMBLE-20")
def test_a_finished_round_cannot_be_touched_in_a_last_chance() -> None:
    t = given("gerki", "fiona", "zot", at=gambling("fiona", control="fiona", turn="gerki", pot=6, left=("zot",)))
    eject, tip = "Isn't that the watch asking for you?", "Oh, I guess the Wench thought that was her tip..."
    t.gerki.hand(eject)
    t.zot.hand(FORCE, tip, "One of these is surely mine")
    t.fiona.pile("Dragon Breath Ale").set(fortitude=4)
    t.all_pass()
    t.gerki.plays(eject, on="fiona")
    t.zot.plays(FORCE, on="fiona")
    while t.pending[-1] != "last-chance":
        t.nobody_answers()
    assert t.in_round == ("gerki",)
    t.zot.cannot_play(tip, rule="GAMBLE-09")
    t.zot.cannot_play("One of these is surely mine", rule="GAMBLE-09")
    t.all_pass()
    assert t.events("collect") == [{"seat": 0, "n": 6}]


@rule("HOUSE-13", "GAMBLE-05")
def test_after_a_restart_the_left_neighbour_of_the_new_controller_bids() -> None:
    t = given(
        "fiona",
        "dimli",
        "zot",
        "gog",
        at=gambling("fiona", control="fiona", turn="gog", pot=6, passed=("dimli", "zot")),
    )
    t.dimli.hand("Best of three, ye said!")
    t.all_pass()
    t.gog.passes()
    t.dimli.plays("Best of three, ye said!")
    t.nobody_answers()
    t.all_pass()
    t.zot.is_asked("bid")

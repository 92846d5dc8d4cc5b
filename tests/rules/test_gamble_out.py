"""GAMBLE, out of Gold or out cold while a Round is on."""

from __future__ import annotations

from alehouse.testing import Scene, action_phase, example, gambling, given, rule

START = "Gambling? I'm in!"
RAISE = "I raise!"
TO_THE_INN = "Oh, I guess the Wench thought that was her tip..."
TIP = "Tip the Wench."
PURSE = "Your purse was getting heavy"
COIN = "Illusionary coin"
DART = "Hold still, it's a very small dart"
CHEAT = "Oops... I dropped my cards..."


def _out(t: Scene) -> list[str]:
    """Who is out of the game."""
    return [name for name in t.state.table.names if getattr(t, name).is_out]


# --- an ante that nobody can demand ----------------------------------------------------------------


def _raise_without_gold(poor: str, second: str, third: str, coin: str) -> None:
    for covered in (False, True):
        t = given(poor, second, third, at=gambling(third, control=third, pot=3))
        raiser = getattr(t, poor).set(gold=0).hand(RAISE, coin)
        for name in (second, third):
            getattr(t, name).set(gold=10)
        t.all_pass()
        raiser.plays(RAISE)
        assert _out(t) == []
        if covered:
            raiser.plays(coin)
            t.nobody_answers()
        t.nobody_answers()
        assert (t.control, t.pot) == (poor, 5 if covered else 3)
        for name in (second, third):
            getattr(t, name).has(gold=9 if covered else 10)
        raiser.has(gold=0)
        t.all_pass()
        assert _out(t) == []
        assert t.in_round == (poor, second, third)
        getattr(t, second).is_asked("bid")


@rule("GAMBLE-23", "GAMBLE-22")
@example("RDI4-INLINE-NOANTE")
def test_a_raise_without_gold_lapses_unless_a_coin_is_conjured() -> None:
    _raise_without_gold("tara", "remy", "bryn", COIN)


@rule("GAMBLE-23", "GAMBLE-22")
@example("RDI5-INLINE-NOANTE")
def test_a_raise_without_gold_lapses_unless_there_is_gold_on_a_string() -> None:
    _raise_without_gold("joran", "sera", "zakhan", "Gold on a String")


@rule("GAMBLE-23", "GAMBLE-22")
@example("RDI8-INLINE-NOANTE")
def test_a_raise_without_gold_lapses_unless_bourbon_pays() -> None:
    _raise_without_gold("lucky", "phyll", "farai", "How about a boozy bourbon barrel just for you?")


@rule("GAMBLE-23", "GAMBLE-22")
@example("RDI6-INLINE-NOANTE")
def test_a_raise_without_gold_lapses_among_villains() -> None:
    _raise_without_gold("daareka", "vlazlo", "amundyr", COIN)


@rule("GAMBLE-23", "GAMBLE-22")
@example("RDI13-INLINE-NOANTE")
def test_a_raise_without_gold_lapses_in_the_first_box() -> None:
    _raise_without_gold("eve", "zot", "gog", COIN)


@rule("GAMBLE-23")
def test_a_starter_robbed_of_the_last_coin_starts_a_round_without_antes() -> None:
    t = given("zot", "gerki", "fiona", at=action_phase("zot"))
    t.zot.hand(START).set(gold=1)
    t.gerki.hand(PURSE)
    t.zot.plays(START)
    t.gerki.plays(PURSE, on="zot")
    t.nobody_answers()
    t.zot.has(gold=0)
    t.nobody_answers()
    assert (t.pot, t.control, t.in_round) == (0, "zot", ("zot", "gerki", "fiona"))
    t.gerki.has(gold=11)
    t.fiona.has(gold=10)


# --- an empty Stash --------------------------------------------------------------------------------


@rule("GAMBLE-22")
def test_the_last_coin_as_an_ante_keeps_one_in_the_game_until_the_end_of_the_round() -> None:
    t = given("zot", "gerki", "fiona", at=action_phase("zot"))
    t.zot.hand(START)
    t.gerki.set(gold=1)
    t.zot.plays(START)
    t.all_pass()
    t.gerki.is_asked("bid").has(gold=0)
    t.gerki.passes()
    t.all_pass()
    assert _out(t) == []
    t.fiona.passes()
    t.nobody_answers()
    assert _out(t) == []
    t.all_pass()
    assert _out(t) == ["gerki"]
    t.zot.is_asked("order").has(gold=12)


@rule("GAMBLE-22")
def test_winning_the_pot_saves_the_one_without_gold() -> None:
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="gerki", turn="fiona", pot=3))
    t.gerki.set(gold=0)
    t.all_pass()
    t.fiona.passes()
    t.all_pass()
    t.zot.passes()
    t.all_pass()
    assert _out(t) == []
    t.gerki.has(gold=3)
    t.zot.is_asked("order")


@rule("GAMBLE-22")
def test_payments_of_an_empty_stash_are_skipped_for_a_leaver_too() -> None:
    t = given("zot", "gerki", "gog", at=gambling("zot", control="zot", pot=3, left=("gog",)))
    t.gog.set(gold=1)
    t.gerki.hand(TIP, PURSE)
    t.gerki.plays(TIP, on="gog")
    t.nobody_answers()
    t.gog.has(gold=0)
    assert _out(t) == []
    t.gerki.plays(PURSE, on="gog")
    t.nobody_answers()
    t.gog.has(gold=0)
    t.gerki.has(gold=10)
    assert _out(t) == []
    t.all_pass()
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    assert _out(t) == ["gog"]
    t.zot.is_asked("order").has(gold=13)


@rule("GAMBLE-22")
def test_being_thrown_out_does_not_end_the_shelter() -> None:
    t = given("zot", "gerki", "gog", at=gambling("gog", control="gog", pot=3))
    t.zot.hand("Behold, your chair is a toad")
    t.gog.set(gold=0)
    t.all_pass()
    t.zot.plays("Behold, your chair is a toad", on="gog")
    t.all_pass()
    assert t.in_round == ("zot", "gerki")
    assert _out(t) == []
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    assert _out(t) == ["gog"]
    t.zot.has(gold=13)


@rule("OPEN-47", "GAMBLE-22")
def test_an_empty_pot_does_not_save_its_winner() -> None:
    t = given("gog", "gerki", "zot", at=gambling("gog", control="zot", pot=1))
    t.zot.set(gold=0)
    t.gerki.hand("Grab a coin while no one's lookin'!")
    t.gerki.plays("Grab a coin while no one's lookin'!")
    t.nobody_answers()
    assert t.pot == 0
    t.gerki.has(gold=11)
    t.all_pass()
    t.gerki.is_asked("bid").passes()
    t.all_pass()
    assert _out(t) == []
    t.gog.passes()
    assert [(won["seat"], won["n"]) for won in t.events("won")] == [(t.zot.seat, 0)]
    t.all_pass()
    assert _out(t) == ["zot"]
    t.gog.is_asked("order")


# --- passing out -----------------------------------------------------------------------------------


def _dart(t: Scene, thrower: str, victim: str) -> None:
    """The victim is one Drink away from the floor, and a small dart does it."""
    getattr(t, victim).set(fortitude=5, alcohol=4)
    getattr(t, thrower).hand(DART).plays(DART, on=victim)
    t.nobody_answers()
    assert victim not in _out(t)
    t.nobody_answers()
    assert victim in _out(t)


@rule("GAMBLE-28", "OPEN-09")
def test_who_passes_out_drops_out_of_the_round_and_the_ante_stays() -> None:
    t = given("zot", "gerki", "fiona", "gog", at=gambling("zot", control="zot", pot=4))
    t.gerki.hand(RAISE).set(gold=6)
    _dart(t, "gog", "gerki")
    assert (t.pot, t.control, t.in_round) == (4, "zot", ("zot", "fiona", "gog"))
    t.zot.has(gold=11)
    t.all_pass()
    t.fiona.is_asked("bid").passes()
    t.all_pass()
    t.gog.is_asked("bid").passes()
    t.all_pass()
    t.zot.has(gold=15)


@rule("OPEN-09")
def test_the_shelter_of_a_round_is_for_empty_stashes_only() -> None:
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="zot", pot=3))
    t.gerki.set(gold=0)
    _dart(t, "zot", "fiona")
    assert t.in_round == ("zot", "gerki")


@rule("OPEN-09", "GAMBLE-20")
def test_the_round_is_over_when_passing_out_leaves_one() -> None:
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="zot", turn="gerki", pot=3, left=("fiona",)))
    t.gerki.set(gold=4)
    t.fiona.hand(TO_THE_INN)
    _dart(t, "fiona", "zot")
    t.fiona.cannot_play(TO_THE_INN, rule="GAMBLE-09")
    assert [won["seat"] for won in t.events("won")] == [t.gerki.seat]
    t.all_pass()
    assert (t.pot, t.in_round) == (0, ())
    t.gerki.has(gold=9)


@rule("OPEN-09")
def test_a_round_goes_on_without_its_starter_and_then_the_next_turn_begins() -> None:
    t = given("zot", "gerki", "fiona", at=gambling("zot", control="fiona", turn="gerki", pot=3))
    t.zot.set(gold=1)
    t.gerki.hand(CHEAT)
    _dart(t, "fiona", "zot")
    assert (t.control, t.in_round) == ("fiona", ("gerki", "fiona"))
    t.all_pass()
    t.gerki.is_asked("bid").plays(CHEAT)
    t.all_pass()
    t.fiona.is_asked("bid").passes()
    t.nobody_answers()
    t.gerki.has(gold=13)
    t.all_pass()
    assert (t.active, t.phase) == ("gerki", "action")


@rule("OPEN-45")
def test_a_drop_out_who_was_the_last_to_pass_ends_the_round_at_once() -> None:
    at = gambling("zot", control="zot", turn="gog", passed=("gerki", "fiona"), pot=4)
    t = given("zot", "gerki", "fiona", "gog", at=at)
    t.gog.set(gold=1)
    _dart(t, "fiona", "gog")
    assert [won["seat"] for won in t.events("won")] == [t.zot.seat]
    t.all_pass()
    t.zot.is_asked("order").has(gold=14)


@rule("OPEN-44", "OPEN-09", "GAMBLE-18")
def test_a_lost_controller_leaves_a_gap_and_everybody_is_heard_anew() -> None:
    at = gambling("gog", control="zot", turn="fiona", passed=("gerki",), pot=4)
    t = given("zot", "gerki", "fiona", "gog", at=at)
    t.zot.set(gold=1)
    _dart(t, "fiona", "zot")
    assert (t.control, t.pot, t.in_round) == (None, 4, ("gerki", "fiona", "gog"))
    for name in ("gerki", "fiona", "gog"):
        t.all_pass()
        getattr(t, name).is_asked("bid").passes()
    assert t.pot == 0
    assert [told["n"] for told in t.events("pot-to-inn")] == [4]
    assert t.events("won") == []


@rule("OPEN-44", "OPEN-45")
def test_passes_in_favour_of_a_lost_controller_are_void() -> None:
    at = gambling("gerki", control="zot", turn="gog", passed=("gerki", "fiona"), pot=4)
    t = given("zot", "gerki", "fiona", "gog", at=at)
    t.gerki.hand(CHEAT)
    _dart(t, "fiona", "zot")
    _dart(t, "fiona", "gog")
    assert (t.control, t.pot, t.in_round) == (None, 4, ("gerki", "fiona"))
    t.all_pass()
    t.gerki.is_asked("bid").plays(CHEAT)
    t.all_pass()
    assert (t.control, t.pot) == ("gerki", 4)
    t.fiona.is_asked("bid")


@rule("OPEN-44", "GAMBLE-12")
def test_a_winning_hand_outlives_its_player() -> None:
    at = gambling("gog", control="zot", turn="gerki", pot=3, winning_hand=True)
    t = given("zot", "gerki", "gog", at=at)
    t.gerki.hand(RAISE, CHEAT)
    t.gog.hand(RAISE)
    _dart(t, "gog", "zot")
    assert (t.control, t.pot) == (None, 3)
    t.all_pass()
    t.gerki.is_asked("bid").cannot_play(RAISE, rule="GAMBLE-12")
    t.gerki.plays(CHEAT)
    t.all_pass()
    assert (t.control, t.pot) == ("gerki", 3)
    t.gog.is_asked("bid").can_play(RAISE)


@rule("GAMBLE-18", "OPEN-44")
def test_a_controller_who_leaves_on_a_raise_that_is_negated_leaves_the_same_gap() -> None:
    t = given("fiona", "gerki", "gog", "wizgille", at=gambling("fiona", control="fiona", pot=4))
    t.fiona.hand("Go away! I'm polishing my arsenal.")
    t.gerki.hand(RAISE)
    t.wizgille.hand("I didn't activate my temporal dilation field. It's just deja vu")
    t.all_pass()
    t.gerki.plays(RAISE)
    t.fiona.plays("Go away! I'm polishing my arsenal.")
    t.nobody_answers()
    t.wizgille.plays("I didn't activate my temporal dilation field. It's just deja vu")
    t.all_pass()
    assert (t.control, t.pot, t.in_round) == (None, 4, ("gerki", "gog", "wizgille"))

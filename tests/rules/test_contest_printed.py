"""CONTEST, what the books print: ties, Drinks handed on, last coins, less than nothing, Drinks on the side."""

from __future__ import annotations

from alehouse.testing import Scene, drink_phase, example, given, rule

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


# --- printed: a change leads to a tie -------------------------------------------------------------


def _change_makes_a_tie(
    t: Scene, high: str, low: str, player: str, card: str, changed: str, before: list[int], level: int
) -> None:
    """`player` changes the Drink of `changed`; then `high` and `low` tie and go on, the third does not."""
    reveal(t)
    assert alcohol_on_the_table(t) == before
    getattr(t, player).plays(card, drink_of=changed)
    t.nobody_answers()
    assert t.drink_of(high).alcohol == t.drink_of(low).alcohol == level
    t.nobody_answers()
    getattr(t, high).has(alcohol=level, gold=10)
    getattr(t, low).has(alcohol=level, gold=10)
    assert winners(t) == []
    assert [pour.drinker for pour in t.drinks] == [t.seat(high), t.seat(low)]
    assert alcohol_on_the_table(t) == [2, 1]
    t.nobody_answers()
    assert winners(t) == [t.seat(high)]
    t.nobody_answers()
    getattr(t, high).has(alcohol=level + 2, gold=12)
    getattr(t, low).has(alcohol=level + 1, gold=9)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI4-CONTEST-1")
def test_bryn_makes_light_of_her_wine_and_ties_with_tara() -> None:
    deck = ("Elven Wine with a Chaser", "Wine", "Light Ale", "Water", "Wine", "Light Ale")
    t = contest("bryn", "tara", "whitehawk", deck=deck)
    card = "I'm built like an ox, and I can drink like one, too!"
    t.bryn.hand(card)
    _change_makes_a_tie(t, "bryn", "tara", "bryn", card, "bryn", [5, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI5-CONTEST-1")
def test_lizwick_sips_through_a_straw_and_ties_with_zakhan() -> None:
    t = contest("lizwick", "zakhan", "sera", deck=("Wine", "Light Ale", "Water", "Wine", "Light Ale"))
    t.lizwick.front("Loopy Straw")
    _change_makes_a_tie(t, "lizwick", "zakhan", "lizwick", "Loopy Straw", "lizwick", [2, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI6-CONTEST-1")
def test_vlazlo_wants_a_smaller_tankard_and_ties_with_amundyr() -> None:
    deck = ("Dragon Breath Ale", "Light Ale", "Water", "Wine", "Light Ale")
    t = contest("vlazlo", "amundyr", "daareka", deck=deck)
    t.vlazlo.hand("Zis tankard is too big")
    _change_makes_a_tie(t, "vlazlo", "amundyr", "vlazlo", "Zis tankard is too big", "vlazlo", [4, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI13-CONTEST-1")
def test_deirdre_turns_wine_into_water_and_ties_with_zot() -> None:
    t = contest("deirdre", "zot", "gerki", deck=("Elven Wine", "Light Ale", "Water", "Wine", "Light Ale"))
    t.deirdre.hand("Wine into Water")
    _change_makes_a_tie(t, "deirdre", "zot", "deirdre", "Wine into Water", "deirdre", [3, 1, 0], 1)


@rule("TIME-04", "CONTEST-04", "CONTEST-05", "CONTEST-06", "CONTEST-10")
@example("RDI8-CONTEST-1")
def test_phyll_mixes_farai_up_to_a_tie_with_lucky() -> None:
    t = contest("lucky", "farai", "phyll", deck=("Wine", "Light Ale", "Water", "Wine", "Light Ale"))
    t.phyll.front("Enchanted Birchwood Bark")
    _change_makes_a_tie(t, "lucky", "farai", "phyll", "Enchanted Birchwood Bark", "farai", [2, 1, 0], 2)
    t.farai.has(hand=1)


# --- printed: the Drink goes to somebody else, the Gold does not ----------------------------------


def _passed_drink_still_wins(winner: str, victim: str, other: str, card: str) -> None:
    t = contest(winner, victim, other, deck=("Dragon Breath Ale", "Dark Ale", "Water"))
    getattr(t, winner).hand(card)
    reveal(t)
    getattr(t, winner).plays(card, on=victim)
    t.nobody_answers()
    assert [(pour.drinker, pour.revealer) for pour in t.drinks] == [(1, 0), (1, 1), (2, 2)]
    t.nobody_answers()
    getattr(t, victim).has(alcohol=5, gold=10)
    getattr(t, winner).has(alcohol=0, gold=10)
    assert winners(t) == [0]
    t.nobody_answers()
    getattr(t, winner).has(gold=12)
    getattr(t, victim).has(gold=9)
    getattr(t, other).has(gold=9)


@rule("CONTEST-05", "CONTEST-11")
@example("RDI4-CONTEST-2")
def test_whitehawk_wins_with_the_ale_that_bryn_drinks() -> None:
    _passed_drink_still_wins("whitehawk", "bryn", "tara", "I don't drink until my crew drinks!")


@rule("CONTEST-05", "CONTEST-11")
@example("RDI5-CONTEST-2")
def test_whitehawk_wins_with_the_ale_that_joran_drinks() -> None:
    _passed_drink_still_wins("whitehawk", "joran", "sera", "I don't drink until my crew drinks!")


@rule("CONTEST-05", "CONTEST-11")
@example("RDI6-CONTEST-2")
def test_daareka_wins_with_the_ale_that_vlazlo_drinks() -> None:
    _passed_drink_still_wins("daareka", "vlazlo", "amundyr", "You're thirsty. Wouldn't you agree?")


@rule("CONTEST-05", "CONTEST-11")
@example("RDI13-CONTEST-2")
def test_deirdre_wins_with_the_ale_that_gerki_drinks() -> None:
    _passed_drink_still_wins("deirdre", "gerki", "zot", "You look like you need this more than I do!")


@rule("CONTEST-05", "CONTEST-11", "SPLIT-04")
@example("RDI8-CONTEST-2")
def test_farai_wins_with_the_ale_that_he_shares_with_samantha() -> None:
    t = contest("farai", "samantha", "lucky", deck=("Dragon Breath Ale", "Dark Ale", "Elven Wine"))
    t.farai.hand("Told you it was good!")
    reveal(t)
    t.farai.plays("Told you it was good!", on="samantha")
    t.nobody_answers()
    assert alcohol_on_the_table(t) == [2, 1, 3, 2]
    t.nobody_answers()
    t.farai.has(alcohol=2)
    t.samantha.has(alcohol=3)
    assert winners(t) == [t.seat("farai")]
    t.nobody_answers()
    t.farai.has(gold=12)
    t.samantha.has(gold=9)
    t.lucky.has(gold=9)


# --- printed: no Gold left, and the contest still runs --------------------------------------------


def _last_coin_goes_for_the_new_deck(hero: str, second: str, third: str) -> None:
    """First the hero wins and is saved, then, in another game, somebody else does."""
    t = contest(hero, second, third, deck=("Dragon Breath Ale",), only=True)
    t.drink_discard("Light Ale", "Dark Ale", "Water")
    getattr(t, hero).set(gold=1)
    reveal(t)
    t.nobody_answers()
    getattr(t, hero).has(gold=0)
    getattr(t, second).has(gold=9)
    assert t.inn == 3
    assert t.drink_of(hero).alcohol == 4
    t.nobody_answers()
    assert winners(t) == [0]
    t.nobody_answers()
    getattr(t, hero).has(gold=2, alcohol=4)
    getattr(t, second).has(gold=8)
    getattr(t, third).has(gold=8)
    assert not getattr(t, hero).is_out

    t = contest(hero, second, third, deck=("Water", "Light Ale"), only=True)
    t.drink_discard("Wine", "Wine")
    getattr(t, hero).set(gold=1)
    reveal(t)
    t.nobody_answers()
    getattr(t, hero).has(gold=0)
    t.nobody_answers()
    assert winners(t) == [2]
    assert not getattr(t, hero).is_out
    t.nobody_answers()
    getattr(t, third).has(gold=10)
    assert t.pending == ["last-chance"]
    t.nobody_answers()
    assert getattr(t, hero).is_out
    assert not getattr(t, second).is_out


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI4-CONTEST-3")
def test_tara_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("tara", "bryn", "whitehawk")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI5-CONTEST-3")
def test_sera_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("sera", "joran", "zakhan")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI8-CONTEST-3")
def test_samantha_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("samantha", "farai", "lucky")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI6-CONTEST-3")
def test_amundyr_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("amundyr", "vlazlo", "daareka")


@rule("CONTEST-14", "DRINK-01", "CONTEST-05", "LOSE-01")
@example("RDI13-CONTEST-3")
def test_fiona_pays_her_last_coin_and_stays_while_the_contest_runs() -> None:
    _last_coin_goes_for_the_new_deck("fiona", "zot", "gerki")


# --- printed: less than nothing -------------------------------------------------------------------


def _below_zero_ties_with_zero(drink: str) -> None:
    """A Drink of -1 ties with Water, and still takes 1 Alcohol away from its drinker."""
    t = contest("fiona", "zot", deck=(drink, "Water", "Wine", "Light Ale"))
    t.fiona.set(alcohol=5)
    reveal(t)
    assert alcohol_on_the_table(t) == [-1, 0]
    t.nobody_answers()
    t.fiona.has(alcohol=4)
    assert t.events("tie") == [{"seats": [0, 1]}]
    t.nobody_answers()
    assert winners(t) == [0]


@rule("CONTEST-13")
@example("RDI4-INLINE-NEGAC")
def test_being_cut_off_counts_as_nothing_and_sobers_the_drinker() -> None:
    _below_zero_ties_with_zero("We're Cutting You Off!")


@rule("CONTEST-13")
@example("RDI5-INLINE-NEGAC")
def test_a_pot_of_tea_counts_as_nothing_and_sobers_the_drinker() -> None:
    _below_zero_ties_with_zero("Pot of Tea")


@rule("CONTEST-13")
@example("RDI8-INLINE-NEGAC")
def test_tea_in_a_later_box_counts_as_nothing_as_well() -> None:
    _below_zero_ties_with_zero("Pot of Tea")


@rule("CONTEST-13")
@example("RDI6-INLINE-NEGAC")
def test_coffee_counts_as_nothing_and_sobers_the_drinker() -> None:
    _below_zero_ties_with_zero("Coffee")


@rule("CONTEST-13")
@example("RDI13-INLINE-NEGAC")
def test_being_cut_off_in_the_first_boxes_counts_as_nothing_as_well() -> None:
    _below_zero_ties_with_zero("We're Cutting You Off!")


@rule("CONTEST-13", "CONTEST-10")
def test_a_negative_total_is_raised_from_its_real_value() -> None:
    t = contest("fiona", "deirdre", deck=("We're Cutting You Off!", "Light Ale", "Wine", "Water"))
    t.deirdre.hand("Water into Wine")
    reveal(t)
    t.deirdre.plays("Water into Wine", drink_of="fiona")
    t.nobody_answers()
    assert t.drink_of("fiona").alcohol == 1
    t.nobody_answers()
    assert t.events("tie") == [{"seats": [0, 1]}]


# --- printed: a Drink on the side -----------------------------------------------------------------


def _extra_drink_is_not_compared(drinker: str, player: str, other: str, card: str) -> None:
    """The drinker's contest Drink is the weakest; a strong one from the Pile does not help."""
    t = contest(drinker, player, other, deck=("Light Ale", "Elven Wine", "Wine"))
    getattr(t, drinker).pile(CONTEST, "Dragon Breath Ale")
    getattr(t, player).hand(card)
    reveal(t)
    getattr(t, player).plays(card)
    t.nobody_answers()
    assert t.drink_of(drinker).alcohol == 4
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=4)
    assert alcohol_on_the_table(t) == [1, 3, 2]
    t.nobody_answers()
    getattr(t, drinker).has(alcohol=5)
    assert winners(t) == [1]


@rule("CONTEST-12")
@example("RDI4-INLINE-EXTRA")
def test_captains_orders_bring_a_drink_that_is_not_compared() -> None:
    _extra_drink_is_not_compared("bryn", "whitehawk", "tara", "Drink up! Captain's orders")


@rule("CONTEST-12")
@example("RDI6-INLINE-EXTRA")
def test_a_friendly_extra_drink_is_not_compared() -> None:
    _extra_drink_is_not_compared("vlazlo", "dimli", "amundyr", "Drink up, friend!")


@rule("CONTEST-12")
@example("RDI13-INLINE-EXTRA")
def test_an_extra_drink_for_somebody_who_sits_dry_is_not_compared() -> None:
    card = "We're at an inn, and you're not drinking. What's wrong with you?"
    _extra_drink_is_not_compared("deirdre", "fiona", "zot", card)
